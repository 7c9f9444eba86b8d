"""The command line: one thin file a command, each imported only when it is called."""

import sys

try:
    from .main import main, sentence_of
except KeyboardInterrupt:  # Ctrl-C during the imports: no work has begun, so no message is needed.
    sys.exit(1)

__all__ = ["main", "sentence_of"]
