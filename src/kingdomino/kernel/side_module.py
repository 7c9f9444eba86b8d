"""The compiled functions where there is no compiler: a library of WebAssembly that `tools.wasm` made from this text.

It lies in the package, and Pyodide's ctypes opens it. Its functions take numbers, arrays (`memory`) and tuples of them.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from .memory import Memory

FOLDER: Final = Path(__file__).with_name("wasm")
#: The library, and what its functions take and give, by name.
LIBRARY: Final = FOLDER / "kernel.so"
FACES: Final = FOLDER / "kernel.json"

_KINDS: Final = {"i64": ctypes.c_int64, "u64": ctypes.c_uint64, "f64": ctypes.c_double, "i8": ctypes.c_bool}


@cache
def _opened() -> tuple[ctypes.CDLL, dict[str, Any]]:
    return ctypes.CDLL(str(LIBRARY)), json.loads(FACES.read_text())["faces"]


@cache
def compiled_before(name: str) -> Callable[..., Any]:
    """The function with this name."""
    library, faces = _opened()
    face, kinds = faces[name], list[Any]()
    for what in face["takes"]:
        _, colon, dimensions = what.partition(":")
        kinds += [ctypes.c_uint32] * (1 + int(dimensions)) if colon else [_KINDS[what]]
    function = getattr(library, name)
    function.argtypes = kinds
    function.restype = _KINDS.get(face["gives"])

    def call(*arguments: object) -> Any:  # noqa: ANN401 - as the face says
        return function(*_flat(arguments))

    return call


def _flat(arguments: tuple[object, ...]) -> Iterator[object]:
    for argument in arguments:
        if isinstance(argument, Memory):
            yield from argument.passed
        elif isinstance(argument, tuple):
            yield from _flat(argument)
        else:
            yield argument
