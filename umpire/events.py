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

from functools import cache
from typing import Annotated, Any, ClassVar, Literal, dataclass_transform

Seat = Annotated[int, "seat"]
Holder = Annotated[int, "holder"]
Card = Annotated[int, "card"]
Cards = Annotated[tuple[int, ...], "cards"]
MeldCards = Annotated[tuple[tuple[int, bool], ...], "meld-cards"]
Suit = Annotated[int, "suit"]
Side = Annotated[str, "side"]
Who = Annotated[str, "who"]
Kind = Annotated[str, "kind"]
Words = Annotated[str, "words"]
Rest = Annotated[str, "rest"]
Name = Annotated[str, "name"]
Square = Annotated[int, "square"]
Path = Annotated[tuple[int, ...], "path"]
Votes = Annotated[tuple[int, int], "votes"]
Number = Annotated[int, "number"]

STOCK = -1
"""A `Holder` that is no player: the stock."""

CARD_GAMES = ("whist", "bezique", "pinochle")
DRAWING_GAMES = ("bezique", "pinochle")
DRAUGHTS = ("draughts",)
ALL_GAMES = (*CARD_GAMES, *DRAUGHTS)


@dataclass_transform(kw_only_default=True, frozen_default=True)
class _Fields:
    """Plain fields given by name, and never changed."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: cannot set {name!r}")


class Event(_Fields):
    """Something that happened at the table. Immutable; equal when kind and fields are equal."""

    kind: ClassVar[str]
    forms: ClassVar[tuple[str, ...]]
    games: ClassVar[tuple[str, ...]] = CARD_GAMES

    @classmethod
    @cache
    def field_names(cls) -> tuple[str, ...]:
        """The names of the fields, in the order of the format's tables."""
        own = cls.__annotations__
        return tuple(name for name in own if not own[name].startswith("ClassVar"))

    def said(self) -> dict[str, Any]:
        """Every field that differs from its default."""
        missing = object()
        return {
            name: value
            for name in self.field_names()
            if (value := getattr(self, name)) != getattr(type(self), name, missing)
        }

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.said() == other.said()

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.said().items())))

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self.said().items())
        return f"{type(self).__name__}({inner})"


# --- The cut and the deal ---------------------------------------------------------------------


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


# --- Play -------------------------------------------------------------------------------------


class Play(Event):
    """A card is played; `lead` is true where the log says in words that it was led."""

    kind = "play"
    forms = ("{player} plays {card}", "{player} leads {card} ;lead=true", "{player} {card}")
    player: Seat
    card: Card
    lead: bool = False


class PlayTwo(Event):
    """Two or more cards are played at once."""

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


# --- Scoring ----------------------------------------------------------------------------------


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


# --- Drawing games ----------------------------------------------------------------------------


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


# --- Draughts ---------------------------------------------------------------------------------


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
