"""Visitors, their keys and their answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "visitors",
        sa.Column("id", _number(), autoincrement=True, nullable=False),
        sa.Column("account", sa.String(64)),
        sa.Column("place", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
        sa.UniqueConstraint("account", name="uq_visitors_account"),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("visitor", _number(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_keys"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_keys_visitor", ondelete="CASCADE"),
    )
    op.create_index("ix_keys_visitor", "keys", ["visitor"])
    op.create_table(
        "results",
        sa.Column("id", _number(), autoincrement=True, nullable=False),
        sa.Column("visitor", _number(), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("item", sa.String(200), nullable=False),
        sa.Column("correct", sa.Boolean(), nullable=False),
        sa.Column("answered", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_results_visitor", ondelete="CASCADE"),
        sa.UniqueConstraint("visitor", "kind", "item", "answered", name="uq_results_visitor_kind_item_answered"),
    )
    op.create_index("ix_results_visitor_id", "results", ["visitor", "id"])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("results", "keys", "visitors"):
        op.drop_table(table)
