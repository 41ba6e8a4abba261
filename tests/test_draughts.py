"""Draughts: every row of the table, what became of each fault, and the board after it.

Expectations are worked out from the rules of Enquire Within §72 and the moves of English draughts.
The casebook (`cases/draughts`) holds the stories; here are the details that no mark can say.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from umpire.books import load
from umpire.games.board import Position
from umpire.games.draughts import Draughts
from umpire.judge import Report, judge
from umpire.logs.text import read
from umpire.reports import json as json_report

LEFT = "Black 11-15\nWhite 22-18\nBlack 8-11\n"
"""The man on 15 could take the man on 18, and Black moves another. Lines 2 to 4."""

TWO_JUMPS = "position: W:W22,32:B18,11,1\n"
"""White's man on 22 can take both men, 22x15x8."""


def ruled(text: str, options: str = "", until: int | None = None) -> Report:
    """The report on a log of draughts; its first event is on line 2, or on line 3 with options."""
    header = "game: draughts\n" + (f"options: {options}\n" if options else "")
    return judge(read(header + text, "test"), until=until)


def said(report: Report) -> list[str]:
    """The rulings in short: line, incident, offender, rules, status, what was chosen."""
    found = []
    for ruling in report.rulings:
        about = ruling.incident
        rules = "+".join(number for _, number in ruling.citations)
        chosen = f" {ruling.chosen}" if ruling.chosen else ""
        line, who = about.line, about.offender or "-"
        found.append(f"{line} {about.kind} {who} {rules} {ruling.status}{chosen}")
    return found


def one(report: Report) -> dict[str, Any]:
    """The only ruling of a report without errors, as the JSON report has it."""
    assert report.errors == []
    rulings = json.loads(json_report.render([report]))["rulings"]
    assert len(rulings) == 1
    found: dict[str, Any] = rulings[0]
    return found


def kinds(items: list[dict[str, Any]]) -> list[str]:
    return [item["kind"] for item in items]


def board(report: Report) -> str:
    assert isinstance(report.table, Draughts)
    return report.table.board.fen()


def after(*moves: str) -> Position:
    """The position after moves, from the start."""
    position = Position.start()
    for move in moves:
        position.play(tuple(int(square) for square in move.replace("x", "-").split("-")))
    return position


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


# --- conduct (iii, vi, viii, ix, xii) ---


def test_persisting_turns_the_same_ruling_into_a_lost_game() -> None:
    report = ruled("Black 11-15\nBlack obstructs the view\nWhite 23-19\nBlack persists\n")
    ruling = one(report)
    assert (ruling["line"], ruling["status"], ruling["move"]) == (3, "enforced", 1)
    assert kinds(ruling["remedies"]) == ["lose-game"]
    assert [each["line"] for each in ruling["evidence"]] == [3, 5]
    assert report.winner == "White"


def test_persisting_alone_is_obstructing_and_persisting() -> None:
    report = ruled("Black 11-15\nWhite persists\nWhite persists\n")
    assert said(report) == ["3 view-obstructed White iii enforced"]
    assert report.winner == "Black"


def test_one_player_persists_and_the_other_does_not() -> None:
    report = ruled("Black obstructs the view\nWhite persists\n")
    assert said(report) == [
        "2 view-obstructed Black iii no-penalty",
        "3 view-obstructed White iii enforced",
    ]


@pytest.mark.parametrize(("minutes", "lost"), [(0, False), (9, False), (10, False), (11, True)])
def test_minutes(minutes: int, lost: bool) -> None:
    report = ruled(f"Black 11-15\nWhite takes {minutes} minutes\n")
    assert said(report) == (["3 overtime White vi enforced"] if lost else [])
    assert report.winner == ("Black" if lost else None)


@pytest.mark.parametrize(
    ("words", "status", "remedies"),
    [
        ("bystanders decide for White 3-1", "enforced", ["decision-final"]),
        ("bystanders decide for White 1-0", "enforced", ["decision-final"]),
        ("bystanders decide for White 2-2", "refused", []),
        ("bystanders decide for White 1-3", "refused", []),
        ("bystanders decide for White 0-0", "refused", []),
        ("umpire decides for White", "enforced", ["decision-final"]),
    ],
)
def test_only_a_majority_or_an_umpire_decides(words: str, status: str, remedies: list[str]) -> None:
    ruling = one(ruled(f"Black 11-15\n{words}\n"))
    assert (ruling["status"], kinds(ruling["remedies"])) == (status, remedies)
    assert ruling["offender"] is None
    assert [c["rule"] for c in ruling["citations"]] == ["viii"]


def test_leaving_with_and_without_consent() -> None:
    assert said(ruled("Black 11-15\nWhite leaves the room with consent\n")) == []
    report = ruled("Black 11-15\nWhite leaves the room\n")
    assert said(report) == ["3 left-room White ix enforced"]
    assert report.winner == "Black"


def test_the_first_ruling_that_loses_the_game_decides_it() -> None:
    report = ruled("Black 11-15\nWhite leaves the room\nBlack refuses the ruling\n")
    assert len(report.rulings) == 2
    assert report.winner == "Black"


# --- the count (xi) ---

KINGS = "position: W:WK2:BK3,K13\n"
ROUND = "White 2-6\nBlack 3-8\nWhite 6-2\nBlack 8-3\n"
"""Two moves a side, after which the kings stand as before."""


def counted(moves_each: int, first: str = KINGS, between: str = "") -> Report:
    assert moves_each % 2 == 0
    return ruled(first + "White calls the count\n" + between + ROUND * (moves_each // 2))


def test_two_kings_to_one_are_counted_to_twenty() -> None:
    ruling = one(counted(0))
    assert ruling["remedies"] == [
        {
            "kind": "draw-game",
            "of": "Black",
            "count": 20,
            "text": "the game is drawn unless Black wins it within 20 moves a side",
        }
    ]
    assert said(counted(18)) == ["3 count-called - xi open"]
    assert said(counted(20)) == ["3 count-called - xi enforced"]


def test_the_twentieth_move_of_each_side_must_be_made() -> None:
    report = ruled(KINGS + "White calls the count\n" + ROUND * 9 + ROUND.split("Black 8")[0])
    assert said(report) == ["3 count-called - xi open"]


@pytest.mark.parametrize("fen", ["W:WK2:BK3,K13,5", "W:WK2:BK3,13", "W:W32:BK3,K13"])
def test_other_numbers_are_counted_to_fifty(fen: str) -> None:
    ruling = one(counted(0, f"position: {fen}\n"))
    assert ruling["remedies"][0]["count"] == 50


def test_fifty_moves_a_side() -> None:
    first = "position: W:WK2:BK3,K4,5\n"
    assert said(counted(48, first)) == ["3 count-called - xi open"]
    assert said(counted(50, first)) == ["3 count-called - xi enforced"]


def test_moves_before_the_call_do_not_count() -> None:
    report = ruled(KINGS + ROUND * 8 + "White calls the count\n" + ROUND * 9)
    assert [status.rpartition(" ")[2] for status in said(report)] == ["open"]


def test_moves_taken_back_do_not_count() -> None:
    text = "White 2-6\nWhite takes back\n"
    assert said(counted(18, between=text))[0] == "3 count-called - xi open"
    assert said(counted(20, between=text))[0] == "3 count-called - xi enforced"


def test_the_black_side_may_call_the_count_too() -> None:
    report = ruled("position: B:WK3,K13:BK2\nBlack calls the count\n")
    assert one(report)["remedies"][0]["of"] == "White"


@pytest.mark.parametrize("fen", ["W:WK2:BK3", "W:WK2,K1:BK3", "W:W30,31:B1,2"])
def test_the_caller_must_have_fewer(fen: str) -> None:
    ruling = one(ruled(f"position: {fen}\nWhite calls the count\n"))
    assert (ruling["status"], ruling["offender"]) == ("refused", "White")


def test_calling_again_changes_nothing() -> None:
    again = counted(2, between="White calls the count\n")
    assert said(again) == ["3 count-called - xi open"]


def test_a_second_call_at_two_kings_to_one_has_the_shorter_limit() -> None:
    # Three kings to one, and then White takes one of them.
    fen = "position: W:WK2:BK7,K20,K28\n"
    report = ruled(fen + "White calls the count\nWhite 2x11\nBlack 20-16\nWhite 11x20\n")
    assert said(report) == ["3 count-called - xi open"]
    fen = "position: W:WK2:BK7,K28,K32\n"
    report = ruled(fen + "White calls the count\nWhite 2x11\nWhite calls the count\n")
    assert [r.remedies[0].count for r in report.rulings] == [50, 20]


def test_the_side_called_on_may_declare_the_draw_and_the_caller_may_not() -> None:
    report = counted(0, between="Black chooses draw-game\n")
    assert said(report) == ["3 count-called - xi enforced"]
    assert report.winner is None
    assert [e.line for e in counted(0, between="White chooses draw-game\n").errors] == [4]


def test_the_caller_may_give_the_count_up_and_the_other_side_may_not() -> None:
    assert said(counted(20, between="White waives\n")) == ["3 count-called - xi waived"]
    assert [e.line for e in counted(0, between="Black waives\n").errors] == [4]


def test_a_game_given_up_ends_the_count() -> None:
    report = counted(2, between="Black concedes\n")
    assert said(report) == ["3 count-called - xi lapsed"]
    assert report.winner == "White"


def test_a_false_move_at_the_end_of_the_count_may_still_go_back() -> None:
    # Black's twentieth move is false: the count waits for what becomes of it.
    moves = KINGS + "White calls the count\n" + ROUND * 9 + "White 2-6\nBlack 3-8\nWhite 6-2\n"
    report = ruled(moves + "Black 8-16\n")
    assert said(report)[0] == "3 count-called - xi open"
    assert said(ruled(moves + "Black 8-16\nBlack takes back\n"))[0] == "3 count-called - xi open"
    assert said(ruled(moves + "Black 8-16\nWhite 2-6\n"))[0] == "3 count-called - xi enforced"


# --- the losing game (xii) ---


def test_in_the_losing_game_there_is_only_the_take() -> None:
    ruling = one(ruled(LEFT, "game-kind=losing"))
    assert [c["rule"] for c in ruling["citations"]] == ["xii"]
    assert kinds(ruling["remedies"]) == ["compel-take"]
    assert ruling["options"] == []
    assert ruling["status"] == "open"


def test_in_the_losing_game_the_take_is_compelled() -> None:
    report = ruled(LEFT + "White compels the take\nBlack 15x22\n", "game-kind=losing")
    assert said(report) == ["5 capture-omitted Black xii enforced"]
    assert report.docket == []
    assert board(report) == after("11-15", "22-18", "15x22").fen()


def test_in_the_losing_game_a_series_must_be_whole() -> None:
    report = ruled(TWO_JUMPS + "White 22x15\n", "game-kind=losing")
    assert said(report) == ["4 capture-incomplete White xii+vii open"]


# --- the end of the game ---


@pytest.mark.parametrize(("kind", "winner"), [("winning", "White"), ("losing", "Black")])
def test_who_has_no_man_left(kind: str, winner: str) -> None:
    report = ruled("position: W:W18,32:B14\nWhite 18x9\n", f"game-kind={kind}")
    assert report.winner == winner


@pytest.mark.parametrize(("kind", "winner"), [("winning", "White"), ("losing", "Black")])
def test_who_cannot_move(kind: str, winner: str) -> None:
    # The man on 21 is shut in by 25 and 30.
    report = ruled("position: W:W25,30,26:B21\nWhite 26-22\n", f"game-kind={kind}")
    assert report.winner == winner


def test_the_game_is_not_over_while_the_last_move_is_at_fault() -> None:
    # White's man jumps backwards and takes the last black man: a false move.
    text = "position: W:W14:B18\nWhite 14x23\n"
    assert ruled(text).winner is None
    assert ruled(text + "White takes back\n").winner is None
    assert ruled(text + "Black lets it stand\n").winner == "White"


def test_nothing_is_ruled_on_after_the_end() -> None:
    text = "position: W:W18,32:B14\nWhite 18x9\n"
    more = "Black leaves the room\nBlack takes 12 minutes\nWhite 32-23\nBlack calls the count\n"
    assert said(ruled(text + more)) == []


def test_claiming_a_game_not_won_is_for_the_bystanders() -> None:
    ruling = one(ruled("Black 11-15\nWhite claims the game\n"))
    assert (ruling["incident"], ruling["status"]) == ("game-claim", "silent")
    assert ruling["nearest"] == {"book": "draughts", "rule": "viii"}


# --- who begins, and what the record must say ---


def test_white_begins_if_the_log_does() -> None:
    for text in ("White 22-18\nBlack 11-16\n", "22-18\n11-16\n", "White touches 22\n22-18\n"):
        report = ruled(text)
        assert (said(report), report.errors) == ([], [])


def test_a_position_says_who_is_to_move() -> None:
    assert said(ruled("position: W:W21-32:B1-12\nWhite 22-18\n11-16\n")) == []
    report = ruled("position: B:W21-32:B1-12\nWhite 22-18\n")
    assert said(report) == ["3 false-move White x open"]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("11-15\n23-19\n11-16\n", 4, "no man stands on 11"),
        ("Black 11-15\nWhite 18-14\n", 3, "no man stands on 18"),
        ("11-15\n8-11\n", 3, "the man on 8 is not White's"),
        ("position: B:B1,2:W6,7,14,15,16\nBlack 2x18\n", 3, "several ways lead from 2 to 18"),
        ("Black 11-15\nposition: W:W21:B1\n", 3, "a position comes first"),
        ("position: W:W33:B1\n", 2, "cannot read the position"),
        ("Black touches 15\n", 2, "no man stands on 15"),
        ("Black adjusts 15\n", 2, "no man stands on 15"),
        ("Black takes back\n", 2, "Black has no move to take back"),
        ("Black 11-15\nWhite 23-19\nBlack takes back\n", 4, "the move was answered"),
        ("Black 11-15\nWhite chooses huff\n", 3, "no ruling offers `huff`"),
    ],
)
def test_what_cannot_be_is_an_error(text: str, line: int, words: str) -> None:
    report = ruled(text)
    assert [error.line for error in report.errors] == [line]
    assert words in report.errors[0].message
    assert report.rulings == []
    assert report.winner is None


def test_an_error_takes_all_rulings_with_it_and_is_told_once() -> None:
    report = ruled("Black 11-20\nWhite 23-18\nBlack 11-15\nWhite 23-19\nBlack 1-5\n")
    assert [error.line for error in report.errors] == [4]
    assert report.errors[0].other == 2
    assert report.rulings == []


def test_what_comes_after_a_line_that_cannot_be_read_is_not_held_against_anybody() -> None:
    report = ruled("Black 11-15\nWhite mvoes 23-19\nBlack 15-24\nBlack 9-9\n")
    assert [error.line for error in report.errors] == [3]
    assert report.rulings == []


def test_two_ways_that_take_the_same_men_are_one() -> None:
    # A king can go round the four men either way, and comes back to where he was.
    report = ruled("position: B:BK11,32:W6,7,14,15\nBlack 11x11\n")
    assert report.errors == []
    assert board(report) == "W:W:BK11,32"


def test_either_mark_is_read() -> None:
    for first, second in (("11x15", "15-22"), ("11-15", "15x22"), ("11X15", "15X22")):
        report = ruled(f"Black {first}\nWhite 22-18\nBlack {second}\n")
        assert (said(report), report.errors) == ([], [])


def test_until_a_line_shows_what_was_open_there() -> None:
    text = LEFT + "White huffs 15\nWhite 24-19\n"
    assert said(ruled(text, until=4)) == ["4 capture-omitted Black v+v-note open"]
    assert said(ruled(text, until=5)) == ["4 capture-omitted Black v+v-note enforced huff"]
    assert said(ruled(text, until=3)) == []


# --- the book ---


def test_the_book_is_whole_and_in_its_order() -> None:
    assert list(load("draughts").rules) == [
        *("i", "ii", "iii", "iv", "iv-note", "v", "v-note", "vi", "vii", "viii", "ix", "x"),
        *("xi", "xii"),
    ]


def test_readings_are_numbered_and_about_rules_of_the_book() -> None:
    book = load("draughts")
    assert list(book.readings) == [f"DR-{number}" for number in range(1, len(book.readings) + 1)]
    assert all(rule in book.rules for each in book.readings.values() for rule in each.rules)


def test_evidence_names_the_players() -> None:
    log = read("game: draughts\nplayers: Black Ann, White Bob\nAnn 11-20\n", "test")
    ruling = judge(log).rulings[0]
    assert ruling.incident.evidence[0][1].startswith("Black (Ann) moves 11-20")
