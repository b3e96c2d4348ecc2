"""A terminal of its own for a process, as a person has it: what is typed goes in, the screen comes out."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

import pytest

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 30.0

# Makes the terminal the one whose Ctrl-C the process obeys, then becomes the program. Whoever runs the tests in the
# background has Ctrl-C ignored, and that is inherited.
TAKE_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


class Terminal:
    """Runs `hegemon` with arguments on a screen of 80 columns and 24 lines."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24, env: dict[str, str] | None = None) -> None:
        self.master, slave = open_terminal()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, "-m", "hegemon.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**inherited, "TERM": "xterm-256color", **(env or {})},
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self.typed_at = 0  # how much had been shown when something was last typed

    @property
    def shown(self) -> str:
        """Everything that was ever on the screen, without its colours."""
        return plain(self.raw)

    def read_until(self, *endings: str) -> str:
        """Wait until the screen ends with one of these, or the process has ended; what it ends with."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            for ending in endings:
                if plain(self.raw[self.typed_at :]).endswith(ending):
                    return ending
            if not self.read():
                return ""
        raise AssertionError(f"waited for {endings}; the screen ends with {self.shown[-300:]!r}")

    def read(self) -> bool:
        """Take what the screen shows; False when the process has closed it."""
        ready, _, _ = select.select([self.master], [], [], 1.0)
        if not ready:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += piece.decode("utf-8", "replace")
        return bool(piece)

    def type(self, text: str) -> None:
        self.typed_at = len(self.raw)
        os.write(self.master, text.encode())

    def press(self, key: str) -> None:
        """Press a key until something happens, as a person does.

        Python loses a Ctrl-C that comes after readline has shown its prompt and before it waits for keys.
        """
        for _ in range(10):
            self.type(key)
            if select.select([self.master], [], [], 3.0)[0]:
                return

    def line(self, text: str) -> None:
        self.type(text + "\n")

    def leave(self) -> int:
        """Wait for the end of the process; its exit code."""
        began = time.monotonic()
        while self.read() and self.process.poll() is None:
            if time.monotonic() - began > PATIENCE:
                self.process.kill()
                raise AssertionError(f"the program does not end; the screen ends with {self.shown[-300:]!r}")
        code = self.process.wait(PATIENCE)
        while self.read():
            pass
        os.close(self.master)
        return code


def plain(raw: str) -> str:
    return ESCAPES.sub("", raw).replace("\r\n", "\n")


def open_terminal() -> tuple[int, int]:
    """Both ends of a terminal; a machine without any, such as a bare chroot, skips the test."""
    try:
        return pty.openpty()
    except OSError as problem:
        pytest.skip(f"no terminal can be opened here: {problem}")
