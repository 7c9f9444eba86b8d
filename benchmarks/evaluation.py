"""Whether the evaluation of moves is fair, how much its choices lose, and what it says about real play.

    python -m benchmarks.evaluation fairness --positions 200
    python -m benchmarks.evaluation regret --rules "2 classic harmony middle-kingdom" --positions 60
    python -m benchmarks.evaluation replays --rules "4 classic" --positions 60
    python -m benchmarks.evaluation speed

`fairness`: the flat evaluation with 2,400 playouts against the same evaluation with another seed and 20,000 simulations
for every move that is among the ten best after 2,000. For the five best moves of that reference: how many values lie
within three standard errors.

`regret`: what a choice with 150, 600, 2,400 and 9,600 playouts loses, measured by a long evaluation.

`replays`: the correlation of an evaluation with games that kings play on from there, under fresh common lines: over
positions, and between three moves of one position, corrected for the noise of the replays. With 95 % intervals from
resampling positions.

`speed`: playouts a second without a tree, as the king searches and by the learned value, in processor time. With
`--against REVISION` next to the evaluation of that commit, in turns too, with its playouts and with playouts by
formulas there.

Positions are random moments of games between knights. Each is worked on in one process; `--jobs` is their number.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from benchmarks.revisions import ratio_text, side_by_side
from kingdomino import Game, Position, Ruleset
from kingdomino.rules import CLAIM, PLACE, Move
from kingdomino.search import FLAT, LEARNED, PAIRS, Evaluation, Style, evaluate, greedy_move, strongest

Floats = npt.NDArray[np.float64]

TABLES: Final = ("2 classic", "3 classic", "4 classic", "2 classic mighty-duel")
BONUSES: Final = " harmony middle-kingdom"
BUDGETS: Final = (150, 600, 2_400, 9_600)


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
                game.play(random.choice(moves) if careless else greedy_move(position, random.randrange(10**9)))
        yield random.choice(found)


def fairness_of(position: Position, simulations: int, playouts: int) -> list[tuple[float, float]]:
    """By value of the five best moves: how many standard errors the margin and the wins are off."""
    promising = Evaluation(position, FLAT, seed=10**6 + 1).level(simulations // 10).candidates[:10]
    reference = Evaluation(position, FLAT, seed=10**6, moves=[one.move for one in promising]).level(simulations)
    best = sorted(reference.candidates, key=lambda candidate: -candidate.margin)[:5]
    found = {c.move: c for c in evaluate(position, playouts=playouts, style=FLAT, seed=7).candidates}
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


def regret_of(position: Position, reference: int) -> list[float]:
    """By method and budget: the margin that the choice loses against the best move of a long evaluation."""
    truth = {c.move: c.margin for c in evaluate(position, playouts=reference, style=FLAT, seed=10**6).candidates}
    best = max(truth.values())

    def flat(style: Style, playouts: int) -> float:
        return best - truth[evaluate(position, playouts=playouts, style=style, seed=3).best]

    return [flat(style, playouts) for playouts in BUDGETS for style in (FLAT, PAIRS)]


def regret(options: argparse.Namespace) -> None:
    """Print the mean regret by budget: by the evaluation, and by pairs of placement and claim."""
    rules = Ruleset.parse(options.rules)
    positions = list(moments(rules, options.positions, options.seed))
    found = np.array(list(spread(partial(regret_of, reference=options.reference), positions, options.jobs)))
    print(f"{rules}, {len(positions)} positions; margin lost a decision, ± one standard error")
    for index, playouts in enumerate(BUDGETS):
        part = found[:, 2 * index : 2 * index + 2]
        means, errors = part.mean(axis=0), part.std(axis=0, ddof=1) / np.sqrt(len(part))
        shown = "  ".join(
            f"{name} {mean:.3f} ± {error:.3f}"
            for name, mean, error in zip(("flat", "pairs"), means, errors, strict=True)
        )
        print(f"{playouts:6}: {shown}")


#: A process that answers each line, a style, a number of playouts and a position, with seconds and the move.
CHILD: Final = """
import sys
from dataclasses import replace
from time import process_time
from kingdomino import Position
from kingdomino.search import FLAT, NOT_TAUGHT, Evaluation, Judgement, strongest
by_formulas = replace(FLAT, judgement=Judgement(claims=NOT_TAUGHT, placements=NOT_TAUGHT))
for line in sys.stdin:
    style, playouts, text = line.split(maxsplit=2)
    position = Position.parse(text.strip())
    styles = {"flat": FLAT, "king": strongest(position.rules), "formulas": by_formulas}
    evaluation = Evaluation(position, styles[style], seed=3)
    begun = process_time()
    evaluation.work(playouts=int(playouts))
    print(process_time() - begun, evaluation.best, flush=True)
"""


#: What is timed, and its style today and at the other commit.
WAYS: Final = (
    ("no tree", "flat", "flat"),
    ("as the king", "king", "king"),
    ("no tree, next to playouts by formulas", "flat", "formulas"),
)


def speed_next_to(revision: str, options: argparse.Namespace) -> None:
    """Print the ratio of the playouts a second to those of a commit, by number of players."""
    with side_by_side(CHILD, revision) as sides:
        for table in TABLES:
            rules = Ruleset.parse(table + BONUSES)
            positions = list(moments(rules, options.positions, options.seed))
            for way, *styles in WAYS:
                both, runs = list(zip(sides, styles, strict=True)), []
                for repeat in range(options.repeats + 1):  # the first only compiles and warms up
                    chosen = positions if repeat else positions[:1]
                    asked = [f"{options.playouts} {position}" for position in chosen]
                    runs.append([[ask(f"{style} {line}") for ask, style in both] for line in asked])
                ratios = [sum(float(b[0]) for _, b in run) / sum(float(a[0]) for a, _ in run) for run in runs[1:]]
                same = sum(a[1] == b[1] for a, b in runs[1])
                alike = f", {same} of {len(positions)} choices the same" if styles[0] == styles[1] else ""
                print(f"{rules}, {way}: {ratio_text(ratios)}{alike}")


def speed(options: argparse.Namespace) -> None:
    """Print playouts a second by number of players, and the ratio of their times or to a commit."""
    if options.against:
        speed_next_to(options.against, options)
        return
    for table in TABLES:
        rules = Ruleset.parse(table + BONUSES)
        positions = list(moments(rules, options.positions, options.seed))
        print(f"{rules}, {len(positions)} positions, {options.playouts} playouts each: playouts a second")
        ways = {"no tree": FLAT, "as the king": strongest(rules), "by the learned value": LEARNED}
        seconds = dict.fromkeys(ways, 0.0)
        for repeat in range(options.repeats + 1):  # the first only compiles and warms up
            for position in positions[: None if repeat else 1]:
                for way, style in ways.items():
                    begun = time.process_time()
                    _chosen(position, style, options.playouts)
                    seconds[way] += time.process_time() - begun if repeat else 0.0
        made = options.playouts * len(positions) * options.repeats
        print("  " + ", ".join(f"{way} {made / spent:,.0f}" for way, spent in seconds.items()))


def _chosen(position: Position, style: Style, playouts: int) -> Move:
    evaluation = Evaluation(position, style, seed=3)
    evaluation.work(playouts=playouts)
    return evaluation.best


def replay(position: Position, seat: int, order: list[int], playouts: int, seed: int) -> float:
    """The margin of a seat after kings have played on, with lines in this order."""
    rules, style, lines = position.rules, strongest(position.rules), list(order)
    while not position.is_over:
        moves = position.legal_moves()
        if position.to_act is None:
            line, lines = sorted(lines[: rules.line_size]), lines[rules.line_size :]
            position = position.play("deal " + " ".join(map(str, line)))
        elif len(moves) == 1:
            position = position.play(moves[0])
        else:
            evaluation = Evaluation(position, style, seed=seed)
            evaluation.work(playouts=playouts)
            position = position.play(evaluation.best)
    totals = [position.score(other).total for other in range(rules.players)]
    own = totals.pop(seat)
    return float(own - max(totals))


def replays_of(position: Position, simulations: int, replays: int, playouts: int) -> tuple[Floats, Floats]:
    """Three moves, the best, one of the better quarter and one in the middle: evaluated margins, margins of replays."""
    found = Evaluation(position, FLAT, seed=5).level(simulations).candidates
    chosen = [found[index] for index in (0, max(len(found) // 4, 1), max(len(found) // 2, 2))]
    random, seat = Random(str(position)), position.to_act or 0
    orders = [random.sample(sorted(position.unseen), len(position.unseen)) for _ in range(replays)]
    margins = [
        [replay(position.play(move.move), seat, order, playouts, number) for number, order in enumerate(orders)]
        for move in chosen
    ]
    return np.array([move.margin for move in chosen]), np.array(margins)


def correlations(evaluated: Floats, replayed: Floats) -> tuple[float, float]:
    """Over positions and between the moves of one, corrected for the replays' noise. By position, move and replay."""
    count = replayed.shape[2]
    means = replayed.mean(axis=2)
    over = _correlation(
        evaluated.mean(axis=1), means.mean(axis=1), float(np.mean(replayed.mean(axis=1).var(axis=1, ddof=1))) / count
    )
    apart = replayed - replayed.mean(axis=1, keepdims=True)
    noise = float(apart.var(axis=2, ddof=1).mean()) / count
    centred = evaluated - evaluated.mean(axis=1, keepdims=True)
    between = _correlation(centred.ravel(), (means - means.mean(axis=1, keepdims=True)).ravel(), noise)
    return over, between


def _correlation(one: Floats, other: Floats, noise: float) -> float:
    covariance = float(np.mean((one - one.mean()) * (other - other.mean())))
    true = max(float(other.var()) - noise, 1e-9)  # few replays may explain all of the variance by their noise
    return float(np.clip(covariance / np.sqrt(one.var() * true), -1.0, 1.0))


def replays(options: argparse.Namespace) -> None:
    """Print both correlations by part of the game, with intervals."""
    rules = Ruleset.parse(options.rules)
    positions = list(moments(rules, options.positions, options.seed))
    work = partial(
        replays_of, simulations=options.simulations, replays=options.replays, playouts=options.replay_playouts
    )
    found = list(spread(work, positions, options.jobs))
    evaluated, replayed = np.array([pair[0] for pair in found]), np.array([pair[1] for pair in found])
    rounds = np.array([position.round for position in positions])
    phases = np.array([position.phase for position in positions])
    third = rules.rounds / 3
    parts = {
        "all": rounds >= 0,
        "early": rounds <= third,
        "middle": (rounds > third) & (rounds <= 2 * third),
        "late": rounds > 2 * third,
        "placements": phases == PLACE,
        "claims": phases == CLAIM,
    }
    print(f"{rules}, {options.simulations} simulations a move against {options.replays} replays: correlation")
    for name, chosen in parts.items():
        if chosen.sum() < 8:  # too few to resample
            continue
        over, between = _with_intervals(evaluated[chosen], replayed[chosen])
        print(f"{name:10} {chosen.sum():4} positions: over positions {over}, between moves {between}")


def _with_intervals(evaluated: Floats, replayed: Floats) -> tuple[str, str]:
    random = np.random.default_rng(1)
    resampled = []
    for _ in range(400):
        chosen = random.integers(0, len(evaluated), len(evaluated))
        resampled.append(correlations(evaluated[chosen], replayed[chosen]))
    low, high = np.percentile(np.array(resampled), [2.5, 97.5], axis=0)
    value = correlations(evaluated, replayed)
    over, between = (f"{value[i]:.2f} ({low[i]:.2f}-{high[i]:.2f})" for i in (0, 1))
    return over, between


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
    fair.add_argument("--simulations", type=int, default=20_000)
    fair.add_argument("--playouts", type=int, default=2_400)
    fair.set_defaults(run=fairness)
    lost = commands.add_parser("regret")
    lost.add_argument("--rules", default=TABLES[0] + BONUSES)
    lost.add_argument("--positions", type=int, default=60)
    lost.add_argument("--reference", type=int, default=200_000)
    lost.set_defaults(run=regret)
    real = commands.add_parser("replays")
    real.add_argument("--rules", default=TABLES[0] + BONUSES)
    real.add_argument("--positions", type=int, default=60)
    real.add_argument("--simulations", type=int, default=400)
    real.add_argument("--replays", type=int, default=12)
    real.add_argument("--replay-playouts", type=int, default=200)
    real.set_defaults(run=replays)
    fast = commands.add_parser("speed")
    fast.add_argument("--positions", type=int, default=16)
    fast.add_argument("--playouts", type=int, default=4_400)
    fast.add_argument("--repeats", type=int, default=3)
    fast.add_argument("--against", metavar="REVISION", help="commit to compare with, one that has taught placements")
    fast.set_defaults(run=speed)
    options = parser.parse_args()
    options.run(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
