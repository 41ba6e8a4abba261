"""Small logs of draughts, ruled on, and the rulings in short."""

from __future__ import annotations

import json
from typing import Any

from umpire.games.board import Position
from umpire.games.draughts import Draughts
from umpire.judge import Report, judge
from umpire.logs.text import read
from umpire.reports import json as json_report

LEFT = "Black 11-15\nWhite 22-18\nBlack 8-11\n"
"""The man on 15 could take the man on 18, and Black moves another. Lines 2 to 4."""

TWO_JUMPS = "position: W:W22,32:B18,11,1\n"
"""White's man on 22 can take both men, 22x15x8."""


def ruled(text: str, options: str = "", until: int | None = None) -> Report:
    """The report on a log of draughts; its first event is on line 2, or on line 3 with options."""
    header = "game: draughts\n" + (f"options: {options}\n" if options else "")
    return judge(read(header + text, "test"), until=until)


def said(report: Report) -> list[str]:
    """The rulings in short: line, incident, offender, rules, status, what was chosen."""
    found = []
    for ruling in report.rulings:
        about = ruling.incident
        rules = "+".join(number for _, number in ruling.citations)
        chosen = f" {ruling.chosen}" if ruling.chosen else ""
        line, who = about.line, about.offender or "-"
        found.append(f"{line} {about.kind} {who} {rules} {ruling.status}{chosen}")
    return found


def one(report: Report) -> dict[str, Any]:
    """The only ruling of a report without errors, as the JSON report has it."""
    assert report.errors == []
    rulings = json.loads(json_report.render([report]))["rulings"]
    assert len(rulings) == 1
    found: dict[str, Any] = rulings[0]
    return found


def kinds(items: list[dict[str, Any]]) -> list[str]:
    return [item["kind"] for item in items]


def board(report: Report) -> str:
    assert isinstance(report.table, Draughts)
    return report.table.board.fen()


def after(*moves: str) -> Position:
    """The position after moves, from the start."""
    position = Position.start()
    for move in moves:
        position.play(tuple(int(square) for square in move.replace("x", "-").split("-")))
    return position
