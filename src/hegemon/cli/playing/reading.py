"""Reading lines from the keyboard, with history and completion where the system offers them."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Sequence

Completer = Callable[[Sequence[str], str], list[str]]  # the words before, and the one that is begun


class Reader:
    """Asks for lines; the end of the input is None."""

    def __init__(self, completer: Completer) -> None:
        self.completer = completer
        self.found: list[str] = []
        if sys.stdin.isatty():
            self.prepare()

    def prepare(self) -> None:
        """Let the tab key complete; systems without readline do without."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims(" ")
        readline.set_completer(self.completion)
        readline.parse_and_bind("tab: complete")

    def completion(self, begun: str, number: int) -> str | None:
        """What readline asks for: one completion after the other."""
        import readline

        if number == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()].split()
            self.found = [f"{word} " for word in self.completer(before, begun)]
        return self.found[number] if number < len(self.found) else None

    def line(self, prompt: str) -> str | None:
        """The next line without the spaces around it; an input that was never open is at its end."""
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            return None
        except OSError as problem:
            if problem.errno != errno.EBADF:
                raise
            return None
