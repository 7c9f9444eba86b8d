"""What the repository promises about itself."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

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
    assert f"## {kingdomino.__version__}" in (ROOT / "CHANGELOG.md").read_text()


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


def test_the_wheel_works_in_an_empty_environment(wheel, tmp_path):
    """Installed apart from the sources, the score helper works, in a language other than English too."""
    environment = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    python = environment / "bin" / "python"
    install = [
        python,
        "-m",
        "pip",
        "install",
        "-qq",
        "--no-compile",
        "--disable-pip-version-check",
        "-c",
        ROOT / "constraints.txt",
        wheel,
    ]
    subprocess.run(install, check=True, capture_output=True)
    (tmp_path / "ann.txt").write_text("w1w0##l0l0\n")
    command = [environment / "bin" / "kingdomino", "--lang", "da", "score", "ann.txt"]
    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True, encoding="utf-8")
    assert "hvede" in done.stdout
    assert " 2 ×" in done.stdout
    where = subprocess.run(
        [python, "-c", "import kingdomino; print(kingdomino.__file__)"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert str(environment) in where.stdout
