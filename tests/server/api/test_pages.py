"""The client's files and its page; and, where it was not built, a page that says so."""

import pytest

from kingdomino.locales import LANGUAGES, catalogue
from tests.server.api.serving import Served


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside")
    folder = outside / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kingdomino</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("1")
    (outside / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def server(built, tmp_path_factory):
    with Served(tmp_path_factory.mktemp("server") / "games.db", built) as served:
        yield served


@pytest.fixture(scope="module")
def without_client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with Served(folder / "games.db", folder / "nothing") as served:
        yield served


@pytest.mark.parametrize(
    "path", ["/", "/table/KMPQR", "/replay", "/replay/KMPQR-1", "/pad", "/learn", "/settings", "/join/KMPQR", "/device"]
)
def test_every_page_of_the_client_is_its_one_page(server, path):
    answer = server.get(path)
    assert answer.status_code == 200
    assert "<title>Kingdomino" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert server.http.head(path).status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/api/dominoes", "/icon.svg"])
def test_whatever_can_be_got_can_be_asked_for_its_head(server, path):
    head = server.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == server.get(path).headers["content-type"]
    assert server.http.head("/api/guest").status_code == 401


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(server):
    assert "immutable" in server.get("/assets/index-abc123.js").headers["cache-control"]
    icon = server.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    assert server.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]}).status_code == 304


def test_an_unknown_address_is_not_found_and_the_client_says_so_to_people(server):
    shown = server.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert shown.status_code == 404
    assert "<title>Kingdomino" in shown.text
    for path in ("/nowhere", "/assets/gone-123.js", "/table"):
        refused = server.get(path, headers={"Accept": "*/*"})
        assert (refused.status_code, refused.json()["code"]) == (404, "no_such_page")
    assert server.get("/assets/gone-123.js", headers={"Accept": "text/html"}).json()["code"] == "no_such_page"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%00", "/" + "x" * 5000]
)
def test_nothing_outside_the_client_is_served(server, path):
    answer = server.get(path)
    assert answer.status_code in (404, 414)
    assert "secret" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_client_is_not_built_a_page_says_what_to_do(without_client, language):
    answer = without_client.get("/", headers={"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.1"})
    assert answer.status_code == 503
    assert answer.headers["content-language"] == language
    assert catalogue(language).text("serve-no-client-title") in answer.text
    assert ('dir="rtl"' in answer.text) is (language == "he")
