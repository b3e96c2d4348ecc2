"""What becomes of errors: those that a user can cause are one sentence on stderr and an exit code, no traceback."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable

import click

DONE = 0
NOT_AS_IT_SHOULD_BE = 1
NOT_UNDERSTOOD = 2
STOPPED = 130
PIPE_CLOSED = 141  # what a shell shows for a program that ended because nobody read on
LONGEST = 400  # letters of a complaint; it is longer only if it repeats what somebody typed at length


class Refusal(Exception):
    """The command line cannot do what it was asked to; the sentence says why."""

    def __init__(self, sentence: str, code: int = NOT_UNDERSTOOD) -> None:
        super().__init__(sentence)
        self.code = code


def guarded(run: Callable[[], object]) -> int:
    """Run a command; its exit code, after one sentence on stderr if it failed in an expected way."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = run()
    except (KeyboardInterrupt, click.Abort):
        return complain("stopped.", STOPPED)
    except click.ClickException as problem:
        return complain(usage_sentence(problem), NOT_UNDERSTOOD)
    except OSError as problem:
        silence()
        return complain(system_sentence(problem), NOT_UNDERSTOOD)
    except Exception as problem:
        if not is_expected(problem):
            raise
        return complain(str(problem), problem.code if isinstance(problem, Refusal) else NOT_UNDERSTOOD)
    return result if isinstance(result, int) else DONE


def complain(sentence: str, code: int) -> int:
    """Print a sentence on stderr; the code."""
    try:
        click.echo(f"hegemon: {cut_short(sentence)}", err=True)
    except OSError:
        silence()
    return code


def cut_short(sentence: str) -> str:
    """A sentence that is too long, without its middle."""
    part = LONGEST // 2
    return sentence if len(sentence) <= LONGEST else f"{sentence[:part]} ... {sentence[-part:]}"


def is_expected(problem: Exception) -> bool:
    """May a user cause this? Everything else is a mistake of ours and keeps its traceback."""
    from hegemon.form import WrongForm

    if isinstance(problem, (Refusal, WrongForm)):
        return True
    errors = sys.modules.get("hegemon.engine.errors")
    return errors is not None and isinstance(problem, (errors.NotUnderstood, errors.NotAllowed))


def usage_sentence(problem: click.ClickException) -> str:
    """What was wrong with the arguments, and where the right ones are explained."""
    sentence = " ".join(problem.format_message().split()).rstrip(".")
    sentence = sentence[:1].lower() + sentence[1:]
    context = problem.ctx if isinstance(problem, click.UsageError) else None
    return f"{sentence} (see `{context.command_path} --help`)." if context else f"{sentence}."


def system_sentence(problem: OSError) -> str:
    """What the system refused."""
    what = reason(problem)
    return f"{problem.filename}: {what}." if problem.filename else f"cannot write the output: {what}."


def reason(problem: OSError) -> str:
    """Why the system refused."""
    return "it is closed" if problem.errno == errno.EBADF else problem.strerror or str(problem)


def silence() -> None:
    """Nobody reads on: let what is still buffered go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(nowhere, stream.fileno())


def nearest(word: str, names: Iterable[str]) -> str:
    """The names a word may have meant."""
    from difflib import get_close_matches

    known = list(names)
    close = get_close_matches(word.lower(), known, 2, 0.5)
    return f"did you mean {' or '.join(close)}?" if close else f"there are: {', '.join(known)}"
