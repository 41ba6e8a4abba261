"""Playing to tricks: leads and their turn, the duties of the closing tricks, cards taken back.

Readings taken here: after a lead out of turn the rightful leader who merely *plays* has played to
it, and one who *leads* has taken the lead himself, so that the false card goes back; a second card
by one who has played to the trick in progress is exposed, not played.
"""

from __future__ import annotations

from umpire.cards import SUIT_OF, suit_name
from umpire.events import Play, Plays, PlayTwo
from umpire.games.deals import PLAY
from umpire.games.drawing_cards import POWER
from umpire.games.drawing_effects import EffectsTable
from umpire.games.drawing_trick import Trick
from umpire.incidents.drawing import FailedToWin
from umpire.incidents.play import ExposedCard, LeadOutOfTurn, Revoke
from umpire.logs.log import Log


class Failure:
    """A card of a closing trick by a player of whom it is not known whether he could do better."""

    __slots__ = ("card", "incident", "led", "line", "trick")

    def __init__(self, trick: Trick, card: int, led: int, line: int) -> None:
        self.trick = trick
        self.card = card
        self.led = led
        self.line = line
        self.incident: FailedToWin | None = None


class PlayTable(EffectsTable):
    """A table of two at which cards are played."""

    __slots__ = ("failures", "proving", "revokes")

    def __init__(self, log: Log) -> None:
        super().__init__(log)

    def clear_deal(self) -> None:
        super().clear_deal()
        self.failures: tuple[list[Failure], list[Failure]] = ([], [])
        self.proving = "plays"
        self.revokes: list[tuple[Trick, Revoke | FailedToWin]] = []

    # --- playing ---

    def on_play(self, event: Play, line: int) -> None:
        self.card_played(event.player, event.card, lead=event.lead)

    def on_play_two(self, event: PlayTwo, line: int) -> None:
        first, *others = event.cards
        self.card_played(event.player, first, lead=False)
        if others and not self.annulled:
            shown = " and ".join(self.card(card) for card in event.cards)
            self.expose_cards(event.player, tuple(others), f"plays {shown} at once", played=True)

    def on_plays(self, event: Plays, line: int) -> None:
        """A one-line trick: at one stroke if nothing is owed and nobody does wrong in it."""
        if event.number is not None:
            self._check_number(event.number)
        if len(event.cards) == 2 and not self.watched and self._clean_trick(event.cards, line):
            return
        for seat, card in event.cards:
            self.card_played(seat, card, lead=False)

    def _check_number(self, number: int) -> None:
        if self.annulled:
            return
        self.need_deal()
        due = self.number() + self.is_complete()
        if number != due:
            self.problem(
                f"this is trick {due}, not {number}",
                f"where earlier tricks are not told, say who leads: `A to lead trick {number}`",
            )

    def _clean_trick(self, cards: tuple[tuple[int, int], ...], line: int) -> bool:
        """Play a whole lawful trick of known cards; False, and nothing done, if it is not one."""
        (first, led), (second, card) = cards
        before = self.trick
        if before is not None and len(before.cards) != 2:
            return False
        if first != self.leader or second == first or self.trump is None or self.due != [0, 0]:
            return False
        one, two = self.cards[first], self.cards[second]
        if not one[led] or not two[card] or not self.deal or self.annulled or self.double:
            return False
        if not self.is_plain(first, led) or not self.is_plain(second, card):
            return False
        closing = self.closing
        wins = self.beats(card, led, closing=closing)
        if closing and (self.unknown[second] or self.failures[first]):
            return False
        if closing and not self._dutiful(second, card, led, wins=bool(wins)):
            return False
        if before is not None:
            self.turned(before, line)
        one[led] -= 1
        two[card] -= 1
        for seat in (0, 1):
            self.size[seat] -= 1
            self.short[seat] += 1
        self.phase = PLAY
        trick = Trick(self.first_trick + len(self.tricks), first, closing, first)
        trick.cards, trick.lines = [cards[0], cards[1]], [line, line]
        trick.winner = second if wins else first
        self.trick = trick
        self.trick_over(trick)
        return True

    def is_plain(self, seat: int, card: int) -> bool:
        """Whether a card may be played with no other thought than the trick it is played to."""
        return not (self.surplus[seat] or self.kept[seat] or self.skipped[seat])

    def _dutiful(self, seat: int, card: int, led: int, *, wins: bool) -> bool:
        """Whether a card of a known hand follows suit and wins if it can."""
        suit = SUIT_OF[led]
        held = self.known_in(seat, suit)
        if SUIT_OF[card] == suit:
            return wins or POWER[led] > max(POWER[each] for each in held)
        return not held and (wins or not self.known_trumps(seat))

    def known_trumps(self, seat: int) -> list[int]:
        """The trumps that a player is known to hold, the lowest first."""
        trump = self.trump
        return [] if trump is None or trump < 0 else self.known_in(seat, trump)

    def card_played(self, seat: int, card: int, *, lead: bool) -> None:
        """A player puts a card on the table: as the lead, to the trick, or one too many."""
        if self.annulled:
            return
        self.need_deal()
        self.phase = PLAY
        self.next_card_dealt("play has begun")
        if self.is_complete():
            self.turn(self.line)
        trick = self.trick
        if trick is None and self.deal_complete():
            self.problem("every card of this deal is played", "a new deal begins with `A deals`")
            return
        if trick is not None and lead and seat != trick.leader and self._stands_alone(trick):
            self.lead_goes_back(trick)
            trick = None
        if trick is None:
            self._lead(seat, card)
        elif trick.has_played(seat):
            words = f"plays {self.card(card)}, having played to the trick"
            self.expose_cards(seat, (card,), words, played=True)
        else:
            self._follow(trick, seat, card)

    def _stands_alone(self, trick: Trick) -> bool:
        """Whether a trick is a lead out of turn and no more."""
        alone = len(trick.cards) == 1 and trick.has_played(trick.leader)
        return alone and trick.wrong is not None

    def _lead(self, seat: int, card: int) -> None:
        due = self.leader
        if due is None:
            self._leader_shown(seat)
        elif seat == due:
            self.before_card(seat, self.line)
        if not self.leaves_hand(seat, card):
            return
        trick = Trick(self.number(), seat, self.is_closing(), self.leader)
        trick.cards, trick.lines = [(seat, card)], [self.line]
        self.trick = trick
        self.short[seat] += 1
        if due is not None and seat != due:
            words = f"{self.who(seat)} leads {self.card(card)}; {self.who(due)} was to lead"
            trick.wrong = LeadOutOfTurn(
                offender=self.seat(seat),
                card=card,
                due=self.seat(due),
                closing=trick.closing,
                evidence=((self.line, words),),
            )
            self.notice(trick.wrong)
        else:
            self.after_card(trick, seat, card)

    def _leader_shown(self, seat: int) -> None:
        """Nobody could say who won the last trick: he who leads now is taken to have won it."""
        last = self.last_trick()
        if last is not None and last.winner is None and len(last.cards) == 2:
            last.winner = seat
            self.won[seat] += 1
        self.leader = seat
        self.before_card(seat, self.line)

    def _follow(self, trick: Trick, seat: int, card: int) -> None:
        if trick.wrong is not None and not trick.wrong.accepted and seat != trick.leader:
            self._accept(trick, trick.wrong)
        self.before_card(seat, self.line)
        if not self.leaves_hand(seat, card):
            return
        trick.closing = self.closing
        led = trick.led()
        place = 0 if seat == trick.leader else len(trick.cards)
        trick.cards.insert(place, (seat, card))
        trick.lines.insert(place, self.line)
        self.short[seat] += 1
        if self.closing and led is not None:
            self._do_duty(trick, seat, card, led)
        self.after_card(trick, seat, card)
        if len(trick.cards) == 2:
            trick.winner = self.winner_of(trick)
            self.trick_over(trick)

    def leaves_hand(self, seat: int, card: int) -> bool:
        """A card is played out of a hand, and off the table if it lay there."""
        self.proving = "plays"
        return self.take_from_hand(seat, card)

    def after_card(self, trick: Trick, seat: int, card: int) -> None:
        """A card was played that counts as played."""
        if self.watched:
            name = self.seat(seat)
            self.come(("plays", self.deal, trick.number, name))
            self.come(("card-played", self.deal, name, card))
            if seat == self.dealer:
                self.come(("dealer-plays", self.deal))

    def _accept(self, trick: Trick, wrong: LeadOutOfTurn) -> None:
        """The other player has played to a lead out of turn."""
        note = (self.line, f"{self.who(1 - trick.leader)} plays to it")
        evidence = (*wrong.evidence, note)
        new = LeadOutOfTurn(**{**vars(wrong), "accepted": True, "evidence": evidence})
        trick.wrong = new
        self.revise(wrong, new)
        self.come(("lead-accepted", self.deal, trick.number))
        self.before_card(trick.leader, trick.lines[0])
        self.after_card(trick, trick.leader, wrong.card)

    def lead_goes_back(self, trick: Trick) -> None:
        """A lead out of turn goes back to the hand."""
        seat, card = trick.cards[0]
        self.unplay(trick, 0)
        self.trick = None
        wrong = trick.wrong
        if wrong is not None:
            note = (self.line, f"{self.card(card)} goes back to the hand of {self.who(seat)}")
            evidence = (*wrong.evidence, note)
            new = LeadOutOfTurn(**{**vars(wrong), "taken_back": True, "evidence": evidence})
            self.revise(wrong, new)

    def unplay(self, trick: Trick, place: int) -> tuple[int, int, int]:
        """Take a card of a trick back into the hand: its seat, the card, and its line."""
        seat, card = trick.cards.pop(place)
        line = trick.lines.pop(place)
        self.put_in_hand(seat, card)
        self.short[seat] -= 1
        return seat, card, line

    # --- the duties of the closing tricks ---

    def _do_duty(self, trick: Trick, seat: int, card: int, led: int) -> None:
        suit = SUIT_OF[led]
        held = self.known_in(seat, suit)
        wins = self.beats(card, led, closing=True)
        failure = Failure(trick, card, led, self.line)
        if SUIT_OF[card] != suit:
            if held:
                self._revoked(seat, failure, self._in_hand(seat, held[-1]))
                return
            trumps = self.known_trumps(seat)
            if wins is False and trumps:
                self._failed(seat, failure, self._in_hand(seat, trumps[0]))
        elif not wins and any(POWER[each] > POWER[led] for each in held):
            best = next(each for each in held if POWER[each] > POWER[led])
            self._failed(seat, failure, self._in_hand(seat, best))
            return
        if self.unknown[seat] and (SUIT_OF[card] != suit or not wins):
            self.failures[seat].append(failure)

    def _in_hand(self, seat: int, card: int) -> tuple[int, str]:
        line = self.where.get(card) or self.hand_lines[seat] or self.line
        return line, f"{self.who(seat)} holds {self.card(card)}"

    def make_known(self, seat: int, card: int) -> bool:
        if not super().make_known(seat, card):
            return False
        if self.failures[seat] and self.closing:
            self._prove(seat, card)
        return True

    def _prove(self, seat: int, card: int) -> None:
        """A card held since the stock was out shows that earlier cards were against the rules."""
        proof = (
            self.line,
            f"{self.who(seat)} {self.proving} {self.card(card)}: held since the stock was out",
        )
        for failure in self.failures[seat][:]:
            led, suit = failure.led, SUIT_OF[failure.led]
            if SUIT_OF[card] == suit:
                if SUIT_OF[failure.card] != suit:
                    self.failures[seat].remove(failure)
                    self._revoked(seat, failure, proof)
                elif POWER[card] > POWER[led]:
                    self.failures[seat].remove(failure)
                    self._failed(seat, failure, proof)
            elif self._could_trump(failure, card):
                self._failed(seat, failure, proof)

    def _could_trump(self, failure: Failure, card: int) -> bool:
        trump, suit = self.trump, SUIT_OF[failure.led]
        neither = SUIT_OF[failure.card] not in (suit, trump)
        return SUIT_OF[card] == trump and neither and failure.incident is None

    def _revoked(self, seat: int, failure: Failure, proof: tuple[int, str]) -> None:
        trick, card = failure.trick, failure.card
        suit = SUIT_OF[failure.led]
        words = f"{self.who(seat)} plays {self.card(card)} on a {suit_name(suit)[:-1]} lead"
        new = Revoke(
            offender=self.seat(seat),
            card=card,
            suit=suit,
            turned=trick.turned_line is not None,
            trick=trick.number,
            line=failure.line,
            evidence=((failure.line, words), proof),
        )
        before = failure.incident
        self.revokes = [pair for pair in self.revokes if pair[1] is not before]
        self.revokes.append((trick, new))
        if before is not None:
            self.revise(before, new)
        else:
            self.notice(new)

    def _failed(self, seat: int, failure: Failure, proof: tuple[int, str]) -> None:
        words = f"{self.who(seat)} plays {self.card(failure.card)} on {self.card(failure.led)}"
        new = FailedToWin(
            offender=self.seat(seat),
            card=failure.card,
            trick=failure.trick.number,
            line=failure.line,
            evidence=((failure.line, words), proof),
        )
        failure.incident = new
        self.revokes.append((failure.trick, new))
        self.notice(new)

    # --- cards shown ---

    def expose_cards(
        self,
        seat: int,
        cards: tuple[int, ...],
        words: str,
        *,
        played: bool = False,
        after_error: bool = False,
        wrong_lead: bool = False,
    ) -> None:
        """Cards of a hand lie open, and are no part of the trick."""
        self.proving = "shows"
        for card in set(cards):
            if not self.has(seat, card, cards.count(card)):
                return
        self.notice(
            ExposedCard(
                offender=self.seat(seat),
                cards=cards,
                played=played,
                after_error=after_error,
                wrong_lead=wrong_lead,
                closing=self.closing,
                evidence=((self.line, f"{self.who(seat)} {words}"),),
            )
        )
