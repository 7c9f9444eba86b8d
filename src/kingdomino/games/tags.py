"""The tags of a record: who played what, how it ended, and, after the end, what was hidden."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingdomino.notation import MOST_TAGS, RESULT_OF_A_RUNNING_GAME, TAG_NAME, join_names
from kingdomino.rules import InvalidNotation, KingdominoError, Position, Ruleset, clipped

RULESET: Final = "Ruleset"
PLAYERS: Final = "Players"
RESULT: Final = "Result"
COMMITMENT: Final = "Commitment"
SEED: Final = "Seed"
SALT: Final = "Salt"
DECK: Final = "Deck"
REVEALING: Final = (SEED, SALT, DECK)
KNOWN: Final = (RULESET, PLAYERS, RESULT, COMMITMENT, *REVEALING)

_FORMS: Final = {
    COMMITMENT: re.compile(r"[0-9a-f]{64}"),
    SEED: re.compile(r"0|[1-9][0-9]{0,308}"),
    SALT: re.compile(r"[0-9a-f]{32,128}"),
    DECK: re.compile(r"[1-9][0-9]?(?: [1-9][0-9]?){23,47}"),
}


@dataclass(frozen=True, slots=True)
class Revealed:
    """What was hidden during the game."""

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
        """Read back what `tags` wrote."""
        for name, pattern in _FORMS.items():
            if name in tags and not pattern.fullmatch(tags[name]):
                raise InvalidNotation("unreadable_tag_value", tag=name, text=clipped(tags[name]))
        seed, deck = tags.get(SEED), tags.get(DECK)
        return Revealed(
            seed=None if seed is None else int(seed),
            salt=tags.get(SALT),
            deck=None if deck is None else tuple(int(number) for number in deck.split(" ")),
        )


def head_tags(rules: Ruleset, players: tuple[str, ...], result: str, commitment: str | None) -> dict[str, str]:
    """The tags that a record has from the first move on."""
    tags = {RULESET: str(rules), PLAYERS: join_names(players), RESULT: result}
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


def finished_result(position: Position) -> str:
    """`place:points` by seat, or the mark of a running game."""
    if not position.is_over:
        return RESULT_OF_A_RUNNING_GAME
    points = [position.score(seat).total for seat in range(position.rules.players)]
    return " ".join(f"{place}:{total}" for place, total in zip(position.places(), points, strict=True))
