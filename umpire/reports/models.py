"""The JSON report as pydantic models: `umpire.report/1`, and `umpire.reports/1` for several logs.

They are what `umpire schema report` prints and what the tests hold real reports against; the
report itself is made by `umpire.reports.json` without them. Fields are
in the order of docs/report.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from umpire.logs.models import json_schema

Who = Annotated[str, Field(description="a seat or a side, never a name")]
Line = Annotated[
    int,
    Field(ge=0, description="a line of the log; of a JSON log the event's index, 0 for the header"),
]
Card = Annotated[
    str, Field(description="rank then suit letter, 10H", pattern="^(?:10|[2-9JQKA])[SHDC]$")
]
Suit = Literal["S", "H", "D", "C"]
Count = Annotated[int, Field(ge=0)]
Kind = Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$")]
BySide = dict[str, int]


class Part(BaseModel):
    """What every part of a report shares: nothing unknown in it, and nothing changes."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Error(Part):
    """Why a log cannot be true or cannot be understood; the deal concerned has no rulings."""

    line: Line
    column: Annotated[int, Field(ge=1, description="counted from 1; 1 in JSON logs")]
    deal: Annotated[int | None, Field(ge=1)]
    message: str
    hint: str | None


class RuleName(Part):
    """A rule: the book's id and the number as the book has it."""

    book: str
    rule: str


class Citation(RuleName):
    """A rule that the ruling cites, with its statement."""

    statement: str


class Due(Part):
    """What follows or is owed, with the fields that apply to it; the others are absent."""

    kind: Kind
    of: Annotated[Who | None, Field(description="who bears it: a seat or a side")] = None
    to: Annotated[Who | None, Field(description="who gains by it: a seat or a side")] = None
    card: Card | None = None
    suit: Suit | None = None
    points: Count | None = None
    count: Annotated[Count | None, Field(description="a number of tricks or cards")] = None


class Remedy(Due):
    """Something that follows, or an option; `text` says what a player does."""

    text: str


class Owed(Due):
    """What is still owed when the log ends; `ruling` is the number of the ruling it comes from."""

    ruling: Annotated[int, Field(ge=1)]


class Window(Part):
    """When the right opened and when it closes: moments by id; null where nothing can lapse."""

    opens: Kind | None
    opened_line: Line | None
    closes: list[Kind]
    closed_line: Line | None
    claimed_line: Line | None


class Evidence(Part):
    """A line of the log, and what it shows."""

    line: Line
    text: str


class Ruling(Part):
    """One incident and what the books in force say of it."""

    number: Annotated[int, Field(ge=1)]
    incident: Kind
    offender: Who | None
    deal: Annotated[int | None, Field(ge=1)]
    trick: Annotated[int | None, Field(ge=1, description="null before the first card")]
    move: Annotated[int | None, Field(ge=1, description="draughts only: the half-move")] = None
    line: Line
    status: Literal[
        "silent",
        "no-penalty",
        "refused",
        "stands",
        "waived",
        "lapsed",
        "cured",
        "open",
        "enforced",
    ]
    citations: Annotated[list[Citation], Field(description="the first governs")]
    remedies: Annotated[list[Remedy], Field(description="what follows of itself")]
    chooser: Who | None
    options: Annotated[list[Remedy], Field(description="of which the chooser may pick one")]
    chosen: Kind | None
    window: Window
    evidence: list[Evidence]
    interpretations: list[str]
    nearest: RuleName | None
    elsewhere: list[RuleName]
    explanation: str


class Deal(Part):
    """What a deal came to."""

    number: Annotated[int, Field(ge=1)]
    dealer: Who | None
    trump: Suit | Literal["none"] | None
    tricks: BySide
    honours: BySide
    points: BySide
    annulled: bool


class Report(Part):
    """What the umpire answers to one log."""

    schema_: Annotated[Literal["umpire.report/1"], Field(alias="schema")]
    log: str
    game: Literal["whist", "bezique", "pinochle", "draughts"] | None
    rules: list[str]
    errors: list[Error]
    rulings: Annotated[list[Ruling], Field(description="in the order in which things happened")]
    docket: Annotated[list[Owed], Field(description="what is still owed when the log ends")]
    deals: list[Deal]
    score: Annotated[BySide | None, Field(description="of the game in progress; null: unknown")]
    winner: Who | None


class Reports(Part):
    """What the umpire answers to several logs."""

    schema_: Annotated[Literal["umpire.reports/1"], Field(alias="schema")]
    reports: list[Report]


AnyReport = Annotated[Report | Reports, Field(discriminator="schema_")]


def report_schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of what `umpire judge --format json` prints."""
    return json_schema(AnyReport)
