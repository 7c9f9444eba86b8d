"""Whether the values of moves are fair, and how fast they come.

    python -m benchmarks.evaluation fairness --positions 200
    python -m benchmarks.evaluation speed --against c596f2f

`fairness`: the evaluation with 600 playouts against the same evaluation with another seed and 4,000 simulations for
every move that is among the ten best after 400. For the five best moves of that reference: how many values lie within
three standard errors.

`speed`: microseconds a look, playouts a second of all moves and as the king searches, and decisions a second of duke
and king, in processor time; with `--against REVISION` next to the same calls of that commit, in turns.

What moves really lose is the question of `benchmarks.coach`, how strong the bots are that of `benchmarks.matches`.
Positions are random moments of games between knights. Each is worked on in one process; `--jobs` is their number.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np

from benchmarks.revisions import ratio_text, side_by_side
from kingdomino import Game, Position, Ruleset
from kingdomino.bots import KNIGHT_NOISE
from kingdomino.rules import CLAIM, PLACE
from kingdomino.search import Evaluation, evaluate, quick_move

TABLES: Final = ("2 classic", "3 classic", "4 classic", "2 classic mighty-duel")
BONUSES: Final = " harmony middle-kingdom"


def moments(rules: Ruleset, count: int, seed: int, phases: tuple[str, ...] = (PLACE, CLAIM)) -> Iterator[Position]:
    """Random moments of games between knights, the kinds of decision in turn; not in the last round."""
    random = Random(f"{rules} {seed}")
    for number in range(count):
        phase, found = phases[number % len(phases)], list[Position]()
        while not found:
            game = Game.shuffled(rules, random.randrange(10**9))
            while not game.is_over:
                position = game.position
                moves = position.legal_moves()
                if position.phase == phase and len(moves) > 2 and position.round < rules.rounds:
                    found.append(position)
                careless = random.random() < 0.1  # so that not all positions are tidy
                seed = random.randrange(10**9)
                game.play(random.choice(moves) if careless else quick_move(position, noise=KNIGHT_NOISE, seed=seed))
        yield random.choice(found)


def fairness_of(position: Position, simulations: int, playouts: int) -> list[tuple[float, float]]:
    """By value of the five best moves: how many standard errors the margin and the wins are off."""
    promising = Evaluation(position, seed=10**6 + 1).level(simulations // 10).candidates[:10]
    reference = Evaluation(position, seed=10**6, moves=[one.move for one in promising]).level(simulations)
    best = sorted(reference.candidates, key=lambda candidate: -candidate.margin)[:5]
    found = {c.move: c for c in evaluate(position, playouts=playouts, seed=7).candidates}
    return [
        (
            (found[true.move].margin - true.margin) / np.hypot(found[true.move].margin_error, true.margin_error),
            (found[true.move].wins - true.wins) / np.hypot(found[true.move].error, true.error),
        )
        for true in best
    ]


def fairness(options: argparse.Namespace) -> None:
    """Print how many values lie within three standard errors."""
    rulesets = [Ruleset.parse(table + bonuses) for table in TABLES for bonuses in ("", BONUSES)]
    positions = [
        position
        for index, rules in enumerate(rulesets)
        for position in moments(rules, options.positions // len(rulesets), options.seed + index)
    ]
    work = partial(fairness_of, simulations=options.simulations, playouts=options.playouts)
    off = np.array([value for values in spread(work, positions, options.jobs) for value in values])
    for name, column in (("margin", 0), ("wins", 1)):
        within = float(np.mean(np.abs(off[:, column]) <= 3))
        spread_of = float(np.std(off[:, column]))
        print(f"{name}: {within:.1%} of {len(off)} values within 3 standard errors; their deviation is {spread_of:.2f}")


#: A process that answers each line, a way, a number of playouts and a position, with seconds and the move.
CHILD: Final = """
import sys
from time import process_time
from kingdomino import Position
from kingdomino.bots import bot
from kingdomino.search import Evaluation, evaluate, quick_move
for line in sys.stdin:
    way, playouts, text = line.split(maxsplit=2)
    position, count = Position.parse(text.strip()), int(playouts)
    begun = process_time()
    if way == "look":
        chosen = quick_move(position, seed=3)
    elif way == "moves":
        chosen = evaluate(position, playouts=count, seed=3).best
    else:
        chosen = bot(way).choose(position, playouts=count, seed=3)
    print(process_time() - begun, chosen, flush=True)
"""

#: What is timed, and its playouts.
WAYS: Final = {"look": 1, "moves": 400, "duke": 16, "king": 200}


def speed(options: argparse.Namespace) -> None:
    """Print milliseconds a decision by table, and next to a commit the ratio of its time to ours."""
    with side_by_side(CHILD, options.against or "HEAD") as (here, there):
        for table in TABLES:
            rules = Ruleset.parse(table + BONUSES)
            positions = list(moments(rules, options.positions, options.seed))
            for way, playouts in WAYS.items():
                asked = [f"{way} {playouts} {position}" for position in positions]
                here(asked[0])  # compiles
                ours, ratios, same = 0.0, list[float](), 0
                for _ in range(options.repeats):
                    both = [(here(line), there(line) if options.against else ("0", "")) for line in asked]
                    spent = sum(float(answer[0]) for answer, _ in both)
                    ours += spent
                    ratios.append(sum(float(answer[0]) for _, answer in both) / spent)
                    same = sum(answer[1] == other[1] for answer, other in both)
                decision = 1000.0 * ours / options.repeats / len(asked)
                beside = f", {ratio_text(ratios)}, {same} of {len(asked)} the same" if options.against else ""
                print(f"{rules}, {way}, {playouts} playouts: {decision:.2f} ms a decision{beside}", flush=True)


def spread(work: Callable[[Position], Any], positions: Iterable[Position], jobs: int) -> Iterator[Any]:
    """The results of the work on each position, in order, with progress on standard error."""
    positions = list(positions)
    with ProcessPoolExecutor(jobs) as pool:
        for number, result in enumerate(pool.map(work, positions), 1):
            print(f"\r{number} of {len(positions)}", end="", file=sys.stderr, flush=True)
            yield result
    print(file=sys.stderr)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evaluation", description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    commands = parser.add_subparsers(required=True)
    fair = commands.add_parser("fairness")
    fair.add_argument("--positions", type=int, default=200)
    fair.add_argument("--simulations", type=int, default=4_000)
    fair.add_argument("--playouts", type=int, default=600)
    fair.set_defaults(run=fairness)
    fast = commands.add_parser("speed")
    fast.add_argument("--positions", type=int, default=16)
    fast.add_argument("--repeats", type=int, default=3)
    fast.add_argument("--against", metavar="REVISION", help="commit to compare with")
    fast.set_defaults(run=speed)
    options = parser.parse_args()
    options.run(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
