"""The report for people at a terminal.

Each ruling stands as a compiler's message does: what happened, the line of the log with marks
under what proves it, then the outcome, the rule, the remedy, who may choose, and until when.
"""

from __future__ import annotations

from collections.abc import Sequence

from umpire.books import load
from umpire.judge import Report
from umpire.logs.log import Problem
from umpire.reports.counts import count, total
from umpire.reports.locate import Locator
from umpire.reports.owed import owed
from umpire.reports.page import (
    BAD,
    GOOD,
    GUTTER,
    NOTE,
    QUIET,
    STRONG,
    WARN,
    Page,
    Piece,
    cells,
    styled,
)
from umpire.reports.people import People
from umpire.reports.plain import columns
from umpire.reports.rights import acts, before_remedy, may, times
from umpire.reports.snippet import Mark, Snippet
from umpire.reports.words import explain
from umpire.rulings import (
    CURED,
    ENFORCED,
    NO_PENALTY,
    OPEN,
    REFUSED,
    SILENT,
    STANDS,
    Ruling,
)

STATUS_STYLES = {
    ENFORCED: BAD,
    OPEN: WARN,
    REFUSED: "bold magenta",
    CURED: GOOD,
    SILENT: NOTE,
    NO_PENALTY: "bold blue",
    STANDS: "bold blue",
}
LABEL = 9
"""Columns of the labels, with the blank after them."""

INDENT = 2

ABOVE = " (as above)"
"""What stands for a further rule or a reading that has been stated already."""


def render(reports: Sequence[Report], *, colour: bool, width: int | None = None) -> str:
    """What the umpire answers, as text that ends with a newline.

    Args:
        reports: one report a log; with several, each stands under the log's name.
        colour: whether to use the colours of a terminal.
        width: columns to write in, instead of those of the terminal; 30 to 100.
    """
    page = Page(columns(width), colour=colour)
    for report in reports:
        page.blank()
        _Sheet(page, report).draw()
    if len(reports) > 1:
        page.blank()
        page.put((total(reports), STRONG))
    return page.render()


DRAWN = 200
"""Errors drawn with their lines; the rest of a log that is no log get a line each."""


class _Sheet:
    """The report of one log, drawn on a page."""

    def __init__(self, page: Page, report: Report) -> None:
        self.page = page
        self.report = report
        self.people = People(report.log.header)
        self.locator = Locator(report.log)
        self.stated: set[str] = set()

    def draw(self) -> None:
        """Draw errors, rulings, what is owed, the score, and the count."""
        report, page = self.report, self.page
        self._title()
        errors = sorted(report.errors, key=lambda each: (each.line, each.column))
        for problem in errors[:DRAWN]:
            page.blank()
            self._error(problem)
        if errors[DRAWN:]:
            page.blank()
        for problem in errors[DRAWN:]:
            page.put(f"{report.log.name}:{problem.line}:{problem.column}: {problem.message}")
        for ruling in report.rulings:
            page.blank()
            self._ruling(ruling)
        self._owed()
        self._score()
        page.blank()
        page.put((count(report), GOOD if not report.errors and not report.rulings else STRONG))

    def _title(self) -> None:
        report = self.report
        pieces: list[Piece] = [(report.log.name, STRONG)]
        if report.game:
            pieces.append((f": {report.game}, by {', then '.join(report.rules)}", QUIET))
        self.page.put(*pieces)

    # --- errors ---

    def _error(self, problem: Problem) -> None:
        place = self.locator.problem(problem)
        self.page.put((problem.message, STRONG), head=styled(("error: ", BAD)))
        if self.report.log.source or self.report.log.lines:
            self._where(problem.line, place.column, problem.deal, None)
        marks = [Mark(problem.line, place, main=True)]
        if problem.other:
            marks.append(Mark(problem.other, self.locator.other(problem), "at odds with this"))
        Snippet(self.page, self.locator).draw(marks)
        if problem.hint:
            self.page.put(problem.hint, head=styled(" " * INDENT, ("hint: ", NOTE)))

    def _where(self, line: int, column: int, deal: int | None, trick: str | None) -> None:
        log = self.report.log
        place = f"{log.name}:{line}:{column}"
        if not log.source:
            place = f"{log.name}, event {line}" if line else f"{log.name}, header"
        within = [f"deal {deal}"] if deal is not None else []
        within += [trick] if trick else []
        shown = f"({', '.join(within)})" if within else ""
        arrow, blanks = styled(("  --> ", GUTTER)), styled("      ")
        if not shown or cells(f"{place} {shown}") <= self.page.width - len(arrow):
            self.page.put((f"{place} {shown}", QUIET), head=arrow)
        else:
            self.page.put((place, QUIET), head=arrow)
            self.page.put((shown, QUIET), head=blanks)

    # --- rulings ---

    def _ruling(self, ruling: Ruling) -> None:
        incident, status = ruling.incident, ruling.status
        style = STATUS_STYLES.get(status, STRONG)
        who = f": {self.people.who(incident.offender)}" if incident.offender else ""
        self.page.put(
            (incident.title + who, STRONG),
            (f" [{status}]", style),
            head=styled((f"ruling {ruling.number}: ", style)),
        )
        trick = f"trick {incident.trick}" if incident.trick is not None else None
        if incident.move is not None:
            trick = f"move {incident.move}"
        self._where(incident.line, self.locator.incident(incident).column, incident.deal, trick)
        Snippet(self.page, self.locator).draw(self._marks(ruling))
        self.page.blank()
        self._label("outcome", self.people.name(explain(ruling), sentence=True))
        self._rules(ruling)
        self._remedies(ruling)
        self._options(ruling)
        self._time(ruling)
        self._readings(ruling)

    def _label(self, label: str, *pieces: Piece) -> None:
        head = styled(" " * INDENT, (label.ljust(LABEL), NOTE))
        self.page.put(*pieces, head=head)

    def _bullet(self, sign: Piece, *pieces: Piece) -> None:
        self.page.put(*pieces, head=styled(" " * (INDENT + LABEL), sign, " "))

    def _marks(self, ruling: Ruling) -> list[Mark]:
        """The offence, what proves it, and what became of the rights it gave."""
        incident, locator = ruling.incident, self.locator
        marks = [Mark(incident.line, locator.incident(incident), main=True)]
        for line, words in incident.evidence:
            marks.append(Mark(line, locator.evidence(incident, line, words), words))
        for line, words in acts(ruling):
            if line != incident.line:
                marks.append(Mark(line, locator.statement(line), words))
        return marks

    def _rules(self, ruling: Ruling) -> None:
        label = "rule"
        for book, number in ruling.citations:
            rule = load(book).rules[number]
            stated = not label and self._stated(f"{book} {number}")
            again = (ABOVE, QUIET) if stated else ""
            self._label(label, (f"{book} {number}", STRONG), f", {rule.title}", again)
            if not stated:
                self._label("", (rule.statement, "" if label else QUIET))
            numbering = load(book).numbering
            if numbering and not self._stated(numbering):
                self._label("", (f"({numbering})", QUIET))
            label = ""
        if ruling.citations:
            return
        if ruling.nearest is not None:
            self._reference("nearest", ruling.nearest)
        for pair in ruling.elsewhere:
            self._reference("covered", pair, by=True)
        if not ruling.elsewhere:
            self._label("covered", f"by no installed book of {self.report.game}")

    def _reference(self, label: str, pair: tuple[str, str], *, by: bool = False) -> None:
        book, number = pair
        rule = load(book).rules[number]
        lead = "by " if by else ""
        self._label(label, lead, (f"{book} {number}", STRONG), f", {rule.title}: {rule.statement}")
        if by:
            both = ",".join([*self.report.rules, book])
            hint = f"judge with `--rules {both}` to have it ruled on by that book"
            self._label("", (hint, QUIET))

    def _remedies(self, ruling: Ruling) -> None:
        """What follows of itself, and the rights that somebody must use."""
        shown = [remedy for remedy in ruling.remedies if not remedy.with_choice]
        for uses, label in ((False, "follows"), (True, "right")):
            for remedy in shown:
                if remedy.uses == uses:
                    self._label(label, before_remedy(ruling, remedy), self.people.name(remedy.text))
                    label = ""

    def _options(self, ruling: Ruling) -> None:
        if not ruling.options:
            return
        self._label("choice", f"{self.people.who(ruling.chooser)} {may(ruling)}:")
        for option in ruling.options:
            chosen = option.kind == ruling.chosen
            text = f": {self.people.name(option.text)}"
            tail = f" (chosen on line {ruling.chosen_line})" if chosen else ""
            sign = (">", GOOD) if chosen else "-"
            self._bullet(sign, (option.kind, STRONG), text, (tail, GOOD))
        for remedy in ruling.remedies:
            if remedy.with_choice:
                self._bullet(" ", f"and then: {self.people.name(remedy.text)}")

    def _time(self, ruling: Ruling) -> None:
        for number, words in enumerate(times(ruling)):
            self._label("" if number else "time", self.people.name(words))

    def _readings(self, ruling: Ruling) -> None:
        label = "reading"
        books = [load(book) for book in dict.fromkeys(book for book, _ in ruling.citations)]
        for number in ruling.readings:
            for book in books:
                if number in book.readings:
                    adopted = f" {book.readings[number].adopted}"
                    words: Piece = (ABOVE, QUIET) if self._stated(number) else adopted
                    self._label(label, (number, STRONG), words)
                    label = ""

    def _stated(self, what: str) -> bool:
        """Whether a rule or reading was stated before in this report, so that it need not be again.

        The rule that governs a ruling is always stated.
        """
        stated = what in self.stated
        self.stated.add(what)
        return stated

    # --- the end ---

    def _owed(self) -> None:
        found = owed(self.report)
        if not found:
            return
        self.page.blank()
        self.page.put(("still owed", WARN))
        for each in found:
            head = styled(" " * INDENT, (f"ruling {each.ruling.number}: ", NOTE))
            self.page.put(each.words, head=head)
            if each.lines:
                lines = " or ".join(f"`{line}`" for line in each.lines)
                self.page.put(
                    (f"in the log: {lines}", QUIET), head=styled(" " * (INDENT + LABEL + 1))
                )

    def _score(self) -> None:
        report = self.report
        score = report.score or {}
        if report.winner is None and not any(score.values()):
            return
        self.page.blank()
        said = [f"{self.people.who(side)} {points}" for side, points in score.items()]
        if said or report.deals:
            self.page.put(", ".join(said) or "not known", head=styled(("score: ", NOTE)))
        if report.winner is not None:
            self.page.put((f"game won by {self.people.who(report.winner)}", STRONG))
