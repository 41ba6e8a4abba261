"""What rulings do at a drawing table, and the choice between the two cards of a draw."""

from __future__ import annotations

from umpire.events import DemandDeal, Event, TakeChoice
from umpire.games.deals import PLAY
from umpire.games.drawing_count import CountTable
from umpire.incidents import Incident
from umpire.incidents.drawing import DrawOutOfTurn, Overdraw
from umpire.logs.log import Log
from umpire.rulings import Remedy


class EffectsTable(CountTable):
    """A table at which rulings take effect."""

    __slots__ = ()

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    # --- what rulings do ---

    def do_leave_last_card(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The last card of the stock is not drawn."""
        self.dead = 1

    def do_draw_two_next(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A player draws two cards at his next draw."""
        seat = self._bearer(remedy)
        self.missed[seat] = max(0, self.missed[seat] - 1)
        if self.due[seat] and not self.drawn[seat]:
            self.due[seat] += 1
            self.carried[seat] += 1
        else:
            self.owed[seat] += 1

    def do_play_without_drawing(
        self, remedy: Remedy, incident: Incident, event: Event | None
    ) -> None:
        """A player plays without drawing until his number is right."""
        seat = self._bearer(remedy)
        self.skips[seat] = remedy.count or 0
        self.skip(seat)

    def do_deal_void(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The deal is void."""
        self.annul(incident.deal, passes=False)

    def do_deal_passes(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        self.annul(incident.deal, passes=True)
        if self.annulled and self.dealer is not None and incident.deal in (None, self.deal):
            self.due_dealers = (self.left_of(self.dealer),)

    def do_restore_first(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A card drawn too many goes back to the stock."""
        seat = self._bearer(remedy)
        if not self.surplus[seat] or not isinstance(incident, Overdraw):
            return
        if self.back_to_stock(seat, remedy.card):
            self.restored[seat] = (remedy.card,)
            self.one_returned(seat)
            self.come(("returns", self.deal, self.seat(seat)))

    do_restore_second = do_restore_first

    def do_draw_to_make_good(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A short hand is filled up from the stock."""
        seat, count = self._bearer(remedy), remedy.count or 0
        for _ in range(min(count, self.stock)):
            self.off_the_stock(seat, None)
            self.filled[seat] += 1
        self.few[seat] = None
        if seat in self.deviation:
            self.deviation[seat] = 0

    def do_show_card(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A card seen by one must be shown to the other."""
        if not remedy.uses:
            self.to_show[self._bearer(remedy)].append(("second", remedy.card))

    def do_show_own_card(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A player must show the card that was due to him."""
        self.to_show[self._bearer(remedy)].append(("own", remedy.card))

    def _bearer(self, remedy: Remedy) -> int:
        return self.seats((remedy.of or "A",))[0]

    def on_demand_deal(self, event: DemandDeal, line: int) -> None:
        if not self.annulled:
            super().on_demand_deal(event, line)

    # --- the choice between two cards ---

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        if isinstance(event, TakeChoice):
            return self.due[event.player] > 0
        return super().may_use(remedy, event)

    def do_may_see_next_two(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A player may see both cards of the next draw."""
        self.choice[self.seats((remedy.to or "A",))[0]] = True

    def on_take_choice(self, event: TakeChoice, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        self.phase = PLAY
        self.turn(line)
        seat = event.player
        if not self.due[seat] or self.left() < 1:
            self.problem(f"{self.who(seat)} has no card to take now", "it is taken after a trick")
            return
        of_right, self.choice[seat] = self.choice[seat], False
        others = self.due[1 - seat] > 0 and (event.which == "second" or seat != self.leader)
        if self.stock > self.dead:
            self.off_the_stock(seat, None)
        else:
            self.take_trump(seat, None)
        if of_right or not others:
            self.free_order = of_right
            self.drew(seat, 1)
        else:
            self._took_the_others(seat, event.which)
        if self.left() <= 0 and not any(self.due):
            self.stock_out()

    def _took_the_others(self, seat: int, which: str) -> None:
        words = f"{self.who(seat)} takes the {which} card, which was due to {self.who(1 - seat)}"
        incident = DrawOutOfTurn(
            offender=self.seat(seat),
            card=None,
            adversarys=True,
            other_drew=False,
            evidence=((self.line, words),),
        )
        self.out_of_turn[seat], self.was_due[seat] = incident, 1
        self.due[seat] -= 1
        self.short[seat] -= 1
        self.drawn[seat] += 1
        self.notice(incident)
