"""The engine of the page lies beside the client in parts, and `kingdomino site` writes both as a folder of files."""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest
from tools import client

from kingdomino.cli import main
from kingdomino.cli.site import LESSONS


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    if not client.is_fresh():
        client.build()
    folder: Path = tmp_path_factory.mktemp("written") / "site"
    assert main(["site", str(folder)]) == 0
    return folder


def test_the_engines_parts_are_named_by_their_content_and_make_its_files(site):
    engine = json.loads((site / "engine.json").read_text())
    for file in engine["files"]:
        parts = [(path, (site / path).read_bytes()) for path, _ in file["parts"]]
        assert [size for _, size in file["parts"]] == [len(content) for _, content in parts]
        assert all(Path(path).stem == sha256(content).hexdigest()[:16] for path, content in parts)
        assert len(gzip.decompress(b"".join(content for _, content in parts))) == file["size"]
    assert engine["bytes"] == sum(size for file in engine["files"] for _, size in file["parts"])
    assert engine["bytes"] < 8_000_000


def test_every_address_of_the_folder_has_the_page_with_addresses_from_where_it_lies(site):
    pages = sorted(site.rglob("index.html"))
    assert site / "puzzles" / "1" / "index.html" in pages
    for page in pages:
        text = page.read_text()
        assert 'data-home="page"' in text
        named = re.findall(r'\b(?:src|href)="([^"#]+)"', text)
        assert named
        assert all((page.parent / address).is_file() for address in named), page


def test_the_service_worker_keeps_files_that_are_there(site):
    worker = (site / "sw.js").read_text()
    listed = re.search(r"^const FILES = (.*);$", worker, re.MULTILINE)
    assert listed
    kept = json.loads(listed[1])
    assert {"index.html", "engine.json"} <= set(kept)
    assert all((site / name).is_file() for name in kept)
    (photo,) = site.glob("assets/Photo-*.js")
    assert f"assets/{photo.name}" not in kept, "who reads no photo does not pay for it"
    assert not list(site.glob("sw.js.*")), "a variant would be of another version"


def test_lessons_have_their_addresses():
    source = (client.WEB / "src" / "pages" / "learn" / "lessons.ts").read_text()
    assert (*re.findall(r"^    id: '([a-z-]+)'", source, re.MULTILINE), "rules") == LESSONS


def test_a_site_is_written_anew_and_nothing_else_is_touched(site, tmp_path, capsys):
    (site / "old.txt").write_text("of a former version")
    assert main(["site", str(site), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["folder"] == str(site)
    assert not (site / "old.txt").exists()
    (tmp_path / "holiday.jpg").write_bytes(b"mine")
    assert main(["--lang", "en", "site", str(tmp_path)]) == 1
    assert "holds something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.jpg"]
