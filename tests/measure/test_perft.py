"""Perft counts are data files, with which any engine can be compared."""

from pathlib import Path

import pytest

from kingdomino import InvalidNotation, KingdominoError, Ruleset
from kingdomino.measure import decisions_in_a_game, game_perft, kingdom_perft, read_perft_file
from kingdomino.measure.perft import position_after
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
    with pytest.raises(KingdominoError):
        kingdom_perft([1, 49], 5)


def test_a_domino_given_twice_is_refused():
    with pytest.raises(KingdominoError, match="domino_laid_twice"):
        kingdom_perft([1, 2, 1], 5)


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_the_number_of_decisions_is_that_of_a_whole_game(rules):
    """R13."""
    decisions = decisions_in_a_game(rules)
    assert position_after(rules, 1, decisions).is_over
    assert not position_after(rules, 1, decisions - 1).is_over


@pytest.mark.parametrize("after", [-1, 49, 10_000])
def test_a_start_that_the_game_does_not_have_is_refused(after):
    with pytest.raises(KingdominoError, match="no_such_decision"):
        game_perft(Ruleset(players=2), 1, after, 2)
