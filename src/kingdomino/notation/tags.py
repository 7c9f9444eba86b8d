"""The tags of a record: the set-up, the result, and, after the end, seed, salt and deck."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.rules import InvalidNotation, KingdominoError, Position, Score, clipped, standing

from .names import PLAYERS, join_names
from .record import MOST_TAGS, TAG_NAME

RULESET: Final = "Ruleset"
POSITION: Final = "Position"
RESULT: Final = "Result"
COMMITMENT: Final = "Commitment"
SEED: Final = "Seed"
SALT: Final = "Salt"
DECK: Final = "Deck"
REVEALING: Final = (SEED, SALT, DECK)
KNOWN: Final = (RULESET, POSITION, PLAYERS, RESULT, COMMITMENT, *REVEALING)

RESULT_OF_A_RUNNING_GAME: Final = "*"

#: A commitment, in hexadecimal.
COMMITMENT_FORM: Final = re.compile(r"[0-9a-f]{64}")
_NUMBER: Final = "[1-9][0-9]?"
_FORMS: Final = {
    COMMITMENT: COMMITMENT_FORM,
    SEED: re.compile(r"0|[1-9][0-9]{0,308}"),
    SALT: re.compile(r"[0-9a-f]{32,128}"),
}
_WHOLE_DECK: Final = re.compile(rf"{_NUMBER}(?: {_NUMBER}){{23,47}}")
_DECK_TO_COME: Final = re.compile(rf"(?:{_NUMBER}(?: {_NUMBER}){{0,47}})?")


@dataclass(frozen=True, slots=True)
class Revealed:
    """The seed, the salt and the deck, hidden during the game; of a game from a position, the deck to come."""

    seed: int | None = None
    salt: str | None = None
    deck: tuple[int, ...] | None = None

    def tags(self) -> dict[str, str]:
        """As tags of a record."""
        tags: dict[str, str] = {}
        if self.seed is not None:
            tags[SEED] = str(self.seed)
        if self.salt is not None:
            tags[SALT] = self.salt
        if self.deck is not None:
            tags[DECK] = " ".join(map(str, self.deck))
        return tags

    @staticmethod
    def from_tags(tags: Mapping[str, str]) -> Revealed:
        """The inverse of `tags`."""
        forms = {**_FORMS, DECK: _DECK_TO_COME if POSITION in tags else _WHOLE_DECK}
        for name, form in forms.items():
            if name in tags and not form.fullmatch(tags[name]):
                raise InvalidNotation("unreadable_tag_value", tag=name, text=clipped(tags[name]))
        seed, deck = tags.get(SEED), tags.get(DECK)
        return Revealed(
            seed=None if seed is None else int(seed),
            salt=tags.get(SALT),
            deck=None if deck is None else tuple(int(number) for number in deck.split()),
        )


def head_tags(
    position: Position,
    players: tuple[str, ...],
    commitment: str | None,
    start: Position | None = None,
    scores: Sequence[Score] = (),
) -> dict[str, str]:
    """The tags that a record has from the first move on; `start` is the given position of a game that has one.

    `scores` are those of the position, by seat, where they are known already.
    """
    tags = {RULESET: str(position.rules)}
    if start is not None:
        tags[POSITION] = str(start)
    tags[PLAYERS] = join_names(players)
    tags[RESULT] = result_of(position, scores)
    if commitment is not None:
        tags[COMMITMENT] = commitment
    return tags


def with_further_tags(tags: Mapping[str, str], further: Mapping[str, str]) -> dict[str, str]:
    """A record's tags with those that a caller adds or replaces; the known ones are the game's own."""
    if not isinstance(further, Mapping):
        raise KingdominoError("unusable_tag", tag=clipped(further))
    for name, value in further.items():
        if not isinstance(name, str) or not TAG_NAME.fullmatch(name) or name in KNOWN or not isinstance(value, str):
            raise KingdominoError("unusable_tag", tag=clipped(name))
    together = {**tags, **further}
    if len(together) > MOST_TAGS:
        raise KingdominoError("too_many_tags", most=MOST_TAGS)
    return together


def result_of(position: Position, scores: Sequence[Score] = ()) -> str:
    """`place:points` by seat, or the mark of a running game; `scores`, by seat, where they are known already."""
    if not position.is_over:
        return RESULT_OF_A_RUNNING_GAME
    scores = scores or [position.score(seat) for seat in range(position.rules.players)]
    places = standing(scores, position.rules)
    return " ".join(f"{place}:{score.total}" for place, score in zip(places, scores, strict=True))
