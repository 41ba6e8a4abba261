"""The event that a line says, or why it says none.

Matching never guesses: a line that fits no form gives a `MismatchError` with the furthest place
that was reached, what would have fitted there, and near spellings.
"""

from __future__ import annotations

import difflib
import re
from functools import lru_cache

from umpire.cards import NAMES
from umpire.events import Event
from umpire.logs.forms import Form, all_verbs, by_verb
from umpire.logs.matching import EXPECTED, Matcher
from umpire.logs.names import Names
from umpire.logs.tokens import Token
from umpire.players import SIDES


class MismatchError(Exception):
    """A line fits no form: where, what would have fitted, and what may have been meant."""

    def __init__(self, column: int, length: int, message: str, hint: str | None) -> None:
        super().__init__(message)
        self.column = column
        self.length = length
        self.message = message
        self.hint = hint


def _candidates(tokens: list[Token], names: Names) -> list[Form]:
    verbs, bare = by_verb(names.game)
    found = list(verbs.get(tokens[0].raw.lower(), ()))
    for word in tokens[1:3]:
        found += [form for form in verbs.get(word.raw.lower(), ()) if form not in found]
    return found + bare


def match_line(line: str, tokens: list[Token], names: Names) -> Event:
    """The event that a line says.

    Raises:
        MismatchError: the line fits no form of the game.
    """
    matcher = Matcher(line, tokens, names)
    for form in _candidates(tokens, names):
        event = matcher.match(form)
        if event is not None:
            return event
    raise explain(matcher)


def explain(matcher: Matcher) -> MismatchError:
    """Why a line was not understood: where, what would have fitted, what may be meant."""
    tokens, names = matcher.tokens, matcher.names
    at = min(matcher.reached, len(tokens) - 1)
    token = tokens[at]
    if matcher.reached >= len(tokens):
        column, length, seen = token.column + len(token.raw), 1, "the line ends too early"
    else:
        column, length, seen = token.column, len(token.raw), f"cannot read `{token.raw}`"
    wanted = list(matcher.wanted)
    verbs, _ = by_verb(names.game)
    first_is_player = names.seat(tokens[0].text) is not None
    move = EXPECTED["path"] if names.game == "draughts" else None
    if at == 1 and first_is_player and not _candidates_with_verb(tokens, verbs):
        wanted = [f"{_VERB} or {move or 'a card'}"]
    if at == 0:
        wanted = [f"a player, or {move or 'an event such as `trick turned`'}"]
    hint = _hint(token, at, names, wanted, first_is_player)
    return MismatchError(column, length, f"{seen}: expected {_or(wanted)}", hint)


def _candidates_with_verb(tokens: list[Token], verbs: dict[str, list[Form]]) -> bool:
    return any(token.raw.lower() in verbs for token in tokens[:2])


_VERB = "a verb of the log"


_WORKED_OUT = {"wins", "takes the trick", "revokes", "misdeals", "renounces"}


def _hint(token: Token, at: int, names: Names, wanted: list[str], player_first: bool) -> str | None:
    word = token.raw.lower()
    if at == 1 and word in _WORKED_OUT:
        return "leave this out: the umpire works it out from the cards"
    games = all_verbs().get(word)
    if games and names.game not in games and at <= 1:
        return f"`{word}` belongs to {_or(sorted(games))}, and this is a log of {names.game}"
    pool: list[str] = []
    if at == 0 and not player_first:
        pool += names.known()
        pool += [verb for verb, known in all_verbs().items() if names.game in known]
    if wanted[0].startswith(_VERB):
        pool += [verb for verb, known in all_verbs().items() if names.game in known]
    for item in wanted:
        pool += re.findall(r"`([^`]+)`", item)
        if item.startswith("a card") or "or a card" in item:
            pool += NAMES
        if item.startswith("a player"):
            pool += names.known()
        if item.startswith("a side"):
            pool += SIDES[names.game]
        if item == "a suit":
            pool += ["spades", "hearts", "diamonds", "clubs", "trumps"]
    near = _nearest(token.text.casefold(), tuple(pool))
    return None if near is None else f"did you mean `{near}`?"


@lru_cache(maxsize=2000)
def _nearest(word: str, pool: tuple[str, ...]) -> str | None:
    """The nearest of some words; kept, for a log tends to make one mistake many times."""
    folded = {text.casefold(): text for text in reversed(pool)}
    near = difflib.get_close_matches(word, list(folded), 1, 0.6)
    return folded[near[0]] if near else None


def _or(items: list[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " or " + items[-1]
