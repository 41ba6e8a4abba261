"""The table of a drawing game as `umpire show` draws it."""

from __future__ import annotations

from drawing_deals import random_deal
from drawing_rulings import ruled
from hypothesis import given
from hypothesis import strategies as st

from umpire.judge import judge
from umpire.logs.text import read
from umpire.reports.drawing_view import render

BEGUN = """
    game: bezique
    players: A Ann, B "Bob Lee"
    Ann deals
    hand Ann: AS KS QS JD 10H 9H 8C 7C
    Ann turns up 7H
    "Bob Lee" 9C
    Ann 10H
    Ann declares bezique: QS JD
    Ann draws KD
"""


def view(log: str, *, width: int = 80, until: int | None = None) -> list[str]:
    table = ruled(log, until=until).table
    assert table is not None
    return render(table, width=width).split("\n")  # type: ignore[arg-type]


def test_both_hands_the_stock_and_who_is_to_draw() -> None:
    assert view(BEGUN) == [
        "deal 1 · dealer A (Ann) · trumps ♥ hearts",
        "stock: 46 cards face down, 7♥ under it",
        "",
        "A (Ann)" + " " * 14 + "B (Bob Lee)",
        "  ♠ A K" + " " * 14 + "  7 cards",
        "  ♥ 9",
        "  ♦ K",
        "  ♣ 8 7",
        "  declared: Q♠ J♦",
        "",
        "trick 2: A (Ann) is to lead",
        "to draw: B (Bob Lee) 1 card",
        "tricks won: A (Ann) 1, B (Bob Lee) 0",
        "",
    ]


def test_a_narrow_terminal_has_one_hand_under_the_other() -> None:
    lines = view(BEGUN, width=40)
    assert lines.index("B (Bob Lee)") > lines.index("A (Ann)")


def test_the_trick_on_the_table() -> None:
    assert "trick 1: B (Bob Lee) 9♣; A (Ann) is to play" in view(BEGUN, until=6)
    assert "trick 1: B (Bob Lee) 9♣, A (Ann) 10♥; complete, won by A (Ann)" in view(BEGUN, until=7)
    wrong = "game: bezique\nA deals\nA turns up 8H\nA leads AC"
    assert "trick 1: A A♣ out of turn (B was to lead); B is to play" in view(wrong)


def test_before_after_and_without_a_deal() -> None:
    assert view("game: bezique\nnote: nothing yet")[0] == "nothing has been dealt yet"
    void = "game: pinochle\nA deals\npack imperfect"
    assert view(void)[0] == "deal 1 is annulled; A deals next"


def test_unknown_trumps_and_a_stock_that_is_out() -> None:
    lines = view("game: bezique\nA to lead trick 30")
    assert lines[:2] == ["deal 1 · trumps not known", "the stock is out"]
    assert "tricks won: A 0, B 0 (the first 29 are not logged)" in lines


@given(
    game=st.sampled_from(["bezique", "pinochle"]),
    seed=st.integers(0, 2**32),
    until=st.integers(1, 120),
)
def test_every_table_can_be_drawn(game: str, seed: int, until: int) -> None:
    report = judge(read(random_deal(game, seed).text, "test"), until=until)
    assert report.table is not None
    assert render(report.table).endswith("\n")  # type: ignore[arg-type]
