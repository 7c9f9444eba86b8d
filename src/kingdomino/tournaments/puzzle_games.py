"""Games in which puzzles are looked for: the loop behind `kingdomino puzzles`, and its file.

A file begins with a line that says how it is made; then every game has a line, with a puzzle or without. So a run that
was interrupted continues behind the last whole line.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from kingdomino.analysis import DIFFICULTIES, Puzzle, presumed_difficulty, puzzle_in, read_puzzles, write_puzzle
from kingdomino.bots import bot
from kingdomino.games import Game
from kingdomino.rules import PLACE, KingdominoError, Position, Ruleset

from .store import GrowingFile

#: Tables of the games, in turn.
RULESETS: Final = (
    "2 classic harmony middle-kingdom",
    "4 classic harmony middle-kingdom",
    "3 classic harmony middle-kingdom",
    "2 classic mighty-duel harmony middle-kingdom",
)
#: Who plays: good enough for sensible positions, and quick.
_PLAYER, _PLAYOUTS = "duke", 100
_FORMAT: Final = 1
#: Positions of a game that are looked at, and those that are then measured until one has a puzzle.
_MOST_LOOKS: Final = 60
_MOST_TRIES: Final = 4

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
        return {"puzzles": _FORMAT, "seed": self.seed, "rules": list(self.rulesets), **kept}

    def play(self, number: int) -> Puzzle | None:
        """Play a game, and look for a puzzle in it: of one difficulty in a third of the games, else of another."""
        rules = Ruleset.parse(self.rulesets[number % len(self.rulesets)])
        random = Random(f"kingdomino-puzzles/{self.seed}/{number}")
        game, met = Game.shuffled(rules, random.randrange(2**32)), list[Position]()
        while (position := game.position).to_act is not None:
            met.append(position)
            game.play(bot(_PLAYER).choose(position, playouts=_PLAYOUTS, seed=random.randrange(2**32)))
        looks = [(position, random.randrange(2**32)) for position in random.sample(met, min(_MOST_LOOKS, len(met)))]
        presumed = [(presumed_difficulty(*look), look) for look in looks]
        wish = tuple(DIFFICULTIES)[number % len(DIFFICULTIES)]
        promising = sorted(
            (entry for entry in presumed if entry[0] is not None),
            key=lambda entry: (entry[0] != wish, entry[1][0].phase != PLACE),  # placements are rarer than claims
        )
        puzzles = (puzzle_in(*look) for _, look in promising[:_MOST_TRIES])
        return next((puzzle for puzzle in puzzles if puzzle is not None), None)


def find_puzzles(
    hunt: PuzzleHunt, games: int, file: str | Path, *, jobs: int = 1, progress: Progress | None = None
) -> Counter[str]:
    """Play games and write their puzzles to a file, or continue the file; how many it has by difficulty.

    The file depends on the hunt alone, not on interruptions or the number of processes. Ends early once every
    difficulty has as many puzzles as are kept.
    """
    out = GrowingFile(Path(file), lambda content: content.rfind(b"\n") + 1)
    try:
        done, found = _resume(hunt, out)
        if _is_enough(hunt, found):
            return found
        for number, puzzle in _played(hunt, range(done, games), jobs):
            wanted = puzzle is not None and (hunt.keep is None or found[puzzle.difficulty] < hunt.keep)
            if puzzle is not None and wanted:
                found[puzzle.difficulty] += 1
            _write(out, {"game": number} | (write_puzzle(puzzle) if puzzle is not None and wanted else {}))
            if progress is not None:
                progress(number + 1, found)
            if _is_enough(hunt, found):
                break
        return found
    finally:
        out.close()


def _is_enough(hunt: PuzzleHunt, found: Counter[str]) -> bool:
    return hunt.keep is not None and all(found[difficulty] >= hunt.keep for difficulty in DIFFICULTIES)


def _write(out: GrowingFile, values: dict[str, Any]) -> None:
    out.append(json.dumps(values, separators=(",", ":")) + "\n")


def _resume(hunt: PuzzleHunt, out: GrowingFile) -> tuple[int, Counter[str]]:
    """Games that a file has, and its puzzles by difficulty. A last line that was cut off is removed."""
    heading = json.dumps(hunt.heading(), separators=(",", ":"))
    content = out.entries()
    try:
        whole = content.decode()
    except UnicodeDecodeError:
        raise KingdominoError("puzzles_differ", file=str(out.path)) from None
    if (content and whole.splitlines()[0] != heading) or (not content and out.path.stat().st_size):
        raise KingdominoError("puzzles_differ", file=str(out.path))
    out.cut(len(content))
    if not content:
        _write(out, hunt.heading())
    return max(len(whole.splitlines()) - 1, 0), Counter(puzzle.difficulty for puzzle in read_puzzles(whole))


def _played(hunt: PuzzleHunt, numbers: range, jobs: int) -> Iterator[tuple[int, Puzzle | None]]:
    """The games in order, each played in one process."""
    if jobs == 1:
        yield from ((number, hunt.play(number)) for number in numbers)
        return
    with _pool(jobs) as pool:
        for first in range(numbers.start, numbers.stop, 4 * jobs):
            portion = range(first, min(first + 4 * jobs, numbers.stop))
            yield from zip(portion, pool.map(hunt.play, portion), strict=True)


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
