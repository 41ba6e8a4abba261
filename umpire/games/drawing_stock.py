"""The stock: who is due to draw, and what is left to be drawn.

After every trick each player draws a card, the winner first, until the stock and then the trump
card are gone.

Readings taken here:

- A log that takes play up begins when both have drawn, unless it begins with a draw, a
  declaration or an exchange, or with hands that are all a card short.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.games.drawing_score import Ledger
from umpire.games.drawing_trick import Trick
from umpire.incidents.drawing import DrawOutOfTurn, MissedDraw, Overdraw, PlayWithoutDrawing
from umpire.logs.log import Log


class StockTable(Ledger):
    """A table with a stock.

    By seat: `due` are the cards to be drawn now and `drawn` those drawn since the last trick;
    `owed` the cards to be drawn over and above the next time, `carried` those of them that are in
    `due`, `missed` the draws left out of which no ruling disposes, and `skips` those that a ruling
    takes away. `surplus` are cards drawn too many and not returned, with the incident in
    `over`; `kept` those found in the hand later. `short` is the number of cards by which a hand is
    rightly below its full size. `dead` cards stay in the stock.
    `presumed`: an unlogged draw was taken for granted since the last trick, on whose line.
    `last_drawn` is the card last drawn since the trick, None where the log does not name it.
    """

    missed_draw: ClassVar[type[PlayWithoutDrawing] | type[MissedDraw]] = PlayWithoutDrawing
    """What the game calls a play without the draw that was due."""

    __slots__ = (
        *("assumed", "carried", "choice", "dead", "drawn", "due", "even", "filled"),
        *("free_order", "kept", "last_drawn", "missed", "offset", "out_of_turn", "over", "owed"),
        *("presumed", "restored", "short", "skipped", "skips", "surplus", "to_show"),
        *("was_due",),
    )

    def __init__(self, log: Log) -> None:
        self.assumed = log.header.options.get("draws") == "assumed"
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.due, self.drawn, self.owed, self.carried = [0, 0], [0, 0], [0, 0], [0, 0]
        self.missed, self.skips, self.skipped = [0, 0], [0, 0], [False, False]
        self.surplus, self.kept, self.short = [0, 0], [0, 0], [0, 0]
        self.over: list[Overdraw | None] = [None, None]
        self.out_of_turn: list[DrawOutOfTurn | None] = [None, None]
        self.was_due = [0, 0]
        self.last_drawn: list[int | None] = [None, None]
        self.presumed = [0, 0]
        self.restored: list[tuple[int | None] | None] = [None, None]
        self.filled = [0, 0]
        self.choice = [False, False]
        self.to_show: list[list[tuple[str, int | None]]] = [[], []]
        self.dead = 0
        self.offset = 0
        self.even = False
        self.free_order = False

    def taken_up_at(self, number: int) -> None:
        super().taken_up_at(number)
        self.short = [max(0, number - self.closing_begins())] * 2

    def gap_reopens(self) -> None:
        """Play is taken up before the draws that follow the trick before."""
        self.due, self.short = [1, 1], [1, 1]
        self.stock += 2
        for seat in (0, 1):
            if self.hand_lines[seat] is None and self.unknown[seat]:
                self.size[seat] -= 1
                self.unknown[seat] -= 1

    def at_taken_up_gap(self, seat: int | None) -> bool:
        """Whether a draw or declaration now shows that play was taken up between two tricks."""
        begun = self.play_begun() or any(self.drawn) or any(self.due)
        between = self.first_trick > 1 and not begun and not self.closing
        return between and seat is not None and seat == self.leader

    def _first_draw_told(self, seat: int) -> None:
        """A draw that begins the log: of the leader, or of the other, the leader having drawn."""
        if self.at_taken_up_gap(seat):
            self.gap_reopens()
        elif self.at_taken_up_gap(1 - seat):
            self.due[seat] = self.short[seat] = 1
            self.drawn[1 - seat] = 1
            self.stock += 1

    def left(self) -> int:
        """The cards that are still to be drawn, the trump card among them."""
        return self.stock - self.dead + self.trump_lies

    def is_closing(self) -> bool:
        """Whether a trick led now is one of the closing tricks: what is left is due already."""
        return self.closing or self.left() <= sum(self.due)

    # --- a trick is over: both are due to draw ---

    def trick_over(self, trick: Trick) -> None:
        super().trick_over(trick)
        if trick.winner is not None:
            self.barred[trick.winner] = False
            self.come(("takes-trick", self.deal, self.seat(trick.winner)))
        if not self.closing:
            self._open_draws()

    def _open_draws(self) -> None:
        left, first = self.left(), self.leader
        self.drawn, self.free_order, self.was_due = [0, 0], False, [0, 0]
        self.out_of_turn, self.restored = [None, None], [None, None]
        self.filled, self.last_drawn = [0, 0], [None, None]
        self.skipped, self.presumed = [False, False], [0, 0]
        if left <= 0:
            self.stock_out()
            return
        self.offset = sum(self.owed) + sum(self.missed) + sum(self.kept) + sum(self.surplus)
        self.carried, self.owed = self.owed, [0, 0]
        self.due = [1 + self.carried[0], 1 + self.carried[1]]
        for seat in (0, 1):
            self.skip(seat)
        to_share = left + sum(self.surplus)
        if sum(self.due) > to_share:
            self._share(to_share, first)
        if self.stock == 2 and self.trump_lies and sum(self.due) == 2:
            self.stock_even("the draws are level, and two cards lie in the stock")

    def skip(self, seat: int) -> None:
        """A ruling makes a player do without his draw."""
        if self.skips[seat] and self.due[seat] and not self.drawn[seat]:
            self.due[seat] -= 1
            self.skips[seat] -= 1
            self.skipped[seat] = True

    def _share(self, left: int, first: int | None) -> None:
        """Too few cards are left: they go to whoever lacks most, and then to the winner."""
        wanted, self.due = self.due, [0, 0]
        for _ in range(left):
            lacks = [wanted[seat] - self.due[seat] for seat in (0, 1)]
            seat = (first or 0) if lacks[0] == lacks[1] else lacks.index(max(lacks))
            self.due[seat] += 1
        for seat in (0, 1):
            kept = min(self.carried[seat], wanted[seat] - self.due[seat])
            self.carried[seat] -= kept
            self.owed[seat] += kept

    def stock_out(self) -> None:
        """The last card is drawn: the closing tricks begin."""
        self.closing = True
        self.due, self.owed = [0, 0], [0, 0]
        self.come(("stock-out", self.deal))
        self.stock_is_gone()

    def stock_is_gone(self) -> None:
        """The closing tricks begin."""

    def stock_even(self, words: str) -> None:
        """An even number of cards is left, which shows that something went wrong before."""
