"""Where decks come from: a shuffle of our own that gives the same deck from the same seed for ever, and its commitment.

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
    check_ruleset,
    clipped,
    domino,
    numbers_in,
)

_MOST_SEED_BITS: Final = 1024
_SALT: Final = re.compile(r"[0-9a-f]{32,128}")


@dataclass(frozen=True, slots=True, repr=False)
class Dealer:
    """The one who knows the deck, in draw order, and the kings as they come out of the hand. Its repr shows neither."""

    rules: Ruleset
    deck: tuple[int, ...]
    kings: tuple[int, ...]
    seed: int | None = None
    salt: str | None = None

    def __post_init__(self) -> None:
        check_ruleset(self.rules)
        _check_deck(self.deck, self.rules)
        check_kings(self.kings, self.rules)
        if self.salt is not None:
            _check_salt(self.salt)

    def __repr__(self) -> str:
        return f"Dealer({str(self.rules)!r})"

    @staticmethod
    def from_seed(rules: Ruleset, seed: int, salt: str | None = None) -> Dealer:
        """The deck, the kings and (unless given) the salt of a seed."""
        check_ruleset(rules)
        _check_seed(seed)
        return Dealer(
            rules,
            shuffled_deck(rules, seed),
            shuffled_kings(rules, seed),
            seed,
            salt_of(seed) if salt is None else salt,
        )

    @staticmethod
    def from_deck(rules: Ruleset, deck: Sequence[int], kings: Sequence[int], salt: str | None = None) -> Dealer:
        """A given deck, in draw order, and given kings."""
        return Dealer(rules, numbers_in("deck", deck), numbers_in("kings", kings), None, salt)

    @property
    def commitment(self) -> str | None:
        """Known before the first move; None where there is no salt to hide the deck."""
        return None if self.salt is None else commitment(self.rules, self.salt, self.kings, self.deck)

    def outcome(self, position: Position) -> Move:
        """What chance brings in a position that waits for it."""
        if position.chance_due == "kings":
            return Kings(self.kings)
        turned_up = len(ALL_NUMBERS) - len(position.unseen)
        return Deal(tuple(sorted(self.deck[turned_up : turned_up + self.rules.line_size])))


def commitment(rules: Ruleset, salt: str, kings: Sequence[int], deck: Sequence[int]) -> str:
    """SHA-256, in hexadecimal, over five lines: a label, the ruleset, the salt, the kings, the deck."""
    lines = ["kingdomino-commitment-1", str(rules), salt, " ".join(map(str, kings)), " ".join(map(str, deck))]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


def shuffled_deck(rules: Ruleset, seed: int) -> tuple[int, ...]:
    """The first dominoes of a shuffle of all 48."""
    return tuple(_shuffled(sorted(ALL_NUMBERS), "deck", seed)[: rules.deck_size])


def shuffled_kings(rules: Ruleset, seed: int) -> tuple[int, ...]:
    """The order in which the kings come out."""
    return tuple(_shuffled(sorted([*range(rules.players)] * rules.kings_per_player), "kings", seed))


def salt_of(seed: int) -> str:
    """The salt that goes with a seed where none is given: 128 bits in hexadecimal."""
    return hashlib.sha256(f"kingdomino-salt-1/{seed}".encode("ascii")).hexdigest()[:32]


def derived_seed(seed: int, label: str) -> int:
    """A seed of 128 bits that follows from another one."""
    _check_seed(seed)
    return int.from_bytes(hashlib.sha256(f"kingdomino-seed-1/{label}/{seed}".encode("ascii")).digest()[:16])


def _shuffled(items: list[int], purpose: str, seed: int) -> list[int]:
    """Fisher and Yates, from the last place down, each draw without bias."""
    words = _words(purpose, seed)
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


def _check_seed(seed: int) -> None:
    if type(seed) is not int or seed < 0 or seed.bit_length() > _MOST_SEED_BITS:
        raise KingdominoError("unusable_seed", seed=clipped(seed), most_bits=_MOST_SEED_BITS)


def _check_salt(salt: str) -> None:
    if not isinstance(salt, str) or not _SALT.fullmatch(salt):
        raise KingdominoError("unusable_salt", salt=clipped(salt))


def _check_deck(deck: tuple[int, ...], rules: Ruleset) -> None:
    """Refuse a deck of the wrong size, with unknown dominoes or with one twice."""
    if len(deck) != rules.deck_size:
        raise KingdominoError("wrong_deck_size", size=len(deck), expected=rules.deck_size)
    for number in deck:
        domino(number)
    twice = sorted({number for number in deck if deck.count(number) > 1})
    if twice:
        raise KingdominoError("domino_twice_in_deck", dominoes=tuple(twice))
