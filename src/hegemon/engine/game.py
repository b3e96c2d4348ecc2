"""A game as everything outside its folder sees it: what it is called, who can play, its dials, how to begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any

from hegemon.engine.adapter import adapted
from hegemon.engine.dials import Dial, Options, settle
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.events import Event
from hegemon.engine.match import Match
from hegemon.engine.state import State

Blank = Callable[[int, Options], Any]
Setup = Callable[[Any, Dice], None]
Draw = Callable[[Any], str]  # a game knows the shape of its own views
Reading = Callable[[dict[str, object]], dict[str, object]]  # options as an earlier version wrote them, as today's


class Game:
    """The description that a game's folder, or an outside package, gives of itself.

    `name` is what records, the command line and the entry point call it; `players` are the fewest and the most.
    `blank` makes the state before anything is dealt, from the number of players and the settled options; `setup` deals
    and makes the first decision pending, with the dice it is given. `folder` is where `RULES.md` lies. `draw` gives a
    whole `<svg>` of a view and `show` the board in characters; both may be missing. `version` is that of the rules,
    `earlier` has the versions that can still be played.
    """

    def __init__(
        self,
        name: str,
        title: str,
        summary: str,
        version: int,
        players: tuple[int, int],
        dials: list[Dial],
        blank: Blank,
        setup: Setup,
        folder: str,
        draw: Draw | None = None,
        show: Draw | None = None,
        earlier: Mapping[int, Reading] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.summary = summary
        self.version = version  # of the rules
        self.earlier = dict(earlier or {})  # versions that are still played, by the reading that their options get
        self.least, self.most = players
        self.dials = dials
        self.make_blank = blank  # (players, options): the state before anything is dealt
        self.make_setup = setup  # (state, dice): deals, and makes the first decision pending
        self.folder = Path(folder)
        self.draw = draw  # a view as SVG
        self.show = show  # a view as text for a terminal

    def settle(self, players: int, given: Mapping[str, object]) -> Options:
        """Check the number of players and all options; defaults for what is not given."""
        if not self.least <= players <= self.most:
            raise NotUnderstood(f"{self.title} is for {self.seats_text()} players, not {players}")
        return settle(self.dials, given, players)

    def plays(self, version: int) -> bool:
        """Can a game that was begun under this version of the rules be played here?"""
        return version == self.version or version in self.earlier

    def reading(self, version: int, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a game of this version, with the dials that keep the rules as they were then."""
        given = dict(options)
        return given if version == self.version else self.earlier[version](given)

    def seats_text(self) -> str:
        """How many can play, in words."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def blank(self, players: int, options: Options) -> State:
        """The state before anything is dealt; positions are read into it."""
        return adapted(self.make_blank(players, options))

    @property
    def state_class(self) -> type:
        """The class that knows the rules, as its author wrote it: what the adapter carries, not the adapter."""
        return type(self.make_blank(self.least, self.settle(self.least, {})))

    def begin(self, players: int, dice: Dice, options: Options, heard: list[Event] | None = None) -> State:
        """A state at its first decision; the list, if one is given, hears what happens until then."""
        inner = self.make_blank(players, options)
        if heard is not None and hasattr(inner, "heard"):
            inner.heard = heard
        self.make_setup(inner, dice)
        state = adapted(inner)
        state.heard = None
        return state

    def start(self, players: int, seed: int, **given: object) -> State:
        """A state at its first decision, from a seed and options; for loops that need no match around it."""
        return self.begin(players, seeded(seed), self.settle(players, given))

    def new(self, players: int, seed: int | None = None, names: Sequence[str] = (), **given: object) -> Match:
        """A match at its first decision; without a seed it takes one from the system and `match.seed` says which."""
        match = Match(self, players, self.settle(players, given), randbits(64) if seed is None else seed, names)
        match.deal()
        return match

    @property
    def rules(self) -> Path:
        """The rule book."""
        return self.folder / "RULES.md"

    def __repr__(self) -> str:
        return f"<Game {self.name}>"
