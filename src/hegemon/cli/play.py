"""`hegemon play`: a game in the terminal, with people and bots in any mixture."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices, files
from hegemon.cli.failures import Refusal

if TYPE_CHECKING:
    from hegemon.cli.playing.keeping import Keeper
    from hegemon.cli.playing.seating import Player
    from hegemon.engine.match import Match

HELP = """Play a GAME in the terminal, against bots or with others at the same keyboard.

Type a move (`attack fysik kemi 3`), the start of one (`att fys`), or press Enter to see your options; `?` explains.
Your game is saved as you play: whatever happens, --resume continues where you were.

\b
Examples:
  hegemon play campus
  hegemon play campus --players 4 --set map=university
  hegemon play campus --seats Mia=human,Leo=human,hard
  hegemon play --resume
  hegemon play --load game.record
"""


@click.command("play", help=HELP, short_help="Play in the terminal, against bots or friends.")
@choices.game_argument(required=False)
@click.option(
    "--seats", metavar="A,B", shell_complete=choices.complete_bots, help="Who plays: human or a bot; NAME=human."
)
@click.option(
    "--players", type=int, metavar="N", help="Number of players; else as many as --seats names, or the fewest."
)
@choices.set_option()
@choices.seed_option("Fixes the deal and the dice; random by default, and shown at the end.")
@click.option("--load", metavar="FILE", help="Continue from a record or a position.")
@click.option("--resume", is_flag=True, help="Continue your last unfinished game.")
@click.option("--save", metavar="FILE", help="Keep the record in this file while you play.")
@click.option("--text", "in_words", is_flag=True, help="Sentences instead of a board, for screen readers.")
def command(
    game: str | None,
    seats: str | None,
    players: int | None,
    dials: tuple[str, ...],
    seed: int | None,
    load: str | None,
    resume: bool,
    save: str | None,
    in_words: bool,
) -> int:
    """Sit down, play, and leave with an exit code."""
    from hegemon.cli.playing.session import Session

    if (load or resume) and (players is not None or dials or seed is not None):
        raise Refusal("a game that goes on keeps its players, dials and seed; leave out --players, --set and --seed")
    if load and resume:
        raise Refusal("--load and --resume are two ways to go on; take one of them")
    keeper: Keeper | None = None
    if resume:
        match, keeper = resumed(game)
    elif load:
        match = loaded(load, game)
    else:
        match = begun(game, seats, players, dials, seed)
    seated = seating(match, seats, bool(load or resume))
    if match.over:
        raise Refusal(f"this game is over; `hegemon replay {load}` shows it")
    return Session(match, seated, chosen_keeper(save, load) or keeper or new_keeper(match), in_words).run()


def begun(game: str | None, seats: str | None, players: int | None, dials: tuple[str, ...], seed: int | None) -> Match:
    """A new match."""
    from hegemon.engine.discovery import names

    if game is None:
        raise Refusal(f"choose a game: {', '.join(names())}")
    found = choices.find_game(game)
    named = len(seats.split(",")) if seats else 0
    count = max(found.least, named) if players is None else players
    return found.new(count, seed, (), **choices.parse_dials(dials))


def loaded(path: str, game: str | None) -> Match:
    """The match of a file, which must be of the game that was named, if one was."""
    match = files.read_match(path)
    if game is not None and choices.find_game(game).name != match.game.name:
        raise Refusal(f"{files.name_of(path)} is a game of {match.game.name}, not of {game}")
    return match


def resumed(game: str | None) -> tuple[Match, Keeper]:
    """The last unfinished match, of the game that was named or of any."""
    from hegemon.cli.playing.keeping import latest_unfinished

    return latest_unfinished(choices.find_game(game).name if game else None)


def seating(match: Match, seats: str | None, goes_on: bool) -> list[Player]:
    """Who sits where: as told, else as the record remembers, else one human and bots."""
    from hegemon.cli.playing.seating import HUMAN, parse_seats, remembered

    if seats is None and goes_on and not all(name == f"seat {seat}" for seat, name in enumerate(match.names)):
        return remembered(match.names)
    return parse_seats(HUMAN if seats is None else seats, match.players)


def new_keeper(match: Match) -> Keeper:
    from hegemon.cli.playing import keeping

    return keeping.new_keeper(match.game.name)


def chosen_keeper(save: str | None, load: str | None) -> Keeper | None:
    """A keeper for the file that was named; a file that is there already is only written to if it was loaded."""
    from hegemon.cli.playing.keeping import Keeper

    if save is None:
        return None
    path = Path(save)
    if not os.path.lexists(path):
        probe(path)
        return Keeper(path, "", True)
    if load is None or load == files.STANDARD or not path.samefile(load):
        raise Refusal(f"{save} exists already; name a new file, or --load it to go on with it")
    return Keeper(path, files.read_text(save), True)


def probe(path: Path) -> None:
    """Refuse a file that could not be written, before anything is played."""
    if not path.parent.is_dir():
        raise Refusal(f"cannot write {path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise Refusal(f"cannot write {path}: the folder {path.parent} is not yours to write in")
