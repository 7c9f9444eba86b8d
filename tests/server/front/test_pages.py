"""The client's files and its page; and, where it was not built, a page that says so."""

import gzip
import os

import pytest

from kingdomino.locales import LANGUAGES, catalogue
from tests.server.front.serving import Served

STYLE = b"p { margin: 0 }" * 100
#: Only compared, never decompressed.
BROTLI = b"brotli" * 10


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside")
    folder = outside / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kingdomino</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "style-abc123.css").write_bytes(STYLE)
    (folder / "assets" / "style-abc123.css.gz").write_bytes(gzip.compress(STYLE, 9))
    (folder / "assets" / "style-abc123.css.br").write_bytes(BROTLI)
    (folder / "assets" / "old-abc123.css").write_bytes(STYLE)
    (folder / "assets" / "old-abc123.css.gz").write_bytes(gzip.compress(STYLE, 9))
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
    "path",
    [
        "/",
        "/table/KMPQR",
        "/replay",
        "/replay/KMPQR-1",
        "/pad",
        "/learn",
        "/settings",
        "/join/KMPQR",
        "/device",
        "/daily",
        "/daily/2026-11-16",
        "/statistics",
    ],
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
    assert server.get("/assets/..%2findex.html").status_code == 404, "no page is kept for ever under another name"


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


def raw(server: Served, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """An answer with the bytes as they came, not decompressed."""
    with server.http.stream("GET", path, headers={"Accept-Encoding": "", **headers}) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("GZIP", "gzip"),
        ("x-gzip", "gzip"),
        ("", None),
        ("identity", None),
        ("deflate", None),
        ("br;q=0, gzip;q=0.000", None),
        ("gzip;q=0.5, identity", None),
        ("gzip;q=0.5, identity;q=0.5", "gzip"),
        ("br;q=2, gzip;q=oops", None),
    ],
)
def test_a_file_comes_in_the_variant_that_the_browser_likes_best(server, accepted, encoding):
    body = {"br": BROTLI, "gzip": gzip.compress(STYLE, 9), None: STYLE}[encoding]
    status, headers, got = raw(server, "/assets/style-abc123.css", **{"Accept-Encoding": accepted})
    assert (status, headers.get("content-encoding"), got[10:]) == (200, encoding, body[10:])
    assert headers["content-length"] == str(len(body))
    assert headers["content-type"] == "text/css; charset=utf-8"
    assert headers["vary"] == "Accept-Encoding"
    assert "immutable" in headers["cache-control"]


def test_where_a_variant_is_missing_the_next_best_is_served(server):
    everything = {"Accept-Encoding": "br, gzip"}
    _, headers, got = raw(server, "/assets/old-abc123.css", **everything)
    assert (headers["content-encoding"], gzip.decompress(got)) == ("gzip", STYLE)
    _, headers, got = raw(server, "/icon.svg", **everything)
    assert got == b"<svg/>"
    assert not {"content-encoding", "vary"} & set(headers)


def test_every_variant_has_a_tag_of_its_own_and_is_not_sent_twice(server):
    tags = {}
    for accepted in ("br", "gzip", ""):
        _, headers, _ = raw(server, "/assets/style-abc123.css", **{"Accept-Encoding": accepted})
        tags[accepted] = headers["etag"]
    assert len(set(tags.values())) == 3
    for accepted, tag in tags.items():
        again = {"Accept-Encoding": accepted, "If-None-Match": tag}
        status, headers, got = raw(server, "/assets/style-abc123.css", **again)
        assert (status, got, headers["vary"], headers["etag"]) == (304, b"", "Accept-Encoding", tag)
    assert raw(server, "/assets/style-abc123.css", **{"Accept-Encoding": "br", "If-None-Match": tags["gzip"]})[0] == 200


def test_another_version_of_a_page_has_another_tag_even_with_the_same_size_and_date(tmp_path):
    tags = set()
    for version in ("one", "two"):
        page = tmp_path / version / "index.html"
        page.parent.mkdir()
        page.write_text(version)
        os.utime(page, ns=(0, 0))
        with Served(tmp_path / f"{version}.db", page.parent) as served:
            tags.add(served.get("/").headers["etag"])
    assert len(tags) == 2


def test_ranges_are_of_the_variant_that_is_served(server):
    zipped = gzip.compress(STYLE, 9)
    wish = {"Accept-Encoding": "gzip", "Range": "bytes=20-29"}
    status, headers, got = raw(server, "/assets/style-abc123.css", **wish)
    assert (status, got, headers["content-encoding"]) == (206, zipped[20:30], "gzip")
    assert headers["content-range"] == f"bytes 20-29/{len(zipped)}"
    other = {**wish, "Accept-Encoding": "", "If-Range": headers["etag"]}  # the rest of another variant would be noise
    assert raw(server, "/assets/style-abc123.css", **other)[::2] == (200, STYLE)


def test_a_head_says_what_would_be_sent(server):
    head = server.http.head("/assets/style-abc123.css", headers={"Accept-Encoding": "br"})
    assert (head.content, head.headers["content-encoding"]) == (b"", "br")
    assert head.headers["content-length"] == str(len(BROTLI))


def test_variants_have_no_address_of_their_own(server):
    assert server.get("/assets/style-abc123.css.br").json()["code"] == "no_such_page"
