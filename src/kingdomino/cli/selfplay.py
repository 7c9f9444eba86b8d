"""`kingdomino selfplay`: let bots play, and keep every decision as data."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from rich.text import Text

from kingdomino.rules import Ruleset
from kingdomino.tournaments import (
    DECKS_A_FILE,
    SelfplayOutcome,
    Tournament,
    check_selfplay,
    run_selfplay,
    selfplay_plan,
)

from .compilation import compile_for
from .progress import games_progress
from .screen import print_json, screen
from .tournament import entrants_of
from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `selfplay`."""
    parser.add_argument("entrants", nargs="+", metavar="BOT", help=words.text("selfplay-entrants-option"))
    parser.add_argument("--out", metavar="DIR", required=True, help=words.text("selfplay-out-option"))
    parser.add_argument("--rules", metavar="RULESET", help=words.text("selfplay-rules-option"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.text("tournament-games-option"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words.text("tournament-seed-option"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=words.text("tournament-jobs-option"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="S", help=words.text("tournament-seconds-option"))
    budget.add_argument("--playouts", type=int, metavar="N", help=words.text("tournament-playouts-option"))
    parser.add_argument(
        "--decks-per-file", type=int, default=DECKS_A_FILE, metavar="N", help=words.text("selfplay-file-option")
    )
    parser.add_argument("--ray", metavar="ADDRESS", help=words.text("tournament-ray-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino selfplay king:200 --games 1000 --out games")


def run(options: argparse.Namespace, words: Words) -> int:
    """Play into the folder; exit code 1 if it ended early."""
    plan = _plan(options)
    check_selfplay(plan, options.out)
    compile_for((entrant.bot for entrant in plan.distinct), words)
    with games_progress(options.json, words) as show:
        outcome = run_selfplay(
            plan,
            options.games,
            options.out,
            jobs=options.jobs,
            decks_a_file=options.decks_per_file,
            ray=options.ray,
            progress=show,
        )
    if options.json:
        print_json({**asdict(outcome), "failure": outcome.failure.code if outcome.failure else None})
    else:
        _show(outcome, options, words)
    if outcome.failure:
        raise outcome.failure
    return 1 if outcome.interrupted else 0


def _plan(options: argparse.Namespace) -> Tournament:
    entrants = entrants_of(options)
    players = max(len(entrants), 2)
    rules = Ruleset(players=players) if options.rules is None else Ruleset.parse(options.rules)
    return selfplay_plan(entrants, rules, options.seed)


def _show(outcome: SelfplayOutcome, options: argparse.Namespace, words: Words) -> None:
    console = screen()
    finished, wanted = outcome.games_finished, outcome.games_wanted
    console.print(Text(words.text("selfplay-done", finished=finished, wanted=wanted, folder=options.out)))
    if finished < wanted:
        console.print(Text(words.text("tournament-go-on", folder=options.out), "bold"))
