"""`kingdomino puzzles`: look for positions with one clearly best move."""

from __future__ import annotations

import argparse
from collections import Counter

from kingdomino.analysis import DIFFICULTIES
from kingdomino.rules import KingdominoError, Ruleset
from kingdomino.tournaments import PuzzleHunt, find_puzzles

from .compilation import compile_for
from .files import check_writable
from .progress import games_progress
from .screen import print_json
from .words import Words, visible


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `puzzles`."""
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.text("puzzles-games-option"))
    parser.add_argument("--out", required=True, metavar="FILE", help=words.text("puzzles-out-option"))
    parser.add_argument("--keep", type=int, metavar="N", help=words.text("puzzles-keep-option"))
    parser.add_argument("--rules", action="append", metavar="RULESET", help=words.text("puzzles-rules-option"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words.text("puzzles-seed-option"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=words.text("tournament-jobs-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino puzzles --games 200 --out puzzles.jsonl --jobs 2")


def run(options: argparse.Namespace, words: Words) -> int:
    """Play, look, write; Ctrl-C keeps what is found, and the same command goes on from there."""
    hunt = _hunt(options)
    for name, least in (("games", 1), ("jobs", 1), ("keep", 1)):
        number = getattr(options, name)
        if number is not None and number < least:
            raise KingdominoError("unusable_budget", name=name, value=number)
    check_writable(options.out)
    compile_for(("duke",), words)
    found, interrupted = Counter[str](), False
    with games_progress(options.json, words) as show:

        def note(games: int, so_far: Counter[str]) -> None:
            found.update(so_far - found)
            show(games, options.games)

        try:
            found = find_puzzles(hunt, options.games, options.out, jobs=options.jobs, progress=note)
        except KeyboardInterrupt:
            interrupted = True
    counts = {difficulty: found[difficulty] for difficulty in DIFFICULTIES}
    if options.json:
        print_json({"file": options.out, "puzzles": counts, "interrupted": interrupted})
    else:
        print(words.text("puzzles-found", file=visible(options.out), count=sum(counts.values()), **counts))
    return 1 if interrupted else 0


def _hunt(options: argparse.Namespace) -> PuzzleHunt:
    hunt = PuzzleHunt(seed=options.seed, keep=options.keep)
    if not options.rules:
        return hunt
    rulesets = tuple(str(Ruleset.parse(text)) for text in options.rules)
    return PuzzleHunt(seed=options.seed, rulesets=rulesets, keep=options.keep)
