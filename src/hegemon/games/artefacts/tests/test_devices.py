"""Chapter 6: every artefact, every curse and every area power."""

from __future__ import annotations

import pytest

from hegemon.engine.events import Event
from hegemon.games.artefacts.content import BURNT, FREE, MARCHING
from hegemon.games.artefacts.devices import ARTEFACTS, POWERS
from hegemon.games.artefacts.slots import recount
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import asked, at, holds, legal, play, refusal, sentences, table

ARMY_OF_THE_DEAD = 0  # among the kinds of artefacts
FIGHT = "fight b ravenscar"
NEXT_DOOR = "fight b ravenscar from gorsefell"


def using(name: str, board: dict[str, str], slot: int, **more: object) -> Artefacts:
    """A has the turn before a battle; an army in a slot carries an artefact."""
    options = {"players": 2, **more}
    return table({"jackdaw": "AB", **board}, carried={name: slot}, **options)  # type: ignore[arg-type]


def number(state: Artefacts) -> int:
    """Of the artefact that is carried, from 1."""
    return next(k + 1 for k, slot in enumerate(state.bearer) if slot >= 0)


def used(state: Artefacts, *moves: str) -> list[str]:
    """Play some moves, `use` being that of the carried artefact, and tell."""
    which = number(state)
    return sentences(state, *[move.replace("use", f"use {which}") for move in moves])


@pytest.mark.rule("ARTEFACTS-6.4")
def test_there_are_as_many_as_promised_and_a_third_are_about_crossed_out_slots() -> None:
    assert len(ARTEFACTS) >= 12
    assert len(POWERS) >= 6
    for devices in (ARTEFACTS, POWERS):
        assert 3 * len([device for device in devices if "crossed" in device.text]) >= len(devices)
    assert len([device for device in ARTEFACTS if device.curse is not None]) >= 3


@pytest.mark.rule("ARTEFACTS-6.4", "ARTEFACTS-6.3")
def test_the_army_of_the_dead_fights_for_who_calls_it_and_dies_first() -> None:
    state = using("Army of the Dead", {"ravenscar": "ABBxx"}, 22)
    assert "The battle for Ravenscar stood at 3 against 2." in used(state, FIGHT, "use")
    assert at(state, "ravenscar") == "Axxxx"
    assert holds(state, "A") == []


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_dead_of_both_sides_both_count() -> None:
    state = table({"ravenscar": "ABBxx", "jackdaw": "AB"}, players=2)
    state.aids = type(state.aids)([ARMY_OF_THE_DEAD * 2 + seat for seat in (0, 1)])
    told = told_without_audit(state, FIGHT)
    assert "The battle for Ravenscar stood at 3 against 4." in told


def told_without_audit(state: Artefacts, move: str) -> list[str]:
    """The log of a move from a position that could not come about."""
    events: list[Event] = []
    state.heard = events
    state.play(state.turn, state.notation().parse(move))
    return [state.chronicle().sentence(event, list("AB")) for event in events]


@pytest.mark.rule("ARTEFACTS-6.4")
@pytest.mark.parametrize(
    ("name", "dead", "is_offered"),
    [
        ("Shield of Ruin", "x", False),
        ("Shield of Ruin", "xx", True),
        ("Shield of Ruin", "xxx", True),
        ("Broken Shield of Ruin", "x", True),
        ("Broken Shield of Ruin", "xx", True),
        ("Broken Shield of Ruin", "xxx", False),
    ],
)
def test_a_shield_of_ruin_is_offered_when_it_would_stop_the_battle(name: str, dead: str, is_offered: bool) -> None:
    state = using(name, {"ravenscar": "B" + dead, "gorsefell": "AA"}, 22)
    play(state, NEXT_DOOR)
    assert (asked(state) == "B using") == is_offered


@pytest.mark.rule("ARTEFACTS-6.4")
def test_a_shield_of_ruin_calls_the_battle_off_and_uses_it_up() -> None:
    state = using("Shield of Ruin", {"ravenscar": "Bxx", "gorsefell": "AA"}, 22)
    assert used(state, NEXT_DOOR, "use")[1:3] == [
        "B used the Shield of Ruin.",
        "The battle for Ravenscar was called off.",
    ]
    assert (asked(state), at(state, "ravenscar"), at(state, "gorsefell")) == ("A raising", "Bxx", "AA")
    assert holds(state, "B") == []


@pytest.mark.rule("ARTEFACTS-6.4", "ARTEFACTS-5.2")
def test_a_shield_of_ruin_serves_who_abstains_but_never_the_attacking_side() -> None:
    for answer, after in [("abstain", "C using"), ("oppose", "C using"), ("support", "A rewarding")]:
        board = {"ravenscar": "BCxxxx", "gorsefell": "AA", "vellin": "C"}
        state = using("Shield of Ruin", board, 23, players=3)
        play(state, NEXT_DOOR, answer)
        assert asked(state) == after


@pytest.mark.rule("ARTEFACTS-6.4")
def test_on_the_path_to_the_underworld_armies_flee_from_ashes_to_ashes() -> None:
    state = using("Path to the Underworld", {"ravenscar": "BB", "gorsefell": "AAA"}, 22)
    for slot in (23, 24, 25):
        state.ground[slot] = BURNT
    recount(state)
    which = number(state)
    play(state, NEXT_DOOR, f"use {which}")
    assert asked(state) == "B fleeing"
    for move in legal(state, "flee"):
        source, target = (int(word) - 1 for word in move.split()[1:])
        assert state.ground[source] == 1
        assert state.ground[target] == FREE
        assert near_ashes(state, source)
        assert near_ashes(state, target)
        assert int(state.world.area_of[target]) in state.view(-1)["areas"][4]["next"]  # type: ignore[index]


def near_ashes(state: Artefacts, slot: int) -> bool:
    view = state.view(-1)["slots"]
    return any(view[k]["ground"] == "burnt" for k in view[slot]["near"])  # type: ignore[index]


@pytest.mark.rule("ARTEFACTS-6.4")
def test_a_side_that_has_fled_has_lost_and_costs_the_winners_nothing() -> None:
    state = using("Path to the Underworld", {"ravenscar": "Bx", "gorsefell": "AAx", "vellin": "x"}, 22)
    which = number(state)
    play(state, NEXT_DOOR, f"use {which}")
    told = sentences(state, legal(state, "flee")[0])
    assert told[1] == "The battle for Ravenscar stood at 2 against 0."
    assert (asked(state), at(state, "ravenscar"), at(state, "gorsefell")) == ("A rewarding", "xx", "AAx.B")
    assert state.hosts[1] == 2


@pytest.mark.rule("ARTEFACTS-6.4")
def test_who_need_not_flee_may_stay() -> None:
    state = using("Path to the Underworld", {"ravenscar": "Bx", "gorsefell": "AAx", "vellin": "x"}, 22)
    which = number(state)
    play(state, NEXT_DOOR, f"use {which}", "done")
    assert at(state, "ravenscar") == "xx"


@pytest.mark.rule("ARTEFACTS-6.4")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("flee 44 45", "No army of yours fights in Jackdaw 44."),
        ("flee 22 44", "Jackdaw 44 is not in an area next to Ravenscar."),
        ("flee 22 3", "Gorsefell 3 is not free: it is crossed out."),
        ("flee 22 31", "Northolt 31 is not next to a crossed-out slot."),
        ("use 1", "Choose an army that flees, or stay and fight."),
    ],
)
def test_other_flights_are_refused(move: str, why: str) -> None:
    state = using("Path to the Underworld", {"ravenscar": "Bx", "gorsefell": "AAx", "vellin": "x", "jackdaw": "B"}, 22)
    play(state, NEXT_DOOR, f"use {number(state)}")
    assert refusal(state, move).startswith(why)


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_bone_drum_doubles_armies_beside_ashes() -> None:
    state = using("Bone Drum", {"ravenscar": "AABBBx"}, 22)
    state.ground[26] = BURNT
    beside = sum(near_ashes(state, slot) for slot in (21, 22))
    recount(state)
    told = used(state, FIGHT, "use" if beside else "done")
    assert f"The battle for Ravenscar stood at {2 + beside} against 3." in told


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_horn_of_the_marches_calls_from_every_area_around() -> None:
    board = {"ravenscar": "BBBB", "gorsefell": "AA", "vellin": "AA", "northolt": "A", "alderney": "A"}
    state = using("Horn of the Marches", board, 1)
    assert "The battle for Ravenscar stood at 4 against 4." in used(state, NEXT_DOOR, "use")


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_idol_of_the_threshold_defends_with_three() -> None:
    state = using("Idol of the Threshold", {"ravenscar": "BAA"}, 22)
    assert "The battle for Ravenscar stood at 2 against 4." in used(state, FIGHT, "use")
    state = using("Idol of the Threshold", {"ravenscar": "BAA"}, 23)
    play(state, FIGHT)
    assert asked(state) == "A rewarding"


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_vanguard_banner_attacks_with_two() -> None:
    state = using("Vanguard Banner", {"ravenscar": "ABB"}, 22)
    assert "The battle for Ravenscar stood at 3 against 2." in used(state, FIGHT, "use")
    state = using("Vanguard Banner", {"ravenscar": "ABB"}, 23)
    play(state, FIGHT)
    assert asked(state) == "B rewarding"


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_levy_bell_brings_an_army_into_the_contested_area() -> None:
    state = using("Levy Bell", {"ravenscar": "BA"}, 23)
    play(state, FIGHT)
    assert [move.split()[3] for move in legal(state, "use")] == ["24", "25", "26", "27"]
    assert "The battle for Ravenscar stood at 2 against 1." in used(state, "use on 27")
    state = using("Levy Bell", {"ravenscar": "B", "gorsefell": "AA"}, 1)
    play(state, NEXT_DOOR)
    assert asked(state) == "A rewarding"


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_gravediggers_spade_frees_a_slot() -> None:
    state = using("Gravedigger's Spade", {"ravenscar": "BAAxx"}, 22)
    play(state, FIGHT)
    which = number(state)
    assert legal(state, "use") == [f"use {which} on 25", f"use {which} on 26"]
    assert used(state, "use on 26")[1] == "B cleared Ravenscar 26."
    assert at(state, "ravenscar") == "xxAx"


@pytest.mark.rule("ARTEFACTS-6.4")
def test_the_cinder_torch_burns_a_slot() -> None:
    state = using("Cinder Torch", {"ravenscar": "BAA"}, 22)
    play(state, FIGHT)
    assert used(state, "use on 27")[1] == "B crossed out Ravenscar 27."
    assert at(state, "ravenscar") == "xxA..x"


@pytest.mark.rule("ARTEFACTS-6.4")
@pytest.mark.parametrize(("name", "left"), [("White Flag", "AAAA"), ("Red Scythe", "xxAA")])
def test_flag_and_scythe_change_what_winners_lose(name: str, left: str) -> None:
    state = using(name, {"ravenscar": "BBB", "gorsefell": "AAAA"}, 22)
    used(state, NEXT_DOOR, "use")
    assert at(state, "gorsefell") == left


@pytest.mark.rule("ARTEFACTS-6.1")
def test_a_grave_call_takes_another_army_of_the_area() -> None:
    state = using("Army of the Dead", {"ravenscar": "BCCCxx", "gorsefell": "AAAA", "vellin": "C"}, 24, players=3)
    state.side[2] = 0
    play(state, "fight c ravenscar from gorsefell", "abstain", "done")
    assert at(state, "ravenscar") == "Bxxxxx"


@pytest.mark.rule("ARTEFACTS-6.1")
def test_a_curse_acts_at_once_and_what_it_kills_is_no_loss() -> None:
    """A wins and owes one: its carrier dies last of two, so the plain army pays; with the carrier alone, both die."""
    state = using("Army of the Dead", {"gorsefell": "AA", "ravenscar": "B"}, 1)
    state.bearer[number(state) - 1] = 0
    play(state, NEXT_DOOR)
    assert at(state, "gorsefell") == "Ax"


@pytest.mark.rule("ARTEFACTS-6.1")
def test_a_tithe_shortens_the_next_debrief_once() -> None:
    state = using(
        "Bone Drum", {"ravenscar": "B", "gorsefell": "AA", "vellin": "B", "alderney": "BB", "pinesward": "B"}, 22
    )
    assert "A Tithe cost B 2 armies of the next reinforcements." in used(state, NEXT_DOOR)
    play(state, "done", "done", "done", "done")
    assert (asked(state), state.reserve, state.debt[1]) == ("B raising", 1, 0)


@pytest.mark.rule("ARTEFACTS-6.1")
def test_a_blight_crosses_out_the_two_lowest_free_slots() -> None:
    for name in ("Cinder Torch", "Idol of the Threshold"):
        state = using(name, {"ravenscar": "B", "gorsefell": "AAAAAA"}, 22)
        play(state, NEXT_DOOR, "done")
        assert at(state, "ravenscar") == "xxx"


@pytest.mark.rule("ARTEFACTS-6.1")
def test_an_artefact_is_destroyed_with_its_army() -> None:
    state = using("White Flag", {"ravenscar": "B", "gorsefell": "AA"}, 22)
    assert "B lost the White Flag for good." in used(state, NEXT_DOOR, "done")
    assert holds(state, "B") == []


@pytest.mark.rule("ARTEFACTS-5.2", "ARTEFACTS-6.3")
def test_artefacts_are_used_by_attacker_then_defender_then_others_clockwise() -> None:
    board = {"ravenscar": "ABCD", "gorsefell": "ABCD"}
    carried = {"White Flag": 1, "Red Scythe": 2, "Gravedigger's Spade": 3, "Cinder Torch": 4}
    state = table({**board, "ravenscar": "ABCDx"}, players=4, carried=carried, turn="C")
    play(state, "fight a ravenscar", "abstain", "abstain")
    order = []
    while asked(state).endswith("using"):
        order.append(asked(state)[0])
        play(state, "done")
    assert "".join(order) == "CADB"


@pytest.mark.rule("ARTEFACTS-5.2")
def test_who_abstains_may_use_only_what_adds_no_strength() -> None:
    state = using("Army of the Dead", {"ravenscar": "ABCxx", "vellin": "C"}, 24, players=3)
    play(state, FIGHT, "abstain")
    assert asked(state) == "B marching"


@pytest.mark.rule("ARTEFACTS-6.3")
def test_who_is_neither_principal_nor_inside_uses_nothing() -> None:
    state = using("White Flag", {"ravenscar": "AB", "vellin": "C"}, 33, players=3)
    play(state, FIGHT)
    assert asked(state) == "B marching"


@pytest.mark.rule("ARTEFACTS-6.1", "ARTEFACTS-6.4")
def test_uses_that_do_not_fit_are_refused() -> None:
    state = using("White Flag", {"ravenscar": "ABx"}, 23)
    play(state, FIGHT)
    mine = number(state)
    assert refusal(state, f"use {mine % 14 + 1}").endswith("(ARTEFACTS-6.1)")
    assert refusal(state, f"use {mine} on 24") == "The White Flag is used on no slot. (ARTEFACTS-6.4)"
    assert refusal(state, "support") == "Use an artefact or the area's power, or use nothing. (ARTEFACTS-5.2)"


def powered(name: str, board: dict[str, str], **more: object) -> Artefacts:
    options = {"players": 2, "powers": [name], **more}
    return table(board, **options)  # type: ignore[arg-type]


@pytest.mark.rule("ARTEFACTS-6.2")
def test_old_walls_defend_with_two_and_are_then_crossed_out() -> None:
    state = powered("Old Walls", {"inglewood": "BAA", "gorsefell": "B"}, turn="A")
    play(state, "fight b inglewood")
    assert asked(state) == "A rewarding"
    state = powered("Old Walls", {"inglewood": "BB", "gorsefell": "AAA"})
    told = sentences(state, "fight b inglewood from gorsefell", "use inglewood")
    assert told[1:3] == ["B used the Old Walls of Inglewood.", "The battle for Inglewood stood at 3 against 4."]
    assert (at(state, "inglewood"), at(state, "gorsefell")) == ("BB", "xxx")
    assert refusal_of_power(state) == "The Old Walls of Inglewood is crossed out. (ARTEFACTS-6.2)"


def refusal_of_power(state: Artefacts) -> str:
    return refusal(state, "use inglewood")


@pytest.mark.rule("ARTEFACTS-6.2")
def test_a_charnel_house_counts_every_two_crossed_out_slots() -> None:
    state = powered("Charnel House", {"alderney": "Bxxx", "pinesward": "AA", "gorsefell": "B"})
    assert "The battle for Alderney stood at 2 against 2." in sentences(
        state, "fight b alderney from pinesward", "use alderney"
    )


@pytest.mark.rule("ARTEFACTS-6.2")
def test_a_watchtower_turns_away_attackers_from_next_door() -> None:
    state = powered("Watchtower", {"ravenscar": "B", "gorsefell": "AA", "jackdaw": "AB"})
    play(state, NEXT_DOOR, "use ravenscar")
    assert (asked(state), at(state, "ravenscar")) == ("A raising", "B")
    state = powered("Watchtower", {"ravenscar": "BBA", "jackdaw": "AB"})
    play(state, FIGHT)
    assert asked(state) == "B rewarding"


@pytest.mark.rule("ARTEFACTS-6.2")
def test_a_great_pyre_burns_all_that_is_free() -> None:
    state = powered("Great Pyre", {"stonewell": "BB", "vellin": "AA", "jackdaw": "AB"})
    play(state, "fight b stonewell from vellin", "use stonewell")
    assert at(state, "stonewell") == "BBxxxx"


@pytest.mark.rule("ARTEFACTS-6.2")
def test_a_relay_post_lets_armies_march_again() -> None:
    state = powered("Relay Post", {"vellin": "A", "gorsefell": "AB"}, phase=MARCHING)
    assert refusal(state, "use jackdaw") == "Only the owner of Jackdaw can use the Relay Post. (ARTEFACTS-6.2)"
    play(state, "march 33 44", "use jackdaw", "march 44 17")
    assert at(state, "alderney") == "A"


@pytest.mark.rule("ARTEFACTS-6.2")
def test_a_drill_yard_gives_one_more_battle() -> None:
    state = powered("Drill Yard", {"northolt": "AA", "ravenscar": "B", "vellin": "B", "jackdaw": "B"})
    play(state, "use northolt")
    assert state.battles == 2


@pytest.mark.rule("ARTEFACTS-6.2", "ARTEFACTS-4.3")
def test_a_granary_feeds_two_more() -> None:
    state = powered("Granary", {"vellin": "A", "gorsefell": "B"})
    assert (asked(state), state.reserve) == ("A raising", 1)
    play(state, "raise 34", "use vellin")
    assert state.reserve == 2


@pytest.mark.rule("ARTEFACTS-6.2", "ARTEFACTS-4.3")
def test_an_ash_garden_frees_a_slot() -> None:
    state = powered("Ash Garden", {"pinesward": "Axx", "jackdaw": "B"})
    play(state, "use pinesward on 9")
    assert at(state, "pinesward") == "A.x"


@pytest.mark.rule("ARTEFACTS-6.2")
def test_powers_are_refused_out_of_their_place() -> None:
    state = powered("Granary", {"vellin": "A", "gorsefell": "B"}, phase=MARCHING)
    assert refusal(state, "use longsound") == "Longsound has no power. (ARTEFACTS-6.2)"
    assert refusal(state, "use vellin").startswith("This is not the moment for it.")
    state = powered("Old Walls", {"inglewood": "A", "ravenscar": "AB"}, carried={"White Flag": 22})
    play(state, FIGHT)
    assert refusal(state, "use inglewood").startswith("You cannot use it in this battle.")
