"""Five levels by name; each chooses legally, within a budget, and sees a position only."""

import gc
import subprocess
import sys
from fractions import Fraction
from random import Random

import numpy
import pytest

from kingdomino import Game, KingdominoError, Move, Position, Ruleset
from kingdomino.bots import LEVELS, Bot, Budget, bot, bot_names, register
from kingdomino.bots.registry import _MAKERS
from kingdomino.cli import main
from kingdomino.games import Dealer
from tests.games.playing import finished
from tests.search.positions import moments

MOMENTS = moments(25, seed=33)


def test_the_levels_come_from_the_weakest_to_the_strongest():
    assert bot_names() == LEVELS == ("page", "squire", "knight", "duke", "king")
    assert [bot(name).name for name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", MOMENTS)
def test_every_level_chooses_a_legal_move_reproducibly(level, position):
    budget = {"playouts": 60} if level in ("duke", "king") else {}
    move = bot(level).choose(position, seed=9, **budget)
    assert move in position.legal_moves()
    assert move == bot(level).choose(position, seed=9, **budget)


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_seed_it_chooses_too(level):
    assert bot(level).choose(MOMENTS[0], seconds=0.01) in MOMENTS[0].legal_moves()
    assert bot(level).choose(MOMENTS[0], seconds=0.01, threads=2) in MOMENTS[0].legal_moves()


@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_does_not_depend_on_the_hidden_deck(level):
    """Two games whose decks agree so far and differ later: same position, same seed, same choice."""
    random = Random(4)
    deck = random.sample(range(1, 49), 24)
    shown, hidden = deck[:12], deck[12:]
    other_hidden = [*hidden]
    random.shuffle(other_hidden)
    one, other = (Game.from_deck(Ruleset(players=2), shown + rest, [0, 1, 1, 0]) for rest in (hidden, other_hidden))
    budget = {"playouts": 40} if level in ("duke", "king") else {}
    while 48 - len(one.position.unseen) <= 12:
        choices = [bot(level).choose(game.position, seed=len(game.moves), **budget) for game in (one, other)]
        assert choices[0] == choices[1]
        one.play(choices[0])
        other.play(choices[1])


def test_no_object_leads_from_what_a_bot_gets_to_a_deck():
    """Walk all objects that a position refers to: no dealer, no game, no seed, no dominoes to come."""
    game = Game.shuffled(Ruleset(players=2), 987_654_321)
    for _ in range(9):
        game.play(game.position.legal_moves()[0])
    reached: set[int] = set()
    waiting: list[object] = [game.position]
    while waiting:
        thing = waiting.pop()
        if id(thing) in reached or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        reached.add(id(thing))
        assert not isinstance(thing, Game | Dealer)
        assert thing != 987_654_321
        if isinstance(thing, list | tuple):
            assert not (len(thing) == 24 and all(isinstance(item, int) for item in thing)), "a deck"
        waiting.extend(gc.get_referents(thing))
    assert len(reached) > 50


def test_only_one_move_needs_no_thought():
    position = next(moment for moment in finished(Ruleset(players=2), 6).positions if len(moment.legal_moves()) == 1)
    assert bot("king").choose(position, seconds=3600) == position.legal_moves()[0]


@pytest.mark.parametrize(
    "budget",
    [
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": "1"},
        {"seconds": True},
        {"playouts": 0},
        {"playouts": -5},
        {"playouts": 1.5},
        {"threads": 0},
        {"threads": 1.0},
        {"seed": -1},
        {"seed": "x"},
        {"seconds": 1.0, "playouts": 10},
    ],
    ids=str,
)
def test_an_unusable_budget_is_refused(budget):
    for level in LEVELS:
        with pytest.raises(KingdominoError) as refused:
            bot(level).choose(MOMENTS[0], **budget)
        assert refused.value.code in ("unusable_budget", "two_budgets")


@pytest.mark.parametrize("level", LEVELS)
def test_a_finished_game_and_a_game_that_waits_are_refused(level):
    over = finished(Ruleset(players=2), 1).position
    for position in (over, Position.start(Ruleset())):
        with pytest.raises(KingdominoError) as refused:
            bot(level).choose(position)
        assert refused.value.code == "nothing_to_choose"


@pytest.mark.parametrize("level", LEVELS)
def test_an_argument_that_is_no_position_is_refused(level):
    for thing in (None, "x", 3, finished(Ruleset(players=2), 1)):
        with pytest.raises(KingdominoError) as refused:
            bot(level).choose(thing)
        assert refused.value.code == "not_a_position"


def test_numbers_of_any_kind_are_a_budget():
    """Research code often has NumPy's numbers."""
    position = MOMENTS[0]
    expected = bot("duke").choose(position, playouts=60, seed=3, threads=1)
    for whole in (numpy.int64, numpy.uint8, Whole):
        assert bot("duke").choose(position, playouts=whole(60), seed=whole(3), threads=whole(1)) == expected
    for seconds in (numpy.float64(0.5), numpy.float32(0.5), numpy.int64(1), Fraction(1, 2)):
        assert type(Budget(seconds=seconds).seconds) is float
    assert bot("page").choose(position, seconds=numpy.float64(0.05), seed=numpy.int64(3)) in position.legal_moves()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_numpy_s_numbers_as_python_s_own(level):
    position = MOMENTS[0]
    chosen = bot(level).choose(position, playouts=numpy.int64(100), seed=numpy.int64(7), threads=numpy.uint8(1))
    assert chosen == bot(level).choose(position, playouts=100, seed=7, threads=1)
    assert bot(level).choose(position, seconds=numpy.float64(0.01)) in position.legal_moves()


class Whole:
    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


def test_numpy_s_booleans_arrays_and_fractions_are_no_budget():
    for budget in (
        {"playouts": numpy.bool_(True)},
        {"playouts": numpy.float64(5)},
        {"playouts": numpy.array([5, 6])},
        {"seed": True},
        {"seconds": numpy.bool_(True)},
        {"seconds": numpy.array([0.5])},
        {"seconds": numpy.float64("nan")},
        {"seconds": 10**400},
        {"threads": numpy.int64(0)},
    ):
        with pytest.raises(KingdominoError, match="unusable_budget"):
            Budget(**budget)


def test_a_budget_is_read_without_numpy():
    code = "import sys; from kingdomino.bots import Budget; Budget(1.5, None, 3, 1); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_unknown_names_are_refused():
    for name in ("emperor", "", None, 5, ["king"]):
        with pytest.raises(KingdominoError) as refused:
            bot(name)
        assert refused.value.code == "no_such_bot"


def test_a_bot_of_one_s_own_is_registered_once(monkeypatch):
    """It is not among the levels: `kingdomino bots` lists levels only, because it has a sentence about each."""
    monkeypatch.setattr("kingdomino.bots.registry._MAKERS", dict(_MAKERS))

    class Last(Bot):
        name = "last-of-the-list"

        def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
            return moves[-1]

    register("last-of-the-list", Last)
    assert bot("last-of-the-list").choose(MOMENTS[0]) == MOMENTS[0].legal_moves()[-1]
    with pytest.raises(KingdominoError) as refused:
        register("last-of-the-list", Last)
    assert refused.value.code == "bot_name_taken"
    assert bot_names() == (*LEVELS, "last-of-the-list")
    assert main(["bots"]) == 0


@pytest.mark.parametrize("name", ["", " ", "a b", "a:b", "a@1", "-a", "a\n", "\x1b[31m", None, 3, ["a"]])
def test_a_name_that_no_tournament_could_write_is_refused(monkeypatch, name):
    monkeypatch.setattr("kingdomino.bots.registry._MAKERS", dict(_MAKERS))
    with pytest.raises(KingdominoError, match="unusable_bot_name"):
        register(name, type(bot("page")))
    assert bot_names() == LEVELS


@pytest.mark.parametrize("maker", [None, "page", bot("page")])
def test_a_maker_that_makes_no_bot_is_refused(monkeypatch, maker):
    monkeypatch.setattr("kingdomino.bots.registry._MAKERS", dict(_MAKERS))
    with pytest.raises(KingdominoError, match="unusable_bot_maker"):
        register("mine", maker)
    assert bot_names() == LEVELS


@pytest.mark.parametrize(("better", "worse"), [("squire", "page"), ("knight", "squire"), ("king", "knight")])
def test_each_level_beats_the_one_below(better, worse):
    """Ten decks, each played from both seats, with fixed seeds: the margins of many more are in docs/decisions."""
    won = 0.0
    for deck in range(10):
        for seat in (0, 1):
            game = Game.shuffled(Ruleset(players=2, harmony=True, middle_kingdom=True), deck)
            while not game.is_over:
                name = better if game.position.to_act == seat else worse
                budget = {"playouts": 100} if name == "king" else {}
                game.play(bot(name).choose(game.position, seed=len(game.moves), **budget))
            won += (seat in game.position.winners()) / len(game.position.winners())
    assert won >= 13
