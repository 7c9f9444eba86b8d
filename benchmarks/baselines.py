"""How strong the levels are, as one table to cite: who wins how much against whom, and Elo from it.

    python -m benchmarks.baselines FOLDER [--rules "2 classic" …] [--games 100] [--levels page squire …] [--jobs 2]

Every two levels meet at tables of two, or of four with two seats each; every deck is played with all rotations of the
seats. Budgets are in playouts, so every machine plays the same games. Each meeting is a tournament with a folder of its
own below FOLDER: started again, the command goes on, and more `--games` prolong it. It prints Markdown.

Elo is the usual one (Bradley and Terry's model, 400 points for ten to one), the middle level being 1500, with one
victory more for either side of every meeting, so that who never won has a number. Intervals of 95 % are made by drawing
the decks of all meetings anew.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import kingdomino
from kingdomino.bots import Entrant
from kingdomino.rules import Ruleset
from kingdomino.tournaments import CONFIDENCE, Journal, Outcome, Played, Tournament, run_tournament, share_of

LEVELS: Final = ("page", "squire", "knight", "duke:16", "king:60")
RULES: Final = ("2 classic", "4 classic", "2 classic harmony middle-kingdom", "4 classic harmony middle-kingdom")
_DRAWS: Final = 400
_SEED: Final = 211

Pair = tuple[str, str]


def tournament_of(pair: Pair, rules: Ruleset) -> Tournament:
    """The meeting of two levels, each with every other seat."""
    entrants = tuple(Entrant.parse(name) for name in pair * (rules.players // 2))
    return Tournament(entrants, rules, _SEED)


def shares_by_deck(tournament: Tournament, games: Sequence[Played]) -> list[float]:
    """The first level's part of the victory, a number a deck."""
    first, decks = tournament.entrants[0], dict[int, list[float]]()
    for game in games:
        seats = tournament.rotations[game.number[1]]
        won = sum(share for share, sitting in zip(game.shares, seats, strict=True) if sitting == first)
        decks.setdefault(game.number[0], []).append(won)
    return [sum(shares) / len(shares) for shares in decks.values()]


def elo(levels: Sequence[str], found: Mapping[Pair, Sequence[float]]) -> dict[str, float]:
    """Ratings that make the shares of all meetings likeliest, by Zermelo's iteration."""
    wins = dict.fromkeys(levels, 0.0)
    meetings = list[tuple[str, str, float]]()
    for (one, other), shares in found.items():
        count = len(shares) + 2.0
        wins[one] += sum(shares) + 1.0
        wins[other] += len(shares) - sum(shares) + 1.0
        meetings.append((one, other, count))
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(500):
        expected = dict.fromkeys(levels, 0.0)
        for one, other, count in meetings:
            together = count / (strength[one] + strength[other])
            expected[one] += together
            expected[other] += together
        strength = {level: wins[level] / expected[level] for level in levels}
    middle = strength[levels[len(levels) // 2]]
    return {level: 1500.0 + 400.0 * math.log10(strength[level] / middle) for level in levels}


def intervals(levels: Sequence[str], found: Mapping[Pair, Sequence[float]]) -> dict[str, tuple[float, float]]:
    """The intervals of the ratings, over decks drawn anew."""
    random, drawn = Random(_SEED), list[dict[str, float]]()
    for _ in range(_DRAWS):
        drawn.append(elo(levels, {pair: random.choices(shares, k=len(shares)) for pair, shares in found.items()}))
    out = round(_DRAWS * (1.0 - CONFIDENCE) / 2.0)
    ordered = {level: sorted(ratings[level] for ratings in drawn) for level in levels}
    return {level: (ratings[out], ratings[-1 - out]) for level, ratings in ordered.items()}


def table(rules: Ruleset, levels: Sequence[str], found: Mapping[Pair, Sequence[float]], games: int) -> str:
    """The matrix of shares in percent, the row's level against the column's, and the ratings."""
    ratings, ranges = elo(levels, found), intervals(levels, found)
    lines = [
        f"| `{rules}` | {' | '.join(levels)} | Elo |",
        f"|---|{'---|' * len(levels)}---|",
    ]
    for level in reversed(levels):
        cells = [_cell(level, other, found) for other in levels]
        low, high = ranges[level]
        lines.append(f"| **{level}** | {' | '.join(cells)} | **{ratings[level]:.0f}** ({low:.0f}–{high:.0f}) |")
    return "\n".join([*lines, "", f"{games} games in all."])


def _cell(level: str, other: str, found: Mapping[Pair, Sequence[float]]) -> str:
    if level == other:
        return "–"
    shares = found.get((level, other)) or [1.0 - share for share in found[other, level]]
    estimate = share_of(shares)
    if estimate.low is None or estimate.high is None:
        return f"{100 * estimate.mean:.0f}"
    return f"{100 * estimate.mean:.0f} ({100 * estimate.low:.0f}–{100 * estimate.high:.0f})"


def play(folder: Path, rules: Ruleset, levels: Sequence[str], games: int, jobs: int) -> str | None:
    """Play all meetings; their table, or none after Ctrl-C."""
    found, count = dict[Pair, Sequence[float]](), 0
    for pair in combinations(levels, 2):
        plan = tournament_of(pair, rules)
        place = folder / "".join(sign if sign.isalnum() else "-" for sign in f"{rules}-{pair[0]}-{pair[1]}")
        outcome: Outcome = run_tournament(plan, games, jobs=jobs, folder=place)
        if outcome.failure:
            raise outcome.failure
        if outcome.interrupted:
            return None
        with Journal(place, plan) as journal:
            played = [game for game in journal.finished() if game.number[0] <= outcome.decks_counted]
        found[pair] = shares_by_deck(plan, played)
        count += len(played)
        print(f"{rules}: {pair[0]} {100 * sum(found[pair]) / len(found[pair]):.1f} % {pair[1]}", file=sys.stderr)
    return table(rules, levels, found, count)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.baselines",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rules", nargs="+", default=RULES)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--games", type=int, default=100, help="of every meeting")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    for text in options.rules:
        found = play(options.folder, Ruleset.parse(text), options.levels, options.games, options.jobs)
        if found is None:
            return 1
        print(found + "\n", flush=True)
    print(f"Version {kingdomino.__version__}, {date.today():%d %B %Y}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
