"""Tournaments and games made by hand."""

from collections.abc import Sequence

from kingdomino.rules import Ruleset
from kingdomino.tournaments import Entrant, Played, Tournament


def tournament(*names: str, rules: str | None = None, seed: int = 1) -> Tournament:
    entrants = tuple(map(Entrant.parse, names))
    return Tournament(entrants, Ruleset.parse(rules) if rules else Ruleset(players=len(names)), seed)


def played(deck: int, rotation: int, places: Sequence[int], points: Sequence[int]) -> Played:
    return Played((deck, rotation), tuple(places), tuple(points), (0,) * len(places), "")
