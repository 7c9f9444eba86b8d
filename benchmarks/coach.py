"""Whether the coach's luck is unbiased, and whether its accuracy orders the levels:

    python -m benchmarks.coach luck --players 2 --games 500 --playouts 100 --journal luck2.jsonl
    python -m benchmarks.coach luck --players 4 --games 500 --playouts 100 --journal luck4.jsonl
    python -m benchmarks.coach accuracy --games 100 --playouts 400 --journal accuracy.jsonl

Games are of knights (`luck`) or of one level at all seats (`accuracy`, two players), each from a seed of its own.
A line of the journal is a reviewed game: started again with the same file, the measurement goes on behind the last one.
`luck` prints the mean luck of the deals by the order in which the players act after them, in win points with standard
errors by game; `accuracy` the mean accuracy of each level.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from kingdomino import Game, Ruleset
from kingdomino.analysis import Review, review
from kingdomino.bots import LEVELS, bot


def played(rules: Ruleset, level: str, seed: int, playouts: int) -> Game:
    """A game of one level at all seats; those that search do so many playouts a move."""
    game, player = Game.shuffled(rules, seed), bot(level)
    while not game.is_over:
        budget = {"playouts": playouts} if level in ("duke", "king") else {}
        game.play(player.choose(game.position, seed=seed, **budget))
    return game


def luck_by_order(found: Review) -> list[float]:
    """The mean luck of a game's deals, by the order in which the seats act after each."""
    sums: defaultdict[int, list[float]] = defaultdict(list)
    for deal in found.deals:
        after = found.replay.positions[deal.number]
        kings = [owner for _, owner in after.line if owner is not None] or list(after.kings)
        for order, seat in enumerate(dict.fromkeys(kings)):
            sums[order].append(deal.luck[seat])
    return [fmean(sums[order]) for order in sorted(sums)]


def entries(journal: Path) -> list[dict[str, Any]]:
    """What is measured already."""
    return [json.loads(line) for line in journal.read_text().splitlines()] if journal.exists() else []


def keep(journal: Path, entry: dict[str, Any]) -> None:
    """One more game."""
    with journal.open("a") as file:
        file.write(json.dumps(entry) + "\n")


def tasks(options: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """The games to be reviewed that the journal does not have: their level and seed."""
    done = {(entry["level"], entry["seed"]) for entry in entries(options.journal)}
    levels = ("knight",) if options.what == "luck" else LEVELS
    for seed in range(options.games):
        yield from ((level, seed) for level in levels if (level, seed) not in done)


def told(name: str, values: list[float], scale: float) -> None:
    """A mean with its standard error, and how many errors it is from zero."""
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    print(f"{name:>10} {scale * mean:+8.2f} ± {scale * error:.2f}  z {mean / error:+.2f}  games {len(values)}")


def main() -> None:
    """Review what is missing, then print what is found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("luck", "accuracy"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--journal", type=Path, required=True)
    options = parser.parse_args()
    rules = Ruleset(players=options.players)
    for level, seed in tasks(options):
        found = review(played(rules, level, seed, 440).record(), playouts=options.playouts, seed=seed)
        keep(options.journal, {"level": level, "seed": seed, "luck": luck_by_order(found), "accuracy": found.accuracy})
    measured = entries(options.journal)
    if options.what == "luck":
        for order in range(options.players):
            told(f"order {order + 1}", [entry["luck"][order] for entry in measured], 100.0)
    else:
        for level in LEVELS:
            told(level, [fmean(entry["accuracy"]) for entry in measured if entry["level"] == level], 1.0)


if __name__ == "__main__":
    main()
