"""A trick of two cards, in the drawing games."""

from __future__ import annotations

from umpire.games.course import AnyTrick


class Trick(AnyTrick):
    """A trick of two cards; `due` was to lead, and `closing` says that the stock was out."""

    __slots__ = ("closing", "due")

    cards: list[tuple[int, int]]
    lines: list[int]

    def __init__(self, number: int, leader: int, closing: bool, due: int | None) -> None:
        super().__init__(number, leader, [], [])
        self.closing = closing
        self.due = due

    def led(self) -> int | None:
        """The card led, or None where it was taken back."""
        return next((card for seat, card in self.cards if seat == self.leader), None)
