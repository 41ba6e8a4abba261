"""Where on a line something stands."""

from __future__ import annotations

import pytest

from umpire.cards import card_of_text
from umpire.incidents.play import LeadOutOfTurn, LookedAtTrick, MissedTrick
from umpire.logs.files import loads
from umpire.logs.log import Log, Problem
from umpire.reports.locate import Locator, Place

HEAD = 'game: whist\nplayers: N Ann, E "Bob Lee", S 猫, W Dan\n'
"""Two lines: what a test writes stands on line 3."""


def log_of(line: str) -> Log:
    [log] = loads(HEAD + line + "\n", "t.game")
    return log


def card(name: str) -> int:
    found = card_of_text(name)
    assert found is not None
    return found


def at(line: str, place: Place | None) -> str | None:
    return None if place is None else line[place.column - 1 : place.column - 1 + place.length]


@pytest.mark.parametrize(
    ("line", "name", "found"),
    [
        ("E plays 3H", "3H", "3H"),
        ("  E\tplays\t3H  # 3H", "3H", "3H"),
        ('"Bob Lee" ♥3', "3H", "♥3"),
        ("E h3", "3H", "h3"),
        ("2: W AS, N 4S, E TH, S 6S", "10H", "TH"),
        ("2: W AS,N 4S,E 10h,S 6S", "10H", "10h"),
        ("猫 leads QD", "QD", "QD"),
        ("E plays QD and KD", "KD", "KD"),
        ("hand E: KS 9S 7S, QH 3H", "3H", "3H"),
        ("hand E: KT9.QJ3.AJ85.642", "10S", "T"),
        ("hand E: K109.QJ3.AJ85.642", "10S", "10"),
        ("hand E: K109.QJ3.AJ85.642", "3H", "3"),
        ("hand E: K109.QJ3.AJ85.642", "2C", "2"),
        ("hand E: kt9.qj3.aj85.642", "QH", "q"),
        ("hand E: -.QJ3.AJ85.642", "KS", None),
        ("E plays 3H", "3D", None),
        ("E plays 3H # 3D was meant", "3D", None),
        ("pc|D3|pc|H3|pc|S3|", "3H", "H3"),
    ],
)
def test_a_card_on_a_line(line: str, name: str, found: str | None) -> None:
    assert at(line, Locator(log_of(line)).card(3, card(name))) == found


def test_of_two_alike_the_one_that_the_player_played() -> None:
    line = "1: A KS, B KS"
    [log] = loads(f"game: bezique\nplayers: A Ann, B Bob\n{line}\n", "t.game")
    locator = Locator(log)
    assert locator.card(3, card("KS"), 0) == Place(6, 2)
    assert locator.card(3, card("KS"), 1) == Place(12, 2)
    assert locator.card(3, card("KS")) == Place(6, 2)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("N has 11 cards", "N has 11 cards"),
        ("\t N has 11 cards  # counted", "N has 11 cards"),
        ('S signals to N "a # b" # c', 'S signals to N "a # b"'),
    ],
)
def test_a_statement_is_the_line_without_comment(line: str, found: str) -> None:
    assert at(line, Locator(log_of(line)).statement(3)) == found


def test_what_a_player_does_on_a_line_of_several() -> None:
    line = '2: W AS, N 4S, "Bob Lee" 3H, 猫 6S'
    locator = Locator(log_of(line))
    assert at(line, locator.player(3, 1)) == '"Bob Lee" 3H'
    assert at(line, locator.player(3, 2)) == "猫 6S"
    assert Locator(log_of("N has 11 cards")).player(3, 0) is None


def test_an_incident_is_at_its_card() -> None:
    line = "E leads QD # QD"
    incident = LeadOutOfTurn(offender="E", card=card("QD"), due="W", line=3)
    assert Locator(log_of(line)).incident(incident) == Place(9, 2)


def test_an_incident_without_a_card_is_what_the_offender_did() -> None:
    line = "2: W AS, N 4S, E 3H, S 6S"
    incident = MissedTrick(offender="E", line=3)
    assert at(line, Locator(log_of(line)).incident(incident)) == "E 3H"


def test_an_incident_that_is_no_card_is_the_whole_statement() -> None:
    line = "W looks at trick 1 # hm"
    incident = LookedAtTrick(
        offender="W", back=1, lying_winner=False, cards=4, consent=False, line=3
    )
    assert at(line, Locator(log_of(line)).incident(incident)) == "W looks at trick 1"


def test_evidence_is_at_the_first_card_that_its_words_name() -> None:
    line = "hand E: KS 9S 7S, QH 3H"
    incident = MissedTrick(offender="E", line=9)
    locator = Locator(log_of(line))
    assert at(line, locator.evidence(incident, 3, "East holds 9♠")) == "9S"
    assert at(line, locator.evidence(incident, 3, "East holds 2♣")) == line


def test_a_problem_is_where_reading_found_it_or_at_its_card() -> None:
    line = "E leads QD"
    locator = Locator(log_of(line))
    read = Problem(3, 3, "what?", length=5)
    assert locator.problem(read) == Place(3, 5)
    replayed = Problem(3, 1, "twice")
    assert locator.problem(replayed) == Place(1, 10)
    replayed.card, replayed.other = card("QD"), 3
    assert locator.problem(replayed) == Place(9, 2)
    assert locator.other(replayed) == Place(9, 2)


def test_a_log_without_source_is_shown_by_its_events() -> None:
    text = '{"header": {"game": "whist"}, "events": [{"kind": "deal", "player": "S"}, '
    text += '{"kind": "play", "player": "E", "card": "QD", "lead": true}]}'
    [log] = loads(text, "t.json")
    locator = Locator(log)
    assert locator.text(1) == "S deals"
    assert locator.text(2) == "E leads QD"
    assert locator.card(2, card("QD")) == Place(9, 2)
    assert locator.text(3) is None
    assert locator.text(0) is None
