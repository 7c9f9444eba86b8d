"""Decks from seeds, by a shuffle of our own that gives the same deck for the same seed for ever, and commitments.

docs/notation.md specifies both; golden values in the tests pin them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.rules import (
    ALL_NUMBERS,
    Deal,
    KingdominoError,
    Kings,
    Move,
    Position,
    Ruleset,
    check_kings,
    check_position,
    check_ruleset,
    clipped,
    domino,
    whole_number,
    whole_numbers,
)

_MOST_SEED_BITS: Final = 1024
_SALT: Final = re.compile(r"[0-9a-f]{32,128}")


@dataclass(frozen=True, slots=True, repr=False)
class Dealer:
    """Knows the deck, in draw order, and the kings as they come out of the hand. Its repr shows neither.

    With a `start` it deals from that position on: the deck holds the dominoes to come, and the kings are empty where
    they have been drawn already.
    """

    rules: Ruleset
    deck: tuple[int, ...]
    kings: tuple[int, ...]
    seed: int | None = None
    salt: str | None = None
    start: Position | None = None

    def __post_init__(self) -> None:
        check_ruleset(self.rules)
        object.__setattr__(self, "deck", whole_numbers("deck", self.deck))
        object.__setattr__(self, "kings", whole_numbers("kings", self.kings))
        _check_deck(self.deck, _to_come(self.rules, self.start))
        if self.start is None or self.start.chance_due == "kings":
            check_kings(self.kings, self.rules)
        elif self.kings:
            raise KingdominoError("kings_are_drawn")
        if self.start is not None:
            _check_unseen(self.deck, self.start)
        if self.salt is not None:
            _check_salt(self.salt)

    def __repr__(self) -> str:
        return f"Dealer({str(self.rules)!r})"

    @staticmethod
    def from_seed(rules: Ruleset, seed: int, salt: str | None = None) -> Dealer:
        """The deck, the kings and (unless given) the salt of a seed."""
        check_ruleset(rules)
        seed = _plain_seed(seed)
        return Dealer(
            rules,
            shuffled_deck(rules, seed),
            shuffled_kings(rules, seed),
            seed,
            salt_of(seed) if salt is None else salt,
        )

    @staticmethod
    def from_position(position: Position, seed: int, salt: str | None = None) -> Dealer:
        """From a position on: the seed's shuffle without the dominoes seen, and the seed's kings where they are due."""
        check_position(position)
        seed = _plain_seed(seed)
        rules = position.rules
        unseen = [number for number in _shuffled_box(seed) if number in position.unseen]
        return Dealer(
            rules,
            tuple(unseen[: _to_come(rules, position)]),
            shuffled_kings(rules, seed) if position.chance_due == "kings" else (),
            seed,
            salt_of(seed) if salt is None else salt,
            position,
        )

    @staticmethod
    def from_deck(rules: Ruleset, deck: Sequence[int], kings: Sequence[int], salt: str | None = None) -> Dealer:
        """A given deck, in draw order, and given kings."""
        return Dealer(rules, whole_numbers("deck", deck), whole_numbers("kings", kings), None, salt)

    @property
    def commitment(self) -> str | None:
        """Known before the first move; None where there is no salt to hide the deck."""
        return None if self.salt is None else commitment(self.rules, self.salt, self.kings, self.deck, self.start)

    def outcome(self, position: Position) -> Move:
        """The kings or the deal that a position waits for."""
        if position.chance_due == "kings":
            return Kings(self.kings)
        dealt = len(self.deck) - _to_come(self.rules, position)
        return Deal(tuple(sorted(self.deck[dealt : dealt + self.rules.line_size])))


def commitment(
    rules: Ruleset, salt: str, kings: Sequence[int], deck: Sequence[int], start: Position | None = None
) -> str:
    """SHA-256, in hexadecimal, over five lines: a label, the ruleset, the salt, the kings, the deck.

    For a game from a position (version 2) the position's line stands for the ruleset, which is its first field.
    """
    label, set_up = ("kingdomino-commitment-1", rules) if start is None else ("kingdomino-commitment-2", start)
    lines = [label, str(set_up), salt, " ".join(map(str, kings)), " ".join(map(str, deck))]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


def shuffled_deck(rules: Ruleset, seed: int) -> tuple[int, ...]:
    """The first dominoes of a shuffle of all 48."""
    return _shuffled_box(seed)[: rules.deck_size]


def _shuffled_box(seed: int) -> tuple[int, ...]:
    return tuple(_shuffled(sorted(ALL_NUMBERS), "deck", seed))


def shuffled_kings(rules: Ruleset, seed: int) -> tuple[int, ...]:
    """The order in which the kings come out."""
    return tuple(_shuffled(sorted([*range(rules.players)] * rules.kings_per_player), "kings", seed))


def salt_of(seed: int) -> str:
    """The salt that goes with a seed where none is given: 128 bits in hexadecimal."""
    return hashlib.sha256(f"kingdomino-salt-1/{seed}".encode("ascii")).hexdigest()[:32]


def derived_seed(seed: int, label: str) -> int:
    """A seed of 128 bits that follows from another one."""
    plain = _plain_seed(seed)
    return int.from_bytes(hashlib.sha256(f"kingdomino-seed-1/{label}/{plain}".encode("ascii")).digest()[:16])


def _shuffled(items: list[int], purpose: str, seed: int) -> list[int]:
    """Fisher and Yates, from the last place down, each draw without bias."""
    words = _words(purpose, _plain_seed(seed))
    for last in range(len(items) - 1, 0, -1):
        chosen = _below(last + 1, words)
        items[last], items[chosen] = items[chosen], items[last]
    return items


def _below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1; words past the last whole multiple of the bound are passed over."""
    limit = 2**32 - 2**32 % bound
    return next(word for word in words if word < limit) % bound


def _words(purpose: str, seed: int) -> Iterator[int]:
    """32-bit words, big-endian, from SHA-256 of the purpose, the seed and a counter."""
    counter = 0
    while True:
        block = hashlib.sha256(f"kingdomino-shuffle-1/{purpose}/{seed}/{counter}".encode("ascii")).digest()
        yield from (int.from_bytes(block[at : at + 4]) for at in range(0, 32, 4))
        counter += 1


def _plain_seed(given: object) -> int:
    seed = whole_number(given)
    if seed is None or seed < 0 or seed.bit_length() > _MOST_SEED_BITS:
        raise KingdominoError("unusable_seed", seed=clipped(given), most_bits=_MOST_SEED_BITS)
    return seed


def _check_salt(salt: str) -> None:
    if not isinstance(salt, str) or not _SALT.fullmatch(salt):
        raise KingdominoError("unusable_salt", salt=clipped(salt))


def _to_come(rules: Ruleset, position: Position | None) -> int:
    """The number of dominoes that are dealt after a position; without one, in the whole game."""
    turned_up = 0 if position is None else len(ALL_NUMBERS) - len(position.unseen)
    return rules.deck_size - turned_up


def _check_unseen(deck: tuple[int, ...], start: Position) -> None:
    """Refuse a deck to come in which a domino of the position comes again."""
    seen = tuple(sorted(number for number in deck if number not in start.unseen))
    if seen:
        raise KingdominoError("already_turned_up", dominoes=seen)


def _check_deck(deck: tuple[int, ...], size: int) -> None:
    """Refuse a deck of the wrong size, with unknown dominoes or with one twice."""
    if len(deck) != size:
        raise KingdominoError("wrong_deck_size", size=len(deck), expected=size)
    for number in deck:
        domino(number)
    twice = sorted({number for number in deck if deck.count(number) > 1})
    if twice:
        raise KingdominoError("domino_twice_in_deck", dominoes=tuple(twice))
