"""Events of scoring."""

from __future__ import annotations

from umpire.events.base import Event, Number, Rest, Seat, Side


class CallHonours(Event):
    """A side calls honours before play (Long Whist)."""

    kind = "call-honours"
    forms = ("{side} calls honours",)
    games = ("whist",)
    side: Side


class ClaimHonours(Event):
    """A side claims a number of honours."""

    kind = "claim-honours"
    forms = ("{side} claims {count} honours/honour",)
    games = ("whist",)
    side: Side
    count: Number


class Score(Event):
    """Points that the players added for a side now."""

    kind = "score"
    forms = ("{side} scores {points} [for {reason}]",)
    side: Side
    points: Number
    reason: Rest | None = None


class Announce(Event):
    """A player claims to have reached a number of points."""

    kind = "announce"
    forms = ("{player} announces {points}",)
    player: Seat
    points: Number
