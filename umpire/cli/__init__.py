"""The command line: one thin module a command, loaded when the command is run."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import cleandoc
from typing import Any

import click

from umpire import __version__

COMMANDS = {
    "judge": "replay game logs and rule on what went wrong",
    "show": "draw the table as it stood at a line of a log",
    "law": "read the rules",
    "cases": "list, show and check the casebook",
    "convert": "turn a log from one format into another",
    "schema": "print the JSON Schema of a log or a report",
}
"""Every command with its line in the help."""

UNHEARD = 2
"""Exit status when standard output cannot be written: nothing was said, so nothing was ruled."""

CLOSED_PIPE, INTERRUPTED = 141, 130
"""Exit statuses that shells know: those of a program ended by SIGPIPE and by SIGINT."""


@contextmanager
def quietly() -> Iterator[None]:
    """End without a traceback when what is said cannot be heard, or the user has had enough."""
    try:
        yield
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        sys.exit(CLOSED_PIPE)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        _drop_output()
        click.echo(f"umpire: cannot write the output: {error.strerror or error}", err=True)
        sys.exit(UNHEARD)


def _drop_output() -> None:
    """What is still buffered must not be written, and complained of, on the way out."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def examples_last(command: click.Command) -> click.Command:
    """Let the help of a command, and of every command under it, end in its examples."""
    about, mark, examples = cleandoc(command.help or "").partition("\n\n\b\nExamples:")
    if mark:
        command.help, command.epilog = about, f"\b\nExamples:{examples}"
    for under in getattr(command, "commands", {}).values():
        examples_last(under)
    return command


class Lazy(click.Group):
    """A group that loads a command's module only when the command is wanted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"umpire.cli.{cmd_name}").command
        return examples_last(command)

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with quietly():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with quietly():
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="umpire")
def main() -> None:
    """Settle disputes at the card table by the old written codes.

    umpire replays a game log and, for each irregularity, cites the numbered rule and states the
    remedy: who may demand what, until when, and what follows.

    \b
    Examples:
      umpire judge evening.game
      umpire law whist-club xv
      umpire COMMAND --help
    """


examples_last(main)
