"""Questions to the compiled evaluation, which are worked out beside the host: one goes out, its answer comes in."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

#: Answers that are kept: the three steps of a hint come from one.
_MOST_KEPT: Final = 64

Then = Callable[[Any], None]


class Thoughts:
    """Everybody who asks the same shares one answer, meanwhile and later. `asked` waits to be taken by the driver."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self._waiting: dict[str, list[Then]] = {}
        self._known: OrderedDict[str, Any] = OrderedDict()

    def ask(self, name: str, question: dict[str, Any], then: Then) -> None:
        """Have `then` called with the answer; with None where none could be worked out."""
        if name in self._known:
            then(self._known[name])
            return
        if name not in self._waiting:
            self.asked.append((name, json.dumps(question)))
        self._waiting.setdefault(name, []).append(then)

    def answered(self, name: str, text: str) -> None:
        """The answer of a question, as JSON; empty where there is none."""
        found = json.loads(text) if text else None
        if found is not None:
            self._known[name] = found
            while len(self._known) > _MOST_KEPT:
                self._known.popitem(last=False)
        for then in self._waiting.pop(name, []):
            then(found)
