"""Puzzles: one move clearly best, missed by a level; their text; those that are shipped."""

import json
from collections import Counter

import pytest

from kingdomino import KingdominoError, Position, Ruleset
from kingdomino.analysis import DIFFICULTIES, puzzle_in, read_puzzles, shipped_puzzles, write_puzzle
from kingdomino.bots import bot

#: A claim for which one domino is clearly the best; the squire takes another one.
CLEAR = Position.parse(
    "2 classic harmony middle-kingdom; l0......../l0......../l1f0##w1m0/..w0w1w1w0/..m1l0s0w0 | "
    "f0f0f1..../f0l1m0..../l0l0##..../....w0w0s0/....n1n3n2; 6:1 8:0 11:1 23:0; 3 4 18 41:1; claim 1; "
    "2 7 20 21 22 29 33 35 36 40 46 48"
)

VALUES = {
    "position": str(CLEAR),
    "best": "=3",
    "lead": 0.23,
    "error": 0.01,
    "difficulty": "easy",
    "wins": {"=3": 0.97, "=4": 0.74, "=18": 0.74},
}


def test_a_position_with_one_clearly_best_move_is_a_puzzle():
    puzzle = puzzle_in(CLEAR, seed=1)
    assert puzzle is not None
    assert puzzle.lead >= 0.08
    assert puzzle.lead >= 4 * puzzle.error > 0
    assert {move for move, _ in puzzle.wins} == set(CLEAR.legal_moves())
    assert puzzle.wins[0][0] == puzzle.best
    assert puzzle.second == puzzle.wins[1][0] != puzzle.best
    assert [wins for _, wins in puzzle.wins[1:]] == sorted((wins for _, wins in puzzle.wins[1:]), reverse=True)


def test_the_difficulty_is_that_of_the_strongest_level_that_misses_it():
    puzzle = puzzle_in(CLEAR, seed=1)
    assert puzzle is not None
    missed = [
        difficulty
        for difficulty, (name, playouts) in DIFFICULTIES.items()
        if bot(name).choose(CLEAR, playouts=playouts, seed=1) != puzzle.best
    ]
    assert missed[-1] == puzzle.difficulty


def test_a_first_placement_has_many_equal_ones_and_is_no_puzzle():
    position = Position.start(Ruleset(players=2))
    for move in ("kings 0 1 1 0", "deal 1 2 3 4", "=1", "=2", "=3", "=4", "deal 5 6 7 8"):
        position = position.play(move)
    assert position.phase == "place"
    assert puzzle_in(position, seed=1) is None


def test_the_same_seed_gives_the_same_puzzle():
    assert puzzle_in(CLEAR, seed=9) == puzzle_in(CLEAR, seed=9)


def test_a_puzzle_is_read_back_from_its_text():
    puzzle = puzzle_in(CLEAR, seed=1)
    assert puzzle is not None
    (again,) = read_puzzles(json.dumps({"puzzles": 1}) + "\n" + json.dumps(write_puzzle(puzzle)))
    assert write_puzzle(again) == write_puzzle(puzzle)
    assert again.position == CLEAR
    assert again.best == puzzle.best


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "5",
        '{"position": 5}',
        json.dumps(
            {"position": "no position", "best": "4@h9e", "lead": 0.1, "error": 0, "difficulty": "easy", "wins": {}}
        ),
        json.dumps(
            {"position": str(CLEAR), "best": "4@h9e", "lead": 0.1, "error": 0.01, "difficulty": "easy", "wins": {}}
        ),
        json.dumps(VALUES | {"difficulty": "fiendish"}),
        json.dumps(VALUES | {"best": "=41"}),
    ],
)
def test_a_line_that_is_no_puzzle_is_named(line):
    with pytest.raises(KingdominoError) as refused:
        list(read_puzzles('{"puzzles":1}\n' + line))
    assert refused.value.code == "not_a_puzzle"
    assert refused.value.facts["line"] == 2


def test_twenty_puzzles_of_each_difficulty_are_shipped():
    shipped = shipped_puzzles()
    assert Counter(puzzle.difficulty for puzzle in shipped) == dict.fromkeys(DIFFICULTIES, 20)
    assert len({puzzle.position for puzzle in shipped}) == 60
    assert {puzzle.position.rules.players for puzzle in shipped} == {2, 3, 4}
    assert {puzzle.position.phase for puzzle in shipped} == {"place", "claim"}
    for puzzle in shipped:
        assert puzzle.lead >= 0.08
        assert puzzle.lead >= 4 * puzzle.error
