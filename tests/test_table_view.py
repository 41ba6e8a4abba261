"""The whist table drawn for people."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len

from umpire.games.whist import Whist
from umpire.judge import judge
from umpire.logs.files import loads
from umpire.reports import table_view

GOLDEN = Path(__file__).parent / "golden"

FOUR_HANDS = """\
game: whist
players: N Ann, E Bob, S Cat, W Dan
S deals
hand N: QS 9S 6S 4S, 6H, JD 9D 8D 6D 3D, AC QC 3C
hand E: 7S 2S, AH 10H, KD QD, JC 9C 8C 6C 5C 4C 2C
hand S: AS 5S, KH QH 8H 7H 4H 3H, 7D 5D 4D 2D, 10C
hand W: KS JS 10S 8S 3S, JH 9H 5H 2H, AD 10D, KC 7C
S turns up QH
1: W JS, N 9S, E 7S, S AS
S takes up the trump card
S leads 4D
W AD
"""


def table(text: str, until: int | None = None) -> Whist:
    [log] = loads(text, "t.game")
    found = judge(log, until=until).table
    assert isinstance(found, Whist)
    return found


def drawn(text: str, width: int = 80, until: int | None = None) -> str:
    return table_view.render(table(text, until), width=width)


def test_the_players_sit_around_the_trick() -> None:
    """After trick 1, of which South's ace won spades, and two cards of trick 2."""
    assert (
        drawn(FOUR_HANDS)
        == """\
deal 1 · dealer South (Cat) · trumps ♥ hearts · Q♥ turned up

                                  North (Ann)
                                  ♠ Q 6 4
                                  ♥ 6
                                  ♦ J 9 8 6 3
                                  ♣ A Q 3

West (Dan)                             ·              East (Bob)
♠ K 10 8 3                                            ♠ 2
♥ J 9 5 2                          A♦     ·           ♥ A 10
♦ 10                                                  ♦ K Q
♣ K 7                                  4♦             ♣ J 9 8 6 5 4 2

                                 South (Cat)
                                 ♠ 5
                                 ♥ K Q 8 7 4 3
                                 ♦ 7 5 2
                                 ♣ 10

trick 2: South (Cat) led 4♦; North (Ann) is to play
tricks won: North and South 1, East and West 0
"""
    )


def test_on_a_narrow_page_the_hands_stand_one_under_the_other() -> None:
    text = drawn(FOUR_HANDS, 40)
    assert "North (Ann)\n  ♠ Q 6 4\n  ♥ 6\n  ♦ J 9 8 6 3\n  ♣ A Q 3\nEast (Bob)\n" in text
    assert "on the table: South 4♦, West A♦\n" in text


def test_a_void_suit_is_a_dash() -> None:
    assert "♣ -" in drawn(
        "game: whist\nS deals\nhand E: AS KS QS JS, AH KH QH JH, AD KD QD JD 10D\n"
    )


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("W leads AS", [13, 13, 13, 12]),
        ("1: W KD, N 2D, E 5D, S 9D", [12, 12, 12, 12]),
        ("1: W KD, N 2D, E 5D, S 9D\nW leads AS\nN 3S\nN recalls 3S", [12, 12, 12, 11]),
        ("W to lead trick 5\nW leads AS", [9, 9, 9, 8]),
        # One hand was found wrong: what the others were dealt is not known.
        ("W leads AS\nN has 12 cards", [12, None, None, None]),
    ],
)
def test_cards_left_are_counted_as_far_as_they_are_known(
    line: str, cards: list[int | None]
) -> None:
    found = table(f"game: whist\nS deals\ntrump H\n{line}\n")
    assert [table_view.cards_left(found, seat) for seat in range(4)] == cards


def test_nobody_knows_how_many_cards_lie_in_a_hand_that_is_being_dealt() -> None:
    text = drawn("game: whist\nS deals\n")
    assert text.count("cards: ?") == 4
    assert "trumps not known" in text


def test_a_card_that_was_shown_is_known() -> None:
    text = drawn("game: whist\nS deals\nS turns up 4H\nW leads AS\nN exposes QD\n")
    north = text[text.index("North") :].split("\n")
    assert [line.strip() for line in north[:3]] == ["North", "♦ Q", "and 12 more"]
    south = text[text.index("South\n") :].split("\n")
    assert [line.strip() for line in south[:3]] == ["South", "♥ 4", "and 12 more"]


def test_a_lead_out_of_turn_names_who_was_to_lead() -> None:
    text = drawn("game: whist\nS deals\nS turns up 4H\nE leads QD\n")
    assert "trick 1: East led Q♦ out of turn (West was to lead)\n" in text
    assert "4♥ turned up, on the table" in text


def test_a_complete_trick_names_its_winner() -> None:
    text = drawn("game: whist\nS deals\nS turns up 4H\n1: W KD, N 2D, E 5D, S 9D\n")
    assert "trick 1: West led K♦; complete, won by West\n" in text
    assert "tricks won: North and South 0, East and West 1\n" in text


def test_who_won_is_not_guessed_where_trumps_are_not_known() -> None:
    text = drawn("game: whist\nS deals\n1: W KD, N 2D, E 5C, S 9D\n")
    assert "complete, and who won it is not known" in text


def test_tricks_that_are_not_logged_are_mentioned() -> None:
    text = drawn("game: whist\nS deals\ntrump none\nW to lead trick 5\n")
    assert "no trumps" in text
    assert "trick 5: West is to lead\n" in text
    assert "(the first 4 are not logged)" in text


def test_before_between_and_after_deals() -> None:
    log = (GOLDEN / "fresh-deal.game").read_text(encoding="utf-8")
    assert drawn(log, until=4) == "nothing has been dealt yet\n"
    assert drawn(log, until=8) == "deal 1 is annulled; West (Dan) deals next\n"
    assert drawn(log).startswith("deal 2 · dealer West (Dan)")


@pytest.mark.parametrize("width", [30, 66, 80, 100])
def test_hostile_and_wide_names_keep_the_table_in_its_lanes(width: int) -> None:
    log = (GOLDEN / "hostile.game").read_text(encoding="utf-8")
    lines = drawn(log, width).split("\n")
    odd = {c for line in lines for c in line if unicodedata.category(c) in ("Cc", "Cf")}
    assert not odd
    assert max(map(cell_len, lines)) <= width
    if width >= 66:
        west = next(line for line in lines if line.startswith("West ("))
        below = lines[lines.index(west) + 1]
        assert cell_len(west[: west.index("East (")]) == cell_len(below[: below.index("12 cards")])
