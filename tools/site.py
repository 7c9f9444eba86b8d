"""The documentation site: `python -m tools.site` builds it in `build/site`. MkDocs also calls this file as a hook."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
_FENCE = re.compile(r"(^```.*?^```$)", re.M | re.S)
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: object) -> str:  # noqa: ANN401 - MkDocs' own
    """Links into the repository, beside the documents, become plain text: those files are not on the site."""
    folder, documents = Path(page.file.abs_src_path).parent, Path(config["docs_dir"])

    def on_site(found: re.Match[str]) -> str:
        target = (folder / found[2]).resolve()
        return found[0] if target.is_file() and target.is_relative_to(documents) else found[1]

    parts = _FENCE.split(markdown)
    return "".join(part if part.startswith("```") else _LINK.sub(on_site, part) for part in parts)


def build(folder: Path = SITE) -> int:
    """Build the site; warnings are errors."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # the theme's advertisement, on every run
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(build())
