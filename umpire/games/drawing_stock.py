"""The stock: who is due to draw, what is drawn and returned, and what goes wrong in it.

After every trick each player draws a card, the winner first, until the stock and then the trump
card are gone. Where every draw is logged, a draw that is not in the log was not made; where they
are taken for granted (option ``draws=assumed``) an unlogged draw was properly made.

Readings taken here:

- The loser may draw when the winner has led, as long as he has not played himself.
- Who draws again having drawn since the trick has drawn two cards for one; who draws when nobody
  is to draw, or after his own card to the trick in progress, has drawn out of turn. What he drew
  before the trick was over is then, unless it goes back, the card that falls due to him by it.
- Where draws are taken for granted, one that the log tells after the other player's was made
  after it.
- A log that takes play up begins when both have drawn, unless it begins with a draw, a
  declaration or an exchange, or with hands that are all a card short.
- To take up the trump card is to draw it.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.events import Draw
from umpire.games.deals import PLAY
from umpire.games.drawing_cards import some_cards
from umpire.games.drawing_score import Ledger
from umpire.games.drawing_tricks import Trick
from umpire.incidents.drawing import (
    BothDrewWrong,
    DrawOutOfTurn,
    MissedDraw,
    Overdraw,
    PlayWithoutDrawing,
)
from umpire.logs.log import Log


class StockTable(Ledger):
    """A table with a stock.

    By seat: `due` are the cards to be drawn now and `drawn` those drawn since the last trick;
    `owed` the cards to be drawn over and above the next time, `carried` those of them that are in
    `due`, `missed` the draws left out of which no ruling disposes, and `skips` those that a ruling
    takes away. `surplus` are cards drawn too many and
    not returned, with the incident in `over`; `kept` those found in the hand later. `short` is the
    number of cards by which a hand is rightly below its full size. `dead` cards stay in the stock.
    `presumed`: an unlogged draw was taken for granted since the last trick, on whose line.
    `last_drawn` is the card last drawn since the trick, None where the log does not name it.
    """

    missed_draw: ClassVar[type[PlayWithoutDrawing] | type[MissedDraw]] = PlayWithoutDrawing
    """What the game calls a play without the draw that was due."""

    wrong_draws_settle: ClassVar[bool] = False
    """Whether two wrong draws, one by each player, make one incident of both."""

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

    def made_good(
        self, seat: int, count: int, cards: tuple[int, ...]
    ) -> tuple[int, tuple[int, ...]]:
        """What is left of a draw without the cards by which a ruling has filled a short hand."""
        filled = min(count - self.due[seat], self.filled[seat])
        self.filled[seat] -= filled
        kept = count - filled
        for card in cards[kept:]:
            self.has(seat, card, self.cards[seat][card] + 1)
        return kept, cards[:kept]

    # --- drawing ---

    def on_draw(self, event: Draw, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        self.phase = PLAY
        if self.trick is not None:
            self.turn(line)
        seat, cards = event.player, event.cards
        if self.first_trick > 1:
            self._first_draw_told(seat)
        count = event.count if event.count > len(cards) else len(cards)
        if self.filled[seat] and count > self.due[seat]:
            count, cards = self.made_good(seat, count, cards)
            if not count:
                return
        if self.presumed[seat] and count == 1 and not self.due[seat]:
            self._draw_told(event)
            return
        if self.assumed and self.due[1 - seat] and seat != self.leader and self.due[seat]:
            self.assume_draw(1 - seat)
        self.early_draw_counts(1 - seat)
        left = self.left()
        if count > left:
            have = "the stock is out" if left <= 0 else f"{some_cards(left)} can be drawn"
            self.problem(f"{self.who(seat)} cannot draw {some_cards(count)}: {have}")
            return
        due, other = self.due[seat], self.due[1 - seat]
        in_turn = due > 0 and (not other or seat == self.leader or self.free_order)
        in_turn = in_turn or (due > 0 and self.leader is None)
        if in_turn and due < count <= due + self.missed[seat]:
            due = self._makes_good(seat, count)
        wrong_card = event.trump and self.stock > self.dead and not (self.even and not other)
        if not self._take(event, count, cards):
            return
        if in_turn and count <= due and not wrong_card:
            self.drew(seat, count)
        else:
            self._drew_wrongly(event, count, cards, in_turn=in_turn)
        self.last_drawn[seat] = cards[-1] if cards else None
        if self.left() <= 0 and not any(self.due):
            self.stock_out()

    def _makes_good(self, seat: int, count: int) -> int:
        """A player draws the card that he forgot as well, and nobody has objected."""
        more = count - self.due[seat]
        self.missed[seat] -= more
        self.carried[seat] += more
        self.due[seat] = count
        return count

    def _take(self, event: Draw, count: int, cards: tuple[int, ...]) -> bool:
        """Take cards off the stock, the trump card last; False where the record is wrong."""
        seat = event.player
        for place in range(count):
            card = cards[place] if place < len(cards) else None
            if self.stock > self.dead and not (event.trump and place == count - 1):
                if not self.off_the_stock(seat, card):
                    return False
            elif not self.take_trump(seat, card):
                return False
        return True

    def off_the_stock(self, seat: int, card: int | None) -> bool:
        """A card comes off the stock."""
        if not self.draws_card(seat, card):
            return False
        self.stock -= 1
        return True

    def take_trump(self, seat: int, card: int | None) -> bool:
        if not self.trump_lies:
            self.problem("the trump card was taken before", "a draw is missing, or one too many")
            return False
        if self.trump_card is None:
            self.trump_lies = False
            return self.draws_card(seat, card)
        if card not in (None, self.trump_card):
            self.problem(
                f"the trump card, {self.code(self.trump_card)}, is the last to be drawn, "
                f"not {self.code(card or 0)}",
                "a draw is missing, or one too many",
                card=card,
                other=self.where.get(self.trump_card),
            )
            return False
        self.trump_lies = False
        self.put_in_hand(seat, self.trump_card)
        self.drew_since[seat] = True
        return True

    def drew(self, seat: int, count: int) -> None:
        """A player drew what was due to him."""
        self.due[seat] -= count
        self.drawn[seat] += count
        self.short[seat] -= count
        other = self.out_of_turn[1 - seat]
        if other is not None and other.adversarys:
            self._both_wrong(1 - seat, other)
        self._draw_made(seat)
        if self.carried[seat] and not self.due[seat]:
            self.carried[seat] = 0
            self.come(("made-good", self.deal, self.seat(seat)))

    def early_draw_counts(self, seat: int) -> None:
        """Play goes on: a card drawn before the trick was over is the one now due."""
        early = min(self.due[seat], self.surplus[seat])
        self.due[seat] -= early
        self.surplus[seat] -= early
        self.short[seat] -= early
        self.drawn[seat] += early
        self.offset -= early

    def _draw_made(self, seat: int) -> None:
        if self.watched:
            self.come(("draws", self.deal, self.seat(seat)))
            self.come(("draws-after", self.deal, self.seat(seat), self.tricks_done()))

    def _both_wrong(self, seat: int, first: DrawOutOfTurn) -> None:
        """Each has drawn the other's card."""
        self.out_of_turn[seat] = None
        if not self.wrong_draws_settle:
            return
        words = (self.line, f"{self.who(1 - seat)} draws the card that was due to {self.who(seat)}")
        both = BothDrewWrong(line=self.line, trick=first.trick, evidence=(*first.evidence, words))
        self.to_show[seat] = []
        self.revise(first, both)

    def _drew_wrongly(
        self, event: Draw, count: int, cards: tuple[int, ...], *, in_turn: bool
    ) -> None:
        seat, due = event.player, self.due[event.player]
        again = not due and (self.drawn[seat] > 0 or self.skipped[seat])
        if self.trick is not None and self.trick.has_played(seat):
            again = False
        if count > max(due, 1) or again:
            self._overdrew(event, count, cards, in_turn=in_turn)
            return
        adversarys = due > 0 and self.due[1 - seat] > 0
        card = cards[0] if cards else self.trump_card if event.trump else None
        whose = f": it was due to {self.who(1 - seat)}" if adversarys else ", and was not to draw"
        words = f"{self.who(seat)} draws {self.card(card)}{whose}"
        incident = DrawOutOfTurn(
            offender=self.seat(seat),
            card=card,
            adversarys=adversarys,
            other_drew=self.drawn[1 - seat] > 0,
            evidence=((self.line, words),),
        )
        self.out_of_turn[seat] = incident
        self.was_due[seat] = min(due, count)
        self.due[seat] -= self.was_due[seat]
        self.short[seat] -= self.was_due[seat]
        self.surplus[seat] += count - self.was_due[seat]
        self.drawn[seat] += count
        self.notice(incident)

    def _overdrew(self, event: Draw, count: int, cards: tuple[int, ...], *, in_turn: bool) -> None:
        seat, due, other = event.player, self.due[event.player], self.due[1 - event.player]
        by_loser = self.leader is not None and seat != self.leader
        adversarys = other > 0 and (in_turn or due > 0)
        own = self.last_drawn[seat] if not due else cards[0] if cards else None
        second = cards[due] if len(cards) > due else None
        named = f": {' '.join(self.card(card) for card in cards)}" if cards else ""
        dues = some_cards(due) if due else "none"
        words = f"{self.who(seat)} draws {some_cards(count)}{named}; {dues} was due"
        notes = [(self.line, words)]
        if adversarys:
            looked = " and was looked at" if event.seen and in_turn else ""
            which = "second" if in_turn else "first"
            notes.append((self.line, f"the {which} was due to {self.who(1 - seat)}{looked}"))
        incident = Overdraw(
            offender=self.seat(seat),
            own=own,
            second=second,
            surplus=count - due,
            tricks=self.tricks_done(),
            by_loser=by_loser,
            adversarys=adversarys,
            seen=event.seen,
            evidence=tuple(notes),
        )
        self.surplus[seat] += count - due
        self.over[seat] = incident
        self.due[seat] = 0
        self.short[seat] -= due
        self.drawn[seat] += count
        self.notice(incident)
        self._draw_made(seat)

    def assume_draw(self, seat: int) -> None:
        """An unlogged draw was properly made."""
        count, self.due[seat] = self.due[seat], 0
        self.presumed[seat] = self.line
        for _ in range(count):
            if self.stock > self.dead:
                self.off_the_stock(seat, None)
            else:
                self.take_trump(seat, None)
        self.drawn[seat] += count
        self.short[seat] -= count
        self._draw_made(seat)
        if self.left() <= 0 and not any(self.due):
            self.stock_out()

    def assume_draws_to(self, seat: int) -> None:
        """What a player does shows that he has drawn, and before him the winner of the trick."""
        for each in (1 - seat, seat):
            if self.due[each] and each in (seat, self.leader):
                self.assume_draw(each)

    def _draw_told(self, event: Draw) -> None:
        """A draw taken for granted is in the log after all, after the other's or after the lead."""
        seat, line = event.player, self.presumed[event.player]
        self.presumed[seat] = 0
        if event.cards:
            self.has(seat, event.cards[0], self.cards[seat][event.cards[0]] + 1)
        if self.trick is not None or seat != self.leader:
            return
        words = f"{self.who(1 - seat)} draws: the card was due to {self.who(seat)}"
        wrong = DrawOutOfTurn(
            offender=self.seat(1 - seat),
            card=None,
            adversarys=True,
            other_drew=False,
            line=line,
            evidence=((line, words),),
        )
        self.notice(wrong)
        self._both_wrong(1 - seat, wrong)
        self._draw_made(seat)
