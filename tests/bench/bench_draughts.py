"""How fast recorded games of draughts are read from PDN, replayed and ruled on, in process.

    python tests/bench/bench_draughts.py [GAMES]

The games are made here by random play, about sixty half-moves each, and written as PDN. The plain
baseline, in the same run, finds the moves in the same text with one regular expression and plays
them on the same board; it knows no tags, no comments, no law and no report.
"""

from __future__ import annotations

import pathlib
import random
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from timing import best

from umpire.games.board import Position
from umpire.judge import judge
from umpire.logs import pdn_log

LEAST = 50
"""Half-moves that a game must have to be taken."""

MOST = 70
_MOVE = re.compile(r"\d+(?:[-x]\d+)+")


def random_game(rng: random.Random) -> list[tuple[int, ...]]:
    """The moves of a lawful game, broken off at the latest after `MOST`."""
    board, moves = Position.start(), []
    while len(moves) < MOST and (lawful := board.legal_moves()):
        moves.append(rng.choice(lawful))
        board.play(moves[-1])
    return moves


def written(number: int, moves: list[tuple[int, ...]]) -> str:
    """A game as PDN, as programs write it."""
    words = []
    for index, path in enumerate(moves):
        if index % 2 == 0:
            words.append(f"{index // 2 + 1}.")
        step = len(path) == 2 and abs((path[0] - 1) // 4 - (path[1] - 1) // 4) == 1
        words.append(("-" if step else "x").join(map(str, path)))
    lines = [" ".join(words[at : at + 16]) for at in range(0, len(words), 16)]
    tags = f'[Event "Bench"]\n[Round "{number}"]\n[Black "Ann"]\n[White "Bob"]\n[Result "*"]\n'
    return tags + "\n" + "\n".join(lines) + " *\n\n"


def plain(text: str) -> int:
    """The baseline: the number of moves found and played."""
    played = 0
    for game in text.split("[Event ")[1:]:
        board = Position.start()
        for found in _MOVE.findall(game.partition("\n\n")[2]):
            path = tuple(map(int, found.replace("x", "-").split("-")))
            board.is_legal(path)
            board.play(path)
            played += 1
    return played


def umpired(text: str) -> int:
    """What `umpire judge` does: the number of rulings and errors found."""
    reports = [judge(log) for log in pdn_log.read(text, "bench.pdn")]
    return sum(len(report.rulings) + len(report.errors) for report in reports)


def main() -> int:
    """Print games a second and the ratio to the baseline; 1 if a lawful game is ruled on."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    rng = random.Random(1864)
    games: list[list[tuple[int, ...]]] = []
    while len(games) < wanted:
        moves = random_game(rng)
        if len(moves) >= LEAST:
            games.append(moves)
    text = "".join(written(number, moves) for number, moves in enumerate(games, 1))
    plies = sum(map(len, games))
    if umpired(text):
        print("a lawful game was ruled on")
        return 1
    slow, fast = best(lambda: umpired(text)), best(lambda: plain(text))
    print(f"{wanted} games, {plies / wanted:.1f} half-moves each")
    print(f"umpire: {wanted / slow:,.0f} games a second, {slow / plies * 1e6:.1f} us a half-move")
    print(f"plain:  {wanted / fast:,.0f} games a second")
    print(f"ratio:  {slow / fast:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
