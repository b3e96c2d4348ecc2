"""Catanatron, a simulator of another and larger game, with four random players: not a rival, but a scale."""

# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.peers.meter import Batch, Peer, report

PEER = Peer(
    name="Catanatron",
    package="catanatron",
    game="Catan, four players",
    driver="Catanatron's own Game.play with four RandomPlayer; every action counts as a move, forced ones too.",
)


def play() -> Batch:
    """Play one random game, to its winner or to Catanatron's limit of turns."""
    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    return Batch(len(game.state.actions), 1)


if __name__ == "__main__":
    report(PEER, play)
