"""The page beside the server: python -m tests.page.twins --games 200 --moves 300 --days 3

The package runs in Pyodide, under Node, with the functions that were compiled for it. There random games are played by
the rules and the compiled functions side by side; bots choose the moves that they choose here; days are played.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from tools import client

from kingdomino.bots import LEVELS, WITHOUT_BUDGET, bot
from kingdomino.games import Dealer, Game
from kingdomino.measure.twins import ALL_RULESETS
from kingdomino.notation import parse_position, position_line
from kingdomino.rules import Position, Ruleset
from kingdomino.tables import challenge

HERE: Final = Path(__file__).parent
SOURCES: Final = client.ROOT / "src"

#: A position, the level that decides, its playouts and its seed.
Thought = tuple[str, str, int | None, int]


def in_pyodide(*questions: tuple[str, dict[str, Any]]) -> list[Any]:
    """The answers of `inside.py` to these questions."""
    modules = [client.WEB / "node_modules" / "pyodide", SOURCES, msgspec_wheel(), HERE / "inside.py"]
    command = [*client.find_node().node, str(HERE / "pyodide.mjs"), *map(str, modules)]
    ended = subprocess.run(command, input=json.dumps(questions), capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        raise AssertionError(ended.stderr)
    answers: list[Any] = json.loads(ended.stdout)
    return answers


def msgspec_wheel() -> Path:
    """The wheel for Pyodide that the site has."""
    (wheel,) = (client.WEB / "engine").glob("msgspec-*.whl")
    return wheel


def thoughts(level: str, count: int, seed: int) -> list[Thought]:
    """Positions with a choice from random games over all rulesets, for a level."""
    dice, found = Random(f"{level} {seed}"), list[Thought]()
    while len(found) < count:
        rules = dice.choice(ALL_RULESETS)
        position, dealer = Position.start(rules), Dealer.from_seed(rules, dice.getrandbits(64))
        turns = dice.randrange(2 * rules.kings * rules.rounds)
        while not position.is_over and (turns > 0 or len(position.legal_moves()) < 2):
            chance = position.chance_due is not None
            move = dealer.outcome(position) if chance else dice.choice(position.legal_moves())
            position, turns = position.play(move), turns - (not chance)
        if not position.is_over:
            playouts = None if level in WITHOUT_BUDGET else challenge.PLAYOUTS[level]
            found.append((position_line(position), level, playouts, dice.getrandbits(60)))
    return found


def chosen_here(some: Sequence[Thought]) -> list[tuple[str, float]]:
    """The moves in these positions and their seconds, on this machine."""
    moves = []
    for line, level, playouts, seed in some:
        begun = time.perf_counter()
        move = bot(level).choose(parse_position(line), playouts=playouts, seed=seed)
        moves.append((str(move), time.perf_counter() - begun))
    return moves


def day_here(day: date, seed: int) -> Game:
    """A day's challenge by the functions that the server calls; the person's moves are drawn."""
    dice, game = Random(seed), Game(challenge.RULES, dealer=challenge.dealer_of(day))
    while not game.is_over:
        level = challenge.BOTS.get(game.position.to_act or 0)
        if level is None:
            game.play(dice.choice(game.position.legal_moves()))
            continue
        thought = challenge.thought_for(day, level, len(game.moves))
        game.play(bot(level).choose(game.position, playouts=thought.playouts, seed=thought.seed))
    return game


def questions(playouts: int, seed: int) -> list[str]:
    """What analysis is asked about a game that has begun: every step of its review, a hint and a grade."""
    game = Game.shuffled(Ruleset(2), seed=seed)
    while game.position.round < 2:
        game.play(game.position.legal_moves()[-1])
    line, some = position_line(game.position), {"playouts": playouts}
    review = {"kind": "review", "record": game.record(), **some}
    asked = [{**review, "done": done, "value": [0.5, 0.5] if done else None} for done in range(len(game.moves))]
    grade = {"kind": "grade", "position": line, "move": str(game.position.legal_moves()[0]), **some}
    return [json.dumps(one) for one in (*asked, {"kind": "hint", "position": line, **some}, grade)]


def noon(day: date) -> int:
    """A time of a day, in milliseconds."""
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)


def compare_days(days: Sequence[date]) -> int:
    """Whether a day is the same game in the page and here; how many moves."""
    asked = [("day", {"date": str(day), "now": noon(day), "seed": day.toordinal()}) for day in days]
    total = 0
    for day, record in zip(days, in_pyodide(*asked), strict=True):
        here, there = day_here(day, day.toordinal()).moves, Game.from_record(record).moves
        assert there == here, f"{day}: {next(pair for pair in zip(there, here, strict=False) if pair[0] != pair[1])}"
        total += len(here)
    return total


def compare_moves(count: int, seed: int, levels: Sequence[str] = LEVELS) -> list[str]:
    """So many moves of each level, in the page and here; a line of figures for each."""
    said = []
    for level in levels:
        some = thoughts(level, count, seed)
        (there,), here = in_pyodide(("chosen", {"thoughts": some})), chosen_here(some)
        for thought, page, own in zip(some, there, here, strict=True):
            assert page[0] == own[0], f"{thought}: {page[0]} in the page, {own[0]} here"
        seconds = [sorted(each[1] for each in moves)[len(some) // 2] for moves in (there, here)]
        said.append(f"{level}: {count} moves equal; median {seconds[0]:.4f} s in the page, {seconds[1]:.4f} s here")
    return said


def compare_games(games: int, seed: int, rulesets: Sequence[Ruleset] = ALL_RULESETS) -> int:
    """Random games of the rules and the compiled functions in the page; how many positions."""
    asked = [("twins", {"rules": str(rulesets[game % len(rulesets)]), "seed": seed + game}) for game in range(games)]
    return sum(in_pyodide(*asked))


def main() -> None:
    """Compare, and say how much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(f"{options.games} games: {compare_games(options.games, options.seed)} positions equal", flush=True)
    for line in compare_moves(options.moves, options.seed):
        print(line, flush=True)
    days = [challenge.FIRST_DAY + timedelta(days=101 * (number + options.seed)) for number in range(options.days)]
    print(f"{options.days} days: {compare_days(days)} moves equal", flush=True)


if __name__ == "__main__":
    main()
