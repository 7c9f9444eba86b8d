"""Thinking by workers over a real Redis: killed workers, killed Redis, no workers at all."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any

import pytest

from kingdomino import KingdominoError
from kingdomino.notation import parse_position
from kingdomino.server.cluster.redis_connection import RedisConnection, shown
from kingdomino.server.thinking import Job, LocalThinker, NoThinker, RedisThinker
from kingdomino.server.thinking.interface import Warming
from kingdomino.server.thinking.job import JOB_VERSION
from kingdomino.server.thinking.jobs import Jobs, Timing
from kingdomino.server.thinking.worker import Worker
from tests.server.services import Redis, free_port

from .looping import in_loop, nothing, until
from .positions import line_of
from .working import QUICKLY

#: A claim that no busy machine lets run out.
PATIENTLY = replace(QUICKLY, claim=300.0, beat=0.05)


class Held(LocalThinker):
    """A local thinker that thinks for as long as the test likes."""

    def __init__(self) -> None:
        super().__init__()
        self.released = asyncio.Event()

    async def choose(self, job: Job) -> str:
        answer = await super().choose(job)
        await self.released.wait()
        return answer


class Counted(LocalThinker):
    """A local thinker that counts what it was asked."""

    asked = 0
    is_open = False

    async def open(self, warming: Warming) -> None:
        self.is_open = True
        await super().open(warming)

    def hurry(self, name: str) -> None:
        """Nothing waits here."""

    async def can_think(self) -> bool:
        return False

    async def choose(self, job: Job) -> str:
        self.asked += 1
        return await super().choose(job)


@asynccontextmanager
async def server(url: str, timing: Timing = QUICKLY) -> AsyncIterator[tuple[RedisThinker, Counted]]:
    fallback = Counted()
    thinker = RedisThinker(url, fallback, timing=timing)
    await thinker.open(nothing)
    try:
        yield thinker, fallback
    finally:
        await thinker.close()


@asynccontextmanager
async def working(url: str, name: str = "w", thinker: LocalThinker | None = None) -> AsyncIterator[Worker]:
    worker, stop = Worker(url, name, timing=PATIENTLY if thinker else QUICKLY), asyncio.Event()
    if thinker is not None:
        worker._thinker = thinker
    running = asyncio.ensure_future(worker.run(stop))
    try:
        async with looking(url) as jobs:
            await until_working(jobs, 1)
        yield worker
    finally:
        stop.set()
        await running


@contextmanager
def worker_process(url: str, name: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.thinking.working", url, name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@asynccontextmanager
async def looking(url: str, timing: Timing = QUICKLY) -> AsyncIterator[Jobs]:
    redis = RedisConnection(url)
    try:
        yield Jobs(redis, timing)
    finally:
        await redis.close()


async def until_working(jobs: Jobs, workers: int) -> None:
    while await jobs.living() < workers:
        await asyncio.sleep(0.01)


async def until_done(jobs: int, *workers: Worker) -> None:
    """A worker counts a job when Redis has confirmed its answer; who asked may have the answer before."""
    await until(lambda: sum(worker.done for worker in workers) >= jobs)
    assert sum(worker.done for worker in workers) == jobs


async def owner_of_job(jobs: Jobs, level: str) -> dict[str, Any]:
    """Who thinks about the one job of a level, once somebody does."""
    while True:
        pending = await jobs._redis.xpending_range(f"kingdomino:jobs:{JOB_VERSION}:{level}", "workers", "-", "+", 9)
        if pending:
            assert len(pending) == 1
            return dict(pending[0])
        await asyncio.sleep(0.01)


@in_loop
async def test_two_servers_that_ask_the_same_get_one_answer(redis: Redis):
    async with working(redis.url) as worker, server(redis.url) as (one, local), server(redis.url) as (other, _):
        position = line_of("2 revised", decisions=9)
        both = [thinker.choose(Job("table:7", position, "king", 0.4)) for thinker in (one, other)]
        first, second = await asyncio.gather(*both)
        assert first == second == await one.choose(Job("table:7", position, "king", 0.4))
        parse_position(position).play(first)
        await until_done(1, worker)
        assert (local.asked, local.is_open) == (0, False)
        assert await one.choose(Job("table:8", position, "page"))
        await until_done(2, worker)


@in_loop
async def test_all_levels_are_played_by_workers(redis: Redis):
    async with working(redis.url) as worker, server(redis.url) as (thinker, local):
        levels = ("page", "squire", "knight", "duke", "king")
        asked = [thinker.choose(Job(f"t:{n}", line_of(), levels[n % 5], 0.05)) for n in range(25)]
        for move in await asyncio.gather(*asked):
            parse_position(line_of()).play(move)
        await until_done(25, worker)
        assert local.asked == 0
        async with looking(redis.url) as jobs:
            for level in levels:
                assert await jobs._redis.xlen(f"kingdomino:jobs:{JOB_VERSION}:{level}") == 0
        assert not thinker._waiting


@in_loop
async def test_playouts_and_a_seed_give_the_same_answer_from_a_worker_as_from_this_machine(redis: Redis):
    local = LocalThinker()
    await local.open(nothing)
    try:
        async with working(redis.url), server(redis.url) as (thinker, fallback):
            same = Job("t:1", line_of(decisions=20), playouts=300, seed=11)
            jobs = [replace(same, name=f"t:{level}", level=level) for level in ("page", "knight", "king")]
            jobs += [replace(same, name=f"t:{where}", kind="analyse", background=where) for where in (False, True)]
            for job in jobs:
                assert await thinker.choose(job) == await local.choose(job)
            assert fallback.asked == 0
    finally:
        await local.close()


@in_loop
async def test_a_worker_that_reads_other_versions_of_jobs_is_not_waited_for(redis: Redis):
    async with looking(redis.url) as jobs, server(redis.url) as (thinker, local):
        for sign in ("1", f"{JOB_VERSION + 1} {JOB_VERSION + 2}"):
            await jobs._redis.sadd("kingdomino:workers", "other")
            await jobs._redis.set("kingdomino:worker:other", sign, px=60_000)
            assert await jobs.living() == 0
            assert await thinker.choose(Job(f"t:{sign}", line_of(), "page"))
        assert local.asked == 2
        await jobs._redis.set("kingdomino:worker:other", f"2 {JOB_VERSION}", px=60_000)
        assert await jobs.living() == 1


@in_loop
async def test_what_a_worker_refuses_is_refused(redis: Redis):
    async with working(redis.url), server(redis.url) as (thinker, local):
        with pytest.raises(KingdominoError) as refused:
            await thinker.choose(Job("t:1", "rubbish", "page"))
        assert (refused.value.code, refused.value.facts["field"]) == ("unreadable_position", "fields")
        with pytest.raises(KingdominoError, match="no_such_bot"):
            await thinker.choose(Job("t:2", line_of(), "queen"))
        assert local.asked == 0


@in_loop
async def test_the_job_of_a_killed_worker_is_taken_over(redis: Redis):
    with worker_process(redis.url, "a") as first, worker_process(redis.url, "b") as second:
        async with looking(redis.url) as jobs, server(redis.url) as (thinker, local):
            await until_working(jobs, 2)
            asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 1.0)))
            owner = (await owner_of_job(jobs, "king"))["consumer"].decode()
            killed, other = (first, second) if owner == "a" else (second, first)
            killed.kill()
            parse_position(line_of()).play(await asked)
            assert local.asked == 0
            other.terminate()
            assert other.stdout is not None
            assert await asyncio.to_thread(other.stdout.read) == "1\n"
            assert other.wait() == 0


@in_loop
async def test_a_worker_that_is_told_to_leave_hands_its_job_back(redis: Redis):
    with worker_process(redis.url, "a") as first:
        async with looking(redis.url) as jobs, server(redis.url) as (thinker, local):
            await until_working(jobs, 1)
            asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 1.5)))
            await owner_of_job(jobs, "king")
            async with working(redis.url, "b") as worker:
                first.terminate()
                assert await asyncio.to_thread(first.wait) == 0
                taken = await owner_of_job(jobs, "king")
                assert (taken["consumer"], taken["times_delivered"]) == (b"b", 1)
                assert await jobs.living() == 1
                assert await asked
                await until_done(1, worker)
                assert local.asked == 0


@in_loop
async def test_a_living_worker_keeps_its_job_however_long_it_thinks(redis: Redis):
    thinkers = Held(), Held()
    async with (
        working(redis.url, "a", thinkers[0]) as one,
        working(redis.url, "b", thinkers[1]) as other,
        looking(redis.url) as jobs,
        server(redis.url, PATIENTLY) as (thinker, local),
    ):
        asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "page")))
        taken = await owner_of_job(jobs, "page")
        renewed = 0
        while renewed < 3:
            now = await owner_of_job(jobs, "page")
            assert (now["consumer"], now["times_delivered"]) == (taken["consumer"], 1)
            renewed += now["time_since_delivered"] < taken["time_since_delivered"]
            taken = now
            await asyncio.sleep(0.01)
        for held in thinkers:
            held.released.set()
        assert await asked
        await until_done(1, one, other)
        assert local.asked == 0


@in_loop
async def test_a_job_that_kills_its_workers_is_dropped(redis: Redis, caplog):
    hasty = replace(QUICKLY, claim=0.001)
    async with looking(redis.url, hasty) as jobs:
        await jobs.begin()
        assert await jobs.ask(Job("t:1", line_of(), "king", 0.5, seed=7)) is None
        taken = await jobs.take_new("king", "a", 0.01)
        assert taken is not None
        assert taken.job == Job("t:1", line_of(), "king", 0.5, seed=7)
        for worker in ("b", "c"):
            await asyncio.sleep(0.005)
            assert await jobs.take_over("king", worker) == taken
        await jobs.show_life("d")
        async with server(redis.url) as (thinker, _):
            # Asked before: a failure is kept for two seconds only.
            asked = asyncio.ensure_future(thinker.choose(taken.job))
            await asyncio.sleep(0.005)
            assert await jobs.take_over("king", "d") is None
            assert "job_dropped" in caplog.text
            with pytest.raises(NoThinker):
                await asked


@in_loop
async def test_a_job_that_nobody_waits_for_is_not_done(redis: Redis):
    async with looking(redis.url, Timing(asked=0.001)) as jobs:
        await jobs.begin()
        await jobs.ask(Job("t:1", line_of(), "king"))
        await asyncio.sleep(0.01)
        assert await jobs.take_new("king", "a", 0.01) is None
        assert await jobs._redis.xlen(f"kingdomino:jobs:{JOB_VERSION}:king") == 0


@in_loop
async def test_a_job_that_cannot_be_read_is_dropped(redis: Redis, caplog):
    async with looking(redis.url) as jobs:
        await jobs.begin()
        await jobs._redis.set(f"kingdomino:asked:{JOB_VERSION}:t:1", "1", px=60_000)
        await jobs._redis.xadd(f"kingdomino:jobs:{JOB_VERSION}:king", {"name": "t:1", "job": "rubbish"})
        assert await jobs.take_new("king", "a", 0.01) is None
        assert await jobs._redis.xlen(f"kingdomino:jobs:{JOB_VERSION}:king") == 0
        assert "job_unreadable" in caplog.text


@in_loop
async def test_a_job_is_asked_once_and_its_first_answer_counts(redis: Redis):
    async with looking(redis.url, Timing(claim=0.001)) as jobs:
        await jobs.begin()
        for _ in range(3):
            assert await jobs.ask(Job("t:1", line_of(), "page")) is None
        assert await jobs._redis.xlen(f"kingdomino:jobs:{JOB_VERSION}:page") == 1
        slow = await jobs.take_new("page", "a", 0.01)
        await asyncio.sleep(0.005)
        quick = await jobs.take_over("page", "b")
        assert slow is not None
        assert quick is not None
        await jobs.answer(quick, "=1")
        await jobs.answer(slow, "=2")
        await jobs.hand_back(slow)
        assert await jobs.ask(Job("t:1", line_of(), "page")) == b'{"answer": "=1"}'
        assert await jobs._redis.xlen(f"kingdomino:jobs:{JOB_VERSION}:page") == 0


@in_loop
async def test_everything_in_redis_has_our_name_and_nothing_stays_for_ever(redis: Redis):
    async with working(redis.url), server(redis.url) as (thinker, _):
        await thinker.choose(Job("t:1", line_of(), "page"))
    async with looking(redis.url) as jobs:
        keys = [key.decode() for key in await jobs._redis.keys("*")]
        assert all(key.startswith("kingdomino:") for key in keys)
        lasting = [key for key in keys if await jobs._redis.ttl(key) == -1]
        assert all(key.startswith("kingdomino:jobs:") for key in lasting)
        for key in lasting:
            assert await jobs._redis.xinfo_consumers(key, "workers") == []


@in_loop
async def test_without_a_worker_the_server_thinks_by_itself(redis: Redis):
    async with server(redis.url) as (thinker, local):
        assert not local.is_open
        parse_position(line_of()).play(await thinker.choose(Job("t:1", line_of(), "page")))
        assert local.asked == 1


@in_loop
async def test_when_the_last_worker_dies_the_server_thinks_by_itself(redis: Redis):
    with worker_process(redis.url, "a") as process:
        async with looking(redis.url) as jobs, server(redis.url) as (thinker, local):
            await until_working(jobs, 1)
            asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 1.0)))
            await owner_of_job(jobs, "king")
            process.kill()
            process.wait()
            assert await jobs._redis.pexpire("kingdomino:worker:a", 1), "its sign of life runs out"
            parse_position(line_of()).play(await asked)
            assert local.asked == 1


@in_loop
async def test_without_redis_the_server_thinks_by_itself_and_says_no_password(caplog):
    caplog.set_level(logging.DEBUG)
    url = f"redis://somebody:mellon@127.0.0.1:{free_port()}/0"
    async with server(url) as (thinker, local):
        for number in range(3):
            assert await thinker.choose(Job(f"t:{number}", line_of(), "page"))
        assert local.asked == 3
        worker = Worker(url, "w", timing=QUICKLY)
        stop = asyncio.Event()
        running = asyncio.ensure_future(worker.run(stop))
        await until(lambda: worker._away)
        stop.set()
        await running
    assert [record.getMessage() for record in caplog.records].count("redis_away") == 2
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert "mellon" not in told
    assert "somebody" not in told


@in_loop
async def test_a_killed_redis_costs_no_move_and_workers_come_back(redis: Redis):
    async with working(redis.url) as worker, server(redis.url) as (thinker, local):
        asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 0.5)))
        async with looking(redis.url) as jobs:
            await owner_of_job(jobs, "king")
        redis.kill()
        parse_position(line_of()).play(await asked)
        assert await thinker.choose(Job("t:2", line_of(), "page"))
        assert local.asked >= 1
        redis.start()
        async with looking(redis.url) as jobs:
            await until_working(jobs, 1)
        before, by_itself = worker.done, local.asked
        assert await thinker.choose(Job("t:3", line_of(), "page"))
        await until_done(before + 1, worker)
        assert local.asked == by_itself


@in_loop
async def test_a_job_that_a_restarted_redis_forgot_is_asked_again(redis: Redis):
    async with looking(redis.url) as jobs, server(redis.url) as (thinker, local):
        await jobs.begin()
        await jobs.show_life("w")
        asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "page")))
        while not await jobs._redis.xlen(f"kingdomino:jobs:{JOB_VERSION}:page"):
            await asyncio.sleep(0.01)
        async with jobs._redis.pipeline(transaction=True) as batch:  # at no time does the server see no worker
            batch.flushall()
            batch.set("kingdomino:worker:w", JOB_VERSION)
            batch.sadd("kingdomino:workers", "w")
            await batch.execute()
        await jobs.begin()
        taken = None
        while taken is None:
            taken = await jobs.take_new("page", "w", 0.05)
        await jobs.answer(taken, "=1")
        assert await asked == "=1"
        assert local.asked == 0


def test_without_the_extra_there_is_a_clear_refusal(monkeypatch):
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(KingdominoError) as refused:
        RedisThinker("redis://localhost", LocalThinker())
    assert refused.value.code == "needs_extra"
    assert refused.value.facts == {"extra": "cluster", "package": "redis"}


def test_redis_is_not_loaded_where_nobody_wants_it():
    script = """
import sys
import kingdomino.server.thinking, kingdomino.server.cluster.redis_fanout, kingdomino.cli.worker
assert not [name for name in sys.modules if name.split(".")[0] in ("redis", "numba", "numpy")]
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize(
    "url",
    [
        "http://me:secret@localhost/",
        "redis://me:sec:ret@localhost:secret/0",
        "localhost:6379",
        "redis://me:secret@host:99999999",
        "redis://host?db=secret",
        "redis://host?no_such_option=secret",
    ],
)
@in_loop
async def test_an_address_that_is_none_is_refused_without_its_password(url):
    with pytest.raises(KingdominoError) as refused:
        RedisConnection(url)
    assert refused.value.code == "unusable_redis_url"
    assert "secret" not in str(refused.value)
    assert "me" not in str(refused.value.facts)


def test_addresses_are_shown_without_names_and_passwords():
    assert shown("rediss://me:secret@example.org:7000/3?password=secret") == "rediss://example.org:7000"
    assert shown("redis://:secret@[::1]") == "redis://[::1]:6379"
    assert shown("unix://me:secret@/run/redis.sock?password=secret") == "unix:///run/redis.sock"


@in_loop
async def test_bots_can_think_while_a_worker_is_alive_or_the_server_has_processes_of_its_own(redis: Redis):
    alone = RedisThinker(redis.url, LocalThinker(0), timing=QUICKLY)
    assert not await alone.can_think()
    helped = RedisThinker(redis.url, LocalThinker(1), timing=QUICKLY)
    assert await helped.can_think()
    async with looking(redis.url) as jobs:
        await jobs.begin()
        await jobs.show_life("a")
        assert await alone.can_think()
    for thinker in (alone, helped):
        await thinker.close()
