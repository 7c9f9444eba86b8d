"""An extension of the reader that makes the reference: a comment that begins with `#:` documents the name below it."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from griffe import Attribute, Docstring, Extension


class Comments(Extension):
    """Constants and fields without a docstring get the comment above them."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:  # noqa: ANN401 - as griffe has it
        """Look above the line of the name."""
        if attr.docstring or not attr.lineno or isinstance(attr.filepath, list):
            return
        above = reversed(attr.lines_collection[attr.filepath][: attr.lineno - 1])
        comment = [line.strip()[2:].strip() for line in takewhile(lambda line: line.strip().startswith("#:"), above)]
        if comment:
            attr.docstring = Docstring(" ".join(reversed(comment)), parent=attr)
