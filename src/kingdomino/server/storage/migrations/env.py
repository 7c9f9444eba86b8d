"""Run by Alembic, on the connection that `upgrade` holds with its lock."""

from __future__ import annotations

from alembic import context

from kingdomino.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
