"""The JSON report is what its models, and so its schema, say it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, TypeAdapter, ValidationError
from strategies import logs

from umpire.casebook import root
from umpire.games import TABLES
from umpire.judge import judge
from umpire.logs.files import load
from umpire.logs.log import Log
from umpire.reports.json import render
from umpire.reports.models import AnyReport, Report, Reports, report_schema

ADAPTER: TypeAdapter[Report | Reports] = TypeAdapter(AnyReport)


def check(found: BaseModel, written: Any) -> None:
    """The keys stand in the order of the model's fields, in every part."""
    fields = [field.alias or name for name, field in type(found).model_fields.items()]
    assert list(written) == [name for name in fields if name in written]
    for name, field in type(found).model_fields.items():
        value, said = getattr(found, name), written.get(field.alias or name)
        if isinstance(value, BaseModel):
            check(value, said)
        elif isinstance(value, list) and value and isinstance(value[0], BaseModel):
            for each, one in zip(value, said, strict=True):
                check(each, one)


def cases() -> Iterator[Log]:
    for path in sorted(root().glob("*/*.game")):
        yield from load(str(path))


def test_reports_of_the_casebook_are_of_the_models() -> None:
    found = list(cases())
    assert found
    for log in found:
        written = json.loads(render([judge(log)]))
        report = ADAPTER.validate_python(written)
        assert isinstance(report, Report)
        check(report, written)
    written = json.loads(render([judge(log) for log in found[:3]]))
    reports = ADAPTER.validate_python(written)
    assert isinstance(reports, Reports)
    check(reports, written)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(TABLES)).flatmap(lambda game: logs(game, 25)))
def test_reports_of_any_log_are_of_the_models(log: Log) -> None:
    ADAPTER.validate_python(json.loads(render([judge(log)])))


def test_a_report_with_more_or_less_in_it_is_not_of_the_models() -> None:
    written = json.loads(render([judge(next(cases()))]))
    for change in ({"more": 1}, {"schema": "umpire.report/2"}, {"rules": "whist-club"}):
        with pytest.raises(ValidationError):
            ADAPTER.validate_python({**written, **change})
    for name in written:
        with pytest.raises(ValidationError):
            ADAPTER.validate_python({key: value for key, value in written.items() if key != name})


def test_the_schema_tells_one_report_from_several() -> None:
    schema = report_schema()
    assert [part["$ref"] for part in schema["oneOf"]] == ["#/$defs/Report", "#/$defs/Reports"]
    report = schema["$defs"]["Report"]
    assert report["properties"]["schema"]["const"] == "umpire.report/1"
    assert report["additionalProperties"] is False
