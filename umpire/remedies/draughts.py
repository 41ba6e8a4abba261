"""Remedies at draughts."""

from __future__ import annotations

from collections.abc import Mapping

from umpire.rulings import Moment, Remedy, say


def huff(to: str, of: str) -> Remedy:
    """The man that should have taken is removed, and then the other side moves."""
    text = f"{say(to)} removes the man of {say(of)} that should have taken, and then moves"
    return Remedy("huff", text, of=of, to=to)


def compel_take(to: str, of: str, *, uses: bool = False) -> Remedy:
    """The move is taken back and the take is made."""
    text = f"{say(to)} may have the move taken back: {say(of)} must then take all that can be taken"
    return Remedy("compel-take", text, of=of, to=to, uses=uses)


def move_taken_back(of: str) -> Remedy:
    """A false move is taken back."""
    text = f"{say(of)} must take the move back and make a lawful one"
    return Remedy("move-taken-back", text, of=of, uses=True)


def must_move_touched(of: str, what: str, ends: Mapping[Moment, str]) -> Remedy:
    """A man touched must be moved; `what` says which man, and where to."""
    return Remedy("must-move-touched", f"{say(of)} must move {what}", of=of, uses=True, ends=ends)


def draw_game(limit: int, of: str, ends: Mapping[Moment, str]) -> Remedy:
    """The game is drawn unless it is won within a number of moves a side."""
    text = f"the game is drawn unless {say(of)} wins it within {limit} moves a side"
    return Remedy("draw-game", text, count=limit, of=of, uses=True, ends=ends)


def decision_final(to: str) -> Remedy:
    """A dispute is decided."""
    return Remedy("decision-final", f"the dispute is decided for {say(to)}", to=to)
