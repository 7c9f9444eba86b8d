"""The printed outputs in the documents, made anew with version and date: `python -m tools.outputs [WORD …]`.

A page names the command before its output, in a comment: `<!-- output of: COMMAND -->`. What it prints replaces
the block or tables after it, up to the line with version and date. With words, only commands that have one of them.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from datetime import date
from pathlib import Path

from kingdomino import __version__

ROOT = Path(__file__).resolve().parent.parent
_MARK = re.compile(r"<!-- output of: (?P<command>.+?) -->\n(?P<output>.*?)\n(?P<made>Version \S+, \d+ \w+ \d+)", re.S)


def marked(page: Path) -> list[re.Match[str]]:
    """The outputs of a page, by the groups command, output and made."""
    return list(_MARK.finditer(page.read_text(encoding="utf-8")))


def remade(found: re.Match[str]) -> str:
    """The comment, what the command prints now, and when."""
    words = shlex.split(found["command"])
    command = [sys.executable, *words[1:]] if words[0] == "python" else [sys.executable, "-m", *words]
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "LANGUAGE": "en"}
    printed = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
    text = "\n".join(line.rstrip() for line in printed.strip().splitlines())
    text = re.sub(r"\n*Version \S+, \d+ \w+ \d+\.?$", "", text)
    output = f"```text\n{text}\n```\n" if found["output"].startswith("```") else f"{text}\n"
    made = f"Version {__version__}, {date.today().day} {date.today():%B %Y}"
    return f"<!-- output of: {found['command']} -->\n{output}\n{made}"


def main(words: list[str]) -> int:
    """Make them."""
    for page in sorted((ROOT / "docs").rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        for found in marked(page):
            if not words or any(word in found["command"] for word in words):
                print(f"{page.relative_to(ROOT)}: {found['command']}", flush=True)
                text = text.replace(found[0], remade(found))
        page.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
