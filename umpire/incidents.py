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
    where they do not apply. `evidence` is the lines of the log that prove it.
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
    short, and the log says that every other hand was right.
    """

    kind = "wrong-hand-count"
    title = "Wrong number of cards"
    dealer: str | None
    late: bool
    only_eldest_short: bool = False


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
    """A player led who was not to lead."""

    kind = "lead-out-of-turn"
    title = "Lead out of turn"
    card: int
    due: str


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

    `owner`: the seat whose cards they are, where it is not the offender's own.
    """

    kind = "exposed-card"
    title = "Exposed card"
    cards: tuple[int, ...]
    owner: str | None = None


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
    ``not-liable``, ``revoke``, ``not-yet`` or ``not-entitled``.
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
    """A sign was given to another player."""

    kind = "intimation"
    title = "Sign to another player"


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
