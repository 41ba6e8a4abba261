"""The course of deals at a card table: whose they are, when they begin, end and are annulled."""

from __future__ import annotations

from typing import ClassVar

from umpire.events import (
    Event,
    Unreadable,
)
from umpire.games.base import Table
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    BottomCardSeen,
    TwoCardsToOneHand,
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
    TRICKS_GATHERED,
    Remedy,
)

IDLE, DEALING, PLAY = "idle", "dealing", "play"


class DealTable(Table):
    """A table at which deals follow one another."""

    hand_size: ClassVar[int] = 13

    smallest_cut: ClassVar[int] = 4
    """The largest packet that some code of the game still finds too small, and one more."""

    __slots__ = (
        *("annulled", "clean_tricks", "counted", "cut_ins", "cuts", "dealer", "dealt_in_log"),
        *("double", "coming", "due_dealers", "faults", "first_trick", "full", "gathered_line"),
        *("hand_lines", "held", "miscount", "phase", "played_count", "shuffles", "tie"),
        *("trump", "trump_card", "trump_taken", "turn_up_idle", "unread_before"),
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
        self.turn_up_idle = False
        """The deal is annulled and its trump card was not turned up yet: a turn-up is of that."""
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

    def at_fault(self, incident: Incident) -> str | None:
        """The side of the player who committed an incident."""
        return None if incident.offender is None else self.side_of(incident.offender)

    def begin_deal(self, dealer: int | None) -> None:
        """A deal begins; with no dealer where the log does not say who dealt."""
        self.deal += 1
        self.turn_up_idle = False
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

    def do_new_deal(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A new deal is compulsory; the turn-up may still follow before the cards are gathered."""
        self.turn_up_idle = self.trump is None and self.dealer is not None
        self.annul(incident.deal, passes=False)

    def is_idle_turn_up(self, player: int | None) -> bool:
        """Whether a card turned up is still of the deal that has just been annulled."""
        idle = self.turn_up_idle and player in (None, self.dealer)
        self.turn_up_idle = False
        return idle

    def do_deal_passes(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The deal passes to the next player."""
        self.annul(incident.deal, passes=True)

    def _dealer_name(self) -> str | None:
        return None if self.dealer is None else self.seat(self.dealer)

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
