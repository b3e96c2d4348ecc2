"""One game's face: what its modules offer, and plain substitutes for what they do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from types import ModuleType
from typing import TYPE_CHECKING

from hegemon.face.modules import module_of
from hegemon.face.plain import describe_plainly
from hegemon.face.sheet import Sheet

if TYPE_CHECKING:
    from hegemon.engine.game import Game

View = dict[str, object]
Deal = dict[str, object]  # a sentence, `text`, and `moves`: each with its `label` and the `move` as it is written


class Face:
    """How one game looks and what it says of itself."""

    def __init__(self, game: Game) -> None:
        board, words = module_of(game, "board"), module_of(game, "words")
        self.described: Callable[[View], str] = getattr(words, "describe", describe_plainly)
        self.moments: Callable[[View], str] = getattr(words, "moment", nothing)
        self.governed: Callable[[View], list[str]] = getattr(words, "governs", no_rules)
        self.hinted: Callable[[View, Mapping[str, object], list[str]], str] = getattr(words, "hint", no_hint)
        self.chapters: Callable[[View], str] = getattr(words, "chapter", numbered_round)
        self.bargains: Callable[[View, int], list[Deal]] = getattr(words, "deals", no_deals)
        self.outcomes: Callable[[View], str] = getattr(words, "outcome", nothing)
        self.scores: Callable[[View, int], str] = getattr(words, "score", no_score)
        drawn: ModuleType | Sheet = Sheet(game, self.described)
        if board is not None and hasattr(board, "pieces"):
            drawn = board
        self.boxed: Callable[[View], str] = drawn.view_box
        self.stills: Callable[[View], str] = drawn.still
        self.parts: Callable[[View], dict[str, str]] = drawn.pieces
        self.beside: Callable[[View], dict[str, str]] = getattr(board, "panels", no_panels)
        self.held: Callable[[View], str] = getattr(board, "hand", nothing)
        self.spots: Callable[[str, str], str] = getattr(board, "spot", marked)

    def view_box(self, view: View) -> str:
        """Left, top, width and height of the picture."""
        return self.boxed(view)

    def still(self, view: View) -> str:
        """What does not change in a game, as a group with the id `still`."""
        return self.stills(view)

    def pieces(self, view: View) -> dict[str, str]:
        """What changes, in parts from the bottom up; from one move to the next most of them stay as they are."""
        return self.parts(view)

    def live(self, view: View) -> str:
        """All parts as a group with the id `live`, each part in a group with the id `piece-KEY`."""
        parts = "".join(f'<g id="piece-{key}">{markup}</g>' for key, markup in self.pieces(view).items())
        return f'<g id="live">{parts}</g>'

    def panels(self, view: View) -> dict[str, str]:
        """What lies beside the map, each a whole picture."""
        return self.beside(view)

    def hand(self, view: View) -> str:
        """A picture of what only the viewer holds; empty when there is nothing."""
        return self.held(view)

    def spot(self, kind: str, word: str) -> str:
        """The attribute that marks the thing which a pick or an event names, as it stands in the markup.

        A kind has no place when nothing on board, in panels or hand is marked so; it is then picked by its word.
        """
        return self.spots(kind, word)

    def describe(self, view: View) -> str:
        """The position in sentences."""
        return self.described(view).rstrip("\n")

    def moment(self, view: View) -> str:
        """Who is awaited for what, as far as the game says it."""
        return self.moments(view)

    def outcome(self, view: View) -> str:
        """How a game that is over was won, and by whom; empty when the game has no words for it."""
        return self.outcomes(view)

    def governs(self, view: View) -> list[str]:
        """The rules that say what can be done now, as far as the game names them."""
        return self.governed(view)

    def hint(self, view: View, options: Mapping[str, object], words: list[str]) -> str:
        """A remark on a move or its beginning; empty when there is nothing to say."""
        return self.hinted(view, options, words)

    def chapter(self, view: View) -> str:
        """The bookmark that this moment belongs to; empty when there is none."""
        return self.chapters(view)

    def deals(self, view: View, seat: int) -> list[Deal]:
        """The open deals that concern a seat, from its view, with the moves that answer them."""
        return self.bargains(view, seat)

    def score(self, view: View, seat: int) -> str:
        """What a seat has to show, with the name of what is counted; empty when the number says enough."""
        return self.scores(view, seat)


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
