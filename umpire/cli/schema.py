"""``umpire schema``: the JSON Schema of a log or of a report."""

from __future__ import annotations

import json
from typing import Any

import click

from umpire.cli.judge import emit
from umpire.logs.log import GAMES


@click.command("schema")
@click.argument("what", metavar="log|report", type=click.Choice(["log", "report"]))
@click.option("--game", type=click.Choice(GAMES), help="Of a log: the events of one game only.")
@click.option("--output", metavar="FILE", help="Write the schema to a file.")
def command(what: str, game: str | None, output: str | None) -> None:
    """Print the JSON Schema (draft 2020-12) of a game log or of the JSON report.

    The schema of a log is that of one object, as a .json file or one line of a .jsonl file holds
    it. It is the same byte for byte each time it is printed.

    \b
    Examples:
      umpire schema log
      umpire schema log --game draughts --output draughts.schema.json
      umpire schema report
    """
    if what == "report" and game is not None:
        raise click.UsageError("--game is for the schema of a log")
    emit(json.dumps(_schema(what, game), ensure_ascii=False, indent=2) + "\n", output)


def _schema(what: str, game: str | None) -> dict[str, Any]:
    if what == "report":
        from umpire.reports.models import report_schema

        return report_schema()
    from umpire.logs.models import log_schema

    return log_schema(game)
