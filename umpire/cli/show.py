"""``umpire show``: the table as it stood at a line of a log."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module

import click

from umpire.cli.judge import check_rules, parse_rules
from umpire.cli.output import wants_colour, write
from umpire.judge import Report, judge
from umpire.logs.files import load
from umpire.logs.log import Log

VIEWS = {
    "whist": "umpire.reports.table_view",
    "bezique": "umpire.reports.drawing_view",
    "pinochle": "umpire.reports.drawing_view",
    "draughts": "umpire.reports.board_view",
}
"""The module that draws the table of each game: `render(table) -> str`."""

_RED = re.compile(r"(?:10|[2-9JQKA])?[♥♦]")


@click.command("show")
@click.argument("log", metavar="LOG")
@click.option("--line", type=click.IntRange(min=1), metavar="N", help="Stop after line N.")
@click.option("--rules", metavar="BOOKS", help="Rulebooks in order of authority, with commas.")
@click.option("--no-color", is_flag=True, help="No colour, even on a terminal.")
def command(log: str, line: int | None, rules: str | None, no_color: bool) -> None:
    """Draw the table as it stood after a line of a log, or at its end.

    Hands are shown as far as the log tells them, with the trick on the table, who is to play, the
    tricks won, what is owed, and the score. Of a file that holds several logs, FILE#3 is the
    third. The exit status is 2 when the log, as far as it is shown, could not be understood.

    \b
    Examples:
      umpire show evening.game
      umpire show evening.game --line 12
      umpire show match.pdn#3
    """
    chosen = parse_rules(rules)
    found = pick(log)
    check_rules([found], chosen)
    report = judge(found, chosen, line)
    report.errors = [each for each in report.errors if line is None or each.line <= line]
    if report.table is not None:
        write(paint(draw(report, line), wants_colour(no_color)))
    if report.errors or report.table is None:
        _complain(report, no_color)
        sys.exit(2)


def pick(path: str) -> Log:
    """The one log that a path names: a file of one log, or ``file#3``.

    Raises:
        click.UsageError: the file holds several logs and none is picked, or has not so many.
    """
    name, mark, number = path.rpartition("#")
    numbered = bool(mark) and number.isdecimal() and not os.path.exists(path)
    logs = load(name if numbered else path)
    if numbered:
        if not 1 <= int(number) <= len(logs):
            raise click.UsageError(f"{name} has no log {int(number)}: it holds {len(logs)}")
        return logs[int(number) - 1]
    if len(logs) != 1:
        raise click.UsageError(f"{path} holds {len(logs)} logs: pick one, such as {path}#1")
    return logs[0]


def draw(report: Report, line: int | None) -> str:
    """The table of a report, with what is owed and the score under it."""
    from umpire.reports import standing

    table = import_module(VIEWS[report.game]).render(report.table)
    return f"{standing.title(report, line)}\n\n{table}{standing.render(report)}"


def paint(text: str, colour: bool) -> str:
    """The text with its red suits in red, if colour is wanted."""
    return _RED.sub("\x1b[31m\\g<0>\x1b[0m", text) if colour else text


def _complain(report: Report, no_color: bool) -> None:
    from umpire.reports import terminal

    report.rulings, report.docket, report.score = [], [], None
    colour = wants_colour(no_color) and sys.stderr.isatty()
    sys.stderr.write(terminal.render([report], colour=colour))
