"""The matches that say how strong the bots are, all of them or by group:

    python -m benchmarks.matches FOLDER points time --jobs 2
    python -m benchmarks.matches FOLDER --games 80

`points`: the king against three players who count points only. `time`: ten times the playouts against once.
`ladder`: every level against the one below.
`field`: all five levels in tables of four; `kingdomino bots --from FOLDER/field-* --save FILE` makes ratings from it.

Every match is a tournament with a folder of its own below FOLDER. They take turns, a portion of games each, so that all
are known about equally well whenever it is interrupted; started again, it continues. At the end, or after Ctrl-C, it
prints a Markdown table: shares and margins with 95 % intervals over decks.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from kingdomino.bots import Entrant
from kingdomino.rules import Ruleset
from kingdomino.tournaments import Estimate, Outcome, Standing, Tournament, run_tournament

BONUSES: Final = " harmony middle-kingdom"
FULL_GREEDY: Final = "benchmarks/full_greedy.py:FullGreedy"
#: A level's playouts by table: about its own time for the duke, a third of it for the king.
LADDER: Final = {
    "2 classic": ("page", "squire", "knight", "duke:16", "king:200"),
    "3 classic": ("page", "squire", "knight", "duke:16", "king:200"),
    "4 classic": ("page", "squire", "knight", "duke:16", "king:200"),
    "2 classic mighty-duel": ("page", "squire", "knight", "duke:16", "king:200"),
}


class Match(NamedTuple):
    """A tournament: the entrant that it is about comes first."""

    group: str
    rules: str
    entrants: tuple[str, ...]
    games: int
    seed: int

    @property
    def folder(self) -> str:
        """Its folder, named after what it is."""
        words = [self.group, self.rules, *self.entrants]
        return "".join(sign if sign.isalnum() else "-" for sign in "-".join(words))


def matches() -> Iterator[Match]:
    """Every match."""
    two, four = "2 classic" + BONUSES, "4 classic" + BONUSES
    yield Match("points", four, ("king:200", *[FULL_GREEDY] * 3), 400, 103)
    yield Match("time", two, ("king:1200", "king:120"), 400, 121)
    for table, levels in LADDER.items():
        for bonuses in (BONUSES, ""):
            others = int(table[0]) - 1
            for below, level in pairwise(levels):
                yield Match("ladder", table + bonuses, (level, *[below] * others), 200, 141)
    levels = LADDER["4 classic"]
    for absent in levels:
        yield Match("field", four, tuple(level for level in levels if level != absent), 200, 151)


def play(match: Match, folder: Path, games: int, jobs: int) -> Outcome:
    """Play until the match has so many games."""
    entrants = tuple(Entrant.parse(text) for text in match.entrants)
    tournament = Tournament(entrants, Ruleset.parse(match.rules), match.seed)
    return run_tournament(tournament, games, jobs=jobs, folder=folder / match.folder)


def row(match: Match, outcome: Outcome) -> str:
    """A line of the table about the first entrant, or about all in a field."""
    first = str(Entrant.parse(match.entrants[0]))
    shown = [one for one in outcome.standings if match.group == "field" or str(one.entrant) == first]
    others, games = " ".join(match.entrants[1:]), outcome.games_counted
    return "\n".join(
        f"| {match.group} | `{match.rules}` | `{one.entrant}` | `{others}` | {games} | {_figures(one)} |"
        for one in shown
    )


def _figures(standing: Standing) -> str:
    share = standing.share
    within = "" if share.low is None or share.high is None else f" ({100 * share.low:.1f}–{100 * share.high:.1f})"
    forfeits = sum(one.games for one in standing.forfeits)
    figures = [f"{100 * share.mean:.1f} %{within}", _mean(standing.points, ""), _mean(standing.margin, "+")]
    return " | ".join(figures) + (f" ({forfeits} forfeits)" if forfeits else "")


def _mean(estimate: Estimate | None, sign: str) -> str:
    if estimate is None:
        return "–"
    reach = "" if estimate.high is None else f" ± {estimate.high - estimate.mean:.1f}"
    return f"{estimate.mean:{sign}.1f}{reach}"


def run(chosen: Sequence[Match], folder: Path, portion: int, jobs: int, most: int | None) -> dict[Match, Outcome]:
    """Let the matches take turns until all are done or somebody interrupts; what is known then."""
    known: dict[Match, Outcome] = {}
    begun, done = time.monotonic(), 0
    while True:
        done += portion
        for match in chosen:
            wanted = min(done, match.games, most or match.games)
            if match in known and known[match].games_counted >= wanted:
                continue
            known[match] = play(match, folder, wanted, jobs)
            minutes = (time.monotonic() - begun) / 60
            print(f"{minutes:5.1f} min  {row(match, known[match])}", file=sys.stderr, flush=True)
            if known[match].interrupted or known[match].failure:
                return known
        if done >= max(min(match.games, most or match.games) for match in chosen):
            return known


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.matches", description=__doc__)
    parser.add_argument("folder", type=Path)
    groups = list(dict.fromkeys(match.group for match in matches()))
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"of {', '.join(groups)}; all if none is named")
    parser.add_argument("--games", type=int, help="games of a match at most")
    parser.add_argument("--portion", type=int, default=40, help="games before the next match has its turn")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    unknown = set(options.groups) - set(groups)
    if unknown:
        parser.error(f"no such group: {', '.join(sorted(unknown))}; there are {', '.join(groups)}")
    chosen = [match for match in matches() if match.group in (options.groups or groups)]
    known = run(chosen, options.folder, options.portion, options.jobs, options.games)
    print("| group | rules | one | against | games | wins | points | margin |\n|---|---|---|---|---|---|---|---|")
    for match, outcome in known.items():
        if outcome.standings:
            print(row(match, outcome))
    failures = [outcome.failure for outcome in known.values() if outcome.failure]
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures or any(outcome.interrupted for outcome in known.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
