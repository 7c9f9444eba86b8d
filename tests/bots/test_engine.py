"""The search is compiled once on a machine, and a message says so."""

import logging
import os
import subprocess
import sys

import pytest

from kingdomino import kernel
from kingdomino.bots import LEVELS, SEARCHING, bot, compile_engine, engine_can_be_kept, engine_is_compiled
from kingdomino.bots.engine import announce_compilation
from kingdomino.search import search_steps
from tests.search.positions import moments

compiled = pytest.mark.skipif(not kernel.COMPILED, reason="the kernel is not compiled here")
POSITION = moments(1, seed=5)[0]

ANNOUNCE = """
from kingdomino.bots.engine import announce_compilation, engine_is_compiled
print(engine_is_compiled())
announce_compilation()
announce_compilation()
"""


def in_a_fresh_process(**environment):
    changed = {**os.environ, **environment}
    return subprocess.run([sys.executable, "-c", ANNOUNCE], capture_output=True, text=True, env=changed, check=True)


@pytest.fixture
def in_no_memory(monkeypatch):
    """As in a process that has compiled and loaded nothing."""
    monkeypatch.setattr(kernel, "is_warm", lambda *_: False)
    announce_compilation.cache_clear()
    yield
    announce_compilation.cache_clear()


@compiled
def test_a_machine_that_never_compiled_is_warned_once_that_the_first_decision_takes_long(tmp_path):
    """A warning reaches standard error without any configuration of logging."""
    done = in_a_fresh_process(KINGDOMINO_CACHE_DIR=str(tmp_path))
    assert done.stdout == "False\n"
    assert done.stderr.count("Compiling the search, once on this machine") == 1


@compiled
def test_where_no_folder_can_be_written_every_process_is_warned(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    done = in_a_fresh_process(KINGDOMINO_CACHE_DIR=str(tmp_path / "file" / "cache"))
    assert "Compiling the search, in every process" in done.stderr


def test_without_a_compiler_there_is_nothing_to_announce():
    done = in_a_fresh_process(KINGDOMINO_NO_JIT="1")
    assert done.stdout == "True\n"
    assert "Compiling" not in done.stderr


@compiled
@pytest.mark.usefixtures("in_no_memory")
def test_machine_code_on_the_disk_is_found(tmp_path, monkeypatch):
    kernel.warm_up(more=search_steps())
    assert engine_can_be_kept()
    assert engine_is_compiled()
    monkeypatch.setattr(kernel, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(kernel.warmup, "CACHE_FOLDER", tmp_path)
    assert not engine_is_compiled()


@compiled
@pytest.mark.usefixtures("in_no_memory")
@pytest.mark.parametrize("level", LEVELS)
def test_only_the_levels_that_search_announce_a_compilation(level, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(kernel, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(kernel.warmup, "CACHE_FOLDER", tmp_path)
    with caplog.at_level(logging.INFO):
        for seed in (1, 2):
            bot(level).choose(POSITION, seed=seed, **({"playouts": 1} if level in ("duke", "king") else {}))
    assert len(caplog.records) == (level in SEARCHING)


def test_progress_names_every_step_of_the_compilation():
    heard: list[tuple[int, int, str]] = []
    compile_engine(lambda *step: heard.append(step))
    names = [name for name, _ in search_steps()]
    assert heard == [(number, len(names), name) for number, name in enumerate([*names, ""])]
