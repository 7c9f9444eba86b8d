"""Random games through the public API of the plain rules, with all legal moves at every decision.

    python -m benchmarks.rules [--prototype FOLDER]

`--prototype` names a folder with `nb_bits.py`, a compiled sketch of the game; then both are timed in turns.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module

from kingdomino import Ruleset
from kingdomino.measure import random_games

RULESETS = ("4 classic", "2 classic", "3 revised", "2 classic mighty-duel", "4 classic harmony middle-kingdom")


def rate(play: Callable[[int], object], count: int) -> float:
    """Games a second."""
    begun = time.perf_counter()
    play(count)
    return count / (time.perf_counter() - begun)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prototype", metavar="FOLDER")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    for text in RULESETS:
        rules = Ruleset.parse(text)
        random_games(rules, 20, 0)
        rates = [rate(lambda count: random_games(rules, count, 1), options.games) for _ in range(options.repeats)]  # noqa: B023
        mean = random_games(rules, options.games, 1) / options.games / rules.players
        print(f"{text:36} {statistics.median(rates):8.0f} games/s   mean points {mean:.2f}")
    if options.prototype:
        compare(options.prototype, options.games, options.repeats)


def compare(folder: str, games: int, repeats: int) -> None:
    """The plain rules next to the compiled sketch, in turns."""
    sys.path.insert(0, folder)
    many = import_module("nb_bits").many
    many(1, 10, 4)
    pairs = [
        (
            rate(lambda count: random_games(Ruleset(), count, 1), games),
            rate(lambda count: many(1, count, 4), 100 * games),
        )
        for _ in range(repeats)
    ]
    ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(our / their for our, their in pairs)
    print(f"4 players: plain rules {ours:.0f}/s, compiled sketch {theirs:.0f}/s, ratio 1 : {1 / ratio:.0f}")


if __name__ == "__main__":
    main()
