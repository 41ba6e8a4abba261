"""Men touched at a draughts table: what binds a player in his turn, and what he still owes.

Readings taken here: only a man of the player to move binds him, and only if the man has a lawful
move; of several it is the one touched first. A man put over the angle binds to the square that it
showed on if a lawful move leads there, else as a man touched. A false move does not settle what
binds its maker: it is held against the move that he makes in its place.
"""

from __future__ import annotations

from umpire.events import Choose, Event, OverAngle, TouchMan
from umpire.games.board import MoveKind, leads_to
from umpire.games.draughts_words import path_text
from umpire.games.huffing import HuffTable
from umpire.games.played import NOT_A_MOVE, Bound, Path, Played
from umpire.incidents import Incident
from umpire.incidents.draughts import OverAngleNotFollowed, SecondSquare, TouchedManNotMoved
from umpire.logs.log import Log
from umpire.rulings import Remedy


class Duty:
    """A man still to be moved: `square` is where he stands now."""

    __slots__ = ("bound", "incident", "seat", "square")

    def __init__(self, seat: int, bound: Bound, incident: Incident) -> None:
        self.seat = seat
        self.bound = bound
        self.incident = incident
        self.square = bound.square


def keeps(bound: Bound, path: Path) -> bool:
    """Whether a move does what a player is bound to."""
    if bound.path is not None:
        return path == bound.path
    toward = bound.toward
    return path[0] == bound.square and (toward is None or leads_to(path, toward))


class TouchTable(HuffTable):
    """A draughts board at which a man touched must be moved."""

    __slots__ = ("duties",)

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.duties: list[Duty] = []

    def look_ahead(self) -> None:
        super().look_ahead()
        if self.duties:
            self.plain = False

    # --- touching ---

    def on_touch_man(self, event: TouchMan, line: int) -> None:
        """A man is touched, or adjusted."""
        if self._may_bind(event.player, event.square) and not event.adjusting:
            self._bind(Bound(event.square, line))

    def on_over_angle(self, event: OverAngle, line: int) -> None:
        """A man is put over the angle of its square."""
        if self._may_bind(event.player, event.square):
            self._bind(Bound(event.square, line, toward=event.toward))

    def _may_bind(self, seat: int, square: int) -> bool:
        """Whether a man stands there, of the player to move; an empty square is an error."""
        if self.stopped or self.over():
            return False
        if not 1 <= square <= 32 or self.owner(square) is None:
            self.stop(f"no man stands on {square}", "only a man can be touched")
            return False
        return seat == self.turn == self.owner(square)

    def _bind(self, bound: Bound) -> None:
        self.bound = [*self.bound, bound]
        self.plain = False

    # --- held against the move ---

    def touch_faults(self, seat: int, path: Path, kind: MoveKind) -> list[Incident]:
        bound = None if kind in NOT_A_MOVE else self._binding()
        if bound is None or keeps(bound, path) or self._owes(seat, bound):
            return []
        who = self.seat(seat)
        proof = (
            (bound.line, f"{self.who(seat)} {_deed(bound)}"),
            (self.line, f"{self.who(seat)} moves {path_text(path, self.board)}"),
        )
        if bound.path is not None:
            return [SecondSquare(offender=who, path=bound.path, evidence=proof)]
        if bound.toward is not None:
            square, toward = bound.square, bound.toward
            return [
                OverAngleNotFollowed(offender=who, square=square, toward=toward, evidence=proof)
            ]
        return [TouchedManNotMoved(offender=who, square=bound.square, evidence=proof)]

    def _binding(self) -> Bound | None:
        """What binds the player to move: the first that can be kept by a lawful move."""
        if not self.bound:
            return None
        lawful = self.board.legal_moves()
        for bound in self.bound:
            if any(keeps(bound, move) for move in lawful):
                return self._narrowed(bound, lawful)
            touched = Bound(bound.square, bound.line)
            if bound.path is None and any(keeps(touched, move) for move in lawful):
                return touched
        return None

    def _narrowed(self, bound: Bound, lawful: list[Path]) -> Bound:
        """A man touched and then put over the angle binds to the square that it showed on."""
        for other in self.bound:
            shown = other.square == bound.square and other.toward is not None
            if shown and bound.toward is None and bound.path is None:
                return other if any(keeps(other, move) for move in lawful) else bound
        return bound

    def _owes(self, seat: int, bound: Bound) -> bool:
        """Whether the same is owed already: one incident, one ruling."""
        return any(duty.seat == seat and duty.square == bound.square for duty in self.duties)

    def puts_right(self, last: Played, path: Path) -> bool:
        return all(keeps(duty.bound, path) for duty in self.duties if duty.incident in last.faults)

    # --- what is owed ---

    def after_move(self, record: Played, kind: MoveKind) -> None:
        super().after_move(record, kind)
        if self.duties:
            self._discharge(record, kind)
            self.men_go_off((*record.undo.taken, *filter(None, [record.undo.displaced])))
        for fault in record.faults:
            if isinstance(fault, TouchedManNotMoved | OverAngleNotFollowed | SecondSquare):
                bound = _bound_of(fault)
                duty = Duty(record.seat, bound, fault)
                if record.path[0] == bound.square:
                    duty.square = record.path[-1]
                self.duties.append(duty)

    def _discharge(self, record: Played, kind: MoveKind) -> None:
        for duty in self.duties[:]:
            if duty.seat != record.seat or duty.square != record.path[0]:
                continue
            at_home = duty.square == duty.bound.square
            if kind not in NOT_A_MOVE and at_home and keeps(duty.bound, record.path):
                self.duties.remove(duty)
                self.come(("touched-man-moved", duty.incident.line))
            else:
                duty.square = record.path[-1]

    def men_go_off(self, squares: tuple[int, ...]) -> None:
        super().men_go_off(squares)
        for duty in self.duties[:]:
            if duty.square in squares and self.owner(duty.square) != duty.seat:
                self.duties.remove(duty)
                self.come(("touched-man-gone", duty.incident.line))

    def man_goes_back(self, record: Played) -> None:
        super().man_goes_back(record)
        for duty in self.duties:
            if duty.seat == record.seat and duty.square == record.path[-1]:
                duty.square = record.path[0]

    def let_stand(self, seat: int) -> None:
        super().let_stand(seat)
        self.duties = [duty for duty in self.duties if duty.seat == seat]

    def forget(self, incident: Incident) -> None:
        super().forget(incident)
        self.duties = [duty for duty in self.duties if duty.incident is not incident]

    def rights_end(self, seat: int) -> None:
        super().rights_end(seat)
        self.duties = [
            duty
            for duty in self.duties
            if duty.seat == seat or not isinstance(duty.incident, SecondSquare)
        ]

    def do_must_move_touched(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The other side asks for it: the move made instead is taken back."""
        record = self.record_of(incident)
        if isinstance(event, Choose) and record is not None and record is self.last:
            self.take_back(record)
            self.demanded = record
            self.look_ahead()


def _deed(bound: Bound) -> str:
    if bound.path is not None:
        return f"moves {path_text(bound.path)}, and takes it back"
    if bound.toward is not None:
        return f"shows {bound.square} on {bound.toward}"
    return f"touches {bound.square}"


def _bound_of(fault: TouchedManNotMoved | OverAngleNotFollowed | SecondSquare) -> Bound:
    line = fault.evidence[0][0]
    if isinstance(fault, SecondSquare):
        return Bound(fault.path[0], line, path=fault.path)
    toward = fault.toward if isinstance(fault, OverAngleNotFollowed) else None
    return Bound(fault.square, line, toward=toward)
