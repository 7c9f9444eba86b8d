"""The caller's side of a bot's program: one process, asked line by line, within the limits of the protocol.

A breach of a limit raises `Forfeited` and ends the process together with all that it started: it leads a process group
of its own.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final, TypeVar

from kingdomino.bots import GREETING, LONGEST_LINE, VERSION, Budget, line_of, values_of
from kingdomino.rules import Position, Ruleset

from .choices import Choice, Forfeited, Kind, Thought

#: Seconds until `ready`, and for a move without a budget in seconds.
LONGEST_WAIT: Final = 120.0
#: A program that compiles or loads a network says so by `info` lines; each gives it another `LONGEST_WAIT`, up to this.
LONGEST_START: Final = 1800.0
_TOLERANCE: Final = 1.2
_GRACE: Final = 1.0
#: Bytes that a program may write between a question and its answer.
MOST_OUTPUT: Final = 1 << 20
#: What a program may ask for in its `ready`, and the first word of the line that it then gets.
_LEGAL: Final = "legal"
_CHUNK: Final = 1 << 16
_SECONDS_TO_LEAVE: Final = 1.0
_SECONDS_BETWEEN_LOOKS: Final = 0.005
#: Bytes of its standard error that are kept; the rest is read and dropped, so that the program never waits.
MOST_KEPT: Final = 1 << 20
_STANDARD_ERROR: Final = 2
_UNSAFE: Final = re.compile(r"[^\w.-]+")
Number = TypeVar("Number", int, float)


class BotProcess:
    """A running program that has said `ready`."""

    def __init__(self, command: Sequence[str], errors: ErrorOutput) -> None:
        #: The keys of the last `info` line before the last move.
        self.info: dict[str, str] = {}
        self._wants_legal = False
        self._buffer = b""
        self._written = 0
        #: Whether its output has ended.
        self._closed = False
        self._errors = errors
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeited("crash", error.strerror or error) from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._chunks: Queue[bytes] = Queue(maxsize=4)
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._listener = Thread(target=errors.copy, args=(self._process.stderr,), daemon=True)
        self._reader.start()
        self._listener.start()
        if os.name == "posix":
            os.set_blocking(self._stdin.fileno(), False)

    def greet(self, seconds: float = LONGEST_WAIT) -> None:
        """Wait until it is ready."""
        self.say(f"{GREETING} {VERSION}")
        ready = values_of(self.wait_for("ready", time.monotonic() + seconds))
        self._wants_legal = _LEGAL in ready.get("wants", "").split(",")

    def new_game(self, rules: Ruleset) -> None:
        """Announce a game; there is no answer."""
        self.say(line_of("new", rules=rules))

    def choose(self, position: Position, budget: Budget) -> Choice:
        """The text of its move. After its seconds and a fifth it is asked to stop, and has one more second."""
        seconds, threads = budget.seconds, budget.threads if budget.threads > 1 else None
        self.say(f"position {position}")
        self.say_legal(position)
        self.say(line_of("go", seconds=seconds, playouts=budget.playouts, seed=budget.seed, threads=threads))
        now = time.monotonic()
        if seconds is None:
            move = self.wait_for("move", now + LONGEST_WAIT)
        else:
            stop = now + seconds * _TOLERANCE
            move = self.wait_for("move", stop + _GRACE, stop)
        return Choice(move, _thought(self.info))

    def say_legal(self, position: Position) -> None:
        """The legal moves in the official order, if it wants them."""
        if self._wants_legal:
            self.say(" ".join([_LEGAL, *map(str, position.legal_moves())]))

    def held_back(self, word: str) -> bool:
        """Whether an answer comes as soon as its input ends: then it was written before, but not flushed."""
        self._close_input()
        try:
            self.wait_for(word, time.monotonic() + 2 * _SECONDS_TO_LEAVE)
        except Forfeited:
            return False
        return True

    def leaves(self, seconds: float) -> bool:
        """Ask it to leave; whether its output ends within so many seconds."""
        with suppress(Forfeited):
            self.say("quit")
        self._drain(seconds)
        return self._closed

    def quit(self) -> None:
        """Ask it to leave; then end all that is left of it."""
        with suppress(Forfeited):
            self.say("quit")
        self._close_input()
        self._drain(_SECONDS_TO_LEAVE)
        self.end()

    def end(self) -> None:
        """End the process and its group now; may be called twice."""
        self.kill()
        self._process.wait()
        self._close_input()
        self._drain(_SECONDS_TO_LEAVE)
        self._listener.join(_SECONDS_TO_LEAVE)

    def kill(self) -> None:
        """Send the signal only. Nobody has waited for the leader before, so its number is still its own."""
        if self._process.returncode is None:
            with suppress(OSError):
                if sys.platform == "win32":
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)

    def _close_input(self) -> None:
        with suppress(OSError):
            self._stdin.close()

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    def _drain(self, seconds: float) -> None:
        """Read to the end of its output: the reader may wait for room in the queue."""
        deadline = time.monotonic() + seconds
        with suppress(Empty):
            while not self._closed:
                self._closed = not self._chunks.get(timeout=max(deadline - time.monotonic(), 0))

    def _read(self, stdout: IO[bytes]) -> None:
        """Hand its output on, chunk by chunk; b"" at the end. A full queue makes the program wait."""
        chunk = b"-"
        with stdout:
            while chunk:
                try:
                    chunk = os.read(stdout.fileno(), _CHUNK)
                except OSError:
                    chunk = b""
                self._chunks.put(chunk)

    def say(self, line: str) -> None:
        """Send it a line."""
        remaining = line.encode() + b"\n"
        try:
            while remaining:
                remaining = remaining[os.write(self._stdin.fileno(), remaining) :]
        except BlockingIOError:  # it has left so many lines unread that the pipe is full
            raise Forfeited("timeout", "stdin") from None
        except OSError:
            raise self._crash() from None

    def wait_for(self, word: str, deadline: float, stop: float = inf) -> str:
        """The rest of the next line that begins with this word."""
        self.info, self._written, ignored = {}, 0, list[str]()
        begun = time.monotonic()
        while True:
            line = self._line(min(deadline, stop))
            if line is None and time.monotonic() >= deadline:
                kind: Kind = "rubbish" if ignored and not self.info else "timeout"
                raise Forfeited(kind, ignored[0] if kind == "rubbish" else f"{time.monotonic() - begun:.2f} s")
            if line is None:
                stop = inf
                self.say("stop")
                continue
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise Forfeited("error", rest)
            if first == "info":
                self.info = values_of(rest)
                if word == "ready":
                    deadline = min(time.monotonic() + LONGEST_WAIT, begun + LONGEST_START)
            elif line:
                ignored = ignored or [line]

    def _line(self, until: float) -> str | None:
        """The next line; None if none came until then."""
        while b"\n" not in self._buffer:
            if len(self._buffer) >= LONGEST_LINE:
                raise Forfeited("flood", f"> {LONGEST_LINE} B")
            if self._closed:
                raise self._crash()
            try:
                chunk = self._chunks.get(timeout=max(until - time.monotonic(), 0))
            except Empty:
                return None
            self._closed = not chunk
            self._buffer += chunk
        line, _, self._buffer = self._buffer.partition(b"\n")
        self._written += len(line) + 1
        if self._written > MOST_OUTPUT or len(line) >= LONGEST_LINE:
            raise Forfeited("flood", f"> {MOST_OUTPUT if self._written > MOST_OUTPUT else LONGEST_LINE} B")
        try:
            return line.decode("utf-8").strip()
        except UnicodeDecodeError:
            raise Forfeited("rubbish", line[:100]) from None

    def _crash(self) -> Forfeited:
        """Its exit code, or the signal that ended it, and the last line of its standard error."""
        ended = self._exit()
        self._listener.join(_SECONDS_TO_LEAVE)
        return Forfeited("crash", f"{ended}: {self._errors.last_line}" if self._errors.last_line else ended)

    def _exit(self) -> str:
        """How it ended. On POSIX it is not waited for: its number stays its own until the whole group is ended."""
        deadline = time.monotonic() + _SECONDS_TO_LEAVE
        while time.monotonic() < deadline:
            if sys.platform == "win32":
                if (code := self._process.poll()) is not None:
                    return f"exit {code}"
            elif found := os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                left = found.si_code == os.CLD_EXITED
                return f"exit {found.si_status}" if left else signal.Signals(found.si_status).name
            time.sleep(_SECONDS_BETWEEN_LOOKS)
        return "stdout closed"


def _thought(info: dict[str, str]) -> Thought | None:
    """What a program tells of its thoughts in its `info` lines."""
    if not info:
        return None
    return Thought(_number(info, "wins", float), _number(info, "margin", float), _number(info, "playouts", int))


def _number(info: dict[str, str], name: str, kind: Callable[[str], Number]) -> Number | None:
    try:
        return kind(info[name])
    except (KeyError, ValueError):
        return None


class ErrorOutput:
    """The standard error of one process, copied to a file, or to our own standard error."""

    def __init__(self, file: Path | None) -> None:
        self.last_line = ""
        self._file = file

    def copy(self, source: IO[bytes]) -> None:
        """Until the source ends; it is closed then."""
        kept = 0
        target: int | None = None
        tail = b""
        with source, suppress(OSError):
            while chunk := os.read(source.fileno(), _CHUNK):
                part = chunk[: MOST_KEPT - kept]
                kept += len(part)
                tail = (tail + chunk)[-_CHUNK:]
                self.last_line = _last_line(tail)
                if part:
                    target = self._open() if target is None else target
                    _write(target, part)
        if target is not None and target != _STANDARD_ERROR:
            os.close(target)

    def _open(self) -> int:
        if self._file is None:
            return _STANDARD_ERROR
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            return os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError:  # a full disk costs the output, not the game
            return os.open(os.devnull, os.O_WRONLY)


def error_file(folder: Path, number: int, bot: str) -> Path:
    """The file of an entrant: its number in the tournament, and its name as far as a file may have it."""
    return folder / f"{number}-{_UNSAFE.sub('-', bot)[:80].strip('-')}.txt"


def _last_line(tail: bytes) -> str:
    lines = [line for line in tail.decode("utf-8", errors="replace").split("\n") if line.strip()]
    return lines[-1].strip() if lines else ""


def _write(target: int, part: bytes) -> None:
    """Write all of it, or what can be written."""
    with suppress(OSError):
        while part:
            part = part[os.write(target, part) :]
