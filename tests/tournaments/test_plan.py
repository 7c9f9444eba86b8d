"""A tournament before it is played: rotations, decks, seeds."""

from contextlib import nullcontext

import numpy
import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.tournaments import Choice, Entrant, Hypotheses, Tournament, TournamentSeats, play_game, run_tournament

from .made import tournament


def names(rotations):
    return [" ".join(map(str, rotation)) for rotation in rotations]


def test_every_entrant_sits_in_every_seat_and_equal_rotations_are_played_once():
    four = tournament("page", "squire", "page@1", "page@2")
    assert names(four.rotations) == [
        "page squire page@1 page@2",
        "page@2 page squire page@1",
        "page@1 page@2 page squire",
        "squire page@1 page@2 page",
    ]
    assert len(tournament("squire", "page", "page", "page").rotations) == 4
    assert names(tournament("page", "squire", "page", "squire").rotations) == [
        "page squire page squire",
        "squire page squire page",
    ]
    assert len(tournament("page", "page", "page").rotations) == 1


def test_games_are_rounded_up_to_whole_decks():
    three = tournament("page", "squire", "squire")
    assert [three.decks_for(games) for games in (1, 3, 4, 6, 7)] == [1, 1, 2, 2, 3]
    assert list(three.games(2)) == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    with pytest.raises(KingdominoError, match="too_few_games"):
        three.decks_for(0)


def test_a_table_has_as_many_entrants_as_players():
    with pytest.raises(KingdominoError, match="wrong_number_of_entrants"):
        tournament("page", "squire", rules="3 classic")


def test_an_unusable_seed_is_refused():
    with pytest.raises(KingdominoError, match="unusable_seed"):
        tournament("page", "squire", seed=-1)


def test_numpy_s_numbers_are_taken_as_python_s_own(tmp_path):
    """Research code often has them; the folder's JSON and the text of an entrant must not depend on it."""
    entrants = (Entrant("page", seconds=numpy.float32(0.5)), Entrant("squire", playouts=numpy.int64(30)))
    plan = Tournament(entrants, Ruleset(players=2), numpy.int64(7))
    assert type(plan.seed) is int
    assert [(type(entrant.seconds), type(entrant.playouts)) for entrant in entrants] == [
        (float, type(None)),
        (type(None), int),
    ]
    outcome = run_tournament(plan, numpy.int64(3), jobs=numpy.uint8(1), folder=tmp_path / "out")
    assert outcome.games_counted == 4
    assert type(outcome.games_wanted) is int
    own = Tournament((Entrant("page", seconds=0.5), Entrant("squire", playouts=30)), Ruleset(players=2), 7)
    assert run_tournament(own, 4, folder=tmp_path / "out").games_finished == 4
    pair = Hypotheses(numpy.float32(0.5), numpy.float64(0.75))
    assert (type(pair.lower), type(pair.upper)) == (float, float)


@pytest.mark.parametrize("games", [2.5, "3", None, True, numpy.float64(4), numpy.array([4, 5])], ids=str)
def test_a_number_of_games_that_is_no_whole_number_is_refused(games):
    with pytest.raises(KingdominoError, match="games"):
        tournament("page", "squire").decks_for(games)


@pytest.mark.parametrize("seed", [1.0, "1", None, True, numpy.float64(1), numpy.array([1, 2])], ids=str)
def test_a_seed_that_is_no_whole_number_is_refused(seed):
    with pytest.raises(KingdominoError, match="unusable_seed"):
        tournament("page", "squire", seed=seed)


def test_decks_and_decisions_have_seeds_of_their_own():
    two = tournament("page", "squire")
    seeds = [two.deck_seed(deck) for deck in range(1, 50)]
    seeds += [two.decision_seed((deck, turn), move) for deck in range(1, 9) for turn in (0, 1) for move in range(40)]
    assert len(set(seeds)) == len(seeds)
    assert two.deck_seed(1) != tournament("page", "squire", seed=2).deck_seed(1)


def test_all_rotations_of_a_deck_are_dealt_alike_and_records_say_which_they_are():
    plan = tournament("page", "squire")
    games = [play_game(plan, TournamentSeats(plan.distinct), number) for number in plan.games(2)]
    replayed = [Game.from_record(game.record) for game in games]
    decks = [game.revealed().deck for game in replayed]
    assert decks[0] == decks[1] != decks[2] == decks[3]
    assert [game.players for game in replayed] == [("page", "squire"), ("squire", "page")] * 2
    assert '[DeckNumber "2"]' in games[3].record
    assert '[Rotation "1"]' in games[3].record
    for played, game in zip(games, replayed, strict=True):
        assert played.places == game.position.places()
        assert played.points == tuple(game.position.score(seat).total for seat in (0, 1))
        assert sum(played.discards) == sum(str(move).endswith("x") for move in game.moves)
        assert sum(played.decisions) == len([move for move in game.moves if str(move)[0] not in "kd"])


def test_a_bot_gets_its_budget_and_a_new_seed_at_every_decision():
    asked = []

    class Listening:
        def seat(self, *_):
            return nullcontext(self)

        def choose(self, position, budget):
            asked.append(budget)
            return Choice(position.legal_moves()[0])

    plan = tournament("page:30", "page@0.5")
    play_game(plan, Listening(), (1, 0))
    assert {(budget.seconds, budget.playouts, budget.threads) for budget in asked} == {(None, 30, 1), (0.5, None, 1)}
    assert len({budget.seed for budget in asked}) == len(asked)
