"""`umpire show` and `umpire law` as a user runs them, and how every command ends early."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from umpire.books import BOOKS, load
from umpire.cli import COMMANDS

GOLDEN = Path(__file__).parent / "golden"
COMMAND = [sys.executable, "-m", "umpire"]
CLOSED_PIPE, INTERRUPTED = 141, 130


def environment(**more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}
    return {**kept, **more}


def umpire(*args: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=60,
    )


# --- law --------------------------------------------------------------------------------------


def test_law_lists_every_book_with_title_and_source() -> None:
    done = umpire("law", COLUMNS="100")
    assert done.returncode == 0
    for book in map(load, BOOKS):
        assert f"{book.id}  {book.title}" in done.stdout
        assert book.source in " ".join(done.stdout.split())


def test_law_prints_a_whole_book_in_its_order() -> None:
    done = umpire("law", "whist-club")
    book = load("whist-club")
    heads = re.findall(r"^(\S+)  (.+?)(?: \[only defines\])?$", done.stdout, re.MULTILINE)
    assert heads[1:] == [(rule.number, rule.title) for rule in book.rules.values()]
    defines = re.findall(r"^(\S+)  .* \[only defines\]$", done.stdout, re.MULTILINE)
    assert defines == [rule.number for rule in book.rules.values() if rule.role == "defines"]
    said = " ".join(done.stdout.split())
    assert all(rule.statement in said for rule in book.rules.values())


def test_law_tells_all_about_a_rule() -> None:
    done = umpire("law", "whist-club", "xi", COLUMNS="80")
    assert done.returncode == 0
    assert done.stdout.startswith("whist-club xi  Correcting a failed suit\n    A player who")
    assert "    judges: revoke-recalled (Revoke corrected), revoke (Revoke)\n" in done.stdout
    assert "    displaces: xv\n" in done.stdout
    assert re.findall(r"^(WC-\d+)  on", done.stdout, re.MULTILINE) == ["WC-7", "WC-15"]
    assert "gives way to: xi\n" in umpire("law", "whist-club", "xv").stdout


@pytest.mark.parametrize("number", ["XV-NOTE", "xv-note", "Xv-Note"])
def test_law_takes_numbers_and_books_in_any_case(number: str) -> None:
    assert umpire("law", "Whist-Club", number).stdout.startswith("whist-club xv-note  Taking")


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["whist-clubb"], "there is no book 'whist-clubb': did you mean whist-club?"),
        (["whist-club", "xvv"], "did you mean xv?"),
        (["whist-club", "15-note"], "did you mean xv-note?"),
        (["chess"], "there are whist-club"),
        (["whist-club", "zzz"], "there are i, i-note"),
        (["whist-club", "xv", "more"], "unexpected extra argument"),
    ],
)
def test_law_knows_no_such_book_or_rule(args: list[str], hint: str) -> None:
    done = umpire("law", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


def test_law_searches_titles_and_statements_for_all_words_in_any_order() -> None:
    done = umpire("law", "--search", "TRICKS revoke")
    assert done.returncode == 0
    heads = re.findall(r"^(whist-club \S+)  ", done.stdout, re.MULTILINE)
    assert heads == ["whist-club xv", "whist-club xv-note", "whist-club xvi"]
    assert "whist-hoyle" not in umpire("law", "whist-club", "--search", "leads").stdout
    assert "whist-hoyle iii" in umpire("law", "--search", "leads").stdout


def test_law_says_that_a_search_found_nothing() -> None:
    done = umpire("law", "whist-club", "--search", "revoke zebra")
    assert done.returncode == 1
    assert done.stdout == "no rule of whist-club has all of these words: revoke zebra\n"


def test_law_shows_interpretations_with_reasons_and_what_was_rejected() -> None:
    done = umpire("law", "whist-club", "--interpretations")
    readings = load("whist-club").readings.values()
    said = " ".join(done.stdout.split())
    for each in readings:
        assert f"{each.id} on whist-club {', '.join(each.rules)} adopted: {each.adopted}" in said
        assert f"because: {each.reasons} rejected: {each.rejected}" in said
    both = umpire("law", "--interpretations").stdout
    assert "\nWC-1  " in f"\n{both}" and "\nWH-1  " in both
    one = umpire("law", "whist-club", "xi", "--interpretations").stdout
    assert re.findall(r"^WC-\d+", one, re.MULTILINE) == ["WC-7", "WC-15"]


def test_law_explains_terms() -> None:
    done = umpire("law", "whist-hoyle", "--terms")
    said = " ".join(done.stdout.split())
    for term, meaning in load("whist-hoyle").terms.items():
        assert f"{term} (whist-hoyle) {meaning}" in said


@pytest.mark.parametrize("width", [40, 80, 300])
def test_law_is_wrapped_at_the_width_of_the_terminal(width: int) -> None:
    lines = umpire("law", "whist-club", COLUMNS=str(width)).stdout.split("\n")
    longest = max(map(len, lines))
    assert width - 15 < longest <= width if width < 100 else 90 < longest <= 100


def test_law_loads_neither_rich_nor_pydantic_nor_a_game() -> None:
    code = "import sys; from umpire.cli import main\ntry: main(['law', 'whist-club', 'xv'])\n"
    code += "except SystemExit: pass\nprint([m for m in sys.modules if m.split('.')[0] in "
    code += "('rich', 'pydantic', 'json') or m.startswith(('umpire.games', 'umpire.logs'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


def test_judging_a_text_log_loads_no_pydantic() -> None:
    log = str(GOLDEN / "revoke-claimed.game")
    code = f"import sys; from umpire.cli import main\ntry: main(['judge', {log!r}])\n"
    code += "except SystemExit: pass\nprint('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "False"


# --- show -------------------------------------------------------------------------------------


def test_show_draws_the_table_at_the_end_of_the_log() -> None:
    done = umpire("show", GOLDEN / "rights-open.game", COLUMNS="100")
    assert (done.returncode, done.stderr) == (0, "")
    assert "trick 1: West (Dan) led A♠; North (Ann) is to play\n" in done.stdout
    assert "owed: East and West may call Q♦ from North (Ann)" in done.stdout
    assert done.stdout.endswith("East and West (Bob and Dan) 0\n")
    assert "\x1b" not in done.stdout


def test_show_stops_after_a_line() -> None:
    done = umpire("show", GOLDEN / "rights-open.game", "--line", "8")
    assert "after line 8: W leads AS\n" in done.stdout
    assert "owed" not in done.stdout
    assert "13 cards" in done.stdout


def test_show_takes_the_books_in_force() -> None:
    log = GOLDEN / "rights-open.game"
    assert "owed" not in umpire("show", log, "--rules", "whist-hoyle").stdout
    done = umpire("show", log, "--rules", "whist")
    assert done.returncode == 2
    assert "unknown rulebook" in done.stderr


def test_show_reports_what_it_could_not_understand() -> None:
    done = umpire("show", GOLDEN / "errors.game")
    assert done.returncode == 2
    assert "error: cannot read `leed`" in done.stderr
    assert "deal 2 · dealer West (Dan)" in done.stdout
    before = umpire("show", GOLDEN / "errors.game", "--line", "5")
    assert (before.returncode, before.stderr) == (0, "")


def test_show_of_a_file_that_is_not_there() -> None:
    done = umpire("show", "no-such-file.game")
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot read the file" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def three_logs(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "three.jsonl"
    logs = [
        f'{{"header": {{"game": "whist"}}, "events": [{{"kind": "deal", "player": "{seat}"}}]}}'
        for seat in "NES"
    ]
    path.write_text("\n".join(logs) + "\n", encoding="utf-8")
    yield path


def test_show_picks_one_log_of_a_file(three_logs: Path) -> None:
    assert "dealer East" in umpire("show", f"{three_logs}#2").stdout
    assert "dealer South" in umpire("show", f"{three_logs}#3").stdout


def test_show_asks_which_log_of_a_file(three_logs: Path) -> None:
    done = umpire("show", three_logs)
    assert done.returncode == 2
    assert "holds 3 logs: pick one" in done.stderr
    for number in ("0", "4"):
        done = umpire("show", f"{three_logs}#{number}")
        assert done.returncode == 2
        assert f"has no log {number}: it holds 3" in done.stderr


def test_show_reads_standard_input() -> None:
    text = (GOLDEN / "rights-open.game").read_text(encoding="utf-8")
    done = subprocess.run(
        [*COMMAND, "show", "-", "--line", "8"],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("<stdin>\nafter line 8: W leads AS\n")


# --- help, colour, pipes ----------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_ends_in_examples_of_options_that_exist(command: str) -> None:
    done = umpire(*command.split(), "--help")
    assert done.returncode == 0
    about, examples = done.stdout.split("  Examples:\n")
    for example in examples.splitlines():
        assert re.search(rf"\bumpire {command}", example)
        options = re.findall(r" (--[a-z-]+)", example)
        assert all(option in about for option in options)


@pytest.mark.parametrize("command", ["law", "show"])
def test_examples_run_on_a_log_of_that_name(command: str, tmp_path: Path) -> None:
    (tmp_path / "evening.game").write_bytes((GOLDEN / "rights-open.game").read_bytes())
    moves = "1. 11-15 23-19 2. 8-11 *\n"
    games = [f'[Event "{number}"]\n\n{moves}\n' for number in (1, 2, 3)]
    (tmp_path / "match.pdn").write_text("".join(games), encoding="utf-8")
    examples = re.findall(rf"^ +umpire ({command}\b.*)$", umpire(command, "--help").stdout, re.M)
    assert len(examples) >= 3
    for example in examples:
        done = subprocess.run(
            [*COMMAND, *shlex.split(example)],
            cwd=tmp_path,
            env=environment(PYTHONPATH=str(GOLDEN.parents[1])),
            capture_output=True,
            encoding="utf-8",
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, ""), example
        assert done.stdout


def on_a_terminal(*args: str | Path, **more: str) -> str:
    """What a command writes when its standard output is a terminal."""
    pty = pytest.importorskip("pty", reason="terminals of this kind are not known here")
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *map(str, args)], stdout=slave, stderr=slave, env=environment(**more)
    )
    os.close(slave)
    out = b""
    while True:
        try:
            piece = os.read(master, 4096)
        except OSError:
            break
        if not piece:
            break
        out += piece
    os.close(master)
    process.wait(timeout=60)
    return out.decode("utf-8").replace("\r\n", "\n")


COLOURED = [
    ("judge", GOLDEN / "rights-open.game"),
    ("show", GOLDEN / "rights-open.game"),
    ("law", "whist-club", "xv"),
]


@pytest.mark.parametrize("args", COLOURED, ids=lambda args: args[0])
def test_colour_only_on_a_terminal_and_never_against_no_color(args: tuple[str | Path, ...]) -> None:
    coloured = on_a_terminal(*args, COLUMNS="80", TERM="xterm")
    assert "\x1b[" in coloured
    piped = umpire(*args, COLUMNS="80").stdout
    assert "\x1b" not in piped
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == piped
    assert on_a_terminal(*args, COLUMNS="80", TERM="xterm", NO_COLOR="1") == piped
    assert on_a_terminal(*args, "--no-color", COLUMNS="80", TERM="xterm") == piped


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "args",
    [("law", "whist-club"), ("law", "--help"), ("--help",), ("show", GOLDEN / "errors.game")],
    ids=lambda args: args[0],
)
def test_a_pipe_closed_early_ends_the_command_quietly(
    args: tuple[str | Path, ...], unbuffered: str
) -> None:
    process = subprocess.Popen(
        [*COMMAND, *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED=unbuffered),
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == CLOSED_PIPE


def test_a_long_report_is_written_to_the_end_through_a_slow_pipe() -> None:
    logs = [str(GOLDEN / "revoke-claimed.game")] * 60
    process = subprocess.Popen(
        [*COMMAND, "judge", *logs],
        stdout=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    assert process.stdout is not None
    start = process.stdout.read(1000)
    time.sleep(0.2)
    text = (start + process.stdout.read()).decode("utf-8")
    process.stdout.close()
    assert process.wait(timeout=60) == 1
    assert text.endswith("60 logs: 60 rulings (60 enforced)\n")


def test_an_interrupt_ends_the_command_quietly() -> None:
    process = subprocess.Popen(
        [*COMMAND, "judge", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    time.sleep(1.0)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (out, err, process.returncode) == (b"", b"", INTERRUPTED)
