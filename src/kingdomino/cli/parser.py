"""Arguments and options, with help pages and complaints in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final, NoReturn

from .words import Words

WRONG_USAGE: Final = 2

#: argparse's English complaints, and the keys of our own sentences.
_COMPLAINTS: Final = tuple(
    (re.compile(pattern, re.S), key)
    for pattern, key in (
        (r"argument (?P<argument>.+?): (?P<message>.*)", "cli-argument-error"),
        (r"the following arguments are required: (?P<list>.*)", "cli-arguments-required"),
        (r"unrecognized arguments: (?P<list>.*)", "cli-arguments-unknown"),
        (r"expected one argument", "cli-one-value"),
        (r"expected at least one argument", "cli-one-value-or-more"),
        (r"invalid choice: (?P<value>.*?) \(choose from (?P<choices>.*)\)", "cli-invalid-choice"),
        (r"invalid \S+ value: (?P<value>.*)", "cli-invalid-value"),
        (r"not allowed with argument (?P<list>.*)", "cli-not-together"),
    )
)


class Parser(argparse.ArgumentParser):
    """argparse's parser with headings, usage and complaints of our own."""

    def __init__(self, words: Words, **options: Any) -> None:  # noqa: ANN401 - argparse's own
        super().__init__(add_help=False, formatter_class=partial(_Formatter, words), **options)
        self._words = words
        self._own_arguments = self.add_argument_group(words.text("cli-arguments"))
        self._own_options = self.add_argument_group(words.text("cli-options"))
        self.add_argument("-h", "--help", action="help", help=words.text("cli-help-option"))

    def add_argument(self, *names: str, **options: Any) -> argparse.Action:  # noqa: ANN401
        """Add an argument or an option under its heading."""
        group = self._own_options if names[0].startswith("-") else self._own_arguments
        return group.add_argument(*names, **options)

    def add_mutually_exclusive_group(self, **options: Any) -> Any:  # noqa: ANN401
        """Options of which only one may be given."""
        return self._own_options.add_mutually_exclusive_group(**options)

    def error(self, message: str) -> NoReturn:
        """Show the usage and the complaint, and leave."""
        said = self._words.text("cli-error", prog=self.prog, message=_translated(message, self._words))
        self.exit(WRONG_USAGE, f"{self.format_usage()}{said}\n")


def _translated(message: str, words: Words) -> str:
    """The complaint in the reader's language; as it is where we have no sentence for it."""
    for pattern, key in _COMPLAINTS:
        if found := pattern.fullmatch(message):
            facts = found.groupdict()
            if "message" in facts:
                facts["message"] = _translated(facts["message"], words)
            return words.text(key, **facts)
    return message


class _Formatter(argparse.HelpFormatter):
    """Help that begins with our word for usage."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self._word = words.text("cli-usage")

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin with the usage; without a word before it where argparse makes the name of a command."""
        super().add_usage(usage, actions, groups, f"{self._word} " if prefix is None else prefix)
