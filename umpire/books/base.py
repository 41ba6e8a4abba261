"""How a rulebook is written down: rules in the book's own order and numbers.

A rule is a function; its docstring is the single home of the rule's statement. `Book.rule` marks
a rule that is judged, `Book.cited` one that is judged along with others, `Book.defines` one that
only defines or that no log can show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from umpire.incidents import Incident
from umpire.rulings import Ruling

if TYPE_CHECKING:
    from umpire.games.base import Table

Judgement = Callable[[Any, Any], "Ruling | Permitted | None"]
F = TypeVar("F", bound=Callable[..., Any])


class Permitted:
    """What a rule answers when it allows what happened: there is nothing to rule on."""


PERMITTED = Permitted()


class BookError(Exception):
    """Two rules of a book both apply and neither says that it displaces the other."""


class Rule:
    """A numbered rule: `role` is ``judged``, ``cited`` or ``defines``."""

    __slots__ = ("judge", "judges", "number", "over", "role", "statement", "title")

    def __init__(self, number: str, title: str, statement: str, role: str) -> None:
        self.number = number
        self.title = title
        self.statement = statement
        self.role = role
        self.judges: tuple[type[Incident], ...] = ()
        self.over: tuple[str, ...] = ()
        self.judge: Judgement | None = None


class Reading:
    """An interpretation: the rules it reads, the reading adopted and why, and the one rejected."""

    __slots__ = ("adopted", "id", "reasons", "rejected", "rules")

    def __init__(
        self, id: str, rules: tuple[str, ...], adopted: str, reasons: str, rejected: str
    ) -> None:
        self.id = id
        self.rules = rules
        self.adopted = adopted
        self.reasons = reasons
        self.rejected = rejected


class Book:
    """A rulebook.

    Args:
        id: as logs and reports name it.
        games: the games whose logs may name it.
        title: what people call it.
        source: the printed source, with the sections.
        numbering: a remark on the numbers, where they are not the printed book's.
    """

    def __init__(
        self, id: str, games: tuple[str, ...], title: str, source: str, numbering: str = ""
    ) -> None:
        self.id = id
        self.games = games
        self.title = title
        self.source = source
        self.numbering = numbering
        self.rules: dict[str, Rule] = {}
        self.readings: dict[str, Reading] = {}
        self.terms: dict[str, str] = {}
        self._on: dict[type[Incident], list[Rule]] = {}
        self._near: dict[type[Incident], str] = {}

    def rule(
        self,
        number: str,
        title: str,
        on: type[Incident] | tuple[type[Incident], ...],
        over: tuple[str, ...] = (),
    ) -> Callable[[F], F]:
        """Write down a rule that is judged on some incidents, displacing the rules in `over`."""

        def add(judge: F) -> F:
            rule = self._add(number, title, judge, "judged")
            rule.judge, rule.over = judge, over
            rule.judges = on if isinstance(on, tuple) else (on,)
            for incident in rule.judges:
                self._on.setdefault(incident, []).append(rule)
            return judge

        return add

    def cited(self, number: str, title: str) -> Callable[[F], F]:
        """Write down a rule that other rules cite when they are judged."""
        return lambda text: (self._add(number, title, text, "cited"), text)[1]

    def defines(self, number: str, title: str) -> Callable[[F], F]:
        """Write down a rule that only defines, or that no log can show."""
        return lambda text: (self._add(number, title, text, "defines"), text)[1]

    def _add(self, number: str, title: str, text: Callable[..., Any], role: str) -> Rule:
        if number in self.rules:
            raise BookError(f"{self.id} has two rules {number}")
        statement = " ".join((text.__doc__ or "").split())
        rule = self.rules[number] = Rule(number, title, statement, role)
        return rule

    def near(self, number: str, *incidents: type[Incident]) -> None:
        """Say which rule is nearest to incidents of which the book does not speak."""
        for incident in incidents:
            self._near[incident] = number

    def reading(
        self, id: str, rules: tuple[str, ...], *, adopted: str, reasons: str, rejected: str
    ) -> None:
        """Write down an interpretation."""
        self.readings[id] = Reading(id, rules, adopted, reasons, rejected)

    def nearest(self, incident: Incident) -> str | None:
        """The number of the rule nearest to an incident, or None."""
        return self._near.get(type(incident))

    def consult(self, incident: Incident, table: Table) -> Ruling | Permitted | None:
        """What the book says of an incident; None where it does not speak.

        Raises:
            BookError: two rules apply and neither displaces the other.
        """
        found: dict[str, Ruling | Permitted] = {}
        for rule in self._on.get(type(incident), ()):
            answer = rule.judge(incident, table) if rule.judge else None
            if answer is not None:
                found[rule.number] = answer
        if len(found) > 1:
            for number in tuple(found):
                for displaced in self.rules[number].over:
                    found.pop(displaced, None)
        if not found:
            return None
        if len(found) > 1:
            raise BookError(f"{self.id}: {', '.join(found)} all apply to {incident.kind}")
        number, answer = found.popitem()
        if isinstance(answer, Ruling):
            answer.book = self
            numbers = dict.fromkeys((number, *answer.also))
            answer.citations = [(self.id, each) for each in numbers]
        return answer
