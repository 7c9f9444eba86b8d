"""`kingdomino bench`: how fast the engines are on this machine."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from kingdomino.measure import BENCHMARKS, Measurement, run_benchmark
from kingdomino.rules import Ruleset

from .screen import screen
from .words import Words

#: Measured by the room of that name: `measure` does not know it.
_ENVIRONMENT: Final = "environment"
_STEPS: Final = "_steps_per_second"
#: Measured where no rules are given. Environments are compared by the number of players and the size of the grid.
_RULES: Final = ("4 classic",)
_RULES_OF_ENVIRONMENT: Final = ("2 classic", "4 classic", "2 classic mighty-duel")

_NAMES: Final = {
    "playouts_per_second": "bench-playouts-per-second",
    "queries_per_second": "bench-queries-per-second",
    "kingdoms_per_second": "bench-kingdoms-per-second",
    "simulations_per_second": "bench-simulations-per-second",
    "games_per_second": "bench-games-per-second",
    "mean_points": "bench-mean-points",
    "mean_moves": "bench-mean-moves",
    "positions": "bench-positions",
}


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `bench`."""
    parser.add_argument("what", choices=(*BENCHMARKS, _ENVIRONMENT), help=words.text("bench-what-option"))
    parser.add_argument("--rules", metavar="RULESET", help=words.text("bench-rules-option"))
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help=words.text("bench-seconds-option"))
    parser.add_argument("--threads", type=int, default=1, metavar="N", help=words.text("bench-threads-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example='kingdomino bench playouts --rules "2 classic" --threads 2')


def run(options: argparse.Namespace, words: Words) -> int:
    """Measure, and show the figures: a column for each ruleset."""
    known = _RULES_OF_ENVIRONMENT if options.what == _ENVIRONMENT else _RULES
    rulesets = [Ruleset.parse(text) for text in ([options.rules] if options.rules is not None else known)]
    if options.json:
        figures = [_as_json(_measure(rules, options)) for rules in rulesets]
        print(json.dumps(figures if len(figures) > 1 else figures[0]))
        return 0
    console = screen()
    with console.status(words.text("bench-measuring")):
        measured = [_measure(rules, options) for rules in rulesets]
    named = ", ".join(map(str, rulesets))
    console.print(Text(words.text("bench-title", rules=named, threads=measured[0].threads), "bold"))
    console.print(_table(measured, words))
    return 0


def _measure(rules: Ruleset, options: argparse.Namespace) -> Measurement:
    if options.what == _ENVIRONMENT:
        from kingdomino.environment import measure_environment

        figures = measure_environment(rules, seconds=options.seconds, threads=options.threads)
        return Measurement(rules, options.threads, figures)
    return run_benchmark(options.what, rules, seconds=options.seconds, threads=options.threads)


def _as_json(measured: Measurement) -> dict[str, object]:
    figures = {name: round(figure, 2) for name, figure in measured.figures.items()}
    return {"rules": str(measured.rules), "threads": measured.threads, **figures}


def _table(measured: Sequence[Measurement], words: Words) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False, show_header=len(measured) > 1)
    table.add_column()
    for one in measured:
        table.add_column(words.cell(str(one.rules)), justify="right", no_wrap=True)
    for name in measured[0].figures:
        table.add_row(_name(name, words), *(words.cell(_readable(one.figures[name])) for one in measured))
    return table


def _name(figure: str, words: Words) -> str:
    if figure.endswith(_STEPS):
        return words.cell(words.text("bench-steps-per-second", what=figure.removesuffix(_STEPS)))
    return words.heading(_NAMES[figure])


def _readable(figure: float) -> str:
    """Large figures whole, in groups of three digits; small ones with decimals unless they are counts."""
    if figure >= 1000 or isinstance(figure, int):
        return f"{figure:,.0f}".replace(",", " ")
    return f"{figure:.2f}"
