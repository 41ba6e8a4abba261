"""The header of a JSON log: the same fields and checks as in text, and the same `Header`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pydantic import ValidationError

from umpire.logs.explain import header_errors, known_names, shown
from umpire.logs.header import check_options, check_players, check_rules, near
from umpire.logs.log import FIELDS, FREE_TEXT, GAMES, Header
from umpire.logs.models import HeaderModel
from umpire.players import SEATS, SIDES, seat_of_text, side_of_text

Tell = Callable[[str, str | None], None]
"""Takes a message and a hint."""


class JsonHeaderReader:
    """Reads the header of a JSON log; what is wrong with it goes to `tell`."""

    def __init__(self, books: Callable[[str], Iterable[str]], tell: Tell) -> None:
        self.books = books
        self.tell = tell
        self.header = Header()

    def read(self, value: dict[str, Any]) -> Header:
        """The header; `game` is empty where it cannot be known, and the rest is then not read."""
        bad: set[tuple[Any, ...]] = set()
        value, said = known_names(value, "the header", FIELDS)
        try:
            HeaderModel.model_validate(value)
        except ValidationError as error:
            more, bad = header_errors(error)
            said += more
        for message, hint in said:
            self.tell(message, hint)
        if ("game",) not in bad:
            self._game(value.get("game"))
        for name in FIELDS[1:]:
            if name in value and (name,) not in bad:
                if name in FREE_TEXT:
                    self.header.text[name] = value[name]
                elif self.header.game:
                    getattr(self, "_" + name)(_without(value[name], name, bad))
        return self.header

    def _report(self, text: str, message: str, hint: str | None) -> None:
        self.tell(message, hint)

    def _game(self, given: str | None) -> None:
        if given is None:
            self.tell("the log names no game", f"one of {', '.join(GAMES)}")
            return
        game = given.strip().lower()
        if game in GAMES:
            self.header.game = game
            return
        hint = near(game, GAMES)
        self.tell(f"unknown game {shown(given)}", hint or f"one of {', '.join(GAMES)}")
        if hint:
            self.header.game = hint.split("`")[1]

    def _rules(self, rules: list[str]) -> None:
        self.header.rules = tuple(book.strip().lower() for book in rules)
        check_rules(self.header.rules, self.books(self.header.game), self._report)

    def _players(self, players: dict[str, str]) -> None:
        game = self.header.game
        for text, name in players.items():
            seat = seat_of_text(game, text)
            if seat is None:
                self.tell(f"{shown(text)} is no seat", f"seats of {game}: {' '.join(SEATS[game])}")
            elif seat in self.header.players:
                self.tell(f"seat {SEATS[game][seat]} has two players", None)
            else:
                self.header.players[seat] = name
        check_players(game, self.header.players, self._report)

    def _counts(self, counts: dict[str, int], what: str) -> dict[str, int]:
        game, found = self.header.game, {}
        for text, count in counts.items():
            side = side_of_text(game, text)
            if side is None:
                self.tell(f"{shown(text)} is no side", f"sides of {game}: {' '.join(SIDES[game])}")
            elif side in found:
                self.tell(f"the {what} of {side} is given twice", None)
            else:
                found[side] = count
        return found

    def _score(self, counts: dict[str, int]) -> None:
        self.header.score = self._counts(counts, "score")

    def _games(self, counts: dict[str, int]) -> None:
        self.header.games = self._counts(counts, "games")

    def _options(self, options: dict[str, str]) -> None:
        for name, value in options.items():
            self.header.options[name.strip().lower()] = value.strip().lower()
        check_options(self.header.game, self.header.options, self._report)


def _without(value: Any, name: str, bad: set[tuple[Any, ...]]) -> Any:
    """A list or an object of the header without the entries that are of a wrong type."""
    if isinstance(value, dict):
        return {key: item for key, item in value.items() if (name, key) not in bad}
    return [item for place, item in enumerate(value) if (name, place) not in bad]


def header_json(header: Header) -> dict[str, Any]:
    """The header as JSON has it, in the order of the format's table."""
    game = header.game
    fields: dict[str, Any] = {
        "game": game,
        "rules": list(header.rules),
        "players": {SEATS[game][seat]: name for seat, name in header.players.items()},
        "score": header.score,
        "games": header.games,
        "options": header.options,
    }
    said = {name: value for name, value in fields.items() if value}
    return said | {name: header.text[name] for name in FREE_TEXT if name in header.text}
