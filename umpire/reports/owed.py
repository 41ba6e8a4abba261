"""What is still owed at the end of a log, in words, and how the log would say it is done."""

from __future__ import annotations

from typing import Any, Literal

from umpire.events import (
    Call,
    Choose,
    ClaimRevoke,
    DemandDeal,
    Event,
    Huff,
    Rectify,
    RequireWin,
    TakeBack,
)
from umpire.judge import Report
from umpire.logs.names import Names
from umpire.logs.writing import write_event
from umpire.players import seats_of
from umpire.reports.people import People
from umpire.reports.words import moment
from umpire.rights import ACTS
from umpire.rulings import Remedy, Ruling

WHICH: dict[str, Literal["highest", "lowest", "lead"]] = {
    "call-highest": "highest",
    "call-lowest": "lowest",
    "call-suit": "lead",
}
"""What each kind of remedy calls for, in the words of the log."""


class Owed:
    """One thing owed: the ruling it is owed by, the words, and lines of a log that would do it."""

    __slots__ = ("lines", "ruling", "words")

    def __init__(self, ruling: Ruling, words: str, lines: list[str]) -> None:
        self.ruling = ruling
        self.words = words
        self.lines = lines


def owed(report: Report) -> list[Owed]:
    """What is still owed, in the order of the docket."""
    people = People(report.log.header)
    names = Names(report.game, report.log.header.players) if report.game else None
    by_number = {ruling.number: ruling for ruling in report.rulings}
    found = []
    for entry in report.docket:
        ruling = by_number[entry["ruling"]]
        if entry["kind"] == "choice":
            words, events = _choice(ruling, people)
        else:
            remedy = _remedy(ruling, entry)
            words = people.name(remedy.text) if remedy else str(entry["kind"])
            use = remedy is not None and remedy.uses
            events = [_act(remedy, remedy.by or ruling.chooser, people)] if remedy and use else []
        lines = [write_event(event, names) for event in events if event and names]
        found.append(Owed(ruling, words, lines))
    return found


def _remedy(ruling: Ruling, entry: dict[str, Any]) -> Remedy | None:
    """The remedy that an entry of the docket is about."""
    wanted = {name: value for name, value in entry.items() if name != "ruling"}
    for remedy in ruling.remedies:
        facts = remedy.facts()
        facts.pop("text")
        if facts == wanted:
            return remedy
    return None


def _choice(ruling: Ruling, people: People) -> tuple[str, list[Event | None]]:
    who = people.who(ruling.chooser)
    if ruling.claim and not ruling.claimed:
        words = f"{who} may claim it"
        if ruling.window.opened_line is None and ruling.window.opens:
            words += f" once {moment(ruling.window.opens)}"
        return words, [_claim(ruling, people)]
    options = ruling.options
    if len(options) == 1:
        words = f"{who} may choose {options[0].kind}: {people.name(options[0].text)}"
    else:
        kinds = [option.kind for option in options]
        words = f"{who} may choose {', '.join(kinds[:-1])} or {kinds[-1]}"
    return words, [_act(option, ruling.chooser, people) for option in options]


def _first(who: str | None, people: People) -> int | None:
    """The seat that may speak for a side, or None for nobody."""
    return None if who is None else seats_of(people.game, who)[0]


def _claim(ruling: Ruling, people: People) -> Event | None:
    incident = ruling.incident
    seat, by = _first(ruling.chooser, people), _first(incident.offender, people)
    if incident.kind != "revoke" or seat is None or by is None:
        return None
    return ClaimRevoke(player=seat, by=by, trick=incident.trick)


def _act(remedy: Remedy, who: str | None, people: People) -> Event | None:
    """The event by which a player uses a remedy."""
    seat, bearer = _first(who, people), _first(remedy.of, people)
    if seat is None:
        return None
    act = ACTS.get(remedy.kind, (None,))[0]
    if act is TakeBack and bearer is not None:
        return TakeBack(player=bearer)
    if act is Huff and remedy.kind == "compel-take":
        return Huff(player=seat, choice="compel-take")
    if act is DemandDeal:
        return DemandDeal(player=seat)
    if act is Rectify:
        return Rectify(player=seat)
    if act is RequireWin and bearer is not None:
        return RequireWin(player=seat, of=bearer, negative=remedy.kind == "must-not-win")
    if act is Call and bearer is not None:
        if remedy.card is not None:
            return Call(player=seat, from_=bearer, card=remedy.card)
        which = WHICH.get(remedy.kind)
        if remedy.suit is not None and which is not None:
            return Call(player=seat, from_=bearer, which=which, suit=remedy.suit)
    return None if remedy.uses else Choose(player=seat, option=remedy.kind)
