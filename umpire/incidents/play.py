"""What can go wrong in the play of a card game."""

from __future__ import annotations

from umpire.incidents import Incident


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
