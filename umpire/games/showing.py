"""Cards shown out of turn: taken back from a trick, exposed, or thrown down."""

from __future__ import annotations

from typing import Any

from umpire.cards import BIT, SUIT_OF, cards_in, suit_name
from umpire.events import (
    Abandon,
    Expose,
    Recall,
    Show,
)
from umpire.games.calling import CallTable
from umpire.games.deals import PLAY
from umpire.games.trick import Trick
from umpire.incidents.play import ExposedCard, Revoke, RevokeRecalled


class ShowTable(CallTable):
    """Cards that others see before they are played."""

    __slots__ = ()

    # --- cards taken back and cards shown ---

    def on_recall(self, event: Recall, line: int) -> None:
        trick, seat, card = self.trick, event.player, event.card
        pair = (seat, card)
        if trick is None or pair not in trick.cards:
            self.problem(
                f"{self.code(card)} of {self.who(seat)} is not on the table",
                "only a card of the trick in progress can be taken back",
                card=card,
            )
            return
        place = list(trick.cards).index(pair)
        led, was_complete = trick.led(), len(trick.cards) == 4
        covered = place + 1 < len(trick.cards)
        later = trick.cards[place + 1 :]
        played_on = self._give_back(trick, place)
        trick.excused += tuple(each for each in later if self.side(each[0]) != self.side(seat))
        if was_complete and trick.winner is not None:
            self.won[trick.winner & 1] -= 1
            trick.winner = None
        self._forget_failure(trick, seat, card)
        if not trick.cards:
            self.trick = None
        if trick.wrong is not None and seat == trick.leader and not trick.cards:
            return
        if led is None or seat == trick.leader or SUIT_OF[card] == led:
            self._expose(
                seat,
                (card,),
                f"takes back {self.card(card)}",
                trick=trick.number,
                after_error=pair in trick.excused,
                wrong_lead=trick.wrong is not None and seat == trick.leader,
            )
            return
        self._recall_of_a_renounce(trick, seat, card, led, covered, played_on)

    def _forget_failure(self, trick: Trick, seat: int, card: int) -> None:
        for key, failures in tuple(self.failures.items()):
            kept = [f for f in failures if f.trick is not trick or f.card != card]
            if key[0] == seat and len(kept) < len(failures):
                self.failures[key] = kept

    def _recall_of_a_renounce(
        self, trick: Trick, seat: int, card: int, led: int, covered: bool, played_on: int
    ) -> None:
        revoke = self._revoke_at(trick, seat, card)
        if revoke is None and self.full[seat]:
            self._expose(seat, (card,), f"takes back {self.card(card)}")
            return
        words = f"{self.who(seat)} takes back {self.card(card)}"
        on_lead = f"on a {suit_name(led)[:-1]} lead"
        lead_words = f"{self.who(seat)} plays {self.card(card)} {on_lead}"
        evidence = revoke.evidence if revoke else ((played_on, lead_words),)
        new = RevokeRecalled(
            offender=self.seat(seat),
            card=card,
            suit=led,
            uncovered_trump=SUIT_OF[card] == self.trump and not covered,
            trick=trick.number,
            line=played_on,
            evidence=(*evidence, (self.line, words)),
        )
        if revoke is not None:
            self.revise(revoke, new)
        else:
            self.provisional[seat] = (new, self.line)
            self.notice(new)

    def _revoke_at(self, trick: Trick, seat: int, card: int) -> Revoke | None:
        for entry in self.revokes:
            where, incident = entry
            if where is trick and incident.card == card:
                self.revokes.remove(entry)
                return incident
        return None

    def _expose(
        self,
        seat: int,
        cards: tuple[int, ...],
        words: str,
        **facts: Any,
    ) -> None:
        for card in cards:
            if not self.held[seat] & BIT[card] and not self.reveal(seat, card):
                return
        self.notice(
            ExposedCard(
                offender=self.seat(seat),
                cards=cards,
                **facts,
                evidence=((self.line, f"{self.who(seat)} {words}"),),
            )
        )

    def expose_in_play(self, event: Expose) -> None:
        shown = () if event.card is None else (event.card,)
        self.phase = PLAY
        owner = event.player if event.of is None or event.of < 0 else event.of
        if owner == event.player:
            self._expose(event.player, shown, f"exposes {self.card(event.card)}")
            return
        if shown and not self.reveal(owner, shown[0]):
            return
        words = f"{self.who(event.player)} exposes {self.card(event.card)} of {self.who(owner)}"
        self.notice(
            ExposedCard(
                offender=self.seat(event.player),
                cards=shown,
                owner=self.seat(owner),
                evidence=((self.line, words),),
            )
        )

    def on_show(self, event: Show, line: int) -> None:
        self.on_expose(Expose(player=event.player, card=event.card), line)

    def on_abandon(self, event: Abandon, line: int) -> None:
        self.need_deal()
        self.phase = PLAY
        seat = event.player
        cards = tuple(cards_in(self.held[seat])) if self.full[seat] else ()
        self._expose(seat, cards, "throws down his hand")
