"""How fast whole games of bezique are read from text, replayed and ruled on, in process.

    python tests/bench/bench_bezique.py [GAMES]

The games are lawful deals made at random: 32 tricks, 48 draws, declarations and exchanges, hands
and draws named. The plain baseline, in the same run, splits the same lines, keeps the hands as
counters, and checks that every card played is held and every trick is led by the right player; it
knows no declarations, no duties, no score and no report.
"""

from __future__ import annotations

import pathlib
import sys
from collections import Counter

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[n]) for n in (1, 2)]

from drawing_deals import random_deal
from timing import best

from umpire.judge import judge
from umpire.logs.text import read

LEAST_A_SECOND = 1000
LEAST_RATIO = 0.15
ORDER = {"7": 0, "8": 1, "9": 2, "J": 3, "Q": 4, "K": 5, "10": 6, "A": 7}
DRAWS = 48


class Plain:
    """The baseline: who holds what, and who is to lead."""

    def __init__(self) -> None:
        self.hands: dict[str, Counter[str]] = {}
        self.leader = self.trump = self.turn_up = ""
        self.drawn = self.played = 0
        self.lead: str | None = None

    def run(self, text: str) -> int:
        """Replay a log; the number of cards played."""
        for line in text.split("\n"):
            words = line.replace(",", "").split()
            if len(words) < 2:
                continue
            if words[0].endswith(":") and words[0][:-1].isdigit():
                self.card(words[1], words[2])
                self.card(words[3], words[4])
            elif words[0] == "hand":
                self.hands[words[1][:-1]] = Counter(words[2:])
            elif words[0] in ("A", "B"):
                self.event(words)
        return self.played

    def event(self, words: list[str]) -> None:
        who, verb = words[:2]
        if verb == "draws":
            self.drawn += 1
            self.hands[who][self.turn_up if words[2] == "the" else words[2]] += 1
        elif verb == "leads" or (len(words) == 2 and verb != "deals"):
            self.card(who, words[-1])
        elif verb == "exchanges":
            self.take(who, words[2])
            self.hands[who][self.turn_up] += 1
            self.turn_up = words[2]
        elif verb == "deals":
            self.leader = "B" if who == "A" else "A"
        elif verb == "turns":
            self.turn_up, self.trump = words[3], words[3][-1]

    def take(self, who: str, card: str) -> None:
        if self.hands[who][card] < 1:
            raise ValueError(f"{who} does not hold {card}")
        self.hands[who][card] -= 1

    def card(self, who: str, card: str) -> None:
        self.take(who, card)
        self.played += 1
        lead = self.lead
        if lead is None:
            if who != self.leader:
                raise ValueError(f"{who} leads out of turn")
            self.lead = card
            return
        suit, led = card[-1], lead[-1]
        wins = ORDER[card[:-1]] > ORDER[lead[:-1]]
        if suit != led and (self.trump in (suit, led) or self.drawn == DRAWS):
            wins = suit == self.trump
        if wins:
            self.leader = who
        self.lead = None


def umpired(text: str) -> int:
    """What `umpire judge` does: the number of rulings and errors found."""
    report = judge(read(text, "bench.game"))
    return len(report.rulings) + len(report.errors)


def main() -> int:
    """Print games a second and the ratio to the baseline; 1 if both are below what they must be."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    texts = [random_deal("bezique", seed).text for seed in range(wanted)]
    if sum(map(umpired, texts)):
        print("a lawful game was ruled on")
        return 1
    if {Plain().run(text) for text in texts} != {64}:
        print("the baseline does not see every card")
        return 1
    slow = best(lambda: [umpired(text) for text in texts])
    fast = best(lambda: [Plain().run(text) for text in texts])
    print(f"{wanted} games, {sum(text.count(chr(10)) for text in texts) / wanted:.0f} lines each")
    print(f"umpire: {wanted / slow:,.0f} games a second")
    print(f"plain:  {wanted / fast:,.0f} games a second")
    print(f"ratio:  {fast / slow:.2f} (1 would be as fast as the baseline)")
    return int(wanted / slow < LEAST_A_SECOND and fast / slow < LEAST_RATIO)


if __name__ == "__main__":
    sys.exit(main())
