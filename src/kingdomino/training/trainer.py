"""The learner: plays, learns from what was played, and keeps all of it in a folder.

Self-play comes in portions that depend on the seed and their number alone, and the learner takes them in order: the
weights are the same for any number of jobs. A folder has `weights.npz` (all that is needed to go on), `value.xz` (the
net as it plays), `card.json` and `curve.csv`.
"""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import FloatArray
from kingdomino.kernel.compiled import Word
from kingdomino.rules import KingdominoError, Ruleset, clipped, whole_number
from kingdomino.search.compiled import ROWS, write_net

from .learning import Weights, empty_weights, fresh_weights, learn, playing_net
from .players import PORTION, local_players, ray_players, starts
from .selfplay_games import Samples, new_samples

#: Portions of games between two lessons.
_PORTIONS: Final = 8
#: Samples that are kept to learn from, how often each is used on average, and samples of one step.
_KEPT: Final = 1 << 17
_USES: Final = 2.8
_BATCH: Final = 1024
#: How fast it learns, at the beginning and at the end.
_FIRST_RATE, _LAST_RATE = 1.5e-3, 3e-5
_SAVE_EVERY: Final = 60.0


@dataclass(frozen=True, slots=True)
class Report:
    """What a stretch of learning was like: by ruleset, the points of those who played well, and the net's error."""

    games: int
    seconds: float
    rate: float
    points: dict[str, float]
    error: float


Progress = Callable[[Report], None]


class _Learner:
    """The weights with all that learning needs."""

    def __init__(self, seed: int) -> None:
        self.seed, self.games, self.steps, self.seconds = seed, 0, 0, 0.0
        self.weights, self.slopes = fresh_weights(seed), empty_weights()
        self.first, self.second = empty_weights(), empty_weights()
        self.touched = np.zeros(ROWS, np.int64)
        self.kept, self.have, self.next = new_samples(_KEPT), 0, 0
        self.net = playing_net(self.weights)

    def save(self, folder: Path) -> None:
        """Write all that is needed to go on; a file is replaced whole or not at all."""
        numbers = np.array([self.seed, self.games, self.steps])
        new = folder / "weights.npz.new"
        with new.open("wb") as file:
            np.savez(file, *self._arrays(), numbers=numbers, seconds=np.array(self.seconds))
        new.replace(folder / "weights.npz")
        write_net(self.net, folder / "value.xz.new")
        (folder / "value.xz.new").replace(folder / "value.xz")

    def load(self, folder: Path) -> None:
        """Go on from a folder. The samples that were kept are not in it: they are played anew."""
        try:
            with np.load(folder / "weights.npz") as saved:
                self.seed, self.games, self.steps = (int(number) for number in saved["numbers"])
                self.seconds = float(saved["seconds"])
                for number, array in enumerate(self._arrays()):
                    np.copyto(array, saved[f"arr_{number}"])
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise KingdominoError("unreadable_training", folder=str(folder)) from error
        playing_net(self.weights, self.net)

    def _arrays(self) -> list[npt.NDArray[Any]]:
        return [self.touched, *self.weights, *self.first, *self.second]

    def keep(self, samples: Samples, count: int) -> None:
        """Keep samples in place of the oldest."""
        rows = (self.next + np.arange(count)) % _KEPT
        columns: list[npt.NDArray[Any]] = [*self.kept]
        new: list[npt.NDArray[Any]] = [*samples]
        for column, given in zip(columns, new, strict=True):
            column[rows] = given[:count]
        self.next = (self.next + count) % _KEPT
        self.have = min(self.have + count, _KEPT)

    def learn(self, new: int, rate: float) -> None:
        """Learn from the kept samples, as much as so many new ones call for."""
        batches = max(round(new * _USES / _BATCH), 1)
        learn(
            self.weights,
            self.slopes,
            self.first,
            self.second,
            self.kept,
            self.have,
            batches,
            _BATCH,
            rate,
            self.steps,
            Word(self.seed),
            self.touched,
        )
        self.steps += batches
        playing_net(self.weights, self.net)


def train(
    folder: Path,
    *,
    seconds: float | None = None,
    games: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Learn in a folder until so many games, or for so many seconds, in all; a folder with weights goes on.

    Games are played by `jobs` threads, or on the Ray cluster at this address.
    """
    _check(seconds, games, seed, jobs)
    folder.mkdir(parents=True, exist_ok=True)
    learner = _Learner(1 if seed is None else seed)
    if (folder / "weights.npz").exists():
        learner.load(folder)
        if seed not in (None, learner.seed):
            raise KingdominoError("training_has_another_seed", folder=str(folder), seed=learner.seed)
    rules = starts()[0]
    begun, before, saved = time.monotonic(), learner.seconds, time.monotonic()
    results, report = np.zeros((len(rules), 5)), None
    with local_players(jobs) if ray is None else ray_players(ray) as players:
        while True:
            learner.seconds = before + time.monotonic() - begun
            part = learner.games / games if games else learner.seconds / (seconds or 1.0)
            rate = _LAST_RATE * (_FIRST_RATE / _LAST_RATE) ** (1.0 - min(part, 1.0))
            if time.monotonic() - saved > _SAVE_EVERY or part >= 1.0:
                report = _report(learner, rules, rate, results)
                _write(folder, learner, report, games, seconds)
                results[:], saved = 0.0, time.monotonic()
                if progress is not None:
                    progress(report)
                if part >= 1.0:
                    return report
            new = 0
            first = learner.games // PORTION
            for portion in players(learner.seed, learner.net, range(first, first + _PORTIONS)):
                learner.keep(portion.samples, portion.made)
                new += portion.made
                results += portion.results
            learner.games += PORTION * _PORTIONS
            learner.learn(new, rate)


def _check(seconds: float | None, games: int | None, seed: int | None, jobs: int) -> None:
    """Refuse numbers that cannot be: an end has to be given, one of both."""
    if seconds is not None and games is not None:
        raise KingdominoError("two_budgets")
    for name, given, least in (("games", games, 1), ("seed", seed, 0), ("jobs", jobs, 1)):
        number = whole_number(given)
        if given is not None and (number is None or number < least):
            raise KingdominoError("unusable_budget", name=name, value=clipped(given))
    if games is None and (seconds is None or not 0.0 < seconds < inf):
        raise KingdominoError("unusable_budget", name="seconds", value=clipped(seconds))


def _report(learner: _Learner, rules: list[Ruleset], rate: float, results: FloatArray) -> Report:
    played = results[:, 4] > 0
    points = {
        str(one): round(float(results[row, 1] / results[row, 4]), 2) for row, one in enumerate(rules) if played[row]
    }
    error = float(np.sqrt(results[:, 2].sum() / max(results[:, 3].sum(), 1.0)))
    return Report(learner.games, learner.seconds, rate, points, error)


def _write(folder: Path, learner: _Learner, report: Report, games: int | None, seconds: float | None) -> None:
    learner.save(folder)
    card = {"seed": learner.seed, "steps": learner.steps, "until_games": games, "until_seconds": seconds}
    (folder / "card.json").write_text(json.dumps(card | asdict(report), indent=1) + "\n", encoding="utf-8")
    curve = folder / "curve.csv"
    is_new = not curve.exists()
    names = list(map(str, starts()[0]))
    with curve.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(["games", "seconds", "rate", "error", *names])
        row = [report.games, round(report.seconds), f"{report.rate:.6f}", f"{report.error:.2f}"]
        writer.writerow([*row, *(report.points.get(name, "") for name in names)])


__all__ = ["Progress", "Report", "Weights", "train"]
