"""A lock on a file, for one process at a time; the system releases it when the process ends, even in a crash."""

from __future__ import annotations

import sys
from io import FileIO

if sys.platform == "win32":
    import msvcrt

    #: Windows keeps others from reading locked bytes, so the lock lies beyond any content.
    _FAR_BEHIND = 2**40

    def lock(file: FileIO) -> bool:
        """Lock the file; False if another process has locked it."""
        file.seek(_FAR_BEHIND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: FileIO) -> bool:
        """Lock the file; False if another process has locked it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
