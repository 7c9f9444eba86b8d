"""Makes the side module anew: `python -m tools.wasm`; with `--check`, says whether it would be the same, to the byte.

It needs the linker of the wheel `ziglang` (the extra `wasm`), and some two minutes of a processor.
"""

from __future__ import annotations

import json
import sys
from importlib import metadata
from importlib.util import find_spec

from .lowering import Face, lowered, machine, prepare
from .sources import ROOT, fingerprint

FOLDER = ROOT / "src" / "kingdomino" / "kernel" / "wasm"


def built() -> dict[str, bytes]:
    """The files of the side module, by name."""
    prepare()
    from .entries import entries
    from .linking import linked

    target = machine()
    faces, parts = lowered(entries(), target)
    return {"kernel.so": linked(faces, parts, target), "kernel.json": _described(faces)}


def _described(faces: dict[str, Face]) -> bytes:
    """What the library's functions take and give, and what it was made from and with."""
    said = {
        "sources": fingerprint(),
        "made_with": {name: metadata.version(name) for name in ("llvmlite", "numba", "ziglang")},
        "faces": {name: {"takes": face.takes, "gives": face.gives} for name, face in faces.items()},
    }
    return f"{json.dumps(said, indent=1)}\n".encode()


def main() -> None:
    """Write the files, or compare them with those that are there."""
    if find_spec("ziglang") is None:
        sys.exit("The linker is missing: pip install 'kingdomino[wasm]', or ziglang alone.")
    for name, content in built().items():
        file = FOLDER / name
        if "--check" in sys.argv[1:]:
            if not file.is_file() or file.read_bytes() != content:
                sys.exit(f"{file.relative_to(ROOT)} is another one.")
            continue
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(content)
        print(f"{file.relative_to(ROOT)}: {len(content):,} bytes")


if __name__ == "__main__":
    main()
