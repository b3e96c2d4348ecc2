"""Standard input and output that were closed before the program began, as `hegemon games >&-` does.

Python then has no stream at all, and the next file that is opened takes its number, so that a sentence for the screen
could end up in a record. Each is opened again, on nothing: what is read or written there fails as on a closed file.
"""

from __future__ import annotations

import os
import sys
from typing import TextIO, cast


def open_closed_streams() -> None:
    """Give a closed stream a stand-in; complaints go nowhere, so that the exit code is left to tell."""
    if sys.stdin is None:
        sys.stdin = stand_in(0, "r", os.O_WRONLY)
    if sys.stdout is None:
        sys.stdout = stand_in(1, "w", os.O_RDONLY)
    if sys.stderr is None:
        sys.stderr = stand_in(2, "w", os.O_WRONLY)


def stand_in(number: int, mode: str, access: int) -> TextIO:
    """A stream of this number; with an access that does not fit the mode, its use is an error of the system."""
    nothing = os.open(os.devnull, access)
    if nothing != number:
        os.dup2(nothing, number)
        os.close(nothing)
    os.set_inheritable(number, True)
    return cast("TextIO", open(number, mode, encoding="utf-8", closefd=False))
