"""How each type of field stands in JSON: reading a value, writing it, and its schema.

The types are the tags of the annotations in `umpire.events`, the same that the text forms go by.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

from umpire.cards import (
    NAMES,
    NO_TRUMP,
    SUIT_WORDS,
    TRUMPS,
    card_of_text,
    suit_of_text,
    suit_text,
)
from umpire.events import BY_KIND, STOCK, Event
from umpire.logs.forms import slot_types
from umpire.logs.matching import EXPECTED
from umpire.logs.names import Names
from umpire.logs.tokens import MOST_DIGITS, is_kind, is_number
from umpire.players import SEATS

NUMBERS = 10**MOST_DIGITS
"""Numbers of a log are 0 and up, and below this."""

VOTES = 10**6
"""Votes are below this."""


class Slot(NamedTuple):
    """A type of field. `read` gives the value of its JSON, or None where it cannot be read.

    Where `many` is set the JSON is a list of at least `least` items, `read`, `write` and `schema`
    are for one of them, and the value is a tuple.
    """

    expected: str
    read: Callable[[Any, Names], Any]
    write: Callable[[Any, str], Any]
    schema: dict[str, Any]
    many: bool = False
    least: int = 1


# --- Reading ----------------------------------------------------------------------------------


def _seat(value: Any, names: Names) -> int | None:
    return names.seat(value) if isinstance(value, str) else None


def _holder(value: Any, names: Names) -> int | None:
    if isinstance(value, str) and value.lower() in ("stock", "the stock"):
        return STOCK
    return _seat(value, names)


def _side(value: Any, names: Names) -> str | None:
    return names.side(value) if isinstance(value, str) else None


def _who(value: Any, names: Names) -> str | None:
    return names.who(value) if isinstance(value, str) else None


def _card(value: Any, names: Names) -> int | None:
    return card_of_text(value) if isinstance(value, str) else None


def _meld_card(value: Any, names: Names) -> tuple[int, bool] | None:
    if not isinstance(value, str):
        return None
    card = card_of_text(value.removeprefix("+"))
    return None if card is None else (card, value.startswith("+"))


def _suit(value: Any, names: Names) -> int | None:
    return suit_of_text(value) if isinstance(value, str) else None


def _trump_suit(value: Any, names: Names) -> int | None:
    if isinstance(value, str) and value.lower() == "none":
        return NO_TRUMP
    suit = _suit(value, names)
    return None if suit == TRUMPS else suit


def _words(value: Any, names: Names) -> str | None:
    return value if isinstance(value, str) and is_text(value) else None


def _kind(value: Any, names: Names) -> str | None:
    return value.lower() if isinstance(value, str) and is_kind(value.lower()) else None


def _number(value: Any, names: Names) -> int | None:
    return value if type(value) is int and 0 <= value < NUMBERS else None


def _square(value: Any, names: Names) -> int | None:
    return value if type(value) is int and 1 <= value <= 32 else None


def _votes(value: Any, names: Names) -> tuple[int, int] | None:
    if isinstance(value, str):
        value = [int(part) if is_number(part) else None for part in value.split("-")]
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    first, second = (_number(part, names) for part in value)
    if first is None or second is None or max(first, second) >= VOTES:
        return None
    return first, second


def _flag(value: Any, names: Names) -> bool | None:
    return value if isinstance(value, bool) else None


def is_text(value: str) -> bool:
    """Whether a string is Unicode text: half a surrogate pair, which JSON can spell, is not."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


# --- Writing ----------------------------------------------------------------------------------


def _as_seat(value: Any, game: str) -> Any:
    return SEATS[game][value]


def _as_holder(value: Any, game: str) -> Any:
    return "stock" if value == STOCK else SEATS[game][value]


def _as_card(value: Any, game: str) -> Any:
    return NAMES[value]


def _as_meld_card(value: Any, game: str) -> Any:
    return ("+" if value[1] else "") + NAMES[value[0]]


def _as_suit(value: Any, game: str) -> Any:
    return suit_text(value)


def _as_votes(value: Any, game: str) -> Any:
    return list(value)


def _as_it_is(value: Any, game: str) -> Any:
    return value


# --- The types --------------------------------------------------------------------------------


def _any_case(word: str) -> str:
    return "".join(f"[{letter.upper()}{letter.lower()}]" for letter in word)


_RANK = f"(?:10|[2-9TtJjQqKkAa]|{_any_case('kn')}|{_any_case('knave')})"
_LETTER = "(?:[SsHhDdCc]|[♠♥♦♣]\ufe0f?)"
_CARD = f"(?:{_RANK}{_LETTER}|{_LETTER}{_RANK})"
_SUIT = "|".join([_LETTER, *(f"{_any_case(word)}[Ss]?" for word in SUIT_WORDS)])


def _string(description: str, pattern: str = "") -> dict[str, Any]:
    limits = {"pattern": f"^(?:{pattern})$"} if pattern else {}
    return {"type": "string", **limits, "description": description}


def _integer(description: str, least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most, "description": description}


_PLAYER = "a player: a seat (N E S W, A B, Black White) or a name that the header gives"
_CARDS = Slot(EXPECTED["card"], _card, _as_card, _string("a card: AS, 10H", _CARD), True)
_SQUARE = Slot(EXPECTED["square"], _square, _as_it_is, _integer("a square", 1, 32))
_PAIR = {"type": "array", "items": _integer("votes", 0, VOTES - 1), "minItems": 2, "maxItems": 2}

SLOTS: dict[str, Slot] = {
    "seat": Slot(EXPECTED["seat"], _seat, _as_seat, _string(_PLAYER)),
    "holder": Slot(EXPECTED["holder"], _holder, _as_holder, _string(f"{_PLAYER}; or `stock`")),
    "card": _CARDS._replace(many=False),
    "cards": _CARDS,
    "meld-cards": Slot(
        *(EXPECTED["meld-cards"], _meld_card, _as_meld_card),
        _string("a card; with a + it is new from the hand: +QS", rf"\+?{_CARD}"),
        many=True,
    ),
    "suit": Slot(
        *(EXPECTED["suit"], _suit, _as_suit),
        _string("a suit: S, H, D, C or trumps", f"{_SUIT}|{_any_case('trump')}[Ss]?"),
    ),
    "trump-suit": Slot(
        *("a suit, or none", _trump_suit, _as_suit),
        _string("a suit: S, H, D or C; none: no trumps", f"{_SUIT}|{_any_case('none')}"),
    ),
    "side": Slot(EXPECTED["side"], _side, _as_it_is, _string(f"a side (NS, EW), or {_PLAYER}")),
    "who": Slot(EXPECTED["who"], _who, _as_it_is, _string(f"a side (NS, EW), or {_PLAYER}")),
    "kind": Slot(
        *(EXPECTED["kind"], _kind, _as_it_is),
        _string("the kind of a remedy or an incident: add-score", "[A-Za-z][A-Za-z0-9-]*"),
    ),
    "words": Slot("text", _words, _as_it_is, _string("words, as they were said")),
    "rest": Slot("text", _words, _as_it_is, _string("words")),
    "name": Slot("text", _words, _as_it_is, _string("what the player called it")),
    "number": Slot(
        *(EXPECTED["number"], _number, _as_it_is), _integer("a whole number", 0, NUMBERS - 1)
    ),
    "square": _SQUARE,
    "path": _SQUARE._replace(many=True, least=2),
    "votes": Slot(
        *("votes such as [3, 1]", _votes, _as_votes),
        {
            "description": "votes for and against",
            "anyOf": [_PAIR, {"type": "string", "pattern": "^[0-9]{1,6}-[0-9]{1,6}$"}],
        },
    ),
    "flag": Slot("true or false", _flag, _as_it_is, {"type": "boolean"}),
}
"""Every type of field, by its tag."""

_SPECIAL: dict[tuple[str, str], Slot] = {
    ("trump", "suit"): SLOTS["trump-suit"],
    ("play-two", "cards"): _CARDS._replace(least=2),
    ("draw", "cards"): _CARDS._replace(least=0),
}
"""Fields that take less, or more, than others of their type."""


def _enum(event: type[Event], name: str) -> Slot:
    """The slot of a field that takes one of a few words."""
    hint = get_type_hints(event)[name]
    inner = next((part for part in get_args(hint) if get_args(part)), hint)
    choices: tuple[str, ...] = get_args(inner)

    def read(value: Any, names: Names) -> str | None:
        return value if isinstance(value, str) and value in choices else None

    shown = " or ".join(f"`{choice}`" for choice in choices)
    return Slot(shown, read, _as_it_is, {"type": "string", "enum": list(choices)})


@cache
def slots_of(kind: str) -> dict[str, Slot]:
    """The fields of a kind of event, by their names in Python, with the slot of each."""
    found = {}
    for name, tag in slot_types(kind).items():
        special = _SPECIAL.get((kind, name))
        found[name] = special or (_enum(BY_KIND[kind], name) if tag == "enum" else SLOTS[tag])
    return found


def json_name(name: str) -> str:
    """The name of a field in JSON: Python keeps `for`, `from` and `with` to itself."""
    return name.rstrip("_")
