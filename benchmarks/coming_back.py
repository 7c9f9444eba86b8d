"""How long the answers of the daily challenge and of the statistics take with many results, on SQLite:

    python -m benchmarks.coming_back [--results 10000] [--games 10000] [--times 20]

It stores so many results of one day and so many finished games of one person, some of them reviewed, and prints the
median and the longest of the times of each question: of the storage with what is made of its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median

from sqlalchemy import create_engine, insert

from kingdomino.bots import LEVELS
from kingdomino.rules import TERRAINS
from kingdomino.server.storage import Store, schema
from kingdomino.tables.answers.daily import distribution

DAY = "2026-11-16"
#: One game in so many is reviewed.
REVIEWED = 5


def fill(database: Path, results: int, games: int) -> None:
    """Results of a day, and games of the first guest."""
    chance = Random(1)
    day = [
        {"guest": number, "day": DAY, "table": "TABLE", "counted": True, "begun": number, "game": "TABLE-1",
         "points": max(0, round(chance.gauss(60, 15))), "place": chance.randint(1, 4)}
        for number in range(1, results + 1)
    ]  # fmt: skip
    names = [f"GAME{number}-1" for number in range(games)]
    finished = [
        {"game": name, "table": name[:-2], "number": 1, "rules": "4 classic", "players": "[]", "guests": "[1]",
         "points": "[]", "places": "[]", "record": "", "ended": at}
        for at, name in enumerate(names)
    ]  # fmt: skip
    own = [
        {"guest": 1, "ended": at, "game": name, "counted": True, "players": chance.randint(2, 4), "variant": "both",
         "level": chance.choice(LEVELS), "hints": 0, "seat": 0, "points": chance.randint(20, 90), "place": 1,
         "won": chance.choice((0, 12)), "harmony": 5, "middle_kingdom": 10, **dict.fromkeys(TERRAINS, 8)}
        for at, name in enumerate(names)
    ]  # fmt: skip
    said = [{"game": name, "seat": 0, "moves": 24, "accuracy": 80.0, "luck": 0.1} for name in names[::REVIEWED]]
    engine = create_engine(f"sqlite:///{database}")
    kinds = (schema.challenges, day), (schema.games, finished), (schema.results, own), (schema.review_figures, said)
    with engine.begin() as connection:
        for table, rows in kinds:
            connection.execute(insert(table), rows)
    engine.dispose()


async def timed(times: int, ask: Callable[[], Awaitable[object]]) -> Sequence[float]:
    """Milliseconds of a question, asked so many times."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        await ask()
        found.append(1000 * (time.perf_counter() - begun))
    return found


async def measure(results: int, games: int, times: int) -> None:
    """Print the times of every question."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        store = Store(str(database))
        await store.open()
        try:
            fill(database, results, games)

            async def histogram() -> object:
                return distribution(await store.results_of_day(DAY))

            questions: dict[str, Callable[[], Awaitable[object]]] = {
                f"histogram of {results} results of a day": histogram,
                f"sums of {games} games": lambda: store.sums_of(1),
                "newest 206 games": lambda: store.results_of(1, players=None, hinted=False, limit=206),
                "best game": lambda: store.best_of(1, None),
                "newest 40 reviewed games": lambda: store.reviewed_of(1, players=None, hinted=False, limit=40),
                "all rows of an export": lambda: store.results_of(1, players=None, hinted=None, limit=None),
            }
            for name, ask in questions.items():
                found = await timed(times, ask)
                print(f"{name:40} median {median(found):6.1f} ms, longest {max(found):6.1f} ms", flush=True)
        finally:
            await store.close()


def main() -> None:
    """Read the wishes and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=20)
    wishes = parser.parse_args()
    asyncio.run(measure(wishes.results, wishes.games, wishes.times))


if __name__ == "__main__":
    main()
