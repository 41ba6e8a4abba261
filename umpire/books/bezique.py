"""`bezique`: bezique for two, Enquire Within sections 122 to 127.

Statements are restated in our own words. Section 122 is one paragraph, numbered here by what it
rules (122.1 to 122.12); the other numbers are the printed ones.
"""

from __future__ import annotations

from umpire.books.base import PERMITTED, Book, Permitted
from umpire.games.base import Table
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    ExposedInDeal,
    FacedCard,
    ImperfectPack,
    LateDemand,
    Misdeal,
    TwoCardsToOneHand,
    WrongDealer,
    WrongHandCount,
)
from umpire.incidents.drawing import (
    BothTooMany,
    DeclarationAfterStock,
    DeclarationNotAllowed,
    DeclarationOutOfTime,
    DrawOutOfTurn,
    EvenStock,
    ExchangeOutOfTime,
    ExchangeUsed,
    FailedToWin,
    MeldTakenUp,
    Overdraw,
    PlayWithoutDrawing,
    ScoreNotDue,
    SecondDeclaration,
    TakenUpEarly,
    TooFewCards,
    TooManyCards,
    WrongDeclaration,
)
from umpire.incidents.play import (
    CalledCardWithheld,
    ExposedCard,
    ImproperCall,
    LeadOutOfTurn,
    LookedAtTrick,
    Revoke,
    RevokeClaim,
    RevokeRecalled,
)
from umpire.remedies import add_score, callable_card, deduct_score, new_deal
from umpire.remedies.drawing import (
    draw_two_next,
    draws,
    forfeit_tricks,
    next_deal_passes,
    no_score_until_trick,
    play_without_drawing,
    restore_first,
    restore_second,
)
from umpire.rulings import DEAL_OVER, LAPSED, NO_PENALTY, REFUSED, STANDS, Moment, Remedy, Ruling

SMALL_FORFEIT = 10
"""Points for drawing or playing out of turn, and for playing without drawing (126.i to iii)."""

OVERDRAW_FORFEIT = 100
"""Points for a card too many found in the hand (122.11, 126.iv)."""

CLOSING_TRICKS = 8
"""Tricks played when the pack is drawn out; a revoke in them forfeits them all (123.vii)."""

book = Book(
    "bezique",
    ("bezique",),
    "bezique for two",
    "Enquire Within Upon Everything, sections 122 to 127",
    numbering="Section 122 is one paragraph; its numbers 122.1 to 122.12 are this project's.",
)


def _forfeit(
    incident: Incident,
    table: Table,
    points: int,
    *,
    also: tuple[str, ...],
    remedies: tuple[Remedy, ...] = (),
    closes: dict[Moment, str] | None = None,
    readings: tuple[str, ...] = (),
) -> Ruling:
    """Points that the opponent adds to his score or takes from the other's, until the count."""
    who = incident.offender or ""
    to = table.opponents(who)
    return Ruling(
        incident,
        remedies=remedies,
        options=[add_score(points, to), deduct_score(points, who)],
        chooser=to,
        closes={**(closes or {}), DEAL_OVER: LAPSED},
        also=also,
        readings=(*readings, "BZ-4"),
    )


def _faced(incident: Incident, table: Table, card: int) -> Remedy:
    """A faced card: it may be called until it is played or the last eight tricks begin."""
    who = incident.offender or ""
    remedy = callable_card(card, who, table.opponents(who), incident.deal)
    remedy.ends[("stock-out", incident.deal)] = LAPSED
    remedy.answers_late = False
    return remedy


def _refused(incident: Incident, *also: str, readings: tuple[str, ...] = ()) -> Ruling:
    return Ruling(incident, status=REFUSED, also=also, readings=readings)


@book.defines("122.1", "Pack and deal")
def rule_122_1() -> None:
    """The game uses two packs without their twos to sixes, 64 cards in all, well shuffled into
    one. Each player is dealt eight cards: three, then two, then three. The 17th card is turned
    up for trump, while the others are left face down on the table.
    """


@book.defines("122.2", "Seven turned up")
def rule_122_2() -> None:
    """A seven turned up as the trump card earns the dealer 10 points."""


@book.rule(
    "122.3",
    "Faulty deal",
    on=(WrongHandCount, ExposedInDeal, FacedCard, TwoCardsToOneHand, Misdeal),
)
def faulty_deal(incident: Incident, table: Table) -> Ruling | None:
    """A wrong deal or an exposed card means there has to be a new deal, and it goes to the other
    player.
    """
    if isinstance(incident, WrongHandCount | FacedCard) and incident.late:
        return None
    if isinstance(incident, TwoCardsToOneHand) and not incident.dealt_on:
        return None
    if isinstance(incident, Misdeal) and incident.what != "wrong-rotation":
        return None
    dealer = getattr(incident, "dealer", incident.offender)
    passes = [next_deal_passes(table.opponents(dealer))] if dealer else []
    return Ruling(incident, remedies=[new_deal(), *passes], readings=("BZ-3",))


@book.defines("122.4", "What wins a trick")
def rule_122_4() -> None:
    """A trump beats any card of a different suit. Failing a trump, the higher card wins, even if
    the suits differ; from the top the cards rank ace, ten, king and queen, then jack, nine and
    so on. Of two equal cards, the one played first wins. Some players insist that the winning
    card, if not a trump, be of the suit led.
    """


@book.defines("122.5", "Drawing order")
def rule_122_5() -> None:
    """After every trick each player draws the top card of the pack, the trick's winner first.
    This goes on until the pack, trump card included, is used up.
    """


@book.defines("122.6", "No duty to follow")
def rule_122_6() -> None:
    """Until the pack has been completely drawn, there is no duty to follow suit or to trump."""


@book.rule("122.7", "Value of tricks", on=LookedAtTrick)
def looked_at_trick(incident: LookedAtTrick, table: Table) -> Ruling | Permitted:
    """A trick is worth only the aces and tens in it. Before the deal ends, nobody should look at
    tricks unless both players agree.
    """
    return PERMITTED if incident.consent else Ruling(incident, status=NO_PENALTY)


@book.rule("122.8", "Playing without drawing", on=PlayWithoutDrawing)
def play_undrawn(incident: PlayWithoutDrawing, table: Table) -> Ruling:
    """If a player plays without drawing, the opponent scores 10 and the player has to take two
    cards at the next draw.
    """
    remedy = draw_two_next(incident.offender or "", incident.deal)
    also = ("126.iii", "123.xii")
    return _forfeit(incident, table, SMALL_FORFEIT, also=also, remedies=(remedy,))


@book.rule("122.9", "Drawing out of turn", on=DrawOutOfTurn)
def draw_out_of_turn(incident: DrawOutOfTurn, table: Table) -> Ruling:
    """A draw out of turn gives 10 to the opponent, provided the opponent has not drawn yet."""
    who, also = incident.offender or "", ("126.i", "123.xii")
    if incident.other_drew:
        note = "The opponent had drawn already."
        return Ruling(incident, status=LAPSED, also=also[:1], readings=("BZ-2",), note=note)
    closes = {draws(incident.deal, table.opponents(who)): LAPSED}
    return _forfeit(incident, table, SMALL_FORFEIT, also=also, closes=closes, readings=("BZ-2",))


@book.rule("122.10", "Drawing two cards", on=Overdraw)
def overdraw(incident: Overdraw, table: Table) -> Ruling:
    """If two cards are drawn in place of one, the opponent may choose the one that goes back. It
    should be put in near the middle of the pack and not on top.
    """
    who = incident.offender or ""
    return Ruling(
        incident,
        options=[restore_first(who, incident.own), restore_second(who, incident.second)],
        chooser=table.opponents(who),
        closes={("plays-on", incident.deal, who): LAPSED},
        readings=("BZ-1",),
    )


@book.rule("122.11", "Too many cards", on=TooManyCards)
def too_many_cards(incident: TooManyCards, table: Table) -> Ruling:
    """A player with only eight cards who finds the opponent to have more than eight scores 100."""
    also = ("126.iv", "123.xii")
    return _forfeit(incident, table, OVERDRAW_FORFEIT, also=also, readings=("BZ-1",))


@book.rule("122.12", "Both with too many", on=BothTooMany)
def both_too_many(incident: BothTooMany, table: Table) -> Ruling:
    """If both players have more cards than they should, neither is penalised, but both have to
    play without drawing.
    """
    remedies = [
        play_without_drawing(who, count, incident.deal)
        for who, count in zip(table.sides(), incident.surplus, strict=True)
    ]
    return Ruling(incident, remedies=remedies, status=STANDS)


@book.rule("123.i", "When to declare", on=(DeclarationOutOfTime, SecondDeclaration))
def declared_out_of_time(
    incident: DeclarationOutOfTime | SecondDeclaration, table: Table
) -> Ruling:
    """A declaration can be made only straight after winning a trick, with the next card still to
    be drawn. Each trick allows one declaration and no more.
    """
    return _refused(incident, readings=("BZ-14",))


@book.rule("123.ii", "Wrong declaration", on=WrongDeclaration)
def wrong_declaration(incident: WrongDeclaration, table: Table) -> Ruling:
    """A player who declares with one or more wrong cards, as extras or as substitutes for the
    right ones, may not score until winning a further trick. The cards also have to be taken
    back, and may then be called as "faced" cards.
    """
    who = incident.offender or ""
    cards = [_faced(incident, table, card) for card in incident.cards]
    return Ruling(
        incident,
        remedies=[no_score_until_trick(who, incident.deal), *cards],
        chooser=table.opponents(who),
        also=("123.xi",) if cards else (),
        readings=("BZ-10",),
    )


@book.rule("123.iii", "Exchanging the seven", on=(ExchangeOutOfTime, ExchangeUsed))
def exchange(incident: ExchangeOutOfTime | ExchangeUsed, table: Table) -> Ruling:
    """The trump card may be taken in return for the seven of trumps, which scores 10. The swap
    is made immediately a trick has been won. A declaration may be made along with it, but may
    not use the card exchanged.
    """
    return _refused(incident, readings=("BZ-7",))


@book.defines("123.iv", "Playing the seven")
def rule_123_iv() -> None:
    """Playing the seven of trumps scores 10, whether or not it wins, unless it is played in the
    last eight tricks.
    """


@book.rule("123.v", "End of the pack", on=DeclarationAfterStock)
def declared_after_stock(incident: DeclarationAfterStock, table: Table) -> Ruling:
    """Once the whole pack has been drawn, the players pick up their eight cards and can declare
    nothing more. Play then goes on as in whist, with the ace at the top and the ten above the
    king.
    """
    return _refused(incident)


@book.cited("123.vi", "Last eight tricks")
def rule_123_vi() -> None:
    """During the last eight tricks a player must follow suit, and must win if possible: with a
    higher card, or, holding none of the suit, with a trump.
    """


@book.rule("123.vii", "Revoke or trick refused", on=(Revoke, FailedToWin))
def revoke_or_trick_refused(incident: Revoke | FailedToWin, table: Table) -> Ruling | None:
    """Revoking during the last eight tricks, or not winning a trick that could be won, forfeits
    all eight to the opponent.
    """
    if isinstance(incident, FailedToWin) and incident.recalled:
        return None
    who = incident.offender or ""
    also = ("126.v", "123.vi") if isinstance(incident, Revoke) else ("123.vi",)
    return Ruling(
        incident,
        remedies=[forfeit_tricks(CLOSING_TRICKS, who, table.opponents(who))],
        also=also,
        readings=("BZ-11",),
    )


@book.defines("123.viii", "Last trick")
def rule_123_viii() -> None:
    """Winning the last trick, which is the 32nd, scores 10. As a variation the 24th, just ahead
    of the final eight, may be made the last trick; this matters little, but should be settled
    before play begins.
    """


@book.defines("123.ix", "Counting aces and tens")
def rule_123_ix() -> None:
    """When the last eight tricks are over, both players look through their cards and score 10
    for every ace and every ten they hold.
    """


@book.defines("123.x", "Scoring order and ties")
def rule_123_x() -> None:
    """The non-dealer is first to score aces and tens. If there is a tie, the game goes to
    whoever has the higher score when the last deal's aces and tens are left out. If that is a
    tie too, it goes to whoever won the last trick.
    """


@book.rule("123.xi", "Cards played in error", on=(ExposedCard, ImproperCall))
def cards_played_in_error(incident: ExposedCard | ImproperCall, table: Table) -> Ruling | None:
    """Every card played by mistake can be called as a "faced" card at any stage of the game
    other than the last eight tricks.
    """
    if isinstance(incident, ImproperCall):
        return _refused(incident) if incident.what == "card" else None
    if not incident.played or incident.after_error:
        return None
    if incident.closing:
        return Ruling(incident, status=NO_PENALTY)
    who = incident.offender or ""
    cards = [_faced(incident, table, card) for card in incident.cards]
    return Ruling(incident, remedies=cards, chooser=table.opponents(who), readings=("BZ-15",))


@book.cited("123.xii", "Taking a forfeit")
def rule_123_xii() -> None:
    """A player counting a forfeit has the choice of adding its points or taking them off the
    opponent's score.
    """


@book.defines("124.i", "Declaration")
def rule_124_i() -> None:
    """To declare is to show on the table a card, or a combination of them, from the list in this
    section.
    """


@book.rule("124.ii", "Bezique", on=DeclarationNotAllowed)
def bezique(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """The queen of spades with the jack of diamonds is bezique, and scores 40; in one variation,
    when spades or diamonds are trumps, it may be the queen of clubs with the jack of hearts.
    After it is declared, bezique can be used again in double bezique, two of each of these
    cards, for 500. The four have to be in view on the table at one time.
    """
    if incident.why == "not-on-table":
        return _refused(incident)
    return _served(incident, "bezique", "double-bezique")


def _served(incident: DeclarationNotAllowed, *melds: str) -> Ruling | None:
    """Cards that have served in a declaration do not serve in the same again."""
    if incident.why != "served" or incident.meld not in melds:
        return None
    return _refused(incident, readings=("BZ-8",))


@book.rule("124.iii", "Sequence", on=DeclarationNotAllowed)
def sequence(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """Ace, ten, king, queen, jack: these five trumps make a sequence, which scores 250."""
    return _served(incident, "sequence")


@book.defines("124.iv", "Royal marriage")
def rule_124_iv() -> None:
    """King and queen of trumps make a royal marriage, which scores 40."""


@book.defines("124.v", "Common marriage")
def rule_124_v() -> None:
    """King and queen of a suit other than trumps make a common marriage, which scores 20."""


@book.rule("124.vi", "Four aces", on=DeclarationNotAllowed)
def four_aces(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """Four aces, whatever their suits, score 100."""
    return _served(incident, "four-aces")


@book.rule("124.vii", "Four kings", on=DeclarationNotAllowed)
def four_kings(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """Four kings, whatever their suits, score 80."""
    return _served(incident, "four-kings")


@book.rule("124.viii", "Four queens", on=DeclarationNotAllowed)
def four_queens(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """Four queens, whatever their suits, score 60."""
    return _served(incident, "four-queens")


@book.rule("124.ix", "Four jacks", on=DeclarationNotAllowed)
def four_jacks(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """Four jacks, whatever their suits, score 40."""
    return _served(incident, "four-jacks")


@book.defines("125.i", "Declared cards")
def rule_125_i() -> None:
    """Declared cards are laid out on the table so that it can be seen they are properly scored.
    From there they can be played to tricks just as from the hand.
    """


@book.rule("125.ii", "Married cards", on=DeclarationNotAllowed)
def married_again(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """A king or queen that has been married cannot be married again. While still on the table,
    it can go towards a sequence, four kings or four queens.
    """
    return _refused(incident) if incident.why == "married" else None


@book.rule("125.iii", "Sequence before marriage", on=DeclarationNotAllowed)
def marriage_out_of_sequence(incident: DeclarationNotAllowed, table: Table) -> Ruling | None:
    """A king and queen that have served in a sequence cannot be declared later as royal
    marriage.
    """
    return _refused(incident, readings=("BZ-9",)) if incident.why == "sequence" else None


@book.defines("125.iv", "Jack of diamonds")
def rule_125_iv() -> None:
    """Once four jacks are declared, the diamond jack may serve again, to make bezique or to fill
    a sequence.
    """


@book.defines("125.v", "Ace of trumps")
def rule_125_v() -> None:
    """Once four aces are declared, the trump ace may serve again to make up a sequence."""


@book.defines("125.vi", "Queen of spades")
def rule_125_vi() -> None:
    """A queen of spades that has been married may serve again in bezique, and the other way
    round. It may serve once more in four queens.
    """


@book.defines("125.vii", "Other scores")
def rule_125_vii() -> None:
    """Each of these scores 10: the seven of trumps when played, but not during the last eight
    tricks; the same card when exchanged for the turned-up trump; the last trick; and, when each
    deal ends, every ace and every ten in the tricks.
    """


@book.defines("125.viii", "Game")
def rule_125_viii() -> None:
    """The winning score is set at 1000, 2000 or 4000. Markers can be bought with the cards."""


@book.cited("126.i", "Forfeit: drawing turn")
def rule_126_i() -> None:
    """Drawing out of turn forfeits 10."""


@book.rule("126.ii", "Forfeit: playing turn", on=LeadOutOfTurn)
def lead_out_of_turn(incident: LeadOutOfTurn, table: Table) -> Ruling:
    """Playing out of turn forfeits 10."""
    return _forfeit(
        incident,
        table,
        SMALL_FORFEIT,
        also=("123.xii", "123.xi"),
        remedies=() if incident.closing else (_faced(incident, table, incident.card),),
        readings=("BZ-5", "BZ-13"),
    )


@book.cited("126.iii", "Forfeit: no draw")
def rule_126_iii() -> None:
    """Playing without drawing forfeits 10."""


@book.cited("126.iv", "Forfeit: overdrawing")
def rule_126_iv() -> None:
    """Overdrawing forfeits 100."""


@book.cited("126.v", "Forfeit: revoke")
def rule_126_v() -> None:
    """A revoke during the last eight tricks forfeits all eight of them."""


@book.defines("127", "Advice")
def rule_127() -> None:
    """Save your tens until they can be made to count, hold on to sequence cards for as long as
    you can, and watch how your opponent plays. Declare royal marriage ahead of a sequence or
    double bezique, and declare at the first chance you get. Make certain of the next-to-last
    trick, so that your opponent cannot declare.
    """


book.near("122.3", LateDemand, ImperfectPack, WrongDealer, WrongHandCount, FacedCard)
book.near("122.5", EvenStock)
book.near("122.11", TooFewCards)
book.near("123.v", MeldTakenUp, TakenUpEarly)
book.near("123.vii", RevokeRecalled, RevokeClaim, FailedToWin)
book.near("123.xi", CalledCardWithheld, ExposedCard, ImproperCall)
book.near("123.xii", ScoreNotDue)

book.reading(
    "BZ-1",
    ("122.10", "122.11", "126.iv"),
    adopted="A card drawn too many is dealt with by 122.10 until its drawer plays again: one of "
    "the two goes back. A surplus found in the hand after that costs the hundred, and the one "
    "ruling takes the place of the other.",
    reasons="122.10 speaks of the draw and of returning a card, 122.11 of discovering that the "
    "hand is too long. Both at once would punish one act twice.",
    rejected="Overdrawing costs a hundred at the draw already (126.iv), or both rules apply.",
)
book.reading(
    "BZ-2",
    ("122.9", "126.i"),
    adopted="The ten for a draw out of turn are due as long as the opponent has not drawn; once "
    "he draws, they are gone.",
    reasons="A player who draws after the other has let the wrong order pass. What counts is "
    "whether he has drawn when he asks, not when the other drew.",
    rejected="The condition looks to the moment of the wrong draw, so that the ten stay due.",
)
book.reading(
    "BZ-3",
    ("122.3",),
    adopted="A wrong number of cards or a card shown makes a new deal until a card is led. A card "
    "faced in the pack and cards dealt out of order are incorrect deals too.",
    reasons="The rule stands among those on the deal; 122.11 and 122.12 rule wrong numbers found "
    "in play, and faced cards there are called (123.xi).",
    rejected="Any card exposed at any time in the deal makes a new deal.",
)
book.reading(
    "BZ-4",
    ("123.xii", "126.i", "126.ii", "126.iii", "126.iv"),
    adopted="A forfeit may be claimed until the deal is scored and the cards are made up for the "
    "next.",
    reasons="The book sets no limit, and points are settled deal by deal.",
    rejected="It must be claimed before the next card is played, or may be claimed for ever.",
)
book.reading(
    "BZ-5",
    ("126.ii",),
    adopted="The non-dealer leads to the first trick.",
    reasons="The book does not say who does; every other book of the game does, and 123.x gives "
    "the non-dealer the first turn in counting.",
    rejected="The dealer leads, or nobody leads out of turn at the first trick.",
)
book.reading(
    "BZ-6",
    ("122.4", "123.v"),
    adopted="In the last eight tricks a card wins by whist rules: it must be a trump or of the "
    "suit led.",
    reasons="123.v says that play then goes on as at whist.",
    rejected="The higher card of any suit wins to the end.",
)
book.reading(
    "BZ-7",
    ("123.iii",),
    adopted="The trump card can be exchanged once in a deal. A seven put in its place is not the "
    "trump card that was turned up.",
    reasons="The exchange is for the trump card; when that is in a hand there is none to be had.",
    rejected="The second seven may be exchanged for the first.",
)
book.reading(
    "BZ-8",
    ("124.ii", "124.iii", "124.vi", "124.vii", "124.viii", "124.ix"),
    adopted="A card that has served in a declaration cannot serve in another of the same kind; "
    "cards of double bezique cannot make bezique after it.",
    reasons="Section 125 names the further uses of a declared card one by one, and each is in "
    "another declaration; bezique goes into double bezique and not the other way.",
    rejected="The same cards score the same declaration after every trick won.",
)
book.reading(
    "BZ-9",
    ("125.iii",),
    adopted="Neither the king nor the queen of a sequence can be married as royal marriage, "
    "whether with the other or with a new card.",
    reasons="125.ii speaks in the same way of each card that was married.",
    rejected="Only the pair together is barred.",
)
book.reading(
    "BZ-10",
    ("123.ii",),
    adopted="All cards put down for a wrong declaration go back and may be called, those that lay "
    "on the table before excepted. Wrong are cards too many, cards in place of others, and too "
    "few.",
    reasons="The rule has the player take back the cards of that declaration; those declared "
    "rightly before lie open in any case.",
    rejected="Only the card that does not belong may be called.",
)
book.reading(
    "BZ-11",
    ("123.vii", "126.v"),
    adopted="All eight closing tricks count for the opponent, those won before the offence, the "
    "aces and tens in them and the ten for the last of them. Where both players forfeit them each "
    "keeps what was won.",
    reasons="The rule says the eight tricks; the last is one of them. Two equal forfeits cancel.",
    rejected="Only the tricks after the revoke are lost, or the ten for the last trick is not.",
)
book.reading(
    "BZ-12",
    ("123.x",),
    adopted="If both reach the game by the count, the non-dealer wins, having counted first; with "
    "equal scores the higher score without the cards of that deal wins, and then the last trick.",
    reasons="The order of counting and the rule on ties stand in one sentence: each is given its "
    "own case.",
    rejected="The higher score wins whoever counts first.",
)
book.reading(
    "BZ-13",
    ("126.ii", "123.xi"),
    adopted="A lead out of turn costs ten whether or not the other plays to it. If he does, the "
    "trick is played and the card can no longer be called.",
    reasons="The table of forfeits makes no exception; a card in a trick cannot be called.",
    rejected="To play to the lead gives up the ten.",
)
book.reading(
    "BZ-14",
    ("123.i",),
    adopted="A declaration that is refused scores nothing; its cards are taken to be in the hand "
    "as before, and a good one may follow it after the same trick.",
    reasons="What is refused was not made.",
    rejected="It uses up the one declaration of the trick.",
)
book.reading(
    "BZ-15",
    ("123.xi",),
    adopted="Cards played in error are those put on the table as played: a lead out of turn, a "
    "second card to a trick, a card taken back. A card merely shown is not.",
    reasons="The rule says played.",
    rejected="Every card that the opponent has seen may be called.",
)
