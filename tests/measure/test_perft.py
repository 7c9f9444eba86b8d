"""Perft counts are data: files that any engine can be held against."""

from pathlib import Path

import pytest

from kingdomino import InvalidNotation
from kingdomino.measure import game_perft, kingdom_perft, read_perft_file
from tests.strategies import ALL_RULESETS

FILES = sorted((Path(__file__).parent.parent / "perft").glob("*.txt"))
LINES = [(file.name, line) for file in FILES for line in read_perft_file(file.read_text())]


@pytest.mark.parametrize(("file", "line"), LINES, ids=lambda value: getattr(value, "subject", value))
def test_the_counts_of_the_files(file, line):
    assert tuple(line.count()) == line.counts, f"{file}, line {line.line}"


def test_the_files_hold_what_three_programs_confirmed():
    """Kingdom perft of three sets of dominoes on both grids."""
    confirmed = {
        (5, (1, 13, 17)): (12, 340, 6184),
        (7, (1, 13, 17)): (12, 340, 6432),
        (5, (13, 14, 15)): (24, 540, 11408),
        (7, (13, 14, 15)): (24, 540, 11776),
        (5, (3, 4, 5)): (12, 224, 5072),
        (7, (3, 4, 5)): (12, 224, 5344),
    }
    held = {(line.grid, line.dominoes): line.counts for _, line in LINES if line.rules is None}
    assert confirmed.items() <= held.items()


def test_the_files_cover_every_number_of_players_both_editions_and_the_duel():
    bare = {rules for rules in ALL_RULESETS if not rules.harmony and not rules.middle_kingdom}
    assert bare <= {line.rules for _, line in LINES}


def test_a_finished_game_has_nothing_to_count():
    from kingdomino import Ruleset

    assert list(game_perft(Ruleset(players=2), 1, 48, 2)) == [0, 0]


@pytest.mark.parametrize(
    "line",
    [
        "kingdom 6; 1; 12",
        "kingdom 5; 1 2; 12",
        "kingdom 5; 1",
        "game 2 classic; seed 1; 4",
        "game 2 classic; seed x; after 0; 4",
        "nonsense",
        "game 9; seed 1; after 0; 4",
    ],
)
def test_an_unreadable_line_is_named(line):
    with pytest.raises(InvalidNotation):
        read_perft_file(f"# counts\n\n{line}\n")


def test_unknown_dominoes_are_refused():
    from kingdomino import KingdominoError

    with pytest.raises(KingdominoError):
        list(kingdom_perft([1, 49], 5))
