"""Random playouts of whole games a second: our kernel, and another one beside it in the same run.

    python benchmarks/kernel.py                          # ours alone
    python benchmarks/kernel.py --prototype FOLDER       # side by side with nb_bits.py and nb_bits7.py in FOLDER

Runs take turns, so that a busy machine slows both alike; what counts is the median of the ratios. Threads are compared
in the same way: the same playouts by one thread and by two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from statistics import median
from time import perf_counter

from kingdomino import kernel
from kingdomino.rules import Position, Ruleset

#: Ruleset, module of the prototype, playouts a run. Random play is known to make 19.29 points a player at the first
#: table and 52.53 at the last: a check that whole games are played.
TABLES = (
    (Ruleset(4), "nb_bits", 60_000),
    (Ruleset(2), "nb_bits", 120_000),
    (Ruleset(2, mighty_duel=True), "nb_bits7", 40_000),
)


def seconds(run: Callable[[], object]) -> float:
    begun = perf_counter()
    run()
    return perf_counter() - begun


def ours(rules: Ruleset, games: int, seed: int) -> float:
    """Mean points a player in so many random games."""
    return float(kernel.playouts(kernel.to_states([Position.start(rules)]), games, seed).mean())


def ours_threaded(rules: Ruleset, games: int, seed: int, threads: int) -> None:
    share = games // threads
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda number: ours(rules, share, seed + number * share), range(threads)))


def compare_with_prototype(rules: Ruleset, module: str, games: int, repeats: int) -> None:
    many = import_module(module).many
    many(0, 10, rules.players)
    times = [
        (seconds(partial(ours, rules, games, seed)), seconds(partial(many, seed, games, rules.players)))
        for seed in range(0, games * repeats, games)
    ]
    our_rate, their_rate = (games / median(column) for column in zip(*times, strict=True))
    print(f"{rules!s:22} ours {our_rate:>9,.0f}/s  prototype {their_rate:>9,.0f}/s  {spread(b / a for a, b in times)}")


def compare_threads(rules: Ruleset, games: int, repeats: int) -> None:
    times = [
        [seconds(partial(ours_threaded, rules, 4 * games, seed, threads)) for threads in (1, 2)]
        for seed in range(repeats)
    ]
    print(f"{rules!s:22} two threads against one: {spread(one / two for one, two in times)}")


def spread(ratios: Iterable[float]) -> str:
    found = sorted(ratios)
    return f"ratio {median(found):.2f} (from {found[0]:.2f} to {found[-1]:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prototype", help="folder with nb_bits.py and nb_bits7.py to compare with")
    parser.add_argument("--repeats", type=int, default=15)
    options = parser.parse_args()
    print(f"warm-up {seconds(kernel.warm_up):.1f} s")
    for rules, _, games in TABLES:
        rate = games / seconds(partial(ours, rules, games, 0))
        print(f"{rules!s:22} {rate:>9,.0f}/s  mean points a player {ours(rules, 1_000_000, 0):.2f}")
    if options.prototype:
        sys.path.insert(0, options.prototype)
        for rules, module, games in TABLES:
            compare_with_prototype(rules, module, games, options.repeats)
    for rules, _, games in TABLES:
        compare_threads(rules, games, options.repeats)


if __name__ == "__main__":
    main()
