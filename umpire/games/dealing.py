"""The cut and the deal, shared by every card game.

Readings taken here where sources differ: players cut low for the deal with the ace lowest, ties
being settled by cutting again among those tied; the deal goes round to the left; when a deal was
not logged to its end, nobody can say whose deal is next, and nothing is noticed.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.cards import BIT, COPIES, NO_TRUMP, PACKS, RANK_OF
from umpire.events import (
    STOCK,
    AskCount,
    Count,
    CutIn,
    CutPack,
    Deal,
    DealOn,
    DemandDeal,
    DoubleCard,
    Event,
    Expose,
    Hand,
    Interrupt,
    LookBottom,
    Note,
    OtherPack,
    PackNotCut,
    Rectify,
    Resume,
    Said,
    Shuffle,
    Touch,
    Trump,
    TrumpFaceDown,
    Unreadable,
    WrongRotation,
)
from umpire.events import (
    CutFault as CutFaultEvent,
)
from umpire.events import (
    FacedCard as FacedCardEvent,
)
from umpire.events import (
    ImperfectPack as ImperfectPackEvent,
)
from umpire.games.base import Table
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    BottomCardSeen,
    CutChanged,
    CutFault,
    CutTied,
    CutTooSmall,
    DealerTouchedCards,
    DealInterrupted,
    DealtForPartner,
    ExposedInDeal,
    FacedCard,
    ImperfectPack,
    LateDemand,
    Misdeal,
    OtherPackCard,
    ShuffleAfterDealer,
    TwoCardsToOneHand,
    WrongCutter,
    WrongDealer,
    WrongHandCount,
)
from umpire.logs.log import Log
from umpire.players import SEATS
from umpire.rulings import (
    DEAL_ANNULLED,
    DEAL_BEGINS,
    DEAL_OVER,
    NEXT_CARD_DEALT,
    PACK_CUT,
    RECTIFIED,
    TRICKS_GATHERED,
    Remedy,
    proper_cut,
)

IDLE, DEALING, PLAY = "idle", "dealing", "play"

_BEFORE_HANDS_COUNT = (Hand, Trump, Note, Resume, Deal, Unreadable)


class CardTable(Table):
    """A table at which cards are cut and dealt."""

    hand_size: ClassVar[int] = 13
    smallest_cut: ClassVar[int] = 4
    """The largest packet that some code of the game still finds too small, and one more."""

    __slots__ = (
        *("annulled", "clean_tricks", "counted", "cut_ins", "cuts", "dealer", "dealt_in_log"),
        *("double", "coming", "due_dealers", "faults", "first_trick", "full", "gathered_line"),
        *("hand_lines", "held", "miscount", "phase", "played_count", "shuffles", "tie"),
        *("trump", "trump_card", "trump_taken", "unread_before"),
    )

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.phase = IDLE
        self.due_dealers: tuple[int, ...] | None = None
        self.dealer: int | None = None
        self.cut_ins: dict[int, list[int]] = {}
        self.tie: tuple[int, ...] = ()
        self.shuffles: list[tuple[int, int]] = []
        self.cuts: list[tuple[int, int]] = []
        self.coming: list[BottomCardSeen] = []
        self.annulled = False
        self.dealt_in_log = False
        self.unread_before = False
        """A line between deals could not be read: it may have been the next deal's first."""
        self.clear_deal()

    def clear_deal(self) -> None:
        """Forget the cards of the last deal."""
        seats = len(SEATS[self.game])
        self.held = [0] * seats
        self.full = [False] * seats
        self.hand_lines: list[int | None] = [None] * seats
        self.played_count = [0] * seats
        self.clean_tricks = 0
        self.counted: dict[int, int] = {}
        self.hands_pending: dict[int, tuple[int, int]] = {}
        self.trump: int | None = None
        self.trump_card: int | None = None
        self.trump_taken = False
        self.miscount: WrongHandCount | None = None
        self.double: TwoCardsToOneHand | None = None
        self.faults: list[Incident] = []
        self.first_trick = 1
        self.gathered_line: int | None = None

    # --- questions that a game answers ---

    def deal_complete(self) -> bool:
        """Whether the deal was logged to its last trick."""
        return False

    def first_round_over(self) -> bool:
        """Whether the first trick of the deal was turned."""
        return False

    def play_begun(self) -> bool:
        """Whether a card was led in this deal."""
        return False

    def reveal(self, seat: int, card: int) -> bool:
        """A card is seen to be a player's: False where the record says otherwise."""
        return True

    def played_by(self, seat: int) -> int:
        """How many cards a player has played in this deal, as far as it is logged."""
        return self.played_count[seat] + self.clean_tricks

    def left_of(self, seat: int) -> int:
        """The player to the left."""
        return (seat + 1) % len(SEATS[self.game])

    def right_of(self, seat: int) -> int:
        """The player to the right."""
        return (seat - 1) % len(SEATS[self.game])

    def offend(self, incident: Incident) -> None:
        """Notice an incident of the deal that may give a right to a fresh one."""
        self.faults.append(incident)
        self.notice(incident)

    def notice_before(self, incident: Incident) -> None:
        """Notice an incident of the cut: it belongs to no deal unless one is in progress."""
        self.notice(incident, deal=0 if self.phase == IDLE else None)

    # --- cutting ---

    def on_cut_in(self, event: CutIn, line: int) -> None:
        self.close_deal()
        rank = (RANK_OF[event.card] + 1) % 13
        mine = self.cut_ins.get(event.player)
        if mine is not None and event.player in self.tie:
            mine.append(rank)
            waiting = [seat for seat in self.tie if len(self.cut_ins[seat]) < len(mine)]
            if not waiting:
                tied, self.tie = self.tie, ()
                self.come(("ties-cut", *tied))
                self._look_for_ties(tied)
        else:
            if mine is not None:
                self.cut_ins, self.tie = {}, ()  # they cut anew: for partners, then for the deal
            self.cut_ins[event.player] = [rank]
            self._look_for_ties((event.player,))

    def _look_for_ties(self, cutters: tuple[int, ...]) -> None:
        for cutter in cutters:
            mine = self.cut_ins[cutter]
            tied = tuple(sorted(seat for seat, cut in self.cut_ins.items() if cut == mine))
            if len(tied) > 1 and tied != self.tie:
                self.tie = tied
                names = tuple(self.seat(seat) for seat in tied)
                shown = " and ".join(self.who(seat) for seat in tied)
                evidence = ((self.line, f"{shown} cut cards of one rank"),)
                self.notice_before(CutTied(tied=names, evidence=evidence))
                return

    def on_shuffle(self, event: Shuffle, line: int) -> None:
        self.shuffles.append((event.player, line))

    def on_cut_pack(self, event: CutPack, line: int) -> None:
        if self.play_begun():
            self.close_deal()
        self.cuts.append((event.player, line))
        pack = len(PACKS[self.game]) * 4 * COPIES[self.game]
        smaller = pack if event.packet is None else min(event.packet, pack - event.packet)
        for least in range(1, min(smaller, self.smallest_cut) + 1):
            self.come(proper_cut(least))
        who = self.seat(event.player)
        if event.unasked:
            self.notice_before(CutChanged(offender=who))
        if self.phase == DEALING and self.dealer is not None:
            self.judge_cut(self.dealer)
        if smaller < 0:
            self.problem(f"a pack of {pack} cards has no packet of {event.packet}")
        elif smaller < self.smallest_cut:
            words = f"{self.who(event.player)} cuts {event.packet} of {pack} cards"
            self.notice_before(
                CutTooSmall(offender=who, packet=smaller, evidence=((line, words),)),
            )

    def on_cut_fault(self, event: CutFaultEvent, line: int) -> None:
        if self.play_begun():
            self.close_deal()
        self.notice_before(CutFault(what=event.what))

    def on_pack_not_cut(self, event: PackNotCut, line: int) -> None:
        self.notice(Misdeal(offender=self._dealer_name(), what="pack-not-cut"))

    # --- dealing ---

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

    def _due_to_deal(self, dealer: int) -> tuple[int, bool] | None:
        """Who should have dealt instead, and whether cutting said so; None if nobody."""
        if self.cut_ins:
            lowest = min(self.cut_ins, key=lambda seat: self.cut_ins[seat])
            settled = len(self.cut_ins) > 1 and lowest not in self.tie
            return (lowest, True) if settled and lowest != dealer else None
        if self.due_dealers and dealer not in self.due_dealers:
            return self.due_dealers[0], False
        return None

    def _look_back_at_the_cut(self, dealer: int) -> None:
        """What the deal shows of the cut that went before it."""
        self.judge_cut(dealer)
        self.cut_ins, self.tie = {}, ()
        for place, seen in enumerate(self.coming):
            by_dealer = seen.offender == self.seat(dealer)
            if seen.by_dealer != by_dealer:
                self.coming[place] = BottomCardSeen(**{**vars(seen), "by_dealer": by_dealer})
                self.revise(seen, self.coming[place])

    def _wrong_dealer(self, dealer: int, due: int, first: bool) -> None:
        why = "cut the lowest card" if first else "was to deal"
        words = f"{self.who(dealer)} deals, though {self.who(due)} {why}"
        self.notice_before(
            WrongDealer(
                offender=self.seat(dealer),
                due=self.seat(due),
                first=first,
                evidence=((self.line, words),),
            )
        )

    def judge_cut(self, dealer: int) -> None:
        """Notice who shuffled or cut out of order, now that the dealer is known."""
        last = max((n for n, (seat, _) in enumerate(self.shuffles) if seat == dealer), default=None)
        for seat, line in self.shuffles[len(self.shuffles) if last is None else last + 1 :]:
            if seat != dealer:
                words = f"{self.who(seat)} shuffles after the dealer, {self.who(dealer)}"
                self.notice_before(
                    ShuffleAfterDealer(
                        offender=self.seat(seat), line=line, evidence=((line, words),)
                    )
                )
        due = self.right_of(dealer)
        for seat, line in self.cuts:
            if seat != due:
                words = f"{self.who(seat)} cuts to {self.who(dealer)}"
                self.notice_before(
                    WrongCutter(
                        offender=self.seat(seat),
                        due=self.seat(due),
                        line=line,
                        evidence=((line, words),),
                    )
                )
        self.shuffles, self.cuts = [], []

    def begin_deal(self, dealer: int | None) -> None:
        """A deal begins; with no dealer where the log does not say who dealt."""
        self.deal += 1
        self.annulled = False
        self.dealt_in_log = False
        self.dealer = dealer
        if self.deal > 1:
            self.clear_deal()
        if self.coming:
            self.faults, self.coming = [*self.coming], []
        self.phase = PLAY
        self.come(DEAL_BEGINS)

    def dealer_known(self, dealer: int) -> None:
        """The turn-up shows who dealt, where the log has not said."""
        self.dealer = dealer

    def need_deal(self) -> None:
        """Begin a deal if none is in progress, for a log that takes play up later."""
        if not self.deal or self.annulled or self.phase == IDLE:
            self.begin_deal(None)
            if self.unread_before:
                self.bad_deals.add(self.deal)

    def on_unreadable(self, event: Unreadable, line: int) -> None:
        super().on_unreadable(event, line)
        if self.phase == IDLE:
            self.unread_before = True

    def close_deal(self) -> None:
        """The deal in progress is over, for the pack is made ready for the next."""
        if self.phase == IDLE:
            return
        self.gather()
        self.come(PACK_CUT)
        self.come(DEAL_OVER)
        if not self.annulled:
            self.due_dealers = self._next_dealers()
            self.settle_deal()
        self.phase = IDLE

    def _next_dealers(self) -> tuple[int, ...]:
        """Whose deal may be next: the next player's, or after a deal not played, the same's."""
        if self.dealer is None:
            return ()
        left = self.left_of(self.dealer)
        return (left,) if self.play_begun() else (left, self.dealer)

    def gather(self) -> None:
        """The tricks are gathered."""
        if self.gathered_line is None:
            self.gathered_line = self.line
            self.come(TRICKS_GATHERED)

    def settle_deal(self) -> None:
        """Score the deal that is over."""

    def annul(self, deal: int | None, *, passes: bool) -> None:
        """The deal is annulled: a fresh one follows, by the same dealer or the next.

        With no deal named, for a fault that came before it, it is the deal in progress.
        """
        if deal is None and self.phase != IDLE:
            deal = self.deal
        if deal != self.deal:
            return
        if self.dealer is not None and (passes or not self.annulled):
            self.due_dealers = (self.left_of(self.dealer) if passes else self.dealer,)
        if not self.annulled:
            self.annulled = True
            self.come(DEAL_ANNULLED)
            self.phase = IDLE

    def do_fresh_deal(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A fresh deal was chosen."""
        self.annul(incident.deal, passes=False)

    do_new_deal = do_fresh_deal

    def do_deal_passes(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The deal passes to the next player."""
        self.annul(incident.deal, passes=True)

    def _dealer_name(self) -> str | None:
        return None if self.dealer is None else self.seat(self.dealer)

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

    def next_card_dealt(self, words: str) -> None:
        """Another card was dealt: a slip not put right before is a misdeal."""
        if self.double is not None:
            old, self.double = self.double, None
            new = TwoCardsToOneHand(
                offender=old.offender,
                dealt_on=True,
                line=old.line,
                evidence=(*old.evidence, (self.line, words)),
            )
            self.faults = [new if fault is old else fault for fault in self.faults]
            self.revise(old, new)
            self.come(NEXT_CARD_DEALT)

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

    def at_fault(self, incident: Incident) -> str | None:
        """The side of the player who committed an incident."""
        return None if incident.offender is None else self.side_of(incident.offender)

    # --- hands and trumps ---

    def on_hand(self, event: Hand, line: int) -> None:
        self.need_deal()
        seat = event.player
        if self.hand_lines[seat] is not None and not self.play_begun():
            self.problem(
                f"the hand of {self.who(seat)} is given twice",
                f"it stands on line {self.hand_lines[seat]} already",
                other=self.hand_lines[seat],
            )
            return
        if event.cards is not None and not self.give(seat, event.cards):
            return
        self.hand_lines[seat] = line
        self.hands_pending[seat] = (event.count, line)

    def give(self, seat: int, cards: tuple[int, ...]) -> bool:
        """Put known cards into a hand; False where the record contradicts itself."""
        mask = sum([BIT[card] for card in cards])
        for other, held in enumerate(self.held):
            if other != seat and held & mask:
                both = next(card for card in cards if held & BIT[card])
                line = self.hand_lines[other]
                where = f"on line {line}" if line else "as the log shows"
                self.problem(
                    f"{self.code(both)} is in the hand of {self.who(other)} {where}",
                    "one of the two hands is wrong",
                    card=both,
                    other=line,
                )
                return False
        if self.held[seat] & ~mask:
            missing = next(c for c in range(52) if (self.held[seat] & ~mask) >> c & 1)
            self.problem(
                f"{self.who(seat)} holds {self.code(missing)}, which is not in this hand",
                "the turned-up trump card is one of the dealer's cards",
            )
            return False
        self.held[seat] = mask
        self.full[seat] = True
        return True

    def prepare(self, event: Said) -> None:
        """Before an event happens: count the hands that the log has just given."""
        next_deal = type(event) is Deal and self.dealt_in_log
        if next_deal or type(event) not in _BEFORE_HANDS_COUNT:
            self._count_hands()

    def finish(self) -> None:
        if self.hands_pending:
            self._count_hands()

    def _count_hands(self) -> None:
        pending, self.hands_pending = self.hands_pending, {}
        if not self.dealt_in_log and self.first_trick == 1 and self._is_an_ending(pending):
            held = next(iter(pending.values()))[0]
            self.problem(
                f"every hand has {held} cards, and the log does not say why",
                f"say who leads: for example `{SEATS[self.game][0]} to lead trick "
                f"{self.hand_size - held + 1}`",
            )
            return
        before = self.hand_size - self.first_trick + 1
        for seat, (count, line) in pending.items():
            dealt = count - before + self.hand_size + self.played_by(seat)
            self.count_hand(seat, dealt, count, line)

    def _is_an_ending(self, pending: dict[int, tuple[int, int]]) -> bool:
        counts = {count for count, _ in pending.values()}
        every = len(pending) == len(SEATS[self.game])
        return every and len(counts) == 1 and counts.pop() < self.hand_size

    def on_count(self, event: Count, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        seat = event.player
        dealt = event.count + self.played_by(seat) + self.first_trick - 1
        known = self.counted.get(seat)
        if known is not None and known != dealt and self.full[seat]:
            self.problem(
                f"{self.who(seat)} cannot have {event.count} cards",
                f"the log gives him {known - dealt + event.count} (his hand is on line "
                f"{self.hand_lines[seat]})",
                other=self.hand_lines[seat],
            )
            return
        self.count_hand(seat, dealt, event.count, line)

    def count_hand(self, seat: int, dealt: int, held: int, line: int) -> None:
        """A hand was counted: `dealt` is what it must have been at the deal."""
        self.counted[seat] = dealt
        right = dealt == self.hand_size
        if right and self.miscount is None:
            return
        who = self.who(seat)
        note = (line, f"{who} holds {held} cards: {dealt} were dealt to that hand")
        if self.miscount is None:
            self.miscount = self._miscount(line, (note,), self.first_round_over())
            self.offend(self.miscount)
            return
        old = self.miscount
        new = self._miscount(old.line, (*old.evidence, note), old.late)
        if right and new.only_eldest_short == old.only_eldest_short:
            return
        self.miscount = new
        self.faults = [new if fault is old else fault for fault in self.faults]
        self.revise(old, new)

    def _miscount(
        self, line: int, evidence: tuple[tuple[int, str], ...], late: bool
    ) -> WrongHandCount:
        eldest = None if self.dealer is None else self.left_of(self.dealer)
        wrong = {seat for seat, dealt in self.counted.items() if dealt != self.hand_size}
        only = (
            eldest is not None
            and wrong == {eldest}
            and self.counted[eldest] < self.hand_size
            and len(self.counted) == len(SEATS[self.game])
        )
        dealer = self._dealer_name()
        lacks = {seat: self.hand_size - dealt for seat, dealt in self.counted.items()}
        return WrongHandCount(
            offender=dealer,
            dealer=dealer,
            late=late,
            only_eldest_short=only,
            many=tuple(self.seat(seat) for seat, lack in sorted(lacks.items()) if lack < 0),
            few=tuple(self.seat(seat) for seat, lack in sorted(lacks.items()) if lack > 0),
            missing=max(0, *lacks.values()),
            line=line,
            evidence=evidence,
        )

    def on_trump(self, event: Trump, line: int) -> None:
        self.need_deal()
        if event.player is not None and self.dealer is None:
            due = self._due_to_deal(event.player)
            self._look_back_at_the_cut(event.player)
            self.dealer_known(event.player)
            if due is not None:
                self._wrong_dealer(event.player, *due)
        before = self.trump_card
        if before is not None and event.card not in (None, before):
            self.problem(
                f"{self.code(before)} was turned up before in this deal",
                "one of the two trump cards is wrong",
                card=event.card,
            )
            return
        self.next_card_dealt("the trump card is turned up")
        self.trump = event.suit if event.suit is not None and event.suit >= 0 else NO_TRUMP
        self.trump_card = event.card
        if event.card is not None and event.player is not None:
            self.reveal(event.player, event.card)
        elif event.card is not None and self.dealer is not None:
            self.reveal(self.dealer, event.card)
        self.phase = PLAY
