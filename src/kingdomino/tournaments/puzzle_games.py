"""Games in which puzzles are looked for: the loop behind `kingdomino puzzles`, and its file.

A file begins with a line that says how it is made; then every game has a line with its puzzles, if it has any. So a run
that was interrupted continues behind the last whole line.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from kingdomino.analysis import DIFFICULTIES, Puzzle, presumed_difficulty, puzzle_in, read_puzzles, write_puzzle
from kingdomino.bots import bot
from kingdomino.games import Game
from kingdomino.rules import PLACE, KingdominoError, Position, Ruleset

from .store import GrowingFile

_SMALL: Final = tuple(f"{players} classic harmony middle-kingdom" for players in (4, 2, 3))
#: Tables of the games, in turn: mostly kingdoms of 5x5.
RULESETS: Final = (*4 * _SMALL, "2 classic mighty-duel harmony middle-kingdom")
#: Who plays: good enough for sensible positions, and quick.
_PLAYER, _PLAYOUTS = "duke", 16
_FORMAT: Final = 2
#: Positions of a game that are looked at, those that are then measured, and the puzzles that it may have.
_MOST_LOOKS: Final = 40
_MOST_TRIES: Final = 8
_MOST_PUZZLES: Final = 3
#: Games that are begun together. What they look for depends on the games before them.
_TOGETHER: Final = 16

Progress = Callable[[int, Counter[str]], object]


@dataclass(frozen=True, slots=True)
class PuzzleHunt:
    """What decides the contents of a file: a seed, the tables, and how many puzzles of a difficulty are kept."""

    seed: int = 1
    rulesets: tuple[str, ...] = RULESETS
    keep: int | None = None

    def heading(self) -> dict[str, Any]:
        """The first line of a file."""
        kept = {} if self.keep is None else {"keep": self.keep}
        return {"hunt": _FORMAT, "seed": self.seed, "rules": list(self.rulesets), **kept}

    def play(self, number: int, wanted: tuple[str, ...]) -> list[Puzzle]:
        """Play a game, and look for puzzles of the wanted difficulties in it, the first of these first."""
        rules = Ruleset.parse(self.rulesets[number % len(self.rulesets)])
        random = Random(f"kingdomino-puzzles/{self.seed}/{number}")
        game, met = Game.shuffled(rules, random.randrange(2**32)), list[Position]()
        while (position := game.position).to_act is not None:
            met.append(position)
            game.play(bot(_PLAYER).choose(position, playouts=_PLAYOUTS, seed=random.randrange(2**32)))
        looks = [(position, random.randrange(2**32)) for position in random.sample(met, min(_MOST_LOOKS, len(met)))]
        promising = [(presumed, look) for look in looks if (presumed := presumed_difficulty(*look)) in wanted]
        # Placements are rarer than claims.
        promising.sort(key=lambda entry: (wanted.index(entry[0]), entry[1][0].phase != PLACE))
        found = dict[int, Puzzle]()
        for _, look in promising[:_MOST_TRIES]:
            puzzle = None if look[0].round in found else puzzle_in(*look)
            if puzzle is not None and puzzle.difficulty in wanted:
                found[puzzle.position.round] = puzzle
            if len(found) == _MOST_PUZZLES:
                break
        return list(found.values())

    def wanted(self, found: Counter[str]) -> tuple[str, ...]:
        """The difficulties of which there are not enough yet, the rarest first."""
        missing = [each for each in DIFFICULTIES if self.keep is None or found[each] < self.keep]
        return tuple(sorted(missing, key=found.__getitem__))


def find_puzzles(
    hunt: PuzzleHunt, games: int, file: str | Path, *, jobs: int = 1, progress: Progress | None = None
) -> Counter[str]:
    """Play games and write their puzzles to a file, or continue the file; how many it has by difficulty.

    The file depends on the hunt alone, not on interruptions or the number of processes. Ends early once every
    difficulty has as many puzzles as are kept.
    """
    out, pool = GrowingFile(Path(file), lambda content: content.rfind(b"\n") + 1), _pool(jobs)
    try:
        done, counts = _resume(hunt, out)
        found = sum(counts, Counter[str]())
        while done < games and (wanted := hunt.wanted(sum(counts[: done - done % _TOGETHER], Counter[str]()))):
            portion = range(done, min(done - done % _TOGETHER + _TOGETHER, games))
            for puzzles in pool.map(partial(hunt.play, wanted=wanted), portion):
                _write(out, {"game": done} | ({"puzzles": [*map(write_puzzle, puzzles)]} if puzzles else {}))
                counts.append(Counter(puzzle.difficulty for puzzle in puzzles))
                found += counts[-1]
                done += 1
                if progress is not None:
                    progress(done, found)
        return found
    finally:
        pool.shutdown(cancel_futures=True)
        out.close()


def _write(out: GrowingFile, values: dict[str, Any]) -> None:
    out.append(json.dumps(values, separators=(",", ":")) + "\n")


def _resume(hunt: PuzzleHunt, out: GrowingFile) -> tuple[int, list[Counter[str]]]:
    """Games that a file has, and the puzzles of each by difficulty. A last line that was cut off is removed."""
    heading = json.dumps(hunt.heading(), separators=(",", ":"))
    content = out.entries()
    try:
        lines = content.decode().splitlines()
    except UnicodeDecodeError:
        raise KingdominoError("puzzles_differ", file=str(out.path)) from None
    if (lines and lines[0] != heading) or (not lines and out.path.stat().st_size):
        raise KingdominoError("puzzles_differ", file=str(out.path))
    out.cut(len(content))
    if not lines:
        _write(out, hunt.heading())
    counts = [Counter(puzzle.difficulty for puzzle in read_puzzles(line)) for line in lines[1:]]
    return len(counts), counts


def _pool(jobs: int) -> Executor:
    """One game in one process; of one job, in this one."""
    if jobs == 1:
        return _Here()
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


class _Here(Executor):
    """Calls in this process, each when its result is asked for."""

    def map(self, fn: Callable[..., Any], *iterables: Any, **_: Any) -> Iterator[Any]:  # noqa: ANN401 - as the pool's
        """As the pool's, but nothing is done ahead."""
        return map(fn, *iterables)
