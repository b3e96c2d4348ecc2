"""Connect Four for Hegemon."""

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.game import Game

from connect_four.board import show
from connect_four.rules import ConnectFour


def blank(players: int, options: Options) -> ConnectFour:
    """An empty board."""
    return ConnectFour()


def setup(state: ConnectFour, dice: Dice) -> None:
    """FOUR-1.1 The game begins with the empty board: nothing is dealt."""


GAME = Game(
    name="connect_four",
    title="Connect Four",
    summary="Drop stones into a standing board; four in a row win.",
    version=1,
    players=(2, 2),
    dials=[],
    blank=blank,
    setup=setup,
    folder=__path__[0],
    show=show,
)
