"""Cards called from a player, and whether he obeys."""

from __future__ import annotations

from umpire.cards import BIT, NO_TRUMP, RANK_OF, SUIT_OF, cards_in, suit_name
from umpire.events import (
    Call,
    Event,
    RequireWin,
)
from umpire.games.held import HeldTable
from umpire.games.trick import Demand, Trick, winner_of
from umpire.incidents import Incident
from umpire.incidents.play import CalledCardWithheld, ImproperCall, LeadOutOfTurn
from umpire.players import SEATS
from umpire.rulings import Remedy

_DEMANDS = {
    "callable-card": "card",
    "call-card": "card",
    "call-highest": "highest",
    "call-lowest": "lowest",
    "call-suit": "lead",
    "must-win": "win",
    "must-not-win": "not-win",
}
"""What each remedy that is called for demands of a player."""


class CallTable(HeldTable):
    """What players are rightly called on to do."""

    __slots__ = ()

    # --- calls ---

    def would_revoke(self, seat: int, card: int) -> bool:
        """Whether a player, as far as is known, would revoke by playing a card to this trick."""
        trick = self.trick
        if trick is None or len(trick.cards) == 4 or trick.has_played(seat):
            return False
        led = trick.led()
        return led is not None and SUIT_OF[card] != led and bool(self.knows(seat, led))

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        if isinstance(event, Call) and event.card is not None:
            if self.gone & BIT[event.card] or self.would_revoke(event.from_, event.card):
                return False
            if remedy.when == "suit-led":
                return self._suit_comes_round(event.from_, SUIT_OF[event.card])
        return True

    def _suit_comes_round(self, seat: int, suit: int) -> bool:
        trick = self.trick
        if trick is None or len(trick.cards) == 4 or trick.has_played(seat):
            return seat != self.leader
        return trick.led() == suit

    def _call_out(self, remedy: Remedy, event: Event | None) -> None:
        """Keep in mind what a player was called on to do, however it was chosen."""
        bearer, card, suit = None, remedy.card, remedy.suit
        if isinstance(event, Call):
            bearer, card, suit = event.from_, event.card, event.suit
        elif isinstance(event, RequireWin):
            bearer = event.of
        elif remedy.of in SEATS[self.game]:
            bearer = self.seats((remedy.of or "",))[0]
        if bearer is not None:
            demand = Demand(_DEMANDS[remedy.kind], card, suit)
            self.demands.setdefault(bearer, []).append(demand)

    def do_callable_card(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A card is called."""
        self._call_out(remedy, event)

    do_call_card = do_call_highest = do_call_lowest = do_callable_card
    do_must_win = do_must_not_win = do_callable_card

    def do_call_suit(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A lead of a suit is called, and with it the penalty of a lead out of turn is taken."""
        self._call_out(remedy, event)
        if isinstance(incident, LeadOutOfTurn):
            self.suits_called.append((incident.offender, incident.card))

    def on_call(self, event: Call, line: int) -> None:
        self.need_deal()
        if self.answer not in (None, "not-yet"):
            return
        why = self.answer or "not-liable"
        left = event.card == self.trump_card is not None and not self.trump_taken
        if self.side(event.player) == self.side(event.from_):
            why = "not-entitled"
        elif event.card is not None and self.would_revoke(event.from_, event.card):
            why = "revoke"
        elif left and event.from_ == self.dealer and self.first_round_over():
            why = "trump-not-left"
        elif (self.seat(event.from_), event.card) in self.suits_called:
            why = "double-penalty"
        wanted = self.card(event.card)
        if event.card is None:
            which = "a lead" if event.which == "lead" else f"the {event.which}"
            wanted = f"{which} of {suit_name(event.suit or 0)}"
        words = f"{self.who(event.player)} calls {wanted} from {self.who(event.from_)}"
        self.notice(
            ImproperCall(
                offender=self.seat(event.player),
                what=event.which or "card",
                why=why,
                evidence=((line, words),),
            )
        )

    def on_require_win(self, event: RequireWin, line: int) -> None:
        self.need_deal()
        if self.answer not in (None, "not-yet"):
            return
        what = "not-win" if event.negative else "win"
        act = "not to win" if event.negative else "to win"
        words = f"{self.who(event.player)} requires {self.who(event.of)} {act}"
        same = self.side(event.player) == self.side(event.of)
        self.notice(
            ImproperCall(
                offender=self.seat(event.player),
                what=what,
                why="not-entitled" if same else "not-liable",
                evidence=((line, words),),
            )
        )

    def _obey(self, trick: Trick, seat: int, card: int) -> None:
        """What was called for must be played, if it could be."""
        demands = self.demands.pop(seat, None)
        if not demands:
            return
        called = any(demand.what == "card" and demand.card == card for demand in demands)
        kept = [
            demand
            for demand in demands
            if self._comes_later(trick, seat, card, demand)
            or (called and demand.what == "card" and demand.card != card)
        ]
        if kept:
            self.demands[seat] = kept
        for demand in demands:
            if demand not in kept and not self._obeys(trick, seat, card, demand):
                words = f"{self.who(seat)} plays {self.card(card)}, not what was called"
                self.notice(
                    CalledCardWithheld(offender=self.seat(seat), evidence=((self.line, words),))
                )

    def _comes_later(self, trick: Trick, seat: int, card: int, demand: Demand) -> bool:
        """A called card that would have been a revoke here stays called."""
        if demand.what != "card" or demand.card is None or card == demand.card:
            return False
        led = trick.led()
        return seat != trick.leader and SUIT_OF[demand.card] != led and SUIT_OF[card] == led

    def _obeys(self, trick: Trick, seat: int, card: int, demand: Demand) -> bool:
        if demand.what == "card":
            return card == demand.card
        if demand.what in ("highest", "lowest"):
            suit = SUIT_OF[card]
            if demand.suit not in (suit, -1) or (demand.suit == -1 and suit != self.trump):
                return True
            others = [RANK_OF[other] for other in cards_in(self.knows(seat, suit))]
            higher = any(rank > RANK_OF[card] for rank in others)
            lower = any(rank < RANK_OF[card] for rank in others)
            return not (higher if demand.what == "highest" else lower)
        if demand.what == "win":
            return self._beats(trick, seat, card) or not self._could_win(trick, seat)
        return True

    def _beats(self, trick: Trick, seat: int, card: int) -> bool:
        led = trick.led()
        others = [(player, other) for player, other in trick.cards if player != seat]
        trump = NO_TRUMP if self.trump is None else self.trump
        return led is None or winner_of([*others, (seat, card)], led, trump) == seat

    def _could_win(self, trick: Trick, seat: int) -> bool:
        led = trick.led()
        cards = cards_in(self.held[seat])
        follow = [card for card in cards if SUIT_OF[card] == led]
        if not follow and not self.full[seat]:
            return False
        return any(self._beats(trick, seat, card) for card in follow or cards)
