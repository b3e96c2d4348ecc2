"""Great moments over many random battles: what is shown is what the rules have told, and nothing that is hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.presentation.battles import Told, told_of

from hegemon.engine.state import SPECTATOR
from hegemon.presentation.parts import Showdown, Side

pytestmark = pytest.mark.once
GAMES = {"swarm": (6, 900), "artefacts": (4, 700), "tianxia": (2, 1500)}  # how many, and of how many moves


def battles(game: str) -> Iterator[tuple[Told, Showdown]]:
    """Every showdown of some games, for every reader."""
    number, most = GAMES[game]
    for seed in range(number):
        for told in told_of(game, 4, seed, most):
            for showdown in told.shown:
                yield told, showdown


def counted(side: Side) -> int:
    numbers = [term["value"] for term in side["terms"] if not term["struck"]]
    return sum(int(value) for value in numbers if value.lstrip("+-").isdigit())


@pytest.mark.parametrize("game", GAMES)
def test_sums_come_to_the_scores_and_losses_to_what_the_rules_have_told(game: str) -> None:
    seen = 0
    for told, showdown in battles(game):
        seen += 1
        for side in showdown["sides"]:
            assert side["score"] is None or counted(side) == side["score"]
        assert scores_of(game, told, showdown)
        assert lost_in(showdown) <= fallen(game, told)
    assert seen > 40


def scores_of(game: str, told: Told, showdown: Showdown) -> bool:
    """Are the two scores those of an event of this move?"""
    shown = [side["score"] for side in showdown["sides"]]
    events = [
        scene
        for scene in told.scenes
        if scene["name"] in {"swarm": "scored", "artefacts": "counted"}.get(game, "attacked")
    ]
    if game == "swarm":
        is_told = shown == [None, None] or showdown["kind"] == "Duel"  # of a duel there is no score among the events
        return is_told or sorted(shown, key=str) == sorted((scene["values"][0] for scene in events), key=str)
    pairs = [scene["values"] if game == "artefacts" else scene["values"][::-1] for scene in events]
    return shown in pairs


def lost_in(showdown: Showdown) -> int:
    return sum(toll["lost"] for side in showdown["sides"] for toll in side["losses"])


def fallen(game: str, told: Told) -> int:
    """How many pieces the events of this move speak of as lost."""
    names = {"swarm": ("lost", "returned"), "artefacts": ("fell",), "tianxia": ("sacked", "scored")}[game]
    scenes = [scene for scene in told.scenes if scene["name"] in names]
    return sum(scene["values"][0] if scene["values"] else 1 for scene in scenes)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_added_without_cards_or_devices_is_armies_alone(game: str) -> None:
    """No sum has a line whose source nobody can name."""
    for _, showdown in battles(game):
        texts = [term["text"] for side in showdown["sides"] for term in side["terms"]]
        assert "Others" not in texts
        walls = [term for side in showdown["sides"] for term in side["terms"] if term["text"] == "Bastion walls"]
        assert all(term["value"] == "+1" for term in walls)
        assert not walls or showdown["about"].startswith("Bastion")


def test_readers_are_told_the_same_but_for_their_own_name() -> None:
    """What one seat is shown of a battle, every other and a spectator is shown too, with names for `you`."""
    for game in GAMES:
        public: list[Showdown] = []
        for told, showdown in battles(game):
            if told.reader == SPECTATOR:
                public = told.shown
            else:
                at = told.shown.index(showdown)
                assert shape(showdown) == shape(public[at])


def shape(showdown: Showdown) -> str:
    """All of it that does not speak of anybody: numbers, cards, seats, and how many of each there are."""
    sides = [
        [side["seat"], side["score"], side["won"], [toll["lost"] for toll in side["losses"]]]
        + [[card["name"], card["stamp"], card["at"]] for card in side["cards"]]
        + [[term["value"], term["struck"], term["at"]] for term in side["terms"]]
        for side in showdown["sides"]
    ]
    return json.dumps([showdown["spot"], showdown["seats"], showdown["cry"], len(showdown["steps"]), sides])
