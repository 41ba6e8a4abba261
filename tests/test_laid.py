"""Cards on the table: of two copies, every way in which they may have been used is kept."""

from __future__ import annotations

from umpire.games.laid import LaidCards, Served

KING, QUEEN = 11, 10


def once(kind: str, served: Served) -> str | None:
    """A card serves once in each kind."""
    return "served" if kind in served else None


def test_cards_are_counted_and_played_off() -> None:
    laid = LaidCards()
    assert not laid
    laid.lay("four", {}, [KING, KING, QUEEN], once)
    assert (laid.count(KING), laid.count(QUEEN), laid.cards()) == (2, 1, [QUEEN, KING, KING])
    laid.play(KING)
    laid.play(QUEEN)
    laid.play(QUEEN)
    assert laid.cards() == [KING]
    laid.clear()
    assert not laid


def test_a_copy_that_may_be_free_is_free() -> None:
    laid = LaidCards()
    laid.lay("four", {}, [KING], once)
    laid.lay("marriage", {}, [KING], once)
    assert laid.reason("four", {KING: 1}, once) is None
    assert laid.reason("four", {KING: 2}, once) == "served"
    laid.play(KING)
    for kind in ("four", "marriage"):
        assert laid.reason(kind, {KING: 1}, once) is None
    laid.lay("marriage", {KING: 1}, [], once)
    assert laid.reason("marriage", {KING: 1}, once) == "served"
    assert laid.reason("four", {KING: 1}, once) == "served"


def test_what_is_not_there_cannot_serve() -> None:
    laid = LaidCards()
    assert laid.reason("four", {KING: 1}, once) == "served"
    assert laid.reason("four", {KING: 0}, once) is None
