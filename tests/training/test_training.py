"""Learning by self-play: it learns, goes on where it was, and says what is wrong with what it is given."""

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from kingdomino import KingdominoError, Position, Ruleset, __version__
from kingdomino.kernel import to_state
from kingdomino.kernel.compiled import Word
from kingdomino.search import foresee
from kingdomino.training import Report, train
from kingdomino.training.learning import fresh_weights, playing_net
from kingdomino.training.players import play_on_node, play_portion
from kingdomino.training.selfplay_games import MOST_SAMPLES, new_samples, play_games

GAMES = 256


def weights_in(folder: Path) -> dict[str, object]:
    with np.load(folder / "weights.npz") as saved:
        return {name: saved[name].tobytes() for name in saved.files if name != "seconds"}


def test_it_learns_and_the_weights_do_not_depend_on_the_jobs(tmp_path: Path) -> None:
    reports = list[Report]()
    train(tmp_path / "one", games=3 * GAMES, seed=3, progress=reports.append)
    train(tmp_path / "two", games=3 * GAMES, seed=3, jobs=2)
    assert weights_in(tmp_path / "one") == weights_in(tmp_path / "two")
    assert reports[-1].games == 3 * GAMES
    card = json.loads((tmp_path / "one" / "card.json").read_text())
    assert (card["seed"], card["games"], card["until_games"]) == (3, 3 * GAMES, 3 * GAMES)


def test_a_node_of_a_cluster_plays_a_portion_as_this_machine_does() -> None:
    net = playing_net(fresh_weights(3))
    here = play_portion(3, net, 5)
    there = play_on_node(__version__, 3, tuple(net), 5)
    assert not isinstance(there, KingdominoError)
    assert there[1] == here.made > 0
    for ours, theirs in zip(here.samples, there[0], strict=True):
        assert np.array_equal(np.asarray(ours)[: here.made], theirs)
    assert np.array_equal(here.results, there[2])
    older = play_on_node("0.0.1", 3, tuple(net), 5)
    assert isinstance(older, KingdominoError)
    assert older.code == "another_version_on_a_node"


def test_a_cluster_that_is_not_there_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdomino.training.players.find_spec", lambda _: None)
    with pytest.raises(KingdominoError) as refused:
        train(tmp_path, games=GAMES, ray="127.0.0.1:1")
    assert (refused.value.code, refused.value.facts["extra"]) == ("extra_not_installed", "ray")


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    train(tmp_path, games=GAMES, seed=5)
    before = weights_in(tmp_path)
    (tmp_path / "weights.npz.new").write_bytes(b"half a file, from a run that was killed")
    report = train(tmp_path, games=2 * GAMES)
    assert report.games == 2 * GAMES
    assert weights_in(tmp_path) != before
    rows = list(csv.reader((tmp_path / "curve.csv").read_text().splitlines()))
    assert [row[0] for row in rows] == ["games", str(GAMES), str(2 * GAMES)]
    opening = Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")
    assert len(foresee(opening, str(tmp_path / "value.xz"))) == 4
    with pytest.raises(KingdominoError) as refused:
        train(tmp_path, games=GAMES, seed=6)
    assert (refused.value.code, refused.value.facts["seed"]) == ("training_has_another_seed", 5)


def test_weights_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes(b"no weights")
    with pytest.raises(KingdominoError) as refused:
        train(tmp_path, games=GAMES)
    assert (refused.value.code, refused.value.facts["folder"]) == ("unreadable_training", str(tmp_path))


@pytest.mark.parametrize(
    ("wrong", "code", "name"),
    [
        ({}, "unusable_budget", "seconds"),
        ({"seconds": 0.0}, "unusable_budget", "seconds"),
        ({"games": 0}, "unusable_budget", "games"),
        ({"games": 1, "jobs": 0}, "unusable_budget", "jobs"),
        ({"games": 1, "seed": -1}, "unusable_budget", "seed"),
        ({"games": 1, "seconds": 1.0}, "two_budgets", None),
    ],
)
def test_wrong_numbers_are_refused(tmp_path: Path, wrong: dict[str, float], code: str, name: str | None) -> None:
    with pytest.raises(KingdominoError) as refused:
        train(tmp_path, **wrong)
    assert refused.value.code == code
    assert refused.value.facts.get("name") == name
    assert not list(tmp_path.iterdir())


def test_the_net_that_plays_says_what_the_weights_say() -> None:
    weights = fresh_weights(7)
    weights.rows[:] += np.random.default_rng(1).normal(0.0, 0.02, weights.rows.shape).astype(np.float32)
    net = playing_net(weights)
    rules = [Ruleset(), Ruleset(2, mighty_duel=True, harmony=True, middle_kingdom=True)]
    starts = np.array([to_state(Position.start(one)) for one in rules])
    samples, results = new_samples(8 * MOST_SAMPLES), np.zeros((2, 5))
    count = play_games(net, starts, np.array([0.5, 9.0]), 8, Word(11), 0, 1.0, samples, results)
    assert set(samples.boards[:count].tolist()) == {0, 1}
    for row in range(count):
        board, head = int(samples.boards[row]), int(samples.heads[row])
        features = samples.features[row, : samples.counts[row]].astype(np.int64) + board * (len(weights.rows) // 2)
        first = weights.rows[features].sum(axis=0, dtype=np.float64)
        second = weights.hidden[head] @ np.maximum(first[:64], 0.0) + weights.hidden_bias[head]
        result = np.maximum(second, 0.0) @ weights.last[head] + weights.bias[head] + first[64 + head % 6]
        expected = samples.points[row] + result * (10.0, 25.0)[board]
        assert samples.values[row] == pytest.approx(expected, abs=0.6)
