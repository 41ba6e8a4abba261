"""Cards that go back to the stock: drawn in error, drawn too many, or sent back by a ruling.

Readings taken here: a card that the other player has chosen goes back, and a short hand that he
has let be filled is filled, whether the log goes on to say so or not; if it then names another
card, it was that one.
"""

from __future__ import annotations

from umpire.events import ReturnCard
from umpire.games.drawing_draws import DrawsTable
from umpire.logs.log import Log


class ReturnsTable(DrawsTable):
    """A table at which cards are returned."""

    __slots__ = ()

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    # --- returning ---

    def on_return_card(self, event: ReturnCard, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        seat, card = event.player, event.card
        done = self.restored[seat]
        if done is not None:
            self.restored[seat] = None
            self._returned_as_ruled(seat, done[0], card)
            return
        wrong, over = self.out_of_turn[seat], self.over[seat]
        if card is None and wrong is not None:
            card = wrong.card
        elif card is None and over is not None:
            card = over.second
        if not (wrong or self.surplus[seat] or self.kept[seat] or self.drawn[seat]):
            self.problem(f"{self.who(seat)} has drawn nothing that could go back")
            return
        if wrong is not None and card == self.trump_card and not self.trump_lies:
            self._trump_back(seat)
            return
        for _ in range(event.count):
            if not self.back_to_stock(seat, card):
                self.problem(f"{self.who(seat)} has no such card to return", card=card)
                return
            self.one_returned(seat)
        self.come(("returns", self.deal, self.seat(seat)))

    def _trump_back(self, seat: int) -> None:
        """The trump card, drawn out of turn, lies on the table again."""
        if self.trump_card is None or not self.take_from_hand(seat, self.trump_card):
            return
        self.trump_lies = True
        self.one_returned(seat)
        self.come(("returns", self.deal, self.seat(seat)))

    def _returned_as_ruled(self, seat: int, done: int | None, card: int | None) -> None:
        """The log tells of a card that a ruling has sent back already."""
        if card is None or done is None or card == done:
            return
        if self.back_to_stock(seat, card):
            self.off_the_stock(seat, done)

    def one_returned(self, seat: int) -> None:
        if self.out_of_turn[seat] is not None and self.was_due[seat]:
            self.was_due[seat] -= 1
            self.due[seat] += 1
            self.short[seat] += 1
            self.drawn[seat] -= 1
            if not self.was_due[seat]:
                self.out_of_turn[seat] = None
        elif self.surplus[seat]:
            self.surplus[seat] -= 1
            if self.drawn[seat]:
                self.drawn[seat] -= 1
            else:  # drawn before the trick was over
                self.offset -= 1
            if not self.surplus[seat]:
                self.over[seat] = self.out_of_turn[seat] = None
        elif self.kept[seat]:
            self.one_less_kept(seat)
        else:
            self.due[seat] += 1
            self.short[seat] += 1
            self.drawn[seat] -= 1

    def one_less_kept(self, seat: int) -> None:
        """A hand comes nearer to its number."""
        self.kept[seat] -= 1
        if not self.kept[seat]:
            self.come(("number-right", self.deal, self.seat(seat)))
