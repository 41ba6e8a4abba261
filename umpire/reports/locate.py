"""Where on a line of a log something stands: the card that offended, or the words.

Columns count from 1 in the line as it is written. A log without source lines (JSON) is shown by
the text form of its events, and places are those in that text.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import NamedTuple

from umpire.cards import NAMES, RANKS, SUIT_OF, SYMBOLS, card_of_text
from umpire.events import Event, Plays
from umpire.incidents import Incident
from umpire.logs.log import Log, Problem
from umpire.logs.names import Names
from umpire.logs.tokens import Token, strip_comment, tokenize
from umpire.logs.writing import write_event
from umpire.players import SEATS

_MOVE = re.compile(r"(?<![\d-])\d{1,2}(?:[-x:]\d{1,2})+(?![\d-])", re.IGNORECASE)
_SQUARE = re.compile(r"\d+")
_SHOWN = re.compile(rf"(?:10|[2-9JQKA])[{SYMBOLS}]")


class Place(NamedTuple):
    """A stretch of a line: its first column, from 1, and its length in characters."""

    column: int
    length: int


class Locator:
    """Finds places in the lines of one log."""

    def __init__(self, log: Log) -> None:
        self.log = log
        game = log.header.game
        self.seats = SEATS.get(game, ())
        self.names = Names(game, log.header.players) if self.seats else None

    # --- lines ---

    def text(self, line: int) -> str | None:
        """A line of the log as it is written, or the text form of the event; None if there is
        no such line."""
        source = self.log.source
        if source:
            return source[line - 1] if 1 <= line <= len(source) else None
        at = bisect_left(self.log.lines, line)
        if at < len(self.log.lines) and self.log.lines[at] == line:
            return self._event_text(self.log.events[at])
        return None

    def _event_text(self, event: object) -> str | None:
        if isinstance(event, Plays):
            pairs = [f"{self.seats[seat]} {NAMES[card]}" for seat, card in event.cards]
            return ", ".join(pairs)
        if isinstance(event, Event) and self.names is not None:
            return write_event(event, self.names)
        return None

    def _bare(self, text: str) -> str:
        return strip_comment(text) if self.log.source else text

    def _tokens(self, text: str) -> list[Token]:
        return tokenize(self._bare(text))

    # --- places ---

    def statement(self, line: int) -> Place:
        """All that a line says, without indentation and comment."""
        text = self.text(line) or ""
        bare = self._bare(text).rstrip()
        start = len(bare) - len(bare.lstrip())
        return Place(start + 1, max(1, len(bare) - start))

    def card(self, line: int, card: int, seat: int | None = None) -> Place | None:
        """A card on a line; of two alike, the one that the seat played. None: it is not there."""
        text = self.text(line)
        if text is None:
            return None
        found = [
            (part, token)
            for part in self._parts(text)
            for token in part
            if card_of_text(token.raw.removeprefix("+")) == card
        ]
        for part, token in found:
            if seat is not None and self._player(part) == seat:
                return Place(token.column, len(token.raw))
        if found:
            token = found[0][1]
            return Place(token.column, len(token.raw))
        return self._in_dotted_hand(text, card) or _anywhere(self._bare(text), card)

    def player(self, line: int, seat: int) -> Place | None:
        """What a seat does on a line that tells of several players; None if it tells of one."""
        parts = self._parts(self.text(line) or "")
        mine = [part for part in parts if self._player(part) == seat]
        if len(parts) < 2 or len(mine) != 1:
            return None
        first, last = mine[0][0], mine[0][-1]
        return Place(first.column, last.column + len(last.raw) - first.column)

    def _parts(self, text: str) -> list[list[Token]]:
        """The words of a line, parted at its commas; a trick's number is left out."""
        tokens = self._tokens(text)
        if len(tokens) > 1 and tokens[1].raw == ":" and tokens[0].raw.isdecimal():
            tokens = tokens[2:]
        parts: list[list[Token]] = [[]]
        for token in tokens:
            if token.raw == ",":
                parts.append([])
            else:
                parts[-1].append(token)
        return [part for part in parts if part]

    def _player(self, part: list[Token]) -> int | None:
        return None if self.names is None else self.names.seat(part[0].text)

    def _in_dotted_hand(self, text: str, card: int) -> Place | None:
        """A card in a hand written ``AK4.J52.T98.K73``."""
        wanted = {RANKS[card % 13]} | ({"T"} if RANKS[card % 13] == "10" else set())
        for token in self._tokens(text):
            suits = token.raw.split(".")
            if len(suits) != 4:
                continue
            column = token.column + sum(len(suit) + 1 for suit in suits[: SUIT_OF[card]])
            for rank in re.finditer(r"10|.", suits[SUIT_OF[card]]):
                if rank.group().upper() in wanted:
                    return Place(column + rank.start(), len(rank.group()))
        return None

    # --- what reports mark ---

    def seat(self, who: str | None) -> int | None:
        """The seat that a ruling names, or None for a side or nobody."""
        return self.seats.index(who) if who in self.seats else None

    def incident(self, incident: Incident) -> Place:
        """What offended: the card, else what the offender did, else all that the line says."""
        for each in _parts_of(incident):
            if each.line == incident.line:
                return self.incident(each)
        seat = self.seat(incident.offender)
        for card in _cards_of(incident):
            place = self.card(incident.line, card, seat)
            if place is not None:
                return place
        for line, words in incident.evidence:
            place = self._named(line, words, seat) if line == incident.line else None
            if place is not None:
                return place
        part = None if seat is None else self.player(incident.line, seat)
        return part or self.statement(incident.line)

    def evidence(self, incident: Incident, line: int, words: str) -> Place:
        """What a line of the evidence shows: the first card that the words name and the line has,
        else all of it."""
        for each in (incident, *_parts_of(incident)):
            if each.line == line:
                return self.incident(each)
        return self._named(line, words, self.seat(incident.offender)) or self.statement(line)

    def _named(self, line: int, words: str, seat: int | None) -> Place | None:
        """The first card that our words name and a line has."""
        for found in _SHOWN.findall(words):
            card = card_of_text(found)
            place = None if card is None else self.card(line, card, seat)
            if place is not None:
                return place
        return self._move(line, words)

    def _move(self, line: int, words: str) -> Place | None:
        """The move of draughts that our words name, on a line of moves (``12. 22-18 9x14``)."""
        named = _MOVE.search(words) if self.log.header.game == "draughts" else None
        wanted = _SQUARE.findall(named.group()) if named else []
        for found in _MOVE.finditer(self.text(line) or ""):
            squares = _SQUARE.findall(found.group())
            if wanted and squares in (wanted, [wanted[0], wanted[-1]]):
                return Place(found.start() + 1, len(found.group()))
        return None

    def problem(self, problem: Problem) -> Place:
        """What is wrong: the place that reading found, else the card at odds with the record."""
        if problem.column > 1 or problem.length > 1:
            return Place(problem.column, problem.length)
        if problem.card is not None:
            place = self.card(problem.line, problem.card)
            if place is not None:
                return place
        return self._move(problem.line, problem.message) or self.statement(problem.line)

    def other(self, problem: Problem) -> Place:
        """Where the line that a problem contradicts says otherwise."""
        line = problem.other or problem.line
        place = None if problem.card is None else self.card(line, problem.card)
        return place or self.statement(line)


def _parts_of(incident: Incident) -> tuple[Incident, ...]:
    """The incidents that one is made up of: revokes of both sides."""
    parts: tuple[Incident, ...] = getattr(incident, "revokes", ())
    return parts


def _cards_of(incident: Incident) -> tuple[int, ...]:
    card, cards = getattr(incident, "card", None), getattr(incident, "cards", ())
    own = () if card is None else (card,)
    return (*own, *cards) if isinstance(cards, tuple) else own


def _anywhere(text: str, card: int) -> Place | None:
    """A card within words that other formats join (``pc|H3|``)."""
    rank, suit = NAMES[card][:-1], NAMES[card][-1]
    ranks = "(?:10|T)" if rank == "10" else rank
    symbol = SYMBOLS[SUIT_OF[card]]
    wanted = rf"(?<!\w)(?:{ranks}[{suit}{symbol}]|[{suit}{symbol}]{ranks})(?!\w)"
    found = re.search(wanted, text, re.IGNORECASE)
    return Place(found.start() + 1, len(found.group())) if found else None
