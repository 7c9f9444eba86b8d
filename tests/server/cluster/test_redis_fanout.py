"""News and presence between servers, over a real Redis that comes and goes."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Sequence

import pytest

from kingdomino import KingdominoError
from kingdomino.server.cluster.fanout import SingleServer
from kingdomino.server.cluster.redis_connection import RedisConnection
from kingdomino.server.cluster.redis_fanout import RedisFanout
from kingdomino.server.cluster.subscription import Subscription
from kingdomino.server.operation.supervisor import end
from tests.server.services import Redis, free_port
from tests.server.thinking.looping import in_loop, until


class Server:
    """A fan-out from entering to leaving a block, and what it told."""

    def __init__(self, url: str, *, refresh: float = 0.1, expire: float = 1.0) -> None:
        self.fanout = RedisFanout(url, refresh=refresh, expire=expire)
        self.news: list[tuple[str, bytes]] = []
        self.people: dict[str, tuple[tuple[int, ...], int]] = {}
        self.reports = 0
        self.misses = 0
        self.free = asyncio.Event()
        self.free.set()

    async def __aenter__(self) -> Server:
        await self.fanout.open(self._receive, self._missed, self._present)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.fanout.close()
        assert not self.fanout.reliable

    async def connected(self) -> Server:
        await until(lambda: self.fanout.reliable and self.misses)
        return self

    async def _receive(self, table: str, message: bytes) -> None:
        await self.free.wait()
        self.news.append((table, message))

    async def _missed(self) -> None:
        self.misses += 1

    async def _present(self, table: str, numbers: Sequence[int], watchers: int) -> None:
        self.people[table] = tuple(numbers), watchers
        self.reports += 1


@in_loop
async def test_every_message_is_heard_once_in_order_and_not_by_who_sent_it(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for server in (here, there):
            await (await server.connected()).fanout.follow("KING")
        sent = [b"%d %s" % (number, bytes(range(256))) for number in range(200)]
        for message in sent:
            await here.fanout.publish("KING", message)
        await until(lambda: len(there.news) == 200)
        assert there.news == [("KING", message) for message in sent]
        await there.fanout.publish("KING", b"thanks")
        await until(lambda: here.news)
        assert here.news == [("KING", b"thanks")]
        assert (here.misses, there.misses) == (1, 1)


@in_loop
async def test_what_is_published_after_follow_is_heard_and_nothing_of_other_tables(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        await here.connected()
        await there.connected()
        for number in range(30):
            table = f"T{number}"
            await here.fanout.publish(table, b"too early")
            await until(here.fanout._outbox.empty)
            await asyncio.gather(there.fanout.follow(table), there.fanout.follow(table))
            await here.fanout.publish(table, b"in time")
            await there.fanout.unfollow(f"T{number - 1}")
        await until(lambda: ("T29", b"in time") in there.news)
        heard = [news for news in there.news if news[1] == b"in time"]
        assert heard == [(f"T{number}", b"in time") for number in range(30)]
        there.news.clear()
        for number in range(30):
            await here.fanout.publish(f"T{number}", b"late")
        await until(lambda: there.news)
        assert there.news == [("T29", b"late")]


@in_loop
async def test_tables_followed_before_the_connection_are_heard(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for number in range(500):
            await there.fanout.follow(f"T{number}")
        await here.connected()
        await there.connected()
        for number in range(500):
            await here.fanout.publish(f"T{number}", b"x")
        await until(lambda: len(there.news) == 500)


@in_loop
async def test_after_a_restart_of_redis_everything_was_missed_and_news_go_on(redis: Redis, caplog):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for server in (here, there):
            await (await server.connected()).fanout.follow("KING")
        redis.kill()
        await until(lambda: not here.fanout.reliable and not there.fanout.reliable)
        for number in range(20_000):  # more than any queue holds
            await here.fanout.publish("KING", b"lost %d" % number)
        await there.fanout.follow("DUKE")
        redis.start()
        await until(lambda: here.misses >= 2 and there.misses >= 2)
        await until(lambda: here.fanout.reliable and there.fanout.reliable)
        await here.fanout.publish("KING", b"again")
        await here.fanout.publish("DUKE", b"and more")
        await until(lambda: len(there.news) == 2)
        assert there.news == [("KING", b"again"), ("DUKE", b"and more")]
    assert [record.getMessage() for record in caplog.records].count("redis_away") == 2


@in_loop
async def test_others_are_told_that_they_missed_what_one_could_not_say(redis: Redis):
    async with Server(redis.url) as there:
        await there.connected()
        async with Server(redis.url) as here:
            await here.fanout.publish("KING", b"before it was connected")
            assert not here.fanout.reliable
            await here.connected()
            await until(lambda: there.misses == 2)
            assert here.misses == 1
            assert there.news == []


@in_loop
async def test_a_connection_that_is_cut_is_noticed(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for server in (here, there):
            await (await server.connected()).fanout.follow("KING")
        for _ in range(3):
            before = here.misses, there.misses
            await here.fanout._redis.client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            await _until_missed_again(here, there, before)
            await until(lambda: here.fanout.reliable and there.fanout.reliable)
            there.news.clear()
            await here.fanout.publish("KING", b"after")
            await until(lambda: there.news)


async def _until_missed_again(here: Server, there: Server, before: tuple[int, int]) -> None:
    await until(lambda: here.misses > before[0] and there.misses > before[1])


@in_loop
async def test_following_goes_on_through_cuts_and_restarts(redis: Redis):
    """Tables are followed and left while connections are cut all the time; in the end every followed one is heard."""
    async with Server(redis.url) as here, Server(redis.url) as there:
        await here.connected()
        await there.connected()
        for number in range(60):
            if number % 6 == 0:
                await here.fanout._redis.client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            following = [there.fanout.follow(f"T{number}-{copy}") for copy in range(5)]
            await asyncio.gather(*following, there.fanout.unfollow(f"T{number - 1}-0"))
        await until(lambda: here.fanout.reliable and there.fanout.reliable)
        await there.fanout.follow("LAST")
        there.news.clear()
        for number in range(60):
            for copy in range(5):
                await here.fanout.publish(f"T{number}-{copy}", b"x")
        await here.fanout.publish("LAST", b"x")
        await until(lambda: ("LAST", b"x") in there.news)
        assert len(there.news) == 60 * 4 + 1 + 1


@in_loop
async def test_a_server_that_is_too_slow_misses_but_does_not_fill_up(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for server in (here, there):
            await (await server.connected()).fanout.follow("KING")
        there.free.clear()
        for number in range(12_000):
            await here.fanout.publish("KING", b"%d" % number)
            if number % 1000 == 0:
                await until(here.fanout._outbox.empty)
        await until(here.fanout._outbox.empty)
        await here.fanout.publish("KING", b"the end")
        await until(lambda: there.misses == 1 and there.fanout._inbox.qsize() <= 5_000)
        there.free.set()
        await until(lambda: there.misses >= 2 and there.news[-1] == ("KING", b"the end"))
        assert len(there.news) < 12_000


@in_loop
async def test_people_are_counted_over_all_servers(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for server in (here, there):
            await (await server.connected()).fanout.follow("KING")
        await here.fanout.present("KING", [3, 1], 1)
        assert here.people["KING"] == ((1, 3), 1)
        await there.fanout.present("KING", [3, 5], 2)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((1, 3, 5), 3))
        await there.fanout.present("KING", [5], 0)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((1, 3, 5), 1))
        await here.fanout.present("KING", [], 0)
        await until(lambda: there.people["KING"] == ((5,), 0))
        reports = there.reports
        await there.fanout.present("KING", [5], 0)
        assert there.reports == reports
        await here.fanout.present("KING", [1], 0)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((1, 5), 0))
    keys = await _keys(redis)
    assert keys == []


async def _keys(redis: Redis) -> list[bytes]:
    from kingdomino.server.cluster.redis_connection import RedisConnection

    link = RedisConnection(redis.url)
    try:
        return list(await link.client.keys("*"))
    finally:
        await link.close()


@in_loop
async def test_the_people_of_a_server_that_leaves_are_gone_at_once(redis: Redis):
    async with Server(redis.url, expire=600.0) as here:
        await (await here.connected()).fanout.follow("KING")
        async with Server(redis.url, expire=600.0) as there:
            await (await there.connected()).fanout.follow("KING")
            await here.fanout.present("KING", [1], 0)
            await there.fanout.present("KING", [2], 0)
            await until(lambda: here.people["KING"] == ((1, 2), 0))
        await until(lambda: here.people["KING"] == ((1,), 0))


@in_loop
async def test_a_server_leaves_at_once_though_somebody_came_in_that_moment(redis: Redis):
    async with Server(redis.url, refresh=600.0) as here:
        await (await here.connected()).fanout.follow("KING")
        await asyncio.sleep(0.2)  # it waits for something to happen, and nothing does
        await here.fanout.present("KING", [1], 0)
        async with asyncio.timeout(300):
            await here.fanout.close()


@in_loop
async def test_a_task_ends_though_a_cancellation_was_swallowed():
    swallowed: list[str] = []

    async def stubborn() -> None:
        while True:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                if len(swallowed) == 2:
                    raise
                swallowed.append("as `wait_for` does")

    async def broken() -> None:
        raise ValueError

    tasks = [asyncio.ensure_future(stubborn()), asyncio.ensure_future(broken())]
    await asyncio.sleep(0)
    await end(tasks, again_after=0.01)
    assert len(swallowed) == 2
    assert all(task.done() for task in tasks)


@in_loop
async def test_the_people_of_a_killed_server_vanish(redis: Redis):
    command = [sys.executable, "-m", "tests.server.cluster.attending", redis.url]
    async with Server(redis.url) as here:
        await (await here.connected()).fanout.follow("QUEEN")
        await here.fanout.present("QUEEN", [1], 0)
        with subprocess.Popen(command) as other:
            try:
                await until(lambda: here.people["QUEEN"] == ((1, 7), 2))
            finally:
                other.kill()
        await until(lambda: here.people["QUEEN"] == ((1,), 0))


@in_loop
async def test_presence_comes_back_after_a_restart_of_redis(redis: Redis):
    async with Server(redis.url) as here, Server(redis.url) as there:
        for number, server in enumerate((here, there)):
            await (await server.connected()).fanout.follow("KING")
            await server.fanout.present("KING", [number], 0)
        await until(lambda: here.people["KING"] == ((0, 1), 0))
        redis.kill()
        await until(lambda: not here.fanout.reliable)
        await until(lambda: here.people["KING"] == ((0,), 0))
        await here.fanout.present("KING", [0, 9], 0)
        redis.start()
        await until(lambda: here.people["KING"] == there.people["KING"] == ((0, 1, 9), 0))


@in_loop
async def test_without_redis_nothing_fails_and_no_password_is_told(caplog):
    caplog.set_level(logging.DEBUG)
    async with Server(f"redis://somebody:mellon@127.0.0.1:{free_port()}/0") as here:
        await here.fanout.follow("KING")
        await here.fanout.publish("KING", b"x")
        await here.fanout.present("KING", [4], 1)
        await until(lambda: here.fanout._away)
        await here.fanout.unfollow("KING")
        assert here.people == {"KING": ((4,), 1)}
        assert not here.fanout.reliable
        assert here.misses == 0
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert "redis_away" in told
    assert "mellon" not in told
    assert "somebody" not in told


@in_loop
async def test_who_asks_while_somebody_else_hangs_up_is_told_that_redis_is_away(redis: Redis):
    link = RedisConnection(redis.url)
    subscription = await Subscription.open(link)
    asking = asyncio.ensure_future(subscription.subscribe("KING"))
    await asyncio.sleep(0)
    await subscription.close()
    with pytest.raises(link.away):
        await asking
    await link.close()


@in_loop
async def test_alone_one_hears_only_of_oneself():
    fanout, told = SingleServer(), []

    async def present(table: str, numbers: Sequence[int], watchers: int) -> None:
        told.append((table, numbers, watchers))

    async def never(*_: object) -> None:
        raise AssertionError("nobody else is there")

    await fanout.open(never, never, present)
    await fanout.follow("KING")
    await fanout.publish("KING", b"x")
    await fanout.present("KING", [2, 1, 2], 3)
    await fanout.unfollow("KING")
    await fanout.close()
    assert fanout.reliable
    assert told == [("KING", (1, 2), 3)]


def test_without_the_extra_there_is_a_clear_refusal(monkeypatch):
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(KingdominoError) as refused:
        RedisFanout("redis://localhost")
    assert refused.value.code == "needs_extra"


@in_loop
async def test_a_fault_while_tables_are_followed_is_logged_and_the_connection_made_anew(
    redis: Redis, monkeypatch, caplog
):
    subscribe, faults = Subscription.subscribe, ["once"]

    async def failing(self: Subscription, *channels: str) -> None:
        if faults:
            raise RuntimeError(faults.pop())
        await subscribe(self, *channels)

    monkeypatch.setattr(Subscription, "subscribe", failing)
    async with Server(redis.url) as server:
        await server.connected()
    failed = [record for record in caplog.records if record.message == "background_work_failed"]
    assert [record.facts["work"] for record in failed] == ["follow tables"]
