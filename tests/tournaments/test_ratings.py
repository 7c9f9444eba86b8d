"""Ratings from places, and the file of ratings that `kingdomino bots` shows."""

import json

import pytest
from openskill.models import PlackettLuce

from kingdomino import KingdominoError
from kingdomino.bots import bot_names, measured_ratings, ratings_in
from kingdomino.tournaments import rate, rate_folders, run_tournament, save_ratings

from .made import tournament


def test_three_players_are_rated_as_openskill_does():
    model = PlackettLuce()
    a, b, c = model.rating(), model.rating(), model.rating()
    ((a,), (b,), (c,)) = model.rate([[a], [b], [c]], ranks=[1, 2, 2])
    ((c,), (a,), (b,)) = model.rate([[c], [a], [b]], ranks=[1, 2, 3])
    found = rate([("abc", (1, 2, 2)), ("cab", (1, 2, 3))])
    for name, expected in zip("abc", (a, b, c), strict=True):
        assert (found[name].mu, found[name].sigma) == pytest.approx((expected.mu, expected.sigma))
        assert found[name].games == 2


def test_a_name_with_several_seats_gets_the_changes_of_all():
    alone = rate([("abcd", (1, 2, 3, 4))])
    found = rate([("abbb", (1, 2, 3, 4))])
    assert found["a"] == alone["a"]
    assert found["b"].mu == pytest.approx(25 + sum(alone[name].mu - 25 for name in "bcd"))
    assert found["b"].sigma < min(alone[name].sigma for name in "bcd")
    assert found["b"].games == 1


def test_the_one_who_wins_more_is_rated_higher_and_surer_with_every_game():
    found = rate([("ab", (1, 2)), ("ba", (2, 1)), ("ab", (2, 1)), ("ab", (1, 2))])
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].sigma < rate([("ab", (1, 2))])["a"].sigma


def test_tournaments_together_make_a_file_of_ratings(here):
    run_tournament(tournament("squire", "page"), 8, folder=here / "one")
    run_tournament(tournament("squire", "mybots.py:First"), 4, folder=here / "two")
    measured = rate_folders([here / "one", here / "two"])
    ratings = ratings_in(measured)
    assert {name: rating.games for name, rating in ratings.items()} == {"page": 8, "squire": 12, "mybots.py:First": 4}
    assert ratings["squire"].mu > ratings["page"].mu
    save_ratings(measured, here / "ratings.json")
    assert json.loads((here / "ratings.json").read_text()) == measured
    assert not list(here.glob("*.part"))


def test_a_folder_without_a_tournament_cannot_be_rated(here):
    (here / "broken").mkdir()
    (here / "broken" / "tournament.json").write_text("[]")
    for folder in (here, here / "nowhere", here / "broken"):
        with pytest.raises(KingdominoError, match="no_tournament_in_folder"):
            rate_folders([folder])
    with pytest.raises(KingdominoError, match="file_not_writable"):
        save_ratings({}, here / "nowhere" / "ratings.json")


def test_a_folder_that_is_named_twice_counts_once(here):
    run_tournament(tournament("squire", "page"), 4, folder=here / "one")
    once = rate_folders([here / "one"])
    (here / "same").symlink_to(here / "one")
    assert rate_folders([here / "one", "one", "one/", here / "same"]) == once


def test_ratings_that_cannot_be_saved_leave_nothing_behind(here):
    before = sorted(here.iterdir())
    (here / "taken").mkdir()
    for file, code in ((".", "file_is_a_folder"), ("taken", "file_is_a_folder"), ("x" * 300, "file_not_writable")):
        with pytest.raises(KingdominoError, match=code):
            save_ratings({}, file)
    assert sorted(here.iterdir()) == sorted([*before, here / "taken"])


def test_the_package_s_ratings_are_of_its_own_bots_and_say_where_they_come_from():
    measured = measured_ratings()
    for name, rating in ratings_in(measured).items():
        assert name.split("@")[0].split(":")[0] in bot_names()
        assert rating.games > 0
        assert rating.sigma > 0
    assert measured["model"] == "openskill PlackettLuce"
    assert bool(measured["tournaments"]) == bool(measured["ratings"])
