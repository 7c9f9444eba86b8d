"""`kingdomino verify`: was the deck set before the first move?"""

from __future__ import annotations

import argparse

from rich.text import Text

from kingdomino.games import Verification, verify_record
from kingdomino.notation import split_records
from kingdomino.rules import KingdominoError

from .files import read_text
from .screen import print_json, screen
from .words import Words, key_of


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `verify`."""
    parser.add_argument("file", metavar="FILE", help=words.text("verify-file-option"))
    parser.add_argument(
        "--commitment", metavar="HEX", action="append", default=[], help=words.text("verify-commitment-option")
    )
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino verify game.txt")


def run(options: argparse.Namespace, words: Words) -> int:
    """Check a record; a shuffle that was not as promised is refused."""
    found = _verify(options.file, options.commitment)
    passed = all(game.passed for game in found)
    if options.json:
        print_json({"passed": passed, "games": [_as_json(game) for game in found]})
    else:
        _show(found, words)
    return 0 if passed else 1


def _verify(file: str, noted: list[str]) -> list[Verification]:
    """Every game of a file; the first noted commitment belongs to the first game, and so on."""
    pieces = split_records(read_text(file))
    if len(noted) > len(pieces):
        raise KingdominoError("too_many_commitments", commitments=len(noted), games=len(pieces))
    found = []
    for piece, commitment in zip(pieces, [*noted, *[None] * len(pieces)], strict=False):
        try:
            found.append(verify_record(piece.text, commitment))
        except KingdominoError as error:
            located = piece.located(error) if "line" in error.facts else error
            raise located.located(in_file=file) from None
    return found


def _as_json(found: Verification) -> dict[str, object]:
    checks = {check.code: check.passed for check in found.checks}
    return {"commitment": found.commitment, "passed": found.passed, "checks": checks}


def _show(games: list[Verification], words: Words) -> None:
    console = screen()
    for number, found in enumerate(games, start=1):
        if len(games) > 1:
            console.print(Text(words.text("replay-game-of", number=number, count=len(games)), "bold"))
        console.print(Text(words.text("verify-commitment", commitment=found.commitment), "dim"))
        for check in found.checks:
            answer = words.text("verify-yes") if check.passed else words.text("verify-no")
            line = Text().append(f"  {answer:>6}  ", style="green" if check.passed else "bold red")
            console.print(line.append(words.text(key_of("verify", check.code))))
        console.print(Text(words.text("verify-passed" if found.passed else "verify-failed"), "bold"))
