"""Named defects: the reasons why a kingdom cannot exist. It is scored all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .dominoes import DOMINOES, LANDS_IN_THE_BOX, SQUARES_IN_THE_BOX, Land
from .errors import Fact
from .kingdom import Kingdom
from .ruleset import Ruleset
from .squares import Square, neighbours, official_order
from .tiling import Laid, TilingSearch, pairs_of


@dataclass(frozen=True, slots=True)
class Defect:
    """A property that no finished kingdom has, with its squares."""

    code: str
    squares: tuple[Square, ...] = ()
    facts: tuple[tuple[str, Fact], ...] = ()


def diagnose(kingdom: Kingdom, rules: Ruleset) -> tuple[Defect, ...]:
    """All defects of a kingdom; none for one that can be built (R15-R17 with the dominoes of R1)."""
    amiss = (*_castle(kingdom), *_stray_squares(kingdom), *_too_many(kingdom.squares))
    uneven = tuple(_unpaired(kingdom))
    return (
        *amiss,
        *_too_large(kingdom, rules),
        *uneven,
        *(() if amiss or uneven else _not_laid_with_the_box(kingdom)),
    )


def diagnose_together(kingdoms: Sequence[Kingdom]) -> tuple[Defect, ...]:
    """Defects of several kingdoms of one game together that no kingdom has alone: more squares than the box holds."""
    lands = Counter(land for kingdom in kingdoms for land in kingdom.squares.values())
    alone = {defect.facts for kingdom in kingdoms for defect in _too_many(kingdom.squares)}
    return tuple(
        Defect("more_than_the_box_holds_together", (), facts)
        for land, count in sorted(lands.items())
        if count > LANDS_IN_THE_BOX.get(land, 0) and (facts := _count_facts(land, count)) not in alone
    )


def _castle(kingdom: Kingdom) -> Iterator[Defect]:
    if not kingdom.castles:
        yield Defect("no_castle")
    if len(kingdom.castles) > 1:
        yield Defect("several_castles", kingdom.castles, (("castles", len(kingdom.castles)),))


def _stray_squares(kingdom: Kingdom) -> Iterator[Defect]:
    """Squares that no chain of sides joins to a castle."""
    stray = set(kingdom.squares)
    edge = list(kingdom.castles)
    while edge:
        near = neighbours(edge.pop()) & stray
        stray -= near
        edge += near
    if stray and kingdom.castles:
        yield Defect("not_connected_to_the_castle", _listed(stray))


def _too_large(kingdom: Kingdom, rules: Ruleset) -> Iterator[Defect]:
    if kingdom.bounds.width > rules.grid:
        yield Defect("too_wide", (), (("width", kingdom.bounds.width), ("grid", rules.grid)))
    if kingdom.bounds.height > rules.grid:
        yield Defect("too_high", (), (("height", kingdom.bounds.height), ("grid", rules.grid)))


def _too_many(squares: Mapping[Square, Land]) -> Iterator[Defect]:
    for land, count in sorted(Counter(squares.values()).items()):
        if count > LANDS_IN_THE_BOX.get(land, 0):
            where = _listed({square for square, shown in squares.items() if shown == land})
            yield Defect("more_than_the_box_holds", where, _count_facts(land, count))


def _count_facts(land: Land, count: int) -> tuple[tuple[str, Fact], ...]:
    in_box = LANDS_IN_THE_BOX.get(land, 0)
    return (("terrain", land.terrain), ("crowns", land.crowns), ("count", count), ("in_the_box", in_box))


def _listed(squares: set[Square]) -> tuple[Square, ...]:
    return tuple(sorted(squares, key=official_order))


def _unpaired(kingdom: Kingdom) -> Iterator[Defect]:
    """Squares that cannot be paired into dominoes, of any terrain."""
    squares = kingdom.squares
    if len(squares) % 2:
        yield Defect("half_a_domino_left_over", (), (("count", len(squares)),))
    elif len(squares) <= SQUARES_IN_THE_BOX and (alone := _left_without_a_partner(set(squares))):
        yield Defect("no_way_to_tile_it", _listed(alone))


def _not_laid_with_the_box(kingdom: Kingdom) -> Iterator[Defect]:
    """Every square is half of a domino that the box holds, and the dominoes can have been laid one after another."""
    search = TilingSearch(kingdom.squares, pairs_of(DOMINOES))
    found_tiling = False
    for tiling in search.tilings():
        found_tiling = True
        if _can_be_laid(tiling, kingdom):
            return
    if not search.gave_up:
        yield Defect("dominoes_cannot_be_laid_in_turn" if found_tiling else "no_such_dominoes_in_the_box")


def _left_without_a_partner(squares: set[Square]) -> set[Square]:
    """Squares that stay single in a best pairing of neighbours (augmenting paths, dark to light as on a chessboard)."""
    partner: dict[Square, Square] = {}

    def find(square: Square, tried: set[Square]) -> bool:
        for near in sorted(neighbours(square) & squares - tried):
            tried.add(near)
            if near not in partner or find(partner[near], tried):
                partner[near] = square
                return True
        return False

    dark = [square for square in _listed(squares) if (square.x + square.y) % 2]
    single = {square for square in dark if not find(square, set())}
    light = {square for square in squares if (square.x + square.y) % 2 == 0}
    return single | (light - set(partner))


def _can_be_laid(tiling: list[Laid], kingdom: Kingdom) -> bool:
    """Lay every domino that fits until none does. A domino that fits keeps fitting, so the order is free (R17)."""
    waiting = list(tiling)
    lying: dict[Square, Land] = {}
    while waiting:
        fitting = [laid for laid in waiting if any(_matches(square, kingdom, lying) for square in laid)]
        if not fitting:
            return False
        for laid in fitting:
            waiting.remove(laid)
            lying.update((square, kingdom.squares[square]) for square in laid)
    return True


def _matches(square: Square, kingdom: Kingdom, lying: Mapping[Square, Land]) -> bool:
    terrain = kingdom.squares[square].terrain
    return any(
        near in kingdom.castles or (near in lying and lying[near].terrain == terrain) for near in neighbours(square)
    )
