"""A learner in every lane against opponents that decide in compiled code: they play as the bots of their names do."""

import os
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import kingdomino.environment
from kingdomino import Game, Move, Position, Ruleset, kernel
from kingdomino.bots import KNIGHT_NOISE, Bot, Budget
from kingdomino.bots.squire import Squire
from kingdomino.environment import KingdominoVector
from kingdomino.environment.announcing import compilation_shown
from kingdomino.kernel import random_decisions
from kingdomino.search import gainful_actions, quick_actions, quick_move
from kingdomino.search.budgets import stream

from .rulesets import SOME


def positions(rules: Ruleset) -> list[Position]:
    """The decisions of a random game, some of them."""
    game, dice = Game.shuffled(rules, 4), np.random.default_rng(4)
    found = []
    while not game.is_over:
        moves = game.position.legal_moves()
        found.append(game.position)
        game.play(moves[dice.integers(len(moves))])
    return found[::3]


@pytest.mark.parametrize("rules", [SOME[1], SOME[5], SOME[6]])
def test_a_quick_squire_takes_what_a_squire_takes_and_a_quick_knight_is_the_knight(rules: str) -> None:
    asked = positions(Ruleset.parse(rules))
    states, games = kernel.to_states(asked), np.arange(len(asked))
    generators = np.arange(len(asked), dtype=np.uint64)
    for position, action in zip(asked, gainful_actions(states, games, generators), strict=True):
        assert position.to_act is not None
        kingdom = position.kingdoms[position.to_act]
        gains = {move: Squire()._gain(kingdom, move, position.rules) for move in position.legal_moves()}
        assert gains[kernel.move_of(position, int(action))] == max(gains.values())
    generators = np.array([stream(game) for game in range(len(asked))], np.uint64)
    dice = generators.copy()
    found = quick_actions(states, games, generators, KNIGHT_NOISE)
    for game, position in enumerate(asked):
        move = quick_move(position, noise=KNIGHT_NOISE, seed=game)
        assert kernel.move_of(position, int(found[game])) == move
    assert len(set(generators.tolist())) == len(asked), "every game goes on with its own"
    assert generators.tolist() != dice.tolist()


def played(steps: int, lanes: int = 4, seed: int = 3, **options: Any) -> list[tuple[Any, ...]]:
    """What a learner that moves at random sees, lane by lane, as it comes."""
    vector = KingdominoVector(lanes, **options)
    observed, info = vector.reset(seed=seed)
    generators = np.arange(lanes, dtype=np.uint64)
    rows = []
    for _ in range(steps):
        assert vector.observation_space.contains(observed)
        decisions = random_decisions(observed["action_mask"], generators)
        observed, rewards, ended, _, info = vector.step(decisions)
        rows.append((observed, rewards, ended, info))
    return rows


@pytest.mark.parametrize(
    ("rules", "opponents", "seat"),
    [
        ("2 classic", "page", 0),
        ("2 revised mighty-duel", ("knight",), "random"),
        ("4 classic harmony", ("page", "squire", "knight"), 2),
    ],
)
def test_only_the_learner_acts_and_nobody_plays_illegally(rules: str, opponents: Any, seat: Any) -> None:
    ends = 0
    for observed, rewards, ended, info in played(120, rules=rules, opponents=opponents, seat=seat):
        assert (info["to_act"][~ended] == info["seat"][~ended]).all()
        assert seat == "random" or (info["seat"] == seat).all()
        assert (observed["action_mask"].any(axis=1) == ~ended).all()
        if ended.any():
            ends += int(ended.sum())
            assert not info["illegal"].any()
            assert rewards[ended].tolist() == info["rewards"][ended, info["seat"][ended]].tolist()
            points = info["points"][ended, info["seat"][ended]]
            table = observed["table"][ended].astype(int)
            at = kingdomino.environment.TableIndex.POINTS
            assert (table[:, at] * 100 + table[:, at + 1]).tolist() == points.tolist(), "the end as the learner sees it"
    assert ends >= 4


def test_seats_and_opponents_follow_from_the_seed_for_every_batch_size_and_mode() -> None:
    options = {"rules": "3 classic", "opponents": ("squire", "page"), "seat": "random"}
    few, many = played(60, lanes=2, **options), played(60, lanes=5, **options)
    for (_, rewards, ended, info), (_, others, other_ends, other) in zip(few, many, strict=True):
        assert (rewards.tolist(), ended.tolist()) == (others[:2].tolist(), other_ends[:2].tolist())
        assert info["seat"].tolist() == other["seat"][:2].tolist()
    same = played(60, lanes=2, autoreset_mode="SameStep", **options)
    finals = [row[3]["points"][row[2]].tolist() for row in same if row[2].any()]
    assert finals[0] == next(row[3]["points"][row[2]].tolist() for row in few if row[2].any())


def test_gymnasium_makes_many_lanes_against_the_knight() -> None:
    vector: Any = gymnasium.make_vec("Kingdomino-v1", num_envs=3, rules="2 classic")
    observed, info = vector.reset(seed=1)
    assert info["to_act"].tolist() == info["seat"].tolist() == [0, 0, 0]
    assert np.array_equal(vector.unwrapped.action_masks(), observed["action_mask"].astype(bool))
    with pytest.raises(kingdomino.KingdominoError, match="no_such_bot"):
        KingdominoVector(2, opponents="earl")
    with pytest.raises(kingdomino.KingdominoError, match="wrong_opponents"):
        KingdominoVector(2, "4 classic", opponents=("page", "page"))


class Last(Bot):
    """Takes the last of its moves, and remembers the positions."""

    name = "last"

    def __init__(self) -> None:
        self.asked: list[Position] = []

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:
        self.asked.append(position)
        assert budget.seed is not None
        return moves[-1]


def test_a_bot_of_one_s_own_and_a_duke_move_inside_the_step() -> None:
    own = Last()
    rows = played(30, lanes=2, rules="3 classic", opponents=(own, "duke:8"))
    assert all((info["to_act"][~ended] == 0).all() for _, _, ended, info in rows)
    assert {position.to_act for position in own.asked} == {1}, "the seat after the learner's"
    again = played(30, lanes=2, rules="3 classic", opponents=(Last(), "duke:8"))
    assert all(np.array_equal(one[0]["table"], other[0]["table"]) for one, other in zip(rows, again, strict=True))
    assert sum(int(row[2].sum()) for row in rows) >= 2


def first_legal(seen: Any) -> Any:
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("observe", ["planes", "states", "none"])
def test_a_policy_decides_in_all_its_lanes_at_once_by_what_it_observes_there(observe: str) -> None:
    asked: list[Any] = []

    def policy(seen: Any) -> Any:
        asked.append(seen)
        return first_legal(seen)

    rows = played(40, lanes=6, rules="3 classic", opponents=(policy, "squire"), observe=observe)
    assert {frozenset(seen) for seen in asked} == {frozenset(rows[0][0])}, "the observations of a learner"
    assert max(len(seen["action_mask"]) for seen in asked) == 6
    assert all(seen["action_mask"].any(axis=1).all() for seen in asked)
    if observe == "planes":
        index = kingdomino.environment.TableIndex.ACTING
        assert all((seen["table"][:, index] == 1).all() for seen in asked), "it observes from its own seat"
    assert sum(int(row[2].sum()) for row in rows) >= 6


def test_a_policy_plays_the_same_game_in_the_environment_of_one_learner() -> None:
    solo: Any = gymnasium.make("Kingdomino-v1", opponents=first_legal)
    seen, _ = solo.reset(seed=3)
    lane = KingdominoVector(1, opponents=first_legal)
    many, _ = lane.reset(seed=3)
    ended = False
    while not ended:
        assert np.array_equal(seen["table"], many["table"][0])
        seen, _, ended, _, _ = solo.step(int(first_legal(many)[0]))
        many, _, ends, _, _ = lane.step(first_legal(many))
    assert ends[0]


@pytest.mark.parametrize("answer", [-1, 324, 10**6])
def test_a_policy_that_moves_illegally_or_answers_no_actions_is_named(answer: int) -> None:
    vector = KingdominoVector(9, opponents=lambda seen: np.full(len(seen["action_mask"]), answer))
    with pytest.raises(kingdomino.KingdominoError, match="opponent_moved_illegally"):
        vector.reset(seed=1)  # somebody's first king is an opponent's, who can claim, but not discard
    with pytest.raises(kingdomino.KingdominoError, match="wrong_actions"):
        KingdominoVector(9, opponents=lambda _: "e4").reset(seed=1)


@pytest.mark.parametrize("opponents", [("knight", "squire"), ("page", "duke:4")])
def test_threads_change_nothing_about_how_opponents_play(opponents: tuple[str, ...]) -> None:
    options = {"rules": "3 classic", "opponents": opponents}
    alone, beside = played(24, lanes=5, **options), played(24, lanes=5, threads=2, **options)
    assert all(np.array_equal(one[0]["table"], two[0]["table"]) for one, two in zip(alone, beside, strict=True))


def test_a_terminal_is_told_how_long_the_first_call_has_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        for _ in range(2):
            with compilation_shown("a_function_that_was_never_compiled"):
                pass
    shown = ""
    while not shown.endswith("\n"):  # a terminal hands on what was written in parts
        shown += os.read(ours, 4096).decode()
    os.close(ours)
    assert shown.startswith("\rCompiling the environment, once on this machine: 0 s")
    assert shown.endswith("done      \r\n")
    assert shown.count("done") == 1, "once a process"
