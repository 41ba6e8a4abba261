"""Events of the cut and the deal."""

from __future__ import annotations

from typing import Literal

from umpire.events.base import Card, Cards, Event, Holder, Number, Seat, Suit


class CutIn(Event):
    """A card cut for partners or for the deal."""

    kind = "cut-in"
    forms = ("{player} cuts {card}",)
    player: Seat
    card: Card


class Shuffle(Event):
    """A player shuffles the pack."""

    kind = "shuffle"
    forms = ("{player} shuffles",)
    player: Seat


class CutPack(Event):
    """The pack is cut to the dealer; `packet` is the number of cards in the smaller packet."""

    kind = "cut-pack"
    forms = ("{player} cuts [the pack] [{packet}] <unasked:unasked>",)
    player: Seat
    packet: Number | None = None
    unasked: bool = False


class CutFault(Event):
    """Something went wrong in cutting: a card was shown, or the packets were confused."""

    kind = "cut-fault"
    forms = ("card shown in cutting ;what=card-shown", "cut confused ;what=confused")
    what: Literal["card-shown", "confused"]


class Deal(Event):
    """A player deals, for himself or (`for`) in another's place."""

    kind = "deal"
    forms = ("{player} deals [for {for_}] <consent:with consent>",)
    player: Seat
    for_: Seat | None = None
    consent: bool = False


class Hand(Event):
    """The cards of a hand (as dealt, or as held where play is taken up), or only their number."""

    kind = "hand"
    forms = ("hand {player}: {cards}", "hand {player}: {count} cards/card")
    player: Seat
    cards: Cards | None = None
    count: Number = -1


class Trump(Event):
    """The trump card is turned up, or the log says what is trumps."""

    kind = "trump"
    forms = ("{player} turns up {card}", "trump/trumps {card}", "trump/trumps {suit}")
    player: Seat | None = None
    card: Card | None = None
    suit: Suit | None = None


class TrumpFaceDown(Event):
    """The dealer lays the trump card face down."""

    kind = "trump-face-down"
    forms = ("{player} lays the trump card face down",)
    player: Seat


class DoubleCard(Event):
    """Two cards are dealt to one hand."""

    kind = "double-card"
    forms = ("{player} deals two cards to {to}",)
    player: Seat
    to: Seat


class Rectify(Event):
    """The dealer moves the second card on before dealing another."""

    kind = "rectify"
    forms = ("{player} rectifies",)
    player: Seat


class DealOn(Event):
    """The dealer deals another card after a slip."""

    kind = "deal-on"
    forms = ("{player} deals on",)
    player: Seat


class WrongRotation(Event):
    """Cards are dealt out of order."""

    kind = "wrong-rotation"
    forms = ("{player} deals out of order",)
    player: Seat


class Expose(Event):
    """A card is exposed: in dealing until the turn-up, out of a hand after it."""

    kind = "expose"
    forms = ("{player} exposes {card} [of {of}]", "{player} exposes a card [of {of}]")
    player: Seat
    card: Card | None = None
    of: Holder | None = None


class FacedCard(Event):
    """A card lies faced in the pack."""

    kind = "faced-card"
    forms = ("card faced in the pack [{card}]",)
    card: Card | None = None


class ImperfectPack(Event):
    """The pack is found to lack a card, or to hold one too many."""

    kind = "imperfect-pack"
    forms = (
        "pack imperfect",
        "pack imperfect: missing {missing}",
        "pack imperfect: extra {extra}",
        "pack imperfect: missing {missing}, extra {extra}",
    )
    missing: Card | None = None
    extra: Card | None = None


class PackNotCut(Event):
    """It is noticed now that the pack was not cut."""

    kind = "pack-not-cut"
    forms = ("pack not cut",)


class LookBottom(Event):
    """A player looks at the bottom card of the pack."""

    kind = "look-bottom"
    forms = ("{player} looks at the bottom card",)
    player: Seat


class Touch(Event):
    """A player touches a hand during the deal; the dealer, cards that he has dealt."""

    kind = "touch"
    forms = ("{player} touches a hand",)
    player: Seat


class Interrupt(Event):
    """A player interrupts the deal."""

    kind = "interrupt"
    forms = ("{player} interrupts the deal",)
    player: Seat


class OtherPack(Event):
    """A player takes a card of the other pack into the hand dealt to him."""

    kind = "other-pack"
    forms = ("{player} takes a card of the other pack",)
    player: Seat


class CountPack(Event):
    """A player counts the cards remaining in the pack."""

    kind = "count-pack"
    forms = ("{player} counts the pack",)
    player: Seat


class AskCount(Event):
    """A player asks the others to count their cards."""

    kind = "ask-count"
    forms = ("{player} asks for a count",)
    player: Seat


class Count(Event):
    """A player's cards are counted, at any time."""

    kind = "count"
    forms = ("{player} has {count} cards/card",)
    player: Seat
    count: Number


class TakeTrump(Event):
    """A player takes up the trump card."""

    kind = "take-trump"
    forms = ("{player} takes up the trump card",)
    player: Seat


class TrumpLeft(Event):
    """A player leaves the trump card on the table."""

    kind = "trump-left"
    forms = ("{player} leaves the trump card [on the table]",)
    player: Seat


class TrumpForgotten(Event):
    """A player says that he cannot recollect the trump card."""

    kind = "trump-forgotten"
    forms = ("{player} forgets the trump card",)
    player: Seat


class DemandDeal(Event):
    """A player demands a fresh deal."""

    kind = "demand-deal"
    forms = ("{player} demands a fresh/new deal",)
    player: Seat
