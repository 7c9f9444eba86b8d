"""Print the JSON Schema of the protocol; the web client's types are generated from it."""

from __future__ import annotations

import json
import sys

from .codec import schema


def main() -> None:
    """Write the schema to standard output."""
    json.dump(schema(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
