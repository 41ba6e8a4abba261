"""The cards of a drawing game: two packs in one, so that hands are counts and not sets.

What is known of a hand is the number of its cards and how many of each card it certainly holds;
the rest is unknown. Nothing is inferred: a card is known to be in a hand only where the log says
so, and a copy is taken to be in one place until the log moves it.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.cards import COPIES, NO_TRUMP, PACKS, RANK_OF
from umpire.events import CutIn, Hand, Trump
from umpire.games.course import TrickCourse
from umpire.games.deals import PLAY
from umpire.games.drawing_trick import Trick
from umpire.incidents.drawing import CutTooMany
from umpire.logs.log import Log

_ORDER = (7, 8, 9, 11, 12, 13, 10, 14)
POWER = tuple(_ORDER.index(rank + 2) if rank + 2 in _ORDER else -1 for rank in range(13)) * 4
"""The strength of every card within its suit: A 10 K Q J 9 8 7."""


class HeldTable(TrickCourse[Trick]):
    """A table of two at which hands are counted.

    `size` is the number of cards that each seat holds and `unknown` how many of them the log does
    not name; `certain` says that the log gives the number. `copies` counts, for every card, the
    copies that are known to be somewhere else than in the stock. `trump_lies`: the turned-up card
    lies on the table; `trump_card` is None where the log does not name it. `lowest` is the lowest
    trump, -1 where trumps are unknown.
    """

    hand_size: ClassVar[int] = 8
    smallest_cut: ClassVar[int] = 2

    __slots__ = (
        *("cards", "certain", "copies", "cut_wrongly", "drew_since", "last_cutter", "lowest"),
        *("size", "stock", "trump_lies", "unknown", "where"),
    )

    def __init__(self, log: Log) -> None:
        self.last_cutter: int | None = None
        self.cut_wrongly = False
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        size = self.hand_size
        self.cards = [[0] * 52, [0] * 52]
        self.size = [size, size]
        self.unknown = [size, size]
        self.certain = [False, False]
        self.drew_since = [False, False]
        self.copies = [0] * 52
        self.where: dict[int, int] = {}
        self.stock = self.pack_size() - 2 * size - 1
        self.trump_lies = True
        self.lowest = -1

    @classmethod
    def pack_size(cls) -> int:
        """The number of cards in the pack."""
        return len(PACKS[cls.game]) * 4 * COPIES[cls.game]

    # --- what is known ---

    def known_in(self, seat: int, suit: int) -> list[int]:
        """The cards of a suit that a player is known to hold, each once, the lowest first."""
        hand = self.cards[seat]
        return [card for card in range(suit * 13 + 5, suit * 13 + 13) if hand[card]]

    def is_known(self, seat: int) -> bool:
        """Whether the log names every card of a hand."""
        return not self.unknown[seat]

    def has(self, seat: int, card: int, copies: int = 1) -> bool:
        """See to it that a hand is known to hold a card so often; False if it cannot be."""
        while self.cards[seat][card] < copies:
            if not self.make_known(seat, card):
                return False
        return True

    def reveal(self, seat: int, card: int) -> bool:
        return self.has(seat, card)

    def make_known(self, seat: int, card: int) -> bool:
        """One card more of a hand is seen: False where the record says that it cannot be there."""
        if self.explained(seat, card):
            return True
        if self.copies[card] >= COPIES[self.game]:
            other = self.hand_lines[1 - seat] if self.cards[1 - seat][card] else None
            line = other or self.where.get(card)
            where = f"line {line} has one of them elsewhere" if line else "both are elsewhere"
            self.problem(
                f"{self.code(card)} cannot be in the hand of {self.who(seat)}: "
                f"there are two in the pack, and {where}",
                "one of the lines is wrong",
                card=card,
                other=line,
            )
            return False
        if self.unknown[seat]:
            self.unknown[seat] -= 1
        elif self.certain[seat]:
            line = self.hand_lines[seat]
            self.problem(
                f"{self.code(card)} is not in the hand of {self.who(seat)}, "
                f"as the log has it{f' since line {line}' if line else ''}",
                "one of the lines is wrong, or a draw is missing",
                card=card,
                other=line,
            )
            return False
        else:
            self.size[seat] += 1
        self.cards[seat][card] += 1
        self.copies[card] += 1
        self.where[card] = self.line
        return True

    def explained(self, seat: int, card: int) -> bool:
        """Whether something in the log puts a card into a hand after all, and does so now."""
        return False

    def take_from_hand(self, seat: int, card: int) -> bool:
        """A card leaves a hand for the table; False where it cannot have been there."""
        hand = self.cards[seat]
        if not hand[card] and not self.make_known(seat, card):
            return False
        hand[card] -= 1
        self.size[seat] -= 1
        return True

    def put_in_hand(self, seat: int, card: int) -> None:
        """A card that everybody has seen goes back to a hand."""
        self.cards[seat][card] += 1
        self.size[seat] += 1

    def draws_card(self, seat: int, card: int | None) -> bool:
        """A card comes to a hand out of the stock; False where it cannot have lain there."""
        if card is None:
            self.unknown[seat] += 1
        elif self.copies[card] >= COPIES[self.game]:
            line = self.where.get(card)
            self.problem(
                f"{self.code(card)} cannot be in the stock: both are elsewhere",
                f"one of them was seen on line {line}" if line else None,
                card=card,
                other=line,
            )
            return False
        else:
            self.cards[seat][card] += 1
            self.copies[card] += 1
            self.where[card] = self.line
        self.size[seat] += 1
        self.drew_since[seat] = True
        return True

    def back_to_stock(self, seat: int, card: int | None) -> bool:
        """A card goes from a hand to the stock; False where it is not in the hand."""
        hand = self.cards[seat]
        if card is not None and not hand[card]:
            if not self.make_known(seat, card):
                return False
        elif card is None and not self.unknown[seat]:
            return False
        if card is None:
            self.unknown[seat] -= 1
        else:
            hand[card] -= 1
            self.copies[card] -= 1
        self.size[seat] -= 1
        self.stock += 1
        return True

    # --- hands and trumps in the log ---

    def give(self, seat: int, cards: tuple[int, ...]) -> bool:
        mine = self.cards[seat]
        counts = [0] * 52
        for card in cards:
            counts[card] += 1
        for card in cards:
            if self.copies[card] - mine[card] + counts[card] > COPIES[self.game]:
                line = self.hand_lines[1 - seat] if self.cards[1 - seat][card] else None
                line = line or self.where.get(card)
                self.problem(
                    f"{self.code(card)} is in this hand oftener than it can be",
                    "one of the two is elsewhere" + (f", by line {line}" if line else ""),
                    card=card,
                    other=line,
                )
                return False
        missing = next((card for card in range(52) if mine[card] > counts[card]), None)
        if missing is not None:
            self.problem(
                f"{self.who(seat)} holds {self.code(missing)}, which is not in this hand",
                "one of the lines is wrong",
                card=missing,
                other=self.where.get(missing),
            )
            return False
        for card in cards:
            self.copies[card] += counts[card] - mine[card]
            mine[card] = counts[card]
        self.certain[seat], self.drew_since[seat] = True, False
        self.unknown[seat] = 0
        return True

    def on_hand(self, event: Hand, line: int) -> None:
        super().on_hand(event, line)
        seat = event.player
        if self.hands_pending.get(seat) == (event.count, line):
            self.counted_as(seat, event.count)

    def counted_as(self, seat: int, count: int) -> bool:
        """A hand has so many cards; False where more of them are known than that."""
        known = sum(self.cards[seat])
        if count < known:
            self.problem(
                f"{self.who(seat)} cannot have {count} cards: the log names {known} of them",
                "one of the lines is wrong",
                other=self.hand_lines[seat],
            )
            return False
        if not self.stock_is_out():
            self.stock = max(0, self.stock - (count - self.size[seat]))
        self.size[seat] = count
        self.unknown[seat] = count - known
        return True

    def on_trump(self, event: Trump, line: int) -> None:
        if self.is_idle_turn_up(event.player):
            return
        self.need_deal()
        if self.trump_card is not None and event.card not in (None, self.trump_card):
            self.problem("the trump card is told twice, and differently", "one of them is wrong")
            return
        if event.player is not None and self.dealer is None:
            self.dealer_known(event.player)
        self.next_card_dealt("the trump card is turned up")
        self.trump = event.suit if event.suit is not None and event.suit >= 0 else NO_TRUMP
        self.lowest = self.trump * 13 + PACKS[self.game][0] if self.trump >= 0 else -1
        self.phase = PLAY
        if event.card is not None and self.trump_card is None and not self.stock_is_out():
            self.turn_up(event.card, in_log=event.player is not None or self.dealt_in_log)

    def turn_up(self, card: int, *, in_log: bool) -> None:
        """The trump card lies on the table; `in_log`: it was turned up within the log."""
        if self.copies[card] >= COPIES[self.game]:
            self.problem(
                f"{self.code(card)} cannot be turned up: both are elsewhere",
                card=card,
                other=self.where.get(card),
            )
            return
        self.trump_card = card
        self.copies[card] += 1
        self.where[card] = self.line

    def stock_is_out(self) -> bool:
        """Whether every card of the stock is drawn."""
        return False

    # --- cutting for the deal ---

    def on_cut_in(self, event: CutIn, line: int) -> None:
        """Cut for choice of seat and deal: who cuts higher chooses, so that nobody is due."""
        self.close_deal()
        seat = event.player
        self.come(("cuts-in", self.seat(seat)))
        again = self.last_cutter == seat and seat in self.cut_ins
        if again and not self.cut_wrongly:
            self.cut_wrongly = True
            words = f"{self.who(seat)} shows {self.card(event.card)}, having cut a card"
            self.notice(CutTooMany(offender=self.seat(seat), evidence=((line, words),)), deal=0)
            return
        self.cut_wrongly = False
        self.last_cutter = seat
        self.cut_ins[seat] = [RANK_OF[event.card]]

    def begin_deal(self, dealer: int | None) -> None:
        self.cut_ins, self.last_cutter, self.cut_wrongly = {}, None, False
        super().begin_deal(dealer)

    def _due_to_deal(self, dealer: int) -> tuple[int, bool] | None:
        """Cutting binds nobody to deal: only the turn of the deal does."""
        if self.cut_ins or not self.due_dealers or dealer in self.due_dealers:
            return None
        return self.due_dealers[0], False
