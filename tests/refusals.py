"""The codes of refusals, as the source has them."""

from __future__ import annotations

import ast

#: Callables that make a refusal; their first argument is its code.
REFUSING = ("KingdominoError", "IllegalMove", "InvalidNotation", "Why", "_impossible", "_fail")


def codes_in(source: str) -> set[str]:
    """Every code that a refusal in this source may have: a literal, one of two literals, or a variable with either."""
    tree = ast.parse(source)
    kept: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            kept.setdefault(node.targets[0].id, []).append(node.value)

    def texts(value: ast.expr) -> set[str]:
        match value:
            case ast.Constant(value=str(code)):
                return {code}
            case ast.IfExp(body=one, orelse=other):
                return texts(one) | texts(other)
            case ast.Name(id=name):
                return set().union(*map(texts, kept.pop(name, ())))
        return set()

    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    return set().union(*(texts(call.args[0]) for call in calls if _called(call.func) in REFUSING))


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
