"""What the other side does about a wrong move at draughts: it huffs, insists, or lets it stand.

Readings taken here: a huff, or a take demanded, that nobody is entitled to does nothing to the
board.
"""

from __future__ import annotations

from umpire.events import Choose, Event, Huff, Waive
from umpire.games.amending import AmendTable, CaptureFault, capture_fault
from umpire.games.draughts_words import men_text
from umpire.games.played import Played
from umpire.incidents import Incident
from umpire.incidents.draughts import CaptureIncomplete, ImproperHuff
from umpire.rulings import Remedy

ANSWERED = ("used", "late", "answered")
"""What becomes of an event that a ruling has dealt with."""


class HuffTable(AmendTable):
    """A draughts board at which men can be huffed, and takes demanded."""

    __slots__ = ()

    # --- what the other side says ---

    def on_huff(self, event: Huff, line: int) -> None:
        """What a player does about a take that the other left; no ruling may have given it."""
        if self.answer in ANSWERED or self.stopped or self.ended:
            return
        fault = self._open_fault(event.player)
        if event.choice == "let-stand":
            self._let_stand(event.player)
        elif event.choice == "huff" and event.square is None and fault and not self.losing:
            self._which_man(fault)
        else:
            self._improper(event, line, fault)

    def _improper(self, event: Huff, line: int, fault: CaptureFault | None) -> None:
        what = "demands the take" if event.choice == "compel-take" else "huffs"
        square = f" {event.square}" if event.square else ""
        words = f"{self.who(event.player)} {what}{square}"
        self.notice(
            ImproperHuff(
                offender=self.seat(event.player),
                squares=() if fault is None else fault.squares,
                losing=self.losing,
                evidence=((line, words),),
            )
        )

    def _let_stand(self, seat: int) -> None:
        for record in self._unanswered(seat):
            record.pending = ()
        if self.withdrawn is not None and self.withdrawn.seat != seat:
            self.withdrawn = None
        self.let_stand(seat)
        self.come(("lets-stand", self.side(seat)))
        self.look_ahead()

    def waived(self, incident: Incident, event: Waive) -> None:
        record = self.record_of(incident)
        if record is not None:
            record.pending = [fault for fault in record.pending if fault is not incident]
            if self.withdrawn is record and capture_fault(record.pending) is None:
                self.withdrawn = None
        self.forget(incident)

    def _open_fault(self, seat: int) -> CaptureFault | None:
        """What the other side left to take, if a player may still act on it."""
        for record in self._unanswered(seat):
            fault = capture_fault(record.pending)
            if fault is not None:
                return fault
        return None

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        """A huff must name a man that should have taken, if there are several."""
        if isinstance(event, Huff) and remedy.kind == "huff":
            fault = self._open_fault(event.player)
            return fault is not None and self._man_of(fault, event.square) is not None
        return True

    def _man_of(self, fault: CaptureFault, square: int | None) -> int | None:
        """The man to be huffed, by his square or by the one that he left; None: no such man."""
        if square is None:
            return fault.squares[0] if len(fault.squares) == 1 else None
        record = self.record_of(fault)
        if record and square == record.path[0] and record.path[-1] in fault.squares:
            return record.path[-1]
        return square if square in fault.squares else None

    def _which_man(self, fault: CaptureFault) -> None:
        self.stop(
            f"{men_text(fault.squares)} could have taken: which is huffed?",
            f"for example `huffs {fault.squares[0]}`",
            fault.line,
        )

    # --- what is done for it ---

    def do_huff(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The move stands, the man goes off, and the other side is to move."""
        record = self.record_of(incident)
        if self.stopped or record is None or not isinstance(incident, CaptureFault):
            return
        square = self._man_of(incident, getattr(event, "square", None))
        if square is None:
            self._which_man(incident)
            return
        self._put_back(record)
        self.withdrawn, self.partial = None, ()
        record.pending, record.huffed = (), True
        self.board.remove(square)
        self.men_go_off((square,))
        self.look_ahead()

    def _put_back(self, record: Played) -> None:
        """A move stands after all, whatever its maker did since; the other side is to move."""
        if record in self.history:
            while self.history[-1] is not record:
                self._go_back(self.history[-1])
            return
        board, before = self.board, record.undo.before
        while self.history and (board.black, board.white, board.kings) != before[:3]:
            self._go_back(self.history[-1])
        again = self.put_down(record.seat, record.path, record.line, before[3])
        record.undo = again.undo
        self.history[-1] = record
        self.bound = []

    def do_compel_take(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The move is taken back, and its maker is to move."""
        record = self.record_of(incident)
        if record is None or self.stopped:
            return
        self._rewind(record)
        record.pending = ()
        self.withdrawn = None
        if self.turn == record.seat:
            self.demanded = record
            self.partial = record.path if isinstance(incident, CaptureIncomplete) else ()
        self.look_ahead()

    def do_move_taken_back(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The other side has a false move taken back."""
        record = self.record_of(incident)
        if isinstance(event, Choose) and record is not None and record in self.history:
            self._rewind(record)
            self.demanded = record
            self.look_ahead()

    # --- what touching adds ---

    def men_go_off(self, squares: tuple[int, ...]) -> None:
        """Men have been taken off the board."""

    def let_stand(self, seat: int) -> None:
        """A player lets everything stand that he might act on."""
