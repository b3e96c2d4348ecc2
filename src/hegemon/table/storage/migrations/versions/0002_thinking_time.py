"""How long a table's bots may think; tables from before get what is usual."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("thinking", sa.Double(), nullable=False, server_default="1.0"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "thinking")
