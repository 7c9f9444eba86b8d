"""`kingdomino train`: teach the value of kingdoms by games that it plays against itself."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.text import Text

from kingdomino.training import Report, train

from .screen import print_json, screen
from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `train`."""
    parser.add_argument("folder", metavar="DIR", help=words.text("train-folder-option"))
    until = parser.add_mutually_exclusive_group(required=True)
    until.add_argument("--games", type=int, metavar="N", help=words.text("train-games-option"))
    until.add_argument("--seconds", type=float, metavar="S", help=words.text("train-seconds-option"))
    parser.add_argument("--seed", type=int, metavar="S", help=words.text("train-seed-option"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=words.text("train-jobs-option"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.text("train-ray-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino train weights --seconds 600 --jobs 2")


def run(options: argparse.Namespace, words: Words) -> int:
    """Learn in the folder, with a line about every stretch of it."""

    def show(report: Report) -> None:
        if options.json:
            print_json(asdict(report))
        else:
            screen().print(Text(_sentence(report, words)))

    train(
        Path(options.folder),
        seconds=options.seconds,
        games=options.games,
        seed=options.seed,
        jobs=options.jobs,
        ray=options.ray,
        progress=show,
    )
    return 0


def _sentence(report: Report, words: Words) -> str:
    points = {
        name: round(report.points.get(f"{players} classic harmony middle-kingdom", 0.0), 1)
        for name, players in (("two", 2), ("three", 3), ("four", 4))
    }
    minutes = round(report.seconds / 60)
    return words.text("train-report", games=report.games, minutes=minutes, error=round(report.error, 1), **points)
