"""A file that one process at a time may write; the system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import sys
from io import FileIO

if sys.platform == "win32":
    import msvcrt

    #: Locked bytes cannot be read by others there, so the lock lies where no game will ever be.
    _FAR_BEHIND = 2**40

    def lock(file: FileIO) -> bool:
        """Take the file, if nobody has it."""
        file.seek(_FAR_BEHIND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: FileIO) -> bool:
        """Take the file, if nobody has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
