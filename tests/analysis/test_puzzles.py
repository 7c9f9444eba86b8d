"""Puzzles: one move clearly best, missed by a level; their text; those that are shipped."""

import json
from collections import Counter
from importlib.resources import files

import pytest

from kingdomino import Claim, KingdominoError, Position, Ruleset
from kingdomino.analysis import DIFFICULTIES, playing_on, puzzle_in, read_puzzles, shipped_puzzles, write_puzzle
from kingdomino.analysis.playing_on import played_on
from kingdomino.bots import bot

#: A claim for which one domino is clearly the best; the squire takes another one.
CLEAR = Position.parse(
    "2 classic harmony middle-kingdom; l0......../l0......../l1f0##w1m0/..w0w1w1w0/..m1l0s0w0 | "
    "f0f0f1..../f0l1m0..../l0l0##..../....w0w0s0/....n1n3n2; 6:1 8:0 11:1 23:0; 3 4 18 41:1; claim 1; "
    "2 7 20 21 22 29 33 35 36 40 46 48"
)

VALUES = {
    "position": str(CLEAR),
    "lead": 0.23,
    "error": 0.01,
    "difficulty": "easy",
    "moves": {"=3": [0.97, 6.1], "=4": [0.74, 0.2], "=18": [0.74, 0.1]},
}


@pytest.fixture(scope="module")
def puzzle():
    """The puzzle of that claim."""
    found = puzzle_in(CLEAR, seed=1)
    assert found is not None
    return found


def test_a_position_with_one_clearly_best_move_is_a_puzzle(puzzle):
    assert puzzle.lead >= 0.08
    assert puzzle.lead >= 4 * puzzle.error > 0
    assert {move for move, _ in puzzle.worth} == set(CLEAR.legal_moves())
    assert puzzle.worth[0][0] == puzzle.best
    wins = [worth.wins for _, worth in puzzle.worth]
    assert wins == sorted(wins, reverse=True)
    assert puzzle.lost(puzzle.best) == 0.0
    assert puzzle.grade(puzzle.best) == "best"
    for move, _ in puzzle.worth[1:]:
        assert puzzle.lost(move) >= puzzle.lost(puzzle.second) == pytest.approx(puzzle.lead)
        assert puzzle.grade(move) in ("inaccuracy", "mistake", "blunder")


def test_the_best_move_ends_better_in_games_under_the_same_deals(puzzle):
    best, second = played_on(CLEAR, (puzzle.best, puzzle.second), 40, 7)
    points, error = best.ahead_of(second)
    assert points > 2 * error
    assert played_on(CLEAR, (puzzle.best,), 40, 7) == (best,)
    assert len(best.leads) == len(best.wins) == 40
    assert set(best.wins) <= {0.0, 0.5, 1.0}
    assert all(
        (lead > 0) <= (share == 1.0) and (lead < 0) <= (share == 0.0)
        for lead, share in zip(best.leads, best.wins, strict=True)
    )


def test_a_lead_that_games_do_not_bear_out_is_no_puzzle(monkeypatch):
    def worse_in_games(position, moves, deals, seed):
        return tuple(reversed(played_on(position, moves, deals, seed)))

    monkeypatch.setattr(playing_on, "played_on", worse_in_games)
    assert puzzle_in(CLEAR, seed=1) is None


def test_the_difficulty_is_that_of_the_strongest_level_that_misses_it(puzzle):
    missed = [
        difficulty
        for difficulty, (name, playouts) in DIFFICULTIES.items()
        if sum(bot(name).choose(CLEAR, playouts=playouts, seed=seed) != puzzle.best for seed in (3, 4, 5)) > 1
    ]
    assert missed[-1] == puzzle.difficulty


def test_a_first_placement_has_many_equal_ones_and_is_no_puzzle():
    position = Position.start(Ruleset(players=2))
    for move in ("kings 0 1 1 0", "deal 1 2 3 4", "=1", "=2", "=3", "=4", "deal 5 6 7 8"):
        position = position.play(move)
    assert position.phase == "place"
    assert puzzle_in(position, seed=1) is None


def test_the_same_seed_gives_the_same_puzzle(puzzle):
    assert puzzle_in(CLEAR, seed=1) == puzzle


def test_a_puzzle_is_read_back_from_its_text(puzzle):
    values = write_puzzle(puzzle)
    (again,) = read_puzzles('{"hunt":2}\n{"game":0}\n' + json.dumps({"game": 1, "puzzles": [values]}))
    assert write_puzzle(again) == values
    assert again.position == CLEAR
    assert again.best == puzzle.best
    assert list(read_puzzles(_line(VALUES, VALUES)))[1].second == Claim(4)


def _line(*puzzles):
    return json.dumps({"puzzles": puzzles})


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "5",
        '{"puzzles": 5}',
        _line(5),
        _line({"position": 5}),
        _line(VALUES | {"position": "no position"}),
        _line(VALUES, VALUES | {"difficulty": "fiendish"}),
        _line(VALUES | {"moves": {"=3": [0.97, 6.1], "=41": [0.1, 0.1]}}),
        _line(VALUES | {"moves": {"=3": 0.97, "=4": 0.74, "=18": 0.74}}),
    ],
)
def test_a_line_that_is_no_puzzle_is_named(line):
    with pytest.raises(KingdominoError) as refused:
        list(read_puzzles('{"hunt":2}\n' + line))
    assert refused.value.code == "not_a_puzzle"
    assert refused.value.facts["line"] == 2


def test_puzzles_of_all_kinds_are_shipped():
    shipped = shipped_puzzles()
    counts = Counter(puzzle.difficulty for puzzle in shipped)
    assert len(shipped) == len({puzzle.position for puzzle in shipped}) >= 300
    assert min(counts[difficulty] for difficulty in DIFFICULTIES) >= 50
    assert {puzzle.position.rules.players for puzzle in shipped} == {2, 3, 4}
    assert {puzzle.position.phase for puzzle in shipped} == {"place", "claim"}
    assert sum(puzzle.position.rules.grid == 5 for puzzle in shipped) > 0.8 * len(shipped)
    assert len(files("kingdomino.analysis").joinpath("puzzles.jsonl").read_bytes()) < 500_000
    for puzzle in shipped:
        assert puzzle.lead >= 0.08
        assert puzzle.lead >= 4 * puzzle.error
        assert {puzzle.grade(move) for move, _ in puzzle.worth[1:]} <= {"inaccuracy", "mistake", "blunder"}
