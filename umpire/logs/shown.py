"""The text forms as people read them: ``X calls C from Y``, with what may be left out in brackets.

`X` and `Y` are players, `C` a card, `n` and `m` numbers or squares.
"""

from __future__ import annotations

from umpire.logs.forms import Element, Form, forms_of, slot_types

_VALUES = {
    "holder": "Y",
    "card": "C",
    "cards": "C C ...",
    "meld-cards": "C C ...",
    "suit": "SUIT",
    "side": "SIDE",
    "who": "Y",
    "number": "n",
    "words": '"words"',
    "name": "NAME",
    "path": "11-15",
    "votes": "n-m",
}
_BY_FIELD = {"option": "KIND", "incident": "INCIDENT", "reason": "WHAT", "words": "words"}
_POSITION = "W:W21,22,K31:B1,2,K10"


def show_form(form: Form) -> str:
    """A form as the tables of the log format have it."""
    return _show(form.elements, form, set())


def show_forms(kind: str) -> list[str]:
    """Every form of a kind of event, the canonical first."""
    return [show_form(form) for form in forms_of(kind)]


def _show(elements: tuple[Element, ...], form: Form, used: set[str]) -> str:
    out = ""
    for element in elements:
        if element.what == "slot":
            piece = _slot(element, form, used)
        elif element.what == "word":
            piece = _words(element.words)
        else:
            piece = f"({_show(element.inner, form, used)})"
        out += piece if not out or piece in (":", ",") else " " + piece
    return out


def _words(words: tuple[str, ...]) -> str:
    """Words that may stand for one another; one stands for its plural or singular too."""
    first = words[0]
    return "/".join(word for word in words if word == first or word.strip("s") != first.strip("s"))


def _slot(element: Element, form: Form, used: set[str]) -> str:
    if element.words:
        return "/".join(element.words)
    tag = slot_types(form.event.kind)[element.field]
    if tag in ("seat", "square"):
        shown = {"seat": "XY", "square": "nm"}[tag]
        piece = shown[1] if shown[0] in used else shown[0]
        used.add(piece)
        return piece
    if tag == "cards" and form.event.kind == "play-two":
        return "C and C"
    if element.field == "fen":
        return _POSITION
    return _BY_FIELD[element.field] if tag in ("kind", "rest") else _VALUES[tag]
