"""Entries as LLVM's language for wasm32: Numba types and lowers as always, its code generator is told another machine.

Target, data layout and triple are wasm32's, and no native code is made. Pointers have 4 bytes then; sizes and indices
stay numbers of 64 bits. This uses private names of Numba, so it belongs to the pinned version; the checks prove it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any, Final, NamedTuple

#: Numba and llvmlite have no types.
Untyped = Any

TRIPLE: Final = "wasm32-unknown-emscripten"
#: What every browser has that runs Pyodide. No relaxed or vector instructions: results are the same everywhere.
_FEATURES: Final = "+bulk-memory,+bulk-memory-opt,+sign-ext,+mutable-globals,+nontrapping-fptoint"


class Face(NamedTuple):
    """How an entry is called: Numba's name for it, what it takes and what it gives, as `kingdomino.kernel` reads it.

    An array is `size:dimensions`, with the size of one item; `i64`, `u64`, `f64` and `i8` (a flag) are numbers.
    """

    inner: str
    takes: list[str]
    gives: str


def machine() -> Untyped:
    """The target machine: position-independent code, as a side module needs."""
    llvm = import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=_FEATURES, opt=3, reloc="pic", codemodel="default")


def prepare() -> None:
    """Before Numba is imported: no processor of this machine, no cache."""
    if "numba" in sys.modules:
        raise RuntimeError("Numba has been loaded for this machine already.")
    os.environ |= {"NUMBA_CPU_NAME": "generic", "KINGDOMINO_CACHE_DIR": os.devnull}


def _cross_compile(target: Untyped) -> None:
    """Make Numba a compiler for wasm32: from here on nothing that it compiles can be called here."""
    numba, numpy = import_module("numba"), import_module("numpy")
    numba.njit(lambda: numpy.empty(1, numpy.uint64)[0])()  # its runtime is set up for this machine first
    codegen = import_module("numba.core.codegen")
    context = import_module("numba.core.registry").cpu_target.target_context
    generator = context.codegen()
    generator._tm, generator._target_data = target, target.target_data
    generator._data_layout = str(target.target_data)
    codegen.ll.get_process_triple = lambda: TRIPLE
    codegen.CPUCodeLibrary.finalize = _finish  # the parts are linked and optimised once, by `linking`
    context.get_executable = lambda _library, _fndesc, _env: [].append  # a builtin of its own: a key, never called


def _finish(library: Untyped) -> None:
    library._finalized = True


def lowered(entries: dict[str, tuple[Any, tuple[object, ...]]], target: Untyped) -> tuple[dict[str, Face], list[str]]:
    """The faces of these entries, and the text of every part that they are made of."""
    _cross_compile(target)
    typeof = import_module("numba").typeof
    faces, parts = dict[str, Face](), dict[int, Untyped]()
    for number, (name, (dispatcher, arguments)) in enumerate(entries.items()):
        sys.stderr.write(f"\r{number + 1} of {len(entries)}: {name:<40}")
        dispatcher.compile(tuple(map(typeof, arguments)))
        (result,) = dispatcher.overloads.values()
        parts |= {id(library): library for library in _with_parts(result.library)}
        takes = [part for kind in result.signature.args for part in _flat(kind)]
        faces[name] = Face(result.fndesc.llvm_func_name, takes, _number(result.signature.return_type))
    sys.stderr.write("\n")
    return faces, [str(library._final_module) for library in parts.values()]


def _with_parts(library: Untyped) -> list[Untyped]:
    """A library and all that it calls, each once; without Numba's runtime, which `runtime.ll` replaces."""
    runtime = import_module("numba.core.runtime").rtsys.library
    found = {id(library): library}
    for part in library._linking_libraries:
        if part is not runtime and id(part) not in found:
            found |= {id(each): each for each in _with_parts(part)}
    return list(found.values())


def _flat(kind: Untyped) -> list[str]:
    types = import_module("numba").types
    if isinstance(kind, types.BaseTuple):
        return [part for inner in kind for part in _flat(inner)]
    if isinstance(kind, types.Array):
        if kind.layout != "C":
            raise TypeError(f"{kind} is not contiguous")
        return [f"{1 if kind.dtype == types.boolean else kind.dtype.bitwidth // 8}:{kind.ndim}"]
    return [_number(kind)]


def _number(kind: Untyped) -> str:
    types = import_module("numba").types
    names = {types.int64: "i64", types.uint64: "u64", types.float64: "f64", types.boolean: "i8", types.none: "none"}
    found: str = names[types.unliteral(kind)]
    return found
