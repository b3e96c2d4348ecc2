"""`hegemon serve`: the table in the browser."""

from __future__ import annotations

from importlib.util import find_spec
from urllib.parse import urlsplit

import click

from hegemon.cli.failures import Refusal

NEEDED = ("fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "jinja2", "multipart", "segno", "platformdirs")
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
HELP = """Serve the table: play in the browser, against bots and with friends.

Without options it is for this machine alone, and says where. --lan lets the local network in, with a code that a phone
can read; --public-url is for a server behind a proxy that speaks https. Games are kept in a database, and go on where
they were.

\b
Examples:
  hegemon serve
  hegemon serve --lan
  hegemon serve --port 9000 --database sqlite:///tables.sqlite3
  hegemon serve --public-url https://games.example.org
"""


@click.command("serve", help=HELP, short_help="Serve the table: play in the browser.")
@click.option("--host", metavar="ADDRESS", help=f"Listen on this address; {LOOPBACK} by default.")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="Listen on this port; 8000 or the next free.")
@click.option("--database", metavar="URL", default="", help="Keep the tables there, not in the data folder.")
@click.option("--public-url", metavar="URL", default="", help="What browsers call the server, behind a proxy.")
@click.option("--lan", is_flag=True, help="Serve the local network, and show a code for phones.")
@click.option(
    "--pace", type=click.FloatRange(0, 10), metavar="SECONDS", help="Pause between bot moves, 0 to 10 (default 0.6)."
)
@click.option(
    "--patience",
    type=click.FloatRange(0),
    metavar="SECONDS",
    help="Until others may act for an absent player (default 600).",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--verbose", is_flag=True, help="A line for every request.")
@click.option("--lift-limits", is_flag=True, hidden=True, help="No rate limits; for load tests.")
def command(
    host: str | None,
    port: int | None,
    database: str,
    public_url: str,
    lan: bool,
    pace: float | None,
    patience: float | None,
    no_browser: bool,
    verbose: bool,
    lift_limits: bool,
) -> None:
    """Serve until it is stopped."""
    check(host, database, public_url, lan)
    from hegemon.table.network import CannotServe
    from hegemon.table.serving import run
    from hegemon.table.settings import DEFAULT_PACE, DEFAULT_PATIENCE, DEFAULT_PORT, Limits, Settings

    settings = Settings(
        host=EVERYWHERE if lan else host or LOOPBACK,
        port=DEFAULT_PORT if port is None else port,
        database=database,
        public_url=public_url.rstrip("/"),
        lan=lan,
        pace=DEFAULT_PACE if pace is None else pace,
        patience=DEFAULT_PATIENCE if patience is None else patience,
        limits=Limits.lifted() if lift_limits else Limits(),
        verbose=verbose,
        trusted_proxy=bool(public_url),
    )
    try:
        run(settings, port is not None, not no_browser)
    except CannotServe as problem:
        raise Refusal(str(problem)) from None


def check(host: str | None, database: str, public_url: str, lan: bool) -> None:
    """Refuse what cannot be meant, before anything is started."""
    if lan and host:
        raise Refusal("--lan listens on all addresses of this machine; leave out --host")
    if database and "://" not in database:
        raise Refusal(f"a database is named by a URL, such as sqlite:///tables.sqlite3, not by {database!r}")
    if public_url and not is_public_url(public_url):
        raise Refusal(f"a public URL is like https://games.example.org, without a path, not {public_url!r}")
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Refusal(
            f"the table needs packages that are not installed here; pip install 'hegemon[table]' ({missing[0]})"
        )


def is_public_url(url: str) -> bool:
    """Is this a scheme, a host and perhaps a port, and nothing else?"""
    try:
        parts = urlsplit(url)
        port_is_good = parts.port != 0
    except ValueError:
        return False
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port_is_good and not rest
