"""Corners of whist: several rights in a ruling, penalties chosen by name, acts out of time."""

from __future__ import annotations

import pytest

from umpire.judge import Report, judge
from umpire.logs.text import read

KNOWN = "hand N: AK4.J52.T98.K732"

NORTH_WINS_EIGHT = (
    "1: E 2C, S 2D, W 3C, N 4C",
    "2: N AC, E 5C, S 6C, W 7C",
    "3: N KC, E 8C, S QC, W 9C",
    "4: N AS, E 2S, S 3S, W 4S",
    "5: N KS, E 5S, S 6S, W 7S",
    "6: N QS, E 8S, S 9S, W 10S",
    "7: N AD, E 3D, S 4D, W 5D",
    "8: N KD, E 6D, S 7D, W 8D",
)
"""North deals, hearts are trumps, and South does not follow to the first club."""


def ruled(*lines: str, until: int | None = None) -> Report:
    return judge(read("\n".join(("game: whist", *lines)), "test"), until=until)


def said(report: Report) -> list[tuple[str, str | None, str]]:
    return [(r.incident.kind, r.incident.offender, r.status) for r in report.rulings]


def owed(report: Report) -> list[str]:
    return [" ".join(str(v) for k, v in e.items() if k != "ruling") for e in report.docket]


def test_a_late_call_of_the_highest_leaves_the_trump_to_be_called() -> None:
    report = ruled(
        *(KNOWN, "W to lead trick 1", "trump H", "W 5C", "N 5H", "N recalls 5H", "N KC"),
        "E calls the highest club from N",
        *("E 4C", "S 9C"),
    )
    assert said(report) == [("revoke-recalled", "N", "open"), ("improper-call", "E", "refused")]
    assert owed(report) == ["callable-card N 5H"]


def test_a_card_played_of_a_hand_thrown_down_leaves_the_others_to_be_called() -> None:
    report = ruled(
        *(KNOWN, "N to lead trick 1", "trump H", "N throws down the hand"),
        *("N AS", "E 2S", "S 3S", "W 5S", "E calls AS from N"),
    )
    assert said(report) == [("exposed-card", "N", "open"), ("improper-call", "E", "refused")]
    assert len(report.docket) == 12


@pytest.mark.parametrize("words", ["chooses call-highest", "calls the highest club from N"])
def test_a_penalty_binds_however_it_is_chosen(words: str) -> None:
    report = ruled(
        *(KNOWN, "W to lead trick 1", "trump H", "W 5C", "N 5H", "N recalls 5H"),
        *(f"E {words}", "N 3C"),
    )
    assert [kind for kind, _, _ in said(report)] == ["revoke-recalled", "called-card-withheld"]


def test_to_win_is_demanded_by_name_too() -> None:
    report = ruled(
        *("hand E: AS 2S, 3H 4H 5H, 3D 4D 5D 6D, 3C 4C 6C 7C", "N to lead trick 1", "trump H"),
        *("N KS", "W 4S", "N chooses must-win", "E 2S"),
    )
    assert [kind for kind, _, _ in said(report)] == ["play-out-of-turn", "called-card-withheld"]


@pytest.mark.parametrize("option", ["rectify", "cannot-score-out", "callable-card"])
def test_what_is_no_option_cannot_be_chosen(option: str) -> None:
    faults = {
        "rectify": ("N deals", "N deals two cards to E"),
        "cannot-score-out": (
            *(KNOWN, "W to lead trick 1", "trump H", "W 5C", "N 9D", "E 4C", "S 8C"),
            *("trick turned", "W claims a revoke by N"),
        ),
        "callable-card": ("N to lead trick 1", "trump H", "N exposes 2H"),
    }
    chooser = {"rectify": "N", "cannot-score-out": "W", "callable-card": "E"}[option]
    report = ruled(*faults[option], f"{chooser} chooses {option}")
    assert len(report.errors) == 1
    assert "no ruling offers" in report.errors[0].message


@pytest.mark.parametrize(
    "faults", [("S exposes 4S", "N looks at the bottom card"), ("N looks at the bottom card",) * 1]
)
def test_a_misdeal_among_the_grounds_passes_the_deal(faults: tuple[str, ...]) -> None:
    report = ruled("N deals", *faults, "E demands a fresh deal", "E deals")
    passes = len(faults) == 2
    assert [kind for kind, _, _ in said(report)] == (
        ["exposed-in-deal", "bottom-card-seen"] if passes else ["bottom-card-seen", "wrong-dealer"]
    )


TWO_REVOKES = (
    *("options: revoke-penalty=once", "W to lead trick 1", "trump H"),
    *("W 5C, N 9S, E 4C, S 2C", "W 5D, N 9H, E 4D, S 2D", "N 8D, E 3D, S 6D, W 7D", "N leads JS"),
)


def test_one_revoke_of_a_side_is_paid_where_they_cost_once() -> None:
    report = ruled(
        *(*TWO_REVOKES, "W claims a revoke by N at trick 2", "W chooses add-score"),
        *("E 2S", "S 3S", "W 4S", "N leads 8C"),
        "E claims a revoke by N at trick 1",
    )
    assert said(report) == [("revoke", "N", "no-penalty"), ("revoke", "N", "enforced")]
    assert report.score == {"NS": 0, "EW": 3}


def test_the_other_revoke_is_to_be_had_where_the_first_was_given_up() -> None:
    report = ruled(
        *(*TWO_REVOKES, "W waives revoke by N", "E 2S", "S 3S", "W 4S", "N leads 8C"),
        "E claims a revoke by N at trick 1",
    )
    assert said(report) == [("revoke", "N", "open"), ("revoke", "N", "waived")]


def test_a_hand_shown_in_play_proves_an_earlier_revoke() -> None:
    report = ruled(
        *("W to lead trick 1", "trump H", "W 5C, N 9D, E 4D, S 2C", "trick turned"),
        *("W claims a revoke by N", "hand N: 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KC"),
    )
    assert said(report) == [("revoke", "N", "open")]
    assert report.rulings[0].window.claimed_line == 6


def test_an_accepted_lead_taken_back_is_an_exposed_card() -> None:
    report = ruled("N deals", "N turns up 4H", "S leads 5S", "W 7S", "S recalls 5S")
    assert said(report) == [("lead-out-of-turn", "S", "waived"), ("exposed-card", "S", "open")]


def test_an_unreadable_deal_is_not_ruled_on() -> None:
    report = ruled("N dels", "hand N: 14 cards", "S has 12 cards")
    assert [error.line for error in report.errors] == [2]
    assert report.rulings == []
    assert report.docket == []


def test_no_winner_comes_of_a_deal_with_an_error() -> None:
    report = ruled(
        *(KNOWN, "W to lead trick 1", "trump H", "W 5C, N 9D, E 4C, S 8C", "trick turned"),
        *("W claims a revoke by N", "N wilfully mixes the cards", "W recalls 5C"),
    )
    assert report.rulings == []
    assert report.winner is None


def test_a_second_demand_for_a_deal_already_granted_is_answered() -> None:
    report = ruled("N deals", "S exposes 4S", "E demands a fresh deal", "W demands a fresh deal")
    assert said(report) == [("exposed-in-deal", "S", "enforced")]


def test_a_tie_of_high_cards_does_not_hide_a_wrong_dealer() -> None:
    report = ruled("N cuts 3S", "E cuts 5H", "S cuts 9C", "W cuts 9D", "E deals")
    assert said(report) == [("cut-tied", None, "enforced"), ("wrong-dealer", "E", "no-penalty")]
    assert report.docket == []


def test_a_trump_card_that_was_played_cannot_be_left() -> None:
    report = ruled(
        "N deals", "N turns up 4H", "1: E AH, S 3H, W 5H, N 4H", "N leaves the trump card"
    )
    assert [error.line for error in report.errors] == [5]


def test_two_cards_played_at_once_by_one_who_had_played_are_one_incident() -> None:
    report = ruled("N to lead trick 1", "trump H", "N 5S, E 6S", "N plays 7S and 8S")
    assert said(report) == [("exposed-card", "N", "open")]
    assert owed(report) == ["callable-card N 7S", "callable-card N 8S"]


def test_a_renounce_taken_back_and_proved_later_was_a_revoke_corrected() -> None:
    report = ruled(
        *("W to lead trick 1", "trump H", "W TC", "N 9D", "N recalls 9D", "N 8D", "E 4C", "S 8C"),
        *("W 9C", "N KC"),
    )
    assert [(kind, status) for kind, _, status in said(report)] == [
        ("revoke-recalled", "open"),
        ("revoke", "open"),
    ]


def test_a_request_to_draw_comes_late_once_the_trick_is_turned() -> None:
    report = ruled(
        "W to lead trick 1", "W 5C, N 9C, E 4C, S 2C", "trick turned", "N asks S to draw"
    )
    assert said(report) == [("late-draw-request", "N", "refused")]


def test_an_incident_keeps_its_trick() -> None:
    report = ruled(
        *("N deals", "N turns up 4H", "E 5C, S 9C, W 4C, N 2C", "trick turned"),
        *("E has 11 cards", "S has 12 cards", "W has 12 cards", "N has 12 cards"),
    )
    assert [ruling.incident.trick for ruling in report.rulings] == [1]
    report = ruled("N to lead trick 5", "trump H", "N plays 5S", "N recalls 5S")
    assert [ruling.incident.trick for ruling in report.rulings] == [5]


def test_as_of_a_line_later_errors_are_not_told() -> None:
    lines = (KNOWN, "W to lead trick 1", "trump H", "W TC, N 9D, E 4C, S 8C", "gibberish")
    report = ruled(*lines, until=5)
    assert report.errors == []
    assert said(report) == [("revoke", "N", "open")]


def test_a_claim_made_too_early_is_told_of() -> None:
    report = ruled(
        *(KNOWN, "W to lead trick 1", "trump H", "W TC, N 9D, E 4C, S 8C"),
        *("E claims a revoke by N", "trick turned"),
    )
    assert said(report) == [("revoke", "N", "open")]
    assert report.rulings[0].early == (6,)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_penalty_gives_the_same_score_before_and_after_the_next_deal(when: str) -> None:
    """NS 9 make eight tricks; S revoked, and East and West take three tricks: 5 and 8."""
    tricks = [
        *NORTH_WINS_EIGHT,
        "9: N JS, E AH, S 9D, W 10D",
        "10: E KH, S 2H, W 3H, N 4H",
        "11: E QH, S 5H, W 6H, N 7H",
        "12: E JH, S 8H, W 9H, N 10H",
        "13: E 10C, S JD, W QD, N JC",
    ]
    choose = ("W chooses take-tricks",)
    report = ruled(
        *("score: NS 9, EW 7", "N deals", "N turns up 7H", *tricks, "trick turned"),
        "W claims a revoke by S at trick 1",
        *(choose if when == "before" else ()),
        "E deals",
        *(choose if when == "after" else ()),
    )
    assert [status for _, _, status in said(report)] == ["enforced"]
    assert report.deals[0]["tricks"] == {"NS": 6, "EW": 7}
    assert report.score == {"NS": 9, "EW": 8}


def test_hands_told_before_the_deal_are_the_hands_dealt() -> None:
    report = ruled(
        *("hand N: AK4.J52.T98.K732", "hand E: 12 cards", "S deals", "S turns up 4H"),
        "1: W KD, N 8D, E 5D, S 7D",
    )
    assert len(report.deals) == 1
    assert report.deals[0]["dealer"] == "S"
    assert said(report) == [("wrong-hand-count", "S", "open")]


def test_a_wrong_hand_is_counted_before_the_next_deal() -> None:
    report = ruled("S deals", "hand E: 12 cards", "S deals", "S turns up 4H")
    assert [kind for kind, _, _ in said(report)] == ["wrong-hand-count"]
    assert report.rulings[0].incident.deal == 1


@pytest.mark.parametrize(("points", "kinds"), [(3, ["revoke"]), (4, ["revoke", "overscore"])])
def test_points_marked_for_a_revoke_are_those_of_the_penalty(points: int, kinds: list[str]) -> None:
    report = ruled(
        *(KNOWN, "W to lead trick 1", "trump H", "W 5C, N 9D, E 4C, S 8C", "trick turned"),
        *("W claims a revoke by N", "W chooses add-score", f"EW scores {points} for the revoke"),
    )
    assert [kind for kind, _, _ in said(report)] == kinds
    assert report.score == {"NS": 0, "EW": 3}


def test_honours_may_be_marked_together_with_tricks() -> None:
    """North and South win eight tricks and hold king, queen and knave of trumps: two and two."""
    tricks = [
        *NORTH_WINS_EIGHT,
        "9: N JS, E AH, S 9D, W 10D",
        "10: E 10H, S 2H, W 3H, N 4H",
        "11: E 9H, S 5H, W 6H, N KH",
        "12: N QH, E 8H, S 7H, W JD",
        "13: N JH, E 10C, S QD, W JC",
    ]
    report = ruled("N deals", "N turns up KH", *tricks, "NS scores 7 for tricks and honours")
    won = report.deals[0]["tricks"]["NS"]
    assert report.deals[0]["honours"] == {"NS": 2, "EW": 0}
    assert [kind for kind, _, _ in said(report) if kind == "overscore"] == []
    assert report.score == {"NS": won - 6 + 2, "EW": 0}


def test_a_penalty_chosen_after_both_sides_revoked_is_answered() -> None:
    report = ruled(
        *("S deals", "S turns up 3S", "1: W AH, N 2H, E 5C, S 6H", "2: W KH, N 8D, E 9H, S 7H"),
        *("3: W 3D, N 4D, E KD, S 2D", "4: E 6C, S 7C, W 8C, N JH"),
        *("N claims a revoke by E", "E claims a revoke by N", "N chooses add-score"),
    )
    assert report.errors == []
    assert [(kind, status) for kind, _, status in said(report)] == [
        ("revoke", "lapsed"),
        ("revoke", "lapsed"),
        ("both-sides-revoked", "enforced"),
    ]


def test_a_demand_for_a_deal_that_is_compulsory_is_answered() -> None:
    report = ruled(
        *("S deals", "S turns up 3S", "1: W AH, N 2H, E 5C, S 6H", "2: W KH, N 8D, E 9H, S 7H"),
        *("3: W 3D, N 4D, E KD, S 2D", "4: E 6C, S 7C, W 8C, N JH"),
        *("N claims a revoke by E", "E claims a revoke by N", "N demands a fresh deal"),
    )
    assert [kind for kind, _, _ in said(report)].count("late-demand") == 0
