"""What the solver has found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "searches",
        sa.Column("position", sa.String(40), nullable=False),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.String(20), nullable=False),
        sa.Column("obstacle", sa.String(20), nullable=False),
        sa.Column("proof", sa.Text(), nullable=False),
        sa.Column("depth", sa.Integer(), nullable=False),
        sa.Column("visited", sa.Integer(), nullable=False),
        sa.Column("distinct_", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("position", "ruleset", "version", name="pk_searches"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("searches")
