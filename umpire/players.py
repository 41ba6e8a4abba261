"""Seats and sides: who sits where, and who plays with whom.

A seat is an int, clockwise from 0; a side is a text (``NS``, ``A``, ``Black``), as reports name it.
"""

from __future__ import annotations

SEATS: dict[str, tuple[str, ...]] = {
    "whist": ("N", "E", "S", "W"),
    "bezique": ("A", "B"),
    "pinochle": ("A", "B"),
    "draughts": ("Black", "White"),
}
SIDES: dict[str, tuple[str, ...]] = {
    "whist": ("NS", "EW"),
    "bezique": ("A", "B"),
    "pinochle": ("A", "B"),
    "draughts": ("Black", "White"),
}
ALIASES: dict[str, dict[str, str]] = {
    "whist": {
        "NORTH": "N",
        "EAST": "E",
        "SOUTH": "S",
        "WEST": "W",
        "N-S": "NS",
        "E-W": "EW",
        "SN": "NS",
        "WE": "EW",
    },
    "draughts": {"B": "Black", "W": "White"},
}
WORDS = {"N": "North", "E": "East", "S": "South", "W": "West"}
"""Seats as words, where a seat is one letter of the compass."""

SIDE_WORDS = {"NS": "North and South", "EW": "East and West"}


def seat_of_text(game: str, text: str) -> int | None:
    """The seat that a text names in a game (any case), or None."""
    upper = text.upper()
    upper = ALIASES.get(game, {}).get(upper, upper).upper()
    for number, seat in enumerate(SEATS[game]):
        if seat.upper() == upper:
            return number
    return None


def side_of_text(game: str, text: str) -> str | None:
    """The side that a text names in a game (any case), or None."""
    upper = text.upper()
    upper = ALIASES.get(game, {}).get(upper, upper).upper()
    for side in SIDES[game]:
        if side.upper() == upper:
            return side
    return None


def side_of(game: str, seat: int) -> str:
    """The side a seat plays for."""
    return SIDES[game][seat % 2]


def other_side(game: str, side: str) -> str:
    """The adversaries of a side."""
    first, second = SIDES[game]
    return second if side == first else first


def seats_of(game: str, who: str) -> tuple[int, ...]:
    """The seats of a side, or of the one player, that a text of a report names."""
    if who in SEATS[game]:
        return (SEATS[game].index(who),)
    parity = SIDES[game].index(who)
    return tuple(seat for seat in range(len(SEATS[game])) if seat % 2 == parity)


def say_seat(game: str, seat: int) -> str:
    """A seat in words: ``East``, ``A``, ``Black``."""
    name = SEATS[game][seat]
    return WORDS.get(name, name)
