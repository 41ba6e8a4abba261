"""The board as `umpire show` draws it."""

from __future__ import annotations

from umpire.judge import judge
from umpire.logs.text import read
from umpire.reports import board_view

START = """\
no move has been made

+-------+-------+-------+-------+-------+-------+-------+-------+
|       | 1  b  |       | 2  b  |       | 3  b  |       | 4  b  |
+-------+-------+-------+-------+-------+-------+-------+-------+
| 5  b  |       | 6  b  |       | 7  b  |       | 8  b  |       |
+-------+-------+-------+-------+-------+-------+-------+-------+
|       | 9  b  |       |10  b  |       |11  b  |       |12  b  |
+-------+-------+-------+-------+-------+-------+-------+-------+
|13     |       |14     |       |15     |       |16     |       |
+-------+-------+-------+-------+-------+-------+-------+-------+
|       |17     |       |18     |       |19     |       |20     |
+-------+-------+-------+-------+-------+-------+-------+-------+
|21  w  |       |22  w  |       |23  w  |       |24  w  |       |
+-------+-------+-------+-------+-------+-------+-------+-------+
|       |25  w  |       |26  w  |       |27  w  |       |28  w  |
+-------+-------+-------+-------+-------+-------+-------+-------+
|29  w  |       |30  w  |       |31  w  |       |32  w  |       |
+-------+-------+-------+-------+-------+-------+-------+-------+
b, w: men   BK, WK: kings   [ ]: the squares of the last move

Black to move
"""


def drawn(text: str) -> str:
    return board_view.render(judge(read("game: draughts\n" + text, "x")).table)


def test_the_board_before_the_first_move() -> None:
    assert drawn("note: nothing yet\n") == START


def test_kings_and_the_last_move_are_marked() -> None:
    text = drawn("position: W:WK22,32:B18,11,1\nWhite 22x15x8\n")
    assert "move 1: White 22x15x8" in text
    assert "| 5     |       | 6     |       | 7     |       | 8 [WK]|" in text
    assert "|13     |       |14     |       |15 [ ] |       |16     |" in text
    assert "|22 [ ] |" in text
    assert text.endswith("Black to move\n")


def test_a_man_huffed_is_off_the_board() -> None:
    moves = "Black 11-15\nWhite 22-18\nBlack 8-11\n"
    assert "|15  b  |" in drawn(moves)
    assert "|15     |" in drawn(moves + "White huffs 15\n")


def test_how_a_game_ended() -> None:
    assert drawn("position: W:W18,32:B14\nWhite 18x9\n").endswith("the game is over\n")
    count = "position: W:WK2:BK3,K13\nWhite calls the count\nBlack chooses draw-game\n"
    assert drawn(count).endswith("the game is drawn\n")
    lost = "Black 11-15\nWhite leaves the room\n"
    assert drawn(lost).endswith("White to move (the game was lost by a ruling)\n")
    assert drawn("11-15\n23-19\n11-16\n").endswith("contradicts itself after this\n")


def test_players_have_their_names() -> None:
    text = drawn("players: Black Ann, White Bob\nAnn 11-15\n")
    assert "move 1: Black (Ann) 11-15" in text
    assert text.endswith("White (Bob) to move\n")
