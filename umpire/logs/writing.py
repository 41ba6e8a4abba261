"""Writing an event in its canonical form."""

from __future__ import annotations

from typing import Any

from umpire.cards import NAMES, suit_text
from umpire.events import STOCK, Event
from umpire.logs.forms import Element, Form, forms_of
from umpire.logs.names import Names
from umpire.logs.tokens import quote, quote_if_needed, write_rest
from umpire.players import SEATS

UNKNOWN = -1
"""The count of a hand of which neither cards nor number are known: no form says it."""


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
