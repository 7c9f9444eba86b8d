"""JSON Schema of messages and of other shapes, from their types. TypeScript and OpenAPI follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec

from .client import ClientMessage
from .events import ToldEvent
from .server import ServerMessage
from .shapes import GameChanges, TableChanges

#: Shapes that have only those of their fields that are needed.
_PARTIAL: Final = (TableChanges.__name__, GameChanges.__name__)


def schema() -> dict[str, Any]:
    """The JSON Schema of the protocol: a definition for each shape, and three unions."""
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "Event": ToldEvent}
    shapes = definitions(get_args(ClientMessage), [*get_args(ServerMessage), *get_args(ToldEvent)], "#/$defs/{name}")
    shapes["Happening"]["properties"]["event"] = {"$ref": "#/$defs/Event"}
    shapes |= {name: _union(kinds) for name, kinds in unions.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": dict(sorted(shapes.items())),
    }


def _union(kinds: Any) -> dict[str, Any]:  # noqa: ANN401 - a union of tagged structs
    references = {kind.__struct_config__.tag: f"#/$defs/{kind.__name__}" for kind in get_args(kinds)}
    return {
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": "type", "mapping": references},
    }


def definitions(read: Iterable[type], written: Iterable[type], ref: str) -> dict[str, Any]:
    """The schemas of structs and of all shapes in them, by name; `ref` makes a reference of a `{name}`.

    What is written has all of its fields. What is read may leave out what has a default, but never its `type`. Changes
    have any of their fields.
    """
    read = tuple(read)
    _, shapes = msgspec.json.schema_components([*read, *written], ref_template=ref)
    optional = _reachable({kind.__name__ for kind in read}, shapes)
    for name, shape in shapes.items():
        shape.pop("title", None)
        shape["description"] = cleandoc(shape.get("description", ""))
        properties = shape.get("properties", {})
        if name in _PARTIAL:
            shape["required"] = []
        elif name not in optional:
            shape["required"] = list(properties)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shapes))  # defaults are values of Python
    return plain


def _reachable(names: set[str], shapes: Mapping[str, Any]) -> set[str]:
    """The names of these shapes and of all that they are made of."""
    found: set[str] = set()
    todo: list[Any] = [shapes[name] for name in names]
    found |= names
    while todo:
        part = todo.pop()
        name = part["$ref"].rpartition("/")[2] if isinstance(part, dict) and "$ref" in part else ""
        if name and name not in found:
            found.add(name)
            todo.append(shapes[name])
        if isinstance(part, dict | list):
            todo += part.values() if isinstance(part, dict) else part
    return found
