"""Who is who in a report: seats in words, with the names that the log gives them."""

from __future__ import annotations

import re

from umpire.logs.log import Header
from umpire.players import SEATS, SIDES, say_seat, seats_of
from umpire.rulings import say


class People:
    """The players of a log."""

    def __init__(self, header: Header) -> None:
        self.game = header.game
        self.names = header.players
        seats = SEATS.get(self.game, ())
        self._words = {say_seat(self.game, seat): seat for seat in range(len(seats))}
        sides = [say(side) for side in SIDES.get(self.game, ()) if side not in seats]
        wanted = "|".join(map(re.escape, [*sides, *self._words]))
        self._in_text = re.compile(rf"(?<![\w-])(?:{wanted})(?![\w-])") if wanted else None

    def seat(self, seat: int) -> str:
        """A player: ``East (Bob)``, or ``East`` where the log gives no name."""
        word, name = say_seat(self.game, seat), self.names.get(seat)
        return f"{word} ({name})" if name else word

    def who(self, who: str | None) -> str:
        """A seat or side as rulings name it: ``North and South (Ann and Cat)``."""
        if who is None:
            return "the players"
        if self.game not in SEATS or who not in (*SEATS[self.game], *SIDES[self.game]):
            return say(who)
        seats = seats_of(self.game, who)
        if len(seats) == 1:
            return self.seat(seats[0])
        names = [self.names.get(seat) for seat in seats]
        known = " and ".join(name for name in names if name)
        return f"{say(who)} ({known})" if all(names) else say(who)

    def name(self, text: str, *, sentence: bool = False) -> str:
        """Our own words about players, each seat with its name; a side is left as it is.

        In a whole sentence an ``A`` may be no player, so that seats of one letter stay as they are.
        """
        if self._in_text is None or not self.names:
            return text
        if sentence and all(len(word) == 1 for word in self._words):
            return text
        return self._in_text.sub(self._named, text)

    def _named(self, found: re.Match[str]) -> str:
        seat = self._words.get(found.group())
        return found.group() if seat is None else self.seat(seat)
