"""`kingdomino worker`, as somebody runs it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kingdomino.cli import main
from kingdomino.notation import parse_position
from kingdomino.server.thinking import Job
from tests.server.services import free_port

from .looping import in_loop
from .positions import line_of
from .test_remote import looking, server, until_working


@contextmanager
def command(*arguments: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KINGDOMINO_WORKER")}
    environment = {**kept, "LANGUAGE": "en", **variables}
    words = [sys.executable, "-m", "kingdomino", "worker", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@in_loop
async def test_a_worker_answers_and_leaves_cleanly(postgres, postgres_database, how):
    with command("--name", "w1", KINGDOMINO_DATABASE=postgres_database) as process:
        async with looking(postgres_database) as jobs, server(postgres_database) as (thinker, local):
            await until_working(jobs, 1)
            parse_position(line_of()).play(await thinker.choose(Job("t:1", line_of(), "page")))
            assert local.asked == 0
            process.send_signal(how)
            out, err = await asyncio.to_thread(process.communicate)
            assert process.returncode == 0, err
            assert out.splitlines()[0].startswith(
                f"Worker w1 is ready for the servers at postgresql://127.0.0.1:{postgres.port}/"
            )
            assert out.splitlines()[1] == "Ended after 1 move."
            assert await jobs.living() == 0


def test_a_worker_waits_for_the_database_and_tells_no_password():
    with command("--database", f"postgresql://somebody:mellon@127.0.0.1:{free_port()}/games") as process:
        assert process.stderr is not None
        assert process.stdout is not None
        told = process.stderr.readline()
        assert '"database_away"' in told
        process.terminate()
        out, err = process.communicate()
        assert process.returncode == 0
        assert "mellon" not in told + out + err
        assert "database_back" not in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "A worker needs the PostgreSQL database"),
        (("--database", "games.db"), "A worker needs the PostgreSQL database"),
        (("--database", "http://localhost"), "--database cannot be"),
        (("--database", "postgresql://localhost/x", "--processes", "0"), "--processes cannot be"),
        (("--database", "postgresql://localhost/x", "--name", "two words"), "--name cannot be"),
    ],
)
def test_what_a_worker_cannot_use_is_refused(arguments, said, monkeypatch, capsys):
    monkeypatch.delenv("KINGDOMINO_DATABASE", raising=False)
    assert main(["--lang", "en", "worker", *arguments]) == 1
    assert said in capsys.readouterr().err
