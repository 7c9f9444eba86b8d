"""Logs are lines for machines or people, and say nothing that is secret even where somebody tried to."""

import json
import logging
import re
from io import StringIO

import pytest

from kingdomino.games import Dealer
from kingdomino.rules import Ruleset
from kingdomino.server.operation.logs import JsonLines, TextLines, configure, log_event, redacted
from kingdomino.server.operation.settings import Settings
from tests.server.front.playing import Player
from tests.server.front.serving import ask

SECRET = "17.Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4"
DEALER = Dealer.from_seed(Ruleset(), 2**127 + 12345, "ab" * 16)


@pytest.fixture
def lines():
    """Everything that was logged, as both formatters write it."""

    class Kept(logging.Handler):
        def __init__(self):
            super().__init__()
            self.json, self.text = [], []

        def emit(self, record):
            self.json.append(JsonLines().format(record))
            self.text.append(TextLines().format(record))

    kept = Kept()
    root = logging.getLogger()
    level = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    yield kept
    root.removeHandler(kept)
    root.setLevel(level)


def test_a_line_is_one_json_object_with_its_facts(lines):
    log_event(logging.getLogger("kingdomino.test"), "something", logging.WARNING, count=3, ms=1.5, kind="a\nb", ok=True)
    logging.getLogger("kingdomino.test").info("plain", extra={"kind": "x"})
    first, second = (json.loads(line) for line in lines.json)
    assert (first["level"], first["event"], first["count"], first["ms"], first["ok"]) == (
        "warning",
        "something",
        3,
        1.5,
        True,
    )
    assert second["kind"] == "x"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", second["at"])
    assert all("\n" not in line for line in lines.json)
    assert "something" in lines.text[0]
    assert "count=3" in lines.text[0]


@pytest.mark.parametrize(
    "secret",
    [
        SECRET,
        f"Bearer {SECRET}",
        "bearer abc",
        "ab" * 16,
        "0123456789abcdef" * 4,
        str(DEALER.seed),
        " ".join(map(str, DEALER.deck)),
        ",".join(map(str, DEALER.deck)),
        str(DEALER.deck),
        "ann:hush@db",
    ],
)
def test_nothing_that_looks_like_a_secret_passes(lines, secret):
    logger = logging.getLogger("kingdomino.test")
    text = f"postgresql://{secret}/x" if "@" in secret else f"see {secret}!"
    logger.warning(text)
    logger.warning("%s", text)
    log_event(logger, "x", fact=text, deeper={"fact": text})
    try:
        raise ValueError(text)
    except ValueError:
        logger.exception("failed")
    hidden = secret.strip("()") if secret.startswith("(") else secret
    for line in [*lines.json, *lines.text]:
        assert hidden not in line
        assert "hush" not in line


@pytest.mark.parametrize("name", ["secret", "name", "deck", "salt", "seed", "record", "address", "players", "token"])
def test_facts_that_are_nobody_s_business_are_not_written(lines, name):
    log_event(logging.getLogger("kingdomino.test"), "x", **{name: "Rumpelstiltskin"})
    logging.getLogger("kingdomino.test").info("y", extra={"facts": {name: "Rumpelstiltskin"}})
    assert all("Rumpelstiltskin" not in line for line in [*lines.json, *lines.text])


@pytest.mark.parametrize(
    "text",
    ["deal 5 17 22 40", "GET /api/tables/{code} 200", "worker_died exit=-9", "0:00:01.5", "2026-11-16T01:42:24.798"],
)
def test_what_is_no_secret_stays_readable(text):
    assert redacted(text) == text


def test_an_exception_is_told_by_its_kind_and_place_alone(lines):
    try:
        raise RuntimeError("INSERT INTO guests ('Rumpelstiltskin')")
    except RuntimeError:
        logging.getLogger("kingdomino.test").exception("failed")
    entry = json.loads(lines.json[0])
    assert entry["error"] == "RuntimeError"
    assert entry["where"][0].endswith("an_exception_is_told_by_its_kind_and_place_alone")
    assert "Rumpelstiltskin" not in lines.json[0] + lines.text[0]


@pytest.fixture
def configured():
    """What a server that was asked for everything writes."""
    configure(Settings(log_level="debug"))
    written = StringIO()
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written)
    return written


def test_a_whole_game_leaves_no_secret_in_the_logs(configured, serve):
    server = serve(messages_per_second=10_000, burst=100_000)
    player = Player(server, "Rumpelstiltskin")
    code = player.table(play=True)
    server.get(f"/api/games/{code}-1?secret={player.secret}")
    with server.socket() as socket:
        ask(socket, {"type": "hello", "secret": player.secret[:-3] + "AAA"})
    record = server.get(f"/api/games/{code}-1/record").text
    logged = configured.getvalue()
    entries = [json.loads(line) for line in logged.splitlines()]
    routes = {entry["route"] for entry in entries if entry["event"] == "request"}
    assert {"/api/games/{game}", "/api/guests"} <= routes
    assert "Rumpelstiltskin" not in logged
    assert player.secret.partition(".")[2][:-3] not in logged
    assert "?" not in logged
    assert "127.0.0.1" not in logged
    for tag in ("Seed", "Salt", "Deck"):
        value = re.search(rf'\[{tag} "([^"]*)"\]', record)
        assert value is not None
        assert value[1] not in logged


def test_libraries_speak_the_same_form_and_only_of_trouble(configured):
    logging.getLogger("uvicorn.error").error("boom")
    logging.getLogger("aiosqlite").debug("INSERT")
    logging.getLogger("kingdomino.server").debug("wished for")
    assert [json.loads(line)["event"] for line in configured.getvalue().splitlines()] == ["boom", "wished for"]


def test_people_may_wish_for_plain_lines(capsys):
    configure(Settings(log_format="text", log_level="warning"))
    logging.getLogger("kingdomino.server").warning("this")
    logging.getLogger("kingdomino.server").info("not that")
    (line,) = capsys.readouterr().err.strip().split("\n")
    assert line.endswith("warning this")
