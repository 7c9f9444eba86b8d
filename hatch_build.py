"""Builds the web client into the package, where its sources have changed since it was last built."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import client


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Node is asked for only where there is something to build."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, if the client is stale and this system has no Node that is new enough."""
        return [] if client.is_fresh() or client.system_node() else [client.NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client beside the server's code; where that cannot be written, straight into the wheel."""
        if client.is_fresh():
            return
        self.app.display_waiting("Building the web client")
        try:
            if _can_write(client.STATIC):
                client.build()
            elif version == "editable":
                raise client.ClientFailure(
                    f"The web client has no place: {client.STATIC} cannot be written. Install without --editable."
                )
            else:
                self._build_aside(build_data)
        except client.ClientFailure as failure:
            self.app.abort(str(failure))

    def _build_aside(self, build_data: dict[str, Any]) -> None:
        self._aside = tempfile.TemporaryDirectory(prefix="kingdomino-client-")
        static = Path(self._aside.name) / "static"
        client.build(static)
        place = client.STATIC.relative_to(client.ROOT)
        inside = place if self.target_name == "sdist" else place.relative_to("src")
        build_data["force_include"][str(static)] = inside.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear away what was built aside."""
        if hasattr(self, "_aside"):
            self._aside.cleanup()


def _can_write(folder: Path) -> bool:
    there = next(parent for parent in (folder.parent, *folder.parent.parents) if parent.exists())
    return os.access(there, os.W_OK)
