"""PDN (`*.pdn`) as logs of draughts, and logs of draughts as PDN.

A game of a file is a log: its moves are bare moves in turn, at their lines in the file; comments
and the result become notes. In PDN the marks `-` and `x` are used loosely: squares alone say
which it is. The other way, what PDN cannot say is a comment where it leaves the board alone, and a
`ValueError` where it does not. Results are written as records of English draughts have them: `1-0`
where Black, who moves first, has won.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from umpire.events import (
    Choose,
    Concede,
    Event,
    Huff,
    Move,
    Note,
    Position,
    Said,
    TakeBack,
    Unreadable,
)
from umpire.logs.header import check_name
from umpire.logs.log import Header, Log, Problem
from umpire.logs.names import Names
from umpire.logs.pdn import ENGLISH_DRAUGHTS, PdnGame, PdnMove, parse_pdn
from umpire.logs.pdn_write import write_pdn
from umpire.logs.writing import write_event
from umpire.players import SEATS

GAME = "draughts"
BLACK, WHITE = 0, 1

TEXT_TAGS = {"title": "Event", "place": "Site", "date": "Date", "source": "Source"}
"""The header field that each tag of plain text fills."""

UNKNOWN = ("", "?", "??", "-", "????.??.??", "?.?.?")
"""Values of tags that say nothing."""

WHITE_BEGINS = "W:W21-32:B1-12"

_RESULT = re.compile(r"result (1-0|0-1|1/2-1/2|2-0|0-2|1-1|0-0)")
_TAKEN_BACK = {"compel-take", "move-taken-back", "must-move-touched"}


# --- Reading ----------------------------------------------------------------------------------


def read(text: str, name: str, books: Callable[[str], Iterable[str]] | None = None) -> list[Log]:
    """The games of a PDN text, each a log: ``NAME``, or ``NAME#1`` and so on if there are several.

    Never raises. What cannot be read is a problem of its own game and leaves the others alone.
    `books` is not asked for: PDN names none.
    """
    games = parse_pdn(text)
    source = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not games:
        empty = Log(name, Header(GAME), source)
        empty.problems.append(
            Problem(1, 1, "there is no game in this file", "for example 1. 11-15")
        )
        return [empty]
    many = len(games) > 1
    return [
        _log(game, f"{name}#{number}" if many else name, source)
        for number, game in enumerate(games, 1)
    ]


def _log(game: PdnGame, name: str, source: list[str]) -> Log:
    log = Log(name, _header(game), source)
    events, lines = log.events, log.lines
    fen = game.tags.get("FEN", "")
    if fen.strip():
        log.add(game.tag_lines["FEN"], Position(fen=fen.strip()))
    first = game.moves[0].line if game.moves else game.line
    if game.comment:
        log.add(max(first, *lines, game.line), Note(words=game.comment))
    for move in game.moves:
        events.append(_move(move.squares))
        lines.append(move.line)
        if move.comment:
            log.add(move.line, Note(words=move.comment))
    result = game.tags.get("Result", "") if game.result in (None, "*") else game.result
    if _RESULT.fullmatch(f"result {result}"):
        log.add(lines[-1] if lines else game.line, Note(words=f"result {result}"))
    if game.problems:
        _add_problems(log, game)
    return log


def _header(game: PdnGame) -> Header:
    header = Header(GAME)
    tags = game.tags
    for field, tag in TEXT_TAGS.items():
        value = tags.get(tag, "").strip()
        if value not in UNKNOWN:
            header.text[field] = value
    for seat, tag in enumerate(SEATS[GAME]):
        player = tags.get(tag, "").strip()
        if player not in UNKNOWN and _can_be_named(player):
            header.players[seat] = player
    if len({player.casefold() for player in header.players.values()}) < len(header.players):
        header.players.clear()
    return header


@lru_cache(maxsize=4096)
def _can_be_named(player: str) -> bool:
    """Whether a log can call a player so: not like a seat, a card or a verb."""
    faults: list[str] = []
    check_name(GAME, player, lambda text, message, hint: faults.append(message))
    return not faults


@lru_cache(maxsize=4096)
def _move(squares: tuple[int, ...]) -> Move:
    """Events are immutable, and the same moves are met again and again."""
    start, end = squares[:2]
    step = len(squares) == 2 and abs((start - 1) // 4 - (end - 1) // 4) == 1
    return Move(path=squares, capture=not step)


def _add_problems(log: Log, game: PdnGame) -> None:
    """Put what cannot be read in its place: from there on the board is not known."""
    keys, moves = [(0, 0)], iter(game.moves)
    for event in log.events:
        move = next(moves) if isinstance(event, Move) else None
        keys.append(keys[-1] if move is None else (move.line, move.column))
    for problem in reversed(game.problems):
        log.problems.insert(0, Problem(problem.line, problem.column, problem.message, problem.hint))
        place = sum(key < (problem.line, problem.column) for key in keys[1:])
        log.events.insert(place, Unreadable())
        before = log.lines[place - 1] if place else 0
        log.lines.insert(place, max(before, problem.line))


# --- Writing ----------------------------------------------------------------------------------


def write(logs: Sequence[Log]) -> str:
    """Logs of draughts as PDN.

    Raises:
        ValueError: a log has problems, is of another game, or tells what PDN cannot hold.
    """
    return write_pdn([_Writer(log).game for log in logs])


def write_one(log: Log) -> str:
    """One log as PDN, with a blank line after it.

    Raises:
        ValueError: as `write` does.
    """
    return write([log]) + "\n"


class _Writer:
    """Makes a PDN game of a log: the moves that stood, the rest in comments."""

    def __init__(self, log: Log) -> None:
        if log.problems:
            raise ValueError("a log that could not be read cannot be written")
        if log.header.game != GAME:
            raise ValueError(f"PDN holds games of draughts, and {log.name} is of {log.header.game}")
        if log.header.options.get("game-kind") == "losing":
            raise ValueError("PDN cannot say that the losing game is played")
        self.names = Names(GAME, log.header.players)
        self.game = PdnGame()
        self.seats: list[int] = []
        self.turn = _beginner(log.events)
        self.went_back: int | None = None
        self.tags(log)
        for event in log.events:
            if isinstance(event, Event):
                self.event(event)
        tags = self.game.tags
        tags["Result"] = self.game.result = self.game.result or "*"
        tags["GameType"] = ENGLISH_DRAUGHTS

    def tags(self, log: Log) -> None:
        """The tags that come from the header."""
        for field, tag in TEXT_TAGS.items():
            if field in log.header.text:
                self.game.tags[tag] = log.header.text[field]
        for seat, tag in enumerate(SEATS[GAME]):
            self.game.tags[tag] = log.header.players.get(seat, "?")
        if self.turn == WHITE and not any(isinstance(event, Position) for event in log.events):
            self.set_up(WHITE_BEGINS)

    def set_up(self, fen: str) -> None:
        """The game begins with this position."""
        self.game.tags.update({"SetUp": "1", "FEN": fen})
        self.turn = WHITE if fen.strip().upper().startswith("W") else BLACK

    def event(self, event: Event) -> None:
        """Add what an event says."""
        if isinstance(event, Move):
            self.move(event)
        elif isinstance(event, Position):
            self.set_up(event.fen)
        elif isinstance(event, TakeBack) and not event.refused:
            if self.went_back != event.player:
                self.take_back(event.player)
            self.remark(write_event(event, self.names))
        elif isinstance(event, Note):
            found = _RESULT.fullmatch(event.words)
            if found:
                self.game.result = found[1]
            else:
                self.remark(event.words)
        else:
            self.other(event)

    def other(self, event: Event) -> None:
        """What PDN has no word for."""
        words = write_event(event, self.names)
        choice = ""
        if isinstance(event, Huff | Choose):
            choice = event.choice if isinstance(event, Huff) else event.option
            if choice == "huff":
                raise ValueError("PDN cannot say that a man was huffed")
            if choice in _TAKEN_BACK:
                self.take_back(1 - event.player)
                self.went_back = 1 - event.player
        if isinstance(event, Concede) and self.game.result is None:
            self.game.result = "0-1" if event.player == BLACK else "1-0"
        self.remark(words)

    def move(self, event: Move) -> None:
        """A move in turn."""
        if event.player not in (None, self.turn):
            raise ValueError("PDN cannot say that a player moved out of turn")
        self.went_back = None
        self.game.moves.append(PdnMove(event.path, event.capture))
        self.seats.append(self.turn)
        self.turn = 1 - self.turn

    def take_back(self, seat: int) -> None:
        """The last move of a player goes back; moves that were answered stay."""
        if self.seats and self.seats[-1] == seat:
            self.seats.pop()
            move = self.game.moves.pop()
            said = ("x" if move.capture else "-").join(map(str, move.squares))
            self.remark(f"{SEATS[GAME][seat]} {said}")
            if move.comment:
                self.remark(move.comment)
            self.turn = seat

    def remark(self, words: str) -> None:
        """Add a comment to the last move, or before the first."""
        target = self.game.moves[-1] if self.game.moves else self.game
        target.comment = f"{target.comment}; {words}" if target.comment else words


def _beginner(events: Iterable[Said]) -> int:
    for event in events:
        if isinstance(event, Move):
            if event.player is not None:
                return event.player
            return WHITE if event.path[0] > 20 else BLACK
    return BLACK
