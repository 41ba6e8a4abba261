"""Numbers found wrong: hands and stock counted, draws left out, and what rulings do about them."""

from __future__ import annotations

from typing import ClassVar

from umpire.events import Count, Deal, Said, StockCount
from umpire.games.drawing_returns import ReturnsTable
from umpire.incidents import Incident
from umpire.incidents.dealing import WrongHandCount
from umpire.incidents.drawing import (
    BothTooMany,
    EvenStock,
    MissedDraw,
    PlayWithoutDrawing,
    TooFewCards,
    TooManyCards,
)
from umpire.logs.log import Log
from umpire.players import SEATS
from umpire.words import plural

Notes = tuple[tuple[int, str], ...]


class CountTable(ReturnsTable):
    """A table at which numbers are held against those of the regular course.

    `many` and `few` are the incidents by which a hand was found too long or too short. `playing`: a
    card is being played to the trick in progress or, if there is none, to the next.
    """

    both_long_is_one: ClassVar[bool] = True
    """Whether two hands that are too long make one incident of both."""

    seen_overdraw_stays: ClassVar[bool] = False
    """Whether a surplus card that was looked at keeps its ruling when it is kept."""

    __slots__ = ("deviation", "few", "many", "playing", "undrawn")

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.many: list[TooManyCards | BothTooMany | None] = [None, None]
        self.few: list[TooFewCards | None] = [None, None]
        self.deviation: dict[int, int] = {}
        self.playing = False
        self.undrawn: list[tuple[PlayWithoutDrawing | MissedDraw, int] | None] = [None, None]
        """A card played with a draw owed: the incident, and how many cards were due."""

    def miscount_voids(self) -> bool:
        """Whether a wrong number found now is a fault of the deal."""
        return not self.play_begun() and self.first_trick == 1

    # --- hands counted ---

    def prepare(self, event: Said) -> None:
        """Hands just given are counted before anything happens to them, a new deal included."""
        if isinstance(event, Deal):
            self._count_hands()
        super().prepare(event)

    def _count_hands(self) -> None:
        pending, self.hands_pending = self.hands_pending, {}
        unexplained = not self.dealt_in_log and self.first_trick == 1 and not self.play_begun()
        if unexplained and self._is_an_ending(pending):
            held = next(iter(pending.values()))[0]
            self.problem(
                f"every hand has {held} cards, and the log does not say why",
                f"say who leads: for example `{SEATS[self.game][0]} to lead trick "
                f"{self.all_tricks() - held + 1}`",
            )
            return
        before_drawing = all(count == self.hand_size - 1 for count, _ in pending.values())
        if pending and before_drawing and self.at_taken_up_gap(self.leader):
            self.gap_reopens()
        for seat, (count, line) in pending.items():
            self.count_found(seat, count, line)

    def on_count(self, event: Count, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        seat, count = event.player, event.count
        if self.assumed and self.due[seat] and count > self.hand_size - self.short[seat]:
            self.assume_draws_to(seat)
        exact = self.certain[seat] and self.is_known(seat) and not self.drew_since[seat]
        if exact and self.hand_lines[seat] and count != self.size[seat]:
            self.problem(
                f"{self.who(seat)} cannot have {count} cards",
                f"the log gives him {self.size[seat]} (his hand is on line "
                f"{self.hand_lines[seat]})",
                other=self.hand_lines[seat],
            )
            return
        if self.counted_as(seat, count):
            self.certain[seat] = True
            self.count_found(seat, count, line)

    def count_found(self, seat: int, count: int, line: int) -> None:
        """A hand has so many cards: hold it against the number that it should have."""
        wrong = count - (self.hand_size - self.short[seat])
        if self.miscount_voids():
            self._dealt_wrong(seat, wrong, count, line)
        elif wrong > 0:
            if wrong != self.kept[seat]:
                words = f"{self.who(seat)} holds {plural(count, 'card')}, {wrong} too many"
                self.found_long(seat, wrong, ((line, words),))
        elif wrong < 0:
            self._found_short(seat, -wrong, count, line)
        else:
            self.surplus[seat], self.over[seat] = 0, None
            if self.kept[seat]:
                self.kept[seat] = 1
                self.one_less_kept(seat)

    def _dealt_wrong(self, seat: int, wrong: int, count: int, line: int) -> None:
        if self.deviation.get(seat, 0) == wrong:
            return
        self.deviation[seat] = wrong
        names = SEATS[self.game]
        many = tuple(names[each] for each, by in self.deviation.items() if by > 0)
        few = tuple(names[each] for each, by in self.deviation.items() if by < 0)
        dealer = None if self.dealer is None else self.seat(self.dealer)
        note = (line, f"{self.who(seat)} was dealt {count + self.short[seat]} cards")
        old = self.miscount
        if old is not None and not (many or few):
            self.revise(old, None)
            self.miscount = None
            return
        self.miscount = WrongHandCount(
            offender=dealer,
            dealer=dealer,
            late=False,
            many=many,
            few=few,
            missing=max(0, *(-by for by in self.deviation.values())),
            line=line if old is None else old.line,
            evidence=(*(old.evidence if old else ()), note),
        )
        if old is None:
            self.offend(self.miscount)
        else:
            self.faults = [self.miscount if each is old else each for each in self.faults]
            self.revise(old, self.miscount)

    def found_long(self, seat: int, number: int, notes: Notes) -> None:
        """A hand is found too long: what was drawn too many was kept."""
        over, self.over[seat] = self.over[seat], None
        self.surplus[seat], self.kept[seat] = 0, number
        keeps = over is not None and over.seen is True and self.seen_overdraw_stays
        old: Incident | None = self.many[seat] or (None if keeps else over)
        if over is not None:
            notes = (*over.evidence, *notes)
        if self.both_long_is_one and self.over[1 - seat] is not None:
            self.found_long(1 - seat, self.surplus[1 - seat], ())
        other = self.many[1 - seat]
        if self.both_long_is_one and other is not None and self.kept[1 - seat]:
            self._both_long(other, old, notes)
            return
        new = TooManyCards(
            offender=self.seat(seat),
            surplus=number,
            line=notes[-1][0],
            trick=self.number() if self.playing else self.trick_number(),
            evidence=notes,
        )
        self.many[seat] = new
        if old is not None:
            self.revise(old, new)
        else:
            self.notice(new)

    def _both_long(self, first: Incident, own: Incident | None, notes: Notes) -> None:
        new = BothTooMany(
            surplus=tuple(self.kept),
            line=notes[-1][0],
            trick=self.number() if self.playing else self.trick_number(),
            evidence=(*first.evidence, *notes),
        )
        self.many = [new, new]
        self.revise(first, new)
        if own is not None and own is not first:
            self.revise(own, None)

    def one_less_kept(self, seat: int) -> None:
        super().one_less_kept(seat)
        if not self.kept[seat]:
            self.many[seat] = None

    def _found_short(self, seat: int, missing: int, count: int, line: int) -> None:
        before = self.few[seat]
        if before is not None and before.missing == missing:
            return
        words = f"{self.who(seat)} holds {plural(count, 'card')}, {missing} too few"
        new = TooFewCards(
            offender=self.seat(seat), missing=missing, line=line, evidence=((line, words),)
        )
        self.few[seat] = new
        self.notice(new)

    # --- before a card is played ---

    def before_card(self, seat: int, line: int) -> None:
        """A player plays to a trick: was his draw made, and did a surplus go back?"""
        self.restored[seat] = None
        self.early_draw_counts(seat)
        if self.due[seat]:
            self._draw_owed(seat, line)
        if self.skipped[seat]:
            self.skipped[seat] = False
            self._without_drawing(seat)
        wrong = self.out_of_turn[seat]
        if self.surplus[seat]:
            words = f"{self.who(seat)} plays on without returning a card"
            notes: Notes = ((line, words),)
            if wrong is not None:
                notes = (*wrong.evidence, *notes)
            self.playing = True
            self.found_long(seat, self.surplus[seat] + self.kept[seat], notes)
            self.playing = False
        self.out_of_turn[seat] = None
        self.come(("plays-on", self.deal, self.seat(seat)))

    def _without_drawing(self, seat: int) -> None:
        """A player with too many cards plays without drawing: his number comes right."""
        self.short[seat] -= 1
        if self.kept[seat]:
            self.one_less_kept(seat)

    def _draw_owed(self, seat: int, line: int) -> None:
        if self.assumed:
            self.assume_draws_to(seat)
            return
        if self.left() <= self.even:  # nothing to draw, or an odd card that nobody need take
            self.stock_out()
            return
        owed, self.due[seat] = self.due[seat], 0
        if self.drawn[seat]:
            self.owed[seat] += owed
            self.carried[seat] = 0
            return
        if self.kept[seat]:
            self._without_drawing(seat)
            return
        self.owed[seat] += owed - 1
        self.missed[seat] += 1
        self.carried[seat] = 0
        words = f"{self.who(seat)} plays with a draw owed"
        incident = self.missed_draw(
            offender=self.seat(seat), line=line, trick=self.number(), evidence=((line, words),)
        )
        self.undrawn[seat] = (incident, owed)
        self.notice(incident)

    def played_back(self, seat: int, number: int) -> None:
        """The only card of a trick goes back: a draw forgotten before it can still be made."""
        undrawn = self.undrawn[seat]
        if undrawn is None or undrawn[0].trick != number or self.drawn[seat]:
            return
        incident, owed = undrawn
        self.undrawn[seat] = None
        self.due[seat] = owed
        self.owed[seat] -= owed - 1
        self.missed[seat] -= 1
        self.revise(incident, None)

    # --- the stock counted ---

    def on_stock_count(self, event: StockCount, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        if not self.dealt_in_log and not self.play_begun() and self.first_trick == 1:
            return  # the log takes play up later and has not said where
        left, before = event.count, self.stock
        if left == before or self.closing:
            return
        self.stock = left
        odd = (left + sum(self.drawn) + self.offset) % 2
        if self.assumed:
            odd = odd or (self.stock + sum(self.due) + self.offset) % 2
        if not odd:
            self.stock_even(f"{plural(left, 'card')} left in the stock, where the number is odd")

    def stock_even(self, words: str) -> None:
        if self.even:
            return
        self.even = True
        self.notice(EvenStock(left=self.stock, evidence=((self.line, words),)))
