"""Learning by self-play: a network comes out that judges better than none, the same for the same seed."""

import numpy as np

from kingdomino.measure import learning
from kingdomino.search import Network
from kingdomino.search.sight import INPUTS


def learned(seed: int) -> tuple[Network, list[float]]:
    errors: list[float] = []
    network = learning.learn(4, hidden=4, rounds=2, games=30, seed=seed, report=lambda *told: errors.append(told[-1]))
    return network, errors


def test_a_seed_gives_the_same_network_and_another_seed_another() -> None:
    (first, errors), (again, _), (other, _) = learned(1), learned(1), learned(2)
    assert len(errors) == 2 and all(np.isfinite(errors))
    assert all(np.array_equal(*arrays) for arrays in zip(first, again, strict=True))
    assert not np.array_equal(first.first, other.first)


def test_fitting_brings_the_error_down() -> None:
    random = np.random.default_rng(3)
    sights = random.random((2000, INPUTS), np.float32)
    points = (sights[:, 0] * 20 + sights[:, 1] * 10).astype(np.float32)
    learner = learning.Learner(8, np.ones(INPUTS, np.float32), float(points.mean()), random)
    errors = [learner.fit(sights, points, 1e-2) for _ in range(60)]
    assert errors[-1] < errors[0] / 2


def test_a_file_keeps_the_networks_for_other_numbers_of_players(tmp_path) -> None:
    file = tmp_path / "learned.npz"
    network, other = learned(1)[0], learned(2)[0]
    learning.save(network, 4, file)
    learning.save(other, 2, file)
    with np.load(file) as arrays:
        assert np.array_equal(arrays["4.first"], network.first)
        assert np.array_equal(arrays["2.first"], other.first)
        assert set(arrays) == {f"{players}.{name}" for players in (2, 4) for name in Network._fields}
