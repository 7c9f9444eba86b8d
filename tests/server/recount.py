"""Statistics against the records: random games of mixed rules, stored, added up, and counted again from their records.

python -m tests.server.recount --games 500
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from kingdomino.bots import LEVELS
from kingdomino.games import Game
from kingdomino.rules import TERRAINS, Place, Ruleset
from kingdomino.server.storage import FinishedGame, GuestResult, Store
from kingdomino.tables.finished import results_in
from tests import brute
from tests.server.storage.steps import step

RULESETS = [
    Ruleset(players, edition, players == 2 and duel, harmony, middle)
    for players in (2, 3, 4)
    for edition in ("classic", "revised")
    for duel in (False, True)
    for harmony in (False, True)
    for middle in (False, True)
]


def finished_random(chance: Random, name: str, **other: Any) -> FinishedGame:
    """A random game of random rules: guests 1 to 3 sit anywhere, also twice, among bots."""
    rules = chance.choice(RULESETS)
    guests = tuple(chance.choice((1, 2, 3, None)) for _ in range(rules.players))
    players = tuple(f"Guest {guest}" if guest else chance.choice(LEVELS) for guest in guests)
    game = Game.shuffled(rules, chance.getrandbits(64), players=players)
    while not game.is_over:
        game.play(chance.choice(game.position.legal_moves()))
    told: dict[str, Any] = {
        "record": game.record(), "points": tuple(game.position.score(seat).total for seat in range(rules.players)),
        "places": game.position.places(), "ended": chance.randrange(10**12),
    }  # fmt: skip
    return FinishedGame(name, name[:5], 1, str(rules), players, guests, **{**told, **other})


def recounted(game: FinishedGame) -> list[GuestResult]:
    """What a record says, by the second definition of the rules."""
    played = Game.from_record(game.record)
    rules = played.rules
    kingdoms: list[brute.Squares] = [{} for _ in range(rules.players)]
    for before, move in zip(played.positions[:-1], played.moves, strict=True):
        if before.to_act is not None and isinstance(move, Place):
            number, where = str(move).split("@")
            spot = brute.square_named(where[:-1])
            kingdoms[before.to_act] = brute.with_domino(kingdoms[before.to_act], int(number), spot, where[-1])
    return [_result(game, rules, kingdoms, guest) for guest in dict.fromkeys(game.guests) if guest is not None]


def _result(game: FinishedGame, rules: Ruleset, kingdoms: list[brute.Squares], guest: int) -> GuestResult:
    harmony = [5 if rules.harmony and brute.is_complete(kingdom, rules.grid) else 0 for kingdom in kingdoms]
    middle = [10 if rules.middle_kingdom and brute.is_centred(kingdom) else 0 for kingdom in kingdoms]
    totals = [brute.points(k) + harmony[seat] + middle[seat] for seat, k in enumerate(kingdoms)]
    scores = [(totals[seat], brute.largest(k), brute.crowns(k)) for seat, k in enumerate(kingdoms)]
    places = brute.places(scores, rules.edition)
    levels = [name for name, who in zip(game.players, game.guests, strict=True) if who is None]
    seat = game.guests.index(guest)
    by_terrain: Counter[str] = Counter()
    for terrain, _, _, points in brute.territories(kingdoms[seat]):
        by_terrain[terrain] += points
    return GuestResult(
        guest=guest,
        game=game.game,
        ended=game.ended,
        counted=game.guests.count(guest) == 1,
        players=rules.players,
        variant=_variant(rules),
        level=max(levels, key=LEVELS.index, default=""),
        hints=0,
        seat=seat,
        points=totals[seat],
        place=places[seat],
        won=12 // places.count(1) if places[seat] == 1 else 0,
        harmony=harmony[seat],
        middle_kingdom=middle[seat],
        terrains=tuple(by_terrain[name] for name in TERRAINS),
    )


def _variant(rules: Ruleset) -> str:
    bonuses = {(False, False): "plain", (True, False): "harmony", (False, True): "middle_kingdom", (True, True): "both"}
    return "mighty_duel" if rules.mighty_duel else bonuses[rules.harmony, rules.middle_kingdom]


async def agreement(database: str, games: int, seed: int) -> int:
    """Store random games with their results as a table does; how many agree with their records, or an error."""
    chance, store = Random(seed), Store(database)
    await store.open()
    try:
        made = [finished_random(chance, f"GAME{number}-1") for number in range(games)]
        for game in made:
            position = Game.from_record(game.record).position
            levels = [name if guest is None else "" for name, guest in zip(game.players, game.guests, strict=True)]
            own = results_in(game.game, game.ended, position, game.guests, levels, counted=True, hints={})
            assert list(own) == recounted(game), game.record
            await store.append(replace(step(game.game, finished=game), results=own))
        for guest in (1, 2, 3):
            again = [row for game in made for row in recounted(game) if row.guest == guest and row.counted]
            sums = await store.sums_of(guest)
            assert sum(part.games for part in sums) == len(again)
            assert sum(part.won for part in sums) == sum(row.won for row in again)
            assert sum(part.points for part in sums) == sum(row.points for row in again)
            for part in sums:
                wanted = (part.players, part.variant, part.level)
                kind = [row for row in again if (row.players, row.variant, row.level) == wanted]
                assert (part.games, part.won) == (len(kind), sum(row.won for row in kind))
                assert part.points == sum(row.points for row in kind)
                assert part.terrains == tuple(map(sum, zip(*(row.terrains for row in kind), strict=True)))
            best = await store.best_of(guest, None)
            assert best is None or best.points == max(row.points for row in again)
        return len(made)
    finally:
        await store.close()


def main() -> int:
    """Run the campaign."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        agreed = asyncio.run(agreement(str(Path(folder) / "games.db"), options.games, options.seed))
    sys.stdout.write(f"{agreed} games of mixed rules agree with their records\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
