"""Print the JSON Schema of the protocol, from which the web client's types are generated; or its reference as Markdown.

python -m kingdomino.tables.messages
python -m kingdomino.tables.messages --markdown
"""

from __future__ import annotations

import json
import sys

from .reference import reference
from .schema import schema


def main() -> None:
    """Write to standard output."""
    if "--markdown" in sys.argv[1:]:
        sys.stdout.write(reference())
        return
    json.dump(schema(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
