"""docs/protocol.md is what a stranger writes a client from: its client plays, its lists are whole, its numbers true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.http_bodies import http_bodies

from kingdomino import KingdominoError
from kingdomino.server.front import limits as limits_module
from kingdomino.server.front import outbox, session, sockets
from kingdomino.server.front.api import access
from kingdomino.server.front.api.errors import status_of
from kingdomino.server.live import hub
from kingdomino.server.operation.settings import Settings
from kingdomino.server.process.app import create_app
from kingdomino.tables.messages import PROBLEMS
from kingdomino.tables.messages.reference import reference
from tests.refusals import codes_in
from tests.server.running import Serving
from tests.server.strangers.messages import KINDS, kind_of

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "kingdomino" / "server"
CLIENT = ROOT / "docs" / "examples" / "client.py"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
#: Where what is said over the socket is refused.
REFUSING = [
    SERVER / "front" / "session.py",
    *sorted((SERVER / "live").glob("*.py")),
    SERVER.parent / "tables" / "messages" / "codec.py",
    SERVER.parent / "tables" / "messages" / "reading.py",
    *sorted((SERVER.parent / "tables").glob("*.py")),
]
#: Codes that only stand in these files: a bot's move is no message, no running game has a result, and who comes over
#: HTTP is told there.
ELSEWHERE = {"not_a_bots_turn", "no_such_day", "day_not_finished", "not_before_the_end"}
#: Where what is asked over HTTP is refused: the server, and the readers of pictures and records.
REFUSING_OVER_HTTP = [
    SERVER / "process" / "app.py",
    *(SERVER / "front" / f"{name}.py" for name in ("limits", "pages", "people", "security")),
    *sorted((SERVER / "front" / "api").glob("*.py")),
    *sorted((SERVER.parent / "tables" / "answers").glob("*.py")),
    SERVER / "storage" / "reviews.py",
    *(SERVER.parent / "rules" / f"{name}.py" for name in ("picture", "position_line", "position_check")),
    *sorted((SERVER.parent / "notation").glob("*.py")),
    SERVER.parent / "games" / "verification.py",
]
#: A language is read as a field, a connection too many is closed, and clients neither add tags nor send positions.
NOT_OVER_HTTP = {
    "unknown_language",
    "too_many_connections",
    "unusable_tag",
    "too_many_tags",
    "not_a_position",
    "not_a_position_of_a_game",
}


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    assert found, title
    return found[1]


def test_the_client_on_the_page_plays_a_whole_game_against_bots(tmp_path):
    with Serving(f"sqlite:///{tmp_path}/games.db", log=tmp_path / "log") as server:
        command = [sys.executable, "-W", "error", str(CLIENT), server.address]
        ended = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr
    assert re.fullmatch(r"table [A-Z2-8]{5}: \[(\d+, ){3}\d+\] points\n", ended.stdout)


def test_the_client_on_the_page_is_the_one_in_the_file_and_short():
    text = CLIENT.read_text(encoding="utf-8")
    assert f"```python\n{text}```\n" in PAGE
    assert len(text.splitlines()) <= 60
    imported = set(re.findall(r"^(?:import|from) (\w+)", text, re.M))
    assert imported - set(sys.stdlib_module_names) == {"websockets"}


def test_the_reference_is_fresh():
    """When this fails: put the output of `python -m kingdomino.tables.messages --markdown` at the end of the page."""
    assert PAGE.partition("--markdown`. -->\n\n")[2] == reference()


def test_the_http_bodies_are_fresh():
    """When this fails: put the output of `python -m tools.http_bodies` on the page."""
    assert section("HTTP").partition("tools.http_bodies`. -->\n\n")[2].partition("\n\n###")[0] == http_bodies()


def test_every_problem_of_a_field_is_explained_and_none_is_invented():
    text = re.search(r"what is wrong\nwith it, the `problem`: (.*?)\n\n", section("Messages, ids, answers"), re.S)
    assert text
    assert tuple(re.findall("`([a-z_]+)`", text[1])) == PROBLEMS


def test_the_order_of_news_and_answers_and_versions_to_come_are_explained():
    """What the server does is tested in `tests/server/front/test_creating.py`."""
    assert "gets the news of its own change **before** the `done` that answers it" in section("Messages, ids, answers")
    assert "A version that the table has not reached is `stale`, too" in section("Tables and versions")
    assert "| `stale` | the position has changed since `version`, or the table has not reached it" in section(
        "Refusals"
    )


def test_the_module_prints_the_reference():
    printed = subprocess.run(
        [sys.executable, "-m", "kingdomino.tables.messages", "--markdown"], capture_output=True, check=True
    ).stdout
    assert printed.decode() == reference()


def test_every_message_is_described_once():
    for kind in KINDS:
        assert PAGE.count(f"#### `{kind_of(kind)}`\n") == 1


def test_links_within_the_page_lead_somewhere():
    headings = {
        re.sub(r"[^\w -]", "", text).strip().lower().replace(" ", "-") for text in re.findall("^#+ (.*)$", PAGE, re.M)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings


def test_every_refusal_is_explained_and_none_is_invented():
    told = set(re.findall(r"`([a-z]+(?:_[a-z]+)+|stale|restarting)`", section("Refusals")))
    told -= {kind_of(kind) for kind in KINDS}
    given = set().union(*(codes_in(path.read_text(encoding="utf-8")) for path in REFUSING))
    assert given - told == ELSEWHERE
    catalogue = (ROOT / "src/kingdomino/locales/en.ftl").read_text(encoding="utf-8")
    assert {code for code in told if f"\nerror-{code.replace('_', '-')} =" not in catalogue} == set()


def test_every_refusal_over_http_is_explained_under_its_status_and_none_is_invented():
    rows = re.findall(r"^\| (\d{3})? ?\| (`[a-z_`, ]+`) \|", section("HTTP"), re.M)
    told: dict[str, int] = {}
    status = 0
    for number, codes in rows:
        status = int(number or status)
        told.update(dict.fromkeys(re.findall("[a-z_]+", codes), status))
    assert {code: status_of(KingdominoError(code)) for code in told} == told
    everywhere = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", section("Refusals")))
    given = set().union(*(codes_in(path.read_text(encoding="utf-8")) for path in REFUSING_OVER_HTTP))
    assert given - told.keys() - everywhere == NOT_OVER_HTTP
    catalogue = (ROOT / "src/kingdomino/locales/en.ftl").read_text(encoding="utf-8")
    assert {code for code in told if f"\nerror-{code.replace('_', '-')} =" not in catalogue} == set()


def test_the_limits_are_those_of_the_settings():
    limits, usual = section("Limits"), Settings()
    for number in (
        f"{usual.messages_per_second} a second, {usual.burst} at once",
        f"connections of an address | {usual.connections_per_address} ",
        f"tables of a guest, not finished | {usual.tables_per_guest} ",
        f"tables at once on a connection | {session._MOST_TABLES} ",
        f"{usual.wrong_codes_per_minute} a minute",
        f"{usual.guests_per_hour} an hour",
        f"unfinished reviews of a guest | {usual.reviews_per_guest} ",
        f"{usual.reviews_per_hour} an hour",
        f"{outbox._MOST_WAITING:,} messages or {outbox._MOST_WAITING_BYTES // 2**20} MiB",
        f"within {session._HELLO_SECONDS:.0f} s",
        f"{access._SHARE} s of a processor in a second, {access._SECONDS_AT_ONCE:.0f} s at once; "
        f"{access._MOST_WAITING} that wait",
        f"one in {limits_module.SIGNAL_SECONDS} seconds",
    ):
        assert number in limits


@pytest.mark.parametrize("code", [hub.NO_HELLO, outbox.TOO_SLOW, sockets.TOO_MANY, session.GOING_AWAY, hub.FORGOTTEN])
def test_close_codes_of_our_own_are_explained(code):
    assert re.search(rf"^\| [\d, ]*\b{code}\b", section("Coming back"), re.M)


def test_every_request_is_listed(tmp_path):
    paths = create_app(Settings(database=str(tmp_path / "x.db"))).openapi()["paths"]
    asked = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", section("HTTP"), re.M)) == asked
