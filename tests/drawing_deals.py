"""Lawful whole deals of bezique and pinochle at random, made without the umpire's own games.

Every physical card has a number of its own, so that the two copies of a card are told apart. What
a deal must come to is added up here, card by card, from the piles and from what was laid.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import combinations

ORDER = {
    "bezique": ["A", "10", "K", "Q", "J", "9", "8", "7"],
    "pinochle": ["A", "10", "K", "Q", "J", "9"],
}
HAND = {"bezique": 8, "pinochle": 12}
CARD_POINTS = {
    "bezique": {"A": 10, "10": 10},
    "pinochle": {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2},
}
FOURS = {"A": ("aces", 100), "K": ("kings", 80), "Q": ("queens", 60), "J": ("jacks", 40)}
SUITS = "SHDC"


@dataclass(eq=False)
class Card:
    """A physical card; `served` are the combinations it has been laid in."""

    rank: str
    suit: str
    laid: bool = False
    served: list[tuple[str, str, int]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.rank + self.suit


@dataclass
class Deal:
    """A deal as a log, with what it must come to, and the fault put into it (kind, offender).

    `cards` are the points for cards, which are part of the score; `last_winner` won the last trick.
    """

    text: str
    score: dict[str, int]
    cards: dict[str, int]
    tricks: dict[str, int]
    last_winner: str
    fault: tuple[str, str] | None


class Player:
    """One side of the table: the hand, the pile of cards won (and those of the closing tricks),
    and the points scored.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: list[Card] = []
        self.pile: list[Card] = []
        self.closing: list[Card] = []
        self.points = 0
        self.tricks = 0


class Dealer:
    """Deals and plays one deal at random, writing it down.

    `inject` is a fault to be put into it once, at a trick drawn by lot: ``lead``, ``order`` (the
    loser draws first, and puts the card back), ``two`` (two cards drawn, and one put back),
    ``missed`` (a draw left out, and made good) or ``duty`` (in the closing tricks).
    """

    def __init__(
        self, game: str, rng: random.Random, options: dict[str, str], inject: str | None
    ) -> None:
        self.game, self.rng, self.options = game, rng, options
        self.inject = inject
        self.fault: tuple[str, str] | None = None
        self.owed: list[Player] = []
        tricks = len(ORDER[game]) * 4
        drawn = tricks - HAND[game]
        self.when = (
            rng.randint(1, drawn - 2) if inject != "duty" else rng.randint(drawn + 1, tricks)
        )
        self.order = ORDER[game]
        pack = [Card(rank, suit) for rank in self.order for suit in SUITS for _ in "12"]
        rng.shuffle(pack)
        self.a, self.b = Player("A"), Player("B")
        size = HAND[game]
        self.a.hand, self.b.hand = pack[:size], pack[size : 2 * size]
        self.turn_up = pack[2 * size]
        self.stock = pack[2 * size + 1 :]
        self.trump = self.turn_up.suit
        self.taken = False
        self.lines: list[str] = []
        self.number = 0

    # --- who wins ---

    def strength(self, card: Card) -> int:
        return -self.order.index(card.rank)

    def wins(self, second: Card, first: Card) -> bool:
        higher = self.strength(second) > self.strength(first)
        if second.suit == first.suit:
            return higher
        if self.trump in (second.suit, first.suit):
            return second.suit == self.trump
        any_suit = self.options.get("winning-card", "any") == "any"
        return self.game == "bezique" and bool(self.stock_open) and any_suit and higher

    @property
    def stock_open(self) -> bool:
        return not self.taken

    # --- the deal ---

    def play(self) -> Deal:
        names = {who.name: [card.name for card in who.hand] for who in (self.a, self.b)}
        self.lines += ["A deals", f"A turns up {self.turn_up.name}"]
        self.lines += [f"hand {name}: {' '.join(cards)}" for name, cards in names.items()]
        lowest = self.order[-1]
        if self.turn_up.rank == lowest:
            self.a.points += 10
        leader, other = self.b, self.a
        while leader.hand:
            if self.trick(leader, other):
                leader, other = other, leader
            if not self.taken:
                self.after_trick(leader, other)
        cards = self.count(leader)
        return Deal(
            self.header() + "\n".join(self.lines) + "\n",
            {"A": self.a.points, "B": self.b.points},
            cards,
            {"A": self.a.tricks, "B": self.b.tricks},
            leader.name,
            self.fault,
        )

    def header(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"game: {self.game}\n" + (f"options: {options}\n" if options else "")

    def trick(self, leader: Player, other: Player) -> bool:
        """Play a trick; whether the second player won it."""
        self.number += 1
        if self.inject == "lead" and self.number == self.when:
            self.lines.append(f"{other.name} leads {self.rng.choice(other.hand).name}")
            self.fault = ("lead-out-of-turn", other.name)
        first = self.pick(leader, leader.hand)
        choice = self.lawful(other, first) if self.taken else other.hand
        if self.inject == "duty" and self.fault is None and self.number >= self.when:
            choice = self.unlawful(other, first, choice) or choice
        second = self.pick(other, choice)
        if self.rng.random() < 0.8 and self.inject != "lead":
            self.lines.append(
                f"{self.number}: {leader.name} {first.name}, {other.name} {second.name}"
            )
        else:
            self.lines += [f"{leader.name} leads {first.name}", f"{other.name} {second.name}"]
        won = self.wins(second, first)
        winner = other if won else leader
        winner.pile += [first, second]
        winner.closing += [first, second] if self.taken else []
        winner.tricks += 1
        last = self.options.get("last-trick", "32") if self.game == "bezique" else "24"
        if self.number == int(last):
            winner.points += 10
        if self.game == "bezique" and not self.taken:
            for who, card in ((leader, first), (other, second)):
                if card.name == "7" + self.trump:
                    who.points += 10
        return won

    def pick(self, who: Player, cards: list[Card]) -> Card:
        """A card to play: of two copies one that lies on the table, if one does."""
        card = self.rng.choice(cards)
        same = [each for each in who.hand if each.name == card.name and each in cards]
        card = self.rng.choice([each for each in same if each.laid] or same)
        who.hand.remove(card)
        return card

    def lawful(self, who: Player, led: Card) -> list[Card]:
        suit = [card for card in who.hand if card.suit == led.suit]
        pool = suit or [card for card in who.hand if card.suit == self.trump] or who.hand
        return [card for card in pool if self.wins(card, led)] or pool

    def unlawful(self, who: Player, led: Card, lawful: list[Card]) -> list[Card]:
        """The cards that break a duty, if there are any, and the fault written down."""
        wrong = [card for card in who.hand if card.name not in {each.name for each in lawful}]
        if wrong:
            card = self.rng.choice(wrong)
            wrong = [each for each in wrong if each.name == card.name]
            holds = any(each.suit == led.suit for each in who.hand)
            revoke = holds and card.suit != led.suit
            self.fault = ("revoke" if revoke else "failed-to-win", who.name)
        return wrong

    def after_trick(self, winner: Player, loser: Player) -> None:
        melded = self.rng.random() < 0.9 and self.meld(winner)
        alone = self.game == "pinochle" and melded
        if not alone and self.rng.random() < 0.7:
            self.exchange(winner)
        for who in (winner, loser):
            if self.number == self.when and self.wrong_draw(who, winner, loser):
                continue
            if who in self.owed:
                self.owed.remove(who)
                two = [self.stock.pop(0), self.stock.pop(0)]
                self.lines.append(f"{who.name} draws 2 cards {two[0].name} {two[1].name}")
                who.hand += two
                continue
            if self.stock:
                card = self.stock.pop(0)
                self.lines.append(f"{who.name} draws {card.name}")
            else:
                card = self.turn_up
                self.taken = True
                named = self.rng.choice(["the trump card", card.name])
                self.lines.append(f"{who.name} draws {named}")
            who.hand.append(card)
        if self.taken:
            for who in (winner, loser):
                for card in who.hand:
                    card.laid = False

    def wrong_draw(self, who: Player, winner: Player, loser: Player) -> bool:
        """Put the fault into the draws of this trick; whether the player's own draw is done."""
        top, below = self.stock[0].name, self.stock[1].name
        if self.inject == "order" and who is winner:
            self.lines += [f"{loser.name} draws {top}", f"{loser.name} returns {top}"]
            self.fault = ("draw-out-of-turn", loser.name)
        elif self.inject == "two" and self.fault is None and (who is loser or top < below):
            seen = self.rng.choice(["", " seen", " unseen"])
            self.lines.append(f"{who.name} draws 2 cards {top} {below}{seen}")
            self.lines.append(f"{who.name} returns {below}")
            self.fault = ("overdraw", who.name)
            who.hand.append(self.stock.pop(0))
            return True
        elif self.inject == "missed" and who is loser:
            kind = {"bezique": "play-without-drawing", "pinochle": "missed-draw"}[self.game]
            self.fault = (kind, who.name)
            self.owed.append(who)
            return True
        return False

    def exchange(self, who: Player) -> None:
        lowest = self.order[-1] + self.trump
        mine = next((card for card in who.hand if card.name == lowest), None)
        if mine is None or (self.game == "bezique" and self.turn_up.laid):
            return
        who.hand.remove(mine)
        who.hand.append(self.turn_up)
        self.turn_up = mine
        mine.laid = self.game == "bezique"  # the first seven cannot be exchanged again
        who.points += 10
        self.lines.append(f"{who.name} exchanges {lowest}")

    # --- melds ---

    def meld(self, who: Player) -> bool:
        choices = [found for found in self.combinations(who) if self.allowed(*found)]
        if not choices:
            return False
        name, group, value, cards = self.rng.choice(choices)
        said = []
        for card in cards:
            twin = any(each.laid and each.name == card.name for each in who.hand)
            said.append(("+" if twin and not card.laid else "") + card.name)
        label = "" if self.rng.random() < 0.5 else f"{name}: "
        self.lines.append(f"{who.name} declares {label}{' '.join(said)}")
        for card in cards:
            card.laid = True
            card.served.append((name, group, value))
        who.points += value
        return True

    def allowed(self, name: str, group: str, value: int, cards: list[Card]) -> bool:
        used = [entry for card in cards for entry in card.served]
        if self.game == "pinochle":
            if all(card.laid for card in cards):
                return False
            return all(entry[2] < value for entry in used if entry[1] == group)
        kinds = {entry[0] for entry in used}
        if "marriage" in name:
            if {"marriage", "royal marriage"} & kinds:
                return False
            if name == "royal marriage" and "sequence" in kinds:
                return False
        if name == "bezique" and "double bezique" in kinds:
            return False
        return name not in kinds

    def combinations(self, who: Player) -> list[tuple[str, str, int, list[Card]]]:
        """Every combination in a hand."""
        hand = who.hand
        found: list[tuple[str, str, int, list[Card]]] = []

        def cards(name: str) -> list[Card]:
            return [card for card in hand if card.name == name]

        for suit in SUITS:
            royal = suit == self.trump
            for king in cards("K" + suit):
                for queen in cards("Q" + suit):
                    name, value = ("royal marriage", 40) if royal else ("marriage", 20)
                    found.append((name, "a", value, [king, queen]))
        run = [cards(rank + self.trump) for rank in ("A", "10", "K", "Q", "J")]
        if all(run):
            value = 250 if self.game == "bezique" else 150
            found.append(("sequence", "a", value, [self.rng.choice(each) for each in run]))
        self.pairs(cards, found)
        self.fours(hand, found)
        return found

    def pairs(self, cards: object, found: list[tuple[str, str, int, list[Card]]]) -> None:
        queens, jacks = cards("QS"), cards("JD")  # type: ignore[operator]
        word = "bezique" if self.game == "bezique" else "pinochle"
        for queen in queens:
            for jack in jacks:
                found.append((word, "b", 40, [queen, jack]))
        if len(queens) == 2 and len(jacks) == 2:
            value = 500 if self.game == "bezique" else 80
            found.append((f"double {word}", "b", value, [*queens, *jacks]))
        if self.options.get("grand-pinochle") == "yes" and queens and jacks:
            for king in cards("KS"):  # type: ignore[operator]
                found.append(("grand pinochle", "b", 80, [king, queens[-1], jacks[-1]]))

    def fours(self, hand: list[Card], found: list[tuple[str, str, int, list[Card]]]) -> None:
        for rank, (plural, value) in FOURS.items():
            of_rank = [card for card in hand if card.rank == rank]
            for four in combinations(of_rank, 4):
                different = len({card.suit for card in four}) == 4
                if self.game == "bezique" or different:
                    found.append((f"four {plural}", "c", value, list(four)))
            if self.game == "pinochle" and len(of_rank) == 8:
                found.append((f"eight {plural}", "c", 2 * value, of_rank))

    # --- the end ---

    def count(self, last: Player) -> dict[str, int]:
        """Add the cards of the piles; a bezique duty broken gives the closing tricks away."""
        values = CARD_POINTS[self.game]
        if self.game == "bezique" and self.inject == "duty" and self.fault is not None:
            loser = self.a if self.fault[1] == "A" else self.b
            other = self.b if loser is self.a else self.a
            given = loser.closing
            other.pile += given
            loser.pile = [card for card in loser.pile if card not in given]
            other.tricks += len(given) // 2
            loser.tricks -= len(given) // 2
            if last is loser and self.options.get("last-trick", "32") == "32":
                loser.points -= 10
                other.points += 10
        cards = {
            who.name: sum(values.get(card.rank, 0) for card in who.pile) for who in (self.a, self.b)
        }
        self.a.points += cards["A"]
        self.b.points += cards["B"]
        return cards


def random_deal(game: str, seed: int, inject: str | None = None, **options: str) -> Deal:
    """A whole deal, lawful but for the fault put into it."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Dealer(game, random.Random(seed), {"game": "100000", **given}, inject).play()
