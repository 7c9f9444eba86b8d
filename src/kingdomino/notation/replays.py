"""A record played through: its positions as far as it is sound, and its first failure with line and column."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from kingdomino.rules import InvalidNotation, KingdominoError, Move, Position, Ruleset, check_position

from .names import PLAYERS, names_by_seat, split_names
from .record import Reading, read_record
from .tags import (
    COMMITMENT,
    KNOWN,
    POSITION,
    RESULT,
    RESULT_OF_A_RUNNING_GAME,
    REVEALING,
    RULESET,
    Revealed,
    result_of,
)


@dataclass(frozen=True, slots=True)
class Replay:
    """A record's moves with the positions before, between and after them. `failure` ended it early, if there is one.

    Each comment has the number of moves before it. `start` is the position that the record gives as its
    beginning, None for a whole game.
    """

    rules: Ruleset
    players: tuple[str, ...]
    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    comments: tuple[tuple[int, str], ...]
    tags: Mapping[str, str]
    revealed: Revealed
    start: Position | None = None
    failure: KingdominoError | None = None

    @property
    def position(self) -> Position:
        """The last one."""
        return self.positions[-1]

    @property
    def commitment(self) -> str | None:
        """The dealer's commitment, if the record has one."""
        return self.tags.get(COMMITMENT)

    @property
    def further_tags(self) -> dict[str, str]:
        """The tags that the notation does not know."""
        return {name: value for name, value in self.tags.items() if name not in KNOWN}


def replay(text: str) -> Replay:
    """Play a record through, up to its first failure. Refused where not even the tags that it needs can be read."""
    reading = read_record(text)
    rules, start = _set_up(reading)
    players, revealed = _players(reading, rules), _revealed(reading)
    positions, failure = _played(start or Position.start(rules), reading)
    return Replay(
        rules=rules,
        players=players,
        positions=positions,
        moves=reading.record.moves[: len(positions) - 1],
        comments=tuple(comment for comment in reading.record.comments if comment[0] < len(positions)),
        tags=reading.record.tags,
        revealed=revealed,
        start=start,
        failure=failure or reading.failure or _wrong_end(positions, reading),
    )


@contextmanager
def _at_tag(reading: Reading, tag: str) -> Iterator[None]:
    """Give an error about a tag the tag's line and column."""
    try:
        yield
    except KingdominoError as error:
        raise error.located(**reading.place_of_tag(str(error.facts.get("tag", tag)))) from None


def _set_up(reading: Reading) -> tuple[Ruleset, Position | None]:
    """The ruleset and, if one is given, the position that the moves begin from."""
    tags = reading.record.tags
    if RULESET not in tags:
        raise _no_ruleset(reading)
    with _at_tag(reading, RULESET):
        rules = Ruleset.parse(tags[RULESET])
    if POSITION not in tags:
        return rules, None
    with _at_tag(reading, POSITION):
        start = Position.parse(tags[POSITION])
        check_position(start)
        if start.rules != rules:
            raise InvalidNotation("position_of_another_ruleset", ruleset=str(start.rules), expected=str(rules))
    return rules, start


def _no_ruleset(reading: Reading) -> KingdominoError:
    """The error of a record without its ruleset; a text with neither tags nor moves is no record."""
    failure, record = reading.failure, reading.record
    if failure is not None and failure.code in ("unreadable_record", "unreadable_tag", "tag_given_twice"):
        return failure
    if record.tags or record.moves:
        return InvalidNotation("missing_tag", tag=RULESET, **reading.place_of_tag(RULESET))
    facts = {"line": 1, "column": 1, "text": ""} if failure is None else failure.facts
    return InvalidNotation("unreadable_record", **facts)


def _players(reading: Reading, rules: Ruleset) -> tuple[str, ...]:
    tags = reading.record.tags
    with _at_tag(reading, PLAYERS):
        return names_by_seat(split_names(tags[PLAYERS]) if PLAYERS in tags else None, rules)


def _revealed(reading: Reading) -> Revealed:
    with _at_tag(reading, RESULT):
        return Revealed.from_tags(reading.record.tags)


def _played(start: Position, reading: Reading) -> tuple[tuple[Position, ...], KingdominoError | None]:
    """The positions from the start on, and the first move that the rules refuse."""
    positions = [start]
    for index, move in enumerate(reading.record.moves):
        try:
            positions.append(positions[-1].play(move))
        except KingdominoError as error:
            return tuple(positions), error.located(**reading.place_of_move(index), moves_before=index)
    return tuple(positions), None


def _wrong_end(positions: tuple[Position, ...], reading: Reading) -> KingdominoError | None:
    """The result must be the game's, and a running game reveals nothing hidden."""
    tags = reading.record.tags
    actual = result_of(positions[-1])
    written = tags.get(RESULT, actual)
    if written != actual:
        if actual == RESULT_OF_A_RUNNING_GAME:
            return InvalidNotation("record_ends_early", result=written, **reading.place_of_move(len(positions) - 1))
        return InvalidNotation("wrong_result", result=written, expected=actual, **reading.place_of_tag(RESULT))
    early = [name for name in REVEALING if name in tags]
    if early and not positions[-1].is_over:
        return InvalidNotation("revealed_before_the_end", tag=early[0], **reading.place_of_tag(early[0]))
    return None
