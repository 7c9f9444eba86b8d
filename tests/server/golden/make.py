"""Make the golden databases of the present version: `python -m tests.server.golden.make NAME`.

Real servers on SQLite and on PostgreSQL play `script`; what they stored becomes the folder NAME. Run it before the
first change of anything that is stored, and commit the folder; never change it afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path

import psycopg

from tests.server.golden import FOLDER, Tables, comparable
from tests.server.golden.opening import states
from tests.server.golden.script import play
from tests.server.running import Serving
from tests.server.services import Postgres


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="the folder, such as 0.1.0")
    folder = FOLDER / parser.parse_args().name
    folder.mkdir()
    with tempfile.TemporaryDirectory() as here, Postgres() as postgres:
        file = Path(here) / "games.sqlite"
        made = {"sqlite": _played(f"sqlite:///{file}")}
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
        shutil.copy(file, folder / "games.sqlite")
        with postgres.database() as url:
            made["postgresql"] = _played(url)
            (folder / "games.sql").write_text(_dump(postgres, url))
    text = json.dumps(made, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    (folder / "tables.json").write_text(text + "\n")


def _played(database: str) -> Tables:
    """Play on a server; its tables when it has stopped."""
    with Serving(database, "--messages-per-second=1000", "--burst=1000") as serving:
        codes = asyncio.run(play(serving.address))
    found = asyncio.run(states(database, codes.values()))
    return {purpose: {"code": code, "state": comparable(found[code])} for purpose, code in codes.items()}


def _dump(postgres: Postgres, url: str) -> str:
    """The database as statements that any PostgreSQL understands: no owners, no settings of the session."""
    programs = postgres.programs
    options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments", f"--dbname={url}"]
    with psycopg.connect(url, autocommit=True) as connection:  # who is connected to whom is not for a file
        connection.execute("DELETE FROM links")
    written = subprocess.run([programs / "pg_dump", *options], check=True, capture_output=True, text=True).stdout
    kept = [line for line in written.split("\n") if not line.startswith(("--", "\\", "SET ", "SELECT pg_catalog.set"))]
    return "\n".join(line for line in kept if line) + "\n"


if __name__ == "__main__":
    main()
