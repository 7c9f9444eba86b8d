"""A tournament on a Ray cluster of two nodes on this machine, one of which is killed in the middle.

It has to end with the records and the table that the tournament has without Ray: python -m tests.tournaments.two_nodes
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from kingdomino.notation import split_records
from kingdomino.tournaments import load_selfplay
from kingdomino.tournaments.store import end_of_whole_records

_PATIENCE = 600


def main() -> None:
    """Play it both ways, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("bots", nargs="*", default=["duke:50", "squire"])
    options = parser.parse_args()
    command = ("tournament", *options.bots, "--games", str(options.games), "--seed", "5", "--json")
    with tempfile.TemporaryDirectory(prefix="kd-") as name:
        folder = Path(name)
        alone = _kingdomino(folder, *command, "--jobs", "2", "--out", "alone").communicate()[0]
        print("without Ray: done", flush=True)
        with _node(folder, "--head", "--port", str(port := _free_port())) as head:
            address = f"127.0.0.1:{port}"
            _wait(lambda: _is_open(port), head)
            with _node(folder, "--address", address) as second:
                driver = _kingdomino(folder, *command, "--ray", address, "--out", "ray")
                _wait(lambda: _finished(folder / "ray") >= options.games // 4, driver)
                _end(second)
                print(f"one node killed after {_finished(folder / 'ray')} games", flush=True)
                shown, complaints = driver.communicate()
            data = ("selfplay", *options.bots, "--games", "24", "--decks-per-file", "4")
            for where in (("--out", "data-ray", "--ray", address), ("--out", "data-alone")):
                assert _kingdomino(folder, *data, *where).wait() == 0
            learning = ("--games", "512", "--seed", "4")
            assert _kingdomino(folder, "train", "weights-ray", "--ray", address, *learning).wait() == 0
            assert _kingdomino(folder, "train", "weights-alone", *learning).wait() == 0
        print(complaints[-2000:], file=sys.stderr)
        assert driver.returncode == 0
        assert _table(shown) == _table(alone), "the table is the same"
        assert _records(folder / "ray") == _records(folder / "alone"), "and so are the games"
        assert _rows(folder / "data-ray") == _rows(folder / "data-alone"), "self-play makes the same rows"
        assert _weights(folder / "weights-ray") == _weights(folder / "weights-alone"), "and a value learns the same"
        print(f"{len(_records(folder / 'ray'))} games, the same table with Ray and without")


def _weights(folder: Path) -> bytes:
    return (folder / "value.xz").read_bytes()


def _environment(folder: Path) -> dict[str, str]:
    """Ray has a home of its own; machine code that is compiled already is found where it always is."""
    from kingdomino.kernel import CACHE_FOLDER

    home = folder / "home"
    home.mkdir(exist_ok=True)
    cache = {"KINGDOMINO_CACHE_DIR": str(CACHE_FOLDER.parent)} if CACHE_FOLDER else {}
    return {**os.environ, **cache, "HOME": str(home), "RAY_USAGE_STATS_ENABLED": "0", "KINGDOMINO_LANG": "en"}


def _kingdomino(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "kingdomino", *arguments]
    return subprocess.Popen(
        command, cwd=folder, env=_environment(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@contextmanager
def _node(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A node with one CPU. It stays in the foreground, so that it can be ended by its process id."""
    ray = Path(sys.executable).with_name("ray")
    command = [str(ray), "start", *arguments, "--num-cpus", "1", "--block", "--disable-usage-stats"]
    if "--head" in arguments:
        command += ["--include-dashboard", "false", "--temp-dir", str(folder / "r")]
    node = subprocess.Popen(command, cwd=folder, env=_environment(folder), stdout=subprocess.DEVNULL, text=True)
    try:
        yield node
    finally:
        _end(node)


def _end(node: subprocess.Popen[str]) -> None:
    """Kill a node with everything that it started."""
    if node.poll() is None:
        children = psutil.Process(node.pid).children(recursive=True)
        for process in [*children, psutil.Process(node.pid)]:
            if process.is_running():
                process.kill()
        node.wait()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _is_open(port: int) -> bool:
    with socket.socket() as found:
        return found.connect_ex(("127.0.0.1", port)) == 0


def _wait(condition: object, process: subprocess.Popen[str]) -> None:
    assert callable(condition)
    deadline = time.monotonic() + _PATIENCE
    while not condition():
        if process.poll() is not None:
            raise SystemExit(f"ended too early: {process.communicate()}")
        assert time.monotonic() < deadline, "this takes too long"
        time.sleep(0.05)


def _records(folder: Path) -> list[str]:
    content = (folder / "games.txt").read_bytes() if (folder / "games.txt").exists() else b""
    text = content[: end_of_whole_records(content)].decode()
    return sorted(piece.text.strip() for piece in split_records(text) if piece.text.strip())


def _rows(folder: Path) -> list[tuple[object, ...]]:
    columns = load_selfplay(folder, columns=["game", "number", "position", "move", "share"])
    return list(zip(*(column.tolist() for column in columns.values()), strict=True))


def _finished(folder: Path) -> int:
    return len(_records(folder))


def _table(shown: str) -> object:
    """All that is told of a tournament, without times."""
    told = json.loads(shown)
    for standing in told["standings"]:
        del standing["seconds_a_decision"]
    return told


if __name__ == "__main__":
    main()
