"""Declarations: cards laid on the table for points, and the exchange of the lowest trump.

A card laid out stays of the hand and is played from the table.

Readings taken here:

- Where a player holds one copy on the table and one in the hand, he uses the one on the table.
  Which of two copies on the table he plays or declares the log does not say: if there is a way
  that is allowed, it was that.
- A declaration that is named need not name again the cards of it that lie on the table.
- A declaration that is refused leaves the cards in the hand. An exchange that is refused was not
  made, unless a card that is played or shown later says that it was.
- What the players mark for a declaration or exchange that is refused is part of that fault.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import ClassVar

from umpire.cards import RANK_OF, SUIT_OF
from umpire.events import Declare, Exchange, TakeMelds
from umpire.games.deals import PLAY
from umpire.games.drawing_acts import ActsTable
from umpire.games.drawing_trick import Trick
from umpire.games.laid import LaidCards, Served
from umpire.incidents import Incident
from umpire.incidents.drawing import ExchangeOutOfTime, MeldTakenUp, TakenUpEarly
from umpire.logs.log import Log

ACE, KING, QUEEN, JACK, TEN = 12, 11, 10, 9, 8
LOWEST_TRUMP = 10
"""Points for the lowest trump turned up, exchanged or, in bezique, played."""

RANKS = {"aces": ACE, "kings": KING, "queens": QUEEN, "jacks": JACK}
SEQUENCE = (ACE, TEN, KING, QUEEN, JACK)
MARRIAGES = ("marriage", "royal-marriage")

Counts = dict[int, int]


class Shown:
    """A declaration as it was made: `kind` is None where the cards make nothing.

    `named` is the combination that the player named, None where he named none. `old` are the cards
    that lay on the table before, with their numbers, and `fresh` those new from the hand.
    `exchanged`: one of these is the card got by exchange after the same trick.
    """

    __slots__ = ("exchanged", "fresh", "kind", "named", "old", "seat")

    def __init__(self, seat: int, named: str | None) -> None:
        self.seat = seat
        self.named = named
        self.kind: str | None = None
        self.old: Counts = {}
        self.fresh: tuple[int, ...] = ()
        self.exchanged = False

    def cards(self) -> list[int]:
        """Every card shown, those of the table first."""
        return [*(card for card, n in self.old.items() for _ in range(n)), *self.fresh]


class MeldTable(ActsTable):
    """A table at which combinations are declared."""

    meld_values: ClassVar[dict[str, int]] = {}
    """The points of each combination."""

    meld_names: ClassVar[dict[str, str]] = {}
    """What players call the combinations, beyond the names of `meld_values`."""

    __slots__ = ("declared", "exchanged", "has_exchanged", "laid", "swaps")

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.laid = (LaidCards(), LaidCards())
        self.declared, self.has_exchanged = [False, False], [False, False]
        self.exchanged: list[int | None] = [None, None]
        self.swaps: list[int | None] = [None, None]

    def trick_over(self, trick: Trick) -> None:
        self.declared, self.has_exchanged = [False, False], [False, False]
        self.exchanged = [None, None]
        super().trick_over(trick)

    def stock_is_gone(self) -> None:
        self.laid[0].clear()
        self.laid[1].clear()

    def turn_up(self, card: int, *, in_log: bool) -> None:
        super().turn_up(card, in_log=in_log)
        if in_log and card == self.lowest and self.trump_card == card and self.dealer is not None:
            self.gain(self.dealer, LOWEST_TRUMP)

    # --- cards played off the table ---

    def is_plain(self, seat: int, card: int) -> bool:
        if self.laid[seat] and self.laid[seat].count(card):
            return False
        return super().is_plain(seat, card)

    def leaves_hand(self, seat: int, card: int) -> bool:
        if not super().leaves_hand(seat, card):
            return False
        self.laid[seat].play(card)
        return True

    # --- declaring ---

    def on_declare(self, event: Declare, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        self.phase = PLAY
        self.turn(line)
        seat = event.player
        if self.at_taken_up_gap(seat):
            self.gap_reopens()
        named = None if event.name is None else self._kind_of_name(event.name)
        if event.name is not None and named is None:
            return
        if self.trump is None:
            self.problem("trumps are not known", "say what is trumps: for example `trump H`")
            return
        self.proving = "shows"
        cards = self._completed(seat, named, event.cards)
        if not self._are_held(seat, cards):
            return
        shown = Shown(seat, named)
        made = self.combination([card for card, _ in cards])
        shown.kind = made if made is not None and self.fits(named, made) else None
        self._tell_apart(shown, cards)
        self.judge_declaration(shown)

    def judge_declaration(self, shown: Shown) -> None:
        """What the game says to a declaration."""

    def fits(self, named: str | None, made: str) -> bool:
        """Whether cards that make one combination are what a name says."""
        return named in (None, made) or (named == "marriage" and made in MARRIAGES)

    def _kind_of_name(self, name: str) -> str | None:
        plain = unicodedata.normalize("NFKD", name.casefold())
        words = "".join(letter for letter in plain if letter.isalnum() or letter in " -").split()
        for drop in ("in", "of"):
            if drop in words[1:]:
                words = words[: words.index(drop)]
        text = " ".join(word for word in words if word not in ("a", "the"))
        text = text.replace("knave", "jack").replace("-", " ")
        found = self.meld_names.get(text)
        if found is None and text.replace(" ", "-") in self.meld_values:
            found = text.replace(" ", "-")
        if found is None:
            known = ", ".join(sorted(each.replace("-", " ") for each in self.meld_values))
            self.problem(f"`{name}` is no combination of this game", f"combinations: {known}")
        return found

    def _are_held(self, seat: int, cards: tuple[tuple[int, bool], ...]) -> bool:
        """Whether the declared cards can be in the hand; those new from it besides the table's."""
        for card in {card for card, _ in cards}:
            wanted = [fresh for each, fresh in cards if each == card]
            lying = self.laid[seat].count(card)
            old = min(lying, wanted.count(False))
            need = lying + len(wanted) - old
            if self.exchanged[seat] == card and any(wanted) and self._may_hold_more(seat, card):
                need += 1
            if not self.has(seat, card, need):
                return False
        return True

    def _may_hold_more(self, seat: int, card: int) -> bool:
        """Whether a hand may hold the other copy of a card, as far as the log tells."""
        return self.copies[card] < 2 and (self.unknown[seat] > 0 or not self.certain[seat])

    def _tell_apart(self, shown: Shown, cards: tuple[tuple[int, bool], ...]) -> None:
        """Tell the cards of a declaration that lay on the table from those new from the hand."""
        seat, fresh = shown.seat, []
        for card in dict.fromkeys(card for card, _ in cards):
            wanted = [new for each, new in cards if each == card]
            lying = self.laid[seat].count(card)
            old = min(lying, wanted.count(False))
            new = len(wanted) - old
            fresh += [card] * new
            if old:
                shown.old[card] = old
            if new and self.exchanged[seat] == card:
                others = self.cards[seat][card] - lying - 1
                if wanted.count(False) > old or new > others:
                    shown.exchanged = True
        shown.fresh = tuple(fresh)

    def why_not(self, kind: str, shown: Shown) -> str | None:
        """Why the cards shown may not serve in a combination, or None."""
        return self.laid[shown.seat].reason(kind, shown.old, self.bar)

    def bar(self, kind: str, served: Served) -> str | None:
        """Why a card that has served in combinations may not serve in another, or None."""
        return None

    def said(self, shown: Shown) -> str:
        """A declaration in words."""
        name = (shown.kind or shown.named or "").replace("-", " ")
        return f"{name}{': ' if name else ''}{' '.join(map(self.card, shown.cards()))}"

    def lay(self, shown: Shown) -> None:
        """A good declaration: its cards lie on the table, and it counts."""
        kind = shown.kind or ""
        self.laid[shown.seat].lay(kind, shown.old, shown.fresh, self.bar)
        self.declared[shown.seat] = True
        self.gain(shown.seat, self.meld_values[kind])

    def in_time(self, seat: int) -> bool:
        """Whether a player has just won a trick and has neither drawn nor led since."""
        if self.closing or self.trick is not None or self.drawn[seat]:
            return False
        return bool(self.due[seat] or self.skipped[seat]) and self.leader in (None, seat)

    # --- what cards make ---

    def combination(self, cards: list[int]) -> str | None:
        """The combination that cards make, or None."""
        suits, ranks = {SUIT_OF[card] for card in cards}, [RANK_OF[card] for card in cards]
        if len(suits) == 1 and sorted(ranks) == [QUEEN, KING]:
            return "royal-marriage" if suits == {self.trump} else "marriage"
        if suits == {self.trump} and sorted(ranks) == sorted(SEQUENCE):
            return "sequence"
        return self.special(sorted(cards)) or self.of_a_kind(cards)

    def special(self, cards: list[int]) -> str | None:
        """Bezique and its like: the combination that cards, sorted, make."""
        return None

    def of_a_kind(self, cards: list[int]) -> str | None:
        """Four or eight of one rank."""
        return None

    def wanted(self, kind: str, cards: list[int]) -> Iterator[Counts]:
        """The sets of cards that make a combination of which some are given."""
        suits = {SUIT_OF[card] for card in cards}
        if kind in MARRIAGES and len(suits) == 1:
            suit = suits.pop()
            yield {suit * 13 + KING: 1, suit * 13 + QUEEN: 1}
        elif kind == "sequence" and self.trump is not None and self.trump >= 0:
            yield {self.trump * 13 + rank: 1 for rank in SEQUENCE}

    def _completed(
        self, seat: int, named: str | None, cards: tuple[tuple[int, bool], ...]
    ) -> tuple[tuple[int, bool], ...]:
        """The cards of a declaration with those that lie on the table and complete it."""
        given = [card for card, _ in cards]
        if named is None or self.combination(given) is not None:
            made = self.combination(given)
            if named is None or (made is not None and self.fits(named, made)):
                return cards
        for target in self.wanted(named, given):
            more = {card: need - given.count(card) for card, need in target.items()}
            if any(card not in target for card in given) or min(more.values()) < 0:
                continue
            spare = {
                card: self.laid[seat].count(card) - cards.count((card, False))
                for card, need in more.items()
                if need
            }
            if all(more[card] <= left for card, left in spare.items()):
                return (*cards, *((c, False) for c, need in more.items() for _ in range(need)))
        return cards

    # --- exchanging ---

    def on_exchange(self, event: Exchange, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        self.phase = PLAY
        self.turn(line)
        seat, card = event.player, event.card
        if self.at_taken_up_gap(seat):
            self.gap_reopens()
        if self.trump is None:
            self.problem("trumps are not known", "say what is trumps: for example `trump H`")
            return
        if not self.has(seat, card):
            return
        why = None
        if card != self.lowest:
            why = "not-lowest-trump"
        elif not self.trump_lies or self.turn_up_is_gone():
            why = "trump-card-gone"
        elif not self.in_time(seat):
            why = "not-after-trick"
        refused = self.exchange_refused(seat) if why is None else None
        if why is None and refused is None:
            self._swap(seat, card)
            self.gain(seat, LOWEST_TRUMP)
            return
        self.swaps[seat] = card
        self.excuse(seat, LOWEST_TRUMP)
        words = f"{self.who(seat)} exchanges {self.card(card)}"
        self.notice(
            refused
            or ExchangeOutOfTime(offender=self.seat(seat), why=why or "", evidence=((line, words),))
        )

    def turn_up_is_gone(self) -> bool:
        """Whether the card that lies face up is no longer one to be exchanged for."""
        return False

    def exchange_refused(self, seat: int) -> Incident | None:
        """Why an exchange that is otherwise in order is refused."""
        return None

    def _swap(self, seat: int, card: int) -> None:
        hand, old = self.cards[seat], self.trump_card
        hand[card] -= 1
        if old is None:
            self.unknown[seat] += 1
        else:
            hand[old] += 1
            self.where[old] = self.line
        self.trump_card = card
        self.exchanged[seat], self.has_exchanged[seat] = old, True
        self.swaps[seat] = None
        self.swapped(seat)

    def swapped(self, seat: int) -> None:
        """The lowest trump lies on the table, and the turn-up is in a hand."""

    def explained(self, seat: int, card: int) -> bool:
        """A refused exchange was made all the same, as a card shows that the player now has."""
        given, lies = self.swaps[seat], self.trump_lies and self.trump_card == card
        impossible = self.copies[card] > 1 or (self.certain[seat] and not self.unknown[seat])
        if given is None or not lies or not impossible or not self.cards[seat][given]:
            return False
        self._swap(seat, given)
        self.exchanged[seat], self.has_exchanged[seat] = None, False
        return True

    # --- taking the melds up ---

    def on_take_melds(self, event: TakeMelds, line: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        seat = event.player
        self.turn(line)
        if self.closing or (not self.laid[seat] and self.first_trick == 1):
            return
        last = self.closing_begins() - 1
        done, trick = self.tricks_done(), self.trick
        waits = done == last - 1 and not (trick is not None and trick.has_played(seat))
        kind = TakenUpEarly if waits else MeldTakenUp
        words = f"{self.who(seat)} takes the melded cards up while the stock lasts"
        self.notice(kind(offender=self.seat(seat), evidence=((line, words),)))
