"""Whist: what is asked, looked at and claimed at the table.

Readings taken here: the trump card is one of the dealer's cards from the turn-up on; a trick looked
at with everybody's consent is no irregularity; a claim of honours made before a card of the next
deal is played is a claim about the deal before it.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.cards import BIT
from umpire.events import (
    Announce,
    AskDraw,
    AskTrump,
    Attention,
    Bystander,
    ClaimGame,
    ClaimRevoke,
    Concede,
    Consult,
    Detach,
    LookTrick,
    Mix,
    NameCard,
    TakeTrump,
    TrumpForgotten,
    TrumpLeft,
)
from umpire.events import (
    Intimation as IntimationEvent,
)
from umpire.games.base import Claimed
from umpire.games.whist_score import WhistScore
from umpire.incidents import Claim, Incident
from umpire.incidents.dealing import (
    AskedTrumpCard,
    NamedTrumpCard,
    TrumpCardForgotten,
    TrumpCardLeft,
    TrumpCardTakenEarly,
)
from umpire.incidents.play import (
    AttentionCalled,
    BothSidesRevoked,
    BystanderRemark,
    CardsMixed,
    Consultation,
    DetachedCard,
    GameClaim,
    Intimation,
    LateDrawRequest,
    LookedAtTrick,
    NamedCard,
    RevokeClaim,
)
from umpire.incidents.scoring import Announcement
from umpire.logs.log import Log


class Whist(WhistScore):
    """The whist table."""

    game: ClassVar[str] = "whist"

    __slots__ = ("claim_made", "claimed_revokes")

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.claim_made = False
        self.claimed_revokes: list[Incident] = []

    # --- the trump card ---

    def on_take_trump(self, event: TakeTrump, line: int) -> None:
        self.need_deal()
        self.turn(line)
        self.trump_taken = True
        if not self.first_round_over():
            words = f"{self.who(event.player)} takes up the trump card"
            self.offend(
                TrumpCardTakenEarly(offender=self.seat(event.player), evidence=((line, words),))
            )

    def on_trump_left(self, event: TrumpLeft, line: int) -> None:
        self.need_deal()
        self.turn(line)
        played = self.trump_card is not None and self.gone & BIT[self.trump_card]
        if self.trump_taken or played:
            self.problem(
                "the trump card does not lie on the table any more",
                "it has been played" if played else "it was taken up before",
                card=self.trump_card,
            )
            return
        if self.first_round_over():
            words = f"{self.who(event.player)} leaves {self.card(self.trump_card)} on the table"
            self.notice(
                TrumpCardLeft(
                    offender=self.seat(event.player),
                    card=self.trump_card,
                    evidence=((line, words),),
                )
            )

    def on_trump_forgotten(self, event: TrumpForgotten, line: int) -> None:
        self.notice(TrumpCardForgotten(offender=self.seat(event.player)))

    def on_ask_trump(self, event: AskTrump, line: int) -> None:
        if event.what == "card" and self.first_round_over():
            words = f"{self.who(event.player)} asks which card was turned up"
            self.notice(AskedTrumpCard(offender=self.seat(event.player), evidence=((line, words),)))

    # --- words and signs ---

    def on_name_card(self, event: NameCard, line: int) -> None:
        who = self.seat(event.player)
        if event.card == self.trump_card and self.trump_taken:
            self.notice(NamedTrumpCard(offender=who, card=event.card))
            return
        own = event.of is None or event.of == event.player
        if own and event.card != self.trump_card:
            self.need_deal()
            self.reveal(event.player, event.card)
        self.notice(NamedCard(offender=who, card=event.card))

    def on_detach(self, event: Detach, line: int) -> None:
        self.need_deal()
        if event.card is not None and not self.reveal(event.player, event.card):
            return
        self.notice(DetachedCard(offender=self.seat(event.player), card=event.card))

    def on_intimation(self, event: IntimationEvent, line: int) -> None:
        words = f': "{event.words}"' if event.words else ""
        to = f" to {self.who(event.to)}" if event.to is not None else ""
        evidence = ((line, f"{self.who(event.player)} signals{to}{words}"),)
        other = None if event.to is None else self.seat(event.to)
        self.notice(Intimation(offender=self.seat(event.player), to=other, evidence=evidence))

    def on_attention(self, event: Attention, line: int) -> None:
        self.notice(AttentionCalled(offender=self.seat(event.player)))

    def on_consult(self, event: Consult, line: int) -> None:
        self.notice(Consultation(offender=self.seat(event.player)))

    def on_bystander(self, event: Bystander, line: int) -> None:
        self.notice(BystanderRemark())

    def on_announce(self, event: Announce, line: int) -> None:
        self.notice(Announcement(offender=self.seat(event.player), points=event.points))

    def on_claim_game(self, event: ClaimGame, line: int) -> None:
        self.notice(GameClaim(offender=self.seat(event.player), conceded=False))

    def on_concede(self, event: Concede, line: int) -> None:
        self.notice(GameClaim(offender=self.seat(event.player), conceded=True))

    # --- looking back, placing the cards ---

    def on_look_trick(self, event: LookTrick, line: int) -> None:
        self.need_deal()
        last = self.first_trick - 1 + len(self.tricks)
        number = last if event.trick is None else event.trick
        if self.trick is not None and number == self.trick.number:
            return
        if not 1 <= number <= last:
            which = f"trick {number} was not" if number else "no trick was"
            self.problem(f"{which} played and turned yet", f"tricks turned so far: {last}")
            return
        lying = self.trick if self.is_complete() else None
        winner = lying is not None and lying.winner in (None, event.player)
        on_table = len(self.trick.cards) if self.trick else 0
        words = f"{self.who(event.player)} looks at trick {number}; the last turned is {last}"
        self.notice(
            LookedAtTrick(
                offender=self.seat(event.player),
                back=last - number + 1,
                lying_winner=winner,
                cards=4 + on_table,
                consent=event.consent,
                evidence=((line, words),),
            )
        )

    def on_ask_draw(self, event: AskDraw, line: int) -> None:
        trick = self.trick
        who = self.who(event.player)
        if event.of is None:
            late = trick is None and bool(self.tricks)
            words = f"{who} asks for the cards to be claimed after the trick is turned"
        else:
            late = trick.has_played(event.player) if trick else bool(self.tricks)
            words = f"{who} has played to the trick already"
        if late:
            what = "claim-cards" if event.of is None else "draw-card"
            self.notice(
                LateDrawRequest(
                    offender=self.seat(event.player), what=what, evidence=((line, words),)
                )
            )

    # --- revokes claimed ---

    def claim_deal(self, trick: int | None) -> int:
        last = self.first_trick - 1 + len(self.tricks) + self.is_complete()
        if self.deal > 1 and not self.tricks and (trick is None or trick > last):
            return self.deal - 1
        return self.deal

    def on_claim_revoke(self, event: ClaimRevoke, line: int) -> None:
        if self.answer in ("used", "answered"):
            self.claim_made = True
        if self.answer is not None:
            return
        turned = {trick.number for trick in self.tricks}
        why = None
        deal = self.claim_deal(event.trick)
        if self.side(event.player) == self.side(event.by):
            why = "not-entitled"
        elif deal != self.deal or self.gathered_line is not None:
            why = "too-late"
        elif self._not_turned(event.trick, turned):
            why = "too-early"
        claim = self._claim(event, line, deal)
        if why is None:
            self.claim_made = True
            self.news.append(Claimed(claim))
        else:
            self._refuse_claim(claim, why)

    def _claim(self, event: ClaimRevoke, line: int, deal: int) -> Claim:
        claim = Claim(event.player, self.seat(event.by), event.trick)
        claim.line, claim.deal, claim.trick = line, deal, self.trick_number()
        return claim

    def _not_turned(self, trick: int | None, turned: set[int]) -> bool:
        if trick is None:
            return not turned and self.first_trick == 1
        return trick >= self.first_trick and trick not in turned

    def claim_failed(self, claim: Claim) -> None:
        self._refuse_claim(claim, "unproved")

    def _refuse_claim(self, claim: Claim, why: str) -> None:
        at = f" at trick {claim.about}" if claim.about else ""
        accused = self.who(self.seats((claim.accused,))[0])
        words = f"{self.who(claim.player)} claims a revoke by {accused}{at}"
        incident = RevokeClaim(
            offender=claim.accused,
            why=why,
            line=claim.line,
            trick=claim.trick,
            evidence=((claim.line, words),),
        )
        self.notice(incident, deal=claim.deal)

    def established(self, incident: Incident) -> None:
        if incident.deal != self.deal or incident.offender is None:
            return
        self.claimed_revokes.append(incident)
        sides = {self.at_fault(revoke) for revoke in self.claimed_revokes}
        if len(sides) == 2:
            revokes = sorted(self.claimed_revokes, key=lambda revoke: revoke.line)
            second = next(
                revoke for revoke in revokes if self.at_fault(revoke) != self.at_fault(revokes[0])
            )
            evidence = tuple((revoke.line, f"a revoke by {revoke.offender}") for revoke in revokes)
            self.notice(
                BothSidesRevoked(
                    revokes=tuple(revokes),
                    trick=second.trick,
                    line=second.line,
                    evidence=evidence,
                )
            )

    def on_mix(self, event: Mix, line: int) -> None:
        how = "wilfully mixes" if event.wilful else "mixes"
        words = f"{self.who(event.player)} {how} the cards"
        before = self.claim_made and self.gathered_line is None and not self.annulled
        self.notice(
            CardsMixed(
                offender=self.seat(event.player),
                wilful=event.wilful,
                after_claim=before,
                evidence=((line, words),),
            )
        )
