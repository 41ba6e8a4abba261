"""Tricks of two cards: who leads, who wins, when they are turned, and how far the deal has come.

The deal has two parts. While the stock lasts nobody need follow suit; once the last card is drawn
the closing tricks begin, in which the second player must follow suit and win if he can.
"""

from __future__ import annotations

from umpire.cards import SUIT_OF
from umpire.games.drawing_cards import POWER, HeldTable
from umpire.games.drawing_trick import Trick
from umpire.logs.log import Log


class TrickPairs(HeldTable):
    """A table of two at which tricks are played; `won` counts the tricks of each seat.

    `closing`: the stock is out. `leader` is None where nobody can say who is to lead.
    `any_suit_wins`: while the stock lasts the higher card wins whatever its suit, trumps apart.
    """

    __slots__ = ("any_suit_wins", "closing")

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.any_suit_wins = False

    def clear_deal(self) -> None:
        super().clear_deal()
        self.closing = False

    # --- questions ---

    @classmethod
    def all_tricks(cls) -> int:
        """The number of tricks in a deal."""
        return cls.pack_size() // 2

    @classmethod
    def closing_begins(cls) -> int:
        """The number of the first trick after the stock is out, in a regular deal."""
        return cls.all_tricks() - cls.hand_size + 1

    def stock_is_out(self) -> bool:
        return self.closing

    def last_trick(self) -> Trick | None:
        """The trick last completed, turned or not."""
        if self.trick is not None and len(self.trick.cards) == 2:
            return self.trick
        return self.tricks[-1] if self.tricks else None

    def dealer_has_played(self) -> bool:
        """Whether the dealer has played to the first trick; any card of his where it is unknown."""
        if self.first_trick > 1 or self.tricks:
            return True
        return self.trick is not None and (
            self.dealer is None or self.trick.has_played(self.dealer)
        )

    def deal_complete(self) -> bool:
        """Whether every trick is played, as far as the log tells."""
        if self.tricks_done() >= self.all_tricks():
            return True
        empty = all(self.certain) and not any(self.size)
        return self.closing and self.is_level() and empty and self.play_begun()

    def is_level(self) -> bool:
        """Whether both players have played to the trick in progress, if there is one."""
        return self.trick is None or len(self.trick.cards) == 2

    # --- who wins ---

    def beats(self, card: int, led: int, *, closing: bool) -> bool | None:
        """Whether the second card of a trick wins it; None where trumps might decide."""
        suit, suit_led = SUIT_OF[card], SUIT_OF[led]
        if suit == suit_led:
            return POWER[card] > POWER[led]
        if self.trump is None:
            return None
        if suit == self.trump:
            return True
        if suit_led == self.trump or closing or not self.any_suit_wins:
            return False
        return POWER[card] > POWER[led]

    def winner_of(self, trick: Trick) -> int | None:
        """The seat that wins a trick; None where nobody can say, or no lead lies in it."""
        if trick.led() is None:
            return None
        if len(trick.cards) < 2:
            return trick.leader
        (first, led), (second, card) = trick.cards
        wins = self.beats(card, led, closing=trick.closing)
        return None if wins is None else second if wins else first

    # --- play taken up later ---

    def taken_up_at(self, number: int) -> None:
        """Play is taken up at a trick: what went before is taken to have been regular."""
        self.first_trick = number
        gone = min(number, self.closing_begins()) - 1
        left = self.hand_size - max(0, number - self.closing_begins())
        for seat in (0, 1):
            if self.hand_lines[seat] is None:
                self.size[seat] = left
                self.unknown[seat] = max(0, left - sum(self.cards[seat]))
        self.stock = max(0, self.pack_size() - 2 * self.hand_size - 1 - 2 * gone)
        if number >= self.closing_begins():
            self.closing, self.trump_lies = True, False
            if self.trump_card is not None:
                self.copies[self.trump_card] -= 1
