"""What every table does: it takes events, keeps the record, and tells what it noticed.

A table is total: any list of events, lawful or not, is replayed without an exception. It knows no
law; whatever needs a rulebook is put into `news` for the judge, in the order in which it happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from umpire.cards import NAMES, show
from umpire.events import BY_KIND, Event, Plays, Said, Unreadable, Waive
from umpire.incidents import Claim, Incident
from umpire.incidents.play import ExposedCard
from umpire.logs.log import Log, Problem
from umpire.players import SEATS, SIDES, other_side, say_seat, seats_of, side_of
from umpire.rulings import Moment, Remedy, say

Handler = Callable[[Any, Any, int], None]


class Noticed:
    """News: an incident."""

    __slots__ = ("incident",)

    def __init__(self, incident: Incident) -> None:
        self.incident = incident


class Revised:
    """News: an incident turned out to be another, or (`new` None) to be none."""

    __slots__ = ("new", "old")

    def __init__(self, old: Incident, new: Incident | None) -> None:
        self.old = old
        self.new = new


class Came:
    """News: a moment came."""

    __slots__ = ("line", "moment")

    def __init__(self, moment: Moment, line: int) -> None:
        self.moment = moment
        self.line = line


class Claimed:
    """News: a revoke was claimed in time, and nothing has proved it yet."""

    __slots__ = ("claim",)

    def __init__(self, claim: Claim) -> None:
        self.claim = claim


News = Noticed | Revised | Came | Claimed


_HANDLERS: dict[str, dict[type, Handler]] = {}


def handlers_of(table: Table) -> dict[type, Handler]:
    """What each kind of event does at a table: its methods `on_<kind>`, looked up once a game."""
    found = _HANDLERS.get(table.game)
    if found is None:
        kind = type(table)
        found = {Plays: kind.on_plays, Unreadable: kind.on_unreadable}
        for name, event in BY_KIND.items():
            handler = getattr(kind, "on_" + name.replace("-", "_"), None)
            if handler is not None:
                found[event] = handler
        _HANDLERS[table.game] = found
    return found


class Table:
    """The state of a game and how events change it. Seats are ints, cards small ints."""

    game: ClassVar[str] = ""

    __slots__ = (
        *(
            "answer",
            "bad_deals",
            "clock",
            "deal",
            "hands_pending",
            "header",
            "line",
            "names",
            "news",
            "problems",
        ),
        *("spoiled", "unread", "watched", "winner", "winner_deal"),
    )

    def __init__(self, log: Log) -> None:
        self.header = log.header
        self.names = log.header.players
        self.news: list[News] = []
        self.problems: list[Problem] = []
        self.deal = 0
        self.line = 0
        self.clock = 0
        """Counts on within a line, where several things happen on one."""
        self.answer: str | None = None
        self.watched = False
        self.winner: str | None = None
        self.spoiled = False
        self.unread: dict[int, int | None] = {}
        """Lines that could not be read, and the deal in which each stands."""
        self.winner_deal: int | None = None
        """The deal in which the game was lost by a penalty."""
        self.hands_pending: dict[int, tuple[int, int]] = {}
        """Hands just given and not yet counted: the count and line of each seat."""
        self.bad_deals: set[int | None] = set()

    # --- events ---

    def on_plays(self, event: Plays, line: int) -> None:
        """A one-line trick, in games that know tricks."""

    def play_on(self, events: Sequence[Said], lines: Sequence[int], start: int) -> int:
        """Take as many events from `start` as can be taken at one stroke, and say how many."""
        return 0

    def on_unreadable(self, event: Unreadable, line: int) -> None:
        """A line that could not be read: nothing can be ruled on in this deal."""
        self.unread[line] = self.deal or None
        self.spoil()

    def spoil(self) -> None:
        """Give no ruling on the deal in progress, and trust no score from here on."""
        self.bad_deals.add(self.deal or None)
        self.spoiled = True

    def prepare(self, event: Said) -> None:
        """Before an event is put to the docket: notice what the log has shown up to it."""

    def finish(self) -> None:
        """The log ends here: notice what could not be judged before."""

    # --- what it tells ---

    def notice(self, incident: Incident, *, deal: int | None = None) -> None:
        """Tell of an incident, of the deal in progress unless another is named."""
        incident.deal = (self.deal if deal is None else deal) or None
        if not incident.line:
            incident.line = self.line
        if incident.clock is None:
            incident.clock = self.clock
        if not incident.evidence:
            who = "" if incident.offender is None else f"{self.name_of(incident.offender)}: "
            incident.evidence = ((incident.line, who + incident.title.lower()),)
        self.news.append(Noticed(incident))
        self.watched = True

    def revise(self, old: Incident, new: Incident | None) -> None:
        """Tell that an incident turned out otherwise."""
        if new is not None:
            new.deal = old.deal
            new.line = new.line or old.line
            new.clock = old.clock
            new.trick = old.trick if new.trick is None else new.trick
        self.news.append(Revised(old, new))

    def come(self, moment: Moment) -> None:
        """Tell that a moment came, if anybody waits for moments or may do so from now on."""
        if self.watched:
            self.news.append(Came(moment, self.line))

    def problem(
        self,
        message: str,
        hint: str | None = None,
        *,
        card: int | None = None,
        other: int | None = None,
    ) -> None:
        """Report that the record cannot be true; the deal is not ruled on.

        `card` is the card at odds with the record and `other` the line that says otherwise.
        """
        problem = Problem(self.line, 1, message, hint)
        problem.card, problem.other = card, other
        problem.deal = self.deal or None
        self.problems.append(problem)
        self.spoil()

    # --- what the docket asks ---

    def when(self, moment: Moment) -> int | None:
        """The line on which a moment came in this deal, or None."""
        return None

    def claim_deal(self, trick: int | None) -> int:
        """The deal that a claim made now is about."""
        return self.deal

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        """Whether the state of play allows a right to be used by an event."""
        return True

    def carry_out(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """Let a remedy take effect on the table: the method `do_<kind>`, if there is one."""
        effect = getattr(self, "do_" + remedy.kind.replace("-", "_"), None)
        if effect is not None:
            effect(remedy, incident, event)

    def do_lose_game(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The side that bears it has lost the game."""
        if remedy.of is not None and self.winner is None:
            self.winner, self.winner_deal = self.opponents(remedy.of), incident.deal

    def undo(self, incident: Incident) -> None:
        """Take back what the remedies of an incident have done: it turned out otherwise."""

    def claim_failed(self, claim: Claim) -> None:
        """A claim was never proved."""

    def established(self, incident: Incident) -> None:
        """An incident was rightly claimed."""

    def waived(self, incident: Incident, event: Waive) -> None:
        """The rights that an incident gave were given up in words."""

    # --- what rules ask ---

    def is_adversarys(self, incident: ExposedCard) -> bool:
        """Whether the cards exposed are those of an adversary of the player who exposed them."""
        owner, offender = incident.owner, incident.offender
        return bool(owner and offender) and self.opponents(owner or "") == self.side_of(
            offender or ""
        )

    # --- words ---

    def seat(self, seat: int) -> str:
        """A seat as reports name it."""
        return SEATS[self.game][seat]

    def side(self, seat: int) -> str:
        """The side of a seat."""
        return side_of(self.game, seat)

    def sides(self) -> tuple[str, ...]:
        """Both sides."""
        return SIDES[self.game]

    def opponents(self, who: str) -> str:
        """The adversaries of a seat or side."""
        return other_side(self.game, self.side_of(who))

    def side_of(self, who: str) -> str:
        """The side of a seat, or the side itself, by name."""
        return self.side(seats_of(self.game, who)[0])

    def seats(self, names: tuple[str, ...]) -> tuple[int, ...]:
        """Seats by their names."""
        return tuple(SEATS[self.game].index(name) for name in names)

    def option(self, name: str) -> str | None:
        """The value that the log gives an option, or None."""
        return self.header.options.get(name)

    def name_of(self, offender: str) -> str:
        """A seat or side of a report, in words."""
        seats = seats_of(self.game, offender)
        return self.who(seats[0]) if len(seats) == 1 else say(offender)

    def who(self, seat: int) -> str:
        """A player in words, for evidence and messages: ``East (Bob)``, or the seat alone."""
        name = self.names.get(seat)
        return f"{say_seat(self.game, seat)} ({name})" if name else say_seat(self.game, seat)

    @staticmethod
    def card(card: int | None) -> str:
        """A card as people read it."""
        return "a card" if card is None else show(card)

    @staticmethod
    def code(card: int) -> str:
        """A card as logs write it."""
        return NAMES[card]

    # --- the report ---

    def deals(self) -> list[dict[str, Any]]:
        """The deals, as the report lists them."""
        return []

    def standing(self) -> tuple[dict[str, int] | None, str | None]:
        """The score of the game in progress, and the side that has won it.

        The score is None where it cannot be known, the winner where nobody has won.
        """
        return None, self.won_by_penalty()

    def won_by_penalty(self) -> str | None:
        """The side that has won because the other lost the game by a penalty.

        A deal that is not ruled on gives no penalty.
        """
        spoilt = self.winner_deal is not None and self.winner_deal in self.bad_deals
        return None if spoilt else self.winner
