"""Every dial of every game: both of its ends can be dealt, and what lies beyond is refused in words."""

from __future__ import annotations

import re

import pytest

from hegemon.engine import discovery
from hegemon.engine.dials import Dial
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game

GAMES = discovery.all_games()
DIALS = [(game, dial) for game in GAMES for dial in game.dials]
NAMES = [f"{game.name}-{dial.name}" for game, dial in DIALS]


def ends(dial: Dial, players: int) -> list[object]:
    """The outermost values of a dial, or all of them where there are few."""
    values: dict[str, list[object]] = {
        "number": [dial.low, dial.high],
        "switch": [True, False],
        "choice": [*dial.choices],
        "text": [dial.default_for(players)],
    }
    return values[dial.kind]


def beyond(dial: Dial) -> list[object]:
    """What a dial does not take."""
    return [dial.low - 1, dial.high + 1, "many", "", True, 1.5] if dial.kind == "number" else ["perhaps", "", 7.5, None]


@pytest.mark.parametrize(("game", "dial"), DIALS, ids=NAMES)
def test_every_end_of_a_dial_can_be_dealt(game: Game, dial: Dial) -> None:
    for players in (game.least, game.most):
        refused = [value for value in ends(dial, players) if not is_dealt(game, players, dial, value)]
        assert not refused or players == game.most, "the fewest players fit everywhere"


def is_dealt(game: Game, players: int, dial: Dial, value: object) -> bool:
    """Whether a sound game begins with this value; if not, the refusal must say for how many players it is."""
    options = game.settle(players, {dial.name: value})
    assert options[dial.name] == value
    try:
        assert game.begin(players, seeded(5), options).audit() == []
    except NotUnderstood as refusal:
        if not re.search(r"for 2 to \d players", str(refusal)):
            raise
        return False
    return True


@pytest.mark.parametrize(("game", "dial"), DIALS, ids=NAMES)
def test_what_lies_beyond_is_refused_in_words(game: Game, dial: Dial) -> None:
    for value in beyond(dial):
        with pytest.raises(NotUnderstood) as refused:
            game.settle(game.least, {dial.name: value})
        if dial.kind != "text":
            assert str(refused.value) == f"{dial.name} takes {dial.range_text()}, not {str(value)!r}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_too_few_and_too_many_cannot_play(game: Game) -> None:
    for players in (0, game.least - 1, game.most + 1):
        sentence = f"{game.title} is for {game.least} to {game.most} players, not {players}"
        with pytest.raises(NotUnderstood, match=re.escape(sentence)):
            game.settle(players, {})
