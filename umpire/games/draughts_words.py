"""Moves in words, for evidence and messages: how a move is written, and why one is false."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from umpire.games.board import Move, Position, is_capture, jumped


def path_text(path: Move, board: Position | None = None) -> str:
    """A move as logs write it: ``11-15``, ``22x15x8``.

    With the board before it, ``x`` only where there is a man to jump.
    """
    takes = is_capture(path) and (board is None or any(map(board.piece_at, jumped(path))))
    return ("x" if takes else "-").join(map(str, path))


def men_text(squares: Iterable[int]) -> str:
    """Men by their squares: ``the man on 15``, ``the men on 14 and 15``."""
    names = list(map(str, squares))
    return f"the {'man' if len(names) == 1 else 'men'} on {' and '.join(names)}"


def why_false(board: Position, path: Move, whose_turn: str | None) -> str:
    """Why a move of the side to move is false, before it is made.

    `whose_turn` names the other player where it is in truth his turn. Every square of the path is
    from 1 to 32, and some piece stands on the first.
    """
    start, end = path[0], path[-1]
    piece = board.piece_at(start)
    if whose_turn is not None:
        return f"it is {whose_turn}'s turn"
    if (piece in "bB") != board.black_to_move:
        return f"the man on {start} is not his"
    if end != start and board.piece_at(end):
        return f"{end} is occupied"
    is_man = piece in "bw"
    if is_man and any((b > a) != board.black_to_move for a, b in pairwise(path)):
        return "a man goes forwards only"
    if is_capture(path):
        return "there is nothing there to take"
    if len(path) > 2:
        return "these are not jumps, one after another"
    return f"no step or jump leads from {start} to {end}"
