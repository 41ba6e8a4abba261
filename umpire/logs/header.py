"""The header of a log: reading `name: value` lines, checking values, writing them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable

from umpire.cards import card_of_text, suit_of_text
from umpire.logs.forms import all_verbs
from umpire.logs.log import FIELDS, FREE_TEXT, GAMES, OPTIONS, Header, Problem
from umpire.logs.names import Names
from umpire.logs.tokens import Token, is_number, quote_if_needed, rest_text, tokenize, write_rest
from umpire.players import SEATS, SIDES, seat_of_text, side_of_text

RULEBOOKS: dict[str, tuple[str, ...]] = {
    "whist": ("whist-club", "whist-hoyle"),
    "bezique": ("bezique",),
    "pinochle": ("pinochle", "foster-general"),
    "draughts": ("draughts",),
}
"""The books in force, in order of authority, where a log names none."""

Report = Callable[[str, str, str | None], None]
"""How a checker reports: the offending text, the message, a hint."""


def near(word: str, known: Iterable[str]) -> str | None:
    """A "did you mean" for a word, or None."""
    folded = {text.casefold(): text for text in known}
    found = difflib.get_close_matches(word.casefold(), list(folded), 1, 0.6)
    return f"did you mean `{folded[found[0]]}`?" if found else None


def check_name(game: str, name: str, report: Report) -> None:
    """A name must not be a seat, side, suit, card or verb of the log."""
    what = None
    if seat_of_text(game, name) is not None:
        what = "a seat"
    elif side_of_text(game, name) is not None:
        what = "a side"
    elif suit_of_text(name) is not None:
        what = "a suit"
    elif card_of_text(name) is not None:
        what = "a card"
    elif name.lower() in all_verbs() or name.lower() in (*FIELDS, "stock"):
        what = "a word of the log"
    if not name.strip():
        report(name, "a player's name is empty", "leave the seat out of `players:` if unnamed")
    elif what:
        report(name, f"`{name}` cannot be a player's name: it is {what}", "use another name")


def check_players(game: str, players: dict[int, str], report: Report) -> None:
    """Names must be lawful and differ."""
    seen: set[str] = set()
    for name in players.values():
        check_name(game, name, report)
        if name.casefold() in seen:
            report(name, f"two players are called `{name}`", "give each player a name of his own")
        seen.add(name.casefold())


def check_options(game: str, options: dict[str, str], report: Report) -> None:
    """Options must exist, belong to the game and have a value they know."""
    for name, value in options.items():
        if name not in OPTIONS:
            report(name, f"unknown option `{name}`", near(name, OPTIONS))
            continue
        games, values = OPTIONS[name]
        if game not in games:
            report(name, f"the option `{name}` belongs to {' and '.join(games)}, not {game}", None)
        elif values is None:
            if not (is_number(value) and 0 < int(value) < 10**6):
                report(value, f"`{name}` is a number of points, not `{value}`", "for example 1000")
        elif value not in values:
            report(value, f"`{name}` is {' or '.join(values)}, not `{value}`", near(value, values))


def check_rules(rules: tuple[str, ...], books: Iterable[str], report: Report) -> None:
    """Rulebooks must be installed, and named once."""
    known = list(books)
    for place, book in enumerate(rules):
        if book not in known:
            hint = near(book, known) or f"installed for this game: {', '.join(known) or 'none'}"
            report(book, f"unknown rulebook `{book}`", hint)
        elif book in rules[:place]:
            report(book, f"the rulebook `{book}` is named twice", None)


class HeaderReader:
    """Reads the header lines of a text log and collects every problem with its place."""

    def __init__(self, books: Callable[[str], Iterable[str]]) -> None:
        self.books = books
        self.header = Header()
        self.problems: list[Problem] = []
        self.values: dict[str, tuple[int, int, str]] = {}

    def line(self, number: int, text: str) -> bool:
        """Take a line if it is a header field; False where the events begin."""
        found = re.match(r"\s*([A-Za-z][A-Za-z-]*)\s*:(.*)$", text)
        if not found or found[1].lower() in ("note", "position"):
            return False
        name, value = found[1].lower(), found[2]
        start = found.start(1) + 1
        if name not in FIELDS:
            if self._is_one_line_trick(value):
                return False
            problem = Problem(
                number, start, f"unknown header field `{found[1]}`", near(name, FIELDS), len(name)
            )
            self.problems.append(problem)
        elif name in self.values:
            before = self.values[name][0]
            message = f"`{name}` is given twice: first on line {before}"
            self.problems.append(Problem(number, start, message, "keep one of them", len(name)))
        else:
            self.values[name] = (number, found.start(2) + 1, value)
        return True

    def _is_one_line_trick(self, value: str) -> bool:
        tokens = tokenize(value)
        return len(tokens) > 1 and card_of_text(tokens[1].raw) is not None

    def finish(self, last_line: int) -> Header:
        """The header, once all its lines are in; the game first, for the rest depends on it."""
        self._game(last_line)
        for name in FIELDS[1:]:
            if name in self.values and (self.header.game or name in FREE_TEXT):
                number, column, value = self.values[name]
                self._field(name, number, column, value)
        return self.header

    def _game(self, last_line: int) -> None:
        if "game" not in self.values:
            hint = f"begin the log with `game: {GAMES[0]}` (or {', '.join(GAMES[1:])})"
            self.problems.append(Problem(min(1, last_line) or 1, 1, "the log names no game", hint))
            return
        number, column, value = self.values["game"]
        game = value.strip().lower()
        if game not in GAMES:
            at = column + len(value) - len(value.lstrip())
            hint = near(game, GAMES) or f"one of {', '.join(GAMES)}"
            self.problems.append(
                Problem(number, at, f"unknown game `{value.strip()}`", hint, max(len(game), 1))
            )
            found = difflib.get_close_matches(game, GAMES, 1, 0.6)
            game = found[0] if found else ""
        self.header.game = game

    def _field(self, name: str, number: int, column: int, value: str) -> None:
        def report(text: str, message: str, hint: str | None) -> None:
            at, length = _place(text, value)
            self.problems.append(Problem(number, column + at, message, hint, length))

        if name in FREE_TEXT:
            self.header.text[name] = rest_text(value)
            return
        if not value.strip():
            report("", f"`{name}` has no value", "give it one, or leave the line out")
            return
        getattr(self, "_" + name)(value, report)

    def _rules(self, value: str, report: Report) -> None:
        rules = tuple(part.strip().lower() for part in value.split(",") if part.strip())
        check_rules(rules, self.books(self.header.game), report)
        self.header.rules = rules

    def _entries(self, value: str) -> list[list[Token]]:
        entries: list[list[Token]] = [[]]
        for token in tokenize(value):
            if token.raw == ",":
                entries.append([])
            else:
                entries[-1].append(token)
        return [entry for entry in entries if entry]

    def _players(self, value: str, report: Report) -> None:
        game = self.header.game
        for entry in self._entries(value):
            seat = seat_of_text(game, entry[0].text)
            if seat is None:
                hint = f"seats of {game}: {' '.join(SEATS[game])}"
                report(entry[0].raw, f"`{entry[0].text}` is no seat", hint)
            elif len(entry) != 2:
                shown = " ".join(token.raw for token in entry)
                hint = 'a name with spaces is quoted: N "Ann Lee"'
                report(entry[0].raw, f"cannot read `{shown}`: expected a seat and a name", hint)
            elif seat in self.header.players:
                report(entry[0].raw, f"seat {entry[0].text} has two players", None)
            else:
                self.header.players[seat] = entry[1].text
        check_players(game, self.header.players, report)

    def _counts(self, value: str, report: Report, what: str) -> dict[str, int]:
        game, found = self.header.game, {}
        names = Names(game, self.header.players)
        for entry in self._entries(value):
            side = names.side(entry[0].text)
            count = entry[1].raw if len(entry) == 2 else ""
            if side is None:
                hint = f"sides of {game}: {' '.join(SIDES[game])}"
                report(entry[0].raw, f"`{entry[0].text}` is no side", hint)
            elif not (count.isascii() and count.isdigit() and len(count) < 8):
                first, second = SIDES[game]
                hint = f"for example `{first} 4, {second} 8`"
                report(entry[-1].raw, f"expected a side and its {what}", hint)
            elif side in found:
                report(entry[0].raw, f"the {what} of {side} is given twice", None)
            else:
                found[side] = int(count)
        return found

    def _score(self, value: str, report: Report) -> None:
        self.header.score = self._counts(value, report, "score")

    def _games(self, value: str, report: Report) -> None:
        self.header.games = self._counts(value, report, "games")

    def _options(self, value: str, report: Report) -> None:
        for part in value.split(","):
            name, equals, given = (piece.strip().lower() for piece in part.partition("="))
            if not part.strip():
                continue
            if not equals:
                report(part.strip(), f"cannot read `{part.strip()}`", "options are name=value")
            elif name in self.header.options:
                report(name, f"the option `{name}` is given twice", None)
            else:
                self.header.options[name] = given
        check_options(self.header.game, self.header.options, report)


def _place(text: str, value: str) -> tuple[int, int]:
    """Where a text stands in a value as a word of its own, the last time, and its length."""
    words = re.finditer(rf"(?<![\w-]){re.escape(text)}(?![\w-])", value, re.IGNORECASE)
    found = [word.span() for word in words] if text.strip() else []
    start, end = found[-1] if found else (len(value) - len(value.lstrip()), len(value.rstrip()))
    return start, max(end - start, 1)


def write_header(header: Header) -> list[str]:
    """The header as lines of a text log."""
    game = header.game
    lines = [f"game: {game}"]
    if header.rules:
        lines.append(f"rules: {', '.join(header.rules)}")
    if header.players:
        shown = (
            f"{SEATS[game][seat]} {quote_if_needed(name)}" for seat, name in header.players.items()
        )
        lines.append(f"players: {', '.join(shown)}")
    for name, counts in (("score", header.score), ("games", header.games)):
        if counts:
            shown = (f"{side} {count}" for side, count in counts.items())
            lines.append(f"{name}: {', '.join(shown)}")
    if header.options:
        shown = (f"{name}={value}" for name, value in header.options.items())
        lines.append(f"options: {', '.join(shown)}")
    texts = {name: header.text[name] for name in FREE_TEXT if name in header.text}
    return lines + [f"{name}: {write_rest(value)}" for name, value in texts.items()]
