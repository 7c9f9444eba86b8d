"""`kingdomino train`: a line about every stretch, and refusals that say what is wrong."""

import json
from pathlib import Path

from .conftest import Run


def test_it_learns_and_says_so(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "weights"
    shown = run("train", str(folder), "--games", "1")
    assert shown.code == 0
    assert "256 games" in shown.out
    assert sorted(path.name for path in folder.iterdir()) == ["card.json", "curve.csv", "value.xz", "weights.npz"]
    told = run("train", str(folder), "--games", "1", "--json")
    assert json.loads(told.out)["games"] == 256


def test_a_folder_of_another_seed_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("train", str(tmp_path), "--games", "1", "--seed", "7").code == 0
    refused = run("train", str(tmp_path), "--games", "1", "--seed", "8")
    assert refused.code == 1
    assert "began with seed 7" in refused.err


def test_an_end_has_to_be_given(run: Run, tmp_path: Path) -> None:
    assert run("train", str(tmp_path)).code == 2
