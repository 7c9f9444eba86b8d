"""The room needs nothing that a page in a browser has not."""

import subprocess
import sys

HOSTS_ALONE = {"asyncio", "fastapi", "numba", "numpy", "pydantic", "sqlalchemy", "starlette", "uvicorn"}
LOADED = """
import pkgutil, importlib, sys, kingdomino.tables as room
for found in pkgutil.walk_packages(room.__path__, "kingdomino.tables."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print(*sys.modules)
"""


def test_all_of_it_is_imported_without_what_only_a_server_needs():
    ran = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, check=True, encoding="utf-8")
    loaded = set(ran.stdout.split())
    assert "kingdomino.tables.answers.daily" in loaded
    assert not HOSTS_ALONE & loaded
