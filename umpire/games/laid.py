"""The cards that a player has on the table, and what each has served in.

Of two copies of a card the log does not say which is played or declared. So every way in which it
may have been is kept, and a combination is allowed if one of them allows it: the doubt is never
turned against the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations

Served = tuple[str, ...]
"""The combinations in which one card has served, in order."""

World = tuple[Served, ...]
"""What all copies of a card that lie on the table have served in."""

Bar = Callable[[str, Served], str | None]
"""Why a card that has served in combinations may not serve in another, or None."""


class LaidCards:
    """What one player has on the table."""

    __slots__ = ("_worlds",)

    def __init__(self) -> None:
        self._worlds: dict[int, tuple[World, ...]] = {}

    def __bool__(self) -> bool:
        return bool(self._worlds)

    def count(self, card: int) -> int:
        """How many copies of a card lie on the table."""
        worlds = self._worlds.get(card)
        return len(worlds[0]) if worlds else 0

    def cards(self) -> list[int]:
        """The cards on the table, each as often as it lies there."""
        return [card for card in sorted(self._worlds) for _ in range(self.count(card))]

    def clear(self) -> None:
        """All cards are taken up."""
        self._worlds.clear()

    def play(self, card: int) -> None:
        """One copy of a card is played off the table, if one lies there."""
        worlds = self._worlds.pop(card, ())
        left = [
            world[:place] + world[place + 1 :] for world in worlds for place in range(len(world))
        ]
        if left and left[0]:
            self._worlds[card] = _distinct(left)

    def reason(self, kind: str, old: Mapping[int, int], bar: Bar) -> str | None:
        """Why so many copies of cards on the table may not serve in a combination, or None."""
        for card, number in old.items():
            worlds = self._worlds.get(card, ())
            if number and not any(_serve(world, number, kind, bar) for world in worlds):
                reasons = (bar(kind, served) for world in worlds for served in world)
                return next(filter(None, reasons), "served")
        return None

    def lay(self, kind: str, old: Mapping[int, int], fresh: Iterable[int], bar: Bar) -> None:
        """Cards on the table and new ones serve in a combination that is allowed."""
        new = list(fresh)
        for card in dict.fromkeys([*old, *new]):
            number, added = old.get(card, 0), ((kind,),) * new.count(card)
            found = [
                (*after, *added)
                for world in self._worlds.get(card, ((),))
                for after in _serve(world, number, kind, bar)
            ]
            if found and found[0]:
                self._worlds[card] = _distinct(found)


def _serve(world: World, number: int, kind: str, bar: Bar) -> list[World]:
    """Every way in which so many copies serve in a combination, those that are barred left out."""
    able = [place for place, served in enumerate(world) if bar(kind, served) is None]
    return [
        tuple((*s, kind) if place in chosen else s for place, s in enumerate(world))
        for chosen in combinations(able, number)
    ]


def _distinct(worlds: Iterable[World]) -> tuple[World, ...]:
    return tuple(dict.fromkeys(tuple(sorted(world)) for world in worlds))
