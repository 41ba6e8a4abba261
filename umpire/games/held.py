"""What is known of the hands at a table of four, and the revokes that it proves."""

from __future__ import annotations

from umpire.cards import BIT, SUIT_MASK, SUIT_OF, cards_in, suit_name
from umpire.games.course import TrickCourse
from umpire.games.trick import Demand, Failure, Trick
from umpire.incidents.play import Revoke, RevokeRecalled


class HeldTable(TrickCourse[Trick]):
    """The cards in the hands, on the table and gone, as far as the log tells."""

    __slots__ = (*("demands", "failures", "gone", "provisional", "revokes", "suits_called"),)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.gone = 0
        self.failures: dict[tuple[int, int], list[Failure]] = {}
        self.revokes: list[tuple[Trick, Revoke]] = []
        self.provisional: dict[int, tuple[RevokeRecalled, int]] = {}
        self.demands: dict[int, list[Demand]] = {}
        self.suits_called: list[tuple[str | None, int]] = []

    def deal_complete(self) -> bool:
        return self.first_trick == 1 and self.tricks_done() >= self.hand_size

    def knows(self, seat: int, suit: int) -> int:
        """The cards of a suit that a player is known to hold, as a mask."""
        return self.held[seat] & SUIT_MASK[suit]

    # --- the record of cards ---

    def reveal(self, seat: int, card: int) -> bool:
        """A card is seen to be in a hand: known from here on, and proof of earlier revokes."""
        if not self._can_hold(seat, card):
            return False
        self.held[seat] |= BIT[card]
        self._prove(seat, card, f"{self.who(seat)} shows {self.card(card)}")
        return True

    def _can_hold(self, seat: int, card: int) -> bool:
        """Whether the record allows a card to be in a hand; a contradiction is reported."""
        bit = BIT[card]
        if self.gone & bit:
            before = self._line_of(card)
            self.problem(
                f"{self.code(card)} was played already, on line {before}",
                "a card goes back only when it is recalled",
                card=card,
                other=before,
            )
            return False
        for other, held in enumerate(self.held):
            if other != seat and held & bit:
                line = self.hand_lines[other]
                where = f"on line {line}" if line else "as the log shows"
                self.problem(
                    f"{self.code(card)} is in the hand of {self.who(other)} {where}, "
                    f"not in that of {self.who(seat)}",
                    "one of the two lines is wrong",
                    card=card,
                    other=line,
                )
                return False
        if self.full[seat] and not self.held[seat] & bit:
            self.problem(
                f"{self.code(card)} is not in the hand of {self.who(seat)} "
                f"(line {self.hand_lines[seat]})",
                "one of the two lines is wrong",
                card=card,
                other=self.hand_lines[seat],
            )
            return False
        return True

    def _line_of(self, card: int) -> int:
        every = [*self.tricks, *([self.trick] if self.trick else [])]
        for trick in every:
            for (_, played), line in zip(trick.cards, trick.lines, strict=False):
                if played == card:
                    return line
        return 0

    def _prove(self, seat: int, card: int, words: str) -> None:
        """A card of a suit shows that earlier cards of other suits on it were revokes."""
        for failure in self.failures.pop((seat, SUIT_OF[card]), ()):
            proof = (self.line, f"{words}: held since the deal")
            if failure.instead_of is not None:
                exposed, recalled = failure.instead_of
                facts = {**vars(recalled), "evidence": (*recalled.evidence, proof)}
                self.revise(exposed, RevokeRecalled(**facts))
            self._notice_revoke(seat, failure, proof)

    def give(self, seat: int, cards: tuple[int, ...]) -> bool:
        if not super().give(seat, cards):
            return False
        for failed, suit in tuple(self.failures):
            held = self.knows(seat, suit)
            if failed == seat and held:
                card = cards_in(held)[0]
                self._prove(seat, card, f"{self.who(seat)} is shown to hold {self.card(card)}")
        return True

    def _notice_revoke(self, seat: int, failure: Failure, proof: tuple[int, str]) -> None:
        trick, card = failure.trick, failure.card
        suit = trick.led()
        if suit is None:
            return
        words = f"{self.who(seat)} plays {self.card(card)} on a {suit_name(suit)[:-1]} lead"
        incident = Revoke(
            offender=self.seat(seat),
            card=card,
            suit=suit,
            turned=trick.turned_line is not None,
            trick=trick.number,
            line=failure.line,
            clock=failure.clock,
            evidence=((failure.line, words), proof),
        )
        self.revokes.append((trick, incident))
        self.notice(incident)

    def _revokes_turned(self, trick: Trick) -> None:
        """The trick of a revoke is turned: it can no longer be taken back."""
        for place, (where, old) in enumerate(self.revokes):
            if where is trick and not old.turned:
                new = Revoke(**{**vars(old), "turned": True})
                self.revokes[place] = (trick, new)
                self.revise(old, new)

    def _proof_in_hand(self, seat: int, suit: int) -> tuple[int, str]:
        card = cards_in(self.knows(seat, suit))[0]
        line = self.hand_lines[seat]
        if card == self.trump_card and not self.full[seat]:
            return self.line, f"{self.card(card)}, the trump card, is his"
        return line or self.line, f"{self.who(seat)} holds {self.card(card)}"

    def _give_back(self, trick: Trick, place: int) -> int:
        """Take a card of a trick back into the hand; the line on which it was played."""
        cards, lines = list(trick.cards), list(trick.lines)
        seat, card = cards.pop(place)
        line = lines.pop(place)
        trick.cards, trick.lines = cards, lines
        self.gone &= ~BIT[card]
        self.held[seat] |= BIT[card]
        self.played_count[seat] -= 1
        return line
