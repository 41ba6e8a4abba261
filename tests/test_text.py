"""Text logs: every form is read as the format says, written back, and never taken for another."""

from __future__ import annotations

import pytest
from examples import EXAMPLES, Example
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import logs

from umpire.cards import NAMES, TRUMPS, suit_of_text
from umpire.events import Event, Hand, Note, Play, Plays, Unreadable
from umpire.logs.forms import Form, forms
from umpire.logs.json import event_json
from umpire.logs.log import GAMES, Log
from umpire.logs.matching import Matcher
from umpire.logs.names import Names
from umpire.logs.text import read, write
from umpire.logs.tokens import tokenize
from umpire.logs.writing import write_event

QUICK = settings(max_examples=150, deadline=None)


def log_of(text: str, game: str = "whist", players: str = "") -> Log:
    """The log of a text under a header, two lines of it."""
    return read(f"game: {game}\n{players}\n{text}", "any.game")


def events(log: Log) -> list[Event]:
    assert not log.problems
    return [event for _, event in log.each()]


def only(log: Log) -> Event:
    found = events(log)
    assert len(found) == 1
    return found[0]


def said(log: Log) -> list[tuple[int, int, str, str | None]]:
    return [(each.line, each.column, each.message, each.hint) for each in log.problems]


def places(text: str) -> list[tuple[int, int]]:
    return [(problem.line, problem.column) for problem in read(text, "any.game").problems]


# --- The tables -------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.texts[0])
def test_each_form_says_what_the_format_says(example: Example) -> None:
    for text in example.texts:
        assert event_json(only(log_of(text, example.game)), example.game) == example.json


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.texts[0])
def test_the_first_form_is_canonical(example: Example) -> None:
    event = only(log_of(example.texts[-1], example.game))
    assert write_event(event, Names(example.game)) == example.texts[0]


@pytest.mark.parametrize("form", forms(), ids=lambda form: form.source)
def test_every_form_has_an_example(form: Form) -> None:
    assert any(
        Matcher(text, tokenize(text), Names(example.game)).match(form)
        for example in EXAMPLES
        for text in example.texts
        if example.game in form.event.games
    )


WORDLESS = [each for each in EXAMPLES if not each.json.keys() & {"words", "reason", "name"}]


@pytest.mark.parametrize("example", WORDLESS, ids=lambda example: example.texts[0])
def test_a_form_in_another_letter_case_with_tabs_and_a_comment(example: Example) -> None:
    text = example.texts[0]
    loose = "\t " + text.upper().replace(" ", " \t ") + "\t # as said\u00a0" + text
    assert only(log_of(loose, example.game)) == only(log_of(text, example.game))


def test_a_trick_on_one_line_is_a_card_each() -> None:
    trick = [Play(player=seat, card=card) for seat, card in ((3, 12), (0, 0), (1, 3), (2, 7))]
    for text in (
        "3: W AS, N 2S, E 5S, S 9S",
        "W AS, N 2S, E 5S, S 9S",
        "03 :  w ♠a,n 2s , E S5, S 9S #",
    ):
        assert events(log_of(text)) == trick
    led = events(log_of("3: W leads AS, N plays 2S, E 5S, S 9S"))
    assert [getattr(event, "lead", None) for event in led] == [True, False, False, False]
    assert events(log_of("3: W AS")) == trick[:1]


def test_the_number_of_a_trick_is_kept_for_the_table() -> None:
    event = log_of("3: W AS, N 2S, E 5S, S 9S").events[0]
    assert isinstance(event, Plays)
    assert (event.number, len(event.cards)) == (3, 4)


# --- Header -----------------------------------------------------------------------------------


def test_a_header_with_every_field() -> None:
    log = read(
        "GAME:  Whist\n"
        "Rules: whist-club , WHIST-HOYLE\n"
        'players: n Ann, East "Bob Lee", S “Cat, Esq.”\n'
        "score: NS 4, ew 8\n"
        "games: N-S 1 , EW 0\n"
        "options: length=SHORT, Revoke-Penalty = once\n"
        "title: The long evening # not this\n"
        'date: "  1900 # yes"\n'
        "place:\n"
        'source: Ann\'s own "book"\n',
        "any.game",
    )
    assert said(log) == []
    header = log.header
    assert (header.game, header.rules) == ("whist", ("whist-club", "whist-hoyle"))
    assert header.players == {0: "Ann", 1: "Bob Lee", 2: "Cat, Esq."}
    assert (header.score, header.games) == ({"NS": 4, "EW": 8}, {"NS": 1, "EW": 0})
    assert header.options == {"length": "short", "revoke-penalty": "once"}
    assert header.text == {
        "title": "The long evening",
        "date": "  1900 # yes",
        "place": "",
        "source": 'Ann\'s own "book"',
    }


@pytest.mark.parametrize(
    ("line", "column", "words", "hint"),
    [
        ("playres: N Ann", 1, "unknown header field `playres`", "did you mean `players`?"),
        ("rules: whist-clubb", 8, "unknown rulebook `whist-clubb`", "did you mean `whist-club`?"),
        ("rules: whist-club, whist-club", 20, "named twice", None),
        ("players: Q Ann", 10, "`Q` is no seat", "seats of whist: N E S W"),
        ("players: N Ann Lee", 10, "expected a seat and a name", "a name with spaces is quoted"),
        ("players: N Ann, N Bob", 17, "two players", None),
        ("players: N Ann, E ann", 19, "two players are called `ann`", None),
        ("players: N South", 12, "it is a seat", None),
        ("players: N NS", 12, "it is a side", None),
        ("players: N Hearts", 12, "it is a suit", None),
        ("players: N 10H", 12, "it is a card", None),
        ("players: N Deals", 12, "it is a word of the log", None),
        ("players: N Stock", 12, "it is a word of the log", None),
        ('players: N " "', 10, "is empty", None),
        ("score: NS four", 11, "expected a side and its score", "for example `NS 4, EW 8`"),
        ("score: XY 4", 8, "`XY` is no side", "sides of whist: NS EW"),
        ("score: NS 4, NS 5", 14, "given twice", None),
        ("games: NS -1", 11, "expected a side and its games", None),
        ("options: lenght=short", 10, "unknown option `lenght`", "did you mean `length`?"),
        ("options: length=shirt", 17, "not `shirt`", "did you mean `short`?"),
        ("options: length", 10, "cannot read `length`", "options are name=value"),
        ("options: draws=logged", 10, "belongs to bezique and pinochle", None),
        ("options:", 9, "`options` has no value", None),
        ("game: whist", 1, "`game` is given twice: first on line 1", "keep one of them"),
    ],
)
def test_what_is_wrong_with_a_header(line: str, column: int, words: str, hint: str | None) -> None:
    log = read(f"game: whist\n{line}\nS deals\n", "any.game")
    (problem,) = log.problems
    assert (problem.line, problem.column) == (2, column)
    assert words in problem.message
    assert hint is None or hint in (problem.hint or "")


def test_a_log_must_name_its_game() -> None:
    assert said(read("S deals\n", "any.game"))[0][:3] == (1, 1, "the log names no game")
    assert said(read("", "any.game"))[0][2] == "the log names no game"
    (first, *rest) = said(read("game: wist\nS deels\n", "any.game"))
    assert first == (1, 7, "unknown game `wist`", "did you mean `whist`?")
    assert [problem[0] for problem in rest] == [2], "and the rest is read as the game meant"


def test_points_of_the_game_are_a_number() -> None:
    for value, good in (
        ("1000", True),
        ("1", True),
        ("0", False),
        ("many", False),
        ("9" * 5000, False),
    ):
        log = read(f"game: bezique\noptions: game={value}\n", "any.game")
        assert (not log.problems) == good


# --- Errors -----------------------------------------------------------------------------------


def test_every_unreadable_line_is_reported_at_once() -> None:
    log = read(
        "game: whist\n"
        "ruels: whist-club\n"
        "S deels\n"
        "S turns up 4H\n"
        "1: W KD, N 1D, E 5D, S 9D\n"
        "  ? W leads AS\n"
        "W leads\n"
        "score: NS 4\n"
        "9 plays AS\n",
        "any.game",
    )
    assert said(log) == [
        (2, 1, "unknown header field `ruels`", "did you mean `rules`?"),
        (
            3,
            3,
            "cannot read `deels`: expected a verb of the log or a card",
            "did you mean `deals`?",
        ),
        (5, 12, "cannot read `1D`: expected a verb of the log or a card", "did you mean `10D`?"),
        (6, 3, "disputed events are not judged yet", log.problems[3].hint),
        (7, 8, "the line ends too early: expected a card such as QS or 10H", None),
        (8, 1, "`score:` is a header field", "move it above the first event"),
        (9, 1, "cannot read `9`: expected a player, or an event such as `trick turned`", None),
    ]
    unread = [
        line
        for line, event in zip(log.lines, log.events, strict=True)
        if isinstance(event, Unreadable)
    ]
    assert unread == [3, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("11-33", "expected a player, or a move such as 11-15 or 22x15"),
        ("Black 11-33", "expected a verb of the log or a move such as 11-15 or 22x15"),
        ("Black 11-" + 5000 * "1", "expected a verb of the log or a move such as 11-15 or 22x15"),
    ],
)
def test_what_is_no_move_is_told_so(line: str, message: str) -> None:
    log = read(f"game: draughts\n{line}\n", "any.game")
    assert [problem.message.endswith(message) for problem in log.problems] == [True]


@pytest.mark.parametrize(
    ("game", "line", "column", "hint"),
    [
        ("whist", "W wins with AS", 3, "the umpire works it out"),
        ("whist", "Black huffs 11", 1, None),
        ("whist", "N huffs 11", 3, "`huffs` belongs to draughts"),
        ("whist", "W calls the highest spode from E", 21, "did you mean `spades`?"),
        ("whist", "Nroth plays AS", 1, None),
        ("whist", "tirck turned", 1, "did you mean `trick`?"),
        ("whist", "W plays AS E plays KS", 12, None),
        ("whist", "W plays AS, N 2S, E 5S, S 9S, W KS", 31, "begin a new line"),
        ("whist", "1: W AS,, N 2S", 9, None),
        ("whist", "1: W AS, N 2S,", 14, None),
        ("whist", "1: W AS, N shuffles", 10, "on its own line"),
        ("whist", "trump trumps", 7, None),
        ("whist", "Trumpet calls none from E", 1, None),
        ("whist", "hand N: AS 2S AS", 15, "another card"),
        ("whist", "W has 9999999999 cards", 7, None),
        ("whist", "²: W AS, N 2S, E 5S, S 9S", 1, None),
        ("whist", "99999999999999999999: W AS, N 2S", 1, None),
        ("bezique", "A plays 6S", 9, None),
        ("bezique", "A draws 1 card KS 7D", 19, "no more cards than were drawn"),
        ("draughts", "Black 11-33", 7, None),
        ("draughts", "Black touches 0", 15, None),
        ("draughts", "Black plays AS", 7, "`plays` belongs to"),
    ],
)
def test_where_a_line_goes_wrong(game: str, line: str, column: int, hint: str | None) -> None:
    log = log_of(line, game)
    (problem,) = log.problems
    assert (problem.line, problem.column) == (3, column)
    assert hint is None or hint in (problem.hint or "")


def test_a_name_may_be_meant() -> None:
    log = log_of("Bbo plays AS", players="players: N Ann, E Bob")
    assert log.problems[0].hint == "did you mean `Bob`?"


# --- Lines ------------------------------------------------------------------------------------


def test_marks_of_other_systems_are_accepted() -> None:
    plain = events(log_of("S deals\nW leads AS"))
    for end in ("\r\n", "\r", "  \n", "\n\n \t\n# nothing\n", "   # why\n"):
        text = "\ufeff" + end.join(["game: whist", "", "S deals", "W leads AS", ""])
        assert events(read(text, "any.game")) == plain


def test_lines_are_counted_in_the_file() -> None:
    log = read("\ufeff# story\r\ngame: whist\r\n\r\nS deals\r\nW AS, N 2S\r\n", "any.game")
    assert log.lines == [4, 5]
    assert [line for line, _ in log.each()] == [4, 5, 5]


def test_comments_and_quotes() -> None:
    log = log_of(
        'S signals "no # comment" # but this is\nnote: it\'s "quoted" here # gone\nnote: "#"'
    )
    assert [getattr(event, "words", None) for event in events(log)] == [
        "no # comment",
        'it\'s "quoted" here',
        "#",
    ]


def test_escapes_in_quotes() -> None:
    assert only(log_of(r'note: "a\n\t\"b\" \\ \u00e9\U0001F0A1"')) == Note(words='a\n\t"b" \\ é🂡')
    assert only(log_of(r'note: "\q \ud800 \U00110000"')) == Note(words=r"\q \ud800 \U00110000")
    assert only(log_of(r"note: plain \n stays")) == Note(words=r"plain \n stays")


def test_players_by_name() -> None:
    header = 'players: N "Ann Lee", E "Bob \\"Bee\\"", S “Cat #1”'
    lines = [
        '"ann lee" plays AS',
        '"Bob \\"Bee\\"" plays KS',
        "“CAT #1” 3S # by name",
        "South 4S",
        '"Ann Lee" scores 3',
    ]
    log = log_of("\n".join(lines), players=header)
    assert [event.said() for event in events(log)] == [
        {"player": 0, "card": NAMES.index("AS")},
        {"player": 1, "card": NAMES.index("KS")},
        {"player": 2, "card": NAMES.index("3S")},
        {"player": 2, "card": NAMES.index("4S")},
        {"side": "NS", "points": 3},
    ]


def test_a_name_is_the_same_after_a_log_without_names() -> None:
    assert only(log_of("N AS")) == only(log_of("N AS", players="players: E Ann"))
    assert only(log_of("Ann AS", players="players: E Ann")) == Play(player=1, card=12)
    assert log_of("Ann AS").problems, "what one log calls a player is nothing to the next"


def test_two_of_a_card_where_there_are_two_packs() -> None:
    assert only(log_of("hand A: QS QS JD", "bezique")) == Hand(
        player=0, cards=(10, 10, 35), count=3
    )
    assert places("game: bezique\nhand A: QS QS QS\n") == [(2, 15)]


def test_every_spelling_of_suits() -> None:
    for spelling in ("S", "s", "♠", "♠\ufe0f", "spade", "Spades", "SPADES"):
        assert suit_of_text(spelling) == 0
    for spelling in ("trump", "Trumps"):
        assert suit_of_text(spelling) == TRUMPS


# --- Writing ----------------------------------------------------------------------------------


def test_whole_tricks_share_a_line() -> None:
    led = "W leads AS\nN 2S\nE 5S\nS 9S\n"
    mended = "W KS\nN 3S\nE 5H\nE recalls 5H\nE 6S\nS JS\n"
    plain = "N 4H\nE 5H\nS 6H\nW 7H\n"
    assert write(log_of(led + mended + plain)).splitlines()[2:] == [
        "W leads AS",
        "N plays 2S",
        "E plays 5S",
        "S plays 9S",
        "W plays KS",
        "N plays 3S",
        "E plays 5H",
        "E recalls 5H",
        "E plays 6S",
        "S plays JS",
        "N 4H, E 5H, S 6H, W 7H",
    ]


def test_a_note_is_no_card() -> None:
    log = log_of("note: plays AS\nN 2S\nE 3S\nS 4S\nW 5S")
    assert write(log).splitlines()[2:] == ["note: plays AS", "N 2S, E 3S, S 4S, W 5S"]


def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(ValueError, match="could not be read"):
        write(log_of("S deels"))


@QUICK
@given(st.sampled_from(GAMES).flatmap(logs))
def test_written_and_read_again_it_is_the_same(log: Log) -> None:
    text = write(log)
    again = read(text, "any.game")
    assert said(again) == []
    assert again.header == log.header
    assert [event for _, event in again.each()] == [event for _, event in log.each()]
    assert write(again) == text


# --- Anything at all --------------------------------------------------------------------------

SOUP = st.text('NESWhandtrump0123456789:,. #"?²٣\\\n\r\t-x+♥“”\ufeff', max_size=60)


@QUICK
@given(st.one_of(st.text(), SOUP), st.sampled_from(["", *(f"game: {game}\n" for game in GAMES)]))
def test_reading_never_raises(text: str, header: str) -> None:
    for problem in read(header + text, "any.game").problems:
        assert problem.line >= 1
        assert problem.column >= 1


@QUICK
@given(st.data())
def test_a_spoilt_log_is_read_or_said_to_be_unreadable(data: st.DataObject) -> None:
    text = write(data.draw(st.sampled_from(GAMES).flatmap(lambda game: logs(game, 5))))
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 6))
    log = read(text[:at] + data.draw(SOUP) + text[at + cut :], "any.game")
    for problem in log.problems:
        assert 1 <= problem.column <= len(log.source[problem.line - 1]) + 1
    if not log.problems:
        assert events(read(write(log), "any.game")) == events(log)
