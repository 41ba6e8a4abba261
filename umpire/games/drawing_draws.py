"""Drawing: what is drawn in turn, out of turn and too many.

Where every draw is logged, a draw that is not in the log was not made; where they are taken for
granted (option ``draws=assumed``) an unlogged draw was properly made.

Readings taken here:

- The loser may draw when the winner has led, as long as he has not played himself.
- Who draws again having drawn since the trick has drawn two cards for one; who draws when nobody
  is to draw, or after his own card to the trick in progress, has drawn out of turn. What he drew
  before the trick was over is then, unless it goes back, the card that falls due to him by it.
- Where draws are taken for granted, one that the log tells after the other player's was made
  after it.
- To take up the trump card is to draw it.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.events import Draw
from umpire.games.deals import PLAY
from umpire.games.drawing_stock import StockTable
from umpire.incidents.drawing import BothDrewWrong, DrawOutOfTurn, Overdraw
from umpire.logs.log import Log
from umpire.words import plural


class DrawsTable(StockTable):
    """A table at which cards are drawn."""

    wrong_draws_settle: ClassVar[bool] = False
    """Whether two wrong draws, one by each player, make one incident of both."""

    __slots__ = ()

    def __init__(self, log: Log) -> None:
        super().__init__(log)

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
        self._draws(event, count, cards)

    def _draws(self, event: Draw, count: int, cards: tuple[int, ...]) -> None:
        """Cards come off the stock: those that were due, or others."""
        seat, left = event.player, self.left()
        if count > left:
            have = "the stock is out" if left <= 0 else f"{plural(left, 'card')} can be drawn"
            self.problem(f"{self.who(seat)} cannot draw {plural(count, 'card')}: {have}")
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
        incident = Overdraw(
            offender=self.seat(seat),
            own=own,
            second=second,
            surplus=count - due,
            tricks=self.tricks_done(),
            by_loser=by_loser,
            adversarys=adversarys,
            seen=event.seen,
            evidence=self._overdraw_told(event, count, cards, adversarys, in_turn),
        )
        self.surplus[seat] += count - due
        self.over[seat] = incident
        self.due[seat] = 0
        self.short[seat] -= due
        self.drawn[seat] += count
        self.notice(incident)
        self._draw_made(seat)

    def _overdraw_told(
        self, event: Draw, count: int, cards: tuple[int, ...], adversarys: bool, in_turn: bool
    ) -> tuple[tuple[int, str], ...]:
        """The evidence of cards drawn too many."""
        seat, due = event.player, self.due[event.player]
        named = f": {' '.join(self.card(card) for card in cards)}" if cards else ""
        dues = plural(due, "card") if due else "none"
        words = f"{self.who(seat)} draws {plural(count, 'card')}{named}; {dues} was due"
        if not adversarys:
            return ((self.line, words),)
        looked = " and was looked at" if event.seen and in_turn else ""
        which = "second" if in_turn else "first"
        note = f"the {which} was due to {self.who(1 - seat)}{looked}"
        return (self.line, words), (self.line, note)

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
