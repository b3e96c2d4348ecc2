"""Chapter 4: the event, the token, and the swarm."""

from __future__ import annotations

import pytest

from hegemon.games.swarm import content
from hegemon.games.swarm.tests.positions import (
    all_do,
    asked,
    deck,
    does,
    heard,
    legal,
    on,
    refused,
    sees,
    swarm,
    swarm_at,
)

ROUND_TABLE = [("raiders", "b"), ("tribute", "c"), ("drought", "d"), ("sandstorm", "a")]


@pytest.mark.rule("SWARM-4.1")
@pytest.mark.parametrize(("event", "token"), ROUND_TABLE)
def test_the_token_moves_on_by_the_number_of_the_card(event: str, token: str) -> None:
    state = swarm("event", seats=4, event=event)
    assert "abcd"[int(state.start)] == token
    assert heard(state)[1] == f"{token.upper()} got the start token."


@pytest.mark.rule("SWARM-4.1")
def test_the_top_event_is_revealed() -> None:
    state = swarm("event", event="truce", decks={"event": ["bounty"]})
    assert heard(state)[0] == "Round 1: Truce."
    assert (content.EVENTS[state.event].name, deck(state, "event")[0]) == ("truce", "bounty")


STEPS = [  # the event, where the swarm begins, and the tiles it goes over
    ("raiders", "flint-waste", ["crow-gate"]),  # north 1
    ("forced-march", "flint-waste", ["crow-gate", "reed-temple"]),  # north 2, over the edge
    ("south-squall", "dunmouth", ["ashar", "red-watch", "grey-sea", "old-teeth"]),  # east 4, over the edge
    ("thunderhead", "deep-basin", ["ember-temple", "sanctuary", "grey-sea"]),  # south 3, over the edge
    ("grey-veil", "sahl", ["crow-gate", "salt-keep", "merit"]),  # west 3, over the edge
]


@pytest.mark.rule("SWARM-4.2", "SWARM-1.2")
@pytest.mark.parametrize(("event", "begins", "path"), STEPS)
def test_the_swarm_moves_by_direction_and_number(event: str, begins: str, path: list[str]) -> None:
    state = swarm("event", event=event, swarm=begins)
    steps = [sentence for sentence in heard(state) if sentence.startswith("The swarm moved")]
    way = content.DIRECTIONS[state.world.event_direction[state.event]]
    labels = {tile.name: tile.label for tile in state.world.tiles}
    assert steps == [f"The swarm moved {way} to {labels[name]}." for name in path]
    assert (swarm_at(state), state.world.tiles[state.tile_at[state.swarm_from]].name) == (path[-1], begins)


@pytest.mark.rule("SWARM-4.2")
def test_troops_on_every_tile_it_passes_or_ends_on_go_home() -> None:
    troops = {"a": {"ashar": 2, "grey-sea": 1, "dunmouth": 4}, "b": {"grey-sea": 3, "sahl": 1}}
    state = swarm("event", event="drought", swarm="dunmouth", troops=troops)
    assert (on(state, "a"), on(state, "b")) == ({"dunmouth": 4}, {"sahl": 1})
    assert list(state.reserve) == [11, 14, 15]
    assert heard(state)[-4:] == [
        "The swarm moved east to Red Watch.",
        "The swarm moved east to Grey Sea.",
        "The swarm drove 1 of A's troops from Grey Sea.",
        "The swarm drove 3 of B's troops from Grey Sea.",
    ]


@pytest.mark.rule("SWARM-4.2")
@pytest.mark.parametrize(("begins", "tile", "left"), [("blue-basin", "sanctuary", 3), ("ashar", "red-watch", 3)])
def test_troops_in_bastions_and_in_the_sanctuary_stay(begins: str, tile: str, left: int) -> None:
    state = swarm("event", event="slow-drops", swarm=begins, troops={"a": {tile: 3}})
    assert (swarm_at(state), on(state, "a")) == (tile, {tile: left})


@pytest.mark.rule("SWARM-4.2", "SWARM-4.4")
@pytest.mark.parametrize(
    ("begins", "tile"), [("sanctuary", "clay-temple"), ("grey-sea", "old-teeth"), ("crow-gate", "sahl")]
)
def test_the_swarm_does_not_see_those_inside(begins: str, tile: str) -> None:
    troops = {"a": {tile: 3}}
    state = swarm("event", event="slow-drops", swarm=begins, troops=troops, inside={"a": {"earth": 2}})
    kind = next(x.kind for x in state.world.tiles if x.name == tile)
    assert on(state, "a") == ({tile: 3} if kind == content.BASTION else {})
    assert int(state.inside[content.EARTH]) == 2


@pytest.mark.rule("SWARM-1.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_tribute_costs_everyone_two_water_or_what_there_is(before: int, after: int) -> None:
    state = swarm("event", event="tribute", water=f"a{before} c9")
    assert list(state.water) == [after, 3, 7]


@pytest.mark.rule("SWARM-1.4")
def test_raiders_take_one_troop_of_everyone_in_each_city() -> None:
    troops = {"a": {"sahl": 1, "merit": 3, "crow-gate": 2}, "b": {"merit": 2, "sanctuary": 1, "blue-basin": 1}}
    state = swarm("event", event="raiders", troops=troops)
    assert on(state, "a") == {"merit": 2, "crow-gate": 2}
    assert on(state, "b") == {"merit": 1, "sanctuary": 1, "blue-basin": 1}
    assert heard(state)[2:5] == [
        "1 of A's troops returned from Sahl to reserve.",
        "1 of A's troops returned from Merit to reserve.",
        "1 of B's troops returned from Merit to reserve.",
    ]


@pytest.mark.rule("SWARM-1.4", "SWARM-7.1")
def test_a_bounty_pays_two_water_for_each_controlled_bastion() -> None:
    troops = {"a": {"crow-gate": 1, "red-watch": 2, "sahl": 3}, "b": {"old-teeth": 1}, "c": {"old-teeth": 1}}
    state = swarm("event", event="bounty", troops=troops)
    assert list(state.water) == [9, 5, 5]
    assert [sentence for sentence in heard(state) if "received" in sentence] == ["A received 4 water."]


@pytest.mark.rule("SWARM-1.4")
def test_the_card_is_followed_before_the_swarm_comes() -> None:
    state = swarm("event", event="raiders", swarm="blue-basin", troops={"a": {"sahl": 3}})
    assert heard(state)[2:] == [
        "1 of A's troops returned from Sahl to reserve.",
        "The swarm moved north to Sahl.",
        "The swarm drove 2 of A's troops from Sahl.",
    ]


@pytest.mark.rule("SWARM-1.4")
def test_in_a_drought_nothing_yields_water() -> None:
    troops = {"a": {"blue-basin": 5}, "b": {"crow-gate": 3}}
    dry, wet = (swarm("harvest", event=event, troops=troops) for event in ("drought", "dawn-shower"))
    assert (list(dry.water), list(wet.water)) == ([5, 5, 5], [7, 8, 5])


@pytest.mark.rule("SWARM-1.4")
def test_a_forced_march_makes_moves_free() -> None:
    state = swarm("move", event="forced-march", water="a0", troops={"a": {"sahl": 3}})
    does(state, "a", "move sahl crow-gate 1", "move sahl blue-basin 1")
    assert (on(state, "a"), int(state.water[0])) == ({"crow-gate": 1, "blue-basin": 1, "sahl": 1}, 0)


@pytest.mark.rule("SWARM-1.4", "SWARM-6.1")
def test_in_a_truce_nobody_fights() -> None:
    troops = {"a": {"sahl": 2}, "b": {"sahl": 3}}
    truce, war = (swarm("battle", event=event, troops=troops) for event in ("truce", "dawn-shower"))
    assert (on(truce, "a"), on(truce, "b")) == ({"sahl": 2}, {"sahl": 3})
    assert "Battle at Sahl: A against B." not in heard(truce)
    assert heard(war) == ["Battle at Sahl: A against B."]


@pytest.mark.rule("SWARM-1.4", "SWARM-5.1")
def test_in_a_sandstorm_nobody_drops_not_even_from_temples() -> None:
    state = swarm("drop", event="sandstorm", inside={"a": {"fire": 2}}, coverts={"a": ["banner"]})
    assert legal(state, "a") == ["done"]
    for move in ("drop sanctuary 1", "descend fire sanctuary 1"):
        assert refused(state, "a", move) == ("SWARM-5.1", "No troops are dropped in a sandstorm.")


@pytest.mark.rule("SWARM-1.4", "SWARM-4.3")
def test_a_pilgrimage_takes_one_troop_more_into_the_temple() -> None:
    state = swarm("event", event="pilgrimage")
    does(state, "a", "pray fire")
    does(state, "b", "stay")
    does(state, "c", "pray wind")
    assert list(state.inside) == [2, 0, 0, 0] + [0] * 4 + [0, 0, 2, 0]


@pytest.mark.rule("SWARM-1.4", "SWARM-9.2")
@pytest.mark.parametrize(("event", "over"), [("long-night", True), ("truce", False)])
def test_the_long_night_ends_the_game_with_its_round(event: str, over: bool) -> None:
    state = swarm("quests", event=event, troops={"a": {"sahl": 1}})
    assert state.standing().over is over
    assert state.standing().ending == ("long night" if over else "")


@pytest.mark.rule("SWARM-4.1")
def test_a_new_round_forgets_prayers_wins_and_fights() -> None:
    state = swarm("finish", prays="ab", wins="a2", fought=["asha"], decks={"event": ["drought"]})
    assert (int(state.prays), list(state.wins), int(state.fought), int(state.round)) == (0, [0, 0, 0], 0, 2)
    assert heard(state)[0] == "Round 2: Drought."


@pytest.mark.rule("SWARM-4.1")
def test_the_phases_follow_each_other() -> None:
    state = swarm("event", troops={"a": {"sahl": 1}}, water="a9 b9 c9")
    seen = []
    for _ in range(20):
        seen.append((sees(state)["phase"], asked(state)))
        state = all_do(
            state, "stay" if asked(state) == "abc" else "done" if seen[-1][0] in ("drop", "move") else "pass"
        )
    assert seen[:7] == [
        ("pray", "abc"),
        ("drop", "b"),
        ("drop", "c"),
        ("drop", "a"),
        ("move", "a"),
        ("bid", "b"),
        ("bid", "c"),
    ]
    assert seen[14:16] == [("pray", "abc"), ("drop", "a")]
