"""`kingdomino perft`: count all move sequences of each length."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from kingdomino.measure import Expectation, decisions_in_a_game, game_perft, kingdom_perft, read_perft_file
from kingdomino.rules import KingdominoError, Ruleset

from .files import read_text
from .screen import print_json, screen
from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `perft`."""
    parser.add_argument("files", nargs="*", metavar="FILE", help=words.text("perft-files-option"))
    parser.add_argument("--dominoes", nargs="+", type=int, metavar="N", help=words.text("perft-dominoes-option"))
    parser.add_argument("--grid", type=int, choices=(5, 7), default=5, help=words.text("perft-grid-option"))
    parser.add_argument("--rules", metavar="RULESET", help=words.text("perft-rules-option"))
    parser.add_argument("--seed", type=_count, default=1, metavar="S", help=words.text("perft-seed-option"))
    parser.add_argument("--after", type=_count, default=0, metavar="N", help=words.text("perft-after-option"))
    parser.add_argument("--depth", type=_count, default=6, metavar="D", help=words.text("perft-depth-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example='kingdomino perft --rules "2 classic" --seed 1 --depth 6')
    parser.set_defaults(wrong_usage=parser.error)


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def run(options: argparse.Namespace, words: Words) -> int:
    """Count, or compare with files of counts."""
    if sum(map(bool, (options.files, options.dominoes, options.rules))) != 1:
        try:
            options.wrong_usage(words.text("perft-one-task"))
        except SystemExit:
            return 2
    if options.files:
        return _compare(options, words)
    if options.dominoes:
        _show_counts(kingdom_perft(options.dominoes, options.grid), None, options, words)
    else:
        rules = Ruleset.parse(options.rules)
        _show_counts(game_perft(rules, options.seed, options.after, options.depth), rules, options, words)
    return 0


def _show_counts(counts: Iterator[int], rules: Ruleset | None, options: argparse.Namespace, words: Words) -> None:
    """Print each count as soon as it is known; a game's counts end with the game."""
    if options.json:
        print_json({"counts": list(counts)})
        return
    console = screen()
    console.print(_row(*map(words.heading, ("perft-depth", "perft-count", "perft-seconds"))), style="bold")
    begun = time.perf_counter()
    for depth, count in enumerate(counts, start=1):
        console.print(_row(str(depth), str(count), f"{time.perf_counter() - begun:.2f}"))
        begun = time.perf_counter()
        if rules is not None and count == 0:
            console.print(words.text("perft-game-over", decisions=decisions_in_a_game(rules)))
            break


def _row(depth: str, count: str, seconds: str) -> str:
    """Printed as soon as it is counted: an interruption loses nothing."""
    return f"{depth:>10}{count:>20}{seconds:>12}"


def _compare(options: argparse.Namespace, words: Words) -> int:
    expectations = [line for name in options.files for line in _expectations(name)]
    console = screen()
    wrong = []
    for expectation in expectations:
        difference = _difference(expectation)
        if difference is None:
            sentence = words.text("perft-line-right", subject=expectation.subject)
        else:
            wrong.append({"line": expectation.subject, "depth": difference[0], "counted": difference[1]})
            sentence = words.text(
                "perft-line-wrong", subject=expectation.subject, depth=difference[0], counted=str(difference[1])
            )
        if not options.json:
            console.print(sentence)
    if options.json:
        print_json({"lines": len(expectations), "wrong": wrong})
    elif wrong:
        console.print(words.text("perft-some-wrong", wrong=len(wrong), lines=len(expectations)))
    else:
        console.print(words.text("perft-all-right", lines=len(expectations)))
    return 1 if wrong else 0


def _expectations(name: str) -> tuple[Expectation, ...]:
    try:
        return read_perft_file(read_text(name))
    except KingdominoError as error:
        raise error.located(in_file=name) if "file" not in error.facts else error from None


def _difference(expectation: Expectation) -> tuple[int, int] | None:
    """The first depth with another count, and that count."""
    for depth, (counted, expected) in enumerate(zip(expectation.count(), expectation.counts, strict=True), start=1):
        if counted != expected:
            return depth, counted
    return None
