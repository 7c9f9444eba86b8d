"""The schema says what the codec does, and the client's generated types follow from it."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from kingdomino.tables.messages import client, events, schema, server

CLIENT = Path(__file__).parents[2] / "web" / "src" / "protocol"


def names(union: str) -> set[str]:
    return {part["$ref"].removeprefix("#/$defs/") for part in schema()["$defs"][union]["oneOf"]}


def members(union) -> set[str]:
    return {member.__name__ for member in get_args(union)}


def test_the_module_prints_the_schema():
    printed = subprocess.run(
        [sys.executable, "-m", "kingdomino.tables.messages"], capture_output=True, check=True, encoding="utf-8"
    ).stdout
    assert json.loads(printed) == schema()


def test_the_unions_name_every_message_and_every_event():
    assert names("ClientMessage") == members(client.ClientMessage)
    assert names("ServerMessage") == members(server.ServerMessage)
    assert names("Event") == members(events.ToldEvent)


def test_every_reference_leads_to_a_definition():
    whole = schema()
    found = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(whole)))
    assert found <= set(whole["$defs"])


def test_a_servers_message_has_all_its_fields_and_a_clients_may_leave_out_defaults():
    shapes = schema()["$defs"]
    assert set(shapes["Done"]["required"]) == set(shapes["Done"]["properties"])
    assert set(shapes["SeatView"]["required"]) == set(shapes["SeatView"]["properties"])
    assert shapes["Enter"]["required"] == ["type", "id", "table"]


def test_the_clients_schema_and_types_are_fresh():
    """When this fails: `npm run protocol` in web/."""
    text = (CLIENT / "schema.json").read_bytes()
    assert json.loads(text) == schema()
    first = (CLIENT / "messages.ts").read_text(encoding="utf-8").splitlines()[0]
    assert hashlib.sha256(text).hexdigest() in first
