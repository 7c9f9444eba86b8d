"""Long campaigns in portions. The results of finished portions are kept in a file, so that a run can be resumed.

Every campaign takes `--journal FILE`: started again with the same options and the same file, it skips the portions that
are done. A portion is its own run, with servers and a seed of its own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Result = dict[str, Any]


class OtherCampaign(SystemExit):
    """The file is of a campaign with other options."""


class Campaign:
    """The portions of a campaign. `options` have to be the same whenever it is resumed."""

    def __init__(self, journal: Path | None, portions: int, **options: object) -> None:
        self._journal, self._portions = journal, portions
        self._head = {"portions": portions, **options}
        self._results: dict[int, Result] = {}
        if journal is not None and journal.exists():
            self._read(journal)

    def _read(self, journal: Path) -> None:
        whole = journal.read_text().rpartition("\n")[0]  # a line that was cut off is not a result
        lines = [json.loads(line) for line in whole.splitlines()]
        if lines and lines[0] != self._head:
            raise OtherCampaign(f"{journal} is of a campaign with other options: {lines[0]}")
        self._results = {line["portion"]: line["result"] for line in lines[1:]}
        journal.write_text(whole + "\n" if whole else "")

    @property
    def results(self) -> list[Result]:
        """The results of the finished portions."""
        return list(self._results.values())

    def left(self) -> Iterator[int]:
        """The portions that are not done."""
        return (portion for portion in range(self._portions) if portion not in self._results)

    def done(self, portion: int, result: Result) -> None:
        """Keep the result of a portion."""
        self._results[portion] = json.loads(json.dumps(result))
        if self._journal is None:
            return
        with self._journal.open("a") as file:
            if not file.tell():
                file.write(json.dumps(self._head) + "\n")
            file.write(json.dumps({"portion": portion, "result": result}) + "\n")

    def total(self, name: str) -> Any:
        """The sum of one figure over all portions."""
        return sum(result[name] for result in self.results)


def add_journal(parser: argparse.ArgumentParser) -> None:
    """The option of all campaigns."""
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep what is done here, and go on from it")


def parts_of(total: int, most: int) -> list[int]:
    """A number as equal parts, none larger than `most`."""
    count = max(1, -(-total // most))
    return [total // count + (part < total % count) for part in range(count)]
