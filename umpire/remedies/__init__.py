"""The remedies that rules name, each with the words that tell a player what to do.

`of` bears a remedy and `to` gains by it: a seat or side as reports name it.
"""

from __future__ import annotations

from collections.abc import Mapping

from umpire.cards import show, suit_name
from umpire.rulings import DEAL_BEGINS, DEAL_OVER, ENFORCED, LAPSED, Moment, Remedy, say
from umpire.words import plural


def verb(who: str | None, singular: str, many: str) -> str:
    """The form of a verb that fits a seat (singular) or a side of two (plural)."""
    return many if who in ("NS", "EW", None) else singular


# --- the cut and the deal ---


def cut_again(who: str | None = None, ends: Mapping[Moment, str] | None = None) -> Remedy:
    """There must be a fresh cut."""
    text = f"{say(who)} must cut again" if who else "those who tied must cut again"
    return Remedy("cut-again", text, of=who, ends={DEAL_BEGINS: LAPSED, **(ends or {})})


def fresh_deal(to: str | None, *, same_dealer: bool = False) -> Remedy:
    """A fresh deal may be demanded."""
    by = " by the same dealer" if same_dealer else ""
    return Remedy("fresh-deal", f"{say(to)} may have the cards dealt afresh{by}", to=to)


def new_deal() -> Remedy:
    """There must be a new deal."""
    return Remedy("new-deal", "the cards must be dealt afresh; this deal counts for nothing")


def deal_passes(dealer: str | None) -> Remedy:
    """With the fresh deal the deal goes to the next player."""
    loser = say(dealer) if dealer else "the dealer"
    text = f"{loser} loses the deal, and the player on the dealer's left deals"
    return Remedy("deal-passes", text, of=dealer, with_choice=True)


def deal_stands() -> Remedy:
    """The deal stands."""
    return Remedy("deal-stands", "the deal stands and is played out")


def rectify(dealer: str, ends: Mapping[Moment, str]) -> Remedy:
    """The dealer may put the slip right."""
    text = f"{say(dealer)} may move the second card on to the hand it belongs to"
    return Remedy("rectify", text, of=dealer, uses=True, by=dealer, ends=ends)


# --- cards called ---


def card_played(deal: int | None, who: str, card: int) -> Moment:
    """The moment at which a player plays a card."""
    return ("card-played", deal, who, card)


def plays(deal: int | None, trick: int | None, who: str) -> Moment:
    """The moment at which a player plays to a trick."""
    return ("plays", deal, trick, who)


def callable_card(
    card: int | None, of: str, by: str, deal: int | None, when: str | None = None
) -> Remedy:
    """A card may be called until it is played."""
    shown = show(card) if card is not None else "any card shown"
    text = f"{say(by)} may call {shown} from {say(of)} when it can be played without a revoke"
    if when == "suit-led" and card is not None:
        text = f"{say(by)} may call {show(card)} from {say(of)} when that suit is led"
    ends: dict[Moment, str] = {DEAL_OVER: LAPSED}
    if card is not None:
        ends = {card_played(deal, of, card): LAPSED, DEAL_OVER: LAPSED}
    return Remedy("callable-card", text, of=of, card=card, uses=True, by=by, ends=ends, when=when)


def call_highest(of: str, suit: int | None) -> Remedy:
    """The highest of a suit may be called."""
    name = suit_name(suit) if suit is not None else "trumps"
    return Remedy("call-highest", f"{say(of)} must play the highest of {name}", of=of, suit=suit)


def call_lowest(of: str, suit: int | None) -> Remedy:
    """The lowest of a suit may be called."""
    name = suit_name(suit) if suit is not None else "trumps"
    return Remedy("call-lowest", f"{say(of)} must play the lowest of {name}", of=of, suit=suit)


def must_win(of: str) -> Remedy:
    """A player may be made to win the trick if he can."""
    return Remedy("must-win", f"{say(of)} must win the trick if able", of=of)


def may_play_before_partner(of: str, ends: Mapping[Moment, str]) -> Remedy:
    """The fourth hand may play before the second."""
    text = f"{say(of)} may play before {say(partner(of))}"
    return Remedy("may-play-before-partner", text, of=of, uses=True, by=of, ends=ends)


def partner(who: str) -> str:
    """The seat opposite at a table of four."""
    return {"N": "S", "S": "N", "E": "W", "W": "E"}.get(who, who)


def trick_stands() -> Remedy:
    """The trick stands as it was played."""
    return Remedy("trick-stands", "the cards stay as they were played")


# --- penalties ---


def take_tricks(count: int, of: str, to: str) -> Remedy:
    """Tricks go from one side to the other."""
    text = f"{say(to)} take {plural(count, 'trick')} from {say(of)}"
    return Remedy("take-tricks", text, of=of, to=to, count=count)


def deduct_score(points: int, of: str) -> Remedy:
    """Points come off a score, which never falls below nothing."""
    comes = "comes" if points == 1 else "come"
    text = f"{plural(points, 'point')} {comes} off the score of {say(of)}, never below nothing"
    return Remedy("deduct-score", text, of=of, points=points)


def add_score(points: int, to: str) -> Remedy:
    """Points are added to a score."""
    text = f"{say(to)} {verb(to, 'adds', 'add')} {plural(points, 'point')} to the score"
    return Remedy("add-score", text, to=to, points=points)


def cannot_score_out(of: str) -> Remedy:
    """A side stops a point short of the game."""
    text = f"{say(of)} may not win the game by this deal: the score stops one short"
    return Remedy("cannot-score-out", text, of=of, ends={DEAL_OVER: LAPSED})


def lose_game(of: str) -> Remedy:
    """The game is lost."""
    return Remedy("lose-game", f"{say(of)} {verb(of, 'loses', 'lose')} the game", of=of)


def honours_not_counted(of: str, count: int | None = None) -> Remedy:
    """Honours are not scored."""
    honours = "these honours" if count is None else f"{plural(count, 'honour')} of those claimed"
    text = f"{say(of)} may not score {honours}"
    return Remedy("honours-not-counted", text, of=of, count=count)


def overscore_deducted(of: str, points: int) -> Remedy:
    """Points scored without being due come off."""
    comes = "comes" if points == 1 else "come"
    text = f"{plural(points, 'point')} scored in excess {comes} off the score of {say(of)}"
    return Remedy("overscore-deducted", text, of=of, points=points)


def fourth_hand_moments(
    deal: int | None, trick: int | None, second: str, fourth: str
) -> dict[Moment, str]:
    """The fourth hand's right is used by playing first, and gone when the second has played."""
    return {plays(deal, trick, fourth): ENFORCED, plays(deal, trick, second): LAPSED}
