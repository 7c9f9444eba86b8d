"""A player's kingdom: its squares, its legal placements (R15-R19), and its picture in text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from .dominoes import DOMINOES, MOST_CROWNS, TERRAINS, Land
from .dominoes import domino as find
from .errors import IllegalMove, KingdominoError, clipped, whole_number
from .moves import Place, placements_of
from .picture import draw, read
from .ruleset import Ruleset, check_ruleset
from .scoring import Score, score_kingdom, with_bonuses
from .squares import CASTLE, Bounds, Square, neighbours, official_order, plain_square, room_around


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Kingdom:
    """An immutable kingdom: grown by `add` from `Kingdom.bare()`, or read from a picture, which may be an odd one."""

    squares: Mapping[Square, Land]
    castles: tuple[Square, ...] = (CASTLE,)
    bounds: Bounds = field(init=False)
    _reach: Mapping[str, frozenset[Square]] = field(init=False)

    def __post_init__(self) -> None:
        castles = tuple(plain_square(castle) for castle in self.castles)
        lands = {(at := plain_square(square)): _plain_land(at, land) for square, land in self.squares.items()}
        for castle in castles:
            if castle in lands:
                raise KingdominoError("no_such_land", square=str(castle), land=_shown(lands[castle]))
        reach = {terrain: frozenset(near for castle in castles for near in neighbours(castle)) for terrain in TERRAINS}
        for square, land in lands.items():
            reach[land.terrain] |= frozenset(neighbours(square))
        everything = [*castles, *lands] or [CASTLE]
        object.__setattr__(self, "squares", MappingProxyType(lands))
        object.__setattr__(self, "castles", castles)
        object.__setattr__(self, "bounds", Bounds(*everything[0], *everything[0]).around(*everything))
        object.__setattr__(self, "_reach", reach)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Kingdom):
            return NotImplemented
        return self.squares == other.squares and self.castles == other.castles

    def __hash__(self) -> int:
        return hash((frozenset(self.squares.items()), self.castles))

    def __reduce__(self) -> tuple[object, ...]:
        return Kingdom, (dict(self.squares), self.castles)

    def __repr__(self) -> str:
        return f"Kingdom.from_text({self.to_text()!r})"

    def __str__(self) -> str:
        return self.to_text()

    @staticmethod
    def bare() -> Kingdom:
        """A castle alone."""
        return _BARE

    @staticmethod
    def from_text(text: str) -> Kingdom:
        """Read a picture: a row a line, north to south, two characters a square."""
        return Kingdom(*read(text))

    def to_text(self) -> str:
        """The picture of the kingdom's bounding rectangle."""
        return draw(self.squares, self.castles, self.bounds)

    def score(self, rules: Ruleset) -> Score:
        """Its points as a finished kingdom (R26)."""
        check_ruleset(rules)
        return self.score_as(rules, finished=True)

    def score_as(self, rules: Ruleset, *, finished: bool) -> Score:
        """Its points, with the bonuses only where the game is over (R26)."""
        return score_kingdom(self.squares, self.castles, self.bounds, rules, finished=finished)

    def finished_score(self, score: Score, rules: Ruleset) -> Score:
        """Its points as a finished kingdom, from its score in the running game (R26)."""
        return with_bonuses(score, self.squares, self.castles, self.bounds, rules)

    def placements(self, domino: int, grid: int) -> tuple[Place, ...]:
        """Every legal placement of a domino, in the official order (R15-R18)."""
        number, first_half, second_half = find(domino)
        empty = room_around(self.bounds, _plain_grid(grid)).difference(self.squares, self.castles)
        first_matches = empty & self._reach[first_half.terrain]
        second_matches = empty & self._reach[second_half.terrain]
        beside = first_matches.union(*map(neighbours, second_matches)) & empty
        ways = placements_of(number)
        found: list[Place] = []
        for first in sorted(beside, key=official_order):
            seconds = empty if first in first_matches else second_matches
            for second, place in ways[first]:
                if second in seconds:
                    found.append(place)
        return tuple(found)

    def fits(self, domino: int, grid: int) -> bool:
        """Whether it has any legal place (R20, R21)."""
        return bool(self.placements(domino, grid))

    def refusal(self, place: Place, grid: int) -> IllegalMove | None:
        """Why a placement is not allowed, or None if it is."""
        ends = (place.first, place.second)
        taken = tuple(str(square) for square in ends if square in self.squares or square in self.castles)
        if taken:
            return IllegalMove("square_taken", move=str(place), squares=taken)
        bounds = self.bounds.around(*ends)
        if bounds.width > grid or bounds.height > grid:
            return IllegalMove(
                "outgrows_the_grid", move=str(place), width=bounds.width, height=bounds.height, grid=grid
            )
        domino = DOMINOES[place.domino]
        if place.first not in self._reach[domino.a.terrain] and place.second not in self._reach[domino.b.terrain]:
            return IllegalMove("no_matching_neighbour", move=str(place), terrains=(domino.a.terrain, domino.b.terrain))
        return None

    def add(self, place: Place) -> Kingdom:
        """The kingdom with this domino in it; whether it may lie there is asked by `refusal`."""
        domino = DOMINOES[place.domino]
        first, second = place.first, place.second
        reach = dict(self._reach)
        reach[domino.a.terrain] = reach[domino.a.terrain].union(neighbours(first))
        reach[domino.b.terrain] = reach[domino.b.terrain].union(neighbours(second))
        grown = object.__new__(Kingdom)
        put = object.__setattr__
        put(grown, "squares", MappingProxyType({**self.squares, first: domino.a, second: domino.b}))
        put(grown, "castles", self.castles)
        put(grown, "bounds", self.bounds.around(first, second))
        put(grown, "_reach", reach)
        return grown


def _plain_grid(given: object) -> int:
    grid = whole_number(given)
    if grid is None:
        raise KingdominoError("not_a_whole_number", name="grid", value=clipped(given))
    return grid


def _plain_land(square: Square, given: object) -> Land:
    """A terrain and its crowns, as a plain int."""
    if isinstance(given, tuple | list) and len(given) == 2:
        terrain, crowns = given[0], whole_number(given[1])
        if terrain in TERRAINS and crowns is not None and 0 <= crowns <= MOST_CROWNS:
            return Land(terrain, crowns)
    raise KingdominoError("no_such_land", square=str(square), land=_shown(given))


def _shown(land: object) -> str:
    return clipped(" ".join(map(clipped, land)) if isinstance(land, tuple | list) else land)


_BARE: Final = Kingdom({})
