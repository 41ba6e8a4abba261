"""Portable Draughts Notation (PDN 3.0 and its looser forebears): text to plain games.

Only the notation is read here: no board is set up and no move is tried, so that whatever was
recorded, lawful or not, reaches the umpire. What cannot be read becomes a problem with its place,
never an exception, and the rest of the file is still read.

Facts relied on: a game is tags, then numbered moves, then a result; `-` marks a step and `x` a
take, though programs mix them; `{}` and `;` hold comments, `()` variations, `$n` a glyph, `!` and
`?` marks; a `%` in the first column hides a line; game type 21 is English draughts.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

ENGLISH_DRAUGHTS = "21"

_TAG_LINE = re.compile(r'^[ \t]*\[\w+[ \t]+"', re.MULTILINE)
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:\\.|[^"\\\n])*)"\s*\]')
# A value with quotes in it that were not escaped: it then ends with the line.
_LOOSE_TAG = re.compile(r'\[\s*(\w+)\s+"([^\n]*)"[ \t]*\][ \t]*(?=\n|\Z)')
_BRACE = re.compile(r"[{}]")
_NESTING = re.compile(r"[(){]|;.*")
_NOT_DIGITS = re.compile(r"\D+")
_END = r"(?=[\s{}()\[\];$*]|\Z)"
# A `*` that touches a move and is followed by another is the old mark of a forced move.
_TOKEN = re.compile(
    rf"""(?:
      (?P<skip>\s+|^%[^\n]*|\$\d+|[!?]+{_END}|[.\u2026]+{_END})
    | (?P<line>;[^\n]*)
    | (?P<result>(?:1/2-1/2|\u00bd-\u00bd|1-0|0-1|2-0|0-2|1-1|0-0|\*){_END})
    | (?P<number>\d+)[.\u2026]+
    | (?P<move>(?P<path>\d+(?:[-\u2013x\u00d7X:]\d+)+)(?P<marks>[!?]*(?:\*(?=\s*[\d{{(]))?){_END})
    | (?P<brace>\{{) | (?P<round>\() | (?P<tag>\[)
    | (?P<bad>[)}}\]]|[^\s{{}}()\[\];]+)
    )\s*
    """,
    re.VERBOSE | re.MULTILINE,
)


class PdnProblem(NamedTuple):
    """Something that could not be read, at a line and column (both from 1), and what may help."""

    line: int
    column: int
    message: str
    hint: str


@dataclass(slots=True)
class PdnMove:
    """One move as written: its squares (1 to 32, two or more) and whether an `x` joined them."""

    squares: tuple[int, ...]
    capture: bool = False
    line: int = 0
    column: int = 0
    text: str = ""
    """The move as written, with its `!` and `?` marks."""
    number: int | None = None
    """The move number written just before it, if one was."""
    comment: str | None = None
    """What was remarked after it, blanks and line breaks made single blanks."""


@dataclass(slots=True)
class PdnGame:
    """One game as written. `result` is the one that ends the moves; the tag may differ."""

    tags: dict[str, str] = field(default_factory=dict)
    tag_lines: dict[str, int] = field(default_factory=dict)
    """The line of each tag; a tag given twice counts as last given."""
    moves: list[PdnMove] = field(default_factory=list)
    result: str | None = None
    line: int = 1
    problems: list[PdnProblem] = field(default_factory=list)
    comment: str | None = None
    """What was remarked before the first move."""


def parse_pdn(text: str) -> list[PdnGame]:
    """Read every game of a PDN text, in order; an empty text has none.

    A new game begins with the first tag after moves or a result, or with a move after a result. A
    byte-order mark and any line ends are accepted. Never raises: see `PdnGame.problems`.
    """
    return _Reader(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")).games


class _Reader:
    """One pass over the text. What `_TOKEN` finds goes to the method for its kind."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.games: list[PdnGame] = []
        self.number: int | None = None
        self.body = False  # the current game has moves, or something that was meant as one
        self.line_ends = [m.start() for m in re.finditer("\n", text)]
        # An open comment or variation is taken to end where the next game's tags begin.
        self.tag_lines = [m.start() for m in _TAG_LINE.finditer(text)]
        self.braces = brace_pairs(text, self.tag_lines)
        self.read_all()
        for game in self.games:
            self.check_game_type(game)

    def read_all(self) -> None:
        readers: dict[str, Callable[[re.Match[str]], int | None]] = {
            "tag": self.read_tag,
            "number": self.read_number,
            "move": self.read_move,
            "result": self.read_result,
            "line": self.read_line,
            "brace": self.read_brace,
            "round": self.read_round,
            "bad": self.read_bad,
            "skip": lambda _: None,
        }
        position = 0
        while found := _TOKEN.match(self.text, position):
            position = readers[found.lastgroup or "skip"](found) or found.end()

    def place(self, offset: int) -> tuple[int, int]:
        line = bisect_left(self.line_ends, offset)
        return line + 1, offset - (self.line_ends[line - 1] if line else -1)

    def game(self, offset: int, new: bool = False) -> PdnGame:
        """The game being read, or a new one that begins at `offset`."""
        if new or not self.games:
            self.games.append(PdnGame(line=self.place(offset)[0]))
            self.body = False
        return self.games[-1]

    def ended(self) -> bool:
        return bool(self.games) and self.games[-1].result is not None

    def problem(self, offset: int, message: str, hint: str) -> None:
        self.game(offset).problems.append(PdnProblem(*self.place(offset), message, hint))

    def reject(self, offset: int, message: str, hint: str) -> None:
        """Note a problem among the moves; after a result and a number it begins a new game."""
        if self.ended() and self.number is not None:
            self.game(offset, new=True)
            self.body = True
        self.number = None
        self.problem(offset, message, hint)
        self.body = self.body or bool(self.games[-1].tags)

    def limit(self, offset: int) -> int:
        """Where the next line of tags begins, or the end of the text."""
        following = bisect_right(self.tag_lines, offset)
        return self.tag_lines[following] if following < len(self.tag_lines) else len(self.text)

    def read_tag(self, found: re.Match[str]) -> int:
        offset = found.start()
        game = self.game(offset, new=self.body or self.ended())
        self.number = None
        tag = _TAG.match(self.text, offset) or _LOOSE_TAG.match(self.text, offset)
        if not tag:
            self.problem(offset, "this tag cannot be read", 'write [Name "value"]')
            end = self.text.find("\n", offset)
            return end if end >= 0 else len(self.text)
        name, value = tag.groups()
        game.tags[name] = re.sub(r'\\(["\\])', r"\1", value)
        game.tag_lines[name] = self.place(offset)[0]
        return tag.end()

    def read_number(self, found: re.Match[str]) -> None:
        self.number = int(found["number"][:9])

    def read_move(self, found: re.Match[str]) -> None:
        offset, number = found.start(), self.number
        squares, capture, outside = _read_path(found["path"])
        if outside is not None:
            message = f"{found['move']}: square {outside} is not on the board"
            self.reject(offset, message, "squares run from 1 to 32")
            return
        game = self.game(offset, new=self.ended())
        self.body, self.number = True, None
        game.moves.append(PdnMove(squares, capture, *self.place(offset), found["move"], number))

    def read_bad(self, found: re.Match[str]) -> None:
        token = found["bad"]
        self.reject(found.start(), f"{token!r} cannot be read as a move", _hint(token))

    def read_result(self, found: re.Match[str]) -> None:
        game = self.game(found.start())
        self.number = None
        result = found["result"].replace("\u00bd", "1/2")
        if game.result is None:
            game.result = result
        elif result not in ("*", game.result):
            message = f"a second result, {result}, follows {game.result}"
            self.problem(found.start(), message, "a game has one result, after its last move")

    def read_line(self, found: re.Match[str]) -> None:
        self.remark(found.start(), found["line"][1:])

    def read_brace(self, found: re.Match[str]) -> int:
        """A comment: to its own closing brace, or failing that to the next one in this game."""
        offset = found.start()
        limit = self.limit(offset)
        end = self.braces.get(offset, self.text.find("}", offset, limit))
        if end < 0:
            self.reject(offset, "this comment is not closed", "end it with }")
            return limit
        self.remark(offset, self.text[offset + 1 : end])
        return end + 1

    def read_round(self, found: re.Match[str]) -> int:
        """A variation, with the variations and comments in it: passed over."""
        position, depth, limit = found.end(), 1, self.limit(found.start())
        while depth and (part := _NESTING.search(self.text, position, limit)):
            position = part.end()
            if part[0] == "{":
                position = self.braces.get(part.start(), self.text.find("}", position, limit)) + 1
                position = position or limit
            depth += {"(": 1, ")": -1}.get(part[0], 0)
        if depth:
            self.reject(found.start(), "this variation is not closed", "end it with )")
            return limit
        return position

    def remark(self, offset: int, text: str) -> None:
        words = " ".join(text.split())
        if words:
            game = self.game(offset)
            target = game.moves[-1] if game.moves else game
            target.comment = f"{target.comment} {words}" if target.comment else words

    def check_game_type(self, game: PdnGame) -> None:
        kind = game.tags.get("GameType", ENGLISH_DRAUGHTS)
        if kind.split(",")[0].strip() != ENGLISH_DRAUGHTS:
            message = f"game type {kind} is not English draughts"
            hint = f"only game type {ENGLISH_DRAUGHTS} is read"
            game.problems.append(PdnProblem(game.tag_lines["GameType"], 1, message, hint))
            game.problems.sort()


@lru_cache(maxsize=4096)
def _read_path(path: str) -> tuple[tuple[int, ...], bool, int | None]:
    """The squares, whether a take is written, and the first square that is not on the board.

    There are few different moves in many games, so what was read once is kept.
    """
    squares = tuple(int(n[:9]) for n in _NOT_DIGITS.split(path))
    outside = next((n for n in squares if not 1 <= n <= 32), None)
    return squares, any(mark in path for mark in "x\u00d7X:"), outside


def brace_pairs(text: str, tag_lines: list[int]) -> dict[int, int]:
    """Each `{` with the `}` that closes it, nested ones too; none across the tags of a new game."""
    pairs: dict[int, int] = {}
    for start, end in zip([0, *tag_lines], [*tag_lines, len(text)], strict=True):
        opened: list[int] = []
        for brace in _BRACE.finditer(text, start, end):
            if brace[0] == "{":
                opened.append(brace.start())
            elif opened:
                pairs[opened.pop()] = brace.start()
    return pairs


def _hint(token: str) -> str:
    if re.fullmatch(r"\d{4}", token):
        return f"did you mean {token[:2]}-{token[2:]}?"
    if token.isdigit():
        return f"a move number ends with a dot: {token}."
    if re.match(r"[a-hA-H][1-8]", token):
        return "name squares by their numbers, 1 to 32"
    if token in ("}", ")", "]"):
        return "it closes nothing that was opened"
    return "a move is written 11-15, 22x15 or 22x15x8"
