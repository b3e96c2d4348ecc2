"""What can be typed besides answers: asides, and `?`, `undo`, `save` and the rest; a slash makes them unmistakable."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from shlex import quote
from typing import TYPE_CHECKING

from hegemon.cli import files, screen
from hegemon.cli.failures import DONE, STOPPED, Refusal
from hegemon.cli.playing import picking
from hegemon.cli.playing.beside import AsidePath, aside_forms, aside_path
from hegemon.cli.rulebook import Rulebook, shown
from hegemon.engine.errors import NotUnderstood, quoted

if TYPE_CHECKING:
    from hegemon.cli.playing.session import Session

LOG_LINES = 20


class Leave(Exception):
    """Somebody leaves the table; the game is kept."""

    def __init__(self, code: int = DONE) -> None:
        super().__init__()
        self.code = code


def carried_out(session: Session, seat: int, line: str) -> bool:
    """Do what a line commands or does beside; False when it must be an answer to the question."""
    if line.startswith("?"):
        explain(session, seat, line[1:].strip())
        return True
    word, _, rest = line.lstrip("/").partition(" ")
    name = command_name(session, word.lower(), line.startswith("/"), not rest.strip())
    if not name:
        return done_beside(session, seat, line.split())
    try:
        COMMANDS[name][0](session, seat, rest.strip())
    except Refusal as problem:
        raise NotUnderstood(str(problem)) from problem
    return True


def command_name(session: Session, word: str, certain: bool, alone: bool) -> str:
    """The command that a word means: moves go first, then whole names, then a beginning that stands alone."""
    assert session.path is not None
    moves = session.path.picks.words + picking.Path(session.match, session.path.seat).picks.words
    is_move = any(known.startswith(picking.folded(word)) for known in moves)
    begun = [name for name in COMMANDS if name.startswith(word)]
    if certain and not word:
        return ""
    if word in COMMANDS and (certain or word not in moves):
        return word
    if len(begun) == 1 and (certain or (alone and not is_move)):
        return begun[0]
    if certain:
        raise NotUnderstood(f"there is no command {quoted(word)}; there are: {', '.join(COMMANDS)}")
    return ""


def done_beside(session: Session, seat: int, words: list[str]) -> bool:
    """Play what words say beside the question, or ask for what is missing of it; False when they are no aside."""
    assert session.path is not None
    path = aside_path(session.path, words)
    if path is None:
        return False
    if path.picks.complete:
        play_beside(session, seat, path.picks.move)
    else:
        session.path = path.skipped()
        session.show_menu()
    return True


def play_beside(session: Session, seat: int, move: int) -> None:
    """The question comes again afterwards; an aside that nothing is told of is repeated, so that one sees it done."""
    session.play(seat, move)
    if not session.match.moves[-1].events:
        session.say(f"  Done: {session.match.moves[-1].text}.")


def explain(session: Session, seat: int, text: str) -> None:
    """What can be done now and by which rules; or about one move, whether it is allowed and what it promises."""
    if text:
        explain_move(session, seat, text.split())
        return
    session.say(session.status())
    session.show_menu()
    explain_rules(session)
    session.say(f"Commands: {', '.join(COMMANDS)}. `? MOVE` checks whether a move is allowed.")


def explain_rules(session: Session) -> None:
    """The text of the rules that govern this moment."""
    ids = session.terminal.governs(session.match.view(session.viewer))
    book = Rulebook(session.match.game.rules) if ids else None
    for number in ids:
        assert book is not None
        show_markdown(session, book.rule(number).partition("\n\n")[0])


def show_markdown(session: Session, text: str) -> None:
    page = shown(text, min(screen.size()[0], 100), screen.has_colour())
    session.say("\n".join(line.rstrip() for line in page.splitlines()))


def explain_move(session: Session, seat: int, words: list[str]) -> None:
    """Whether a move, or the beginning of one, is possible, and the game's remark on it."""
    assert session.path is not None
    path = aside_path(session.path, words)
    if path is None:
        path = answer_path(session, seat, words)
    view = session.match.view(seat)
    remark = session.terminal.hint(view, partial(session.match.imagined, seat), path.spoken(path.words))
    told = f"You can `{path.text()}{'' if path.picks.complete else ' ...'}`"
    told += " in addition to your move" if isinstance(path, AsidePath) else ""
    session.say(f"{told}: {remark.rstrip('.')}." if remark else f"{told}.")


def answer_path(session: Session, seat: int, words: list[str]) -> picking.Path:
    """Where the words of an answer lead; an aside may begin with the same word. The reason when they lead nowhere."""
    try:
        return session.walked(words)
    except NotUnderstood as problem:
        reason = session.why_not(seat, words, problem)
        if reason is not None:
            raise reason from problem
        return picking.follow(AsidePath(session.match, seat), words)


def go_back(session: Session, seat: int, rest: str) -> None:
    """One pick back; from the beginning of an aside to the question."""
    assert session.path is not None
    went = session.path.back()
    if isinstance(session.path, AsidePath) and not (went and session.path.picked):
        session.path = picking.Path(session.match, seat).skipped()
    elif not went:
        raise NotUnderstood("nothing to go back to; `undo` undoes your last move")
    session.show_menu()


def show_legal(session: Session, seat: int, rest: str) -> None:
    """Every legal move, counts as ranges."""
    lines = session.match.legal(seat)
    for line in screen.in_columns(lines, screen.size()[0] - 2):
        session.say(f"  {line}")
    asides = session.match.asides(seat)
    if asides:
        session.say("Other actions:")
        for line in screen.in_columns(asides, screen.size()[0] - 2):
            session.say(f"  {line}")


def show_asides(session: Session, seat: int, rest: str) -> None:
    """What may be done beside the question, how it is written and what it does."""
    forms = aside_forms(session.match, seat)
    session.say("You can also, as often as the rules allow:" if forms else "No other actions right now.")
    for line in screen.aligned([[form, verb.text] for form, verb in forms]):
        session.say(f"  {line}")


def show_board(session: Session, seat: int, rest: str) -> None:
    """The board, and what is to be done."""
    session.say(session.terminal.board(session.match.view(seat)))
    session.say(session.status())


def show_text(session: Session, seat: int, rest: str) -> None:
    """The position in sentences."""
    session.say(session.terminal.describe(session.match.view(seat)))


def show_log(session: Session, seat: int, rest: str) -> None:
    """The last sentences of the log, so many, or all."""
    lines = session.match.log(seat)
    if rest and rest != "all" and not (rest.isascii() and rest.isdigit() and len(rest) < 9):
        raise NotUnderstood(f"`log` is followed by a number or by `all`, not by {quoted(rest)}")
    count = len(lines) if rest == "all" else int(rest or LOG_LINES)
    for line in lines[max(0, len(lines) - count) :]:
        session.say(f"  {line}")
    if not lines:
        session.say("Nothing has happened yet.")


def take_back(session: Session, seat: int, rest: str) -> None:
    """Undo one's own last move, while it has shown nothing."""
    match = session.match
    taken = match.take_back(seat)
    session.told = len(match.moves)
    session.keep()
    session.path = None  # the question is put anew
    session.say(f"Undone: {taken.text}.")


def save(session: Session, seat: int, rest: str) -> None:
    """Write the record to a file."""
    if not rest:
        raise NotUnderstood("type `save FILE`")
    path = os.path.expanduser(rest)
    if os.path.exists(path) and not agreed(session, f"{path} exists. Overwrite it? (yes or no) "):
        session.say("Nothing was saved.")
        return
    files.write_text(path, session.record_text())
    session.say_whole(f"Saved. To continue from here: hegemon play --load {quote(path)}")


def agreed(session: Session, question: str) -> bool:
    return (session.reader.line(question) or "no").lower() in ("y", "yes")


def show_position(session: Session, seat: int, rest: str) -> None:
    """The position as text, on the screen or in a file."""
    if not rest:
        session.say(session.match.position().rstrip("\n"))
        return
    path = os.path.expanduser(rest)
    if os.path.exists(path) and not agreed(session, f"{path} exists. Overwrite it? (yes or no) "):
        session.say("Nothing was saved.")
        return
    files.write_text(path, session.match.position())
    session.say(f"Saved to {path}.")


def show_rules(session: Session, seat: int, rest: str) -> None:
    """A rule by its number; without one the numbers there are."""
    book = Rulebook(session.match.game.rules)
    if rest:
        show_markdown(session, book.rule(rest))
        return
    session.say(f"Rules: {', '.join(book.rules) or 'none are numbered'}")
    session.say(f"`rules NUMBER` shows one, `hegemon rules {session.match.game.name}` the whole rule book.")


def show_help(session: Session, seat: int, rest: str) -> None:
    """How to type, and every command."""
    session.say("Type a move or the start of one; you can shorten words. Enter shows your options.")
    for line in screen.aligned([[usage, meaning] for _, usage, meaning in COMMANDS.values()]):
        session.say(f"  {line}")


def leave(session: Session, seat: int, rest: str) -> None:
    """Leave the table, perhaps with a copy in a file."""
    answer = session.reader.line("Save a copy to a file? (file name, or Enter to skip) ")
    if answer:
        save(session, seat, answer)
    raise Leave(leave_at_once(session, DONE))


def leave_at_once(session: Session, code: int = STOPPED) -> int:
    """Say how to come back; the exit code."""
    session.keep()
    if session.keeper.trouble:
        session.say(f"\nYour game could not be saved: {session.keeper.trouble}.")
    else:
        session.say(
            f"\nYour game is saved. To continue:{'' if session.keeper.is_chosen else ' `hegemon play --resume`, or'}"
        )
        session.say_whole(f"  hegemon play --load {quote(str(session.keeper.path))}")
    return code


Command = Callable[["Session", int, str], None]
COMMANDS: dict[str, tuple[Command, str, str]] = {
    "help": (show_help, "?  or  ? MOVE", "what you can do now; whether a move is allowed, and its odds"),
    "back": (go_back, "back", "go back one step"),
    "legal": (show_legal, "legal", "all legal moves"),
    "other": (show_asides, "other", "other actions you can take now"),
    "board": (show_board, "board", "the board again"),
    "text": (show_text, "text", "the position in sentences"),
    "log": (show_log, "log [N|all]", "what happened so far"),
    "undo": (take_back, "undo", "undo your last move, unless it revealed something"),
    "save": (save, "save FILE", "save a copy of the game"),
    "position": (show_position, "position [FILE]", "the position as text (includes the dice to come)"),
    "rules": (show_rules, "rules [NUMBER]", "a rule"),
    "quit": (leave, "quit", "leave; your game is saved"),
}
