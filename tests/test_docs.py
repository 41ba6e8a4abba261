"""The docs are those of the code: what is generated is current, and what is linked is there."""

from __future__ import annotations

import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys
from types import ModuleType

import pytest

from umpire.books import BOOKS, load
from umpire.cli import COMMANDS
from umpire.events import BY_KIND
from umpire.incidents import every
from umpire.logs.header import RULEBOOKS
from umpire.logs.log import FIELDS, GAMES, OPTIONS

ROOT = pathlib.Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_generated_is_current() -> None:
    script = [sys.executable, str(DOCS / "generate.py"), "--check"]
    run = subprocess.run(script, capture_output=True, text=True, check=False)
    assert run.stdout == "", "run `python docs/generate.py`"
    assert run.returncode == 0, run.stderr


def test_what_is_stale_is_found_and_written(
    generate: ModuleType, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = tmp_path / "docs"
    shutil.copytree(DOCS, docs)
    page, rules, gone = docs / "log-format.md", docs / "rules/whist-club.md", docs / "rules/x.md"
    before = page.read_text("utf-8")
    page.write_text(before.replace("`X shuffles`", "`X shuffles well`"), "utf-8")
    rules.unlink()
    gone.write_text("a book that is not there", "utf-8")
    assert generate.run(docs, check=True) == 1
    told = capsys.readouterr().out
    for name in ("docs/log-format.md", "docs/rules/whist-club.md", "docs/rules/x.md"):
        assert f"{name} is stale\n" in told
    assert generate.run(docs, check=False) == 0
    assert page.read_text("utf-8") == before
    assert rules.read_text("utf-8") == (DOCS / "rules/whist-club.md").read_text("utf-8")
    assert not gone.exists()
    assert generate.run(docs, check=True) == 0


def test_code_that_is_gone_is_not_shown(generate: ModuleType) -> None:
    with pytest.raises(SystemExit, match="has no no_such_name any more"):
        generate.code_part("umpire/events/draughts.py no_such_name")


def anchors(page: pathlib.Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_links_lead_somewhere(page: pathlib.Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if not link.startswith(("http:", "https:")):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


def test_the_log_format_names_every_field_option_book_and_kind() -> None:
    text = (DOCS / "log-format.md").read_text("utf-8")
    for name in (*FIELDS, *OPTIONS, *BY_KIND, *GAMES):
        assert f"`{name}`" in text, name
    for _, values in OPTIONS.values():
        assert all(f"`{value}`" in text for value in values or ())
    for books in RULEBOOKS.values():
        assert f"`{', '.join(books)}`" in text


def test_every_book_has_its_page_with_every_rule() -> None:
    for book in map(load, BOOKS):
        text = (DOCS / f"rules/{book.id}.md").read_text("utf-8")
        for rule in book.rules.values():
            assert f"## {rule.number}: {rule.title}" in text
            assert rule.statement in text
    text = (DOCS / "interpretations.md").read_text("utf-8")
    for book in map(load, BOOKS):
        for reading in book.readings.values():
            assert f"### {reading.id} " in text
            assert reading.rejected in text


def test_every_incident_and_command_is_described() -> None:
    text = (DOCS / "incidents.md").read_text("utf-8")
    for kind in (each for kinds in every().values() for each in kinds):
        assert f"| `{kind.kind}` |" in text
    text = (DOCS / "cli.md").read_text("utf-8")
    for command in COMMANDS:
        assert f"\n## umpire {command}\n" in text
