"""Steps a second of the environments, by opponent, players and planes, beside an earlier version, as one table.

    python -m benchmarks.environment [--against REVISION] [--seconds 2] [--rules "2 classic" …] [--only WORD …]

A step is one of the learner's. It counts with all that a user waits for: drawing a random legal action, masks,
autoreset, and the moves of opponents; figures are by second of processor time on one thread. Versions take turns, row
by row, so that a busy machine slows both alike. Before lanes had opponents, one environment with one learner stood in
their place (`Kingdomino-v1`). Where pgx is installed, its connect four is measured too: another, smaller game, in as
many lanes. It prints Markdown; what could not be measured is left empty.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from datetime import date
from typing import Final

import kingdomino
from benchmarks.revisions import HERE, Asking, running, source_of

RULES: Final = ("2 classic", "4 classic", "2 classic mighty-duel")
OPPONENTS: Final = ("page", "squire", "knight", "duke:16")

#: What is measured: its name in the table, and the question to a process: an interface, or a vector's observation,
#: opponent and lanes. Those who think play in fewer lanes, so that a step is not too long to be measured.
ROWS: Final = (
    ("no observation", "vector none - 1024"),
    ("planes", "vector planes - 1024"),
    *(
        (f"{opponent}, {shown}", f"vector {observe} {opponent} {lanes}")
        for opponent, lanes in zip(OPPONENTS, (1024, 1024, 128, 16), strict=True)
        for observe, shown in (("none", "no observation"), ("planes", "planes"))
    ),
    ("PettingZoo, `raw_env`", "pettingzoo_raw"),
    ("PettingZoo, `env`", "pettingzoo"),
    ("OpenSpiel, decisions", "open_spiel"),
    ("pgx, connect four", "pgx"),
)

#: A process that answers each line, a row's question, seconds and a ruleset, with steps a second of processor time.
CHILD: Final = """
import inspect, sys, time
import gymnasium, numpy as np
from kingdomino.environment import KingdominoVector, bench, kingdomino_v1
from kingdomino.kernel import random_decisions
from kingdomino.rules import Ruleset

def vector(rules, seconds, observe, opponent, lanes):
    options = {} if opponent == "-" else {"opponents": opponent}
    if options and "opponents" not in inspect.signature(KingdominoVector).parameters:
        return solo(rules, seconds, opponent)
    env = KingdominoVector(int(lanes), rules, observe, **options)
    seen, _ = env.reset(seed=1)
    dice = np.arange(int(lanes), dtype=np.uint64)
    def steps():
        nonlocal seen
        seen, *_ = env.step(random_decisions(seen["action_mask"], dice))
        return int(lanes)
    return rate(steps, seconds)

def solo(rules, seconds, opponent):
    env = gymnasium.make("Kingdomino-v1", rules=rules, opponents=(opponent,)).unwrapped
    dice = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    def step():
        nonlocal seen
        seen, _, ended, *_ = env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
        if ended:
            seen, _ = env.reset()
        return 1
    return rate(step, seconds)

def rate(steps, seconds):
    for _ in range(3):
        steps()
    made, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        made += steps()
    return made / spent

OTHERS = {
    "pettingzoo_raw": lambda rules, seconds: bench._pettingzoo(kingdomino_v1.raw_env, rules, seconds),
    "pettingzoo": lambda rules, seconds: bench._pettingzoo(kingdomino_v1.env, rules, seconds),
    "open_spiel": lambda rules, seconds: bench._open_spiel(rules, seconds)[1],
    "pgx": lambda rules, seconds: bench._pgx(rules, seconds)[1],
}
for line in sys.stdin:
    row, seconds, rules = line.rstrip().split("|")
    what, *more = row.split()
    rules, seconds = Ruleset.parse(rules), float(seconds)
    try:
        print(vector(rules, seconds, *more) if what == "vector" else OTHERS[what](rules, seconds), flush=True)
    except ImportError:
        print("-", flush=True)
"""


def readable(answer: list[str]) -> str:
    """A figure with three digits that count."""
    if answer == ["-"]:
        return ""
    figure = float(f"{float(answer[0]):.3g}")
    return f"{figure / 1e6:.3g} M" if figure >= 1e6 else f"{figure:,.0f}"


def cells(question: str, seconds: float, rulesets: list[str], versions: list[Asking]) -> list[str]:
    """A cell for every ruleset: the figure of today, and of the other version in brackets."""
    found = list[str]()
    for rules in rulesets:
        asked = versions[:1] if question == "pgx" else versions
        now, *before = (readable(ask(f"{question}|{seconds}|{rules}")) for ask in asked)
        found.append(now + "".join(f" ({figure})" for figure in before if figure))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.environment",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rules", nargs="+", default=list(RULES))
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="rows with one of these words")
    options = parser.parse_args()
    sources = [HERE / "src", *([source_of(options.against)] if options.against else [])]
    rows = [row for row in ROWS if not options.only or any(word in row[0] for word in options.only)]
    with ExitStack() as open_processes:
        versions = [open_processes.enter_context(running(CHILD, source)) for source in sources]
        print(f"| learner against | {' | '.join(f'`{rules}`' for rules in options.rules)} |")
        print("|---" * (1 + len(options.rules)) + "|")
        for name, question in rows:
            row = cells(question, options.seconds, options.rules, versions)
            print(f"| {name} | {' | '.join(row)} |", flush=True)
    beside = f" In brackets: {options.against}." if options.against else ""
    print(f"\nSteps a second of processor time.{beside}\n\nVersion {kingdomino.__version__}, {date.today():%d %B %Y}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
