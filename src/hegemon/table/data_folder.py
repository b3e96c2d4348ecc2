"""Where the tables are kept: a file in the user's data folder, unless a database is named.

It lies outside the checkout, so it survives whatever is cleaned up there. `HEGEMON_DATA` names another folder.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from platformdirs import user_data_path

FILE = "tables.sqlite3"
SQLITE = "sqlite:///"


def data_folder() -> Path:
    """The folder for what is to last."""
    chosen = os.environ.get("HEGEMON_DATA", "")
    return Path(chosen).expanduser().absolute() if chosen else user_data_path("hegemon", appauthor=False)


def database_url(chosen: str = "") -> str:
    """The URL of the database: the one that was chosen, or that of the file in the data folder, which is made.

    Nobody else may look into the folder: seeds and sealed choices of running games are in there.
    """
    if chosen:
        return chosen
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"{SQLITE}{folder / FILE}"


def place_of(url: str) -> str:
    """Where a database is, for people: a file by its path, a server without its password."""
    if url.startswith(SQLITE):
        path = url.removeprefix(SQLITE).partition("?")[0]
        return str(Path(path).absolute()) if path and path != ":memory:" else "memory, and gone with the server"
    parts = urlsplit(url)
    if parts.password is None:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":...@")))
