"""Plain text for people: what came from a log made safe to show, and how wide to write.

Player names, notes, comments and file names are data. Whatever in them could steer a terminal or
turn the reading order is shown as a visible escape instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

NARROWEST, USUAL, WIDEST = 30, 80, 100
"""Columns: never narrower, when nobody says how wide the terminal is, and never wider."""

_SPACES = frozenset("\u00a0\u1680\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B))))
_SELECTORS = frozenset("\ufe0e\ufe0f")


def shown(letter: str) -> str:
    """One character as it may be shown: itself, a blank, nothing, or a visible escape."""
    if letter in _SELECTORS:
        return ""
    if letter.isprintable():
        return letter
    if letter in _SPACES:
        return " "
    code = ord(letter)
    if letter in "\n\r\t":
        return {"\n": "\\n", "\r": "\\r", "\t": "\\t"}[letter]
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def visible(text: str) -> str:
    """A text in which no control, bidi or otherwise invisible character takes effect."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(shown, text))


def columns(width: int | None = None) -> int:
    """The width to write at: the one asked for, else the terminal's, within limits."""
    if width is None:
        width = _of_environment() or _of_terminal() or USUAL
    return max(NARROWEST, min(width, WIDEST))


def wrap(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """The lines of a paragraph: `first` stands before the first of them, `rest` before the others.

    A word that is longer than a line is not broken.
    """
    cells: Callable[[str], int] = len
    if not text.isascii():
        from rich.cells import cell_len as cells
    lines, line, fresh = [], first, True
    for word in text.split():
        if not fresh and cells(line) + 1 + cells(word) > width:
            lines.append(line)
            line, fresh = rest, True
        line += word if fresh else " " + word
        fresh = False
    return lines if fresh else [*lines, line]


def _of_environment() -> int:
    said = os.environ.get("COLUMNS", "")
    return int(said) if said.isascii() and said.isdigit() else 0


def _of_terminal() -> int:
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns if sys.__stdout__ else 0
    except (AttributeError, OSError, ValueError):
        return 0
