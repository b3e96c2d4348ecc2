"""One game at the terminal, from where it stands to its end: asks people, lets bots answer, tells what happened."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from shlex import quote
from typing import TYPE_CHECKING

import click

from hegemon.bots.arena import MOVES_AN_ASIDE, talker_after
from hegemon.bots.bot import NOTHING
from hegemon.cli import screen
from hegemon.cli.playing import commands, menu, picking, telling
from hegemon.cli.playing.reading import Reader
from hegemon.cli.playing.results import listed, result_lines
from hegemon.cli.playing.seating import bots_for
from hegemon.cli.playing.terminal import Terminal
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.presentation.about import about

if TYPE_CHECKING:
    from hegemon.cli.playing.keeping import Keeper
    from hegemon.cli.playing.seating import Player
    from hegemon.engine.match import Match

KEEP_SECONDS = 1.0  # of bots' play that a sudden end may cost; a person's move is kept at once
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Session:
    """A match at this terminal, and what has been told of it here."""

    def __init__(self, match: Match, players: list[Player], keeper: Keeper, in_words: bool) -> None:
        match.rename([player.name for player in players])
        self.match = match
        self.players = players
        self.keeper = keeper
        self.in_words = in_words  # sentences instead of a board
        self.terminal = Terminal(match.game)
        self.bots = bots_for(players, match.seed)
        self.reader = Reader(self.completions)
        self.viewer: int | None = None  # the person who sits here now
        self.told = len(match.moves)  # moves that this screen has shown
        self.known: dict[int, int] = {}  # by seat: moves that were shown to it when it was last asked
        self.path: picking.Path | None = None
        self.talked = 0  # moves that had been played when a bot last did something beside
        self.kept = 0.0  # when the record was last put where it is safe

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        self.keep()
        self.welcome()
        try:
            while not self.match.over:
                self.step()
        except commands.Leave as leaving:
            return leaving.code
        except KeyboardInterrupt:
            return commands.leave_at_once(self)
        self.finish()
        return 0

    def step(self) -> None:
        """One decision: of a bot if one is asked, else of a person."""
        self.let_bot_talk()
        waiting = self.match.unanswered  # only now: something beside may have answered the question
        bots = [seat for seat in waiting if seat in self.bots]
        if bots:
            self.let_bot_play(bots[0])
        elif waiting:
            self.ask(self.viewer if self.viewer in waiting else waiting[0])

    def let_bot_play(self, seat: int) -> None:
        """A bot answers; it is given what its seat can imagine, never the true state. Its turn is told when it ends."""
        self.let_bot_propose(seat)
        if seat not in self.match.unanswered:
            return
        with self.thinking(seat):
            move = int(self.bots[seat].answer(self.match.state, seat))
        self.match.play_move(seat, move)
        if time.monotonic() - self.kept > KEEP_SECONDS:
            self.keep()
        if seat not in self.match.unanswered:
            self.tell_news()

    def let_bot_talk(self) -> None:
        """After every few moves one bot, each in its turn, may do something beside what is asked."""
        played = len(self.match.moves)
        if played == self.talked or played % MOVES_AN_ASIDE:
            return
        self.talked = played
        seat = int(talker_after(self.match.state, played))
        move = int(self.bots[seat].beside(self.match.state, seat)) if seat in self.bots else NOTHING
        if move != NOTHING:
            self.match.play_move(seat, move)
            self.let_bots_answer()

    def let_bot_propose(self, seat: int) -> None:
        """Before its move a bot may turn to others."""
        move = int(self.bots[seat].initiative(self.match.state, seat))
        if move != NOTHING:
            self.match.play_move(seat, move)
            self.let_bots_answer()

    def let_bots_answer(self) -> None:
        """Every bot may answer once what somebody did beside."""
        for seat, bot in self.bots.items():
            move = int(bot.respond(self.match.state, seat))
            if move != NOTHING:
                self.match.play_move(seat, move)

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say who is thinking, as long as that lasts, where it can be wiped away again."""
        if screen.has_colour():
            click.echo(f"{self.match.names[seat]} is thinking ...\r", nl=False)
        yield
        if screen.has_colour():
            click.echo("\x1b[K", nl=False)

    def ask(self, seat: int) -> None:
        """Show where it stands and take lines until the seat has moved."""
        self.keep()
        self.sit_down(seat)
        self.tell_news()
        self.show_position()
        self.path = picking.Path(self.match, seat).skipped()
        moves = len(self.match.moves)
        while len(self.match.moves) == moves and self.path is not None:
            line = self.reader.line(menu.question(self.path))
            if line is None:
                click.echo()
                raise commands.Leave(commands.leave_at_once(self, 0))
            self.answer(seat, line)
        self.known[seat] = len(self.match.moves)

    def sit_down(self, seat: int) -> None:
        """Let another person come to the screen; what they may not see of each other is covered first."""
        if self.viewer not in (None, seat) and self.match.view(self.viewer) != self.match.view(seat):
            click.echo(CLEAR if screen.has_colour() else "\n" * 3, nl=False)
            self.reader.line(f"Pass the keyboard to {self.match.names[seat]}, then press Enter. ")
            self.told = self.known.get(seat, 0)
        self.viewer = seat

    def answer(self, seat: int, line: str) -> None:
        """Do what a line says: a move or its beginning, or a command; complaints are one line."""
        assert self.path is not None
        try:
            if not line:
                self.show_menu()
            elif not commands.carried_out(self, seat, line):
                self.walk(seat, line.split())
        except (NotAllowed, NotUnderstood, picking.Ambiguous) as problem:
            self.say(sentence(str(problem)))

    def walk(self, seat: int, words: list[str]) -> None:
        """Go on with the picks, or begin anew with a whole move; play it when it is complete."""
        assert self.path is not None
        try:
            path = self.walked(words)
        except NotUnderstood as problem:
            reason = self.why_not(seat, words, problem)
            if reason is not None:
                raise reason from problem
            self.play(seat, int(self.match.notation.parse(" ".join(words))))
            return
        if path.picks.complete:
            self.play(seat, path.picks.move)
        else:
            self.path = path.skipped()
            self.show_menu()

    def walked(self, words: Sequence[str]) -> picking.Path:
        """The path that words lead to, from where one is or from the start; the obvious may be left out."""
        assert self.path is not None
        start = picking.Path(self.match, self.path.seat)
        problem: NotUnderstood | None = None
        is_verb = words[0] in start.picks.words
        for path in (start, self.path) if is_verb else (self.path, start, start.skipped()):
            try:
                return picking.follow(path, words)
            except NotUnderstood as unclear:
                problem = problem or unclear
        assert problem is not None
        raise problem

    def why_not(self, seat: int, words: list[str], problem: NotUnderstood) -> Exception | None:
        """What is wrong with words that are no path of picks; nothing if they are legal all the same."""
        assert self.path is not None
        for attempt in ([*self.path.words, *words], words):
            try:
                return picking.refusal(self.match, seat, attempt)
            except NotUnderstood as unclear:
                worse = unclear
        verbs = [verb for verb in self.match.notation.words() if verb.startswith(words[0].lower())]
        possible = picking.Path(self.match, seat).picks.words
        if len(verbs) == 1 and verbs[0] not in possible:
            return NotUnderstood(f"you cannot {verbs[0]} now; you can {' or '.join(possible)}")
        return worse if words[0] in possible or not self.path.picked else problem

    def play(self, seat: int, move: int) -> None:
        """Play a move and tell what it led to."""
        self.match.play_move(seat, move)
        self.keep()
        for line in telling.own_lines(self.match, self.match.moves[-1], seat):
            self.say(f"  {line}")
        self.told = len(self.match.moves)

    def keep(self) -> None:
        """Put the record where it is safe; say so once if that fails."""
        before = self.keeper.trouble
        self.keeper.keep(self.record_text())
        self.kept = time.monotonic()
        if self.keeper.trouble and not before:
            self.say(f"Warning: {self.keeper.trouble}.")

    def record_text(self) -> str:
        """The record, in which bots are marked as such."""
        record = self.match.record()
        record.names = [player.tagged for player in self.players]
        return str(record)

    def say(self, text: str = "") -> None:
        click.echo(screen.wrapped(screen.fitting(text)))

    def say_whole(self, text: str) -> None:
        """A line to be copied: it is not broken."""
        click.echo(text)

    def welcome(self) -> None:
        """What is played, by whom."""
        people = [player.name for player in self.players if player.is_human]
        self.say(f"{self.match.game.title}, {self.match.players} players. {about(self.match.game).pitch}")
        for seat, player in enumerate(self.players):
            self.say(f"{self.terminal.badge(seat)} {player.name}, {player.level}")
        if people:
            self.say("Type a move or the start of one. Enter shows your options, ? helps. Your game saves itself.")

    def tell_news(self) -> None:
        """What others did since this screen was last shown."""
        fresh = self.match.moves[self.told :]
        self.told = len(self.match.moves)
        for seat, steps in groupby(fresh, key=lambda step: step.seat):
            for number, line in enumerate(telling.turn_lines(self.match, list(steps), self.viewer)):
                self.say(f"{self.terminal.badge(seat) if number == 0 else '   '} {line}")

    def show_position(self) -> None:
        """The board, unless sentences are wanted, and one line that says what to do."""
        self.say()
        if not self.in_words:
            self.say(self.terminal.board(self.match.view(self.viewer)))
        self.say(self.status())

    def status(self) -> str:
        """How far the game is, and what the viewer has to do or waits for."""
        view, waiting = self.match.view(self.viewer), self.match.pending
        told = self.terminal.moment(view)
        if told and self.viewer in waiting:
            told = f"{self.match.names[self.viewer]}: {self.terminal.prompt(view)}"
        if told:
            return ". ".join(part.rstrip(".") for part in (self.terminal.heading(view), told) if part) + "."
        verbs = picking.Path(self.match, self.viewer if self.viewer in waiting else waiting[0]).picks.words
        return f"{listed([self.match.names[seat] for seat in waiting])} to move: {' or '.join(verbs)}."

    def show_menu(self) -> None:
        """What may be picked next."""
        assert self.path is not None
        view = self.match.view(self.path.seat)
        for line in menu.menu_lines(self.path, self.terminal, view, screen.size()[0]):
            self.say(line)

    def completions(self, before: Sequence[str], begun: str) -> list[str]:
        """The words that may follow, for the tab key."""
        if self.path is None:
            return []
        try:
            picks = (self.walked(before) if before else self.path).picks
        except (NotUnderstood, picking.Ambiguous):
            return []
        words = picks.words + ([] if before or self.path.picked else list(commands.COMMANDS))
        return [word for word in words if word.startswith(begun)]

    def finish(self) -> None:
        """The end: the board, the standing, the seed, and how to see it again."""
        self.keep()
        self.tell_news()
        self.say()
        self.say(self.terminal.describe(self.match.view()) if self.in_words else self.terminal.board(self.match.view()))
        for line in result_lines(self.match, self.terminal):
            self.say(line)
        if not self.match.origin:
            self.say(f"The seed was {self.match.seed}.")
        self.say_whole(f"Replay it: hegemon replay {quote(str(self.keeper.path))}")


def sentence(text: str) -> str:
    """A complaint as a sentence: begins with a capital, ends with a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!", ")")) else f"{text}."
