"""What a deal of whist came to: tricks, honours and penalties, side by side."""

from __future__ import annotations

from umpire.incidents import Incident
from umpire.players import seats_of
from umpire.rulings import Remedy

SIDE_NAMES = ("NS", "EW")
BOOK = 6
"""Tricks that do not count."""

LONG, SHORT = 10, 5
"""Points of the game in long and short whist."""

HONOUR_POINTS = {3: 2, 4: 4}
"""Points for three and for four honours held between partners."""

HONOUR_RANKS = (12, 11, 10, 9)


class DealRecord:
    """What a deal came to, for the report."""

    __slots__ = (
        *("annulled", "bars", "before", "claims", "complete", "dealer", "forfeit", "honours"),
        *("number", "marked", "penalties", "refused", "said", "tricks", "trump"),
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.dealer: str | None = None
        self.trump: int | None = None
        self.tricks = [0, 0]
        self.honours = {0: 0, 1: 0}
        self.claims: list[tuple[int, int, int]] = []
        self.refused: set[tuple[int, int]] = set()
        self.penalties: list[Remedy] = []
        self.bars: list[tuple[int, Incident]] = []
        """The incidents by which sides are barred."""
        self.annulled = False
        self.complete = False
        self.forfeit = False
        """Whether the game was lost in this deal by a penalty."""
        self.said = [0, 0]
        self.marked = [0, 0]
        """Points that the players have scored for honours."""
        self.before = [0, 0]

    def counted_tricks(self) -> list[int]:
        """The tricks of each side, those taken for revokes moved."""
        tricks = list(self.tricks)
        for remedy in self.penalties:
            if remedy.kind == "take-tricks":
                loser = side_index(remedy.of)
                moved = min(remedy.count or 0, tricks[loser])
                tricks[loser] -= moved
                tricks[1 - loser] += moved
        return tricks


def side_index(who: str | None) -> int:
    """0 for North and South, 1 for East and West; `who` is a seat or a side."""
    return seats_of("whist", who or "NS")[0] % 2
