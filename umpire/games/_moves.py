"""Where a draughtsman may go: tables and jump search on plain ints, for `board`.

A set of squares is an int. Square n (1 to 32) has bit n - 1 + (n - 1) // 8, so that one bit is left
unused after every second row. With these gaps a step down the board is always +4 or +5 and a jump
+8 or +10, and nothing can wrap round an edge: whole sides are moved at once by shifting.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Move = tuple[int, ...]
"""A move as the squares (1 to 32) that the man was put on: (11, 15), (22, 15, 8)."""

BIT: tuple[int, ...] = (0, *(1 << n + n // 8 for n in range(32)))
"""The bit of each square; `BIT[0]` is no square."""

ALL = sum(BIT)
BLACK_START = sum(BIT[1:13])
WHITE_START = sum(BIT[21:])

SQUARE: dict[int, int] = {bit: square for square, bit in enumerate(BIT) if bit}

# The three ways to go; a bool "black" serves as the way of that side's men.
UP, DOWN, KING = 0, 1, 2

FAR_ROW: tuple[int, int] = (sum(BIT[1:5]), sum(BIT[29:]))
"""The row where a man is crowned, for men that go UP (White) and DOWN (Black)."""

_Jumps = tuple[tuple[int, int, int], ...]


def _targets(square: int, way: int, rows: int) -> Iterator[tuple[int, int, int]]:
    """(bit passed, bit reached, square reached), `rows` rows off; a step passes nothing (0)."""
    bit = BIT[square]
    for shift in (4, 5):
        for toward in (UP, DOWN):
            passed, reached = (bit << shift, bit << rows * shift)
            if toward == UP:
                passed, reached = (bit >> shift, bit >> rows * shift)
            if way in (toward, KING) and passed & ALL and reached & ALL:
                yield passed if rows == 2 else 0, reached, SQUARE[reached]


def _table(way: int, rows: int) -> tuple[_Jumps, ...]:
    # In the order of the squares reached, so that moves come out sorted.
    targets = [sorted(_targets(n, way, rows), key=lambda target: target[2]) for n in range(1, 33)]
    return ((), *map(tuple, targets))


STEPS_FROM = tuple(_table(way, 1) for way in (UP, DOWN, KING))
JUMPS_FROM = tuple(_table(way, 2) for way in (UP, DOWN, KING))

HOPS: dict[Move, int] = {
    (square, to): passed
    for table in (STEPS_FROM[KING], JUMPS_FROM[KING])
    for square in range(1, 33)
    for passed, _, to in table[square]
}
"""Every step and jump as (from, to): the bit jumped over, 0 for a step."""


def squares(mask: int) -> list[int]:
    """The squares in a mask, in ascending order."""
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(SQUARE[bit])
    return found


class MoveKind(StrEnum):
    """What a move is, as a fact of the board. The values are plain strings."""

    LEGAL = "legal"
    CAPTURE_OMITTED = "capture-omitted"
    """A step that would be lawful, but a take was possible."""
    CAPTURE_INCOMPLETE = "capture-incomplete"
    """A lawful series of jumps, stopped while the same piece could jump on."""
    KING_RAN_ON = "king-ran-on"
    """A lawful move to the far row, and then on from there as a king in the same move."""
    FALSE = "false"
    """Any other move of a piece: wrong way, wrong side, no such step, square occupied."""
    IMPOSSIBLE = "impossible"
    """No piece stands on the square it leaves."""


class Undo:
    """What a move changed: hand it to `Position.undo`, or read what happened to the men."""

    __slots__ = ("_displaced", "_taken", "before", "crowned")

    def __init__(
        self,
        before: tuple[int, int, int, bool],
        taken: int = 0,
        displaced: int = 0,
        crowned: bool = False,
    ) -> None:
        self.before = before
        self._taken = taken
        self._displaced = displaced
        self.crowned = crowned
        """A man became a king in this move, be it that he moved on at once."""

    @property
    def taken(self) -> list[int]:
        """The squares of the men jumped (or, by `remove`, lifted), ascending."""
        return squares(self._taken)

    @property
    def displaced(self) -> int | None:
        """The square moved to, if a piece stood there already: it went off the board."""
        return squares(self._displaced)[0] if self._displaced else None


def is_capture(path: Iterable[int]) -> bool:
    """Whether a path, by its squares alone, is a jump or a series of jumps and not a step.

    What stands on the board is not asked: (22, 15) is a jump, (22, 18) a step, (22, 9) neither.
    """
    path = tuple(path)
    return len(path) > 1 and all(HOPS.get(hop, 0) for hop in pairwise(path))


def is_short_for(path: Move, full: Move) -> bool:
    """Whether a path is a full one with squares in between left out."""
    ahead = iter(full)
    return path[0] == full[0] and path[-1] == full[-1] and all(square in ahead for square in path)


def check_path(path: Move) -> None:
    """Raise ValueError unless the path has two squares or more, each from 1 to 32."""
    for square in path:
        if not 1 <= square <= 32:
            raise ValueError(f"square {square} is not on the board: squares run from 1 to 32")
    if len(path) < 2:
        raise ValueError("a move needs the square it leaves and the square it comes to")


def jump_mask(path: Move) -> int:
    """The squares passed over in the jumps of a path, whatever stands on them."""
    mask = 0
    for hop in pairwise(path):
        mask |= HOPS.get(hop, 0)
    return mask


def jump_series(square: int, way: int, enemy: int, empty: int, before: Move = ()) -> list[Move]:
    """All full jump series of a man or king that stands on `square`; `empty` holds that square.

    A man that comes to the far row has no jump forward from there, so he stops without being told.
    Men jumped are not put into `empty`: no series can land where a man was jumped.
    """
    path = (*before, square)
    found: list[Move] = []
    for passed, reached, to in JUMPS_FROM[way][square]:
        if enemy & passed and empty & reached:
            found += jump_series(to, way, enemy ^ passed, empty, path)
    return found or ([path] if before else [])


def jumps_left(path: Move, way: int, enemy: int, empty: int) -> int | None:
    """Follow the jumps of a path: the enemy men that remain, or None if one cannot be made."""
    for hop in pairwise(path):
        passed = HOPS.get(hop, 0)
        start, end = hop
        right_way = way == KING or (end > start) == (way == DOWN)
        if not (right_way and enemy & passed and empty & BIT[end]):
            return None
        enemy ^= passed
    return enemy


def runs_on(square: int, enemy: int, empty: int) -> set[Move]:
    """Where a king just made on `square` could go on to: one step, or jumps, finished or not."""
    series = jump_series(square, KING, enemy, empty)
    rests = {full[1:n] for full in series for n in range(2, len(full) + 1)}
    return rests | {(to,) for _, reached, to in STEPS_FROM[KING][square] if empty & reached}


def can_jump(square: int, way: int, enemy: int, empty: int) -> bool:
    """Whether a man or king on `square` has any jump."""
    return any(enemy & passed and empty & reached for passed, reached, _ in JUMPS_FROM[way][square])


def side_can_jump(down: int, up: int, enemy: int, empty: int) -> bool:
    """Whether any man of a side has a jump: `down` holds those that may go down, `up` up."""
    return bool(
        down & (enemy >> 4 & empty >> 8 | enemy >> 5 & empty >> 10)
        or up & (enemy << 4 & empty << 8 | enemy << 5 & empty << 10)
    )


def parse_fen(fen: str) -> tuple[int, int, int, bool]:
    """Read a PDN position: (black, white, kings, black to move). See `Position.from_fen`."""
    turn, *lists = (part.strip() for part in fen.upper().strip().rstrip(".").split(":"))
    if turn not in ("B", "W"):
        raise ValueError(f"a position begins with B: or W:, the side to move, not with {turn!r}")
    sides: dict[str, int] = {}
    kings = 0
    for part in filter(None, lists):
        side = part[0]
        if side not in "BW":
            raise ValueError(f"a list of men begins with B or W, not with {side!r}")
        if side in sides:
            raise ValueError(f"the men of {side} are listed twice")
        sides[side], crowned = _parse_men(part[1:], sum(sides.values()))
        kings |= crowned
    return sides.get("B", 0), sides.get("W", 0), kings, turn == "B"


def _parse_men(text: str, occupied: int) -> tuple[int, int]:
    """Read `21,22,K31` or `21-32`: (all, kings of them)."""
    men = kings = 0
    for item in filter(None, (part.strip() for part in text.split(","))):
        first, dash, last = item.removeprefix("K").partition("-")
        low = _square(first, item)
        high = _square(last, item) if dash else low
        if high < low:
            raise ValueError(f"{item!r} runs backwards: the lower square comes first")
        for square in range(low, high + 1):
            if (occupied | men) & BIT[square]:
                raise ValueError(f"square {square} holds two pieces")
            men |= BIT[square]
            kings |= BIT[square] if item[0] == "K" else 0
    return men, kings


def _square(text: str, item: str) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{item!r} is not a man: write 21, K21 for a king, or 21-32")
    if len(text) > 4 or not 1 <= int(text) <= 32:
        raise ValueError(f"square {text} is not on the board: squares run from 1 to 32")
    return int(text)
