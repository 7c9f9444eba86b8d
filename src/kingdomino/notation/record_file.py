"""Several records in one text, such as those of a Dynasty or a tournament."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kingdomino.rules import InvalidNotation, KingdominoError, clipped

_TAG_OR_COMMENT: Final = re.compile(r"^\[|\{[^{}]*\}", re.M)


@dataclass(frozen=True, slots=True)
class Piece:
    """One record of a file of several: its number from 1 on, and how many lines stand before it."""

    number: int
    text: str
    lines_before: int

    def located(self, failure: KingdominoError) -> KingdominoError:
        """A failure of this record, named by its game and by its line in the whole file."""
        line = failure.facts.get("line")
        return failure.located(game=self.number, line=self.lines_before + (line if isinstance(line, int) else 1))


def split_records(text: str) -> tuple[Piece, ...]:
    """Several records in one text (a Dynasty), cut where a tag line follows moves; a bracket in a comment is no tag."""
    if not isinstance(text, str):
        raise InvalidNotation("unreadable_record", line=1, column=1, text=clipped(text))
    cuts = [0]
    tags_end = 0
    for found in _TAG_OR_COMMENT.finditer(text):
        if found[0] == "[":
            if tags_end and text[tags_end : found.start()].strip():
                cuts.append(found.start())
            line_end = text.find("\n", found.start())
            tags_end = len(text) if line_end < 0 else line_end
    pieces = zip(cuts, [*cuts[1:], len(text)], strict=True)
    return tuple(
        Piece(number, text[start:end], text.count("\n", 0, start))
        for number, (start, end) in enumerate(pieces, start=1)
    )
