"""Cutting for the deal, shuffling, and cutting the pack to the dealer."""

from __future__ import annotations

from umpire.cards import COPIES, PACKS, RANK_OF
from umpire.events import (
    CutFault as CutFaultEvent,
)
from umpire.events import (
    CutIn,
    CutPack,
    PackNotCut,
    Shuffle,
)
from umpire.games.deals import DEALING, DealTable
from umpire.incidents.dealing import (
    BottomCardSeen,
    CutChanged,
    CutFault,
    CutTied,
    CutTooSmall,
    Misdeal,
    ShuffleAfterDealer,
    WrongCutter,
    WrongDealer,
)
from umpire.rulings import (
    proper_cut,
)


class CutTable(DealTable):
    """A table at which the pack is cut."""

    __slots__ = ()

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
