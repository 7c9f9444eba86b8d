"""Draws the pictures of the README with the program itself: python docs/pictures/make.py."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from kingdomino.cli import main, score

ANN = """\
w0m2m0w0l1
f0s0f0f0l0
w1n2##l1l0
w0n0l0l1l0
w0w1w0w0w1
"""
ARGUMENTS = ["score", "ann.txt", "--harmony", "--middle-kingdom"]

# rich's frame asks a web host for a font; a picture in a repository should ask nobody.
FRAME = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def terminal_picture() -> str:
    """What `kingdomino score` shows on a terminal 80 wide, as SVG."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("ann.txt").write_text(ANN, encoding="utf-8")
        with patch.object(score, "screen", return_value=console):
            code = main([*ARGUMENTS, "--lang", "en"])
    if code:
        sys.exit(code)
    svg = console.export_svg(title=" ".join(["kingdomino", *ARGUMENTS]), code_format=FRAME, unique_id="score")
    return "\n".join(line.rstrip() for line in svg.strip().split("\n")) + "\n"


if __name__ == "__main__":
    Path(__file__).with_name("score.svg").write_text(terminal_picture(), encoding="utf-8")
