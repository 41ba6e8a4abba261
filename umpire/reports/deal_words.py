"""A deal in words, as the views of card tables head their pictures."""

from __future__ import annotations

from umpire.cards import SYMBOLS, suit_name
from umpire.games.deals import DealTable
from umpire.reports.people import People
from umpire.reports.plain import visible


def between_deals(table: DealTable, people: People) -> str:
    """What there is to say where no deal is in progress."""
    if not table.deal:
        return "nothing has been dealt yet"
    fate = "is annulled" if table.annulled else "is over"
    due = table.due_dealers
    follows = f"; {visible(people.seat(due[0]))} deals next" if due and len(due) == 1 else ""
    return f"deal {table.deal} {fate}{follows}"


def about_deal(table: DealTable, people: People) -> str:
    """The deal, its dealer and what is trumps."""
    said = [f"deal {table.deal}"]
    if table.dealer is not None:
        said.append(f"dealer {visible(people.seat(table.dealer))}")
    if table.trump is None:
        said.append("trumps not known")
    elif table.trump < 0:
        said.append(suit_name(table.trump))
    else:
        said.append(f"trumps {SYMBOLS[table.trump]} {suit_name(table.trump)}")
    return " · ".join(said)
