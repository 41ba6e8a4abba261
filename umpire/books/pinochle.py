"""`pinochle`: two-handed pinochle, R. F. Foster's chapter on Binocle.

Statements are restated in our own words. Foster does not number his rules: the numbers, in the
order of his chapter, are this project's.
"""

from __future__ import annotations

from umpire.books.base import PERMITTED, Book, Permitted
from umpire.games.base import Table
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    CutTooSmall,
    ExposedInDeal,
    FacedCard,
    ImperfectPack,
    LateDemand,
    WrongCutter,
    WrongDealer,
    WrongHandCount,
)
from umpire.incidents.drawing import (
    BothDrewWrong,
    CutTooMany,
    DrawOutOfTurn,
    EvenStock,
    ExchangeOutOfTime,
    ExchangeWithMeld,
    FailedToWin,
    FalseAnnouncement,
    MeldNotAllowed,
    MeldOutOfTime,
    MeldTakenUp,
    MissedDraw,
    Overdraw,
    SecondMeld,
    TakenUpEarly,
    TooFewCards,
    TooManyCards,
    WrongMeld,
)
from umpire.incidents.play import (
    ImproperCall,
    LeadOutOfTurn,
    LookedAtTrick,
    Revoke,
    RevokeClaim,
    RevokeRecalled,
)
from umpire.incidents.scoring import Overscore
from umpire.remedies import (
    add_score,
    callable_card,
    cut_again,
    deal_stands,
    fresh_deal,
    lose_game,
    new_deal,
    overscore_deducted,
    trick_stands,
)
from umpire.remedies.drawing import (
    card_taken_back,
    deal_void,
    draw_to_make_good,
    draw_two_next,
    forfeit_cards_score,
    keep_cards,
    leave_last_card,
    may_see_next_two,
    no_declarations_until_corrected,
    play_without_drawing,
    put_back,
    replay,
    restore_card,
    show_card,
    show_own_card,
    show_whole_hand,
)
from umpire.rulings import (
    CURED,
    DEAL_OVER,
    ENFORCED,
    LAPSED,
    NO_PENALTY,
    REFUSED,
    STANDS,
    Moment,
    Remedy,
    Ruling,
    proper_cut,
)

SMALLEST_PACKET = 5
"""Cards that each packet of the cut must have (3)."""

book = Book(
    "pinochle",
    ("pinochle",),
    "two-handed pinochle",
    "R. F. Foster, Complete Hoyle: two-handed Binocle",
    numbering="Foster does not number his rules; the numbers are this project's.",
)


def _refused(incident: Incident, *also: str) -> Ruling:
    return Ruling(incident, status=REFUSED, also=also)


def _opponent(incident: Incident, table: Table) -> str:
    return table.opponents(incident.offender or table.sides()[0])


def _dealer_plays(incident: Incident) -> dict[Moment, str]:
    return {("dealer-plays", incident.deal): LAPSED}


@book.defines("1", "The pack")
def rule_1() -> None:
    """Two packs of 24, with nothing below the nine, are shuffled into a single pack of 48. From
    the top the cards rank ace, ten, king and queen, then jack and nine; the ace is highest for
    cutting as well as for play. There is also a 64-card form, with sevens and eights added. With
    eight cards each, that is bezique except for small points about combinations and their
    values, which are usually ignored; with twelve each, it is this game, but the seven replaces
    the nine for dix.
    """


@book.rule("2", "Players and first cut", on=CutTooMany)
def cut_too_many(incident: CutTooMany, table: Table) -> Ruling:
    """Two people play: the dealer and the pone. They cut to choose seats and deal; the higher
    cut gives the right to deal or decline, and usually the opponent is made to deal. Anyone who
    shows more than one card has to cut again.
    """
    who = incident.offender or ""
    return Ruling(incident, remedies=[cut_again(who, {("cuts-in", who): CURED})])


@book.rule("3", "Cutting the pack", on=(CutTooSmall, WrongCutter))
def cutting_the_pack(incident: CutTooSmall | WrongCutter, table: Table) -> Ruling | Permitted:
    """After a thorough shuffle the pone is offered the pack to cut. Each part of the cut has to
    have five cards or more.
    """
    if isinstance(incident, WrongCutter):
        return Ruling(incident, status=NO_PENALTY)
    if incident.packet >= SMALLEST_PACKET:
        return PERMITTED
    ends = {proper_cut(SMALLEST_PACKET): CURED}
    return Ruling(incident, remedies=[cut_again(incident.offender, ends)])


@book.defines("4", "Dealing")
def rule_4() -> None:
    """The dealer gives out three rounds of four cards at a time, starting with the opponent. The
    25th card becomes trump: it is turned up and put to one side, usually face up below the
    stock's last card. The cards left over are the stock, or talon; it is spread a little to make
    drawing easier and to check that none of its cards is exposed.
    """


@book.defines("5", "Nine turned up")
def rule_5() -> None:
    """If a nine is turned up, the dealer claims dix and scores 10 at once."""


@book.rule("6", "Card exposed in dealing", on=ExposedInDeal)
def exposed_in_dealing(incident: ExposedInDeal, table: Table) -> Ruling | None:
    """A new deal may be demanded by the pone if the dealer exposes one of the opponent's cards
    or a stock card. When players expose cards of their own, the deal stands.
    """
    if incident.owner == incident.offender:
        return Ruling(incident, remedies=[deal_stands()], status=STANDS)
    if not incident.by_dealers_side:
        return None
    pone = _opponent(incident, table)
    return Ruling(
        incident,
        options=[fresh_deal(pone)],
        chooser=pone,
        closes=_dealer_plays(incident),
        also=("10",),
        readings=("PN-2",),
    )


@book.rule("7", "Wrong number dealt", on=WrongHandCount)
def wrong_number_dealt(incident: WrongHandCount, table: Table) -> Ruling | None:
    """If either player was dealt too many cards and this is found before the dealer plays a card
    to the first trick, a new deal is compulsory. If either has too few, the pone can choose
    between demanding a new deal and letting the dealer make up the number with cards off the top
    of the stock.
    """
    if incident.many:
        return Ruling(incident, remedies=[new_deal()], also=("10",), readings=("PN-1",))
    if not incident.few:
        return None
    pone = table.opponents(incident.dealer) if incident.dealer else None
    return Ruling(
        incident,
        options=[
            fresh_deal(pone),
            *(draw_to_make_good(who, incident.missing) for who in incident.few),
        ],
        chooser=pone,
        closes=_dealer_plays(incident),
        also=("10",),
        readings=("PN-1", "PN-2"),
    )


@book.rule("8", "Card faced in pack", on=FacedCard)
def faced_card(incident: FacedCard, table: Table) -> Ruling:
    """A card found exposed in the pack makes a new deal compulsory. If the faced card is in the
    stock, and is found only after the dealer's play to the first trick, it has to be turned down
    where it lies.
    """
    if incident.late:
        note = "The card is turned face down where it lies."
        return Ruling(incident, remedies=[deal_stands()], status=STANDS, note=note)
    return Ruling(incident, remedies=[new_deal()], also=("10",))


@book.rule("9", "Imperfect pack", on=ImperfectPack)
def imperfect_pack(incident: ImperfectPack, table: Table) -> Ruling:
    """If the pack proves imperfect, the deal during which this is found is void. Scores and cuts
    already made with it stand.
    """
    return Ruling(incident, remedies=[deal_void()], also=("10",))


@book.cited("10", "After a misdeal")
def rule_10() -> None:
    """Whatever the misdeal, the dealer stays the same for the next deal."""


@book.defines("11", "Play before stock ends")
def rule_11() -> None:
    """The pone leads first and may lead anything. Until the stock runs out, the second player is
    free to follow suit, renounce or trump. If suit is followed, the higher card wins, and trumps
    beat plain suits. Of two identical cards, such as both jacks of clubs, the leader's wins.
    """


@book.defines("12", "Announcing and drawing")
def rule_12() -> None:
    """The winner gathers the trick and turns it face down, and before leading again may announce
    and score one combination in hand. Whether anything is announced or not, the winner draws the
    stock's top card before leading, and adds it to the hand, neither shown nor named. The
    opponent draws the card after it, so that both hands are back to twelve. This goes on until
    the stock has run out.
    """


@book.rule("13", "Cards on the table", on=MeldTakenUp)
def meld_taken_up(incident: MeldTakenUp, table: Table) -> Ruling:
    """Every combination announced and scored has to be laid face up on the table. Its cards
    still belong to the hand: they can be led or played whenever the player likes, but may not be
    taken up before the stock has run out.
    """
    return Ruling(incident, status=NO_PENALTY, readings=("PN-5",))


@book.rule("14", "Leading out of turn", on=LeadOutOfTurn)
def lead_out_of_turn(incident: LeadOutOfTurn, table: Table) -> Ruling:
    """If the opponent plays to a lead made out of turn, on purpose or not, the trick stands. If
    the opponent points out the mistake, the lead may be taken back free of penalty.
    """
    who = incident.offender or ""
    if incident.accepted:
        remedies = [trick_stands()]
        return Ruling(incident, remedies=remedies, status=STANDS, readings=("PN-7",))
    if incident.taken_back:
        remedies = [card_taken_back(who, incident.card)]
        return Ruling(incident, remedies=remedies, status=CURED, readings=("PN-7",))
    by = table.opponents(who)
    remedies = [card_taken_back(who, incident.card, by)]
    return Ruling(incident, remedies=remedies, chooser=by, readings=("PN-7",))


@book.rule("15", "Too many cards", on=(TooManyCards, MeldNotAllowed))
def too_many_cards(incident: TooManyCards | MeldNotAllowed, table: Table) -> Ruling | None:
    """If at any stage a player is found to have too many cards, the opponent may claim a new
    deal, or may make that player go on without drawing from the stock until down to twelve
    cards. While the number is wrong, that player may not make or score announcements.
    """
    if isinstance(incident, MeldNotAllowed):
        return _refused(incident) if incident.why == "too-many-cards" else None
    who, by = incident.offender or "", _opponent(incident, table)
    return Ruling(
        incident,
        remedies=[no_declarations_until_corrected(who, incident.deal)],
        options=[fresh_deal(by), play_without_drawing(who, incident.surplus, incident.deal)],
        chooser=by,
        closes={DEAL_OVER: LAPSED},
        also=("10",),
        readings=("PN-1",),
    )


@book.rule("16", "Too few cards", on=TooFewCards)
def too_few_cards(incident: TooFewCards, table: Table) -> Ruling:
    """For a hand with too few cards, the opponent may claim a new deal, or may let its holder
    draw from the stock to make up the number.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    return Ruling(
        incident,
        options=[fresh_deal(by), draw_to_make_good(who, incident.missing)],
        chooser=by,
        closes={DEAL_OVER: LAPSED},
        also=("10",),
        readings=("PN-1",),
    )


@book.rule("17", "Looking at old tricks", on=LookedAtTrick)
def looked_at_trick(incident: LookedAtTrick, table: Table) -> Ruling | Permitted:
    """A player who looks at any trick further back than the last one turned down loses the whole
    score for cards.
    """
    if incident.back == 1 or incident.consent:
        return PERMITTED
    who = incident.offender or ""
    return Ruling(incident, remedies=[forfeit_cards_score(who)], readings=("PN-6",))


@book.rule("18", "Draw forgotten", on=MissedDraw)
def draw_forgotten(incident: MissedDraw, table: Table) -> Ruling:
    """When a player forgets to draw and goes on to play to the next trick, the opponent may
    choose to have the deal declared void, or may let that player take two cards at the following
    draw.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    return Ruling(
        incident,
        options=[deal_void(), draw_two_next(who, incident.deal)],
        chooser=by,
        closes={("made-good", incident.deal, who): ENFORCED, DEAL_OVER: LAPSED},
        readings=("PN-9",),
    )


@book.rule("19", "Two cards drawn", on=Overdraw)
def two_cards_drawn(incident: Overdraw, table: Table) -> Ruling:
    """A player who has drawn two stock cards in place of one, and has seen the second, has to
    show it to the opponent. If that second card was the opponent's, the player has to show their
    own as well. A second card not yet seen may be put back free of penalty.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    if not incident.seen:
        return Ruling(incident, remedies=[put_back(who, incident.deal)], readings=("PN-8",))
    remedies = [show_card(who, by, incident.second, incident.deal)]
    if incident.adversarys:
        remedies.append(show_own_card(who, by, incident.own, incident.deal))
    return Ruling(incident, remedies=remedies)


@book.rule("20", "Drawing out of turn", on=DrawOutOfTurn)
def drew_out_of_turn(incident: DrawOutOfTurn, table: Table) -> Ruling:
    """A player who draws out of turn has to put back the card wrongly drawn. If it is the
    opponent's, the player at fault also has to show their own.
    """
    who = incident.offender or ""
    remedies = [restore_card(who, incident.card, incident.deal)]
    if incident.adversarys:
        by = _opponent(incident, table)
        remedies.append(show_own_card(who, by, None, incident.deal))
    return Ruling(incident, remedies=remedies)


@book.rule("21", "Both drew wrongly", on=BothDrewWrong)
def both_drew_wrong(incident: BothDrewWrong, table: Table) -> Ruling:
    """If the two players both drew the wrong card, nothing can be done, and each keeps what was
    drawn.
    """
    return Ruling(incident, remedies=[keep_cards()], status=STANDS, also=("20",))


@book.rule("22", "Loser sees two cards", on=Overdraw, over=("19",))
def loser_sees_two(incident: Overdraw, table: Table) -> Ruling | None:
    """If the loser of a trick draws two stock cards and looks at them, the opponent may look at
    both the cards that make up the next draw, and take either one. If the choice is the second,
    unseen by the other player, it does not have to be shown.
    """
    if not (incident.by_loser and incident.seen):
        return None
    by = _opponent(incident, table)
    after = ("draws-after", incident.deal, by, incident.tricks + 1)
    return Ruling(
        incident,
        options=[may_see_next_two(by)],
        chooser=by,
        closes={after: LAPSED, ("stock-out", incident.deal): LAPSED},
        readings=("PN-3",),
    )


@book.rule("23", "Even number left", on=EvenStock)
def even_number_left(incident: EvenStock, table: Table) -> Ruling:
    """If some irregularity that went unnoticed leaves an even number of cards in the stock, its
    last card is not to be drawn. The trick's winner gets the next-to-last card and the loser
    gets the trump card.
    """
    return Ruling(incident, remedies=[leave_last_card()], status=STANDS)


@book.defines("24", "Winning the game")
def rule_24() -> None:
    """The first player to reach 1000 points and announce it wins; the game is for a stake, and
    ends the moment that total is reached or claimed. Points come from melds, dix, the last trick
    and cards, meaning the counting cards in the tricks taken; all but the last kind are scored
    as soon as made. Counters usually keep the score: each player has four white (10 each), four
    blue (100 each), one red (50), and for 500 a button or copper cent, and moves them from left
    to right as points are made. A cribbage board is sometimes used: players start from 21 and go
    round twice, up to the game-hole, each peg counting 10.
    """


@book.rule("25", "Melds and values", on=(MeldOutOfTime, SecondMeld, MeldNotAllowed))
def melds_and_values(incident: Incident, table: Table) -> Ruling | None:
    """Class A: marriage (king and queen of a plain suit) 20, royal marriage (the same in trumps)
    40, sequence (the top five trumps) 150. Class B: pinochle (queen of spades, jack of diamonds)
    40, double pinochle (two of each) 80, grand pinochle (king and queen of spades, jack of
    diamonds) 80 whether or not spades are trumps, though it is seldom played in America. Class
    C: four aces 100, kings 80, queens 60 or jacks 40, each of a different suit; all eight aces
    200, kings 160, queens 120 or jacks 80. Melds are announced singly, right after winning a
    trick but ahead of the draw: a player who has drawn, even without seeing the card, has to
    wait until another trick is won, and once no card is left to draw there are no more melds.
    """
    if isinstance(incident, MeldNotAllowed) and incident.why != "not-played":
        return None
    return _refused(incident)


@book.rule("26", "Reusing melded cards", on=MeldNotAllowed)
def melded_cards_again(incident: MeldNotAllowed, table: Table) -> Ruling | None:
    """Each meld needs a trick and one fresh card or more from hand, so four kings and four
    queens come to 220 and never 240. If new cards complete two melds in different classes at
    once (a double declaration), only one of those can be scored; to get both, one has to be
    melded first and the other completed later. Within a class, cards may be added to a lower
    meld to make a more valuable one, but never taken from a higher: royal marriage may grow into
    the sequence, single pinochle into double, four kings into eight, but not the reverse, and a
    second single pinochle does not lead to the double. Cards may be taken from a meld to make a
    less valuable one in another class, and one card may serve once in each of the three classes,
    in any order. Cards cannot serve again for equal value in the same class, and a meld broken
    up cannot be made again with new cards. Players may count the stock to see if they have time
    for their melds, so long as its order is kept.
    """
    if incident.why not in ("no-fresh-card", "used-before"):
        return None
    return Ruling(incident, status=REFUSED, readings=("PN-10",))


@book.rule("27", "Scoring dix", on=(ExchangeOutOfTime, ExchangeWithMeld))
def scoring_dix(incident: ExchangeOutOfTime | ExchangeWithMeld, table: Table) -> Ruling:
    """The nine of trumps, held or drawn, may be changed for the turn-up, scoring 10 for dix,
    straight after winning a trick but ahead of the draw. This can be done even when the turn-up
    is a nine, and the second nine can be exchanged for the first after an earlier exchange. Dix
    and another combination cannot be scored together, so a player short of time will often let
    dix go unless the trump card is worth having.
    """
    return _refused(incident)


@book.rule("28", "Wrong meld", on=WrongMeld)
def wrong_meld(incident: WrongMeld, table: Table) -> Ruling:
    """If a combination is announced but not shown, such as four kings with only three, perhaps
    taking a jack for a king, the opponent can have the wrong score taken down and can also make
    the player lead or play one of those three kings. Cards of other wrong melds can be called in
    the same manner. A player whose hand has what is needed may put the meld right, if no stock
    card has been drawn since.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    cards = [callable_card(card, who, by, incident.deal) for card in incident.cards]
    for card in cards:
        card.group = "one of them"
    surplus = overscore_deducted(who, incident.points)
    if not incident.points:
        surplus = Remedy("overscore-deducted", f"{who} takes down any score for it", of=who)
    return Ruling(
        incident,
        remedies=[surplus, *cards],
        chooser=by,
        closes={("meld-mended", incident.deal, who): CURED},
        readings=("PN-11",),
    )


@book.rule("29", "Taking up the cards", on=TakenUpEarly)
def taken_up_early(incident: TakenUpEarly, table: Table) -> Ruling:
    """When the stock has run out, announcements end, and the players pick up whatever is left on
    the table of their melds. A player who picks up before having played to the last trick may be
    required to lay down the whole hand on the table.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    return Ruling(
        incident,
        remedies=[show_whole_hand(who, by)],
        chooser=by,
        closes={("stock-out", incident.deal): LAPSED},
        also=("13",),
        readings=("PN-5",),
    )


@book.rule("30", "Last twelve tricks", on=(Revoke, FailedToWin, RevokeRecalled))
def last_twelve_tricks(incident: Revoke | FailedToWin | RevokeRecalled, table: Table) -> Ruling:
    """Whoever won the trick before leads anything. In each of these last twelve tricks, second
    player has to follow suit, and also has to win if able, with a better card or a trump. A
    player who could do either and did not may be made to take the cards back as far as the
    mistake and play the hand over from there. The revoke penalty varies from place to place;
    usually the revoking player loses the whole count for cards.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    if isinstance(incident, RevokeRecalled) or (
        isinstance(incident, FailedToWin) and incident.recalled
    ):
        return Ruling(incident, remedies=[card_taken_back(who, incident.card)], status=CURED)
    return Ruling(
        incident,
        options=[replay(who, by), forfeit_cards_score(who)],
        chooser=by,
        closes={DEAL_OVER: LAPSED},
        readings=("PN-4",),
    )


@book.defines("31", "Last trick")
def rule_31() -> None:
    """Whoever wins the last trick scores 10 for it. Both players then turn over their tricks to
    count their cards.
    """


@book.defines("32", "Counting cards")
def rule_32() -> None:
    """In every suit an ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2 to the player
    who wins it: 240 in each deal, shared between the two. They are counted once the hand has
    ended, when the last trick's 10 has been scored, and not as tricks are won. Usually one
    player counts, checked by the other, who takes what is left of the 240. During play this
    count may be kept only in the head: it may not be noted down or scored, and players may not
    go back through their tricks to recall it.
    """


@book.rule("33", "Calling out", on=FalseAnnouncement)
def false_announcement(incident: FalseAnnouncement, table: Table) -> Ruling:
    """A player who knows, from mental count plus what dix and melds have scored, that there are
    points enough to win stops play with a knock on the table, then turns over the tricks and
    counts to prove it. If right, the first to knock wins, even if both have enough; if wrong,
    that player loses the game and the stakes; the opponent's score makes no difference. If
    nobody knocks and the hand ends with both having enough, neither wins: a game of 1000 goes on
    to 1250, and, if both get there with no knock, to 1500. If nobody knocks and just one has
    enough, that player wins.
    """
    who = incident.offender or ""
    return Ruling(incident, remedies=[lose_game(who)], also=("24",), readings=("PN-13",))


@book.rule("34", "Overscoring", on=Overscore)
def overscoring(incident: Overscore, table: Table) -> Ruling:
    """If a player scores too much, the opponent may take the surplus down and may add it to
    their own score as a penalty. Scoring 80 for four queens, for example, is 20 too much.
    """
    who, by = incident.offender or "", _opponent(incident, table)
    return Ruling(
        incident,
        remedies=[overscore_deducted(who, incident.points)],
        options=[add_score(incident.points, by)],
        chooser=by,
        closes={DEAL_OVER: LAPSED},
        readings=("PN-12",),
    )


book.near("4", WrongDealer)
book.near("6", ExposedInDeal, LateDemand)
book.near("28", ImproperCall)
book.near("30", RevokeClaim)

book.reading(
    "PN-1",
    ("7", "15", "16"),
    adopted="A wrong number of cards falls under rule 7 until the dealer has played to the first "
    "trick, and under 15 and 16 after that.",
    reasons="Rule 7 sets that limit for too many cards; 15 and 16 rule what is found at any time "
    "in play.",
    rejected="Rules 15 and 16 apply from the deal on, beside rule 7.",
)
book.reading(
    "PN-2",
    ("6", "7"),
    adopted="The pone may demand a new deal until the dealer has played to the first trick.",
    reasons="The chapter names that card as the limit of the other faults of the deal (7, 8).",
    rejected="The demand is lost when the pone leads, or may be made at any time.",
)
book.reading(
    "PN-3",
    ("19", "22"),
    adopted="Where the loser of the trick drew two cards and looked at them, rule 22 applies in "
    "place of 19. The following draw is the one after the next trick.",
    reasons="Rule 22 is about that case alone and gives the opponent the like of what the drawer "
    "has seen.",
    rejected="The loser must show the second card as well.",
)
book.reading(
    "PN-4",
    ("30",),
    adopted="The opponent may have the hand replayed from the fault, or take away the count for "
    "cards, and not both. A card taken back before the trick is turned puts the fault right.",
    reasons="Foster gives two customs for one fault, and his general principles forbid two "
    "penalties for one offence.",
    rejected="Both follow, or only the one that the place is used to.",
)
book.reading(
    "PN-5",
    ("13", "29"),
    adopted="The last trick of rule 29 is the last before the stock is out. A player who takes his "
    "melds up when only that trick is left for him to play to may be made to lay his hand open. To "
    "take them up earlier, or after it and before the last draw, is forbidden by rule 13 and costs "
    "nothing.",
    reasons="Rule 29 stands where everybody takes the cards up for the closing tricks, and is "
    "about doing so too soon; rule 13 forbids it in general and names no penalty.",
    rejected="Rule 29 applies at every trick before, or its last trick is the last of the deal, "
    "when nobody has cards on the table.",
)
book.reading(
    "PN-6",
    ("17",),
    adopted="A look that the opponent has agreed to costs nothing.",
    reasons="Nobody is wronged by what he allows.",
    rejected="The count for cards is lost even so.",
)
book.reading(
    "PN-7",
    ("14",),
    adopted="The opponent who plays a card after a lead out of turn has played to it. If he leads "
    "himself, he has pointed out the mistake and the card goes back.",
    reasons="To play to a lead or to lead instead is how players at a table tell the two apart.",
    rejected="Every card of the rightful leader is a lead.",
)
book.reading(
    "PN-8",
    ("19",),
    adopted="A second card is taken to be unseen unless the log says that it was looked at.",
    reasons="The penalty is for having seen it, and who asks for it must show that.",
    rejected="A card in the hand is taken to be seen.",
)
book.reading(
    "PN-9",
    ("18",),
    adopted="If the player draws two at the next draw and nobody objects, he has been allowed to.",
    reasons="The opponent sits by and may still have the deal declared void until that is done.",
    rejected="Without a word from the opponent the two cards are an overdraw.",
)
book.reading(
    "PN-10",
    ("26",),
    adopted="A meld must bring at least one card new from the hand, and no card in it may have "
    "served in a meld of its class worth as much or more. A card of a meld since broken up may "
    "still serve in one of its class that is worth more.",
    reasons="Each example of the rule follows from these two. To make a more valuable meld is not "
    "to form the broken one again.",
    rejected="A card of a broken meld is dead for its whole class.",
)
book.reading(
    "PN-11",
    ("28",),
    adopted="Of the cards put down that belong to the meld announced, one may be called, whichever "
    "the opponent likes; where no meld was named, any one of them.",
    reasons="Foster has one of the three kings called, and not the jack shown with them.",
    rejected="Each of the cards may be called in turn.",
)
book.reading(
    "PN-12",
    ("34",),
    adopted="The opponent may add the surplus to his own score until the deal is over.",
    reasons="The rule sets no limit, and scores are settled deal by deal.",
    rejected="It must be added before the next card is played.",
)
book.reading(
    "PN-13",
    ("33",),
    adopted="A player has reached the game if melds, dix, last trick, forfeits and the cards in "
    "the tricks taken so far come to it, whatever number he names. Where both pass it unannounced "
    "it goes on by 250 points each time, also in games of another length.",
    reasons="What is announced is that the game is reached; 1250 and 1500 are such steps.",
    rejected="The number named must be met exactly, or the game ends at 1500 in any case.",
)
