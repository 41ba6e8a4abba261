"""The hands that a log gives, how many cards they have, and the turn-up."""

from __future__ import annotations

from umpire.cards import BIT, NO_TRUMP
from umpire.events import (
    Count,
    Deal,
    Hand,
    Note,
    Resume,
    Said,
    Trump,
    Unreadable,
)
from umpire.games.cutting import CutTable
from umpire.games.deals import PLAY
from umpire.incidents.dealing import (
    WrongHandCount,
)
from umpire.players import SEATS

_BEFORE_HANDS_COUNT = (Hand, Trump, Note, Resume, Deal, Unreadable)


class HandsTable(CutTable):
    """A table at which hands are given and counted."""

    __slots__ = ()

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
        were = f"{who} holds {held} cards: {dealt} were dealt to that hand"
        note = (line, were if held != dealt else f"{who} was dealt {dealt} cards")
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
        if self.is_idle_turn_up(event.player):
            return
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
