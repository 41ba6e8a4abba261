"""PDN as logs of draughts and back: one log a game, errors in their place, nothing lost."""

from __future__ import annotations

import random

import pytest
from click.testing import CliRunner
from draughts_play import lawful, log_of
from hypothesis import given, settings
from hypothesis import strategies as st

from umpire.cli import main
from umpire.events import Move, Note, Position
from umpire.judge import judge
from umpire.logs import pdn_log
from umpire.logs.files import loads
from umpire.logs.log import Log
from umpire.logs.text import read as read_text

TWO = """\
[Event "Club evening"]
[Site "Leeds"]
[Date "1894.03.02"]
[Black "Ann Lee"]
[White "Bob"]
[Result "0-1"]

1. 11-15 {the usual
 {and best} move} 22x18! 2. 15-22 25x18 $1 3. 8-11 0-1

[Event "Another"]
[Black "?"]
[White "White"]
[SetUp "1"]
[FEN "W:W22,32:B18,11,1"]

1. 22x8 1-6 *
"""


def moves(log: Log) -> list[str]:
    return ["-".join(map(str, e.path)) for e in log.events if isinstance(e, Move)]


def test_every_game_is_a_log_of_its_own() -> None:
    first, second = pdn_log.read(TWO, "evening.pdn")
    assert (first.name, second.name) == ("evening.pdn#1", "evening.pdn#2")
    assert first.header.players == {0: "Ann Lee", 1: "Bob"}
    assert first.header.text == {"title": "Club evening", "place": "Leeds", "date": "1894.03.02"}
    assert moves(first) == ["11-15", "22-18", "15-22", "25-18", "8-11"]
    notes = [event.words for event in first.events if isinstance(event, Note)]
    assert notes == ["the usual {and best} move", "result 0-1"]
    assert first.lines[0] == 8
    assert first.lines[-1] == 9


def test_a_position_and_names_that_no_player_can_have() -> None:
    second = pdn_log.read(TWO, "evening.pdn")[1]
    assert second.header.players == {}
    assert second.events[0] == Position(fen="W:W22,32:B18,11,1")
    assert second.lines == [15, 17, 17]


def test_a_single_game_keeps_the_name_of_the_file() -> None:
    assert [log.name for log in pdn_log.read("1. 11-15 23-19 *", "a.pdn")] == ["a.pdn"]


@pytest.mark.parametrize(
    ("tag", "end", "note"),
    [("1-0", "0-1", "0-1"), ("1/2-1/2", "*", "1/2-1/2"), ("*", "*", None), ("?", "", None)],
)
def test_the_result_after_the_moves_counts_before_that_of_the_tag(
    tag: str, end: str, note: str | None
) -> None:
    (log,) = pdn_log.read(f'[Result "{tag}"]\n1. 11-15 {end}', "x.pdn")
    notes = [event.words for event in log.events if isinstance(event, Note)]
    assert notes == ([f"result {note}"] if note else [])
    assert judge(log).winner is None


def test_both_games_are_ruled_on() -> None:
    for log in pdn_log.read(TWO, "evening.pdn"):
        report = judge(log)
        assert (report.rulings, report.errors) == ([], [])


def test_the_mark_written_does_not_matter() -> None:
    steps = [event for event in pdn_log.read(TWO, "x")[0].events if isinstance(event, Move)]
    assert [event.capture for event in steps] == [False, False, True, True, False]


def test_an_error_names_the_move_and_leaves_other_games_alone() -> None:
    text = '[Event "a"]\n1. 11-15 22-18\n2. 15x22 25x18 3. 15-19 *\n[Event "b"]\n1. 11-15 *\n'
    bad, good = [judge(log) for log in pdn_log.read(text, "two.pdn")]
    assert [(error.line, error.other) for error in bad.errors] == [(3, 3)]
    assert bad.errors[0].message.startswith("move 3, Black 15-19: no man stands on 15")
    assert good.errors == []


def test_a_false_move_of_a_record_is_ruled_on_at_its_line() -> None:
    report = judge(pdn_log.read("1. 11-15\n22-18 2. 8-11\n24-20 *", "x.pdn")[0])
    assert [(r.incident.kind, r.incident.line, r.status) for r in report.rulings] == [
        ("capture-omitted", 2, "lapsed")
    ]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "no game"),
        ('[Event "x"]\n[GameType "20"]\n1. 32-28 *', 2, "not English draughts"),
        ("1. 11-15 22-99 2. 8-11 *", 1, "square 99 is not on the board"),
        ('[FEN "W:W40:B1"]\n1. 40-36 *', 1, "cannot read the position"),
        ("1. 11-15 8-11 *", 1, "the man on 8 is not White's"),
        ("1. 11-15 {never closed", 1, "not closed"),
    ],
)
def test_what_cannot_be_read_is_a_problem_at_its_place(text: str, line: int, words: str) -> None:
    (log,) = pdn_log.read(text, "x.pdn")
    report = judge(log)
    assert any(error.line == line and words in error.message for error in report.errors)
    assert report.rulings == []


def test_nothing_is_held_against_a_game_after_what_could_not_be_read() -> None:
    report = judge(pdn_log.read("1. 11-15 22-99 2. 8-11 23-19 3. 20-21 *", "x.pdn")[0])
    assert len(report.errors) == 1


def test_a_double_jump_split_in_two_is_one_move() -> None:
    text = '[FEN "W:W22,32:B18,11,1"]\n1. 22x15 15x8 1-6 *'
    report = judge(pdn_log.read(text, "x.pdn")[0])
    assert (report.rulings, report.errors) == ([], [])


def test_the_format_is_told_by_name_or_by_the_moves() -> None:
    assert [log.name for log in loads(TWO, "games.PDN")] == ["games.PDN#1", "games.PDN#2"]
    assert [log.header.game for log in loads(TWO, "<stdin>")] == ["draughts", "draughts"]
    assert [log.header.game for log in loads("1. 11-15 23-19 *", "<stdin>")] == ["draughts"]
    assert [log.header.game for log in loads("game: draughts\n11-15", "<stdin>")] == ["draughts"]


def test_judging_a_file_rules_on_every_game(tmp_path: pytest.TempPathFactory) -> None:
    path = f"{tmp_path}/evening.pdn"
    with open(path, "w", encoding="utf-8") as file:
        file.write(TWO)
    result = CliRunner().invoke(main, ["judge", path])
    assert result.exit_code == 0
    assert "evening.pdn#1" in result.output and "evening.pdn#2" in result.output


PIECES = """\
1. |11-15 |22x18 |8-11 |15x22x29 |1x1 |99-1 |{note} |{|}|(|)|[FEN "W:W22,32:B18,11,1"]
|[FEN "x"]
|[Event "e"]
|[Black "Ann"]
|[GameType "20"]
|1-0
|*
|; line
|$3 |! |x|7-|
"""


@given(
    st.one_of(
        st.lists(st.sampled_from(PIECES.split("|")), max_size=25).map("".join), st.text(max_size=40)
    )
)
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_and_ruled_on_without_an_exception(text: str) -> None:
    logs = pdn_log.read(text, "x.pdn")
    assert logs
    for log in logs:
        assert log.lines == sorted(log.lines)
        report = judge(log)
        assert not (report.errors and report.rulings)
        assert bool(log.problems) <= bool(report.errors)


# --- writing ---


def test_what_was_read_is_written_and_read_again() -> None:
    before = pdn_log.read(TWO, "x.pdn")
    again = pdn_log.read(pdn_log.write(before), "x.pdn")
    for first, second in zip(before, again, strict=True):
        assert first.header == second.header
        assert first.events == second.events


@pytest.mark.parametrize("seed", range(10))
def test_random_games_survive(seed: int) -> None:
    log = log_of(lawful(random.Random(seed)))
    (again,) = pdn_log.read(pdn_log.write_one(log), "x.pdn")
    assert moves(again) == moves(log)


def test_several_logs_make_one_file() -> None:
    logs = [log_of(lawful(random.Random(seed), most=8)) for seed in range(3)]
    text = "".join(map(pdn_log.write_one, logs))
    assert [moves(log) for log in pdn_log.read(text, "x.pdn")] == [moves(log) for log in logs]


def test_moves_taken_back_are_comments() -> None:
    log = read_text(
        "game: draughts\nBlack 11-20\nBlack takes back\nBlack 11-15\nWhite 22-18\nBlack 8-11\n"
        "White compels the take\nBlack takes back\nBlack 15x22\nWhite 25x18\nBlack concedes\n",
        "x",
    )
    text = pdn_log.write([log])
    (again,) = pdn_log.read(text, "x.pdn")
    assert moves(again) == ["11-15", "22-18", "15-22", "25-18"]
    assert "{Black 11x20; Black takes back}" in text or "Black takes back" in text
    assert text.rstrip().endswith("0-1")
    assert judge(again).rulings == []


def test_white_may_begin() -> None:
    log = read_text("game: draughts\nWhite 22-18\nBlack 11-16\n", "x")
    text = pdn_log.write([log])
    assert '[FEN "W:W21-32:B1-12"]' in text
    report = judge(pdn_log.read(text, "x.pdn")[0])
    assert (report.rulings, report.errors) == ([], [])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Black 11-15\nWhite 22-18\nBlack 8-11\nWhite huffs 15\n", "huffed"),
        ("Black 11-15\nWhite 22-18\nBlack 8-11\nWhite chooses huff\n", "huffed"),
        ("Black 11-15\nBlack 8-11\n", "out of turn"),
    ],
)
def test_what_pdn_cannot_say_is_not_written(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        pdn_log.write([read_text("game: draughts\n" + text, "x")])


def test_the_losing_game_and_other_games_are_not_written() -> None:
    with pytest.raises(ValueError, match="losing"):
        pdn_log.write([read_text("game: draughts\noptions: game-kind=losing\n11-15\n", "x")])
    with pytest.raises(ValueError, match="whist"):
        pdn_log.write([read_text("game: whist\nS deals\n", "x")])
    with pytest.raises(ValueError, match="could not be read"):
        pdn_log.write([read_text("game: draughts\nBlack mvoes\n", "x")])
