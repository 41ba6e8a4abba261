"""What the models refuse, in words: what cannot be read, what was expected, what may be meant."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from umpire.cards import NAMES, SUIT_WORDS
from umpire.events import BY_KIND
from umpire.logs.header import near
from umpire.logs.models import HeaderModel, kinds_of
from umpire.logs.names import Names
from umpire.logs.slots import json_name, slots_of
from umpire.logs.tokens import quote
from umpire.players import SIDES

Said = tuple[str, str | None]
"""A message and a hint."""

LONGEST = 40
"""Letters of a value that a message shows."""

WORKED_OUT = frozenset({"lose", "misdeal", "renounce", "revoke", "score-deal", "trick", "win"})
"""What some would log and the umpire finds by itself."""

_WANTED = {
    "rules": 'a list such as ["whist-club"]',
    "players": 'an object such as {"N": "Ann"}',
    "score": 'an object such as {"NS": 4, "EW": 8}',
    "games": 'an object such as {"NS": 1, "EW": 0}',
    "options": 'an object of texts such as {"length": "short"}',
}


class Doubled:
    """An object of JSON in which a name stands twice, so that nobody can say what it means."""

    def __init__(self, name: str) -> None:
        self.name = name


def shown(value: Any) -> str:
    """A value of JSON as a message shows it, on one line and safe to print."""
    if isinstance(value, str):
        return quote(value if len(value) <= LONGEST else value[: LONGEST - 1] + "…")
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int | float):
        return str(value) if abs(value) < 10**LONGEST else "that number"
    if isinstance(value, Doubled):
        return f"an object that says {shown(value.name)} twice"
    return "a list" if isinstance(value, list | tuple) else "an object"


def unknown_kind(kind: Any, game: str) -> Said:
    """An event of a kind that the game, or the format, does not have."""
    if not isinstance(kind, str):
        return f"cannot read {shown(kind)} as the kind of an event", 'such as {"kind": "play", ...}'
    if kind in BY_KIND:
        games = " and ".join(BY_KIND[kind].games)
        return f"`{kind}` belongs to {games}, and this is a log of {game}", None
    if kind in WORKED_OUT:
        hint: str | None = "leave this out: the umpire works it out from the cards"
    else:
        hint = near(kind, kinds_of(game))
    return f"unknown kind of event {shown(kind)}", hint


def known_names(value: dict[str, Any], where: str, known: Iterable[str]) -> tuple[Any, list[Said]]:
    """An object without the names that are no plain text, of which the models say nothing else."""
    strange = [name for name in value if not name.isascii()]
    plain = {name: item for name, item in value.items() if name.isascii()} if strange else value
    return plain, [unknown_field(name, where, known) for name in strange]


def event_errors(error: ValidationError, kind: str, names: Names) -> list[Said]:
    """Everything that is wrong with an event of a known kind."""
    slots = {json_name(name): slot for name, slot in slots_of(kind).items()}
    found: list[Said] = []
    for each in error.errors(include_url=False):
        field = str(each["loc"][0]) if each["loc"] else ""
        if each["type"] == "missing":
            found.append((f"`{field}` is missing: expected {slots[field].expected}", None))
        elif each["type"] == "extra_forbidden":
            found.append(unknown_field(field, f"`{kind}`", slots))
        elif each["type"] == "value_error":
            unfit = each["ctx"]["error"]
            expected, item = unfit.expected, unfit.item
            message = f"`{field}`: cannot read {shown(item)}: expected {expected}"
            found.append((message, _hint(item, expected, names)))
        else:
            message = f"`{field}`: cannot read {shown(each['input'])}: expected true or false"
            found.append((message, None))
    return found


def header_errors(error: ValidationError) -> tuple[list[Said], set[tuple[Any, ...]]]:
    """Everything of the wrong type in a header, and the fields, or entries of them, concerned."""
    found: list[Said] = []
    bad: set[tuple[Any, ...]] = set()
    for each in error.errors(include_url=False):
        field = str(each["loc"][0]) if each["loc"] else ""
        if each["type"] == "extra_forbidden":
            found.append(unknown_field(field, "the header", HeaderModel.model_fields))
        elif each["type"] != "missing":
            inside = f" of {shown(each['loc'][1])}" if len(each["loc"]) > 1 else ""
            wanted = _inner(field) if inside else _WANTED.get(field, "text")
            message = f"`{field}`{inside}: cannot read {shown(each['input'])}: expected {wanted}"
            found.append((message, None))
            bad.add(each["loc"][:2])
    return found, bad


def _inner(field: str) -> str:
    return "a whole number" if field in ("score", "games") else "text"


def unknown_field(name: str, where: str, known: Iterable[str]) -> Said:
    """A field that does not belong where it stands."""
    fields = list(known)
    listed = f"fields of {where}: {', '.join(fields)}" if fields else f"{where} has no fields"
    return f"unknown field {shown(name)}", near(name, fields) or listed


def _hint(item: Any, expected: str, names: Names) -> str | None:
    if not isinstance(item, str):
        return None
    pool = re.findall(r"`([^`]+)`", expected)
    if expected.startswith("a card"):
        pool += NAMES
    if expected.startswith("a player"):
        pool += names.known()
    if "side" in expected:
        pool += SIDES[names.game]
    if expected.startswith("a suit"):
        pool += [f"{word}s" for word in SUIT_WORDS]
    return near(item, pool)
