"""`kingdomino score`: count the points of kingdoms, with reasons and a ranking."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kingdomino.rules import (
    EDITIONS,
    Defect,
    Kingdom,
    KingdominoError,
    Reason,
    Ruleset,
    Score,
    Square,
    diagnose,
    diagnose_together,
    standing,
)

from .board import can_be_drawn, draw_board, letter, terrain_style
from .files import STANDARD_INPUT, read_text
from .screen import print_json, screen, speaks_unicode
from .words import Words, key_of, visible

_MOST_SQUARES_NAMED: Final = 12
_GAP: Final = 3


@dataclass(frozen=True, slots=True)
class ScoredKingdom:
    """A kingdom with its name, score and defects."""

    name: str
    kingdom: Kingdom
    score: Score
    defects: tuple[Defect, ...]
    unsure: tuple[Square, ...] = ()


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `score`."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=words.text("score-files-option"))
    parser.add_argument("--photo", action="store_true", help=words.text("score-photo-option"))
    parser.add_argument(
        "--corners", nargs=8, type=float, action="append", metavar="N", help=words.text("score-corners-option")
    )
    parser.add_argument("--harmony", action="store_true", help=words.text("score-harmony-option"))
    parser.add_argument("--middle-kingdom", action="store_true", help=words.text("score-middle-kingdom-option"))
    parser.add_argument("--mighty-duel", action="store_true", help=words.text("score-mighty-duel-option"))
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help=words.text("score-edition-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino score ann.txt ben.txt --harmony --middle-kingdom")


def run(options: argparse.Namespace, words: Words) -> int:
    """Score, diagnose and rank."""
    rules = _rules(options)
    kingdoms = (
        _photographed(options, rules)
        if options.photo or options.corners
        else [_scored(name, rules, words) for name in options.files]
    )
    together = diagnose_together([scored.kingdom for scored in kingdoms])
    if options.json:
        print_json(_as_json(kingdoms, together, rules))
    else:
        _show(kingdoms, together, rules, words)
    return 0


def _rules(options: argparse.Namespace) -> Ruleset:
    """The ruleset of the options, with a player for each kingdom; 4 players for a single one (2 in a Mighty Duel)."""
    alone = 2 if options.mighty_duel else 4
    return Ruleset(
        players=len(options.files) if len(options.files) > 1 else alone,
        edition=options.edition,
        mighty_duel=options.mighty_duel,
        harmony=options.harmony,
        middle_kingdom=options.middle_kingdom,
    )


def _scored(file: str, rules: Ruleset, words: Words) -> ScoredKingdom:
    try:
        kingdom = Kingdom.from_text(read_text(file))
    except KingdominoError as error:
        raise error.located(in_file=file) if "file" not in error.facts else error from None
    name = words.text("score-standard-input") if file == STANDARD_INPUT else visible(Path(file).name)
    return ScoredKingdom(name, kingdom, kingdom.score(rules), diagnose(kingdom, rules))


def _photographed(options: argparse.Namespace, rules: Ruleset) -> list[ScoredKingdom]:
    """Kingdoms read from photos, with the corners that were given for each, or none."""
    from kingdomino.photo import read_photo

    corners = options.corners or [None] * len(options.files)
    if len(corners) != len(options.files):
        raise KingdominoError("photo_corners_count", photos=len(options.files), given=len(corners))
    kingdoms = []
    for file, given in zip(options.files, corners, strict=True):
        kingdom, unsure, _ = read_photo(file, rules.grid, given)
        name = visible(Path(file).name)
        kingdoms.append(ScoredKingdom(name, kingdom, kingdom.score(rules), diagnose(kingdom, rules), unsure))
    return kingdoms


def _show(kingdoms: list[ScoredKingdom], together: tuple[Defect, ...], rules: Ruleset, words: Words) -> None:
    console = screen()
    for scored in kingdoms:
        console.rule(Text(scored.name), characters="─" if speaks_unicode(console) else "-", style="dim")
        _show_kingdom(console, scored, rules, words)
    if together:
        console.print(Text(words.text("score-defects-together"), style="bold"))
        _show_defects(console, together, words)
    if len(kingdoms) > 1:
        _show_ranking(console, kingdoms, rules, words)


def _show_kingdom(console: Console, scored: ScoredKingdom, rules: Ruleset, words: Words) -> None:
    unicode = speaks_unicode(console)
    table, notes = _table(scored.score, rules, words, "×" if unicode else "x"), _notes(scored.score, rules, words)
    summary = Group(table, Text(), *notes)
    if can_be_drawn(scored.kingdom):
        board = draw_board(scored.kingdom, scored.score, plain=not unicode)
        room = console.width - 5 * scored.kingdom.bounds.width - 1 - _GAP
        beside = console.measure(table).maximum <= room
        console.print(_beside(board, summary) if beside else Group(board, Text(), summary))
    else:
        console.print(words.text("score-too-large-to-draw"))
        console.print(summary)
    if scored.unsure:
        console.print(Text(words.text("score-unsure", squares=_named(scored.unsure)), style="bold"))
    if scored.defects:
        console.print(Text(words.text("score-defects"), style="bold"))
        _show_defects(console, scored.defects, words)
    console.print()


def _beside(board: Text, summary: RenderableType) -> Table:
    grid = Table.grid(padding=(0, _GAP))
    grid.add_row(board, summary)
    return grid


def _table(score: Score, rules: Ruleset, words: Words, times: str) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False)
    table.add_column(words.heading("score-terrain"), header_style="bold", no_wrap=True)
    for key in ("score-squares", "score-crowns", "score-points"):
        table.add_column(words.heading(key), justify="right", header_style="bold", no_wrap=True)
    for index, territory in enumerate(score.territories):
        name = Text().append(f" {letter(index)} ", style=terrain_style(territory.terrain))
        name.append(f" {words.cell(words.terrain(territory.terrain))}")
        table.add_row(name, f"{territory.squares} {times}", f"{territory.crowns} =", str(territory.points))
    if not score.territories:
        table.add_row(words.heading("score-nothing-yet"), "", "", "0")
    if rules.harmony:
        table.add_row(words.heading("variant-harmony"), "", "", str(score.harmony))
    if rules.middle_kingdom:
        table.add_row(words.heading("variant-middle-kingdom"), "", "", str(score.middle_kingdom))
    table.add_row(Text(words.heading("score-total"), "bold"), "", "", Text(str(score.total), "bold"))
    return table


def _notes(score: Score, rules: Ruleset, words: Words) -> list[Text]:
    """The reason for each bonus, and the numbers that break a tie (R32)."""
    notes = []
    if rules.harmony:
        notes.append(_note(words.text("variant-harmony"), score.harmony_reason, words))
    if rules.middle_kingdom:
        notes.append(_note(words.text("variant-middle-kingdom"), score.middle_kingdom_reason, words))
    return [*notes, Text(words.text("score-for-ties", largest=score.largest, crowns=score.crowns), "dim")]


def _note(bonus: str, reason: Reason, words: Words) -> Text:
    return Text(f"{bonus}: {words.text(key_of('reason', reason.code), **words.facts(dict(reason.facts)))}.")


def _show_defects(console: Console, defects: tuple[Defect, ...], words: Words) -> None:
    for defect in defects:
        console.print(Text(f"  - {_defect_sentence(defect, words)}"))


def _defect_sentence(defect: Defect, words: Words) -> str:
    facts = words.facts({"squares": _named(defect.squares), **dict(defect.facts)})
    return words.text(key_of("defect", defect.code), **facts)


def _named(squares: Sequence[Square]) -> str:
    named = [str(square) for square in squares[:_MOST_SQUARES_NAMED]]
    return ", ".join([*named, "…"] if len(squares) > _MOST_SQUARES_NAMED else named)


def _show_ranking(console: Console, kingdoms: list[ScoredKingdom], rules: Ruleset, words: Words) -> None:
    places = standing([scored.score for scored in kingdoms], rules)
    table = Table(title=words.text("score-ranking"), box=None, padding=(0, 2), title_style="bold", title_justify="left")
    for key in ("place", "player", "points", "largest", "crowns"):
        table.add_column(
            words.text(f"score-{key}"), justify="left" if key == "player" else "right", header_style="bold"
        )
    for place, scored in sorted(zip(places, kingdoms, strict=True), key=lambda ranked: ranked[0]):
        score = scored.score
        table.add_row(str(place), Text(scored.name), str(score.total), str(score.largest), str(score.crowns))
    console.print(table)
    for sentence in _ties(kingdoms, places, words):
        console.print(Text(sentence))


def _ties(kingdoms: list[ScoredKingdom], places: tuple[int, ...], words: Words) -> list[str]:
    """For each group with equal points: the tie-breaker that decided, or that the place is shared (R32)."""
    sentences = []
    ranked = sorted(zip(kingdoms, places, strict=True), key=lambda pair: (-pair[0].score.total, pair[1]))
    for _, level in groupby(ranked, key=lambda pair: pair[0].score.total):
        group = list(level)
        if len(group) > 1:
            sentences += _tie(group, words)
    return sentences


def _tie(group: list[tuple[ScoredKingdom, int]], words: Words) -> list[str]:
    sentences = []
    if len({scored.score.largest for scored, _ in group}) > 1:
        sentences.append(words.text("score-tie-largest", players=_names(group)))
    for _, same in groupby(group, key=lambda pair: pair[0].score.largest):
        equals = list(same)
        if len({place for _, place in equals}) > 1:
            sentences.append(words.text("score-tie-crowns", players=_names(equals)))
        for place, sharing in groupby(equals, key=lambda pair: pair[1]):
            shared = list(sharing)
            if len(shared) > 1:
                key = "score-tie-shared-first" if place == 1 else "score-tie-shared"
                sentences.append(words.text(key, players=_names(shared)))
    return sentences


def _names(group: list[tuple[ScoredKingdom, int]]) -> str:
    return ", ".join(scored.name for scored, _ in group)


def _as_json(kingdoms: list[ScoredKingdom], together: tuple[Defect, ...], rules: Ruleset) -> dict[str, object]:
    places = standing([scored.score for scored in kingdoms], rules)
    return {
        "rules": str(rules),
        "kingdoms": [_kingdom_json(scored, place) for scored, place in zip(kingdoms, places, strict=True)],
        "winners": [index for index, place in enumerate(places) if place == 1],
        "defects": [_defect_json(defect) for defect in together],
    }


def _kingdom_json(scored: ScoredKingdom, place: int) -> dict[str, object]:
    score = scored.score
    territories = [
        {**territory._asdict(), "where": [str(square) for square in sorted(region)]}
        for territory, region in zip(score.territories, score.regions, strict=True)
    ]
    return {
        "name": scored.name,
        "place": place,
        "total": score.total,
        "territories": territories,
        "harmony": score.harmony,
        "middle_kingdom": score.middle_kingdom,
        "largest": score.largest,
        "crowns": score.crowns,
        "reasons": {
            "harmony": {"code": score.harmony_reason.code, **dict(score.harmony_reason.facts)},
            "middle_kingdom": {"code": score.middle_kingdom_reason.code, **dict(score.middle_kingdom_reason.facts)},
        },
        "defects": [_defect_json(defect) for defect in scored.defects],
        "unsure": [str(square) for square in scored.unsure],
        "text": str(scored.kingdom),
    }


def _defect_json(defect: Defect) -> dict[str, object]:
    return {"code": defect.code, "squares": [str(square) for square in defect.squares], **dict(defect.facts)}
