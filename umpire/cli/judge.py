"""``umpire judge``: replay logs and rule on them."""

from __future__ import annotations

import sys

import click

from umpire.books import BOOKS, books_of
from umpire.cli.output import unwritable, wants_colour, write
from umpire.judge import Report, judge
from umpire.logs.files import load
from umpire.logs.log import Log


def parse_rules(value: str | None) -> tuple[str, ...]:
    """The books of an option ``--rules``.

    Raises:
        click.BadParameter: a book is not installed.
    """
    rules = tuple(part.strip().lower() for part in (value or "").split(",") if part.strip())
    if value is not None and not rules:
        raise click.BadParameter("it names no rulebook", param_hint="--rules")
    for book in rules:
        if rules.count(book) > 1:
            raise click.BadParameter(f"{book!r} is named twice", param_hint="--rules")
        if book not in BOOKS:
            raise click.BadParameter(
                f"unknown rulebook {book!r}; installed: {', '.join(BOOKS)}", param_hint="--rules"
            )
    return rules


def check_rules(logs: list[Log], rules: tuple[str, ...]) -> None:
    """The books named must be books of the games.

    Raises:
        click.BadParameter: a book speaks of another game.
    """
    for log in logs:
        for book in rules:
            if log.header.game and book not in books_of(log.header.game):
                raise click.BadParameter(
                    f"{book!r} is no book of {log.header.game} ({log.name})", param_hint="--rules"
                )


def exit_status(reports: list[Report]) -> int:
    """0: no ruling; 1: a ruling; 2: something could not be understood."""
    if any(report.errors for report in reports):
        return 2
    return 1 if any(report.rulings for report in reports) else 0


@click.command("judge")
@click.argument("logs", nargs=-1, required=True, metavar="LOG...")
@click.option("--rules", metavar="BOOKS", help="Rulebooks in order of authority, with commas.")
@click.option("--until", type=click.IntRange(min=1), metavar="LINE", help="Rule as of this line.")
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to report.",
)
@click.option("--output", metavar="FILE", help="Write the report to a file.")
@click.option("--no-color", is_flag=True, help="No colour, even on a terminal.")
@click.option("--quiet", "-q", is_flag=True, help="No report: only the exit status.")
def command(
    logs: tuple[str, ...],
    rules: str | None,
    until: int | None,
    style: str,
    output: str | None,
    no_color: bool,
    quiet: bool,
) -> None:
    """Replay game logs and rule on every irregularity in them.

    LOG is a text log (.game), a JSON log (.json, .jsonl), or - for standard input. The exit status
    is 0 when there is no ruling, 1 when there is one, 2 when a log could not be understood.

    \b
    Examples:
      umpire judge evening.game
      umpire judge --rules whist-hoyle evening.game
      umpire judge --until 24 --format json evening.game
      cat evening.game | umpire judge -
    """
    chosen = parse_rules(rules)
    found = [log for path in logs for log in load(path)]
    check_rules(found, chosen)
    reports = [judge(log, chosen, until) for log in found]
    if not quiet:
        emit(render(reports, style, colour=wants_colour(no_color, output)), output)
    sys.exit(exit_status(reports))


def render(reports: list[Report], style: str, *, colour: bool) -> str:
    """The reports in the format asked for."""
    if style == "json":
        from umpire.reports import json

        return json.render(reports)
    from umpire.reports import terminal

    return terminal.render(reports, colour=colour)


def emit(text: str, output: str | None) -> None:
    """Print a text, or write it to a file.

    Raises:
        click.FileError: the file cannot be written.
    """
    if output is None:
        write(text)
        return
    try:
        with open(output, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise unwritable(output, error) from error
