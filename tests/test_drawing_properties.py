"""Bezique and pinochle, whatever the cards: lawful deals are silent, one fault is one ruling."""

from __future__ import annotations

import re

import pytest
from drawing_deals import CARD_POINTS, Deal, random_deal
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import events, plays, tricks

from umpire.judge import Judge, Report, judge
from umpire.logs.log import Header, Log
from umpire.logs.text import read
from umpire.reports.json import render

GAMES = ("bezique", "pinochle")
FAULTS = ("lead", "order", "two", "missed", "duty")
seeds = st.integers(0, 2**32)
games = st.sampled_from(GAMES)


def options(game: str) -> st.SearchStrategy[dict[str, str]]:
    """Options that change what a deal comes to."""
    if game == "bezique":
        return st.fixed_dictionaries(
            {
                "winning_card": st.sampled_from(["any", "suit"]),
                "last_trick": st.sampled_from(["32", "24"]),
            }
        )
    return st.fixed_dictionaries({"grand_pinochle": st.sampled_from(["yes", "no"])})


deals = games.flatmap(
    lambda game: st.builds(
        lambda seed, chosen: random_deal(game, seed, None, **chosen), seeds, options(game)
    )
)


def ruled(text: str) -> Report:
    report = judge(read(text, "test"))
    assert [(error.line, error.message) for error in report.errors] == []
    return report


def is_silent_and_right(report: Report, deal: Deal) -> None:
    assert [(r.incident.line, r.incident.kind) for r in report.rulings] == []
    assert report.docket == []
    assert report.score == deal.score
    assert report.deals[0]["tricks"] == deal.tricks


@given(deal=deals)
def test_lawful_deals_give_no_ruling_and_the_right_score(deal: Deal) -> None:
    is_silent_and_right(ruled(deal.text), deal)


@given(deal=deals)
def test_so_they_do_when_nobody_knows_the_hands_or_what_is_drawn(deal: Deal) -> None:
    text = re.sub(r"^hand .*\n", "", deal.text, flags=re.MULTILINE)
    text = re.sub(r"^([AB]) draws \w+$", r"\1 draws", text, flags=re.MULTILINE)
    is_silent_and_right(ruled(text), deal)


@given(deal=deals)
def test_so_they_do_when_draws_are_taken_for_granted(deal: Deal) -> None:
    text = deal.text.replace("options: ", "options: draws=assumed, ")
    text = re.sub(r"^[AB] draws .*\n", "", text, flags=re.MULTILINE)
    is_silent_and_right(ruled(text), deal)


@given(deal=deals)
def test_so_they_do_with_names_and_card_by_card(deal: Deal) -> None:
    head, body = deal.text.split("\n", 1)
    body = re.sub(r"^\d+: (.*), (.*)$", r"\1\n\2", body, flags=re.MULTILINE)
    body = re.sub(r"^A ", "Ann ", body, flags=re.MULTILINE)
    body = re.sub(r"^B ", '"Bob Lee" ', body, flags=re.MULTILINE)
    is_silent_and_right(ruled(f'{head}\nplayers: A Ann, B "Bob Lee"\n{body}'), deal)


@given(deal=deals, at=st.integers(1, 120))
def test_a_lawful_deal_is_silent_as_of_every_line(deal: Deal, at: int) -> None:
    report = judge(read(deal.text, "test"), until=at)
    assert report.errors == []
    assert report.rulings == []
    assert report.docket == []


@given(game=games, seed=seeds)
def test_cards_add_up_to_those_of_the_pack(game: str, seed: int) -> None:
    deal = random_deal(game, seed)
    whole = sum(CARD_POINTS[game].values()) * 4 * 2
    assert deal.cards["A"] + deal.cards["B"] == whole == {"bezique": 160, "pinochle": 240}[game]


@pytest.mark.parametrize("fault", FAULTS)
@given(game=games, seed=seeds)
def test_one_fault_is_exactly_its_ruling(fault: str, game: str, seed: int) -> None:
    deal = random_deal(game, seed, fault)
    report = ruled(deal.text)
    found = [(r.incident.kind, r.incident.offender) for r in report.rulings]
    assert found == ([] if deal.fault is None else [deal.fault])
    assert report.score == deal.score
    assert report.deals[0]["tricks"] == deal.tricks


@given(game=games, seed=seeds)
def test_a_duty_broken_is_found_from_later_cards_too(game: str, seed: int) -> None:
    """With hands and draws unknown a fault may stay hidden, but nothing else is ever found."""
    deal = random_deal(game, seed, "duty")
    text = re.sub(r"^hand .*\n", "", deal.text, flags=re.MULTILINE)
    text = re.sub(r"^([AB]) draws \w+$", r"\1 draws", text, flags=re.MULTILINE)
    found = [(r.incident.kind, r.incident.offender) for r in ruled(text).rulings]
    assert found in ([], [deal.fault])
    if deal.fault is not None and deal.fault[0] == "revoke":
        assert found == [deal.fault]


def header(game: str) -> st.SearchStrategy[Header]:
    """A header of a game that a log may well have."""

    def made(rules: tuple[str, ...], draws: str, points: str) -> Header:
        found = Header(game)
        found.rules = rules
        found.options = {"draws": draws, "game": points}
        return found

    books = [(), (game,), ("foster-general",), (game, "foster-general")]
    return st.builds(
        made,
        st.sampled_from(books),
        st.sampled_from(["logged", "assumed"]),
        st.sampled_from(["1000", "100"]),
    )


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_any_events_replay(game: str, data: st.DataObject) -> None:
    said = st.one_of(events(game), plays(game), tricks(game))
    log = Log("test", data.draw(header(game)))
    for number, event in enumerate(data.draw(st.lists(said, max_size=25)), 1):
        log.add(number, event)
    render([Judge(log).run()])


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), seed=seeds)
def test_a_deal_with_lines_changed_replays(game: str, data: st.DataObject, seed: int) -> None:
    log = read(random_deal(game, seed).text, "test")
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(log.events) - 1))
        change = data.draw(st.sampled_from(["drop", "twice", "swap", "other"]))
        if change == "drop" and len(log.events) > 1:
            del log.events[at], log.lines[at]
        elif change == "twice":
            log.events.insert(at, log.events[at])
            log.lines.insert(at, log.lines[at])
        elif change == "swap" and at:
            log.events[at - 1], log.events[at] = log.events[at], log.events[at - 1]
        else:
            log.events.insert(at, data.draw(events(game)))
            log.lines.insert(at, log.lines[at])
    render([Judge(log).run()])
