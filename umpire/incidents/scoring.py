"""What can go wrong in scoring."""

from __future__ import annotations

from umpire.incidents import Incident


class HonoursClaimedLate(Incident):
    """Honours were claimed after the next deal had begun."""

    kind = "honours-claimed-late"
    title = "Honours claimed late"
    count: int


class HonoursCalledWrongly(Incident):
    """Honours were called at a score at which some codes do not allow it.

    `score` is the side's; `at_eight_with_deal`: at eight, with the deal, against nine.
    """

    kind = "honours-called-wrongly"
    title = "Honours called"
    score: int
    short: bool
    at_eight_with_deal: bool


class HonoursNotDue(Incident):
    """Honours were claimed that the side did not hold, or at a score that bars them.

    `why` is ``score`` or ``not-held``; `held` the most that the side can have held.
    """

    kind = "honours-not-due"
    title = "Honours not due"
    why: str
    short: bool
    count: int
    held: int


class Overscore(Incident):
    """More points were scored than had fallen due; `points` is the surplus."""

    kind = "overscore"
    title = "Too much scored"
    points: int
    due: int


class Announcement(Incident):
    """A player announced a score in a game that knows no such announcement."""

    kind = "announcement"
    title = "Announcement of a score"
    points: int
