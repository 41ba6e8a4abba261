"""`whist-club`: the club laws of whist, Enquire Within §76 i-xx with their notes, §77 and §78.

Statements are restated in our own words; the numbers are those of the printed rules, a bracketed
note under a rule being ``<rule>-note``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from umpire.books.base import PERMITTED, Book, Judgement, Permitted
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    AskedTrumpCard,
    BottomCardSeen,
    CutChanged,
    CutFault,
    CutTied,
    CutTooSmall,
    DealerTouchedCards,
    DealInterrupted,
    DealtForPartner,
    ExposedInDeal,
    FacedCard,
    ImperfectPack,
    LateDemand,
    Misdeal,
    NamedTrumpCard,
    OtherPackCard,
    ShuffleAfterDealer,
    TrumpCardForgotten,
    TrumpCardLeft,
    TrumpCardTakenEarly,
    TwoCardsToOneHand,
    WrongCutter,
    WrongDealer,
    WrongHandCount,
)
from umpire.incidents.play import (
    BothSidesRevoked,
    CalledCardWithheld,
    CardsMixed,
    DetachedCard,
    ExposedCard,
    ImproperCall,
    LateDrawRequest,
    LeadOutOfTurn,
    LookedAtTrick,
    NamedCard,
    PlayOutOfTurn,
    Revoke,
    RevokeClaim,
    RevokeRecalled,
)
from umpire.incidents.scoring import (
    HonoursCalledWrongly,
    HonoursClaimedLate,
    HonoursNotDue,
    Overscore,
)
from umpire.remedies import (
    add_score,
    call_highest,
    call_lowest,
    callable_card,
    cannot_score_out,
    cut_again,
    deal_passes,
    deal_stands,
    deduct_score,
    fourth_hand_moments,
    fresh_deal,
    honours_not_counted,
    lose_game,
    may_play_before_partner,
    must_win,
    new_deal,
    overscore_deducted,
    plays,
    rectify,
    take_tricks,
    trick_stands,
)
from umpire.rulings import (
    CURED,
    FIRST_ROUND_OVER,
    LAPSED,
    NEXT_CARD_DEALT,
    NO_PENALTY,
    PACK_CUT,
    RECTIFIED,
    REFUSED,
    STANDS,
    TRICKS_GATHERED,
    WAIVED,
    Ruling,
    proper_cut,
)

if TYPE_CHECKING:
    from umpire.games.base import Table

SMALLEST_PACKET = 3
"""Cards that a packet of the cut must have (i-note)."""

REVOKE_TRICKS = 3
"""Tricks, or points, that a revoke costs (xv, xv-note)."""

book = Book(
    "whist-club",
    ("whist",),
    "the club laws of whist",
    "Enquire Within Upon Everything, sections 76, 77 and 78",
)


def _fresh(
    incident: Incident,
    table: Table,
    *,
    passes: bool,
    also: tuple[str, ...],
    readings: tuple[str, ...],
) -> Ruling:
    """A fresh deal for the adversaries, until the first trick is turned."""
    chooser = None if incident.offender is None else table.opponents(incident.offender)
    dealer = getattr(incident, "dealer", incident.offender)
    return Ruling(
        incident,
        remedies=[deal_passes(dealer)] if passes else [],
        options=[fresh_deal(chooser, same_dealer=not passes)],
        chooser=chooser,
        closes={FIRST_ROUND_OVER: LAPSED},
        also=also,
        late_rule="v",
        readings=readings,
    )


def _refused_to_offender(
    incident: LateDemand, table: Table, rule: Judgement, *faults: type[Incident]
) -> Ruling | None:
    """The side in fault may not demand what the rule gives the other side."""
    fault = incident.fault
    if isinstance(fault, faults) and rule(fault, table) is not None:
        note = "The side that made the mistake may not profit by it."
        return Ruling(incident, status=REFUSED, readings=("WC-1",), note=note)
    return None


def _forbidden(incident: Incident, *also: str, readings: tuple[str, ...] = ()) -> Ruling:
    return Ruling(incident, status=NO_PENALTY, also=also, readings=readings)


@book.defines("i", "Cutting in and out")
def rule_i_() -> None:
    """Cutting in settles the deal. Players must cut in, and cut out, in pairs."""


@book.rule(
    "i-note",
    "Cutting and shuffling",
    on=(CutTied, CutTooSmall, WrongDealer, WrongCutter, ShuffleAfterDealer, Misdeal),
)
def cutting(incident: Incident, table: Table) -> Ruling | Permitted | None:
    """A cut does not count if it has fewer than three cards either above it or below. The ace
    is low, ties are cut over again, and whoever cuts lowest deals. Every player is allowed to
    shuffle, the dealer doing so last. The cut for the dealer is made by the opponent on the
    right.
    """
    if isinstance(incident, CutTied):
        ends = {("ties-cut", *(table.seats(incident.tied))): CURED}
        return Ruling(incident, remedies=[cut_again(ends=ends)])
    if isinstance(incident, CutTooSmall):
        if incident.packet >= SMALLEST_PACKET:
            return PERMITTED
        ends = {proper_cut(SMALLEST_PACKET): CURED}
        return Ruling(incident, remedies=[cut_again(incident.offender, ends)])
    if isinstance(incident, WrongDealer) and not incident.first:
        return None
    if isinstance(incident, Misdeal) and incident.what != "pack-not-cut":
        return None
    return _forbidden(incident)


@book.rule("ii", "Exposed card", on=(ExposedInDeal, LateDemand))
def exposed_in_deal(incident: ExposedInDeal | LateDemand, table: Table) -> Ruling | None:
    """A new deal may be demanded when a card is exposed."""
    if isinstance(incident, LateDemand):
        return _refused_to_offender(incident, table, exposed_in_deal, ExposedInDeal)
    misdeal = incident.by_dealers_side
    also = ("iv", "iv-note") if misdeal else ()
    return _fresh(incident, table, passes=misdeal, also=also, readings=("WC-1", "WC-2"))


@book.rule("iii", "Bottom and trump cards", on=(BottomCardSeen, TrumpCardTakenEarly, LateDemand))
def trump_card(incident: Incident, table: Table) -> Ruling | None:
    """The dealer is not allowed to look at the bottom card. The trump card has to stay face up
    on the table until the first trick is turned. Otherwise the opponents may call for a new
    deal.
    """
    if isinstance(incident, LateDemand):
        faults = (BottomCardSeen, TrumpCardTakenEarly)
        return _refused_to_offender(incident, table, trump_card, *faults)
    if isinstance(incident, BottomCardSeen) and not incident.by_dealer:
        return None
    return _fresh(incident, table, passes=False, also=(), readings=("WC-1", "WC-4"))


@book.rule("iv", "Misdeals", on=(WrongHandCount, FacedCard, TwoCardsToOneHand, LateDemand))
def misdeal(incident: Incident, table: Table) -> Ruling | None:
    """It is a misdeal if there are too few or too many cards, or if a card is exposed or faced.
    In each of these cases a new deal may be demanded.
    """
    if isinstance(incident, LateDemand):
        faults = (WrongHandCount, FacedCard, TwoCardsToOneHand)
        return _refused_to_offender(incident, table, misdeal, *faults)
    if isinstance(incident, TwoCardsToOneHand):
        if not incident.dealt_on:
            return None
        also: tuple[str, ...] = ("iv-note", "vi")
    else:
        also = ("iv-note",)
    return _fresh(incident, table, passes=True, also=also, readings=("WC-1",))


@book.cited("iv-note", "Misdeal passes the deal")
def rule_iv_note() -> None:
    """After a misdeal, the next player becomes the dealer."""


@book.rule(
    "v", "Limit on new deals", on=(WrongHandCount, FacedCard, LateDemand), over=("ii", "iii", "iv")
)
def no_fresh_deal(incident: WrongHandCount | FacedCard | LateDemand, table: Table) -> Ruling | None:
    """Once the first round is played out, a new deal can no longer be called."""
    if not incident.late:
        return None
    if isinstance(incident, LateDemand):
        return Ruling(incident, status=REFUSED)
    return Ruling(incident, remedies=[deal_stands()], status=STANDS, also=("iv",))


@book.rule("v-note", "First player short", on=WrongHandCount, over=("iv", "v"))
def eldest_hand_short(incident: WrongHandCount, table: Table) -> Ruling | None:
    """If the first player has fewer than 13 cards while the other hands are correct, the deal
    stands.
    """
    if not incident.only_eldest_short:
        return None
    return Ruling(
        incident, remedies=[deal_stands()], status=STANDS, also=("iv",), readings=("WC-5",)
    )


@book.rule("vi", "Two cards dealt together", on=TwoCardsToOneHand)
def two_cards_to_one_hand(incident: TwoCardsToOneHand, table: Table) -> Ruling | None:
    """If one player is dealt two cards, the dealer may put the mistake right before dealing
    another.
    """
    if incident.dealt_on or incident.offender is None:
        return None
    remedy = rectify(incident.offender, {RECTIFIED: CURED, NEXT_CARD_DEALT: LAPSED})
    return Ruling(incident, remedies=[remedy], chooser=incident.offender)


@book.rule("vi-note", "Touching and counting cards", on=(DealerTouchedCards, DealtForPartner))
def touching_and_dealing(incident: Incident, table: Table) -> Ruling:
    """Once the cards have left the dealer's hands, touching them is forbidden to the dealer.
    However, the dealer may count what is left of the pack on suspecting a misdeal, or may have
    the players count their own cards. Dealing in a partner's place needs the opponents'
    consent.
    """
    return _forbidden(incident)


@book.rule("vii", "Trump card left lying", on=TrumpCardLeft)
def trump_card_left(incident: TrumpCardLeft, table: Table) -> Ruling:
    """If the first round ends and the dealer has not taken the trump card into hand, it may be
    dealt with as exposed, and called.
    """
    who = incident.offender or ""
    by = table.opponents(who)
    remedy = callable_card(incident.card, who, by, incident.deal)
    return Ruling(incident, remedies=[remedy], chooser=by, also=("ix",))


@book.rule("vii-note", "Asking about trumps", on=AskedTrumpCard)
def asked_trump_card(incident: AskedTrumpCard, table: Table) -> Ruling:
    """From then on nobody is entitled to ask which card the trump card was. Asking what suit is
    trumps is still allowed.
    """
    return _forbidden(incident)


@book.rule("viii", "Playing out of turn", on=(PlayOutOfTurn, ImproperCall))
def play_out_of_turn(incident: PlayOutOfTurn | ImproperCall, table: Table) -> Ruling | None:
    """If third hand plays ahead of second hand, fourth hand gains the right to play ahead of
    partner. If fourth hand plays ahead of second or third, the cards played in this way have to
    stand, and second hand is to be made to win the trick if able.
    """
    if isinstance(incident, ImproperCall):
        in_point = incident.what in ("win", "not-win")
        return Ruling(incident, status=REFUSED) if in_point else None
    if incident.second_played or (incident.position == 3 and incident.fourth_played):
        return Ruling(incident, remedies=[trick_stands()], status=STANDS)
    second, fourth = incident.second, incident.fourth
    if incident.position == 3:
        ends = fourth_hand_moments(incident.deal, incident.trick, second, fourth)
        remedy = may_play_before_partner(fourth, ends)
        return Ruling(incident, remedies=[remedy], chooser=table.opponents(incident.offender or ""))
    return Ruling(
        incident,
        options=[must_win(second)],
        chooser=table.opponents(fourth),
        closes={plays(incident.deal, incident.trick, second): LAPSED},
        readings=("WC-6",),
    )


@book.rule("ix", "Exposed cards are called", on=(LeadOutOfTurn, ExposedCard, ImproperCall))
def exposed_cards(incident: Incident, table: Table) -> Ruling | None:
    """A card led out of turn, or exposed in any other way, may be called, so long as no revoke
    results from playing it.
    """
    who = incident.offender or ""
    if isinstance(incident, ImproperCall):
        in_point = incident.what not in ("win", "not-win")
        return Ruling(incident, status=REFUSED, also=("ix-note",)) if in_point else None
    by = table.opponents(who)
    if isinstance(incident, LeadOutOfTurn):
        return Ruling(
            incident,
            remedies=[callable_card(incident.card, who, by, incident.deal)],
            chooser=by,
            closes={("lead-accepted", incident.deal, incident.trick): WAIVED},
            also=("ix-note",),
            readings=("WC-13",),
        )
    if not isinstance(incident, ExposedCard) or table.is_adversarys(incident):
        return None
    bearer = incident.owner or who
    cards = incident.cards or (None,)
    return Ruling(
        incident,
        remedies=[callable_card(card, bearer, by, incident.deal) for card in cards],
        chooser=by,
        also=("ix-note",),
        readings=("WC-14",),
    )


@book.cited("ix-note", "Calling a card")
def rule_ix_note() -> None:
    """To call a card means to insist on it being played once its suit comes up, or once it may
    be played.
    """


@book.rule("x", "Trumping by mistake", on=RevokeRecalled)
def trumped_by_mistake(incident: RevokeRecalled, table: Table) -> Ruling | None:
    """A player who trumps by mistake may take the card back and follow suit, provided it has
    not been covered. The player can then be required to follow with the highest or the lowest
    card held in that suit, and to play that trump when the opponents call it.
    """
    if not incident.uncovered_trump:
        return None
    who = incident.offender or ""
    by = table.opponents(who)
    return Ruling(
        incident,
        remedies=[callable_card(incident.card, who, by, incident.deal)],
        options=[call_highest(who, incident.suit), call_lowest(who, incident.suit)],
        chooser=by,
        closes={plays(incident.deal, incident.trick, who): LAPSED},
        readings=("WC-7",),
    )


@book.rule("xi", "Correcting a failed suit", on=(RevokeRecalled, Revoke), over=("xv",))
def corrected_in_time(incident: RevokeRecalled | Revoke, table: Table) -> Ruling | None:
    """A player who notices, before the trick is turned, having failed to follow suit may take
    the card back. The card wrongly played may then be called for when the suit is played.
    """
    if isinstance(incident, Revoke):
        if incident.turned:
            return None
        note = "The trick is not turned yet: the card may still be taken back."
        return _revoke(incident, table, also=("xv", "xv-note"), note=note)
    if incident.uncovered_trump:
        return None
    who = incident.offender or ""
    by = table.opponents(who)
    remedy = callable_card(incident.card, who, by, incident.deal, when="suit-led")
    return Ruling(incident, remedies=[remedy], chooser=by, readings=("WC-7", "WC-15"))


@book.rule("xii", "Seeing the previous trick", on=LookedAtTrick)
def looked_at_trick(incident: LookedAtTrick, table: Table) -> Ruling | Permitted:
    """Whoever made a trick may look at the one before it, as long as the new trick has not been
    turned.
    """
    if incident.consent or (incident.back == 1 and incident.lying_winner):
        return PERMITTED
    return _forbidden(incident, "xii-note", readings=("WC-8",))


@book.cited("xii-note", "One trick only")
def rule_xii_note() -> None:
    """No more than one trick is shown, though some wrongly believe otherwise."""


@book.rule("xiii", "Drawing and claiming cards", on=LateDrawRequest)
def late_draw_request(incident: LateDrawRequest, table: Table) -> Ruling:
    """A player who has yet to play can insist that partner "draw his card". Alternatively, the
    player can have every card of the trick claimed as long as it is unturned.
    """
    return Ruling(incident, status=REFUSED)


@book.defines("xiv", "Asking a partner")
def rule_xiv() -> None:
    """A player who has not followed suit may be asked by partner about holding any of the suit
    led.
    """


def _revoke(incident: Revoke, table: Table, also: tuple[str, ...], note: str = "") -> Ruling:
    who = incident.offender or ""
    side, by = table.side_of(who), table.opponents(who)
    once = ("revoke", incident.deal, side) if table.option("revoke-penalty") == "once" else None
    return Ruling(
        incident,
        remedies=[cannot_score_out(side)],
        options=[
            take_tricks(REVOKE_TRICKS, side, by),
            deduct_score(REVOKE_TRICKS, side),
            add_score(REVOKE_TRICKS, by),
        ],
        chooser=by,
        opens=("trick-turned", incident.deal, incident.trick),
        closes={TRICKS_GATHERED: LAPSED, PACK_CUT: LAPSED},
        claim=True,
        also=also,
        late_rule="xvi",
        once=once,
        readings=("WC-3", "WC-9"),
        note=note,
    )


@book.rule("xv", "Revoke penalty", on=(Revoke, RevokeClaim))
def revoke(incident: Revoke | RevokeClaim, table: Table) -> Ruling | None:
    """A revoke means trumping the suit led when it is wrong to do so, or putting a different
    suit on it; it costs three tricks. It cannot be claimed before the cards have been abandoned
    and the trick turned.
    """
    if isinstance(incident, Revoke):
        return _revoke(incident, table, also=("xv-note",))
    if incident.why in ("too-early", "not-entitled"):
        return Ruling(incident, status=REFUSED, also=("xvii",), readings=("WC-3",))
    return None


@book.cited("xv-note", "Taking the revoke penalty")
def rule_xv_note() -> None:
    """The three tricks for a revoke are lost from the hand or from the score; alternatively,
    the opponents may raise their own score by three. A partner may ask about a trick, and
    correct it, while it is unturned. A side that has revoked cannot score out in the same deal.
    """


@book.rule("xvi", "Revoke claimed too late", on=RevokeClaim)
def claimed_too_late(incident: RevokeClaim, table: Table) -> Ruling | None:
    """It is too late to claim a revoke once the tricks have been gathered, or once the next
    deal has been cut for.
    """
    return Ruling(incident, status=REFUSED) if incident.why == "too-late" else None


@book.rule("xvi-note", "Mixing the cards", on=CardsMixed)
def cards_mixed(incident: CardsMixed, table: Table) -> Ruling | None:
    """Deliberately mixing up cards in such a case means losing the game."""
    if not (incident.wilful and incident.after_claim) or incident.offender is None:
        return None
    side = table.side_of(incident.offender)
    return Ruling(incident, remedies=[lose_game(side)], readings=("WC-10",))


@book.rule("xvii", "Proving a revoke", on=RevokeClaim)
def unproved(incident: RevokeClaim, table: Table) -> Ruling | None:
    """Those who claim a revoke have to prove it. They may look through each trick when the
    round is finished.
    """
    return Ruling(incident, status=REFUSED) if incident.why == "unproved" else None


@book.rule("xviii", "Both sides revoke", on=BothSidesRevoked)
def both_sides_revoked(incident: BothSidesRevoked, table: Table) -> Ruling:
    """A new deal is compulsory when both sides have revoked."""
    return Ruling(incident, remedies=[new_deal()], voids=incident.revokes, readings=("WC-11",))


@book.rule("xix", "Claiming honours", on=HonoursClaimedLate)
def honours_claimed_late(incident: HonoursClaimedLate, table: Table) -> Ruling:
    """Honours count only if they are claimed before the next deal."""
    return Ruling(
        incident,
        remedies=[honours_not_counted(incident.offender or "")],
        status=REFUSED,
        also=("xix-note",),
        readings=("WC-12",),
    )


@book.rule("xix-note", "Scoring mistakes", on=Overscore)
def overscore(incident: Overscore, table: Table) -> Ruling:
    """Once the cards are packed, it is too late to make good honours that were not scored. A
    proved overscore, however, has to be taken off.
    """
    return Ruling(
        incident,
        remedies=[overscore_deducted(incident.offender or "", incident.points)],
        readings=("WC-16",),
    )


@book.rule("xx", "Calling honours", on=(HonoursCalledWrongly, HonoursNotDue))
def honours_called(incident: HonoursCalledWrongly | HonoursNotDue, table: Table) -> Ruling | None:
    """Honours may be called at a score of eight and no other (this is for Long Whist). At nine
    they count for nothing.
    """
    if incident.short or incident.offender is None:
        return None
    if isinstance(incident, HonoursNotDue):
        if incident.why != "score":
            return None
        return Ruling(incident, remedies=[honours_not_counted(incident.offender)])
    return None if incident.at_eight_with_deal else Ruling(incident, status=REFUSED)


@book.rule("xx-note", "Eight against nine", on=HonoursCalledWrongly)
def eight_with_the_deal(incident: HonoursCalledWrongly, table: Table) -> Ruling | None:
    """Some clubs do not let a side at eight that has the deal call against a side at nine."""
    barred = incident.at_eight_with_deal and not incident.short
    return Ruling(incident, status=REFUSED, also=("xx",)) if barred else None


@book.rule("77", "Short Whist", on=(HonoursCalledWrongly, HonoursNotDue))
def short_whist(incident: HonoursCalledWrongly | HonoursNotDue, table: Table) -> Ruling | None:
    """Short Whist is the foregoing game at half length. Honours are never called, but their
    holders count and score them as in Long Whist, unless the score is four. Every rule and
    maxim of the parent game holds in Short Whist.
    """
    if not incident.short or incident.offender is None:
        return None
    if isinstance(incident, HonoursCalledWrongly):
        return Ruling(incident, status=REFUSED, also=("xx",))
    if incident.why != "score":
        return None
    return Ruling(incident, remedies=[honours_not_counted(incident.offender)])


@book.defines("78", "Points at Short Whist")
def rule_section_78() -> None:
    """Game is 5 points. Winning it is a single, worth 1, if the losers have 3 or 4; a double,
    worth 2, if they have 1 or 2; and a triple, worth 3, if they have none. A rubber, meaning
    two games in a row or the best two of three, is worth 2: a side that wins 5 to 4, loses 1 to
    5 and wins 5 to 0 thus makes 1, 3 and 2, or 6, less the losers' 2 for their double, a
    balance of 4. Stakes are usually so much a point (perhaps a shilling or a penny), with two
    for game and two for rubber.
    """


book.near("i-note", CutFault, CutChanged, WrongDealer, Misdeal, DealInterrupted)
book.near("iii", BottomCardSeen)
book.near("iv", ImperfectPack, OtherPackCard)
book.near("v", LateDemand)
book.near("vii-note", TrumpCardForgotten, NamedTrumpCard)
book.near("ix", CalledCardWithheld, DetachedCard, NamedCard, ExposedCard)
book.near("xvi-note", CardsMixed)
book.near("xix", HonoursNotDue)

book.reading(
    "WC-1",
    ("ii", "iii", "iv"),
    adopted="A fresh deal may be demanded by the adversaries of the side in fault.",
    reasons="The rules say that it may be demanded and not by whom. No side should profit by its "
    "own mistake, and rule iii names the opponents for its own case.",
    rejected="Either side may demand it.",
)
book.reading(
    "WC-2",
    ("ii", "iv", "iv-note", "ix"),
    adopted="Rule ii is about cards shown in dealing; a card shown later falls under ix. A card "
    "shown by the dealer or his partner is a misdeal as well, so that the deal passes; one shown "
    "by the other side is not, and the same dealer deals again.",
    reasons="Rules ii to vi are about the deal, and iv counts an exposed card among misdeals. A "
    "dealer should not lose his deal by an act of his adversaries.",
    rejected="Every exposed card gives a fresh deal at any time, or always passes the deal.",
)
book.reading(
    "WC-3",
    ("xv",),
    adopted="A revoke may be claimed once the trick in which it was made is left and turned.",
    reasons="Rule xi lets the card be taken back until that trick is turned, and xvi ends the "
    "claim when the tricks are gathered: the right lies between the two.",
    rejected="A revoke may be claimed only when the whole hand is played out.",
)
book.reading(
    "WC-4",
    ("iii",),
    adopted="The opponents may call a fresh deal for a look at the bottom card as well as for "
    "moving the trump card. To play the trump card to the first trick is no offence.",
    reasons="The remedy stands at the end of a sentence that names both faults. The trump card is "
    "one of the dealer's thirteen, and he may have to follow suit with it.",
    rejected="The remedy is for the trump card alone, or the dealer may not play it at all.",
)
book.reading(
    "WC-5",
    ("v-note",),
    adopted="The first player is the eldest hand, on the dealer's left; if he alone is short the "
    "deal stands whenever it is found.",
    reasons="He is the player who leads first. The note follows the limit of rule v without "
    "repeating it.",
    rejected="Any player who is first to be found short.",
)
book.reading(
    "WC-6",
    ("viii",),
    adopted="The second hand must win the trick if his adversaries require it before he plays.",
    reasons="Other penalties of this book are rights that the other side may use or leave.",
    rejected="He must win it whether anybody asks or not.",
)
book.reading(
    "WC-7",
    ("x", "xi"),
    adopted="Rule x governs a trump that the next hand has not covered; xi governs everything "
    "else until the trick is turned.",
    reasons="Rule x sets its own limit, and xi, which follows, a wider one for cards in general.",
    rejected="A trump once covered can no longer be taken back.",
)
book.reading(
    "WC-8",
    ("xii", "xii-note"),
    adopted="The winner of the trick that lies complete and not yet turned may see the one before "
    "it; a look that everybody has agreed to is no irregularity.",
    reasons="The trick not yet turned is the one that he has made, and only one may be shown.",
    rejected="Whoever won the last turned trick may look at it at any time.",
)
book.reading(
    "WC-9",
    ("xv", "xv-note"),
    adopted="Each revoke of a side costs, unless the table agrees otherwise (option "
    "revoke-penalty). Tricks are counted first, then the penalty; a score never falls below "
    "nothing.",
    reasons="The rule puts its price on a revoke, not on a deal.",
    rejected="A side pays once in a deal however often it revokes.",
)
book.reading(
    "WC-10",
    ("xvi-note",),
    adopted="Mixing the cards on purpose loses the game when a revoke has been claimed and the "
    "deal is not over.",
    reasons="The note stands under the rule on claims and speaks of such a case: what is punished "
    "is destroying the proof.",
    rejected="Mixing the cards on purpose loses the game at any time.",
)
book.reading(
    "WC-11",
    ("xviii",),
    adopted="There is a new deal when revokes of both sides have been claimed in time and proved.",
    reasons="A revoke that nobody claims has no consequence under xv and xvi.",
    rejected="There is a new deal whenever both sides have revoked, claimed or not.",
)
book.reading(
    "WC-12",
    ("xix",),
    adopted="The next deal begins when its first card is dealt; a claim before a card of it is "
    "played is taken to be about the deal before.",
    reasons="That is the first moment at which there is a next deal.",
    rejected="The next deal begins when the pack is cut, or when the trump card is turned up.",
)
book.reading(
    "WC-13",
    ("ix",),
    adopted="A lead out of turn that the next hand plays to is accepted: the trick goes on and "
    "the card can no longer be called.",
    reasons="The book does not say; to play to a lead is to treat it as one, and usage agrees.",
    rejected="The card may still be called, or the trick must be played again.",
)
book.reading(
    "WC-14",
    ("ix", "ix-note"),
    adopted="Of two cards played at once the one named first is played and the others are "
    "exposed. A card taken back without a revoke, a second card to one trick and a hand thrown "
    "down are exposed cards.",
    reasons="The rule covers a card exposed in any way, and only one card can be played.",
    rejected="The adversaries choose which of the cards is played.",
)
book.reading(
    "WC-15",
    ("xi",),
    adopted="A card taken back under xi can be called when its own suit is led, and not to be led "
    "or thrown away.",
    reasons="Rule xi names that occasion; the wider words of the note to ix belong to ix.",
    rejected="It can be called whenever it may be played, as any exposed card.",
)
book.reading(
    "WC-16",
    ("xix", "xix-note"),
    adopted="Points that a side marks for honours before the next deal are a claim of those "
    "honours.",
    reasons="To mark them openly tells the other side as much as words do.",
    rejected="Honours marked without being named are an overscore.",
)
