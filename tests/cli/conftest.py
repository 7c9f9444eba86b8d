"""Running commands as a user does: their output, errors and exit codes."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from kingdomino.cli import main


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "KINGDOMINO_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: object) -> Outcome:
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return call
