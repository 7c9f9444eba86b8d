"""`kingdomino serve`: host games for a club or for the internet."""

from __future__ import annotations

import argparse

from kingdomino.server import TABLE, settings_from

from .words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Every setting is an option."""
    for setting in TABLE:
        default = f" ({setting.default_text})" if setting.default_text else ""
        about = words.text(setting.key) + default
        parser.add_argument(setting.option, dest=setting.name, metavar=setting.metavar, help=about)
    parser.epilog = words.text("cli-example", example="kingdomino serve --host 0.0.0.0 --port 8017")


def run(options: argparse.Namespace, words: Words) -> int:
    """Serve until SIGINT or SIGTERM."""
    settings = settings_from({setting.name: getattr(options, setting.name) for setting in TABLE})
    # Here and not above: the help page does not wait for a server.
    from kingdomino.server import listen, serve, url_of

    with listen(settings.host, settings.port) as listening:
        address = settings.public_url or url_of(listening)
        serve(settings, listening, lambda: print(words.text("serve-ready", address=address), flush=True))
    return 0
