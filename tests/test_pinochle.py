"""Pinochle: every row of its table of incidents, with remedies, options and score."""

from __future__ import annotations

import pytest
from drawing_deals import random_deal
from drawing_rulings import owed, ruled, said

from umpire.books import load
from umpire.judge import judge
from umpire.logs.text import read

START = """
    game: pinochle
    A deals
    A turns up KD
    B JC
    A QC
"""
"""A has won the first trick, and both are to draw."""

NEXT = START + "A draws\nB draws\n"
"""A is to lead to the second trick."""

WON_AGAIN = "A draws\nB draws\nA AC\nB 9C\n"
"""A wins another trick."""

LAST = """
    game: pinochle
    trump D
    hand A: AS AH 10H KH QH JH, KC QC JC 9C, QS JS
    hand B: 9H AC 10C AC 10C, KS QS JS, AD 10D KD QD
    A to lead trick 13
"""

ROWS = {
    "2": (
        "game: pinochle\nA cuts KS\nA cuts 9D",
        ["cut-too-many A enforced: 2 | cut-again | |"],
    ),
    "3": (
        "game: pinochle\nB cuts 4",
        ["cut-too-small B enforced: 3 | cut-again | |"],
    ),
    "6": (
        "game: pinochle\nA deals\nA exposes QS of B",
        ["exposed-in-deal A open: 6 10 | | fresh-deal | B"],
    ),
    "6-own": (
        "game: pinochle\nA deals\nB exposes QS",
        ["exposed-in-deal B stands: 6 | deal-stands | |"],
    ),
    "7-many": (
        "game: pinochle\nA deals\nhand B: 13 cards\nA turns up KD",
        ["wrong-hand-count A enforced: 7 10 | new-deal | |"],
    ),
    "7-few": (
        "game: pinochle\nA deals\nhand A: 11 cards\nA turns up KD",
        ["wrong-hand-count A open: 7 10 | | fresh-deal draw-to-make-good | B"],
    ),
    "8": (
        "game: pinochle\nA deals\ncard faced in the pack",
        ["faced-card A enforced: 8 10 | new-deal | |"],
    ),
    "8-late": (
        START + "card faced in the pack",
        ["faced-card A stands: 8 | deal-stands | |"],
    ),
    "9": (
        START + "pack imperfect",
        ["imperfect-pack enforced: 9 10 | deal-void | |"],
    ),
    "13": (
        "game: pinochle\ntrump D\nA to lead trick 12\nA AC\nB 9C\nA takes up the melds",
        ["meld-taken-up A no-penalty: 13 | | |"],
    ),
    "14": (
        "game: pinochle\nA deals\nA turns up KD\nA leads AC\nB 9C",
        ["lead-out-of-turn A stands: 14 | trick-stands | |"],
    ),
    "14-noticed": (
        "game: pinochle\nA deals\nA turns up KD\nA leads AC\nA recalls AC",
        ["lead-out-of-turn A cured: 14 | card-taken-back | |"],
    ),
    "15": (
        NEXT + "B has 13 cards",
        [
            "too-many-cards B open: 15 10 | no-declarations-until-corrected | "
            "fresh-deal play-without-drawing | A"
        ],
    ),
    "16": (
        NEXT + "B has 11 cards",
        ["too-few-cards B open: 16 10 | | fresh-deal draw-to-make-good | A"],
    ),
    "17": (
        NEXT + "A AS\nB 9S\nA draws\nB draws\nB looks at trick 1",
        ["looked-at-trick B enforced: 17 | forfeit-cards-score | |"],
    ),
    "18": (
        START + "A draws\nA AS\nB 9S",
        ["missed-draw B open: 18 | | deal-void draw-two-next | A"],
    ),
    "19-seen": (
        START + "A draws 2 cards QS 10H seen",
        ["overdraw A enforced: 19 | show-card show-own-card | |"],
    ),
    "19-unseen": (
        START + "A draws 2 cards QS 10H unseen",
        ["overdraw A open: 19 | put-back | |"],
    ),
    "19-put-back": (
        START + "A draws 2 cards unseen\nA returns a card",
        ["overdraw A cured: 19 | put-back | |"],
    ),
    "20": (
        START + "B draws QS",
        ["draw-out-of-turn B enforced: 20 | restore-card show-own-card | |"],
    ),
    "20-nobodys": (
        "game: pinochle\nA deals\nA turns up KD\nB draws",
        ["draw-out-of-turn B enforced: 20 | restore-card | |"],
    ),
    "21": (
        START + "B draws QS\nA draws 10H",
        ["both-drew-wrong stands: 21 20 | keep-cards | |"],
    ),
    "22": (
        START + "A draws\nB draws 2 cards QS 10H seen",
        ["overdraw B open: 22 | | may-see-next-two | A"],
    ),
    "23": (
        NEXT + "20 cards left in the stock",
        ["even-stock stands: 23 | leave-last-card | |"],
    ),
    "25-late": (
        NEXT + "A melds KS QS",
        ["meld-out-of-time A refused: 25 | | |"],
    ),
    "25-second": (
        START + "A melds KS QS\nA melds QS JD",
        ["second-meld A refused: 25 | | |"],
    ),
    "26": (
        START + "A melds KS QS\n" + WON_AGAIN + "A melds KS +QS",
        ["meld-not-allowed A refused: 26 | | |"],
    ),
    "27": (
        NEXT + "A exchanges 9D",
        ["exchange-out-of-time A refused: 27 | | |"],
    ),
    "27-meld": (
        START + "A exchanges 9D\nA melds KS QS",
        ["exchange-with-meld A refused: 27 | | |"],
    ),
    "28": (
        START + "A melds four kings: KS KH KC JD",
        [
            "wrong-meld A enforced: 28 | "
            "overscore-deducted callable-card callable-card callable-card | | B"
        ],
    ),
    "13-early": (
        START + "A melds KS QS\nA takes up the melds",
        ["meld-taken-up A no-penalty: 13 | | |"],
    ),
    "29": (
        "game: pinochle\ntrump D\nA to lead trick 11\nA AC\nB 9C\nA melds KS QS\nA draws\n"
        "B draws\nA takes up the melds",
        ["taken-up-early A open: 29 13 | show-card | | B"],
    ),
    "30": (
        LAST + "13: A AH, B AD",
        ["revoke B open: 30 | | replay forfeit-cards-score | A"],
    ),
    "30-win": (
        LAST + "13: A JC, B AC\n14: B 9H, A JH\n15: A QC, B 10C\n16: B 10C, A 9C\n17: B KS, A JS",
        ["failed-to-win A open: 30 | | replay forfeit-cards-score | B"],
    ),
    "33": (
        START.replace("A deals", "score: A 900, B 0\nA deals") + "A announces 1000",
        ["false-announcement A enforced: 33 24 | lose-game | |"],
    ),
    "34": (
        START + "A melds QS QH QC QD\nA scores 80",
        ["overscore A open: 34 | overscore-deducted | add-score | B"],
    ),
}


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_rows(row: str) -> None:
    log, wanted = ROWS[row]
    assert said(ruled(log)) == wanted


def test_fosters_numbering_is_said_to_be_ours() -> None:
    for book in ("pinochle", "foster-general"):
        assert "this project's" in load(book).numbering
    assert list(load("pinochle").rules) == [str(number) for number in range(1, 35)]
    assert list(load("foster-general").rules) == [str(number) for number in range(1, 13)]


# --- draws ---


def test_two_wrong_draws_become_one_fault_when_the_winner_draws() -> None:
    log = START + "B draws QS\nA draws 10H"
    assert [line.partition(":")[0] for line in said(ruled(log, until=6))] == [
        "draw-out-of-turn B enforced"
    ]
    report = ruled(log)
    assert report.rulings[0].incident.line == 7
    assert owed(report) == []


def test_a_card_restored_is_drawn_by_the_one_it_was_due_to() -> None:
    report = ruled(
        START + "B draws QS\nB returns QS\nA draws QS\nB draws 9H\nB shows 9H\nA QS\nB 9H"
    )
    assert said(report) == ["draw-out-of-turn B enforced: 20 | restore-card show-own-card | |"]
    assert owed(report) == []


def test_a_surplus_seen_is_shown_and_if_kept_is_a_fault_of_its_own() -> None:
    report = ruled(START + "A draws 2 cards QS 10H seen\nA shows 10H\nA shows QS\nB draws\nA AC")
    assert [line.partition(":")[0] for line in said(report)] == [
        "overdraw A enforced",
        "too-many-cards A open",
    ]


def test_a_surplus_unseen_and_kept_is_one_fault() -> None:
    report = ruled(START + "A draws 2 cards\nB draws\nA AC")
    assert [line.partition(":")[0] for line in said(report)] == ["too-many-cards A open"]


def test_the_loser_who_draws_two_before_the_winner() -> None:
    report = ruled(START + "B draws 2 cards QS 10H seen\nB returns 10H\nA draws 10H\nA AC\nB 9C")
    assert [line.partition(":")[0] for line in said(report)] == ["overdraw B open"]


@pytest.mark.parametrize("which", ["first", "second"])
def test_the_choice_of_the_next_draw_is_used_by_taking_a_card(which: str) -> None:
    fault = START + "A draws\nB draws 2 cards QS 10H seen\nB returns 10H\nA 9C\nB AC\n"
    report = ruled(fault + f"A takes the {which} card\nB draws\nB leads AS\nA 9S")
    assert said(report) == ["overdraw B enforced: 22 | | may-see-next-two | A may-see-next-two"]


def test_the_choice_of_the_next_draw_lapses_with_that_draw() -> None:
    fault = START + "A draws\nB draws 2 cards QS 10H seen\nB returns 10H\nA 9C\nB AC\n"
    assert said(ruled(fault + "B draws\nA draws")) == [
        "overdraw B lapsed: 22 | | may-see-next-two | A"
    ]


def test_cards_played_without_drawing_put_the_number_right() -> None:
    log = NEXT + "B has 13 cards\nA chooses play-without-drawing\nA 9C\nB AC\nA draws\nB leads AS"
    report = ruled(log)
    assert owed(report) == []
    assert len(report.rulings) == 1
    assert ruled(log + "\nA 9S\nB draws\nA draws\nB has 12 cards").rulings[0].status == "enforced"


def test_a_short_hand_is_filled_and_the_draw_may_be_logged_or_not() -> None:
    log = NEXT + "B has 11 cards\nA chooses draw-to-make-good\n"
    for more in ("", "B draws\n", "B draws QS\n"):
        report = ruled(log + more + "A 9C\nB QC\nB draws\nA draws\nB has 12 cards")
        assert [line.partition(":")[0] for line in said(report)] == ["too-few-cards B enforced"]


def test_the_deal_is_void_and_its_melds_with_it() -> None:
    log = START.replace("A deals", "score: A 300, B 200\nA deals")
    log += "A melds KS QS\nA draws\nA AS\nB 9S\nA chooses deal-void\n"
    report = ruled(log)
    assert report.score == {"A": 300, "B": 200}
    assert report.deals[0]["annulled"]
    again = ruled(log + "A deals\nA turns up 9H\nB AC")
    assert again.score == {"A": 310, "B": 200}
    assert len(again.rulings) == 1


# --- melds ---


@pytest.mark.parametrize(
    ("name", "cards", "points"),
    [
        ("marriage", "KS QS", 20),
        ("royal marriage", "KD QD", 40),
        ("marriage", "KD QD", 40),
        ("sequence", "AD 10D KD QD JD", 150),
        ("pinochle", "QS JD", 40),
        ("binocle", "QS JD", 40),
        ("double pinochle", "QS JD QS JD", 80),
        ("four aces", "AS AH AD AC", 100),
        ("80 kings", "KS KH KD KC", 80),
        ("four queens", "QS QH QD QC", 60),
        ("four jacks", "JS JH JD JC", 40),
        ("eight aces", "AS AS AH AH AD AD AC AC", 200),
        ("eight kings", "KS KS KH KH KD KC KC KD", 160),
        ("eight queens", "QS QS QH QH QD QD QC QC", 120),
        ("eight jacks", "JS JS JH JH JD JD JC JC", 80),
    ],
)
def test_values(name: str, cards: str, points: int) -> None:
    log = "game: pinochle\nA deals\nA turns up 10D\nB 9C\nA 9D\n"
    assert ruled(log + f"A melds {name}: {cards}").score == {"A": points, "B": 0}
    assert ruled(log + f"A melds {cards}").score == {"A": points, "B": 0}


@pytest.mark.parametrize("last", ["marriage: KC QC", "four queens: QS QH QD QC"])
def test_four_kings_and_queens_are_220_and_never_240(last: str) -> None:
    log = "game: pinochle\ntrump H\nA to lead trick 1\n"
    melds = ["four kings: KS KH KD KC", "KS QS", "KH QH", "KD QD", last, "QC KC", "QS QH QD QC"]
    leads = ["AC", "AC", "AS", "AS", "AD", "AD", "AH"]
    follows = ["9C", "9C", "9S", "9S", "9D", "9D", "9H"]
    for lead, follow, meld in zip(leads, follows, melds, strict=True):
        log += f"A {lead}\nB {follow}\nA melds {meld}\nA draws\nB draws\n"
    report = ruled(log)
    best = 80 + 20 + 40 + 20 + (60 if last.startswith("four") else 20)
    assert report.score == {"A": best, "B": 0}
    assert {ruling.incident.kind for ruling in report.rulings} == {"meld-not-allowed"}
    assert best <= 220


def test_a_wrong_meld_is_mended_only_by_the_meld_it_should_have_been() -> None:
    wrong = START + "A melds four kings: KS KH KC JD\n"
    assert ruled(wrong + "A melds four kings: KS KH KC KD").score == {"A": 80, "B": 0}
    other = ruled(wrong + "A melds KS QS")
    assert [line.partition(":")[0] for line in said(other)] == [
        "wrong-meld A enforced",
        "second-meld A refused",
    ]
    assert other.score == {"A": 0, "B": 0}


def test_of_the_cards_of_a_wrong_meld_one_is_called() -> None:
    log = NEXT.replace("A draws", "A melds four kings: KS KH KC JD\nA draws", 1)
    report = ruled(log + "B calls KS from A\nA KS\nB 9S\nA draws\nB draws\nB calls KH from A")
    assert [line.partition(":")[0] for line in said(report)] == [
        "wrong-meld A enforced",
        "improper-call B refused",
    ]


# --- the closing tricks ---


def test_a_replay_takes_everything_back_to_the_card() -> None:
    log = LAST + "13: A AH, B AD\n14: B AC, A JC\n15: B 10C, A QC\n"
    report = ruled(log + "A chooses replay\nB 9H\n14: A AS, B JS")
    assert report.deals[0]["tricks"] == {"A": 2, "B": 0}
    assert said(report) == ["revoke B enforced: 30 | | replay forfeit-cards-score | A replay"]


def test_a_replayed_last_trick_scores_its_ten_once() -> None:
    log = (
        "game: pinochle\ntrump D\nhand A: AC 10C\nhand B: 9D KC\nA to lead trick 23\n"
        "23: A AC, B 9D\n24: B KC, A 10C\n"
    )
    before = ruled(log)
    assert (before.score, before.deals[0]["tricks"]) == ({"A": 10, "B": 0}, {"A": 1, "B": 1})
    after = ruled(log + "A chooses replay\nB KC\n24: A 10C, B 9D")
    assert (after.score, after.deals[0]["tricks"]) == ({"A": 0, "B": 10}, {"A": 1, "B": 1})


def test_cards_forfeited_count_nothing() -> None:
    deal = random_deal("pinochle", 3, "duty")
    assert deal.fault is not None
    offender = deal.fault[1]
    other = "B" if offender == "A" else "A"
    report = ruled(deal.text + f"{other} chooses forfeit-cards-score")
    assert report.score is not None
    assert report.score[offender] == deal.score[offender] - deal.cards[offender]
    assert report.score[other] == deal.score[other]


# --- calling out ---


def whole(base: tuple[int, int], seed: int = 4) -> str:
    text = random_deal("pinochle", seed).text
    return text.replace("options: game=100000", f"score: A {base[0]}, B {base[1]}")


def test_one_who_alone_has_enough_wins_on_the_merits() -> None:
    deal = random_deal("pinochle", 4)
    report = ruled(whole((1000 - deal.score["A"], 0)))
    assert (report.score, report.winner) == ({"A": 1000, "B": deal.score["B"]}, "A")
    report = ruled(whole((999 - deal.score["A"], 0)))
    assert (report.score, report.winner) == ({"A": 999, "B": deal.score["B"]}, None)


def test_if_both_have_enough_the_game_goes_on_to_1250_and_1500() -> None:
    deal = random_deal("pinochle", 4)
    base = (1000 - deal.score["A"], 1100 - deal.score["B"])
    log = whole(base)
    report = ruled(log)
    assert (report.score, report.winner) == ({"A": 1000, "B": 1100}, None)
    second = log + "B deals\nB turns up KH\nA 9C\nB 9H\nB melds four aces: AS AH AD AC\n"
    assert ruled(second + "B announces 1200").winner is None
    wrong = ruled(second + "B announces 1250")
    assert (said(wrong), wrong.winner) == (
        ["false-announcement B enforced: 33 24 | lose-game | |"],
        "A",
    )
    enough = second + "B draws\nA draws\nB AC\nA 9C\nB melds four kings: KS KH KD KC\n"
    assert ruled(enough + "B announces 1250").winner == "B"


def test_the_first_right_announcement_wins_though_the_other_has_more() -> None:
    log = START.replace("A deals", "score: A 970, B 1400\nA deals")
    report = ruled(log + "A melds four queens: QS QH QC QD\nA claims the game")
    assert report.winner == "A"


def test_cards_looked_back_at_do_not_help_to_call_out() -> None:
    log = START.replace("A deals", "score: A 0, B 990\nA deals")
    log += "A draws\nB draws\nA 9S\nB AS\nB draws\nA draws\n"
    assert ruled(log + "B announces 1000").winner == "B"
    report = ruled(log + "B looks at trick 1\nB announces 1000")
    assert report.winner == "A"


def test_the_surplus_of_an_overscore_goes_to_the_other_if_he_likes() -> None:
    log = START + "A melds QS QH QC QD\nA scores 80\n"
    assert ruled(log).score == {"A": 60, "B": 0}
    assert ruled(log + "B chooses add-score").score == {"A": 60, "B": 20}
    assert ruled(log + "B waives overscore").rulings[0].status == "waived"


def test_an_error_in_the_log_is_no_irregularity() -> None:
    report = judge(read("game: pinochle\nA deals\nA turns up KD\nB returns a card\n", "t"))
    assert [error.line for error in report.errors] == [4]
