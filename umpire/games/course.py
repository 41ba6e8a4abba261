"""The course of tricks at any card table: their numbers, their turning, and whose lead it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from umpire.events import Gather, Resume, TurnTrick
from umpire.games.dealing import CardTable
from umpire.games.deals import IDLE, PLAY
from umpire.incidents import Incident
from umpire.incidents.play import LeadOutOfTurn, MissedTrick
from umpire.players import SEATS
from umpire.rulings import FIRST_ROUND_OVER, Moment


class AnyTrick:
    """A trick: `cards` are pairs of seat and card in the order of play, `lines` their lines.

    `leader` led to it, and `wrong` is the incident where another was to lead.
    """

    __slots__ = ("cards", "leader", "lines", "number", "turned_line", "winner", "wrong")

    def __init__(
        self,
        number: int,
        leader: int,
        cards: Sequence[tuple[int, int]] = (),
        lines: Sequence[int] = (),
        winner: int | None = None,
    ) -> None:
        self.number = number
        self.leader = leader
        self.cards = cards
        self.lines = lines
        self.winner = winner
        self.turned_line: int | None = None
        self.wrong: LeadOutOfTurn | None = None

    def has_played(self, seat: int) -> bool:
        """Whether a seat's card lies in the trick."""
        return any(player == seat for player, _ in self.cards)


T = TypeVar("T", bound=AnyTrick)


class TrickCourse(CardTable, Generic[T]):
    """A table at which tricks follow one another.

    `trick` is the one on the table, complete or not; `tricks` are those turned; `leader` is to
    lead, None where nobody can say; `won` counts the tricks of each side.
    """

    __slots__ = ("leader", "trick", "tricks", "won")

    def clear_deal(self) -> None:
        super().clear_deal()
        self.leader: int | None = None
        self.trick: T | None = None
        self.tricks: list[T] = []
        self.won = [0, 0]

    def begin_deal(self, dealer: int | None) -> None:
        super().begin_deal(dealer)
        self.leader = None if dealer is None else self.left_of(dealer)

    def dealer_known(self, dealer: int) -> None:
        super().dealer_known(dealer)
        if self.leader is None and not self.play_begun():
            self.leader = self.left_of(dealer)

    # --- questions ---

    @classmethod
    def all_tricks(cls) -> int:
        """The number of tricks in a deal."""
        return cls.hand_size

    def number(self) -> int:
        """The number of the trick in progress, or of the next."""
        if self.trick is not None:
            return self.trick.number
        return self.first_trick + len(self.tricks)

    def trick_number(self) -> int | None:
        """The trick in progress or last completed; None before the first card."""
        if self.trick is not None:
            return self.trick.number
        return self.tricks[-1].number if self.tricks else None

    def is_complete(self) -> bool:
        """Whether a complete trick lies unturned."""
        return self.trick is not None and len(self.trick.cards) == len(SEATS[self.game])

    def every_trick(self) -> list[T]:
        """Every trick of the deal that is logged, the one on the table included."""
        return [*self.tricks, self.trick] if self.trick is not None else self.tricks

    def tricks_done(self) -> int:
        """The number of complete tricks, those before the log included."""
        return self.first_trick - 1 + len(self.tricks) + self.is_complete()

    def play_begun(self) -> bool:
        return self.trick is not None or bool(self.tricks)

    def first_round_over(self) -> bool:
        return self.first_trick > 1 or bool(self.tricks)

    def when(self, moment: Moment) -> int | None:
        if moment == FIRST_ROUND_OVER:
            return self.tricks[0].turned_line if self.tricks and self.phase != IDLE else None
        if moment[0] == "trick-turned" and moment[1] == self.deal:
            turned = (t.turned_line for t in self.tricks if t.number == moment[2])
            return next(turned, None)
        if moment[0] == "tricks-gathered":
            return self.gathered_line
        return None

    def notice(self, incident: Incident, *, deal: int | None = None) -> None:
        if incident.trick is None and self.deal and deal in (None, self.deal):
            incident.trick = self.trick_number()
        super().notice(incident, deal=deal)

    # --- play taken up later ---

    def on_resume(self, event: Resume, line: int) -> None:
        self.need_deal()
        self.phase = PLAY
        if self.play_begun():
            self.turn(line)
            self.leader = event.player
            if event.trick not in (None, self.number()):
                self.problem(
                    f"the next trick is {self.number()}, not {event.trick}",
                    "a log that leaves tricks out starts a new log",
                )
            return
        self.leader = event.player
        last = self.all_tricks()
        if event.trick is not None and not 1 <= event.trick <= last:
            self.problem(f"there is no trick {event.trick}", f"tricks are 1 to {last}")
        elif event.trick is not None:
            self.taken_up_at(event.trick)

    def taken_up_at(self, number: int) -> None:
        """Play is taken up at a trick; what went before is not told."""
        self.first_trick = number

    # --- turning ---

    def turn(self, line: int) -> None:
        """Turn the complete trick that lies on the table, if one does."""
        if self.trick is not None and self.is_complete():
            self.turned(self.trick, line)

    def turned(self, trick: T, line: int) -> None:
        """A trick is turned and quitted."""
        trick.turned_line = line
        self.tricks.append(trick)
        self.trick = None
        if self.watched:
            self.come(("trick-turned", self.deal, trick.number))
            if len(self.tricks) == 1 and self.first_trick == 1:
                self.come(FIRST_ROUND_OVER)

    def on_turn_trick(self, event: TurnTrick, line: int) -> None:
        trick = self.trick
        if trick is None:
            if not self.tricks and not self.annulled:
                self.problem("no trick lies on the table", "a trick is turned when it is played")
            return
        if not self.is_complete():
            seats = range(len(SEATS[self.game]))
            self.not_played_to(trick, tuple(seat for seat in seats if not trick.has_played(seat)))
            trick.winner = self.winner_of(trick)
            self.trick_over(trick)
        self.turned(trick, line)

    def not_played_to(self, trick: T, seats: tuple[int, ...]) -> None:
        """A trick is turned with fewer cards: who is missing did not play to it."""
        for seat in seats:
            words = f"{self.who(seat)} did not play to trick {trick.number}"
            self.notice(MissedTrick(offender=self.seat(seat), evidence=((self.line, words),)))

    def winner_of(self, trick: T) -> int | None:
        """The seat that wins a trick; None where nobody can say, or no lead lies in it."""
        return None

    def trick_over(self, trick: T) -> None:
        """A trick is complete: its winner leads to the next."""
        self.leader = trick.winner
        if trick.winner is not None:
            self.won[trick.winner % 2] += 1

    # --- the end ---

    def on_gather(self, event: Gather, line: int) -> None:
        self.turn(line)
        self.gather()

    def close_deal(self) -> None:
        if self.phase != IDLE:
            self.turn(self.line)
            super().close_deal()
            self.clear_table()

    def annul(self, deal: int | None, *, passes: bool) -> None:
        super().annul(deal, passes=passes)
        if self.annulled:
            self.clear_table()

    def clear_table(self) -> None:
        """Nobody is to play any more in this deal."""
        self.trick = None
        self.leader = None
