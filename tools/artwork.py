"""The client's artwork as plain SVG for the package: `python -m tools.artwork` writes it anew. Standard library only.

The browser resolves classes and `var(…)` of `web/src/board/tiles.svg` by the style sheet beside it. Programs that draw
SVG without a browser do not, so here every value is put in its place.
"""

from __future__ import annotations

import re
import sys
from copy import deepcopy
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BOARD = ROOT / "web" / "src" / "board"
ARTWORK = ROOT / "src" / "kingdomino" / "pictures" / "tiles.svg"

_SVG = "{http://www.w3.org/2000/svg}"
_CLASS = re.compile(r"\.([\w-]+) \{([^}]*)\}")
_VALUE = re.compile(r"(--\w+): ([^;]+);")
_VAR = re.compile(r"var\((--\w+)(?:,([^)]*))?\)")
_DRAWN = re.compile(r"(wheat|forest|lake|meadow|swamp|mine)-\d|crown-\d|castle-\w+|king-\w+|emblem-\w+")


def artwork() -> str:
    """All symbols that pictures use, and their parts, with their values in place."""
    root = ElementTree.fromstring((BOARD / "tiles.svg").read_text())  # noqa: S314 - a file of our own
    styles = {name: dict(_VALUE.findall(body)) for name, body in _CLASS.findall((BOARD / "sprite.css").read_text())}
    definitions = {part.attrib["id"]: part for part in root.iter() if "id" in part.attrib}
    wanted = [part for name, part in definitions.items() if _DRAWN.fullmatch(name)]
    resolved = [_resolved(part, {}, styles, definitions) for part in wanted]
    plain = {
        name: part
        for name, part in definitions.items()
        if part not in wanted and any(_uses(other, name) for other in resolved)
    }
    for name in list(plain):
        plain |= {other: definitions[other] for other in definitions if _uses(definitions[name], other)}
    whole = ElementTree.Element("defs")
    whole.extend([*plain.values(), *resolved])
    ElementTree.register_namespace("", _SVG[1:-1])
    text = ElementTree.tostring(whole, encoding="unicode")
    return re.sub(r">\s+<", "><", text).strip() + "\n"


def _uses(part: ElementTree.Element, name: str) -> bool:
    return any(use.attrib.get("href") == f"#{name}" for use in part.iter(f"{_SVG}use"))


def _has_values(part: ElementTree.Element, definitions: dict[str, ElementTree.Element]) -> bool:
    """Whether a part depends on the values where it is used, itself or by its own parts."""
    for inner in part.iter():
        if any("var(" in value for value in inner.attrib.values()) or "class" in inner.attrib:
            return True
        target = definitions.get(inner.attrib.get("href", "").removeprefix("#"))
        if inner.tag == f"{_SVG}use" and target is not None and _has_values(target, definitions):
            return True
    return False


def _resolved(
    part: ElementTree.Element,
    values: dict[str, str],
    styles: dict[str, dict[str, str]],
    definitions: dict[str, ElementTree.Element],
) -> ElementTree.Element:
    """A copy with the values of its classes, and with parts that depend on them in the place of their uses."""
    values = values | styles.get(part.attrib.get("class", ""), {})
    target = definitions.get(part.attrib.get("href", "").removeprefix("#"))
    if part.tag == f"{_SVG}use" and target is not None and _has_values(target, definitions):
        place = f"translate({part.attrib.get('x', '0')} {part.attrib.get('y', '0')})"
        group = ElementTree.Element(f"{_SVG}g", {"transform": place} if place != "translate(0 0)" else {})
        group.extend([_resolved(inner, values, styles, definitions) for inner in target])
        return group
    copied = deepcopy(part)
    copied.attrib.pop("class", None)
    for name, value in copied.attrib.items():
        copied.attrib[name] = _VAR.sub(lambda found: values.get(found[1]) or found[2] or "none", value)
    for index, inner in enumerate(part):
        copied[index] = _resolved(inner, values, styles, definitions)
    return copied


if __name__ == "__main__":
    ARTWORK.write_text(artwork())
    sys.stdout.write(f"{ARTWORK.relative_to(ROOT)}\n")
