"""Rules and kernel agree: the short run. The long one is `python -m kingdomino.measure.twins`."""

from pathlib import Path

import pytest

from kingdomino import kernel
from kingdomino.measure import Expectation, read_perft_file, twins
from kingdomino.measure.twins import ALL_RULESETS, TwinsDiffer, compare_finished, compare_game
from kingdomino.rules import Ruleset
from tests.kernel.processes import python

UNCOMPILED = """
from kingdomino.measure.twins import ALL_RULESETS, compare_finished, compare_game
for rules in ALL_RULESETS[3::7]:
    compare_finished(rules, 3)
    print(compare_game(rules, 3).games)
"""

PERFT = [
    line
    for file in sorted((Path(__file__).parent.parent / "perft").glob("*.txt"))
    for line in read_perft_file(file.read_text())
]


def test_there_are_all_mixes_of_rules() -> None:
    """R4-R6, R27-R29: four tables, two editions, two bonuses each played or not."""
    assert len(set(ALL_RULESETS)) == 4 * 2 * 2 * 2


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_a_random_game_is_the_same_on_both_at_every_position(rules: Ruleset) -> None:
    """R8-R33: same legal moves in the same order, same next position, same scores and places, exact round trip."""
    for seed in range(3):
        assert compare_game(rules, seed).positions > rules.rounds * rules.kings


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_finished_kingdoms_have_the_same_points_bonuses_and_places(rules: Ruleset) -> None:
    """R22-R28, R31-R33, on full kingdoms and on kingdoms with gaps, the castle anywhere."""
    for seed in range(25):
        compare_finished(rules, seed)


@pytest.mark.parametrize("line", PERFT, ids=lambda line: line.subject)
def test_the_kernel_counts_what_the_perft_files_say(line: Expectation) -> None:
    """R8-R21: placements from a bare castle, and decisions across claims, deals and rounds."""
    if line.rules is None:
        counts = twins.kernel_kingdom_perft(line.dominoes, line.grid)
    else:
        counts = twins.kernel_game_perft(line.rules, line.seed, line.after, len(line.counts))
    assert tuple(counts) == line.counts


def test_the_uncompiled_kernel_is_a_twin_too() -> None:
    assert python(UNCOMPILED, {"KINGDOMINO_NO_JIT": "1"}).stdout == "1\n" * len(ALL_RULESETS[3::7])


def test_a_difference_is_told_with_all_it_takes_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = kernel.places
    monkeypatch.setattr(kernel, "places", lambda states: truth(states) + (kernel.due(states)[0] == kernel.PLACE_DUE))
    with pytest.raises(TwinsDiffer) as told:
        compare_game(ALL_RULESETS[0], 7)
    for fact in ("places differ", "ruleset: 2 classic", "seed: 7", "moves: kings"):
        assert fact in str(told.value)


@pytest.mark.parametrize(
    "rules", [Ruleset(4, harmony=True), Ruleset(2, mighty_duel=True, middle_kingdom=True)], ids=str
)
def test_a_forgotten_bonus_would_be_noticed(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """R27, R28: random games hardly ever fill the grid, so finished kingdoms are made."""
    truth, without = kernel.scores, Ruleset(rules.players, mighty_duel=rules.mighty_duel)

    def forgetful(states: kernel.WordArray) -> kernel.NumberArray:
        return truth(kernel.to_states([kernel.to_position(state, without) for state in states]))

    monkeypatch.setattr(kernel, "scores", forgetful)
    with pytest.raises(TwinsDiffer, match="scores differ"):
        for seed in range(25):
            compare_finished(rules, seed)


def test_a_campaign_counts_games_and_positions() -> None:
    heard: list[twins.Tally] = []
    total = twins.run(games=3, seed=1, jobs=1, report=heard.append)
    assert (total.games, heard[-1]) == (3, total)
    assert total.positions == 3 * 56 + 3


def test_a_campaign_that_was_broken_off_goes_on_with_the_games_that_are_left() -> None:
    whole, rest = (twins.run(games=12, seed=1, jobs=1, report=lambda _: None, first=first) for first in (0, 11))
    begun = twins.run(games=11, seed=1, jobs=1, report=lambda _: None)
    assert begun + rest == whole
