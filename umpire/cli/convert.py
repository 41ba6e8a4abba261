"""``umpire convert``: turn logs from one format into another."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile

import click

from umpire.cli.output import unwritable, wants_colour, write
from umpire.events import Plays
from umpire.judge import Report, judge
from umpire.logs import formats
from umpire.logs.files import STDIN, load
from umpire.logs.formats import FORMATS
from umpire.logs.header import RULEBOOKS
from umpire.logs.log import Log, Problem

WRITTEN = [format for format, about in FORMATS.items() if about.writer]


@click.command("convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="[OUT]", default=STDIN)
@click.option("--from", "read_as", type=click.Choice(list(FORMATS)), help="The format of IN.")
@click.option("--to", "write_as", type=click.Choice(WRITTEN), help="The format of OUT.")
@click.option("--no-color", is_flag=True, help="No colour, even on a terminal.")
def command(
    source: str, target: str, read_as: str | None, write_as: str | None, no_color: bool
) -> None:
    """Turn game logs from one format into another.

    IN and OUT are files, or - for standard input and output. Their formats are told by the ends of
    their names, or by --from and --to. Nothing is lost but comments and blank lines, and the
    spelling becomes the canonical one. A .jsonl file holds any number of logs, one a line, and a
    .pdn file any number of games of draughts; other files hold one. PDN has players, texts, moves
    and comments only: what else happens becomes a comment, or is refused where it changes the
    board, and rules, score and options are not kept.

    A log that cannot be read is not converted: every problem is shown, nothing is written, and the
    exit status is 2.

    \b
    Examples:
      umpire convert evening.game evening.json
      umpire convert evening.json evening.game
      umpire convert --to jsonl evening.game >> season.jsonl
      cat evening.json | umpire convert --to game -
    """
    format = write_as or (None if target == STDIN else formats.format_of(target))
    if format not in WRITTEN:
        known = ", ".join(WRITTEN)
        raise click.UsageError(f"which format is {target} to be? Say --to {known}")
    logs = load(source, read_as)
    bad = [log for log in logs if log.problems] or [log for log in logs if _loses(log, format)]
    if bad:
        _complain(bad, no_color)
        sys.exit(2)
    try:
        text = formats.write(logs, format)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if target == STDIN:
        write(text)
    else:
        replace_file(target, text)


def _loses(log: Log, format: str) -> bool:
    """Note what only the numbers of one-line tricks show to be wrong: no other format has them."""
    numbered = any(isinstance(event, Plays) and event.number is not None for event in log.events)
    if format == "game" or not numbered:
        return False
    bare = Log(log.name, log.header)
    for line, event in log.each():
        bare.add(line, event)
    kept = {_said(problem) for problem in judge(bare).errors}
    log.problems = [each for each in judge(log).errors if _said(each) not in kept]
    return bool(log.problems)


def _said(problem: Problem) -> tuple[int, str]:
    return problem.line, problem.message


def _complain(logs: list[Log], no_color: bool) -> None:
    """Show what is wrong with logs, as `umpire judge` does."""
    from umpire.reports import terminal

    colour = wants_colour(no_color) and sys.stderr.isatty()
    reports = [Report(log, log.header.rules or _default_rules(log)) for log in logs]
    sys.stderr.write(terminal.render(reports, colour=colour))


def _default_rules(log: Log) -> tuple[str, ...]:
    return RULEBOOKS.get(log.header.game, ())


def replace_file(path: str, text: str) -> None:
    """Write a file as a whole: under its name stands the old file or the new, never a part.

    Raises:
        click.FileError: it cannot be written.
    """
    path = os.path.realpath(path)
    try:
        if os.path.exists(path) and not os.path.isfile(path):
            with open(path, "w", encoding="utf-8", newline="\n") as device:
                device.write(text)
            return
        handle, beside = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".umpire-")
        try:
            with open(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(beside, _mode(path))
            os.replace(beside, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(beside)
            raise
    except OSError as error:
        raise unwritable(path, error) from error


def _mode(path: str) -> int:
    """The permissions of a file as it is, or as a new one gets them."""
    with contextlib.suppress(FileNotFoundError):
        return os.stat(path).st_mode & 0o7777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
