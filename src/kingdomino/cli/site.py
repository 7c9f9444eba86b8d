"""`kingdomino site`: the game as a folder of files that any file server can serve."""

from __future__ import annotations

import argparse
import json
import re
import shutil
from pathlib import Path
from typing import Final

import kingdomino
from kingdomino.rules import KingdominoError

from .screen import print_json
from .words import Words

_BUILT: Final = Path(kingdomino.__file__).parent / "server" / "static"
#: A folder that has these is a site, and may be replaced by a new one.
_MARKS: Final = ("index.html", "engine.json", "sw.js")
#: Addresses that every file server finds; below others, the page for missing ones leads to the client.
_PAGES: Final = ("bots", "daily", "join", "learn", "pad", "puzzles", "replay", "settings", "statistics")
LESSONS: Final = ("place", "castle", "crowns", "claim", "limit", "scoring", "rules")
_MEGABYTE: Final = 1_000_000

#: Leads from an address that is no file to the client, wherever the site lies: `/games/table/OAKRB` to `/games/`.
_MISSING: Final = """<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Kingdomino</title>
  <script>
    const pages = /^(.*?\\/)(?:table|join|device|replay|review|bots|pad|learn|puzzles|daily|statistics)(?:\\/|$)/;
    const [, base = './'] = pages.exec(location.pathname) ?? [];
    const path = location.pathname.slice(base.length - 1) + location.search;
    location.replace(`${base}?to=${encodeURIComponent(path)}${location.hash}`);
  </script>
</html>
"""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `site`."""
    parser.add_argument("folder", metavar="FOLDER", help=words.text("site-folder-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino site public")


def run(options: argparse.Namespace, words: Words) -> int:
    """Write the folder, or write it anew."""
    folder = Path(options.folder).expanduser().absolute()
    if not all((_BUILT / name).is_file() for name in _MARKS):
        raise KingdominoError("site_not_built")
    if folder.exists() and not _is_ours(folder):
        raise KingdominoError("site_folder_taken", folder=options.folder)
    try:
        size = _write(folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise KingdominoError("file_not_writable", file=str(error.filename or folder), reason=reason) from None
    if options.json:
        print_json({"folder": str(folder), "bytes": size})
    else:
        example = f"python -m http.server --directory {options.folder}"
        print(words.text("site-written", folder=options.folder, megabytes=round(size / _MEGABYTE, 1), example=example))
    return 0


def _is_ours(folder: Path) -> bool:
    return folder.is_dir() and (not any(folder.iterdir()) or all((folder / name).is_file() for name in _MARKS))


def _write(folder: Path) -> int:
    """Write everything; the bytes that a first visit fetches."""
    if folder.exists():
        for old in folder.iterdir():
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    unwanted = shutil.ignore_patterns(".*", "*.sha256", "index.html.*", "robots.txt")
    shutil.copytree(_BUILT, folder, ignore=unwanted, dirs_exist_ok=True)
    page = (_BUILT / "index.html").read_text(encoding="utf-8").replace("<html", '<html data-home="page"', 1)
    (folder / "index.html").write_text(_from(page, 0), encoding="utf-8")
    from kingdomino.analysis import shipped_puzzles

    puzzles = range(1, len(shipped_puzzles()) + 1)
    deeper = (*(f"learn/{name}" for name in LESSONS), *(f"puzzles/{number}" for number in puzzles))
    for address in (*_PAGES, *deeper):
        below = folder / address
        below.mkdir()
        (below / "index.html").write_text(_from(page, 1 + address.count("/")), encoding="utf-8")
    (folder / "404.html").write_text(_MISSING, encoding="utf-8")
    return int(json.loads((folder / "engine.json").read_text(encoding="utf-8"))["bytes"])


def _from(page: str, depth: int) -> str:
    """The page as it lies so many folders deep: its files by where they are from there."""
    return re.sub(r'\b(src|href)="/', rf'\1="{"../" * depth or "./"}', page)
