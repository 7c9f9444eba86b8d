"""The client's types for what goes over HTTP follow from the server's OpenAPI description."""

import hashlib
import json

from tools.client import WEB
from tools.http_shapes import http_shapes

API = WEB / "src" / "api"


def test_the_clients_http_schema_and_types_are_fresh():
    """When this fails: `npm run protocol` in web/."""
    text = (API / "schema.json").read_bytes()
    assert json.loads(text) == http_shapes()
    first = (API / "http.ts").read_text(encoding="utf-8").splitlines()[0]
    assert hashlib.sha256(text).hexdigest() in first


def test_shapes_that_messages_have_too_are_the_same_shapes():
    """The client has one type for each of them: that of the protocol."""
    messages = json.loads((WEB / "src" / "protocol" / "schema.json").read_bytes())["$defs"]
    both = {name: shape for name, shape in http_shapes()["$defs"].items() if name in messages}
    assert {"RulesView", "SeatView", "KingdomView"} <= set(both)
    for name, shape in both.items():
        assert set(shape["properties"]) == set(messages[name]["properties"]), name
