"""Every setting by option, by variable and by default; wrong values are refused with what would be right."""

from ipaddress import ip_network
from pathlib import Path

import pytest

from kingdomino import KingdominoError
from kingdomino.server.operation.settings import TABLE, Settings, check, data_folder, settings_from, without_password

IDNA = "xn--bcher-kva.example"
RIGHT = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("80", 80),
    "database": ("postgresql://ann:secret@db/games", "postgresql://ann:secret@db/games"),
    "workers": ("4", 4),
    "public_url": ("HTTPS://Games.example:443/", "https://games.example"),
    "trusted_proxies": ("10.0.0.1, fd00::/8", (ip_network("10.0.0.1"), ip_network("fd00::/8"))),
    "origins": ("https://a.example,http://b.example:8080", ("https://a.example", "http://b.example:8080")),
    "allowed_hosts": ("Games.example, .club.example,bücher.example", ("games.example", ".club.example", IDNA)),
    "network_addresses": ("192.168.1.24, fd00:0:0::24", ("192.168.1.24", "fd00::24")),
    "log_level": ("DEBUG", "debug"),
    "log_format": ("text", "text"),
    "retention_days": ("365", 365),
    "idle_days": ("none", None),
    "secret_days": ("30", 30),
    "messages_per_second": ("50", 50),
    "burst": ("100", 100),
    "connections_per_address": ("5", 5),
    "tables_per_guest": ("3", 3),
    "guests_per_hour": ("1", 1),
    "wrong_codes_per_minute": ("2", 2),
    "bot_processes": ("0", 0),
    "review_playouts": ("500", 500),
    "reviews_per_guest": ("1", 1),
    "reviews_per_hour": ("100", 100),
}
WRONG = {
    "host": ["", "a b", "a/b", "::1]"],
    "port": ["-1", "65536", "http", "8017.0", "", "٨", "1" * 5000],
    "database": ["mysql://db/games", "http://x"],
    "workers": ["0", "257", "many"],
    "public_url": [
        "games.example",
        "ftp://games.example",
        "https://games.example/kingdomino",
        "https://",
        "https://x:y",
    ],
    "trusted_proxies": ["everybody", "10.0.0.0/33", "10.0.0.1;10.0.0.2"],
    "origins": ["https://a.example, b.example", "*"],
    "allowed_hosts": ["https://games.example", "games.example:8017", "*.example", "a b", "..", "x..y"],
    "network_addresses": ["192.168.1", "my-laptop", "192.168.1.0/24"],
    "log_level": ["loud", ""],
    "log_format": ["xml"],
    "retention_days": ["0", "-1", "never"],
    "idle_days": ["0", "x"],
    "secret_days": ["none", "0"],
    "messages_per_second": ["0", "1.5"],
    "burst": ["0"],
    "connections_per_address": ["0"],
    "tables_per_guest": ["0"],
    "guests_per_hour": ["0"],
    "wrong_codes_per_minute": ["0"],
    "bot_processes": ["-1", "257"],
    "review_playouts": ["1", "many"],
    "reviews_per_guest": ["0"],
    "reviews_per_hour": ["0", "1.5"],
}


def test_every_setting_is_tried_here():
    assert list(RIGHT) == list(WRONG) == [setting.name for setting in TABLE]


@pytest.mark.parametrize("setting", TABLE, ids=lambda setting: setting.name)
def test_the_command_line_counts_before_the_environment_and_that_before_the_default(setting, monkeypatch):
    text, value = RIGHT[setting.name]
    other = setting.default_text
    assert getattr(settings_from({}), setting.name) == setting.default == getattr(Settings(), setting.name)
    assert getattr(settings_from({setting.name: text}), setting.name) == value
    if other:
        monkeypatch.setenv(setting.variable, other)
        assert getattr(settings_from({setting.name: text}), setting.name) == value
    monkeypatch.setenv(setting.variable, text)
    assert getattr(settings_from({setting.name: None}), setting.name) == value
    assert setting.option == "--" + setting.name.replace("_", "-")
    assert setting.variable == "KINGDOMINO_" + setting.name.upper()


@pytest.mark.parametrize("way", ["option", "variable"])
@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in WRONG.items() for text in texts])
def test_a_wrong_value_is_refused_with_what_would_be_right(name, text, way, monkeypatch):
    setting = next(setting for setting in TABLE if setting.name == name)
    if way == "variable":
        monkeypatch.setenv(setting.variable, text)
    with pytest.raises(KingdominoError) as refused:
        settings_from({name: text} if way == "option" else {})
    assert refused.value.code == "wrong_setting"
    assert refused.value.facts["setting"] == setting.option
    assert refused.value.facts["expected"]
    assert len(str(refused.value.facts["value"])) <= 40


def test_no_password_is_in_what_is_shown_or_refused():
    settings = Settings(database="postgresql://ann:hush@db/games")
    assert "hush" not in repr(settings)
    assert without_password("postgresql://ann:hush@db/games") == "postgresql://…@db/games"
    with pytest.raises(KingdominoError) as refused:
        settings_from({"database": "mysql://ann:hush@db/games"})
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"workers": 2}, "workers_need_postgresql"),
        ({"workers": 2, "database": "sqlite:///x.db"}, "workers_need_postgresql"),
        ({"bot_processes": 0}, "nobody_would_think"),
    ],
)
def test_what_cannot_go_together_is_refused(changes, code):
    with pytest.raises(KingdominoError, match=code):
        check(Settings(**changes))


def test_what_can_go_together_is_not():
    check(Settings())
    check(Settings(workers=4, database="postgresql://db/games", bot_processes=0))


def test_without_a_database_a_file_in_the_user_s_folder_is_meant(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / "kingdomino"
    assert Settings().on_sqlite

    def homeless():
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(KingdominoError, match="no_home_folder"):
        data_folder()
