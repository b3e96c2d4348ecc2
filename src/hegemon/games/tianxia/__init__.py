"""Tianxia: seven regions grow rich while nomads gather in the north."""

from hegemon.engine.game import Game
from hegemon.games.tianxia import board, dials, setup, state
from hegemon.games.tianxia.content import LEAST_PLAYERS, MOST_PLAYERS

GAME = Game(
    name="tianxia",
    title="Tianxia",
    summary="Seven regions grow rich while nomads gather in the north.",
    version=2,
    earlier={1: dials.of_version_1},
    players=(LEAST_PLAYERS, MOST_PLAYERS),
    dials=dials.DIALS,
    blank=state.blank,
    setup=setup.setup,
    folder=__path__[0],
    draw=board.draw,
)
