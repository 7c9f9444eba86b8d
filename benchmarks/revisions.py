"""The package as it was at another commit, beside that of today, for comparisons of two versions."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

HERE: Final = Path(__file__).parents[1]

#: Sends a line to a process and gives the words of its answer.
Asking = Callable[[str], list[str]]


def source_of(revision: str) -> Path:
    """The package as it was at a commit. It stays where it is, so that its machine code is cached."""
    named = subprocess.run(["git", "rev-parse", revision], cwd=HERE, stdout=subprocess.PIPE, check=True, text=True)
    folder = Path(tempfile.gettempdir()) / f"kingdomino-{named.stdout.strip()}"
    if not folder.exists():
        packed = subprocess.run(["git", "archive", revision, "src"], cwd=HERE, stdout=subprocess.PIPE, check=True)
        unpacked = tempfile.mkdtemp(dir=folder.parent)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(unpacked, filter="data")
        Path(unpacked).rename(folder)
    return folder / "src"


@contextmanager
def running(program: str, source: Path) -> Iterator[Asking]:
    """A Python program with the package in this folder, in a process of its own. It answers each line with one line."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    with subprocess.Popen(
        [sys.executable, "-c", program], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        questions, answers = child.stdin, child.stdout

        def ask(line: str) -> list[str]:
            print(line, file=questions, flush=True)
            answer = answers.readline().split()
            if not answer:
                raise ChildProcessError("The process of one side has ended; its message is above.")
            return answer

        yield ask


@contextmanager
def side_by_side(program: str, revision: str) -> Iterator[tuple[Asking, Asking]]:
    """The same program with the package of today and with that of a commit."""
    with running(program, HERE / "src") as now, running(program, source_of(revision)) as before:
        yield now, before


def ratio_text(ratios: Iterable[float]) -> str:
    """The median of the ratios, the lowest and the highest."""
    found = sorted(ratios)
    return f"ratio {median(found):.2f} (from {found[0]:.2f} to {found[-1]:.2f})"
