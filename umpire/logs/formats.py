"""The formats of logs, listed here by hand; what reads or writes one is loaded when wanted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from umpire.books import books_of
from umpire.logs.log import Log


class Format(NamedTuple):
    """A format: the endings of its files, and ``module:function`` to read and to write it.

    `reader` takes a file's content, its name, and a function from a game to its books, and gives
    a log or a list of them; `writer` gives the text of one log, and None where none is written.
    `many`: a file may hold several logs, one text after the other.
    """

    suffixes: tuple[str, ...]
    reader: str
    writer: str | None
    many: bool = False


FORMATS: dict[str, Format] = {
    "game": Format((".game",), "umpire.logs.text:read", "umpire.logs.text:write"),
    "json": Format((".json",), "umpire.logs.json:read", "umpire.logs.json:write"),
    "jsonl": Format(
        (".jsonl",), "umpire.logs.json:read_jsonl", "umpire.logs.json:write_line", many=True
    ),
    "pdn": Format(
        (".pdn",), "umpire.logs.pdn_log:read", "umpire.logs.pdn_log:write_one", many=True
    ),
}
"""Every format that can be read, by name."""

_PDN_MOVE = re.compile(r"\b\d+\.+\s*\d{1,2}[-x:]\d")


def _load(where: str) -> Any:
    module, _, function = where.partition(":")
    return getattr(import_module(module), function)


def format_of(name: str) -> str | None:
    """The format that a file's name tells, or None."""
    for format, about in FORMATS.items():
        if name.lower().endswith(about.suffixes):
            return format
    return None


def guess(content: str) -> str:
    """The format of a text without a name: JSON by its first character, PDN by its moves."""
    start = content.removeprefix("\ufeff").lstrip()[:1]
    if start == "{":
        return "json"
    return "pdn" if start in ("[", "1") and _PDN_MOVE.search(content) else "game"


def read(content: str, name: str, format: str | None = None) -> list[Log]:
    """The logs in a text.

    Args:
        content: all of it.
        name: what reports call it; its ending tells the format where none is given.
        format: a key of `FORMATS`.
    """
    reader = _load(FORMATS[format or format_of(name) or guess(content)].reader)
    found: Log | list[Log] = reader(content, name, books_of)
    return found if isinstance(found, list) else [found]


def write(logs: Sequence[Log], format: str) -> str:
    """Logs as text.

    Raises:
        ValueError: the format is only read, or holds one log and there are others; or a log has
            problems.
    """
    about = FORMATS[format]
    if about.writer is None:
        raise ValueError(f"{format} is read and not written")
    if len(logs) != 1 and not about.many:
        raise ValueError(
            f"a .{format} file holds one log, and here are {len(logs)}; a .jsonl file holds any "
            "number"
        )
    writer = _load(about.writer)
    return "".join(writer(log) for log in logs)
