"""Thinking by workers that share a real PostgreSQL: killed workers, a killed database, no workers at all."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

import pytest

from kingdomino import KingdominoError
from kingdomino.notation import parse_position
from kingdomino.server.cluster.link import Link, LinkAway
from kingdomino.server.storage.address import parse_address
from kingdomino.server.thinking import Job, LocalThinker, NoThinker, RemoteThinker
from kingdomino.server.thinking.interface import Warming
from kingdomino.server.thinking.job import AWAITED, JOB_VERSION
from kingdomino.server.thinking.jobs import Jobs, Timing
from kingdomino.server.thinking.worker import Worker
from tests.server.services import free_port

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
async def server(url: str, timing: Timing = QUICKLY) -> AsyncIterator[tuple[RemoteThinker, Counted]]:
    fallback = Counted()
    thinker = RemoteThinker(Link(parse_address(url)), fallback, timing=timing)
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
    link = Link(parse_address(url))
    await link.open()
    try:
        yield Jobs(link, timing)
    finally:
        await link.close()


async def until_working(jobs: Jobs, workers: int) -> None:
    while await jobs.living() < workers:
        await asyncio.sleep(0.01)


async def until_done(jobs: int, *workers: Worker) -> None:
    """A worker counts a job when its answer is stored; who asked may have the answer before."""
    await until(lambda: sum(worker.done for worker in workers) >= jobs)
    assert sum(worker.done for worker in workers) == jobs


async def owner_of_job(jobs: Jobs) -> tuple[str, int]:
    """Who thinks about the one job, once somebody does, and how often it was taken."""
    while True:
        rows = await jobs._link.run("SELECT worker, takes FROM jobs WHERE worker IS NOT NULL AND answer IS NULL")
        if rows:
            ((worker, takes),) = rows
            return worker, takes
        await asyncio.sleep(0.01)


async def unanswered(jobs: Jobs) -> int:
    ((count,),) = await jobs._link.run("SELECT count(*) FROM jobs WHERE answer IS NULL")
    return int(count)


@in_loop
async def test_two_servers_that_ask_the_same_get_one_answer(postgres_database):
    url = postgres_database
    async with working(url) as worker, server(url) as (one, local), server(url) as (other, _):
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
async def test_all_levels_and_kinds_are_answered_by_workers_as_by_this_machine(postgres_database):
    local = LocalThinker()
    await local.open(nothing)
    try:
        async with working(postgres_database) as worker, server(postgres_database) as (thinker, fallback):
            same = Job("t:1", line_of(decisions=20), playouts=300, seed=11)
            levels = ("page", "squire", "knight", "duke", "king")
            jobs = [replace(same, name=f"t:{level}", level=level) for level in levels]
            jobs += [replace(same, name=f"t:{where}", kind="analyse", background=where) for where in (False, True)]
            answers = await asyncio.gather(*map(thinker.choose, jobs))
            assert answers == [await local.choose(job) for job in jobs]
            await until_done(len(jobs), worker)
            assert fallback.asked == 0
            assert not thinker._waiting
    finally:
        await local.close()


@in_loop
async def test_a_worker_that_reads_other_versions_of_jobs_is_not_waited_for(postgres_database):
    async with looking(postgres_database) as jobs, server(postgres_database) as (thinker, local):
        await jobs.show_life("other")
        await jobs._link.run("UPDATE alive SET job_version = %s", JOB_VERSION + 1)
        assert await jobs.living() == 0
        assert await thinker.choose(Job("t:1", line_of(), "page"))
        assert local.asked == 1
        await jobs._link.run(
            "INSERT INTO jobs (version, name, queue, rank, guest, job, asked_until)"
            " VALUES (%s, 't:2', 'page', 0, 0, '', 'infinity')",
            JOB_VERSION + 1,
        )
        assert await jobs.take(["page"], "a") is None


@in_loop
async def test_what_a_worker_refuses_is_refused(postgres_database):
    async with working(postgres_database), server(postgres_database) as (thinker, local):
        with pytest.raises(KingdominoError) as refused:
            await thinker.choose(Job("t:1", "rubbish", "page"))
        assert (refused.value.code, refused.value.facts["field"]) == ("unreadable_position", "fields")
        with pytest.raises(KingdominoError, match="no_such_bot"):
            await thinker.choose(Job("t:2", line_of(), "queen"))
        assert local.asked == 0


@in_loop
async def test_the_job_of_a_killed_worker_is_taken_over(postgres_database):
    url = postgres_database
    with worker_process(url, "a") as first, worker_process(url, "b") as second:
        async with looking(url) as jobs, server(url) as (thinker, local):
            await until_working(jobs, 2)
            asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 1.0)))
            owner, _ = await owner_of_job(jobs)
            killed, other = (first, second) if owner == "a" else (second, first)
            killed.kill()
            parse_position(line_of()).play(await asked)
            assert local.asked == 0
            other.terminate()
            assert other.stdout is not None
            assert await asyncio.to_thread(other.stdout.read) == "1\n"
            assert other.wait() == 0


@in_loop
async def test_a_worker_that_is_told_to_leave_hands_its_job_back(postgres_database):
    url = postgres_database
    with worker_process(url, "a") as first:
        async with looking(url) as jobs, server(url) as (thinker, local):
            await until_working(jobs, 1)
            asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 1.5)))
            await owner_of_job(jobs)
            async with working(url, "b") as worker:
                first.terminate()
                assert await asyncio.to_thread(first.wait) == 0
                assert await owner_of_job(jobs) == ("b", 1)
                assert await jobs.living() == 1
                assert await asked
                await until_done(1, worker)
                assert local.asked == 0


@in_loop
async def test_a_living_worker_keeps_its_job_however_long_it_thinks(postgres_database):
    thinkers, url = (Held(), Held()), postgres_database
    async with (
        working(url, "a", thinkers[0]) as one,
        working(url, "b", thinkers[1]) as other,
        looking(url) as jobs,
        server(url, PATIENTLY) as (thinker, local),
    ):
        asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "page")))
        owner = await owner_of_job(jobs)
        claims: set[tuple[object, ...]] = set()
        while len(claims) < 4:
            claims.add((await jobs._link.run("SELECT claimed_until FROM jobs"))[0])
            assert await owner_of_job(jobs) == owner
        for held in thinkers:
            held.released.set()
        assert await asked
        await until_done(1, one, other)
        assert local.asked == 0


@in_loop
async def test_a_job_that_kills_its_workers_is_dropped(postgres_database, caplog):
    hasty = replace(QUICKLY, claim=0.001)
    async with looking(postgres_database, hasty) as jobs:
        asked = Job("t:1", line_of(), "king", 0.5, seed=7)
        assert await jobs.ask(asked) is None
        for worker in ("a", "b", "c"):
            taken = await jobs.take(["king"], worker)
            assert taken is not None
            assert taken.job == asked
            await asyncio.sleep(0.005)
        await jobs.show_life("d")
        async with server(postgres_database) as (thinker, _):
            # Asked before: a failure is kept for two seconds only.
            asking = asyncio.ensure_future(thinker.choose(asked))
            await asyncio.sleep(0.005)
            assert await jobs.take(["king"], "d") is None
            assert "job_dropped" in caplog.text
            with pytest.raises(NoThinker):
                await asking


@in_loop
async def test_a_job_that_nobody_waits_for_is_not_done_and_answers_are_not_kept_for_ever(postgres_database):
    async with looking(postgres_database, Timing(asked=0.001, answer=0.001)) as jobs:
        await jobs.ask(Job("t:1", line_of(), "king"))
        await asyncio.sleep(0.01)
        assert await jobs.take(["king"], "a") is None
        patient = Jobs(jobs._link, replace(jobs.timing, asked=60.0))
        await patient.ask(Job("t:2", line_of(), "king"))
        taken = await jobs.take(["king"], "a")
        assert taken is not None
        await jobs.answer(taken, "=1")
        await asyncio.sleep(0.01)
        await jobs.show_life("a")
        assert await jobs._link.run("SELECT name FROM jobs") == []


@in_loop
async def test_a_job_that_cannot_be_read_is_dropped(postgres_database, caplog):
    async with looking(postgres_database) as jobs:
        await jobs.ask(Job("t:1", line_of(), "king"))
        await jobs._link.run("UPDATE jobs SET job = 'rubbish'")
        assert await jobs.take(["king"], "a") is None
        assert "job_unreadable" in caplog.text
        assert await unanswered(jobs) == 0


@in_loop
async def test_a_job_is_asked_once_and_its_first_answer_counts(postgres_database):
    async with looking(postgres_database, Timing(claim=0.001)) as jobs:
        for _ in range(3):
            assert await jobs.ask(Job("t:1", line_of(), "page")) is None
        assert await unanswered(jobs) == 1
        slow = await jobs.take(["page"], "a")
        await asyncio.sleep(0.005)
        quick = await jobs.take(["page"], "b")
        assert slow is not None
        assert quick is not None
        await jobs.answer(quick, "=1")
        await jobs.answer(slow, "=2")
        await jobs.leave("a")
        assert await jobs.ask(Job("t:1", line_of(), "page")) == '{"answer": "=1"}'


@in_loop
async def test_workers_take_jobs_by_rank_then_guests_in_turn_and_no_two_the_same(postgres_database):
    """One guest with many tables makes nobody else wait for all of them."""
    async with looking(postgres_database, PATIENTLY) as jobs:
        asked = [Job(f"many:{number}", line_of(), "king", guest=1) for number in range(3)]
        asked.append(Job("other:0", line_of(), "king", guest=2))
        asked.append(Job("alone:0", line_of(), "king", guest=3, attended=False))
        asked.append(Job("left:0", line_of(), "king", guest=5, attended=False))
        asked.append(Job("review:0", line_of(), "king", background=True, guest=4))
        for job in asked:
            await jobs.ask(job)
        await jobs.hurry("alone:0", AWAITED)
        taken = [await jobs.take(["king"], "w") for _ in asked]
        assert await jobs.take(["king"], "w") is None
        names = [each.job.name for each in taken if each is not None]
        assert names == ["many:0", "other:0", "alone:0", "many:1", "many:2", "review:0", "left:0"]


@in_loop
async def test_without_a_worker_the_server_thinks_by_itself(postgres_database):
    async with server(postgres_database) as (thinker, local):
        assert not local.is_open
        parse_position(line_of()).play(await thinker.choose(Job("t:1", line_of(), "page")))
        assert local.asked == 1


@in_loop
async def test_when_the_last_worker_dies_the_server_thinks_by_itself(postgres_database):
    with worker_process(postgres_database, "a") as process:
        async with looking(postgres_database) as jobs, server(postgres_database) as (thinker, local):
            await until_working(jobs, 1)
            asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 1.0)))
            await owner_of_job(jobs)
            process.kill()
            process.wait()
            await jobs._link.run("UPDATE alive SET seen = '-infinity'")  # its sign of life runs out
            parse_position(line_of()).play(await asked)
            assert local.asked == 1


@in_loop
async def test_without_a_database_the_server_thinks_by_itself_and_says_no_password(caplog):
    caplog.set_level(logging.DEBUG)
    url = f"postgresql://somebody:mellon@127.0.0.1:{free_port()}/games"
    async with server(url) as (thinker, local):
        for number in range(3):
            assert await thinker.choose(Job(f"t:{number}", line_of(), "page"))
        assert local.asked == 3
        worker, stop = Worker(url, "w", timing=QUICKLY), asyncio.Event()
        running = asyncio.ensure_future(worker.run(stop))
        await until(lambda: worker._link._away)
        stop.set()
        await running
    assert [record.getMessage() for record in caplog.records].count("database_away") == 2
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert "mellon" not in told
    assert "somebody" not in told


@in_loop
async def test_a_killed_database_costs_no_move_and_workers_come_back(postgres_database, mortal_postgres):
    url = postgres_database
    async with working(url) as worker, server(url) as (thinker, local):
        asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 0.5)))
        async with looking(url) as jobs:
            await owner_of_job(jobs)
        mortal_postgres.kill()
        parse_position(line_of()).play(await asked)
        assert await thinker.choose(Job("t:2", line_of(), "page"))
        assert local.asked >= 1
        mortal_postgres.start()
        async with looking(url) as jobs:
            await _until_back(jobs)
        before, by_itself = worker.done, local.asked
        assert await thinker.choose(Job("t:3", line_of(), "page"))
        await until_done(before + 1, worker)
        assert local.asked == by_itself


async def _until_back(jobs: Jobs) -> None:
    while True:
        try:
            await until_working(jobs, 1)
            return
        except LinkAway:
            await asyncio.sleep(0.05)


@in_loop
async def test_a_job_that_a_crashed_database_forgot_is_asked_again(postgres_database):
    async with looking(postgres_database) as jobs, server(postgres_database) as (thinker, local):
        await jobs.show_life("w")
        asked = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "page")))
        while not await unanswered(jobs):
            await asyncio.sleep(0.01)
        await jobs._link.run("TRUNCATE jobs")
        taken = None
        while taken is None:
            taken = await jobs.take(["page"], "w")
        await jobs.answer(taken, "=1")
        assert await asked == "=1"
        assert local.asked == 0


@in_loop
async def test_bots_can_think_while_a_worker_is_alive_or_the_server_has_processes_of_its_own(postgres_database):
    address = parse_address(postgres_database)
    alone = RemoteThinker(Link(address), LocalThinker(0), timing=QUICKLY)
    helped = RemoteThinker(Link(address), LocalThinker(1), timing=QUICKLY)
    for thinker in (alone, helped):
        await thinker.open(nothing)
    assert not await alone.can_think()
    assert await helped.can_think()
    async with looking(postgres_database) as jobs:
        await jobs.show_life("a")
        assert await alone.can_think()
    for thinker in (alone, helped):
        await thinker.close()


def test_neither_drivers_nor_compilers_are_loaded_where_nobody_wants_them():
    script = """
import sys
import kingdomino.server.thinking, kingdomino.server.cluster.postgres_fanout, kingdomino.cli.worker
assert not [name for name in sys.modules if name.split(".")[0] in ("psycopg", "numba", "numpy")]
"""
    subprocess.run([sys.executable, "-c", script], check=True)
