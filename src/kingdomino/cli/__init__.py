"""The command line: one thin file a command, each imported only when it is called."""

import sys

try:
    from .main import main
except KeyboardInterrupt:  # Ctrl-C in the first moment: nothing has begun, so there is nothing to tell.
    sys.exit(1)

__all__ = ["main"]
