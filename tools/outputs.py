"""The printed outputs in the documents, made anew: `python -m tools.outputs [WORD …]`.

Without words, those in console blocks, which the commands beside them print; a test compares these. Figures that take
long have their command in a comment, `<!-- output of: COMMAND -->`, and what it prints replaces the block or tables
after it, up to the line with version and date. They are made where the command has one of the words.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from datetime import date
from pathlib import Path

from kingdomino import __version__
from kingdomino.cli import main as kingdomino

ROOT = Path(__file__).resolve().parent.parent
#: How wide and in which language commands print.
TERMINAL = {"COLUMNS": "80", "NO_COLOR": "1", "LANGUAGE": "en"}
_MARK = re.compile(r"<!-- output of: (?P<command>.+?) -->\n(?P<output>.*?)\n(?P<made>Version \S+, \d+ \w+ \d+)", re.S)
_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.M)


def shown(page: Path) -> Iterator[tuple[str, str, str]]:
    """The commands of a page's console blocks with what stands below them and what they print now.

    They run in the current folder; `cat FILE` makes the file that it shows.
    """
    for body in _CONSOLE.findall(page.read_text(encoding="utf-8")):
        for command, output in _COMMAND.findall(body):
            words = shlex.split(command)
            if words[0] == "cat":
                Path(words[1]).write_text(output, encoding="utf-8")
            elif words[0] == "kingdomino":
                with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
                    kingdomino(words[1:])
                if output.strip():
                    yield command, output, stripped(out.getvalue() + err.getvalue())


def stripped(text: str) -> str:
    """Without blanks at the ends of lines and empty lines around."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def measured(found: re.Match[str]) -> str:
    """The comment, what its command prints now, and when."""
    words = shlex.split(found["command"])
    command = [sys.executable, *words[1:]] if words[0] == "python" else [sys.executable, "-m", *words]
    printed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    text = re.sub(r"\n*Version \S+, \d+ \w+ \d+\.?$", "", stripped(printed))
    output = f"```text\n{text}\n```\n" if found["output"].startswith("```") else f"{text}\n"
    return f"<!-- output of: {found['command']} -->\n{output}\nVersion {__version__}, {date.today():%-d %B %Y}"


def main(words: list[str]) -> int:
    """Make them."""
    os.environ.update(TERMINAL)
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        text = page.read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as desk, chdir(desk):
            for command, output, now in shown(page) if not words else ():
                print(f"{page.relative_to(ROOT)}: {command}", flush=True)
                if stripped(output) != now:
                    text = text.replace(f"$ {command}\n{output}", f"$ {command}\n{now}\n")
        if not words:
            page.write_text(text, encoding="utf-8")
        for found in _MARK.finditer(text):
            if any(word in found["command"] for word in words):
                print(f"{page.relative_to(ROOT)}: {found['command']}", flush=True)
                now = measured(found)  # meanwhile the page may have been edited
                page.write_text(page.read_text(encoding="utf-8").replace(found[0], now), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
