"""The rights that a ruling gives, in words: who may do what, from when, and until when."""

from __future__ import annotations

from umpire.reports.words import clause
from umpire.rulings import CURED, ENFORCED, LAPSED, OPEN, WAIVED, Moment, Remedy, Ruling

ENDS = {
    ENFORCED: "is used when",
    CURED: "is settled when",
    WAIVED: "is given up when",
    LAPSED: "lapses when",
}
"""How a right ends, by the status that its end leaves."""


def before_remedy(ruling: Ruling, remedy: Remedy) -> str:
    """What to say before a remedy that does not act, or not yet; nothing before one that does."""
    if ruling.status_given == LAPSED:
        return "set aside: "
    if ruling.outcome == CURED:
        return "done: "
    if ruling.late or ruling.status in (LAPSED, WAIVED):
        return "no longer: " if remedy.uses else "had it been claimed in time: "
    return "once claimed: " if ruling.claim and not ruling.claimed else ""


def may(ruling: Ruling) -> str:
    """What the chooser may do, or has done, with the options: ``may choose one of these``."""
    one = len(ruling.options) == 1
    this = "this" if one else "one of these"
    if ruling.chosen is not None:
        return f"chose {this}"
    if ruling.status != OPEN:
        return f"might have chosen {this}"
    if ruling.claim and not ruling.claimed:
        return f"may claim it and choose {this}"
    return "may choose this, or leave it" if one else "may choose one of these"


def endings(ruling: Ruling) -> dict[str, list[Moment]]:
    """The moments that end the rights of a ruling, by the status that they leave."""
    ends = dict(ruling.closes)
    for remedy in ruling.remedies:
        if (remedy.uses and not ruling.options) or CURED in remedy.ends.values():
            ends.update(remedy.ends)
    found: dict[str, list[Moment]] = {}
    for moment, outcome in ends.items():
        found.setdefault(outcome, []).append(moment)
    return found


def times(ruling: Ruling) -> list[str]:
    """When the rights of a ruling open and end, and on which lines they did; one clause each."""
    window = ruling.window
    said = []
    if ruling.opens is not None:
        line = window.opened_line
        when = "not yet" if line is None else f"line {line}"
        said.append(f"opens when {clause(ruling.opens)} ({when})")
    elif window.opened_line is not None:
        said.append(f"open from line {window.opened_line}")
    ends = endings(ruling)
    for outcome, words in ENDS.items():
        if outcome in ends:
            said.append(f"{words} {' or '.join(clause(moment) for moment in ends[outcome])}")
    if window.claimed_line is not None and not ruling.late:
        verb = "claimed" if ruling.claim else "used"
        said.append(f"{verb} on line {window.claimed_line}")
    if window.closed_line is not None:
        said.append(f"ended on line {window.closed_line}{_by(ruling, ends)}")
    if ruling.late:
        said.append(f"asked for on line {window.claimed_line}")
    return said


def _by(ruling: Ruling, ends: dict[str, list[Moment]]) -> str:
    """Which moment ended a right, where that is not plain."""
    by = ruling.closed_by
    plain = [[by]] == list(ends.values())
    return "" if by is None or plain else f": {clause(by)}"


def acts(ruling: Ruling) -> list[tuple[int, str]]:
    """The lines on which a right was claimed, used or lost, each with what happened there."""
    window = ruling.window
    used = "claimed here" if ruling.claim else "chosen here" if ruling.options else "used here"
    found = {
        window.claimed_line: "asked for here, too late" if ruling.late else used,
    }
    found.setdefault(ruling.chosen_line, "chosen here")
    if ended := _ended(ruling):
        found.setdefault(window.closed_line, ended)
    return [(line, words) for line, words in found.items() if line is not None]


def _ended(ruling: Ruling) -> str:
    """What to say of the line on which a right ended; nothing where it had been used before."""
    if ruling.outcome == WAIVED:
        return "given up here"
    if ruling.outcome == CURED:
        return "put right here"
    if ruling.window.claimed_line is not None and not ruling.late:
        return ""
    return "the right ended here" if ruling.late or ruling.outcome == LAPSED else "used here"
