"""Rulings of a drawing game on one line each, for tests."""

from __future__ import annotations

from umpire.books import books_of
from umpire.judge import Report, judge
from umpire.logs.text import read


def ruled(log: str, *, until: int | None = None) -> Report:
    """The report on a log that must be free of errors; indentation and blank edges aside."""
    text = "\n".join(line.strip() for line in log.strip().split("\n")) + "\n"
    report = judge(read(text, "test", books_of), until=until)
    assert [error.message for error in report.errors] == []
    return report


def said(report: Report) -> list[str]:
    """Each ruling as ``KIND [WHO] STATUS: RULES | REMEDIES | OPTIONS | CHOOSER [CHOSEN]``."""
    lines = []
    for ruling in report.rulings:
        incident = ruling.incident
        who = f" {incident.offender}" if incident.offender else ""
        rules = " ".join(rule for _, rule in ruling.citations)
        remedies = " ".join(remedy.kind for remedy in ruling.remedies)
        options = " ".join(option.kind for option in ruling.options)
        chosen = f"{ruling.chooser or ''} {ruling.chosen or ''}".strip()
        line = f"{incident.kind}{who} {ruling.status}: {rules} | {remedies} | {options} | {chosen}"
        lines.append(" ".join(line.replace("|  |", "| |").split()))
    return lines


def owed(report: Report) -> list[str]:
    """What the docket holds, each entry with its card and bearer."""
    return [
        " ".join(str(entry[key]) for key in ("kind", "card", "of") if entry.get(key))
        for entry in report.docket
    ]
