"""Chapter 7: the end."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.artefacts import words
from hegemon.games.artefacts.content import BURNT, FREE, MARCHING, OVER
from hegemon.games.artefacts.slots import recount
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import asked, play, refusal, table
from hegemon.presentation.scenes import parted, retold


def burnt_but(state: Artefacts, *kept: int) -> Artefacts:
    """The same with all free slots crossed out, but for these."""
    for slot in range(int(state.world.slots)):
        if state.ground[slot] == FREE and slot + 1 not in kept:
            state.ground[slot] = BURNT
    recount(state)
    assert state.audit() == []
    return state


@pytest.mark.rule("ARTEFACTS-7.1")
def test_it_ends_at_once_when_no_free_slot_is_left() -> None:
    state = burnt_but(table({"jackdaw": "A", "alderney": "A", "gorsefell": "B"}, players=2), 46)
    assert (asked(state), state.reserve) == ("A raising", 2)
    play(state, "raise 46")
    assert (state.phase, state.reserve, state.standing().ending) == (OVER, 0, "no free slot")
    assert refusal(state, "done", "B") == "The game is over. (ARTEFACTS-7.1)"


def test_the_log_closes_with_a_line_of_its_own() -> None:
    state = burnt_but(table({"jackdaw": "A", "alderney": "A", "gorsefell": "B"}, players=2), 46)
    events: list[Any] = []
    state.heard = events
    play(state, "raise 46")
    scenes = [retold(state.chronicle(), event, ["Ada", "Bo"]) for event in events]
    begins: Any = words.begins
    *_, last = parted(scenes, begins)
    assert [scene["name"] for scene in last] == ["ended"]


@pytest.mark.rule("ARTEFACTS-7.1")
def test_slots_of_untaken_artefacts_do_not_keep_it_going() -> None:
    board = {"jackdaw": "A", "stonewell": ".A", "gorsefell": "B"}
    state = burnt_but(table(board, players=2, phase=MARCHING, lying=["Vanguard Banner"]), 46)
    play(state, "march 44 46")
    assert state.standing().ending == "no free slot"


@pytest.mark.rule("ARTEFACTS-7.1")
def test_most_areas_win_then_most_armies_else_it_is_shared() -> None:
    for board, places in [
        ({"jackdaw": "A", "vellin": "A", "gorsefell": "BBB"}, [1, 2]),
        ({"jackdaw": "AA", "gorsefell": "BBB"}, [2, 1]),
        ({"jackdaw": "AA", "gorsefell": "BB"}, [1, 1]),
    ]:
        assert table(board, players=2).standing().places == places


@pytest.mark.rule("ARTEFACTS-7.2")
def test_it_ends_after_the_last_round() -> None:
    state = table({"jackdaw": "A", "gorsefell": "B"}, players=2, turn="B", round=4, round_limit=4)
    play(state, "done")
    assert (state.standing().ending, state.view(-1)["round"]) == ("round limit", 4)


@pytest.mark.rule("ARTEFACTS-7.2")
@pytest.mark.parametrize(("limit", "ending"), [(4, "round limit"), (5, "standstill")])
def test_if_nothing_has_changed_when_the_last_round_ends_it_is_the_round_limit_that_is_named(
    limit: int, ending: str
) -> None:
    state = table({"jackdaw": "A", "gorsefell": "B"}, players=2, phase=MARCHING, round=4, round_limit=limit)
    play(state, "done", "done", "done", "done")
    assert (state.standing().ending, state.view(-1)["round"]) == (ending, 4)


@pytest.mark.rule("ARTEFACTS-7.2")
def test_it_ends_when_nothing_has_changed_for_as_many_turns_as_there_are_players() -> None:
    state = table({"jackdaw": "A", "gorsefell": "B"}, players=2, phase=MARCHING)
    play(state, "done", "done", "march 1 2", "done", "done", "done")
    assert asked(state) == "B marching"
    play(state, "done", "done")
    assert state.standing().ending == "standstill"


@pytest.mark.rule("ARTEFACTS-7.1", "ARTEFACTS-5.8")
def test_a_curse_that_takes_the_last_free_slot_ends_it_amid_the_losses() -> None:
    board = {"ravenscar": "BB", "gorsefell": "AAA", "jackdaw": "B"}
    state = burnt_but(table(board, players=2, carried={"Cinder Torch": 23}), 25, 26)
    play(state, "fight b ravenscar from gorsefell", "done")
    assert (state.standing().ending, list(state.hosts)) == ("no free slot", [3, 1])
