"""The score of whist: tricks above six, honours when claimed, penalties as chosen.

The points of a deal count when its last trick is complete. A deal that is not logged to its end
gives no points for tricks but those that the players say they scored.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from umpire.cards import BIT, NO_TRUMP
from umpire.events import CallHonours, ClaimHonours, Event, Score
from umpire.games.tricks import TrickTable
from umpire.games.whist_record import (
    BOOK,
    HONOUR_POINTS,
    HONOUR_RANKS,
    LONG,
    SHORT,
    SIDE_NAMES,
    DealRecord,
    side_index,
)
from umpire.incidents import Incident
from umpire.incidents.scoring import (
    HonoursCalledWrongly,
    HonoursClaimedLate,
    HonoursNotDue,
    Overscore,
)
from umpire.logs.log import Log
from umpire.rulings import Remedy


class WhistScore(TrickTable):
    """The whist table's score, deal by deal."""

    __slots__ = ("game_points", "games", "guess", "owed", "record", "records", "taken")

    def __init__(self, log: Log) -> None:
        self.records: list[DealRecord] = []
        self.record = DealRecord(0)
        super().__init__(log)
        header = log.header
        self.record.before = [header.score.get(side, 0) for side in SIDE_NAMES]
        self.games = [header.games.get(side, 0) for side in SIDE_NAMES]
        self.game_points = SHORT if self._is_short() else LONG
        self.owed, self.taken = [0, 0], [0, 0]
        self.guess = False
        """Whether an earlier deal was not logged to its end, so that no score is certain."""

    def _is_short(self) -> bool:
        default = "short" if self.header.rules[:1] == ("whist-1864",) else "long"
        return self.header.options.get("length", default) == "short"

    # --- the course of deals ---

    def begin_deal(self, dealer: int | None) -> None:
        if self.records:
            self._carry_score()
        last = self.record
        super().begin_deal(dealer)
        self.record = DealRecord(self.deal)
        self.record.before = self._carried(last) if self.records else last.before
        self.records.append(self.record)

    def _carry_score(self) -> None:
        """The score before the next deal: that after the last, or a new game's."""
        self._sync()
        winner = self.standing()[1]
        owed = [self._due(side) for side in (0, 1)]
        if winner is not None:
            self.games[side_index(winner)] += 1
            self.winner, owed = None, [0, 0]
        self.owed, self.taken = owed, [0, 0]

    def _carried(self, record: DealRecord) -> list[int]:
        """The score that the next deal begins with: a new game's where one was won."""
        score, winner = self._after(record)
        return [0, 0] if record.forfeit or winner is not None else score

    def settle_deal(self) -> None:
        self._sync()
        if not self.record.complete and self.play_begun() and not any(self.record.said):
            self.guess = True

    def annul(self, deal: int | None, *, passes: bool) -> None:
        super().annul(deal, passes=passes)
        if self.annulled:
            self.record.annulled = True

    def _sync(self) -> None:
        """Bring the record of the deal in progress up to the state of the table."""
        record = self.record
        if record.number != self.deal or not self.deal:
            return
        record.trump = self.trump
        record.dealer = None if self.dealer is None else self.seat(self.dealer)
        record.tricks = list(self.won)
        record.complete = self.deal_complete() and sum(self.won) >= self.hand_size

    def after_trick(self) -> None:
        if self.record.claims and self.deal_complete():
            for side, count, line in self.record.claims:
                self._check_honours(side, count, line)

    # --- honours ---

    def on_call_honours(self, event: CallHonours, line: int) -> None:
        side = side_index(event.side)
        if self.guess or self.spoiled:
            return
        score, other = self.record.before[side], self.record.before[1 - side]
        short = self.game_points == SHORT
        dealer = self.dealer is not None and self.dealer % 2 == side
        barred = self.header.options.get("eight-with-deal") == "yes"
        with_deal = barred and score == 8 and other == 9 and dealer
        if short or score != LONG - 2 or with_deal:
            words = f"{event.side} call honours at {score}, against {other}"
            self.notice(
                HonoursCalledWrongly(
                    offender=event.side,
                    score=score,
                    short=short,
                    at_eight_with_deal=with_deal,
                    evidence=((line, words),),
                )
            )

    def on_claim_honours(self, event: ClaimHonours, line: int) -> None:
        side = side_index(event.side)
        words = f"{event.side} claim {event.count} honours"
        begun = self.annulled or self.phase != "idle"
        if self.deal > 1 and begun and not self.play_begun():
            self.notice(
                HonoursClaimedLate(
                    offender=event.side, count=event.count, evidence=((line, words),)
                )
            )
            return
        self.need_deal_for_claim()
        self.claim_honours(side, event.count, line)

    def need_deal_for_claim(self) -> None:
        """A claim before any deal of the log is about a deal that is not told."""
        if not self.deal:
            self.begin_deal(None)

    def claim_honours(self, side: int, count: int, line: int) -> None:
        """Enter honours claimed in time, and look whether they are due."""
        self.record.claims = [claim for claim in self.record.claims if claim[0] != side]
        self.record.claims.append((side, count, line))
        self.record.honours[side] = HONOUR_POINTS.get(min(count, 4), 0)
        self._check_honours(side, count, line)

    def _check_honours(self, side: int, count: int, line: int) -> None:
        held = self._most_honours(side)
        at_bar = self.record.before[side] == self.game_points - 1 and not self.guess
        if not at_bar and min(HONOUR_POINTS) <= count <= held:
            return
        name = SIDE_NAMES[side]
        if (side, count) in self.record.refused:
            return
        self.record.refused.add((side, count))
        words = f"{name} claim {count} honours"
        if at_bar:
            words += f" at the score of {self.record.before[side]}"
        elif count > held:
            words += f" and held {held} at most"
        self.notice(
            HonoursNotDue(
                offender=name,
                why="score" if at_bar else "not-held",
                short=self.game_points == SHORT,
                count=count,
                held=min(held, count),
                line=line,
                evidence=((line, words),),
            )
        )

    def _most_honours(self, side: int) -> int:
        """The most honours that a side can have held, as far as the log shows."""
        if self.trump is None:
            return 4
        if self.trump == NO_TRUMP:
            return 0
        theirs = 0
        others = self.held[1 - side] | self.held[3 - side]
        full = self.full[side] and self.full[side + 2]
        own = self.held[side] | self.held[side + 2]
        played = {card: seat for trick in self.every_trick() for seat, card in trick.cards}
        for rank in HONOUR_RANKS:
            card = self.trump * 13 + rank
            if card in played:
                theirs += played[card] % 2 != side
            elif others & BIT[card] or (full and not own & BIT[card]):
                theirs += 1
        return 4 - theirs

    def do_honours_not_counted(
        self, remedy: Remedy, incident: Incident, event: Event | None
    ) -> None:
        """Honours claimed do not count, or count only as many as were held."""
        if incident.deal == self.record.number and isinstance(incident, HonoursNotDue):
            left = incident.held if incident.why == "not-held" else 0
            record, side = self.record, side_index(incident.offender)
            refused = record.honours[side] - HONOUR_POINTS.get(left, 0)
            record.honours[side] -= refused
            marked = min(refused, record.marked[side])
            record.marked[side] -= marked
            self.taken[side] -= marked

    # --- penalties ---

    def _pay(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        self._sync()
        record = self._record_of(incident)
        if record is None:
            return
        before = self._points_of(record)
        record.penalties.append(remedy)
        if record is not self.record:
            after = self._points_of(record)
            for side in (0, 1):
                self.owed[side] += max(0, after[side] - before[side])
            self._recount(record)

    do_take_tricks = do_add_score = do_deduct_score = _pay

    def _record_of(self, incident: Incident) -> DealRecord | None:
        known = incident.deal is not None and 0 < incident.deal <= len(self.records)
        return self.records[(incident.deal or 0) - 1] if known else None

    def _recount(self, record: DealRecord) -> None:
        """Carry the score anew from a deal that has changed."""
        for earlier, later in pairwise(self.records[record.number - 1 :]):
            later.before = self._carried(earlier)

    def do_lose_game(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        super().do_lose_game(remedy, incident, event)
        record = self._record_of(incident)
        if record is not None:
            record.forfeit = True

    def do_cannot_score_out(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """The side that bears it stops a point short of the game in this deal."""
        record = self._record_of(incident)
        if record is not None:
            record.bars.append((side_index(remedy.of), incident))

    def undo(self, incident: Incident) -> None:
        """A side is no longer barred by an incident that turned out otherwise."""
        for record in self.records:
            if record.number == incident.deal and record.bars:
                record.bars = [each for each in record.bars if each[1] is not incident]

    # --- the players' own scoring ---

    def on_score(self, event: Score, line: int) -> None:
        side, points = side_index(event.side), event.points
        reason = (event.reason or "").strip().lower()
        for_honours = reason in ("honours", "honour", "honors")
        self._sync()
        if "honour" in reason or for_honours:
            beside = 0 if for_honours else self._due(side)
            self._claim_by_scoring(side, points - beside, line)
        due, most = self._due(side), self._most_due(side)
        if for_honours and most is not None:
            due = most = min(due, self.record.honours[side])
        elif "revoke" in reason or "penalty" in reason:
            due = most = min(due, self._penalties(side))
        if most is not None and points > most:
            words = f"{event.side} score {points}; {due} had fallen due"
            self.notice(
                Overscore(
                    offender=event.side, points=points - due, due=due, evidence=((line, words),)
                )
            )
            points = due
        self.taken[side] += min(points, due)
        if for_honours:
            self.record.marked[side] += min(points, due)
        self.record.said[side] += max(0, points - due)

    def _claim_by_scoring(self, side: int, points: int, line: int) -> None:
        count = {worth: held for held, worth in HONOUR_POINTS.items()}.get(points)
        claimed = any(claim[0] == side for claim in self.record.claims)
        if count is not None and self.record.number and not claimed and self.play_begun():
            self.claim_honours(side, count, line)

    def _penalties(self, side: int) -> int:
        """The points that penalties of the deals told so far have added to a side's score."""
        every = (remedy for record in self.records for remedy in record.penalties)
        added = (r for r in every if r.kind == "add-score" and side_index(r.to) == side)
        return sum(remedy.points or 0 for remedy in added)

    def _due(self, side: int) -> int:
        """The points that have fallen due to a side and that it has not scored yet."""
        fallen = 0 if self.record.annulled else max(0, self._points_of(self.record)[side])
        if not self.record.complete:
            fallen -= self.record.said[side]
        return max(0, self.owed[side] + fallen - self.taken[side])

    def _most_due(self, side: int) -> int | None:
        """The most that can have fallen due to a side; None where the log cannot tell."""
        if self.guess or self.spoiled:
            return None
        due = self._due(side)
        if not self.play_begun() and self.deal == 1 and not self.record.annulled:
            return None
        if self.record.complete or not self.play_begun() or self.record.annulled:
            return due
        if self.first_trick > 1 or any(trick.winner is None for trick in self.tricks):
            return None
        left = self.hand_size - sum(self.won)
        honours = max(HONOUR_POINTS.values()) - self.record.honours[side]
        return due + max(0, self.won[side] + left - BOOK) + honours

    # --- the sums ---

    def _points_of(self, record: DealRecord) -> list[int]:
        """What a deal changes in the score of each side, before anything stops it."""
        points = self._trick_points(record)
        for side in (0, 1):
            points[side] += record.honours[side]
        for remedy in record.penalties:
            if remedy.kind == "add-score":
                points[side_index(remedy.to)] += remedy.points or 0
            elif remedy.kind == "deduct-score":
                points[side_index(remedy.of)] -= remedy.points or 0
        return points

    def _trick_points(self, record: DealRecord) -> list[int]:
        if not record.complete:
            return list(record.said)
        return [max(0, tricks - BOOK) for tricks in record.counted_tricks()]

    def _after(self, record: DealRecord) -> tuple[list[int], int | None]:
        """The score after a deal, and the side that has won the game by it."""
        score, barred = list(record.before), {side for side, _ in record.bars}
        if record.annulled or record.number in self.bad_deals:
            return score, None
        winner = None
        steps = [(side, points) for side, points in enumerate(self._trick_points(record))]
        steps += [(side, record.honours[side]) for side in (0, 1)]
        for remedy in record.penalties:
            if remedy.kind == "add-score":
                steps.append((side_index(remedy.to), remedy.points or 0))
            elif remedy.kind == "deduct-score":
                steps.append((side_index(remedy.of), -(remedy.points or 0)))
        for side, points in steps:
            score[side] = max(0, score[side] + points)
            reached = points > 0 and score[side] >= self.game_points
            if winner is None and side not in barred and reached:
                winner = side
        for side in barred:
            score[side] = min(score[side], max(record.before[side], self.game_points - 1))
        return score, winner

    # --- the report ---

    def finish(self) -> None:
        super().finish()
        self._sync()

    def standing(self) -> tuple[dict[str, int] | None, str | None]:
        score, winner = self._after(self.record)
        if self.spoiled:
            return None, self.won_by_penalty()
        by_score = None if winner is None else SIDE_NAMES[winner]
        return dict(zip(SIDE_NAMES, score, strict=True)), self.won_by_penalty() or by_score

    def deals(self) -> list[dict[str, Any]]:
        return [self._shown(record) for record in self.records]

    def close_deal(self) -> None:
        self._sync()
        super().close_deal()

    def _shown(self, record: DealRecord) -> dict[str, Any]:
        points = [0, 0] if record.annulled else self._points_of(record)
        trump = record.trump
        return {
            "number": record.number,
            "dealer": record.dealer,
            "trump": None if trump is None else "none" if trump < 0 else "SHDC"[trump],
            "tricks": dict(zip(SIDE_NAMES, record.counted_tricks(), strict=True)),
            "honours": {side: record.honours[n] for n, side in enumerate(SIDE_NAMES)},
            "points": dict(zip(SIDE_NAMES, points, strict=True)),
            "annulled": record.annulled,
        }
