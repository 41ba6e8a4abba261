"""The whist table drawn with the players around it: hands, the trick on the table, tricks won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size

from umpire.cards import RANKS, SYMBOLS, cards_in, show
from umpire.games.deals import DEALING, IDLE
from umpire.players import SIDE_WORDS, say_seat
from umpire.reports.deal_words import about_deal, between_deals
from umpire.reports.people import People
from umpire.reports.plain import columns, visible, wrap

if TYPE_CHECKING:
    from umpire.games.trick import Trick
    from umpire.games.whist import Whist

NORTH, EAST, SOUTH, WEST = range(4)

GAP = 2
"""Columns between the hands and the trick."""

HANG = "  "
"""What further lines of a sentence begin with."""

NARROW = 66
"""Columns below which the hands stand one under the other."""

LANE = 26
"""Columns of a hand at most: thirteen cards of one suit stand closer."""

_SPREAD = 5
"""Columns from the middle of the trick to the cards at its sides."""


def render(table: Whist, *, width: int | None = None) -> str:
    """The table as it stands, as lines that end with a newline.

    Args:
        table: the table, replayed as far as it is to be shown.
        width: columns to draw in, instead of those of the terminal.
    """
    room = columns(width)
    people = People(table.header)
    if not table.deal or table.phase == IDLE:
        return between_deals(table, people) + "\n"
    lines = [*wrap(_about(table, people), room, "", HANG), ""]
    lines += _stacked(table, people) if room < NARROW else _around(table, people, room)
    lines += ["", *wrap(_trick_words(table, people), room, "", HANG)]
    lines += wrap(_tricks_won(table), room, "", HANG)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _about(table: Whist, people: People) -> str:
    said = about_deal(table, people)
    if table.trump_card is None:
        return said
    lying = not table.trump_taken and not table.first_round_over()
    return f"{said} · {show(table.trump_card)} turned up{', on the table' if lying else ''}"


# --- hands ---


def cards_left(table: Whist, seat: int) -> int | None:
    """How many cards a player still holds; None where the log does not tell.

    A hand that nobody counted is taken to have been dealt its number, unless some hand of the
    deal was found to be wrong.
    """
    if table.full[seat]:
        return int(table.held[seat]).bit_count()
    if table.phase == DEALING:
        return None
    dealt = table.counted.get(seat)
    if dealt is None:
        if table.miscount is not None:
            return None
        dealt = table.hand_size
    return max(0, dealt - (table.first_trick - 1) - table.played_by(seat))


def hand(table: Whist, seat: int, room: int) -> list[str]:
    """The lines that show a hand: by suit if it is known, else what is known of it."""
    held, left = table.held[seat], cards_left(table, seat)
    if table.full[seat]:
        return [_suit(held, suit, room) for suit in range(4)]
    lines = [_suit(held, suit, room) for suit in range(4) if held >> suit * 13 & 0x1FFF]
    if left is None:
        return [*lines, "and others: ?" if lines else "cards: ?"]
    others = left - int(held).bit_count()
    if lines:
        return [*lines, f"and {others} more"] if others > 0 else lines
    return [_count(left)]


def _count(cards: int) -> str:
    return f"{cards} card{'' if cards == 1 else 's'}"


def _suit(held: int, suit: int, room: int) -> str:
    mask = held & 0x1FFF << suit * 13
    ranks = [RANKS[card % 13] for card in cards_in(mask)]
    spaced = " ".join(ranks)
    return f"{SYMBOLS[suit]} {(spaced if len(spaced) + 2 <= room else ''.join(ranks)) or '-'}"


def _block(table: Whist, people: People, seat: int, room: int) -> list[str]:
    name = visible(people.seat(seat))
    if cell_len(name) > room:
        name = set_cell_size(name, room - 1).rstrip() + "…"
    return [name, *hand(table, seat, room)]


def _stacked(table: Whist, people: People) -> list[str]:
    lines = []
    for seat in range(4):
        name, *cards = _block(table, people, seat, LANE)
        lines += [name, *(f"  {line}" for line in cards)]
    if table.trick is not None and table.trick.cards:
        played = [f"{say_seat(table.game, seat)} {show(card)}" for seat, card in table.trick.cards]
        lines.append(f"on the table: {', '.join(played)}")
    return lines


def _around(table: Whist, people: People, room: int) -> list[str]:
    lane = min(LANE, (room - 2 * GAP) // 3)
    north, east, south, west = (_block(table, people, seat, lane) for seat in range(4))
    middle = _trick(table.trick)
    before, gap = " " * (lane + GAP), " " * GAP
    lines = [before + _centred(north, lane, line) for line in north]
    height = max(len(west), len(east), len(middle))
    sides = [_padded(block, height) for block in (west, middle, east)]
    lines.append("")
    for left, centre, right in zip(*sides, strict=True):
        drawn = set_cell_size(left, lane) + gap + set_cell_size(centre.center(lane), lane)
        lines.append(drawn + gap + right)
    lines.append("")
    return lines + [before + _centred(south, lane, line) for line in south]


def _centred(block: list[str], lane: int, line: str) -> str:
    """A line of a block that stands, as a whole, in the middle of its lane."""
    widest = max(cell_len(each) for each in block)
    return " " * ((lane - widest) // 2) + line


def _padded(block: list[str], height: int) -> list[str]:
    above = (height - len(block)) // 2
    return [""] * above + block + [""] * (height - len(block) - above)


# --- the trick ---


def _trick(trick: Trick | None) -> list[str]:
    """The cards on the table, each before its player; a dot where none is."""
    cards = {seat: show(card) for seat, card in trick.cards} if trick else {}
    north, east, south, west = (cards.get(seat, "·") for seat in range(4))
    sides = f"{west:>{_SPREAD}}{'':{_SPREAD}}{east:<{_SPREAD}}"
    return [north.center(len(sides)), "", sides, "", south.center(len(sides))]


def _trick_words(table: Whist, people: People) -> str:
    trick, number = table.trick, table.number()
    if trick is None:
        if table.deal_complete():
            return "every trick is played"
        if table.leader is None:
            return f"trick {number}: who is to lead is not known"
        return f"trick {number}: {visible(people.seat(table.leader))} is to lead"
    said = f"trick {trick.number}: {_led(trick, people)}"
    if trick.wrong is not None and table.leader is not None:
        said += f" out of turn ({visible(people.seat(table.leader))} was to lead)"
        if len(trick.cards) == 1:
            return said
    waiting = [s % 4 for s in range(trick.leader, trick.leader + 4) if not trick.has_played(s % 4)]
    if waiting:
        return f"{said}; {visible(people.seat(waiting[0]))} is to play"
    if trick.winner is None:
        return f"{said}; complete, and who won it is not known"
    return f"{said}; complete, won by {visible(people.seat(trick.winner))}"


def _led(trick: Trick, people: People) -> str:
    leader = visible(people.seat(trick.leader))
    cards = [card for seat, card in trick.cards if seat == trick.leader]
    return f"{leader} led {show(cards[0])}" if cards else f"{leader} took the lead back"


def _tricks_won(table: Whist) -> str:
    shown = [
        f"{SIDE_WORDS[side]} {won}" for side, won in zip(table.sides(), table.won, strict=True)
    ]
    before = table.first_trick - 1
    missing = f" (the first {before} are not logged)" if before else ""
    return f"tricks won: {', '.join(shown)}{missing}"
