"""Campus: conquer a university, building by building."""

from hegemon.engine.game import Game
from hegemon.games.campus import board, dials, setup, state

GAME = Game(
    name="campus",
    title="Campus",
    summary="Conquer a university, building by building, with dice and nerve.",
    version=2,
    players=(2, 6),
    dials=dials.DIALS,
    blank=state.blank,
    setup=setup.setup,
    folder=__path__[0],
    draw=board.draw,
    earlier={1: dials.before_compensation},
)
