"""Tricks at a table of four: who leads, who follows, who wins, and what goes wrong on the way.

Readings taken here where sources differ: after a false lead that nobody has played to, a card by
the rightful leader is the lead; a second card by one who has played to the trick in progress is
exposed, not played; where trumps are not known, a trick with cards of other suits has no winner
that anybody can name, and the next lead settles who won it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from umpire.cards import BIT, NO_TRUMP, RANK_OF, SUIT_MASK, SUIT_OF, cards_in, suit_name
from umpire.events import (
    Abandon,
    Call,
    Event,
    Expose,
    Gather,
    Play,
    Plays,
    PlayTwo,
    Recall,
    RequireWin,
    Resume,
    Said,
    Show,
    TurnTrick,
)
from umpire.games.dealing import IDLE, PLAY, CardTable
from umpire.incidents import (
    CalledCardWithheld,
    ExposedCard,
    ImproperCall,
    Incident,
    LeadOutOfTurn,
    MissedTrick,
    PlayOutOfTurn,
    Revoke,
    RevokeRecalled,
)
from umpire.logs.log import Log
from umpire.players import SEATS
from umpire.rulings import FIRST_ROUND_OVER, Moment, Remedy

NEXT = (1, 2, 3, 0)
_DEMANDS = {
    "callable-card": "card",
    "call-card": "card",
    "call-highest": "highest",
    "call-lowest": "lowest",
    "call-suit": "lead",
    "must-win": "win",
    "must-not-win": "not-win",
}
"""What each remedy that is called for demands of a player."""
_AFTER = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))


class Trick:
    """A trick: `cards` are pairs of seat and card in the order of play, `lines` their lines.

    `excused` are cards played after one of an adversary that has since gone back.
    """

    __slots__ = (
        *("cards", "excused", "faults", "leader", "lines", "number", "turned_line", "winner"),
        *("wrong",),
    )

    def __init__(
        self,
        number: int,
        leader: int,
        cards: Sequence[tuple[int, int]] = (),
        lines: Sequence[int] = (),
        winner: int | None = None,
    ) -> None:
        self.number = number
        self.leader = leader
        self.cards = cards
        self.lines = lines
        self.winner = winner
        self.turned_line: int | None = None
        self.wrong: LeadOutOfTurn | None = None
        self.faults: tuple[tuple[Incident, tuple[int, ...]], ...] = ()
        self.excused: tuple[tuple[int, int], ...] = ()

    def led(self) -> int | None:
        """The suit led, or None where the lead was taken back."""
        for seat, card in self.cards:
            if seat == self.leader:
                return SUIT_OF[card]
        return None

    def has_played(self, seat: int) -> bool:
        """Whether a seat's card lies in the trick."""
        return any(player == seat for player, _ in self.cards)


class Failure:
    """A card that did not follow suit, by a player of whom it is not known that he could."""

    __slots__ = ("card", "clock", "instead_of", "line", "trick")

    def __init__(self, trick: Trick, card: int, line: int, clock: int) -> None:
        self.instead_of: tuple[ExposedCard, RevokeRecalled] | None = None
        """The card taken back for this one: as it was ruled on, and as it was thought to be."""
        self.trick = trick
        self.card = card
        self.line = line
        self.clock = clock


class Demand:
    """What a player was rightly called on to do with his next card."""

    __slots__ = ("card", "suit", "what")

    def __init__(self, what: str, card: int | None, suit: int | None) -> None:
        self.what = what
        self.card = card
        self.suit = suit


def winner_of(cards: Sequence[tuple[int, int]], led: int, trump: int | None) -> int | None:
    """The seat that wins a trick; None where trumps are unknown and might decide it."""
    best_seat, best, best_suit = None, -1, led
    for seat, card in cards:
        suit = SUIT_OF[card]
        if suit != led and trump is None:
            return None
        if suit == best_suit:
            if card > best:
                best_seat, best = seat, card
        elif suit == trump:
            best_seat, best, best_suit = seat, card, suit
    return best_seat


class TrickTable(CardTable):
    """A table of four at which tricks are played."""

    __slots__ = (
        *("demands", "failures", "gone", "leader", "provisional", "revokes", "suits_called"),
        *("trick", "tricks", "won"),
    )

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.leader: int | None = None
        self.trick: Trick | None = None
        self.tricks: list[Trick] = []
        self.gone = 0
        self.won = [0, 0]
        self.failures: dict[tuple[int, int], list[Failure]] = {}
        self.revokes: list[tuple[Trick, Revoke]] = []
        self.provisional: dict[int, tuple[RevokeRecalled, int]] = {}
        self.demands: dict[int, list[Demand]] = {}
        self.suits_called: list[tuple[str | None, int]] = []

    def begin_deal(self, dealer: int | None) -> None:
        super().begin_deal(dealer)
        self.leader = None if dealer is None else self.left_of(dealer)

    def dealer_known(self, dealer: int) -> None:
        super().dealer_known(dealer)
        if self.leader is None and not self.play_begun():
            self.leader = self.left_of(dealer)

    # --- questions ---

    def number(self) -> int:
        """The number of the trick in progress, or of the next."""
        if self.trick is not None:
            return self.trick.number
        return self.first_trick + len(self.tricks)

    def trick_number(self) -> int | None:
        """The trick in progress or last completed; None before the first card."""
        if self.trick is not None:
            return self.trick.number
        return self.tricks[-1].number if self.tricks else None

    def is_complete(self) -> bool:
        """Whether a complete trick lies unturned."""
        return self.trick is not None and len(self.trick.cards) == 4

    def play_begun(self) -> bool:
        return self.trick is not None or bool(self.tricks)

    def first_round_over(self) -> bool:
        return self.first_trick > 1 or bool(self.tricks)

    def tricks_done(self) -> int:
        """The number of complete tricks, those before the log included."""
        return self.first_trick - 1 + len(self.tricks) + self.is_complete()

    def deal_complete(self) -> bool:
        return self.first_trick == 1 and self.tricks_done() >= self.hand_size

    def when(self, moment: Moment) -> int | None:
        if moment == FIRST_ROUND_OVER:
            return self.tricks[0].turned_line if self.tricks and self.phase != IDLE else None
        if moment[0] == "trick-turned" and moment[1] == self.deal:
            for trick in self.tricks:
                if trick.number == moment[2]:
                    return trick.turned_line
        if moment[0] == "tricks-gathered":
            return self.gathered_line
        return None

    def notice(self, incident: Incident, *, deal: int | None = None) -> None:
        if incident.trick is None and self.deal and deal in (None, self.deal):
            incident.trick = self.trick_number()
        super().notice(incident, deal=deal)

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

    # --- playing ---

    def on_resume(self, event: Resume, line: int) -> None:
        self.need_deal()
        self.phase = PLAY
        if self.play_begun():
            self.turn(line)
            self.leader = event.player
            if event.trick not in (None, self.number()):
                self.problem(
                    f"the next trick is {self.number()}, not {event.trick}",
                    "a log that leaves tricks out starts a new log",
                )
            return
        self.leader = event.player
        if event.trick is not None and not 1 <= event.trick <= self.hand_size:
            self.problem(f"there is no trick {event.trick}", f"tricks are 1 to {self.hand_size}")
        elif event.trick is not None:
            self.first_trick = event.trick

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
            led = trick.led()
            trick.winner = None if led is None else winner_of(trick.cards, led, self.trump)
            self._count_trick(trick)

    def _prove_by_play(self, seat: int, card: int) -> None:
        self._prove(seat, card, f"{self.who(seat)} plays {self.card(card)}")

    def _count_trick(self, trick: Trick) -> None:
        self.leader = trick.winner
        if trick.winner is not None:
            self.won[trick.winner & 1] += 1
        self.after_trick()

    # --- turning ---

    def turn(self, line: int) -> None:
        """Turn the complete trick that lies on the table, if one does."""
        trick = self.trick
        if trick is None or len(trick.cards) != 4:
            return
        self._turned(trick, line)

    def _turned(self, trick: Trick, line: int) -> None:
        trick.turned_line = line
        self.tricks.append(trick)
        self.trick = None
        if self.revokes:
            self._revokes_turned(trick)
        if self.watched:
            self.come(("trick-turned", self.deal, trick.number))
            if len(self.tricks) == 1 and self.first_trick == 1:
                self.come(FIRST_ROUND_OVER)

    def on_turn_trick(self, event: TurnTrick, line: int) -> None:
        trick = self.trick
        if trick is None:
            if not self.tricks:
                self.problem("no trick lies on the table", "a trick is turned when it is played")
            return
        if len(trick.cards) < 4:
            self._turn_imperfect(trick)
        self._turned(trick, line)

    def _turn_imperfect(self, trick: Trick) -> None:
        """A trick turned with fewer cards: who is missing did not play to it."""
        missing = tuple(seat for seat in range(4) if not trick.has_played(seat))
        for incident, before in trick.faults:
            if all(seat in missing for seat in before):
                self.revise(incident, None)
        for seat in missing:
            words = f"{self.who(seat)} did not play to trick {trick.number}"
            self.notice(MissedTrick(offender=self.seat(seat), evidence=((self.line, words),)))
        led = trick.led()
        trick.winner = None if led is None else winner_of(trick.cards, led, self.trump)
        self._count_trick(trick)

    def on_gather(self, event: Gather, line: int) -> None:
        self.turn(line)
        self.gather()

    def close_deal(self) -> None:
        if self.phase != "idle":
            self.turn(self.line)
            super().close_deal()
            self._clear_table()

    def annul(self, deal: int | None, *, passes: bool) -> None:
        super().annul(deal, passes=passes)
        if self.annulled:
            self._clear_table()

    def _clear_table(self) -> None:
        """Nobody is to play any more in this deal."""
        self.trick = None
        self.leader = None

    # --- cards taken back and cards shown ---

    def on_recall(self, event: Recall, line: int) -> None:
        trick, seat, card = self.trick, event.player, event.card
        pair = (seat, card)
        if trick is None or pair not in trick.cards:
            self.problem(
                f"{self.code(card)} of {self.who(seat)} is not on the table",
                "only a card of the trick in progress can be taken back",
                card=card,
            )
            return
        place = list(trick.cards).index(pair)
        led, was_complete = trick.led(), len(trick.cards) == 4
        covered = place + 1 < len(trick.cards)
        later = trick.cards[place + 1 :]
        played_on = self._give_back(trick, place)
        trick.excused += tuple(each for each in later if self.side(each[0]) != self.side(seat))
        if was_complete and trick.winner is not None:
            self.won[trick.winner & 1] -= 1
            trick.winner = None
        self._forget_failure(trick, seat, card)
        if not trick.cards:
            self.trick = None
        if trick.wrong is not None and seat == trick.leader and not trick.cards:
            return
        if led is None or seat == trick.leader or SUIT_OF[card] == led:
            self._expose(
                seat,
                (card,),
                f"takes back {self.card(card)}",
                trick=trick.number,
                after_error=pair in trick.excused,
                wrong_lead=trick.wrong is not None and seat == trick.leader,
            )
            return
        self._recall_of_a_renounce(trick, seat, card, led, covered, played_on)

    def _forget_failure(self, trick: Trick, seat: int, card: int) -> None:
        for key, failures in tuple(self.failures.items()):
            kept = [f for f in failures if f.trick is not trick or f.card != card]
            if key[0] == seat and len(kept) < len(failures):
                self.failures[key] = kept

    def _recall_of_a_renounce(
        self, trick: Trick, seat: int, card: int, led: int, covered: bool, played_on: int
    ) -> None:
        revoke = self._revoke_at(trick, seat, card)
        if revoke is None and self.full[seat]:
            self._expose(seat, (card,), f"takes back {self.card(card)}")
            return
        words = f"{self.who(seat)} takes back {self.card(card)}"
        on_lead = f"on a {suit_name(led)[:-1]} lead"
        lead_words = f"{self.who(seat)} plays {self.card(card)} {on_lead}"
        evidence = revoke.evidence if revoke else ((played_on, lead_words),)
        new = RevokeRecalled(
            offender=self.seat(seat),
            card=card,
            suit=led,
            uncovered_trump=SUIT_OF[card] == self.trump and not covered,
            trick=trick.number,
            line=played_on,
            evidence=(*evidence, (self.line, words)),
        )
        if revoke is not None:
            self.revise(revoke, new)
        else:
            self.provisional[seat] = (new, self.line)
            self.notice(new)

    def _revoke_at(self, trick: Trick, seat: int, card: int) -> Revoke | None:
        for entry in self.revokes:
            where, incident = entry
            if where is trick and incident.card == card:
                self.revokes.remove(entry)
                return incident
        return None

    def _expose(
        self,
        seat: int,
        cards: tuple[int, ...],
        words: str,
        **facts: Any,
    ) -> None:
        for card in cards:
            if not self.held[seat] & BIT[card] and not self.reveal(seat, card):
                return
        self.notice(
            ExposedCard(
                offender=self.seat(seat),
                cards=cards,
                **facts,
                evidence=((self.line, f"{self.who(seat)} {words}"),),
            )
        )

    def expose_in_play(self, event: Expose) -> None:
        shown = () if event.card is None else (event.card,)
        self.phase = PLAY
        owner = event.player if event.of is None or event.of < 0 else event.of
        if owner == event.player:
            self._expose(event.player, shown, f"exposes {self.card(event.card)}")
            return
        if shown and not self.reveal(owner, shown[0]):
            return
        words = f"{self.who(event.player)} exposes {self.card(event.card)} of {self.who(owner)}"
        self.notice(
            ExposedCard(
                offender=self.seat(event.player),
                cards=shown,
                owner=self.seat(owner),
                evidence=((self.line, words),),
            )
        )

    def on_show(self, event: Show, line: int) -> None:
        self.on_expose(Expose(player=event.player, card=event.card), line)

    def on_abandon(self, event: Abandon, line: int) -> None:
        self.need_deal()
        self.phase = PLAY
        seat = event.player
        cards = tuple(cards_in(self.held[seat])) if self.full[seat] else ()
        self._expose(seat, cards, "throws down his hand")

    # --- calls ---

    def would_revoke(self, seat: int, card: int) -> bool:
        """Whether a player, as far as is known, would revoke by playing a card to this trick."""
        trick = self.trick
        if trick is None or len(trick.cards) == 4 or trick.has_played(seat):
            return False
        led = trick.led()
        return led is not None and SUIT_OF[card] != led and bool(self.knows(seat, led))

    def may_use(self, remedy: Remedy, event: Event) -> bool:
        if isinstance(event, Call) and event.card is not None:
            if self.gone & BIT[event.card] or self.would_revoke(event.from_, event.card):
                return False
            if remedy.when == "suit-led":
                return self._suit_comes_round(event.from_, SUIT_OF[event.card])
        return True

    def _suit_comes_round(self, seat: int, suit: int) -> bool:
        trick = self.trick
        if trick is None or len(trick.cards) == 4 or trick.has_played(seat):
            return seat != self.leader
        return trick.led() == suit

    def _call_out(self, remedy: Remedy, event: Event | None) -> None:
        """Keep in mind what a player was called on to do, however it was chosen."""
        bearer, card, suit = None, remedy.card, remedy.suit
        if isinstance(event, Call):
            bearer, card, suit = event.from_, event.card, event.suit
        elif isinstance(event, RequireWin):
            bearer = event.of
        elif remedy.of in SEATS[self.game]:
            bearer = self.seats((remedy.of or "",))[0]
        if bearer is not None:
            demand = Demand(_DEMANDS[remedy.kind], card, suit)
            self.demands.setdefault(bearer, []).append(demand)

    def do_callable_card(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A card is called."""
        self._call_out(remedy, event)

    do_call_card = do_call_highest = do_call_lowest = do_callable_card
    do_must_win = do_must_not_win = do_callable_card

    def do_call_suit(self, remedy: Remedy, incident: Incident, event: Event | None) -> None:
        """A lead of a suit is called, and with it the penalty of a lead out of turn is taken."""
        self._call_out(remedy, event)
        if isinstance(incident, LeadOutOfTurn):
            self.suits_called.append((incident.offender, incident.card))

    def on_call(self, event: Call, line: int) -> None:
        self.need_deal()
        if self.answer not in (None, "not-yet"):
            return
        why = self.answer or "not-liable"
        left = event.card == self.trump_card is not None and not self.trump_taken
        if self.side(event.player) == self.side(event.from_):
            why = "not-entitled"
        elif event.card is not None and self.would_revoke(event.from_, event.card):
            why = "revoke"
        elif left and event.from_ == self.dealer and self.first_round_over():
            why = "trump-not-left"
        elif (self.seat(event.from_), event.card) in self.suits_called:
            why = "double-penalty"
        wanted = self.card(event.card)
        if event.card is None:
            which = "a lead" if event.which == "lead" else f"the {event.which}"
            wanted = f"{which} of {suit_name(event.suit or 0)}"
        words = f"{self.who(event.player)} calls {wanted} from {self.who(event.from_)}"
        self.notice(
            ImproperCall(
                offender=self.seat(event.player),
                what=event.which or "card",
                why=why,
                evidence=((line, words),),
            )
        )

    def on_require_win(self, event: RequireWin, line: int) -> None:
        self.need_deal()
        if self.answer not in (None, "not-yet"):
            return
        what = "not-win" if event.negative else "win"
        act = "not to win" if event.negative else "to win"
        words = f"{self.who(event.player)} requires {self.who(event.of)} {act}"
        same = self.side(event.player) == self.side(event.of)
        self.notice(
            ImproperCall(
                offender=self.seat(event.player),
                what=what,
                why="not-entitled" if same else "not-liable",
                evidence=((line, words),),
            )
        )

    def _obey(self, trick: Trick, seat: int, card: int) -> None:
        """What was called for must be played, if it could be."""
        demands = self.demands.pop(seat, None)
        if not demands:
            return
        called = any(demand.what == "card" and demand.card == card for demand in demands)
        kept = [
            demand
            for demand in demands
            if self._comes_later(trick, seat, card, demand)
            or (called and demand.what == "card" and demand.card != card)
        ]
        if kept:
            self.demands[seat] = kept
        for demand in demands:
            if demand not in kept and not self._obeys(trick, seat, card, demand):
                words = f"{self.who(seat)} plays {self.card(card)}, not what was called"
                self.notice(
                    CalledCardWithheld(offender=self.seat(seat), evidence=((self.line, words),))
                )

    def _comes_later(self, trick: Trick, seat: int, card: int, demand: Demand) -> bool:
        """A called card that would have been a revoke here stays called."""
        if demand.what != "card" or demand.card is None or card == demand.card:
            return False
        led = trick.led()
        return seat != trick.leader and SUIT_OF[demand.card] != led and SUIT_OF[card] == led

    def _obeys(self, trick: Trick, seat: int, card: int, demand: Demand) -> bool:
        if demand.what == "card":
            return card == demand.card
        if demand.what in ("highest", "lowest"):
            suit = SUIT_OF[card]
            if demand.suit not in (suit, -1) or (demand.suit == -1 and suit != self.trump):
                return True
            others = [RANK_OF[other] for other in cards_in(self.knows(seat, suit))]
            higher = any(rank > RANK_OF[card] for rank in others)
            lower = any(rank < RANK_OF[card] for rank in others)
            return not (higher if demand.what == "highest" else lower)
        if demand.what == "win":
            return self._beats(trick, seat, card) or not self._could_win(trick, seat)
        return True

    def _beats(self, trick: Trick, seat: int, card: int) -> bool:
        led = trick.led()
        others = [(player, other) for player, other in trick.cards if player != seat]
        trump = NO_TRUMP if self.trump is None else self.trump
        return led is None or winner_of([*others, (seat, card)], led, trump) == seat

    def _could_win(self, trick: Trick, seat: int) -> bool:
        led = trick.led()
        cards = cards_in(self.held[seat])
        follow = [card for card in cards if SUIT_OF[card] == led]
        if not follow and not self.full[seat]:
            return False
        return any(self._beats(trick, seat, card) for card in follow or cards)
