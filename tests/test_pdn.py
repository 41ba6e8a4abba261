"""PDN as text: tags, moves, comments, results; what cannot be read; writing it again."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from umpire.logs.pdn import PdnGame, PdnMove, PdnProblem, parse_pdn
from umpire.logs.pdn_write import write_pdn


def one(text: str) -> PdnGame:
    games = parse_pdn(text)
    assert len(games) == 1
    return games[0]


def squares(game: PdnGame) -> list[tuple[int, ...]]:
    return [move.squares for move in game.moves]


def sense(games: list[PdnGame]) -> list[tuple[object, ...]]:
    """What writing and reading again must keep; where no move has a number, some are put in."""
    kept: list[tuple[object, ...]] = []
    for game in games:
        numbered = any(move.number is not None for move in game.moves)
        numbers = [move.number for move in game.moves] if numbered else None
        moves = [(move.squares, move.capture, move.comment) for move in game.moves]
        kept.append((game.tags, game.result, game.comment, moves, numbers))
    return kept


def check_rewritten(games: list[PdnGame]) -> None:
    text = write_pdn(games)
    again = parse_pdn(text)
    kept, read = sense(again), sense(games)
    assert [game[:4] for game in kept] == [game[:4] for game in read]
    assert all(new[4] == old[4] for new, old in zip(kept, read, strict=True) if old[4])
    assert not any(game.problems for game in again)
    assert write_pdn(again) == text


TWO_GAMES = """\
[Event "Club evening"]
[Black "Ann"]
[White "Bob"]
[Result "1-0"]

1. 11-15 22-17 2. 15-19 24x15
3. 10x19 23x16 1-0

[Event "Club evening"]
[Black "Bob"]
[White "Ann"]

1. 12-16 24-20 *
"""


def test_two_games() -> None:
    first, second = parse_pdn(TWO_GAMES)
    assert first.tags["Black"] == second.tags["White"] == "Ann"
    assert (first.line, second.line) == (1, 9)
    assert first.tag_lines == {"Event": 1, "Black": 2, "White": 3, "Result": 4}
    assert (first.result, second.result) == ("1-0", "*")
    assert squares(first) == [(11, 15), (22, 17), (15, 19), (24, 15), (10, 19), (23, 16)]
    assert [move.capture for move in first.moves] == [False, False, False, True, True, True]
    assert [move.number for move in first.moves] == [1, None, 2, None, 3, None]
    assert first.moves[3] == PdnMove((24, 15), True, 6, 25, "24x15", None, None)
    assert first.problems == second.problems == []


@pytest.mark.parametrize("text", ["", "  \n\n", "\ufeff", "% a line that is hidden\n"])
def test_a_text_without_games(text: str) -> None:
    assert parse_pdn(text) == []


def test_byte_order_mark_and_line_ends() -> None:
    plain = parse_pdn(TWO_GAMES)
    assert parse_pdn("\ufeff" + TWO_GAMES.replace("\n", "\r\n")) == plain
    assert parse_pdn(TWO_GAMES.replace("\n", "\r")) == plain


def test_the_last_of_two_tags_counts_and_begins_no_game() -> None:
    game = one('[Event "first"]\n[Black "Ann"]\n[Event "second"]\n1. 11-15 *')
    assert game.tags == {"Event": "second", "Black": "Ann"}
    assert game.tag_lines == {"Event": 3, "Black": 2}


def test_a_tag_after_moves_begins_a_game_though_the_result_is_missing() -> None:
    first, second = parse_pdn('1. 11-15\n[Event "next"]\n1. 9-13')
    assert (first.tags, first.result, squares(first)) == ({}, None, [(11, 15)])
    assert (second.tags, second.line, squares(second)) == ({"Event": "next"}, 2, [(9, 13)])


def test_games_without_tags_are_parted_by_their_results() -> None:
    games = parse_pdn("1. 11-15 22-18 1-0\n1. 9-13 0-1 1. 12-16")
    assert [squares(game) for game in games] == [[(11, 15), (22, 18)], [(9, 13)], [(12, 16)]]
    assert [game.result for game in games] == ["1-0", "0-1", None]
    assert [game.line for game in games] == [1, 2, 2]


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2", "*", "2-0", "0-2", "1-1", "0-0"])
def test_results(result: str) -> None:
    game = one(f"1. 11-15 22-18 {result}")
    assert game.result == result
    assert squares(game) == [(11, 15), (22, 18)]
    assert not game.problems


def test_a_move_from_square_one_is_no_result() -> None:
    assert squares(one("1. 1-10 1-5 2. 1x10")) == [(1, 10), (1, 5), (1, 10)]
    assert one("11-15 \u00bd-\u00bd").result == "1/2-1/2"


def test_a_star_is_a_result_or_the_old_mark_of_a_forced_move() -> None:
    game = one("1. 11-15* 22-18* 2. 15x22* {forced} 25x18 *")
    assert len(game.moves) == 4
    assert game.result == "*"
    assert one("11-15*").result == "*"
    assert [game.result for game in parse_pdn('11-15*\n[Event "x"]\n9-13')] == ["*", None]


def test_a_second_result_is_a_problem_unless_it_is_a_star() -> None:
    assert one("11-15 1-0 *").problems == []
    assert one("11-15 1-0 1-0").problems == []
    (problem,) = one("11-15 1-0 0-1").problems
    assert problem[:3] == (1, 11, "a second result, 0-1, follows 1-0")


def test_numbers_dots_marks_and_glyphs() -> None:
    game = one("1.11-15! 1...22-18?? 2. ... 8-11!? $4 $12 3\u2026 4-8 ! (?) 27. 25-22")
    assert squares(game) == [(11, 15), (22, 18), (8, 11), (4, 8), (25, 22)]
    assert [move.number for move in game.moves] == [1, 1, 2, 3, 27]
    assert [move.text for move in game.moves] == ["11-15!", "22-18??", "8-11!?", "4-8", "25-22"]
    assert not game.problems


def test_several_moves_of_one_side_are_just_kept() -> None:
    assert squares(one("37. 23-26 14-18 26-31 *")) == [(23, 26), (14, 18), (26, 31)]


@pytest.mark.parametrize("text", ["22x15x8", "22X15X8", "22:15:8", "22\u00d715\u00d78", "22x15-8"])
def test_takes_in_full(text: str) -> None:
    (move,) = one(text).moves
    assert (move.squares, move.capture, move.text) == ((22, 15, 8), True, text)


def test_a_step_may_be_written_as_a_take_and_a_dash_may_be_long() -> None:
    assert one("10x14").moves[0].capture is True
    assert one("10\u201314").moves[0] == PdnMove((10, 14), False, 1, 1, "10\u201314")


# Comments and variations


def test_comments() -> None:
    game = one(
        '{before\n the game} [Event "x"] {and more} 1. 11-15 {over\n  two lines}22-18'
        ";to the end { (\n"
        "; and more\n2. {after a number} 15x22 {} 1-0 {at the end}"
    )
    assert game.comment == "before the game and more"
    comments = [move.comment for move in game.moves]
    assert comments == ["over two lines", "to the end { ( and more after a number", "at the end"]
    assert not game.problems


def test_nested_braces() -> None:
    game = one("1. 11-15 {a {b {c} d} e} 22-18 {an open { brace} 15x22")
    comments = [move.comment for move in game.moves]
    assert comments == ["a {b {c} d} e", "an open { brace", None]


def test_moves_and_tags_in_comments_are_words() -> None:
    game = one('1. 11-15 {or 9-13 (22-18) [Event "x"] 1-0} 22-17')
    assert squares(game) == [(11, 15), (22, 17)]
    assert game.tags == {}


def test_variations_are_passed_over() -> None:
    game = one(
        "1. 11-15 (1. 9-13 22-18 (1... 24-20 {a ) brace}) 2. 6-9 "
        "; a ) too\n 1-0) 22-17 (!) (?) 15-19"
    )
    assert squares(game) == [(11, 15), (22, 17), (15, 19)]
    assert game.result is None
    assert not game.problems


# What cannot be read


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("9-45", "9-45: square 45 is not on the board", "squares run from 1 to 32"),
        ("0-9!", "0-9!: square 0 is not on the board", "squares run from 1 to 32"),
        ("1115", "'1115' cannot be read as a move", "did you mean 11-15?"),
        ("15", "'15' cannot be read as a move", "a move number ends with a dot: 15."),
        ("a3-b4", "'a3-b4' cannot be read as a move", "name squares by their numbers, 1 to 32"),
        ("11=15", "'11=15' cannot be read as a move", "a move is written 11-15, 22x15 or 22x15x8"),
        ("11-", "'11-' cannot be read as a move", "a move is written 11-15, 22x15 or 22x15x8"),
        (
            "11-15,",
            "'11-15,' cannot be read as a move",
            "a move is written 11-15, 22x15 or 22x15x8",
        ),
        ("}", "'}' cannot be read as a move", "it closes nothing that was opened"),
        (")", "')' cannot be read as a move", "it closes nothing that was opened"),
    ],
)
def test_an_unreadable_word_is_a_problem_in_its_place(text: str, message: str, hint: str) -> None:
    game = one(f'[Event "x"]\n\n1. 11-15\n   {text} 2. 8-11 1-0')
    assert game.problems == [PdnProblem(4, 4, message, hint)]
    assert squares(game) == [(11, 15), (8, 11)]
    assert game.result == "1-0"


def test_other_games_are_still_read() -> None:
    text = '[Event "a"]\n1. eleven-fifteen\n\n[Event "b"]\n1. 11-15 *\n1. 11=15 22-18 *'
    first, second, third = parse_pdn(text)
    assert (first.tags, first.moves, len(first.problems)) == ({"Event": "a"}, [], 1)
    assert (second.tags, squares(second), second.problems) == ({"Event": "b"}, [(11, 15)], [])
    assert (squares(third), third.line) == ([(22, 18)], 6)
    assert third.problems[0][:2] == (6, 4)


def test_words_before_the_first_tag_make_no_game_of_their_own() -> None:
    game = one('My games\n[Event "a"]\n1. 11-15')
    assert [problem[:2] for problem in game.problems] == [(1, 1), (1, 4)]
    assert game.tags == {"Event": "a"}


@pytest.mark.parametrize("mark", ["{", "(", "( {", "(()"])
def test_what_is_left_open_ends_with_the_game(mark: str) -> None:
    text = (
        f'[Event "a"]\n1. 11-15 {mark} never closed\n22-18 1-0\n\n[Event "b"]\n1. 9-13 {{c}} (d) *'
    )
    first, second = parse_pdn(text)
    assert squares(first) == [(11, 15)]
    assert [problem[:2] for problem in first.problems] == [(2, 10)]
    assert "not closed" in first.problems[0].message
    assert (squares(second), second.moves[0].comment, second.problems) == ([(9, 13)], "c", [])


@pytest.mark.parametrize(
    "tag", ["[Event]", '[Event "x]', "[Event x]", '["x"]', "[", '[Ev ent "x"]']
)
def test_an_unreadable_tag_spoils_only_its_line(tag: str) -> None:
    game = one(f'[Black "Ann"]\n {tag}\n[White "Bob"]\n1. 11-15 *')
    assert game.tags == {"Black": "Ann", "White": "Bob"}
    assert game.problems == [
        PdnProblem(2, 2, "this tag cannot be read", 'write [Name "value"]'),
    ]
    assert squares(game) == [(11, 15)]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (r'[A "say \"now\""]', 'say "now"'),
        (r'[A "say "now""]', 'say "now"'),
        (r'[A "c:\games\\x"]', r"c:\games\x"),
        (r'[A "c:\"]', "c:\\"),
        (r'[ A  "a ] b" ]', "a ] b"),
        (r'[A ""]', ""),
    ],
)
def test_quotes_and_backslashes_in_tags(written: str, value: str) -> None:
    game = one(written + "\n11-15")
    assert (game.tags, game.problems) == ({"A": value}, [])
    check_rewritten([game])


def test_tags_may_share_a_line() -> None:
    assert one('[A "a"] [B "b"][C "c"] 11-15').tags == {"A": "a", "B": "b", "C": "c"}


@pytest.mark.parametrize("value", ["21", "21,B,8,8,N1,0", " 21 , W"])
def test_game_type_21_is_english_draughts(value: str) -> None:
    assert one(f'[GameType "{value}"] 11-15').problems == []


@pytest.mark.parametrize("value", ["20", "25,W,8,8,A0,0", "checkers", ""])
def test_another_game_type_is_a_problem(value: str) -> None:
    game = one(f'[Event "x"]\n[GameType "{value}"]\n32-28 eh')
    message = f"game type {value} is not English draughts"
    assert game.problems[0] == PdnProblem(2, 1, message, "only game type 21 is read")
    assert len(game.problems) == 2
    assert squares(game) == [(32, 28)]


# Writing


def test_written_form() -> None:
    game = one('[Event "x"][Result "1-0"] {Hear} 1.11-15! {so {it} is} 1...22x18 2. 8x11 1-0')
    text = '[Event "x"]\n[Result "1-0"]\n\n{Hear} 1. 11-15! {so {it} is} 1... 22x18 2. 8x11 1-0\n'
    assert write_pdn([game, game]) == f"{text}\n{text}"
    check_rewritten([game, game])


def test_numbers_are_counted_where_none_was_written() -> None:
    assert write_pdn([one("11-15 22-18 15x22 *")]) == "1. 11-15 22-18 2. 15x22 *\n"


def test_lines_are_wrapped_at_80_columns() -> None:
    game = one("1. 11-15 {" + "word " * 60 + "} " + "22-18 8-11 " * 60 + "; {" + " open" * 40)
    lines = write_pdn([game]).splitlines()
    assert 75 < max(map(len, lines)) <= 80
    check_rewritten([game])


def test_a_comment_that_braces_cannot_hold_is_written_after_semicolons() -> None:
    game = one("1. 11-15 ; a } b\n 22-18 ; } {\n 8-11 ; { open\n 4-8 1-0")
    text = write_pdn([game])
    assert text == "1. 11-15\n; a } b\n22-18\n; } {\n8-11\n; { open\n4-8 1-0\n"
    check_rewritten([game])
    tag = one('1. 11-15 {see [Event "x"] above} 22-18')
    check_rewritten([tag])


def test_a_star_is_written_only_to_part_two_games() -> None:
    open_game = PdnGame(moves=[PdnMove((11, 15))])
    tagged = PdnGame({"Event": "x"}, moves=[PdnMove((9, 13))])
    assert write_pdn([open_game]) == "1. 11-15\n"
    assert write_pdn([open_game, tagged]) == '1. 11-15\n\n[Event "x"]\n\n1. 9-13\n'
    assert write_pdn([open_game, open_game]) == "1. 11-15 *\n\n1. 11-15\n"
    assert len(parse_pdn(write_pdn([tagged, PdnGame({"Event": "y"}), tagged]))) == 3


def test_nothing_is_written_for_no_games() -> None:
    assert write_pdn([]) == ""


PARTS = '11-15 22x18 1. 2... { } ( ) ; % [ ] " \\ * 1-0 1/2-1/2 word $3 ! 22x15x8? 45-50 \u00e9'
WORDS = st.sampled_from([*PARTS.split(), "\n", '[A "b"]', '\n[Event "x"]\n'])
SOUP = st.lists(st.one_of(WORDS, st.text(max_size=4)), max_size=40)


@settings(deadline=None, max_examples=400)
@given(SOUP, st.sampled_from(["", " "]))
def test_any_text_is_read_and_what_was_read_can_be_written(words: list[str], joint: str) -> None:
    text = joint.join(words)
    games = parse_pdn(text)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for problem in (problem for game in games for problem in game.problems):
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
    for move in (move for game in games for move in game.moves):
        assert lines[move.line - 1][move.column - 1 :].startswith(move.text)
    assert isinstance(write_pdn(games), str)
    if not any(game.problems for game in games):
        check_rewritten(games)


COMMENTS = st.none() | st.text('ab {};()[]%"1.', min_size=1, max_size=30)
MOVES = st.builds(
    PdnMove,
    # 1-1 is a result, so no move.
    squares=st.lists(st.integers(1, 32), min_size=2, max_size=4, unique=True).map(tuple),
    capture=st.booleans(),
    comment=COMMENTS,
)
TAGGED = st.builds(
    PdnGame,
    tags=st.dictionaries(
        st.sampled_from(["Event", "Black", "Round"]), st.text(max_size=20), min_size=1
    ),
    moves=st.lists(MOVES, max_size=12),
    result=st.sampled_from(["1-0", "0-1", "1/2-1/2", "*"]),
    comment=COMMENTS,
)


@settings(deadline=None, max_examples=200)
@given(st.lists(TAGGED, max_size=4))
def test_games_made_elsewhere_are_written_so_that_they_can_be_read(games: list[PdnGame]) -> None:
    again = parse_pdn(write_pdn(games))
    assert [game.result for game in again] == [game.result for game in games]
    assert [squares(game) for game in again] == [squares(game) for game in games]
    assert not any(game.problems for game in again)
    check_rewritten(again)


@pytest.mark.parametrize("text", ["{" * 20_000, "( { ) " * 20_000, "{ } (" * 20_000, "[" * 20_000])
def test_hostile_text_takes_no_long_time(text: str) -> None:
    began = time.perf_counter()
    assert parse_pdn(text)
    assert time.perf_counter() - began < 5
