"""`kingdomino bot-check`: go through the corners of the bot protocol with a program, and say what is wrong."""

from __future__ import annotations

import argparse

from rich.text import Text

from kingdomino.bots import Entrant
from kingdomino.tournaments import Finding, check_bot

from .compilation import compile_for
from .screen import screen
from .words import Words, visible


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The argument of `bot-check`."""
    parser.add_argument("bot", metavar="BOT", help=words.text("bot-check-bot-option"))
    parser.epilog = words.text("cli-example", example='kingdomino bot-check "cmd:./mybot --fast"')


def run(options: argparse.Namespace, words: Words) -> int:
    """A line for every check; exit code 1 if one of them failed."""
    bot = Entrant.parse(options.bot).bot
    compile_for([bot], words)
    console = screen()
    failed = False
    for finding in check_bot(bot):
        failed = failed or finding.fault is not None
        console.print(Text(_sentence(finding, words), "bold" if finding.fault else ""))
        console.file.flush()
    console.print(Text(words.text("bot-check-not-ready" if failed else "bot-check-ready")))
    return 1 if failed else 0


def _sentence(finding: Finding, words: Words) -> str:
    check = words.text(f"bot-check-{finding.check}", **({"rules": finding.rules} if finding.rules else {}))
    if finding.fault is None:
        return words.text("bot-check-passed", check=check)
    return words.text(
        "bot-check-failed",
        check=check,
        fault=words.text(f"forfeit-{finding.fault}"),
        reason=visible(finding.reason),
    )
