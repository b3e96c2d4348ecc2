"""Frontier: expand over a map that was never drawn before."""

from hegemon.engine.game import Game
from hegemon.games.frontier import board, dials, setup, state
from hegemon.games.frontier.content import LEAST_PLAYERS, MOST_PLAYERS

GAME = Game(
    name="frontier",
    title="Frontier",
    summary="Expand across a map nobody has seen before, and hold on to what you have.",
    version=2,
    earlier={1: dials.of_version_1},
    players=(LEAST_PLAYERS, MOST_PLAYERS),
    dials=dials.DIALS,
    blank=state.blank,
    setup=setup.setup,
    folder=__path__[0],
    draw=board.draw,
)
