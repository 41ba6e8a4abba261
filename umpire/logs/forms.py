"""The forms of events, compiled from `umpire.events`: what is literal, what is a value."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from umpire.cards import SUIT_OF
from umpire.events import BY_KIND, EVENTS, Draw, Event, Hand, Trump


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
def by_verb(game: str) -> tuple[dict[str, list[Form]], list[Form]]:
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
