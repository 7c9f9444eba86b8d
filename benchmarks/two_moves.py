"""What the coach says of a move beside a better one, and what games say that go on from both:

    python -m benchmarks.two_moves "4 classic harmony middle-kingdom; ## | ## | ## | ##; kings 0 1 2 3; \\
4 8:0 9:1 16; claim 2; -" =4 =16 --games 100 --level king --playouts 100 --journal opening.jsonl

Every game goes on from both moves under the same deals, all seats played by one level. A line of the journal is a deal;
started again with the same file, the command goes on behind the last whole one.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean, stdev

from kingdomino import Game, Move, Position
from kingdomino.analysis import PLAYOUTS, grade_move
from kingdomino.bots import LEVELS, bot


def end_of(position: Position, move: Move, seed: int, level: str, playouts: int | None) -> tuple[float, float]:
    """Points ahead of the best other and the share of the victory after a move."""
    seat, game = position.to_act, Game.from_position(position, seed=seed)
    assert seat is not None
    game.play(move)
    player = bot(level)
    while not game.is_over:
        game.play(player.choose(game.position, playouts=playouts, seed=seed))
    totals = [game.position.score(each).total for each in range(position.rules.players)]
    winners, mine = game.position.winners(), totals.pop(seat)
    return float(mine - max(totals)), seat in winners and 1.0 / len(winners)


def measure(options: argparse.Namespace, position: Position, moves: list[Move]) -> list[list[tuple[float, float]]]:
    """The ends of both moves, by deal."""
    about = json.dumps([str(position), *map(str, moves), options.level, options.playouts])
    text = options.journal.read_text() if options.journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines() or [about]
    if first != about:
        raise SystemExit(f"{options.journal} is the journal of another measurement: {first[:200]}")
    options.journal.write_text("\n".join([about, *lines, ""]))
    ends = [json.loads(line) for line in lines]
    with options.journal.open("a") as file:
        for seed in range(len(ends), options.games):
            ends.append([end_of(position, move, seed, options.level, options.playouts) for move in moves])
            file.write(json.dumps(ends[-1]) + "\n")
            file.flush()
    return ends


def main() -> None:
    """Measure what is missing, then print both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("position", type=Position.parse)
    parser.add_argument("better", type=Move.parse)
    parser.add_argument("worse", type=Move.parse)
    parser.add_argument("--games", type=int, default=100, help="from each of the moves")
    parser.add_argument("--level", choices=LEVELS, default="king")
    parser.add_argument("--playouts", type=int, help="of each decision; none for the level's own time")
    parser.add_argument("--journal", type=Path, required=True)
    options = parser.parse_args()
    graded = grade_move(options.position, options.worse, playouts=PLAYOUTS)
    loss = graded.loss
    print(f"the coach: {graded.move} is {graded.grade}, {graded.best} is best")
    print(f"    points: -{loss.points:.1f} ± {loss.points_error:.1f}", end=", ")
    print(f"victory, in %: -{100 * loss.wins:.1f} ± {100 * loss.error:.1f}")
    ends = measure(options, options.position, [options.better, options.worse])
    root = len(ends) ** 0.5
    print(f"{len(ends)} games from each move under the same deals, by {options.level} ({options.playouts} playouts)")
    for name, part, scale in (("points", 0, 1.0), ("victory, in %", 1, 100.0)):
        better, worse = ([scale * float(end[which][part]) for end in ends] for which in (0, 1))
        apart = [one - other for one, other in zip(better, worse, strict=True)]
        print(f"    {name}: {options.better} {fmean(better):+.1f}, {options.worse} {fmean(worse):+.1f}, ", end="")
        print(f"difference {fmean(apart):+.1f} ± {stdev(apart) / root:.1f}")


if __name__ == "__main__":
    main()
