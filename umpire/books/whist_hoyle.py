"""`whist-hoyle`: whist upon the principle of Hoyle, Enquire Within §73 with the terms of §74.

Statements are restated in our own words. The book describes the regular course of the game and
names no penalty; what goes against it is forbidden and no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from umpire.books.base import Book
from umpire.incidents import Incident
from umpire.incidents.dealing import (
    Misdeal,
    ShuffleAfterDealer,
    TrumpCardTakenEarly,
    TwoCardsToOneHand,
    WrongCutter,
    WrongDealer,
)
from umpire.incidents.play import (
    AttentionCalled,
    Consultation,
    Intimation,
    LeadOutOfTurn,
    PlayOutOfTurn,
)
from umpire.incidents.scoring import HonoursNotDue
from umpire.remedies import honours_not_counted
from umpire.rulings import NO_PENALTY, Ruling

if TYPE_CHECKING:
    from umpire.games.base import Table

FEWEST_HONOURS = 3
"""Honours that a side must hold to score any (vi)."""

book = Book(
    "whist-hoyle",
    ("whist",),
    "whist upon the principle of Hoyle",
    "Enquire Within Upon Everything, sections 73 and 74",
)


def _forbidden(incident: Incident) -> Ruling:
    return Ruling(incident, status=NO_PENALTY, readings=("WH-1",))


@book.rule("preamble", "Partners and first deal", on=WrongDealer)
def preamble(incident: WrongDealer, table: Table) -> Ruling | None:
    """Players should keep very quiet and pay close attention. Four people cut for partners: the
    two who cut highest play the two who cut lowest, and partners sit facing each other. Whoever
    cuts lowest has the right to deal; for cutting, the ace is low.
    """
    return _forbidden(incident) if incident.first else None


@book.rule("i", "Shuffling", on=ShuffleAfterDealer)
def shuffling(incident: ShuffleAfterDealer, table: Table) -> Ruling:
    """Everyone is entitled to shuffle before the deal. By custom, however, only the elder hand
    does so, followed by the dealer.
    """
    return _forbidden(incident)


@book.rule(
    "ii",
    "Cutting and dealing",
    on=(WrongCutter, TrumpCardTakenEarly, TwoCardsToOneHand, Misdeal),
)
def cutting_and_dealing(incident: Incident, table: Table) -> Ruling:
    """The right-hand opponent then cuts the pack. The dealer gives out the cards singly,
    starting at the dealer's own left. The last card is turned up for trump and stays on the
    table until the first trick is over.
    """
    return _forbidden(incident)


@book.rule("iii", "Leading", on=(LeadOutOfTurn, PlayOutOfTurn))
def leading(incident: Incident, table: Table) -> Ruling:
    """The elder hand, seated at the dealer's left, leads first. Whoever wins the trick leads
    again, and this goes on until every card has been played.
    """
    return _forbidden(incident)


@book.rule("iv", "Signs and mistakes", on=Intimation)
def signs(incident: Intimation, table: Table) -> Ruling | None:
    """Partners may not give each other hints or signs. One side's mistake is the other side's
    gain.
    """
    to, who = incident.to, incident.offender or ""
    if to is not None and table.side_of(to) != table.side_of(who):
        return None
    return Ruling(incident, status=NO_PENALTY)


@book.defines("v", "Collecting tricks")
def rule_v() -> None:
    """Just one of the two partners should turn and gather the tricks that either of them wins.
    Every trick beyond six counts towards game.
    """


@book.rule("vi", "Honours", on=HonoursNotDue)
def honours(incident: HonoursNotDue, table: Table) -> Ruling | None:
    """The four top trumps - ace, king, queen and jack - are the honours. Partners who hold
    three of them, in one hand or between the two, count 2 points towards game; with all four,
    they count 4.
    """
    if incident.why != "not-held" or incident.offender is None:
        return None
    surplus = incident.count - incident.held if incident.held >= FEWEST_HONOURS else None
    return Ruling(incident, remedies=[honours_not_counted(incident.offender, surplus)])


@book.defines("vii", "Game")
def rule_vii() -> None:
    """Long Whist is a game of 10 points. Short Whist is a game of 5."""


@book.defines("74", "Terms")
def rule_section_74() -> None:
    """The terms of the game are explained in the glossary."""


book.near("iv", AttentionCalled, Consultation, Intimation)

book.reading(
    "WH-1",
    ("preamble", "i", "ii", "iii"),
    adopted="What goes against the regular course of the game is forbidden, and no penalty is "
    "named.",
    reasons="These rules tell how the game is played and say nothing of what follows otherwise.",
    rejected="The rule on mistakes (iv) gives the other side whatever it can get by them.",
)

book.terms.update(
    {
        "finesse": (
            "An attempt to gain an advantage. With the best and the third-best cards in hand when "
            "their suit is led, you play the lower of the two and risk an opponent having the one "
            "between; if it is not there, and the odds are two to one that it is not, you are "
            "certain to win a trick."
        ),
        "forcing": (
            "Playing a suit that your partner or an opponent is out of, and which that player has "
            "to trump in order to win."
        ),
        "long trump": "A trump, or more than one, still in your hand after all the others are out.",
        "loose card": "A worthless card, and so the fittest to discard.",
        "points": (
            "What tricks and honours gain: each point gained is put on the score of the game, and "
            "10 make game."
        ),
        "quarte": "Four cards of one suit in succession.",
        "quarte major": "The sequence from ace down to jack.",
        "quinte": "Five cards of one suit in succession.",
        "quinte major": "The sequence from ace down to ten.",
        "see-saw": (
            "When the two partners each trump a suit, and play one another those suits so as to "
            "let them do it."
        ),
        "score": (
            "How many points have been set up. With coins or counters, 1 to 3 can be shown by "
            "that many in one row, and the rest by two rows: 4 as two above two, 5 as one above "
            "two, 6 as one above three, 7 as two above one, 8 as three above one, 9 as one above "
            "one. Short Whist has proper markers."
        ),
        "slam": "One side taking all the tricks.",
        "tenance": (
            "Being last to play with the best and third-best cards of a suit in hand, so that an "
            "opponent is caught when the suit is played. If an opponent leads a suit in which you "
            "hold ace and queen, for example, two tricks are bound to be yours."
        ),
        "tierce": "Three cards of one suit in succession.",
        "tierce major": "The sequence from ace down to queen.",
    }
)
