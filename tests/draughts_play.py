"""Random games of draughts: lawful ones, and ones in which anything happens at the table."""

from __future__ import annotations

import random

from umpire.events import (
    CallCount,
    Choose,
    Concede,
    Decision,
    Event,
    Huff,
    Leave,
    Move,
    Note,
    Obstruct,
    OverAngle,
    Position,
    Refuse,
    TakeBack,
    Time,
    TouchMan,
    Waive,
)
from umpire.games.board import Position as Board
from umpire.logs.log import Header, Log

FENS = (
    "B:W1,2,3:B29,30",
    "W:WK1:BK31,K32",
    "B:WK1,K2:BK32",
    "W:W21,22,K31:B1,2,K10",
    "B:W6,7,14,15,23,24:B1,2,K32",
    "W:W18,19,K20,9:B11,10,14,K5,26",
)


def log_of(events: list[Event], **options: str) -> Log:
    """A log of draughts, an event a line."""
    header = Header("draughts")
    header.options = dict(options)
    log = Log("random", header)
    for line, event in enumerate(events, 1):
        log.add(line, event)
    return log


def lawful(rng: random.Random, most: int = 120, board: Board | None = None) -> list[Event]:
    """Lawful moves, as far as the game goes."""
    board = board or Board.start()
    events: list[Event] = []
    while len(events) < most and (moves := board.legal_moves()):
        path = rng.choice(moves)
        board.play(path)
        events.append(Move(path=path, capture=rng.random() < 0.5))
    return events


def _hop(rng: random.Random, board: Board, black: bool) -> tuple[int, ...]:
    """A move of a man of one side: a step, a jump, a few of them, or anything."""
    men = board.pieces(black) or [rng.randint(1, 32)]
    path = [rng.choice(men)]
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        near = [n for n in range(1, 33) if abs(n - path[-1]) in (3, 4, 5, 7, 9)]
        path.append(rng.choice(near if rng.random() < 0.9 else range(1, 33)))
    return tuple(path)


def _said(rng: random.Random, board: Board, path: tuple[int, ...], seat: int) -> Event:
    """Something other than a move."""
    men = board.pieces(True) + board.pieces(False) or [1]
    square = rng.choice(men) if rng.random() < 0.9 else rng.randint(1, 32)
    other = 1 - seat
    made: list[Event] = [
        TouchMan(player=seat, square=path[0]),
        TouchMan(player=seat, square=square, adjusting=rng.random() < 0.3),
        OverAngle(player=seat, square=path[0], toward=rng.choice((path[1], square))),
        Huff(player=seat, choice="huff"),
        Huff(player=seat, choice="huff", square=square),
        Huff(player=seat, choice="compel-take"),
        Huff(player=seat, choice="let-stand"),
        TakeBack(player=other),
        TakeBack(player=seat),
        TakeBack(player=other, refused=True),
        Obstruct(player=seat, persists=rng.random() < 0.3),
        Time(player=seat, minutes=rng.choice((9, 10, 11))),
        Leave(player=seat, consent=rng.random() < 0.5),
        CallCount(player=seat),
        Refuse(player=other),
        Decision(for_=seat, votes=rng.choice((None, (1, 1), (2, 1), (0, 3)))),
        Choose(player=seat, option=rng.choice(("huff", "compel-take", "draw-game"))),
        Choose(player=seat, option=rng.choice(("move-taken-back", "must-move-touched"))),
        Waive(player=seat),
        Note(words="a note"),
    ]
    if rng.random() < 0.02:
        return Concede(player=seat)
    return rng.choice(made)


def disorder(rng: random.Random, most: int = 40) -> list[Event]:
    """Moves and other events in any order; the board followed is only roughly the true one."""
    board, events = Board.start(), []
    if rng.random() < 0.5:
        fen = rng.choice(FENS)
        board = Board.from_fen(fen)
        events.append(Position(fen=fen))
    wild = rng.random()
    while len(events) < most:
        seat = 0 if board.black_to_move else 1
        moves = board.legal_moves()
        good = bool(moves) and rng.random() > wild * 0.5
        path = rng.choice(moves) if good else _hop(rng, board, board.black_to_move)
        if rng.random() < wild * 0.7:
            events.append(_said(rng, board, path, seat))
            if isinstance(events[-1], TakeBack) or rng.random() < 0.6:
                continue
        out_of_turn = rng.random() < 0.05
        mover = 1 - seat if out_of_turn else None if rng.random() < 0.3 else seat
        if out_of_turn:
            path = _hop(rng, board, not board.black_to_move)
        events.append(Move(player=mover, path=path, capture=rng.random() < 0.5))
        try:
            board.play(path)
        except ValueError:
            continue
        if out_of_turn:
            board.black_to_move = not board.black_to_move
    return events
