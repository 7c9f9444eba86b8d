"""The sentences of the command line, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingdomino.locales import RIGHT_TO_LEFT, Catalogue
from kingdomino.rules import COLOURS, Fact, KingdominoError

_LEFT_TO_RIGHT: Final = "\u200e"

_CONTROLS: Final = dict.fromkeys(
    [*range(32), *range(127, 160), 0x061C, *range(0x200E, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A)],
    "\ufffd",
)


def visible(text: str) -> str:
    """Foreign text made safe for a terminal: control and text-direction characters become U+FFFD."""
    return text.translate(_CONTROLS)


class Words:
    """A catalogue with the forms that the command line needs."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.language = catalogue.language
        self.text = catalogue.text

    def cell(self, text: str) -> str:
        """A text for a table's cell, isolated so that a terminal with bidirectional text does not reorder cells."""
        return f"{_LEFT_TO_RIGHT}{text}{_LEFT_TO_RIGHT}" if self.language in RIGHT_TO_LEFT else text

    def heading(self, key: str) -> str:
        """A table's heading."""
        return self.cell(self.text(key))

    def terrain(self, terrain: str) -> str:
        """A terrain's name."""
        return self.text(f"terrain-{terrain}")

    def seat(self, seat: int) -> str:
        """A seat's colour."""
        return self.text(f"colour-{COLOURS[seat]}")

    def error(self, error: KingdominoError) -> str:
        """The sentence for an error, with the file, line and column where there are any."""
        facts = error.facts
        sentence = self.text(key_of("error", error.code), **self.facts(facts))
        if isinstance(facts.get("line"), int):
            place = {"line": facts["line"], "column": facts.get("column", 1)}
            sentence = self.text("error-at", sentence=sentence, **self.facts(place))
        if "in_file" in facts:
            sentence = self.text("error-in-file", file=visible(str(facts["in_file"])), sentence=sentence)
        return sentence

    def facts(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """Facts as values for a sentence."""
        return {name: self._fact(name, value) for name, value in facts.items()}

    def _fact(self, name: str, value: Fact) -> str | int:
        if isinstance(value, tuple):
            return ", ".join(str(self._fact(name, item)) for item in value)
        if name in ("terrain", "terrains", "other_terrain"):
            return self.terrain(str(value))
        if name == "seat" and isinstance(value, int):
            return self.seat(value)
        if name == "due":
            return self.text(f"due-{value}")
        return value if isinstance(value, int) and not isinstance(value, bool) else visible(str(value))


def key_of(family: str, code: str) -> str:
    """The catalogue's key for a code."""
    return f"{family}-{code.replace('_', '-')}"
