"""Events of play at a card table."""

from __future__ import annotations

from typing import Literal

from umpire.events.base import (
    ALL_GAMES,
    Card,
    Cards,
    Event,
    Kind,
    Number,
    Rest,
    Seat,
    Suit,
    Who,
    Words,
)


class Play(Event):
    """A card is played; `lead` is true where the log says in words that it was led."""

    kind = "play"
    forms = ("{player} plays {card}", "{player} leads {card} ;lead=true", "{player} {card}")
    player: Seat
    card: Card
    lead: bool = False


class PlayTwo(Event):
    """A player puts several cards on the table at once."""

    kind = "play-two"
    forms = ("{player} plays {cards}",)
    player: Seat
    cards: Cards


class Recall(Event):
    """A player takes a played card back."""

    kind = "recall"
    forms = ("{player} recalls {card}",)
    player: Seat
    card: Card


class TurnTrick(Event):
    """The trick is turned and quitted."""

    kind = "turn-trick"
    forms = ("trick turned", "{player} turns the trick")
    player: Seat | None = None


class Gather(Event):
    """The tricks are gathered up."""

    kind = "gather"
    forms = ("tricks gathered", "{player} gathers the tricks")
    player: Seat | None = None


class Resume(Event):
    """Play is taken up here: the player leads to the trick named; what went before is not told."""

    kind = "resume"
    forms = ("{player} to lead [trick {trick}]",)
    player: Seat
    trick: Number | None = None


class Call(Event):
    """A player calls a card, the highest or lowest of a suit, or a lead of a suit, from another."""

    kind = "call"
    forms = (
        "{player} calls {card} from {from_}",
        "{player} calls the {which:highest|lowest} {suit} from {from_}",
        "{player} calls {suit} from {from_} ;which=lead",
    )
    player: Seat
    from_: Seat
    card: Card | None = None
    which: Literal["highest", "lowest", "lead"] | None = None
    suit: Suit | None = None


class RequireWin(Event):
    """A player requires another to win the trick, or (`negative`) not to win it."""

    kind = "require-win"
    forms = ("{player} requires {of} to win", "{player} requires {of} not to win ;negative=true")
    player: Seat
    of: Seat
    negative: bool = False


class LookTrick(Event):
    """A player looks at a trick that was turned; without a number, the last turned."""

    kind = "look-trick"
    forms = (
        "{player} looks at trick {trick} <consent:with consent>",
        "{player} looks at the last trick <consent:with consent>",
    )
    player: Seat
    trick: Number | None = None
    consent: bool = False


class AskDraw(Event):
    """A player asks another to draw his card, or (`of` absent) that each card be claimed."""

    kind = "ask-draw"
    forms = ("{player} asks {of} to draw", "{player} asks for the cards to be claimed")
    player: Seat
    of: Seat | None = None


class AskVoid(Event):
    """A player asks another whether he has none of a suit."""

    kind = "ask-void"
    forms = ("{player} asks {of} about {suit}",)
    player: Seat
    of: Seat
    suit: Suit


class Answer(Event):
    """The answer: whether he has a card of the suit asked about."""

    kind = "answer"
    forms = ("{player} answers no ;has=false", "{player} answers yes ;has=true")
    player: Seat
    has: bool


class AskTrump(Event):
    """A player asks what the trump card was, or which suit is trumps."""

    kind = "ask-trump"
    forms = ("{player} asks the trump {what:card|suit}",)
    player: Seat
    what: Literal["card", "suit"]


class Intimation(Event):
    """A sign or hint given to another player."""

    kind = "intimation"
    forms = ("{player} signals [to {to}] [{words}]",)
    player: Seat
    to: Seat | None = None
    words: Words | None = None


class Detach(Event):
    """A card is detached from the hand and not played."""

    kind = "detach"
    forms = ("{player} detaches {card}", "{player} detaches a card")
    player: Seat
    card: Card | None = None


class NameCard(Event):
    """A player says which card is held, detached or was turned up."""

    kind = "name-card"
    forms = ("{player} names {card} [of {of}]",)
    player: Seat
    card: Card
    of: Seat | None = None


class Show(Event):
    """A player shows a card."""

    kind = "show"
    forms = ("{player} shows {card}", "{player} shows a card")
    player: Seat
    card: Card | None = None


class Attention(Event):
    """A player calls attention to the trick before his partner has played to it."""

    kind = "attention"
    forms = ("{player} calls attention to the trick",)
    player: Seat


class Consult(Event):
    """A player consults another about which penalty to take."""

    kind = "consult"
    forms = ("{player} consults {with_}",)
    player: Seat
    with_: Seat


class Bystander(Event):
    """A bystander makes a remark."""

    kind = "bystander"
    forms = ("bystander speaks",)


class ClaimRevoke(Event):
    """A player claims that another revoked."""

    kind = "claim-revoke"
    forms = ("{player} claims a revoke by {by} [at trick {trick}]",)
    player: Seat
    by: Seat
    trick: Number | None = None


class Mix(Event):
    """A player mixes the cards, by accident or wilfully."""

    kind = "mix"
    forms = ("{player} mixes the cards", "{player} wilfully mixes the cards ;wilful=true")
    player: Seat
    wilful: bool = False


class Choose(Event):
    """A player picks an option of a ruling by its kind."""

    kind = "choose"
    forms = ("{player} chooses {option} [for {incident}] [by {offender}]",)
    games = ALL_GAMES
    player: Seat
    option: Kind
    incident: Kind | None = None
    offender: Who | None = None


class Waive(Event):
    """A player gives up a right."""

    kind = "waive"
    forms = ("{player} waives [{incident}] [by {offender}]",)
    games = ALL_GAMES
    player: Seat
    incident: Kind | None = None
    offender: Who | None = None


class Abandon(Event):
    """A player throws down his hand."""

    kind = "abandon"
    forms = ("{player} throws down [the] hand",)
    player: Seat


class ClaimGame(Event):
    """A player claims to have won the game."""

    kind = "claim-game"
    forms = ("{player} claims the game",)
    games = ALL_GAMES
    player: Seat


class Concede(Event):
    """A player concedes the game."""

    kind = "concede"
    forms = ("{player} concedes [the game]",)
    games = ALL_GAMES
    player: Seat


class Note(Event):
    """Words that have no effect."""

    kind = "note"
    forms = ("note: {words}",)
    games = ALL_GAMES
    words: Rest
