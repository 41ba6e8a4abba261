"""JSON logs (`*.json`, `*.jsonl`): reading and writing.

`read` returns logs with every problem found, never an exception. The line of an event is its
index from 1, and that of the header 0. Events that make up most logs are read once and kept, for
audits meet the same ones again and again; every other goes through its model in
`umpire.logs.models`, and what the model refuses `umpire.logs.explain` puts into words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pydantic import ValidationError

from umpire.events import BY_KIND, Event, Unreadable
from umpire.logs.explain import (
    Doubled,
    Said,
    event_errors,
    known_names,
    shown,
    unknown_field,
    unknown_kind,
)
from umpire.logs.forms import make_event
from umpire.logs.json_header import JsonHeaderReader, header_json
from umpire.logs.log import Header, Log, Problem
from umpire.logs.models import event_model, kinds_of
from umpire.logs.names import Names
from umpire.logs.shown import show_forms
from umpire.logs.slots import is_text, json_name, slots_of
from umpire.logs.text import check_cards, default_books
from umpire.logs.writing import form_for

Books = Callable[[str], Iterable[str]]

HEADER_LINE = 0
"""The line of problems that are not in an event: it is before the first."""

_FORM = 'a log is one object: {"header": {"game": "whist"}, "events": [...]}'
_EXTRA = "extra data"
_LONGEST_NUMBER = 18
_REMEMBERED: dict[str, dict[Any, Event]] = {}
_REMEMBER_AT_MOST = 4000
_REMEMBER_TEXT = 40


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | Doubled:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    names = [name for name, _ in pairs]
    return Doubled(next(name for name in names if names.count(name) > 1))


def _integer(text: str) -> int | float:
    return int(text) if len(text) <= _LONGEST_NUMBER else float("inf")


_decoder = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer)


# --- Reading ----------------------------------------------------------------------------------


def read(content: str, name: str, books: Books = default_books) -> list[Log]:
    """Read one JSON log, or JSON Lines: the name ends in ``.jsonl``, or several objects follow.

    Args:
        content: the whole file; a byte-order mark and any line ends are accepted.
        name: what reports call the log; the logs of JSON Lines are ``name#1`` and so on.
        books: the ids of the rulebooks installed for a game.
    """
    content = content.removeprefix("\ufeff")
    if not name.endswith(".jsonl"):
        document, problem = _parse(content)
        if problem is None:
            return [read_log(document, name, books)]
        if not problem.message.endswith(_EXTRA) or name.endswith(".json"):
            return [_no_log(name, problem, content.split("\n"))]
    return read_jsonl(content, name, books)


def read_jsonl(content: str, name: str, books: Books = default_books) -> list[Log]:
    """Read JSON Lines, whatever the name of the file."""
    return list(read_lines(content.removeprefix("\ufeff").split("\n"), name, books))


def read_lines(lines: Iterable[str], name: str, books: Books = default_books) -> Iterator[Log]:
    """Read JSON Lines as they come: a log for every line that is not blank.

    Bytes that are no UTF-8 may stand in a line as surrogates (`surrogateescape`): it is then a
    log with a problem, and the other lines are read.
    """
    number = 0
    for place, line in enumerate(lines):
        if not line or line.isspace():
            continue
        number += 1
        document, problem = _parse(line) if is_text(line) else (None, _not_text())
        if problem is None:
            yield read_log(document, f"{name}#{number}", books)
        else:
            problem.line += place
            problem.message = f"line {place + 1} of the file: {problem.message}"
            yield _no_log(f"{name}#{number}", problem, [])


def _parse(text: str) -> tuple[Any, Problem | None]:
    """The document that a text holds, or what is wrong with it."""
    try:
        return _decoder.decode(text), None
    except json.JSONDecodeError as error:
        if not text.strip():
            return None, Problem(1, 1, "there is nothing here", _FORM)
        what = error.msg[:1].lower() + error.msg[1:]
        several = what == _EXTRA
        hint = "several logs, one a line, belong in a .jsonl file" if several else None
        return None, Problem(error.lineno, error.colno, f"this is no JSON: {what}", hint)
    except RecursionError:
        return None, Problem(1, 1, "this is no log: it is nested too deeply", _FORM)


def _not_text() -> Problem:
    return Problem(1, 1, "this is no UTF-8 text", "save the file as UTF-8")


def _no_log(name: str, problem: Problem, source: list[str]) -> Log:
    log = Log(name, Header(), source)
    log.problems.append(problem)
    return log


def read_log(document: Any, name: str, books: Books = default_books) -> Log:
    """Read one log from its object, as a JSON parser gives it."""
    log = Log(name, Header())

    def tell(message: str, hint: str | None) -> None:
        log.problems.append(Problem(HEADER_LINE, 1, message, hint))

    if not isinstance(document, dict):
        tell(f"this is no log, but {shown(document)}", _FORM)
        return log
    for field in document:
        if field not in ("header", "events"):
            tell(*unknown_field(field, "a log", ("header", "events")))
    header, events = document.get("header"), document.get("events")
    if isinstance(header, dict):
        log.header = JsonHeaderReader(books, tell).read(header)
    else:
        tell(f"the header is {shown(header)}" if header else "the log has no header", _FORM)
    if not isinstance(events, list):
        tell(f"the events are {shown(events)}" if events else "the log has no events", _FORM)
    elif log.header.game:
        _read_events(log, events)
    return log


def _read_events(log: Log, events: list[Any]) -> None:
    reader = EventReader(log)
    known, add = reader.known, log.events.append
    for line, said in enumerate(events, 1):
        try:
            # The types too, for 1 and true are one key, and only one of them may be meant.
            event = known[(*said.items(), *map(type, said.values()))]
        except (KeyError, TypeError, AttributeError):
            add(reader.event(said, line))
        else:
            add(event)
    log.lines = list(range(1, len(events) + 1))


class EventReader:
    """Reads any event of a log, and says what is wrong with it."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.game = log.header.game
        self.names = Names(self.game, log.header.players)
        self.known = _REMEMBERED.setdefault(self.game, {})

    def event(self, said: Any, line: int) -> Event | Unreadable:
        """The event, or in its place the sign that its deal cannot be ruled on."""
        problems, event = self._read(said)
        for message, hint in problems:
            self.log.problems.append(Problem(line, 1, message, hint))
        if event is None or problems:
            return Unreadable()
        self._remember(said, event)
        return event

    def _read(self, said: Any) -> tuple[list[Said], Event | None]:
        if not isinstance(said, dict):
            hint = 'such as {"kind": "play", "player": "W", "card": "AS"}'
            return [(f"this is no event, but {shown(said)}", hint)], None
        if said.get("disputed") is True:
            return [_DISPUTED], None
        kind = said.get("kind")
        if kind is None:
            return [("`kind` is missing: expected the kind of the event", None)], None
        if not isinstance(kind, str) or kind not in kinds_of(self.game):
            return [unknown_kind(kind, self.game)], None
        plain, wrong = known_names(said, f"`{kind}`", map(json_name, slots_of(kind)))
        try:
            found = event_model(self.game, kind).model_validate(plain, context=self.names)
        except ValidationError as error:
            return wrong + event_errors(error, kind, self.names), None
        values = found.__dict__
        fields = {
            name: value
            for name in slots_of(kind)
            if name in found.model_fields_set and (value := values[name]) is not None
        }
        event = make_event(BY_KIND[kind], dict(fields))
        return wrong + self._wrong(event, fields), event

    def _wrong(self, event: Event, fields: dict[str, Any]) -> list[Said]:
        """Fields that contradict one another, that do not go together, or cards that cannot be."""
        for name, value in fields.items():
            if getattr(event, name) != value:
                return [(f"`{json_name(name)}` does not agree with the cards", None)]
        if form_for(event) is None:
            hint = "it is one of " + "; ".join(f"`{form}`" for form in show_forms(event.kind))
            return [(f"the fields of this `{event.kind}` do not go together", hint)]
        wrong = check_cards(event, self.game)
        return [wrong[1:]] if wrong else []

    def _remember(self, said: dict[str, Any], event: Event) -> None:
        """Keep an event that means the same in every log: no list in it, and no player's name."""
        if len(self.known) >= _REMEMBER_AT_MOST:
            return
        for value in said.values():
            if type(value) is str:
                if len(value) > _REMEMBER_TEXT or value.casefold() in self.names.by_name:
                    return
            elif type(value) not in (bool, int):
                return
        self.known[(*said.items(), *map(type, said.values()))] = event


_DISPUTED = (
    "disputed events are not judged yet",
    "take `disputed` away to have it ruled on as fact, or the event out to have it ruled on "
    "without",
)


# --- Writing ----------------------------------------------------------------------------------


def event_json(event: Event, game: str) -> dict[str, Any]:
    """An event as JSON has it. Fields without a value are left out, and a draw's count of one."""
    out: dict[str, Any] = {"kind": event.kind}
    for name, slot in slots_of(event.kind).items():
        value = getattr(event, name)
        if value is None or (event.kind, name, value) == ("draw", "count", 1):
            continue
        write = slot.write
        out[json_name(name)] = (
            [write(item, game) for item in value] if slot.many else write(value, game)
        )
    return out


def log_json(log: Log) -> dict[str, Any]:
    """A log as JSON has it; a one-line trick gives one event a card.

    Raises:
        ValueError: the log has problems, so that something in it could not be read.
    """
    if log.problems:
        raise ValueError("a log that could not be read cannot be written")
    game = log.header.game
    events = [event_json(event, game) for _, event in log.each()]
    return {"header": header_json(log.header), "events": events}


def write(log: Log) -> str:
    """The log as one object, indented; comments are not kept. Raises as `log_json` does."""
    return json.dumps(log_json(log), ensure_ascii=False, indent=2) + "\n"


def write_line(log: Log) -> str:
    """The log as a line of JSON Lines. Raises as `log_json` does."""
    return json.dumps(log_json(log), ensure_ascii=False, separators=(",", ":")) + "\n"
