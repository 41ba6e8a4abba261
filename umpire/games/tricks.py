"""Tricks at a table of four: who leads, who follows, who wins, and what goes wrong on the way.

Readings taken here where sources differ: after a false lead that nobody has played to, a card by
the rightful leader is the lead; a second card by one who has played to the trick in progress is
exposed, not played; where trumps are not known, a trick with cards of other suits has no winner
that anybody can name, and the next lead settles who won it.
"""

from __future__ import annotations

from collections.abc import Sequence

from umpire.cards import BIT, SUIT_MASK, SUIT_OF
from umpire.events import (
    Play,
    Plays,
    PlayTwo,
    Said,
)
from umpire.games.deals import PLAY
from umpire.games.showing import ShowTable
from umpire.games.trick import NEXT, Failure, Trick, winner_of
from umpire.incidents.play import (
    ExposedCard,
    LeadOutOfTurn,
    PlayOutOfTurn,
    RevokeRecalled,
)

_AFTER = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))
"""The three seats after each, in the order of play."""


class TrickTable(ShowTable):
    """A table of four at which tricks are played."""

    __slots__ = ()

    # --- playing ---

    def on_play(self, event: Play, line: int) -> None:
        self.card_played(event.player, event.card, lead=event.lead)

    def on_play_two(self, event: PlayTwo, line: int) -> None:
        others = event.cards
        trick = self.trick
        if trick is None or self.is_complete() or not trick.has_played(event.player):
            first, *rest = event.cards
            others = tuple(rest)
            self.card_played(event.player, first, lead=False)
        if others:
            shown = " and ".join(self.card(card) for card in event.cards)
            self._expose(event.player, others, f"plays {shown} at once")

    def on_plays(self, event: Plays, line: int) -> None:
        """A one-line trick: at one stroke if nothing is owed and nobody does wrong in it."""
        if not self.play_on((event,), (line,), 0):
            if event.number is not None:
                self._check_number(event.number)
            for seat, card in event.cards:
                self.card_played(seat, card, lead=False)

    def _check_number(self, number: int) -> None:
        self.need_deal()
        due = self.number() + self.is_complete()
        if number != due:
            self.problem(
                f"this is trick {due}, not {number}",
                f"where earlier tricks are not told, say who leads: `N to lead trick {number}`",
            )

    def _is_unsettled(self) -> bool:
        """Whether something is afoot that tricks played at one stroke would pass over."""
        owed = self.failures or self.revokes or self.demands or self.provisional
        return bool(self.watched or owed or self.double or self.trump is None)

    def play_on(self, events: Sequence[Said], lines: Sequence[int], start: int) -> int:
        """Play whole lawful tricks of known hands, as many as follow from `start`.

        Does at one stroke what `card_played` does card by card. Most tricks of most logs come this
        way, so that it is one loop over local names, written for speed. The first event that is no
        such trick is left, with everything after it; how many were played is returned.
        """
        trick, tricks = self.trick, self.tricks
        if self._is_unsettled() or (trick is not None and len(trick.cards) != 4):
            return 0
        leader = self.leader if trick is None else trick.winner
        due = self.first_trick + len(tricks) + (trick is not None)
        held, full, won, trump = self.held, self.full, self.won, self.trump
        first, in_hand = due, held[0] | held[1] | held[2] | held[3]
        for at in range(start, min(len(lines), start + self.hand_size + 1 - due)):
            event = events[at]
            if type(event) is not Plays or len(event.cards) != 4:
                break
            cards = event.cards
            (a, w), (b, x), (c, y), (d, z) = cards
            if a != leader or (b, c, d) != _AFTER[a] or event.number not in (None, due):
                break
            # A bit that is not set makes the number larger when it is flipped.
            was_a, was_b, was_c, was_d = held[a], held[b], held[c], held[d]
            now_a, now_b, now_c, now_d = (
                was_a ^ BIT[w],
                was_b ^ BIT[x],
                was_c ^ BIT[y],
                was_d ^ BIT[z],
            )
            if now_a > was_a or now_b > was_b or now_c > was_c or now_d > was_d:
                break
            led, suit_x, suit_y, suit_z = SUIT_OF[w], SUIT_OF[x], SUIT_OF[y], SUIT_OF[z]
            mask = SUIT_MASK[led]
            winner, best, best_suit = a, w, led
            if suit_x != led:
                if now_b & mask or not full[b]:
                    break
                if suit_x == trump:
                    winner, best, best_suit = b, x, trump
            elif x > best:
                winner, best = b, x
            if suit_y != led and (now_c & mask or not full[c]):
                break
            if suit_y == best_suit:
                if y > best:
                    winner, best = c, y
            elif suit_y == trump:
                winner, best, best_suit = c, y, trump
            if suit_z != led and (now_d & mask or not full[d]):
                break
            if z > best if suit_z == best_suit else suit_z == trump:
                winner = d
            line = lines[at]
            if trick is not None:
                trick.turned_line = line
                tricks.append(trick)
            held[a], held[b], held[c], held[d] = now_a, now_b, now_c, now_d
            trick = Trick(due, a, cards, (line, line, line, line), winner)
            leader = winner
            won[winner & 1] += 1
            due += 1
        if due > first:
            self.trick, self.leader, self.phase = trick, leader, PLAY
            self.gone |= in_hand & ~(held[0] | held[1] | held[2] | held[3])
            self.clean_tricks += due - first
            if due > self.hand_size:
                self.after_trick()
        return due - first

    def after_trick(self) -> None:
        """A trick is complete."""

    def card_played(self, seat: int, card: int, *, lead: bool) -> None:
        """A player puts a card on the table: as the lead, to the trick, or one too many."""
        self.clock += 1
        self.need_deal()
        self.phase = PLAY
        self.next_card_dealt("play has begun")
        if self.is_complete():
            self.turn(self.line)
        if not self._can_hold(seat, card):
            return
        trick = self.trick
        if trick is not None and trick.wrong is not None and len(trick.cards) == 1:
            again = lead and seat not in (trick.leader, self.left_of(trick.leader))
            if seat == self.leader or again:
                self._false_lead_goes_back(trick)
                trick = None
        if trick is None:
            self._lead(seat, card)
        elif trick.has_played(seat):
            words = f"plays {self.card(card)}, having played to the trick"
            self._expose(seat, (card,), words)
            return
        else:
            self._follow(trick, seat, card)
        self._after_card(seat, card)

    def _put(self, trick: Trick, seat: int, card: int) -> None:
        place = 0 if seat == trick.leader else len(trick.cards)
        cards, lines = list(trick.cards), list(trick.lines)
        cards.insert(place, (seat, card))
        lines.insert(place, self.line)
        trick.cards, trick.lines = cards, lines
        self.held[seat] &= ~BIT[card]
        self.gone |= BIT[card]
        self.played_count[seat] += 1

    def _lead(self, seat: int, card: int) -> None:
        if self.number() > self.hand_size and self.miscount is None:
            self.problem(
                f"the deal has {self.hand_size} tricks, and this is one more",
                "say who deals before the next deal is played",
            )
        trick = Trick(self.number(), seat)
        due, self.trick = self.leader, trick
        self._put(trick, seat, card)
        if due is not None and seat != due:
            words = f"{self.who(seat)} leads {self.card(card)}; {self.who(due)} was to lead"
            trick.wrong = LeadOutOfTurn(
                offender=self.seat(seat),
                card=card,
                due=self.seat(due),
                evidence=((self.line, words),),
            )
            self.notice(trick.wrong)
        elif due is None:
            self.leader = seat

    def _false_lead_goes_back(self, trick: Trick) -> None:
        seat, card = trick.cards[0]
        self._give_back(trick, 0)
        self.held[seat] |= BIT[card]
        self.trick = None

    def _follow(self, trick: Trick, seat: int, card: int) -> None:
        if trick.wrong is not None and seat == NEXT[trick.leader]:
            self.come(("lead-accepted", self.deal, trick.number))
            self._lead_counts(trick)
        self._play_in_turn(trick, seat, card)
        led = trick.led()
        self._put(trick, seat, card)
        self._follow_suit(trick, seat, card, led)

    def _lead_counts(self, trick: Trick) -> None:
        """A lead out of turn is played, and not only shown, once the next hand accepts it."""
        for player, card in trick.cards:
            if player == trick.leader:
                self.come(("card-played", self.deal, self.seat(player), card))

    def _play_in_turn(self, trick: Trick, seat: int, card: int) -> None:
        second, third = NEXT[trick.leader], NEXT[NEXT[trick.leader]]
        fourth = NEXT[third]
        played = {player for player, _ in trick.cards}
        second_played, third_played = second in played, third in played
        if seat == third:
            before: tuple[int, ...] = () if second_played else (second,)
        elif seat == fourth and not third_played:
            before = (third,) if second_played else (second, third)
        else:
            return
        if not before:
            return
        hands = " and ".join(self.who(other) for other in before)
        words = f"{self.who(seat)} plays {self.card(card)} before {hands}"
        incident = PlayOutOfTurn(
            offender=self.seat(seat),
            card=card,
            position=3 if seat == third else 4,
            second=self.seat(second),
            fourth=self.seat(fourth),
            second_played=second_played,
            fourth_played=fourth in played,
            evidence=((self.line, words),),
        )
        trick.faults += ((incident, before),)
        self.notice(incident)

    def _follow_suit(self, trick: Trick, seat: int, card: int, led: int | None) -> None:
        if led is None or SUIT_OF[card] == led:
            self.provisional.pop(seat, None)
        else:
            held_back = self.provisional.pop(seat, None)
            failure = Failure(trick, card, self.line, self.clock)
            if held_back is not None:
                recalled, line = held_back
                failure.instead_of = self._was_no_revoke(recalled, line), recalled
            if self.knows(seat, led):
                self._notice_revoke(seat, failure, self._proof_in_hand(seat, led))
            elif not self.full[seat]:
                self.failures.setdefault((seat, led), []).append(failure)

    def _was_no_revoke(self, recalled: RevokeRecalled, line: int) -> ExposedCard:
        words = (self.line, "the card played in its place does not follow suit either")
        new = ExposedCard(
            offender=recalled.offender,
            cards=(recalled.card,),
            trick=recalled.trick,
            line=line,
            evidence=(*recalled.evidence, words),
        )
        self.revise(recalled, new)
        return new

    def _after_card(self, seat: int, card: int) -> None:
        trick = self.trick
        if trick is None:
            return
        self._prove_by_play(seat, card)
        self._obey(trick, seat, card)
        self.come(("plays", self.deal, trick.number, self.seat(seat)))
        if trick.wrong is None or seat != trick.leader:
            self.come(("card-played", self.deal, self.seat(seat), card))
        if len(trick.cards) == 4:
            trick.winner = self.winner_of(trick)
            self.trick_over(trick)

    def _prove_by_play(self, seat: int, card: int) -> None:
        self._prove(seat, card, f"{self.who(seat)} plays {self.card(card)}")

    def winner_of(self, trick: Trick) -> int | None:
        led = trick.led()
        return None if led is None else winner_of(trick.cards, led, self.trump)

    def trick_over(self, trick: Trick) -> None:
        super().trick_over(trick)
        self.after_trick()

    # --- turning ---

    def turned(self, trick: Trick, line: int) -> None:
        if self.revokes:
            self._revokes_turned(trick)
        super().turned(trick, line)

    def not_played_to(self, trick: Trick, seats: tuple[int, ...]) -> None:
        for incident, before in trick.faults:
            if all(seat in seats for seat in before):
                self.revise(incident, None)
        super().not_played_to(trick, seats)
