"""Draughts: what happens at the table besides the moves, the count, and how a game ends.

Readings taken here: a player who cannot move has lost (in the losing game, won), and so has he who
concedes; once a game is over in one of these ways, or drawn, nothing after it is ruled on. A game
lost by a ruling and played on is ruled on further, and stays lost. The minutes of each `takes n
minutes` stand alone: they are not added up. `persists` alone says that the player obstructed the
view as well.
"""

from __future__ import annotations

from typing import ClassVar

from umpire.events import (
    CallCount,
    Choose,
    ClaimGame,
    Concede,
    Decision,
    Event,
    Leave,
    Obstruct,
    Refuse,
    Time,
    Waive,
)
from umpire.games.board import MoveKind
from umpire.games.played import BLACK, Played
from umpire.games.touching import TouchTable
from umpire.incidents import Incident
from umpire.incidents.draughts import (
    CountCalled,
    Dispute,
    LeftRoom,
    Overtime,
    RulingRefused,
    ViewObstructed,
)
from umpire.incidents.play import GameClaim
from umpire.logs.log import Log
from umpire.rulings import Remedy


class Count:
    """A count of moves that was called: from which half-move on, and how many a side are told."""

    __slots__ = ("incident", "start", "told")

    def __init__(self, incident: CountCalled, start: int) -> None:
        self.incident = incident
        self.start = start
        self.told = 0


class Draughts(TouchTable):
    """The draughts table."""

    game: ClassVar[str] = "draughts"

    __slots__ = ("calls", "counts", "obstructed")

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.counts: list[Count] = []
        self.calls = 0
        self.obstructed: dict[int, ViewObstructed] = {}

    def look_ahead(self) -> None:
        super().look_ahead()
        if self.counts:
            self.plain = False

    # --- conduct ---

    def on_obstruct(self, event: Obstruct, line: int) -> None:
        """A player hides the board from the other, or persists in it."""
        if self.over():
            return
        before = self.obstructed.get(event.player)
        does = "persists" if event.persists else "obstructs the view"
        proof = (line, f"{self.who(event.player)} {does}")
        evidence = (*before.evidence, proof) if before and event.persists else (proof,)
        incident = ViewObstructed(
            offender=self.seat(event.player), persists=event.persists, evidence=evidence
        )
        if before is None or not event.persists:
            self.notice(incident)
        elif before.persists:
            return
        else:
            incident.move = before.move
            self.revise(before, incident)
        self.obstructed[event.player] = incident

    def on_time(self, event: Time, line: int) -> None:
        """A player takes some minutes over a move."""
        if not self.over():
            words = f"{self.who(event.player)} takes {event.minutes} minutes"
            who = self.seat(event.player)
            self.notice(Overtime(offender=who, minutes=event.minutes, evidence=((line, words),)))

    def on_leave(self, event: Leave, line: int) -> None:
        """A player leaves the room."""
        if not event.consent and not self.over():
            words = f"{self.who(event.player)} leaves the room"
            self.notice(LeftRoom(offender=self.seat(event.player), evidence=((line, words),)))

    def on_refuse(self, event: Refuse, line: int) -> None:
        """A player refuses to abide by a ruling."""
        words = f"{self.who(event.player)} refuses the ruling"
        self.notice(RulingRefused(offender=self.seat(event.player), evidence=((line, words),)))

    def on_decision(self, event: Decision, line: int) -> None:
        """A dispute is decided."""
        by = "the umpire decides"
        if event.votes is not None:
            by = f"the bystanders decide, {event.votes[0]} to {event.votes[1]},"
        words = f"{by} for {self.who(event.for_)}"
        winner = self.side(event.for_)
        self.notice(Dispute(winner=winner, votes=event.votes, evidence=((line, words),)))

    # --- the count ---

    def on_call_count(self, event: CallCount, line: int) -> None:
        """A player calls on the other to win within the limit, or to declare a draw."""
        if self.stopped or self.over():
            return
        board = self.board
        mine = len(board.pieces(event.player == BLACK))
        theirs = len(board.pieces(event.player != BLACK))
        all_kings = board.kings == board.black | board.white
        fewer, two_to_one = mine < theirs, all_kings and (mine, theirs) == (1, 2)
        who = self.side(event.player)
        for count in self.counts:
            called = count.incident
            if called.caller == who and called.two_kings_to_one == two_to_one:
                return
        self.calls += 1
        words = f"{self.who(event.player)} has {mine} on the board, the other side {theirs}"
        incident = CountCalled(
            offender=None if fewer else who,
            number=self.calls,
            caller=who,
            fewer=fewer,
            two_kings_to_one=two_to_one,
            evidence=((line, words),),
        )
        if fewer:
            self.counts.append(Count(incident, len(self.history)))
        self.notice(incident)
        self.look_ahead()

    def after_move(self, record: Played, kind: MoveKind) -> None:
        super().after_move(record, kind)
        if self.counts and not record.pending and not self.over():
            for count in self.counts:
                self._tell(count)

    def _tell(self, count: Count) -> None:
        """Tell how many moves each side has made since the call. A move with a fault in it is
        told with the next, for it may be taken back."""
        since = self.history[count.start :]
        black = sum(record.seat == BLACK for record in since)
        made = min(black, len(since) - black)
        while count.told < made:
            count.told += 1
            self.come(("moves-each", count.incident.number, count.told))

    def waived(self, incident: Incident, event: Waive) -> None:
        super().waived(incident, event)
        if isinstance(incident, CountCalled):
            self.counts = [count for count in self.counts if count.incident is not incident]
            if self.side(event.player) != incident.caller:
                self.problem(
                    f"the count was called by {incident.caller}, and is not for "
                    f"{self.who(event.player)} to give up",
                    "he may win the game, or `chooses draw-game`",
                    other=incident.line,
                )

    def do_draw_game(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The count has run out, or the side that was to win declares the draw."""
        caller = incident.caller if isinstance(incident, CountCalled) else None
        if isinstance(event, Choose) and self.side(event.player) == caller:
            who = self.who(event.player)
            message = f"{who} called the count: the draw is for the other side to declare"
            self.problem(message, other=incident.line)
        elif not self.ended:
            self.end(None)

    # --- the end ---

    def on_concede(self, event: Concede, line: int) -> None:
        """A player gives the game up."""
        if not self.over():
            self.end(self.opponents(self.seat(event.player)))

    def on_claim_game(self, event: ClaimGame, line: int) -> None:
        """A player says that he has won: nothing to rule on where he has."""
        self.over()
        if self.winner != self.side(event.player):
            words = f"{self.who(event.player)} claims the game"
            who = self.seat(event.player)
            self.notice(GameClaim(offender=who, conceded=False, evidence=((line, words),)))

    def finish(self) -> None:
        """A player may have been left without a move."""
        self.over()

    def standing(self) -> tuple[dict[str, int] | None, str | None]:
        """There is no score; nobody has won where the record cannot be true."""
        return None, None if self.spoiled else self.winner
