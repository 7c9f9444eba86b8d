"""Where the database is, and what is said about it."""

from __future__ import annotations

import builtins
import stat

import pytest

from kingdomino import KingdominoError
from kingdomino.server.storage import StorageUnavailable, Store, default_database
from kingdomino.server.storage.address import parse_address
from tests.server.services import free_port

from .steps import opened, step, waited


@waited
async def test_the_default_is_in_the_user_s_folder_made_for_the_user_alone(tmp_path, monkeypatch):
    for variable in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    file = default_database()
    assert file.name == "kingdomino.db"
    assert tmp_path / "home" in file.parents
    async with opened(None) as store:
        await store.append(step())
        modes = [stat.S_IMODE(path.stat().st_mode) for path in (file.parent, *file.parent.iterdir())]
    assert modes == [0o700, 0o600, 0o600, 0o600]


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ("{}", "with blank % ? # & 50%25.db"),
        ("sqlite:///{}", "with blank % ? # & 50%25.db"),
        ("sqlite:///{}", "new/folder/שלום.db"),
        ("sqlite+aiosqlite:///{}", "plain.db"),
    ],
)
@waited
async def test_a_file_may_be_named_in_several_ways_and_lie_anywhere(tmp_path, form, name):
    async with opened(form.format(tmp_path / name)) as store:
        await store.append(step())
        assert await store.versions(["TABLE"]) == {"TABLE": 1}
    assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()] == [name]


def test_a_relative_name_means_the_present_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert parse_address("games.db").file == parse_address("sqlite:///games.db").file == tmp_path / "games.db"


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("mysql://root:hunter2@host/games", "unknown_database", {"scheme": "mysql"}),
        ("mongodb:root:hunter2@host", "unknown_database", {"scheme": "mongodb"}),
        ("sqlite://", "unreadable_database", {"scheme": "sqlite"}),
        ("sqlite:///", "unreadable_database", {"scheme": "sqlite"}),
        ("sqlite:///:memory:", "unreadable_database", {"scheme": "sqlite"}),
        ("sqlite://host/hunter2", "unreadable_database", {"scheme": "sqlite"}),
        ("", "unreadable_database", {"scheme": "sqlite"}),
        ("a\0b", "unreadable_database", {"scheme": "sqlite"}),
        ("postgresql://u:hunter2@host:port:port/games", "unreadable_database", {"scheme": "postgresql"}),
        ("postgresql://u:hunter2@host/games?hunter2=1", "unreadable_database", {"scheme": "postgresql"}),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_without_its_password(text, code, facts):
    with pytest.raises(KingdominoError) as refused:
        Store(text)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://me:hunter2@host:5433/games",
        "postgres://me:hunter2@host:5433/games",
        "postgresql+psycopg://me:hunter2@host:5433/games",
        "postgresql://host:5433/games?user=me&password=hunter2",
    ],
)
def test_a_server_s_address_is_shown_without_its_password(text):
    store = Store(text)
    assert str(store.address) == "postgresql://host:5433/games"
    assert "hunter2" not in f"{store!r}{store.address!r}{store.address}"


def test_without_its_driver_postgresql_is_refused_with_the_extra_to_install(monkeypatch):
    real = builtins.__import__

    def without_psycopg(name, *others):
        if name.partition(".")[0] == "psycopg":
            raise ImportError(name)
        return real(name, *others)

    monkeypatch.setattr(builtins, "__import__", without_psycopg)
    with pytest.raises(KingdominoError) as refused:
        Store("postgresql://me:hunter2@host/games")
    assert refused.value.code == "postgresql_not_installed"
    assert refused.value.facts == {"extra": "kingdomino[postgres]"}


@waited
async def test_a_folder_that_cannot_be_made_is_refused(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(KingdominoError) as refused:
        await Store(tmp_path / "file" / "games.db").open()
    assert refused.value.code == "database_folder_refused"
    assert refused.value.facts == {"folder": str(tmp_path / "file"), "reason": "ENOTDIR"}


@waited
async def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(KingdominoError) as refused:
        await Store(tmp_path).open()
    assert refused.value.facts == {"folder": str(tmp_path.parent), "reason": "EISDIR"}


@waited
async def test_a_wrong_password_and_a_server_that_is_not_there_are_told_without_the_password(postgres, caplog):
    wrong = postgres.url.replace(postgres.password, "hunter2")
    for url in (wrong, f"postgresql://me:hunter2@127.0.0.1:{free_port()}/games"):
        with pytest.raises(StorageUnavailable, match="storage_gone") as refused:
            await Store(url).open()
        assert refused.value.__suppress_context__
    assert "password authentication failed" in caplog.text
    assert "Connection refused" in caplog.text
    assert "hunter2" not in caplog.text
