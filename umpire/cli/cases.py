"""``umpire cases``: list, show and check the casebook."""

from __future__ import annotations

import difflib
import sys

import click

from umpire import casebook
from umpire.books import BOOKS
from umpire.cli.judge import emit
from umpire.cli.output import wants_colour

COVERAGE = "--coverage"


class Cases(click.Group):
    """A group of which ``--coverage`` is another way to say a command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args[:1] == [COVERAGE]:
            args = ["coverage", *args[1:]]
        return super().parse_args(ctx, args)


def unknown(word: str, known: list[str]) -> click.BadParameter:
    """The error for a case or book that there is not."""
    names = {name.rpartition("/")[2]: name for name in known}
    found = difflib.get_close_matches(word, known, 1) or [
        names[name] for name in difflib.get_close_matches(word.rpartition("/")[2], names, 1)
    ]
    hint = f"did you mean {found[0]}?" if found else "`umpire cases` lists them"
    return click.BadParameter(f"there is no {word!r}; {hint}")


def wanted(words: tuple[str, ...]) -> list[str]:
    """The ids of the cases that are named, or that are in the books named; all where none is.

    Raises:
        click.BadParameter: a word is neither.
    """
    every = casebook.ids()
    found: list[str] = []
    for word in words:
        mine = casebook.ids(word) if word in BOOKS else [word] if word in every else []
        if not mine:
            raise unknown(word, [*every, *BOOKS])
        found += mine
    return list(dict.fromkeys(found)) if words else every


@click.group(
    cls=Cases,
    name="cases",
    invoke_without_command=True,
    subcommand_metavar="[COMMAND] [ARGS]...",
)
@click.option(COVERAGE, is_flag=True, help="For each rule, its cases and what is missing.")
@click.pass_context
def command(ctx: click.Context, coverage: bool) -> None:
    """List, show and check the casebook: disputes of which the right ruling is known.

    Without a command it lists every case. A case is a game log that says in its comments what
    must be ruled; a line of it without such a mark must stay silent.

    \b
    Examples:
      umpire cases
      umpire cases show whist-club/trump-covered
      umpire cases check
      umpire cases check whist-hoyle whist-club/trump-covered
      umpire cases --coverage whist-club
    """
    if ctx.invoked_subcommand is None:
        emit(listed(casebook.ids()), None)


def listed(ids: list[str]) -> str:
    """The cases, by book, each with its title."""
    lines: list[str] = []
    book = ""
    for case in map(casebook.read, ids):
        if case.book != book:
            book = case.book
            lines += [*([""] if lines else []), book]
        lines.append(f"  {case.id}\n      {case.title}")
    return "\n".join(lines) + "\n"


@command.command("list")
@click.argument("books", nargs=-1, metavar="[BOOK...]")
def list_(books: tuple[str, ...]) -> None:
    """List the cases, of all books or of some.

    \b
    Example:
      umpire cases list whist-hoyle
    """
    emit(listed(wanted(books)), None)


@command.command("show")
@click.argument("id", metavar="ID")
@click.option("--no-color", is_flag=True, help="No colour, even on a terminal.")
def show(id: str, no_color: bool) -> None:
    """Show a case and the ruling on it.

    \b
    Example:
      umpire cases show whist-club/trump-covered
    """
    from umpire.reports import terminal

    try:
        case = casebook.read(id)
    except KeyError:
        raise unknown(id, casebook.ids()) from None
    ruled = terminal.render([case.report()], colour=wants_colour(no_color, None))
    source = "\n".join(case.log.source).rstrip()
    emit(f"{source}\n\n{ruled}", None)


@command.command("check")
@click.argument("what", nargs=-1, metavar="[ID|BOOK...]")
def check(what: tuple[str, ...]) -> None:
    """Hold the umpire against the casebook, or against some cases or books of it.

    The exit status is 0 when every case is ruled on as it says, 1 when one is not.

    \b
    Examples:
      umpire cases check
      umpire cases check whist-club
    """
    failed, lines = 0, []
    chosen = wanted(what)
    for id in chosen:
        complaints = casebook.check(casebook.read(id))
        failed += bool(complaints)
        lines += [f"{id}: {complaint}\n" for complaint in complaints]
    emit("".join([*lines, f"{len(chosen) - failed} passed, {failed} failed\n"]), None)
    sys.exit(1 if failed or not chosen else 0)


@command.command("coverage")
@click.argument("books", nargs=-1, metavar="[BOOK...]")
def coverage(books: tuple[str, ...]) -> None:
    """For each rule, its cases and what is missing; also `umpire cases --coverage`.

    Every rule that is judged needs a case that breaks it and one that narrowly does not. The exit
    status is 1 when one of them is missing.

    \b
    Examples:
      umpire cases --coverage
      umpire cases --coverage whist-club
    """
    for book in books:
        if book not in BOOKS:
            raise unknown(book, list(BOOKS))
    cases = [casebook.read(id) for id in casebook.ids()]
    missing, lines = 0, []
    for book in books or BOOKS:
        rows = casebook.coverage(book, cases)
        lacking = sum(len(row.missing) for row in rows)
        missing += lacking
        lines += [book, *(text for row in rows for text in covered(row)), ""]
    emit("\n".join([*lines, f"{missing} missing"]) + "\n", None)
    sys.exit(1 if missing else 0)


def covered(row: casebook.Covered) -> list[str]:
    """A rule and its cases, in lines."""
    lines = [f"  {row.number}  {row.title}"]
    if row.role == "defines":
        lines[0] += " (only defines, or no log can show it)"
    for label, ids in (("breach", row.breaches), (casebook.NEAR_MISS, row.near)):
        if ids:
            lines += [f"      {label}: {id}" for id in ids]
        elif label in row.missing:
            lines.append(f"      {label}: MISSING")
    return lines
