"""Alembic runs this for every command: the steps go over the connection that the store, or a test, hands in."""

from __future__ import annotations

from alembic import context

from hegemon.table.storage.schema import metadata

# SQLite takes part in transactions here, as the store sees to, so a step that fails leaves nothing half done.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
