"""The score of a drawing game: what falls due at once, the cards in the tricks, and forfeits.

Readings taken here: points for cards are counted when the last trick is complete, and only where
every trick of the deal is in the log; of tricks that the log does not tell nobody can say what was
in them, and what the players score for them is taken as they say.
"""

from __future__ import annotations

from typing import Any, ClassVar

from umpire.cards import COPIES, PACKS
from umpire.events import ClaimGame, Concede, Event, Score
from umpire.games.drawing_trick import Trick
from umpire.games.drawing_tricks import TrickPairs
from umpire.incidents import Incident
from umpire.incidents.play import GameClaim
from umpire.logs.log import Log
from umpire.players import SEATS
from umpire.rulings import Remedy

GAME = 1000
"""Points that win where the log does not say otherwise."""


class Entry:
    """Points for a seat.

    `trick`: they go to whoever is the owner of it. `incident`: a ruling on it gave them. `card`:
    they are for playing that card.
    """

    __slots__ = ("card", "incident", "points", "seat", "trick")

    def __init__(
        self,
        seat: int,
        points: int,
        trick: Trick | None = None,
        incident: Incident | None = None,
        card: int | None = None,
    ) -> None:
        self.seat = seat
        self.points = points
        self.trick = trick
        self.incident = incident
        self.card = card


class DealRecord:
    """What a deal came to.

    `entries` in the order in which they fell due; `forfeits` the seats that forfeit the closing
    tricks and `no_cards` those that count nothing for cards, each with the incident.
    """

    __slots__ = (
        *("annulled", "cards", "complete", "dealer", "entries", "forfeits", "no_cards"),
        *("number", "over", "tricks", "trump"),
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.dealer: int | None = None
        self.trump: int | None = None
        self.entries: list[Entry] = []
        self.forfeits: list[tuple[int, Incident]] = []
        self.no_cards: list[tuple[int, Incident]] = []
        self.annulled = False
        self.complete = False
        self.over = False
        self.tricks = [0, 0]
        self.cards = [0, 0]


class Ledger(TrickPairs):
    """The table's score: `base` is that of the game in progress before the deal."""

    card_values: ClassVar[dict[int, int]] = {}
    """What a card of each rank counts for the player who has it in his tricks."""

    reaching_wins: ClassVar[bool] = True
    """Whether the game is won by reaching its points, without announcing it."""

    __slots__ = (
        *("barred", "base", "before", "excused", "guess", "record", "records", "taken"),
        *("target",),
    )

    def __init__(self, log: Log) -> None:
        self.records: list[DealRecord] = []
        self.record = DealRecord(0)
        super().__init__(log)
        names = SEATS[self.game]
        self.base = [log.header.score.get(seat, 0) for seat in names]
        self.target = int(log.header.options.get("game", GAME))
        self.before, self.taken, self.excused = [0, 0], [0, 0], [0, 0]
        self.guess = False
        """Whether an earlier deal was not logged to its end, so that no score is certain."""

    def clear_deal(self) -> None:
        super().clear_deal()
        self.barred = [False, False]

    # --- the course of deals ---

    def begin_deal(self, dealer: int | None) -> None:
        if self.deal:
            self._carry_forward()
        super().begin_deal(dealer)
        self.record = DealRecord(self.deal)
        self.records.append(self.record)

    def _carry_forward(self) -> None:
        """The deal before is over: its points go into the score."""
        self.sync()
        self.before = [self._due(seat) for seat in (0, 1)]
        self.taken, self.excused = [0, 0], [0, 0]
        score, winner = self.after_deal()
        if winner is not None or self.winner is not None:
            self.winner, self.base, self.before = None, [0, 0], [0, 0]
            self.target = int(self.header.options.get("game", GAME))
        else:
            if self.record.complete and min(score) >= self.target:
                self.target = self.next_target()
            self.base = score

    def next_target(self) -> int:
        """The points that win once both players have passed those that should have won."""
        return self.target

    def settle_deal(self) -> None:
        self.sync()
        if not self.record.complete and self.play_begun() and not self.record.over:
            self.guess = True

    def annul(self, deal: int | None, *, passes: bool) -> None:
        super().annul(deal, passes=passes)
        if self.annulled:
            self.record.annulled = True

    def sync(self) -> None:
        """Bring the record of the deal in progress up to the state of the table."""
        record = self.record
        if record.number != self.deal or not self.deal or self.annulled:
            return
        record.trump, record.dealer = self.trump, self.dealer
        tricks = self.every_trick()
        known = all(trick.winner is not None for trick in tricks)
        record.complete = self.first_trick == 1 and self.deal_complete() and known
        record.tricks = [0, 0]
        for trick in tricks:
            owner = self.owner(trick)
            if owner is not None:
                record.tricks[owner] += 1
        record.cards = self.cards_won() if record.complete else [0, 0]

    def owner(self, trick: Trick) -> int | None:
        """Whose a trick is: the winner's, or where one player forfeits it the other's."""
        if trick.closing and self.record.forfeits and len(trick.cards) == 2:
            losers = {seat for seat, _ in self.record.forfeits}
            if len(losers) == 1:
                return 1 - losers.pop()
        return trick.winner

    def cards_won(self) -> list[int]:
        """The points for cards in the tricks that each player has, as far as they are logged."""
        points, values = [0, 0], self.card_values
        for trick in self.every_trick():
            owner = self.owner(trick)
            if owner is not None:
                for _, card in trick.cards:
                    points[owner] += values.get(card % 13, 0)
        for seat, _ in self.record.no_cards:
            points[seat] = 0
        return points

    def cards_not_logged(self) -> int:
        """The points for cards that may lie in tricks of which the log does not tell."""
        if self.first_trick == 1:
            return 0
        suits, copies = 4, COPIES[self.game]
        whole = sum(self.card_values.get(rank, 0) for rank in PACKS[self.game]) * suits * copies
        return whole - sum(
            self.card_values.get(card % 13, 0)
            for trick in self.every_trick()
            for _, card in trick.cards
        )

    # --- points ---

    def gain(
        self, seat: int, points: int, trick: Trick | None = None, card: int | None = None
    ) -> None:
        """Points fall due to a player, unless he may not score now."""
        if not (self.barred[seat] or self.annulled or self.record.over):
            self.record.entries.append(Entry(seat, points, trick, None, card))

    def lose_trick(self, trick: Trick) -> None:
        """What a trick gave is taken back with it."""
        kept = [entry for entry in self.record.entries if entry.trick is not trick]
        self.record.entries = kept

    def lose_card(self, seat: int, card: int) -> None:
        """What the playing of a card gave is taken back with it."""
        for place in range(len(self.record.entries) - 1, -1, -1):
            entry = self.record.entries[place]
            if entry.seat == seat and entry.card == card:
                del self.record.entries[place]
                return

    def excuse(self, seat: int, points: int) -> None:
        """A claim was refused: points marked for it are part of that fault, and of no other."""
        self.excused[seat] += points

    def _enter(self, seat: int, points: int, incident: Incident) -> None:
        if incident.deal == self.record.number:
            self.record.entries.append(Entry(seat, points, None, incident))
        else:
            self.base[seat] = max(0, self.base[seat] + points)
            self.before[seat] += max(0, points)

    def do_add_score(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A player adds a forfeit to his own score."""
        self._enter(self.seats((remedy.to or "A",))[0], remedy.points or 0, incident)

    def do_deduct_score(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A forfeit comes off the score of the player who incurred it."""
        self._enter(self.seats((remedy.of or "A",))[0], -(remedy.points or 0), incident)

    def do_forfeit_tricks(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A player forfeits the closing tricks."""
        self.record.forfeits.append((self.seats((remedy.of or "A",))[0], incident))

    def do_forfeit_cards_score(
        self, remedy: Remedy, incident: Incident, event: Event | None
    ) -> None:
        """A player counts nothing for cards."""
        self.record.no_cards.append((self.seats((remedy.of or "A",))[0], incident))

    def do_no_score_until_trick(
        self, remedy: Remedy, incident: Incident, event: Event | None
    ) -> None:
        """A player scores nothing until he wins another trick."""
        self.barred[self.seats((remedy.of or "A",))[0]] = True

    def undo(self, incident: Incident) -> None:
        """Take back what the remedies of an incident have done to the score."""
        record = self.record
        record.entries = [each for each in record.entries if each.incident is not incident]
        record.forfeits = [each for each in record.forfeits if each[1] is not incident]
        record.no_cards = [each for each in record.no_cards if each[1] is not incident]

    # --- the players' own scoring ---

    def _due(self, seat: int) -> int:
        """The points that have fallen due to a player and that he has not scored yet."""
        record = self.record
        fallen = self.before[seat]
        if not record.annulled:
            fallen += sum(
                entry.points
                for entry in record.entries
                if entry.points > 0 and self._taker(entry) == seat
            )
            fallen += record.cards[seat]
        return max(0, fallen - self.taken[seat])

    def _taker(self, entry: Entry) -> int:
        owner = None if entry.trick is None else self.owner(entry.trick)
        return entry.seat if owner is None else owner

    def on_score(self, event: Score, line: int) -> None:
        seat = self.seats((event.side,))[0]
        self.sync()
        due, points = self._due(seat), event.points
        slack = self.cards_not_logged() if self.deal_complete() else 0
        if self.guess or self.spoiled or self.annulled:
            self.taken[seat] += min(points, due)
            return
        if points > due + self.excused[seat] + slack:
            words = f"{self.who(seat)} scores {points}; {due} had fallen due"
            self.too_much_scored(seat, points - due, due, words)
        elif slack and points > due:
            self.record.entries.append(Entry(seat, points - due))
            self.taken[seat] += points - due
        self.excused[seat] = 0
        self.taken[seat] += min(points, due)

    def too_much_scored(self, seat: int, points: int, due: int, words: str) -> None:
        """A player marked more than was due."""

    def on_claim_game(self, event: ClaimGame, line: int) -> None:
        self.notice(GameClaim(offender=self.seat(event.player), conceded=False))

    def on_concede(self, event: Concede, line: int) -> None:
        self.notice(GameClaim(offender=self.seat(event.player), conceded=True))

    # --- the sums ---

    def after_deal(self) -> tuple[list[int], int | None]:
        """The score after the deal in progress, and the seat that has won by it."""
        record, score = self.record, list(self.base)
        if record.annulled or record.number in self.bad_deals:
            return score, None
        for entry in record.entries:
            seat = self._taker(entry)
            score[seat] = max(0, score[seat] + entry.points)
            if self.reaching_wins and score[seat] >= self.target:
                return score, seat
        if not record.complete or record.over:
            return score, None
        after = [score[seat] + record.cards[seat] for seat in (0, 1)]
        return after, self.count_out(score, after)

    def count_out(self, before: list[int], after: list[int]) -> int | None:
        """Who has won when the cards are counted; the scores before the count and after it."""
        reached = [seat for seat in (0, 1) if after[seat] >= self.target]
        return reached[0] if len(reached) == 1 else None

    def standing(self) -> tuple[dict[str, int] | None, str | None]:
        self.sync()
        score, winner = self.after_deal()
        if self.spoiled:
            return None, self.winner
        won = self.winner
        if won is None and winner is not None:
            won = self.seat(winner)
        return dict(zip(SEATS[self.game], score, strict=True)), won

    def deals(self) -> list[dict[str, Any]]:
        self.sync()
        return [self._shown(record) for record in self.records]

    def _shown(self, record: DealRecord) -> dict[str, Any]:
        names, trump = SEATS[self.game], record.trump
        points = [0, 0] if record.annulled else list(record.cards)
        for entry in () if record.annulled else record.entries:
            points[self._taker(entry) if record is self.record else entry.seat] += entry.points
        return {
            "number": record.number,
            "dealer": None if record.dealer is None else self.seat(record.dealer),
            "trump": None if trump is None else "none" if trump < 0 else "SHDC"[trump],
            "tricks": dict(zip(names, record.tricks, strict=True)),
            "honours": dict.fromkeys(names, 0),
            "points": dict(zip(names, points, strict=True)),
            "annulled": record.annulled,
        }

    def close_deal(self) -> None:
        self.sync()
        self.settle_owners()
        super().close_deal()

    def settle_owners(self) -> None:
        """The owners of tricks no longer change: write them down."""
        for entry in self.record.entries:
            entry.seat = self._taker(entry)
            entry.trick = None
