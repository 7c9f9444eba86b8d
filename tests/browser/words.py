"""Names of things, from the catalogues that the client speaks."""

from __future__ import annotations

import re
from functools import cache

from kingdomino.locales import Catalogue, catalogue

#: Marks that keep directions apart stand around every value in a sentence.
_ISOLATES = "[\u2066-\u2069]*"
_ANY_TEXT = "\u2603"
_ANY_NUMBER = 987_654


@cache
def _catalogue(language: str) -> Catalogue:
    return catalogue(language)


def said(key: str, language: str = "en", **values: str | int) -> str:
    """A sentence of the client, for somebody with a mouse."""
    return _catalogue(language).text(key, **{"pointer": "mouse", **values})


def _pattern(text: str) -> str:
    """A text with isolating marks anywhere, and anything where a value may be anything."""
    parts = re.split(f"({_ANY_TEXT}|{_ANY_NUMBER})", text.replace("987,654", str(_ANY_NUMBER)))
    known = {_ANY_TEXT: "(.+?)", str(_ANY_NUMBER): "([0-9]+)"}
    return _ISOLATES.join(known.get(part) or _ISOLATES.join(map(re.escape, part)) for part in parts)


def _whole(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(f"^{_ISOLATES}{pattern}{_ISOLATES}$" for pattern in patterns))


def named(key: str, language: str = "en", **values: str | int) -> re.Pattern[str]:
    """A sentence as a pattern."""
    return _whole(_pattern(said(key, language, **values)))


def part(key: str, language: str = "en", **values: str | int) -> re.Pattern[str]:
    """A sentence as a pattern that may stand among others."""
    return re.compile(_pattern(said(key, language, **values)))


def like(key: str, *texts: str, number: str | None = None, language: str = "en") -> re.Pattern[str]:
    """A sentence as a pattern in which these texts may be anything, and this number any number."""
    values: dict[str, str | int] = dict.fromkeys(texts, _ANY_TEXT)
    if number is None:
        return _whole(_pattern(said(key, language, **values)))
    forms = [said(key, language, **values, **{number: form}) for form in (0, 1, 2, _ANY_NUMBER)]
    return _whole(*dict.fromkeys(map(_pattern, forms)))


def exactly(text: str) -> re.Pattern[str]:
    """A text as a pattern."""
    return _whole(_pattern(text))


def plain(text: str) -> str:
    """A text without marks of direction."""
    return re.sub("[\u2066-\u2069]", "", text).strip()


def number_in(name: str) -> int:
    """The number of a domino in the name of its slot."""
    found = re.search(r"\d+", name)
    assert found, name
    return int(found[0])
