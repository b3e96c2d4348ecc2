"""Artefacts: world domination on one sheet, where every move burns the ground it leaves."""

from hegemon.engine.game import Game
from hegemon.games.artefacts import board, dials, setup, state
from hegemon.games.artefacts.content import LEAST_PLAYERS, MOST_PLAYERS

GAME = Game(
    name="artefacts",
    title="Artefacts",
    summary="World domination on one sheet of paper, where every move burns the ground it leaves.",
    version=1,
    players=(LEAST_PLAYERS, MOST_PLAYERS),
    dials=dials.DIALS,
    blank=state.blank,
    setup=setup.setup,
    folder=__path__[0],
    draw=board.draw,
)
