"""`kingdomino bots`: the levels, how each plays, and its measured strength."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from kingdomino.bots import LEVELS, Rating, measured_ratings, name_shown, names_of, ratings_in
from kingdomino.tournaments import rate_folders, save_ratings

from .screen import print_json, screen
from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `bots`."""
    parser.add_argument("--from", nargs="+", dest="folders", metavar="DIR", help=words.text("bots-from-option"))
    parser.add_argument("--save", metavar="FILE", help=words.text("bots-save-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino bots --from ladder/* --save ratings.json")


def run(options: argparse.Namespace, words: Words) -> int:
    """List the levels, with the ratings of the package or those that the given tournaments show."""
    measured = rate_folders(options.folders) if options.folders else measured_ratings()
    if options.save:
        save_ratings(measured, options.save)
    if options.json:
        print_json({"levels": list(LEVELS), **measured})
    else:
        _show(ratings_in(measured), words)
    return 0


def _show(ratings: Mapping[str, Rating], words: Words) -> None:
    console = screen()
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False)
    table.add_column(words.heading("bots-name"), header_style="bold", overflow="fold")
    for key in ("bots-rating", "bots-games"):
        table.add_column(words.heading(key), justify="right", header_style="bold", no_wrap=True)
    table.add_column(words.heading("bots-about"), header_style="bold")
    for name, about in _rows(ratings, words):
        rating = ratings.get(name)
        table.add_row(
            Text(words.cell(name)),
            words.cell(f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating else "–"),
            words.cell(str(rating.games) if rating else "–"),
            about,
        )
    console.print(table)
    console.print()
    if ratings:
        console.print(Text(words.text("bots-rating-note"), "dim"))
    unmeasured = [level for level in LEVELS if not names_of(level, ratings)]
    if unmeasured:
        console.print(Text(words.text("bots-unmeasured", names=", ".join(unmeasured)), "dim"))


def _rows(ratings: Mapping[str, Rating], words: Words) -> list[tuple[str, str]]:
    """The levels, each followed by its ratings with other budgets; then users' own bots.

    A level that was never measured without a budget is listed with the budget that has the most games.
    """
    rows = []
    for level in LEVELS:
        shown = name_shown(level, ratings)
        rows.append((shown, words.text(f"bots-about-{level}")))
        rows += [(name, "") for name in names_of(level, ratings) if name != shown]
    listed = {name for name, _ in rows}
    return rows + [(name, "") for name in ratings if name not in listed]
