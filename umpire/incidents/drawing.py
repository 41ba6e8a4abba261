"""What can go wrong in the drawing games, bezique and pinochle."""

from __future__ import annotations

from umpire.incidents import Incident


class CutTooMany(Incident):
    """A player showed more than one card in cutting for the deal."""

    kind = "cut-too-many"
    title = "More than one card cut"


class PlayWithoutDrawing(Incident):
    """A player played to the next trick without the draw that he was due (bezique)."""

    kind = "play-without-drawing"
    title = "Play without drawing"


class MissedDraw(Incident):
    """A player forgot a draw and played to the next trick (pinochle)."""

    kind = "missed-draw"
    title = "Draw forgotten"


class DrawOutOfTurn(Incident):
    """A card was drawn by one who was not to draw.

    `card` where the log names it. `adversarys`: it would have been the other player's.
    `other_drew`: the other player had drawn his card of this round already.
    """

    kind = "draw-out-of-turn"
    title = "Draw out of turn"
    card: int | None
    adversarys: bool
    other_drew: bool


class BothDrewWrong(Incident):
    """Each player drew the card that was the other's."""

    kind = "both-drew-wrong"
    title = "Both drew the wrong card"


class Overdraw(Incident):
    """More cards were drawn than were due.

    `own` is the card that was due and `second` the one beyond it, where the log names them.
    `by_loser`: the drawer had lost the trick. `adversarys`: the second would have been the other
    player's. `seen`: the drawer looked at it; None where the log does not say. `tricks`: how many
    were complete.
    """

    kind = "overdraw"
    title = "Too many cards drawn"
    tricks: int
    own: int | None
    second: int | None
    surplus: int
    by_loser: bool
    adversarys: bool
    seen: bool | None


class TooManyCards(Incident):
    """A player is found to hold more cards than he should, the other's number being right."""

    kind = "too-many-cards"
    title = "Too many cards held"
    surplus: int


class BothTooMany(Incident):
    """Both players are found to hold more cards than they should; `surplus` by seat."""

    kind = "both-too-many"
    title = "Too many cards on both sides"
    surplus: tuple[int, ...]


class TooFewCards(Incident):
    """A player is found to hold fewer cards than he should."""

    kind = "too-few-cards"
    title = "Too few cards held"
    missing: int


class EvenStock(Incident):
    """An even number of cards is left in the stock when the draws are level."""

    kind = "even-stock"
    title = "Even number of cards in the stock"
    left: int


class RefusedMeld(Incident):
    """Cards were declared and cannot be scored; `meld` is the combination, or None for none."""

    demand = True
    meld: str | None


class DeclarationOutOfTime(RefusedMeld):
    """A declaration not right after winning a trick (bezique)."""

    kind = "declaration-out-of-time"
    title = "Declaration out of time"


class DeclarationAfterStock(RefusedMeld):
    """A declaration once the pack is drawn out (bezique)."""

    kind = "declaration-after-stock"
    title = "Declaration after the end of the pack"


class SecondDeclaration(RefusedMeld):
    """A second declaration after one trick (bezique)."""

    kind = "second-declaration"
    title = "Second declaration after one trick"


class DeclarationNotAllowed(RefusedMeld):
    """A declaration of cards that may not serve in it (bezique).

    `why` is ``married`` (a king or queen married before), ``sequence`` (a royal marriage out of a
    sequence), ``not-on-table`` (not all four cards of double bezique lie on the table) or
    ``served`` (a card served in the same declaration before).
    """

    kind = "declaration-not-allowed"
    title = "Declaration not allowed"
    why: str


class WrongDeclaration(Incident):
    """Cards were put down that do not make what was declared (bezique).

    `cards` are those put down now; `points` what was claimed, 0 where nobody can say.
    """

    kind = "wrong-declaration"
    title = "Wrong declaration"
    cards: tuple[int, ...]
    points: int


class MeldOutOfTime(RefusedMeld):
    """A meld not right after winning a trick, or once the stock is out (pinochle)."""

    kind = "meld-out-of-time"
    title = "Meld out of time"


class SecondMeld(RefusedMeld):
    """A second meld after one trick (pinochle)."""

    kind = "second-meld"
    title = "Second meld after one trick"


class MeldNotAllowed(RefusedMeld):
    """A meld that the rules on cards used again, or on the number held, forbid (pinochle).

    `why` is ``no-fresh-card``, ``used-before`` (in a meld of its class worth as much or more),
    ``too-many-cards`` (the player's number is found to be wrong) or ``not-played`` (grand pinochle
    where the table does not count it).
    """

    kind = "meld-not-allowed"
    title = "Meld not allowed"
    why: str


class WrongMeld(Incident):
    """Cards were shown that do not make what was melded (pinochle).

    `meld` is the combination named, or None. `cards` are those that may be called: the cards put
    down that do belong to it, or all of them where nobody can say which it was. `points` is what
    was claimed.
    """

    kind = "wrong-meld"
    title = "Wrong meld"
    meld: str | None
    cards: tuple[int, ...]
    points: int


class ExchangeOutOfTime(Incident):
    """The lowest trump was exchanged when, or with a card with which, it may not be.

    `why` is ``not-after-trick``, ``not-lowest-trump`` or ``trump-card-gone``.
    """

    kind = "exchange-out-of-time"
    demand = True
    title = "Exchange out of time"
    why: str


class ExchangeUsed(RefusedMeld):
    """The card got by exchange was used in the declaration made after the same trick (bezique)."""

    kind = "exchange-used"
    title = "Exchanged card declared at once"


class ExchangeWithMeld(RefusedMeld):
    """An exchange and a meld after one trick: the second of them (pinochle)."""

    kind = "exchange-with-meld"
    title = "Exchange and meld after one trick"


class FailedToWin(Incident):
    """In the closing tricks a player could have won the trick and did not.

    `recalled`: he took the card back before the trick was turned.
    """

    kind = "failed-to-win"
    claimable = True
    title = "Trick not won though it could be"
    card: int
    recalled: bool = False


class MeldTakenUp(Incident):
    """Melded cards were taken up while the stock lasted."""

    kind = "meld-taken-up"
    title = "Melds taken up"


class TakenUpEarly(Incident):
    """Melded cards were taken up with the last trick before the close still to be played."""

    kind = "taken-up-early"
    title = "Melds taken up early"


class ScoreNotDue(Incident):
    """More points were scored than had fallen due, in bezique; `points` is the surplus."""

    kind = "score-not-due"
    title = "Score not due"
    points: int
    due: int


class FalseAnnouncement(Incident):
    """A player announced that he had reached the game, and had not; `score` is what he had."""

    kind = "false-announcement"
    title = "False announcement"
    points: int
    score: int
