"""The closing counts of a report: rulings by status, errors, and what is not ruled on."""

from __future__ import annotations

from collections.abc import Sequence

from umpire.judge import Report
from umpire.rulings import STATUSES, Ruling


def plural(number: int, word: str) -> str:
    """``1 ruling``, ``2 rulings``."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def by_status(rulings: Sequence[Ruling]) -> str:
    """``1 enforced, 2 open``."""
    statuses = [ruling.status for ruling in rulings]
    return ", ".join(f"{statuses.count(s)} {s}" for s in STATUSES if s in statuses)


def count(report: Report) -> str:
    """What was found in one log."""
    said = []
    if report.errors:
        said.append(f"{plural(len(report.errors), 'error')}: {_not_ruled(report)}")
    if report.rulings:
        said.append(f"{plural(len(report.rulings), 'ruling')}: {by_status(report.rulings)}")
    return "; ".join(said) or "no irregularity found"


def _not_ruled(report: Report) -> str:
    """What the errors keep from being ruled on."""
    deals = sorted(deal for deal in report.table.bad_deals if deal) if report.table else []
    if not deals:
        return "nothing ruled"
    if len(deals) == 1:
        return f"nothing ruled on deal {deals[0]}"
    return f"nothing ruled on deals {', '.join(map(str, deals[:-1]))} and {deals[-1]}"


def total(reports: Sequence[Report]) -> str:
    """What was found in several logs."""
    rulings = [ruling for report in reports for ruling in report.rulings]
    errors = sum(len(report.errors) for report in reports)
    clean = sum(not report.errors and not report.rulings for report in reports)
    said = []
    if errors:
        said.append(plural(errors, "error"))
    if rulings:
        said.append(f"{plural(len(rulings), 'ruling')} ({by_status(rulings)})")
    if clean:
        said.append(f"{clean} without irregularity")
    return f"{plural(len(reports), 'log')}: {', '.join(said)}"
