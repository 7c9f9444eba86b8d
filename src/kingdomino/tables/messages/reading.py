"""JSON from outside into a struct, or a refusal that names the first field that is wrong. Nothing is read behind it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, Generic, Literal, TypeVar, get_args

import msgspec

from kingdomino.rules import KingdominoError, clipped

T = TypeVar("T")

#: What can be wrong with a field: one closed set for the socket and for HTTP, apart from the library's own words.
FieldProblem = Literal[
    "missing",
    "unknown_field",
    "repeated",
    "wrong_type",
    "not_a_choice",
    "too_short",
    "too_long",
    "too_small",
    "too_large",
    "wrong_form",
]
PROBLEMS: Final[tuple[FieldProblem, ...]] = get_args(FieldProblem)

#: msgspec says in a sentence what is wrong, and where: "Expected `int` >= 0 - at `$.seats[1]`".
_WHERE: Final = re.compile(r"(?s)(.*?)(?: - at `\$(.*)`)?")
_FIELD: Final = re.compile(r"(?s)Object (missing required|contains unknown) field `(.*)`")
_SAYS: Final[tuple[tuple[str, FieldProblem], ...]] = (
    (r"Invalid (enum )?value", "not_a_choice"),
    (r"Expected `\w+` of length [>=]", "too_short"),
    (r"Expected `\w+` of length <", "too_long"),
    (r"Expected `\w+` >", "too_small"),
    (r"Expected `\w+` <|(Number|Integer value) out of range", "too_large"),
    (r"Expected `\w+` matching", "wrong_form"),
    (r"Expected ", "wrong_type"),
)


class WrongField(KingdominoError):
    """A field that is not as it should be."""

    def __init__(self, field: str, problem: FieldProblem) -> None:
        super().__init__("wrong_field", field=clipped(field), problem=problem)
        self.field = field


class Reader(Generic[T]):
    """Reads JSON of one type; `unreadable` is the code of the refusal of what is no JSON."""

    def __init__(self, kind: Any, unreadable: str) -> None:  # noqa: ANN401 - a struct, or a union of structs
        self._decode: Callable[[str | bytes], T] = msgspec.json.Decoder(kind).decode
        self._unreadable = unreadable

    def read(self, text: str | bytes) -> T:
        """The value; WrongField or a refusal of all of it otherwise."""
        try:
            found = self._decode(text)
        except msgspec.ValidationError as error:
            raise _wrong_field(str(error)) from None
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise KingdominoError(self._unreadable) from None
        _check_names(text)
        return found


def _check_names(text: str | bytes) -> None:
    """Refuse JSON that says a name twice: msgspec takes the last value, a reader on the way may take the first."""
    json.loads(text, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, object]]) -> None:
    names = {name for name, _ in pairs}
    if len(names) < len(pairs):
        said = [name for name, _ in pairs]
        raise WrongField(next(name for name in said if said.count(name) > 1), "repeated")


def _wrong_field(sentence: str) -> WrongField:
    """What msgspec says, in our words."""
    found = _WHERE.fullmatch(sentence)
    assert found is not None, "the pattern matches every text"
    said, place = found[1], found[2] or ""
    parts = [part for part in re.split(r"[.\[\]]", place) if part]
    named = _FIELD.fullmatch(said)
    if named is not None:
        return WrongField(
            ".".join([*parts, named[2]]), "missing" if named[1].startswith("missing") else "unknown_field"
        )
    found_problems = [problem for pattern, problem in _SAYS if re.match(pattern, said)]
    return WrongField(".".join(parts), found_problems[0] if found_problems else "wrong_form")
