"""The documents as a newcomer runs them: from the built wheel, in an empty environment, without the server's packages.

    .venv/bin/python -m tests.wheel [FOLDER] [--extras research,openspiel,pictures] [--only WORD]

It builds the wheel, installs it with these extras, and runs all Python blocks and commands of the documents, shortened
(`tests/guides.py`). A document is a line, with what was run and what somebody else runs. With the extra `train`
the learning examples run too. FOLDER keeps the environment for the next time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .guides import DOCUMENTS, ROOT, blocks, commands, elsewhere, name_of, shortened

#: Packages that must not be there.
SERVERS = ("fastapi", "uvicorn", "sqlalchemy", "pydantic", "websockets", "prometheus_client")
#: Pages for those who have a server, and for those who work on the program.
FOR_OTHERS = ("CONTRIBUTING.md", "docs/guides/host.md", "docs/measuring.md")

RUNNER = """
import sys
from pathlib import Path
namespace = {}
for number, body in enumerate(Path(sys.argv[1]).read_text().split("\\f")):
    exec(compile(body, f"block {number + 1}", "exec"), namespace)
"""


def run(*command: str | Path, cwd: Path, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(map(str, command)), cwd=cwd, text=True, capture_output=True, check=False, **more)  # type: ignore[call-overload, no-any-return]


#: What needs an extra, and what its refusal names.
REFUSALS = (
    (("kingdomino", "serve"), "[serve]"),
    (("python", "-c", "import kingdomino.environment"), "[research]"),
    (("python", "-c", "import kingdomino.environment.open_spiel"), "[research]"),
    (("kingdomino", "selfplay", "page", "--out", "data"), "[research]"),
)


def make(folder: Path, extras: str) -> Path:
    """The environment's folder of programs, with the wheel of now. A new one is first looked at without extras."""
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", folder, ROOT], check=True)
    wheel = max(folder.glob("*.whl"), key=lambda found: found.stat().st_mtime)
    programs = folder / "venv" / "bin"
    if not programs.exists():
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
        subprocess.run([programs / "python", "-m", "pip", "install", "-q", str(wheel)], check=True)
        for command, named in REFUSALS:
            done = run(programs / command[0], *command[1:], cwd=folder)
            assert done.returncode, command
            assert named in done.stderr, done.stderr
            print(f"{' '.join(command)}: refused")
    for options in ([f"{wheel}[{extras}]"], ["--no-deps", "--force-reinstall", str(wheel)]):
        subprocess.run([programs / "python", "-m", "pip", "install", "-q", *options], check=True)
    return programs


def failures_of(document: Path, programs: Path, desk: Path, has_torch: bool) -> tuple[int, int, list[str]]:
    """How many blocks and commands were run, how many are run elsewhere, and what went wrong."""
    environment = {
        **os.environ,
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "LANGUAGE": "en",
        "PATH": f"{programs}:{os.environ['PATH']}",
    }
    ran, others, wrong = 0, 0, list[str]()
    if bodies := blocks(document, "python"):
        (desk / "blocks").write_text("\f".join(bodies))
        (desk / "runner.py").write_text(RUNNER)
        done = run(programs / "python", "runner.py", "blocks", cwd=desk, env=environment)
        ran += len(bodies)
        if done.returncode:
            wrong.append(f"python: {done.stderr.strip().splitlines()[-1]}")
    for command in commands(document):
        if elsewhere(command) or ("maskable_ppo" in command and not has_torch):
            others += 1
            continue
        done = run("bash", "-c", shortened(command), cwd=desk, env=environment)
        ran += 1
        if done.returncode:
            wrong.append(f"{shortened(command)}: {(done.stderr or done.stdout).strip().splitlines()[-1]}")
    return ran, others, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--extras", default="research,openspiel,pictures")
    parser.add_argument("--only", default="", metavar="WORD")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as passing:
        folder = (options.folder or Path(passing)).absolute()
        folder.mkdir(parents=True, exist_ok=True)
        programs = make(folder, options.extras)
        listed = run(programs / "python", "-m", "pip", "list", "--format", "freeze", cwd=folder).stdout.lower()
        there = [name for name in SERVERS if f"{name.replace('_', '-')}==" in listed]
        print(f"{len(listed.split())} packages, of a server: {', '.join(there) or 'none'}")
        failed = bool(there)
        for document in DOCUMENTS:
            name = name_of(document)
            if (
                name in FOR_OTHERS
                or options.only not in name
                or not (list(commands(document)) or blocks(document, "python"))
            ):
                continue
            with tempfile.TemporaryDirectory() as desk:
                prepare(Path(desk), programs)
                begun = time.monotonic()
                ran, others, wrong = failures_of(document, programs, Path(desk), "torch==" in listed)
            print(
                f"{name}: {ran} run, {others} elsewhere, {time.monotonic() - begun:.0f} s",
                *wrong,
                sep="\n  ",
                flush=True,
            )
            failed |= bool(wrong)
    return int(failed)


def prepare(desk: Path, programs: Path) -> None:
    """What the documents suppose in the current folder: themselves, and the record of a game."""
    (desk / "docs").symlink_to(ROOT / "docs")
    (desk / "tests").symlink_to(ROOT / "tests")
    run(programs / "kingdomino", "tournament", "squire", "page", "--games", "2", "--out", "made", cwd=desk)
    (desk / "game.txt").write_text((desk / "made" / "games.txt").read_text().split("\n\n[")[0] + "\n")


if __name__ == "__main__":
    sys.exit(main())
