"""Comments that programs read: `{a word %w .62 %g mistake}` is text, then values by key."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

_KEY: Final = re.compile(r"(?:^| )%([a-z]{1,20})(?= |$)")

#: A comment with the number of moves before it.
Comment = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Annotation:
    """A comment's text and the values in it. Keys that a reader does not know are kept."""

    text: str = ""
    values: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def parse(comment: str) -> Annotation:
        """Read a comment; any text is one, perhaps without values."""
        found = list(_KEY.finditer(comment))
        if not found:
            return Annotation(comment)
        ends = [following.start() for following in found[1:]] + [len(comment)]
        values = {key[1]: comment[key.end() : end].strip() for key, end in zip(found, ends, strict=True)}
        return Annotation(comment[: found[0].start()].strip(), values)

    def __str__(self) -> str:
        values = (f"%{key} {value}".rstrip() for key, value in self.values.items())
        return " ".join(part for part in (self.text, *values) if part)


def annotate(
    comments: Iterable[Comment], values: Mapping[int, Mapping[str, str]], keys: frozenset[str]
) -> list[Comment]:
    """Comments with these values after these numbers of moves; older values of these keys are dropped everywhere.

    The values join the first comment with keys that stands there, else they become a comment of their own.
    """
    written, waiting = list[Comment](), {number: dict(given) for number, given in values.items() if given}
    for number, comment in comments:
        found = Annotation.parse(comment)
        if not found.values:
            written.append((number, comment))
            continue
        kept = {key: value for key, value in found.values.items() if key not in keys}
        joined = str(Annotation(found.text, {**waiting.pop(number, {}), **kept}))
        if joined:
            written.append((number, joined))
    written += [(number, str(Annotation("", given))) for number, given in waiting.items()]
    return sorted(written, key=lambda comment: comment[0])
