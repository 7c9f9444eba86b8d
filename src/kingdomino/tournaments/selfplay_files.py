"""Self-play in Parquet: the tables `games` and `decisions`, in files of whole decks that appear by rename.

Beside them stands the data card: what the data are, how they were made, and every column.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

import kingdomino
from kingdomino.games import derived_seed
from kingdomino.rules import KingdominoError, MissingExtra, Ruleset, clipped

from .choices import Thought
from .single_game import Decision, Played
from .tournament import Tournament

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Column = NDArray[np.generic]

Table = Literal["games", "decisions"]
Observe = Literal["planes", "states"]
OBSERVE: Final[tuple[Observe, ...]] = ("planes", "states")
TABLES: Final[tuple[Table, ...]] = ("games", "decisions")
SPLITS: Final = ("train", "validation", "test")
_FILE: Final = re.compile(r"decks-([0-9]{6,})-([0-9]{6,})\.parquet")
_NO_THOUGHT: Final = Thought()
_CARD_FILE: Final = "README.md"


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """A game and its decisions in their order."""

    played: Played
    decisions: tuple[Decision, ...]


#: Column: (Arrow's type, what it holds). The data card is written from these.
GAMES: Final[Mapping[str, tuple[str, str]]] = {
    "game": ("int64", "number of the game"),
    "deck": ("int32", "number of the deck, from 1"),
    "rotation": ("int8", "rotation of the seats, from 0"),
    "split": ("string", "train (8 of 10 decks), validation or test"),
    "rules": ("string", "the ruleset"),
    "players": ("list<string>", "the bots by seat"),
    "points": ("list<int16>", "final points by seat"),
    "places": ("list<int8>", "final places by seat"),
    "shares": ("list<float32>", "shares of the victory by seat"),
    "discards": ("list<int8>", "discarded dominoes by seat"),
    "decisions": ("int16", "number of decisions"),
    "forfeit": ("string", "how a bot forfeited the game; null where it was played to its end"),
    "record": ("string", "the record, deck included"),
}
DECISIONS: Final[Mapping[str, tuple[str, str]]] = {
    "game": ("int64", "number of the game"),
    "deck": ("int32", "number of the deck"),
    "split": ("string", "train, validation or test, by deck"),
    "number": ("int16", "number of the decision in its game, from 0"),
    "seat": ("int8", "who decided"),
    "phase": ("string", "claim or place"),
    "position": ("string", "the position's line"),
    "move": ("string", "the move's text"),
    "action": ("int16", "the move's number in the action space"),
    "legal_moves": ("int16", "number of legal moves"),
    "wins": ("float32", "share of the victory that the search expected after the move; null without a search"),
    "error": ("float32", "its standard error"),
    "margin": ("float32", "points ahead of the best other player that the search expected"),
    "margin_error": ("float32", "its standard error"),
    "playouts": ("int32", "simulations of the decision; 0 in the last round, which is solved exactly"),
    "actions": ("list<int16>", "the moves that were compared, the best first"),
    "action_wins": ("list<float32>", "the expected share of each"),
    "action_playouts": ("list<int32>", "the simulations of each"),
    "share": ("float32", "the decider's share of the victory in the end; null in a forfeited game"),
    "place": ("int8", "its final place"),
    "points": ("int16", "its final points"),
    "final_margin": ("int16", "its final points less the best other player's"),
}


def need_pyarrow() -> None:
    """Refuse early where the package is missing."""
    if find_spec("pyarrow") is None:
        raise MissingExtra("extra_not_installed", extra="research", package="pyarrow")


def split_of(tournament: Tournament, deck: int) -> str:
    """All rotations of a deck are in one split, so that no line of dominoes is in two."""
    return (*["train"] * 8, "validation", "test")[derived_seed(tournament.seed, f"selfplay-split-{deck}") % 10]


def file_name(decks: range) -> str:
    """The name of the file of these decks."""
    return f"decks-{decks[0]:06d}-{decks[-1]:06d}.parquet"


def finished_decks(folder: Path) -> set[int]:
    """The decks whose games are on the disk. A file of decisions counts only with its file of games."""
    decks: set[int] = set()
    for file in _files(folder):
        found = _FILE.fullmatch(file)
        assert found is not None
        decks.update(range(int(found[1]), int(found[2]) + 1))
    return decks


def write_decks(folder: Path, tournament: Tournament, decks: range, games: Sequence[WatchedGame]) -> None:
    """Write both files of these decks, that of the games last: it is what makes them count."""
    rows = {"decisions": _decision_rows(tournament, games), "games": [_game_row(tournament, game) for game in games]}
    for table, columns in (("decisions", DECISIONS), ("games", GAMES)):
        _write(folder / table / file_name(decks), rows[table], columns)


@overload
def load_selfplay(
    folder: str | Path,
    table: Table = "decisions",
    *,
    split: str | None = None,
    columns: Sequence[str] | None = None,
    observe: None = None,
) -> dict[str, Column]: ...


@overload
def load_selfplay(
    folder: str | Path,
    table: Table = "decisions",
    *,
    split: str | None = None,
    columns: Sequence[str] | None = None,
    observe: Observe,
) -> Iterator[dict[str, Column]]: ...


def load_selfplay(
    folder: str | Path,
    table: Table = "decisions",
    *,
    split: str | None = None,
    columns: Sequence[str] | None = None,
    observe: Observe | None = None,
) -> dict[str, Column] | Iterator[dict[str, Column]]:
    """A table as NumPy arrays by column, in the order of the decks; lists are arrays within an array of objects.

    With `observe` an iterator, a batch for every file: the columns, and what the decider saw, as in `KingdominoVector`.
    That is kingdoms, table and action_mask for "planes", the kernel's words and action_mask for "states".
    """
    need_pyarrow()
    import pyarrow as pa
    from pyarrow import parquet

    known = GAMES if table == "games" else DECISIONS
    wanted = list(known) if columns is None else list(columns)
    allowed_tables = TABLES if observe is None else ("decisions",)
    given = (
        ("table", table, allowed_tables),
        ("split", split, (None, *SPLITS)),
        ("observe", observe, (None, *OBSERVE)),
    )
    for name, value, allowed in given:
        if value not in allowed:
            raise KingdominoError("no_such_data", name=name, value=clipped(value))
    for column in wanted:
        if column not in known:
            raise KingdominoError("no_such_data", name="column", value=clipped(column))
    files = _files(Path(folder))
    if not files:
        raise KingdominoError("no_selfplay_in_folder", folder=str(folder))
    filters = [("split", "=", split)] if split else None
    if observe is not None:
        return _batches(Path(folder), files, wanted, filters, observe)
    together = pa.concat_tables(
        parquet.read_table(Path(folder) / table / file, columns=wanted, filters=filters) for file in files
    )
    return {column: together[column].to_numpy() for column in wanted}


def _batches(
    folder: Path,
    files: Sequence[str],
    wanted: Sequence[str],
    filters: list[tuple[str, str, str]] | None,
    observe: Observe,
) -> Iterator[dict[str, Column]]:
    """The decisions of one file after another, with what was seen."""
    from pyarrow import parquet

    from .selfplay_tensors import NEEDED, observed

    rules = Ruleset.parse(parquet.read_table(folder / "games" / files[0], columns=["rules"])["rules"][0].as_py())
    read = list(dict.fromkeys([*wanted, *NEEDED]))
    for file in files:
        part = parquet.read_table(folder / "decisions" / file, columns=read, filters=filters)
        if len(part):
            rows = {column: part[column].to_numpy() for column in read}
            yield {**{column: rows[column] for column in wanted}, **observed(rows, rules, observe)}


def _files(folder: Path) -> list[str]:
    """The names of the finished files, in the order of their decks."""
    found = [file.name for file in (folder / "games").glob("*.parquet") if _FILE.fullmatch(file.name)]
    return sorted(found, key=lambda name: int(name.split("-")[1]))


def _number(tournament: Tournament, game: WatchedGame) -> int:
    deck, rotation = game.played.number
    return (deck - 1) * len(tournament.rotations) + rotation


def _game_row(tournament: Tournament, game: WatchedGame) -> dict[str, object]:
    deck, rotation = game.played.number
    played = game.played
    return {
        "game": _number(tournament, game),
        "deck": deck,
        "rotation": rotation,
        "split": split_of(tournament, deck),
        "rules": str(tournament.rules),
        "players": [str(entrant) for entrant in tournament.rotations[rotation]],
        "points": played.points,
        "places": played.places,
        "shares": played.shares,
        "discards": played.discards,
        "decisions": len(game.decisions),
        "forfeit": played.forfeit.kind if played.forfeit else None,
        "record": played.record,
    }


def _decision_rows(tournament: Tournament, games: Sequence[WatchedGame]) -> list[dict[str, object]]:
    rows = []
    for game in games:
        deck = game.played.number[0]
        head = {"game": _number(tournament, game), "deck": deck, "split": split_of(tournament, deck)}
        for number, decision in enumerate(game.decisions):
            rows.append({**head, "number": number, **_decision_row(decision, game)})
    return rows


def _decision_row(decision: Decision, game: WatchedGame) -> dict[str, object]:
    thought, played, seat = decision.thought or _NO_THOUGHT, game.played, decision.seat
    done = played.forfeit is None
    own: dict[str, object] = {
        "seat": seat,
        "phase": decision.phase,
        "position": decision.position,
        "move": decision.move,
        "action": decision.action,
        "legal_moves": decision.legal_moves,
        "share": played.shares[seat] if done else None,
        "place": played.places[seat] if done else None,
        "points": played.points[seat] if done else None,
        "final_margin": played.margins[seat] if done else None,
    }
    values = ("wins", "error", "margin", "margin_error", "playouts", "actions", "action_wins", "action_playouts")
    return own | {name: getattr(thought, name) for name in values}


def _write(path: Path, rows: list[dict[str, object]], columns: Mapping[str, tuple[str, str]]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    schema = pa.schema([(name, _arrow_type(kind)) for name, (kind, _) in columns.items()])
    table = pa.Table.from_pylist(rows, schema=schema)
    part = path.with_suffix(".part")
    path.parent.mkdir(exist_ok=True)
    with part.open("wb") as file:
        parquet.write_table(table, file, compression="zstd")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _arrow_type(kind: str) -> Any:  # noqa: ANN401 - pyarrow has no types for the type checker
    import pyarrow as pa

    if kind.startswith("list<"):
        return pa.list_(_arrow_type(kind[5:-1]))
    return getattr(pa, kind)()


def write_card(folder: Path, plan: Tournament) -> None:
    """Write the card for the games that are in the folder now."""
    decks = finished_decks(folder)
    if not decks:
        return
    part = folder / f"{_CARD_FILE}.part"
    part.write_text(_card(folder, plan, decks), encoding="utf-8")
    part.replace(folder / _CARD_FILE)


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
