"""The figures of several server processes on one port, summed: a scrape reaches only one of them, by chance.

Every process writes its figures to a file of its own in a common folder, once a second; the one that is scraped adds
them up. Counters and histograms of a process that died stay in the sum, its gauges do not.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector, CollectorRegistry
from prometheus_client.samples import Sample

_EVERY_SECONDS: Final = 1.0
#: A file that is not renewed for this long is a dead process's.
_ALIVE_SECONDS: Final = 10.0
_ENDING: Final = ".prom"


class SharedMetrics:
    """One process's place in the common folder."""

    def __init__(self, folder: Path, own: Callable[[], bytes]) -> None:
        self._own = own
        self._file = folder / f"{os.getpid()}-{secrets.token_hex(4)}{_ENDING}"
        self.publish()

    def keep_publishing(self) -> None:
        """Write the figures from now on, in a thread that ends with the process."""
        threading.Thread(target=self._publish_for_ever, name="metrics", daemon=True).start()

    def publish(self) -> None:
        """Write the figures now; a reader sees the old file or the new one."""
        arriving = self._file.with_suffix(".new")
        with suppress(OSError):  # the parent process deletes the folder; a full disk is reported by the storage
            arriving.write_bytes(self._own())
            arriving.replace(self._file)

    def _publish_for_ever(self) -> None:
        while True:
            time.sleep(_EVERY_SECONDS)
            self.publish()

    def text(self) -> bytes:
        """The sum of all processes' figures, in Prometheus' text format."""
        total = _Sum()
        total.add(_families(self._own()), alive=True)
        now = time.time()
        for file in sorted(self._file.parent.glob(f"*{_ENDING}")):
            if file != self._file:
                with suppress(OSError):
                    total.add(_families(file.read_bytes()), alive=now - file.stat().st_mtime < _ALIVE_SECONDS)
        registry = CollectorRegistry()
        registry.register(total)
        return generate_latest(registry)


def _families(text: bytes) -> Iterable[Metric]:
    return text_string_to_metric_families(text.decode())


class _Sum(Collector):
    """Families with the same name become one; samples with the same labels are added."""

    def __init__(self) -> None:
        self._families: dict[str, Metric] = {}
        self._values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}

    def add(self, families: Iterable[Metric], *, alive: bool) -> None:
        """Add one process's figures."""
        for family in families:
            if family.type == "gauge" and not alive:
                continue
            self._families.setdefault(family.name, family)
            values = self._values.setdefault(family.name, {})
            for sample in family.samples:
                key = sample.name, tuple(sorted(sample.labels.items()))
                values[key] = _joined(family.name, values.get(key), sample.value)

    def collect(self) -> Iterator[Metric]:
        """The sums."""
        for name, family in self._families.items():
            summed = Metric(name, family.documentation, family.type)
            summed.samples = [
                Sample(sample, dict(labels), value) for (sample, labels), value in self._values[name].items()
            ]
            yield summed


def _joined(family: str, before: float | None, value: float) -> float:
    """Times of a beginning are not added: the first one counts."""
    if before is None:
        return value
    is_time = family.endswith("_created") or family == "process_start_time_seconds"
    return min(before, value) if is_time else before + value
