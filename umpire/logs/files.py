"""Logs from files and standard input, in whatever format they are."""

from __future__ import annotations

import sys

from umpire.logs import formats
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
        if path == STDIN and sys.stdin is None:
            return "standard input is closed"
        if path == STDIN:
            return sys.stdin.buffer.read()
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        return error.strerror or str(error)


def load(path: str, format: str | None = None) -> list[Log]:
    """The logs in a file, or on standard input (``-``), in the format given or told by its name.

    A file that cannot be read is one log with a problem.
    """
    name = "<stdin>" if path == STDIN else path
    data = read_bytes(path)
    if isinstance(data, str):
        return [unreadable(name, f"cannot read the file: {data}", "check the name and the path")]
    # In JSON Lines a line that is no UTF-8 must not take the others with it.
    lines = (format or formats.format_of(path)) == "jsonl"
    try:
        content = data.decode("utf-8-sig", "surrogateescape" if lines else "strict")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return [unreadable(name, "the file is not UTF-8 text", "save it as UTF-8", line)]
    return loads(content, name, format)


def loads(content: str, name: str, format: str | None = None) -> list[Log]:
    """The logs in a text: the format is told by its name, or by the text itself."""
    return formats.read(content, name, format)
