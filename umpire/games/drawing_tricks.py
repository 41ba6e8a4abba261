"""Tricks of two cards: who leads, who wins, when they are turned, and how far the deal has come.

The deal has two parts. While the stock lasts nobody need follow suit; once the last card is drawn
the closing tricks begin, in which the second player must follow suit and win if he can.
"""

from __future__ import annotations

from umpire.cards import SUIT_OF
from umpire.events import Gather, Resume, TurnTrick
from umpire.games.deals import IDLE, PLAY
from umpire.games.drawing_cards import POWER, HeldTable
from umpire.incidents import Incident
from umpire.incidents.play import LeadOutOfTurn, MissedTrick
from umpire.logs.log import Log
from umpire.rulings import FIRST_ROUND_OVER, Moment


class Trick:
    """A trick: `cards` are pairs of seat and card in the order of play, `lines` their lines.

    `leader` led to it and `due` was to lead.
    """

    __slots__ = (
        *("cards", "closing", "due", "leader", "lines", "number", "turned_line", "winner"),
        *("wrong",),
    )

    def __init__(self, number: int, leader: int, closing: bool, due: int | None) -> None:
        self.number = number
        self.leader = leader
        self.due = due
        self.closing = closing
        self.cards: list[tuple[int, int]] = []
        self.lines: list[int] = []
        self.winner: int | None = None
        self.turned_line: int | None = None
        self.wrong: LeadOutOfTurn | None = None

    def has_played(self, seat: int) -> bool:
        """Whether a seat's card lies in the trick."""
        return any(player == seat for player, _ in self.cards)

    def led(self) -> int | None:
        """The card led, or None where it was taken back."""
        return next((card for seat, card in self.cards if seat == self.leader), None)


class TrickPairs(HeldTable):
    """A table of two at which tricks are played; `won` counts the tricks of each seat.

    `closing`: the stock is out. `leader` is None where nobody can say who is to lead.
    `any_suit_wins`: while the stock lasts the higher card wins whatever its suit, trumps apart.
    """

    __slots__ = ("any_suit_wins", "closing", "leader", "trick", "tricks", "won")

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.any_suit_wins = False

    def clear_deal(self) -> None:
        super().clear_deal()
        self.leader: int | None = None
        self.trick: Trick | None = None
        self.tricks: list[Trick] = []
        self.won = [0, 0]
        self.closing = False

    def begin_deal(self, dealer: int | None) -> None:
        super().begin_deal(dealer)
        self.leader = None if dealer is None else 1 - dealer

    def dealer_known(self, dealer: int) -> None:
        super().dealer_known(dealer)
        if not self.play_begun() and self.first_trick == 1:
            self.leader = 1 - dealer

    # --- questions ---

    @classmethod
    def all_tricks(cls) -> int:
        """The number of tricks in a deal."""
        return cls.pack_size() // 2

    @classmethod
    def closing_begins(cls) -> int:
        """The number of the first trick after the stock is out, in a regular deal."""
        return cls.all_tricks() - cls.hand_size + 1

    def stock_is_out(self) -> bool:
        return self.closing

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
        return self.trick is not None and len(self.trick.cards) == 2

    def every_trick(self) -> list[Trick]:
        """Every trick of the deal that is logged, the one in progress included."""
        return [*self.tricks, self.trick] if self.trick is not None else self.tricks

    def last_trick(self) -> Trick | None:
        """The trick last completed, turned or not."""
        if self.trick is not None and len(self.trick.cards) == 2:
            return self.trick
        return self.tricks[-1] if self.tricks else None

    def tricks_done(self) -> int:
        """The number of complete tricks, those before the log included."""
        return self.first_trick - 1 + len(self.tricks) + self.is_complete()

    def play_begun(self) -> bool:
        return self.trick is not None or bool(self.tricks)

    def first_round_over(self) -> bool:
        return self.first_trick > 1 or bool(self.tricks)

    def dealer_has_played(self) -> bool:
        """Whether the dealer has played to the first trick; any card of his where it is unknown."""
        if self.first_trick > 1 or self.tricks:
            return True
        return self.trick is not None and (
            self.dealer is None or self.trick.has_played(self.dealer)
        )

    def deal_complete(self) -> bool:
        """Whether every trick is played, as far as the log tells."""
        if self.tricks_done() >= self.all_tricks():
            return True
        empty = all(self.certain) and not any(self.size)
        return self.closing and self.is_level() and empty and self.play_begun()

    def is_level(self) -> bool:
        """Whether both players have played to the trick in progress, if there is one."""
        return self.trick is None or len(self.trick.cards) == 2

    def when(self, moment: Moment) -> int | None:
        if moment == FIRST_ROUND_OVER:
            return self.tricks[0].turned_line if self.tricks else None
        if moment[0] == "trick-turned" and moment[1] == self.deal:
            turned = (t.turned_line for t in self.tricks if t.number == moment[2])
            return next(turned, None)
        if moment[0] == "tricks-gathered":
            return self.gathered_line
        return None

    def notice(self, incident: Incident, *, deal: int | None = None) -> None:
        if incident.trick is None and self.deal and deal in (None, self.deal):
            incident.trick = self.trick_number()
        super().notice(incident, deal=deal)

    # --- who wins ---

    def beats(self, card: int, led: int, *, closing: bool) -> bool | None:
        """Whether the second card of a trick wins it; None where trumps might decide."""
        suit, suit_led = SUIT_OF[card], SUIT_OF[led]
        if suit == suit_led:
            return POWER[card] > POWER[led]
        if self.trump is None:
            return None
        if suit == self.trump:
            return True
        if suit_led == self.trump or closing or not self.any_suit_wins:
            return False
        return POWER[card] > POWER[led]

    def winner_of(self, trick: Trick) -> int | None:
        """The seat that wins a trick; None where nobody can say, or no lead lies in it."""
        if trick.led() is None:
            return None
        if len(trick.cards) < 2:
            return trick.leader
        (first, led), (second, card) = trick.cards
        wins = self.beats(card, led, closing=trick.closing)
        return None if wins is None else second if wins else first

    # --- turning ---

    def turn(self, line: int) -> None:
        """Turn the complete trick that lies on the table, if one does."""
        trick = self.trick
        if trick is None or len(trick.cards) < 2:
            return
        self.turned(trick, line)

    def turned(self, trick: Trick, line: int) -> None:
        """A trick is turned and quitted."""
        trick.turned_line = line
        self.tricks.append(trick)
        self.trick = None
        if self.watched:
            self.come(("trick-turned", self.deal, trick.number))
            if len(self.tricks) == 1 and self.first_trick == 1:
                self.come(FIRST_ROUND_OVER)

    def on_turn_trick(self, event: TurnTrick, line: int) -> None:
        trick = self.trick
        if trick is None:
            if not self.tricks and not self.annulled:
                self.problem("no trick lies on the table", "a trick is turned when it is played")
            return
        for seat in (0, 1):
            if len(trick.cards) < 2 and not trick.has_played(seat):
                words = f"{self.who(seat)} did not play to trick {trick.number}"
                self.notice(MissedTrick(offender=self.seat(seat), evidence=((line, words),)))
        if len(trick.cards) < 2:
            trick.winner = self.winner_of(trick)
            self.trick_over(trick)
        self.turned(trick, line)

    def trick_over(self, trick: Trick) -> None:
        """A trick is complete: its winner leads to the next."""
        self.leader = trick.winner
        if trick.winner is not None:
            self.won[trick.winner] += 1

    def on_gather(self, event: Gather, line: int) -> None:
        self.turn(line)
        self.gather()

    def close_deal(self) -> None:
        if self.phase != IDLE:
            self.turn(self.line)
            super().close_deal()
            self.clear_table()

    def annul(self, deal: int | None, *, passes: bool) -> None:
        super().annul(deal, passes=passes)
        if self.annulled:
            self.clear_table()

    def clear_table(self) -> None:
        """Nobody is to play any more in this deal."""
        self.trick = None
        self.leader = None

    # --- play taken up later ---

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
        if event.trick is None:
            return
        if not 1 <= event.trick <= self.all_tricks():
            hint = f"tricks are 1 to {self.all_tricks()}"
            self.problem(f"there is no trick {event.trick}", hint)
            return
        self.taken_up_at(event.trick)

    def taken_up_at(self, number: int) -> None:
        """Play is taken up at a trick: what went before is taken to have been regular."""
        self.first_trick = number
        gone = min(number, self.closing_begins()) - 1
        left = self.hand_size - max(0, number - self.closing_begins())
        for seat in (0, 1):
            if self.hand_lines[seat] is None:
                self.size[seat] = left
                self.unknown[seat] = max(0, left - sum(self.cards[seat]))
        self.stock = max(0, self.pack_size() - 2 * self.hand_size - 1 - 2 * gone)
        if number >= self.closing_begins():
            self.closing, self.trump_lies = True, False
            if self.trump_card is not None:
                self.copies[self.trump_card] -= 1
