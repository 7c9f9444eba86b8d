"""Which variables of the catalogues have to be numbers, and the client's types for them.

`python -m tools.words` writes `web/src/words/numbers.ts`: then a call that passes text for such a variable is an error
of the type checker.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from kingdomino.locales import LANGUAGES, catalogue_text
from tools.client import WEB

WORDS = WEB / "src" / "words"
TYPES = WORDS / "numbers.ts"
_HEAD: Final = (
    "/** Written by `python -m tools.words` from the catalogues: variables by whose number a message selects. */"
)
#: The plural forms of CLDR. A choice that has one of them, or an exact number, is a choice by number.
PLURAL_FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a catalogue's syntax tree and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by their keys."""
    entries = FluentParser().parse(catalogue_text(language)).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def numbers() -> dict[str, frozenset[str]]:
    """By key, the variables by whose number a message selects, in any language."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for key, message in messages(language).items():
            found.setdefault(key, set()).update(_numbers_in(message))
    return {key: frozenset(names) for key, names in sorted(found.items()) if names}


def _numbers_in(message: ast.Message) -> Iterator[str]:
    for node in walk(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            forms = [variant.key for variant in node.variants]
            if any(isinstance(form, ast.NumberLiteral) or form.name in PLURAL_FORMS - {"other"} for form in forms):
                yield node.selector.id.name


def types() -> str:
    """The client's file: by key, the names of the variables that have to be numbers."""
    shipped = tuple(json.loads((WORDS / "shipped.json").read_text(encoding="utf-8")))
    lines = [
        f"  '{key}': {' | '.join(map(repr, sorted(names)))};\n"
        for key, names in numbers().items()
        if key.startswith(shipped)
    ]
    return f"{_HEAD}\nexport interface Numbers {{\n{''.join(lines)}}}\n"


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
