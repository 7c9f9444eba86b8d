"""Puzzles: positions in which one move is clearly the best, and their text, a line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from kingdomino.bots import bot
from kingdomino.rules import KingdominoError, Move, Position, clipped

from .analysing import analyse
from .grading import Loss, grade_of

if TYPE_CHECKING:
    from kingdomino.search import Candidate

#: By how much the best move leads every other: in shares of the victory, and in standard errors of the difference.
LEAD: Final = 0.08
LEAD_ERRORS: Final = 4.0

EASY, MEDIUM, HARD = "easy", "medium", "hard"
#: The level of a puzzle is that of the strongest bot that misses it: its name, and its playouts if it searches.
DIFFICULTIES: Final = {EASY: ("squire", None), MEDIUM: ("knight", None), HARD: ("duke", 440)}

#: Playouts that look for a lead at all, that compare all moves, and those that measure each of the best few.
_LOOKING: Final = 600
_COMPARING: Final = 8_000
_MEASURING: Final = 3_000
_FEW: Final = 6
#: A lead that a look must show: below the required one, since a look is inexact.
_LEAD_AT_A_LOOK: Final = 0.05
_FEWEST_MOVES: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best move.

    `lead` is how much it wins more often than the next best move, `error` the standard error of that difference.
    `wins` has the chance to win of every legal move, the best one first.
    """

    position: Position
    best: Move
    lead: float
    error: float
    difficulty: str
    wins: tuple[tuple[Move, float], ...]

    @property
    def second(self) -> Move:
        """The move that comes next after the best."""
        return self.wins[1][0]

    def lost(self, move: Move) -> float:
        """How much less often than the best a legal move wins."""
        wins = dict(self.wins)
        return self.lead if move == self.second else max(wins[self.best] - wins[move], 0.0)

    def grade(self, move: Move) -> str:
        """The grade of a legal move by its chance to win alone: all losses were found certain."""
        return grade_of(Loss(self.lost(move)))


def presumed_difficulty(position: Position, seed: int) -> str | None:
    """The difficulty that a position has at a look; None if no move seems to lead, or every level finds it."""
    if len(position.legal_moves()) < _FEWEST_MOVES:
        return None
    best, second, *_ = analyse(position, playouts=_LOOKING, seed=3 * seed).candidates
    return None if best.wins - second.wins < _LEAD_AT_A_LOOK else _difficulty(position, best.move, seed)


def puzzle_in(position: Position, seed: int) -> Puzzle | None:
    """The puzzle of a position, or None if no move is clearly the best or every level finds it.

    Each step has simulations of its own: a move that was chosen because it looked good has been lucky in those that
    chose it.
    """
    if presumed_difficulty(position, seed) is None:
        return None
    found = analyse(position, playouts=_COMPARING, seed=3 * seed + 1)
    lead = _exact_lead(found.candidates) if found.exact else _lead(position, found.candidates, 3 * seed + 2)
    difficulty = _difficulty(position, found.best, seed)
    if lead is None or difficulty is None:
        return None
    wins = tuple((candidate.move, candidate.wins) for candidate in _by_wins(found.candidates))
    return Puzzle(position, found.best, *lead, difficulty, wins)


def _by_wins(candidates: tuple[Candidate, ...]) -> list[Candidate]:
    """The best move, then the others by their chance to win."""
    return [candidates[0], *sorted(candidates[1:], key=lambda candidate: -candidate.wins)]


def _exact_lead(candidates: tuple[Candidate, ...]) -> tuple[float, float] | None:
    best, second, *_ = _by_wins(candidates)
    lead = best.wins - second.wins
    return (lead, 0.0) if lead >= LEAD else None


def _lead(position: Position, candidates: tuple[Candidate, ...], seed: int) -> tuple[float, float] | None:
    """The lead over the next best move with its error, by new simulations of the best few; None if it is not clear."""
    from kingdomino.search import Evaluation

    best, *others = _by_wins(candidates)
    if any(best.wins - other.wins < max(LEAD, 2.0 * other.error) for other in others[_FEW - 1 :]):
        return None  # left early, with too few simulations to say that it is worse
    few = [best.move, *(other.move for other in others[: _FEW - 1])]
    measuring = Evaluation(position, seed=seed, moves=few)
    measuring.level(_MEASURING)
    leads = [measuring.difference(few[0], other) for other in few[1:]]
    if any(lead.wins < max(LEAD, LEAD_ERRORS * lead.error) for lead in leads):
        return None
    least = min(leads, key=lambda lead: lead.wins)
    return least.wins, least.error


def _difficulty(position: Position, best: Move, seed: int) -> str | None:
    missed = None
    for difficulty, (name, playouts) in DIFFICULTIES.items():
        if bot(name).choose(position, playouts=playouts, seed=seed) != best:
            missed = difficulty
    return missed


def write_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as values of JSON."""
    return {
        "position": str(puzzle.position),
        "best": str(puzzle.best),
        "lead": round(puzzle.lead, 4),
        "error": round(puzzle.error, 4),
        "difficulty": puzzle.difficulty,
        "wins": {str(move): round(wins, 3) for move, wins in puzzle.wins},
    }


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles of a file, in order; lines without a position say what made the file, and are passed over."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            values = json.loads(line)
            if not isinstance(values, dict):
                raise TypeError(values)
            if "position" in values:
                yield _puzzle(values)
        except (ValueError, TypeError, LookupError, AttributeError, KingdominoError):
            raise KingdominoError("not_a_puzzle", line=number, text=clipped(line)) from None


def _puzzle(values: dict[str, Any]) -> Puzzle:
    position = Position.parse(values["position"])
    wins = tuple((Move.parse(move), float(share)) for move, share in values["wins"].items())
    best, difficulty = Move.parse(values["best"]), values["difficulty"]
    legal = set(position.legal_moves())
    if best != wins[0][0] or {move for move, _ in wins} != legal or difficulty not in DIFFICULTIES:
        raise ValueError(difficulty)
    return Puzzle(position, best, float(values["lead"]), float(values["error"]), difficulty, wins)


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package."""
    return tuple(read_puzzles(files(__package__).joinpath("puzzles.jsonl").read_text(encoding="utf-8")))
