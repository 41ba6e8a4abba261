"""Plain games as Portable Draughts Notation: the other way of `umpire.logs.pdn`."""

from __future__ import annotations

import re
import textwrap
from itertools import groupby

from umpire.logs.pdn import PdnGame, brace_pairs

WIDTH = 80

_TAG_ANYWHERE = re.compile(r'\[\w+ "')


def write_pdn(games: list[PdnGame]) -> str:
    """Write games as PDN, lines of 80 columns at most (a longer word or tag apart).

    Reading the text again gives the same tags, moves, results and comments. Problems, variations
    and glyphs are not written. Numbers are written as recorded, or counted where no move has one.
    `*` stands for a missing result only where the next game could not be told apart without it.
    Marks other than `!` and `?` are left out.
    """
    parts = []
    for index, game in enumerate(games):
        after = games[index + 1 : index + 2]
        tags = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in game.tags.items())
        result = game.result
        if result is None and after and not (game.moves and after[0].tags):
            result = "*"
        parts.append(tags + "\n" * bool(tags) + _movetext(game, result))
    return "\n".join(parts)


def _escape(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", re.sub(r"[\r\n]", " ", value))


def _movetext(game: PdnGame, result: str | None) -> str:
    numbered = any(move.number is not None for move in game.moves)
    words, last = _comment(game.comment), None
    for index, move in enumerate(game.moves):
        number = move.number if numbered else None if index % 2 else index // 2 + 1
        if number is not None:
            words.append(f"{number}..." if number == last else f"{number}.")
            last = number
        marks = re.search(r"[!?]*\Z", move.text)
        joined = ("x" if move.capture else "-").join(map(str, move.squares))
        words += [joined + (marks[0] if marks else ""), *_comment(move.comment)]
    return _wrap([*words, result] if result else words)


def _comment(comment: str | None) -> list[str]:
    """A comment as words in braces, or as whole lines after `;` where braces would not hold it."""
    text = " ".join((comment or "").split())
    if not text:
        return []
    braced = "{" + text + "}"
    balanced = len(brace_pairs(braced, [])) == braced.count("{") == braced.count("}")
    closed_by_last = brace_pairs(braced, []).get(0) == len(braced) - 1
    if balanced and closed_by_last and not _TAG_ANYWHERE.search(text):
        return braced.split(" ")
    return [f"; {line}" for line in _fill(text, WIDTH - 2)]


def _wrap(words: list[str]) -> str:
    """Fill lines with words; what begins with `;` has a line of its own."""
    lines: list[str] = []
    for alone, run in groupby(words, lambda word: word.startswith(";")):
        together = list(run)
        lines += together if alone else _fill(" ".join(together), WIDTH)
    return "".join(f"{line}\n" for line in lines)


def _fill(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
