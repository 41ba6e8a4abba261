"""The JSON form of a log as pydantic models: one frozen model per kind of event.

The models are made from `umpire.events`, once a game and each when it is first wanted, for seats
differ from game to game. A model holds what the table works with, seats and cards as small ints;
its `model_dump` gives the canonical JSON. The names of the players come with the validation
context, an `umpire.logs.names.Names`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal, Union

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    TypeAdapter,
    ValidationInfo,
    WithJsonSchema,
    create_model,
)
from pydantic.json_schema import GenerateJsonSchema

from umpire.events import BY_KIND, EVENTS
from umpire.logs.log import GAMES
from umpire.logs.names import Names
from umpire.logs.slots import Slot, is_text, json_name, slots_of


class UnfitError(ValueError):
    """A value that a field cannot take: the `item` at fault and what was `expected`."""

    def __init__(self, expected: str, item: Any) -> None:
        super().__init__(f"expected {expected}")
        self.expected = expected
        self.item = item


class Model(BaseModel):
    """What every model shares: nothing unknown is accepted, and nothing changes."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class EventModel(Model):
    """An event of a log."""


Disputed = Annotated[
    bool, Field(description="some say that it happened and some not: not judged yet")
]


def _check_text(value: str) -> str:
    if not is_text(value):
        raise UnfitError("text", value)
    return value


Text = Annotated[str, AfterValidator(_check_text)]
Count = Annotated[int, Field(ge=0, lt=10**7)]


class HeaderModel(Model):
    """What stands before the events. The values are those of a text log's header."""

    game: Annotated[Text, Field(json_schema_extra={"enum": list(GAMES)})]
    rules: Annotated[list[Text], Field(description="rulebooks in order of authority")] = []
    players: Annotated[dict[Text, Text], Field(description="seat to name")] = {}
    score: Annotated[dict[Text, Count], Field(description="side to score before the log")] = {}
    games: Annotated[dict[Text, Count], Field(description="side to games won in the rubber")] = {}
    options: Annotated[dict[Text, Text], Field(description="option to value")] = {}
    title: Text = ""
    date: Text = ""
    place: Text = ""
    source: Text = ""


def _validator(slot: Slot, game: str) -> PlainValidator:
    nobody = Names(game)

    def one(value: Any, info: ValidationInfo) -> Any:
        got = slot.read(value, info.context or nobody)
        if got is None:
            raise UnfitError(slot.expected, value)
        return got

    def several(value: Any, info: ValidationInfo) -> Any:
        if not isinstance(value, list | tuple) or len(value) < slot.least:
            fewest = f" of at least {slot.least}" if slot.least > 1 else ""
            raise UnfitError(f"a list{fewest}, each {slot.expected}", value)
        names = info.context or nobody
        found = tuple([slot.read(item, names) for item in value])
        if None in found:
            raise UnfitError(slot.expected, value[found.index(None)])
        return found

    return PlainValidator(several if slot.many else one)


def _serializer(slot: Slot, game: str) -> PlainSerializer:
    if slot.many:
        return PlainSerializer(lambda value: [slot.write(item, game) for item in value])
    return PlainSerializer(lambda value: slot.write(value, game))


def _schema(slot: Slot) -> WithJsonSchema:
    if not slot.many:
        return WithJsonSchema(slot.schema)
    fewest = {"minItems": slot.least} if slot.least else {}
    return WithJsonSchema({"type": "array", "items": slot.schema, **fewest})


@cache
def event_model(game: str, kind: str) -> type[EventModel]:
    """The model of a kind of event in a game."""
    event = BY_KIND[kind]
    fields: dict[str, Any] = {"kind": (Literal.__getitem__(kind), ...)}
    for name, slot in slots_of(kind).items():
        default = getattr(event, name, ...)
        annotation: Any = Annotated[
            Any, _validator(slot, game), _serializer(slot, game), _schema(slot)
        ]
        if default is None or default == -1:
            default, annotation = None, annotation | None
        fields[name] = (annotation, Field(default, alias=json_name(name)))
    fields["disputed"] = (Disputed, False)
    made: type[EventModel] = create_model(
        event.__name__, __base__=EventModel, __doc__=event.__doc__, **fields
    )
    return made


@cache
def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of event that logs of a game may hold, in the order of the format's tables."""
    return tuple(event.kind for event in EVENTS if game in event.games)


def _log_model(events: Iterable[type[EventModel]]) -> type[Model]:
    union: Any = Union[tuple(events)]  # noqa: UP007 - the members are not known beforehand
    event = Annotated[union, Field(discriminator="kind")]
    fields: dict[str, Any] = {"header": (HeaderModel, ...), "events": (list[event], ...)}
    made: type[Model] = create_model("Log", __base__=Model, __doc__="A game log.", **fields)
    return made


@cache
def log_model(game: str) -> type[Model]:
    """The model of a whole log of a game."""
    return _log_model(event_model(game, kind) for kind in kinds_of(game))


class _Schema(GenerateJsonSchema):
    """Schemas without a title on every field, which would only say its name again."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def json_schema(model: Any) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a model, or a union of some, by their names in JSON."""
    schema = TypeAdapter(model).json_schema(by_alias=True, schema_generator=_Schema)
    return {"$schema": GenerateJsonSchema.schema_dialect, **schema}


def log_schema(game: str | None = None) -> dict[str, Any]:
    """The JSON Schema of a log of one game, or of any.

    Seats are not told apart in it, for a player may be named by his name.
    """
    if game is not None:
        return json_schema(log_model(game))
    return json_schema(_log_model(event_model(event.games[0], event.kind) for event in EVENTS))
