"""`kingdomino`, or `kingdomino play`: a server for the local network, and a browser that shows it."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from dataclasses import replace
from functools import partial
from typing import Final

from kingdomino.rules import KingdominoError
from kingdomino.server import DEFAULT_PORT, Settings, settings_from

from .screen import screen, speaks_unicode
from .words import Words

#: A player at home reads the terminal's own messages; the log shows errors only.
_QUIET: Final = {"log_level": "error", "log_format": "text"}


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `play`."""
    parser.add_argument("--host", metavar="ADDRESS", help=words.text("play-host-option"))
    parser.add_argument("--port", metavar="N", help=words.text("play-port-option"))
    parser.add_argument("--no-browser", action="store_true", help=words.text("play-no-browser-option"))
    parser.epilog = words.text("cli-example", example="kingdomino play --host 0.0.0.0")


def run(options: argparse.Namespace, words: Words) -> int:
    """Serve the local network until Ctrl-C."""
    wishes = {name: None if f"KINGDOMINO_{name.upper()}" in os.environ else value for name, value in _QUIET.items()}
    asked = settings_from({**wishes, "host": options.host, "port": options.port})
    settings = replace(asked, workers=1)
    # Here and not above: the help page does not wait for a server.
    from kingdomino.server import serve, served_at

    try:
        with _listening(settings, fixed=options.port is not None) as listening:
            ready = partial(_announce, settings, listening, words, browser=not options.no_browser)
            serve(settings, listening, ready, may_open=True)
    except KingdominoError as error:
        address = served_at(settings.database) if error.code == "database_in_use" else None
        if address is None or options.host is not None or options.port is not None:
            raise
        print(words.text("play-already", address=address))
        if not options.no_browser:
            webbrowser.open(address)
        return 0
    print(words.text("play-goodbye"))
    return 0


def _listening(settings: Settings, *, fixed: bool) -> socket.socket:
    """The requested port; without a request the default port, or any free one."""
    from kingdomino.server import listen, listen_if_free

    wished = fixed or settings.port != DEFAULT_PORT
    return (listen if wished else listen_if_free)(settings.host, settings.port)


def _announce(settings: Settings, listening: socket.socket, words: Words, *, browser: bool) -> None:
    from kingdomino.server import network_url, url_of

    address, elsewhere = url_of(listening), network_url(settings, listening)
    print(words.text("play-ready", address=address))
    if elsewhere is not None:
        print(words.text("play-in-the-house", address=elsewhere))
        _draw_code(elsewhere)
    print(words.text("play-stop"), flush=True)
    if browser:  # beside the event loop: some browsers are slow to start
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _draw_code(address: str) -> None:
    """The address for a phone's camera, where the terminal can show it."""
    import segno

    if speaks_unicode(screen()):
        segno.make(address, error="l").terminal(compact=True)
