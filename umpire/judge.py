"""The engine: replay, book and docket make a report.

The table replays the log and tells what it noticed; each incident is put before the books in
force, in their order of authority; the docket carries what they declare.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from umpire.books import books_of, load
from umpire.books.base import Permitted
from umpire.docket import Docket
from umpire.events import (
    Call,
    Choose,
    ClaimRevoke,
    DemandDeal,
    Huff,
    Plays,
    RequireWin,
    TakeChoice,
    Waive,
)
from umpire.games import TABLES, table_for
from umpire.games.base import Came, Claimed, Noticed, Revised, Table, handlers_of
from umpire.incidents import Incident
from umpire.logs.header import RULEBOOKS
from umpire.logs.log import Log, Problem
from umpire.rulings import REFUSED, SILENT, Ruling

ASKS = frozenset({Call, Choose, ClaimRevoke, DemandDeal, Huff, RequireWin, TakeChoice, Waive})
"""Events that ask for something: a ruling may answer them."""


class Report:
    """What the umpire answers to one log."""

    __slots__ = (
        *("deals", "docket", "errors", "game", "log", "rules", "rulings", "score"),
        *("table", "winner"),
    )

    def __init__(self, log: Log, rules: tuple[str, ...]) -> None:
        self.log = log
        self.game = log.header.game
        self.rules = rules
        self.errors: list[Problem] = list(log.problems)
        self.rulings: list[Ruling] = []
        self.docket: list[dict[str, Any]] = []
        self.deals: list[dict[str, Any]] = []
        self.score: dict[str, int] | None = None
        self.winner: str | None = None
        self.table: Table | None = None


class Judge:
    """Rules on one log by the books in force."""

    def __init__(self, log: Log, rules: tuple[str, ...] = ()) -> None:
        self.log = log
        self.rules = rules or log.header.rules or RULEBOOKS.get(log.header.game, ())
        self.books = tuple(load(book) for book in self.rules)
        self.table = table_for(log)
        self.docket = Docket(self.table)

    def run(self, until: int | None = None) -> Report:
        """Replay the log, as far as a line if one is given, and report."""
        table, handlers = self.table, handlers_of(self.table)
        lines, events = self.log.lines, self.log.events
        if until is not None:
            lines = lines[: bisect_right(lines, until)]
        at, end = 0, len(lines)
        while at < end:
            line, event = lines[at], events[at]
            if table.hands_pending:
                table.prepare(event)
                self._hear()
            kind = type(event)
            if kind is Plays and (taken := table.play_on(events, lines, at)):
                at += taken
                continue
            at += 1
            table.line = line
            table.answer = self._asked(event, line) if kind in ASKS else None
            handler = handlers.get(kind)
            if handler is not None:
                handler(table, event, line)
            if table.news:
                self._hear()
        return self._report()

    def _asked(self, event: Any, line: int) -> str | None:
        """Put an event that asks for something to the docket: what a ruling makes of it."""
        answer = self.docket.take(event, line)
        if answer is None and isinstance(event, Choose | Waive):
            self._nothing_to_choose(event)
        self._hear()
        return answer

    def _hear(self) -> None:
        """Act on everything that the table has noticed."""
        table, docket = self.table, self.docket
        while table.news:
            news, table.news = table.news, []
            for item in news:
                if isinstance(item, Came):
                    docket.come(item.moment, item.line)
                elif isinstance(item, Noticed):
                    ruling = self.consult(item.incident)
                    if ruling is not None:
                        docket.enter(ruling)
                elif isinstance(item, Revised):
                    new = None if item.new is None else self.consult(item.new)
                    docket.replace(item.old, new)
                elif isinstance(item, Claimed):
                    docket.wait_for_proof(item.claim)
            table.watched = bool(docket.waiting or docket.claims)

    def consult(self, incident: Incident) -> Ruling | None:
        """What the books in force say of an incident; None where they permit it."""
        for place, book in enumerate(self.books):
            answer = book.consult(incident, self.table)
            if isinstance(answer, Permitted):
                return None
            if answer is not None:
                if place:
                    silent = " and ".join(other.id for other in self.books[:place])
                    said = "says" if place == 1 else "say"
                    answer.note = f"{silent} {said} nothing of this. {answer.note}".rstrip()
                return answer
        return self._silent(incident)

    def _silent(self, incident: Incident) -> Ruling:
        ruling = Ruling(incident, status=REFUSED if incident.demand else SILENT)
        for book in self.books:
            number = book.nearest(incident)
            if number is not None:
                ruling.nearest = (book.id, number)
                break
        for other in books_of(self.log.header.game):
            if other not in self.rules:
                answer = load(other).consult(incident, self.table)
                if isinstance(answer, Ruling):
                    ruling.elsewhere.append(answer.citations[0])
        return ruling

    def _nothing_to_choose(self, event: Choose | Waive) -> None:
        table = self.table
        if self.rules != (self.log.header.rules or RULEBOOKS[table.game]):
            return  # the players chose under other books than those that are asked now
        who = table.who(event.player)
        if isinstance(event, Waive):
            message = f"{who} has nothing to waive here"
        else:
            message = f"no ruling offers `{event.option}` to {who}"
        offered = sorted(
            {
                remedy.kind
                for right in self.docket.rights
                if right.is_open and self.docket.entitled(right, event.player)
                for remedy in right.remedies
            }
        )
        hint = f"open to him: {', '.join(offered)}" if offered else "nothing is open to him"
        table.problem(message, hint)

    def _report(self) -> Report:
        table, docket = self.table, self.docket
        table.finish()
        self._hear()
        docket.fail_claims()
        self._hear()
        report = Report(self.log, self.rules)
        report.table = table
        report.errors += table.problems
        report.errors.sort(key=lambda problem: (problem.line, problem.column))
        bad = table.bad_deals
        rulings = [r for r in docket.rulings if r.incident.deal not in bad]
        rulings.sort(key=_happened)
        for number, ruling in enumerate(rulings, 1):
            ruling.number = number
        report.rulings = rulings
        for problem in report.errors:
            if problem.line in table.unread:
                problem.deal = table.unread[problem.line]
        report.docket = [
            {**entry, "ruling": entry["ruling"].number}
            for entry in docket.owed()
            if entry["ruling"] in rulings
        ]
        report.deals = table.deals()
        report.score, report.winner = table.standing()
        return report


def _happened(ruling: Ruling) -> tuple[int, int, int]:
    """The order in which incidents happened."""
    return ruling.incident.line, ruling.incident.clock or 0, ruling.order


def judge(log: Log, rules: tuple[str, ...] = (), until: int | None = None) -> Report:
    """Rule on a log.

    Args:
        log: the log, as read; its problems become the report's errors.
        rules: the ids of the books in force, instead of those that the log names.
        until: rule as of this line of the log.

    A log whose header cannot be read, or whose game is not built, is not replayed.
    """
    header_bad = any(not _in_events(log, problem) for problem in log.problems)
    if header_bad or log.header.game not in TABLES:
        default = RULEBOOKS.get(log.header.game, ())
        report = Report(log, rules or log.header.rules or default)
        if log.header.game and log.header.game not in TABLES:
            built = ", ".join(TABLES)
            report.errors.append(
                Problem(1, 1, f"{log.header.game} is not ruled on yet", f"built so far: {built}")
            )
        return report
    report = Judge(log, rules).run(until)
    if until is not None:
        report.errors = [error for error in report.errors if error.line <= until]
    return report


def _in_events(log: Log, problem: Problem) -> bool:
    return bool(log.lines) and problem.line >= log.lines[0]
