"""The learned value, opened: what it is told and its weights give what the search says, to the last bit."""

import pytest

from kingdomino import Game, KingdominoError, Position, Ruleset
from kingdomino.search import foresee, kingdom_value, quick_move, value_inputs
from tests.examples import example


@pytest.mark.parametrize("rules", ["2 classic", "3 classic harmony", "2 classic mighty-duel middle-kingdom"])
def test_a_kingdom_s_value_is_the_search_s_and_numpy_finds_it_from_the_weights(rules):
    net, game, compared = example("value_net").ValueInNumPy(), Game.shuffled(Ruleset.parse(rules), 5), 0
    while not game.is_over:
        position, move = game.position, quick_move(game.position)
        after = position.play(move)
        values = [] if after.is_over else [kingdom_value(after, seat) for seat in range(after.rules.players)]
        assert values == [net(value_inputs(after, seat)) for seat in range(len(values))]
        if after.phase == "chance" and len(position.legal_moves()) == 1:
            assert list(foresee(position)) == values, "nothing is left to choose in the round"
            compared += 1
        game.play(move)
    assert compared >= 5


def test_a_kingdom_without_a_future_or_an_owner_is_refused():
    start = Position.start(Ruleset(players=2))
    assert kingdom_value(start, 0) == kingdom_value(start, 1) > 20, "before the first line all are alike"
    with pytest.raises(KingdominoError, match="no_such_seat"):
        value_inputs(start, 2)
    with pytest.raises(KingdominoError, match="not_a_position"):
        value_inputs("start", 0)
    game = Game.shuffled(Ruleset(players=2), 1)
    while not game.is_over:
        game.play(game.position.legal_moves()[0])
    with pytest.raises(KingdominoError, match="nothing_to_choose"):
        kingdom_value(game.position, 0)
