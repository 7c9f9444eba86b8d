"""`kingdomino picture`: the table of a recorded game as an SVG or PNG file."""

from __future__ import annotations

import argparse
from pathlib import Path

from kingdomino.pictures import png_of, svg_of
from kingdomino.rules import COLOURS, KingdominoError

from .files import write
from .replay import film_of
from .screen import print_json
from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `picture`."""
    parser.add_argument("file", metavar="RECORD", help=words.text("replay-file-option"))
    parser.add_argument("--at", type=int, metavar="N", help=words.text("picture-at-option"))
    parser.add_argument("--game", type=int, default=1, metavar="N", help=words.text("replay-game-option"))
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=words.text("picture-output-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino picture game.txt --at 40 -o table.svg")


def run(options: argparse.Namespace, words: Words) -> int:
    """Draw the game after so many moves; where the record breaks off before its end, say so afterwards."""
    path = Path(options.output)
    if path.suffix.lower() not in (".svg", ".png"):
        raise KingdominoError("unknown_picture_format", file=options.output)
    film = film_of(options.file, options.game)
    at = film.last if options.at is None else options.at
    if not 0 <= at <= film.last:
        raise KingdominoError("no_such_move_number", number=at, count=film.last)
    names = film.replay.players
    shown = None if names == COLOURS[: len(names)] else names
    svg = svg_of(film.positions[at], shown)
    write(options.output, svg.encode() if path.suffix.lower() == ".svg" else png_of(svg))
    if options.json:
        print_json({"file": str(path), "at": at, "position": str(film.positions[at])})
    else:
        print(words.text("picture-written", file=str(path)))
    if film.failure is not None:
        raise film.failure
    return 0
