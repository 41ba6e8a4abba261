"""Who is who in a log: seats, sides, and the names that the header gives."""

from __future__ import annotations

from umpire.players import SEATS, seat_of_text, side_of, side_of_text


class Names:
    """Who is who in a log: seats and the names given in the header."""

    __slots__ = ("by_name", "game", "names")

    def __init__(self, game: str, names: dict[int, str] | None = None) -> None:
        self.game = game
        self.names = names or {}
        self.by_name = {name.casefold(): seat for seat, name in self.names.items()}

    def seat(self, text: str) -> int | None:
        """The seat that a text names, by seat or by name."""
        seat = self.by_name.get(text.casefold())
        return seat_of_text(self.game, text) if seat is None else seat

    def side(self, text: str) -> str | None:
        """The side that a text names; a player stands for his side."""
        side = side_of_text(self.game, text)
        if side is None and (seat := self.seat(text)) is not None:
            side = side_of(self.game, seat)
        return side

    def who(self, text: str) -> str | None:
        """The seat or the side that a text names, as reports name it."""
        seat = self.seat(text)
        return self.side(text) if seat is None else SEATS[self.game][seat]

    def known(self) -> list[str]:
        """What a player may be called in this log."""
        return [*self.names.values(), *SEATS[self.game]]
