"""The bodies of the HTTP API in words, from the server's OpenAPI: a part of docs/protocol.md.

`python -m tools.http_bodies` prints it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from kingdomino.server.operation.settings import Settings
from kingdomino.server.process.app import create_app
from kingdomino.tables.messages.reference import reference

_METHODS = ("get", "post", "patch", "delete")


def http_bodies() -> str:
    """Every request with its body and its answer, then the shapes that the reference of the messages does not have."""
    described = create_app(Settings()).openapi()
    shapes: dict[str, Any] = described["components"]["schemas"]
    rows = ["| request | body | answer |", "|---|---|---|"]
    used: list[str] = []
    for path, routes in described["paths"].items():
        for method in _METHODS:
            if method in routes and path.startswith("/api"):
                sent, status, got = _sent(routes[method]), *_answered(routes[method])
                rows.append(f"| `{method.upper()} {path}` | {_text(sent)} | {status} {_text(got)} |")
                used += [*_names(sent), *_names(got)]
    return "\n".join([*rows, "", *_described(used, shapes)])


@cache
def _is_in_reference(name: str) -> bool:
    return f"\n#### {name}\n" in reference()


def _sent(route: dict[str, Any]) -> dict[str, Any]:
    content = route.get("requestBody", {}).get("content", {})
    return next((body["schema"] for body in content.values()), {})


def _answered(route: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The status where all went well, and the body's schema."""
    status = next(status for status in route["responses"] if status.startswith("2"))
    content = route["responses"][status].get("content", {})
    return status, next((body.get("schema", {}) for body in content.values()), {})


def _described(names: list[str], shapes: dict[str, Any]) -> Iterator[str]:
    """Each shape once, in the order of its first use, with its fields."""
    seen: set[str] = set()
    while names:
        name = names.pop(0)
        if name in seen or name not in shapes or _is_in_reference(name):
            continue
        seen.add(name)
        fields = shapes[name].get("properties", {})
        required = shapes[name].get("required", [])
        parts = [f"`{field}` {_text(schema)}{'' if field in required else '?'}" for field, schema in fields.items()]
        yield f"- **{name}**: {', '.join(parts)}"
        names += [more for schema in fields.values() for more in _names(schema)]


def _names(schema: dict[str, Any]) -> list[str]:
    """The shapes that a schema names."""
    if "$ref" in schema:
        return [schema["$ref"].rpartition("/")[2]]
    parts = [*schema.get("anyOf", []), *schema.get("oneOf", []), *schema.get("prefixItems", [])]
    if isinstance(schema.get("items"), dict):
        parts.append(schema["items"])
    return [name for part in parts for name in _names(part)]


def _text(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if not schema:
        return "–"
    if "$ref" in schema:
        name = _names(schema)[0]
        return f"[{name}](#{name.lower()})" if _is_in_reference(name) else name
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_text(part) for part in schema[several])
    if "const" in schema or "enum" in schema:
        return ", ".join(f'`"{value}"`' for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_text(part) for part in schema['prefixItems'])}]"
        return f"list of {_text(schema.get('items', {}))}"
    words = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false", "null": "null"}
    return words.get(str(schema.get("type")), "object")


if __name__ == "__main__":
    print(http_bodies())
