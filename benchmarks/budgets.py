"""Whether searches keep their budgets and end on Ctrl-C. On an idle machine, after `kingdomino warmup`:

    python -m benchmarks.budgets

prints how far searches overran their seconds, and how long a search and a tournament took to end after Ctrl-C.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time

from kingdomino import Game, Position, Ruleset
from kingdomino.bots import bot
from kingdomino.search import TREE, Evaluation

RULESETS = ("2 classic harmony middle-kingdom", "4 classic", "2 classic mighty-duel")
BUDGETS = (0.02, 0.05, 0.2, 1.0)

SEARCH = """
from benchmarks.budgets import *
print("on", flush=True)
Evaluation(middle("4 classic"), TREE, threads=2).run(seconds=60)
"""
TOURNAMENT = "-m kingdomino tournament king@5 duke --games 20 --jobs 2 --rules"


def middle(rules: str) -> Position:
    """A placement with a choice, a third into a game of knights."""
    game = Game.shuffled(Ruleset.parse(rules), 5)
    while game.position.round <= game.rules.rounds // 3 or len(game.position.legal_moves()) < 5:
        game.play(bot("knight").choose(game.position, seed=1))
    return game.position


def overruns() -> None:
    """Seconds over the budget, per ruleset, threads and budget."""
    for rules in RULESETS:
        position = middle(rules)
        for threads in (1, 2):
            for seconds in BUDGETS:
                over = [_overrun(position, seconds, threads, seed) for seed in range(5)]
                worst = max(over, key=abs)
                allowed = max(0.05 * seconds, 0.02)
                kept = "kept" if abs(worst) <= allowed else "NOT KEPT"
                print(
                    f"{rules:34} {threads} threads {seconds:5} s: at most {1000 * worst:+6.1f} ms   {kept}", flush=True
                )


def _overrun(position: Position, seconds: float, threads: int, seed: int) -> float:
    begun = time.perf_counter()
    Evaluation(position, TREE, seed=seed, threads=threads).run(seconds=seconds)
    return time.perf_counter() - begun - seconds


def interruptions() -> None:
    """Seconds from Ctrl-C to the end of the process."""
    commands = {
        "search": [sys.executable, "-c", SEARCH],
        "tournament": [sys.executable, *TOURNAMENT.split(), "2 classic"],
    }
    for name, command in commands.items():
        for _ in range(3):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            assert process.stdout is not None
            if name == "search":
                process.stdout.readline()
            time.sleep(4)
            begun = time.perf_counter()
            process.send_signal(signal.SIGINT)
            process.wait()
            print(f"{name}: ended {1000 * (time.perf_counter() - begun):.0f} ms after Ctrl-C", flush=True)


if __name__ == "__main__":
    overruns()
    interruptions()
