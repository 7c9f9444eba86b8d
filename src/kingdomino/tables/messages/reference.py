"""Every message and shape as Markdown, from their types and docstrings: the reference part of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import fields

from .client import ClientMessage, Id
from .events import Happening, ToldEvent
from .server import ServerMessage
from .shapes import XY, Code, DominoNumber, Seat, Strict, Version

_KNOWN: Final = (
    (int, "number"),
    (str, "text"),
    (bool, "true or false"),
    (NoneType, "null"),
    (Any, "anything"),
    (XY, "[x, y]"),
    (Code, "code"),
    (Version, "version"),
    (Seat, "seat (0 to 3)"),
    (DominoNumber, "domino (1 to 48)"),
    (Id, "id"),
    (ToldEvent, "one of the [events](#events)"),
)


def reference() -> str:
    """All of it, from the client's messages to the smallest shape."""
    unions = (
        ("What a client says", get_args(ClientMessage)),
        ("What the server says", get_args(ServerMessage)),
        ("Events", get_args(ToldEvent)),
    )
    named = [kind for _, kinds in unions for kind in kinds]
    parts: list[str] = []
    for title, kinds in unions:
        parts.append(f"### {title}")
        parts += [_section(kind) for kind in kinds]
    parts.append("### Shapes")
    parts += [_section(shape) for shape in _shapes(named)]
    return "\n\n".join(parts) + "\n"


def _section(kind: type) -> str:
    """A heading, what it is, and its fields."""
    word = _word(kind)
    heading = f"#### {kind.__name__}" if word is None else f"#### `{word}`"
    about = " ".join((kind.__doc__ or "").split())
    hints = get_type_hints(kind, include_extras=True)
    defaults = _defaults(kind)
    lines = [_line(name, hints[name], defaults.get(name, NODEFAULT)) for name in _names(kind)]
    return "\n".join([heading, "", about, "", *lines]).rstrip()


def _names(kind: type) -> list[str]:
    """The fields of a shape, those of its bases first."""
    return list(get_type_hints(kind)) if is_typeddict(kind) else [field.name for field in fields(kind)]


def _defaults(kind: type) -> dict[str, object]:
    """What fields are if they are left out: a client may leave out what has a default, the server never does."""
    return {field.name: field.default for field in fields(kind)} if issubclass(kind, Strict) else {}


def _word(kind: type) -> str | None:
    """What stands in `type`."""
    tag = kind.__struct_config__.tag if issubclass(kind, Struct) else None
    return None if tag is None else str(tag)


def _line(name: str, hint: object, default: object) -> str:
    """One field."""
    left_out = "" if default is NODEFAULT else f", `{_json(default)}` if left out"
    return f"- `{name}`: {_text(hint)}{left_out}"


def _json(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


def _text(hint: object) -> str:
    """A type in words."""
    for known, words in _KNOWN:
        if hint == known:
            return words
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return f"{_text(inner[0])}{_bounds(inner[1:])}"
    if origin in (Union, UnionType):
        return " or ".join(map(_text, inner))
    if origin is Literal:
        return ", ".join(f'`"{value}"`' for value in inner)
    if origin is tuple and inner[-1:] != (...,):
        return f"[{', '.join(map(_text, inner))}]"
    if origin in (tuple, list):
        return f"list of {_text(inner[0])}"
    if origin is dict:
        return "object" if inner[1] is Any else f"object of {_text(inner[1])} by {_text(inner[0])}"
    assert isinstance(hint, type)
    assert _is_shape(hint)
    return f"[{hint.__name__}](#{hint.__name__.lower()})"


def _is_shape(hint: object) -> bool:
    return isinstance(hint, type) and (issubclass(hint, Struct) or is_typeddict(hint))


def _bounds(metadata: tuple[object, ...]) -> str:
    """Limits of a number, or of a text's or list's length."""
    found = [part for part in metadata if isinstance(part, Meta)]
    least = [limit for part in found for limit in (part.ge, part.min_length) if limit is not None]
    most = [limit for part in found for limit in (part.le, part.max_length) if limit is not None]
    return f" ({least[0]} to {most[0]})" if least and most else f" (at most {most[0]})" if most else ""


def _shapes(kinds: list[type]) -> Iterator[type]:
    """The other shapes in messages, each once, in the order of first use."""
    seen, todo = set(kinds), [*kinds, Happening]
    if Happening not in seen:
        seen.add(Happening)
        yield Happening
    while todo:
        hints = get_type_hints(todo.pop(0), include_extras=True)
        for part in _parts(list(hints.values())):
            if part not in seen:
                seen.add(part)
                todo.append(part)
                yield part


def _parts(hints: list[object]) -> Iterator[type]:
    for hint in hints:
        if isinstance(hint, type) and _is_shape(hint):
            yield hint
        yield from _parts(list(get_args(hint)))
