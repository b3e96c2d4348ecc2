"""What the database holds, row by row.

Every class has the fields of one database table under the same names. What must not be seen by chance, in a log or an
error report, is left out of the text form of a row.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hegemon.bots.roster import USUAL
from hegemon.table.settings import DEFAULT_THINKING

# The seat of an entry or a chat line that comes from no seat: from the table itself, or from a host without a seat.
NOBODY = -1


@dataclass(slots=True)
class TableRow:
    """A table: which game under which rules and options, who hosts it, and how far it has come.

    Options are JSON text; the seed is the server's secret, 64 hex digits that nobody may know before the end, and its
    hash is public from the start. What the players add to it for the dice stands in the log.
    """

    id: str
    game: str
    version: int
    options: str
    players: int
    seed: str = field(repr=False)
    seed_hash: str
    public: bool
    pace: float
    host: str
    created: float
    begun: float | None = None
    ended: float | None = None
    ending: str = ""
    rematch_of: str | None = None
    rematch: str | None = None
    thinking: float = DEFAULT_THINKING
    hints: bool | None = None  # whether they are allowed; None: while one person plays against bots
    standin: str = USUAL  # the bot that plays for who leaves, and for who never came


@dataclass(slots=True)
class SeatRow:
    """A seat of a table: held by a guest, by a bot, or by neither, which leaves it open.

    A seat given to a bot keeps its guest, who may take it back. Of an invitation only the hash is kept.
    """

    table_id: str
    seat: int
    guest: str | None = None
    bot: str | None = None
    name: str = ""
    token_hash: str | None = field(default=None, repr=False)
    token_at: float | None = None
    resigned: bool = False


@dataclass(slots=True, frozen=True)
class Entry:
    """One entry of a table's log; numbers run 1, 2, 3, ... and a key, where one is given, happens once per table."""

    table_id: str
    number: int
    at: float
    kind: str
    seat: int = NOBODY
    body: str = field(default="", repr=False)
    key: str | None = None


@dataclass(slots=True, frozen=True)
class ChatLine:
    """One line of a table's chat, to all or, as a whisper, to one seat; its id is given when it is stored."""

    table_id: str
    at: float
    seat: int
    text: str = field(repr=False)
    to_seat: int | None = None
    key: str | None = None
    id: int = 0


@dataclass(slots=True)
class GuestRow:
    """A browser that has been here; the id is the hash of its cookie."""

    id: str
    name: str
    created: float
    seen: float


Row = TableRow | SeatRow | Entry | ChatLine | GuestRow


def values(row: Row) -> dict[str, object]:
    """The fields of a row by name, as a statement wants them."""
    return {name: getattr(row, name) for name in row.__slots__}
