"""A log as it was read: header, events with their lines, and every problem found in reading."""

from __future__ import annotations

from collections.abc import Iterator

from umpire.events import Event, Play, Plays, Said, Unreadable

GAMES = ("whist", "bezique", "pinochle", "draughts")

OPTIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...] | None]] = {
    "length": (("whist",), ("long", "short")),
    "eight-with-deal": (("whist",), ("yes", "no")),
    "revoke-penalty": (("whist",), ("each", "once")),
    "winning-card": (("bezique",), ("any", "suit")),
    "bezique-cards": (("bezique",), ("fixed", "by-trump")),
    "last-trick": (("bezique",), ("32", "24")),
    "game": (("bezique", "pinochle"), None),
    "grand-pinochle": (("pinochle",), ("yes", "no")),
    "draws": (("bezique", "pinochle"), ("logged", "assumed")),
    "game-kind": (("draughts",), ("winning", "losing")),
}
"""Every option: the games it belongs to and its values (None: a number of points, 1 or more)."""

FREE_TEXT = ("title", "date", "place", "source")
FIELDS = ("game", "rules", "players", "score", "games", "options", *FREE_TEXT)


class Problem:
    """Something wrong with a log. Lines and columns count from 1; `length` is that of the text.

    Where the record contradicts itself, `card` is the card at odds with it and `other` the line
    that says otherwise.
    """

    __slots__ = ("card", "column", "deal", "hint", "length", "line", "message", "other")

    def __init__(
        self, line: int, column: int, message: str, hint: str | None = None, length: int = 1
    ) -> None:
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint
        self.length = length
        self.deal: int | None = None
        self.card: int | None = None
        self.other: int | None = None

    def __repr__(self) -> str:
        return f"Problem({self.line}:{self.column} {self.message!r})"


class Header:
    """What stands before the events. `rules` empty means the game's default books."""

    __slots__ = ("game", "games", "options", "players", "rules", "score", "text")

    def __init__(self, game: str = "") -> None:
        self.game = game
        self.rules: tuple[str, ...] = ()
        self.players: dict[int, str] = {}
        self.score: dict[str, int] = {}
        self.games: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.text: dict[str, str] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Header) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Header({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"


class Log:
    """One game: `events` and `lines` run together; `source` holds the lines of a text log."""

    __slots__ = ("events", "header", "lines", "name", "problems", "source")

    def __init__(self, name: str, header: Header, source: list[str] | None = None) -> None:
        self.name = name
        self.header = header
        self.events: list[Said] = []
        self.lines: list[int] = []
        self.problems: list[Problem] = []
        self.source = source or []

    def add(self, line: int, event: Said) -> None:
        """Append an event that stands on a line."""
        self.events.append(event)
        self.lines.append(line)

    def each(self) -> Iterator[tuple[int, Event]]:
        """Every event of the format with its line: a one-line trick gives one event a card."""
        for line, event in zip(self.lines, self.events, strict=True):
            if isinstance(event, Plays):
                for seat, card in event.cards:
                    yield line, Play(player=seat, card=card)
            elif not isinstance(event, Unreadable):
                yield line, event
