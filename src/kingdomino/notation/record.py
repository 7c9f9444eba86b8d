"""Game records: tag lines, then moves from `kings …` on, with comments in braces. Reading loses only white space."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from kingdomino.rules import Deal, InvalidNotation, KingdominoError, Kings, Move, clipped

from .names import PLAYERS

_WIDTH: Final = 80
MOST_TAGS: Final = 100
#: The longest game has 109 moves, chance included; a record with more is refused before it is replayed.
_MOST_MOVES: Final = 200
_MOST_COMMENTS: Final = 10_000

#: A tag's name.
TAG_NAME: Final = re.compile(r"[A-Z][A-Za-z]{0,39}")
_TAG: Final = re.compile(rf'\[({TAG_NAME.pattern}) "([^"\\\n]*(?:\\[^\n][^"\\\n]*)*)"\][ \t\r]*')
#: How a text begins whose first tag has a slip; one that begins with another bracket is no record.
_BROKEN_TAG: Final = re.compile(r"\[[A-Za-z]|\[$", re.M)
_ESCAPED: Final = re.compile(r"\\(.)")
_SPACE: Final = re.compile(r"\s*")
_COMMENT: Final = re.compile(r"\{([^{}]*)\}")
_WORD: Final = re.compile(r"[^\s{}]+")
_NUMBER: Final = re.compile(r"[0-9]{1,2}")


@dataclass(frozen=True, slots=True)
class Record:
    """The content of a record, not yet checked by the rules. Each comment has the number of moves before it."""

    tags: Mapping[str, str]
    moves: tuple[Move, ...]
    comments: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """A record as far as it can be read, and the first failure, if any."""

    text: str = field(repr=False)
    record: Record
    failure: KingdominoError | None
    offsets: tuple[int, ...] = field(repr=False)
    tag_offsets: Mapping[str, int] = field(repr=False)

    def place_of_move(self, index: int) -> dict[str, int]:
        """Line and column of a move; of the end of the text for one past the last."""
        offset = self.offsets[index] if index < len(self.offsets) else len(self.text.rstrip())
        return _place(self.text, offset)

    def place_of_tag(self, name: str) -> dict[str, int]:
        """Line and column of a tag; of the beginning where it is missing."""
        return _place(self.text, self.tag_offsets.get(name, 0))


def read_record(text: str) -> Reading:
    """Read as much as can be read; `failure` names the first thing that cannot, by line and column."""
    if not isinstance(text, str):
        failure = InvalidNotation("unreadable_record", line=1, column=1, text=clipped(text))
        return Reading("", Record({}, ()), failure, (), {})
    reader = _Reader(text)
    failure = None
    try:
        reader.read()
    except InvalidNotation as error:
        failure = error
    record = Record(reader.tags, tuple(reader.moves), tuple(reader.comments))
    return Reading(text, record, failure, tuple(reader.offsets), reader.tag_offsets)


class _Reader:
    """One pass over a text, collecting until something cannot be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 1 if text.startswith("\ufeff") else 0
        self.tags: dict[str, str] = {}
        self.tag_offsets: dict[str, int] = {}
        self.moves: list[Move] = []
        self.offsets: list[int] = []
        self.comments: list[tuple[int, str]] = []

    def read(self) -> None:
        self._skip_space()
        while self.text.startswith("[", self.at):
            self._read_tag()
            self._skip_space()
        while self.at < len(self.text):
            if self.text[self.at] in "{}":
                self._read_comment()
            else:
                self._read_move()
            self._skip_space()

    def _skip_space(self) -> None:
        found = _SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def _fail(self, code: str, at: int) -> InvalidNotation:
        rest = self.text[at : at + 60].split("\n", 1)[0]
        return InvalidNotation(code, **_place(self.text, at), text=clipped(rest))

    def _read_tag(self) -> None:
        found = _TAG.match(self.text, self.at)
        if found is None or len(self.tags) == MOST_TAGS or not _at_line_end(self.text, found.end()):
            broken = self.tags or _BROKEN_TAG.match(self.text, self.at)
            raise self._fail("unreadable_tag" if broken else "unreadable_record", self.at)
        if found[1] in self.tags:
            raise self._fail("tag_given_twice", self.at)
        self.tags[found[1]] = _ESCAPED.sub(r"\1", found[2]) if found[1] != PLAYERS else found[2]
        self.tag_offsets[found[1]] = self.at
        self.at = found.end()

    def _read_comment(self) -> None:
        found = _COMMENT.match(self.text, self.at)
        if found is None:
            raise self._fail("comment_not_closed", self.at)
        if len(self.comments) == _MOST_COMMENTS:
            raise self._fail("too_many_comments", self.at)
        self.comments.append((len(self.moves), " ".join(found[1].split())))
        self.at = found.end()

    def _read_move(self) -> None:
        start = self.at
        words = [self._next_word()]
        if words[0] in ("deal", "kings"):
            while number := self._next_number():
                words.append(number)
        if len(self.moves) == _MOST_MOVES:
            raise self._fail("too_many_moves", start)
        try:
            move = Move.parse(" ".join(words))
        except InvalidNotation as error:
            raise InvalidNotation(error.code, **{**error.facts, **_place(self.text, start)}) from None
        self.moves.append(move)
        self.offsets.append(start)

    def _next_word(self) -> str:
        found = _WORD.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return found[0]

    def _next_number(self) -> str | None:
        space = _SPACE.match(self.text, self.at)
        assert space is not None
        word = _WORD.match(self.text, space.end())
        if word is None or not _NUMBER.fullmatch(word[0]):
            return None
        self.at = word.end()
        return word[0]


def _at_line_end(text: str, at: int) -> bool:
    return at == len(text) or text[at] == "\n"


def _place(text: str, offset: int) -> dict[str, int]:
    line_start = text.rfind("\n", 0, offset) + 1
    return {"line": text.count("\n", 0, offset) + 1, "column": offset - line_start + 1}


def write_record(record: Record) -> str:
    """The text of a record: a paragraph of tags, then moves with every line of dominoes on a new line, wrapped."""
    tags = [f'[{name} "{value if name == PLAYERS else _escape(value)}"]' for name, value in record.tags.items()]
    return "\n".join([*tags, "", *_wrapped(record)]) + "\n"


def _escape(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')


def _wrapped(record: Record) -> Iterator[str]:
    line = ""
    for breaks, token in _tokens(record):
        if line and (breaks or len(line) + 1 + len(token) > _WIDTH):
            yield line
            line = token
        else:
            line = f"{line} {token}" if line else token
    if line:
        yield line


def _tokens(record: Record) -> Iterator[tuple[bool, str]]:
    """Each word that is kept whole, and whether it starts a new line."""
    waiting = deque(record.comments)
    for index in range(len(record.moves) + 1):
        while waiting and waiting[0][0] == index:
            for word in f"{{{waiting.popleft()[1]}}}".split(" "):
                yield False, word
        if index < len(record.moves):
            move = record.moves[index]
            yield isinstance(move, Deal | Kings), str(move)
