"""Thinking in bot processes of this machine."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace

import psutil  # type: ignore[import-untyped]
import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.analysis import analyse, analysis_values, grade_move, graded_values
from kingdomino.bots import LEVELS
from kingdomino.notation import position_line
from kingdomino.rules import Move
from kingdomino.search import search_steps
from kingdomino.server.thinking import Job, LocalThinker, NoThinker
from kingdomino.server.thinking.bot_process import BotProcess
from kingdomino.server.thinking.fairness import FairQueue, Thought, due_at
from kingdomino.server.thinking.job import ASKED, DEEP, JOB_VERSION, QUEUES, REVIEW, UnreadableJob

from .looping import in_loop, nothing, until
from .positions import line_of, positions

Told = list[tuple[int, int]]


def all_steps() -> Told:
    """What is told while the search is loaded: after each of its functions, how many are done."""
    steps = len(search_steps())
    return [(done, steps) for done in range(steps + 1)]


class opened:  # noqa: N801 - reads as a word
    """A thinker from entering to leaving a block."""

    def __init__(self, processes: int = 1, **settings: float) -> None:
        self.thinker = LocalThinker(processes, **settings)
        self.told: Told = []

    async def __aenter__(self) -> LocalThinker:
        await self.thinker.open(lambda done, total: self.told.append((done, total)))
        return self.thinker

    async def __aexit__(self, *_: object) -> None:
        pids = self.thinker.pids
        await self.thinker.close()
        assert self.thinker.pids == []
        assert not [pid for pid in pids if psutil.pid_exists(pid)]


@in_loop
async def test_all_levels_play_a_whole_game_by_the_rules():
    entering = opened()
    async with entering as thinker:
        for rules in ("3 revised harmony", "2 classic mighty-duel"):
            game = Game.shuffled(Ruleset.parse(rules), seed=5)
            while not game.position.is_over:
                level = LEVELS[len(game.moves) % len(LEVELS)]
                game.play(await thinker.choose(Job("t:1", position_line(game.position), level, 0.02)))
            assert game.position.winners()
    assert entering.told == all_steps() or not _compiled()


@in_loop
async def test_only_the_first_of_two_processes_tells_of_warming():
    entering = opened(2)
    async with entering as thinker:
        await until(lambda: all("king" in process.able for process in thinker._processes) and len(thinker.pids) == 2)
        both = [thinker.choose(Job(f"t:{number}", line_of(), "king", 0.3)) for number in range(2)]
        await asyncio.gather(*both)
    assert entering.told == all_steps() or not _compiled()


@in_loop
async def test_processes_wait_for_the_first_page_but_not_when_somebody_asks():
    async with opened(begin_after=600.0) as thinker:
        await asyncio.sleep(0.2)
        assert thinker.pids == []
        assert await thinker.choose(Job("t:1", line_of(), "page"))
        assert len(thinker.pids) == 1


@in_loop
async def test_processes_start_though_nobody_asks():
    async with opened(begin_after=0.1) as thinker:
        await until(lambda: thinker.pids)


def _compiled() -> bool:
    from kingdomino import kernel

    return kernel.COMPILED


@pytest.mark.skipif(not _compiled(), reason="the kernel is not compiled here")
@in_loop
async def test_page_and_squire_play_while_the_others_are_compiled(monkeypatch, tmp_path):
    monkeypatch.setenv("KINGDOMINO_CACHE_DIR", str(tmp_path))
    entering = opened()
    async with entering as thinker:
        await until(lambda: entering.told)
        king = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king")))
        for level in ("page", "squire"):
            for position in positions(Ruleset(), 3, 10):
                position.play(await thinker.choose(Job("t:2", position_line(position), level)))
        assert not king.done()
        assert entering.told[-1][0] < entering.told[-1][1]
        king.cancel()


@pytest.mark.skipif(not _compiled(), reason="the kernel is not compiled here")
def test_after_warming_no_level_compiles_anything():
    script = """
import io, json
from kingdomino import Ruleset, kernel
from kingdomino.bots import LEVELS, bot
from kingdomino.kernel import batch_loops
from kingdomino.search import trials
from kingdomino.server.thinking.bot_main import JobLoop
from kingdomino.server.thinking.job import QUEUES
from tests.server.thinking.positions import positions

def compiled():
    functions = {name: made for room in (batch_loops, trials) for name, made in vars(room).items()}
    return {name: len(made.signatures) for name, made in functions.items() if hasattr(made, "signatures")}

out = io.BytesIO()
JobLoop(out)._warm()
assert json.loads(out.getvalue().splitlines()[-1])["able"] == list(QUEUES)
before = compiled()
assert before["run_trials"] == 1 and before["playouts"] == 0
for rules in ("4 classic", "3 revised harmony middle-kingdom", "2 classic mighty-duel", "2 revised"):
    for position in positions(Ruleset.parse(rules), 7, 500)[::20]:
        for level in LEVELS:
            bot(level).choose(position, seconds=0.001)
    bot("king").choose(position, playouts=200, threads=2)
assert compiled() == before, (before, compiled())
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@in_loop
async def test_a_page_does_not_wait_for_a_king():
    async with opened() as thinker:
        await until(lambda: "king" in thinker.able(DEEP))
        kings = [asyncio.ensure_future(thinker.choose(Job(f"t:{n}", line_of(), "king", 600.0))) for n in range(3)]
        await until(lambda: thinker.waiting == 2)
        for number in range(10):
            await thinker.choose(Job(f"u:{number}", line_of(), "page"))
        assert not any(king.done() for king in kings)
        for king in kings:
            king.cancel()
        await asyncio.wait(kings)
        assert thinker.waiting == 0


def _thought(arrived: float, level: str, seconds: float | None, number: int) -> Thought:
    job = Job("t:1", "", level, seconds)
    future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    return Thought(number, job, due_at(arrived, job.expected_seconds()), job.expected_seconds(), future)


@in_loop
async def test_short_thoughts_pass_long_ones_but_not_for_ever():
    queue = FairQueue()
    arrivals = [(0.0, "king"), (0.1, "duke"), (0.2, "king"), (3.0, "duke"), (5.0, "duke")]
    for number, (arrived, level) in enumerate(arrivals):
        queue.add(_thought(arrived, level, 1.0 if level == "king" else None, number))
    order = []
    while (thought := queue.take("deep", LEVELS)) is not None:
        order.append(thought.number)
    assert order == [1, 3, 0, 2, 4]


@in_loop
async def test_moves_come_before_hints_and_these_before_reviews():
    queue = FairQueue()
    jobs = [
        Job("t:1", "", seconds=0.1, kind="analyse", background=True),
        Job("t:2", "", seconds=0.1, kind="grade", move="=1"),
        Job("t:3", "", "king", 5.0),
    ]
    for number, job in enumerate(jobs):
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        queue.add(Thought(number, job, due_at(number, job.expected_seconds()), 1.0, future))
    assert queue.take("deep", {REVIEW}) is not None
    assert [thought.job.queue for thought in iter(lambda: queue.take("deep", QUEUES), None)] == ["king", ASKED]


def _order(*jobs: Job) -> list[str]:
    """The names of jobs that come at once, in the order in which they are taken."""
    queue = FairQueue()
    for number, job in enumerate(jobs):
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        queue.add(Thought(number, job, due_at(0, job.expected_seconds()), job.expected_seconds(), future))
    return [thought.job.name for thought in iter(lambda: queue.take("deep", QUEUES), None)]


@in_loop
async def test_guests_are_thought_for_in_turn_however_many_tables_one_has():
    many = [Job(f"many:{number}", "", "king", guest=1) for number in range(20)]
    hint = Job("hint", "", playouts=500, kind="hint", guest=2)
    moves = [Job(f"move:{number}", "", "king", guest=3) for number in range(2)]
    assert _order(*many, hint, *moves)[:6] == ["many:0", "move:0", "hint", "many:1", "move:1", "many:2"]


@in_loop
async def test_nobody_saves_up_thinking_time_while_nobody_else_waits():
    queue = FairQueue()
    queue.add(_thought(0.0, "king", 1.0, 0))
    for number in range(1, 6):
        assert queue.take("deep", LEVELS) is not None
        queue.add(_thought(0.0, "king", 1.0, number))
    other = _thought(1.0, "king", 1.0, 7)
    others = replace(other, job=replace(other.job, guest=2), number=8), replace(other, job=replace(other.job, guest=2))
    for thought in others:
        queue.add(thought)
    assert [thought.number for thought in iter(lambda: queue.take("deep", LEVELS), None)] == [7, 5, 8]


@in_loop
async def test_comparisons_come_after_what_somebody_waits_for_and_tables_where_nobody_is_last():
    jobs = [
        Job("comparison", "", "king", background=True),
        Job("unattended", "", "king", guest=1, attended=False),
        Job("hint", "", kind="hint", guest=2),
        Job("move", "", "king", guest=3),
    ]
    assert _order(*jobs) == ["move", "hint", "comparison", "unattended"]
    queue = FairQueue()
    for number in range(2):
        job, future = replace(jobs[1], name=str(number)), asyncio.get_running_loop().create_future()
        queue.add(Thought(number, job, 0.0, 1.0, future))
    queue.hurry("1")
    assert [thought.number for thought in iter(lambda: queue.take("deep", QUEUES), None)] == [1, 0]


@in_loop
async def test_a_process_analyses_and_grades_as_the_library_does():
    position = positions(Ruleset.parse("3 classic"), 4, 25)[-1]
    line, move = position_line(position), position.legal_moves()[0]
    async with opened() as thinker:
        found = await thinker.choose(Job("t:1", line, playouts=300, seed=3, kind="analyse"))
        assert json.loads(found) == json.loads(json.dumps(analysis_values(analyse(position, playouts=300, seed=3))))
        graded = await thinker.choose(Job("t:2", line, playouts=300, seed=3, kind="grade", move=str(move)))
        again = graded_values(grade_move(position, move, playouts=300, seed=3))
        assert json.loads(graded) == json.loads(json.dumps(again))
        for wrong in ("", "rubbish", "=99", "48@a1e"):
            with pytest.raises(KingdominoError) as here:
                position.play(Move.parse(wrong))
            with pytest.raises(KingdominoError) as there:
                await thinker.choose(Job(f"t:{wrong}", line, playouts=10, kind="grade", move=wrong))
            assert there.value.code == here.value.code


@in_loop
async def test_only_what_a_process_is_able_to_do_is_given_to_it():
    queue = FairQueue()
    knight, page = _thought(0.0, "knight", None, 1), _thought(1.0, "page", None, 2)
    queue.add(knight)
    queue.add(page)
    assert queue.take("quick", {"page", "squire"}) is page
    assert queue.take("quick", {"page", "squire"}) is None
    queue.remove(knight)
    queue.remove(knight)
    assert len(queue) == 0


@in_loop
async def test_seconds_are_for_levels_that_think():
    assert Job("t:1", "", "page", 5.0).expected_seconds() == 0.0
    assert Job("t:1", "", "king").expected_seconds() == 0.1
    assert Job("t:1", "", "king", 5.0).expected_seconds() == 5.0
    assert Job("t:1", "", "king", playouts=2000).expected_seconds() > 1
    assert Job("t:1", "", "page", playouts=2000).expected_seconds() == 0.0


def test_a_job_is_the_same_when_it_is_read_from_its_text():
    job = Job("t:1", line_of(), "king", playouts=200, seed=2**70)
    assert Job.read(job.text()) == job
    assert Job.read(job.text().encode()) == job


@pytest.mark.parametrize(
    "change",
    [{"v": 1}, {"v": JOB_VERSION + 1}, {"kind": "song"}, {"level": None, "song": 1}],
)
def test_a_job_of_another_version_or_kind_is_refused(change):
    text = json.dumps({**json.loads(Job("t:1", line_of(), "king").text()), **change})
    with pytest.raises(UnreadableJob):
        Job.read(text)


@pytest.mark.parametrize("text", ["", "[]", "{}", "1", '{"v": 3}', '{"v": 3, "kind": "move"}'])
def test_a_text_that_is_no_job_is_refused(text):
    with pytest.raises(UnreadableJob):
        Job.read(text)


@in_loop
async def test_what_makes_no_sense_is_refused_with_its_code():
    over = Game.shuffled(Ruleset(players=2), seed=1)
    while not over.position.is_over:
        over.play(over.position.legal_moves()[0])
    async with opened() as thinker:
        for position, level, seconds, code in (
            ("rubbish", "page", None, "unreadable_position"),
            (position_line(over.position), "squire", None, "nothing_to_choose"),
            (line_of(), "queen", None, "no_such_bot"),
            (line_of(), "king", -1.0, "unusable_budget"),
        ):
            with pytest.raises(KingdominoError) as refused:
                await thinker.choose(Job("t:1", position, level, seconds))
            assert refused.value.code == code
        assert isinstance(refused.value.facts["value"], str)


@in_loop
async def test_a_killed_process_is_replaced_and_its_job_asked_again():
    async with opened() as thinker:
        await until(lambda: "king" in thinker.able(DEEP))
        (before,) = thinker.pids
        king = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 0.5)))
        await until(lambda: thinker.waiting == 0)
        os.kill(before, signal.SIGKILL)
        assert await king
        assert thinker.pids != [before]


@in_loop
async def test_a_job_that_kills_three_processes_is_given_up():
    async with opened() as thinker:
        killed: set[int] = set()
        king = asyncio.ensure_future(thinker.choose(Job("t:1", line_of(), "king", 600.0)))
        while not king.done():
            for process in thinker._processes:
                if "deep" not in process.free_lanes() and not process.ended and process.pid not in killed:
                    killed.add(process.pid)
                    process.kill()
            await asyncio.sleep(0.01)
        with pytest.raises(NoThinker):
            await king
        assert len(killed) == 3
        assert await thinker.choose(Job("t:2", line_of(), "page"))


@pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there")
@in_loop
async def test_a_process_that_hangs_is_replaced(caplog):
    async with opened() as thinker:
        await thinker.choose(Job("t:1", line_of(), "page"))
        (before,) = thinker._processes
        before._grace = 0.1  # the next one may need longer on a busy machine
        os.kill(before.pid, signal.SIGSTOP)
        assert await thinker.choose(Job("t:2", line_of(), "page"))
        assert thinker.pids != [before.pid]
    assert "bot_process_hangs" in caplog.text


@in_loop
async def test_processes_that_never_start_cannot_think(monkeypatch):
    async def fails(*_: object) -> BotProcess:
        raise OSError("no more processes")

    async with opened() as thinker:
        assert await thinker.can_think()
        await thinker.choose(Job("t:1", line_of(), "page"))
        monkeypatch.setattr(BotProcess, "start", fails)
        for process in thinker._processes:
            process.kill()
        while await thinker.can_think():
            await asyncio.sleep(0.01)
        monkeypatch.undo()
        assert await thinker.choose(Job("t:2", line_of(), "page"))
        assert await thinker.can_think()
    assert not await LocalThinker(0).can_think()


@in_loop
async def test_closing_answers_everybody_who_waits():
    thinker = LocalThinker()
    with pytest.raises(NoThinker):
        await thinker.choose(Job("t:1", line_of(), "page"))
    await thinker.open(nothing)
    await until(lambda: "king" in thinker.able(DEEP))
    waiting = [asyncio.ensure_future(thinker.choose(Job(f"t:{n}", line_of(), "king", 600.0))) for n in range(3)]
    await until(lambda: thinker.waiting == 2)
    (pid,) = thinker.pids
    await thinker.close()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [NoThinker] * 3
    assert not psutil.pid_exists(pid)


@pytest.mark.parametrize("doing", ["thinking", "compiling"])
def test_a_server_that_is_killed_leaves_no_process_behind(doing, tmp_path):
    compiling = doing == "compiling"
    environment = {**os.environ, **({"KINGDOMINO_CACHE_DIR": str(tmp_path)} if compiling else {})}
    command = [sys.executable, "-m", "tests.server.thinking.parent", "knight" if compiling else "king"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        assert server.stdout is not None
        pid, numba = server.stdout.readline().split()
        child = psutil.Process(int(pid))
        assert child.is_running()
        assert numba == "False"
        server.kill()
    gone, alive = psutil.wait_procs([child], timeout=300)
    assert gone
    assert not alive
