"""Puzzles: positions in which one move is clearly the best, and their text, a line of JSON for each game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from kingdomino.bots import bot
from kingdomino.rules import KingdominoError, Move, Position, clipped

from .analysing import CERTAIN, analyse, evaluation_of
from .grading import Loss, grade_of

if TYPE_CHECKING:
    from kingdomino.search import Candidate

#: By how much the best move leads every other: in shares of the victory, and in standard errors of the difference.
LEAD: Final = 0.08
LEAD_ERRORS: Final = 4.0

EASY, MEDIUM, HARD = "easy", "medium", "hard"
#: The level of a puzzle is that of the strongest bot that misses it: its name, and what it plays with if it searches.
DIFFICULTIES: Final = {EASY: ("squire", None), MEDIUM: ("knight", None), HARD: ("duke", 16)}
#: Bots choose at random among equals, judge inexactly or try few deals: one that misses does so in most of these tries.
_TRIES: Final = 3

#: Simulations that look for a lead at all, those that compare all moves, and those that measure each of the best few:
#: more of them until the lead is clear, or it is clear that there is none.
_LOOKING: Final = 64
_COMPARING: Final = 600
_MEASURING: Final = (200, 600, 1_800)
_FEW: Final = 4
#: A lead that a look must show: below the required one, since a look is inexact.
_LEAD_AT_A_LOOK: Final = 0.05
_FEWEST_MOVES: Final = 3
#: Deals under which the best move and its strongest rivals are played on to the end: few, and more if it is ahead.
_DEALS: Final = (12, 40)
_RIVALS: Final = 2


@dataclass(frozen=True, slots=True)
class Worth:
    """What a legal move of a puzzle is worth: the share of the victory, and points ahead of the best other."""

    wins: float
    margin: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best move.

    `lead` is how much it wins more often than the next best move, `error` the standard error of that difference.
    `worth` has every legal move, the best one first, then by wins.
    """

    position: Position
    best: Move
    lead: float
    error: float
    difficulty: str
    worth: tuple[tuple[Move, Worth], ...]

    @property
    def second(self) -> Move:
        """The move that comes next after the best."""
        return self.worth[1][0]

    def lost(self, move: Move) -> float:
        """How much less often than the best a legal move wins."""
        return self._loss(move).wins

    def grade(self, move: Move) -> str:
        """The grade of a legal move, as in a review; all losses were found certain."""
        return grade_of(self._loss(move))

    def _loss(self, move: Move) -> Loss:
        worth = dict(self.worth)
        best, other = worth[self.best], worth[move]
        return Loss(max(best.wins - other.wins, 0.0), 0.0, max(best.margin - other.margin, 0.0), 0.0)


def presumed_difficulty(position: Position, seed: int) -> str | None:
    """The difficulty that a position has at a look; None if no move seems to lead, or every level finds it."""
    if len(position.legal_moves()) < _FEWEST_MOVES:
        return None
    best, second, *_ = _by_wins(analyse(position, playouts=_LOOKING, seed=3 * seed).candidates)
    return None if best.wins - second.wins < _LEAD_AT_A_LOOK else _difficulty(position, best.move, seed)


def puzzle_in(position: Position, seed: int) -> Puzzle | None:
    """The puzzle of a position, or None if no move is clearly the best or every level finds it.

    The move is chosen by an analysis, then played on beside its rivals in games that owe nothing to simulations, then
    measured by new simulations: one that was chosen because it looked good has been lucky in those that chose it.
    """
    found = analyse(position, playouts=_COMPARING, seed=3 * seed + 1)
    candidates = _by_wins(found.candidates)
    difficulty = _difficulty(position, candidates[0].move, seed)
    if (
        difficulty is None
        or len(candidates) < _FEWEST_MOVES
        or candidates[0].wins - candidates[1].wins < _LEAD_AT_A_LOOK
    ):
        return None
    if found.exact:
        worth = {each.move: Worth(each.wins, each.margin) for each in candidates}
        lead = candidates[0].wins - candidates[1].wins
        return _puzzle_of(position, worth, 0.0, difficulty) if lead >= LEAD else None
    if not _is_borne_out(position, [each.move for each in candidates], seed):
        return None
    measured = _measured(position, candidates, 3 * seed + 2)
    return None if measured is None else _puzzle_of(position, *measured, difficulty)


def _puzzle_of(position: Position, worth: dict[Move, Worth], error: float, difficulty: str) -> Puzzle:
    (best, most), *others = worth.items()
    ordered = ((best, most), *sorted(others, key=lambda other: -other[1].wins))
    return Puzzle(position, best, most.wins - ordered[1][1].wins, error, difficulty, ordered)


def _by_wins(candidates: tuple[Candidate, ...]) -> list[Candidate]:
    """The best move, then the others by their chance to win."""
    return [candidates[0], *sorted(candidates[1:], key=lambda candidate: -candidate.wins)]


def _measured(position: Position, candidates: list[Candidate], seed: int) -> tuple[dict[Move, Worth], float] | None:
    """What the moves are worth by new simulations of the best few, the best first, the strongest rival next.

    Also the error of the lead over that rival; None if the lead is not clear.
    """
    best, *others = candidates
    if any(best.wins - other.wins < max(LEAD, CERTAIN * other.error) for other in others[_FEW - 1 :]):
        return None  # left early, with too few simulations to say that it is worse
    few = [each.move for each in candidates[:_FEW]]
    measuring = evaluation_of(position, seed=seed, moves=few)
    for simulations in _MEASURING:
        values = {each.move: Worth(each.wins, each.margin) for each in measuring.level(simulations).candidates}
        leads = [(measuring.difference(few[0], other), other) for other in few[1:]]
        if any(lead.wins + CERTAIN * lead.error < LEAD for lead, _ in leads):
            return None
        if all(lead.wins >= max(LEAD, LEAD_ERRORS * lead.error) for lead, _ in leads):
            break
    else:
        return None
    leads.sort(key=lambda lead: lead[0].wins)
    top = values[few[0]]
    worth = {few[0]: top} | {move: Worth(top.wins - lead.wins, top.margin - lead.margin) for lead, move in leads}
    fewer = {
        other.move: Worth(min(other.wins, top.wins - LEAD), other.margin + top.margin - best.margin)
        for other in others[_FEW - 1 :]
    }
    return worth | fewer, leads[0][0].error


def _is_borne_out(position: Position, moves: list[Move], seed: int) -> bool:
    """Whether the first of these moves really ends better than its strongest rivals, in points or in victories."""
    from .playing_on import played_on

    for deals in _DEALS:
        best, *rivals = played_on(position, moves[: 1 + _RIVALS], deals, seed)
        apart = [(best.ahead_of(rival), best.wins_more_than(rival)) for rival in rivals]
        if any(min(points, wins) < 0.0 for (points, _), (wins, _) in apart):
            return False
    return all(points >= CERTAIN * e or wins >= CERTAIN * f for (points, e), (wins, f) in apart)


def _difficulty(position: Position, best: Move, seed: int) -> str | None:
    missed = None
    for difficulty, (name, playouts) in DIFFICULTIES.items():
        tries = [bot(name).choose(position, playouts=playouts, seed=_TRIES * seed + turn) for turn in range(_TRIES)]
        if 2 * tries.count(best) < _TRIES:
            missed = difficulty
    return missed


def write_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as values of JSON."""
    return {
        "position": str(puzzle.position),
        "lead": round(puzzle.lead, 4),
        "error": round(puzzle.error, 4),
        "difficulty": puzzle.difficulty,
        "moves": {str(move): [round(worth.wins, 3), round(worth.margin, 1)] for move, worth in puzzle.worth},
    }


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles of a file, in order; its first line says what made it, every other is a game with its puzzles."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            values = json.loads(line)
            if not isinstance(values, dict):
                raise TypeError(values)
            yield from map(_puzzle, values.get("puzzles", ()))
        except (ValueError, TypeError, LookupError, AttributeError, KingdominoError):
            raise KingdominoError("not_a_puzzle", line=number, text=clipped(line)) from None


def _puzzle(values: dict[str, Any]) -> Puzzle:
    position = Position.parse(values["position"])
    worth = tuple(
        (Move.parse(move), Worth(float(wins), float(margin))) for move, (wins, margin) in values["moves"].items()
    )
    difficulty = values["difficulty"]
    if {move for move, _ in worth} != set(position.legal_moves()) or difficulty not in DIFFICULTIES:
        raise ValueError(difficulty)
    return Puzzle(position, worth[0][0], float(values["lead"]), float(values["error"]), difficulty, worth)


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package."""
    return tuple(read_puzzles(files(__package__).joinpath("puzzles.jsonl").read_text(encoding="utf-8")))
