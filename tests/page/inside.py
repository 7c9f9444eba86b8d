"""What runs in Pyodide: the rules beside the compiled functions, moves of bots, days by the page's host, answers.

It is given to `pyodide.mjs`; nothing of it needs NumPy or a compiler.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from kingdomino.games import Dealer
from kingdomino.kernel import action_of, arrays, compiled_before, move_of, to_state
from kingdomino.notation import parse_position
from kingdomino.page import Host, ask, thinking
from kingdomino.rules import Deal, Kings, Move, Position, Ruleset


def answer(question: str) -> str:
    """The answers to a list of questions: pairs of a function's name and its arguments."""
    return json.dumps([QUESTIONS[name](**arguments) for name, arguments in json.loads(question)])


def twins(rules: str, seed: int) -> int:
    """A random game; at every position rules and compiled functions agree. How many positions."""
    dice, law = Random(seed), Ruleset.parse(rules)
    dealer, position = Dealer.from_seed(law, seed), Position.start(law)
    state = arrays.as_rows(to_state(position))
    numbers, counts, flags = arrays.numbers(1024), arrays.numbers(1), arrays.words(1)
    points, places, positions = arrays.numbers(1, law.players), arrays.numbers(1, law.players), 0
    while True:
        positions += 1
        assert list(state) == list(to_state(position)), f"{rules}, seed {seed}: another state of {position}"
        compiled_before("scores")(state, points)
        assert list(points) == [position.score(seat).total for seat in range(law.players)]
        if position.is_over:
            compiled_before("places")(state, places)
            assert tuple(places) == position.places(), f"{rules}, seed {seed}: other places"
            return positions
        if position.chance_due:
            move: Move = dealer.outcome(position)
            word = arrays.words(1)
            if isinstance(move, Kings):
                word[0] = sum(seat << 2 * king for king, seat in enumerate(move.seats))
                compiled_before("draw_kings")(state, word, flags)
            else:
                assert isinstance(move, Deal)
                word[0] = sum(1 << domino - 1 for domino in move.dominoes)
                compiled_before("deal")(state, word, flags)
        else:
            moves = position.legal_moves()
            compiled_before("legal_actions")(state, numbers, counts)
            found = tuple(move_of(position, numbers[index]) for index in range(counts[0]))
            assert found == moves, f"{rules}, seed {seed}: other moves in {position}"
            move = dice.choice(moves)
            action = arrays.numbers_of([action_of(position, move)])
            compiled_before("step")(state, action, flags)
        assert flags[0] & 1, f"{rules}, seed {seed}: {move} was refused"
        position = position.play(move)


def chosen(thoughts: list[list[Any]]) -> list[tuple[str, float]]:
    """The move of a level in each of these positions, with playouts and a seed, and its seconds."""
    moves = []
    for line, level, playouts, seed in thoughts:
        begun = time.perf_counter()
        move = finished(thinking.choose(parse_position(line), level, playouts, seed))
        moves.append((str(move), time.perf_counter() - begun))
    return moves


def day(date: str, now: int, seed: int) -> str:
    """The record of a day's challenge, played by the page's host; the person's moves are drawn."""
    dice, kept = Random(seed), dict[str, bytes]()
    host = Host(kept, thinking.choose, clock=lambda: now)
    secret = json.loads(ask(host, "POST", "/guests", '{"name": "Noa", "language": "en"}').body)["secret"]
    host.receive(1, json.dumps({"type": "hello", "id": 1, "secret": secret}))
    table = json.loads(ask(host, "POST", f"/daily/{date}/table", "{}", secret).body)["table"]
    host.receive(1, json.dumps({"type": "enter", "id": 2, "table": table}))
    game = host.live(table).table.game
    assert game is not None
    while not game.is_over:
        if host.think() != 0:
            version, moves = host.live(table).table.version, game.position.legal_moves()
            message = {"type": "move", "id": 3, "table": table, "version": version, "move": str(dice.choice(moves))}
            host.receive(1, json.dumps(message))
        game = host.live(table).table.game
        assert game is not None
    return ask(host, "GET", f"/games/{table}-1/record", "", secret).body


def finished(thought: Any) -> Any:
    """The value of a generator that runs to its end."""
    try:
        while True:
            next(thought)
    except StopIteration as end:
        return end.value


def answers(questions: list[str]) -> list[str]:
    """What is answered to questions of analysis."""
    return [thinking.answer(question) for question in questions]


QUESTIONS: dict[str, Callable[..., object]] = {"twins": twins, "chosen": chosen, "day": day, "answers": answers}
