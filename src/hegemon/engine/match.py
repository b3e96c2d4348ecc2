"""A game in play, for people and programs outside the rules: moves in text, checked, recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.events import EVERYONE, Event
from hegemon.engine.moves import contains
from hegemon.engine.picker import Picks, next_picks
from hegemon.engine.record import Header, Line, Record, format_position
from hegemon.engine.state import SPECTATOR, Standing, State, is_written, refusal, seats_in
from hegemon.engine.steps import NO_MOVE, Attempt, Before, Step, deal_step, played_step

if TYPE_CHECKING:
    from hegemon.engine.game import Game


class Match:
    """A game in play: its state, and everything that happened, from the deal on. Made by `Game.new`.

    >>> import hegemon
    >>> match = hegemon.game("campus").new(players=2, seed=7)
    >>> match.pending
    [0]
    >>> match.play(0, "place fysik 3")
    >>> len(match.moves)
    1
    """

    def __init__(self, game: Game, players: int, options: Options, seed: int, names: Sequence[str] = ()) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        given = [" ".join(name.split()) for name in names]  # a name is one line, whatever was typed
        self.names = [given[k] if k < len(given) and given[k] else f"seat {k}" for k in range(players)]
        self.origin: list[str] = []
        self.state: State = game.blank(players, options)
        self.notation = self.state.notation()
        self.steps: list[Step] = [deal_step([])]
        self.question = 1  # the number of what is asked now; an answer is bound to it
        self.edition = 0  # how often something was taken back
        self.seen_state: State = self.state  # the one that was looked at
        self.seen_legal: dict[int, vec[i64]] = {}
        self.seen_asides: dict[int, vec[i64]] = {}
        self.seen_views: dict[int, dict[str, object]] = {}
        self.seen_positions: dict[int, State] = {}

    def deal(self) -> None:
        """Set the game up from its seed."""
        opening: list[Event] = []
        self.begin(self.game.begin(self.players, seeded(self.seed), self.options, opening))
        self.steps = [deal_step(opening)]

    def place(self, fields: list[str], first_line: int = 1) -> None:
        """Set the game up from the fields of a position."""
        state = self.game.blank(self.players, self.options)
        state.load(fields, first_line)
        if state.seats != self.players:
            raise NotUnderstood(f"this position is for {state.seats} players, its header for {self.players}")
        wrong = state.audit()
        if wrong:
            raise NotUnderstood(f"this position cannot be: {wrong[0]}")
        self.begin(state)
        self.origin = state.lines()

    def begin(self, state: State) -> None:
        self.state = state
        self.notation = state.notation()
        self.look_anew()

    @property
    def opening(self) -> list[Event]:
        """What was told while the game was set up."""
        return self.steps[0].events

    @property
    def moves(self) -> list[Step]:
        """The moves that led here; what was taken back is not among them."""
        return [step for step in self.steps if step.move != NO_MOVE and not step.undone]

    @property
    def pending(self) -> list[int]:
        """The seats that are asked now; none when the game is over."""
        return seats_in(self.state.pending())

    @property
    def unanswered(self) -> list[int]:
        """Those of them whose answer is not in yet; whoever leads the game needs it, and nobody may be shown it."""
        return seats_in(self.state.unanswered())

    @property
    def standing(self) -> Standing:
        """Places, scores and, when it is over, why."""
        return self.state.standing()

    @property
    def over(self) -> bool:
        """Is nobody asked any more?"""
        return self.state.pending() == 0

    def legal(self, seat: int) -> list[str]:
        """What this seat may answer now, spans with their range."""
        return [self.notation.format(entry) for entry in self.legal_entries(seat)]

    def asides(self, seat: int) -> list[str]:
        """What this seat may do beside the question; nobody is awaited for it."""
        return [self.notation.format(entry) for entry in self.aside_entries(seat)]

    def legal_entries(self, seat: int) -> vec[i64]:
        """What this seat may answer now, packed; made once for each state."""
        self.check_seat(seat)
        self.look()
        if seat not in self.seen_legal:
            self.seen_legal[seat] = self.state.legal(seat)
        return self.seen_legal[seat]

    def aside_entries(self, seat: int) -> vec[i64]:
        """What this seat may do beside, packed; made once for each state."""
        self.check_seat(seat)
        self.look()
        if seat not in self.seen_asides:
            self.seen_asides[seat] = self.state.asides(seat)
        return self.seen_asides[seat]

    def play(self, seat: int, text: str) -> None:
        """Play a move given as text; NotUnderstood or NotAllowed otherwise, and nothing has changed."""
        self.carry_out(self.attempt(seat, text))

    def play_move(self, seat: int, move: int) -> None:
        """Play a packed move, one number, as bots give it; it is checked as well."""
        self.carry_out(self.attempt_move(seat, move))

    def attempt(self, seat: int, text: str) -> Attempt:
        """What a text means as a move of this seat, found legal; NotUnderstood or NotAllowed otherwise."""
        return self.attempt_move(seat, int(self.notation.parse(text)))

    def attempt_move(self, seat: int, move: int) -> Attempt:
        """A packed move, found legal: an answer to what is asked, or something beside it."""
        self.check_seat(seat)
        if not is_written(self.notation, move):
            raise NotAllowed("", "That is no move of this game.")
        is_answer = contains(self.legal_entries(seat), move)
        if not is_answer and not contains(self.aside_entries(seat), move):
            raise refusal(self.state, seat, move)
        return Attempt(seat, move, self.notation.format(move), is_answer)

    def carry_out(self, attempt: Attempt) -> Step:
        """Play what was attempted at this very state."""
        before = Before(self.state)
        heard: list[Event] = []
        self.state.heard = heard
        try:
            self.state.play(attempt.seat, attempt.move)
        finally:
            self.state.heard = None
            self.look_anew()
        step = played_step(attempt, before, self.state, heard)
        self.question += 1 if step.opened else 0
        self.steps.append(step)
        return step

    def remark(self, seat: int, sentence: str, audience: i64 = EVERYONE) -> Step:
        """Note what whoever leads the game has to say about a seat."""
        step = Step(seat, NO_MOVE, sentence, [])
        step.audience = audience
        self.steps.append(step)
        return step

    def why_not(self, seat: int, text: str) -> NotAllowed | None:
        """The rule that forbids a move, or nothing when it is legal."""
        self.check_seat(seat)
        return self.state.why_not(seat, self.notation.parse(text))

    def picks(self, seat: int, picked: Sequence[int] = ()) -> Picks:
        """What may be picked next on the way to a legal move."""
        return next_picks(self.notation, self.legal_entries(seat), list(picked))

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat, or with None a spectator, may know: the state's view, and under `names` the players' names."""
        if seat is not None:
            self.check_seat(seat)
        shown = self.state.view(SPECTATOR if seat is None else seat)
        shown["names"] = list(self.names)
        return shown

    def shown(self, seat: int | None = None) -> dict[str, object]:
        """The same for readers who leave it as it is: made once for each state."""
        self.look()
        reader = SPECTATOR if seat is None else seat
        if reader not in self.seen_views:
            self.seen_views[reader] = self.view(seat)
        return self.seen_views[reader]

    def imagined(self, seat: int) -> State:
        """A position that this seat cannot tell from the true one, for readers who leave it as it is.

        It is made once for each state, always with the same dice: it depends on nothing that the seat does not know.
        """
        self.check_seat(seat)
        self.look()
        if seat not in self.seen_positions:
            self.seen_positions[seat] = self.state.imagine(seat, seeded(0))
        return self.seen_positions[seat]

    def rename(self, names: Sequence[str]) -> None:
        """Speak of the players by other names."""
        self.names[:] = names
        self.look_anew()

    def look(self) -> None:
        """Forget what was seen of another state."""
        if self.seen_state is not self.state:
            self.look_anew()

    def look_anew(self) -> None:
        self.seen_state = self.state
        self.seen_legal = {}
        self.seen_asides = {}
        self.seen_views = {}
        self.seen_positions = {}

    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """The sentences that a seat, or a spectator, may read about the deal and the moves, or the moves since one."""
        if seat is not None:
            self.check_seat(seat)
        told = self.state.chronicle()
        reader = SPECTATOR if seat is None else seat
        steps = self.moves[since:] if since else [self.steps[0], *self.moves]
        return [told.sentence(event, self.names) for step in steps for event in step.events if event.seen_by(reader)]

    def last_noticed(self, seat: int) -> Step | None:
        """The last move that this seat knows of, its own included.

        An answer that nobody gave, since there was no other, is passed over, unless dice fell by it.
        """
        for step in reversed(self.steps):
            if step.is_move and not step.undone and step.noticed_by(seat) and (step.stands or not step.automatic):
                return step
        return None

    def retractable(self, seat: int) -> Step | None:
        """The own last move, before any dice, anything hidden turned up, or another's act that the seat noticed.

        While several choose in secret nothing is taken back: an answer can be given anew until all are in.
        """
        last = self.last_noticed(seat)
        return last if last is not None and last.seat == seat and not last.stands else None

    def can_take_back(self, seat: int) -> bool:
        """May this seat take its last move back?"""
        return self.retractable(seat) is not None

    def why_not_take_back(self, seat: int) -> str:
        """Why a seat's last move stays played, from what the seat knows; empty when it can be taken back."""
        last = self.last_noticed(seat)
        if last is None:
            return "Nothing has been played yet."
        if last.sealed and last.opened:
            return "All choices are revealed, so you cannot undo yours."
        if last.seat != seat:
            return f"{self.names[last.seat]} has moved since, so you cannot undo your move."
        if len(self.pending) > 1:
            return "You cannot undo now, but you can change your choice until everyone has chosen."
        return f"`{last.text}` rolled dice or revealed something, so you cannot undo it." if last.stands else ""

    def take_back(self, seat: int) -> Step:
        """Undo this seat's last move by playing the others again."""
        step = self.retractable(seat)
        if step is None:
            raise NotAllowed("", self.why_not_take_back(seat))
        self.undo(step)
        return step

    def undo(self, undone: Step) -> None:
        """Go on as if a step had not been made; it stays among the steps.

        What others did after it, unseen by its seat, is kept where it is still legal and undone with it where not:
        whether a move can be taken back must not tell of it. An answer to the question that is gone is not taken for
        one to the question that comes back, so that one has a number of its own. Answers that were given automatically
        since go with it: they are given anew where they are the only ones again.
        """
        for step in self.steps[self.steps.index(undone) + 1 :]:
            step.undone = step.undone or step.automatic
        undone.undone = True
        moves = self.moves
        state = self.fresh_state()
        for step in moves:
            if contains(state.legal(step.seat), step.move) or contains(state.asides(step.seat), step.move):
                state.play(step.seat, step.move)
            else:
                step.undone = True
        self.begin(state)
        self.question += 1 if undone.opened else 0
        self.edition += 1

    def fresh_state(self) -> State:
        """The state that the match began with."""
        if not self.origin:
            return self.game.begin(self.players, seeded(self.seed), self.options)
        state = self.game.blank(self.players, self.options)
        state.load(self.origin)
        return state

    def at(self, moves: int) -> Match:
        """The match after so many of its moves."""
        earlier = Match(self.game, self.players, self.options, self.seed, self.names)
        state = self.fresh_state()
        for step in self.moves[:moves]:
            state.play(step.seat, step.move)
        earlier.begin(state)
        return earlier

    def header(self) -> Header:
        """What a record or a position of this match begins with."""
        return Header(self.game.name, self.game.version, self.players, self.options)

    def position(self) -> str:
        """The whole state as text, secrets and all; `from_position` reads it back."""
        return format_position(self.header(), self.state.lines())

    def record(self) -> Record:
        """Seed and moves: the whole course of the game."""
        moves = [Line(0, f"{step.seat} {step.text}") for step in self.moves]
        record = Record(self.header(), self.seed, list(self.names), moves)
        record.position = list(self.origin)
        return record

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise NotUnderstood(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
