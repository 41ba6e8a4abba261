"""Bezique: what differs from the drawing games in general.

Readings taken here: while the pack lasts the higher card wins whatever its suit (option
``winning-card=suit`` for the other way), in the last eight tricks as at whist; the turned-up card
is gone once it has been exchanged; a card that has served in a declaration does not serve again in
the same, and the cards of double bezique have served in bezique.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from umpire.cards import RANK_OF
from umpire.events import Announce
from umpire.games.drawing import LOWEST_TRUMP, MARRIAGES, DrawingTable, Shown
from umpire.games.drawing_melds import ACE, RANKS, TEN, Counts
from umpire.games.drawing_trick import Trick
from umpire.games.laid import Served
from umpire.incidents.drawing import (
    DeclarationAfterStock,
    DeclarationNotAllowed,
    DeclarationOutOfTime,
    ExchangeUsed,
    RefusedMeld,
    ScoreNotDue,
    SecondDeclaration,
    WrongDeclaration,
)
from umpire.incidents.scoring import Announcement
from umpire.logs.log import Log

LAST_TRICK = 10
"""Points for the last trick."""

SPADE_QUEEN, DIAMOND_JACK = 0 * 13 + 10, 2 * 13 + 9
CLUB_QUEEN, HEART_JACK = 3 * 13 + 10, 1 * 13 + 9


class Bezique(DrawingTable):
    """The bezique table."""

    game: ClassVar[str] = "bezique"
    hand_size: ClassVar[int] = 8
    card_values: ClassVar[dict[int, int]] = {ACE: 10, TEN: 10}
    meld_values: ClassVar[dict[str, int]] = {
        "bezique": 40,
        "double-bezique": 500,
        "sequence": 250,
        "royal-marriage": 40,
        "marriage": 20,
        "four-aces": 100,
        "four-kings": 80,
        "four-queens": 60,
        "four-jacks": 40,
    }
    meld_names: ClassVar[dict[str, str]] = {
        "single bezique": "bezique",
        "common marriage": "marriage",
        "trump sequence": "sequence",
        "100 aces": "four-aces",
        "80 kings": "four-kings",
        "60 queens": "four-queens",
        "40 jacks": "four-jacks",
        "hundred aces": "four-aces",
        "eighty kings": "four-kings",
        "sixty queens": "four-queens",
        "forty jacks": "four-jacks",
        **{f"4 {name}": f"four-{name}" for name in RANKS},
    }

    __slots__ = ("counts_last", "pair_by_trump", "turn_up_taken")

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        options = log.header.options
        self.any_suit_wins = options.get("winning-card", "any") == "any"
        self.pair_by_trump = options.get("bezique-cards") == "by-trump"
        self.counts_last = int(options.get("last-trick", "32"))

    def clear_deal(self) -> None:
        super().clear_deal()
        self.turn_up_taken = False

    # --- points ---

    def is_plain(self, seat: int, card: int) -> bool:
        return card != self.lowest and super().is_plain(seat, card)

    def after_card(self, trick: Trick, seat: int, card: int) -> None:
        super().after_card(trick, seat, card)
        if card == self.lowest and not trick.closing:
            self.gain(seat, LOWEST_TRUMP, card=card)

    def trick_over(self, trick: Trick) -> None:
        super().trick_over(trick)
        if trick.number == self.counts_last and trick.winner is not None:
            self.gain(trick.winner, LAST_TRICK, trick)

    def count_out(self, before: list[int], after: list[int]) -> int | None:
        """Who has won by the count: the non-dealer counts first; equal scores go by what they were
        before the count, and then by the last trick.
        """
        reached = [seat for seat in (0, 1) if after[seat] >= self.target]
        if len(reached) < 2:
            return reached[0] if reached else None
        if after[0] != after[1]:
            return self.tricks_first_leader()
        if before[0] != before[1]:
            return 0 if before[0] > before[1] else 1
        last = self.last_trick()
        return None if last is None else self.owner(last)

    def tricks_first_leader(self) -> int | None:
        """The non-dealer, who led to the first trick."""
        if self.dealer is not None:
            return 1 - self.dealer
        return self.every_trick()[0].leader

    def too_much_scored(self, seat: int, points: int, due: int, words: str) -> None:
        self.notice(
            ScoreNotDue(
                offender=self.seat(seat), points=points, due=due, evidence=((self.line, words),)
            )
        )

    def on_announce(self, event: Announce, line: int) -> None:
        """To say that one has reached a score is nothing in this game, if it is true."""
        self.sync()
        score = self.after_deal()[0][event.player]
        if score < event.points:
            words = f"{self.who(event.player)} announces {event.points} and has {score}"
            self.notice(
                Announcement(
                    offender=self.seat(event.player),
                    points=event.points,
                    evidence=((line, words),),
                )
            )

    # --- combinations ---

    def pair(self) -> tuple[int, int]:
        """The two cards of bezique."""
        if self.pair_by_trump and self.trump in (0, 2):
            return CLUB_QUEEN, HEART_JACK
        return SPADE_QUEEN, DIAMOND_JACK

    def special(self, cards: list[int]) -> str | None:
        pair = sorted(self.pair())
        if cards == pair:
            return "bezique"
        return "double-bezique" if cards == sorted(pair * 2) else None

    def of_a_kind(self, cards: list[int]) -> str | None:
        ranks = {RANK_OF[card] for card in cards}
        if len(cards) != 4 or len(ranks) != 1:
            return None
        rank = ranks.pop()
        return next((f"four-{name}" for name, each in RANKS.items() if each == rank), None)

    def wanted(self, kind: str, cards: list[int]) -> Iterator[Counts]:
        yield from super().wanted(kind, cards)
        if kind in ("bezique", "double-bezique"):
            yield dict.fromkeys(self.pair(), 2 if kind == "double-bezique" else 1)
        rank = RANKS.get(kind.removeprefix("four-"))
        if rank is not None:
            given: Counts = {}
            for card in cards:
                given[card] = given.get(card, 0) + 1
            yield from self._fours(rank, given, 4 - len(cards), 0)

    def _fours(self, rank: int, given: Counts, more: int, suit: int) -> Iterator[Counts]:
        """Every way to make up four cards of a rank, of any suits."""
        if more <= 0 or suit == 4:
            if more == 0:
                yield given
            return
        card = suit * 13 + rank
        for extra in range(more + 1):
            counts = {**given, card: given.get(card, 0) + extra} if extra else given
            yield from self._fours(rank, counts, more - extra, suit + 1)

    # --- what may be declared ---

    def turn_up_is_gone(self) -> bool:
        return self.turn_up_taken

    def swapped(self, seat: int) -> None:
        self.turn_up_taken = True

    def bar(self, kind: str, served: Served) -> str | None:
        if kind in MARRIAGES and any(name in MARRIAGES for name in served):
            return "married"
        if kind == "royal-marriage" and "sequence" in served:
            return "sequence"
        if kind in served or (kind == "bezique" and "double-bezique" in served):
            return "served"
        return None

    def judge_declaration(self, shown: Shown) -> None:
        seat, kind = shown.seat, shown.kind
        name = kind or shown.named
        facts: dict[str, Any] = {"offender": self.seat(seat), "meld": name}
        refused: RefusedMeld
        words = f"{self.who(seat)} declares {self.said(shown)}"
        note = ((self.line, words),)
        if self.closing:
            refused = DeclarationAfterStock(**facts, evidence=note)
        elif not self.in_time(seat):
            refused = DeclarationOutOfTime(**facts, evidence=note)
        elif kind is None and shown.named == "double-bezique" and self.is_part_of_double(shown):
            refused = DeclarationNotAllowed(**facts, why="not-on-table", evidence=note)
        elif kind is None:
            self._wrong(shown, words)
            return
        elif self.declared[seat]:
            refused = SecondDeclaration(**facts, evidence=note)
        elif shown.exchanged:
            refused = ExchangeUsed(**facts, evidence=note)
        else:
            why = self.why_not(kind, shown)
            if why is None:
                self.lay(shown)
                return
            refused = DeclarationNotAllowed(**facts, why=why, evidence=note)
        self.excuse(seat, self.meld_values.get(name or "", 0))
        self.notice(refused)

    def is_part_of_double(self, shown: Shown) -> bool:
        """Whether the cards shown are two or three of the four of double bezique."""
        cards, pair = shown.cards(), self.pair()
        return all(card in pair and cards.count(card) < 3 for card in cards)

    def _wrong(self, shown: Shown, words: str) -> None:
        seat = shown.seat
        points = self.meld_values.get(shown.named or "", 0)
        self.declared[seat] = True
        self.excuse(seat, points)
        self.notice(
            WrongDeclaration(
                offender=self.seat(seat),
                cards=shown.fresh,
                points=points,
                evidence=((self.line, f"{words}: the cards do not make it"),),
            )
        )
