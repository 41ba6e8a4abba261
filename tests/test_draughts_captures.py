"""Draughts: takes left or cut short (v, vii, xii), and kings that ran on: what becomes of each."""

from __future__ import annotations

import pytest
from draughts_logs import LEFT, TWO_JUMPS, after, board, kinds, one, ruled, said

# --- huff, compel, let stand (v) ---


def test_an_omitted_capture_offers_the_huff_and_the_take_to_the_other_side() -> None:
    ruling = one(ruled(LEFT))
    assert ruling["status"] == "open"
    assert ruling["offender"] == "Black"
    assert ruling["chooser"] == "White"
    assert kinds(ruling["options"]) == ["huff", "compel-take"]
    assert ruling["remedies"] == []
    assert (ruling["trick"], ruling["move"], ruling["deal"]) == (None, 3, None)
    assert ruling["window"]["opened_line"] == 4
    assert ruling["evidence"] == [
        {"line": 4, "text": "Black moves 8-11: the man on 15 could have taken"}
    ]


def test_before_the_first_move_there_is_a_place_for_its_number() -> None:
    ruling = one(ruled("White leaves the room\n"))
    assert list(ruling)[:6] == ["number", "incident", "offender", "deal", "trick", "move"]
    assert (ruling["trick"], ruling["move"]) == (None, None)


def test_the_man_huffed_goes_off_and_the_huffer_moves() -> None:
    report = ruled(LEFT + "White huffs 15\nWhite 24-19\nBlack 11-15\n")
    assert said(report) == ["4 capture-omitted Black v+v-note enforced huff"]
    expected = after("11-15", "22-18", "8-11")
    expected.remove(15)
    expected.play((24, 19))
    expected.play((11, 15))
    assert board(report) == expected.fen()


def test_a_huff_without_a_square_is_clear_where_one_man_could_take() -> None:
    assert said(ruled(LEFT + "White huffs")) == ["4 capture-omitted Black v+v-note enforced huff"]


@pytest.mark.parametrize("square", [15, 19])
def test_a_man_who_moved_may_be_named_by_either_square(square: int) -> None:
    report = ruled(f"Black 11-15\nWhite 22-18\nBlack 15-19\nWhite huffs {square}\n")
    assert said(report) == ["4 capture-omitted Black v+v-note enforced huff"]
    expected = after("11-15", "22-18", "15-19")
    expected.remove(19)
    assert board(report) == expected.fen()


def test_compelling_takes_the_move_back() -> None:
    report = ruled(LEFT + "White compels the take\n")
    assert said(report) == ["4 capture-omitted Black v+v-note enforced compel-take"]
    assert board(report) == after("11-15", "22-18").fen()


def test_choosing_in_words_is_the_same_as_the_plain_event() -> None:
    for words, event in (("huff", "huffs 15"), ("compel-take", "compels the take")):
        chosen = ruled(f"{LEFT}White chooses {words} for capture-omitted by Black\n")
        plain = ruled(f"{LEFT}White {event}\n")
        assert said(chosen) == said(plain)
        assert board(chosen) == board(plain)


def test_choosing_a_huff_in_words_needs_one_man_to_be_meant() -> None:
    report = ruled("position: B:B14,15,1:W18,28\nBlack 1-6\nWhite chooses huff\n")
    assert [error.line for error in report.errors] == [4]
    assert report.rulings == []


@pytest.mark.parametrize("words", ["lets it stand", "waives", "waives capture-omitted by Black"])
def test_letting_it_stand_gives_the_right_up(words: str) -> None:
    report = ruled(f"{LEFT}White {words}\nWhite huffs 15\n")
    assert said(report) == ["4 capture-omitted Black v+v-note waived"]
    assert board(report) == after("11-15", "22-18", "8-11").fen()


def test_the_right_lapses_when_the_other_side_moves() -> None:
    ruling = one(ruled(LEFT + "White 24-20\n"))
    assert ruling["status"] == "lapsed"
    assert ruling["window"]["closed_line"] == 5


def test_a_late_huff_is_refused_and_does_nothing() -> None:
    report = ruled(LEFT + "White 24-20\nWhite huffs 15\n")
    assert said(report) == ["4 capture-omitted Black v+v-note refused"]
    assert board(report) == after("11-15", "22-18", "8-11", "24-20").fen()


def test_the_offender_cannot_huff_himself_or_give_up_the_others_right() -> None:
    report = ruled(LEFT + "Black huffs 15\n")
    assert said(report) == [
        "4 capture-omitted Black v+v-note open",
        "5 improper-huff Black v+v-note refused",
    ]
    assert [e.line for e in ruled(LEFT + "Black waives\n").errors] == [5]


def test_taking_back_and_taking_cures_only_if_the_other_side_moves_on() -> None:
    made_good = LEFT + "Black takes back\nBlack 15x22\n"
    assert said(ruled(made_good)) == ["4 capture-omitted Black v+v-note open"]
    assert said(ruled(made_good + "White 25x18\n")) == ["4 capture-omitted Black v+v-note cured"]


def test_a_huff_after_the_take_was_made_good_puts_the_wrong_move_back() -> None:
    report = ruled(LEFT + "Black takes back\nBlack 15x22\nWhite huffs 15\n")
    assert said(report) == ["4 capture-omitted Black v+v-note enforced huff"]
    expected = after("11-15", "22-18", "8-11")
    expected.remove(15)
    assert board(report) == expected.fen()


def test_compelling_a_take_that_was_made_good_changes_nothing() -> None:
    report = ruled(LEFT + "Black takes back\nBlack 15x22\nWhite compels the take\nWhite 25x18\n")
    assert said(report) == ["4 capture-omitted Black v+v-note enforced compel-take"]
    assert board(report) == after("11-15", "22-18", "15x22", "25x18").fen()


def test_taking_back_and_leaving_the_take_again_is_a_second_fault() -> None:
    report = ruled(LEFT + "Black takes back\nBlack 12-16\nWhite 18x11\n")
    assert said(report) == [
        "4 capture-omitted Black v+v-note lapsed",
        "6 capture-omitted Black v+v-note lapsed",
    ]


def test_a_false_move_after_taking_back_puts_nothing_right() -> None:
    report = ruled(LEFT + "Black takes back\nBlack 12-20\nWhite 18x11\n")
    assert said(report) == [
        "4 capture-omitted Black v+v-note lapsed",
        "6 false-move Black x waived",
    ]


def test_taking_in_place_of_the_wrong_move_needs_no_words() -> None:
    report = ruled(LEFT + "Black 15x22\nWhite 25x18\n")
    assert said(report) == ["4 capture-omitted Black v+v-note cured"]
    assert board(report) == after("11-15", "22-18", "15x22", "25x18").fen()


def test_a_player_who_has_been_compelled_may_say_that_he_takes_back() -> None:
    report = ruled(LEFT + "White compels the take\nBlack takes back\nBlack 15x22\nWhite 25x18\n")
    assert said(report) == ["4 capture-omitted Black v+v-note enforced compel-take"]
    assert board(report) == after("11-15", "22-18", "15x22", "25x18").fen()


def test_what_the_offender_does_after_his_fault_is_undone_by_the_choice() -> None:
    """Black leaves a take, and then moves the man that should have taken, out of turn."""
    for choice, words in (("huff", "huffs 15"), ("compel-take", "compels the take")):
        report = ruled(f"{LEFT}Black 15-19\nWhite {words}\n")
        assert said(report) == [
            f"4 capture-omitted Black v+v-note enforced {choice}",
            "5 false-move Black x cured",
        ]
    expected = after("11-15", "22-18", "8-11")
    expected.remove(15)
    assert board(ruled(LEFT + "Black 15-19\nWhite huffs 15\n")) == expected.fen()


def test_one_of_two_faults_of_a_move_may_be_let_stand() -> None:
    text = "Black 11-15\nWhite 22-18\nBlack touches 15\nBlack 8-11\n"
    report = ruled(text + "White waives touched-man-not-moved\nWhite huffs 15\n")
    assert said(report) == [
        "5 touched-man-not-moved Black iv waived",
        "5 capture-omitted Black v+v-note enforced huff",
    ]
    report = ruled(text + "White waives capture-omitted\nWhite 24-20\nBlack 15x22\n")
    assert said(report) == [
        "5 touched-man-not-moved Black iv enforced",
        "5 capture-omitted Black v+v-note waived",
    ]
    report = ruled(text + "White lets it stand\n")
    assert [each.status for each in report.rulings] == ["waived", "waived"]


def test_a_player_refuses_what_is_asked_of_him_and_not_of_the_other() -> None:
    report = ruled(LEFT + "White compels the take\nWhite 24-20\nWhite refuses to take back\n")
    assert said(report) == [
        "4 capture-omitted Black v+v-note enforced compel-take",
        "6 false-move White x enforced",
    ]
    assert report.winner == "Black"


def test_a_huffed_move_does_not_go_back() -> None:
    report = ruled(LEFT + "White huffs 15\nBlack takes back\n")
    assert [error.line for error in report.errors] == [6]


# --- captures cut short, kings run on (vii) ---


def test_a_capture_cut_short_offers_the_same_choice() -> None:
    ruling = one(ruled(TWO_JUMPS + "White 22x15\n"))
    assert [c["rule"] for c in ruling["citations"]] == ["vii", "v", "v-note"]
    assert kinds(ruling["options"]) == ["huff", "compel-take"]
    assert ruling["chooser"] == "Black"


@pytest.mark.parametrize("square", [15, 22])
def test_the_man_who_stopped_is_huffed(square: int) -> None:
    report = ruled(f"{TWO_JUMPS}White 22x15\nBlack huffs {square}\n")
    assert board(report) == "B:W32:B1,11"


@pytest.mark.parametrize("path", ["15x8", "22x15x8", "22x8"])
def test_a_take_compelled_is_made_whole_from_either_square(path: str) -> None:
    report = ruled(f"{TWO_JUMPS}White 22x15\nBlack compels the take\nWhite {path}\nBlack 1-6\n")
    assert said(report) == ["3 capture-incomplete White vii+v+v-note enforced compel-take"]
    assert board(report) == "W:W8,32:B6"


@pytest.mark.parametrize("mark", ["White ", ""])
def test_jumps_on_two_lines_are_one_move(mark: str) -> None:
    report = ruled(f"{TWO_JUMPS}{mark}22x15\n{mark}15x8\nBlack 1-6\n")
    assert said(report) == []
    assert report.errors == []
    assert board(report) == "W:W8,32:B6"


def test_jumps_on_after_it_was_let_stand_are_out_of_turn() -> None:
    report = ruled(f"{TWO_JUMPS}White 22x15\nBlack lets it stand\nWhite 15x8\n")
    assert said(report) == [
        "3 capture-incomplete White vii+v+v-note waived",
        "5 false-move White x open",
    ]


def test_a_king_that_ran_on_must_go_back() -> None:
    text = "position: B:B25,1:W32,17\nBlack 25-30-26\n"
    ruling = one(ruled(text))
    assert [c["rule"] for c in ruling["citations"]] == ["vii", "x"]
    assert kinds(ruling["remedies"]) == ["move-taken-back"]
    assert ruling["options"] == []
    assert said(ruled(text + "Black takes back\n")) == ["3 king-ran-on Black vii+x cured"]
    assert said(ruled(text + "White 17-13\n")) == ["3 king-ran-on Black vii+x waived"]
    refused = ruled(text + "Black refuses to take back\n")
    assert kinds(one(refused)["remedies"]) == ["lose-game"]
    assert refused.winner == "White"


@pytest.mark.parametrize(
    ("fen", "first", "second"),
    [("B:B25,1:W32,17", "25-30", "30-26"), ("B:B22,1:W26,27,13", "22x31", "31x24")],
)
def test_a_king_that_runs_on_may_do_so_on_a_line_of_its_own(
    fen: str, first: str, second: str
) -> None:
    text = f"position: {fen}\nBlack {first}\nBlack {second}\n"
    assert said(ruled(text)) == ["4 king-ran-on Black vii+x open"]
    back = ruled(text + "Black takes back\n")
    assert said(back) == ["4 king-ran-on Black vii+x cured"]
    assert board(back) == board(ruled(f"position: {fen}\nBlack {first}\n"))


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("B:BK30,1:W32,17", "Black 30-26\nBlack 26-23\n"),  # a king of old
        ("B:B25,1:W32,17", "Black 25-30\nBlack 1-5\n"),  # another man
        ("B:B25,1:W32,17", "Black 25-30\nBlack 30-18\n"),  # no move of a king
    ],
)
def test_other_moves_out_of_turn_are_no_running_on(fen: str, moves: str) -> None:
    assert said(ruled(f"position: {fen}\n{moves}")) == ["4 false-move Black x open"]


# --- the losing game (xii) ---


def test_in_the_losing_game_there_is_only_the_take() -> None:
    ruling = one(ruled(LEFT, "game-kind=losing"))
    assert [c["rule"] for c in ruling["citations"]] == ["xii"]
    assert kinds(ruling["remedies"]) == ["compel-take"]
    assert ruling["options"] == []
    assert ruling["status"] == "open"


@pytest.mark.parametrize("words", ["compels the take", "chooses compel-take"])
def test_in_the_losing_game_the_take_is_compelled(words: str) -> None:
    report = ruled(f"{LEFT}White {words}\nBlack 15x22\n", "game-kind=losing")
    assert said(report) == ["5 capture-omitted Black xii enforced"]
    assert report.docket == []
    assert board(report) == after("11-15", "22-18", "15x22").fen()


def test_in_the_losing_game_a_series_must_be_whole() -> None:
    report = ruled(TWO_JUMPS + "White 22x15\n", "game-kind=losing")
    assert said(report) == ["4 capture-incomplete White xii+vii open"]
