"""Cups for Hegemon: dice, bids and bluff."""

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.game import Game

from cups.board import draw, show
from cups.content import DIALS, House
from cups.rules import Cups


def blank(players: int, options: Options) -> Cups:
    """Everybody has dice, and nothing is thrown yet."""
    return Cups(players, House(options))


def setup(state: Cups, dice: Dice) -> None:
    """CUPS-1.1 The state keeps the dice that it is given: all chance comes from them."""
    state.begin(dice)


GAME = Game(
    name="cups",
    title="Cups",
    summary="Bid on dice that nobody sees all of, and doubt those who do.",
    version=1,
    players=(2, 4),
    dials=DIALS,
    blank=blank,
    setup=setup,
    folder=__path__[0],
    draw=draw,
    show=show,
)
