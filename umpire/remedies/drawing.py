"""Remedies in the drawing games, bezique and pinochle."""

from __future__ import annotations

from umpire.cards import show
from umpire.remedies import verb
from umpire.rulings import CURED, LAPSED, Moment, Remedy, say
from umpire.words import plural


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
