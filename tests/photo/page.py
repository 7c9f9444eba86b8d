"""The page's own code for photos, asked from here: Node runs its modules as they are."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from tools.client import find_node

PROGRAM = Path(__file__).with_name("page.mjs")


def ask(tasks: list[dict[str, Any]]) -> list[Any]:
    """The answers to some tasks (`page.mjs` knows which there are)."""
    command = [*find_node().node, "--experimental-strip-types", "--disable-warning=ExperimentalWarning", str(PROGRAM)]
    done = subprocess.run(command, input=json.dumps(tasks), stdout=subprocess.PIPE, text=True, check=True)
    answers: list[Any] = json.loads(done.stdout)
    return answers


def task_with(what: str, picture: Image.Image, folder: Path, **more: Any) -> dict[str, Any]:
    """A task about a picture, whose pixels are handed over in a file."""
    file = folder / f"{what}-{len(list(folder.iterdir()))}.rgba"
    np.asarray(picture.convert("RGBA")).tofile(file)
    return {"what": what, "file": str(file), "width": picture.width, "height": picture.height, **more}
