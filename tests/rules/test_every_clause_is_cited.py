"""Every clause of the law has a test that cites its number, in its name or its docstring."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
CITATION = re.compile(r"(?:_r|\bR)([1-9][0-9]?)(?![0-9A-Za-z])")
SPAN = re.compile(r"\bR([1-9][0-9]?)-R([1-9][0-9]?)\b")


def clauses_cited_by(test: ast.FunctionDef | ast.AsyncFunctionDef) -> set[int]:
    """Numbers named one by one; a span (all of R3-R33) says nothing about each and does not count."""
    said = SPAN.sub("", ast.get_docstring(test) or "")
    return {int(number) for number in CITATION.findall(f"{test.name}\n{said}")}


def clauses_cited() -> set[int]:
    cited: set[int] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                cited |= clauses_cited_by(node)
    return cited


def test_every_clause_is_cited_by_a_test() -> None:
    missing = set(range(1, 34)) - clauses_cited()
    assert not missing, f"no test cites {sorted(missing)}"
