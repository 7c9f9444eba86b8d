"""`kingdomino bot`: one of our bots, or one from a file, as a program that reads and writes lines."""

from __future__ import annotations

import argparse
import os
import sys

from kingdomino.bots import Entrant, LineProgram

from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The argument of `bot`."""
    parser.add_argument("bot", metavar="BOT", help=words.text("bot-bot-option"))
    parser.epilog = words.text("cli-example", example="kingdomino bot king")


def run(options: argparse.Namespace, words: Words) -> int:  # noqa: ARG001 - programs read its output, not people
    """Answer on standard output what is asked on standard input; what bots print goes to standard error."""
    entrant = Entrant.parse(options.bot)
    sys.stdout.flush()
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr  # at once: what waits in a buffer is lost where the process is ended
    LineProgram(entrant, output).run(sys.stdin.buffer)
    return 0
