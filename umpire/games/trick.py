"""Tricks as a table of four records them, and who wins one."""

from __future__ import annotations

from collections.abc import Sequence

from umpire.cards import SUIT_OF
from umpire.games.course import AnyTrick
from umpire.incidents import Incident
from umpire.incidents.play import ExposedCard, RevokeRecalled

NEXT = (1, 2, 3, 0)
"""The seat to the left of each seat."""


class Trick(AnyTrick):
    """A trick of four cards.

    `faults` are plays out of turn with the seats that had not played before; `excused` are cards
    played after one of an adversary that has since gone back.
    """

    __slots__ = ("excused", "faults")

    def __init__(
        self,
        number: int,
        leader: int,
        cards: Sequence[tuple[int, int]] = (),
        lines: Sequence[int] = (),
        winner: int | None = None,
    ) -> None:
        super().__init__(number, leader, cards, lines, winner)
        self.faults: tuple[tuple[Incident, tuple[int, ...]], ...] = ()
        self.excused: tuple[tuple[int, int], ...] = ()

    def led(self) -> int | None:
        """The suit led, or None where the lead was taken back."""
        for seat, card in self.cards:
            if seat == self.leader:
                return SUIT_OF[card]
        return None


class Failure:
    """A card that did not follow suit, by a player of whom it is not known that he could."""

    __slots__ = ("card", "clock", "instead_of", "line", "trick")

    def __init__(self, trick: Trick, card: int, line: int, clock: int) -> None:
        self.instead_of: tuple[ExposedCard, RevokeRecalled] | None = None
        """The card taken back for this one: as it was ruled on, and as it was thought to be."""
        self.trick = trick
        self.card = card
        self.line = line
        self.clock = clock


class Demand:
    """What a player was rightly called on to do with his next card."""

    __slots__ = ("card", "suit", "what")

    def __init__(self, what: str, card: int | None, suit: int | None) -> None:
        self.what = what
        self.card = card
        self.suit = suit


def winner_of(cards: Sequence[tuple[int, int]], led: int, trump: int | None) -> int | None:
    """The seat that wins a trick; None where trumps are unknown and might decide it."""
    best_seat, best, best_suit = None, -1, led
    for seat, card in cards:
        suit = SUIT_OF[card]
        if suit != led and trump is None:
            return None
        if suit == best_suit:
            if card > best:
                best_seat, best = seat, card
        elif suit == trump:
            best_seat, best, best_suit = seat, card, suit
    return best_seat
