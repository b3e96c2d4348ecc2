"""Who sits where: people and bots, their names, and how a record remembers which is which."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hegemon.bots.roster import USUAL, bot_dice, bot_names, new_bot, title_of
from hegemon.cli.failures import Refusal

if TYPE_CHECKING:
    from hegemon.bots.bot import Bot

HUMAN = "human"
FILLER = USUAL  # plays the seats that nobody was named for
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ina", "Joy")  # the letters of their seats
LONGEST_NAME = 20
PATIENCE = 10.0  # times as long as in a simulation may a bot think that somebody plays against
TAGGED = re.compile(r"^(.+) \(([a-z0-9_-]+)\)$")


@dataclass(frozen=True)
class Player:
    """Who decides for a seat."""

    name: str
    kind: str  # HUMAN or the name of a bot

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    @property
    def level(self) -> str:
        """What people are told of who plays here.

        >>> Player("Bo", "hard").level
        'bot (Hard)'
        """
        return HUMAN if self.is_human else f"bot ({title_of(self.kind)})"

    @property
    def tagged(self) -> str:
        """The name as a record keeps it: a bot's with its kind behind.

        >>> Player("Bo", "hard").tagged
        'Bo (hard)'
        """
        return self.name if self.is_human else f"{self.name} ({self.kind})"


def parse_seats(text: str, players: int) -> list[Player]:
    """`human,hard` or with names `Mia=human,hard`; seats that are not named are bots of the usual level."""
    words = [word.strip() for word in text.split(",")]
    if len(words) > players:
        raise Refusal(f"you named {len(words)} seats for {players} players")
    words += [FILLER] * (players - len(words))
    seated = [parse_seat(word, seat) for seat, word in enumerate(words)]
    names = [player.name for player in seated]
    for name in names:
        if names.count(name) > 1:
            raise Refusal(f"two players are called {name!r}")
    return seated


def parse_seat(word: str, seat: int) -> Player:
    """One seat: what plays it, perhaps with a name in front."""
    name, equals, kind = word.rpartition("=")
    if kind not in (HUMAN, *bot_names()):
        kinds = ", ".join((HUMAN, *bot_names()))
        raise Refusal(f"{kind!r} cannot take a seat; choose one of {kinds}, or NAME={HUMAN}")
    if equals and (not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable() or TAGGED.match(name)):
        raise Refusal(f"{name!r} cannot be a player's name; use 1 to {LONGEST_NAME} ordinary characters")
    return Player(name.strip() or default_name(seat), kind)


def default_name(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"Seat {seat}"


def remembered(names: list[str]) -> list[Player]:
    """The players of a record: a bot's name has its kind behind; everyone else is a human."""
    players: list[Player] = []
    for name in names:
        found = TAGGED.match(name)
        if found and found.group(2) in bot_names():
            players.append(Player(found.group(1), found.group(2)))
        else:
            players.append(Player(name, HUMAN))
    return players


def bots_for(players: list[Player], seed: int) -> dict[int, Bot]:
    """The bots by seat, each with dice of a key of its own, from which the game's dice cannot be known."""
    return {
        seat: new_bot(player.kind, bot_dice(seed, seat), PATIENCE)
        for seat, player in enumerate(players)
        if not player.is_human
    }
