"""Pinochle: what differs from the drawing games in general.

Readings taken here: a wrong number of cards voids the deal until the dealer has played to the
first trick and is mended after it; the scores of melds, dix and the last trick count as soon as
they are made, the cards when the deal is over or somebody calls himself out; where both pass the
points of the game unannounced, it goes on for a quarter of a thousand more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from umpire.cards import RANK_OF, SUIT_OF
from umpire.events import Announce, ClaimGame, Waive
from umpire.games.drawing import DrawingTable, Shown
from umpire.games.drawing_melds import ACE, JACK, KING, QUEEN, RANKS, TEN, Counts
from umpire.games.drawing_trick import Trick
from umpire.games.laid import Served
from umpire.incidents import Incident
from umpire.incidents.drawing import (
    ExchangeWithMeld,
    FalseAnnouncement,
    MeldNotAllowed,
    MeldOutOfTime,
    MissedDraw,
    RefusedMeld,
    SecondMeld,
    WrongMeld,
)
from umpire.incidents.scoring import Overscore
from umpire.logs.log import Log

LAST_TRICK = 10
"""Points for the last trick."""

FURTHER = 250
"""Points by which the game is prolonged when both have passed its end unannounced."""

SPADE_KING, SPADE_QUEEN, DIAMOND_JACK = 0 * 13 + 11, 0 * 13 + 10, 2 * 13 + 9
SPECIALS = {
    "pinochle": (SPADE_QUEEN, DIAMOND_JACK),
    "double-pinochle": (SPADE_QUEEN, SPADE_QUEEN, DIAMOND_JACK, DIAMOND_JACK),
    "grand-pinochle": (SPADE_QUEEN, SPADE_KING, DIAMOND_JACK),
}
FULL = {"four": 1, "eight": 2}
"""How many of each suit there are in four and in eight of a rank."""


class Pinochle(DrawingTable):
    """The pinochle table."""

    game: ClassVar[str] = "pinochle"
    hand_size: ClassVar[int] = 12
    smallest_cut: ClassVar[int] = 5
    missed_draw = MissedDraw
    wrong_draws_settle: ClassVar[bool] = True
    both_long_is_one: ClassVar[bool] = False
    seen_overdraw_stays: ClassVar[bool] = True
    reaching_wins: ClassVar[bool] = False
    card_values: ClassVar[dict[int, int]] = {ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2}
    meld_values: ClassVar[dict[str, int]] = {
        "marriage": 20,
        "royal-marriage": 40,
        "sequence": 150,
        "pinochle": 40,
        "double-pinochle": 80,
        "grand-pinochle": 80,
        "four-aces": 100,
        "four-kings": 80,
        "four-queens": 60,
        "four-jacks": 40,
        "eight-aces": 200,
        "eight-kings": 160,
        "eight-queens": 120,
        "eight-jacks": 80,
    }
    meld_names: ClassVar[dict[str, str]] = {
        "single pinochle": "pinochle",
        "common marriage": "marriage",
        "plain marriage": "marriage",
        "trump sequence": "sequence",
        "100 aces": "four-aces",
        "80 kings": "four-kings",
        "60 queens": "four-queens",
        "40 jacks": "four-jacks",
        "hundred aces": "four-aces",
        "eighty kings": "four-kings",
        "sixty queens": "four-queens",
        "forty jacks": "four-jacks",
        **{
            f"{prefix}{word}": f"{prefix.replace(' ', '-')}pinochle"
            for prefix in ("", "double ", "grand ")
            for word in ("pinocle", "binocle", "binochle", "pinuchle", "penuchle")
        },
        **{f"4 {name}": f"four-{name}" for name in RANKS},
        **{f"8 {name}": f"eight-{name}" for name in RANKS},
    }

    __slots__ = ("grand", "wrong_melds")

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.grand = log.header.options.get("grand-pinochle") == "yes"

    def clear_deal(self) -> None:
        super().clear_deal()
        self.wrong_melds: list[WrongMeld | None] = [None, None]

    def miscount_voids(self) -> bool:
        return not self.dealer_has_played()

    def waived(self, incident: Incident, event: Waive) -> None:
        super().waived(incident, event)
        self.many = [None if each is incident else each for each in self.many]

    def trick_over(self, trick: Trick) -> None:
        self.wrong_melds = [None, None]
        super().trick_over(trick)
        if trick.number == self.all_tricks() and trick.winner is not None:
            self.gain(trick.winner, LAST_TRICK, trick)

    # --- the score ---

    def next_target(self) -> int:
        return self.target + FURTHER

    def too_much_scored(self, seat: int, points: int, due: int, words: str) -> None:
        self.notice(
            Overscore(
                offender=self.seat(seat), points=points, due=due, evidence=((self.line, words),)
            )
        )

    def on_claim_game(self, event: ClaimGame, line: int) -> None:
        self._calls_out(event.player, self.target, f"{self.who(event.player)} claims the game")

    def on_announce(self, event: Announce, line: int) -> None:
        if event.points >= self.target:
            words = f"{self.who(event.player)} announces {event.points}"
            self._calls_out(event.player, event.points, words)

    def _calls_out(self, seat: int, points: int, words: str) -> None:
        """A player stops the play: he has the points that win, or he has lost."""
        self.sync()
        record = self.record
        if self.winner is not None or record.over or self.guess or self.spoiled:
            return
        score = self.after_deal()[0][seat]
        cards = 0 if record.complete or self.annulled else self.cards_won()[seat]
        if score + cards >= self.target:
            self.winner = self.seat(seat)
            if not record.complete:
                self.gain(seat, cards)
                record.over = True
        elif self.annulled or score + cards + self.cards_not_logged() < self.target:
            note = f"{words}; {score + cards} is the score, of {self.target} that win"
            self.notice(
                FalseAnnouncement(
                    offender=self.seat(seat),
                    points=points,
                    score=score + cards,
                    evidence=((self.line, note),),
                )
            )

    # --- combinations ---

    def special(self, cards: list[int]) -> str | None:
        found = (name for name, made in SPECIALS.items() if list(made) == cards)
        return next(found, None)

    def of_a_kind(self, cards: list[int]) -> str | None:
        ranks = {RANK_OF[card] for card in cards}
        each = len(cards) // 4
        if len(cards) not in (4, 8) or len(ranks) != 1:
            return None
        if any(cards.count(card) != each for card in cards):
            return None
        if len({SUIT_OF[card] for card in cards}) != 4:
            return None
        word, rank = ("four", "eight")[each - 1], ranks.pop()
        return next((f"{word}-{name}" for name, value in RANKS.items() if value == rank), None)

    def wanted(self, kind: str, cards: list[int]) -> Iterator[Counts]:
        yield from super().wanted(kind, cards)
        if kind in SPECIALS:
            made = SPECIALS[kind]
            yield {card: made.count(card) for card in made}
        word, _, name = kind.partition("-")
        if word in FULL and name in RANKS:
            yield {suit * 13 + RANKS[name]: FULL[word] for suit in range(4)}

    # --- what may be melded ---

    @staticmethod
    def class_of(kind: str) -> str:
        """The class of a meld: a, b or c."""
        if kind.endswith("pinochle"):
            return "b"
        return "c" if kind.partition("-")[0] in FULL else "a"

    def why_not(self, kind: str, shown: Shown) -> str | None:
        if kind == "grand-pinochle" and not self.grand:
            return "not-played"
        if not shown.fresh:
            return "no-fresh-card"
        return super().why_not(kind, shown)

    def bar(self, kind: str, served: Served) -> str | None:
        mine, value = self.class_of(kind), self.meld_values[kind]
        for name in served:
            if self.class_of(name) == mine and self.meld_values[name] >= value:
                return "used-before"
        return None

    def judge_declaration(self, shown: Shown) -> None:
        seat, kind = shown.seat, shown.kind
        name = kind or shown.named
        words = f"{self.who(seat)} melds {self.said(shown)}"
        facts: dict[str, Any] = {
            "offender": self.seat(seat),
            "meld": name,
            "evidence": ((self.line, words),),
        }
        mended = self._mends(shown)
        refused: RefusedMeld
        if self.closing or not self.in_time(seat):
            refused = MeldOutOfTime(**facts)
        elif self.many[seat] is not None and self.kept[seat]:
            refused = MeldNotAllowed(**facts, why="too-many-cards")
        elif kind is None:
            self._wrong(shown, words)
            return
        elif self.declared[seat] and not mended:
            refused = SecondMeld(**facts)
        elif self.has_exchanged[seat]:
            refused = ExchangeWithMeld(**facts)
        else:
            why = self.why_not(kind, shown)
            if why is None:
                if mended:
                    self._mended(seat)
                self.lay(shown)
                return
            refused = MeldNotAllowed(**facts, why=why)
        self.excuse(seat, self.meld_values.get(name or "", 0))
        self.notice(refused)

    def _mends(self, shown: Shown) -> bool:
        """Whether a good declaration puts a wrong one right, nothing having been drawn since."""
        wrong = self.wrong_melds[shown.seat]
        return wrong is not None and shown.kind is not None and self.fits(wrong.meld, shown.kind)

    def _mended(self, seat: int) -> None:
        self.wrong_melds[seat] = None
        self.come(("meld-mended", self.deal, self.seat(seat)))

    def _wrong(self, shown: Shown, words: str) -> None:
        seat, named = shown.seat, shown.named
        points = self.meld_values.get(named or "", 0)
        cards = shown.cards()
        belong = [card for card in cards if named and self._belongs(named, card)] or cards
        self.declared[seat] = True
        self.excuse(seat, points)
        wrong = WrongMeld(
            offender=self.seat(seat),
            meld=named,
            cards=tuple(dict.fromkeys(belong)),
            points=points,
            evidence=((self.line, f"{words}: the cards do not make it"),),
        )
        self.wrong_melds[seat] = wrong
        self.notice(wrong)

    def _belongs(self, kind: str, card: int) -> bool:
        return any(card in made for made in self.wanted(kind, [card]))

    def exchange_refused(self, seat: int) -> Incident | None:
        if not self.declared[seat]:
            return None
        words = f"{self.who(seat)} exchanges, having melded after the same trick"
        return ExchangeWithMeld(offender=self.seat(seat), meld=None, evidence=((self.line, words),))
