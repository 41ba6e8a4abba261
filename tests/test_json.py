"""JSON logs: every event both ways without loss, every problem at once, and nothing that raises."""

from __future__ import annotations

import json
from typing import Any

import pytest
from examples import EXAMPLES, Example
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from strategies import events, logs

from umpire.cards import NAMES
from umpire.events import BY_KIND, Event, Play, Plays, Unreadable
from umpire.judge import judge
from umpire.logs import text
from umpire.logs.files import load
from umpire.logs.json import event_json, log_json, read, read_jsonl, write, write_line
from umpire.logs.log import GAMES, Log
from umpire.logs.models import event_model, kinds_of, log_model, log_schema
from umpire.logs.names import Names
from umpire.logs.slots import slots_of
from umpire.rulings import Ruling

QUICK = settings(max_examples=150, deadline=None)
PLAY = {"kind": "play", "player": "W", "card": "AS"}
CARD = "a card such as QS or 10H"


def one(document: Any, name: str = "any.json") -> Log:
    (log,) = read(json.dumps(document), name)
    return log


def of(*events: Any, game: str = "whist", **header: Any) -> Log:
    """The log of some events under a header."""
    return one({"header": {"game": game, **header}, "events": list(events)})


def said(log: Log) -> list[tuple[int, str]]:
    return [(problem.line, problem.message) for problem in log.problems]


def hints(log: Log) -> list[str | None]:
    return [problem.hint for problem in log.problems]


def all_events(log: Log) -> list[Event]:
    return [event for _, event in log.each()]


# --- The tables -------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.texts[0])
def test_an_event_is_the_same_in_json_and_in_text(example: Example) -> None:
    log = of(example.json, game=example.game)
    assert said(log) == []
    line = text.read(f"game: {example.game}\n{example.texts[0]}\n", "any.game")
    assert all_events(log) == all_events(line)
    assert [event_json(event, example.game) for event in log.events] == [example.json]  # type: ignore[arg-type]


def test_lines_are_the_places_of_the_events() -> None:
    log = of({"kind": "deal", "player": "S"}, PLAY, {"kind": "trick"}, PLAY)
    assert log.lines == [1, 2, 3, 4]
    assert [type(event) for event in log.events] == [BY_KIND["deal"], Play, Unreadable, Play]


def test_what_may_be_left_out() -> None:
    for left_out in (
        {"kind": "play", "player": "W", "card": "AS"},
        {"kind": "play", "player": "W", "card": "AS", "lead": False, "disputed": False},
    ):
        assert all_events(of(left_out)) == [Play(player=3, card=NAMES.index("AS"))]
    short = of({"kind": "hand", "player": "N", "cards": ["AS", "KS"], "count": None})
    assert log_json(short)["events"][0]["count"] == 2
    two = of({"kind": "draw", "player": "A", "cards": ["AS", "KS"]}, game="bezique")
    assert log_json(two)["events"][0]["count"] == 2


def test_every_spelling_and_every_name_is_read() -> None:
    log = of(
        {"kind": "play", "player": "ann lee", "card": "♠a"},
        {"kind": "play", "player": "east", "card": "hknave"},
        {"kind": "call", "player": "Ann Lee", "from": "Bob", "which": "lead", "suit": "Spades"},
        {"kind": "score", "side": "Bob", "points": 3},
        {"kind": "expose", "player": "Bob", "of": "The Stock"},
        {"kind": "waive", "player": "Bob", "incident": "REVOKE", "offender": "Ann Lee"},
        players={"n": "Ann Lee", "East": "Bob"},
    )
    assert said(log) == []
    assert log_json(log)["events"] == [
        {"kind": "play", "player": "N", "card": "AS", "lead": False},
        {"kind": "play", "player": "E", "card": "JH", "lead": False},
        {"kind": "call", "player": "N", "from": "E", "which": "lead", "suit": "S"},
        {"kind": "score", "side": "EW", "points": 3},
        {"kind": "expose", "player": "E", "of": "stock"},
        {"kind": "waive", "player": "E", "incident": "revoke", "offender": "N"},
    ]
    votes = {"kind": "decision", "for": "b", "votes": "3-1"}
    assert log_json(of(votes, game="draughts"))["events"] == [
        {"kind": "decision", "for": "Black", "votes": [3, 1]}
    ]


def test_a_header_with_every_field() -> None:
    header = {
        "game": "whist",
        "rules": ["whist-hoyle", "whist-club"],
        "players": {"N": "Ann", "W": "Dan Lee"},
        "score": {"NS": 4, "EW": 8},
        "games": {"NS": 1},
        "options": {"length": "short"},
        "title": "An evening",
        "date": "1900",
        "place": "here",
        "source": "a book",
    }
    log = of(**header)
    assert said(log) == []
    assert log_json(log) == {"header": header, "events": []}
    assert log.header.players == {0: "Ann", 3: "Dan Lee"}
    assert log.header.rules == ("whist-hoyle", "whist-club")


# --- Errors -----------------------------------------------------------------------------------


def test_every_problem_of_the_header_at_once() -> None:
    log = of(
        game="wist",
        ruels=["whist-club"],
        rules=["whist-clbu", "whist-club", "Whist-Club"],
        players={"N": "Ann", "Q": "Bob", "E": 3, "n": "Cat", "S": "deals", "W": "ANN"},
        score={"NS": "4", "EW": -1, "X": 1},
        games={"NS": 1, "N-S": 2},
        options={"lenght": "short", "length": "shirt", "game": 1000},
        title=["x"],
        date="\ud800",
    )
    assert {line for line, _ in said(log)} == {0}
    assert sorted(message for _, message in said(log)) == sorted(
        [
            'unknown field "ruels"',
            '`players` of "E": cannot read 3: expected text',
            '`score` of "NS": cannot read "4": expected a whole number',
            '`score` of "EW": cannot read -1: expected a whole number',
            '`options` of "game": cannot read 1000: expected text',
            "`title`: cannot read a list: expected text",
            '`date`: cannot read "\\ud800": expected text',
            'unknown game "wist"',
            "unknown rulebook `whist-clbu`",
            "the rulebook `whist-club` is named twice",
            '"Q" is no seat',
            "seat N has two players",
            "`deals` cannot be a player's name: it is a word of the log",
            "two players are called `ANN`",
            '"X" is no side',
            "the games of NS is given twice",
            "unknown option `lenght`",
            "`length` is long or short, not `shirt`",
        ]
    )
    assert {"did you mean `rules`?", "did you mean `whist`?", "did you mean `length`?"} <= set(
        hints(log)
    )


def test_every_problem_of_the_events_at_once() -> None:
    log = of(
        {"kind": "plya", "player": "N", "card": "AS"},
        {"kind": "play", "player": "Anm", "card": "1S", "crad": 1},
        {"kind": "play", "player": "N"},
        {"kind": "huff", "player": "N"},
        {"kind": "revoke", "player": "N"},
        {"player": "N", "card": "AS"},
        ["play", "N", "AS"],
        {"kind": "answer", "player": "N", "has": "yes"},
        {"kind": "call", "player": "N", "from": "E", "which": "heighest", "suit": "spode"},
        {"kind": "play-two", "player": "N", "cards": ["AS"]},
        {"kind": "hand", "player": "N", "cards": ["AS", "KS", "1D"]},
        {"kind": "shuffle", "player": "N", "card": "AS"},
        {"kind": "bystander", "words": "no"},
        {"kind": "trump", "suit": "trumps"},
        {"kind": "play", "player": "N", "card": "AS", "disputed": 1},
        players={"N": "Ann"},
    )
    assert said(log) == [
        (1, 'unknown kind of event "plya"'),
        (2, '`player`: cannot read "Anm": expected a player'),
        (2, '`card`: cannot read "1S": expected a card such as QS or 10H'),
        (2, 'unknown field "crad"'),
        (3, "`card` is missing: expected a card such as QS or 10H"),
        (4, "`huff` belongs to draughts, and this is a log of whist"),
        (5, 'unknown kind of event "revoke"'),
        (6, "`kind` is missing: expected the kind of the event"),
        (7, "this is no event, but a list"),
        (8, '`has`: cannot read "yes": expected true or false'),
        (9, '`which`: cannot read "heighest": expected `highest` or `lowest` or `lead`'),
        (9, '`suit`: cannot read "spode": expected a suit'),
        (
            10,
            f"`cards`: cannot read a list: expected a list of at least 2, each {CARD}",
        ),
        (11, '`cards`: cannot read "1D": expected a card such as QS or 10H'),
        (12, 'unknown field "card"'),
        (13, 'unknown field "words"'),
        (14, '`suit`: cannot read "trumps": expected a suit, or none'),
        (15, "`disputed`: cannot read 1: expected true or false"),
    ]
    assert hints(log)[:4] == [f"did you mean `{word}`?" for word in ("play", "Ann", "10S", "card")]
    assert "works it out" in (hints(log)[6] or "")
    assert hints(log)[10:12] == ["did you mean `highest`?", "did you mean `spades`?"]
    assert hints(log)[14] == "fields of `shuffle`: player"
    assert hints(log)[15] == "`bystander` has no fields"
    assert all(isinstance(event, Unreadable) for event in log.events)


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (
            {"kind": "hand", "player": "N", "cards": ["AS"], "count": 2},
            "does not agree with the cards",
        ),
        ({"kind": "trump", "card": "AS", "suit": "H"}, "does not agree with the cards"),
        ({"kind": "hand", "player": "N"}, "do not go together"),
        ({"kind": "trump"}, "do not go together"),
        ({"kind": "trump", "player": "S", "suit": "H"}, "do not go together"),
        ({"kind": "call", "player": "N", "from": "E"}, "do not go together"),
        (
            {
                "kind": "call",
                "player": "N",
                "from": "E",
                "card": "AS",
                "which": "lead",
                "suit": "S",
            },
            "do not go together",
        ),
        ({"kind": "hand", "player": "N", "cards": ["AS", "AS"]}, "is once in the pack"),
    ],
)
def test_fields_that_cannot_stand_together(event: dict[str, Any], message: str) -> None:
    log = of(event)
    assert message in log.problems[0].message
    assert len(log.problems) == 1


def test_cards_that_are_not_there() -> None:
    six = of({"kind": "play", "player": "A", "card": "6S"}, game="bezique")
    assert said(six) == [(1, "there is no 6S in a bezique pack")]
    more = of({"kind": "draw", "player": "A", "cards": ["KS", "7D"], "count": 1}, game="bezique")
    assert said(more) == [(1, "1 drawn, and 2 named")]


def test_a_disputed_event_is_the_error_that_it_is_in_text() -> None:
    log = of({**PLAY, "disputed": True})
    line = text.read("game: whist\n? W plays AS\n", "any.game")
    assert log.problems[0].message == line.problems[0].message
    assert isinstance(log.events[0], Unreadable)


def test_a_problem_spoils_its_deal_and_no_other() -> None:
    def deal(*more: Any) -> list[Any]:
        signal = {"kind": "intimation", "player": "S", "to": "N"}
        return [{"kind": "deal", "player": "S"}, signal, *more]

    report = judge(of(*deal({"kind": "plya"}), *deal()))
    assert [problem.line for problem in report.errors] == [3]
    assert [(each.incident.kind, each.incident.deal) for each in report.rulings] == [
        ("intimation", 2)
    ]
    assert judge(of(*deal(), title=3)).rulings == [], "a header that is not understood spoils all"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "there is nothing here"),
        ("[]", "this is no log, but a list"),
        ("null", "this is no log, but null"),
        ("{", "this is no JSON"),
        ('{"header": {"game": "whist"}, "events": [}', "this is no JSON"),
        ("{}", "the log has no header"),
        ('{"header": 3, "events": []}', "the header is 3"),
        ('{"header": {}, "events": []}', "the log names no game"),
        ('{"header": {"game": "whist"}}', "the log has no events"),
        ('{"header": {"game": "whist"}, "events": {"a": 1}}', "the events are an object"),
        ('{"header": {"game": "whist"}, "events": [], "evnets": []}', 'unknown field "evnets"'),
        ('{"header": {"game": "whist"}, "events": [{"kind": "note", "kind": "note"}]}', "twice"),
        ('{"header": {"game": "whist", "game": "whist"}, "events": []}', "twice"),
        ('{"header": {"game": "whist", "score": {"NS": 1, "NS": 2}}, "events": []}', "twice"),
        ("[" * 200_000, "nested too deeply"),
        ('{"header": {"game": "whist"}, "events": [' + "9" * 9000 + "]}", "but that number"),
        ('{"header": {"game": "whist"}, "events": [NaN]}', "but that number"),
        ('{"header": {"game": "whist"}, "events": [-Infinity]}', "but that number"),
        (
            '{"header": {"game": "whist"}, "events": [{"kind": ["note"]}]}',
            "as the kind of an event",
        ),
    ],
)
def test_what_is_no_log(content: str, message: str) -> None:
    (log,) = read(content, "any.json")
    assert any(message in problem.message for problem in log.problems)


@pytest.mark.parametrize(
    "count", ["true", "1.0", "1e0", '"1"', "-1", "1e999", "9" * 30, "NaN", "[1]"]
)
def test_a_number_is_a_whole_number(count: str) -> None:
    def log(value: str) -> Log:
        event = '{"kind": "count", "player": "N", "count": ' + value + "}"
        return read('{"header": {"game": "whist"}, "events": [' + event + "]}", "any.json")[0]

    assert said(log("1")) == [], "and it is now remembered"
    assert [line for line, _ in said(log(count))] == [1]


# --- JSON Lines -------------------------------------------------------------------------------

GOOD = '{"header": {"game": "whist"}, "events": [{"kind": "shuffle", "player": "N"}]}'


def test_json_lines_are_a_log_each() -> None:
    logs = read(f"\ufeff{GOOD}\r\n\r\n  \n{GOOD}\n{{\n{GOOD}", "some.jsonl")
    assert [log.name for log in logs] == [f"some.jsonl#{n}" for n in (1, 2, 3, 4)]
    assert [len(log.problems) for log in logs] == [0, 0, 1, 0]
    assert logs[2].problems[0].line == 5


def test_json_lines_are_told_by_what_follows_where_the_name_tells_nothing() -> None:
    assert [log.name for log in read(f"{GOOD}\n{GOOD}\n", "<stdin>")] == ["<stdin>#1", "<stdin>#2"]
    assert [log.name for log in read(GOOD, "<stdin>")] == ["<stdin>"]
    (log,) = read(f"{GOOD}\n{GOOD}\n", "any.json")
    assert log.problems[0].hint == "several logs, one a line, belong in a .jsonl file"


def test_a_line_that_is_no_utf8_does_not_take_the_others_with_it(tmp_path: Any) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(GOOD.encode() + b'\n{"header": {"title": "\xff"}}\n' + GOOD.encode())
    logs = load(str(path))
    assert [said(log) for log in logs] == [
        [],
        [(2, "line 2 of the file: this is no UTF-8 text")],
        [],
    ]


# --- Models and schema ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_models_take_every_log_that_is_written(game: str) -> None:
    shown = [example for example in EXAMPLES if example.game == game]
    document = {"header": {"game": game}, "events": [example.json for example in shown]}
    model = log_model(game).model_validate(document)
    dumped = model.model_dump(mode="json", by_alias=True, exclude_unset=True)
    assert dumped == document


def test_models_are_frozen_and_take_nothing_unknown() -> None:
    model = event_model("whist", "play").model_validate(PLAY, context=Names("whist"))
    with pytest.raises(ValidationError):
        model.player = 0  # type: ignore[attr-defined]
    with pytest.raises(ValidationError):
        event_model("whist", "play").model_validate({**PLAY, "trick": 1})


def test_the_schema_names_every_kind_and_field() -> None:
    schema = log_schema()
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    kinds = {}
    for part in schema["$defs"].values():
        kind = part["properties"].get("kind", {}).get("const")
        if kind:
            kinds[kind] = set(part["properties"]) - {"kind", "disputed"}
            assert part["additionalProperties"] is False
    assert kinds == {kind: {name.rstrip("_") for name in slots_of(kind)} for kind in BY_KIND}
    assert len(log_schema("draughts")["$defs"]) == len(kinds_of("draughts")) + 1


def test_the_schema_knows_every_spelling_of_a_card() -> None:
    import re

    from umpire.cards import card_of_text

    schema = log_schema("whist")["$defs"]["Play"]["properties"]["card"]
    ranks = ["A", "k", "Q", "j", "10", "T", "t", "9", "2", "Kn", "knave", "KNAVE", "1", "11", "X"]
    letters = ["S", "h", "D", "c", "♠", "♥\ufe0f", "♦", "♣", "Z", ""]
    for rank in ranks:
        for letter in letters:
            for card in (rank + letter, letter + rank, f"{rank} {letter}"):
                assert bool(re.search(schema["pattern"], card)) == (card_of_text(card) is not None)


# --- Both ways, and anything at all -----------------------------------------------------------


@QUICK
@given(st.sampled_from(GAMES).flatmap(logs))
def test_written_and_read_again_it_is_the_same(log: Log) -> None:
    for written, name in ((write(log), "any.json"), (write_line(log), "any.jsonl")):
        (again,) = read(written, name)
        assert said(again) == []
        assert again.header == log.header
        assert all_events(again) == all_events(log)
        assert write(again) == write(log)
    assert "\n" not in write_line(log)[:-1]


@QUICK
@given(st.sampled_from(GAMES).flatmap(logs))
def test_through_text_and_back_it_is_the_same(log: Log) -> None:
    (once,) = read(write(log), "any.json")
    line = text.read(text.write(once), "any.game")
    assert said(line) == []
    assert line.header == log.header
    assert all_events(line) == all_events(log)
    assert write(line) == write(log)


@QUICK
@given(st.sampled_from(GAMES).flatmap(logs))
def test_it_is_ruled_on_as_the_text_is(log: Log) -> None:
    # The number of a one-line trick is a check that only the text makes.
    log.events = [
        Plays(None, event.cards) if isinstance(event, Plays) else event for event in log.events
    ]
    (again,) = read(write(log), "any.json")
    one, other = judge(log), judge(again)
    assert sorted(map(ruled, one.rulings)) == sorted(map(ruled, other.rulings))
    assert [problem.message for problem in one.errors if "line" not in problem.message] == [
        problem.message for problem in other.errors if "line" not in problem.message
    ]
    assert (one.score, one.winner) == (other.score, other.winner)


def ruled(ruling: Ruling) -> tuple[str, ...]:
    incident = ruling.incident
    return incident.kind, str(incident.offender), ruling.status, str(ruling.citations)


@QUICK
@given(st.data(), st.sampled_from(GAMES))
def test_the_model_says_what_the_writer_says(data: st.DataObject, game: str) -> None:
    event = data.draw(events(game))
    written = event_json(event, game)
    model = event_model(game, event.kind).model_validate(written)
    assert model.model_dump(mode="json", by_alias=True, exclude_unset=True) == written


WORDS = st.sampled_from(
    ["N", "AS", "play", "huff", "whist", "\ud800", "NS", "A", "11-15", "revoke"]
)
KEYS = st.sampled_from(
    [
        *("header", "events", "game", "players", "score", "rules", "options", "title", "kind"),
        *("player", "card", "cards", "count", "of", "suit", "path", "votes", "disputed", "\udfff"),
    ]
)
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(st.characters()), WORDS
)
JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner) | st.dictionaries(KEYS | st.text(), inner), max_leaves=6
)


@QUICK
@given(st.one_of(st.text(), JSON.map(json.dumps)), st.sampled_from([".json", ".jsonl", ""]))
def test_reading_never_raises(content: str, end: str) -> None:
    for log in read(content, f"any{end}"):
        for problem in log.problems:
            assert problem.line >= 0
            assert (problem.message + (problem.hint or "")).encode()


@QUICK
@given(st.data())
def test_a_spoilt_log_is_read_or_said_to_be_unreadable(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    document = log_json(data.draw(logs(game, 5)))
    parts = [document, document["header"], *document["events"]]
    for _ in range(data.draw(st.integers(1, 3))):
        part = data.draw(st.sampled_from(parts))
        key = data.draw(st.one_of(st.sampled_from(sorted(part)), KEYS) if part else KEYS)
        if data.draw(st.booleans()):
            part[key] = data.draw(JSON)
        else:
            part.pop(key, None)
    (log,) = read_jsonl(json.dumps(document), "any.jsonl")
    for problem in log.problems:
        assert 0 <= problem.line <= len(log.events)
        assert (problem.message + (problem.hint or "")).encode()
    if not log.problems:
        assert all_events(text.read(text.write(log), "any.game")) == all_events(log)
