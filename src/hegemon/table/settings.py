"""What can be set about a server: where it listens, what it is called outside, how much one guest may ask of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

DEFAULT_PORT = 8000
DEFAULT_PACE = 0.6
SLOWEST_PACE = 10.0
DEFAULT_THINKING = 1.0
SHORTEST_THINKING, LONGEST_THINKING = 0.05, 10.0
DEFAULT_PATIENCE = 600.0
LONGEST_NAME = 20  # letters of a person's name, wherever it is typed
GIVEN_NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")  # the letters of their seats


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once after a rest."""

    each_second: float
    at_once: int

    def times(self, factor: float) -> Rate:
        """The same rhythm for that many guests."""
        return Rate(self.each_second * factor, max(1, int(self.at_once * factor)))


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one guest may ask for; far more than play needs, far less than a server can bear.

    Each rate holds for a guest. One address, behind which a family or a class may sit, has that of `guests_an_address`
    guests; `requests` is what an address may ask for altogether.
    """

    head: int = 32 * 1024  # bytes of a request's address and headers
    head_seconds: float = 10.0  # for them to arrive
    body: int = 64 * 1024  # bytes of a request
    body_seconds: float = 10.0  # for a body to arrive
    moves: Rate = Rate(20, 40)
    questions: Rate = Rate(20, 60)  # why not, and remarks on moves
    hints: Rate = Rate(1, 10)  # for which a bot has to think
    openings: Rate = Rate(30 / 3600, 10)  # of tables
    chat: Rate = Rate(1, 8)
    invitations: Rate = Rate(10 / 60, 10)
    acts: Rate = Rate(5, 30)  # whatever else changes something
    connections: Rate = Rate(5, 40)  # live ones, when they begin
    messages: Rate = Rate(10, 60)  # that come up one live connection
    requests: Rate = Rate(100, 300)
    sockets: int = 64  # live connections of a guest at a time
    guests_an_address: int = 8
    remembered: int = 50_000  # guests and addresses, the latest

    @staticmethod
    def lifted() -> Limits:
        """No limits but those of size, for load tests."""
        endless = Rate(1e9, 1_000_000_000)
        return Limits(
            moves=endless,
            questions=endless,
            hints=endless,
            openings=endless,
            chat=endless,
            invitations=endless,
            acts=endless,
            connections=endless,
            messages=endless,
            requests=endless,
            sockets=1_000_000,
        )


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    host: str = "127.0.0.1"  # the address that is listened on
    port: int = DEFAULT_PORT
    database: str = ""  # its URL; empty: a file in the data folder
    public_url: str = ""  # what browsers call the server, where a proxy stands before it
    lan: bool = False  # the local network is served
    pace: float = DEFAULT_PACE  # seconds between two moves of bots, where a table does not say otherwise
    patience: float = DEFAULT_PATIENCE  # seconds after which others may act for somebody who is gone
    allowed_hosts: tuple[str, ...] = ()  # further names that the server may be called by
    limits: Limits = field(default_factory=Limits)
    verbose: bool = False  # a line for every request
    trusted_proxy: bool = False  # what a proxy on this machine says of the scheme and the client is believed

    @property
    def is_https(self) -> bool:
        """Do browsers reach the server by https, whatever a request looks like here?"""
        return self.public_url.lower().startswith("https://")

    @property
    def public_host(self) -> str:
        """The host of the public URL, without a port."""
        return (urlsplit(self.public_url).hostname or "") if self.public_url else ""
