"""Rulings in words, for every format: what the status means here, and moments by name."""

from __future__ import annotations

from umpire.cards import show
from umpire.rulings import ENFORCED, Moment, Ruling, say

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
    "deal-begins": "the next deal begins",
    "deal-over": "the deal is over",
    "deal-annulled": "the deal is annulled",
    "moves": "the other player moves",
    "lets-stand": "the other player lets it stand",
    "put-right": "it is put right and the other player moves on",
    "take-made": "the move is made anew",
    "taken-back": "the move is taken back",
    "touched-man-moved": "the man is moved as he must be",
    "touched-man-gone": "the man is off the board",
    "moves-each": "both sides have made the moves allowed",
    "game-over": "the game is over",
    "lead-goes-back": "the lead goes back",
    "stock-out": "the stock is out",
    "dealer-plays": "the dealer plays to the first trick",
    "cuts-in": "the player cuts again",
    "draws": "the player draws",
    "draws-after": "the player draws after the next trick",
    "plays-on": "the player plays again",
    "made-good": "the draw is made good",
    "number-right": "the number of cards is right",
    "takes-trick": "the player wins a trick",
    "returns": "a card goes back to the stock",
    "shows-second": "the card is shown",
    "shows-own": "the card is shown",
    "meld-mended": "the meld is put right",
}
"""Moments by id, as a clause."""

DONE_BY = {
    "draws": "draws",
    "draws-after": "draws after the next trick",
    "plays-on": "plays again",
    "made-good": "makes the draw good",
    "number-right": "has the right number of cards",
    "takes-trick": "wins a trick",
    "returns": "puts a card back",
    "shows-second": "shows the card",
    "shows-own": "shows the card",
    "meld-mended": "puts the meld right",
}
"""Moments that name a player after the deal: what he does."""


WHY_REFUSED = {
    "unproved": "Nothing in the log proves it.",
    "too-early": "It was claimed too early.",
    "too-late": "It was claimed too late.",
    "not-entitled": "It was asked for by a side that has no right to it.",
    "not-liable": "The player was not liable to it.",
    "not-yet": "It was asked for too early.",
    "revoke": "To obey it would have been a revoke.",
    "trump-not-left": (
        "The log does not say that the trump card still lies on the table: "
        "`leaves the trump card` says so."
    ),
    "double-penalty": "A suit was called for that lead, and one offence has one penalty.",
    "married": "A king or queen of it was married before.",
    "sequence": "A king or queen of it has served in a sequence.",
    "not-on-table": "The four cards do not lie on the table together.",
    "served": "A card of it has served in the same declaration before.",
    "no-fresh-card": "No card of it is new from the hand.",
    "used-before": "A card of it has served in a meld of its class worth as much or more.",
    "too-many-cards": "The player holds too many cards.",
    "not-played": "This table does not count it.",
    "not-after-trick": "It was not made right after winning a trick and before drawing.",
    "not-lowest-trump": "Only the lowest trump can be exchanged.",
    "trump-card-gone": "The trump card no longer lies there.",
}
"""Why a claim or a call is refused, by the `why` of the incident."""


def moment(name: str) -> str:
    """A moment in words."""
    return MOMENTS.get(name, name.replace("-", " "))


def clause(moment: Moment) -> str:
    """A moment in words, with the player or the card that it is about."""
    if moment[0] == "card-played" and len(moment) == 4:
        return f"{say(moment[2])} plays {show(moment[3])}"
    if moment[0] == "plays" and len(moment) == 4:
        return f"{say(moment[3])} plays"
    if moment[0] == "moves":
        return f"{say(moment[1])} moves"
    if moment[0] == "lets-stand":
        return f"{say(moment[1])} lets it stand"
    if moment[0] in DONE_BY and len(moment) > 2:
        return f"{say(moment[2])} {DONE_BY[moment[0]]}"
    if moment[0] == "moves-each":
        return f"each side has made {moment[2]} moves"
    return MOMENTS.get(moment[0], str(moment[0]).replace("-", " "))


def _who(ruling: Ruling) -> str:
    return say(ruling.chooser) if ruling.chooser else "The players"


def explain(ruling: Ruling) -> str:
    """Why the ruling has its status: one or two sentences."""
    window, status = ruling.window, ruling.status
    said = [ruling.note] if ruling.note else []
    if status == "silent":
        said.append("No rule in force covers this.")
    elif status == "no-penalty":
        if ruling.once is None:
            said.append("The rule forbids it and names no penalty.")
    elif status == "refused":
        said.append(_refused(ruling))
    elif status == "stands":
        said.append("It was irregular, and the rules let it stand.")
    elif status == "waived":
        said.append(f"{_who(ruling)} gave the right up{_at(window.closed_line)}.")
    elif status == "lapsed" and ruling.status_given:
        said.append("Another ruling takes its place.")
    elif status == "lapsed":
        said.append(f"The right was not used while it lasted{_closed(ruling)}.")
    elif status == "cured":
        said.append(f"It was put right in time{_at(window.closed_line)}; nothing more is owed.")
    elif status == "open":
        said.append(_open(ruling))
    else:
        said.append(_enforced(ruling))
    if ruling.early:
        lines = " and ".join(str(line) for line in ruling.early)
        said.append(f"What was asked for on line {lines} came too early to count.")
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
    why = WHY_REFUSED.get(getattr(ruling.incident, "why", ""))
    if why and ruling.citations:
        return why
    if not ruling.citations:
        return "No rule in force gives such a right here."
    return "The rule does not allow it."


def _ends(ruling: Ruling) -> list[str]:
    """The moments at which a right is lost, in words."""
    ends = dict(ruling.closes)
    for remedy in ruling.remedies:
        if remedy.uses and not ruling.options:
            ends.update(remedy.ends)
    return [clause(moment) for moment, outcome in ends.items() if outcome != ENFORCED]


def _open(ruling: Ruling) -> str:
    who, window = _who(ruling), ruling.window
    until = " or ".join(dict.fromkeys(_ends(ruling)))
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
        return f"Chosen{_at(ruling.chosen_line)}: {text}."
    if any(right.used for right in ruling.rights):
        return f"The right was used{_at(line or ruling.window.closed_line)}."
    return "It follows of itself."
