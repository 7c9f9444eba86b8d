"""A short run of the fuzzing campaign (tests/fuzz.py)."""

import pytest

from tests.fuzz import TARGETS, fuzz


@pytest.mark.parametrize("seed", range(4))
def test_hostile_input_is_always_refused_with_a_code(seed):
    outcomes = fuzz(2_000, seed)
    assert outcomes.total() == 2_000
    assert {f"{name} refused" for name in TARGETS if name != "names"} <= set(outcomes)
    assert {f"{name} accepted" for name in TARGETS if name not in ("record", "verify")} <= set(outcomes)
