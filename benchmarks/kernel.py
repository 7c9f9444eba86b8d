"""Random playouts of whole games a second: our kernel, and another one beside it in the same run.

    python -m benchmarks.kernel                          # ours alone
    python -m benchmarks.kernel --prototype FOLDER       # side by side with nb_bits.py and nb_bits7.py in FOLDER
    python -m benchmarks.kernel --against REVISION       # side by side with the kernel of another commit

Runs take turns, so that a busy machine slows both alike, and the result is the median of their ratios. Threads are
compared in the same way: the same playouts by one thread and by two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from statistics import median
from time import perf_counter

from benchmarks.revisions import ratio_text, side_by_side
from kingdomino import kernel
from kingdomino.rules import Position, Ruleset

#: Ruleset, module of the prototype, playouts a run. Random play has a mean of 19.29 points a player at the first
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
    """Mean points of a player over this number of random games."""
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
    print(
        f"{rules!s:22} ours {our_rate:>9,.0f}/s  prototype {their_rate:>9,.0f}/s  {ratio_text(b / a for a, b in times)}"
    )


#: A process that answers each line, a ruleset, a number of games and a seed, with the processor time that they took.
CHILD = """
import sys
from time import process_time
from kingdomino import kernel
from kingdomino.rules import Position, Ruleset
for line in sys.stdin:
    rules, games, seed = line.rsplit(maxsplit=2)
    states = kernel.to_states([Position.start(Ruleset.parse(rules))])
    begun = process_time()
    points = kernel.playouts(states, int(games), int(seed))
    print(process_time() - begun, int(points.sum()), flush=True)
"""


def compare_with_revision(revision: str, repeats: int) -> None:
    with side_by_side(CHILD, revision) as sides:
        for rules, _, games in TABLES:
            for ask in sides:
                ask(f"{rules} 10 0")
            compare_runs(
                rules, revision, [[ask(f"{rules} {games} {seed}") for ask in sides] for seed in range(repeats)]
            )


def compare_runs(rules: Ruleset, revision: str, runs: list[list[list[str]]]) -> None:
    """Print the ratio of the speeds. A run has both answers: ours and theirs, each of seconds and points."""
    same = all(ours[1] == theirs[1] for ours, theirs in runs)
    ratios = ratio_text(float(theirs[0]) / float(ours[0]) for ours, theirs in runs)
    print(f"{rules!s:22} speed next to {revision}: {ratios}; {'the same points' if same else 'OTHER POINTS'}")


def compare_threads(rules: Ruleset, games: int, repeats: int) -> None:
    times = [
        [seconds(partial(ours_threaded, rules, 4 * games, seed, threads)) for threads in (1, 2)]
        for seed in range(repeats)
    ]
    print(f"{rules!s:22} two threads against one: {ratio_text(one / two for one, two in times)}")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.kernel", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--prototype", help="folder with nb_bits.py and nb_bits7.py to compare with")
    parser.add_argument("--against", metavar="REVISION", help="commit to compare with, instead of everything else")
    parser.add_argument("--repeats", type=int, default=15)
    options = parser.parse_args()
    if options.against:
        compare_with_revision(options.against, options.repeats)
        return
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
