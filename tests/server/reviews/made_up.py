"""Reviews that nobody has to wait for."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from kingdomino.games import Game
from kingdomino.rules import Place
from kingdomino.tables.answers.reviews import new_review


def made_up_steps(record: str) -> list[dict[str, Any]]:
    """A review that finds the first player's third placement dearer than the first claim."""
    game = Game.from_record(record)
    shares = [1 / game.rules.players] * game.rules.players
    luck = [0.02, -0.02, *[0.0] * (game.rules.players - 2)]
    steps: list[dict[str, Any]] = []
    claimed, placed = False, 0
    for number, (before, move) in enumerate(zip(game.positions, game.moves, strict=False), start=1):
        common = {"number": number, "move": str(move), "before": shares, "shares": shares}
        if before.to_act is None:
            steps.append({**common, "luck": luck})
            continue
        lost, points, grade = 0.0, 0.0, "best"
        if before.to_act == 0 and isinstance(move, Place):
            placed += 1
            lost, points, grade = (0.04, 6.04, "mistake") if placed == 3 else (lost, points, grade)
        elif before.to_act == 0 and not claimed:
            claimed, lost, points, grade = True, 0.06, 3.0, "inaccuracy"
        worth = {"best": str(move), "grade": grade, "lost_wins": lost, "lost_points": points, "error": 0.001}
        further = {"points_error": 0.1, "value_error": 0.01, "margin": 0.0, "exact": False, "causes": []}
        steps.append({**common, "seat": before.to_act, **worth, **further})
    return steps


def put_review(connection: sqlite3.Connection, record: str, game: str, playouts: int) -> str:
    """Store it as the review of a finished game, all of it; its key."""
    wish, steps = new_review(record, playouts, game), made_up_steps(record)
    start = json.dumps(wish.start)
    row = (
        wish.key, game, wish.record, wish.made_by, playouts, start, wish.total, wish.total, None, 1, 10**15, None, 0,
    )  # fmt: skip
    connection.execute(f"INSERT INTO reviews VALUES ({', '.join('?' * len(row))})", row)
    rows = [(wish.key, step["number"], json.dumps(step), "[]") for step in steps]
    connection.executemany("INSERT INTO review_steps VALUES (?, ?, ?, ?)", rows)
    return wish.key
