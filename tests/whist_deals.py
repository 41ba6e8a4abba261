"""Random whist deals for tests and benchmarks: lawful play, and lawful but for one revoke."""

from __future__ import annotations

import random
from collections.abc import Callable

SEATS = "NESW"
SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = [rank + suit for suit in SUITS for rank in RANKS]

Play = tuple[int, int]
Chooser = Callable[[int, int, list[int], list[int]], int]


class Deal:
    """A deal: dealer, hands as dealt, the trump card, tricks of (seat, card), the winners."""

    def __init__(self, rng: random.Random) -> None:
        pack = list(range(52))
        rng.shuffle(pack)
        self.rng = rng
        self.dealer = rng.randrange(4)
        self.hands = [sorted(pack[n * 13 : n * 13 + 13], reverse=True) for n in range(4)]
        self.trump_card = rng.choice(self.hands[self.dealer])
        self.tricks: list[list[Play]] = []
        self.winners: list[int] = []
        self.revoke: tuple[int, int, int] | None = None
        """Trick (from 1), seat and card of the one revoke, if there is one."""

    def play(self, revoke: bool = False) -> Deal:
        """Play the deal out; with `revoke`, one card fails to follow suit though it could."""
        hands = [list(hand) for hand in self.hands]
        leader, wanted = (self.dealer + 1) % 4, self.rng.randrange(12) if revoke else 99
        for number in range(13):
            trick: list[Play] = []
            for step in range(4):
                seat = (leader + step) % 4
                hand, led = hands[seat], trick[0][1] // 13 if trick else None
                follow = [card for card in hand if card // 13 == led]
                other = [card for card in hand if card // 13 != led]
                breach = number >= wanted and not self.revoke and trick and follow and other
                card = self.rng.choice(other if breach else follow or hand)
                if breach:
                    self.revoke = (number + 1, seat, card)
                hand.remove(card)
                trick.append((seat, card))
            leader = self._winner(trick)
            self.tricks.append(trick)
            self.winners.append(leader)
        return self

    def _winner(self, trick: list[Play]) -> int:
        led, trump = trick[0][1] // 13, self.trump_card // 13
        return max(trick, key=lambda p: (p[1] // 13 == trump, p[1] // 13 == led, p[1]))[0]

    def won(self) -> dict[str, int]:
        """Tricks of each side."""
        mine = sum(winner % 2 == 0 for winner in self.winners)
        return {"NS": mine, "EW": 13 - mine}

    def opening(self, known: bool = True) -> list[str]:
        """The lines up to the turn-up, with the hands or without."""
        lines = [f"{SEATS[self.dealer]} deals"]
        if known:
            lines += [f"hand {SEATS[n]}: {grouped(hand)}" for n, hand in enumerate(self.hands)]
        return [*lines, f"{SEATS[self.dealer]} turns up {CARDS[self.trump_card]}"]

    def play_lines(self, one_line: bool = True) -> list[list[str]]:
        """The lines of each trick: one line, or one a card."""
        if not one_line:
            return [[f"{SEATS[s]} plays {CARDS[c]}" for s, c in trick] for trick in self.tricks]
        return [
            [f"{n}: " + ", ".join(f"{SEATS[s]} {CARDS[c]}" for s, c in trick)]
            for n, trick in enumerate(self.tricks, 1)
        ]

    def text(self, known: bool = True, one_line: bool = True) -> str:
        """The deal from the first line to the gathering, without a header."""
        played = [line for trick in self.play_lines(one_line) for line in trick]
        return "\n".join([*self.opening(known), *played, "tricks gathered"]) + "\n"


def grouped(hand: list[int]) -> str:
    """A hand as a log writes it, suits parted by commas."""
    suits = [[CARDS[card] for card in hand if card // 13 == suit] for suit in range(4)]
    return ", ".join(" ".join(suit) for suit in suits if suit)
