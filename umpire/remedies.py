"""The remedies that rules name, each with the words that tell a player what to do.

`of` bears a remedy and `to` gains by it: a seat or side as reports name it.
"""

from __future__ import annotations

from collections.abc import Mapping

from umpire.cards import show, suit_name
from umpire.rulings import CURED, DEAL_BEGINS, DEAL_OVER, ENFORCED, LAPSED, Moment, Remedy, say


def plural(count: int, word: str) -> str:
    """``one card``, ``three cards``: small numbers as words."""
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    shown = words[count] if 0 <= count < len(words) else str(count)
    return f"{shown} {word}{'' if count == 1 else 's'}"


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


# --- draughts ---


def huff(to: str, of: str) -> Remedy:
    """The man that should have taken is removed, and then the other side moves."""
    text = f"{say(to)} removes the man of {say(of)} that should have taken, and then moves"
    return Remedy("huff", text, of=of, to=to)


def compel_take(to: str, of: str, *, uses: bool = False) -> Remedy:
    """The move is taken back and the take is made."""
    text = f"{say(to)} may have the move taken back: {say(of)} must then take all that can be taken"
    return Remedy("compel-take", text, of=of, to=to, uses=uses)


def move_taken_back(of: str) -> Remedy:
    """A false move is taken back."""
    text = f"{say(of)} must take the move back and make a lawful one"
    return Remedy("move-taken-back", text, of=of, uses=True)


def must_move_touched(of: str, what: str, ends: Mapping[Moment, str]) -> Remedy:
    """A man touched must be moved; `what` says which man, and where to."""
    return Remedy("must-move-touched", f"{say(of)} must move {what}", of=of, uses=True, ends=ends)


def draw_game(limit: int, of: str, ends: Mapping[Moment, str]) -> Remedy:
    """The game is drawn unless it is won within a number of moves a side."""
    text = f"the game is drawn unless {say(of)} wins it within {limit} moves a side"
    return Remedy("draw-game", text, count=limit, of=of, uses=True, ends=ends)


def decision_final(to: str) -> Remedy:
    """A dispute is decided."""
    return Remedy("decision-final", f"the dispute is decided for {say(to)}", to=to)


# --- drawing games ---


def draws(deal: int | None, who: str) -> Moment:
    """The moment at which a player draws."""
    return ("draws", deal, who)


def deal_void() -> Remedy:
    """The deal counts for nothing; earlier scores stand."""
    return Remedy("deal-void", "this deal is void; what was scored before it stands")


def next_deal_passes(to: str) -> Remedy:
    """With a new deal that must be, the deal goes to the other player."""
    return Remedy("deal-passes", f"{say(to)} deals next", to=to)


def card_taken_back(of: str, card: int | None, by: str | None = None) -> Remedy:
    """A card played in error goes back to the hand; with `by`, once that player says so."""
    shown = show(card) if card is not None else "the card"
    text = f"{say(of)} takes back {shown} without penalty"
    return Remedy("card-taken-back", text, of=of, card=card, uses=by is not None, by=by)


def forfeit_tricks(count: int, of: str, to: str) -> Remedy:
    """Tricks are forfeited, those already won and those to come."""
    text = f"the last {plural(count, 'trick')} count for {say(to)}, whoever won them"
    return Remedy("forfeit-tricks", text, of=of, to=to, count=count)


def forfeit_cards_score(of: str) -> Remedy:
    """A player counts nothing for cards in this deal."""
    text = f"{say(of)} counts nothing for cards in this deal"
    return Remedy("forfeit-cards-score", text, of=of)


def draw_two_next(of: str, deal: int | None) -> Remedy:
    """A player draws two cards at his next draw."""
    text = f"{say(of)} draws two cards next time"
    return Remedy("draw-two-next", text, of=of, count=2, ends={("made-good", deal, of): LAPSED})


def draw_to_make_good(of: str, count: int) -> Remedy:
    """A short hand is filled up from the stock."""
    text = f"{say(of)} draws {plural(count, 'card')} from the stock to make up the number"
    return Remedy("draw-to-make-good", text, of=of, count=count)


def play_without_drawing(of: str, count: int, deal: int | None) -> Remedy:
    """A player plays without drawing until his number is right."""
    text = f"{say(of)} plays without drawing until {plural(count, 'card')} too many are gone"
    if count == 1:
        text = f"{say(of)} plays once without drawing"
    ends = {("number-right", deal, of): LAPSED}
    return Remedy("play-without-drawing", text, of=of, count=count, ends=ends)


def no_declarations_until_corrected(of: str, deal: int | None) -> Remedy:
    """A player may meld nothing while his number of cards is wrong."""
    text = f"{say(of)} may not meld, nor score a meld, until the number of cards is right"
    ends = {("number-right", deal, of): LAPSED}
    return Remedy("no-declarations-until-corrected", text, of=of, ends=ends)


def no_score_until_trick(of: str, deal: int | None) -> Remedy:
    """A player scores nothing until he has won another trick."""
    text = f"{say(of)} scores nothing until another trick is won"
    return Remedy("no-score-until-trick", text, of=of, ends={("takes-trick", deal, of): LAPSED})


def restore_first(of: str, card: int | None) -> Remedy:
    """The first of two cards drawn goes back, to the middle of the stock."""
    shown = f"the first card ({show(card)})" if card is not None else "the first card"
    text = f"{say(of)} returns {shown} to the middle of the stock"
    return Remedy("restore-first", text, of=of, card=card)


def restore_second(of: str, card: int | None) -> Remedy:
    """The second of two cards drawn goes back, to the middle of the stock."""
    shown = f"the second card ({show(card)})" if card is not None else "the second card"
    text = f"{say(of)} returns {shown} to the middle of the stock"
    return Remedy("restore-second", text, of=of, card=card)


def restore_card(of: str, card: int | None, deal: int | None) -> Remedy:
    """A card wrongly drawn goes back to the stock."""
    shown = show(card) if card is not None else "the card"
    text = f"{say(of)} puts {shown} back on the stock"
    ends = {("returns", deal, of): LAPSED}
    return Remedy("restore-card", text, of=of, card=card, ends=ends)


def put_back(of: str, deal: int | None) -> Remedy:
    """A second card not looked at may go back to the stock."""
    text = f"{say(of)} may put the second card back without penalty"
    ends = {("returns", deal, of): CURED}
    return Remedy("put-back", text, of=of, uses=True, by=of, ends=ends)


def show_card(of: str, to: str, card: int | None, deal: int | None) -> Remedy:
    """A card seen by one is shown to the other."""
    shown = show(card) if card is not None else "the second card drawn"
    ends = {("shows-second", deal, of): LAPSED}
    text = f"{say(of)} shows {say(to)} {shown}"
    return Remedy("show-card", text, of=of, to=to, card=card, ends=ends)


def show_own_card(of: str, to: str, card: int | None, deal: int | None) -> Remedy:
    """A player who has seen the other's card shows his own."""
    shown = f"{show(card)}, the card" if card is not None else "the card"
    text = f"{say(of)} shows {say(to)} {shown} that was due to {say(of)}"
    ends = {("shows-own", deal, of): LAPSED}
    return Remedy("show-own-card", text, of=of, to=to, card=card, ends=ends)


def show_whole_hand(of: str, by: str) -> Remedy:
    """A player may be made to lay down his whole hand."""
    text = f"{say(by)} may have {say(of)} lay the whole hand on the table"
    return Remedy("show-card", text, of=of, uses=True, by=by)


def keep_cards() -> Remedy:
    """Each keeps what he drew."""
    return Remedy("keep-cards", "each player keeps the card drawn")


def leave_last_card() -> Remedy:
    """The last card of the stock stays where it is."""
    text = "the last card of the stock stays: who won the trick draws the one before it"
    return Remedy("leave-last-card", f"{text}, the loser the trump card")


def may_see_next_two(to: str) -> Remedy:
    """A player may look at both cards of the next draw and take either."""
    text = f"{say(to)} may look at both cards of the next draw and take either"
    return Remedy("may-see-next-two", text, to=to)


def replay(of: str, by: str) -> Remedy:
    """The hand is played again from a card on."""
    text = f"{say(by)} may have the cards taken back to this card of {say(of)} and played again"
    return Remedy("replay", text, of=of, to=by)


def call_suit(of: str, by: str) -> Remedy:
    """A lead of a suit may be called."""
    text = f"{say(by)} may call the suit that {say(of)} {verb(of, 'leads', 'lead')} next"
    return Remedy("call-suit", text, of=of, to=by)
