"""The README is run: its sample log is the file it names, and its ruling is the real one."""

from __future__ import annotations

import pathlib
import re
import textwrap

from umpire.judge import judge
from umpire.logs.files import load
from umpire.logs.text import read
from umpire.reports import terminal

ROOT = pathlib.Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
SAMPLE = "cases/whist-club/trumped-then-led-the-suit.game"


def block(marker: str) -> str:
    found = re.search(rf"<!-- {marker} -->\n```\n(.*?)```", README, re.DOTALL)
    assert found, marker
    return found[1]


def command(marker: str) -> str:
    found = re.search(rf"<!-- {marker} -->\n    (.*)", README)
    assert found, marker
    return found[1]


def test_the_log_shown_is_the_sample_file() -> None:
    assert block("log") == (ROOT / SAMPLE).read_text("utf-8")


def test_the_ruling_shown_is_the_real_one(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.chdir(ROOT)
    text = terminal.render([judge(log) for log in load(SAMPLE)], colour=False, width=80)
    assert block("ruling") == text


def test_the_commands_name_the_sample_and_the_tests() -> None:
    assert command("judge").endswith(f"umpire judge {SAMPLE}")
    assert command("tests").endswith("pytest")


def test_every_command_and_book_is_in_the_readme() -> None:
    from umpire.books import BOOKS
    from umpire.cli import COMMANDS

    for name in COMMANDS:
        assert f"`umpire {name}" in README, name
    for book in BOOKS:
        assert f"`{book}`" in README, book


def test_every_other_log_shown_is_ruled_on_as_it_says() -> None:
    shown = re.findall(r"(?m)^    game: .*\n(?:    .*\n)+", README)
    found = []
    for text in shown:
        report = judge(read(textwrap.dedent(text), "README.md"))
        assert report.errors == []
        found += [(r.incident.kind, r.citations[0][1], r.chosen) for r in report.rulings]
    assert found == [("overdraw", "22", "may-see-next-two"), ("capture-omitted", "v", "huff")]
