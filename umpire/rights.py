"""Rights that rulings give, and the events that use them.

The plain event that uses each kind of remedy stands in one table; any other remedy is chosen by its
name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from umpire.events import (
    Call,
    DemandDeal,
    Event,
    Huff,
    Rectify,
    RequireWin,
    TakeChoice,
    Waive,
)
from umpire.incidents import Claim, Incident
from umpire.players import seats_of
from umpire.rulings import (
    Moment,
    Remedy,
    Ruling,
)

USED, EARLY, LATE, ANSWERED, NOT_YET = "used", "early", "late", "answered", "not-yet"
"""What became of an event that asks for something; `NOT_YET`: a right that is open cannot be used
in this state of play."""


class TableSide(Protocol):
    """What the docket needs of a table."""

    game: ClassVar[str]
    deal: int

    def claim_deal(self, trick: int | None) -> int:
        """The number of the deal that a claim made now is about."""

    def when(self, moment: Moment) -> int | None:
        """The line on which a moment came, or None."""

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        """Whether the state of play allows a right to be used by an event."""

    def carry_out(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """Let a remedy take effect."""

    def undo(self, incident: Incident) -> None:
        """Take back what the remedies of an incident have done: it turned out otherwise."""

    def established(self, incident: Incident) -> None:
        """Take note that an incident was rightly claimed."""

    def waived(self, incident: Incident, event: Waive) -> None:
        """Take note that the rights that an incident gave were given up."""

    def claim_failed(self, claim: Claim) -> None:
        """Take note that a claim was never proved."""


def _call_card(event: Any, remedy: Remedy) -> bool:
    """A card exposed unseen may be whichever is called."""
    return event.card is not None and remedy.card in (None, event.card)


def _call_which(which: str) -> Callable[[Any, Remedy], bool]:
    def matches(event: Any, remedy: Remedy) -> bool:
        return bool(event.which == which and remedy.suit in (None, event.suit))

    return matches


ACTS: dict[str, tuple[type[Event], Callable[[Any, Remedy], bool]]] = {
    "fresh-deal": (DemandDeal, lambda event, remedy: True),
    "deal-stands": (DemandDeal, lambda event, remedy: True),
    "new-deal": (DemandDeal, lambda event, remedy: True),
    "rectify": (Rectify, lambda event, remedy: True),
    "callable-card": (Call, _call_card),
    "call-card": (Call, _call_card),
    "call-suit": (Call, _call_which("lead")),
    "call-highest": (Call, _call_which("highest")),
    "call-lowest": (Call, _call_which("lowest")),
    "must-win": (RequireWin, lambda event, remedy: not event.negative),
    "must-not-win": (RequireWin, lambda event, remedy: bool(event.negative)),
    "huff": (Huff, lambda event, remedy: event.choice == "huff"),
    "compel-take": (Huff, lambda event, remedy: event.choice == "compel-take"),
    "let-stand": (Huff, lambda event, remedy: event.choice == "let-stand"),
    "may-see-next-two": (TakeChoice, lambda event, remedy: True),
}
"""The plain event that uses each kind of remedy; any other is chosen with `chooses`."""


SETTLED = ("deal-stands", "new-deal")
"""Remedies that answer a demand for a fresh deal by themselves."""

BY_EVENT_ALONE = ("callable-card", "rectify")
"""Remedies that `chooses` cannot use: it does not say which card, or does not do the thing."""


def uses(event: Event, remedy: Remedy, game: str) -> bool:
    """Whether an event asks for a remedy: its kind, and the player who must bear it."""
    act = ACTS.get(remedy.kind)
    if act is None or type(event) is not act[0] or not act[1](event, remedy):
        return False
    bearer = getattr(event, "from_", getattr(event, "of", None))
    return bearer is None or remedy.of is None or bearer in seats_of(game, remedy.of)


def is_about(accused: str, trick: int | None, incident: Incident) -> bool:
    """Whether a claim is about an incident: its kind, the player, and the trick if named."""
    return incident.claimable and incident.offender == accused and trick in (None, incident.trick)


class Right:
    """A right that a ruling gives: one remedy, or the choice among the ruling's options."""

    __slots__ = (
        *("by", "deal", "ends", "is_open", "must_be_used", "of_options", "opened"),
        *("remedies", "ruling", "used"),
    )

    def __init__(
        self, ruling: Ruling, remedies: tuple[Remedy, ...], ends: dict[Moment, str], options: bool
    ) -> None:
        self.ruling = ruling
        self.remedies = remedies
        self.ends = ends
        self.of_options = options
        self.must_be_used = options or remedies[0].uses
        first = remedies[0]
        self.by = (first.by or ruling.chooser) if not options else ruling.chooser
        self.deal = ruling.incident.deal
        self.is_open = True
        self.opened = True
        self.used = False
