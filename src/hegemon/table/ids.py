"""What a table is called in its address."""

from __future__ import annotations

import re
import secrets

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
ID_LENGTH = 10
ID = re.compile(f"[{ID_LETTERS}]{{{ID_LENGTH}}}")


def new_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def id_from(digest: bytes) -> str:
    """The id that a digest stands for, always the same."""
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])
