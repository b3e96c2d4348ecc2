"""Tables that may be opened: a page shows the commitment of one before its browser adds a number to the dice.

Nothing is stored for it. The secret of a table follows from its id and a key that only the server has, and an id is
used once, so nobody plays with a secret that has been shown already.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field

from hegemon.table.ids import ID, id_from, new_id
from hegemon.table.proof.mixing import commitment


@dataclass(frozen=True, slots=True)
class Offer:
    """A table that may be opened: its id, and what its dice will come from."""

    table: str
    secret: str = field(repr=False)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def __str__(self) -> str:
        """As a page carries it."""
        return f"{self.table} {self.commitment}"


def fresh_offer() -> Offer:
    """A table that was offered to nobody before it is opened."""
    return Offer(new_id(), secrets.token_hex(32))


class Offers:
    """The offers of a server, known again by its key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new(self) -> Offer:
        """A table for somebody who may open one."""
        return self.of(new_id())

    def after(self, table: str) -> Offer:
        """The rematch of a table, the same for all who played there."""
        return self.of(id_from(self.sealed(f"rematch of {table}")))

    def taken_up(self, table: str, shown: str) -> Offer | None:
        """The offer of this id, if it was made with this commitment: nobody else could know what it is."""
        if not ID.fullmatch(table):
            return None
        offer = self.of(table)
        return offer if hmac.compare_digest(offer.commitment.encode(), shown.encode()) else None

    def of(self, table: str) -> Offer:
        return Offer(table, self.sealed(f"secret of {table}").hex())

    def sealed(self, words: str) -> bytes:
        return hmac.digest(self.key, words.encode(), "sha256")
