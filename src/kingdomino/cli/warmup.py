"""`kingdomino warmup`: compile ahead of the first game."""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from time import perf_counter

from rich.text import Text

from .compilation import compilation_shown
from .screen import print_json, screen
from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `warmup`."""
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino warmup")


def run(options: argparse.Namespace, words: Words) -> int:
    """Compile every entry point that is not compiled yet; show the cache folder and the seconds."""
    begun = perf_counter()
    # Here and not above: the help page does not wait for a compiler.
    from kingdomino import kernel
    from kingdomino.search import opponent_steps, search_steps

    console = screen()
    if kernel.COMPILED:
        with nullcontext() if options.json else compilation_shown(console, words) as show_step:
            kernel.warm_up(show_step, [*search_steps(), *opponent_steps()])
    seconds = perf_counter() - begun
    folder = None if kernel.CACHE_FOLDER is None else str(kernel.CACHE_FOLDER)
    if options.json:
        print_json({"compiled": kernel.COMPILED, "folder": folder, "seconds": round(seconds, 2)})
    elif not kernel.COMPILED:
        console.print(Text(words.text("warmup-uncompiled")))
    else:
        console.print(Text(words.text("warmup-ready", seconds=round(seconds, 1))))
        console.print(Text(words.text("warmup-kept", folder=folder) if folder else words.text("warmup-not-kept")))
    return 0
