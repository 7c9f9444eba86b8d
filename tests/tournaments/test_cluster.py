"""What a cluster refuses, and what a node does. The whole way is tried by `python -m tests.tournaments.two_nodes`."""

import pytest

from kingdomino import KingdominoError
from kingdomino.tournaments import TournamentSeats, play_game, run_tournament
from kingdomino.tournaments.ray_workers import play_deck
from kingdomino.tournaments.store import identity
from kingdomino.tournaments.tournament_run import TournamentWork

from .made import tournament


@pytest.mark.parametrize("bots", [("king", "page"), ("page", "duke@0.1"), ("squire@1", "page")])
def test_budgets_in_seconds_are_refused_on_a_cluster(here, bots):
    with pytest.raises(KingdominoError, match="cluster_needs_playouts"):
        run_tournament(tournament(*bots), 2, folder=here / "out", ray="127.0.0.1:1")
    assert not (here / "out").exists()


def test_without_the_package_the_extra_is_named(run, monkeypatch):
    monkeypatch.setattr("kingdomino.tournaments.ray_workers.find_spec", lambda _: None)
    refused = run("tournament", "page", "king:5", "--ray", "127.0.0.1:1")
    assert refused.code == 1
    assert 'pip install "kingdomino[ray]"' in refused.err


def test_a_node_plays_a_deck_as_this_machine_does():
    plan = tournament("squire", "page")
    games = play_deck(TournamentWork(plan), identity(plan), [(3, 0), (3, 1)])
    assert isinstance(games, list)
    here = [play_game(plan, TournamentSeats(plan.distinct), (3, rotation)) for rotation in (0, 1)]
    assert [game.record for game in games] == [game.record for game in here]


def test_a_node_with_another_version_or_other_files_of_a_bot_is_refused(here):
    plan = tournament("mybots.py:First", "page")
    wanted = identity(plan)
    older = play_deck(TournamentWork(plan), {**wanted, "kingdomino": "0.0.1"}, [(1, 0)])
    assert isinstance(older, KingdominoError)
    assert (older.code, older.facts["name"]) == ("another_version_on_a_node", "kingdomino")
    (here / "mybots.py").write_text("")
    changed = play_deck(TournamentWork(plan), wanted, [(1, 0)])
    assert isinstance(changed, KingdominoError)
    assert (changed.code, changed.facts["name"]) == ("another_version_on_a_node", "files")
