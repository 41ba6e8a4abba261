"""The table of a drawing game: what bezique and pinochle have in common.

Two packs are one, so that every card is there twice. After each trick both players draw until the
stock and then the trump card are gone; while it lasts the winner of a trick may declare cards that
stay on the table and of the hand; in the closing tricks suit must be followed and the trick won.
The parts stand in modules of their own, each a layer on the one before:

- `drawing_cards`: what is known of the hands;
- `drawing_tricks`: tricks, who wins them and when they are turned;
- `drawing_score`: points, forfeits and the score;
- `drawing_stock`, `drawing_draws` and `drawing_returns`: who is to draw, drawing, and cards that
  go back;
- `drawing_count` and `drawing_effects`: numbers found wrong, and what rulings do about them;
- `drawing_play` and `drawing_acts`: playing, and whatever else happens at the table;
- `drawing_melds`: declarations and the exchange, with `laid` for the cards on the table.
"""

from __future__ import annotations

from umpire.games.drawing_melds import LOWEST_TRUMP, MARRIAGES, MeldTable, Shown

DrawingTable = MeldTable

__all__ = ["LOWEST_TRUMP", "MARRIAGES", "DrawingTable", "Shown"]
