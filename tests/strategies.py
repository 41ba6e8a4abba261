"""Arbitrary events, headers and logs, made from the forms and annotations in `umpire.events`.

`events(game)` gives any event that a log of the game can say, in any of its forms; `headers(game)`
any header that is in order; `logs(game)` a whole log, lawful or (mostly) not.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from umpire.books import books_of
from umpire.cards import COPIES, NO_TRUMP, TRUMPS, in_pack
from umpire.events import STOCK, Event, Play, Plays, Said
from umpire.logs.forms import Element, Form, forms, make_event, slot_types
from umpire.logs.header import RULEBOOKS, check_name
from umpire.logs.log import FREE_TEXT, OPTIONS, Header, Log
from umpire.logs.tokens import is_kind
from umpire.players import SEATS, SIDES

LETTERS = st.characters(exclude_categories=["Cs"])
TEXT = st.one_of(
    st.text(LETTERS, max_size=12),
    st.text('ab "“”#,:;\\?\t\n\u2028é♥🂡\x1b', max_size=12),
    st.sampled_from(
        ["plays AS", "W AS, N 2S", "4: W AS", "hand N: AS", "game: whist", "? x", '""']
    ),
)
NUMBERS = st.one_of(st.integers(0, 60), st.integers(0, 10**9 - 1))
KINDS = st.one_of(
    st.sampled_from(["add-score", "fresh-deal", "revoke", "call-highest"]),
    st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True).filter(is_kind),
)


def seats(game: str) -> st.SearchStrategy[int]:
    """A seat."""
    return st.integers(0, len(SEATS[game]) - 1)


def cards(game: str) -> st.SearchStrategy[int]:
    """A card of the game's pack."""
    return st.sampled_from([card for card in range(52) if in_pack(card, game)])


def hands(game: str) -> st.SearchStrategy[tuple[int, ...]]:
    """Cards of one hand: none oftener than in the pack."""
    pack = [
        (card, copy) for card in range(52) if in_pack(card, game) for copy in range(COPIES[game])
    ]
    chosen = st.lists(st.sampled_from(pack), min_size=1, max_size=13, unique=True)
    return chosen.map(lambda picked: tuple(card for card, _ in picked))


def values(game: str, kind: str, element: Element) -> st.SearchStrategy[Any]:
    """Values for a slot of a form."""
    if element.words:
        return st.sampled_from(element.words)
    tag = slot_types(kind)[element.field]
    if tag == "cards" and kind == "hand":
        return hands(game)
    if tag == "suit":
        return st.sampled_from([0, 1, 2, 3, NO_TRUMP if kind == "trump" else TRUMPS])
    square = st.integers(1, 32)
    simple: dict[str, Any] = {
        "seat": lambda: seats(game),
        "holder": lambda: st.one_of(seats(game), st.just(STOCK)),
        "card": lambda: cards(game),
        "cards": lambda: _tuples(cards(game), 2 if kind == "play-two" else 1),
        "meld-cards": lambda: _tuples(st.tuples(cards(game), st.booleans()), 1),
        "side": lambda: st.sampled_from(SIDES[game]),
        "who": lambda: st.sampled_from([*SEATS[game], *SIDES[game]]),
        "kind": lambda: KINDS,
        "words": lambda: TEXT,
        "rest": lambda: TEXT,
        "name": lambda: TEXT,
        "number": lambda: NUMBERS,
        "square": lambda: square,
        "path": lambda: _tuples(square, 2),
        "votes": lambda: st.tuples(st.integers(0, 999_999), st.integers(0, 999_999)),
    }
    made: st.SearchStrategy[Any] = simple[tag]()
    return made


def _tuples(item: st.SearchStrategy[Any], least: int) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(item, min_size=least, max_size=5).map(tuple)


@st.composite
def said(draw: st.DrawFn, game: str, form: Form) -> Event:
    """An event that a form says."""
    fields: dict[str, Any] = dict(form.fixed)

    def fill(elements: tuple[Element, ...]) -> None:
        for element in elements:
            if element.what == "slot":
                fields[element.field] = draw(values(game, form.event.kind, element))
            elif element.what == "flag" and draw(st.booleans()):
                fields[element.field] = True
            elif element.what == "optional" and draw(st.booleans()):
                fill(element.inner)

    fill(form.elements)
    if form.event.kind == "move":
        fields["capture"] = draw(st.booleans())
    if form.event.kind == "draw" and "count" in fields:
        fields["count"] = max(fields["count"], len(fields.get("cards", ())))
    return make_event(form.event, fields)


def events(game: str) -> st.SearchStrategy[Event]:
    """Any event that a log of the game can say."""
    own = [form for form in forms() if game in form.event.games]
    return st.sampled_from(own).flatmap(lambda form: said(game, form))


def tricks(game: str) -> st.SearchStrategy[Plays]:
    """Any one-line trick."""
    played = st.lists(st.tuples(seats(game), cards(game)), min_size=2, max_size=len(SEATS[game]))
    number = st.one_of(st.none(), st.integers(0, 30))
    return st.builds(Plays, number, played.map(tuple))


def plays(game: str) -> st.SearchStrategy[Event]:
    """A card played."""
    return st.builds(lambda seat, card: Play(player=seat, card=card), seats(game), cards(game))


def names(game: str) -> st.SearchStrategy[str]:
    """A name that a player may have."""

    def is_name(name: str) -> bool:
        wrong: list[str] = []
        check_name(game, name, lambda text, message, hint: wrong.append(message))
        return not wrong

    common = st.sampled_from(["Ann", "Bob", "Cat Lee", 'Dan "Ace" O’Hara', "Zoë", "7", "a,b:c#d"])
    return st.one_of(common, TEXT).filter(is_name)


@st.composite
def headers(draw: st.DrawFn, game: str) -> Header:
    """Any header that is in order."""
    header = Header(game)
    books = [book for book in books_of(game) if book in RULEBOOKS[game]]
    if books:
        header.rules = tuple(draw(st.lists(st.sampled_from(books), unique=True, max_size=3)))
    called = draw(st.lists(names(game), unique_by=str.casefold, max_size=len(SEATS[game])))
    order = draw(st.permutations(range(len(SEATS[game]))))
    header.players = dict(zip(order, called, strict=False))
    counts = st.dictionaries(st.sampled_from(SIDES[game]), st.integers(0, 10**7 - 1))
    header.score, header.games = draw(counts), draw(counts)
    for name, (games, choices) in OPTIONS.items():
        if game in games and draw(st.booleans()):
            points = st.integers(1, 10**6 - 1).map(str)
            header.options[name] = draw(st.sampled_from(choices) if choices else points)
    header.text = draw(st.dictionaries(st.sampled_from(FREE_TEXT), TEXT))
    return header


@st.composite
def logs(draw: st.DrawFn, game: str, most: int = 12) -> Log:
    """A log of a game, with any events in any order."""
    log = Log("any", draw(headers(game)))
    lines: st.SearchStrategy[Said] = events(game)
    if game != "draughts":
        lines = st.one_of(events(game), plays(game), tricks(game))
    for line, event in enumerate(draw(st.lists(lines, max_size=most)), 1):
        log.add(line, event)
    return log
