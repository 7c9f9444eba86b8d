"""What the reasons of the coach are worth: their weights beside the losses that the evaluation measures.

    python -m benchmarks.reasons --games 200 --journal reasons.jsonl

Of each game, in which quick players misjudge their kingdoms, a claim and a placement are measured: the best move beside
some others, with equally many simulations of the same deals. A loss is then fitted by the reasons that hold for the
best move and against it. A factor of 1 says that the weight in `analysis/causes_of_*.py` is right. The journal has a
line for each pair of moves; started again with the same file, the command goes on with the next game.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from kingdomino import Game, Move, Position, Ruleset
from kingdomino.analysis import causes_of
from kingdomino.analysis.analysing import evaluation_of
from kingdomino.search import quick_move

Entry = dict[str, Any]

_TABLES: Final = (*(f"{players} classic harmony middle-kingdom" for players in (2, 3, 4)), "4 classic")
#: Points by which the players misjudge, moves beside the best one, and simulations that find it, and that measure.
_NOISE: Final = 5.0
_OTHERS: Final = 8
_FINDING: Final = 2
_MEASURING: Final = 64
#: An error is at least this large: the reasons are rules of thumb, whatever was measured. Each factor is drawn to 0.
_LEAST_ERROR: Final = 0.3
_DRAWN: Final = 1.5


def pairs_of(number: int) -> list[Entry]:
    """A claim and a placement of a game: the best move and others, and what these lose."""
    random, rules = Random(f"kingdomino-reasons/{number}"), Ruleset.parse(_TABLES[number % len(_TABLES)])
    game, met = Game.shuffled(rules, number), list[Position]()
    while (position := game.position).to_act is not None:
        if position.round < rules.rounds and len(position.legal_moves()) > 1:
            met.append(position)
        game.play(quick_move(position, noise=_NOISE, seed=random.randrange(2**32)))
    found = list[Entry]()
    for phase in ("claim", "place"):
        position = random.choice([each for each in met if each.phase == phase])
        moves = list(position.legal_moves())
        best = evaluation_of(position, seed=2 * number).run(playouts=_FINDING * len(moves)).best
        moves.remove(best)
        others = random.sample(moves, min(_OTHERS, len(moves)))
        measuring = evaluation_of(position, seed=2 * number + 1, moves=[best, *others])
        measuring.level(_MEASURING)
        for other in others:
            apart = measuring.difference(best, other)
            about = {"game": number, "position": str(position), "best": str(best), "played": str(other)}
            found.append({**about, "loss": apart.margin, "error": apart.margin_error})
    return found


def weights_of(entry: Entry) -> dict[str, float]:
    """By code, the weight of what speaks for the best move, less that of what speaks for the other one."""
    position, best, played = Position.parse(entry["position"]), Move.parse(entry["best"]), Move.parse(entry["played"])
    found = dict[str, float]()
    for sign, one, other in ((1.0, played, best), (-1.0, best, played)):
        for cause in causes_of(position, one, other):
            found[cause.code] = found.get(cause.code, 0.0) + sign * cause.weight
    return found


def report(kind: str, entries: list[Entry]) -> None:
    """The factors of all codes, and how much of the losses they explain."""
    weights = [weights_of(entry) for entry in entries]
    codes = sorted({code for each in weights for code in each})
    about = np.array([[each.get(code, 0.0) for code in codes] for each in weights])
    losses = np.array([entry["loss"] for entry in entries])
    certain = 1.0 / np.maximum([entry["error"] for entry in entries], _LEAST_ERROR)
    rows, wanted = about * certain[:, None], losses * certain
    drawn = np.diag(_DRAWN * (rows**2).mean(axis=0) + 1e-9)
    factors = np.linalg.solve(rows.T @ rows + drawn, rows.T @ wanted)
    left, as_it_is = (
        ((wanted - rows @ each) ** 2).sum() / (wanted**2).sum() for each in (factors, np.ones(len(codes)))
    )
    print(f"{kind}: {len(entries)} pairs, explained {1.0 - as_it_is:.0%}, with these factors {1.0 - left:.0%}")
    for index in np.argsort(-np.abs(factors)):
        print(f"    {codes[index]:24} {factors[index]:5.2f}  in {np.count_nonzero(about[:, index])} pairs")


def main() -> None:
    """Measure what is missing, then fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--journal", type=Path, required=True)
    options = parser.parse_args()
    text = options.journal.read_text() if options.journal.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    options.journal.write_text(whole)
    entries = [json.loads(line) for line in whole.splitlines()]
    with options.journal.open("a") as file:
        for number in range(1 + max((entry["game"] for entry in entries), default=-1), options.games):
            entries += (pairs := pairs_of(number))
            file.write("".join(json.dumps(pair) + "\n" for pair in pairs))
            file.flush()
    for kind, claims in (("claims", True), ("placements", False)):
        report(kind, [entry for entry in entries if entry["best"].startswith("=") == claims])


if __name__ == "__main__":
    main()
