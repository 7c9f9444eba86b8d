"""A server as its own process: started, killed, started again on the same port and database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

import httpx

from tests.server import nursery
from tests.server.plain_http import NO_CERTIFICATES


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


Process = nursery.Program | subprocess.Popen[bytes]


def begin_by_itself(module: str, arguments: Sequence[str], environment: Mapping[str, str], output: Path) -> Process:
    """`python -m MODULE ARGUMENTS` with this environment; what it says is added to a file."""
    command = [sys.executable, "-m", module, *arguments]
    with output.open("ab") as said:
        return subprocess.Popen(command, stdout=said, stderr=said, env=dict(environment), start_new_session=True)


class Serving:
    """`kingdomino serve` with these options, or another build's (`program` is its module)."""

    #: How its process begins. The tests copy it (see conftest.py); benchmarks and campaigns start it as people do.
    begin = staticmethod(begin_by_itself)

    #: Tests come from one address, in numbers.
    GENEROUS = (
        "--connections-per-address=5000",
        "--guests-per-hour=1000000",
        "--tables-per-guest=5000",
    )

    def __init__(
        self,
        database: str | Path,
        *options: str,
        log: Path | None = None,
        program: str = "kingdomino",
        **environment: str,
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._program = program
        self._arguments = [
            "serve",
            f"--port={self.port}",
            f"--database={database}",
            *self.GENEROUS,
            *options,
        ]
        self._environment = {**os.environ, **environment}
        self._process: Process | None = None

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self._process is not None
        return self._process.pid

    def start(self, *, wait: bool = True) -> None:
        """Start, and wait until it answers."""
        self._process = self.begin(self._program, self._arguments, self._environment, self.log or Path(os.devnull))
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self, seconds: float = 300) -> None:
        """Until `/readyz` says so."""
        deadline = time.monotonic() + seconds
        with httpx.Client(base_url=self.address, timeout=10, trust_env=False, verify=NO_CERTIFICATES) as http:
            while time.monotonic() < deadline:
                assert self._process is not None
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server ended with {self._process.returncode}")
                try:
                    if http.get("/readyz").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.02)
        raise TimeoutError("the server did not get ready")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> int | None:
        """As an operator would; its exit code."""
        if self._process is None:
            return None
        self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(120)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._process = None
        return code
