"""The JSON report, ``umpire.report/1``, as docs/report.md has it: stable byte for byte."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from umpire.books import load
from umpire.judge import Report
from umpire.logs.log import Log, Problem
from umpire.reports.locate import Locator
from umpire.reports.words import explain
from umpire.rulings import Ruling

SCHEMA = "umpire.report/1"
MANY = "umpire.reports/1"


def error(problem: Problem, log: Log) -> dict[str, Any]:
    """An error as the report lists it."""
    return {
        "line": problem.line,
        "column": Locator(log).problem(problem).column,
        "deal": problem.deal,
        "message": problem.message,
        "hint": problem.hint,
    }


def _rule(pair: tuple[str, str]) -> dict[str, str]:
    return {"book": pair[0], "rule": pair[1]}


def ruling(ruling: Ruling, game: str) -> dict[str, Any]:
    """A ruling as the report lists it; in draughts with the half-move, null before the first."""
    incident, window = ruling.incident, ruling.window
    where: dict[str, Any] = {"trick": incident.trick}
    if game == "draughts":
        where["move"] = incident.move
    return {
        "number": ruling.number,
        "incident": incident.kind,
        "offender": incident.offender,
        "deal": incident.deal,
        **where,
        "line": incident.line,
        "status": ruling.status,
        "citations": [
            {**_rule(pair), "statement": load(pair[0]).rules[pair[1]].statement}
            for pair in ruling.citations
        ],
        "remedies": [remedy.facts() for remedy in ruling.remedies],
        "chooser": ruling.chooser,
        "options": [option.facts() for option in ruling.options],
        "chosen": ruling.chosen,
        "window": {
            "opens": window.opens,
            "opened_line": window.opened_line,
            "closes": list(window.closes),
            "closed_line": window.closed_line,
            "claimed_line": window.claimed_line,
        },
        "evidence": [{"line": line, "text": text} for line, text in incident.evidence],
        "interpretations": list(ruling.readings),
        "nearest": _rule(ruling.nearest) if ruling.nearest else None,
        "elsewhere": [_rule(pair) for pair in ruling.elsewhere],
        "explanation": explain(ruling),
    }


def report(report: Report) -> dict[str, Any]:
    """The report of one log."""
    return {
        "schema": SCHEMA,
        "log": report.log.name,
        "game": report.game or None,
        "rules": list(report.rules),
        "errors": [error(problem, report.log) for problem in report.errors],
        "rulings": [ruling(each, report.game) for each in report.rulings],
        "docket": report.docket,
        "deals": report.deals,
        "score": report.score,
        "winner": report.winner,
    }


def render(reports: Sequence[Report]) -> str:
    """One report as an object, several as an object that lists them."""
    whole: dict[str, Any]
    if len(reports) == 1:
        whole = report(reports[0])
    else:
        whole = {"schema": MANY, "reports": [report(each) for each in reports]}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"
