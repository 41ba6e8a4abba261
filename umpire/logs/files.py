"""Logs from files and standard input, in whatever format they are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from umpire.books import books_of
from umpire.logs import text
from umpire.logs.log import Header, Log, Problem

STDIN = "-"


def unreadable(name: str, message: str, hint: str | None = None, line: int = 1) -> Log:
    """A log of which nothing could be read, with the reason."""
    log = Log(name, Header())
    log.problems.append(Problem(line, 1, message, hint))
    return log


def read_bytes(path: str) -> bytes | str:
    """What a file holds, or why it cannot be read."""
    try:
        if path == STDIN:
            return sys.stdin.buffer.read()
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        return error.strerror or str(error)


def load(path: str) -> list[Log]:
    """The logs in a file, or on standard input (``-``): a file that cannot be read is one
    log with a problem."""
    name = "<stdin>" if path == STDIN else path
    data = read_bytes(path)
    if isinstance(data, str):
        return [unreadable(name, f"cannot read the file: {data}", "check the name and the path")]
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return [unreadable(name, "the file is not UTF-8 text", "save it as UTF-8", line)]
    return loads(content, name)


def loads(content: str, name: str) -> list[Log]:
    """The logs in a text: JSON and JSON Lines are told by their first character."""
    start = content.lstrip()[:1]
    if name.endswith((".json", ".jsonl")) or start == "{":
        from umpire.logs import json

        return json.read(content, name, books_of)
    return [text.read(content, name, _books)]


_books: Callable[[str], Iterable[str]] = books_of
