"""What can go wrong in cutting and dealing."""

from __future__ import annotations

from umpire.incidents import Incident


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
