"""`kingdomino picture`."""

import json

import pytest

from kingdomino import Ruleset
from tests.games.playing import finished


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(finished(Ruleset(2), 3).record())
    return file


def test_a_record_becomes_a_picture_in_either_format(run, record, tmp_path):
    for name, beginning in (("table.svg", b"<svg "), ("TABLE.PNG", b"\x89PNG")):
        left = run("picture", record, "--at", 20, "-o", tmp_path / name)
        assert (left.code, left.err) == (0, "")
        assert name in left.out
        assert (tmp_path / name).read_bytes().startswith(beginning)


def test_without_a_number_it_is_the_end_of_the_game(run, record, tmp_path):
    told = json.loads(run("picture", record, "-o", tmp_path / "end.svg", "--json").out)
    assert "; over; " in told["position"]
    assert run("picture", record, "--at", told["at"], "-o", tmp_path / "same.svg").code == 0
    assert (tmp_path / "end.svg").read_text() == (tmp_path / "same.svg").read_text()


def test_a_broken_record_is_drawn_as_far_as_it_goes_and_refused(run, record, tmp_path):
    record.write_text(
        record.read_text().split("\n\n")[0].partition("[Result")[0] + "\n\nkings 0 1 1 0\ndeal 1 2 3 4 =1 =1\n"
    )
    left = run("picture", record, "-o", tmp_path / "table.svg")
    assert left.code == 1
    assert (tmp_path / "table.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "code", "named"),
    [
        (("-o", "table.gif"), 1, "table.gif"),
        (("--at", "999", "-o", "table.svg"), 1, "999"),
        (("--game", "2", "-o", "table.svg"), 1, "2"),
        ((), 2, "-o"),
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(run, record, tmp_path, monkeypatch, arguments, code, named):
    monkeypatch.chdir(tmp_path)
    left = run("picture", record, *arguments)
    assert left.code == code
    assert named in left.err
    assert not list(tmp_path.glob("table.*"))


def test_a_file_that_cannot_be_written_is_named(run, record, tmp_path):
    left = run("picture", record, "-o", tmp_path / "nowhere" / "table.svg")
    assert left.code == 1
    assert "nowhere" in left.err
