"""``umpire convert`` and ``umpire schema``: what is written, what is refused, what is left."""

from __future__ import annotations

import json
import os
import pathlib
import stat

import pytest
from click.testing import CliRunner, Result

from umpire.casebook import root
from umpire.cli import main
from umpire.judge import judge
from umpire.logs import text
from umpire.logs.files import load
from umpire.logs.formats import FORMATS, format_of
from umpire.logs.json import event_json
from umpire.logs.log import Log

TEXT = """\
# East trumps a spade.
game: whist
rules: whist-hoyle
players: N Ann, E "Bob Lee"

S deals   # the first deal
S turns up 4h
1: W KD, N 2D, E 5D, S 9D
w leads AS
"Bob Lee" 3H
note: "it rained"
"""


def run(*args: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["convert", *args], input=stdin)


def same(one: Log, other: Log) -> bool:
    events = [event for _, event in one.each()]
    return one.header == other.header and events == [event for _, event in other.each()]


@pytest.fixture
def game(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "evening.game"
    path.write_text(TEXT, "utf-8")
    return path


def test_text_to_json_to_text_to_json(game: pathlib.Path) -> None:
    first, again, last = (game.with_name(name) for name in ("1.json", "2.game", "3.json"))
    for source, target in ((game, first), (first, again), (again, last)):
        result = run(str(source), str(target))
        assert (result.exit_code, result.output) == (0, "")
    assert first.read_bytes() == last.read_bytes()
    (start,), (end,) = load(str(game)), load(str(last))
    assert same(start, end)
    assert "#" not in again.read_text("utf-8")


def test_every_case_of_the_casebook_is_the_same_in_json() -> None:
    paths = sorted(root().glob("*/*.game"))
    assert paths
    for path in paths:
        (log,) = load(str(path))
        result = run(str(path), "--to", "jsonl")
        assert result.exit_code == 0, result.output
        (again,) = load_text(result.output)
        assert same(log, again)
        assert len(judge(again).errors) == len(judge(log).errors)


def load_text(content: str) -> list[Log]:
    from umpire.logs.files import loads

    return loads(content, "any.json")


def test_standard_input_and_output(game: pathlib.Path) -> None:
    result = run("-", "--to", "json", stdin=TEXT)
    assert result.exit_code == 0
    assert json.loads(result.output)["header"]["rules"] == ["whist-hoyle"]
    back = run("-", "-", "--to", "game", stdin=result.output)
    assert same(text.read(back.output, "any"), text.read(TEXT, "any"))
    named = run("-", "--from", "game", "--to", "jsonl", stdin=TEXT)
    assert named.output.count("\n") == 1


def test_several_logs_in_one_file(game: pathlib.Path, tmp_path: pathlib.Path) -> None:
    line = run(str(game), "--to", "jsonl").output
    many = tmp_path / "many.jsonl"
    many.write_text(line + "\n" + line, "utf-8")
    assert run(str(many), "--to", "jsonl").output == line + line
    refused = run(str(many), str(tmp_path / "many.game"))
    assert refused.exit_code == 2
    assert "holds one log, and here are 2" in refused.output
    assert not (tmp_path / "many.game").exists()


def test_what_cannot_be_read_is_shown_and_not_converted(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bad, out = tmp_path / "bad.game", tmp_path / "out.json"
    bad.write_text("game: whist\nS deels\n1: W KD, N 1D\n", "utf-8")
    out.write_text("as it was", "utf-8")
    result = run("bad.game", "out.json")
    assert result.exit_code == 2
    assert result.stdout == ""
    for words in ("deels", "did you mean `deals`?", "bad.game:2:3", "1D", "bad.game:3:12"):
        assert words in result.stderr
    assert out.read_text("utf-8") == "as it was"


def test_of_many_logs_the_bad_one_is_shown(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    many = tmp_path / "many.jsonl"
    good = '{"header": {"game": "whist"}, "events": []}\n'
    many.write_text(f'{good}{good}{{"header": {{"game": "whist"}}, "events": [3]}}\n', "utf-8")
    result = run("many.jsonl", "--to", "jsonl")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "many.jsonl#3" in result.stderr
    assert "many.jsonl#1" not in result.stderr


def test_a_wrong_number_of_a_trick_is_not_lost() -> None:
    log = "game: whist\n{}: W AS, N 2S, E 3S, S 4S\n"
    wrong = run("-", "--to", "json", stdin=log.format(5))
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "this is trick 1, not 5" in wrong.stderr
    assert run("-", "--to", "json", stdin=log.format(1)).exit_code == 0
    assert "5: W AS" in run("-", "--to", "game", stdin=log.format(5)).output


def test_a_record_that_contradicts_itself_is_converted_as_it_is() -> None:
    log = "game: whist\n1: W AS, N 2S, E 3S, S 4S\nW leads AS\n"
    result = run("-", "--to", "json", stdin=log)
    assert result.exit_code == 0
    assert len(judge(load_text(result.output)[0]).errors) == 1


def test_a_file_is_replaced_as_a_whole(game: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    before = game.read_bytes()
    monkeypatch.setattr(os, "replace", fail)
    result = run(str(game), str(game))
    assert result.exit_code == 2
    assert "No space left" in result.output
    assert game.read_bytes() == before
    assert os.listdir(game.parent) == [game.name], "and nothing is left beside it"
    monkeypatch.undo()
    assert run(str(game), str(game)).exit_code == 0
    assert game.read_text("utf-8").startswith("game: whist\nrules: whist-hoyle\n")


def test_a_file_keeps_its_permissions_and_its_place(game: pathlib.Path) -> None:
    real, link = game.with_name("real.json"), game.with_name("link.json")
    real.write_text("{}", "utf-8")
    real.chmod(0o640)
    link.symlink_to(real)
    assert run(str(game), str(link)).exit_code == 0
    assert link.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert json.loads(real.read_text("utf-8"))["events"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["evening.game"], "which format is - to be?"),
        (["evening.game", "evening.txt"], "which format is evening.txt to be?"),
        (["evening.game", "--to", "pbm"], "'pbm' is not one of"),
        (["nothing.game", "--to", "json"], "cannot read the file"),
    ],
)
def test_what_is_asked_wrongly(
    game: pathlib.Path, monkeypatch: pytest.MonkeyPatch, args: list[str], words: str
) -> None:
    monkeypatch.chdir(game.parent)
    result = run(*args)
    assert result.exit_code == 2
    assert words in result.output


def test_formats_are_told_by_the_ends_of_names() -> None:
    assert [format_of(name) for name in ("a.game", "a.JSON", "b/a.jsonl", "a", "game")] == [
        *("game", "json", "jsonl"),
        None,
        None,
    ]
    for about in FORMATS.values():
        assert all(suffix.startswith(".") for suffix in about.suffixes)


def test_the_help_says_what_is_lost() -> None:
    assert "comments" in run("--help").output


# --- Schema -----------------------------------------------------------------------------------


def schema(*args: str) -> Result:
    return CliRunner().invoke(main, ["schema", *args])


@pytest.mark.parametrize("what", ["log", "report"])
def test_a_schema_is_the_same_each_time(what: str, tmp_path: pathlib.Path) -> None:
    first, out = schema(what), tmp_path / "schema.json"
    assert first.exit_code == 0
    assert json.loads(first.output)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema(what, "--output", str(out)).output == ""
    assert out.read_bytes() == first.stdout_bytes


def test_a_schema_of_one_game() -> None:
    draughts = json.loads(schema("log", "--game", "draughts").output)["$defs"]
    assert "Move" in draughts
    assert "Revoke" not in draughts
    assert "Play" not in draughts
    assert schema("report", "--game", "whist").exit_code == 2
    assert schema("logs").exit_code == 2


def test_a_log_is_written_as_the_examples_of_the_help_say(game: pathlib.Path) -> None:
    line = run(str(game), "--to", "jsonl").output
    events = [event_json(event, "whist") for _, event in load(str(game))[0].each()]
    assert json.loads(line)["events"] == events
