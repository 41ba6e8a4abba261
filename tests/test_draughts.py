"""Draughts: conduct, the count, the end of the game, and what a record must say.

Expectations are worked out from the rules of Enquire Within §72 and the moves of English draughts.
The casebook (`cases/draughts`) holds the stories; here are the details that no mark can say.
"""

from __future__ import annotations

import pytest
from draughts_logs import LEFT, board, kinds, one, ruled, said

from umpire.books import load
from umpire.judge import Report, judge
from umpire.logs.text import read

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
