"""Lines of a log with marks under them, as compilers show source."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from umpire.logs.tokens import strip_comment
from umpire.reports.locate import Locator, Place
from umpire.reports.page import BAD, GUTTER, NOTE, QUIET, Page, cells, styled
from umpire.reports.plain import shown

TAB = 4
"""Columns between the stops to which a tab is widened."""

BESIDE = 24
"""Columns that a label must have to stand beside its mark; else it stands beneath."""


class Mark:
    """A place on a line and what it shows; `main`: it is where the offence was committed."""

    __slots__ = ("label", "line", "main", "place")

    def __init__(self, line: int, place: Place, label: str = "", *, main: bool = False) -> None:
        self.line = line
        self.place = place
        self.label = label
        self.main = main


class _Shown:
    """A source line as it is shown: indentation gone, tabs widened, nothing that takes effect.

    `starts[n]` is the column (from 0) at which character n of the source is shown.
    """

    def __init__(self, text: str) -> None:
        self.bare = len(strip_comment(text).rstrip())
        skip = len(text) - len(text.lstrip())
        self.starts = [0] * skip
        pieces, column = [], 0
        for letter in text[skip:].rstrip():
            piece = " " * (TAB - column % TAB) if letter == "\t" else shown(letter)
            self.starts.append(column)
            pieces.append(piece)
            column += cells(piece)
        self.pieces = [""] * skip + pieces
        self.starts.append(column)

    def span(self, place: Place) -> tuple[int, int]:
        """The first column of a place and the one after its last; at least one column."""
        last = len(self.starts) - 1
        start = self.starts[min(max(place.column - 1, 0), last)]
        end = self.starts[min(max(place.column - 1 + place.length, 0), last)]
        return start, max(end, start + 1)


class _Window:
    """The part of a shown line that fits: columns `low` to `high`, an ellipsis where it is cut."""

    def __init__(self, whole: _Shown, around: tuple[int, int], room: int) -> None:
        total = whole.starts[-1]
        self.low, self.high = 0, total
        if total > room:
            if around[1] > room - 1:
                self.low = max(0, min(around[0] - room // 4, total - room + 1))
            self.high = min(total, self.low + room - (self.low > 0))
            if self.high < total:
                self.high -= 1
        self.cut_before, self.cut_after = self.low > 0, self.high < total

    def clip(self, span: tuple[int, int]) -> tuple[int, int] | None:
        """A span in columns of the window, or None where it lies outside."""
        start, end = max(span[0], self.low), min(span[1], self.high + 1)
        if start >= end:
            return None
        return start - self.low + self.cut_before, end - self.low + self.cut_before


class Snippet:
    """The lines of one log that marks stand on, drawn on a page."""

    def __init__(self, page: Page, locator: Locator, indent: int = 1) -> None:
        self.page = page
        self.locator = locator
        self.indent = indent

    def draw(self, marks: Sequence[Mark]) -> None:
        """Draw every line that is marked, in order; a gap of one line is filled."""
        by_line: dict[int, list[Mark]] = {}
        for mark in marks:
            if self.locator.text(mark.line) is not None:
                by_line.setdefault(mark.line, []).append(mark)
        self.digits = max((len(str(line)) for line in by_line), default=1)
        before = None
        for line in sorted(by_line):
            if before is not None and line - before == 2:
                self._source(line - 1, [])
            elif before is not None and line - before > 2:
                self._gap()
            self._source(line, _joined(by_line[line]))
            before = line

    def _row(self, number: str, text: Text) -> None:
        head = f"{' ' * self.indent}{number:>{self.digits}} │ "
        self.page.raw(styled((head, GUTTER)) + text)

    def _gap(self) -> None:
        self.page.raw(styled((f"{' ' * (self.indent + self.digits - 1)}...", GUTTER)))

    def _source(self, line: int, marks: list[Mark]) -> None:
        text = self.locator.text(line)
        if text is None:
            return
        whole = _Shown(text)
        room = max(12, self.page.width - self.indent - self.digits - 3)
        first = next((mark for mark in marks if mark.main), marks[0] if marks else None)
        around = whole.span(first.place) if first else (0, 0)
        window = _Window(whole, around, room)
        row = self._cropped(whole, window)
        spans = [(mark, window.clip(whole.span(mark.place))) for mark in marks]
        for mark, span in spans:
            if span is not None and mark.main:
                self._paint(row, span)
        self._row(str(line), row)
        for mark, span in spans:
            self._mark(mark, span or (0, 0), room)

    def _cropped(self, whole: _Shown, window: _Window) -> Text:
        row = styled(("…", QUIET)) if window.cut_before else Text()
        comment = whole.bare if self.locator.log.source else len(whole.pieces)
        column = window.low
        for at, piece in enumerate(whole.pieces):
            start, end = whole.starts[at], whole.starts[at + 1]
            if start >= window.low and end <= window.high and piece:
                if start > column:  # half of a wide character was cut off
                    row.append(" " * (start - column))
                row.append(piece, QUIET if at >= comment else None)
                column = end
        if window.cut_after:
            row.append("…", QUIET)
        return row

    def _paint(self, row: Text, span: tuple[int, int]) -> None:
        """Give the main mark's words its colour."""
        column, at = 0, []
        for index, letter in enumerate(row.plain):
            if span[0] <= column < span[1]:
                at.append(index)
            column += cells(letter)
        if at:
            row.stylize(BAD, at[0], at[-1] + 1)

    def _mark(self, mark: Mark, span: tuple[int, int], room: int) -> None:
        """The marks under a line, with the label beside them or, where it is long, beneath."""
        style = BAD if mark.main else NOTE
        start, end = span[0], min(span[1], room)
        signs = ("^" if mark.main else "-") * (end - start)
        line = styled(" " * start, (signs, style))
        left = room - end - 1
        if cells(mark.label) <= left or (left >= BESIDE and end <= room // 2):
            label = self.page.wrap(styled((mark.label, style)), left)
            margin = end + 1
            self._row("", line + styled(" ") + label[0] if label else line)
            label = label[1:]
        else:
            self._row("", line)
            margin = min(start, max(0, room - 2 * BESIDE))
            label = self.page.wrap(styled((mark.label, style)), room - margin)
        for words in label:
            self._row("", styled(" " * margin) + words)


def _joined(marks: list[Mark]) -> list[Mark]:
    """Marks of one line, the main one first, then from the left; those of one place are one."""
    found: dict[Place, Mark] = {}
    for mark in marks:
        same = found.get(mark.place)
        if same is None:
            found[mark.place] = Mark(mark.line, mark.place, mark.label, main=mark.main)
            continue
        same.main = same.main or mark.main
        if mark.label and mark.label not in same.label:
            same.label = f"{same.label}; {mark.label}" if same.label else mark.label
    return sorted(found.values(), key=lambda mark: (not mark.main, mark.place))
