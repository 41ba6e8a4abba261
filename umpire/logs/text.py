"""Text logs (`*.game`): reading and writing.

`read` returns a log with every problem found, never an exception. The loop has a fast lane for
the lines that make up most of a log, hands and one-line tricks in canonical spelling, and keeps
what it has read of other lines, for audits meet the same lines again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TypeGuard

from umpire.cards import COPIES, NAMES, card_of_text, in_pack
from umpire.events import (
    Deal,
    Draw,
    Event,
    Gather,
    Hand,
    Play,
    Plays,
    PlayTwo,
    Recall,
    Resume,
    Said,
    Trump,
    TurnTrick,
    Unreadable,
)
from umpire.logs.forms import slot_types
from umpire.logs.header import RULEBOOKS, HeaderReader, write_header
from umpire.logs.line import MismatchError, match_line
from umpire.logs.log import Log, Problem
from umpire.logs.names import Names
from umpire.logs.tokens import Token, is_number, strip_comment, tokenize
from umpire.logs.writing import write_event
from umpire.players import SEATS

_CARDS = {name: card for card, name in enumerate(NAMES)}
_NUMBERS = {str(number): number for number in range(1, 100)}
_REMEMBERED: dict[str, dict[str, Event]] = {}
_REMEMBER_AT_MOST = 4000


@cache
def _plays(game: str) -> dict[str, tuple[int, int]]:
    """``W AS`` to seat and card, for the canonical spellings of a game."""
    return {
        f"{seat} {name}": (number, card)
        for number, seat in enumerate(SEATS[game])
        for card, name in enumerate(NAMES)
        if in_pack(card, game)
    }


@cache
def _cards_of(game: str) -> dict[str, int]:
    """The cards of a game's pack by their canonical spellings."""
    return {name: card for card, name in enumerate(NAMES) if in_pack(card, game)}


@cache
def _hands(game: str) -> dict[str, int]:
    return {f"hand {seat}": number for number, seat in enumerate(SEATS[game])}


def default_books(game: str) -> Iterable[str]:
    """The books of a game that the reader knows of where nobody tells it what is installed."""
    return RULEBOOKS.get(game, ())


def read(text: str, name: str, books: Callable[[str], Iterable[str]] = default_books) -> Log:
    """Read a text log.

    Args:
        text: the whole log; a byte-order mark and any line ends are accepted.
        name: what reports call the log.
        books: the ids of the rulebooks installed for a game.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    source = text.removeprefix("\ufeff").split("\n")
    reader = HeaderReader(books)
    start = len(source)
    for index, line in enumerate(source):
        bare = strip_comment(line)
        if bare.strip() and not reader.line(index + 1, bare):
            start = index
            break
    log = Log(name, reader.finish(len(source)), source)
    log.problems = reader.problems
    if log.header.game:
        _read_events(log, start)
    log.problems.sort(key=lambda problem: (problem.line, problem.column))
    return log


def _read_events(log: Log, start: int) -> None:
    game = log.header.game
    slow = LineReader(log)
    if game == "draughts":
        for index in range(start, len(log.source)):
            slow.line(index + 1, log.source[index])
        return
    play, card = _plays(game).__getitem__, _cards_of(game).__getitem__
    hands, seats, copies = _hands(game), len(SEATS[game]), COPIES[game]
    known = _REMEMBERED.setdefault(game, {}).get
    add, add_line = log.events.append, log.lines.append
    number = start
    for line in log.source[start:]:
        number += 1
        event: Said | None = None
        head, colon, rest = line.partition(": ")
        if colon:
            try:
                if head in _NUMBERS:
                    trick = tuple(map(play, rest.split(", ")))
                    if len(trick) <= seats:
                        event = Plays(_NUMBERS[head], trick)
                elif head in hands:
                    cards = tuple(map(card, rest.replace(",", "").split()))
                    often = len(set(cards)) < len(cards) and max(map(cards.count, cards))
                    if cards and often <= copies:
                        event = Hand(player=hands[head], cards=cards, count=len(cards))
            except KeyError:
                pass
        if event is None:
            event = known(line)
        if event is None:
            slow.line(number, line)
        else:
            add(event)
            add_line(number)


class LineReader:
    """Reads any line of events, and says what is wrong with it."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.names = Names(log.header.game, log.header.players)
        self.known = _REMEMBERED.setdefault(log.header.game, {})

    def line(self, number: int, line: str) -> None:
        """Add the events of a line to the log, or the problem."""
        bare = strip_comment(line)
        tokens = tokenize(bare)
        if not tokens:
            return
        if tokens[0].raw.startswith("?"):
            self.problem(number, tokens[0].column, *_DISPUTED, length=1)
            return
        try:
            events = self.trick(bare, tokens) or [match_line(bare, tokens, self.names)]
        except MismatchError as mismatch:
            what = self._header_line(tokens) or (mismatch.message, mismatch.hint)
            self.problem(number, mismatch.column, *what, length=mismatch.length)
            return
        for event in events:
            wrong = check_cards(event, self.log.header.game)
            if wrong:
                token = self._token(tokens, wrong[0])
                self.problem(number, token.column, wrong[1], wrong[2], len(token.raw))
                return
        for event in events:
            self.log.add(number, event)
        plain = not self.names.names
        if plain and len(events) == 1 and len(self.known) < _REMEMBER_AT_MOST:
            self._remember(line, events[0])

    def _remember(self, line: str, event: Event | Plays) -> None:
        if isinstance(event, Event):
            self.known[line] = event

    def problem(
        self, number: int, column: int, message: str, hint: str | None, length: int = 1
    ) -> None:
        """Note a problem, and that the deal in which it stands cannot be ruled on."""
        self.log.problems.append(Problem(number, column, message, hint, length))
        self.log.add(number, Unreadable())

    def _header_line(self, tokens: list[Token]) -> tuple[str, str] | None:
        from umpire.logs.log import FIELDS

        word = tokens[0].raw.lower()
        if len(tokens) > 1 and tokens[1].raw == ":" and word in FIELDS:
            return f"`{word}:` is a header field", "move it above the first event"
        return None

    def _token(self, tokens: list[Token], card: int | None) -> Token:
        for token in reversed(tokens):
            if card is not None and card_of_text(token.raw.removeprefix("+")) == card:
                return token
        return tokens[0]

    def trick(self, line: str, tokens: list[Token]) -> list[Event | Plays] | None:
        """The cards of a one-line trick, or None where the line is no trick.

        Raises:
            MismatchError: it is one, but cannot be read.
        """
        number = None
        if len(tokens) > 2 and tokens[1].raw == ":" and is_number(tokens[0].raw):
            number, tokens = int(tokens[0].raw), tokens[2:]
        elif not (len(tokens) > 3 and "," in (token.raw for token in tokens)):
            return None
        parts: list[list[Token]] = [[]]
        for token in tokens:
            if token.raw == ",":
                parts.append([])
            else:
                parts[-1].append(token)
        if number is None and not self._is_play(parts[0]):
            return None
        return self._plays(number, line, parts, [token for token in tokens if token.raw == ","])

    def _is_play(self, part: list[Token]) -> bool:
        verbs = [token.raw.lower() for token in part[1:-1]]
        is_card = bool(part) and card_of_text(part[-1].raw) is not None
        return is_card and len(part) > 1 and verbs in ([], ["plays"], ["leads"])

    def _plays(
        self, number: int | None, line: str, parts: list[list[Token]], commas: list[Token]
    ) -> list[Event | Plays]:
        found: list[Play] = []
        for place, part in enumerate(parts):
            if not part:
                comma = commas[min(place, len(commas) - 1)]
                raise MismatchError(comma.column, 1, "a comma with no card beside it", None)
            event = match_line(line, part, self.names)
            if not isinstance(event, Play):
                text = " ".join(token.raw for token in part)
                message = f"cannot read `{text}`: expected a player and a card"
                raise MismatchError(part[0].column, len(text), message, "write it on its own line")
            found.append(event)
        seats = len(SEATS[self.names.game])
        if len(found) > seats:
            extra = parts[seats][0]
            message = f"a trick has {seats} cards, and this line has {len(found)}"
            raise MismatchError(extra.column, len(extra.raw), message, "begin a new line")
        if any(play.lead for play in found):
            return list(found)
        return [Plays(number, tuple((play.player, play.card) for play in found))]


_DISPUTED = (
    "disputed events are not judged yet",
    "take the `?` away to have it ruled on as fact, or the line out to have it ruled on without",
)


@cache
def _card_fields(kind: str) -> tuple[tuple[str, str], ...]:
    tags = ("card", "cards", "meld-cards")
    return tuple((name, tag) for name, tag in slot_types(kind).items() if tag in tags)


def check_cards(event: Event | Plays, game: str) -> tuple[int | None, str, str | None] | None:
    """Cards that cannot be: not in the pack, oftener in a hand than in it, too few or too many."""
    if game == "draughts":
        return None
    cards: list[int] = []
    if isinstance(event, Plays):
        cards = [card for _, card in event.cards]
    else:
        for name, tag in _card_fields(event.kind):
            value = getattr(event, name)
            if tag == "cards":
                cards += value or ()
            elif tag == "meld-cards":
                cards += [card for card, _ in value]
            elif value is not None:
                cards.append(value)
    for card in cards:
        if not in_pack(card, game):
            return card, f"there is no {NAMES[card]} in a {game} pack", None
        if isinstance(event, Hand) and cards.count(card) > COPIES[game]:
            copies = {1: "once", 2: "twice"}[COPIES[game]]
            message = f"{NAMES[card]} is {copies} in the pack, and oftener in this hand"
            return card, message, "one of them is another card"
    if isinstance(event, Draw) and len(cards) > event.count:
        message = f"{event.count} drawn, and {len(cards)} named"
        return cards[event.count], message, "name no more cards than were drawn"
    return None


# --- Writing ----------------------------------------------------------------------------------


def write(log: Log) -> str:
    """The log as text, one event a line and whole tricks together; comments are not kept.

    Raises:
        ValueError: the log has problems, so that something in it could not be read.
    """
    if log.problems:
        raise ValueError("a log that could not be read cannot be written")
    return "\n".join([*write_header(log.header), "", *_event_lines(log)]) + "\n"


def _event_lines(log: Log) -> Iterator[str]:
    """The events as lines. Cards that make a whole trick in the order of the seats share one."""
    game, events = log.header.game, log.events
    names, seats = Names(game), len(SEATS[game])
    at = on_table = 0
    while at < len(events):
        event, trick = events[at], events[at : at + seats]
        cards = tuple((play.player, play.card) for play in trick if _is_plain_play(play))
        in_order = all(card[0] == (cards[0][0] + n) % seats for n, card in enumerate(cards))
        if on_table in (0, seats) and len(cards) == seats and in_order:
            yield _trick_text(None, cards, game)
            at, on_table = at + seats, seats
            continue
        if isinstance(event, Plays):
            yield _trick_text(event.number, event.cards, game)
        elif isinstance(event, Event):
            yield write_event(event, names)
        at, on_table = at + 1, _lying(event, on_table, seats)


def _is_plain_play(event: Said) -> TypeGuard[Play]:
    return isinstance(event, Play) and not event.lead


def _lying(event: Said, on_table: int, seats: int) -> int:
    """How many cards of a trick lie on the table, as far as it matters for a fair copy."""
    if isinstance(event, _PLAYING):
        cards = len(event.cards) if isinstance(event, Plays) else 1
        return (0 if on_table >= seats else on_table) + cards
    if isinstance(event, Recall):
        return max(0, on_table - 1)
    return 0 if isinstance(event, _CLEARING) else on_table


_PLAYING = (Play, PlayTwo, Plays)
_CLEARING = (TurnTrick, Gather, Resume, Deal, Trump)


def _trick_text(number: int | None, cards: tuple[tuple[int, int], ...], game: str) -> str:
    shown = ", ".join(f"{SEATS[game][seat]} {NAMES[card]}" for seat, card in cards)
    return f"{number}: {shown}" if number is not None else shown
