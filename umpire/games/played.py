"""Moves made at a draughts table, with what was wrong with them, and what binds a player."""

from __future__ import annotations

from collections.abc import Sequence

from umpire.games.board import Move as Path
from umpire.games.board import MoveKind, Undo
from umpire.incidents import Incident

__all__ = ["BLACK", "NOT_A_MOVE", "WHITE", "Bound", "Path", "Played"]

BLACK, WHITE = 0, 1

NOT_A_MOVE = (MoveKind.FALSE, MoveKind.KING_RAN_ON)
"""Moves that must be taken back, and settle nothing."""


class Bound:
    """What binds a player in his turn: a man touched.

    `toward` is the square that the man showed on; `path` the whole move that was made with it
    before, and taken back; `line` where that happened.
    """

    __slots__ = ("line", "path", "square", "toward")

    def __init__(
        self, square: int, line: int, toward: int | None = None, path: Path | None = None
    ) -> None:
        self.square = square
        self.line = line
        self.toward = toward
        self.path = path


class Played:
    """A move on the board, with what was wrong with it.

    `pending` are the faults that nobody has answered or let stand. `bound` is what bound the
    player to move before it, for the case that it is taken back.
    """

    __slots__ = ("bound", "faults", "huffed", "line", "path", "pending", "seat", "undo")

    def __init__(self, seat: int, path: Path, line: int, undo: Undo) -> None:
        self.seat = seat
        self.path = path
        self.line = line
        self.undo = undo
        self.faults: Sequence[Incident] = ()
        self.pending: Sequence[Incident] = ()
        self.bound: Sequence[Bound] = ()
        self.huffed = False
