"""Sentences for people: six Fluent catalogues, and the choice of a language. Only this file uses the Fluent library."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime.types import FluentType

LANGUAGES: Final = ("en", "he", "tr", "da", "bg", "el")
RIGHT_TO_LEFT: Final = frozenset({"he"})
FALLBACK: Final = "en"

#: Older codes of languages.
_ALIASES: Final = {"iw": "he"}
_VARIABLES: Final = ("KINGDOMINO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

#: The beginning of a sentence `key =` or of a term `-key =`, and the mention of one inside another.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_MENTION: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    """The sentences of one language. A sentence is parsed at its first use: parsing all takes longer than a command."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"NAME": _name})
        self._texts = entries_of(catalogue_text(language))
        self._unparsed = set(self._texts)

    def text(self, key: str, /, **values: str | float) -> str:
        """The sentence with this key; values stand for its variables."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no text")
        formatted, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        return str(formatted)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self._texts and not key.startswith("-")

    def _parse(self, key: str) -> None:
        """Parse an entry and those that it mentions."""
        if key not in self._unparsed:
            return
        from fluent.runtime import FluentResource

        needed = [key]
        for each in needed:
            mentioned = dict.fromkeys(_MENTION.findall(self._texts[each]))
            needed += [other for other in mentioned if other in self._unparsed and other not in needed]
        self._bundle.add_resource(FluentResource("".join(self._texts[each] for each in needed)))
        self._unparsed.difference_update(needed)


def _name(name: FluentType, **_form: FluentType) -> FluentType:
    """The function NAME of the catalogues: only the client has names with forms."""
    return name


def entries_of(text: str) -> dict[str, str]:
    """The entries of a catalogue file by their keys, unparsed."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def catalogue_text(language: str) -> str:
    """The text of a catalogue file."""
    return files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of our languages."""
    return Catalogue(language)


def language_of(wish: str) -> str | None:
    """The language of a locale name such as `da`, `da_DK.UTF-8` or `iw`; None if it is not one of ours."""
    code = wish.replace("_", "-").split(".")[0].split("@")[0].split("-")[0].lower()
    code = _ALIASES.get(code, code)
    return code if code in LANGUAGES else None


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The first language of ours in the environment's variables, in the order of POSIX and gettext; else English."""
    wishes = [*environment.get("LANGUAGE", "").split(":"), *(environment.get(name, "") for name in _VARIABLES)]
    if environment.get("KINGDOMINO_LANG"):
        wishes.insert(0, environment["KINGDOMINO_LANG"])
    return next((language for wish in wishes if (language := language_of(wish))), FALLBACK)
