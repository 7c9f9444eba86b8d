"""The schema says what the codec does, and the client's generated types follow from it."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

from kingdomino.server.protocol import client, codec, events, server

CLIENT = Path(__file__).parents[3] / "web" / "src" / "protocol"


def names(union: str) -> set[str]:
    return {part["$ref"].removeprefix("#/$defs/") for part in codec.schema()["$defs"][union]["oneOf"]}


def members(annotated) -> set[str]:
    return {member.__name__ for member in annotated.__origin__.__args__}


def test_the_module_prints_the_schema():
    printed = subprocess.run(
        [sys.executable, "-m", "kingdomino.server.protocol"], capture_output=True, check=True, encoding="utf-8"
    ).stdout
    assert json.loads(printed) == codec.schema()


def test_the_unions_name_every_message_and_every_event():
    assert names("ClientMessage") == members(client.ClientMessage)
    assert names("ServerMessage") == members(server.ServerMessage)
    assert names("Event") == members(events.Event)


def test_every_reference_leads_to_a_definition():
    schema = codec.schema()
    found = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert found <= set(schema["$defs"])


def test_a_servers_message_has_all_its_fields_and_a_clients_may_leave_out_defaults():
    shapes = codec.schema()["$defs"]
    assert set(shapes["Done"]["required"]) == set(shapes["Done"]["properties"])
    assert set(shapes["SeatView"]["required"]) == set(shapes["SeatView"]["properties"])
    assert shapes["Enter"]["required"] == ["id", "table", "type"]


def test_the_clients_schema_and_types_are_fresh():
    """When this fails: `npm run protocol` in web/."""
    text = (CLIENT / "schema.json").read_bytes()
    assert json.loads(text) == codec.schema()
    first = (CLIENT / "messages.ts").read_text(encoding="utf-8").splitlines()[0]
    assert hashlib.sha256(text).hexdigest() in first
