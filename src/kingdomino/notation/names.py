"""Players' names in one tag: by comma and blank, with backslashes before commas, quotes and backslashes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeGuard

from kingdomino.rules import COLOURS, InvalidNotation, KingdominoError, Ruleset, clipped

#: The tag that holds the names.
PLAYERS: Final = "Players"

_ESCAPED: Final = re.compile(r"\\(.)")
_NAME_END: Final = re.compile(r"(?<!\\)((?:\\\\)*), ")


def join_names(names: Sequence[str]) -> str:
    """Several names as one value."""
    if not _are_names(names):
        raise InvalidNotation("unreadable_tag_value", tag=PLAYERS, text=clipped(names))
    return ", ".join(re.sub(r'([\\",])', r"\\\1", _on_one_line(name)) for name in names)


def split_names(value: str) -> tuple[str, ...]:
    """The names that `join_names` joined."""
    if not isinstance(value, str):
        raise InvalidNotation("unreadable_tag_value", tag=PLAYERS, text=clipped(value))
    parts = _NAME_END.sub(lambda found: found[1] + "\n", value).split("\n")
    return tuple(_ESCAPED.sub(r"\1", part) for part in parts)


def names_by_seat(names: Sequence[str] | None, rules: Ruleset) -> tuple[str, ...]:
    """One name a seat, runs of white space in it as one blank; where none are given, the seats' colours (R2)."""
    if names is None:
        return COLOURS[: rules.players]
    if not _are_names(names) or len(names) != rules.players:
        shown = ", ".join(names) if _are_names(names) else names
        raise KingdominoError("wrong_number_of_names", names=clipped(shown), players=rules.players)
    return tuple(map(_on_one_line, names))


def _are_names(names: object) -> TypeGuard[Sequence[str]]:
    return isinstance(names, Sequence) and not isinstance(names, str) and all(isinstance(name, str) for name in names)


def _on_one_line(name: str) -> str:
    return " ".join(name.split())
