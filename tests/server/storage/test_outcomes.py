"""How a finished game ended, for one of its players."""

from kingdomino.tables.finished import Outcome


def test_a_game_is_won_by_the_people_on_first_places_shared_ones_too():
    outcome = Outcome("g1", (4, None, 9, 4), (2, 1, 1, 4), 100)
    assert [outcome.won_by(guest) for guest in (4, 9, 5)] == [False, True, False]


def test_a_game_is_with_others_where_another_person_sat():
    assert Outcome("g1", (4, None, 9), (1, 2, 3), 100).with_others(4)
    assert not Outcome("g1", (4, None, 4), (1, 2, 3), 100).with_others(4)
