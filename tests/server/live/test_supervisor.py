"""Background work is named, logged when it fails, restarted, and ended in order."""

import asyncio
import logging

from kingdomino.server.operation import supervisor
from kingdomino.server.operation.supervisor import Supervisor


def test_work_that_fails_or_ends_is_logged_by_name_and_started_again(caplog):
    async def play():
        tries = 0
        lasting = asyncio.Event()

        async def work():
            nonlocal tries
            tries += 1
            if tries == 1:
                raise ValueError("first")
            if tries == 3:
                lasting.set()
                await asyncio.Event().wait()

        background = Supervisor()
        background.keep("counting", work)
        async with asyncio.timeout(60):
            await lasting.wait()
        await background.close()
        assert len(background) == 0

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    said = [(record.message, record.facts) for record in caplog.records]
    assert said == [
        ("background_work_failed", {"work": "counting"}),
        ("background_work_ended", {"work": "counting"}),
    ]


def test_waits_grow_up_to_the_longest(monkeypatch):
    waits = []

    async def note(seconds):
        waits.append(seconds)
        if len(waits) == 12:
            raise asyncio.CancelledError

    async def play():
        async def work():
            raise ValueError

        background = Supervisor()
        background.keep("failing", work)
        while len(background):
            await original(0)

    original = asyncio.sleep
    monkeypatch.setattr("kingdomino.server.operation.supervisor.asyncio.sleep", note)
    monkeypatch.setattr("kingdomino.server.operation.supervisor.random.uniform", lambda *_: 1.0)
    asyncio.run(play())
    assert waits[:3] == [0.05, 0.1, 0.2]
    assert waits[-1] == supervisor.LONGEST_WAIT


def test_the_failure_of_work_that_is_done_once_is_logged(caplog):
    async def play():
        async def work():
            raise ValueError("no")

        background = Supervisor()
        task = background.spawn("once", work())
        assert task is not None
        await asyncio.wait([task])
        await background.close()

    asyncio.run(play())
    assert [record.facts for record in caplog.records] == [{"work": "once"}]


def test_what_was_started_last_ends_first_and_nothing_starts_afterwards():
    ended = []

    async def play():
        async def work(name):
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(name)

        background = Supervisor()
        for name in ("store", "hub", "sweeping"):
            background.spawn(name, work(name))
        await asyncio.sleep(0)
        await background.close()
        assert background.spawn("late", work("late")) is None

    asyncio.run(play())
    assert ended == ["sweeping", "hub", "store"]


def test_work_that_clears_up_slowly_is_cancelled_once(monkeypatch):
    monkeypatch.setattr(supervisor, "_AGAIN_AFTER", 0.001)
    ends = []

    async def play():
        async def work():
            try:
                await asyncio.Event().wait()
            finally:
                for _ in range(20):
                    await asyncio.sleep(0.001)
                ends.append("cleared up")

        background = Supervisor()
        background.spawn("slow", work())
        await asyncio.sleep(0)
        await background.close()

    asyncio.run(play())
    assert ends == ["cleared up"]


def test_work_may_end_by_itself_for_a_while_and_is_ended_then():
    ended = []

    async def play():
        stop = asyncio.Event()

        async def work(name, until):
            try:
                await until.wait()
                ended.append(f"{name} by itself")
            except asyncio.CancelledError:
                ended.append(f"{name} cancelled")
                raise

        background = Supervisor()
        background.spawn("quick", work("quick", stop))
        background.spawn("slow", work("slow", asyncio.Event()))
        await asyncio.sleep(0)
        stop.set()
        await background.finish(0.01)
        assert len(background) == 0
        assert background.spawn("late", work("late", stop)) is None

    asyncio.run(play())
    assert ended == ["quick by itself", "slow cancelled"]


def test_a_task_ends_though_a_cancellation_was_swallowed():
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

    async def play() -> None:
        tasks = [asyncio.ensure_future(stubborn()), asyncio.ensure_future(broken())]
        await asyncio.sleep(0)
        await supervisor.end(tasks, again_after=0.01)
        assert all(task.done() for task in tasks)

    asyncio.run(play())
    assert len(swallowed) == 2
