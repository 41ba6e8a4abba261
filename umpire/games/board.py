"""The draughts board: a position that plays any move and says what the move was.

English draughts as in Enquire Within §72, with the moves that the book takes as known: Black starts
on squares 1-12, moves first and goes toward 32; White starts on 21-32 and goes toward 1. Men step
and take forwards only, kings one square both ways. Some take must be made where there is one, it
need not be the largest (v, and "all he can by the same series" in vii), and a series of jumps is
finished. A man that reaches the far row is crowned and stays there for that move (vii).

An umpire must play a move as it was made, so `play` refuses nothing that hands can do; `classify`,
asked before `play`, names what was wrong. Nothing here knows what the law makes of it.
"""

from __future__ import annotations

from umpire.games import _moves
from umpire.games._moves import (
    ALL,
    BIT,
    FAR_ROW,
    HOPS,
    KING,
    Move,
    MoveKind,
    Undo,
    is_capture,
    squares,
)

__all__ = ["Move", "MoveKind", "Position", "Undo", "is_capture", "jumped", "leads_to"]


def leads_to(path: Move, square: int) -> bool:
    """Whether the first hop of a path lands on a square or jumps over it."""
    return square == path[1] or HOPS.get(path[:2]) == BIT[square]


def jumped(path: Move) -> list[int]:
    """The squares that the jumps of a path pass over, whatever stands there; ascending."""
    return squares(_moves.jump_mask(path))


class Position:
    """The men on the board and the side to move. Mutable; equal by value, so not hashable.

    `black`, `white` and `kings` (of either side) are sets of squares as ints, in the layout that
    `_moves` describes; ask `pieces` and `piece_at` for plain squares. `black_to_move` may be set.
    """

    __slots__ = ("black", "black_to_move", "kings", "white")

    def __init__(self, black: int, white: int, kings: int = 0, black_to_move: bool = True) -> None:
        self.black = black
        self.white = white
        self.kings = kings
        self.black_to_move = black_to_move

    @classmethod
    def start(cls) -> Position:
        """Twelve men a side, Black to move (§72 ii: Black generally moves first)."""
        return cls(_moves.BLACK_START, _moves.WHITE_START)

    @classmethod
    def from_fen(cls, fen: str) -> Position:
        """Read a position as PDN 3.0 writes it: `W:W21,22,K31:B1,2,K10`.

        First the side to move, then the men of each side in either order; a side may be missing
        or have no men. Ranges (`W21-32`), a trailing dot, blanks and small letters are accepted.
        Raises ValueError, saying what is wrong: an unknown letter, a square that is not from 1 to
        32, two pieces on one square, a side listed twice.
        """
        return cls(*_moves.parse_fen(fen))

    def fen(self) -> str:
        """The position in PDN form, every man listed in ascending order, White first."""
        white, black = (
            ",".join(f"K{n}" if self.kings & BIT[n] else str(n) for n in self.pieces(side))
            for side in (False, True)
        )
        return f"{'B' if self.black_to_move else 'W'}:W{white}:B{black}"

    def copy(self) -> Position:
        """An independent position with the same men and the same side to move."""
        return Position(self.black, self.white, self.kings, self.black_to_move)

    def __eq__(self, other: object) -> bool:
        return self._state() == other._state() if isinstance(other, Position) else NotImplemented

    def __repr__(self) -> str:
        return f"Position.from_fen({self.fen()!r})"

    def pieces(self, black: bool) -> list[int]:
        """The squares of one side's men and kings, ascending."""
        return squares(self.black if black else self.white)

    def piece_at(self, square: int) -> str:
        """`b` or `w` for a man, `B` or `W` for a king, "" for an empty square (1 to 32)."""
        bit = BIT[square]
        name = "b" if self.black & bit else "w" if self.white & bit else ""
        return name.upper() if self.kings & bit else name

    # What may be done

    def legal_moves(self) -> list[Move]:
        """Every lawful move of the side to move: full jump series if there are any, else steps."""
        own = self.pieces(self.black_to_move)
        return self.captures() or [path for square in own for path in self._steps(square)]

    def captures(self) -> list[Move]:
        """Every full jump series of the side to move, with all squares touched."""
        return [path for square in self.capturers() for path in self.capture_paths(square)]

    def capturers(self) -> list[int]:
        """The squares of the men that can take now, of the side to move.

        Asked before a move that omits a take, these are the men that should have taken (v).
        """
        if not self.has_capture():
            return []
        return [n for n in self.pieces(self.black_to_move) if self.can_capture_from(n)]

    def has_capture(self) -> bool:
        """Whether the side to move has any take."""
        black, kings = self.black_to_move, self.kings
        own, enemy = (self.black, self.white) if black else (self.white, self.black)
        down, up = (own, own & kings) if black else (own & kings, own)
        return _moves.side_can_jump(down, up, enemy, ALL ^ own ^ enemy)

    def can_move(self) -> bool:
        """Whether the side to move has any lawful move; if not, it has lost."""
        return bool(self.legal_moves())

    def can_capture_from(self, square: int) -> bool:
        """Whether the piece on a square (1 to 32), of either side, could jump if it had the move.

        False if the square is empty.
        """
        way, enemy = self._way(square)
        return _moves.can_jump(square, way, enemy, self._empty())

    def capture_paths(self, square: int) -> list[Move]:
        """Every full jump series of the piece on a square (1 to 32), of either side."""
        way, enemy = self._way(square)
        return _moves.jump_series(square, way, enemy, self._empty() | BIT[square])

    def is_legal(self, path: Move) -> bool:
        """Whether a path, with all its squares, is a lawful move; other moves are not generated."""
        hop = HOPS.get(path)
        if hop == 0:
            return self._step_fits(path) and not self.has_capture()
        if hop is None and not is_capture(path):
            return False
        own = self.black if self.black_to_move else self.white
        start, end = path[0], path[-1]
        if not own & BIT[start]:
            return False
        way, enemy = self._way(start)
        empty = self._empty() | BIT[start]
        left = _moves.jumps_left(path, way, enemy, empty)
        return left is not None and not _moves.can_jump(end, way, left, empty)

    # What was done

    def play(self, path: Move) -> Undo:
        """Make a move as it was made, lawful or not, and hand the turn over.

        The piece on the first square, of whichever side, goes to the last. Each enemy that stands
        in the middle of a two-square diagonal hop comes off. A piece on the last square goes off
        (`Undo.displaced`). A man that touches the far row becomes a king, even where he moves on.
        Raises ValueError for a square outside 1 to 32, a path of one square, an empty first square.
        """
        passed = HOPS.get(path)
        if passed is None:
            path = tuple(path)
            _moves.check_path(path)
            passed = _moves.jump_mask(path)
        start, end = BIT[path[0]], BIT[path[-1]]
        black = bool(self.black & start)
        own, enemy = (self.black, self.white) if black else (self.white, self.black)
        if not own & start:
            raise ValueError(f"no piece stands on square {path[0]}")
        kings, taken = self.kings, enemy & passed
        was_king = bool(kings & start)
        crowned = not was_king and any(BIT[n] & FAR_ROW[black] for n in path[1:])
        displaced = (own ^ start | enemy ^ taken) & end
        undo = Undo(self._state(), taken, displaced, crowned)
        own, enemy = own ^ start | end, enemy & ~(taken | end)
        self.kings = kings & ~(start | taken | end) | (end if was_king or crowned else 0)
        self.black, self.white = (own, enemy) if black else (enemy, own)
        self.black_to_move = not self.black_to_move
        return undo

    def remove(self, square: int) -> Undo:
        """Take a piece off the board, as when a man is huffed (v); the turn stays where it is.

        Raises ValueError if the square (1 to 32) is empty.
        """
        if not 1 <= square <= 32 or not self.piece_at(square):
            raise ValueError(f"no piece stands on square {square}")
        undo = Undo(self._state(), taken=BIT[square])
        self.black &= ~BIT[square]
        self.white &= ~BIT[square]
        self.kings &= ~BIT[square]
        return undo

    def undo(self, record: Undo) -> None:
        """Put everything back as it was before the move that gave the record."""
        self.black, self.white, self.kings, self.black_to_move = record.before

    def classify(self, path: Move) -> MoveKind:
        """Say what a move of the side to move is, before it is played.

        Squares alone decide, not whether `x` or `-` was written. Squares that are no move by
        themselves are read as short for a series (see `expand`; LEGAL too if several lawful ones
        fit). A piece of the other side makes a FALSE move. Raises ValueError for a square outside 1
        to 32 or a path of one square.
        """
        if self.is_legal(path):
            return MoveKind.LEGAL
        path = self.expand(path)
        if not (self.black | self.white) & BIT[path[0]]:
            return MoveKind.IMPOSSIBLE
        kind = self._classify_in_full(path)
        if kind is MoveKind.FALSE and self._several_fit(path):
            return MoveKind.LEGAL
        return kind

    def expand(self, path: Move) -> Move:
        """The full path that a short form stands for; the path itself where none or several fit.

        `22x8` may stand for 22x15x8. A lawful series is preferred, then one cut short, then one
        where a new king ran on. Raises ValueError as `classify` does.
        """
        path = tuple(path)
        _moves.check_path(path)
        if self._classify_in_full(path) is not MoveKind.FALSE:
            return path
        fits = self.readings(path)
        return fits[0] if len(fits) == 1 else path

    def readings(self, path: Move) -> list[Move]:
        """The full paths that squares, no move by themselves, may be short for, in order.

        They are of the first kind that has any: full series, series cut short, new kings run on.
        Of paths that take the same men one is given, for they come to the same.
        """
        if not (self.black if self.black_to_move else self.white) & BIT[path[0]]:
            return []
        series = self.capture_paths(path[0])
        cut = [full[:n] for full in series for n in range(3, len(full))]
        for candidates in (series, cut, self._ran_on_paths(path[0])):
            fits = sorted({full for full in candidates if _moves.is_short_for(path, full)})
            if fits:
                return list({_moves.jump_mask(full): full for full in reversed(fits)}.values())
        return []

    def huffable(self, path: Move) -> list[int]:
        """The men that should have taken, by the squares they will stand on once `path` is played.

        Asked before the move (§72 v, vii): every man that could take, if a take is omitted; the man
        that stopped, if his series is cut short; none after a move of any other kind.
        """
        path = self.expand(path)
        kind = self._classify_in_full(path)
        if kind is MoveKind.CAPTURE_INCOMPLETE:
            return [path[-1]]
        if kind is not MoveKind.CAPTURE_OMITTED:
            return []
        return sorted(path[-1] if n == path[0] else n for n in self.capturers())

    # Pieces of the work

    def _state(self) -> tuple[int, int, int, bool]:
        return self.black, self.white, self.kings, self.black_to_move

    def _empty(self) -> int:
        return ALL ^ (self.black | self.white)

    def _way(self, square: int) -> tuple[int, int]:
        """Which way the piece on a square goes, and its enemies (none for an empty square)."""
        bit = BIT[square]
        black = bool(self.black & bit)
        enemy = self.white if black else self.black if self.white & bit else 0
        return KING if self.kings & bit else int(black), enemy

    def _steps(self, square: int) -> list[Move]:
        empty = self._empty()
        targets = _moves.STEPS_FROM[self._way(square)[0]][square]
        return [(square, to) for _, reached, to in targets if empty & reached]

    def _step_fits(self, path: Move) -> bool:
        """Whether a step of the side to move could be made, takes apart."""
        start, end = path
        black = self.black_to_move
        bit = BIT[start]
        return bool(
            (self.black if black else self.white) & bit
            and not (self.black | self.white) & BIT[end]
            and ((end > start) == black or self.kings & bit)
        )

    def _several_fit(self, path: Move) -> bool:
        return any(_moves.is_short_for(path, full) for full in self.captures())

    def _classify_in_full(self, path: Move) -> MoveKind:
        """Classify a path that has all its squares."""
        own = self.black if self.black_to_move else self.white
        if not own & BIT[path[0]]:
            return MoveKind.FALSE
        if self.is_legal(path):
            return MoveKind.LEGAL
        if HOPS.get(path) == 0 and self._step_fits(path):
            return MoveKind.CAPTURE_OMITTED
        way, enemy = self._way(path[0])
        empty = self._empty() | BIT[path[0]]
        if is_capture(path) and _moves.jumps_left(path, way, enemy, empty) is not None:
            return MoveKind.CAPTURE_INCOMPLETE
        if len(path) > 2 and path in self._ran_on_paths(path[0]):
            return MoveKind.KING_RAN_ON
        return MoveKind.FALSE

    def _ran_on_paths(self, start: int) -> list[Move]:
        """Paths by which a man from `start` is crowned lawfully and goes on as a king at once."""
        if self.kings & BIT[start]:
            return []
        way, enemy = self._way(start)
        own = (self.black | self.white) ^ enemy ^ BIT[start]
        moves = self.capture_paths(start) if self.has_capture() else self._steps(start)
        found: list[Move] = []
        for path in moves:
            if BIT[path[-1]] & FAR_ROW[way]:
                left = enemy & ~_moves.jump_mask(path)
                rests = _moves.runs_on(path[-1], left, ALL ^ own ^ left)
                found += [path + rest for rest in sorted(rests)]
        return found
