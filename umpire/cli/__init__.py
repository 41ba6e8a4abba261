"""The command line: one thin module a command, loaded when the command is run."""

from __future__ import annotations

from importlib import import_module

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


class Lazy(click.Group):
    """A group that loads a command's module only when the command is wanted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"umpire.cli.{cmd_name}").command
        return command

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
