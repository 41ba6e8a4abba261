"""What an event is, and the types of its fields."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, dataclass_transform

Seat = Annotated[int, "seat"]
Holder = Annotated[int, "holder"]
Card = Annotated[int, "card"]
Cards = Annotated[tuple[int, ...], "cards"]
MeldCards = Annotated[tuple[tuple[int, bool], ...], "meld-cards"]
Suit = Annotated[int, "suit"]
Side = Annotated[str, "side"]
Who = Annotated[str, "who"]
Kind = Annotated[str, "kind"]
Words = Annotated[str, "words"]
Rest = Annotated[str, "rest"]
Name = Annotated[str, "name"]
Square = Annotated[int, "square"]
Path = Annotated[tuple[int, ...], "path"]
Votes = Annotated[tuple[int, int], "votes"]
Number = Annotated[int, "number"]

STOCK = -1
"""A `Holder` that is no player: the stock."""

CARD_GAMES = ("whist", "bezique", "pinochle")
DRAWING_GAMES = ("bezique", "pinochle")
DRAUGHTS = ("draughts",)
ALL_GAMES = (*CARD_GAMES, *DRAUGHTS)


@dataclass_transform(kw_only_default=True, frozen_default=True)
class _Fields:
    """Plain fields given by name, and never changed."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: cannot set {name!r}")


class Event(_Fields):
    """Something that happened at the table. Immutable; equal when kind and fields are equal."""

    kind: ClassVar[str]
    forms: ClassVar[tuple[str, ...]]
    games: ClassVar[tuple[str, ...]] = CARD_GAMES

    @classmethod
    @cache
    def field_names(cls) -> tuple[str, ...]:
        """The names of the fields, in the order of the format's tables."""
        own = cls.__annotations__
        return tuple(name for name in own if not own[name].startswith("ClassVar"))

    def said(self) -> dict[str, Any]:
        """Every field that differs from its default."""
        missing = object()
        return {
            name: value
            for name in self.field_names()
            if (value := getattr(self, name)) != getattr(type(self), name, missing)
        }

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.said() == other.said()

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.said().items())))

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self.said().items())
        return f"{type(self).__name__}({inner})"
