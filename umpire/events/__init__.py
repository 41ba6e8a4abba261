"""What a log can say: one class per kind of event, and nothing else defines it.

From the annotations and `forms` of a class come the text syntax (`umpire.logs.forms`), the JSON
form and its schema (`umpire.logs.models`, one frozen pydantic model per class) and the reference
page in the docs. Instances are plain, immutable and shared, so that replay never touches pydantic.

How a form is written: bare words are literal (``a/b`` either word, the first is canonical);
``{field}`` is a value, read as the field's type says; ``{field:a|b}`` one of the words;
``[...]`` may be left out; ``<field:words>`` may be left out and sets a flag; a tail
``;field=value`` says what the wording means. The first form that can say an event is canonical.

The event kinds and fields are those of the game log format, version 1 (docs/log-format.md).
"""

from __future__ import annotations

from typing import ClassVar

from umpire.events.base import ALL_GAMES, CARD_GAMES, DRAUGHTS, DRAWING_GAMES, STOCK, Event
from umpire.events.dealing import (
    AskCount,
    Count,
    CountPack,
    CutFault,
    CutIn,
    CutPack,
    Deal,
    DealOn,
    DemandDeal,
    DoubleCard,
    Expose,
    FacedCard,
    Hand,
    ImperfectPack,
    Interrupt,
    LookBottom,
    OtherPack,
    PackNotCut,
    Rectify,
    Shuffle,
    TakeTrump,
    Touch,
    Trump,
    TrumpFaceDown,
    TrumpForgotten,
    TrumpLeft,
    WrongRotation,
)
from umpire.events.draughts import (
    CallCount,
    Decision,
    Huff,
    Leave,
    Move,
    Obstruct,
    OverAngle,
    Position,
    Refuse,
    TakeBack,
    Time,
    TouchMan,
)
from umpire.events.drawing import (
    Declare,
    Draw,
    Exchange,
    ReturnCard,
    StockCount,
    TakeChoice,
    TakeMelds,
)
from umpire.events.play import (
    Abandon,
    Answer,
    AskDraw,
    AskTrump,
    AskVoid,
    Attention,
    Bystander,
    Call,
    Choose,
    ClaimGame,
    ClaimRevoke,
    Concede,
    Consult,
    Detach,
    Gather,
    Intimation,
    LookTrick,
    Mix,
    NameCard,
    Note,
    Play,
    PlayTwo,
    Recall,
    RequireWin,
    Resume,
    Show,
    TurnTrick,
    Waive,
)
from umpire.events.scoring import Announce, CallHonours, ClaimHonours, Score

__all__ = [
    "ALL_GAMES",
    "BY_KIND",
    "CARD_GAMES",
    "DRAUGHTS",
    "DRAWING_GAMES",
    "EVENTS",
    "GROUPS",
    "STOCK",
    "Abandon",
    "Announce",
    "Answer",
    "AskCount",
    "AskDraw",
    "AskTrump",
    "AskVoid",
    "Attention",
    "Bystander",
    "Call",
    "CallCount",
    "CallHonours",
    "Choose",
    "ClaimGame",
    "ClaimHonours",
    "ClaimRevoke",
    "Concede",
    "Consult",
    "Count",
    "CountPack",
    "CutFault",
    "CutIn",
    "CutPack",
    "Deal",
    "DealOn",
    "Decision",
    "Declare",
    "DemandDeal",
    "Detach",
    "DoubleCard",
    "Draw",
    "Event",
    "Exchange",
    "Expose",
    "FacedCard",
    "Gather",
    "Hand",
    "Huff",
    "ImperfectPack",
    "Interrupt",
    "Intimation",
    "Leave",
    "LookBottom",
    "LookTrick",
    "Mix",
    "Move",
    "NameCard",
    "Note",
    "Obstruct",
    "OtherPack",
    "OverAngle",
    "PackNotCut",
    "Play",
    "PlayTwo",
    "Plays",
    "Position",
    "Recall",
    "Rectify",
    "Refuse",
    "RequireWin",
    "Resume",
    "ReturnCard",
    "Said",
    "Score",
    "Show",
    "Shuffle",
    "StockCount",
    "TakeBack",
    "TakeChoice",
    "TakeMelds",
    "TakeTrump",
    "Time",
    "Touch",
    "TouchMan",
    "Trump",
    "TrumpFaceDown",
    "TrumpForgotten",
    "TrumpLeft",
    "TurnTrick",
    "Unreadable",
    "Waive",
    "WrongRotation",
]

GROUPS: dict[str, tuple[type[Event], ...]] = {
    "The cut and the deal": (
        *(CutIn, Shuffle, CutPack, CutFault, Deal, Hand, Trump, TrumpFaceDown, DoubleCard),
        *(Rectify, DealOn, WrongRotation, Expose, FacedCard, ImperfectPack, PackNotCut),
        *(LookBottom, Touch, Interrupt, OtherPack, CountPack, AskCount, Count, TakeTrump),
        *(TrumpLeft, TrumpForgotten, DemandDeal),
    ),
    "Play": (
        *(Play, PlayTwo, Recall, TurnTrick, Gather, Resume, Call, RequireWin, LookTrick),
        *(AskDraw, AskVoid, Answer, AskTrump, Intimation, Detach, NameCard, Show, Attention),
        *(Consult, Bystander, ClaimRevoke, Mix, Choose, Waive, Abandon, ClaimGame, Concede, Note),
    ),
    "Scoring": (CallHonours, ClaimHonours, Score, Announce),
    "Drawing games": (Draw, ReturnCard, TakeChoice, Declare, Exchange, TakeMelds, StockCount),
    "Draughts": (
        *(Move, Position, TouchMan, OverAngle, Huff, TakeBack, Obstruct, Time, Leave),
        *(CallCount, Refuse, Decision),
    ),
}
"""Every kind of event, by the tables of the log format."""

EVENTS: tuple[type[Event], ...] = tuple(kind for group in GROUPS.values() for kind in group)
BY_KIND: dict[str, type[Event]] = {event.kind: event for event in EVENTS}


class Plays:
    """A trick on one line: the number written before it, or None, and the cards in order.

    Not a kind of event of the format but its short form: it stands for one `Play` a card.
    """

    __slots__ = ("cards", "number")
    kind: ClassVar[str] = "plays"

    def __init__(self, number: int | None, cards: tuple[tuple[int, int], ...]) -> None:
        self.number = number
        self.cards = cards


class Unreadable:
    """A line that could not be read: the deal in which it stands cannot be ruled on."""

    __slots__ = ()
    kind: ClassVar[str] = "unreadable"


Said = Event | Plays | Unreadable
