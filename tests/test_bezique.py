"""Bezique: every row of its table of incidents, with remedies, options and score."""

from __future__ import annotations

import pytest
from drawing_deals import random_deal
from drawing_rulings import owed, ruled, said

from umpire.judge import judge
from umpire.logs.text import read

START = """
    game: bezique
    A deals
    A turns up 8H
    B 9C
    A 10C
"""
"""A has won the first trick, and both are to draw."""

NEXT = (
    START
    + """
    A draws
    B draws
"""
)
"""A is to lead to the second trick."""

LAST = """
    game: bezique
    trump S
    hand A: AH 9H, KD QD 8D, 10C JC 7C
    hand B: 10H KH, AD 10D, AC QC, 9S 7S
    A to lead trick 25
"""
"""The last eight tricks with known hands."""

ROWS = {
    "wrong-hand-count": (
        "game: bezique\nA deals\nhand B: 9 cards\nA turns up 8H",
        ["wrong-hand-count A enforced: 122.3 | new-deal deal-passes | |"],
    ),
    "exposed-in-deal": (
        "game: bezique\nA deals\nB exposes QS\nA turns up 8H",
        ["exposed-in-deal B enforced: 122.3 | new-deal deal-passes | |"],
    ),
    "exposed-after-the-turn-up": (
        "game: bezique\nA deals\nA turns up 8H\nB exposes QS",
        ["exposed-in-deal B enforced: 122.3 | new-deal deal-passes | |"],
    ),
    "lead-out-of-turn": (
        NEXT + "B leads AD",
        [
            "lead-out-of-turn B open: 126.ii 123.xii 123.xi | callable-card | "
            "add-score deduct-score | A"
        ],
    ),
    "lead-out-of-turn-closing": (
        LAST + "B leads AD",
        ["lead-out-of-turn B open: 126.ii 123.xii 123.xi | | add-score deduct-score | A"],
    ),
    "play-without-drawing": (
        START + "A draws\nA KD\nB 7S",
        [
            "play-without-drawing B open: 122.8 126.iii 123.xii | draw-two-next | "
            "add-score deduct-score | A"
        ],
    ),
    "draw-out-of-turn": (
        START + "B draws",
        ["draw-out-of-turn B open: 122.9 126.i 123.xii | | add-score deduct-score | A"],
    ),
    "draw-out-of-turn-let-pass": (
        START + "B draws\nA draws",
        ["draw-out-of-turn B lapsed: 122.9 126.i 123.xii | | add-score deduct-score | A"],
    ),
    "draw-out-of-turn-when-the-other-has-drawn": (
        "game: bezique\ntrump H\nA to lead trick 5\nA 9C\nB KC\nB draws\nA draws\nB QC\n"
        "A draws\nA returns a card",
        ["overdraw A open: 122.10 | | restore-first restore-second | B"],
    ),
    "overdraw": (
        START + "A draws\nB draws 2 cards QS 7C",
        ["overdraw B open: 122.10 | | restore-first restore-second | A"],
    ),
    "overdraw-put-back-and-played-on": (
        START + "A draws\nB draws 2 cards QS 7C\nB returns 7C\nA KD\nB QS",
        ["overdraw B lapsed: 122.10 | | restore-first restore-second | A"],
    ),
    "too-many-cards-counted": (
        NEXT + "B has 9 cards",
        ["too-many-cards B open: 122.11 126.iv 123.xii | | add-score deduct-score | A"],
    ),
    "too-many-cards-replayed": (
        START + "A draws\nB draws 2 cards\nA KD\nB 7S",
        ["too-many-cards B open: 122.11 126.iv 123.xii | | add-score deduct-score | A"],
    ),
    "both-too-many": (
        NEXT + "A has 9 cards\nB has 9 cards",
        ["both-too-many stands: 122.12 | play-without-drawing play-without-drawing | |"],
    ),
    "declaration-out-of-time": (
        NEXT + "A declares QS JD",
        ["declaration-out-of-time A refused: 123.i | | |"],
    ),
    "second-declaration": (
        START + "A declares QS JD\nA declares KS QS",
        ["second-declaration A refused: 123.i | | |"],
    ),
    "wrong-declaration": (
        START + "A declares bezique: QS JC",
        [
            "wrong-declaration A enforced: 123.ii 123.xi | "
            "no-score-until-trick callable-card callable-card | | B"
        ],
    ),
    "declaration-after-stock": (
        LAST + "25: A AH, B KH\nA declares KD QD",
        ["declaration-after-stock A refused: 123.v | | |"],
    ),
    "married-again": (
        START + "A declares KS QS\nA draws\nB draws\nA AC\nB 7S\nA declares KS +QS",
        ["declaration-not-allowed A refused: 125.ii | | |"],
    ),
    "married-out-of-sequence": (
        START + "A declares AH 10H KH QH JH\nA draws\nB draws\nA AC\nB 7S\nA declares KH QH",
        ["declaration-not-allowed A refused: 125.iii | | |"],
    ),
    "double-bezique-not-on-the-table": (
        START + "A declares QS JD\nA draws\nB draws\nA JD\nB 7S\nA declares double bezique: QS JD",
        ["declaration-not-allowed A refused: 124.ii | | |"],
    ),
    "exchange-out-of-time": (
        NEXT + "A exchanges 7H",
        ["exchange-out-of-time A refused: 123.iii | | |"],
    ),
    "exchange-used": (
        "game: bezique\nA deals\nA turns up KH\nB 9C\nA 10C\nA exchanges 7H\nA declares KH QH",
        ["exchange-used A refused: 123.iii | | |"],
    ),
    "revoke": (
        LAST + "25: A AH, B AD",
        ["revoke B enforced: 123.vii 126.v 123.vi | forfeit-tricks | |"],
    ),
    "failed-to-win": (
        LAST + "25: A 9H, B KH\nB QC\nA 7C",
        ["failed-to-win A enforced: 123.vii 123.vi | forfeit-tricks | |"],
    ),
    "looked-at-trick": (
        NEXT + "B looks at the last trick",
        ["looked-at-trick B no-penalty: 122.7 | | |"],
    ),
    "improper-call": (
        NEXT + "B calls QS from A",
        ["improper-call B refused: 123.xi | | |"],
    ),
    "score-not-due": (
        START + "A scores 40 for bezique",
        ["score-not-due A silent: | | |"],
    ),
}


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_rows(row: str) -> None:
    log, wanted = ROWS[row]
    assert said(ruled(log)) == wanted


def test_a_silent_ruling_names_what_is_near_and_who_speaks() -> None:
    (ruling,) = ruled(NEXT + "B has 7 cards").rulings
    assert ruling.nearest == ("bezique", "122.11")
    assert ruling.elsewhere == [("foster-general", "7")]


def test_a_forfeit_is_added_or_deducted_never_below_nothing() -> None:
    fault = START + "A draws\nA KD\nB 7S\n"
    assert ruled(fault + "A chooses add-score").score == {"A": 10, "B": 0}
    with_points = fault.replace("A deals", "score: A 0, B 7\nA deals")
    assert ruled(with_points + "A chooses deduct-score").score == {"A": 0, "B": 0}


def test_the_hundred_is_undone_when_both_turn_out_to_be_long() -> None:
    log = NEXT + "B has 9 cards\nA chooses add-score\n"
    assert ruled(log).score == {"A": 100, "B": 0}
    both = ruled(log + "A has 9 cards")
    assert both.score == {"A": 0, "B": 0}
    assert owed(both) == ["play-without-drawing A", "play-without-drawing B"]


def test_an_overdraw_is_open_until_its_drawer_plays() -> None:
    log = START + "A draws\nB draws 2 cards QS 7C\nA KD\nB 7C\nA chooses restore-first"
    assert said(ruled(log, until=8)) == [
        "overdraw B open: 122.10 | | restore-first restore-second | A"
    ]
    assert said(ruled(log)) == [
        "too-many-cards B open: 122.11 126.iv 123.xii | | add-score deduct-score | A"
    ]


def test_a_card_returned_otherwise_than_chosen_is_the_one_that_went_back() -> None:
    log = (
        START + "A draws\nB draws 2 cards QS 7C\nA chooses restore-first\nB returns 7C\nA KD\nB QS"
    )
    assert said(ruled(log)) == [
        "overdraw B enforced: 122.10 | | restore-first restore-second | A restore-first"
    ]


EARLY = "game: bezique\nA deals\nA turns up 8H\nB AC\nB draws\nA 9C\n"
"""B has drawn before A has played to his lead, and has won the trick."""


@pytest.mark.parametrize(
    ("rest", "status"),
    [
        ("A draws\n45 cards left in the stock\nB AS\nA 9S", "lapsed"),
        ("B returns a card\n47 cards left in the stock\nB draws\nA draws\nB AS", "lapsed"),
        ("B AS", "open"),
    ],
)
def test_a_card_drawn_before_the_trick_is_over_is_the_one_it_makes_due(
    rest: str, status: str
) -> None:
    found = [line.split(":")[0] for line in said(ruled(EARLY + rest))]
    assert found == [f"draw-out-of-turn B {status}"]


def test_the_last_of_the_stock_drawn_before_the_trick_is_over() -> None:
    log = "game: bezique\ntrump 8H\nB to lead trick 24\nB AC\nB draws\nA 9C\nA draws\nB AD\nA 9D"
    assert [line.split(":")[0] for line in said(ruled(log))] == ["draw-out-of-turn B lapsed"]


def test_a_false_lead_that_is_played_to_keeps_what_was_chosen() -> None:
    log = NEXT + "B leads AD\nA chooses add-score\n"
    assert owed(ruled(log)) == ["callable-card AD B"]
    accepted = ruled(log + "A KD")
    assert accepted.score == {"A": 10, "B": 0}
    assert said(accepted) == [
        "lead-out-of-turn B enforced: 126.ii 123.xii 123.xi | callable-card | "
        "add-score deduct-score | A add-score"
    ]
    assert owed(accepted) == []


def test_the_trump_card_taken_up_is_drawn() -> None:
    log = "game: bezique\ntrump 8H\nA to lead trick 24\nA AC\nB 7C\nA draws\n"
    assert ruled(log + "B takes up the trump card\nA AH\nB 8H").rulings == []


def test_what_no_rule_speaks_of_is_silent() -> None:
    report = ruled(NEXT + "bystander speaks\nA mixes the cards\nB signals")
    assert said(report) == [
        "bystander-remark silent: | | |",
        "cards-mixed A silent: | | |",
        "intimation B silent: | | |",
    ]


def test_faced_cards_are_free_in_the_last_eight() -> None:
    log = (
        "game: bezique\ntrump S\nA to lead trick 24\nA AC\nB plays 7C and 10D\nA draws\n"
        "B draws the trump card\n"
    )
    assert owed(ruled(log, until=6)) == ["callable-card 10D B"]
    report = ruled(log + "A AH\nA calls 10D from B\nB 10D")
    assert [line.partition(":")[0] for line in said(report)] == [
        "exposed-card B lapsed",
        "improper-call A refused",
    ]


def test_eight_tricks_go_to_the_other_side_with_what_is_in_them() -> None:
    log = LAST + "25: A AH, B AD\n26: A 9H, B 10H\n"
    report = ruled(log)
    assert [line.partition(" ")[0] for line in said(report)] == ["revoke"]
    assert report.deals[0]["tricks"] == {"A": 2, "B": 0}
    both = ruled(log + "27: B AC, A KD")
    assert [line.partition(" ")[0] for line in said(both)] == ["revoke", "revoke"]
    assert both.deals[0]["tricks"] == {"A": 1, "B": 2}


LAST_CARD = "game: bezique\ntrump S\nhand A: AH\nhand B: 7C\nA to lead trick 32\n32: A AH, B 7C"


def test_the_last_trick_is_the_thirty_second_or_the_twenty_fourth() -> None:
    assert ruled(LAST_CARD).score == {"A": 10, "B": 0}
    agreed = LAST_CARD.replace("trump S", "options: last-trick=24\ntrump S")
    assert ruled(agreed).score == {"A": 0, "B": 0}
    log = "game: bezique\noptions: last-trick=24\ntrump H\nB to lead trick 24\n24: B AC, A 7C"
    assert ruled(log).score == {"A": 0, "B": 10}
    assert ruled(log.replace("last-trick=24", "last-trick=32")).score == {"A": 0, "B": 0}


def test_cards_of_tricks_that_are_not_told_are_scored_as_the_players_say() -> None:
    report = ruled(LAST_CARD + "\nA scores 90\nB scores 70")
    assert report.score == {"A": 90, "B": 70}
    assert report.rulings == []
    assert said(ruled(LAST_CARD + "\nA scores 180")) == ["score-not-due A silent: | | |"]


def finished(base: tuple[int, int], seed: int = 5) -> tuple[dict[str, int], str | None]:
    """Score and winner of a whole deal begun at given scores."""
    text = random_deal("bezique", seed).text
    text = text.replace("options: game=100000", f"score: A {base[0]}, B {base[1]}")
    report = judge(read(text, "test"))
    assert (report.errors, report.rulings) == ([], [])
    assert report.score is not None
    return report.score, report.winner


def parts(seed: int = 5) -> tuple[list[int], list[int]]:
    """What each player gets in a deal before the count of aces and tens, and in it."""
    deal = random_deal("bezique", seed)
    assert deal.cards["A"] + deal.cards["B"] == 160
    cards = [deal.cards["A"], deal.cards["B"]]
    return [deal.score["A"] - cards[0], deal.score["B"] - cards[1]], cards


def test_the_game_is_won_by_reaching_it() -> None:
    made, cards = parts()
    score, winner = finished((1000 - made[0] - cards[0], 0))
    assert (score["A"], winner) == (1000, "A")
    score, winner = finished((999 - made[0] - cards[0], 0))
    assert (score["A"], winner) == (999, None)


def test_the_non_dealer_counts_first() -> None:
    made, cards = parts()
    base = (1060 - made[0] - cards[0], 1000 - made[1] - cards[1])
    assert finished(base) == ({"A": 1060, "B": 1000}, "B")


def test_equal_scores_go_by_what_they_were_without_the_cards() -> None:
    made, cards = parts()
    assert cards[0] != cards[1]
    base = (1000 - made[0] - cards[0], 1000 - made[1] - cards[1])
    fewer = "A" if cards[0] < cards[1] else "B"
    assert finished(base) == ({"A": 1000, "B": 1000}, fewer)


def test_equal_scores_before_the_count_go_by_the_last_trick() -> None:
    seed = next(
        seed
        for seed in range(500)
        if (deal := random_deal("bezique", seed)).cards["A"] == deal.cards["B"]
    )
    deal = random_deal("bezique", seed)
    base = (1000 - deal.score["A"], 1000 - deal.score["B"])
    assert finished(base, seed) == ({"A": 1000, "B": 1000}, deal.last_winner)


def test_a_game_once_won_is_not_played_on() -> None:
    log = START.replace("A deals", "score: A 960, B 990\nA deals")
    report = ruled(log + "A declares QS JD\nA draws\nB draws\nA 8C\nB AC\nB declares KS QS")
    assert (report.score, report.winner) == ({"A": 1000, "B": 990}, "A")


def test_the_next_deal_after_a_game_begins_a_new_one() -> None:
    log = START.replace("A deals", "score: A 960, B 990\nA deals")
    report = ruled(log + "A declares QS JD\nB deals\nB turns up 7S")
    assert (report.score, report.winner) == ({"A": 0, "B": 10}, None)


def test_an_announcement_is_nothing_unless_it_is_false() -> None:
    log = START.replace("A deals", "score: A 500, B 0\nA deals")
    assert ruled(log + "A announces 500").rulings == []
    assert said(ruled(log + "A announces 510")) == ["announcement A silent: | | |"]


def test_a_deal_that_stops_early_makes_the_score_uncertain_and_nothing_is_noticed() -> None:
    report = ruled(START + "B deals\nB turns up 8S\nA 9C\nB 10C\nB scores 120")
    assert report.rulings == []


def test_what_is_marked_for_a_refused_declaration_is_part_of_that_fault() -> None:
    log = NEXT + "A declares QS JD\nA scores 40 for bezique"
    assert said(ruled(log)) == ["declaration-out-of-time A refused: 123.i | | |"]
    assert ruled(log).score == {"A": 0, "B": 0}


def test_a_refused_exchange_that_was_made_all_the_same_is_no_contradiction() -> None:
    log = """
        game: bezique
        A deals
        hand A: AS KS 9S 8S 7H QD JD 10C
        hand B: 9C KC QC JC 8C 7C AC AH
        A turns up KH
        B 9C
        A 10C
        A draws 9H
        A exchanges 7H
        B draws 8H
        A leads KH
    """
    assert said(ruled(log)) == ["exchange-out-of-time A refused: 123.iii | | |"]


@pytest.mark.parametrize(
    ("name", "cards", "points"),
    [
        ("bezique", "QS JD", 40),
        ("single bezique", "JD QS", 40),
        ("Bézique", "QS JD", 40),
        ("double bezique", "QS QS JD JD", 500),
        ("sequence", "AH KH QH JH 10H", 250),
        ("royal marriage", "KH QH", 40),
        ("marriage", "KH QH", 40),
        ("common marriage", "KS QS", 20),
        ("marriage in spades", "KS QS", 20),
        ("four aces", "AS AS AH AD", 100),
        ("four kings", "KS KS KH KH", 80),
        ("the four queens", "QS QH QD QC", 60),
        ("forty knaves", "JS JS JC JC", 40),
    ],
)
def test_values(name: str, cards: str, points: int) -> None:
    assert ruled(START + f"A declares {name}: {cards}").score == {"A": points, "B": 0}
    assert ruled(START + f"A declares {cards}").score == {"A": points, "B": 0}


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("bezique", "QS JD KS"),
        ("bezique", "QS QS JD JD"),
        ("royal marriage", "KS QS"),
        ("sequence", "AS KS QS JS 10S"),
        ("sequence", "AH KH QH JH"),
        ("four aces", "AS AS AH"),
        ("four aces", "AS AS AH AD AC"),
        ("four kings", "QS QH QD QC"),
    ],
)
def test_cards_that_are_not_what_was_said(name: str, cards: str) -> None:
    report = ruled(START + f"A declares {name}: {cards}")
    assert [ruling.incident.kind for ruling in report.rulings] == ["wrong-declaration"]
    assert report.score == {"A": 0, "B": 0}


def test_a_name_that_is_no_combination_is_an_error_with_the_names() -> None:
    report = judge(
        read("game: bezique\nA deals\nA turns up 8H\nB 9C\nA 10C\nA declares flush: KS", "t")
    )
    (error,) = report.errors
    assert (error.line, error.message) == (6, "`flush` is no combination of this game")
    assert "double bezique" in (error.hint or "")


def test_a_game_copied_at_the_table_by_hand() -> None:
    """Names, unknown hands, few draws told, and a fault that nobody has called by its name."""
    report = ruled(
        """
        game: bezique
        players: A "Aunt Mary", B Tom
        options: draws=assumed
        "Aunt Mary" deals
        "Aunt Mary" turns up 7D
        Tom leads AC
        "Aunt Mary" 8S
        Tom declares marriage: KH QH
        Tom scores 20
        Tom draws
        Tom leads KH
        "Aunt Mary" AD
        "Aunt Mary" declares bezique: QS JD
        "Aunt Mary" JD
        Tom 9D
        Tom declares QH QS QC QD
        "Aunt Mary" 9H
        Tom 10H
        Tom declares marriage: +KH QH
        """
    )
    assert said(report) == [
        "declaration-out-of-time B refused: 123.i | | |",
        "declaration-not-allowed B refused: 125.ii | | |",
    ]
    assert report.score == {"A": 50, "B": 20}
