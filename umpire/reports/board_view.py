"""The draughts board drawn in plain text: square numbers, men and kings, the last move marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from umpire.games.draughts_words import path_text
from umpire.reports.people import People
from umpire.reports.plain import visible

if TYPE_CHECKING:
    from umpire.games.draughts import Draughts
    from umpire.games.played import Played

MEN = {"b": "b", "w": "w", "B": "BK", "W": "WK", "": " "}
"""Men and kings of either side, as they are drawn."""

LEGEND = "b, w: men   BK, WK: kings   [ ]: the squares of the last move"

_CELL = 7
_RULE = "+" + ("-" * _CELL + "+") * 8


def render(table: Draughts) -> str:
    """The board as it stands, Black's side at the top, as lines that end with a newline."""
    people = People(table.header)
    marked = table.history[-1].path if table.history else ()
    rows = [_row(table, row, marked) for row in range(8)]
    board = [_RULE, *(line for row in rows for line in (row, _RULE))]
    return "\n".join([_last(table, people), "", *board, LEGEND, "", _turn(table, people)]) + "\n"


def _row(table: Draughts, row: int, marked: tuple[int, ...]) -> str:
    """A row of the board; the dark squares of odd rows begin at the second file."""
    dark = [_square(table, 4 * row + place, marked) for place in range(1, 5)]
    light = " " * _CELL
    cells = [part for cell in dark for part in ((cell, light) if row % 2 else (light, cell))]
    return "|" + "|".join(cells) + "|"


def _square(table: Draughts, number: int, marked: tuple[int, ...]) -> str:
    man = MEN[table.board.piece_at(number)]
    shown = f"[{man}]" if number in marked else f" {man} "
    return f"{number:>2} {shown:<{_CELL - 3}}"


def _last(table: Draughts, people: People) -> str:
    if not table.history:
        return "no move has been made"
    last: Played = table.history[-1]
    return f"move {len(table.history)}: {visible(people.seat(last.seat))} {path_text(last.path)}"


def _turn(table: Draughts, people: People) -> str:
    """Whose turn it is, or how the game ended."""
    if table.stopped:
        return "the record contradicts itself after this"
    if table.over():
        return "the game is over" if table.winner is not None else "the game is drawn"
    lost = " (the game was lost by a ruling)" if table.winner is not None else ""
    return f"{visible(people.seat(table.turn))} to move{lost}"
