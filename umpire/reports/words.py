"""Rulings in words, for every format: what the status means here, and moments by name."""

from __future__ import annotations

from umpire.rulings import Ruling, say

MOMENTS = {
    "now": "at once",
    "first-round-over": "the first trick is turned",
    "trick-turned": "the trick is turned",
    "tricks-gathered": "the tricks are gathered",
    "pack-cut": "the pack is cut for the next deal",
    "next-card-dealt": "another card is dealt",
    "rectified": "it is put right",
    "proper-cut": "the pack is cut again",
    "ties-cut": "those who tied have cut again",
    "card-played": "the card is played",
    "lead-accepted": "the next hand plays to the lead",
    "plays": "the player concerned plays",
    "deal-over": "the deal is over",
    "deal-annulled": "the deal is annulled",
}
"""Moments by id, as a clause."""


def moment(name: str) -> str:
    """A moment in words."""
    return MOMENTS.get(name, name.replace("-", " "))


def _who(ruling: Ruling) -> str:
    return say(ruling.chooser) if ruling.chooser else "The players"


def explain(ruling: Ruling) -> str:
    """Why the ruling has its status: one or two sentences."""
    window, status = ruling.window, ruling.status
    said = [ruling.note] if ruling.note else []
    if status == "silent":
        said.append("No rule in force covers this.")
    elif status == "no-penalty":
        said.append("The rule forbids it and names no penalty.")
    elif status == "refused":
        said.append(_refused(ruling))
    elif status == "stands":
        said.append("It was irregular, and the rules let it stand.")
    elif status == "waived":
        said.append(f"{_who(ruling)} gave the right up{_at(window.closed_line)}.")
    elif status == "lapsed":
        said.append(f"The right was not used while it lasted{_closed(ruling)}.")
    elif status == "cured":
        said.append(f"It was put right in time{_at(window.closed_line)}; nothing more is owed.")
    elif status == "open":
        said.append(_open(ruling))
    else:
        said.append(_enforced(ruling))
    return " ".join(said)


def _at(line: int | None) -> str:
    return "" if line is None else f" (line {line})"


def _closed(ruling: Ruling) -> str:
    line = ruling.window.closed_line
    return "" if line is None else f": it ended on line {line}"


def _refused(ruling: Ruling) -> str:
    window = ruling.window
    if ruling.late:
        when = f" on line {window.closed_line}" if window.closed_line else ""
        return f"It was asked for on line {window.claimed_line}, and the right had ended{when}."
    if not ruling.citations:
        return "No rule in force gives such a right here."
    return "The rule does not allow it."


def _open(ruling: Ruling) -> str:
    who, window = _who(ruling), ruling.window
    until = " or ".join(moment(name) for name in window.closes)
    ends = f", until {until}" if until else ""
    if ruling.claim and not ruling.claimed:
        if window.opened_line is None:
            return f"{who} may claim it once {moment(window.opens or 'now')}."
        return f"{who} may claim it{ends}."
    if ruling.options:
        claimed = f"It was claimed on line {window.claimed_line}. " if ruling.claimed else ""
        return f"{claimed}{who} may choose{'' if ruling.claimed else ends}."
    return f"The right is {who}'s to use{ends}." if ruling.chooser else "It may still be used."


def _enforced(ruling: Ruling) -> str:
    line = ruling.window.claimed_line
    if ruling.chosen:
        text = next(o.text for o in ruling.options if o.kind == ruling.chosen)
        return f"Chosen{_at(line)}: {text}."
    if any(right.used for right in ruling.rights):
        return f"The right was used{_at(line)}."
    return "It follows of itself."
