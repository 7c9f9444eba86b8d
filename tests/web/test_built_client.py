"""The built client is small, complete and asks nobody but its own server; its pictures agree with the box."""

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import client

from kingdomino.rules import DOMINOES

WEB = client.WEB
MOST_INITIAL_BYTES = 200_000
VARIANTS = (".br", ".gz")


@pytest.fixture(scope="module")
def static() -> Path:
    if not client.is_fresh():
        client.build()
    return client.STATIC


def test_the_client_shows_the_dominoes_of_the_box():
    letters = {"w": "wheat", "f": "forest", "l": "lake", "m": "meadow", "s": "swamp", "n": "mine"}
    source = (WEB / "src" / "board" / "dominoes.ts").read_text()
    faces = re.findall(r"\b([a-z])(\d)([a-z])(\d)\b", source)
    shown = [((letters[a], int(crowns)), (letters[b], int(more))) for a, crowns, b, more in faces]
    assert shown == [(tuple(DOMINOES[number].a), tuple(DOMINOES[number].b)) for number in range(1, 49)]


def test_the_first_download_is_small(static):
    """All files that the first page fetches before it can be used, in its largest language, without fonts."""
    manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    first = files_of(manifest, "index.html") | files_of(manifest, "src/pages/home/Page.svelte")
    catalogues = [entry["file"] for name, entry in manifest.items() if name.endswith(".ftl")]
    assert len(catalogues) == 6
    sizes = {name: zipped(static / name) for name in first if not name.endswith(".woff2")}
    total = zipped(static / "index.html") + sum(sizes.values()) + max(zipped(static / name) for name in catalogues)
    assert total <= MOST_INITIAL_BYTES, sorted(sizes.items(), key=lambda item: -item[1])[:5]


def files_of(manifest: dict[str, Any], name: str) -> set[str]:
    """A chunk, its styles, and all that it imports at once."""
    entry = manifest[name]
    found = {entry["file"], *entry.get("css", [])}
    for imported in entry.get("imports", []):
        found |= files_of(manifest, imported)
    return found


def zipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def test_it_fetches_nothing_from_other_hosts(static):
    allowed = {"www.w3.org", "svelte.dev"}  # names of XML languages, and addresses inside error messages
    for path in [static / "index.html", *static.glob("assets/*.js"), *static.glob("assets/*.css")]:
        hosts = set(re.findall(r"(?:https?:|(?<![\w:/]))//([a-z0-9-]+(?:\.[a-z0-9-]+)+)", path.read_text()))
        assert hosts <= allowed, f"{path.name}: {hosts - allowed}"


def test_its_files_carry_the_hash_of_their_content_in_their_names(static):
    files = [path for path in (static / "assets").iterdir() if path.is_file()]
    names = [path.name for path in files if path.suffix not in VARIANTS]
    assert names
    assert all(re.fullmatch(r".+-[\w-]{8}\.(js|css|woff2|svg|png)", name) for name in names), names


def test_its_texts_were_compressed_when_it_was_built(static):
    """Each text file has a brotli and a gzip variant with its content, about a third of its size on the whole."""
    texts = [path for kind in ("js", "css", "svg") for path in static.glob(f"assets/*.{kind}")]
    large = [static / "index.html", *(path for path in texts if path.stat().st_size > 500)]
    assert len(large) > 10
    variants = {kind: [path.with_name(path.name + kind) for path in large] for kind in VARIANTS}
    originals = sum(path.stat().st_size for path in large)
    unzipped = [gzip.decompress(path.read_bytes()) for path in variants[".gz"]]
    assert unzipped == [path.read_bytes() for path in large]
    assert unpacked(variants[".br"]) == b"".join(path.read_bytes() for path in large)
    assert sum(path.stat().st_size for path in variants[".br"]) < originals / 2


def unpacked(paths: list[Path]) -> bytes:
    """The contents of brotli files, one after the other. Node brings the algorithm along, Python does not."""
    script = """
        const { readFileSync } = require('node:fs');
        const { brotliDecompressSync } = require('node:zlib');
        const files = process.argv.slice(1).map((file) => brotliDecompressSync(readFileSync(file)));
        process.stdout.write(Buffer.concat(files));
    """
    node = client.find_node().node
    return subprocess.run([*node, "-e", script, *map(str, paths)], check=True, capture_output=True).stdout


def test_the_gallery_stays_at_home(static):
    assert not any("gallery" in name.lower() for name in json.loads((static / ".vite" / "manifest.json").read_text()))


def test_the_lock_names_no_registry():
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert lock["packages"]
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert all("integrity" in package for name, package in lock["packages"].items() if name)
