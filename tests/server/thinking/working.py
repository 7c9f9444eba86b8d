"""A worker process for tests that kill it: short times, and how many jobs it did at the end."""

from __future__ import annotations

import asyncio
import signal
import sys

from kingdomino.server.thinking.jobs import Timing
from kingdomino.server.thinking.worker import Worker

#: Short times, but on a busy machine a worker that is kept waiting is not dead, and compiling may take its
#: time.
QUICKLY = Timing(claim=3.0, beat=0.2, alive=300.0, finishing=0.2, patience=600.0)


async def work(url: str, name: str) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    worker = Worker(url, name, timing=QUICKLY)
    await worker.run(stop)
    print(worker.done)


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:]))
