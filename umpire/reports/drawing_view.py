"""The table of a drawing game: both hands, what lies declared, the trick, the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size

from umpire.cards import RANKS, SYMBOLS, show
from umpire.games.deals import IDLE
from umpire.reports.deal_words import about_deal, between_deals
from umpire.reports.people import People
from umpire.reports.plain import columns, visible

if TYPE_CHECKING:
    from umpire.games.drawing import DrawingTable

NARROW = 60
"""Columns below which the hands stand one under the other."""

GAP = 4
"""Columns between the hands."""

_ORDER = (12, 8, 11, 10, 9, 7, 6, 5)
"""The ranks as they take one another: ace, ten, king, queen, knave, nine, eight, seven."""


def render(table: DrawingTable, *, width: int | None = None) -> str:
    """The table as it stands, as lines that end with a newline.

    Args:
        table: the table, replayed as far as it is to be shown.
        width: columns to draw in, instead of those of the terminal.
    """
    people = People(table.header)
    if not table.deal or table.phase == IDLE:
        return between_deals(table, people) + "\n"
    room = columns(width)
    lines = [about_deal(table, people), _stock(table), ""]
    lines += _hands(table, people, room)
    lines += ["", _trick(table, people)]
    due = _to_draw(table, people)
    lines += [due] if due else []
    lines.append(_tricks_won(table, people))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _stock(table: DrawingTable) -> str:
    if table.closing:
        left = f"; {_cards(table.stock)} left in it" if table.stock else ""
        return f"the stock is out{left}"
    said = f"stock: {_cards(table.stock)} face down"
    if table.trump_lies:
        card = "the trump card" if table.trump_card is None else show(table.trump_card)
        said += f", {card} under it"
    return said


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


# --- hands ---


def _hands(table: DrawingTable, people: People, room: int) -> list[str]:
    first, second = (_hand(table, people, seat) for seat in (0, 1))
    lane = max(cell_len(line) for line in (*first, *second))
    if room < NARROW or 2 * lane + GAP > room:
        return [*first, "", *second]
    height = max(len(first), len(second))
    first += [""] * (height - len(first))
    second += [""] * (height - len(second))
    pairs = zip(first, second, strict=True)
    return [set_cell_size(left, lane + GAP) + right for left, right in pairs]


def _hand(table: DrawingTable, people: People, seat: int) -> list[str]:
    """A hand as far as it is known, and under it the cards that lie declared on the table."""
    laid = table.laid[seat].cards()
    held = list(table.cards[seat])
    for card in laid:
        held[card] -= 1
    lines = [visible(people.seat(seat))]
    unknown = table.unknown[seat]
    for suit in range(4):
        ranks = [RANKS[r] for r in _ORDER for _ in range(held[suit * 13 + r])]
        if ranks or not unknown:
            lines.append(f"  {SYMBOLS[suit]} {' '.join(ranks) or '-'}")
    if unknown:
        known = len(lines) > 1
        lines.append(f"  and {unknown} more" if known else f"  {_cards(unknown)}")
    if laid:
        lines.append(f"  declared: {' '.join(show(card) for card in laid)}")
    return lines


# --- the trick ---


def _trick(table: DrawingTable, people: People) -> str:
    trick, number = table.trick, table.number()
    if trick is None:
        if table.deal_complete():
            return "every trick is played"
        if table.leader is None:
            return f"trick {number}: who is to lead is not known"
        return f"trick {number}: {visible(people.seat(table.leader))} is to lead"
    played = ", ".join(f"{visible(people.seat(seat))} {show(card)}" for seat, card in trick.cards)
    said = f"trick {trick.number}: {played}"
    if trick.wrong is not None and len(trick.cards) == 1:
        said += f" out of turn ({visible(people.seat(1 - trick.leader))} was to lead)"
    if len(trick.cards) < 2:
        waiting = next(
            seat for seat in (trick.leader, 1 - trick.leader) if not trick.has_played(seat)
        )
        return f"{said}; {visible(people.seat(waiting))} is to play"
    if trick.winner is None:
        return f"{said}; complete, and who won it is not known"
    return f"{said}; complete, won by {visible(people.seat(trick.winner))}"


def _to_draw(table: DrawingTable, people: People) -> str:
    """Who is still to draw after the last trick, the winner first."""
    first = table.leader or 0
    due = [
        f"{visible(people.seat(seat))} {_cards(table.due[seat])}"
        for seat in (first, 1 - first)
        if table.due[seat]
    ]
    return f"to draw: {', then '.join(due)}" if due and not table.assumed else ""


def _tricks_won(table: DrawingTable, people: People) -> str:
    shown = [f"{visible(people.seat(seat))} {table.won[seat]}" for seat in (0, 1)]
    before = table.first_trick - 1
    missing = f" (the first {before} are not logged)" if before else ""
    return f"tricks won: {', '.join(shown)}{missing}"
