"""Whether hints are allowed at a table, and the bots that stand in; tables from before get what is usual."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))
    op.add_column("tables", sa.Column("standin", sa.Text(), nullable=False, server_default="medium"))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "standin")
    op.drop_column("tables", "hints")
