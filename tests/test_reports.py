"""Reports at a terminal: golden texts, hostile logs, widths, colours, carets.

`golden/NAME.game` (or `.json`) is ruled on, and `golden/NAME.txt` is the report at 80 columns
without colour. To renew the texts after a change that is meant, run

    RENEW_GOLDEN=1 python -m pytest tests/test_reports.py

and read every line of the difference against the rules before it is kept.
"""

from __future__ import annotations

import os
import re
import unicodedata
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from umpire.judge import Report, judge
from umpire.logs.files import load, loads
from umpire.logs.tokens import quote
from umpire.reports import terminal

GOLDEN = Path(__file__).parent / "golden"
LOGS = sorted(path for path in GOLDEN.iterdir() if path.suffix in (".game", ".json"))
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def reports(path: Path) -> list[Report]:
    return [judge(log) for log in loads(path.read_text(encoding="utf-8"), path.name)]


def ruled(text: str, name: str = "t.game") -> list[Report]:
    return [judge(log) for log in loads(text, name)]


def plain(text: str, width: int = 80) -> str:
    return terminal.render(ruled(text), colour=False, width=width)


def compare(name: str, text: str) -> None:
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("RENEW_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8")


def marked(text: str, sign: str = "^") -> list[str]:
    """What stands over every row of carets (or dashes), column by column."""
    found = []
    lines = text.split("\n")
    for above, below in pairwise(lines):
        row = re.match(rf"( +│ [ ]*)([{re.escape(sign)}]+)(?: |$)", below)
        if row and re.match(r" +\d+ │ ", above):
            start, end = cell_len(row[1]), cell_len(row[1]) + len(row[2])
            column, under = 0, ""
            for letter in above:
                under += letter if start <= column < end else ""
                column += cell_len(letter)
            found.append(under)
    return found


# --- golden texts -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    compare(path.stem, terminal.render(reports(path), colour=False, width=80))


def test_golden_several_logs_have_a_total() -> None:
    paths = [GOLDEN / "regular.game", GOLDEN / "fresh-deal.game"]
    several = [each for path in paths for each in reports(path)]
    several += [judge(log) for log in load("no-such-file.game")]
    compare("several", terminal.render(several, colour=False, width=80))


def test_golden_at_forty_columns() -> None:
    compare("narrow", terminal.render(reports(GOLDEN / "hostile.game"), colour=False, width=40))


def test_every_golden_text_belongs_to_a_log() -> None:
    known = {path.stem for path in LOGS} | {"several", "narrow"}
    assert {path.stem for path in GOLDEN.glob("*.txt")} == known


# --- colour and what may not take effect ------------------------------------------------------


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_colour_adds_styles_and_nothing_else(path: Path) -> None:
    found = reports(path)
    without = terminal.render(found, colour=False, width=80)
    coloured = terminal.render(found, colour=True, width=80)
    assert "\x1b" not in without
    assert STYLE.search(coloured)
    assert STYLE.sub("", coloured) == without


@pytest.mark.parametrize("width", [30, 40, 80])
def test_nothing_in_a_log_steers_the_terminal(width: int) -> None:
    text = terminal.render(reports(GOLDEN / "hostile.game"), colour=False, width=width)
    odd = {c for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp")}
    assert not odd


def test_markup_and_escapes_are_shown_as_they_are() -> None:
    text = terminal.render(reports(GOLDEN / "hostile.game"), colour=True, width=100)
    bare = STYLE.sub("", text)
    assert "[bold red]Ann[/]" in bare
    assert r"Bob\x1b[31m\u202eevil" in bare
    assert r"# \u202e reversed :smile: [red]red[/red]" in bare
    assert "漢字さん" in bare


def test_file_names_are_data_too() -> None:
    [report] = ruled("game: whist\nS deals\nS signals\n", "a\x1b[2J\u202e[b]x.game")
    text = terminal.render([report], colour=False, width=80)
    assert text.startswith(r"a\x1b[2J\u202e[b]x.game: whist")


# --- widths -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
@pytest.mark.parametrize("width", [30, 40, 60, 80, 100])
def test_no_line_is_wider_than_the_page(path: Path, width: int) -> None:
    text = terminal.render(reports(path), colour=False, width=width)
    lines = text.split("\n")
    assert [line for line in lines if cell_len(line) > width] == []
    assert [line for line in lines if line != line.rstrip()] == []
    assert "\n\n\n" not in text


def test_the_width_is_kept_within_limits() -> None:
    text = "game: whist\nS deals\nS signals\n"
    assert plain(text, 5) == plain(text, 30)
    assert plain(text, 500) == plain(text, 100)


def test_the_terminal_says_how_wide_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "game: whist\nS deals\nS signals\n"
    monkeypatch.setenv("COLUMNS", "45")
    assert terminal.render(ruled(text), colour=False) == plain(text, 45)


# --- carets -----------------------------------------------------------------------------------

DEAL = "game: whist\nrules: whist-club\nS deals\nS turns up 4H\n"


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
@pytest.mark.parametrize("width", [40, 80])
def test_carets_stand_under_the_same_words_at_every_width(path: Path, width: int) -> None:
    at_width = marked(terminal.render(reports(path), colour=False, width=width))
    widest = marked(terminal.render(reports(path), colour=False, width=100))
    assert len(at_width) == len(widest) > 0 or "no irregularity" in (
        GOLDEN / f"{path.stem}.txt"
    ).read_text(encoding="utf-8")
    for narrow, wide in zip(at_width, widest, strict=True):
        assert wide.startswith(narrow.rstrip("…"))


def test_the_card_of_the_offender_is_marked_on_a_line_of_four() -> None:
    text = plain(DEAL + "1: W KD, N 2D, E 5D, S 9D\n2: W AS, N 4S, E 3H, S 6S\n3: W KS, E 2S\n")
    assert "3H" in marked(text)


def test_a_caret_stands_right_under_wide_letters_and_tabs() -> None:
    log = (
        DEAL.replace("rules", 'players: E 漢字さん, W "Zoë é"\nrules')
        + "\t漢字さん\tleads\tQD # 注\n"
    )
    assert marked(plain(log)) == ["QD"]
    assert marked(plain(log, 30)) == ["QD"]


@settings(max_examples=60, deadline=None)
@given(
    names=st.lists(
        st.text(st.characters(codec="utf-8"), min_size=2, max_size=25), min_size=4, max_size=4
    ),
    width=st.integers(30, 100),
)
def test_a_caret_stands_right_whatever_the_players_are_called(names: list[str], width: int) -> None:
    quoted = [quote(f"{seat}~{name}") for seat, name in zip("NESW", names, strict=True)]
    players = ", ".join(f"{seat} {name}" for seat, name in zip("NESW", quoted, strict=True))
    north, east, south, west = quoted
    log = f"game: whist\nplayers: {players}\nS deals\nhand E: KT9.QJ3.AJ85.642\nS turns up 4H\n"
    log += f"{west} AS, {north} 4S, {east} 3H, {south} 6S\n"
    [report] = ruled(log)
    assert not report.errors
    text = terminal.render([report], colour=False, width=width)
    assert marked(text) == ["3H"]
    assert marked(text, "-") == ["K"]
    assert max(map(cell_len, text.split("\n"))) <= width
    assert {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Cn")} <= {"\n"}


def test_a_long_line_is_cut_around_the_mark() -> None:
    cards = "hand W: " + "AS KS QS JS, AH KH QH JH, AD KD QD JD, AC\n"
    log = DEAL + cards + "W leads AS\nN 4S\nE 3S\nS 2S\nW leads KS\n"
    log += "hand N: 5S 6S 7S 8S 9S 10S 5H 6H 7H 8H 9H 3D\n"
    log += "N 3D # " + "a remark " * 30 + "\n"
    for width in (30, 50, 80):
        assert "3D" in marked(plain(log, width))


def test_evidence_in_a_dotted_hand_is_marked_at_the_rank() -> None:
    log = DEAL + "hand E: KT9.QJ3.AJ85.642\nW leads AS\nN 4S\nE 3H\n"
    text = plain(log)
    assert marked(text) == ["3H"]
    assert marked(text, "-") == ["K"]


def test_an_error_has_its_caret_under_the_words() -> None:
    text = plain("game: whist\nS deals\nS turns up 4H # so\nW leeds AS\n")
    assert marked(text) == ["leeds"]
    assert "hint: did you mean `leads`?" in text
    assert text.endswith("1 error: nothing ruled on deal 1\n")


def test_errors_stand_in_the_order_of_the_lines() -> None:
    text = plain("game: whist\nS deals\nW leads AS\nN AS\nE plays ZZ\nS QQ\n")
    lines = [int(found) for found in re.findall(r"--> t\.game:(\d+):", text)]
    assert lines == [4, 5, 6]


# --- words ------------------------------------------------------------------------------------


def test_the_count_names_each_deal_that_is_not_ruled_on() -> None:
    log = DEAL + "W leads AS\nN AS\nW deals\nN leeds 2D\nN deals\nS leads QD\n"
    text = plain(log)
    assert text.endswith("2 errors: nothing ruled on deals 1 and 2; 1 ruling: 1 open\n")


def test_what_is_owed_can_be_copied_into_the_log() -> None:
    """Every line that the report offers for the log is understood and does what it says."""
    log = (GOLDEN / "rights-open.game").read_text(encoding="utf-8")
    offered = re.findall(r"in the log: `(.+)`", plain(log))
    assert offered == ["E requires N to win", "E calls QD from N"]
    [report] = ruled(log + "\n".join(offered) + "\n")
    assert not report.errors
    assert [ruling.status for ruling in report.rulings] == ["enforced", "enforced"]


def test_a_claim_that_is_owed_can_be_copied_into_the_log() -> None:
    log = (GOLDEN / "revoke-in-time.game").read_text(encoding="utf-8")
    first = re.findall(r"in the log: `(.+)`", plain(log))[0]
    assert first == "N claims a revoke by E at trick 1"
    [report] = ruled(f"{log}{first}\n")
    offered = re.search(r"in the log: (.+)", plain(f"{log}{first}\n", 100))
    assert offered is not None
    assert offered[1].startswith("`N chooses take-tricks` or `N chooses deduct-score` or")
    assert report.rulings[0].claimed


def test_no_error_is_lost_however_many_there_are() -> None:
    (log,) = loads("game: whist\n" + "S deels\n" * 1000, "many.game")
    text = terminal.render([judge(log)], colour=False, width=80)
    assert text.count("cannot read `deels`") == 1000
    assert "many.game:1001:3" in text
