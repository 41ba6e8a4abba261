"""Moves at a draughts table: whose turn it is, and what was wrong with a move.

Readings taken here:

- Black begins unless the first move of the log is White's (a bare move is his whose man it moves);
  a position names the side to move.
- The mark, `-` or `x`, does not matter: squares alone say what a move is.
- A bare move of the other side's man shows that the record leaves something out: an error. With
  the player named it is his false move, be it out of turn or of a man that is not his.
- A man who touches the far row becomes a king, even where the move is false or he moves on. A king
  just made who moves again before the other side has moved has run on, on one line or on two.
"""

from __future__ import annotations

from umpire.events import Move, Position, Unreadable
from umpire.games.base import Table
from umpire.games.board import MoveKind
from umpire.games.board import Position as Board
from umpire.games.draughts_words import men_text, path_text, why_false
from umpire.games.played import BLACK, NOT_A_MOVE, WHITE, Bound, Path, Played
from umpire.incidents import Incident
from umpire.incidents.draughts import CaptureIncomplete, CaptureOmitted, FalseMove, KingRanOn
from umpire.logs.log import Log


class MoveTable(Table):
    """A draughts board at which any move is played as it was made.

    `history` holds the moves that stand. `plain`: nothing is pending, so that a lawful move of the
    player to move needs no more than to be played. `stopped`: the record has contradicted itself,
    and where the men are is not known any more.
    """

    __slots__ = (
        *("board", "bound", "ended", "history", "losing"),
        *("plain", "set_up", "stopped"),
    )

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.board = Board.start()
        self.history: list[Played] = []
        self.bound: list[Bound] = []
        self.losing = self.option("game-kind") == "losing"
        self.ended = False
        self.plain = True
        self.set_up = False
        self.stopped = False
        self._find_beginner(log)

    def _find_beginner(self, log: Log) -> None:
        """What is touched before the first move must be known for a man of the player to move."""
        first = next((event for event in log.events if isinstance(event, Move)), None)
        if first is not None:
            bare = WHITE if first.path and first.path[0] in self.board.pieces(False) else BLACK
            seat = bare if first.player is None else first.player
            self.board.black_to_move = seat == BLACK

    # --- questions ---

    @property
    def turn(self) -> int:
        """The seat of the player to move."""
        return BLACK if self.board.black_to_move else WHITE

    @property
    def last(self) -> Played | None:
        """The last move that stands."""
        return self.history[-1] if self.history else None

    def owner(self, square: int) -> int | None:
        """The seat whose man stands on a square (1 to 32), or None."""
        piece = self.board.piece_at(square)
        return None if not piece else BLACK if piece in "bB" else WHITE

    def notice(self, incident: Incident, *, deal: int | None = None) -> None:
        """Tell of an incident, with the number of the last half-move."""
        incident.move = incident.move or len(self.history) or None
        super().notice(incident, deal=deal)

    # --- the end ---

    def over(self) -> bool:
        """Whether the game has come to its end: on the board, by consent or by a count.

        It has not while a fault in the last move is still to be answered. A game lost by a ruling
        and played on is not over.
        """
        last = self.last
        pending = self.stopped or (last is not None and last.pending)
        if not self.ended and not pending and not self.board.can_move():
            stuck = self.side(self.turn)
            self.end(stuck if self.losing else self.opponents(stuck))
        return self.ended

    def end(self, winner: str | None) -> None:
        """The game is over; who has won it by a ruling stays the winner."""
        self.ended = True
        self.plain = False
        if self.winner is None:
            self.winner = winner
        self.come(("game-over",))

    # --- the record ---

    def stop(self, message: str, hint: str, other: int | None = None) -> None:
        """The record cannot be true, and where the men are is not known from here on."""
        self.problem(message, hint, other=other)
        self.stopped = True
        self.plain = False

    def on_unreadable(self, event: Unreadable, line: int) -> None:
        """A line that could not be read: it may have been a move."""
        super().on_unreadable(event, line)
        self.stopped = True
        self.plain = False

    def on_position(self, event: Position, line: int) -> None:
        """The men are set up."""
        if self.stopped:
            return
        if self.history or self.bound or self.set_up:
            self.stop("a position comes first in a log", "begin a new log with it")
            return
        self.set_up = True
        try:
            self.board = Board.from_fen(event.fen)
        except ValueError as error:
            self.stop(f"cannot read the position: {error}", "for example W:W21,22,K31:B1,2,K10")

    def number_of(self, seat: int, path: Path) -> str:
        """A move in progress, for messages: ``move 12, White 22-18``."""
        return f"move {len(self.history) // 2 + 1}, {self.who(seat)} {path_text(path, self.board)}"

    def nobody_there(self, seat: int, path: Path) -> None:
        """A move from an empty square."""
        start = path[0]
        message = f"{self.number_of(seat, path)}: no man stands on {start}"
        for record in reversed(self.history):
            if start == record.path[0] or start in record.undo.taken:
                left = "left it" if start == record.path[0] else "was taken"
                message += f": the last one there {left} on line {record.line}"
                self.stop(message, "a move is missing from the record, or wrong", record.line)
                return
        self.stop(message, "a move is missing from the record, or wrong")

    # --- moves ---

    def on_move(self, event: Move, line: int) -> None:
        """A move: most are lawful, with nothing pending, and need only to be played."""
        board, path = self.board, event.path
        if self.plain and not self.watched:
            seat = BLACK if board.black_to_move else WHITE
            if event.player in (None, seat) and board.is_legal(path):
                self.history.append(Played(seat, path, line, board.play(path)))
                return
        if not self.stopped:
            self._move(event, line)

    def _move(self, event: Move, line: int) -> None:
        """A move that needs a closer look."""
        path = event.path
        if len(path) < 2 or not all(1 <= square <= 32 for square in path):
            self.stop(
                f"{'-'.join(map(str, path))} is no move",
                "it needs two squares or more, from 1 to 32",
            )
            return
        seat = self._mover(event)
        if seat is None:
            return
        path = self.mended(seat, path)
        turn = self.board.black_to_move
        if self.owner(path[0]) is None:
            self.nobody_there(seat, path)
        elif self.ended:
            self.put_down(seat, path, line, turn)
        else:
            self.board.black_to_move = seat == BLACK
            self._judge(seat, path, line, turn)

    def _mover(self, event: Move) -> int | None:
        """Who moves; None where the record cannot be true."""
        if event.player is not None:
            return event.player
        owner, last = self.owner(event.path[0]), self.last
        if owner in (None, self.turn):
            return self.turn
        if last is not None and last.pending and self.joined(last, event.path) is not None:
            return last.seat
        number = self.number_of(self.turn, event.path)
        self.stop(
            f"{number}: the man on {event.path[0]} is not {self.who(self.turn)}'s",
            "a move is missing from the record, or it does not say who moved",
        )
        return None

    def _judge(self, seat: int, path: Path, line: int, turn: bool) -> None:
        """Say what a move is, and play it. The board's turn is the mover's, `turn` the true one."""
        board = self.board
        full = board.expand(path)
        kind = board.classify(full)
        unclear = kind in (MoveKind.LEGAL, MoveKind.FALSE) and not board.is_legal(full)
        if unclear and len(board.readings(full)) > 1:
            message = f"several ways lead from {path[0]} to {path[-1]}"
            hint = "write the full path, with every square on the way"
            self.stop(f"{self.number_of(seat, path)}: {message}", hint)
            return
        if turn != board.black_to_move:
            runs_on = kind is not MoveKind.FALSE and self._just_crowned(seat, path[0])
            kind = MoveKind.KING_RAN_ON if runs_on else MoveKind.FALSE
        if kind in NOT_A_MOVE and self._was_over(turn):
            self.put_down(seat, full, line, turn)
            return
        self._make(seat, full, kind, line, turn)

    def _just_crowned(self, seat: int, square: int) -> bool:
        """Whether a player's last move, not answered yet, made a king who stands on a square."""
        last = self.last
        by_him = last is not None and last.seat == seat and last.path[-1] == square
        return last is not None and by_him and last.undo.crowned

    def _was_over(self, turn: bool) -> bool:
        """Whether the game was over, the true turn being `turn`."""
        board = self.board
        mover, board.black_to_move = board.black_to_move, turn
        over = self.over()
        board.black_to_move = mover
        return over

    def _make(self, seat: int, path: Path, kind: MoveKind, line: int, turn: bool) -> None:
        """Play a move and tell what was wrong with it."""
        in_turn = turn == (seat == BLACK)
        fault = self._fault(seat, path, kind, None if in_turn else self.who(1 - seat))
        touched = self.touch_faults(seat, path, kind) if in_turn else []
        self.rights_end(seat)
        bound = self.bound
        record = self.put_down(seat, path, line, turn)
        record.bound = bound
        if in_turn:
            self.bound = []
        record.faults = touched + ([] if fault is None else [fault])
        record.pending = record.faults
        self.after_move(record, kind)
        for each in record.faults:
            self.notice(each)
        self.look_ahead()

    def _fault(self, seat: int, path: Path, kind: MoveKind, whose: str | None) -> Incident | None:
        """What is wrong with a move, before it is made: whose turn it truly is, if not his."""
        moved = f"{self.who(seat)} moves {path_text(path, self.board)}"
        who = self.seat(seat)
        if kind is MoveKind.CAPTURE_OMITTED or kind is MoveKind.CAPTURE_INCOMPLETE:
            omitted = kind is MoveKind.CAPTURE_OMITTED
            squares = tuple(self.board.huffable(path))
            what = "could have taken" if omitted else "could have taken on"
            proof = ((self.line, f"{moved}: {men_text(squares)} {what}"),)
            fault = CaptureOmitted if omitted else CaptureIncomplete
            return fault(offender=who, squares=squares, losing=self.losing, evidence=proof)
        if kind is MoveKind.KING_RAN_ON:
            words = f"{moved}: a king just made moved on before the other side had moved"
            return KingRanOn(offender=who, evidence=((self.line, words),))
        if kind is MoveKind.FALSE:
            words = f"{moved}: {why_false(self.board, path, whose)}"
            return FalseMove(offender=who, evidence=((self.line, words),))
        return None

    def put_down(self, seat: int, path: Path, line: int, turn: bool) -> Played:
        """Play a move on the board; the other side is then to move."""
        undo = self.board.play(path)
        undo.before = (*undo.before[:3], turn)
        self.board.black_to_move = seat != BLACK
        record = Played(seat, path, line, undo)
        self.history.append(record)
        return record

    def look_ahead(self) -> None:
        """Settle whether the next move needs a closer look."""
        last = self.last
        self.plain = not (self.ended or self.stopped or (last is not None and last.faults))

    # --- what others add ---

    def mended(self, seat: int, path: Path) -> Path:
        """The whole move, where a path carries on an earlier one."""
        return path

    def joined(self, last: Played, path: Path) -> Path | None:
        """The last move and a path as one series of jumps, or None."""
        return None

    def rights_end(self, seat: int) -> None:
        """A player moves: what he might have done about the move before it is over."""

    def touch_faults(self, seat: int, path: Path, kind: MoveKind) -> list[Incident]:
        """What a move does against the men touched in the same turn, before it is made."""
        return []

    def after_move(self, record: Played, kind: MoveKind) -> None:
        """A move has been made, and the faults in it are not told yet."""
