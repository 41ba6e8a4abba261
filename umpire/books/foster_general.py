"""`foster-general`: R. F. Foster's general principles for card games without a code of their own.

Statements are restated in our own words. Foster does not number his principles: the numbers, in
the order of their heads, are this project's. As a fallback the book may be named in any game.
"""

from __future__ import annotations

from umpire.books.base import PERMITTED, Book, Permitted
from umpire.games.base import Table
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    CutTooSmall,
    ExposedInDeal,
    LateDemand,
    Misdeal,
    ShuffleAfterDealer,
    WrongCutter,
    WrongHandCount,
)
from umpire.incidents.drawing import CutTooMany, FailedToWin, TooFewCards
from umpire.incidents.play import (
    CalledCardWithheld,
    ExposedCard,
    ImproperCall,
    LeadOutOfTurn,
    PlayOutOfTurn,
    Revoke,
    RevokeClaim,
    RevokeRecalled,
)
from umpire.players import SEATS
from umpire.remedies import callable_card, cannot_score_out, deal_stands, fresh_deal, trick_stands
from umpire.remedies.drawing import call_suit, card_taken_back
from umpire.rulings import (
    CURED,
    DEAL_OVER,
    FIRST_ROUND_OVER,
    LAPSED,
    NO_PENALTY,
    REFUSED,
    STANDS,
    Moment,
    Ruling,
)

GAMES = ("whist", "bezique", "pinochle", "draughts")

book = Book(
    "foster-general",
    GAMES,
    "Foster's general principles",
    "R. F. Foster, Complete Hoyle: general laws",
    numbering="Foster does not number his principles; the numbers are this project's.",
)


def has_partner(table: Table) -> bool:
    """Whether the players of a game have partners."""
    return table.game == "whist"


@book.defines("1", "Players")
def rule_1() -> None:
    """As a rule, those who came into the room first are preferred; if there are too many people,
    cutting has to decide who plays. A second cut then settles any partnerships, and also the
    seats, which matter only in games where the deal or some other position helps or harms. To
    cut, the cards are usually spread face down and each player draws one. In some games a player
    throws them round.
    """


@book.rule(
    "2",
    "Shuffling, cutting and dealing",
    on=(ShuffleAfterDealer, WrongCutter, CutTooSmall, Misdeal),
)
def shuffling_cutting_dealing(incident: Incident, table: Table) -> Ruling | Permitted | None:
    """In any game with shuffling, every player is entitled to shuffle, and the dealer does so
    last. In English-speaking lands the pone, on the dealer's right, always cuts. Each part of
    the cut has to have enough cards to make a trick or, if there are no tricks, a hand: four at
    whist, for example, and five at poker. The deal always goes round from left to right, and in
    any one round all players have to get equal numbers: in a deal by twos and threes, for
    example, it is illegal for one player to get two and some other player three in one round.
    """
    if isinstance(incident, CutTooSmall) and incident.packet >= len(SEATS[table.game]):
        return PERMITTED
    if isinstance(incident, Misdeal) and incident.what != "wrong-rotation":
        return None
    return Ruling(incident, status=NO_PENALTY)


@book.defines("3", "Misdeals")
def rule_3() -> None:
    """Where dealing is an advantage, the dealer loses the deal by a misdeal. Where dealing is a
    drawback, or another place is better than the dealer's (as the age is at poker), the deal is
    not lost. The only exceptions are bridge, which has no misdeals, and cribbage, where the
    penalty is fixed.
    """


@book.defines("4", "Bidding")
def rule_4() -> None:
    """Where players bid to play or to make trumps, or bet on their hands, everyone has to be
    given the chance in turn, starting at the dealer's left. A bid or bet cannot be withdrawn or
    changed. In a partnership game a bid out of turn has to be taken as conveying undue
    information, and the offender or the offender's partner has to lose the bid. In round games
    it is not penalised.
    """


@book.rule("5", "Exposed cards", on=(ExposedCard, ExposedInDeal, LateDemand, ImproperCall))
def exposed_cards(incident: Incident, table: Table) -> Ruling | None:
    """Nobody can claim a penalty for their own mistake: if one of the dealer's opponents exposes
    a card of their own, the dealer's side may claim a misdeal but the opponent may not. An
    exposed card should not be penalised unless its owner can benefit, for instance because a
    partner saw it. A player with no partner should go unpenalised, as nobody else is harmed.
    Every exposed card has to stay on the table, where the opponents may call for it to be led or
    played.
    """
    who = incident.offender or ""
    if isinstance(incident, LateDemand):
        own = isinstance(incident.fault, ExposedInDeal)
        return Ruling(incident, status=REFUSED, readings=("FG-1",)) if own else None
    if isinstance(incident, ImproperCall):
        in_point = incident.what == "card" and has_partner(table)
        return Ruling(incident, status=REFUSED) if in_point else None
    if isinstance(incident, ExposedInDeal):
        return _exposed_in_deal(incident, table)
    if not isinstance(incident, ExposedCard) or incident.after_error:
        return None
    if not has_partner(table):
        return Ruling(incident, status=NO_PENALTY, readings=("FG-2",))
    if table.is_adversarys(incident):
        return None
    by = table.opponents(who)
    cards = incident.cards or (None,)
    bearer = incident.owner or who
    return Ruling(
        incident,
        remedies=[callable_card(card, bearer, by, incident.deal) for card in cards],
        chooser=by,
        readings=("FG-2",),
    )


def _exposed_in_deal(incident: ExposedInDeal, table: Table) -> Ruling:
    """The other side may claim a misdeal, and never the side in error."""
    by = table.opponents(incident.offender or "")
    limits: dict[Moment, str] = {FIRST_ROUND_OVER: LAPSED}
    if not has_partner(table):
        limits = {("dealer-plays", incident.deal): LAPSED}
    return Ruling(
        incident,
        options=[fresh_deal(by)],
        chooser=by,
        closes=limits,
        readings=("FG-1",),
    )


@book.rule("6", "Leading out of turn", on=(LeadOutOfTurn, ExposedCard))
def leading_out_of_turn(incident: LeadOutOfTurn | ExposedCard, table: Table) -> Ruling | None:
    """The principles are those for exposed cards: a player with no partner, or a dummy for
    partner, should not be penalised if the lead is taken back, as nobody else is harmed.
    Opponents who do not notice a wrong lead share the blame equally, and the leader must be
    presumed to have meant no harm. Where such a lead gives a partner information, the usual
    penalty is calling a suit. A player led into error by an opponent's earlier error should not
    be penalised and may take the card back, above all after following suit to a wrong lead or
    playing after a revoke that is later put right.
    """
    who = incident.offender or ""
    if isinstance(incident, ExposedCard):
        if not incident.after_error:
            return None
        remedies = [card_taken_back(who, card) for card in incident.cards]
        return Ruling(incident, remedies=remedies, status=CURED, readings=("FG-4",))
    by = table.opponents(who)
    if has_partner(table):
        side = table.side_of(who)
        return Ruling(
            incident,
            options=[call_suit(side, by)],
            chooser=by,
            closes={("lead-accepted", incident.deal, incident.trick): STANDS, DEAL_OVER: LAPSED},
            also=("10",),
            readings=("FG-3",),
        )
    if incident.accepted:
        return Ruling(incident, remedies=[trick_stands()], status=STANDS)
    if incident.taken_back:
        remedies = [card_taken_back(who, incident.card)]
        return Ruling(incident, remedies=remedies, status=CURED)
    return Ruling(incident, remedies=[card_taken_back(who, incident.card, by)], chooser=by)


@book.rule("7", "Irregular hands", on=(TooFewCards, WrongHandCount))
def irregular_hands(incident: TooFewCards | WrongHandCount, table: Table) -> Ruling | None:
    """Where following suit is optional, as at seven-up, not having the full number of cards
    should go unpenalised, since a short hand cannot gain. At games like whist, where lacking a
    card in a plain suit might let a player trump, playing with too few has to be penalised. At
    games like poker a short hand harms only its holder and should be allowed, provided four
    cards do not count as a flush or straight. It is unfair, and against common sense and the law
    at cribbage and piquet, to bar a player from the pool for having been dealt just four, when
    the ante was put up on seeing just two that made a good pair.
    """
    if has_partner(table):
        short = isinstance(incident, WrongHandCount) and incident.late and incident.few
        return Ruling(incident, status=NO_PENALTY, readings=("FG-5",)) if short else None
    if isinstance(incident, WrongHandCount) and (incident.many or not incident.few):
        return None
    return Ruling(incident, remedies=[deal_stands()], status=STANDS, readings=("FG-5",))


@book.defines("8", "Discrimination")
def rule_8() -> None:
    """Nobody should be given an advantage over another without something to balance it. At
    seven-up the non-dealer counts game on a tie, balanced by the dealer counting jack on turning
    it; at auction pitch no trump is turned, so the non-dealer may not claim game on a tie. It is
    a mistake at cassino to let an opponent raise a build (say, from eight to ten) but not its
    builder, who is denied this and given nothing in return.
    """


@book.rule("9", "Benefiting by errors", on=Revoke)
def benefiting_by_errors(incident: Revoke, table: Table) -> Ruling | None:
    """Breaking the laws should not let anyone win a game. A revoke, for example, has its own
    penalty, and it is always laid down as well that whoever revoked cannot win the game in that
    hand.
    """
    if not has_partner(table):
        return None
    side = table.side_of(incident.offender or "")
    return Ruling(incident, remedies=[cannot_score_out(side)], readings=("FG-6",))


@book.rule("10", "Double penalties", on=ImproperCall, over=("5",))
def double_penalties(incident: ImproperCall, table: Table) -> Ruling | None:
    """One offence cannot bring two penalties. If a suit is called for a lead out of turn, the
    card led cannot be claimed as an exposed card too. If a side with ten tricks gets three more
    for a revoke, it may not score a slam for the 13, as the tricks and the slam points would be
    a double penalty.
    """
    if incident.why != "double-penalty":
        return None
    return Ruling(incident, status=REFUSED, also=("6",), readings=("FG-3",))


@book.defines("11", "Intentional error")
def rule_11() -> None:
    """All players must be presumed honest, and their errors unintended. Laws cannot guard
    against the tricks of a cheat, though some codes have tried. When a player is plainly no
    gentleman, do not look to the laws for protection; refuse to play with that person.
    """


@book.defines("12", "Etiquette")
def rule_12() -> None:
    """Laws should not be needed against acts that annoy or wrong other people, but every game's
    laws should in some way secure everyone an equal right to enjoy it. Some games are very
    selfish, such as boston, where the first four players may keep the table all evening and
    newcomers get no chance to cut in. Such games should be held to a set number of rounds
    (tournees), after which new candidates should be let cut into the table.
    """


book.near("2", CutTooMany)
book.near("5", CalledCardWithheld)
book.near("6", PlayOutOfTurn)
book.near("9", RevokeRecalled, RevokeClaim, FailedToWin)

book.reading(
    "FG-1",
    ("5",),
    adopted="A card exposed in dealing lets the other side claim a misdeal, and never the side "
    "that exposed it; at whist until the first trick is turned, in games for two until the dealer "
    "has played to it.",
    reasons="Foster gives the case of a player against the dealer and draws it from a principle "
    "that binds both: nobody takes a penalty for his own error. The limits are those of the codes "
    "he prints.",
    rejected="Only the dealer's side may ever claim it.",
)
book.reading(
    "FG-2",
    ("5",),
    adopted="A card exposed in play may be called where its owner has a partner. Where there is "
    "none it costs nothing and is not called.",
    reasons="To be called is a penalty, and the head says twice that without a partner there is "
    "none.",
    rejected="Every exposed card may be called in every game.",
)
book.reading(
    "FG-3",
    ("6", "10"),
    adopted="At whist a lead out of turn lets the opponents call a suit, and the card led is not "
    "called besides; if they play to the lead it stands.",
    reasons="The call of a suit is named as the usual penalty, and two penalties for one offence "
    "are forbidden. Opponents who do not notice are as much at fault.",
    rejected="The card may be called instead of a suit, or as well.",
)
book.reading(
    "FG-4",
    ("6",),
    adopted="A player is led into error when he has played after a card of an opponent in the "
    "same trick that was a wrong lead or a revoke and has since gone back.",
    reasons="Those are Foster's two examples; only a card that goes back changes what the other "
    "was playing to.",
    rejected="Any irregularity of the opponents in the deal excuses a later error.",
)
book.reading(
    "FG-5",
    ("7",),
    adopted="In bezique and pinochle a short hand stands. At whist it is an offence for which no "
    "penalty is named.",
    reasons="The first belong to the games where suit need not be followed, for as long as cards "
    "are drawn. For the second the head demands a penalty and does not say which.",
    rejected="At whist the opponents may choose a penalty.",
)
book.reading(
    "FG-6",
    ("9",),
    adopted="A side that has revoked stops a point short of the game in that deal; nothing else "
    "follows from this book.",
    reasons="The head names that stipulation as general and leaves the rest of the penalty to the "
    "laws of each game.",
    rejected="The book gives the revoke penalty of some code.",
)
