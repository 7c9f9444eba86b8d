"""How fast decisions of self-play become tensors: rows a second of processor time; a sample is compared with the rules.

kingdomino selfplay squire --games 10000 --out FOLDER
python -m benchmarks.tensors FOLDER [--sample 1000]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

from kingdomino import Position
from kingdomino.environment import observation_of
from kingdomino.tournaments import load_selfplay


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=int, default=1000)
    options = parser.parse_args()
    games = len(load_selfplay(options.folder, "games", columns=["game"])["game"])
    next(load_selfplay(options.folder, columns=["action"], observe="planes"))  # reads machine code
    for observe in ("planes", "states"):
        begun = process_time()
        rows = sum(len(batch["action"]) for batch in load_selfplay(options.folder, columns=["action"], observe=observe))
        print(f"{observe}: {rows:,} rows of {games:,} games, {rows / (process_time() - begun):,.0f} a second")
    dice, compared = Random(1), 0
    for batch in load_selfplay(options.folder, columns=["position", "action"], observe="planes"):
        for row in dice.sample(range(len(batch["action"])), min(8, options.sample - compared)):
            for name, seen in observation_of(Position.parse(batch["position"][row])).items():
                assert np.array_equal(seen, batch[name][row]), (name, batch["position"][row])
            compared += 1
    print(f"{compared:,} rows are what the rules say of their positions")


if __name__ == "__main__":
    main()
