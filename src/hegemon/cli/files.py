"""Files in and out: whatever is wrong with them is one sentence, and nothing that was there is lost."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hegemon.cli.failures import Refusal, reason

if TYPE_CHECKING:
    from hegemon.engine.match import Match
    from hegemon.engine.record import Record

STANDARD = "-"  # stands for standard input or output
LARGEST = 32 * 1024 * 1024  # bytes of a record; a long game has some thousands


def read_text(path: str) -> str:
    """The text of a file, or of standard input."""
    return decoded(path, read_bytes(path))


def read_bytes(path: str) -> bytes:
    """At most the largest size that is taken, from a file or from standard input."""
    try:
        if path == STANDARD:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(path, "rb") as file:
                content = file.read(LARGEST + 1)
    except OSError as problem:
        raise Refusal(f"cannot read {name_of(path)}: {reason(problem)}") from problem
    except ValueError as problem:
        raise Refusal(f"cannot read {path!r}: {problem}") from problem
    if len(content) > LARGEST:
        raise Refusal(f"{name_of(path)} is too large: more than {LARGEST // 1024 // 1024} MB")
    return content


def decoded(path: str, content: bytes) -> str:
    """UTF-8, perhaps with the mark that some editors put in front."""
    if b"\0" in content:
        raise Refusal(f"{name_of(path)} is not a text file")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise Refusal(f"{name_of(path)}, line {line}: this is not UTF-8 text") from problem


def write_text(path: str, text: str) -> None:
    """Write a file whole or not at all; `-` is standard output."""
    if path == STANDARD:
        sys.stdout.write(text)
    else:
        write_bytes(path, text.encode("utf-8"))


def write_bytes(path: str, content: bytes) -> None:
    """The same for what is no text."""
    if path == STANDARD:
        sys.stdout.buffer.write(content)
        return
    try:
        if is_special(path):
            Path(path).write_bytes(content)
        else:
            replace(Path(path), content)
    except OSError as problem:
        raise Refusal(f"cannot write {path}: {problem.strerror or problem}") from problem
    except ValueError as problem:
        raise Refusal(f"cannot write {path!r}: {problem}") from problem


def replace(path: Path, content: bytes) -> None:
    """Put a new file in the place of an old one in one step."""
    path = path.resolve()
    handle, fresh = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "wb") as file:
            file.write(content)
        os.chmod(fresh, stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~current_umask())
        os.replace(fresh, path)
    except BaseException:
        os.unlink(fresh)
        raise


def current_umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def is_special(path: str) -> bool:
    """A device or a pipe is written to; it cannot be replaced."""
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def printable(name: str) -> str:
    """A name without what would make a terminal misbehave."""
    return "".join(character if character.isprintable() else "?" for character in name)


def name_of(path: str) -> str:
    return "standard input" if path == STANDARD else path


@contextmanager
def named(path: str) -> Iterator[None]:
    """What is not understood inside is said with the name of the file."""
    from hegemon.engine.errors import NotAllowed, NotUnderstood

    try:
        yield
    except (NotAllowed, NotUnderstood) as problem:
        raise Refusal(f"{name_of(path)}: {problem}") from problem


def read_record(path: str, text: str, until: int | None = None) -> Record:
    """The record in a text, perhaps only its first moves."""
    from hegemon.engine import discovery

    with named(path):
        record = discovery.read_record(text)
    if until is None:
        return record
    if not 0 <= until <= len(record.moves):
        raise Refusal(f"{name_of(path)} has {len(record.moves)} moves, so --until takes 0 to {len(record.moves)}")
    return record.cut(until)


def read_match(path: str, until: int | None = None) -> Match:
    """The match that a record tells of, or that begins at a position; which of them the file is, its title says."""
    from hegemon.engine.discovery import from_position, replay_record
    from hegemon.engine.record import POSITION_TITLE

    text = read_text(path)
    if not text.startswith(POSITION_TITLE):
        record = read_record(path, text, until)
        record.names = [printable(name) for name in record.names]
        with named(path):
            return replay_record(record)
    if until:
        raise Refusal(f"{name_of(path)} is a position and has no moves, so --until does not fit")
    with named(path):
        return from_position(text)
