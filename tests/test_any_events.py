"""Any list of events, lawful or not, is replayed and reported without an exception."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import logs

from umpire.games import TABLES
from umpire.judge import Judge, Report
from umpire.logs.log import Log
from umpire.reports import json as json_report
from umpire.reports import terminal

STATUSES = {
    *("silent", "no-penalty", "refused", "stands", "waived", "lapsed", "cured", "open"),
    "enforced",
}


def check(report: Report) -> None:
    """What holds of every report."""
    shown = json.loads(json_report.render([report]))
    numbers = [ruling["number"] for ruling in shown["rulings"]]
    assert numbers == list(range(1, len(numbers) + 1))
    lines = [ruling["line"] for ruling in shown["rulings"]]
    assert lines == sorted(lines)
    for ruling in shown["rulings"]:
        assert ruling["status"] in STATUSES
        assert (ruling["status"] != "silent") or not ruling["citations"]
        assert ruling["chosen"] in (None, *(option["kind"] for option in ruling["options"]))
    bad = {error["deal"] for error in shown["errors"]}
    assert not any(ruling["deal"] in bad - {None} for ruling in shown["rulings"])
    assert all(entry["ruling"] in numbers for entry in shown["docket"])
    assert terminal.render([report], colour=False, width=80).endswith("\n")


@pytest.mark.parametrize("game", TABLES)
@settings(max_examples=150)
@given(data=st.data())
def test_any_list_of_events_is_replayed(game: str, data: st.DataObject) -> None:
    log: Log = data.draw(logs(game))
    check(Judge(log).run())
    check(Judge(log).run(until=data.draw(st.integers(1, len(log.lines) + 1))))
