"""Matching a line against forms, remembering how far it got and what would have fitted there."""

from __future__ import annotations

import re
from typing import Any

from umpire.cards import NO_TRUMP, TRUMPS, card_of_text, suit_of_text
from umpire.events import STOCK, Event
from umpire.logs.forms import Element, Form, make_event
from umpire.logs.names import Names
from umpire.logs.tokens import Token, dotted_hand, is_kind, is_number, rest_text

_PATH = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2})+|[0-9]{1,2}(?:[xX:][0-9]{1,2})+")


_VOTES = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")


EXPECTED = {
    "seat": "a player",
    "holder": "a player or `the stock`",
    "card": "a card such as QS or 10H",
    "cards": "a card such as QS or 10H",
    "meld-cards": "a card such as QS or +10H",
    "suit": "a suit",
    "side": "a side",
    "who": "a player or side",
    "number": "a number",
    "square": "a square from 1 to 32",
    "path": "a move such as 11-15 or 22x15",
    "words": 'words in "quotes"',
    "kind": "the name of a remedy or incident, such as add-score",
    "name": "a name and a colon",
    "votes": "votes such as 3-1",
    "rest": "words",
}
"""What each type of field wants, in words."""


class Matcher:
    """Matches one line against forms, and remembers how far it got."""

    def __init__(self, line: str, tokens: list[Token], names: Names) -> None:
        self.line = line
        self.tokens = tokens
        self.names = names
        self.reached = 0
        self.wanted: list[str] = []

    def fail(self, at: int, wanted: str) -> None:
        """Note what would have fitted at a token."""
        if at > self.reached:
            self.reached, self.wanted = at, []
        if at == self.reached and wanted not in self.wanted:
            self.wanted.append(wanted)

    def match(self, form: Form) -> Event | None:
        """The event that the whole line says in this form, or None."""
        fields = self._walk(form.elements, 0, 0, {})
        if fields is None:
            return None
        return make_event(form.event, {**fields, **form.fixed})

    def _walk(
        self, elements: tuple[Element, ...], n: int, at: int, fields: dict[str, Any]
    ) -> dict[str, Any] | None:
        if n == len(elements):
            if at == len(self.tokens):
                return fields
            self.fail(at, "the end of the line")
            return None
        element, rest = elements[n], elements[n + 1 :]
        if element.what == "word":
            if at < len(self.tokens) and self.tokens[at].raw.lower() in element.words:
                return self._walk(elements, n + 1, at + 1, fields)
            self.fail(at, f"`{element.words[0]}`")
            return None
        if element.what == "slot":
            got = self.slot(element, at)
            if got is None:
                return None
            value, after = got
            more = value if isinstance(value, dict) else {element.field: value}
            return self._walk(elements, n + 1, after, {**fields, **more})
        given = {element.field: True} if element.field else {}
        with_it = self._walk(element.inner + rest, 0, at, {**fields, **given})
        return with_it if with_it is not None else self._walk(rest, 0, at, fields)

    def slot(self, element: Element, at: int) -> tuple[Any, int] | None:
        """The value of a slot at a token and the token after it, or None."""
        if element.words:
            if at < len(self.tokens) and self.tokens[at].raw.lower() in element.words:
                return self.tokens[at].raw.lower(), at + 1
            self.fail(at, " or ".join(f"`{word}`" for word in element.words))
            return None
        got: tuple[Any, int] | None = None
        if at < len(self.tokens):
            read = getattr(self, "_" + element.type.replace("-", "_"))
            got = read(at)
        if got is None:
            self.fail(at, EXPECTED[element.type])
        return got

    def _one(self, at: int, value: Any) -> tuple[Any, int] | None:
        return None if value is None else (value, at + 1)

    def _seat(self, at: int) -> tuple[Any, int] | None:
        return self._one(at, self.names.seat(self.tokens[at].text))

    def _side(self, at: int) -> tuple[Any, int] | None:
        return self._one(at, self.names.side(self.tokens[at].text))

    def _who(self, at: int) -> tuple[Any, int] | None:
        return self._one(at, self.names.who(self.tokens[at].text))

    def _holder(self, at: int) -> tuple[Any, int] | None:
        words = [token.raw.lower() for token in self.tokens[at : at + 2]]
        if words[0] == "stock":
            return STOCK, at + 1
        return (STOCK, at + 2) if words == ["the", "stock"] else self._seat(at)

    def _card(self, at: int) -> tuple[Any, int] | None:
        return self._one(at, card_of_text(self.tokens[at].raw))

    def _suit(self, at: int) -> tuple[Any, int] | None:
        text = self.tokens[at].raw
        suit = suit_of_text(text)
        if self.tokens[0].raw.lower() in ("trump", "trumps"):
            suit = NO_TRUMP if text.lower() == "none" else None if suit == TRUMPS else suit
        return self._one(at, suit)

    def _number(self, at: int) -> tuple[Any, int] | None:
        text = self.tokens[at].raw
        return (int(text), at + 1) if is_number(text) else None

    def _square(self, at: int) -> tuple[Any, int] | None:
        got = self._number(at)
        return got if got and 1 <= got[0] <= 32 else None

    def _votes(self, at: int) -> tuple[Any, int] | None:
        found = _VOTES.fullmatch(self.tokens[at].raw)
        return ((int(found[1]), int(found[2])), at + 1) if found else None

    def _path(self, at: int) -> tuple[Any, int] | None:
        text = self.tokens[at].raw
        if not _PATH.fullmatch(text):
            return None
        squares = tuple(int(part) for part in re.findall(r"\d+", text))
        if not all(1 <= square <= 32 for square in squares):
            return None
        return {"path": squares, "capture": "-" not in text}, at + 1

    def _words(self, at: int) -> tuple[Any, int] | None:
        token = self.tokens[at]
        return (token.text, at + 1) if token.quoted else None

    def _rest(self, at: int) -> tuple[Any, int] | None:
        return rest_text(self.line[self.tokens[at].column - 1 :]), len(self.tokens)

    def _kind(self, at: int) -> tuple[Any, int] | None:
        text = self.tokens[at].raw.lower()
        return (text, at + 1) if is_kind(text) else None

    def _name(self, at: int) -> tuple[Any, int] | None:
        end = next((n for n in range(at, len(self.tokens)) if self.tokens[n].raw == ":"), None)
        if end is None or end == at:
            return None
        return " ".join(token.text for token in self.tokens[at:end]), end

    def _cards(self, at: int) -> tuple[Any, int] | None:
        return self._card_list(at, lambda text: card_of_text(text))

    def _meld_cards(self, at: int) -> tuple[Any, int] | None:
        def read(text: str) -> tuple[int, bool] | None:
            card = card_of_text(text.removeprefix("+"))
            return None if card is None else (card, text.startswith("+"))

        return self._card_list(at, read)

    def _card_list(self, at: int, read: Any) -> tuple[Any, int] | None:
        found: list[Any] = []
        if "." in self.tokens[at].raw and (dotted := dotted_hand(self.tokens[at].raw)):
            return dotted, at + 1
        while at < len(self.tokens):
            text = self.tokens[at].raw
            value = read(text)
            if value is not None:
                found.append(value)
            elif not found or text.lower() not in (",", "and") or at + 1 == len(self.tokens):
                break
            at += 1
        self.fail(at, EXPECTED["cards"])
        return (tuple(found), at) if found else None
