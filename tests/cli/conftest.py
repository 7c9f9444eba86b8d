"""Running commands as a user does: their output, errors and exit codes."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tools.words import numbers

from kingdomino.cli import main
from kingdomino.locales import Catalogue


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _numbers_reach_sentences_as_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A variable by whose number a sentence selects, in any language, is a number: text has no plural."""
    speak = Catalogue.text

    def checked(words: Catalogue, key: str, /, **values: str | float) -> str:
        for name in numbers().get(key, ()):
            assert isinstance(values[name], int | float), f"{key}: {name} is {values[name]!r}"
        return speak(words, key, **values)

    monkeypatch.setattr(Catalogue, "text", checked)


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
