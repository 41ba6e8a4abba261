"""What can go wrong at the table: facts only, no rule named.

A game notices incidents while it replays a log; a rulebook is asked what it says of each. The
same facts give the same incident whatever book is in force. Kinds are those of the contract
(docs/log-format.md names them with the events that show them).
"""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform

Evidence = tuple[int, str]
"""A line of the log and what it shows."""


@dataclass_transform(kw_only_default=True)
class _Facts:
    """Plain attributes given by name: many kinds must be cheap to define and to make."""

    def __init__(self, **facts: Any) -> None:
        self.__dict__.update(facts)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


class Incident(_Facts):
    """Something irregular, or something that asks for a ruling.

    `offender` is a seat or side as reports name it; `line`, `deal`, `trick` and `move` are null
    where they do not apply. `clock` orders what
    happened on one line. `evidence` is the lines of the log that prove it.
    """

    kind: ClassVar[str] = ""
    title: ClassVar[str] = ""
    demand: ClassVar[bool] = False
    """Whether it asks for something that must be refused where no rule gives it."""
    claimable: ClassVar[bool] = False
    """Whether a claim in the log can be about it."""
    offender: str | None = None
    line: int = 0
    deal: int | None = None
    trick: int | None = None
    move: int | None = None
    clock: int | None = None
    evidence: tuple[Evidence, ...] = ()


class Claim:
    """A revoke claimed in time that nothing had proved when it was claimed.

    `player` is the claimant's seat, `accused` the seat by name, `about` the trick named or None;
    `line`, `deal` and `trick` are those of the claim itself.
    """

    __slots__ = ("about", "accused", "deal", "line", "player", "trick")

    def __init__(self, player: int, accused: str, about: int | None) -> None:
        self.player = player
        self.accused = accused
        self.about = about
        self.line = 0
        self.deal = 0
        self.trick: int | None = None


# --- The cut and the deal ---------------------------------------------------------------------


class CutTied(Incident):
    """Players cut cards of one rank."""

    kind = "cut-tied"
    title = "Tie in cutting"
    tied: tuple[str, ...]


class CutTooSmall(Incident):
    """A packet of the cut is smaller than some codes allow."""

    kind = "cut-too-small"
    title = "Cut too small"
    packet: int


class CutFault(Incident):
    """A card shown, or the packets confused, in cutting."""

    kind = "cut-fault"
    title = "Fault in cutting"
    what: str


class CutChanged(Incident):
    """The pack was cut before the dealer presented it."""

    kind = "cut-changed"
    title = "Cut out of order"


class WrongDealer(Incident):
    """Another than the player whose deal it was dealt; `first`: the first deal, after cutting."""

    kind = "wrong-dealer"
    title = "Wrong dealer"
    due: str
    first: bool


class WrongCutter(Incident):
    """The pack was cut by another than the player on the dealer's right."""

    kind = "wrong-cutter"
    title = "Wrong player cut"
    due: str


class ShuffleAfterDealer(Incident):
    """Somebody shuffled after the dealer had."""

    kind = "shuffle-after-dealer"
    title = "Shuffle after the dealer"


class ExposedInDeal(Incident):
    """A card was exposed in dealing; `owner`: whose card it was, a seat, ``stock`` or None."""

    kind = "exposed-in-deal"
    title = "Card exposed in dealing"
    dealer: str | None
    by_dealers_side: bool
    owner: str | None = None


class BottomCardSeen(Incident):
    """A player looked at the bottom card."""

    kind = "bottom-card-seen"
    title = "Bottom card seen"
    by_dealer: bool


class TrumpCardTakenEarly(Incident):
    """The trump card was taken up before the first trick was turned."""

    kind = "trump-card-taken-early"
    title = "Trump card taken up early"


class TrumpCardLeft(Incident):
    """The trump card was left on the table once the first trick was turned."""

    kind = "trump-card-left"
    title = "Trump card left on the table"
    card: int | None


class TrumpCardForgotten(Incident):
    """The dealer says that he cannot recollect the trump card."""

    kind = "trump-card-forgotten"
    title = "Trump card forgotten"


class AskedTrumpCard(Incident):
    """A player asked which card was turned up, after the first trick was turned."""

    kind = "asked-trump-card"
    title = "Question about the trump card"


class NamedTrumpCard(Incident):
    """A player named the trump card after it was taken up."""

    kind = "named-trump-card"
    title = "Trump card named"
    card: int


class WrongHandCount(Incident):
    """A hand was dealt too many or too few cards.

    `late`: found after the first trick was turned. `only_eldest_short`: the eldest hand was
    short, and the log says that every other hand was right. `many` and `few`: the seats that have
    too many and too few, `missing` how many the shortest hand lacks.
    """

    kind = "wrong-hand-count"
    title = "Wrong number of cards"
    dealer: str | None
    late: bool
    only_eldest_short: bool = False
    many: tuple[str, ...] = ()
    few: tuple[str, ...] = ()
    missing: int = 0


class FacedCard(Incident):
    """A card lay faced in the pack; `late`: found after the first trick was turned."""

    kind = "faced-card"
    title = "Card faced in the pack"
    dealer: str | None
    late: bool


class TwoCardsToOneHand(Incident):
    """Two cards were dealt to one hand; `dealt_on`: another card was dealt after them."""

    kind = "two-cards-to-one-hand"
    title = "Two cards to one hand"
    dealt_on: bool


class Misdeal(Incident):
    """The deal did not take its regular course; `what` says how."""

    kind = "misdeal"
    title = "Irregular deal"
    what: str


class ImperfectPack(Incident):
    """The pack was found to lack a card or to hold one too many."""

    kind = "imperfect-pack"
    title = "Imperfect pack"


class DealerTouchedCards(Incident):
    """The dealer touched cards that he had dealt."""

    kind = "dealer-touched-cards"
    title = "Dealer touched dealt cards"


class DealtForPartner(Incident):
    """A player dealt in his partner's place without the opponents' consent."""

    kind = "dealt-for-partner"
    title = "Dealt for partner"


class DealInterrupted(Incident):
    """A player interrupted the deal."""

    kind = "deal-interrupted"
    title = "Deal interrupted"


class OtherPackCard(Incident):
    """A player took a card of the other pack into his hand."""

    kind = "other-pack-card"
    title = "Card of the other pack"


class LateDemand(Incident):
    """A fresh deal was demanded and no ruling gave the right.

    `late`: the first trick had been turned. `fault`: the incident that gives the right to the
    other side, where the side in fault demanded.
    """

    kind = "late-demand"
    demand = True
    title = "Demand for a fresh deal"
    late: bool
    fault: Incident | None = None


# --- Play -------------------------------------------------------------------------------------


class LeadOutOfTurn(Incident):
    """A player led who was not to lead.

    In games for two, `accepted`: the other has played to it; `taken_back`: it went back to the
    hand; `closing`: it was in the closing tricks, the stock being out.
    """

    kind = "lead-out-of-turn"
    title = "Lead out of turn"
    card: int
    due: str
    accepted: bool = False
    taken_back: bool = False
    closing: bool = False


class PlayOutOfTurn(Incident):
    """A hand played before its turn.

    `position` is the hand's place in the trick (3 or 4); `second` and `fourth` the seats of the
    second and fourth hands; `second_played` and `fourth_played` whether they had played.
    """

    kind = "play-out-of-turn"
    title = "Play out of turn"
    card: int
    position: int
    second: str
    fourth: str
    second_played: bool
    fourth_played: bool


class MissedTrick(Incident):
    """A player did not play to a trick that was turned."""

    kind = "missed-trick"
    title = "Trick not played to"


class ExposedCard(Incident):
    """Cards were exposed in play; no card where it is not known which.

    `owner`: the seat whose cards they are, where it is not the offender's own. `played`: they
    were played, and not only shown. `after_error`: they were played after an adversary's card that
    has since gone back. `wrong_lead`: it was led out of turn, accepted, and taken back all the
    same. `closing`: in the closing tricks of a drawing game.
    """

    kind = "exposed-card"
    title = "Exposed card"
    cards: tuple[int, ...]
    owner: str | None = None
    played: bool = False
    after_error: bool = False
    wrong_lead: bool = False
    closing: bool = False


class DetachedCard(Incident):
    """A card was detached from the hand and not played."""

    kind = "detached-card"
    title = "Detached card"
    card: int | None


class NamedCard(Incident):
    """A player said which card is held or detached."""

    kind = "named-card"
    title = "Card named"
    card: int


class AttentionCalled(Incident):
    """A player called attention to the trick before his partner had played."""

    kind = "attention-called"
    title = "Attention called to the trick"


class ImproperCall(Incident):
    """A player called for what he had no right to.

    `what` is ``card``, ``highest``, ``lowest``, ``lead``, ``win`` or ``not-win``; `why` is
    ``not-liable``, ``revoke``, ``trump-not-left``, ``not-yet``, ``not-entitled`` or
    ``double-penalty`` (a card led out
    of turn for which a suit was called).
    """

    kind = "improper-call"
    demand = True
    title = "Improper call"
    what: str
    why: str


class CalledCardWithheld(Incident):
    """A player did not play as he was rightly called on to do, though he could."""

    kind = "called-card-withheld"
    title = "Called card withheld"


class Revoke(Incident):
    """A player did not follow suit though he could; `turned`: the trick was turned since."""

    kind = "revoke"
    claimable = True
    title = "Revoke"
    card: int
    suit: int
    turned: bool


class RevokeRecalled(Incident):
    """A card that failed to follow suit was taken back before the trick was turned.

    `uncovered_trump`: it was a trump and the next hand had not played.
    """

    kind = "revoke-recalled"
    title = "Revoke corrected"
    card: int
    suit: int
    uncovered_trump: bool


class RevokeClaim(Incident):
    """A revoke was claimed and there was none to claim.

    `why` is ``unproved``, ``too-early``, ``too-late`` or ``not-entitled``.
    """

    kind = "revoke-claim"
    demand = True
    title = "Claim of a revoke"
    why: str


class BothSidesRevoked(Incident):
    """Revokes of both sides were claimed in time and proved."""

    kind = "both-sides-revoked"
    title = "Revokes on both sides"
    revokes: tuple[Incident, ...]


class CardsMixed(Incident):
    """The cards were mixed; `after_claim`: a revoke had been claimed and the deal was not over."""

    kind = "cards-mixed"
    title = "Cards mixed"
    wilful: bool
    after_claim: bool


class LookedAtTrick(Incident):
    """A player looked at a turned trick.

    `back` counts from the last turned (1). `lying_winner`: a complete trick lay unturned and the
    player had won it. `cards` is how many cards the look brought to view, with those on the table.
    """

    kind = "looked-at-trick"
    title = "Look at a turned trick"
    back: int
    lying_winner: bool
    cards: int
    consent: bool


class LateDrawRequest(Incident):
    """A player asked for a card to be drawn, or the cards to be claimed, when it was too late."""

    kind = "late-draw-request"
    title = "Late request to place the cards"
    what: str


class Intimation(Incident):
    """A sign was given to another player; `to`: his seat, or None where the log does not say."""

    kind = "intimation"
    title = "Sign to another player"
    to: str | None = None


class Consultation(Incident):
    """Partners consulted about which penalty to take."""

    kind = "consultation"
    title = "Consultation about a penalty"


class BystanderRemark(Incident):
    """A bystander made a remark."""

    kind = "bystander-remark"
    title = "Remark by a bystander"


class GameClaim(Incident):
    """A player claimed or conceded the game."""

    kind = "game-claim"
    title = "Claim or concession of the game"
    conceded: bool


# --- Scoring ----------------------------------------------------------------------------------


class HonoursClaimedLate(Incident):
    """Honours were claimed after the next deal had begun."""

    kind = "honours-claimed-late"
    title = "Honours claimed late"
    count: int


class HonoursCalledWrongly(Incident):
    """Honours were called at a score at which some codes do not allow it.

    `score` is the side's; `at_eight_with_deal`: at eight, with the deal, against nine.
    """

    kind = "honours-called-wrongly"
    title = "Honours called"
    score: int
    short: bool
    at_eight_with_deal: bool


class HonoursNotDue(Incident):
    """Honours were claimed that the side did not hold, or at a score that bars them.

    `why` is ``score`` or ``not-held``; `held` the most that the side can have held.
    """

    kind = "honours-not-due"
    title = "Honours not due"
    why: str
    short: bool
    count: int
    held: int


class Overscore(Incident):
    """More points were scored than had fallen due; `points` is the surplus."""

    kind = "overscore"
    title = "Too much scored"
    points: int
    due: int


class Announcement(Incident):
    """A player announced a score in a game that knows no such announcement."""

    kind = "announcement"
    title = "Announcement of a score"
    points: int


# --- Draughts ---------------------------------------------------------------------------------


class ViewObstructed(Incident):
    """A player kept the other from seeing the whole board; `persists`: and went on doing it."""

    kind = "view-obstructed"
    title = "View of the board obstructed"
    persists: bool


class TouchedManNotMoved(Incident):
    """A player touched a man, could have moved it, and moved another.

    `square` is where the man touched stands.
    """

    kind = "touched-man-not-moved"
    title = "Touched man not moved"
    square: int


class OverAngleNotFollowed(Incident):
    """A man was put over the angle of its square, and then moved elsewhere or not at all.

    `square` is where it stood, `toward` the square that it showed on.
    """

    kind = "over-angle-not-followed"
    title = "Man not moved to the square it showed on"
    square: int
    toward: int


class SecondSquare(Incident):
    """A lawful move was taken back and another made; `path` is the first."""

    kind = "second-square"
    title = "Move changed for another"
    path: tuple[int, ...]


class CaptureOmitted(Incident):
    """A take was possible and another move was made.

    `squares`: where the men stand that should have taken. `losing`: in the losing game.
    """

    kind = "capture-omitted"
    title = "Capture omitted"
    squares: tuple[int, ...]
    losing: bool


class CaptureIncomplete(Incident):
    """A series of jumps was stopped though the man could go on.

    `squares`: the one on which he stopped. `losing`: in the losing game.
    """

    kind = "capture-incomplete"
    title = "Capture cut short"
    squares: tuple[int, ...]
    losing: bool


class ImproperHuff(Incident):
    """A huff, or a take, was demanded that was not to be had.

    `squares`: where the men stand that should have taken, if any. `losing`: in the losing game.
    """

    kind = "improper-huff"
    demand = True
    title = "Improper huff"
    squares: tuple[int, ...]
    losing: bool


class Overtime(Incident):
    """A player took a number of minutes over a move, more than some codes allow."""

    kind = "overtime"
    title = "Time over a move"
    minutes: int


class KingRanOn(Incident):
    """A man was crowned and moved on in the same move; `refused`: he would not take it back."""

    kind = "king-ran-on"
    title = "New king moved on"
    refused: bool = False


class FalseMove(Incident):
    """A move that the game does not allow; `refused`: its maker would not take it back."""

    kind = "false-move"
    title = "False move"
    refused: bool = False


class Dispute(Incident):
    """A dispute was put to an umpire, or to the bystanders (votes for and against)."""

    kind = "dispute"
    title = "Dispute"
    winner: str
    votes: tuple[int, int] | None


class LeftRoom(Incident):
    """A player left the room without the other's consent."""

    kind = "left-room"
    title = "Left the room"


class CountCalled(Incident):
    """A player called on the other to win within a limit of moves or declare a draw.

    `number` tells this call from others. `fewer`: the caller has fewer men. `two_kings_to_one`:
    he has a king and the other two, and there is nothing else on the board.
    """

    kind = "count-called"
    title = "Count of moves called"
    number: int
    caller: str
    fewer: bool
    two_kings_to_one: bool


class RulingRefused(Incident):
    """A player refused to abide by a ruling."""

    kind = "ruling-refused"
    title = "Ruling refused"


# --- Drawing games ----------------------------------------------------------------------------


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
