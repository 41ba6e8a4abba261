"""The cut and the deal, shared by every card game.

Readings taken here where sources differ: players cut low for the deal with the ace lowest, ties
being settled by cutting again among those tied; the deal goes round to the left; when a deal was
not logged to its end, nobody can say whose deal is next, and nothing is noticed.
"""

from __future__ import annotations

from umpire.events import (
    STOCK,
    AskCount,
    Deal,
    DealOn,
    DemandDeal,
    DoubleCard,
    Expose,
    Interrupt,
    LookBottom,
    OtherPack,
    Rectify,
    Touch,
    TrumpFaceDown,
    WrongRotation,
)
from umpire.events import (
    FacedCard as FacedCardEvent,
)
from umpire.events import (
    ImperfectPack as ImperfectPackEvent,
)
from umpire.games.deals import DEALING, IDLE, PLAY
from umpire.games.hands import HandsTable
from umpire.incidents.dealing import (
    BottomCardSeen,
    DealerTouchedCards,
    DealInterrupted,
    DealtForPartner,
    ExposedInDeal,
    FacedCard,
    ImperfectPack,
    LateDemand,
    Misdeal,
    OtherPackCard,
    TwoCardsToOneHand,
)
from umpire.rulings import (
    RECTIFIED,
)


class CardTable(HandsTable):
    """A table at which cards are cut and dealt."""

    __slots__ = ()

    def on_deal(self, event: Deal, line: int) -> None:
        dealer = event.player if event.for_ is None else event.for_
        goes_on = self._only_hands_told()
        if not goes_on:
            self.close_deal()
        due = self._due_to_deal(dealer)
        self._look_back_at_the_cut(dealer)
        self.unread_before = False
        if goes_on:
            self.dealer_known(dealer)
        else:
            self.begin_deal(dealer)
        self.dealt_in_log = True
        self.phase = DEALING
        if due is not None:
            self._wrong_dealer(dealer, *due)
        if dealer != event.player and not event.consent:
            words = f"{self.who(event.player)} deals for {self.who(dealer)}"
            incident = DealtForPartner(offender=self.seat(event.player), evidence=((line, words),))
            if self.side(dealer) == self.side(event.player):
                self.notice(incident)
            else:
                self._wrong_dealer(event.player, dealer, False)

    def _only_hands_told(self) -> bool:
        """Whether the log has told hands and no more: `deals` then says who dealt them."""
        told = self.phase == PLAY and self.dealer is None and not self.dealt_in_log
        return told and any(self.hand_lines) and not self.play_begun() and self.first_trick == 1

    def on_double_card(self, event: DoubleCard, line: int) -> None:
        self.need_deal()
        words = f"{self.who(event.player)} deals two cards to {self.who(event.to)}"
        self.double = TwoCardsToOneHand(
            offender=self.seat(event.player), dealt_on=False, evidence=((line, words),)
        )
        self.offend(self.double)

    def on_rectify(self, event: Rectify, line: int) -> None:
        self.need_deal()
        if self.double is None:
            if not any(isinstance(fault, TwoCardsToOneHand) for fault in self.faults):
                self.problem("there is nothing to rectify", "say first what went wrong")
            return
        self.double = None
        self.come(RECTIFIED)

    def on_deal_on(self, event: DealOn, line: int) -> None:
        self.need_deal()
        self.next_card_dealt(f"{self.who(event.player)} deals another card")

    def on_wrong_rotation(self, event: WrongRotation, line: int) -> None:
        self.need_deal()
        self.offend(Misdeal(offender=self.seat(event.player), what="wrong-rotation"))

    def on_trump_face_down(self, event: TrumpFaceDown, line: int) -> None:
        self.need_deal()
        self.offend(Misdeal(offender=self.seat(event.player), what="trump-face-down"))
        self.phase = PLAY

    def on_expose(self, event: Expose, line: int) -> None:
        self.need_deal()
        if self.phase != DEALING:
            self.expose_in_play(event)
            return
        owner = None
        if event.of is not None:
            owner = "stock" if event.of == STOCK else self.seat(event.of)
        if event.card is not None and event.of not in (None, STOCK):
            self.reveal(event.of or 0, event.card)
        dealers = self.dealer is not None and self.side(self.dealer) == self.side(event.player)
        words = f"{self.who(event.player)} exposes {self.card(event.card)} in dealing"
        self.offend(
            ExposedInDeal(
                offender=self.seat(event.player),
                dealer=self._dealer_name(),
                by_dealers_side=dealers,
                owner=owner,
                evidence=((line, words),),
            )
        )

    def expose_in_play(self, event: Expose) -> None:
        """A card is exposed out of a hand."""

    def on_faced_card(self, event: FacedCardEvent, line: int) -> None:
        self.need_deal()
        dealer = self._dealer_name()
        self.offend(FacedCard(offender=dealer, dealer=dealer, late=self.first_round_over()))

    def on_imperfect_pack(self, event: ImperfectPackEvent, line: int) -> None:
        self.notice(ImperfectPack())

    def on_look_bottom(self, event: LookBottom, line: int) -> None:
        if self.phase == IDLE or self.deal_complete() or self.gathered_line is not None:
            self.close_deal()
            self._before_dealing(event.player)
            return
        by_dealer = event.player == self.dealer
        words = f"{self.who(event.player)} looks at the bottom card"
        self.offend(
            BottomCardSeen(
                offender=self.seat(event.player), by_dealer=by_dealer, evidence=((line, words),)
            )
        )

    def _before_dealing(self, player: int) -> None:
        """The bottom card seen before the deal: the player is taken to be about to deal it."""
        words = f"{self.who(player)} looks at the bottom card"
        due = self.due_dealers[0] if self.due_dealers else None
        if due is None and self.cut_ins:
            due = min(self.cut_ins, key=lambda seat: self.cut_ins[seat])
        seen = BottomCardSeen(
            offender=self.seat(player),
            by_dealer=due in (None, player),
            evidence=((self.line, words),),
        )
        self.coming.append(seen)
        self.notice_before(seen)

    def on_touch(self, event: Touch, line: int) -> None:
        if event.player == self.dealer and self.phase == DEALING:
            self.notice(DealerTouchedCards(offender=self.seat(event.player)))

    def on_interrupt(self, event: Interrupt, line: int) -> None:
        self.notice(DealInterrupted(offender=self.seat(event.player)))

    def on_other_pack(self, event: OtherPack, line: int) -> None:
        self.need_deal()
        self.offend(OtherPackCard(offender=self.seat(event.player)))

    def on_ask_count(self, event: AskCount, line: int) -> None:
        """To ask for a count is no irregularity in any code."""

    def on_demand_deal(self, event: DemandDeal, line: int) -> None:
        if self.answer is not None:
            return
        mine = self.side(event.player)
        fault = next((f for f in reversed(self.faults) if self.at_fault(f) == mine), None)
        self.notice(
            LateDemand(
                offender=self.seat(event.player),
                late=self.first_round_over(),
                fault=fault,
                evidence=((line, f"{self.who(event.player)} demands a fresh deal"),),
            )
        )
