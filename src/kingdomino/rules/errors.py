"""Errors as codes with facts. Sentences for people live in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex, cast

Fact = str | int | bool | None | tuple["Fact", ...]

_CLIP = 40


class KingdominoError(ValueError):
    """A refusal: `code` names the reason, `facts` the place and the values."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({listed})" if listed else self.code

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.facts)

    def located(self, **facts: Fact) -> KingdominoError:
        """The same error with further facts, such as the line and column of a record."""
        return type(self)(self.code, **{**self.facts, **facts})


class IllegalMove(KingdominoError):
    """A readable move that the rules do not allow here."""


class InvalidNotation(KingdominoError):
    """A text that is not written as its notation demands."""


class MissingExtra(KingdominoError, ImportError):
    """Something that an extra of this package would install: to Python, an import that failed."""


def _rebuild(kind: type[KingdominoError], code: str, facts: dict[str, Fact]) -> KingdominoError:
    return kind(code, **facts)


def whole_number(value: object) -> int | None:
    """An integer of any type, NumPy's too, as a plain int; None for anything else, for True and False as well."""
    if type(value) is int:
        return value
    if not isinstance(value, SupportsIndex) or isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:  # NumPy's arrays have the method, but not all of them are a number
        return None


def whole_numbers(name: str, values: object) -> tuple[int, ...]:
    """A list, tuple or NumPy array of integers as plain ints; anything else is refused."""
    listed = values.tolist() if hasattr(values, "tolist") and not isinstance(values, type) else values
    if isinstance(listed, Sequence) and not isinstance(listed, str | bytes | bytearray):
        numbers = tuple(whole_number(value) for value in listed)
        if None not in numbers:
            return cast("tuple[int, ...]", numbers)
    raise KingdominoError("not_a_list_of_numbers", name=name, value=clipped(values))


def clipped(text: object) -> str:
    """Any input as a short fact: an error about ten megabytes does not carry them."""
    try:
        shown = text if isinstance(text, str) else repr(text)
    except ValueError:  # Python refuses to write very long numbers out
        shown = type(text).__name__
    return shown if len(shown) <= _CLIP else shown[: _CLIP - 1] + "…"
