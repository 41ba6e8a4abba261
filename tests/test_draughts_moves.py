"""Draughts: false moves (x), and men touched (iv): what becomes of each."""

from __future__ import annotations

import pytest
from draughts_logs import after, board, kinds, one, ruled, said

from umpire.games.board import Position

# --- false moves (x) ---


def test_a_false_move_is_played_as_it_was_made() -> None:
    report = ruled("Black 11-20\n")
    assert kinds(one(report)["remedies"]) == ["move-taken-back"]
    assert report.docket == [
        {"kind": "move-taken-back", "of": "Black", "ruling": 1},
    ]
    assert board(report) == after("11-20").fen()


def test_a_false_move_taken_back_restores_the_position() -> None:
    report = ruled("Black 11-20\nBlack takes back\n")
    assert said(report) == ["2 false-move Black x cured"]
    assert one(report)["window"]["closed_line"] == 3
    assert board(report) == Position.start().fen()


def test_a_false_move_that_takes_a_man_gives_him_back() -> None:
    # A man jumps backwards over a white man: he comes off as the move was made.
    fen = "B:W14,32:B1,18"
    report = ruled(f"position: {fen}\nBlack 18x9\n")
    assert said(report) == ["3 false-move Black x open"]
    assert board(report) == "W:W32:B1,9"
    assert board(ruled(f"position: {fen}\nBlack 18x9\nBlack takes back\n")) == fen


def test_refusing_to_take_back_loses_in_place_of_the_remedy() -> None:
    report = ruled("Black 11-20\nBlack refuses to take back\n")
    ruling = one(report)
    assert ruling["line"] == 2
    assert kinds(ruling["remedies"]) == ["lose-game"]
    assert ruling["status"] == "enforced"
    assert [each["line"] for each in ruling["evidence"]] == [2, 3]
    assert report.winner == "White"


def test_refusing_to_take_back_a_move_that_was_answered_means_nothing() -> None:
    report = ruled("Black 11-20\nWhite 23-19\nBlack refuses to take back\n")
    assert said(report) == ["2 false-move Black x waived"]
    assert report.winner is None


def test_refusing_to_take_back_a_lawful_move_means_nothing() -> None:
    assert said(ruled("Black 11-15\nBlack refuses to take back\n")) == []


def test_a_false_move_that_was_answered_stays() -> None:
    report = ruled("Black 11-20\nWhite 23-19\nBlack takes back\nBlack 8-11\n")
    assert said(report) == ["2 false-move Black x waived"]
    assert board(report) == after("11-20", "23-19", "8-11").fen()


def test_the_other_side_may_ask_for_a_false_move_to_go_back() -> None:
    report = ruled("Black 11-20\nWhite chooses move-taken-back\nBlack takes back\nBlack 11-15\n")
    assert said(report) == ["2 false-move Black x cured"]
    assert board(report) == after("11-15").fen()
    refused = ruled("Black 11-20\nWhite chooses move-taken-back\nBlack refuses to take back\n")
    assert said(refused) == ["2 false-move Black x enforced"]
    assert refused.winner == "White"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("Black 22-18", "the man on 22 is not his"),
        ("Black 8-11", "11 is occupied"),
        ("Black 11-8", "8 is occupied"),
        ("Black 11-20", "there is nothing there to take"),
        ("Black 11-19", "no step or jump leads from 11 to 19"),
        ("Black 11-15-19", "these are not jumps, one after another"),
    ],
)
def test_why_a_move_is_false(move: str, why: str) -> None:
    ruling = one(ruled(move + "\n"))
    assert ruling["incident"] == "false-move"
    assert ruling["evidence"][0]["text"].endswith(f": {why}")


def test_men_go_forwards_only_and_kings_both_ways() -> None:
    fen = "position: B:B15,K22:W32\n"
    assert said(ruled(fen + "Black 15-11\n")) == ["3 false-move Black x open"]
    assert one(ruled(fen + "Black 15-11\n"))["evidence"][0]["text"].endswith("forwards only")
    assert said(ruled(fen + "Black 22-17\n")) == []


def test_a_player_who_moves_twice_has_moved_out_of_turn() -> None:
    report = ruled("Black 11-15\nBlack 8-11\n")
    ruling = one(report)
    assert (ruling["incident"], ruling["offender"], ruling["line"]) == ("false-move", "Black", 3)
    assert ruling["evidence"][0]["text"].endswith("it is White's turn")
    # White is to move all the same.
    assert board(report).startswith("W:")
    moved_on = ruled("Black 11-15\nBlack 8-11\nWhite 23-19\nBlack 4-8\n")
    assert said(moved_on) == ["3 false-move Black x waived"]


def test_moves_out_of_turn_go_back_one_by_one() -> None:
    report = ruled("Black 11-15\nBlack 8-11\nBlack 4-8\nBlack takes back\nBlack takes back\n")
    assert said(report) == ["3 false-move Black x cured", "4 false-move Black x cured"]
    assert board(report) == after("11-15").fen()


def test_a_false_move_takes_in_a_capture_left_by_it() -> None:
    report = ruled("Black 11-15\nWhite 22-18\nBlack 15-11\n")
    assert said(report) == ["4 false-move Black x open"]


def test_a_man_put_on_an_occupied_square_takes_the_place() -> None:
    report = ruled("Black 8-11\nBlack takes back\n")
    assert board(report) == Position.start().fen()
    assert board(ruled("Black 8-11\n")).count("11") == 1


# --- touch and move (iv) ---


def test_a_touched_man_not_moved_is_owed() -> None:
    report = ruled("Black touches 11\nBlack 12-16\n")
    ruling = one(report)
    assert ruling["line"] == 3
    assert [c["rule"] for c in ruling["citations"]] == ["iv"]
    assert kinds(ruling["remedies"]) == ["must-move-touched"]
    assert [each["line"] for each in ruling["evidence"]] == [2, 3]
    assert report.docket == [{"kind": "must-move-touched", "of": "Black", "ruling": 1}]


def test_what_is_owed_for_a_touched_man_outlasts_the_answer() -> None:
    moves = "Black touches 11\nBlack 12-16\nWhite 24-20\n"
    assert said(ruled(moves)) == ["3 touched-man-not-moved Black iv open"]
    assert said(ruled(moves + "Black 8-12\n")) == ["3 touched-man-not-moved Black iv open"]
    assert said(ruled(moves + "Black 11-15\n")) == ["3 touched-man-not-moved Black iv enforced"]


def test_the_same_touched_man_is_ruled_on_once() -> None:
    report = ruled("Black touches 11\nBlack 12-16\nBlack takes back\nBlack 10-15\n")
    assert said(report) == ["3 touched-man-not-moved Black iv open"]


def test_moving_the_touched_man_in_place_of_the_wrong_move_needs_no_words() -> None:
    report = ruled("Black touches 11\nBlack 12-16\nBlack 11-15\nWhite 23-19\n")
    assert said(report) == ["3 touched-man-not-moved Black iv enforced"]
    assert board(report) == after("11-15", "23-19").fen()


def test_refusing_to_move_the_touched_man_is_refusing_the_rules() -> None:
    report = ruled("Black touches 11\nBlack 12-16\nBlack refuses to take back\n")
    assert said(report) == [
        "3 touched-man-not-moved Black iv open",
        "4 ruling-refused Black xii enforced",
    ]
    assert report.winner == "White"


def test_over_angle_cites_the_note_and_names_the_square() -> None:
    ruling = one(ruled("Black shows 11 on 15\nBlack 11-16\n"))
    assert ruling["incident"] == "over-angle-not-followed"
    assert [c["rule"] for c in ruling["citations"]] == ["iv", "iv-note"]
    assert ruling["remedies"][0]["text"] == "Black must move the man on 11 to 15"


def test_over_angle_to_a_square_that_he_cannot_reach_binds_as_a_touch() -> None:
    # The man on 11 is pushed toward 7, behind him: he must move, but not there.
    assert said(ruled("Black shows 11 on 7\nBlack 11-15\n")) == []
    report = ruled("Black shows 11 on 7\nBlack 12-16\n")
    assert said(report) == ["3 touched-man-not-moved Black iv open"]


def test_a_man_shown_on_two_squares_is_bound_to_the_first() -> None:
    report = ruled("Black shows 11 on 15\nBlack shows 11 on 16\nBlack 11-16\n")
    assert said(report) == ["4 over-angle-not-followed Black iv+iv-note open"]
    report = ruled("Black shows 11 on 15\nBlack shows 11 on 16\nBlack 11-15\n")
    assert said(report) == []


def test_a_man_moved_elsewhere_and_back_can_still_follow() -> None:
    report = ruled("Black shows 11 on 15\nBlack 11-16\nBlack takes back\nBlack 11-15\n")
    assert said(report) == ["3 over-angle-not-followed Black iv+iv-note enforced"]


def test_a_touched_man_binds_through_a_false_move_but_only_once_it_is_back() -> None:
    moves = "Black touches 11\nBlack 12-19\n"
    assert said(ruled(moves)) == ["3 false-move Black x open"]
    report = ruled(moves + "Black takes back\nBlack 11-15\n")
    assert said(report) == ["3 false-move Black x cured"]
    report = ruled(moves + "White 24x15\n")
    assert said(report) == ["3 false-move Black x waived"]


def test_a_changed_move_is_let_pass_by_the_answer() -> None:
    moves = "Black 11-15\nBlack takes back\nBlack 11-16\n"
    ruling = one(ruled(moves))
    assert ruling["incident"] == "second-square"
    assert [c["rule"] for c in ruling["citations"]] == ["iv-note", "iv"]
    assert ruling["status"] == "open"
    assert said(ruled(moves + "White 24-20\n")) == ["4 second-square Black iv-note+iv waived"]
    report = ruled(moves + "Black takes back\nBlack 11-15\n")
    assert said(report) == ["4 second-square Black iv-note+iv enforced"]
