"""The guide for hosts is true: its settings, its compose file, its backup."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import psycopg
import pytest
import yaml  # type: ignore[import-untyped]

from kingdomino.cli import worker
from kingdomino.cli.main import COMMANDS, main
from kingdomino.cli.words import Words
from kingdomino.locales import catalogue
from kingdomino.server.operation.settings import TABLE, settings_from
from tests.server.front.playing import Player

GUIDES = Path(__file__).parents[3] / "docs" / "guides"
GUIDE = (GUIDES / "host.md").read_text()
#: The keys of a service that this file may have, with what they have to be (the compose specification).
SERVICE_KEYS = {
    "image": str,
    "build": dict,
    "command": list,
    "environment": dict,
    "ports": list,
    "volumes": list,
    "depends_on": dict,
    "healthcheck": dict,
    "restart": str,
    "init": bool,
    "stop_grace_period": str,
}
DURATION = re.compile(r"\d+(ms|s|m|h)")


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load((GUIDES / "compose.yaml").read_text())


def test_the_guide_s_table_is_the_table_of_settings():
    words = catalogue("en")
    expected = [
        (
            f"`{setting.option}`",
            f"`{setting.variable}`",
            f"`{setting.default_text}`" if setting.default_text else "–",
            words.text(setting.key),
        )
        for setting in TABLE
    ]
    rows = re.findall(r"^\| (`--[^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", GUIDE, re.M)
    assert rows == expected


def test_every_option_and_variable_that_the_guide_names_is_there():
    ours = re.sub(r"```sh\n(?:sqlite3|pg_|createdb|docker).*?```|`python -m .*?`", "", GUIDE, flags=re.S)
    for option in re.findall(r"(?<![\w-])--[a-z][a-z-]+", ours):
        assert option in {setting.option for setting in TABLE} | {"--processes", "--name"}, option
    for variable in re.findall(r"KINGDOMINO_[A-Z_]+", GUIDE):
        assert variable in {setting.variable for setting in TABLE} | {"KINGDOMINO_WORKER_NAME"}, variable


def test_every_option_of_a_worker_is_in_the_guide():
    parser = argparse.ArgumentParser(add_help=False)
    worker.add_arguments(parser, Words(catalogue("en")))
    options = {option for action in parser._actions for option in action.option_strings}
    assert {option for option in options if f"`{option}`" not in GUIDE} == set()


def test_the_compose_file_is_made_of_what_compose_files_have(compose):
    assert set(compose) == {"name", "x-kingdomino", "services", "volumes"}
    assert re.fullmatch("[a-z0-9][a-z0-9_-]*", compose["name"])
    for name, service in compose["services"].items():
        for key, value in service.items():
            assert isinstance(value, SERVICE_KEYS[key]), f"{name}: {key}"
        assert "image" in service or "build" in service
        assert service["restart"] in ("no", "always", "on-failure", "unless-stopped")
        assert all(isinstance(word, str) for word in service.get("command", []))
        assert all(isinstance(value, str) for value in service.get("environment", {}).values())
        for port in service.get("ports", []):
            assert re.fullmatch(r"(\d+\.\d+\.\d+\.\d+:)?\d+:\d+", port)
        for volume in service.get("volumes", []):
            assert volume.split(":")[0] in compose["volumes"]


def test_its_services_wait_for_each_other_and_can_tell_when_they_are_ready(compose):
    services = compose["services"]
    for service in services.values():
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in services[other]
        check = service.get("healthcheck")
        if check is not None:
            assert set(check) <= {"test", "interval", "timeout", "retries", "start_period"}
            assert check["test"][0] == "CMD"
            assert isinstance(check["retries"], int)
            for key in ("interval", "timeout", "start_period"):
                assert DURATION.fullmatch(check.get(key, "1s"))


def test_its_image_is_built_from_this_repository_and_serves_by_itself(compose, monkeypatch):
    build = compose["services"]["server"]["build"]
    assert build == {"context": "../..", "dockerfile": "Containerfile"}
    text = (GUIDES / build["context"] / build["dockerfile"]).read_text()
    steps = [line.partition(" ")[::2] for line in text.splitlines() if line and not line.startswith("#")]
    assert steps[0][0] == "FROM"
    assert {kind for kind, _ in steps} <= {
        *("FROM", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"),
    }
    told = dict(steps)
    assert json.loads(told["ENTRYPOINT"]) == ["kingdomino"]
    command, *options = json.loads(told["CMD"])
    assert command in COMMANDS
    with monkeypatch.context() as here:
        here.setenv(*told["ENV"].split("="))
        settings = settings_from({"host": options[options.index("--host") + 1]})
    assert settings.on_sqlite
    assert settings.database.startswith(told["VOLUME"])
    assert settings.port == int(told["EXPOSE"])


def test_its_settings_are_ours_and_go_together(compose, monkeypatch):
    for name in ("server", "worker"):
        service = compose["services"][name]
        command, *options = service["command"]
        assert command in COMMANDS
        given = dict(zip(options[::2], options[1::2], strict=True))
        by_option = {setting.option: setting.name for setting in TABLE}
        environment = {key: re.sub(r"\$\{\w+(?::-)?\}", "", value) for key, value in service["environment"].items()}
        assert set(environment) <= {setting.variable for setting in TABLE}
        with monkeypatch.context() as here:
            for variable, value in environment.items():
                here.setenv(variable, value)
            settings = settings_from({by_option[option]: value for option, value in given.items()})
        assert not settings.on_sqlite
        if name == "server":
            assert settings.workers == 2
            assert settings.public_url is None


def test_a_backup_made_as_the_guide_says_can_be_served(serve, tmp_path):
    assert "\nkingdomino backup kingdomino-backup.db\n" in GUIDE
    player = Player(serve())
    copy = tmp_path / "kingdomino-backup.db"
    assert main(["backup", str(copy), f"--database={tmp_path}/games.db"]) == 0
    restored = serve(database=str(copy))
    assert restored.get("/api/guest", headers=player.headers).json() == player.guest


def test_the_role_and_the_database_of_the_guide_are_enough_for_a_server(serve, postgres):
    statements = re.search(r"```sql\n(.*?)```", GUIDE, re.S)
    assert statements
    with psycopg.connect(postgres.url, autocommit=True) as administrator:
        # The administrator of the tests' database has the guide's name already.
        for statement in statements[1].replace("kingdomino", "guided").strip().split(";\n"):
            administrator.execute(statement.strip(";"))
    where = psycopg.conninfo.conninfo_to_dict(postgres.url)
    server = serve(database=f"postgresql://guided:choose-one@{where['host']}:{where['port']}/guided")
    assert server.get("/readyz").status_code == 200
    assert Player(server).number == 1
