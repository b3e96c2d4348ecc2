"""How a game shows itself: plain answers to everything, each replaced by the game's own function where it has one.

A game's own functions may fail; then the plain answer is given too, and the log says so once. A mistake in a picture or
a sentence never costs the game that is played.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from functools import wraps
from html import escape
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from hegemon.presentation.modules import module_of
from hegemon.presentation.parts import (
    NO_PHASES,
    Card,
    Curve,
    Deal,
    Deed,
    Fact,
    Headline,
    Note,
    Phases,
    Preview,
    Progress,
    Scene,
    Showdown,
    Speech,
    VerbWords,
)
from hegemon.presentation.plain import describe_plainly
from hegemon.presentation.plain_board import PlainBoard

if TYPE_CHECKING:
    from hegemon.engine.dials import Options
    from hegemon.engine.game import Game

View = dict[str, Any]
Imagine = Callable[[], Any]  # a state of the game, as the viewer imagines it
Earlier = Callable[[], list[Scene]]  # what the reader was told of before, the newest last
logger = logging.getLogger(__name__)

PAPER = ("#e9e0cb", "#2a2620")  # around a board that has no ground of its own, in the light and in the dark
# What a game's `words` may say; each name is that of a method below.
TEXTS = (
    *("prompt", "chosen", "moment", "doing", "heading", "phases", "facts", "progress", "role", "notice", "notes"),
    *(
        "verbs",
        "button",
        "preview",
        "hint",
        "deals",
        "speech",
        "headline",
        "chances",
        "showdowns",
        "begins",
        "chapter",
        "governs",
        "describe",
        "score",
        "outcome",
        "drops_out",
        "curves",
        "deeds",
    ),
)


class Picture(NamedTuple):
    """A board: its three parts are of one drawing, or of none."""

    view_box: str
    still: str
    pieces: dict[str, str]


class Presentation:
    """What one game shows and says. The methods are the plain answers; a game's modules replace them by name."""

    def __init__(self, game: Game, strict: bool = False) -> None:
        self.game = game
        self.strict = strict  # fail where the game's functions do: for those who look for mistakes
        self.failed: set[str] = set()  # the functions whose failure was told
        self.latest: tuple[View, Picture] | None = None
        self.drawings = self.module("board")
        self.take_over(self.drawings, ("panels", "hand", "spot", "cards", "ground"))
        self.take_over(self.module("words"), TEXTS)

    def module(self, name: str) -> ModuleType | None:
        """A module of the game; none where it has none, or one that cannot be read."""
        try:
            return module_of(self.game, name)
        except Exception as problem:
            self.complain(f"the module {name}", problem)
            return None

    def take_over(self, module: ModuleType | None, names: tuple[str, ...]) -> None:
        """The game's own functions in place of the plain answers."""
        for name in names:
            if hasattr(module, name):
                setattr(self, name, self.guarded(getattr(module, name), getattr(self, name)))

    def guarded(self, own: Callable[..., Any], plain: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the game, with the plain answer where it fails."""

        @wraps(own)
        def ask(*told: object) -> Any:
            try:
                return own(*told)
            except Exception as problem:
                self.complain(plain.__name__, problem)
                return plain(*told)

        return ask

    def complain(self, what: str, problem: Exception) -> None:
        """Tell whoever runs this that something of the game has failed, once."""
        if self.strict:
            raise problem
        if what not in self.failed:
            self.failed.add(what)
            at = traceback.extract_tb(problem.__traceback__)[-1]
            why = f"{type(problem).__name__}: {problem} ({at.filename}:{at.lineno})".replace("\n", " ")
            logger.error("%s: %s failed, so something plain is shown: %s", self.game.name, what, why)

    def picture(self, view: View) -> Picture:
        """The board of a view, drawn once: a view is made for one moment and does not change."""
        if self.latest is None or self.latest[0] is not view:
            self.latest = (view, self.draw(view))
        return self.latest[1]

    def draw(self, view: View) -> Picture:
        """The game's own board, or the position in words where there is none or where it fails in any part."""
        plain = PlainBoard(self.game.draw, self.game.show or self.describe)
        try:
            return drawn(self.drawings if hasattr(self.drawings, "pieces") else plain, view)
        except Exception as problem:
            self.complain("the board", problem)
            seen = {name: value for name, value in view.items() if name != "events"}
            return drawn(PlainBoard(None, describe_plainly), seen)

    def view_box(self, view: View) -> str:
        """Left, top, width and height of the picture."""
        return self.picture(view).view_box

    def still(self, view: View) -> str:
        """What does not change in a game, as a group with the id `still`."""
        return self.picture(view).still

    def pieces(self, view: View) -> dict[str, str]:
        """What changes, in parts from the bottom up; from one move to the next most of them stay as they are."""
        return self.picture(view).pieces

    def live(self, view: View) -> str:
        """All parts as a group with the id `live`, each part in a group with the id `piece-KEY`."""
        parts = "".join(f'<g id="piece-{key}">{markup}</g>' for key, markup in self.pieces(view).items())
        return f'<g id="live">{parts}</g>'

    def panels(self, view: View) -> dict[str, str]:
        """What lies beside the map, each a whole picture: nothing."""
        return {}

    def hand(self, view: View) -> str:
        """A picture of what only the viewer holds; empty when there is nothing."""
        return ""

    def spot(self, kind: str, word: str) -> str:
        """The attribute that marks the thing which a pick or an event names, as it stands in the markup.

        A kind has no place when nothing on board, in panels or hand is marked so; it is then picked by its word.
        """
        return f'data-{kind}="{escape(word)}"'

    def cards(self, view: View) -> list[Card]:
        """The cards that the viewer may play at some time, in the order in which they stand in the hand."""
        return []

    def ground(self, view: View) -> tuple[str, str]:
        """The colour on which the board lies, so that it can go on around it: in the light, and in the dark."""
        return PAPER

    def prompt(self, view: View) -> str:
        """What the viewer, who is asked, has to do now: to them, in 60 characters at most."""
        return "Choose your move"

    def chosen(self, view: View) -> str:
        """What the viewer has answered, in secret, while others are still asked; empty where the game does not say."""
        return ""

    def moment(self, view: View) -> str:
        """What is going on, for those who wait: `Bo is bidding for a leader`."""
        return ""

    def doing(self, view: View, seat: int) -> str:
        """What a seat that is asked is doing, in a word or two: `bidding`."""
        return "to move"

    def heading(self, view: View) -> str:
        """How far the game is: `Round 25 of 40`."""
        return self.chapter(view)

    def phases(self, view: View) -> Phases:
        """The parts of a round, where it has some."""
        return NO_PHASES

    def role(self, view: View, seat: int) -> str:
        """What a seat is in this game, where seats differ: `Tactician`."""
        return ""

    def facts(self, view: View, seat: int) -> list[Fact]:
        """What everyone may know that a seat has, the most important first."""
        return []

    def progress(self, view: View, seat: int) -> Progress | None:
        """How near a seat is to winning; none where its score says it."""
        return None

    def notice(self, view: View) -> Note | None:
        """What is in force for everyone now, such as the event of a round."""
        return None

    def notes(self, view: View) -> list[Note]:
        """What the viewer alone knows and has not to play: quests, a traitor, a special power."""
        return []

    def verbs(self, view: View) -> dict[str, VerbWords]:
        """By the word of a verb: how it is offered, and what is asked for on the way."""
        return {}

    def button(self, view: View, words: list[str]) -> str:
        """What a whole move of the viewer does, for the button that plays it: `Conquer h9`; `{n}` is its count."""
        return ""

    def preview(self, view: View, imagine: Imagine, words: list[str]) -> Preview:
        """What a move in the making means; see `hint` for what `imagine` is."""
        return {"what": "", "about": self.hint(view, imagine, words), "price": ""}

    def headline(self, scenes: list[Scene]) -> Headline | None:
        """What one move did, told in one line, from its events as a reader saw them; none: as the first of them is."""
        return None

    def chances(self, options: Options, scenes: list[dict[str, Any]]) -> list[int]:
        """Of an attack by dice, the attacker's chance in percent: before the first roll, and after each; or none."""
        return []

    def showdowns(self, view: View, scenes: list[Scene], earlier: Earlier) -> list[Showdown]:
        """The great moments of a move, in order, from its events as a reader saw them; the view is that after it."""
        return []

    def begins(self, scene: Scene) -> bool:
        """Does a round, a phase or a turn begin with this event, so that it has a line of the log of its own?"""
        return False

    def describe(self, view: View) -> str:
        """The position in sentences."""
        return describe_plainly(view)

    def outcome(self, view: View) -> str:
        """How a game that is over was won, and by whom; empty when the game has no words for it."""
        return ""

    def drops_out(self, event: str) -> bool:
        """Is the seat that an event of this name speaks of first out of the game from then on?"""
        return False

    def curves(self, view: View) -> list[Curve]:
        """What is drawn over time once the game is over, one to three things; none: how the scores stood."""
        return []

    def deeds(self) -> list[Deed]:
        """What is counted of each player's game from its events, once it is over."""
        return []

    def governs(self, view: View) -> list[str]:
        """The rules that say what can be done now, as far as the game names them."""
        return []

    def hint(self, view: View, imagine: Imagine, words: list[str]) -> str:
        """A remark on a move of the viewer or its beginning, such as its price or its odds; empty when there is none.

        `imagine()` is a position that the viewer takes for possible, so that the rules' own functions can be asked;
        what is said must be the same in every such position.
        """
        return ""

    def chapter(self, view: View) -> str:
        """The bookmark that this moment belongs to: the round, where a view counts rounds."""
        if not isinstance(view.get("round"), int):
            return ""
        return f"Round {view['round']}" if view["round"] else "Setup"

    def deals(self, view: View, imagine: Imagine) -> list[Deal]:
        """The open deals that concern the viewer, with the moves that answer them."""
        return []

    def speech(self, view: View, words: list[str]) -> Speech | None:
        """What a bot, whose view this is, says to a person with a move beside, or to ask for one; mostly nothing."""
        return None

    def score(self, view: View, seat: int) -> str:
        """What a seat has to show, with the name of what is counted; empty when the number says enough."""
        return ""


def drawn(board: ModuleType | PlainBoard | None, view: View) -> Picture:
    """The three parts of a board."""
    assert board is not None
    return Picture(board.view_box(view), board.still(view), board.pieces(view))
