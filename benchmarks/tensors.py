"""A small data set by one command, and how fast its decisions become tensors: rows a second of processor time.

    python -m benchmarks.tensors FOLDER [--bot squire] [--games 10000] [--jobs 2] [--sample 1000]

It plays what FOLDER lacks of the games, so it resumes after Ctrl-C, then prints the beginning of the data card, the
folder's size and the rows a second as Markdown. A sample of the rows is compared with what the rules say of their
positions.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

import kingdomino
from kingdomino import Position, Ruleset
from kingdomino.bots import Entrant
from kingdomino.environment import observation_of
from kingdomino.tournaments import load_selfplay, run_selfplay, selfplay_plan


def facts_of(folder: Path) -> str:
    """The first table of the data card, and what the games were like."""
    found = re.search(r"^\|.*?(?=\n\n)", (folder / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    assert found is not None
    games = load_selfplay(folder, "games", columns=["points", "shares"])
    points, shares = np.stack(list(games["points"])), np.stack(list(games["shares"]))
    size = sum(file.stat().st_size for file in folder.rglob("*.parquet"))
    won = ", ".join(f"{100 * share:.1f} %" for share in shares.mean(axis=0))
    more = f"| mean points | {points.mean():.1f} |\n| victories by seat | {won} |\n| size | {size / 1e6:.1f} MB |"
    return f"{found[0]}\n{more}"


def rate(folder: Path, observe: str) -> str:
    """Rows a second, reading included."""
    begun, rows = process_time(), 0
    for batch in load_selfplay(folder, columns=["action", "share"], observe=observe):  # type: ignore[call-overload]
        rows += len(batch["action"])
    return f'| `observe="{observe}"` | {rows:,} rows, {rows / (process_time() - begun):,.0f} a second |'


def compared(folder: Path, sample: int) -> int:
    """How many rows were compared with the rules: some of every file."""
    dice, count = Random(1), 0
    for batch in load_selfplay(folder, columns=["position", "action"], observe="planes"):
        for row in dice.sample(range(len(batch["action"])), min(64, sample - count)):
            for name, seen in observation_of(Position.parse(batch["position"][row])).items():
                assert np.array_equal(seen, batch[name][row]), (name, batch["position"][row])
            count += 1
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="squire")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, default=1000)
    options = parser.parse_args()
    plan = selfplay_plan((Entrant.parse(options.bot),), Ruleset(players=2))
    outcome = run_selfplay(plan, options.games, options.folder, jobs=options.jobs, decks_a_file=100)
    if outcome.failure:
        raise outcome.failure
    if outcome.interrupted:
        return 1
    next(load_selfplay(options.folder, columns=["action"], observe="planes"))  # reads machine code
    print(facts_of(options.folder))
    for observe in ("planes", "states"):
        print(rate(options.folder, observe))
    print(f"| compared with the rules | {compared(options.folder, options.sample):,} rows, all equal |")
    print(f"\nVersion {kingdomino.__version__}, {date.today():%d %B %Y}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
