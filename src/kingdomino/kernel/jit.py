"""Four typed decorators over Numba, which do nothing where Numba is missing.

`inlined` marks a small function that is compiled into its callers. `routine` marks one that is compiled once and
called. `entry` marks one that Python calls, and its machine code is cached on disk. All compile at the first call.
Only entries count references to arrays: counting would take the others as long as what they do with an array. So only
entries make arrays, themselves or by a function marked `maker`. The others make none, call no maker, and return neither
an array nor a tuple that holds one.
Without Numba, or with KINGDOMINO_NO_JIT set, the kernel runs as plain Python: exact, and about a thousand times slower.
"""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

from .cache import cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

#: Numba has no types.
_Untyped = Any

NO_JIT: Final = "KINGDOMINO_NO_JIT"


def _compiler() -> _Untyped:
    """Numba, or nothing where it is missing or switched off."""
    if os.environ.get(NO_JIT, "0") not in ("", "0"):
        return _uncompiled(f"{NO_JIT} is set")
    collecting = gc.isenabled()
    gc.disable()  # all that an import makes stays: looking for garbage meanwhile takes a quarter of its time
    try:
        numba = import_module("numba")
    except ImportError as error:
        return _uncompiled(f"Numba cannot be imported ({error})")
    finally:
        if collecting:
            gc.enable()
    return _uncompiled("NUMBA_DISABLE_JIT is set") if numba.config.DISABLE_JIT else numba


def _uncompiled(why: str) -> None:
    logging.getLogger(__name__).warning("The kernel runs uncompiled, and slowly: %s.", why)


def _machine() -> tuple[str, bool]:
    """The name of the processor that code is made for, and whether it can pick the k-th set bit (BMI2)."""
    if _numba.config.CPU_NAME:
        return str(_numba.config.CPU_NAME), False
    llvm = import_module("llvmlite.binding")
    try:
        features = llvm.get_host_cpu_features()
    except RuntimeError:  # LLVM does not know the features of every processor
        features = {}
    return str(llvm.get_host_cpu_name()), bool(features.get("bmi2"))


def _folder(cpu: str) -> Path | None:
    return cache_folder([_numba.__version__, import_module("llvmlite").__version__, cpu])


_numba: Final = _compiler()

#: Whether functions of this room are compiled.
COMPILED: Final = _numba is not None

_cpu, HAS_PDEP = _machine() if COMPILED else ("", False)

#: The cache of the entry points' machine code; none if every process compiles them anew.
CACHE_FOLDER: Final = _folder(_cpu) if COMPILED else None


def _uncounted() -> dict[str, bool]:
    """The option that leaves references to arrays uncounted, where this version of Numba has it."""
    options = import_module("numba.core.options").DefaultOptions
    return {"_nrt": False} if hasattr(options, "_nrt") else {}


_UNCOUNTED: Final = _uncounted() if COMPILED else {}


def inlined(function: Function) -> Function:
    """Compile a function into its callers: passing an array costs more than most of these functions do."""
    if not COMPILED:
        return function
    compiled: Function = _numba.njit(nogil=True, forceinline=True, **_UNCOUNTED)(function)
    return compiled


def routine(function: Function) -> Function:
    """Compile a function once and call it: for those too large to repeat in every caller."""
    if not COMPILED:
        return function
    compiled: Function = _numba.njit(nogil=True, **_UNCOUNTED)(function)
    return compiled


def maker(function: Function) -> Function:
    """Compile a function that makes arrays. Only entries may call it, and it is compiled into them."""
    if not COMPILED:
        return function
    compiled: Function = _numba.njit(nogil=True, forceinline=True)(function)
    return compiled


def entry(function: Function) -> Function:
    """Compile a function that Python calls: it releases the GIL, and its machine code is cached."""
    if not COMPILED:
        return function
    if CACHE_FOLDER is None:
        return maker(function)
    # Numba reads the folder while it decorates; other users of Numba in this process keep theirs.
    before = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        compiled: Function = _numba.njit(nogil=True, cache=True)(function)
    finally:
        _numba.config.CACHE_DIR = before
    return compiled
