"""What can be wrong with a field: one closed set for the WebSocket and for HTTP, apart from the library's own words."""

from __future__ import annotations

from typing import Final, Literal, get_args

FieldProblem = Literal[
    "missing",
    "unknown_field",
    "wrong_type",
    "not_a_choice",
    "too_short",
    "too_long",
    "too_small",
    "too_large",
    "wrong_form",
]
PROBLEMS: Final[tuple[FieldProblem, ...]] = get_args(FieldProblem)

#: By the kinds of pydantic's errors; kinds that end in `_type` or `_parsing` are wrong types, others a wrong form.
_KINDS: Final[dict[str, FieldProblem]] = {
    "missing": "missing",
    "extra_forbidden": "unknown_field",
    "unexpected_keyword_argument": "unknown_field",
    "literal_error": "not_a_choice",
    "enum": "not_a_choice",
    "union_tag_invalid": "not_a_choice",
    "too_short": "too_short",
    "string_too_short": "too_short",
    "too_long": "too_long",
    "string_too_long": "too_long",
    "greater_than": "too_small",
    "greater_than_equal": "too_small",
    "less_than": "too_large",
    "less_than_equal": "too_large",
    "int_from_float": "wrong_type",
    "int_parsing_size": "too_large",
}


def problem_of(kind: str) -> FieldProblem:
    """Our word for a kind of pydantic's errors."""
    if kind in _KINDS:
        return _KINDS[kind]
    return "wrong_type" if kind.endswith(("_type", "_parsing")) else "wrong_form"
