"""Events of draughts."""

from __future__ import annotations

from typing import Literal

from umpire.events.base import DRAUGHTS, Event, Number, Path, Rest, Seat, Square, Votes


class Move(Event):
    """A man is moved along a path of squares (1-32); `player` absent: whose turn it is."""

    kind = "move"
    forms = ("{player} {path}", "{path}")
    games = DRAUGHTS
    player: Seat | None = None
    path: Path
    capture: bool = False


class Position(Event):
    """The position on the board, as PDN writes it."""

    kind = "position"
    forms = ("position: {fen}",)
    games = DRAUGHTS
    fen: Rest


class TouchMan(Event):
    """A player touches a man, or says that he adjusts it."""

    kind = "touch-man"
    forms = ("{player} touches {square}", "{player} adjusts {square} ;adjusting=true")
    games = DRAUGHTS
    player: Seat
    square: Square
    adjusting: bool = False


class OverAngle(Event):
    """A man is put so far over the angle of its square that it shows on another."""

    kind = "over-angle"
    forms = ("{player} shows {square} on {toward}",)
    games = DRAUGHTS
    player: Seat
    square: Square
    toward: Square


class Huff(Event):
    """What a player does about a capture that his opponent left."""

    kind = "huff"
    forms = (
        "{player} huffs {square} ;choice=huff",
        "{player} huffs ;choice=huff",
        "{player} compels the take ;choice=compel-take",
        "{player} lets it stand ;choice=let-stand",
    )
    games = DRAUGHTS
    player: Seat
    choice: Literal["huff", "compel-take", "let-stand"]
    square: Square | None = None


class TakeBack(Event):
    """A player takes a false move back, or refuses to."""

    kind = "take-back"
    forms = ("{player} takes back", "{player} refuses to take back ;refused=true")
    games = DRAUGHTS
    player: Seat
    refused: bool = False


class Obstruct(Event):
    """A player hides the board from the other, or persists in it."""

    kind = "obstruct"
    forms = ("{player} obstructs the view", "{player} persists ;persists=true")
    games = DRAUGHTS
    player: Seat
    persists: bool = False


class Time(Event):
    """A player takes a number of minutes over a move."""

    kind = "time"
    forms = ("{player} takes {minutes} minutes/minute",)
    games = DRAUGHTS
    player: Seat
    minutes: Number


class Leave(Event):
    """A player leaves the room."""

    kind = "leave"
    forms = ("{player} leaves the room <consent:with consent>",)
    games = DRAUGHTS
    player: Seat
    consent: bool = False


class CallCount(Event):
    """A player calls on the other to win within the limit of moves."""

    kind = "call-count"
    forms = ("{player} calls the count",)
    games = DRAUGHTS
    player: Seat


class Refuse(Event):
    """A player refuses to abide by a ruling."""

    kind = "refuse"
    forms = ("{player} refuses the ruling",)
    games = DRAUGHTS
    player: Seat


class Decision(Event):
    """A dispute is decided by the bystanders (votes for and against) or by an umpire."""

    kind = "decision"
    forms = ("bystanders decide for {for_} {votes}", "umpire decides for {for_}")
    games = DRAUGHTS
    for_: Seat
    votes: Votes | None = None
