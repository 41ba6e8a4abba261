"""What becomes of a wrong move at a draughts table: taken back, carried on, put right.

Readings taken here:

- A player who moves again, before the other does, after a move that was wrong has taken it back,
  if the second move is lawful in its place; if he jumps on with the man that stopped, the two are
  one move.
- A move that the other side has answered stays, whatever its maker says.
- Taking back a move that left a take does not end what the other side may do about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from umpire.events import TakeBack
from umpire.games.board import MoveKind
from umpire.games.draughts_words import path_text
from umpire.games.moving import MoveTable
from umpire.games.played import Bound, Path, Played
from umpire.incidents import Incident
from umpire.incidents.draughts import (
    CaptureIncomplete,
    CaptureOmitted,
    FalseMove,
    KingRanOn,
    RulingRefused,
)
from umpire.logs.log import Log

CaptureFault = CaptureOmitted | CaptureIncomplete
"""A move that left something to take."""


def capture_fault(faults: Iterable[Incident]) -> CaptureFault | None:
    """What a move left to take, among its faults, or None."""
    return next((fault for fault in faults if isinstance(fault, CaptureFault)), None)


def takes_what_is_due(record: Played) -> bool:
    """Whether a move is a lawful one; the man touched may still have been another."""
    wrong = (FalseMove, KingRanOn, CaptureOmitted, CaptureIncomplete)
    return not any(isinstance(fault, wrong) for fault in record.faults)


class AmendTable(MoveTable):
    """A draughts board at which moves can be taken back.

    `withdrawn`: a move that left a take and that its maker took back, until the other side moves.
    `demanded`: a move that the other side had taken back, until its maker moves. `partial`: the
    jumps of a series that was cut short and taken back, which may be carried on.
    """

    __slots__ = ("demanded", "partial", "records", "withdrawn")

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.records: dict[int, Played] = {}
        self.withdrawn: Played | None = None
        self.demanded: Played | None = None
        self.partial: Path = ()

    def look_ahead(self) -> None:
        super().look_ahead()
        if self.withdrawn or self.demanded or self.partial or self.bound:
            self.plain = False

    def over(self) -> bool:
        return self.ended or (self.withdrawn is None and super().over())

    def notice(self, incident: Incident, *, deal: int | None = None) -> None:
        last = self.last
        if last is not None and incident in last.faults:
            self.records[id(incident)] = last
        super().notice(incident, deal=deal)

    def record_of(self, incident: Incident) -> Played | None:
        """The move in which an incident is a fault, or None."""
        record = self.records.get(id(incident))
        return record if record is not None and incident in record.faults else None

    # --- several moves that are one, or one in another's place ---

    def mended(self, seat: int, path: Path) -> Path:
        last = self.last
        if seat == self.turn:
            whole = self.partial + path[1:]
            carries_on = bool(self.partial) and self.partial[-1] == path[0]
            if carries_on and self.owner(path[0]) != seat and self.board.is_legal(whole):
                return whole
        elif last is not None and last.seat == seat and last.pending:
            joined = self.joined(last, path)
            if joined is not None:
                self._unplay(last)
                for fault in last.faults:
                    self.forget(fault)
                    self.revise(fault, None)
                return joined
            if self._is_in_place_of(last, path):
                self.take_back(last)
        return path

    def joined(self, last: Played, path: Path) -> Path | None:
        fault = capture_fault(last.pending)
        if last.path[-1] != path[0] or not isinstance(fault, CaptureIncomplete):
            return None
        board = self.board.copy()
        board.undo(last.undo)
        whole = last.path + path[1:]
        goes_on = board.classify(whole) in (MoveKind.LEGAL, MoveKind.CAPTURE_INCOMPLETE)
        return whole if goes_on else None

    def _is_in_place_of(self, last: Played, path: Path) -> bool:
        board = self.board.copy()
        board.undo(last.undo)
        full = board.expand(path)
        return board.is_legal(full) and self.puts_right(last, full)

    def rights_end(self, seat: int) -> None:
        record, last = self.withdrawn, self.last
        if record is not None and record.seat != seat:
            if last is not None and last.seat == record.seat and takes_what_is_due(last):
                for fault in record.faults:
                    self.come(("put-right", fault.line))
            self.withdrawn = None
        if self.demanded is not None and self.demanded.seat == seat:
            for fault in self.demanded.faults:
                self.come(("take-made", fault.line))
            self.demanded = None
        for answered in self._unanswered(seat):
            answered.pending = ()
        self.partial = ()
        self.come(("moves", self.side(seat)))

    def _unanswered(self, seat: int) -> list[Played]:
        """What the other side has done since a player's last move, the latest first."""
        theirs = list(takewhile(lambda record: record.seat != seat, reversed(self.history)))
        if self.withdrawn is not None and self.withdrawn.seat != seat:
            theirs.append(self.withdrawn)
        return theirs

    # --- taking back ---

    def on_take_back(self, event: TakeBack, line: int) -> None:
        """A player takes his move back, or refuses to."""
        if self.stopped or self.ended:
            return
        if event.refused:
            self._refuse(event.player, line)
        elif self.demanded is None or self.demanded.seat != event.player:
            self._take_back_last(event.player)
        self.look_ahead()

    def _take_back_last(self, seat: int) -> None:
        record = next((each for each in reversed(self.history) if each.seat == seat), None)
        if record is None:
            self.stop(f"{self.who(seat)} has no move to take back", "only the last move goes back")
        elif record is self.last and not record.huffed:
            self.take_back(record)
            if not record.faults:
                bound = Bound(record.path[0], record.line, path=record.path)
                self.bound = [*record.bound, bound]
        elif not record.faults or record.huffed:
            stands = "man was huffed" if record.huffed else "move was answered"
            self.stop(
                f"{self.who(seat)} takes back {path_text(record.path)}, but the {stands}",
                "only the last move goes back",
                record.line,
            )

    def take_back(self, record: Played) -> None:
        """The last move goes back, and everything is as it was before it."""
        self._go_back(record)
        fault = capture_fault(record.pending)
        if fault is not None:
            self.withdrawn = record
            self.partial = record.path if isinstance(fault, CaptureIncomplete) else ()

    def _unplay(self, record: Played) -> None:
        """Put everything back as it was before the last move."""
        self.history.pop()
        self.board.undo(record.undo)
        self.bound = list(record.bound)
        self.man_goes_back(record)

    def _rewind(self, record: Played) -> None:
        """Take back every move from one on; none if it is taken back already."""
        while record in self.history:
            self._go_back(self.history[-1])

    def _go_back(self, record: Played) -> None:
        """The last move goes back with whatever was wrong with it."""
        self._unplay(record)
        for fault in record.faults:
            self.come(("taken-back", fault.line))

    def _refuse(self, seat: int, line: int) -> None:
        """To refuse is to lose where the move was false, or where the rule was asked for.

        Where nothing had to be taken back, or nobody had asked for it yet, it means nothing.
        """
        asked = self.demanded is not None and self.demanded.seat == seat
        record = self.demanded if asked else self.last
        if record is None or record.seat != seat or not (asked or record.pending):
            return
        proof = (line, f"{self.who(seat)} refuses to take it back")
        for fault in record.faults:
            if isinstance(fault, FalseMove | KingRanOn):
                self._refused(record, fault, proof)
                return
        if asked or capture_fault(record.pending) is None:
            self.notice(RulingRefused(offender=self.seat(seat), evidence=(proof,)))

    def _refused(
        self, record: Played, fault: FalseMove | KingRanOn, proof: tuple[int, str]
    ) -> None:
        if fault.refused:
            return
        new = type(fault)(**{**vars(fault), "refused": True})
        new.evidence = (*fault.evidence, proof)
        record.faults = [new if each is fault else each for each in record.faults]
        record.pending = [new if each is fault else each for each in record.pending]
        self.records[id(new)] = record
        self.revise(fault, new)

    # --- what touching adds ---

    def puts_right(self, last: Played, path: Path) -> bool:
        """Whether a lawful move puts right what was wrong with the men touched."""
        return True

    def man_goes_back(self, record: Played) -> None:
        """A move has been taken back."""

    def forget(self, incident: Incident) -> None:
        """Nothing is owed for an incident any more."""
