"""Draughts by random play: lawful games are silent, and anything at all can be replayed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from draughts_play import FENS, disorder, lawful, log_of
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import events

from umpire.events import Event, Huff, Move, Position, TakeBack
from umpire.games.board import MoveKind
from umpire.games.board import Position as Board
from umpire.games.draughts import Draughts
from umpire.judge import Report, judge
from umpire.logs.log import Log
from umpire.reports import board_view, terminal
from umpire.reports import json as json_report
from umpire.rulings import (
    CURED,
    ENFORCED,
    LAPSED,
    NO_PENALTY,
    OPEN,
    REFUSED,
    SILENT,
    WAIVED,
)

STATUSES = {CURED, ENFORCED, LAPSED, NO_PENALTY, OPEN, REFUSED, SILENT, WAIVED}
SEEDS = st.integers(0, 2**32)


def said(report: Report) -> list[Any]:
    """All that a report says, but for the lines still to come."""
    rulings = [
        (r.incident.line, r.incident.kind, r.incident.offender, r.status, r.chosen)
        for r in report.rulings
    ]
    errors = [(error.line, error.message) for error in report.errors]
    return [rulings, errors, report.docket, report.winner]


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_lawful_game_gives_no_ruling_and_the_right_winner(seed: int) -> None:
    report = judge(log_of(lawful(random.Random(seed), most=200)))
    assert (report.rulings, report.errors) == ([], [])
    assert isinstance(report.table, Draughts)
    board = report.table.board
    stuck = None if board.can_move() else board.black_to_move
    assert report.winner == {None: None, True: "White", False: "Black"}[stuck]


@given(SEEDS, st.sampled_from(FENS))
@settings(max_examples=60, deadline=None)
def test_a_lawful_game_from_a_position_gives_no_ruling(seed: int, fen: str) -> None:
    moves = lawful(random.Random(seed), board=Board.from_fen(fen))
    for kind in ("winning", "losing"):
        report = judge(log_of([Position(fen=fen), *moves], **{"game-kind": kind}))
        assert (report.rulings, report.errors) == ([], [])


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_one_wrong_step_is_named_by_what_it_is(seed: int) -> None:
    """One random step after a lawful opening: the board's own word for it is the incident."""
    rng = random.Random(seed)
    opening = lawful(rng, most=rng.randint(0, 40))
    board = Board.start()
    for move in opening:
        assert isinstance(move, Move)
        board.play(move.path)
    men = board.pieces(board.black_to_move)
    start = rng.choice(men) if men else 1
    path = (start, rng.choice([n for n in range(1, 33) if n != start]))
    if not men or not board.can_move() or len(board.readings(path)) > 0:
        return
    seat = 0 if board.black_to_move else 1
    report = judge(log_of([*opening, Move(player=seat, path=path)]))
    kind = board.classify(path)
    wanted = {
        MoveKind.LEGAL: [],
        MoveKind.FALSE: ["false-move"],
    }.get(kind, [str(kind)])
    assert [ruling.incident.kind for ruling in report.rulings] == wanted
    assert report.errors == []


def render_all(report: Report) -> None:
    json.loads(json_report.render([report]))
    terminal.render([report], colour=False)
    if isinstance(report.table, Draughts):
        board_view.render(report.table)


@given(SEEDS, st.sampled_from(["winning", "losing"]))
@settings(max_examples=150, deadline=None)
def test_any_disorder_is_replayed(seed: int, kind: str) -> None:
    log = log_of(disorder(random.Random(seed)), **{"game-kind": kind})
    report = judge(log)
    render_all(report)
    assert {ruling.status for ruling in report.rulings} <= STATUSES
    assert all(ruling.citations or ruling.status == SILENT for ruling in report.rulings)
    if report.errors:
        assert report.rulings == []
        assert report.winner is None
    numbers = {ruling.number for ruling in report.rulings}
    assert all(owed["ruling"] in numbers for owed in report.docket)
    lost = [r for r in report.rulings for each in r.remedies if each.kind == "lose-game"]
    assert not lost or report.winner is not None


@given(st.lists(events("draughts"), max_size=25), st.sampled_from(["winning", "losing"]))
@settings(max_examples=150, deadline=None)
def test_any_events_at_all_are_replayed(said_by: list[Event], kind: str) -> None:
    render_all(judge(log_of(said_by, **{"game-kind": kind})))


def until(log: Log, line: int) -> Log:
    short = Log(log.name, log.header)
    for number, event in zip(log.lines, log.events, strict=True):
        if number <= line:
            short.add(number, event)
    return short


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_umpire_never_looks_ahead(seed: int) -> None:
    """What is ruled as of a line is what is ruled on a log that ends there.

    Who begins is read off the first move, so that the shorter log must hold one.
    """
    log = log_of(disorder(random.Random(seed)))
    moves = [line for line, event in zip(log.lines, log.events, strict=True) if type(event) is Move]
    for line in range(moves[0], len(log.lines) + 1, 4):
        assert said(judge(log, until=line)) == said(judge(until(log, line)))


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_taking_back_everything_comes_back_to_the_start(seed: int) -> None:
    """Every move taken back in turn, lawful or not, leaves the board as it was."""
    rng = random.Random(seed)
    moves = [event for event in disorder(rng) if type(event) is Move]
    table = Draughts(log_of(list(moves)))
    first = table.board.fen()
    for line, move in enumerate(moves, 1):
        table.line = line
        table.on_move(move, line)
    while table.history:
        last = table.history[-1]
        table.take_back(last)
    assert table.board.fen() == first


@pytest.mark.parametrize("seed", range(20))
def test_both_forms_of_a_move_are_read_alike(seed: int) -> None:
    """Whole paths, and paths by first and last square where only one fits."""
    rng = random.Random(seed)
    moves = lawful(rng)
    board, short = Board.start(), []
    for move in moves:
        assert isinstance(move, Move)
        ends = (move.path[0], move.path[-1])
        clear = board.expand(ends) == move.path
        short.append(Move(path=ends if clear else move.path))
        board.play(move.path)
    report = judge(log_of(list(short)))
    assert (report.rulings, report.errors) == ([], [])
    assert isinstance(report.table, Draughts)
    assert report.table.board == board


def steps(board: Board) -> list[tuple[int, ...]]:
    """The steps that the men of the side to move could make if there were nothing to take."""
    own = board.pieces(board.black_to_move)
    found = [(start, end) for start in own for end in range(1, 33)]
    return [path for path in found if board.classify(path) is MoveKind.CAPTURE_OMITTED]


def play(board: Board, moves: list[Event]) -> Board:
    for move in moves:
        assert isinstance(move, Move)
        board.play(move.path)
    return board


@given(SEEDS, st.sampled_from(["huff", "compel-take", "let-stand", ""]))
@settings(max_examples=80, deadline=None)
def test_a_take_left_in_a_random_game_and_every_answer_to_it(seed: int, answer: str) -> None:
    """However the other side answers, the game goes on lawfully from where it then stands."""
    rng = random.Random(seed)
    opening = lawful(rng, most=80)
    places = [n for n in range(len(opening)) if steps(play(Board.start(), list(opening[:n])))]
    if not places:
        return
    opening = opening[: rng.choice(places)]
    board = play(Board.start(), list(opening))
    path = rng.choice(steps(board))
    seat, huffed = 0 if board.black_to_move else 1, rng.choice(board.huffable(path))
    undo = board.play(path)
    said_by: list[Event] = []
    if answer == "huff":
        said_by = [Huff(player=1 - seat, choice="huff", square=huffed)]
        board.remove(huffed)
    elif answer == "compel-take":
        said_by = [Huff(player=1 - seat, choice="compel-take")]
        board.undo(undo)
    elif answer == "let-stand":
        said_by = [Huff(player=1 - seat, choice="let-stand")]
    rest = lawful(rng, most=20, board=board)
    report = judge(log_of([*opening, Move(player=seat, path=path), *said_by, *rest]))
    assert report.errors == []
    (ruling,) = report.rulings
    status = {"huff": ENFORCED, "compel-take": ENFORCED, "let-stand": WAIVED}
    assert ruling.incident.line == len(opening) + 1
    assert ruling.status == status.get(answer, LAPSED if rest else OPEN)
    assert ruling.chosen == (answer if answer in ("huff", "compel-take") else None)
    assert isinstance(report.table, Draughts)
    assert report.table.board == board


@given(SEEDS, st.sampled_from(["back", "refused", "answered", "in its place"]))
@settings(max_examples=80, deadline=None)
def test_a_false_move_in_a_random_game_and_every_answer_to_it(seed: int, answer: str) -> None:
    rng = random.Random(seed)
    opening = lawful(rng, most=rng.randint(0, 40))
    board = play(Board.start(), list(opening))
    if not board.can_move():
        return
    seat = 0 if board.black_to_move else 1
    start = rng.choice(board.pieces(board.black_to_move))
    ends = [n for n in range(1, 33) if board.classify((start, n)) is MoveKind.FALSE and n != start]
    ends = [n for n in ends if not board.readings((start, n))]
    path = (start, rng.choice(ends))
    undo = board.play(path)
    false = Move(player=seat, path=path)
    more: list[Event] = []
    if answer != "answered":
        board.undo(undo)
    if answer == "back":
        more = [TakeBack(player=seat), *lawful(rng, most=10, board=board)]
    elif answer == "refused":
        more = [TakeBack(player=seat, refused=True)]
    elif answer == "in its place":
        first, *rest = lawful(rng, most=10, board=board)
        assert isinstance(first, Move)
        more = [Move(player=seat, path=first.path), *rest]
    else:
        more = lawful(rng, most=10, board=board)
    report = judge(log_of([*opening, false, *more]))
    (ruling,) = report.rulings
    wanted = {"back": CURED, "in its place": CURED, "refused": ENFORCED}
    assert report.errors == []
    assert ruling.status == wanted.get(answer, WAIVED if more else OPEN)
    if answer == "refused":
        assert report.winner == ("White" if seat == 0 else "Black")
