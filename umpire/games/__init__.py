"""The games: one table each, listed here by hand and loaded when wanted."""

from __future__ import annotations

from importlib import import_module

from umpire.games.base import Table
from umpire.logs.log import Log

TABLES = {
    "whist": "umpire.games.whist:Whist",
    "bezique": "umpire.games.bezique:Bezique",
    "pinochle": "umpire.games.pinochle:Pinochle",
    "draughts": "umpire.games.draughts:Draughts",
}
"""Every game that is built, with its table."""


_LOADED: dict[str, type[Table]] = {}


def table_for(log: Log) -> Table:
    """An empty table for a log.

    Raises:
        KeyError: the game is not built.
    """
    game = log.header.game
    if game not in _LOADED:
        module, _, name = TABLES[game].partition(":")
        _LOADED[game] = getattr(import_module(module), name)
    return _LOADED[game](log)
