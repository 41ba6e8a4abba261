"""The casebook: runnable logs that say in comments what must be ruled.

A case is a game log in a folder named after its rulebook. The leading comment tells the story, its
first sentence being the title; a line of it may name the rules of which the case is a near miss,
by number, or as ``BOOK RULE`` where they are another book's. Comments on the lines below are
marks, several on one line parted by ``; ``::

    # near miss: v, whist-hoyle iv
    # ruling: revoke by E, whist-club xv, enforced      offender and rule only where there is one
    # ruling: revoke by E, whist-club xv, enforced, add-score          with the option chosen
    # error: words of the message                       the record cannot be true on this line
    # owed: callable-card QH of E                       all that is owed as of this line, or
    # owed: nothing
    # score: NS 8, EW 7                                 the score as of this line
    # winner: NS                                        who has won the game as of this line

A line without a mark must stay silent.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from umpire import incidents
from umpire.books import BOOKS, load
from umpire.judge import Report, judge
from umpire.logs.files import loads
from umpire.logs.tokens import strip_comment
from umpire.rulings import STATUSES, Ruling

NEAR_MISS = "near miss"
MARKS = ("ruling", "error", "owed", "score", "winner")
NOTHING = "nothing"

_RULING = re.compile(
    r"(?P<kind>[a-z-]+)(?: by (?P<who>\w+))?(?:, (?P<book>[a-z0-9-]+) (?P<rule>[\w.-]+))?"
    r", (?P<status>[a-z-]+)(?:, (?P<chosen>[a-z-]+))?"
)
_TITLED = re.compile(r"([A-Za-z-]+(?: [A-Za-z-]+)?)\s*:\s*(.*)")
_SENTENCE = re.compile(r"(.+?[.!?])(?:\s|$)")


class Mark:
    """What a comment says must be found on its line: `kind` is one of `MARKS`."""

    __slots__ = ("kind", "line", "text")

    def __init__(self, line: int, kind: str, text: str) -> None:
        self.line = line
        self.kind = kind
        self.text = text


class Case:
    """A case: `id` is ``BOOK/NAME``; `near` are the rules that it narrowly misses.

    `complaints` say what is wrong with the case itself: marks that cannot be read.
    """

    __slots__ = ("_report", "book", "complaints", "id", "log", "marks", "name", "near", "story")

    def __init__(self, book: str, name: str, content: str) -> None:
        self.book = book
        self.name = name
        self.id = f"{book}/{name}"
        self.log = loads(content, self.id)[0]
        self.near: list[tuple[str, str]] = []
        self.marks: list[Mark] = []
        self.complaints: list[str] = []
        self.story = ""
        self._report: Report | None = None
        _read_comments(self)

    @property
    def title(self) -> str:
        """The first sentence of the story."""
        found = _SENTENCE.match(self.story)
        return found.group(1) if found else self.story

    def report(self) -> Report:
        """What the umpire answers to the case; worked out once."""
        if self._report is None:
            self._report = judge(self.log)
        return self._report


# --- Reading ----------------------------------------------------------------------------------


def root() -> Path:
    """The folder of the casebook: inside an installed package, or beside it in a checkout."""
    package = Path(__file__).parent
    inside = package / "cases"
    return inside if inside.is_dir() else package.parent / "cases"


def ids(book: str | None = None) -> list[str]:
    """The ids of all cases, or of those in the folder of one book, in order."""
    books = BOOKS if book is None else (book,)
    return [f"{name}/{file.stem}" for name in books for file in sorted(_files(name))]


def _files(book: str) -> Iterator[Path]:
    return (root() / book).glob("*.game")


def read(id: str) -> Case:
    """The case with an id.

    Raises:
        KeyError: there is no such case.
    """
    book, _, name = id.partition("/")
    path = root() / book / f"{name}.game"
    if book not in BOOKS or not name or not path.is_file():
        raise KeyError(id)
    return Case(book, name, path.read_text(encoding="utf-8-sig"))


def _read_comments(case: Case) -> None:
    story: list[str] = []
    leading = True
    for number, line in enumerate(case.log.source, 1):
        bare = strip_comment(line)
        comment = line[len(bare) + 1 :].strip()
        leading = leading and not bare.strip() and bool(comment or not story)
        titled = _TITLED.fullmatch(comment)
        word = titled.group(1).lower() if titled else ""
        if leading and titled and word == NEAR_MISS:
            _read_near(case, number, titled.group(2))
        elif titled and (word in MARKS or _looks_like_mark(word)):
            for part in re.split(r";\s+", comment):
                _read_mark(case, number, part.strip())
        elif leading:
            story.append(comment)
    case.story = " ".join(story).strip()
    if not case.story:
        case.complaints.append("the case begins with no comment that tells its story")


def _looks_like_mark(word: str) -> bool:
    return bool(difflib.get_close_matches(word, (*MARKS, NEAR_MISS), 1, 0.75))


def _read_near(case: Case, line: int, said: str) -> None:
    for part in said.split(","):
        words = part.split()
        book, rule = words if len(words) == 2 else (case.book, part.strip())
        if book in BOOKS and rule in load(book).rules:
            case.near.append((book, rule))
        else:
            case.complaints.append(f"line {line}: there is no rule {book} {rule}")


def _read_mark(case: Case, line: int, said: str) -> None:
    titled = _TITLED.fullmatch(said)
    word, words = (titled.group(1), titled.group(2)) if titled else ("", "")
    wrong = f"known marks: {', '.join(MARKS)}"
    if word in MARKS:
        wrong = _wrong_ruling(words) if word == "ruling" else "" if words else "it says nothing"
    if wrong:
        case.complaints.append(f"line {line}: cannot read the mark `{said}`: {wrong}")
    else:
        case.marks.append(Mark(line, word, words))


def _wrong_ruling(said: str) -> str:
    """What is wrong with the words of a ruling mark; empty where nothing is."""
    found = _RULING.fullmatch(said)
    if found is None:
        return "expected `KIND [by WHO], [BOOK RULE,] STATUS[, CHOSEN]`"
    kinds = {each.kind for about in incidents.every().values() for each in about}
    if found["kind"] not in kinds:
        return f"there is no incident {found['kind']}"
    if found["status"] not in STATUSES:
        return f"there is no status {found['status']}"
    if found["book"] and (
        found["book"] not in BOOKS or found["rule"] not in load(found["book"]).rules
    ):
        return f"there is no rule {found['book']} {found['rule']}"
    return ""


# --- Checking ---------------------------------------------------------------------------------


def say_ruling(ruling: Ruling, *, with_choice: bool = False) -> str:
    """A ruling in the words of a mark."""
    incident = ruling.incident
    parts = [incident.kind + (f" by {incident.offender}" if incident.offender else "")]
    if ruling.citations:
        parts.append(" ".join(ruling.citations[0]))
    parts.append(ruling.status)
    if with_choice and ruling.chosen:
        parts.append(ruling.chosen)
    return ", ".join(parts)


def check(case: Case) -> list[str]:
    """What is wrong with a case: nothing, or a complaint for each mark and finding that differ."""
    report = case.report()
    out = list(case.complaints)
    out += _check_rulings(case, report)
    out += _check_errors(case, report)
    out += _check_state(case)
    for rule in case.near:
        if any(rule in ruling.citations for ruling in report.rulings):
            out.append(f"a near miss of {' '.join(rule)}, and a ruling cites it")
    return out


def _check_rulings(case: Case, report: Report) -> list[str]:
    wanted = [mark for mark in case.marks if mark.kind == "ruling"]
    found = list(report.rulings)
    for mark in tuple(wanted):
        for ruling in found:
            said = (say_ruling(ruling), say_ruling(ruling, with_choice=True))
            if ruling.incident.line == mark.line and mark.text in said:
                wanted.remove(mark)
                found.remove(ruling)
                break
    out = [f"line {mark.line}: expected {mark.text}" for mark in wanted]
    out += [
        f"line {ruling.incident.line}: not expected: {say_ruling(ruling, with_choice=True)}"
        for ruling in found
    ]
    return out


def _check_errors(case: Case, report: Report) -> list[str]:
    wanted = [mark for mark in case.marks if mark.kind == "error"]
    found = list(report.errors)
    for mark in tuple(wanted):
        for error in found:
            if error.line == mark.line and mark.text.casefold() in error.message.casefold():
                wanted.remove(mark)
                found.remove(error)
                break
    out = [f"line {mark.line}: expected the error `{mark.text}`" for mark in wanted]
    return out + [f"line {error.line}: error: {error.message}" for error in found]


def _check_state(case: Case) -> list[str]:
    """Score, winner and docket, as of the lines that mark them."""
    out = []
    lines = sorted({m.line for m in case.marks if m.kind in ("owed", "score", "winner")})
    for line in lines:
        said = _say_state(judge(case.log, until=line))
        for kind in ("owed", "score", "winner"):
            wanted = sorted(m.text for m in case.marks if m.line == line and m.kind == kind)
            if wanted and wanted != said[kind]:
                shown = "; ".join(said[kind])
                out.append(f"line {line}: expected {kind}: {'; '.join(wanted)}, got {shown}")
    return out


def _say_state(report: Report) -> dict[str, list[str]]:
    owed = []
    for entry in report.docket:
        bearer = [f"of {entry['of']}"] if "of" in entry else []
        owed.append(" ".join([entry["kind"], *filter(None, [entry.get("card")]), *bearer]))
    score = [f"{side} {points}" for side, points in (report.score or {}).items()]
    return {
        "owed": sorted(owed) or [NOTHING],
        "score": [", ".join(score) or NOTHING],
        "winner": [report.winner or NOTHING],
    }


# --- Coverage ---------------------------------------------------------------------------------


class Covered:
    """A rule with the cases on either side of it, by id."""

    __slots__ = ("breaches", "near", "number", "role", "title")

    def __init__(self, number: str, title: str, role: str) -> None:
        self.number = number
        self.title = title
        self.role = role
        self.breaches: list[str] = []
        self.near: list[str] = []

    @property
    def missing(self) -> list[str]:
        """What the casebook lacks on this rule; a rule that only defines needs no case."""
        if self.role == "defines":
            return []
        found = {"breach": self.breaches, NEAR_MISS: self.near}
        return [what for what, cases in found.items() if not cases]


def coverage(book: str, cases: Iterable[Case] | None = None) -> list[Covered]:
    """The rules of a book, in its order, each with its cases.

    A breach is a case in which some ruling cites the rule. A near miss is a case that says so.
    A rule that is only cited along with others is close to whatever they are close to: a near
    miss of a rule whose rulings cite it is one of it, too.

    Raises:
        KeyError: no such book is installed.
    """
    rules = load(book).rules.values()
    rows = {rule.number: Covered(rule.number, rule.title, rule.role) for rule in rules}
    goes_with: dict[str, set[str]] = {number: {number} for number in rows}
    near: dict[str, list[str]] = {number: [] for number in rows}
    for case in map(read, ids()) if cases is None else cases:
        cited = [
            [rule for where, rule in r.citations if where == book] for r in case.report().rulings
        ]
        for governing, *others in filter(None, cited):
            for other in others:
                goes_with[other].add(governing)
        for number in dict.fromkeys(rule for each in cited for rule in each):
            rows[number].breaches.append(case.id)
        for where, number in case.near:
            if where == book:
                near[number].append(case.id)
    for number, row in rows.items():
        with_it = goes_with[number] if row.role == "cited" else {number}
        row.near = list(dict.fromkeys(id for other in sorted(with_it) for id in near[other]))
    return list(rows.values())
