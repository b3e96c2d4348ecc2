"""One game's face: what its modules offer, and plain substitutes for what they do not.

A game's own functions may fail; then the substitute is shown too, and the log says so once. A mistake in a picture or a
sentence never costs the game that is played.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Mapping
from html import escape
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hegemon.face.modules import module_of
from hegemon.face.plain import describe_plainly
from hegemon.face.sheet import Sheet

if TYPE_CHECKING:
    from hegemon.engine.game import Game

T = TypeVar("T")
View = dict[str, object]
Deal = dict[str, object]  # a sentence, `text`, and `moves`: each with its `label` and the `move` as it is written
logger = logging.getLogger(__name__)


class Picture(NamedTuple):
    """A board: its three parts are of one drawing, or of none."""

    view_box: str
    still: str
    pieces: dict[str, str]


class Face:
    """How one game looks and what it says of itself."""

    def __init__(self, game: Game, strict: bool = False) -> None:
        self.game = game
        self.strict = strict  # fail where the game's functions do: for those who look for mistakes
        self.failed: set[str] = set()  # the functions whose failure was told
        self.drawings = self.module("board")
        self.texts = self.module("words")
        self.latest: tuple[View, Picture] | None = None

    def module(self, name: str) -> ModuleType | None:
        """A module of the game; none where it has none, or one that cannot be read."""
        try:
            return module_of(self.game, name)
        except Exception as problem:
            self.complain(f"the module {name}", problem)
            return None

    def own(self, module: ModuleType | None, name: str, plain: Callable[..., T], *told: object) -> T:
        """What the game's own function says, or its plain substitute where there is none or where it fails."""
        function: Callable[..., T] = getattr(module, name, plain)
        try:
            return function(*told)
        except Exception as problem:
            self.complain(name, problem)
            return plain(*told)

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
        plain = Sheet(self.game.draw, self.game.show or self.describe)
        try:
            return drawn(self.drawings if hasattr(self.drawings, "pieces") else plain, view)
        except Exception as problem:
            self.complain("the board", problem)
            seen = {name: value for name, value in view.items() if name != "events"}
            return drawn(Sheet(None, describe_plainly), seen)

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
        """What lies beside the map, each a whole picture."""
        return self.own(self.drawings, "panels", no_panels, view)

    def hand(self, view: View) -> str:
        """A picture of what only the viewer holds; empty when there is nothing."""
        return self.own(self.drawings, "hand", nothing, view)

    def spot(self, kind: str, word: str) -> str:
        """The attribute that marks the thing which a pick or an event names, as it stands in the markup.

        A kind has no place when nothing on board, in panels or hand is marked so; it is then picked by its word.
        """
        return self.own(self.drawings, "spot", marked, kind, word)

    def describe(self, view: View) -> str:
        """The position in sentences."""
        return self.own(self.texts, "describe", describe_plainly, view).rstrip("\n")

    def moment(self, view: View) -> str:
        """Who is awaited for what, as far as the game says it."""
        return self.own(self.texts, "moment", nothing, view)

    def outcome(self, view: View) -> str:
        """How a game that is over was won, and by whom; empty when the game has no words for it."""
        return self.own(self.texts, "outcome", nothing, view)

    def governs(self, view: View) -> list[str]:
        """The rules that say what can be done now, as far as the game names them."""
        return self.own(self.texts, "governs", no_rules, view)

    def hint(self, view: View, options: Mapping[str, object], words: list[str]) -> str:
        """A remark on a move or its beginning; empty when there is nothing to say."""
        return self.own(self.texts, "hint", no_hint, view, options, words)

    def chapter(self, view: View) -> str:
        """The bookmark that this moment belongs to; empty when there is none."""
        return self.own(self.texts, "chapter", numbered_round, view)

    def deals(self, view: View, seat: int) -> list[Deal]:
        """The open deals that concern a seat, from its view, with the moves that answer them."""
        return self.own(self.texts, "deals", no_deals, view, seat)

    def score(self, view: View, seat: int) -> str:
        """What a seat has to show, with the name of what is counted; empty when the number says enough."""
        return self.own(self.texts, "score", no_score, view, seat)


def drawn(board: ModuleType | Sheet | None, view: View) -> Picture:
    """The three parts of a board."""
    assert board is not None
    return Picture(board.view_box(view), board.still(view), board.pieces(view))


def nothing(view: View) -> str:
    """What a game says that says nothing."""
    return ""


def no_rules(view: View) -> list[str]:
    """No rule is named."""
    return []


def no_hint(view: View, options: Mapping[str, object], words: list[str]) -> str:
    """No remark."""
    return ""


def no_deals(view: View, seat: int) -> list[Deal]:
    """A game without deals."""
    return []


def no_score(view: View, seat: int) -> str:
    """The number of points says enough."""
    return ""


def no_panels(view: View) -> dict[str, str]:
    """Nothing lies beside the map."""
    return {}


def numbered_round(view: View) -> str:
    """The round, where a view counts rounds.

    >>> numbered_round({"round": 3}), numbered_round({"round": 0}), numbered_round({})
    ('Round 3', 'Setup', '')
    """
    if not isinstance(view.get("round"), int):
        return ""
    return f"Round {view['round']}" if view["round"] else "Setup"


def marked(kind: str, word: str) -> str:
    """A thing carries its kind and its word.

    >>> marked("territory", "fysik")
    'data-territory="fysik"'
    """
    return f'data-{kind}="{escape(word)}"'
