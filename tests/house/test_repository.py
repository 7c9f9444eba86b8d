"""Properties of the repository: its files, its packages, its words."""

import os
import re
import subprocess
import sys
import venv
from importlib.metadata import distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import kingdomino

ROOT = Path(__file__).parent.parent.parent
TEXTS = {".py", ".md", ".toml", ".txt", ".ftl", ".cfg", ".yml", ".yaml", ".json", ".ts", ".svelte", ".css", ".html", ""}


def tracked() -> list[Path]:
    """The files of the repository; those of an unpacked source archive where there is no git."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    names = (
        listed.stdout.split("\n")
        if listed.returncode == 0
        else [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")]
    )
    return [ROOT / name for name in names if (ROOT / name).is_file() and ".venv" not in name]


def test_nothing_names_a_package_registry_or_this_machine():
    home = str(Path.home())
    forbidden = re.compile(
        "|".join(["pypi" + r"\.org", "python" + "hosted", "registry" + r"\.npmjs", r"\.\./" + "shared"])
    )
    for path in tracked():
        if path.suffix in TEXTS:
            text = path.read_text(errors="replace")
            assert not forbidden.search(text), path
            assert len(home) < 4 or f"{home}/" not in text, path
            assert f"{ROOT}/" not in text, path


def test_the_package_is_typed_and_says_its_version():
    assert (Path(kingdomino.__file__).parent / "py.typed").exists()
    assert f"## {kingdomino.__version__}\n" in (ROOT / "CHANGELOG.md").read_text()
    assert f"version: {kingdomino.__version__}\n" in (ROOT / "CITATION.cff").read_text()
    assert (ROOT / "tests" / "server" / "golden" / kingdomino.__version__ / "tables.json").exists(), "CONTRIBUTING.md"


def test_ci_only_calls_test():
    commands = [
        line
        for line in (ROOT / ".ci/run").read_text().split("\n")
        if line and not line.startswith(("#", "set ", "cd "))
    ]
    assert commands == ["exec ./test"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def lend(site: Path, requirements: list[str], lent: set[str]) -> None:
    """Link to the packages of this environment that are asked for, and to those that they ask for, and to no others."""
    for requirement in map(Requirement, requirements):
        if requirement.name in lent or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        lent.add(requirement.name)
        found = distribution(requirement.name)
        for name in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            if not (site / name).exists():
                (site / name).symlink_to(str(found.locate_file(name)))
        extras = [line for line in found.requires or () if any(f'"{extra}"' in line for extra in requirement.extras)]
        lend(site, [line.split(";")[0] for line in extras] + list(found.requires or ()), lent)


#: English, and without a compiler: a process alone would compile everything.
PLAIN = {"LANGUAGE": "en", "KINGDOMINO_NO_JIT": "1"}
STUDY = """
import importlib, pathlib, kingdomino
for room in ("analysis", "bots", "games", "kernel", "notation", "pictures", "search", "tournaments"):
    importlib.import_module(f"kingdomino.{room}")
folder = pathlib.Path(kingdomino.__file__).parent
print(folder, (folder / "server" / "static" / "index.html").exists())
for room in ("environment", "photo"):
    try:
        importlib.import_module(f"kingdomino.{room}")
    except ImportError as missing:
        print(missing.facts["extra"], missing.facts["package"])
from kingdomino.cli import main
assert main(["serve"]) == 1
"""


def test_the_wheel_works_in_an_empty_environment(wheel, tmp_path):
    """Apart from the sources, with just what it asks for: scores in Danish, rooms for those who study, and the client.

    What needs an extra names it.
    """
    environment = tmp_path / "empty"
    venv.create(environment, symlinks=True)
    python, site = environment / "bin" / "python", next(environment.glob("lib/python*/site-packages"))
    install = [sys.executable, "-m", "pip", "--python", python, "install", "-qq", "--no-compile", "--no-deps", wheel]
    subprocess.run(install, check=True, capture_output=True)
    (ours,) = distributions(path=[str(site)])
    lend(site, ours.requires or [], set())
    (tmp_path / "ann.txt").write_text("w1w0##l0l0\n")
    command = [environment / "bin" / "kingdomino", "--lang", "da", "score", "ann.txt"]
    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True, encoding="utf-8")
    assert "hvede" in done.stdout
    assert " 2 ×" in done.stdout
    study = subprocess.run(
        [python, "-I", "-c", STUDY],
        cwd=tmp_path,
        env={**os.environ, **PLAIN},
        check=True,
        capture_output=True,
        text=True,
    )
    assert study.stdout.split("\n")[:3] == [f"{site}/kingdomino True", "research gymnasium", "photo Pillow"]
    assert "kingdomino[serve]" in study.stderr
