"""`kingdomino verify`: was the deck fixed before the first move?"""

from __future__ import annotations

import argparse

from rich.text import Text

from kingdomino.games import Verification, verify_record

from .files import read_text
from .screen import print_json, screen
from .words import Words, key_of


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What `verify` understands."""
    parser.add_argument("file", metavar="FILE", help=words.text("verify-file-option"))
    parser.add_argument("--commitment", metavar="HEX", help=words.text("verify-commitment-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino verify game.txt")


def run(options: argparse.Namespace, words: Words) -> int:
    """Check a record; a shuffle that was not as promised is refused."""
    found = verify_record(read_text(options.file), options.commitment)
    if options.json:
        checks = {check.code: check.passed for check in found.checks}
        print_json({"commitment": found.commitment, "passed": found.passed, "checks": checks})
    else:
        _show(found, words)
    return 0 if found.passed else 1


def _show(found: Verification, words: Words) -> None:
    console = screen()
    console.print(Text(words.text("verify-commitment", commitment=found.commitment), "dim"))
    for check in found.checks:
        answer = words.text("verify-yes") if check.passed else words.text("verify-no")
        line = Text(f"  {answer:>6}  ", "green" if check.passed else "bold red")
        console.print(line.append(words.text(key_of("verify", check.code)), style="default"))
    console.print(Text(words.text("verify-passed" if found.passed else "verify-failed"), "bold"))
