"""The moves of one position, compared by fair simulations of the learned value; the last round exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kingdomino.bots import Budget, announce_compilation
from kingdomino.rules import KingdominoError, Move, Position, clipped

if TYPE_CHECKING:
    from kingdomino.search import Candidate, Difference, Evaluation, Valuation

#: Seconds for one position where no budget is given.
DEFAULT_SECONDS: Final = 1.0
#: Simulations that compare the moves of a position, wherever the program says what one is worth.
PLAYOUTS: Final = 800
#: A difference is certain from so many standard errors on.
CERTAIN: Final = 2.0


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every legal move with its value.

    First those of the last comparison, the best first (see `better`); then the others, the last to leave first.
    `line` is the best move and what would follow until chance is due. An exact analysis estimated nothing.
    """

    candidates: tuple[Candidate, ...]
    line: tuple[Move, ...]
    exact: bool
    playouts: int
    seconds: float

    @property
    def best(self) -> Move:
        """The move to make."""
        return self.candidates[0].move

    def candidate(self, move: Move) -> Candidate:
        """What the analysis says of a move."""
        return next(candidate for candidate in self.candidates if candidate.move == move)


def evaluation_of(
    position: Position, *, seed: int = 0, threads: int = 1, moves: Sequence[Move] | None = None
) -> Evaluation:
    """The evaluation that hints, grades, reviews and puzzles share: every decision has simulations of its own."""
    from kingdomino.search import Evaluation

    announce_compilation()
    return Evaluation(position, seed=seed, threads=threads, moves=moves)


def analyse(
    position: Position,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[Analysis], object] | None = None,
) -> Analysis:
    """Compare all legal moves within seconds (1) or playouts; with playouts and one thread it is reproducible.

    `progress` is called with the results after every stage; if it returns False, they are the answer.
    """
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    budget = Budget(seconds, playouts, seed, threads)
    if position.to_act is None:
        raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
    evaluation = evaluation_of(position, seed=budget.seed or 0, threads=budget.threads)

    def on_stage(found: Valuation) -> None:
        if progress is not None and progress(_in_order(evaluation, found)) is False:
            evaluation.stop()

    allowed = DEFAULT_SECONDS if budget.seconds is None and budget.playouts is None else budget.seconds
    shown = on_stage if progress is not None else None
    found = evaluation.run(seconds=allowed, playouts=budget.playouts, progress=shown)
    return _in_order(evaluation, found)


def better(apart: Difference) -> bool:
    """Whether a move is better than another: by wins, then by margin, unless the margin is certain and wins are not."""
    if abs(apart.margin) >= CERTAIN * apart.margin_error and abs(apart.wins) < CERTAIN * apart.error:
        return apart.margin > 0.0
    return (apart.wins, apart.margin) > (0.0, 0.0)


def _in_order(evaluation: Evaluation, found: Valuation) -> Analysis:
    """The moves of the last comparison by wins: they were compared by margin, which varies less."""
    last = sorted(found.candidates[: found.compared], key=lambda candidate: (-candidate.wins, -candidate.margin))
    if len(last) > 1 and not found.exact and better(evaluation.difference(last[1].move, last[0].move)):
        last[:2] = last[1], last[0]
    best = last[0].move
    line = found.line if best == found.best else evaluation.line_after(best)
    candidates = (*last, *found.candidates[found.compared :])
    return Analysis(candidates, line, found.exact, found.playouts, found.seconds)
