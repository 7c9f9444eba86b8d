"""The parts of the entries, an exported function around each entry, LLVM's optimisation, the linker: a side module.

Pyodide's ctypes can open it; memory and the product of 128 bits are Pyodide's.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from .lowering import TRIPLE, Face, Untyped

_HERE = Path(__file__).parent


def linked(faces: dict[str, Face], parts: list[str], target: Untyped) -> bytes:
    """The side module."""
    module = _whole(faces, parts, target)
    with tempfile.TemporaryDirectory() as folder:
        compiled, built = Path(folder, "kernel.o"), Path(folder, "kernel.so")
        compiled.write_bytes(target.emit_object(module))
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", str(compiled), "-o", str(built)]
        options = ["-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all", "--no-entry"]
        subprocess.run([*linker, *options, *(f"--export={name}" for name in faces)], check=True)
        return built.read_bytes()


def _whole(faces: dict[str, Face], parts: list[str], target: Untyped) -> Untyped:
    """All entries in one optimised module; only the exported functions stay visible."""
    llvm = import_module("llvmlite.binding")
    module = _parsed((_HERE / "runtime.ll").read_text(), target)
    for part in parts:
        module.link_in(_parsed(_inlined_later(part), target))
    head = "declare void @scratch_reset()\ndeclare void @llvm.trap()\n"
    module.link_in(_parsed(head + "".join(_exported(name, face) for name, face in faces.items()), target))
    for function in module.functions:
        if not function.is_declaration and function.name not in faces:
            function.linkage = "internal"
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    options.inlining_threshold = 1 << 20
    passes = llvm.create_pass_builder(target, options)
    passes.getModulePassManager().run(module, passes)
    missing = sorted(
        each.name for each in module.functions if each.is_declaration and not each.name.startswith("llvm.")
    )
    if missing:
        raise RuntimeError(f"The entries call what a page does not have: {', '.join(missing)}.")
    return module


def _inlined_later(text: str) -> str:
    """A part whose functions are inlined once they are simplified: before, they would make giants of their callers.

    What is not meant to be inlined is called: a routine is one because it is large.
    """
    groups = set(re.findall(r"^attributes (#\d+) = \{[^\n]*\balwaysinline\b", text, re.MULTILINE))

    def marked(found: re.Match[str]) -> str:
        line = found[0]
        is_ours = "kingdomino" in line.partition("(")[0]
        return line if not is_ours or groups & set(re.findall(r"#\d+", line)) else f"{line[:-1]}noinline {{"

    text = re.sub(r"^define [^\n]*\{$", marked, text, flags=re.MULTILINE)
    return re.sub(r"^(attributes #\d+ = [^\n]*)\balwaysinline\b", r"\1inlinehint", text, flags=re.MULTILINE)


def _parsed(text: str, target: Untyped) -> Untyped:
    """A module for the target, whichever it was written for."""
    text = re.sub(r"target datalayout = .*\n|target triple = .*\n", "", text)
    text = f'target datalayout = "{target.target_data}"\ntarget triple = "{TRIPLE}"\n{text}'
    text = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)
    return import_module("llvmlite.binding").parse_assembly(text)


def _exported(name: str, face: Face) -> str:
    """A function of plain numbers around an entry in Numba's calling convention.

    An array comes as its address and its lengths (i32); Numba gets the seven words or more of a contiguous array.
    """
    parameters, body, passed = list[str](), list[str](), ["ptr %result", "ptr %error"]
    for number, what in enumerate(face.takes):
        if ":" not in what:
            kind = {"f64": "double", "i8": "i8"}.get(what, "i64")
            parameters.append(f"{kind} %a{number}")
            passed.append(f"{kind} %a{number}")
            continue
        size, dimensions = map(int, what.split(":"))
        parameters += [f"ptr %a{number}", *(f"i32 %n{number}_{axis}" for axis in range(dimensions))]
        strides, total = list[str](), str(size)
        for axis in reversed(range(dimensions)):
            strides.insert(0, total)
            body.append(f"  %w{number}_{axis} = zext i32 %n{number}_{axis} to i64")
            body.append(f"  %t{number}_{axis} = mul i64 {total}, %w{number}_{axis}")
            total = f"%t{number}_{axis}"
        body.append(f"  %c{number} = udiv i64 {total}, {size}")
        lengths = [f"%w{number}_{axis}" for axis in range(dimensions)]
        passed += ["ptr null", "ptr null", f"i64 %c{number}", f"i64 {size}", f"ptr %a{number}"]
        passed += [f"i64 {value}" for value in (*lengths, *strides)]
    kinds = ", ".join(part.split()[0] for part in passed)
    given = {"none": "i32", "f64": "double"}.get(face.gives, "i64")
    last = "  ret i32 0" if given == "i32" else f"  %r = load {given}, ptr %result\n  ret {given} %r"
    return f"""
declare i32 @"{face.inner}"({kinds})
define {given} @{name}({", ".join(parameters)}) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
  call void @scratch_reset()
{chr(10).join(body)}
  %status = call i32 @"{face.inner}"({", ".join(passed)})
  %value = icmp eq i32 %status, 0
  %none = icmp eq i32 %status, -2
  %done = or i1 %value, %none
  br i1 %done, label %well, label %trap
trap:
  call void @llvm.trap()
  unreachable
well:
{last}
}}
"""
