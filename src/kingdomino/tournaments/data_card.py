"""The data card of a self-play folder: what the data are, how they were made, and every column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import kingdomino

from .selfplay_files import DECISIONS, GAMES, SPLITS, finished_decks, load_selfplay, split_of
from .tournament import Tournament

CARD_FILE: Final = "README.md"


def write_card(folder: Path, plan: Tournament) -> None:
    """Write the card for the games that are in the folder now."""
    decks = finished_decks(folder)
    if not decks:
        return
    part = folder / f"{CARD_FILE}.part"
    part.write_text(_card(folder, plan, decks), encoding="utf-8")
    part.replace(folder / CARD_FILE)


def _card(folder: Path, plan: Tournament, decks: set[int]) -> str:
    games = load_selfplay(folder, "games", columns=["decisions", "forfeit"])
    splits = Counter(split_of(plan, deck) for deck in decks)
    facts = {
        "bots by seat": ", ".join(map(str, plan.entrants)),
        "rules": str(plan.rules),
        "seed of the decks, from --seed": str(plan.seed),
        "kingdomino": kingdomino.__version__,
        "decks": f"{len(decks)} ({', '.join(f'{splits[name]} {name}' for name in SPLITS)})",
        "rotations of the seats": str(len(plan.rotations)),
        "games": str(len(games["decisions"])),
        "decisions": str(int(games["decisions"].sum())),
        "forfeited games": str(sum(kind is not None for kind in games["forfeit"])),
    }
    parts = [
        "# Kingdomino self-play\n",
        "Games that bots played against each other, with every decision, made by `kingdomino selfplay`.\n",
        _table(("", ""), facts.items()),
        "Every deck is played under all different rotations of the seats. A deck is in one split with all its games.\n"
        "Bots see positions only; a record holds the deck because its game is over. The same command makes the same\n"
        "games where budgets are playouts.\n",
        "Two tables in Parquet (zstd), in files of whole decks with the same names in both folders.\n",
        *(
            f"## {name}\n\n{_table(('column', 'type', 'meaning'), _rows(columns))}"
            for name, columns in (("games", GAMES), ("decisions", DECISIONS))
        ),
        "## Read it\n\n```python\nfrom kingdomino.tournaments import load_selfplay\n\n"
        'decisions = load_selfplay("DIR", "decisions", split="train")  # NumPy arrays by column\n```\n',
    ]
    return "\n".join(parts)


def _rows(columns: Mapping[str, tuple[str, str]]) -> list[tuple[str, str, str]]:
    return [(f"`{name}`", kind, meaning) for name, (kind, meaning) in columns.items()]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
