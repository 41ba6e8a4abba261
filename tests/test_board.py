"""The draughts board: perft, a slow second opinion, FEN, play and undo, and every kind of move."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from umpire.games.board import Move, MoveKind, Position, is_capture

# A second opinion, written on rows and columns with a fresh dictionary for every hop.

Cell = tuple[int, int]


def cell(square: int) -> Cell:
    row, place = divmod(square - 1, 4)
    return row, 2 * place + 1 - row % 2


CELLS = {cell(n): n for n in range(1, 33)}


def board_of(position: Position) -> dict[Cell, str]:
    return {cell(n): position.piece_at(n) for n in range(1, 33) if position.piece_at(n)}


def ways(piece: str) -> list[int]:
    return {"b": [1], "w": [-1]}.get(piece, [1, -1])


def slow_series(board: dict[Cell, str], at: Cell, path: list[Cell]) -> list[list[Cell]]:
    piece = board[at]
    found = []
    for down in ways(piece):
        for right in (-1, 1):
            over = at[0] + down, at[1] + right
            to = at[0] + 2 * down, at[1] + 2 * right
            if board.get(over, piece).lower() == piece.lower() or to in board or to not in CELLS:
                continue
            after = {place: man for place, man in board.items() if place not in (at, over)}
            found += slow_series({**after, to: piece}, to, [*path, to])
    return found or ([path] if len(path) > 1 else [])


def slow_moves(position: Position) -> set[Move]:
    board = board_of(position)
    mine = [at for at, man in board.items() if (man.lower() == "b") == position.black_to_move]
    takes = [path for at in mine for path in slow_series(board, at, [at])]
    steps = [
        [at, (at[0] + down, at[1] + right)]
        for at in mine
        for down in ways(board[at])
        for right in (-1, 1)
        if (at[0] + down, at[1] + right) in CELLS and (at[0] + down, at[1] + right) not in board
    ]
    return {tuple(CELLS[at] for at in path) for path in takes or steps}


def fen(text: str) -> Position:
    return Position.from_fen(text)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Men and kings put down anywhere, thinly or thickly."""
    crowd = draw(st.sampled_from([".bwBW", "...bw", ".....bwBW", "..bww", "..BWW"]))
    men = draw(st.lists(st.sampled_from(crowd), min_size=32, max_size=32))
    names = {"b": "B{}", "B": "BK{}", "w": "W{}", "W": "WK{}"}
    sides: dict[str, list[str]] = {"B": [], "W": []}
    for square, man in enumerate(men, 1):
        if man != ".":
            name = names[man].format(square)
            sides[name[0]].append(name[1:])
    turn = draw(st.sampled_from("BW"))
    return fen(f"{turn}:W{','.join(sides['W'])}:B{','.join(sides['B'])}")


PATHS = st.lists(st.integers(1, 32), min_size=2, max_size=5).map(tuple)


def perft(board: Position, depth: int) -> int:
    """The number of lawful games of so many moves."""
    if depth == 0:
        return 1
    moves = board.legal_moves()
    if depth == 1:
        return len(moves)
    nodes = 0
    for path in moves:
        record = board.play(path)
        nodes += perft(board, depth - 1)
        board.undo(record)
    return nodes


@pytest.mark.parametrize(
    ("depth", "count"),
    [(0, 1), (1, 7), (2, 49), (3, 302), (4, 1469), (5, 7361), (6, 36768), (7, 179740)],
)
def test_perft_from_the_start(depth: int, count: int) -> None:
    # The counts that published English draughts programs agree on.
    board = Position.start()
    assert perft(board, depth) == count
    assert board == Position.start()


def check_against_slow(board: Position) -> None:
    lawful = slow_moves(board)
    moves = board.legal_moves()
    assert moves == sorted(lawful)
    assert all(board.is_legal(move) for move in moves)
    assert board.can_move() == bool(lawful)
    takes = {move for move in lawful if is_capture(move)}
    assert board.has_capture() == bool(takes)
    assert board.captures() == sorted(takes)
    assert board.capturers() == sorted({move[0] for move in takes})


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32))
def test_random_play_agrees_with_the_slow_generator(seed: int) -> None:
    pick, board = random.Random(seed), Position.start()
    for _ in range(80):
        check_against_slow(board)
        moves = board.legal_moves()
        if not moves:
            break
        board.play(pick.choice(moves))


@settings(deadline=None, max_examples=300)
@given(positions())
def test_random_placements_agree_with_the_slow_generator(board: Position) -> None:
    check_against_slow(board)


@settings(deadline=None, max_examples=300)
@given(positions(), PATHS)
def test_a_path_is_legal_only_if_it_was_generated(board: Position, path: Move) -> None:
    assert board.is_legal(path) == (path in slow_moves(board))


@settings(deadline=None, max_examples=300)
@given(positions(), PATHS)
def test_any_path_can_be_played_and_undone(board: Position, path: Move) -> None:
    before = board.copy()
    man = board.piece_at(path[0])
    kind = board.classify(path)
    assert board == before
    assert (kind is MoveKind.IMPOSSIBLE) == (not man)
    if not man:
        with pytest.raises(ValueError, match=f"no piece stands on square {path[0]}"):
            board.play(path)
        return
    record = board.play(path)
    assert board.piece_at(path[-1]).lower() == man.lower()
    assert board.black_to_move != before.black_to_move
    lost = len(record.taken) + (record.displaced is not None)
    men = [len(b.pieces(True)) + len(b.pieces(False)) for b in (before, board)]
    assert men[0] - men[1] == lost
    assert record.crowned == (man.islower() and board.piece_at(path[-1]).isupper())
    board.undo(record)
    assert board == before


@settings(deadline=None)
@given(positions())
def test_fen_round_trip(board: Position) -> None:
    assert fen(board.fen()) == board
    assert fen(board.fen()).fen() == board.fen()


# FEN


def test_fen_of_the_start() -> None:
    text = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
    assert Position.start().fen() == text
    assert fen(text) == Position.start()
    assert repr(Position.start()) == f"Position.from_fen({text!r})"


@pytest.mark.parametrize(
    "text",
    [
        "W:W21,22,K31:B1,2,K10",
        "W:B1,2,K10:W21,22,K31",
        "W:W21-22,K31:B1-2,K10.",
        " w : W 21 , 22, K 31 : b1,2,k10 . ",
    ],
)
def test_fen_is_read_in_its_looser_forms(text: str) -> None:
    board = fen(text)
    assert board.fen() == "W:W21,22,K31:B1,2,K10"
    assert board.pieces(black=True) == [1, 2, 10]
    assert [board.piece_at(n) for n in (1, 10, 21, 31, 32)] == ["b", "B", "w", "W", ""]


@pytest.mark.parametrize("text", ["B:B1", "B:W:B1", "B:B1:W", "B:B1:"])
def test_fen_may_lack_a_list_of_men(text: str) -> None:
    assert fen(text).fen() == "B:W:B1"


def test_fen_ranges_may_be_kings() -> None:
    assert fen("B:WK30-32:B") == fen("B:WK30,K31,K32:B")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "begins with B: or W:"),
        ("R:W21:B1", "not with 'R'"),
        ("B:W21,33:B1", "square 33 is not on the board"),
        ("B:W0:B1", "square 0 is not on the board"),
        ("B:W30-40:B1", "square 40 is not on the board"),
        ("B:W123456789:B1", "square 123456789 is not on the board"),
        ("B:W22-21:B1", "runs backwards"),
        ("B:W21:B21", "square 21 holds two pieces"),
        ("B:W21,21", "square 21 holds two pieces"),
        ("B:W21,K21", "square 21 holds two pieces"),
        ("B:W20-24,22", "square 22 holds two pieces"),
        ("B:W21:W22", "the men of W are listed twice"),
        ("B:X21:B1", "a list of men begins with B or W"),
        ("B:Wa3:B1", "'A3' is not a man"),
        ("B:W2 1:B1", "'2 1' is not a man"),
        ("B:W21-:B1", "'21-' is not a man"),
        ("B:WK:B1", "'K' is not a man"),
    ],
)
def test_fen_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fen(text)


def test_positions_are_equal_by_value() -> None:
    board = Position.start()
    other = board.copy()
    other.play((11, 15))
    assert board == Position.start() != other
    assert board != board.fen()
    other = board.copy()
    other.black_to_move = False
    assert board != other


# Moves


@pytest.mark.parametrize(
    ("path", "capture"),
    [
        ((22, 18), False),
        ((22, 15), True),
        ((22, 15, 8), True),
        ((22, 15, 11), False),
        ((1,), False),
        ((4, 12), False),
        ((22, 9), False),
    ],
)
def test_takes_are_told_from_steps_by_their_squares(path: Move, capture: bool) -> None:
    assert is_capture(path) is capture


def test_a_series_is_given_in_full_and_any_take_will_do() -> None:
    board = fen("W:W22,32:B10,11,18,28")
    assert board.captures() == [(22, 15, 6), (22, 15, 8)]
    board = fen("W:W22,30:B18,11,25")
    assert board.captures() == [(22, 15, 8), (30, 21)]


def test_a_man_crowned_by_a_jump_stops() -> None:
    assert fen("B:B22:W26,27").legal_moves() == [(22, 31)]
    assert fen("B:BK22:W26,27").legal_moves() == [(22, 31, 24)]


def test_a_king_may_jump_round_to_where_he_began_but_over_no_man_twice() -> None:
    board = fen("W:WK22:B18,19,26,27")
    assert set(board.captures()) == {(22, 15, 24, 31, 22), (22, 31, 24, 15, 22)}
    record = board.play((22, 15, 24, 31, 22))
    assert record.taken == [18, 19, 26, 27]
    assert board.fen() == "B:WK22:B"
    assert not board.can_move()


def test_capture_questions_are_answered_for_either_side() -> None:
    board = fen("W:W22:B18,11")
    assert board.can_capture_from(22)
    assert board.capture_paths(22) == [(22, 15, 8)]
    assert board.can_capture_from(18)
    assert board.capture_paths(18) == [(18, 25)]
    assert not board.can_capture_from(11)
    assert not board.can_capture_from(1)
    assert board.capture_paths(1) == []


# Play


def test_play_takes_and_crowns() -> None:
    board = fen("B:B22:W26,27")
    record = board.play((22, 31))
    assert (record.taken, record.crowned) == ([26], True)
    assert board.fen() == "W:W27:BK31"


def test_play_lets_a_new_king_run_on() -> None:
    board = fen("B:B22:W26,27")
    record = board.play((22, 31, 24))
    assert (record.taken, record.crowned) == ([26, 27], True)
    assert board.fen() == "W:W:BK24"
    king = fen("B:BK22:W26,27")
    assert not king.play((22, 31, 24)).crowned


def test_play_takes_no_man_of_the_same_side_and_moves_any_side() -> None:
    board = Position.start()
    record = board.play((6, 15))  # over the own man on 10
    assert record.taken == []
    assert board.piece_at(10) == board.piece_at(15) == "b"
    board = Position.start()
    board.play((22, 18))  # White's man in Black's turn
    assert board.piece_at(18) == "w"
    assert not board.black_to_move


def test_play_onto_a_man_puts_him_off_the_board() -> None:
    board = fen("B:B1,K6:W9")
    record = board.play((1, 6))
    assert (record.displaced, record.taken) == (6, [])
    assert board.fen() == "W:W9:B6"
    board.undo(record)
    record = board.play((1, 9))
    assert record.displaced == 9
    assert board.fen() == "W:W:BK6,9"


@pytest.mark.parametrize("path", [(0, 5), (11, 33), (-1, 5), (11, 15, 99)])
def test_squares_off_the_board_are_errors(path: Move) -> None:
    board = Position.start()
    for deed in (board.play, board.classify, board.expand, board.huffable):
        with pytest.raises(ValueError, match="not on the board"):
            deed(path)
    assert not board.is_legal(path)
    assert board == Position.start()


def test_a_path_needs_two_squares() -> None:
    for deed in (Position.start().play, Position.start().classify):
        with pytest.raises(ValueError, match="a move needs"):
            deed((11,))


def test_a_huffed_man_is_removed_and_can_be_put_back() -> None:
    board = fen("B:WK22:B18")
    before = board.copy()
    record = board.remove(22)
    assert record.taken == [22]
    assert board.fen() == "B:W:B18"
    board.undo(record)
    assert board == before
    for square in (22 - 1, 0, 33):
        with pytest.raises(ValueError, match=f"no piece stands on square {square}"):
            board.remove(square)


# Kinds of move: an example of each, and a near miss

KINDS = [
    ("start", (11, 15), "legal"),
    ("start", (11, 16), "legal"),
    # a take omitted; the same step where nothing could be taken; the take itself
    ("B:B8,15:W22,18,25", (8, 11), "legal"),
    ("B:B8,15:W18,25", (8, 11), "capture-omitted"),
    ("B:B8,15:W18,25", (15, 19), "capture-omitted"),
    ("B:B8,15:W18,25", (15, 22), "capture-incomplete"),
    ("B:B8,15:W18,25", (15, 22, 29), "legal"),
    ("B:B8,15:W18,25", (8, 4), "false"),  # backwards, so no step that could be lawful
    # a series cut short; the whole of it; one that was whole from the start
    ("W:W22:B18,11", (22, 15), "capture-incomplete"),
    ("W:W22:B18,11", (22, 15, 8), "legal"),
    ("W:W22:B18", (22, 15), "legal"),
    ("W:W22:B18,11", (22, 15, 10), "false"),  # a jump and then a step
    ("W:W22:B18,11", (22, 15, 6), "false"),
    ("W:WK22:B18,19,26,27", (22, 15, 24, 31), "capture-incomplete"),
    # a new king ran on, by jump or by step; an old king who makes two moves
    ("B:B22:W26,27", (22, 31), "legal"),
    ("B:B22:W26,27", (22, 31, 24), "king-ran-on"),
    ("B:B22:W26", (22, 31, 27), "king-ran-on"),
    ("B:B26:W1", (26, 31), "legal"),
    ("B:B26:W1", (26, 31, 27), "king-ran-on"),
    ("B:B26:W27", (26, 31, 24), "king-ran-on"),
    ("B:BK26:W1", (26, 31, 27), "false"),
    ("B:B26:W1", (26, 31, 27, 23), "false"),
    ("B:B26,27:W1", (26, 31, 27), "false"),  # an own man stands there
    ("B:B26:W19,23", (26, 31, 27), "king-ran-on"),
    ("B:B26,14:W18", (26, 31, 27), "false"),  # a take was due, so the move was not lawful so far
    # false moves
    ("start", (11, 7), "false"),
    ("start", (11, 18), "false"),
    ("start", (7, 11), "false"),
    ("start", (11, 11), "false"),
    ("start", (11, 20), "false"),
    ("start", (4, 13), "false"),
    ("start", (7, 14), "false"),
    ("start", (22, 18), "false"),
    ("start", (15, 18), "impossible"),
    ("B:B18:W14", (18, 9), "false"),  # a man does not take backwards
    ("B:BK18:W14", (18, 9), "legal"),
    ("B:B14:W18,23", (14, 23), "false"),  # the square beyond is held
    ("B:BK14:W18", (14, 27), "false"),  # kings go one square at a time
]


@pytest.mark.parametrize(("text", "path", "kind"), KINDS)
def test_kinds_of_move(text: str, path: Move, kind: str) -> None:
    board = Position.start() if text == "start" else fen(text)
    before = board.copy()
    assert board.classify(path) == kind
    assert board == before


@pytest.mark.parametrize(
    ("text", "short", "full", "kind"),
    [
        ("W:W22:B18,11", (22, 8), (22, 15, 8), "legal"),
        ("W:W29:B25,18,10", (29, 15), (29, 22, 15), "capture-incomplete"),
        ("W:W29:B25,18,10", (29, 6), (29, 22, 15, 6), "legal"),
        ("W:W29:B25,18,10", (29, 22, 6), (29, 22, 15, 6), "legal"),
        ("B:B22:W26,27", (22, 24), (22, 31, 24), "king-ran-on"),
        ("W:W22:B9,10,17,18", (22, 6), (22, 6), "legal"),  # two ways: which, is not said
        ("W:W22:B18,11", (22, 4), (22, 4), "false"),
        ("B:W22:B18,11", (22, 8), (22, 8), "false"),
        ("W:W22:B18,11", (21, 8), (21, 8), "impossible"),
        # A jump as written is not read as short for the round that comes back to its end.
        ("W:WK6:B10,18,19,26,27", (6, 15), (6, 15), "capture-incomplete"),
    ],
)
def test_short_forms(text: str, short: Move, full: Move, kind: str) -> None:
    board = fen(text)
    assert board.expand(short) == full
    assert board.classify(short) == kind


@pytest.mark.parametrize(
    ("text", "path", "men"),
    [
        ("B:B8,15:W18,25", (8, 11), [15]),
        ("B:B8,15,14:W18,25", (8, 11), [14, 15]),
        ("B:B8,15:W18,25", (15, 19), [19]),  # the man himself, where he stands now
        ("B:B8,15:W18,25", (15, 22), [22]),
        ("B:B8,15:W18,25", (15, 22, 29), []),
        ("B:B8,15:W18,25", (8, 4), []),
        ("W:W29:B25,18,10", (29, 15), [15]),
        ("start", (11, 15), []),
    ],
)
def test_huffable_men(text: str, path: Move, men: list[int]) -> None:
    board = Position.start() if text == "start" else fen(text)
    assert board.huffable(path) == men


@settings(deadline=None, max_examples=200)
@given(positions(), st.randoms(use_true_random=False))
def test_every_short_and_cut_series_is_known(board: Position, pick: random.Random) -> None:
    takes = sorted(slow_moves(board))
    if not takes or not is_capture(takes[0]):
        return
    full = pick.choice(takes)
    for length in range(2, len(full)):
        assert board.classify(full[:length]) is MoveKind.CAPTURE_INCOMPLETE
        assert board.huffable(full[:length]) == [full[length - 1]]
    assert board.expand((full[0], full[-1]))[-1] == full[-1]
