"""Swarm: a desert, a wandering swarm, hidden plans and bought friends."""

from hegemon.engine.game import Game
from hegemon.games.swarm import board, dials, setup, state

GAME = Game(
    name="swarm",
    title="Swarm",
    summary="Hidden plans and bought friends in a desert that a swarm devours.",
    version=3,
    players=(2, 6),
    dials=dials.DIALS,
    blank=state.blank,
    setup=setup.setup,
    folder=__path__[0],
    draw=board.draw,
    earlier={1: dials.first_reading, 2: dials.second_reading},
)
