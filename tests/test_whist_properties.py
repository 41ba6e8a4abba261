"""Whist, whatever the cards: lawful deals are silent, and one revoke is exactly one revoke."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from whist_deals import CARDS, SEATS, Deal

from umpire.judge import Report, judge
from umpire.logs.text import read

seeds = st.integers(0, 2**32)


def ruled(*lines: str) -> Report:
    report = judge(read("\n".join(("game: whist", *lines)), "test"))
    assert report.errors == []
    return report


@given(seed=seeds, known=st.booleans(), one_line=st.booleans(), count=st.integers(1, 3))
def test_lawful_deals_give_no_ruling_and_the_right_score(
    seed: int, known: bool, one_line: bool, count: int
) -> None:
    rng = random.Random(seed)
    deals = [Deal(rng).play() for _ in range(count)]
    for before, deal in pairwise(deals):
        turned = (before.dealer + 1 - deal.dealer) % 4
        deal.dealer = (deal.dealer + turned) % 4
        deal.hands = deal.hands[-turned:] + deal.hands[:-turned] if turned else deal.hands
        deal.tricks = [[((s + turned) % 4, c) for s, c in trick] for trick in deal.tricks]
        deal.winners = [(winner + turned) % 4 for winner in deal.winners]
    report = ruled(*(deal.text(known, one_line) for deal in deals))
    assert report.rulings == []
    assert report.docket == []
    assert [deal["tricks"] for deal in report.deals] == [deal.won() for deal in deals]
    points = {"NS": 0, "EW": 0}
    for deal in deals:
        if max(points.values()) >= 10:
            points = {"NS": 0, "EW": 0}
        for side, tricks in deal.won().items():
            points[side] += max(0, tricks - 6)
    assert report.score == points


@given(seed=seeds)
def test_a_trick_on_one_line_and_card_by_card_come_to_the_same(seed: int) -> None:
    deal = Deal(random.Random(seed)).play(revoke=seed % 2 == 0)
    one, each = ruled(deal.text()), ruled(deal.text(one_line=False))
    assert one.deals == each.deals
    assert one.score == each.score
    shown = [(r.incident.kind, r.incident.trick, r.status) for r in one.rulings]
    assert shown == [(r.incident.kind, r.incident.trick, r.status) for r in each.rulings]


CLAIMS = {
    "never": "lapsed",
    "in-time": "open",
    "chosen": "enforced",
    "at-the-end": "open",
    "after-gathering": "refused",
    "waived": "waived",
}


@pytest.mark.parametrize("claim", CLAIMS)
@given(seed=seeds, known=st.booleans(), one_line=st.booleans())
def test_one_revoke_is_exactly_one_revoke(
    claim: str, seed: int, known: bool, one_line: bool
) -> None:
    deal = Deal(random.Random(seed)).play(revoke=True)
    if deal.revoke is None:
        return
    trick, seat, card = deal.revoke
    claimant = SEATS[(seat + 1) % 4]
    claims = f"{claimant} claims a revoke by {SEATS[seat]} at trick {trick}"
    lines = [*deal.opening(known)]
    for number, played in enumerate(deal.play_lines(one_line), 1):
        lines += played
        if number == trick and claim in ("in-time", "chosen"):
            lines += ["trick turned", claims]
    lines += ["trick turned"]
    lines += [claims] if claim == "at-the-end" else []
    lines += [f"{claimant} chooses take-tricks"] if claim == "chosen" else []
    lines += [f"{claimant} waives revoke"] if claim == "waived" else []
    lines += ["tricks gathered"]
    lines += [claims] if claim == "after-gathering" else []
    report = ruled(*lines)
    assert [r.incident.kind for r in report.rulings] == ["revoke"]
    ruling = report.rulings[0]
    assert ruling.incident.offender == SEATS[seat]
    assert ruling.incident.trick == trick
    assert ruling.status == CLAIMS[claim]
    assert CARDS[card] in report.log.source[ruling.incident.line - 1]
    expected = deal.won()
    if claim == "chosen":
        loser = ("NS", "EW")[seat % 2]
        winner = ("NS", "EW")[1 - seat % 2]
        moved = min(3, expected[loser])
        expected = {loser: expected[loser] - moved, winner: expected[winner] + moved}
    assert report.deals[0]["tricks"] == expected


@given(seed=seeds, known=st.booleans())
def test_a_claim_with_no_revoke_is_refused(seed: int, known: bool) -> None:
    deal = Deal(random.Random(seed)).play()
    number = seed % 13 + 1
    lines = deal.opening(known)
    for trick, played in enumerate(deal.play_lines(), 1):
        lines += played
        if trick == number:
            lines += ["trick turned", "N claims a revoke by E"]
    report = ruled(*lines, "tricks gathered")
    assert [(r.incident.kind, r.status) for r in report.rulings] == [("revoke-claim", "refused")]
    assert report.rulings[0].citations[0] == ("whist-club", "xvii")
