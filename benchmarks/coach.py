"""Whether the coach's luck is unbiased, and whether its accuracy orders the levels:

    python -m benchmarks.coach luck --players 2 --games 500 --playouts 100 --journal luck2.jsonl
    python -m benchmarks.coach luck --players 4 --games 500 --playouts 100 --journal luck4.jsonl
    python -m benchmarks.coach accuracy --games 100 --playouts 400 --journal accuracy.jsonl

Games are of knights (`luck`) or of one level at all seats (`accuracy`, two players), each from a seed of its own.
A line of the journal is a reviewed game: started again with the same file, the measurement goes on behind the last one.
A line that was cut off by a kill is measured again. The first line says what is measured; a journal of something else
is refused. `--report` prints what is there and measures nothing. `luck` prints the mean luck of the deals by the order
in which the players act after them, in win points with standard errors by game; `accuracy` the mean accuracy of each
level, and by how much each level is above the one before, in games from the same seeds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from kingdomino import Game, Ruleset
from kingdomino.analysis import Review, review
from kingdomino.bots import LEVELS, bot

#: Fewer games have no standard error.
_FEWEST = 2


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


def heading(options: argparse.Namespace) -> dict[str, Any]:
    """What a journal is about: its games may only be added to those of the same measurement."""
    return {name: getattr(options, name) for name in ("what", "players", "playouts", "thinking")}


def entries(options: argparse.Namespace) -> list[dict[str, Any]]:
    """What is measured already; a last line without its end is cut away."""
    journal: Path = options.journal
    about = json.dumps(heading(options))
    if not journal.exists() or not journal.stat().st_size:
        journal.write_text(about + "\n")
    text = journal.read_text()
    whole = text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines() or [""]
    if first != about:
        raise SystemExit(f"{journal} is the journal of another measurement: {first[:200]}")
    if whole != text:
        journal.write_text(whole)
    return [json.loads(line) for line in lines]


def keep(journal: Path, entry: dict[str, Any]) -> None:
    """One more game."""
    with journal.open("a") as file:
        file.write(json.dumps(entry) + "\n")


def tasks(options: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """The games to be reviewed that the journal does not have: their level and seed."""
    done = {(entry["level"], entry["seed"]) for entry in entries(options)}
    levels = ("knight",) if options.what == "luck" else LEVELS
    for seed in range(options.games):
        yield from ((level, seed) for level in levels if (level, seed) not in done)


def told(name: str, values: list[float], scale: float) -> None:
    """A mean with its standard error, and how many errors it is from zero."""
    if len(values) < _FEWEST:
        print(f"{name:>16} games {len(values)}")
        return
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    print(f"{name:>16} {scale * mean:+8.2f} ± {scale * error:.2f}  z {mean / error:+.2f}  games {len(values)}")


def main() -> None:
    """Review what is missing, then print what is found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("luck", "accuracy"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--thinking", type=int, default=440, help="playouts a move of those who play and search")
    parser.add_argument("--journal", type=Path, required=True)
    parser.add_argument("--report", action="store_true", help="print what the journal has, and measure nothing")
    options = parser.parse_args()
    rules = Ruleset(players=options.players)
    due = [] if options.report else list(tasks(options))
    for done, (level, seed) in enumerate(due):
        if not done % 10:
            print(f"{len(due) - done} games left", file=sys.stderr, flush=True)
        found = review(played(rules, level, seed, options.thinking).record(), playouts=options.playouts, seed=seed)
        keep(options.journal, {"level": level, "seed": seed, "luck": luck_by_order(found), "accuracy": found.accuracy})
    report(options)


def report(options: argparse.Namespace) -> None:
    """Print what is found."""
    measured = entries(options)
    if options.what == "luck":
        for order in range(options.players):
            told(f"order {order + 1}", [entry["luck"][order] for entry in measured], 100.0)
    else:
        found = {(entry["level"], entry["seed"]): fmean(entry["accuracy"]) for entry in measured}
        for level in LEVELS:
            told(level, [accuracy for (whose, _), accuracy in found.items() if whose == level], 1.0)
        for low, high in pairwise(LEVELS):
            seeds = [seed for level, seed in found if level == low and (high, seed) in found]
            told(f"{low} to {high}", [found[high, seed] - found[low, seed] for seed in seeds], 1.0)


if __name__ == "__main__":
    main()
