"""Frontier: expand over a map that was never drawn before."""

from hegemon.engine.game import Game
from hegemon.games.frontier import board, dials, setup, state

GAME = Game(
    name="frontier",
    title="Frontier",
    summary="Expand over a map that was never drawn before, and hold what you have.",
    version=1,
    players=(2, 8),
    dials=dials.DIALS,
    blank=state.blank,
    setup=setup.setup,
    folder=__path__[0],
    draw=board.draw,
)
