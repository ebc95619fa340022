"""Run by Alembic: migrate the database of the connection that ``tutor_app.store.database`` passes."""

from __future__ import annotations

from alembic import context

from tutor_app.store.schema import metadata


def _migrate() -> None:
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
    )
    with context.begin_transaction():
        context.run_migrations()


_migrate()
