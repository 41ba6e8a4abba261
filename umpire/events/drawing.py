"""Events of the drawing games, bezique and pinochle."""

from __future__ import annotations

from typing import Literal

from umpire.events.base import DRAWING_GAMES, Card, Cards, Event, MeldCards, Name, Number, Seat


class Draw(Event):
    """Cards are drawn; `seen`: the drawer looked at the card beyond the one due to him."""

    kind = "draw"
    forms = (
        "{player} draws",
        "{player} draws {cards}",
        "{player} draws the trump card ;trump=true",
        "{player} draws {count} cards/card [{cards}] <seen:seen>",
        "{player} draws {count} cards/card [{cards}] unseen ;seen=false",
    )
    games = DRAWING_GAMES
    player: Seat
    cards: Cards = ()
    count: Number = 1
    trump: bool = False
    seen: bool | None = None


class ReturnCard(Event):
    """Cards go back to the stock."""

    kind = "return-card"
    forms = (
        "{player} returns {card}",
        "{player} returns a card",
        "{player} returns {count} cards/card",
    )
    games = DRAWING_GAMES
    player: Seat
    card: Card | None = None
    count: Number = 1


class TakeChoice(Event):
    """A player chooses between the two cards of the next draw."""

    kind = "take-choice"
    forms = ("{player} takes the {which:second|first} card",)
    games = DRAWING_GAMES
    player: Seat
    which: Literal["first", "second"]


class Declare(Event):
    """Cards are declared (melded); each card with a flag that says it is new from the hand."""

    kind = "declare"
    forms = (
        "{player} declares/melds/announces {name}: {cards}",
        "{player} declares/melds/announces {cards}",
    )
    games = DRAWING_GAMES
    player: Seat
    name: Name | None = None
    cards: MeldCards


class Exchange(Event):
    """The lowest trump is exchanged for the turn-up."""

    kind = "exchange"
    forms = ("{player} exchanges {card}",)
    games = DRAWING_GAMES
    player: Seat
    card: Card


class TakeMelds(Event):
    """A player takes the melded cards back into his hand."""

    kind = "take-melds"
    forms = ("{player} takes up the melds",)
    games = DRAWING_GAMES
    player: Seat


class StockCount(Event):
    """The face-down cards of the stock are counted; the trump card is not among them."""

    kind = "stock-count"
    forms = ("{count} cards/card left in the stock",)
    games = DRAWING_GAMES
    count: Number
