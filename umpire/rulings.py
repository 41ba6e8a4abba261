"""What a rulebook answers: rulings, the remedies in them, and the rights that they give.

A rule only *declares* what follows. `umpire.docket` carries every declared right through the rest
of the log; no rule watches later events itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from umpire.cards import NAMES, SUITS
from umpire.incidents import Incident
from umpire.players import SIDE_WORDS, WORDS

Moment = tuple[Any, ...]
"""A moment of the game: its id first, then what tells it from others of the kind."""

NOW: Moment = ("now",)
FIRST_ROUND_OVER: Moment = ("first-round-over",)
TRICKS_GATHERED: Moment = ("tricks-gathered",)
PACK_CUT: Moment = ("pack-cut",)
NEXT_CARD_DEALT: Moment = ("next-card-dealt",)
RECTIFIED: Moment = ("rectified",)
DEAL_BEGINS: Moment = ("deal-begins",)
DEAL_OVER: Moment = ("deal-over",)
DEAL_ANNULLED: Moment = ("deal-annulled",)
GAME_OVER: Moment = ("game-over",)


def proper_cut(least: int) -> Moment:
    """The moment of a cut that leaves at least so many cards in either packet."""
    return ("proper-cut", least)


OPEN, ENFORCED, LAPSED, WAIVED = "open", "enforced", "lapsed", "waived"
CURED, STANDS, REFUSED = "cured", "stands", "refused"
NO_PENALTY, SILENT = "no-penalty", "silent"

STATUSES = (ENFORCED, OPEN, REFUSED, NO_PENALTY, STANDS, CURED, WAIVED, LAPSED, SILENT)
"""Every status, in the order in which they are counted."""


def say(who: str | None) -> str:
    """A seat or side in words: ``East``, ``North and South``."""
    return WORDS.get(who or "") or SIDE_WORDS.get(who or "") or who or "the players"


class Remedy:
    """Something that follows or may be chosen: `kind` as in docs/incidents.md, `text` for a player.

    `of` bears it and `to` gains; `points` and `count` are whole numbers of points, tricks or
    cards. `uses`: it is a right that somebody must use (a card that may be called), held by `by`
    and ended by the moments in `ends`, with the status that each leaves. `with_choice`: it
    follows only once an option of the same ruling is chosen. `group`: of the rights of one group
    only one can be used. `answers_late`: to ask for it when it is gone is refused by this ruling,
    and is no incident of its own.
    """

    __slots__ = (
        *("answers_late", "by", "card", "count", "ends", "group", "kind", "of", "points"),
        *("suit", "text"),
        *("to", "uses", "when", "with_choice"),
    )

    def __init__(
        self,
        kind: str,
        text: str,
        *,
        of: str | None = None,
        to: str | None = None,
        card: int | None = None,
        suit: int | None = None,
        points: int | None = None,
        count: int | None = None,
        uses: bool = False,
        by: str | None = None,
        ends: Mapping[Moment, str] | None = None,
        when: str | None = None,
        with_choice: bool = False,
    ) -> None:
        self.kind = kind
        self.text = text
        self.of = of
        self.to = to
        self.card = card
        self.suit = suit
        self.points = points
        self.count = count
        self.uses = uses
        self.by = by
        self.ends = dict(ends or {})
        self.when = when
        self.with_choice = with_choice
        self.group: str | None = None
        self.answers_late = True

    def facts(self) -> dict[str, Any]:
        """The fields that apply, as the JSON report has them."""
        named = {
            "of": self.of,
            "to": self.to,
            "card": None if self.card is None else NAMES[self.card],
            "suit": None if self.suit is None else SUITS[self.suit],
            "points": self.points,
            "count": self.count,
        }
        shown = {name: value for name, value in named.items() if value is not None}
        return {"kind": self.kind, **shown, "text": self.text}


class Window:
    """When a right opens and closes: moments by id, and the lines on which they came."""

    __slots__ = ("claimed_line", "closed_line", "closes", "opened_line", "opens")

    def __init__(self, opens: str | None, closes: tuple[str, ...]) -> None:
        self.opens = opens
        self.closes = closes
        self.opened_line: int | None = None
        self.closed_line: int | None = None
        self.claimed_line: int | None = None


class Ruling:
    """What a book says of an incident, and what has become of it since.

    Args:
        incident: what happened.
        remedies: what follows of itself.
        options: alternatives of which `chooser` (a seat or side) may pick one.
        status: given where nothing can change it (``stands``, ``refused``, ``no-penalty``).
        opens: the moment at which the options open; None for at once.
        closes: the moments that close them, with the status that each leaves.
        claim: the right must be claimed before it is used (a revoke).
        also: further rules of the same book, cited after the governing one.
        late_rule: the rule cited in addition when the right was used too late.
        readings: ids of the interpretations that the ruling rests on.
        voids: incidents whose own rulings this one ends.
        once: what it is paid for: of rulings with the same, one alone costs anything.
        note: a sentence for the explanation.
    """

    __slots__ = (
        *("also", "book", "chooser", "chosen", "chosen_line", "citations", "claim"),
        *("claimed", "closed_by", "closes"),
        *("early", "elsewhere", "incident", "late", "late_rule", "nearest", "note", "number"),
        *("once", "opens", "options", "outcome", "readings", "remedies", "rights"),
        *("status_given", "voids"),
        *("order", "window"),
    )

    def __init__(
        self,
        incident: Incident,
        *,
        remedies: Iterable[Remedy] = (),
        options: Iterable[Remedy] = (),
        chooser: str | None = None,
        status: str | None = None,
        opens: Moment | None = None,
        closes: Mapping[Moment, str] | None = None,
        claim: bool = False,
        also: tuple[str, ...] = (),
        late_rule: str | None = None,
        readings: tuple[str, ...] = (),
        voids: tuple[Incident, ...] = (),
        once: Moment | None = None,
        note: str = "",
    ) -> None:
        self.incident = incident
        self.once = once
        self.early: tuple[int, ...] = ()
        """Lines on which the right was asked for before it had opened."""
        self.remedies = tuple(remedies)
        self.options = tuple(options)
        self.chooser = chooser
        self.status_given = status
        self.opens = opens
        self.closes = dict(closes or {})
        self.claim = claim
        self.also = also
        self.late_rule = late_rule
        self.readings = readings
        self.voids = voids
        self.note = note
        self.book: Any = None
        self.citations: list[tuple[str, str]] = []
        self.nearest: tuple[str, str] | None = None
        self.elsewhere: list[tuple[str, str]] = []
        self.chosen: str | None = None
        self.chosen_line: int | None = None
        self.closed_by: Moment | None = None
        self.claimed = False
        self.late = False
        self.outcome: str | None = None
        self.rights: list[Any] = []
        self.number = 0
        self.order = 0
        self.window = self._window()

    def _window(self) -> Window:
        ends = dict(self.closes)
        for remedy in self.remedies:
            if remedy.uses and not self.options:
                ends.update(remedy.ends)
        opens = self.opens or (NOW if ends or self.options else None)
        shown = dict.fromkeys(moment[0] for moment in ends)
        return Window(opens[0] if opens else None, tuple(shown))

    @property
    def status(self) -> str:
        """The status, by the first line that fits of the table in docs/report.md."""
        if self.status_given:
            return self.status_given
        if self.late:
            return REFUSED
        if self.outcome == CURED:
            return CURED
        used = self.chosen is not None or any(right.used for right in self.rights)
        if used:
            return ENFORCED
        options = [right for right in self.rights if right.of_options]
        if any(right.is_open for right in options):
            return OPEN
        own = any(not remedy.uses and not remedy.with_choice for remedy in self.remedies)
        if own and not self.options:
            return ENFORCED
        if any(right.is_open and right.must_be_used for right in self.rights):
            return OPEN
        return self.outcome or (LAPSED if self.rights else ENFORCED)

    def end(self, outcome: str) -> None:
        """Give the ruling an outcome; the graver word stays."""
        if self.outcome not in (WAIVED, CURED):
            self.outcome = outcome
