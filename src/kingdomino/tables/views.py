"""From the law's values to the shapes that messages are made of. Nothing hidden passes here: a position has none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import Literal, cast

from kingdomino.games import Revealed
from kingdomino.rules import (
    ALL_NUMBERS,
    CLASSIC,
    Bounds,
    Discard,
    Fact,
    Kingdom,
    KingdominoError,
    Move,
    Place,
    Position,
    Reason,
    Ruleset,
    Score,
    Square,
    Territory,
    standing,
)

from .messages.shapes import (
    ClockView,
    GameView,
    KingdomView,
    Laid,
    LineSlot,
    Phase,
    Result,
    RulesView,
    ScoreView,
    TerritoryView,
    Why,
)

DecidedBy = Literal["points", "largest", "crowns", "shared"]
_south_to_north = itemgetter(1, 0)


@cache
def rules_view(rules: Ruleset) -> RulesView:
    """A ruleset and what follows from it."""
    return RulesView(
        text=str(rules),
        players=rules.players,
        edition=rules.edition,
        mighty_duel=rules.mighty_duel,
        harmony=rules.harmony,
        middle_kingdom=rules.middle_kingdom,
        grid=rules.grid,
        line_size=rules.line_size,
        kings_per_player=rules.kings_per_player,
        rounds=rules.rounds,
    )


def why_view(code: str, facts: Mapping[str, Fact] | Iterable[tuple[str, Fact]]) -> Why:
    """A code with its facts."""
    return Why(code, dict(facts))


def error_view(error: KingdominoError) -> Why:
    """Why something was refused."""
    return why_view(error.code, error.facts)


def _reason_view(reason: Reason) -> Why:
    return why_view(reason.code, reason.facts)


def score_view(score: Score) -> ScoreView:
    """Points and what they are made of; `territories` is their sum."""
    return ScoreView(
        total=score.total,
        territories=sum(territory.points for territory in score.territories),
        harmony=score.harmony,
        middle_kingdom=score.middle_kingdom,
        largest=score.largest,
        crowns=score.crowns,
        harmony_reason=_reason_view(score.harmony_reason),
        middle_kingdom_reason=_reason_view(score.middle_kingdom_reason),
    )


def territory_views(
    score: Score, known: Mapping[int, TerritoryView] = MappingProxyType({})
) -> tuple[TerritoryView, ...]:
    """The territories with their squares, in the score's order; those `known` by the identity of their regions stay."""
    return tuple(
        [
            known.get(id(region)) or _territory_view(territory, region)
            for territory, region in zip(score.territories, score.regions, strict=True)
        ]
    )


def _territory_view(territory: Territory, region: frozenset[Square]) -> TerritoryView:
    return TerritoryView(territory.terrain, squares_view(region), territory.crowns, territory.points)


def squares_view(squares: Iterable[Square]) -> tuple[tuple[int, int], ...]:
    """Squares in the official order: south to north, then west to east."""
    return tuple(sorted(squares, key=_south_to_north))


def laid_view(place: Place) -> Laid:
    """Where a placement puts both halves."""
    return Laid(place.domino, (place.first.x, place.first.y), (place.second.x, place.second.y))


def kingdom_view(
    kingdom: Kingdom,
    laid: Sequence[Laid],
    discarded: Sequence[int],
    grid: int,
    score: Score,
    before: tuple[Score, KingdomView] | None = None,
) -> KingdomView:
    """A kingdom as it lies, with what it covers and what it may still cover.

    With its score and its view `before` a placement, which changes one or two territories, the others are kept.
    """
    known = {} if before is None else dict(zip(map(id, before[0].regions), before[1].territories, strict=True))
    return KingdomView(
        laid=tuple(laid),
        discarded=tuple(discarded),
        territories=territory_views(score, known),
        points=score.total,
        box=_edges(kingdom.bounds),
        reach=_edges(reach(kingdom.bounds, grid)),
    )


def _edges(bounds: Bounds) -> tuple[int, int, int, int]:
    return bounds.west, bounds.south, bounds.east, bounds.north


def reach(bounds: Bounds, grid: int) -> Bounds:
    """The rectangle in which a kingdom with these bounds may still grow (R15); an outgrown one keeps its bounds."""
    west, south, east, north = bounds
    return Bounds(
        min(west, east - grid + 1),
        min(south, north - grid + 1),
        max(east, west + grid - 1),
        max(north, south + grid - 1),
    )


def lying(moves: Iterable[tuple[int | None, Move]], players: int) -> tuple[list[list[Laid]], list[list[int]]]:
    """By seat, from the moves with the seat that made each: the dominoes that lie, and those that were discarded."""
    laid: list[list[Laid]] = [[] for _ in range(players)]
    discarded: list[list[int]] = [[] for _ in range(players)]
    for seat, move in moves:
        if isinstance(move, Place) and seat is not None:
            laid[seat].append(laid_view(move))
        elif isinstance(move, Discard) and seat is not None:
            discarded[seat].append(move.domino)
    return laid, discarded


@lru_cache(1024)
def line_view(line: tuple[tuple[int, int | None], ...]) -> tuple[LineSlot, ...]:
    """A line with the kings on it. The same line is asked for at every move until a king moves."""
    return tuple(LineSlot(domino, seat) for domino, seat in line)


def pile(position: Position) -> int:
    """How many dominoes will still be dealt."""
    return position.rules.deck_size - (len(ALL_NUMBERS) - len(position.unseen))


def game_view(
    position: Position,
    kingdoms: Sequence[KingdomView],
    places: Sequence[int],
    *,
    id: str,  # noqa: A002 - the shape's own word
    number: int,
    commitment: str | None,
    hints: Sequence[int],
    clock: ClockView | None = None,
    result: Result | None = None,
) -> GameView:
    """A running or finished game as everybody sees it; chance has already answered."""
    return GameView(
        id=id,
        number=number,
        commitment=commitment,
        round=position.round,
        phase=cast(Phase, position.phase),
        to_act=position.to_act,
        domino=position.domino_to_place,
        line=line_view(position.line),
        next_line=line_view(position.next_line),
        turn=position.turn,
        kings=position.kings,
        kingdoms=tuple(kingdoms),
        places=tuple(places),
        pile=pile(position),
        hints=tuple(hints),
        clock=clock,
        result=result,
    )


def result_view(position: Position, revealed: Revealed, scores: Sequence[Score] = ()) -> Result:
    """How a game ended, with what was hidden until then; refused while it runs. `scores`, if they are known already."""
    if not position.is_over:
        raise KingdominoError("not_before_the_end")
    scores = scores or [position.score(seat) for seat in range(position.rules.players)]
    places = standing(scores, position.rules)
    return Result(
        places=places,
        winners=tuple(seat for seat, place in enumerate(places) if place == 1),
        scores=tuple(map(score_view, scores)),
        decided_by=decided_by(scores, position.rules),
        seed=None if revealed.seed is None else str(revealed.seed),
        salt=revealed.salt,
        deck=revealed.deck,
    )


def decided_by(scores: Sequence[Score], rules: Ruleset) -> DecidedBy:
    """What separated the first from the second (R31-R33); "shared" where nothing did."""
    merits = [(score.total, score.largest, score.crowns if rules.edition == CLASSIC else 0) for score in scores]
    first, second = sorted(merits, reverse=True)[:2]
    names: tuple[DecidedBy, ...] = ("points", "largest", "crowns")
    return next((name for name, one, two in zip(names, first, second, strict=True) if one != two), "shared")
