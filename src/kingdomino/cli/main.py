"""Find the command, its language and its arguments, and turn refusals into exit codes."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Final, cast

from kingdomino import KingdominoError, __version__
from kingdomino.locales import LANGUAGES, catalogue, language_of, language_of_environment

from .parser import WRONG_USAGE, Parser
from .words import Words

COMMANDS: Final = (
    "play",
    "serve",
    "worker",
    "backup",
    "site",
    "score",
    "replay",
    "review",
    "puzzles",
    "picture",
    "verify",
    "perft",
    "tournament",
    "selfplay",
    "train",
    "bots",
    "bot",
    "bot-check",
    "bench",
    "warmup",
)

DONE: Final = 0
REFUSED: Final = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 refused, 2 wrong usage."""
    try:
        return _main(arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return REFUSED


def _main(arguments: Sequence[str] | None) -> int:
    given = _with_command(list(sys.argv[1:] if arguments is None else arguments))
    _mend_streams()
    words = Words(catalogue(_language(given)))
    try:
        options = options_of(given, words)
    except KingdominoError as error:
        return _refuse(error, words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else WRONG_USAGE
    return _run(options, words)


def _with_command(given: list[str]) -> list[str]:
    """The arguments with `play` added where they name no command."""
    named = given[2:] if given[:1] == ["--lang"] else given[1:] if given and given[0].startswith("--lang=") else given
    return given if named else [*given, "play"]


def _mend_streams() -> None:
    """Reopen closed output streams on the null device; replace characters that an encoding lacks."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def options_of(given: Sequence[str], words: Words) -> argparse.Namespace:
    """The options, or the end of the program with a complaint.

    Files and bots may also stand between and after them, which argparse alone does not support.
    """
    called = next((word for word in given if word in COMMANDS), None)
    module = import_module(f".{called.replace('-', '_')}", __package__) if called else None
    if module is not None and hasattr(module, "spelled_out"):
        given = module.spelled_out(given)
    parser = _parser(words, called, module)
    options, more = parser.parse_known_args(given)
    listed = next((name for name in ("files", "entrants") if hasattr(options, name)), None)
    if more and (listed is None or any(word.startswith("-") and word != "-" for word in more)):
        parser.parse_args(given)
    if more and listed:
        getattr(options, listed).extend(more)
    return options


def _run(options: argparse.Namespace, words: Words) -> int:
    try:
        code = int(options.run(options, words))
        sys.stdout.flush()
        return code
    except KingdominoError as error:
        return _refuse(error, words)
    except BrokenPipeError:
        _forget_output()
        return DONE
    except OSError as error:
        _forget_output()
        reason = error.strerror or type(error).__name__
        print(words.text("cli-refused", sentence=words.text("cli-output-lost", reason=reason)), file=sys.stderr)
        return REFUSED


def _refuse(error: KingdominoError, words: Words) -> int:
    print(words.text("cli-refused", sentence=words.error(error)), file=sys.stderr)
    return REFUSED


def sentence_of(error: KingdominoError) -> list[str]:
    """The sentence for an error in the language of the environment; none where the catalogue has none for its code."""
    words = Words(catalogue(language_of_environment(os.environ)))
    try:
        return [words.error(error)]
    except LookupError:
        return []


def _forget_output() -> None:
    """Redirect standard output to the null device, so that the final flush of the interpreter cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(given: Sequence[str]) -> str:
    """The language of `--lang`, else of the environment; a wrong `--lang` is refused later."""
    for index, word in enumerate(given):
        wish = given[index + 1] if word == "--lang" and index + 1 < len(given) else word.removeprefix("--lang=")
        if word.startswith("--lang") and (language := language_of(wish)):
            return language
    return language_of_environment(os.environ)


def _parser(words: Words, called: str | None, module: ModuleType | None) -> argparse.ArgumentParser:
    parser = Parser(
        words,
        prog="kingdomino",
        description=words.text("cli-about"),
        epilog=words.text("cli-example", example="kingdomino score kingdom.txt --harmony"),
    )
    parser.add_argument(
        "--version", action="version", version=f"kingdomino {__version__}", help=words.text("cli-version-option")
    )
    _add_language(parser, words)
    commands = parser.add_subparsers(
        title=words.text("cli-arguments"),
        dest="command",
        metavar=words.text("cli-command"),
        required=True,
        parser_class=cast("type[Parser]", partial(Parser, words)),
    )
    for name in COMMANDS:
        summary = words.text(f"{name}-summary")
        command = commands.add_parser(name, help=summary, description=summary)
        if name == called and module is not None:
            module.add_arguments(command, words)
            _add_language(command, words, default=argparse.SUPPRESS)
            command.set_defaults(run=module.run)
    return parser


def _add_language(parser: argparse.ArgumentParser, words: Words, default: str | None = None) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=words.text("cli-lang-option"))
