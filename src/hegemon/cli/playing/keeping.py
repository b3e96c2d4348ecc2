"""Nothing is lost: the record of the game in play is kept in a file after every move."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from hegemon.cli import files
from hegemon.cli.failures import Refusal

if TYPE_CHECKING:
    from hegemon.engine.match import Match

MOST_KEPT = 1000  # records in the state folder; the oldest make room
SUFFIX = ".record"


def state_folder() -> Path:
    """Where programs keep such things on this system, in a folder of our own."""
    if os.environ.get("XDG_STATE_HOME"):
        return Path(os.environ["XDG_STATE_HOME"]) / "hegemon"
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "hegemon"
    return Path.home() / ".local" / "state" / "hegemon"


class Keeper:
    """Keeps one match in one file, and never writes over what somebody else has put there."""

    def __init__(self, path: Path, known: str = "", is_chosen: bool = False) -> None:
        self.path = path
        self.is_chosen = is_chosen  # by the player, so that it is no file of the state folder
        self.known = known  # what is believed to stand in the file; "" when it should not exist
        self.trouble = ""  # why it could not be kept, once that happened

    def keep(self, text: str) -> None:
        """Put the record into the file; a full or forbidden disk is remembered, not raised."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.is_taken():
                self.path = fresh_path(self.path.parent, self.path.name.partition("-")[0])
            files.replace(self.path, text.encode("utf-8"))
            self.known = text
            self.trouble = ""
        except OSError as problem:
            self.trouble = f"cannot save the game in {self.path}: {problem.strerror or problem}"

    def is_taken(self) -> bool:
        """Whether another process has written to the file since."""
        try:
            return self.path.read_text(encoding="utf-8") != self.known
        except FileNotFoundError:
            return False
        except UnicodeDecodeError:
            return True


def new_keeper(game: str) -> Keeper:
    """A keeper with a file of its own in the state folder."""
    folder = state_folder()
    prune(folder)
    return Keeper(fresh_path(folder, game))


def fresh_path(folder: Path, game: str) -> Path:
    """A name that sorts by time and that nobody uses yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 0
    while (path := folder / f"{game}-{stamp}-{os.getpid()}{f'-{number}' if number else ''}{SUFFIX}").exists():
        number += 1
    return path


def prune(folder: Path) -> None:
    """Let the oldest records go when there are too many."""
    for path in newest_first(folder, "")[MOST_KEPT:]:
        path.unlink(missing_ok=True)


def newest_first(folder: Path, game: str) -> list[Path]:
    """The kept records, of one game or of all, the last written first."""
    pattern = f"{game or '*'}-*{SUFFIX}"
    try:
        return sorted(folder.glob(pattern), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return []


def latest_unfinished(game: str | None) -> tuple[Match, Keeper]:
    """The game that was played last and is not over, of this name or of any."""
    from hegemon.engine.discovery import read_record, replay_record
    from hegemon.engine.errors import NotUnderstood

    for path in newest_first(state_folder(), game or ""):
        try:
            text = files.read_text(str(path))
            match = replay_record(read_record(text))
        except (NotUnderstood, Refusal):
            continue
        if not match.over:
            return match, Keeper(path, text)
    raise Refusal(f"there is no unfinished game {f'of {game} ' if game else ''}to resume")
