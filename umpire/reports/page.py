"""A page for the terminal: styled text, wrapped with hanging indents at a fixed width.

Everything written passes `visible`: nothing in it is taken for markup, for an emoji code or for a
terminal escape sequence. Styles are the basic colours of a terminal, legible on dark and light.
"""

from __future__ import annotations

from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from umpire.reports.plain import visible

Piece = str | tuple[str, str]
"""Words, or words and their style."""

BAD, WARN, GOOD = "bold red", "bold yellow", "bold green"
NOTE, QUIET, STRONG = "bold cyan", "dim", "bold"
GUTTER = "blue"
INNERMOST = 16
"""Columns that wrapped text has at least, however deep it stands."""


def styled(*pieces: Piece) -> Text:
    """A line of pieces, each made safe to show."""
    text = Text()
    for piece in pieces:
        words, style = (piece, "") if isinstance(piece, str) else piece
        text.append(visible(words), style or None)
    return text


class Page:
    """Lines of a fixed width, with or without colour."""

    def __init__(self, width: int, *, colour: bool) -> None:
        self.width = width
        self.colour = colour
        self.lines: list[Text] = []
        self._file = StringIO()
        self._console = Console(
            file=self._file,
            width=width,
            height=100,
            color_system="standard" if colour else None,
            force_terminal=colour,
            no_color=not colour,
            markup=False,
            highlight=False,
            emoji=False,
            legacy_windows=False,
        )

    def put(self, *pieces: Piece, head: Text | None = None) -> None:
        """A paragraph; its further lines hang under the end of `head`, which stands before it."""
        head = head or Text()
        margin = cells(head.plain)
        lines = self.wrap(styled(*pieces), self.width - margin)
        for number, line in enumerate(lines or [Text()]):
            self.raw((styled(" " * margin) if number else head) + line)

    def wrap(self, text: Text, room: int) -> list[Text]:
        """The lines of a text in a column of `room` blanks, or a little more where that is none."""
        lines = list(text.wrap(self._console, max(INNERMOST, room)))
        for line in lines:
            line.rstrip()
        return lines

    def raw(self, line: Text) -> None:
        """A line as it is: neither wrapped nor cropped."""
        line.rstrip()
        self.lines.append(line)

    def blank(self) -> None:
        """An empty line, unless the page begins or ends with one."""
        if self.lines and self.lines[-1].plain:
            self.lines.append(Text())

    def render(self) -> str:
        """The page as text that ends with a newline; empty if nothing was written."""
        while self.lines and not self.lines[-1].plain:
            self.lines.pop()
        if not self.colour:
            return "".join(f"{line.plain}\n" for line in self.lines)
        for line in self.lines:
            self._console.print(line, soft_wrap=True)
        return self._file.getvalue()


def cells(text: str) -> int:
    """The columns that a text takes on a terminal."""
    return cell_len(text)
