"""What happens between cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "meetings",
        sa.Column("origin", sa.String(40), nullable=False),
        sa.Column("cards", sa.String(200), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("origin", "cards", name="pk_meetings"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("meetings")
