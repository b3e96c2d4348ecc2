"""The command line: `hegemon`, one file for each command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hegemon.cli.streams import open_closed_streams

STOPPED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command that the arguments, or those of the process, name; leaves with its exit code."""
    open_closed_streams()
    try:
        from hegemon.cli.program import program

        program.main(args=arguments)
    except KeyboardInterrupt:  # before the program is there to answer it
        sys.exit(STOPPED)
