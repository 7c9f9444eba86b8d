"""`kingdomino puzzles`: finds, writes, continues, refuses."""

import io
import json
from contextlib import redirect_stdout

import pytest

from kingdomino.analysis import read_puzzles
from kingdomino.cli import main

RULES = "2 classic harmony middle-kingdom"


@pytest.fixture(scope="module")
def hunt(tmp_path_factory):
    """The file of a game, that of two after a cut in the second game's line, and what the command said then."""
    file, said = tmp_path_factory.mktemp("puzzles") / "puzzles.jsonl", io.StringIO()
    arguments = ["--seed", "3", "--rules", RULES, "--out", str(file), "--json"]
    with redirect_stdout(io.StringIO()):
        assert main(["puzzles", "--games", "1", *arguments]) == 0
    first = file.read_text()
    file.write_text(first + '{"game":1,"posit')
    with redirect_stdout(said):
        assert main(["puzzles", "--games", "2", *arguments]) == 0
    return first, file.read_text(), said.getvalue()


@pytest.fixture
def made(hunt):
    return hunt[1]


def test_every_game_has_a_line_also_after_a_cut_and_puzzles_can_be_read(hunt):
    first, made, shown = hunt
    assert made.startswith(first)
    lines = [json.loads(line) for line in made.splitlines()]
    assert lines[0] == {"hunt": 2, "seed": 3, "rules": [RULES]}
    assert [line["game"] for line in lines[1:]] == [0, 1]
    found = list(read_puzzles(made))
    assert found
    assert json.loads(shown)["puzzles"] == {
        difficulty: sum(puzzle.difficulty == difficulty for puzzle in found)
        for difficulty in ("easy", "medium", "hard")
    }


def test_people_are_told_how_many_a_finished_file_has(run, tmp_path, made):
    file = tmp_path / "puzzles.jsonl"
    file.write_text(made)
    shown = run("puzzles", "--games", 2, "--seed", 3, "--rules", RULES, "--out", file)
    assert shown.code == 0
    assert file.read_text() == made
    assert str(len(list(read_puzzles(made)))) in shown.out


def test_a_file_of_another_hunt_is_refused_and_left_alone(run, tmp_path, made):
    file = tmp_path / "puzzles.jsonl"
    for text in (made, "my own notes\n", "notes without an end"):
        file.write_text(text)
        shown = run("puzzles", "--games", 2, "--seed", 4, "--rules", RULES, "--out", file)
        assert shown.code == 1
        assert str(file) in shown.err
        assert file.read_text() == text


def test_it_ends_when_enough_of_every_difficulty_are_kept(tmp_path, made):
    from kingdomino.tournaments import PuzzleHunt, find_puzzles

    file = tmp_path / "puzzles.jsonl"
    puzzle = next(puzzle for line in made.splitlines() for puzzle in json.loads(line).get("puzzles", ()))
    hunt = PuzzleHunt(seed=3, rulesets=(RULES,), keep=1)
    kept = [{"game": 0, "puzzles": [puzzle | {"difficulty": each} for each in ("easy", "medium", "hard")]}]
    kept += [{"game": number} for number in range(1, 16)]
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in (hunt.heading(), *kept)))
    before = file.read_text()
    assert find_puzzles(hunt, 10**6, file) == {"easy": 1, "medium": 1, "hard": 1}
    assert file.read_text() == before


@pytest.mark.parametrize("option", [("--games", 0), ("--jobs", 0), ("--keep", 0), ("--rules", "5 classic")])
def test_wrong_options_are_refused_before_a_file_is_made(run, tmp_path, option):
    file = tmp_path / "puzzles.jsonl"
    shown = run("puzzles", "--out", file, *option)
    assert shown.code == 1
    assert shown.err
    assert not file.exists()


def test_a_file_that_cannot_be_written_is_refused(run, tmp_path):
    shown = run("puzzles", "--out", tmp_path / "nowhere" / "puzzles.jsonl")
    assert shown.code == 1
    assert "nowhere" in shown.err
