"""Write the generated parts of these pages, or (`--check`) say which of them are stale.

    python docs/generate.py            write them
    python docs/generate.py --check    exit status 1 if something is stale

Some pages are made as a whole: the rules of each book, the interpretations, the incidents. Others
are written by hand around parts that stand between ``<!-- generated: NAME ... -->`` and
``<!-- end -->``: the tables of events, the help of the commands, and pieces of the code and of the
casebook as they are.
"""

# ruff: noqa: E402 - the package is found only once its folder is on the path

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import click

from umpire import incidents
from umpire.books import BOOKS, load
from umpire.books.base import Book, Reading, Rule
from umpire.cli import COMMANDS
from umpire.cli import main as umpire
from umpire.events import GROUPS, Event
from umpire.incidents import Incident
from umpire.logs.shown import show_forms
from umpire.logs.slots import json_name

MADE = "<!-- This page is made by docs/generate.py: change the code, not the page. -->\n\n"
PART = re.compile(r"(<!-- generated: (\S+)([^\n]*?) -->\n).*?(<!-- end -->)", re.DOTALL)
HEADING = re.compile(r"# --- (.+?) -+$")
ROLES = {
    "judged": "",
    "cited": " *(cited along with other rules)*",
    "defines": " *(only defines, or shows in no log)*",
}


# --- Pages made as a whole --------------------------------------------------------------------


def rules_page(book: Book) -> str:
    """A book: every rule with its statement, what it judges and how it is read."""
    games = " and ".join(book.games) if len(book.games) < 3 else "any game"
    out = [f"# {book.id}: {book.title}", "", f"For {games}. Source: {book.source}."]
    if book.numbering:
        out += ["", book.numbering]
    out += ["", "Statements are in our own words; the numbers are those that reports cite.", ""]
    for rule in book.rules.values():
        out += [f"## {rule.number}: {rule.title}{ROLES[rule.role]}", "", rule.statement, ""]
        out += _about(rule, book)
    if book.terms:
        out += ["## Terms", "", *(f"- **{name}**: {said}" for name, said in book.terms.items()), ""]
    return MADE + "\n".join(out)


def _about(rule: Rule, book: Book) -> list[str]:
    found = []
    if rule.judges:
        judged = ", ".join(f"{each.title} (`{each.kind}`)" for each in rule.judges)
        found.append(f"- Judges: {judged}")
    if rule.over:
        found.append(f"- Where both apply it displaces: {', '.join(rule.over)}")
    for reading in book.readings.values():
        if rule.number in reading.rules:
            found.append(f"- Read as [{reading.id}](../interpretations.md): {reading.adopted}")
    return [*found, ""] if found else []


def interpretations_page() -> str:
    """How wordings that can be read in two ways are read, book by book."""
    out = [
        "# Interpretations",
        "",
        "Where the old wording can be read in two ways, the reading adopted has a name, and each",
        "ruling that rests on it says so.",
        "",
    ]
    for book in map(load, BOOKS):
        if book.readings:
            out += [f"## {book.id}", "", *map(_reading, book.readings.values())]
    return MADE + "\n".join(out).rstrip("\n") + "\n"


def _reading(reading: Reading) -> str:
    return (
        f"### {reading.id} ({', '.join(reading.rules)})\n\n{reading.adopted}\n\n"
        f"- Why: {reading.reasons}\n- Rejected: {reading.rejected}\n"
    )


def incidents_page() -> str:
    """What can go wrong, with the rules that judge it, and the remedies."""
    out = [
        "# Incidents and remedies",
        "",
        "An incident is what the umpire finds in a log, whatever the book in force; a remedy is",
        "what a rule makes of it. Reports name both by these kinds.",
        "",
        "## Incidents",
        "",
    ]
    for heading, kinds in incidents.every().items():
        out += [f"### {heading}", "", "| kind | what happened | judged by |", "|---|---|---|"]
        for kind in kinds:
            said = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
            out.append(f"| `{kind.kind}` | {_cell(said)} | {_judged_by(kind)} |")
        out.append("")
    out += ["## Remedies", "", "| kind | what it is |", "|---|---|"]
    out += [f"| `{kind}` | {_cell(' '.join(said))} |" for kind, said in _remedies().items()]
    return MADE + "\n".join(out) + "\n"


def _judged_by(kind: type[Incident]) -> str:
    found = []
    for book in map(load, BOOKS):
        numbers = [rule.number for rule in book.rules.values() if kind in rule.judges]
        if numbers:
            found.append(f"{book.id} {', '.join(numbers)}")
    return "; ".join(found) or "no installed book"


def _remedies() -> dict[str, list[str]]:
    """Every kind of remedy that a function of `umpire.remedies` makes, with what it says of it."""
    found: dict[str, list[str]] = {}
    sources = sorted((ROOT / "umpire/remedies").glob("*.py"))
    for node in (node for path in sources for node in ast.parse(path.read_text("utf-8")).body):
        if isinstance(node, ast.FunctionDef):
            for call in ast.walk(node):
                match call:
                    case ast.Call(ast.Name("Remedy"), [ast.Constant(str(kind)), *_]):
                        said = (ast.get_docstring(node) or "").split("\n\n")[0]
                        found.setdefault(kind, []).append(" ".join(said.split()))
    return found


# --- Parts of pages ---------------------------------------------------------------------------


def events_part(_: str) -> str:
    """The tables of events."""
    out = []
    for heading, kinds in GROUPS.items():
        out += [f"### {heading}", "", "| text | kind and fields | what it says |", "|---|---|---|"]
        out += map(_event_row, kinds)
        out.append("")
    return "\n".join(out)


def _event_row(event: type[Event]) -> str:
    texts = " · ".join(f"`{form}`" for form in show_forms(event.kind))
    fields = ", ".join(_field(event, name) for name in event.field_names())
    said = " ".join((event.__doc__ or "").split())
    if event.games == ("whist",):
        said += " Whist only."
    return f"| {texts} | `{event.kind}`{': ' + fields if fields else ''} | {_cell(said)} |"


def _field(event: type[Event], name: str) -> str:
    default = getattr(event, name, ...)
    if default is ...:
        return json_name(name)
    if default is None or default == -1:
        return f"{json_name(name)}?"
    return f"{json_name(name)}={json.dumps(default)}"


def readings_part(_: str) -> str:
    """What the modules of the games say of readings taken where sources differ."""
    out = []
    for path in sorted((ROOT / "umpire/games").glob("*.py")):
        said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        title, *paragraphs = said.split("\n\n")
        if any(part.startswith("Readings taken here") for part in paragraphs):
            whole = "\n\n".join(paragraphs).replace("``", "`")
            out += [f"**{title.rstrip('.')}** (`umpire/games/{path.name}`)", "", whole, ""]
    return "\n".join(out)


def commands_part(_: str) -> str:
    """The help of every command, as a terminal of 80 columns shows it."""
    top = click.Context(
        umpire, info_name="umpire", help_option_names=["-h", "--help"], terminal_width=80
    )
    out = []
    for name in COMMANDS:
        if find_spec(f"umpire.cli.{name}"):
            command = import_module(f"umpire.cli.{name}").command
            out += _command_help(command, name, top, "##")
    return "\n".join(out)


def _command_help(command: click.Command, name: str, top: click.Context, level: str) -> list[str]:
    """A command's help, and that of the commands under it."""
    context = click.Context(command, parent=top, info_name=name, terminal_width=80)
    out = [f"{level} {context.command_path}", "", "```", command.get_help(context), "```", ""]
    if isinstance(command, click.Group):
        for under in command.list_commands(context):
            inner = command.get_command(context, under)
            if inner is not None:
                out += _command_help(inner, under, context, level + "#")
    return out


def code_part(about: str) -> str:
    """Pieces of a module as they stand: ``PATH NAME NAME...``.

    A name may be ``Class.method``, or the first text that a call at the top of a module is given.
    """
    path, *names = about.split()
    source = (ROOT / path).read_text("utf-8")
    pieces = [_piece(source, name, path) for name in names]
    return "```python\n" + "\n\n\n".join(pieces) + "\n```\n"


def _piece(source: str, name: str, path: str) -> str:
    body: list[ast.stmt] = ast.parse(source).body
    node: ast.stmt | None = None
    for part in name.split("."):
        node = next((each for each in body if part in _names(each)), None)
        if node is None:
            raise SystemExit(f"{path} has no {name} any more: the page that shows it must change")
        body = getattr(node, "body", [])
    assert node is not None
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
    lines = source.splitlines()[first - 1 : node.end_lineno]
    indent = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[indent:] for line in lines)


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    match node:
        case ast.Expr(ast.Call(_, [ast.Constant(str(first)), *_])):
            return [first]
    targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
    return [target.id for target in targets if isinstance(target, ast.Name)]


def file_part(about: str) -> str:
    """A file as it is."""
    return "```\n" + (ROOT / about.strip()).read_text("utf-8").rstrip("\n") + "\n```\n"


PARTS: dict[str, Callable[[str], str]] = {
    "events": events_part,
    "readings": readings_part,
    "commands": commands_part,
    "code": code_part,
    "file": file_part,
}


def _cell(text: str) -> str:
    return text.replace("``", "`").replace("|", "\\|")


# --- Writing and checking ---------------------------------------------------------------------


def with_parts(page: str) -> str:
    """A page written by hand, with its generated parts made anew."""
    return PART.sub(lambda found: found[1] + PARTS[found[2]](found[3]) + found[4], page)


def pages(docs: Path) -> dict[Path, str]:
    """Every page with generated text, as it should be."""
    made = {docs / "rules" / f"{book}.md": rules_page(load(book)) for book in BOOKS}
    made[docs / "interpretations.md"] = interpretations_page()
    made[docs / "incidents.md"] = incidents_page()
    for page in sorted(docs.glob("*.md")):
        if page not in made:
            made[page] = with_parts(page.read_text("utf-8"))
    return made


def stale(docs: Path) -> list[Path]:
    """The pages that are not as they should be, and those of books that are gone."""
    wanted = pages(docs)
    old = [
        page
        for page, text in wanted.items()
        if not page.exists() or page.read_text("utf-8") != text
    ]
    return old + [page for page in sorted(docs.glob("rules/*.md")) if page not in wanted]


def run(docs: Path, check: bool) -> int:
    """Write the pages, or say which are stale; the exit status."""
    old = stale(docs)
    for page in old:
        print(f"{page.relative_to(docs.parent)} is stale" if check else f"writing {page.name}")
    if check:
        return 1 if old else 0
    wanted = pages(docs)
    for page in old:
        if page in wanted:
            page.parent.mkdir(exist_ok=True)
            page.write_text(wanted[page], "utf-8", newline="\n")
        else:
            page.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(run(ROOT / "docs", "--check" in sys.argv[1:]))
