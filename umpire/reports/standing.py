"""What stands at a line of a log besides the table itself: what is owed, and the score."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from umpire.judge import Report
from umpire.reports.locate import Locator
from umpire.reports.owed import owed
from umpire.reports.people import People
from umpire.reports.plain import columns, visible, wrap


def title(report: Report, line: int | None) -> str:
    """Which log is shown and, on a line of its own, after which of its lines."""
    name, lines = visible(report.log.name), report.log.lines
    reached = [each for each in lines if line is None or each <= line]
    if line is None or not lines:
        return name
    if not reached:
        return f"{name}\nbefore its first event"
    last, text = reached[-1], (Locator(report.log).text(reached[-1]) or "").strip()
    return f"{name}\n" + _fitting(f"after line {last}: {visible(text)}")


def _fitting(text: str) -> str:
    room = columns()
    return text if cell_len(text) <= room else set_cell_size(text, room - 1).rstrip() + "…"


def render(report: Report) -> str:
    """What is owed and the score, each line ending with a newline; empty where there is neither."""
    people = People(report.log.header)
    lines = []
    for each in owed(report):
        incident = each.ruling.incident
        lines += _wrapped("owed: ", f"{each.words} ({incident.title}, line {incident.line})")
    if report.score is not None:
        shown = ", ".join(f"{people.who(side)} {points}" for side, points in report.score.items())
        lines += _wrapped("score: ", shown)
    if report.winner is not None:
        lines += _wrapped("game won by ", people.who(report.winner))
    return "".join(f"{line}\n" for line in lines)


def _wrapped(head: str, words: str) -> list[str]:
    return wrap(visible(words), columns(), head, " " * len(head))
