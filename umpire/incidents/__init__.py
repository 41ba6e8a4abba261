"""What can go wrong at the table: facts only, no rule named.

A game notices incidents while it replays a log; a rulebook is asked what it says of each. The
same facts give the same incident whatever book is in force. Kinds are those of docs/incidents.md
(docs/log-format.md names them with the events that show them).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, dataclass_transform

Evidence = tuple[int, str]
"""A line of the log and what it shows."""


@dataclass_transform(kw_only_default=True)
class _Facts:
    """Plain attributes given by name: many kinds must be cheap to define and to make."""

    def __init__(self, **facts: Any) -> None:
        self.__dict__.update(facts)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


class Incident(_Facts):
    """Something irregular, or something that asks for a ruling.

    `offender` is a seat or side as reports name it; `line`, `deal`, `trick` and `move` are null
    where they do not apply. `clock` orders what
    happened on one line. `evidence` is the lines of the log that prove it.
    """

    kind: ClassVar[str] = ""
    title: ClassVar[str] = ""
    demand: ClassVar[bool] = False
    """Whether it asks for something that must be refused where no rule gives it."""
    claimable: ClassVar[bool] = False
    """Whether a claim in the log can be about it."""
    offender: str | None = None
    line: int = 0
    deal: int | None = None
    trick: int | None = None
    move: int | None = None
    clock: int | None = None
    evidence: tuple[Evidence, ...] = ()


class Claim:
    """A revoke claimed in time that nothing had proved when it was claimed.

    `player` is the claimant's seat, `accused` the seat by name, `about` the trick named or None;
    `line`, `deal` and `trick` are those of the claim itself.
    """

    __slots__ = ("about", "accused", "deal", "line", "player", "trick")

    def __init__(self, player: int, accused: str, about: int | None) -> None:
        self.player = player
        self.accused = accused
        self.about = about
        self.line = 0
        self.deal = 0
        self.trick: int | None = None


MODULES = {
    "The cut and the deal": "dealing",
    "Play": "play",
    "Scoring": "scoring",
    "Draughts": "draughts",
    "Drawing games": "drawing",
}
"""Where the kinds are, by what they are about."""


def every() -> dict[str, list[type[Incident]]]:
    """Every kind of incident, in the order in which the modules give them."""
    found = {}
    for about, name in MODULES.items():
        module = import_module(f"umpire.incidents.{name}")
        kinds = [each for each in vars(module).values() if getattr(each, "kind", "")]
        found[about] = [each for each in kinds if each.__module__ == module.__name__]
    return found
