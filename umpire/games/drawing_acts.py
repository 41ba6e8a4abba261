"""What else happens at a table of two: cards taken back, shown and called, tricks looked at."""

from __future__ import annotations

from umpire.cards import SUIT_OF
from umpire.events import (
    STOCK,
    Abandon,
    Bystander,
    Call,
    ClaimRevoke,
    Detach,
    Draw,
    Event,
    Expose,
    LookTrick,
    Mix,
    NameCard,
    Recall,
    RequireWin,
    Show,
    TakeTrump,
)
from umpire.events import FacedCard as FacedCardEvent
from umpire.events import ImperfectPack as ImperfectPackEvent
from umpire.events import Intimation as IntimationEvent
from umpire.games.base import Claimed
from umpire.games.drawing_cards import POWER
from umpire.games.drawing_play import PlayTable
from umpire.games.drawing_trick import Trick
from umpire.incidents import Claim, Incident
from umpire.incidents.dealing import ExposedInDeal, FacedCard, ImperfectPack
from umpire.incidents.drawing import FailedToWin
from umpire.incidents.play import (
    BystanderRemark,
    CalledCardWithheld,
    CardsMixed,
    DetachedCard,
    ExposedCard,
    ImproperCall,
    Intimation,
    LookedAtTrick,
    NamedCard,
    Revoke,
    RevokeClaim,
    RevokeRecalled,
)
from umpire.logs.log import Log
from umpire.rulings import Remedy


class ActsTable(PlayTable):
    """A table of two with all that players do besides playing and drawing."""

    __slots__ = ("demands",)

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.demands: tuple[list[int], list[int]] = ([], [])

    # --- cards taken back ---

    def on_recall(self, event: Recall, line: int) -> None:
        if self.annulled:
            return
        trick, seat, card = self.trick, event.player, event.card
        if trick is None or (seat, card) not in trick.cards:
            self.problem(
                f"{self.code(card)} of {self.who(seat)} is not on the table",
                "only a card of the trick in progress can be taken back",
                card=card,
            )
            return
        if len(trick.cards) == 1 and trick.wrong is not None and not trick.wrong.accepted:
            self.lead_goes_back(trick)
            return
        self._take_back(trick, trick.cards.index((seat, card)))

    def _take_back(self, trick: Trick, place: int) -> None:
        complete = len(trick.cards) == 2
        after_error = not complete and trick.led() is None
        if complete:
            self._reopen(trick)
        seat, card, played_on = self.unplay(trick, place)
        self.lose_card(seat, card)
        failures = self.failures[seat]
        failures[:] = [failure for failure in failures if failure.trick is not trick]
        if not trick.cards:
            self.trick = None
            self.played_back(seat, trick.number)
        fault = next((pair for pair in self.revokes if self._is_by(pair, trick, seat)), None)
        if fault is None:
            words = f"takes back {self.card(card)}"
            false = trick.wrong is not None and seat == trick.leader
            self.expose_cards(
                seat, (card,), words, played=True, after_error=after_error, wrong_lead=false
            )
            return
        self.revokes.remove(fault)
        self._fault_recalled(fault[1], played_on)

    def _is_by(self, pair: tuple[Trick, Incident], trick: Trick, seat: int) -> bool:
        return pair[0] is trick and pair[1].offender == self.seat(seat)

    def _fault_recalled(self, old: Revoke | FailedToWin, played_on: int) -> None:
        note = (self.line, f"{self.card(old.card)} is taken back before the trick is turned")
        new: Incident
        if isinstance(old, Revoke):
            new = RevokeRecalled(
                offender=old.offender,
                card=old.card,
                suit=old.suit,
                uncovered_trump=False,
                trick=old.trick,
                line=played_on,
                evidence=(*old.evidence, note),
            )
        else:
            facts = {**vars(old), "recalled": True, "evidence": (*old.evidence, note)}
            new = FailedToWin(**facts)
        self.revise(old, new)

    def _reopen(self, trick: Trick) -> None:
        """A complete trick is complete no more: what followed from it is undone."""
        if trick.winner is not None:
            self.won[trick.winner] -= 1
        self.lose_trick(trick)
        trick.winner = None
        self.leader = trick.due
        if not self.closing:
            self.due, self.owed, self.carried = [0, 0], self.carried, [0, 0]

    # --- playing a part of the closing tricks again ---

    def do_replay(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The cards go back to the one that was against the rules, and are played again."""
        tricks = self.every_trick()
        at = next((n for n, trick in enumerate(tricks) if trick.number == incident.trick), None)
        if incident.deal != self.deal or at is None:
            return
        back = next((trick for trick in tricks[at:] if not trick.closing), None)
        if back is not None:
            return
        for trick in reversed(tricks[at:]):
            if len(trick.cards) == 2:
                self._reopen(trick)
            stop = 1 if trick is tricks[at] else 0
            while len(trick.cards) > stop:
                self.unplay(trick, len(trick.cards) - 1)
        first = tricks[at]
        first.turned_line = None
        self.tricks, self.trick = tricks[:at], first
        for seat in (0, 1):
            kept = [f for f in self.failures[seat] if f.trick.number < first.number]
            self.failures[seat][:] = kept
        self.revokes = [pair for pair in self.revokes if pair[0].number < first.number]

    # --- cards shown ---

    def on_expose(self, event: Expose, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        who, card = event.player, event.card
        owner = who if event.of is None else event.of
        if card is not None and owner != STOCK and not self.reveal(owner, card):
            return
        whose = "the stock" if owner == STOCK else self.who(owner)
        words = f"{self.who(who)} exposes {self.card(card)} of {whose}"
        if not self.play_begun() and self.first_trick == 1:
            self.offend(
                ExposedInDeal(
                    offender=self.seat(who),
                    dealer=None if self.dealer is None else self.seat(self.dealer),
                    by_dealers_side=who == self.dealer,
                    owner="stock" if owner == STOCK else self.seat(owner),
                    evidence=((line, words),),
                )
            )
            return
        self.notice(
            ExposedCard(
                offender=self.seat(who),
                cards=() if card is None else (card,),
                owner=None if owner in (who, STOCK) else self.seat(owner),
                closing=self.closing,
                evidence=((line, words),),
            )
        )

    def on_show(self, event: Show, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        seat, waiting = event.player, self.to_show[event.player]
        if not waiting:
            self.on_expose(Expose(player=seat, card=event.card), line)
            return
        if event.card is not None and not self.reveal(seat, event.card):
            return
        due = next((each for each in waiting if each[1] in (event.card, None)), waiting[0])
        waiting.remove(due)
        self.come((f"shows-{due[0]}", self.deal, self.seat(seat)))

    def on_abandon(self, event: Abandon, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        seat = event.player
        hand = self.cards[seat]
        cards = tuple(card for card in range(52) for _ in range(hand[card]))
        self.expose_cards(seat, cards, "throws down his hand")

    def on_detach(self, event: Detach, line: int) -> None:
        self.need_deal()
        if event.card is None or self.reveal(event.player, event.card):
            self.notice(DetachedCard(offender=self.seat(event.player), card=event.card))

    def on_name_card(self, event: NameCard, line: int) -> None:
        self.need_deal()
        if event.of in (None, event.player) and not self.reveal(event.player, event.card):
            return
        self.notice(NamedCard(offender=self.seat(event.player), card=event.card))

    def on_intimation(self, event: IntimationEvent, line: int) -> None:
        words = f': "{event.words}"' if event.words else ""
        evidence = ((line, f"{self.who(event.player)} signals{words}"),)
        self.notice(Intimation(offender=self.seat(event.player), evidence=evidence))

    def on_bystander(self, event: Bystander, line: int) -> None:
        self.notice(BystanderRemark())

    def on_mix(self, event: Mix, line: int) -> None:
        how = "wilfully mixes" if event.wilful else "mixes"
        self.notice(
            CardsMixed(
                offender=self.seat(event.player),
                wilful=event.wilful,
                after_claim=False,
                evidence=((line, f"{self.who(event.player)} {how} the cards"),),
            )
        )

    # --- the pack ---

    def on_take_trump(self, event: TakeTrump, line: int) -> None:
        """To take up the trump card is to draw it."""
        self.on_draw(Draw(player=event.player, trump=True), line)

    def on_faced_card(self, event: FacedCardEvent, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        dealer = None if self.dealer is None else self.seat(self.dealer)
        late = self.first_trick > 1 or not self.miscount_voids()
        self.offend(FacedCard(offender=dealer, dealer=dealer, late=late))

    def on_imperfect_pack(self, event: ImperfectPackEvent, line: int) -> None:
        if not self.annulled:
            self.notice(ImperfectPack())

    # --- calls ---

    def would_fail(self, seat: int, card: int) -> bool:
        """Whether a card, played now, would be against the duties of the closing tricks."""
        trick = self.trick
        if not self.closing or trick is None or trick.has_played(seat):
            return False
        led = trick.led()
        if led is None:
            return False
        suit = SUIT_OF[led]
        held, wins = self.known_in(seat, suit), self.beats(card, led, closing=True)
        if SUIT_OF[card] != suit:
            return bool(held) or (wins is False and bool(self.known_trumps(seat)))
        return not wins and any(POWER[each] > POWER[led] for each in held)

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        if isinstance(event, Call) and event.card is not None:
            return not self.would_fail(event.from_, event.card)
        return super().may_use(remedy, event)

    def do_callable_card(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A card is called."""
        if isinstance(event, Call) and event.card is not None:
            self.demands[event.from_].append(event.card)

    def on_call(self, event: Call, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        if self.answer is not None:
            return
        why = "not-liable"
        if event.player == event.from_:
            why = "not-entitled"
        elif event.card is not None and self.would_fail(event.from_, event.card):
            why = "revoke"
        wanted = self.card(event.card) if event.card is not None else "what he may not"
        words = f"{self.who(event.player)} calls {wanted} from {self.who(event.from_)}"
        self._improper(event.player, event.which or "card", why, words)

    def on_require_win(self, event: RequireWin, line: int) -> None:
        if self.annulled or self.answer is not None:
            return
        self.need_deal()
        what = "not-win" if event.negative else "win"
        words = f"{self.who(event.player)} makes the demand of {self.who(event.of)}"
        self._improper(event.player, what, "not-liable", words)

    def _improper(self, seat: int, what: str, why: str, words: str) -> None:
        self.notice(
            ImproperCall(
                offender=self.seat(seat), what=what, why=why, evidence=((self.line, words),)
            )
        )

    def is_plain(self, seat: int, card: int) -> bool:
        return not self.demands[seat] and super().is_plain(seat, card)

    def after_card(self, trick: Trick, seat: int, card: int) -> None:
        super().after_card(trick, seat, card)
        wanted = self.demands[seat]
        if not wanted:
            return
        if card in wanted:
            wanted.remove(card)
        elif any(self.cards[seat][each] for each in wanted) and not self._duty_first(trick, seat):
            words = f"{self.who(seat)} plays {self.card(card)}, not the card that was called"
            wanted.clear()
            self.notice(
                CalledCardWithheld(offender=self.seat(seat), evidence=((self.line, words),))
            )

    def _duty_first(self, trick: Trick, seat: int) -> bool:
        """Whether following suit and winning left no room for the card that was called."""
        led = trick.led()
        return trick.closing and seat != trick.leader and led is not None

    # --- tricks looked at, revokes claimed ---

    def on_look_trick(self, event: LookTrick, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        last = self.first_trick - 1 + len(self.tricks)
        number = last if event.trick is None else event.trick
        if self.trick is not None and number == self.trick.number:
            return
        if not 1 <= number <= last:
            self.problem(f"trick {number} was not played yet", f"{last} tricks have been turned")
            return
        if self.deal_complete():
            return
        words = f"{self.who(event.player)} looks at trick {number}; the last turned is {last}"
        self.notice(
            LookedAtTrick(
                offender=self.seat(event.player),
                back=last - number + 1,
                lying_winner=False,
                cards=2,
                consent=event.consent,
                evidence=((line, words),),
            )
        )

    def on_claim_revoke(self, event: ClaimRevoke, line: int) -> None:
        if self.answer is not None or self.annulled:
            return
        claim = Claim(event.player, self.seat(event.by), event.trick)
        claim.line, claim.deal, claim.trick = line, self.deal, self.trick_number()
        if self.closing and self.gathered_line is None and event.player != event.by:
            self.news.append(Claimed(claim))
        else:
            self.claim_failed(claim)

    def claim_failed(self, claim: Claim) -> None:
        at = f" at trick {claim.about}" if claim.about else ""
        accused = self.who(self.seats((claim.accused,))[0])
        words = f"{self.who(claim.player)} claims a revoke by {accused}{at}"
        self.notice(
            RevokeClaim(
                offender=claim.accused,
                why="unproved",
                line=claim.line,
                trick=claim.trick,
                evidence=((claim.line, words),),
            ),
            deal=claim.deal,
        )
