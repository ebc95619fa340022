"""Ratings of visitors and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_OF_VISITORS = (("rating", sa.Float), ("deviation", sa.Float), ("volatility", sa.Float), ("tries", sa.Integer))


def upgrade() -> None:
    """Add the columns and create the table."""
    for name, kind in _OF_VISITORS:
        op.add_column("visitors", sa.Column(name, kind()))
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(200), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("puzzles")
    for name, _ in reversed(_OF_VISITORS):
        op.drop_column("visitors", name)
