"""The bodies of the HTTP API as JSON Schema, from the server's OpenAPI; the client's types are generated from them.

`python -m tools.http_shapes` prints them; `npm run protocol` in `web/` asks for them.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from kingdomino.server.operation.settings import Settings
from kingdomino.server.process.app import create_app


def http_shapes() -> dict[str, Any]:
    """Every shape by its name. Addresses and versions are left out: types do not follow from them."""
    described = create_app(Settings()).openapi()["components"]["schemas"]
    text = json.dumps(described, ensure_ascii=False).replace("#/components/schemas/", "#/$defs/")
    return {"$defs": json.loads(text)}


if __name__ == "__main__":
    json.dump(http_shapes(), sys.stdout, indent=1, ensure_ascii=False, sort_keys=True)
    sys.stdout.write("\n")
