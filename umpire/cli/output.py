"""Writing to standard output: UTF-8 whatever the locale, and all of it."""

from __future__ import annotations

import os
import sys

import click


def write(text: str) -> None:
    """Write a text to standard output.

    A character that UTF-8 has no bytes for (in a file name that is no text) is written as an
    escape, which JSON reads as well.

    Raises:
        BrokenPipeError: nobody reads on.
        OSError: it cannot be written, or is closed.
    """
    if sys.stdout is None:
        raise OSError("standard output is closed")
    data = memoryview(text.encode("utf-8", "backslashreplace"))
    while data:  # an unbuffered stream may take less than it is given
        data = data[sys.stdout.buffer.write(data) :]
    sys.stdout.flush()


class UnwritableError(click.FileError):
    """A file that cannot be written: exit status 2, for 1 says that something was ruled."""

    exit_code = 2


def unwritable(path: str, error: OSError) -> UnwritableError:
    """What to raise where a file cannot be written."""
    return UnwritableError(path, error.strerror or str(error))


def wants_colour(no_color: bool, output: str | None = None) -> bool:
    """Whether to colour: only on a terminal, and never against NO_COLOR."""
    plain = no_color or output or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return not plain and sys.stdout is not None and sys.stdout.isatty()
