"""Whole whist deals as text, and a plain-Python loop that reads and checks them."""

from __future__ import annotations

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from whist_deals import CARDS, SEATS, Deal

INDEX = {name: number for number, name in enumerate(CARDS)}


def random_deal(rng: random.Random, header: bool = True) -> str:
    """A lawful deal with all hands known, each trick on a line."""
    return ("game: whist\n\n" if header else "") + Deal(rng).play().text()


def plain_check(text: str) -> bool:
    """Read one deal and check holder, suit and leader of every card, in plain Python."""
    hands: dict[str, set[int]] = {}
    trump = leader = None
    for line in text.split("\n"):
        head, colon, rest = line.partition(": ")
        if colon and head.startswith("hand "):
            hands[head[5]] = {INDEX[card] for card in rest.replace(",", "").split()}
        elif colon and head.isdigit():
            led = best = None
            for part in rest.split(", "):
                seat, card = part[0], INDEX[part[2:]]
                hand = hands[seat]
                if card not in hand:
                    return False
                suit = card // 13
                if led is None:
                    if leader is not None and seat != leader:
                        return False
                    led, best, winner = suit, card, seat
                else:
                    if suit != led and any(other // 13 == led for other in hand):
                        return False
                    if suit == best // 13:
                        if card > best:
                            best, winner = card, seat
                    elif suit == trump:
                        best, winner = card, seat
                hand.discard(card)
            leader = winner
        elif line.endswith(" deals"):
            leader = SEATS[(SEATS.index(line[0]) + 1) % 4]
        elif " turns up " in line:
            trump = INDEX[line.rpartition(" ")[2]] // 13
    return True
