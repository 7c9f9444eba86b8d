"""Compiled code is kept where the user may write, found again, and never mistaken for that of other sources."""

import os
import shutil
import time
from pathlib import Path

import pytest

from kingdomino.kernel.cache import OVERRIDE, cache_folder

from .processes import PACKAGE, ask

KINGS_DUE = 1


def listed(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"))


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """A copy of the package, as an installer would lay it down."""
    shutil.copytree(PACKAGE, tmp_path / "site" / "kingdomino", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "site"


@pytest.fixture
def user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The home of somebody who chose no folder."""
    for name in (OVERRIDE, "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_without_a_choice_the_folder_is_in_the_users_cache(user: Path) -> None:
    folder = cache_folder([])
    assert folder is not None
    assert folder.is_dir()
    assert folder.is_relative_to(user)
    assert folder.parent.name == "kingdomino"


def test_where_nothing_is_writable_the_kernel_works_without_a_cache(user: Path) -> None:
    user.write_text("not a folder")
    assert cache_folder([]) is None
    assert ask({OVERRIDE: str(user / "cache")}) == (True, "None", 0, KINGS_DUE)


def test_code_is_kept_in_the_chosen_folder_and_found_again_until_a_function_in_another_file_changes(
    install: Path, tmp_path: Path
) -> None:
    """The installed package is never written to."""
    for path in listed(install):
        path.chmod(0o555 if path.is_dir() else 0o444)
    before = listed(install)
    cache = {OVERRIDE: str(tmp_path / "cache")}
    first = ask(cache, install)
    (folder,) = (tmp_path / "cache").iterdir()
    assert first == (True, str(folder), 0, KINGS_DUE)
    kept = listed(folder)
    assert any(path.suffix == ".nbc" for path in kept)
    assert ask(cache, install) == (True, str(folder), 1, KINGS_DUE)
    assert listed(folder) == kept
    assert listed(install) == before
    for path in listed(install):
        path.chmod(0o755)
    rounds = install / "kingdomino" / "kernel" / "rounds.py"
    changed = rounds.read_text().replace(
        "(Word(number) for number in range(5))", "(Word(number) for number in range(10, 15))"
    )
    assert changed != rounds.read_text()
    rounds.write_text(changed)
    _, new_folder, hits, due = ask(cache, install)
    assert (new_folder != str(folder), hits, due) == (True, 0, 10 + KINGS_DUE)


def test_other_versions_or_another_processor_make_a_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OVERRIDE, str(tmp_path))
    folder = cache_folder(["numba 1", "cpu"])
    assert folder == cache_folder(["numba 1", "cpu"])
    assert len({folder, cache_folder(["numba 2", "cpu"]), cache_folder(["numba 1", "another cpu"])}) == 3


def test_a_user_without_a_home_has_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv(OVERRIDE, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr("sys.platform", "linux")
    assert cache_folder([]) is None


def test_a_new_folder_deletes_those_unused_for_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OVERRIDE, str(tmp_path))
    old, foreign = tmp_path / f"kernel-{'0' * 16}", tmp_path / "kernel-of-others"
    used_again, recent = cache_folder(["1"]), cache_folder(["2"])
    assert used_again is not None
    assert recent is not None
    for folder in (old, foreign):
        folder.mkdir()
    (old / "code.nbc").write_bytes(b"code")
    last_year, weeks_ago = time.time() - 365 * 24 * 3600, time.time() - 20 * 24 * 3600
    for folder, when in ((old, last_year), (used_again, last_year), (recent, weeks_ago), (foreign, last_year)):
        os.utime(folder, (when, when))
    assert cache_folder(["1"]) == used_again, "it is used, so it is not old any more"
    assert old.exists(), "nothing is cleared away while no new folder is made"
    new = cache_folder(["3"])
    assert set(tmp_path.iterdir()) == {used_again, recent, foreign, new}
