"""Games through time: the dealer acts for chance, moves can be taken back, the deck stays hidden."""

from random import Random

import pytest
from hypothesis import given, settings

from kingdomino import Game, IllegalMove, InvalidNotation, KingdominoError, Position, Ruleset
from kingdomino.games import Statistics
from kingdomino.rules import Deal, Kings
from tests.games.playing import finished, play_on
from tests.strategies import ALL_RULESETS, rulesets, seeds


def test_chance_follows_by_itself():
    """Decision 2: a game stands at a decision from the beginning, with kings and the first line as its first moves."""
    game = Game.from_deck(Ruleset(players=3), deck=list(range(36, 0, -1)), kings=[0, 2, 1])
    assert [str(move) for move in game.moves] == ["kings 0 2 1", "deal 34 35 36"]
    assert game.position.to_act == 0
    for move in ("=34", "=35", "=36"):
        game.play(move)
    assert str(game.moves[-1]) == "deal 31 32 33"


@settings(deadline=None, max_examples=25)
@given(rulesets(), seeds)
def test_every_game_ends_after_the_right_number_of_moves(rules, seed):
    """R12-R14: every king places once a round and claims once a round but the last; the opening claims too."""
    game = finished(rules, seed)
    turns = rules.kings * rules.rounds
    decisions = turns + turns  # placements, then claims: the opening's stand for those missing in the last round
    chance = 1 + rules.rounds
    assert len(game.moves) == decisions + chance
    assert sum(isinstance(move, Deal) for move in game.moves) == rules.rounds
    assert sum(isinstance(move, Kings) for move in game.moves) == 1


@settings(deadline=None, max_examples=25)
@given(rulesets(), seeds, seeds)
def test_replay_equals_play_and_undo_undoes(rules, seed, choice):
    random = Random(choice)
    game = play_on(Game.shuffled(rules, seed), random, decisions=random.randrange(1, 40))
    again = Position.start(rules)
    for move, position in zip(game.moves, game.positions[1:], strict=True):
        again = again.play(str(move))
        assert again == position
    before, record = game.position, game.record()
    if not game.is_over:
        game.play(random.choice(game.position.legal_moves()))
        assert game.undo() == before
        assert game.record() == record
    while True:
        try:
            game.undo()
        except KingdominoError as error:
            assert error.code == "nothing_to_undo"
            break
        assert game.position.to_act is not None
    assert game.moves == Game.shuffled(rules, seed).moves


def test_the_same_seed_gives_the_same_record():
    rules = Ruleset(players=2, mighty_duel=True)
    assert finished(rules, 99).record() == finished(rules, 99).record()


@settings(deadline=None, max_examples=20)
@given(rulesets(), seeds)
def test_no_position_holds_anything_of_the_deck(rules, seed):
    """R7: two games with the same past and different futures have equal positions, hashes, texts and records."""
    random = Random(seed)
    deck = random.sample(range(1, 49), rules.deck_size)
    kings = random.sample([*range(rules.players)] * rules.kings_per_player, rules.kings)
    seen = rules.line_size * random.randrange(1, rules.rounds)
    future = deck[seen:]
    random.shuffle(future)
    one = Game.from_deck(rules, deck, kings)
    other = Game.from_deck(rules, [*deck[:seen], *future], kings)
    while 48 - len(one.position.unseen) <= seen and not one.is_over:
        assert one.position == other.position
        assert hash(one.position) == hash(other.position)
        assert repr(one.position) == repr(other.position)
        assert one.record() == other.record()
        move = random.choice(one.position.legal_moves())
        one.play(move)
        other.play(move)


def test_seed_salt_and_deck_stay_hidden_until_the_end():
    game = Game.shuffled(Ruleset(), 31337)
    random = Random(1)
    while not game.is_over:
        record = game.record()
        assert "31337" not in record
        assert "Deck" not in record
        assert "Salt" not in record
        assert "31337" not in repr(game)
        with pytest.raises(KingdominoError) as refused:
            game.revealed()
        assert refused.value.code == "not_before_the_end"
        game.play(random.choice(game.position.legal_moves()))
    assert game.revealed().seed == 31337
    assert '[Seed "31337"]' in game.record()


def test_a_refused_move_changes_nothing():
    game = Game.shuffled(Ruleset(), 5)
    before, moves = game.position, game.moves
    for move, error in (
        ("=99", InvalidNotation),
        ("deal 1 2 3 4", IllegalMove),
        ("rubbish", InvalidNotation),
        (None, InvalidNotation),
    ):
        with pytest.raises(error):
            game.play(move)
    assert (game.position, game.moves) == (before, moves)


def test_moves_given_out_are_a_copy():
    game = Game.shuffled(Ruleset(), 5)
    game.moves.clear()
    assert len(game.moves) == 2


def test_players_have_names_or_colours():
    """R2."""
    assert Game.shuffled(Ruleset(players=3), 1).players == ("pink", "yellow", "green")
    assert Game.shuffled(Ruleset(players=2), 1, players=["Ann", "Ben"]).players == ("Ann", "Ben")
    for names in (["Ann"], ["Ann", "Ben", "Cid"], "AB", [1, 2]):
        with pytest.raises(KingdominoError) as refused:
            Game.shuffled(Ruleset(players=2), 1, players=names)
        assert refused.value.code == "wrong_number_of_names"


@pytest.mark.parametrize("rules", ALL_RULESETS[::3], ids=str)
def test_statistics_count_what_was_played_and_forget_what_was_undone(rules):
    statistics = Statistics()
    game = play_on(Game.shuffled(rules, 3, observers=[statistics]), Random(3))
    turns = rules.rounds * rules.kings_per_player
    for seat in range(rules.players):
        assert statistics.placements[seat] + statistics.discards[seat] == turns
        assert statistics.points[seat][-1] <= game.position.score(seat).total
        assert len(statistics.points[seat]) == turns
        assert sum(count for (who, _), count in statistics.claims.items() if who == seat) == turns
    while len(game.moves) > 2:
        game.undo()
    assert not +statistics.placements
    assert not +statistics.discards
    assert not +statistics.claims
    assert not any(statistics.points.values())
