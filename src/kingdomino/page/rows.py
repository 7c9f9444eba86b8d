"""What is kept between visits: values by key, each as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from kingdomino.games import Dealer
from kingdomino.rules import Position, Ruleset

T = TypeVar("T")

ME: Final = "me"
#: Kinds of rows, as their keys begin.
LOG: Final = "log"
LISTING: Final = "table"
DECK: Final = "deck"
GAME: Final = "game"
RESULT: Final = "result"
DAY: Final = "day"
REVIEW: Final = "review"
STEP: Final = "step"

_json: Final = msgspec.json.Encoder().encode


class Me(msgspec.Struct, frozen=True):
    """The person of this browser."""

    name: str
    language: str
    secret: str


class Entry(msgspec.Struct, frozen=True):
    """An entry of a table's log: when, and its events as `tables` writes them."""

    at: int
    events: msgspec.Raw


@dataclass(frozen=True, slots=True)
class Deck:
    """What a dealer knows."""

    rules: str
    seed: str | None
    salt: str | None
    deck: tuple[int, ...]
    kings: tuple[int, ...]

    @staticmethod
    def of(dealer: Dealer) -> Deck:
        """The kept form of a dealer."""
        seed = None if dealer.seed is None else str(dealer.seed)
        return Deck(str(dealer.rules), seed, dealer.salt, dealer.deck, dealer.kings)

    def dealer(self, start: Position | None) -> Dealer:
        """The dealer again; `start` is the position that the game began from."""
        seed = None if self.seed is None else int(self.seed)
        return Dealer(Ruleset.parse(self.rules), self.deck, self.kings, seed, self.salt, start)


class Rows:
    """All rows, in memory; changes wait in `changed` until they are taken to be kept."""

    def __init__(self, kept: Mapping[str, bytes]) -> None:
        self._rows = dict(kept)
        self.changed: dict[str, bytes | None] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._rows

    def put(self, key: str, value: object) -> None:
        """Keep a value."""
        self._rows[key] = self.changed[key] = _json(value)

    def get(self, key: str, kind: type[T]) -> T | None:
        """A value, if it is there."""
        found = self._rows.get(key)
        return None if found is None else msgspec.json.decode(found, type=kind)

    def keys(self, kind: str) -> Iterator[str]:
        """The keys of a kind, with a folder of it where one is named, in their order."""
        return iter(sorted(key for key in self._rows if key.startswith(f"{kind}/")))

    def all(self, kind: str, of: type[T]) -> list[T]:
        """All values of a kind."""
        return [msgspec.json.decode(self._rows[key], type=of) for key in self.keys(kind)]

    def clear(self) -> None:
        """Forget everything."""
        self.changed = dict.fromkeys(self._rows)
        self._rows.clear()
