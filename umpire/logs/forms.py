"""The text syntax of events, made from their `forms`: matching a line, and writing one.

Matching never guesses: a line that fits no form gives a `MismatchError` with the furthest place
that was reached, what would have fitted there, and near spellings.
"""

from __future__ import annotations

import difflib
import re
from functools import cache, lru_cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from umpire.cards import (
    NAMES,
    NO_TRUMP,
    SUIT_OF,
    TRUMPS,
    card_of_text,
    rank_of_text,
    suit_of_text,
    suit_text,
)
from umpire.events import BY_KIND, EVENTS, STOCK, Draw, Event, Hand, Trump
from umpire.players import SEATS, SIDES, seat_of_text, side_of, side_of_text

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|“[^”]*”|[,:]|[^\s,:"“]+|["“]')
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\"\\nrt]))")
_PLAIN_ESCAPES = {"n": "\n", "r": "\r", "t": "\t"}
_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|“[^”]*”|#')
_PATH = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2})+|[0-9]{1,2}(?:[xX:][0-9]{1,2})+")
_VOTES = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")
_KIND = re.compile(r"[a-z][a-z0-9-]*")

UNKNOWN = -1
"""The count of a hand of which neither cards nor number are known: no form says it."""

MOST_DIGITS = 9
"""Numbers in a log have this many digits at most."""


class Token:
    """A word of a line, with its column from 1; a quoted text without its quotes."""

    __slots__ = ("column", "quoted", "raw", "text")

    def __init__(self, raw: str, column: int) -> None:
        self.raw = raw
        self.column = column
        self.quoted = len(raw) > 1 and raw[0] in '"“'
        self.text = unquote(raw) if self.quoted else raw


class MismatchError(Exception):
    """A line fits no form: where, what would have fitted, and what may have been meant."""

    def __init__(self, column: int, length: int, message: str, hint: str | None) -> None:
        super().__init__(message)
        self.column = column
        self.length = length
        self.message = message
        self.hint = hint


class Names:
    """Who is who in a log: seats and the names given in the header."""

    __slots__ = ("by_name", "game", "names")

    def __init__(self, game: str, names: dict[int, str] | None = None) -> None:
        self.game = game
        self.names = names or {}
        self.by_name = {name.casefold(): seat for seat, name in self.names.items()}

    def seat(self, text: str) -> int | None:
        """The seat that a text names, by seat or by name."""
        seat = self.by_name.get(text.casefold())
        return seat_of_text(self.game, text) if seat is None else seat

    def side(self, text: str) -> str | None:
        """The side that a text names; a player stands for his side."""
        side = side_of_text(self.game, text)
        if side is None and (seat := self.seat(text)) is not None:
            side = side_of(self.game, seat)
        return side

    def who(self, text: str) -> str | None:
        """The seat or the side that a text names, as reports name it."""
        seat = self.seat(text)
        return self.side(text) if seat is None else SEATS[self.game][seat]

    def known(self) -> list[str]:
        """What a player may be called in this log."""
        return [*self.names.values(), *SEATS[self.game]]


def is_number(text: str) -> bool:
    """Whether a text is a number of the log: a few digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def is_kind(text: str) -> bool:
    """Whether a text can be the kind of a remedy or an incident."""
    return bool(_KIND.fullmatch(text)) and text not in ("for", "by")


def strip_comment(line: str) -> str:
    """The line without its comment; a # within quotes begins none."""
    if "#" not in line:
        return line
    for found in _COMMENT.finditer(line):
        if found.group() == "#":
            return line[: found.start()]
    return line


def tokenize(line: str) -> list[Token]:
    """The words of a line (comment already stripped)."""
    return [Token(found.group(), found.start() + 1) for found in _TOKEN.finditer(line)]


def unquote(text: str) -> str:
    """A quoted text without quotes and escapes."""

    def plain(found: re.Match[str]) -> str:
        code = found.group(1) or found.group(2)
        if code:
            letter = int(code, 16)
            half = 0xD800 <= letter < 0xE000
            return found.group() if half or letter >= 0x110000 else chr(letter)
        return _PLAIN_ESCAPES.get(found.group(3), found.group(3))

    return _ESCAPE.sub(plain, text[1:-1]) if text[0] == '"' else text[1:-1]


def quote(text: str) -> str:
    """A text in quotes, on one line, that `unquote` turns back."""
    out = []
    for letter in text:
        if letter in '"\\':
            out.append("\\" + letter)
        elif letter.isprintable():
            out.append(letter)
        else:
            out.append(
                f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"
            )
    return '"' + "".join(out) + '"'


def quote_if_needed(text: str, pattern: str = r"[^\s,:\"“”#?\\]+") -> str:
    """The text as it is where it can stand unquoted (fits the pattern), else quoted."""
    return text if re.fullmatch(pattern, text) and text.isprintable() else quote(text)


def rest_text(text: str) -> str:
    """The rest of a line as a value: quoted as a whole, or just as it stands."""
    text = text.strip()
    tokens = tokenize(text)
    return tokens[0].text if len(tokens) == 1 and tokens[0].quoted else text


def write_rest(text: str) -> str:
    """A value that runs to the end of the line, quoted where it could be misread."""
    plain = text.isprintable() and text == text.strip() and text and not re.search('["“”#]', text)
    return text if plain else quote(text)


# --- Forms ------------------------------------------------------------------------------------


class Element:
    """A piece of a form: literal words, a slot for a field, or an optional group."""

    __slots__ = ("field", "inner", "type", "what", "words")

    def __init__(self, what: str, words: tuple[str, ...] = (), field: str = "") -> None:
        self.what = what
        self.words = words
        self.field = field
        self.inner: tuple[Element, ...] = ()
        self.type = ""


class Form:
    """One way to write one kind of event."""

    __slots__ = ("elements", "event", "fields", "fixed", "source")

    def __init__(self, event: type[Event], source: str) -> None:
        self.event = event
        self.source, _, tail = source.partition(" ;")
        name, _, value = tail.partition("=")
        self.fixed: dict[str, Any] = {}
        if name:
            self.fixed[name] = {"true": True, "false": False}.get(value, value)
        self.elements = _compile(self.source, slot_types(event.kind))
        self.fields = set(_fields(self.elements))


@cache
def slot_types(kind: str) -> dict[str, str]:
    """The slot type of every field: the annotation's tag, ``flag`` or ``enum``."""
    event, types = BY_KIND[kind], {}
    for name, hint in get_type_hints(event, include_extras=True).items():
        if name not in event.field_names():
            continue
        for part in (hint, *get_args(hint)):
            if hasattr(part, "__metadata__"):
                types[name] = part.__metadata__[0]
            elif get_origin(part) is Literal:
                types[name] = "enum"
        types.setdefault(name, "flag")
    return types


def _fields(elements: tuple[Element, ...]) -> list[str]:
    own = [element.field for element in elements if element.field]
    return own + [name for element in elements for name in _fields(element.inner)]


def _compile(source: str, types: dict[str, str]) -> tuple[Element, ...]:
    pieces = re.findall(r"\[[^\]]*\]|<[^>]*>|\{[^}]*\}|[^\s\[<{:,]+|[:,]", source)
    elements = []
    for piece in pieces:
        if piece[0] == "[":
            element = Element("optional")
            element.inner = _compile(piece[1:-1], types)
        elif piece[0] == "<":
            name, _, words = piece[1:-1].partition(":")
            element = Element("flag", field=name)
            element.inner = tuple(Element("word", (word,)) for word in words.split())
        elif piece[0] == "{":
            name, _, choices = piece[1:-1].partition(":")
            element = Element("slot", tuple(choices.split("|")) if choices else (), name)
            element.type = types[name]
        else:
            element = Element("word", tuple(piece.split("/")))
        elements.append(element)
    return tuple(elements)


@cache
def forms() -> tuple[Form, ...]:
    """Every form of every kind of event."""
    return tuple(Form(event, source) for event in EVENTS for source in event.forms)


@cache
def forms_of(kind: str) -> tuple[Form, ...]:
    """The forms of one kind of event, the canonical first."""
    return tuple(form for form in forms() if form.event.kind == kind)


def _is_bare(form: Form) -> bool:
    return all(element.what == "slot" for element in form.elements)


@cache
def _by_verb(game: str) -> tuple[dict[str, list[Form]], list[Form]]:
    """Forms of a game by the first literal word, and those that have none."""
    verbs: dict[str, list[Form]] = {}
    bare = []
    for form in forms():
        if game not in form.event.games:
            continue
        if _is_bare(form):
            bare.append(form)
            continue
        first = next(element for element in form.elements if element.what == "word")
        for word in first.words:
            verbs.setdefault(word, []).append(form)
    return verbs, bare


@cache
def all_verbs() -> dict[str, tuple[str, ...]]:
    """Every first word of a form, with the games that know it."""
    verbs: dict[str, tuple[str, ...]] = {}
    for form in forms():
        for element in form.elements:
            if element.what == "word":
                for word in element.words:
                    verbs[word] = tuple({*verbs.get(word, ()), *form.event.games})
                break
    return verbs


def make_event(event: type[Event], fields: dict[str, Any]) -> Event:
    """An event with the fields that others imply filled in, as a trump card does its suit."""
    if event is Hand and fields.get("cards") is not None:
        fields["count"] = len(fields["cards"])
    if event is Trump and fields.get("card") is not None:
        fields["suit"] = SUIT_OF[fields["card"]]
    if event is Draw and "count" not in fields:
        fields["count"] = max(1, len(fields.get("cards", ())))
    return event(**fields)


# --- Matching ---------------------------------------------------------------------------------

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


def dotted_hand(text: str) -> tuple[int, ...] | None:
    """The cards of a hand written spades.hearts.diamonds.clubs (``AK4.J52.T98.K73``), or None."""
    suits = text.split(".")
    if len(suits) != 4:
        return None
    cards = []
    for suit, ranks in enumerate(suits):
        for rank_name in re.findall(r"10|.", ranks.replace("-", "")):
            rank = rank_of_text(rank_name)
            if rank is None:
                return None
            cards.append(suit * 13 + rank)
    return tuple(cards)


def _candidates(tokens: list[Token], names: Names) -> list[Form]:
    verbs, bare = _by_verb(names.game)
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
    verbs, _ = _by_verb(names.game)
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


# --- Writing ----------------------------------------------------------------------------------


def write_event(event: Event, names: Names) -> str:
    """The canonical text of an event.

    Raises:
        ValueError: no form can say it, as of a call of no card and no suit.
    """
    form = form_for(event)
    text = form and _write(form.elements, event, names)
    if not text:
        raise ValueError(f"no form says {event!r}")
    return text


def form_for(event: Event) -> Form | None:
    """The canonical form of an event: the first that says all of it, or None."""
    said = event.said()
    for form in forms_of(event.kind):
        if any(getattr(event, name) != value for name, value in form.fixed.items()):
            continue
        if set(said) - form.fields - set(form.fixed) - _implied(event):
            continue
        if all(_can_say(element, event, said) for element in form.elements):
            return form
    return None


def _can_say(element: Element, event: Event, said: dict[str, Any]) -> bool:
    if element.what == "flag":
        return said.get(element.field) is not False
    if element.what != "slot":
        return True
    value = getattr(event, element.field)
    if element.words:
        return value in element.words
    if element.type == "number":
        return value is not None and value != UNKNOWN
    return value is not None and value != ()


def _implied(event: Event) -> set[str]:
    """Fields that others of the same event imply."""
    if event.kind == "hand" and getattr(event, "cards", None) is not None:
        return {"count"}
    if event.kind == "trump" and getattr(event, "card", None) is not None:
        return {"suit"}
    return {"capture"} if event.kind == "move" else set()


def _write(elements: tuple[Element, ...], event: Event, names: Names) -> str | None:
    out = ""
    one = False
    for element in elements:
        if element.what == "word":
            piece: str | None = element.words[-1 if one else 0]
        elif element.what == "flag":
            if not getattr(event, element.field):
                continue
            piece = " ".join(inner.words[0] for inner in element.inner)
        elif element.what == "optional":
            piece = _write(element.inner, event, names)
            if piece is None:
                continue
        else:
            value = getattr(event, element.field, None)
            if value is None or value == ():
                return None
            piece = _slot_text(element, value, event, names)
        if piece is None:
            return None
        # After "1" comes the second word of a pair such as cards/card.
        one = element.type == "number" and piece == "1"
        out += piece if not out or piece in ":," else " " + piece
    return out


def _slot_text(element: Element, value: Any, event: Event, names: Names) -> str | None:
    if element.words:
        return str(value) if value in element.words else None
    kind = element.type
    if kind == "seat":
        return str(SEATS[names.game][value])
    if kind == "holder":
        return "the stock" if value == STOCK else str(SEATS[names.game][value])
    if kind == "card":
        return str(NAMES[value])
    if kind == "cards":
        return (" and " if event.kind == "play-two" else " ").join(NAMES[card] for card in value)
    if kind == "meld-cards":
        return " ".join(("+" if fresh else "") + NAMES[card] for card, fresh in value)
    if kind == "suit":
        return suit_text(value)
    if kind == "path":
        return ("x" if getattr(event, "capture", False) else "-").join(map(str, value))
    if kind == "votes":
        return f"{value[0]}-{value[1]}"
    if kind == "words":
        return quote(value)
    if kind == "rest":
        return write_rest(value)
    if kind == "name":
        return quote_if_needed(value, r"[^\s,:\"“”#?\\]+(?: [^\s,:\"“”#?\\]+)*")
    return str(value)
