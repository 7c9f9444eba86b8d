"""Who counts the users of arrays: entries alone, because counting takes as long as what the others do with an array."""

import numpy as np
import pytest

from kingdomino.kernel.jit import inlined, maker, routine


def three() -> int:
    return len(np.zeros(3))


@pytest.mark.parametrize("decorator", [inlined, routine])
def test_inlined_functions_and_routines_do_not_count_the_users_of_arrays(decorator):
    with pytest.raises(Exception, match="returning of array"):  # so they cannot make one
        decorator(three)()


def test_a_maker_makes_arrays():
    assert maker(three)() == 3
