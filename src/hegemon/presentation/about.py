"""What a game is about, for somebody who chooses one: in a sentence, how long it takes, how hard it is to learn.

A game says so in its module `words`, as `ABOUT` (and what its hints say, as `REASONS`); any of these may be missing:

    pitch       one sentence: what one does, and how one wins
    minutes     that a game takes people who know it
    difficulty  1 easy to learn, 2 medium, 3 challenging
    players     the number that a quick game has
    picture     the part of the board that tells the game from others, as a viewBox: twice as wide as high
    moves       after how many moves of random bots that picture is taken
    goal        how one wins, in one line, for somebody who sits down to play; where it is missing, the pitch
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from hegemon.presentation.modules import module_of

if TYPE_CHECKING:
    from hegemon.engine.game import Game

DIFFICULTIES = ("", "Easy to learn", "Medium", "Challenging")
USUAL_PLAYERS = 3
BOX = re.compile(r"-?\d+ -?\d+ [1-9]\d* [1-9]\d*")


class About(NamedTuple):
    """What a game says of itself; zero where it does not say."""

    pitch: str
    minutes: int
    difficulty: int
    players: int
    goal: str = ""
    picture: str = ""  # a part of the board, as a viewBox; empty for the whole
    moves: int = 0  # made before that picture

    @property
    def difficulty_text(self) -> str:
        return DIFFICULTIES[self.difficulty]


def about(game: Game) -> About:
    """What a game is about; its summary, and three players or the nearest to it, where it does not say."""
    said = said_by(game)
    players = said.get("players") or USUAL_PLAYERS
    difficulty = said.get("difficulty", 0)
    pitch = str(said.get("pitch") or game.summary)
    return About(
        pitch=pitch,
        minutes=max(0, number(said.get("minutes"))),
        difficulty=number(difficulty) if difficulty in range(len(DIFFICULTIES)) else 0,
        players=max(game.least, min(game.most, number(players))),
        picture=box(said.get("picture")),
        moves=max(0, number(said.get("moves"))),
        goal=str(said.get("goal") or pitch),
    )


def reason_words(game: Game) -> Mapping[str, tuple[str, str]]:
    """What a hint says for a move and against it, by feature of the evaluation, where a game has words for it."""
    return {
        name: (said[0], said[1])
        for name, said in said_by(game, "REASONS").items()
        if isinstance(said, tuple) and [type(one) for one in said] == [str, str]
    }


def said_by(game: Game, name: str = "ABOUT") -> Mapping[str, object]:
    """What stands in the game's own words; nothing where they cannot be read."""
    try:
        said = getattr(module_of(game, "words"), name, {})
    except Exception:  # another package's code, which must not keep a page from being shown
        return {}
    return said if isinstance(said, Mapping) else {}


def box(value: object) -> str:
    """A viewBox, or nothing where a text is none."""
    return value if isinstance(value, str) and BOX.fullmatch(value) else ""


def number(value: object) -> int:
    return value if isinstance(value, int) else 0
