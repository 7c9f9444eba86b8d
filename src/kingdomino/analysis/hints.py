"""A hint in three steps: what to look for, where, the move with its reasons. Codes with facts from the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kingdomino.bots import Budget
from kingdomino.rules import CASTLE, Claim, Fact, Gain, Move, Place, Position, Square, Territory, gains

from .analysing import Analysis
from .cause import Cause
from .causes import causes_of
from .measuring import Effort, compared
from .room import holes
from .values import cause_values

#: A move has at most this many reasons: what fits into two lines.
_MOST_REASONS: Final = 2
#: From this many points on, a hint says that a place gives much at once.
_MUCH: Final = 3

#: What to look for, by the cause that sets the best move apart.
_LOOK: Final = {
    "leaves_a_hole": "look_for_room",
    "leaves_no_room": "look_for_room",
    "loses_the_middle": "look_at_the_middle",
    "loses_harmony": "look_at_harmony",
    "blocks_own_domino": "look_at_own_domino",
    "cannot_be_placed": "look_at_fits",
    "promises_points": "look_at_points",
    "chooses_earlier": "look_at_order",
    "crowns_to_come": "look_at_crowns",
    "denies": "look_at_others",
    "own_domino_scores_less": "look_at_own_points",
    "offers_score_less": "look_at_next_line",
    "forces_a_hole": "look_for_room",
}
#: The facts of a cause that do not give the move away.
_HARMLESS: Final = {
    "look_at_own_domino": ("domino",),
    "look_at_own_points": ("domino",),
    "look_at_crowns": ("terrain",),
    "look_at_others": ("seat",),
}
#: What the best move does, by the cause that sets it apart.
_REASONS: Final = {
    "leaves_a_hole": "leaves_no_hole",
    "leaves_no_room": "keeps_room",
    "loses_the_middle": "keeps_the_middle",
    "loses_harmony": "keeps_harmony",
    "blocks_own_domino": "keeps_a_place",
    "cannot_be_placed": "fits",
    "promises_points": "promises",
    "chooses_earlier": "chooses_early",
    "crowns_to_come": "crowns_ahead",
    "denies": "takes_away",
    "own_domino_scores_less": "helps_own_domino",
    "offers_score_less": "prepares_a_claim",
    "closes_in": "stays_open",
    "has_more_crowns": "brings_crowns",
    "joins_less": "joins",
    "forces_a_hole": "fits_cleanly",
    "coming_score_less": "coming_score_more",
    "fills_in_fewer_ways": "fills_easily",
    "has_fewer_places": "has_more_places",
}
#: What a better move does, in the few words of hints: of a cause of any code.
_IN_SHORT: Final = {
    **_REASONS,
    "scores_at_once": "scores_more",
    "grows_less": "grows_more",
}


@dataclass(frozen=True, slots=True)
class Hint:
    """The three steps. `squares` is the territory that matters, `dominoes` the two to choose between, in line order."""

    look: Cause
    here: Cause
    squares: tuple[Square, ...]
    dominoes: tuple[int, ...]
    move: Move
    reasons: tuple[Cause, ...]


def hint_in(position: Position, *, seconds: float | None = None, playouts: int | None = None, seed: int = 0) -> Hint:
    """The hint for a position, by an analysis within seconds (1) or playouts; nothing is analysed for a forced move."""
    moves = position.legal_moves()
    if len(moves) == 1 and position.to_act is not None:
        only = _cause("only_move")
        return Hint(only, only, _squares_of(moves[0]), _dominoes_of(moves[0]), moves[0], (only,))
    return hint_of(position, compared(position, Effort.of(Budget(seconds, playouts, seed))))


def hint_of(position: Position, found: Analysis) -> Hint:
    """The hint that follows from an analysis with several moves."""
    return hint_among(position, [candidate.move for candidate in found.candidates])


def hint_among(position: Position, moves: Sequence[Move]) -> Hint:
    """The hint for a position with several moves, the best first and then its strongest rivals."""
    best = moves[0]
    if isinstance(best, Place):
        return _placing(position, best, moves)
    assert isinstance(best, Claim)
    return _claiming(position, best, moves)


def code_in_short(code: str) -> str:
    """The code of a hint that says the same as a cause, with the same facts, in fewer words: of the better move."""
    return _IN_SHORT[code]


def hint_values(hint: Hint) -> dict[str, Any]:
    """A hint as values of JSON."""
    look, here = cause_values((hint.look, hint.here))
    return {
        "look": look,
        "here": here,
        "squares": [[square.x, square.y] for square in hint.squares],
        "dominoes": list(hint.dominoes),
        "move": str(hint.move),
        "reasons": cause_values(hint.reasons),
    }


def _cause(code: str, **facts: Fact) -> Cause:
    return Cause(code, 0.0, tuple(facts.items()))


def _squares_of(move: Move) -> tuple[Square, ...]:
    return (move.first, move.second) if isinstance(move, Place) else ()


def _dominoes_of(move: Move) -> tuple[int, ...]:
    return (move.domino,) if isinstance(move, Claim) else ()


# --- placing ---


def _placing(position: Position, best: Place, moves: Sequence[Move]) -> Hint:
    seat = position.to_act
    assert seat is not None
    score = position.kingdoms[seat].score_as(position.rules, finished=False)
    places = [move for move in moves if isinstance(move, Place)]
    gained = dict(zip(places, gains(score, places), strict=True))
    grown, joined = _grown(score.territories, gained[best])
    squares = sorted({square for index in joined for square in score.regions[index]}, key=lambda at: (at.y, at.x))
    causes = _distinct(position, best, places[1:2])
    most = max(gain.points for gain in gained.values())
    scores = gained[best].points > 0 and gained[best].points == most
    ahead = "look_beyond_points" if most - gained[best].points >= _MUCH else "look_ahead"
    return Hint(
        look=_look_for_a_place(causes, grown if joined or (scores and most >= _MUCH) else None, scores, ahead),
        here=_cause("here_territory", terrain=grown.terrain) if squares else _cause("here_castle"),
        squares=tuple(squares) or (CASTLE,),
        dominoes=(),
        move=best,
        reasons=_reasons_to_place(position, best, gained[best], grown if joined else None, causes),
    )


def _grown(before: Sequence[Territory], gain: Gain) -> tuple[Territory, tuple[int, ...]]:
    """The territory that gains the most by a placement, and the present ones that it joins."""

    def worth(growth: tuple[Territory, tuple[int, ...]]) -> tuple[int, bool, int]:
        territory, joins = growth
        return territory.points - sum(before[index].points for index in joins), bool(joins), territory.squares

    territory, joins = max(gain.grows, key=worth)
    return territory, joins


def _distinct(position: Position, best: Move, rivals: Iterable[Move]) -> list[Cause]:
    """What sets the best move apart from its rivals, by each code once."""
    found = dict[str, Cause]()
    for rival in rivals:
        for cause in causes_of(position, rival, best):
            found.setdefault(cause.code, cause)
    return list(found.values())


def _look_for_a_place(causes: Sequence[Cause], grown: Territory | None, scores: bool, ahead: str) -> Cause:
    told = next((cause for cause in causes if cause.code in _LOOK), None)
    if grown is not None and (scores or told is None):
        return _cause("look_at_territory", terrain=grown.terrain)
    return _look(told, ahead)


def _look(cause: Cause | None, otherwise: str) -> Cause:
    code = otherwise if cause is None else _LOOK[cause.code]
    shown = _HARMLESS.get(code, ())
    return Cause(code, 0.0, () if cause is None else tuple(fact for fact in cause.facts if fact[0] in shown))


def _reasons_to_place(
    position: Position, best: Place, gain: Gain, grown: Territory | None, causes: Sequence[Cause]
) -> tuple[Cause, ...]:
    """Why this place and not the next best: what both bring is no reason."""
    found, apart = list[Cause](), {cause.code for cause in causes}
    if "scores_at_once" in apart:
        largest = grown or max((growth.territory for growth in gain.grows), key=lambda territory: territory.points)
        found.append(_of_territory("adds_points", largest, points=gain.points))
    found += _told(cause for cause in causes if cause.code != "leaves_a_hole" or not _new_holes(position, best))
    if not gain.points and grown is not None and "grows_less" in apart:
        found.append(_of_territory("grows", grown))
    return tuple(found[:_MOST_REASONS]) or (_cause("none_better"),)


def _of_territory(code: str, territory: Territory, **facts: Fact) -> Cause:
    """A code with a territory as it will be; `worth` is what it counts."""
    return _cause(
        code,
        terrain=territory.terrain,
        squares=territory.squares,
        crowns=territory.crowns,
        worth=territory.points,
        **facts,
    )


def _new_holes(position: Position, place: Place) -> bool:
    seat = position.to_act
    assert seat is not None
    kingdom, grid = position.kingdoms[seat], position.rules.grid
    return not set(holes(kingdom.add(place), grid)) <= set(holes(kingdom, grid))


def _told(causes: Iterable[Cause]) -> Iterator[Cause]:
    for cause in causes:
        if cause.code in _REASONS:
            yield Cause(_REASONS[cause.code], cause.weight, cause.facts)


# --- claiming ---


def _claiming(position: Position, best: Claim, moves: Sequence[Move]) -> Hint:
    claims = [move for move in moves if isinstance(move, Claim)]
    causes = _distinct(position, best, claims[1:2])
    return Hint(
        look=_look(next((cause for cause in causes if cause.code in _LOOK), None), "look_at_line"),
        here=_cause("here_slots"),
        squares=(),
        dominoes=tuple(sorted((best.domino, claims[1].domino))),
        move=best,
        reasons=tuple(_told(causes))[:_MOST_REASONS] or (_cause("none_better"),),
    )
