"""Chapter 9: bastions, points, and how a finished game stands."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import Piles, asked, does, heard, sees, swarm
from hegemon.games.swarm.tests.scenes import betray, fight, idle, phase_of

THREE: Piles = {"a": {"crow-gate": 1, "salt-keep": 1, "red-watch": 1}}
TWO: Piles = {"a": {"crow-gate": 1, "salt-keep": 1}}


def result(state: Swarm) -> tuple[str, list[int]]:
    standing = state.standing()
    return standing.ending, standing.winners


@pytest.mark.rule("SWARM-9.1")
def test_a_claim_is_told_and_does_not_win_at_once() -> None:
    state = swarm("harvest", troops=THREE)
    assert (phase_of(state), list(state.looks)) == ("bid", [1, 0, 0])
    assert heard(state)[0] == "A held 3 bastions after the battles."


@pytest.mark.rule("SWARM-9.1")
def test_a_claim_that_still_holds_in_the_next_round_wins() -> None:
    state = swarm("harvest", troops=THREE, looks="a1")
    assert (result(state), int(state.pending()), phase_of(state)) == (("bastions", [0]), 0, "over")
    assert heard(state) == ["A held 3 bastions after the battles.", "The game ended in round 1."]


@pytest.mark.rule("SWARM-9.1")
def test_bastions_held_from_one_round_to_the_next_win() -> None:
    state = swarm("harvest", troops=THREE, decks={"event": ["drought"]})
    idle(state, "move")
    assert (result(state)[0], int(state.round)) == ("", 2)
    idle(state, "bid")
    assert (result(state), int(state.round)) == (("bastions", [0]), 2)
    assert [line for line in heard(state) if "bastions" in line] == ["A held 3 bastions after the battles."] * 2


@pytest.mark.rule("SWARM-9.1")
def test_the_bastions_of_the_second_round_need_not_be_those_of_the_first() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1, "red-watch": 1, "grey-sea": 1}}
    state = idle(swarm("harvest", troops=troops, decks={"event": ["drought"]}), "move")
    does(state, "a", "move red-watch bone-field 1", "move grey-sea old-teeth 1")
    assert (sees(state)["tiles"][11]["troops"], result(idle(state, "bid"))) == ([0, 0, 0], ("bastions", [0]))


@pytest.mark.rule("SWARM-9.1")
def test_bastions_lost_for_a_round_are_claimed_anew() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1, "red-watch": 1}}
    state = idle(swarm("harvest", troops=troops, decks={"event": ["drought", "forced-march"]}), "move")
    does(state, "a", "move red-watch bone-field 1")
    idle(idle(state, "bid"), "move")
    does(state, "a", "move bone-field red-watch 1")
    idle(state, "bid")
    assert (result(state)[0], int(state.round), sees(state)["seats"][0]["bastions_held"]) == ("", 3, 1)


@pytest.mark.rule("SWARM-9.1", "SWARM-6.1")
def test_in_a_truce_bastions_are_looked_at_as_ever() -> None:
    assert result(swarm("battle", event="truce", troops=THREE, hold=1)) == ("bastions", [0])
    shared = swarm("battle", event="truce", troops={**THREE, "b": {"red-watch": 1}}, hold=1)
    assert (result(shared)[0], phase_of(shared)) == ("", "bid")


@pytest.mark.rule("SWARM-9.1")
@pytest.mark.parametrize(
    ("hold", "looks", "ending"), [(1, 0, "bastions"), (2, 0, ""), (2, 1, "bastions"), (3, 1, ""), (3, 2, "bastions")]
)
def test_how_many_rounds_bastions_must_be_held_is_a_dial(hold: int, looks: int, ending: str) -> None:
    state = swarm("harvest", troops=THREE, looks=f"a{looks}", hold=hold)
    assert result(state)[0] == ending
    assert int(state.looks[0]) == looks + 1


@pytest.mark.rule("SWARM-9.1")
def test_who_loses_a_bastion_begins_anew() -> None:
    state = swarm("harvest", troops=TWO, looks="a1")
    assert (result(state)[0], int(state.looks[0])) == ("", 0)


@pytest.mark.rule("SWARM-9.1")
@pytest.mark.parametrize(
    ("need", "troops", "ending"), [(2, TWO, "bastions"), (3, TWO, ""), (3, THREE, "bastions"), (4, THREE, "")]
)
def test_how_many_bastions_win_is_a_dial(need: int, troops: Piles, ending: str) -> None:
    assert result(swarm("harvest", troops=troops, hold=1, bastions_to_win=need))[0] == ending


@pytest.mark.rule("SWARM-9.1", "SWARM-7.1")
def test_a_shared_bastion_is_not_controlled() -> None:
    shared = {**THREE, "b": {"red-watch": 1}}
    state = swarm("harvest", troops=shared, hold=1)
    assert (result(state)[0], int(state.looks[0])) == ("", 0)


@pytest.mark.rule("SWARM-9.1")
def test_bastions_are_looked_at_when_the_battles_are_over() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1, "red-watch": 5}, "b": {"red-watch": 1}}
    state = swarm("battle", troops=troops, looks="a1")
    assert result(state)[0] == ""
    fight(state, "nobody 4", "nobody 1")
    assert result(state) == ("bastions", [0])


@pytest.mark.rule("SWARM-9.1")
@pytest.mark.parametrize(("hold", "ending"), [(1, "bastions"), (2, ""), (3, "")])
def test_the_ending_event_comes_before_a_claim_unless_it_wins_at_once(hold: int, ending: str) -> None:
    state = swarm("harvest", troops=THREE, looks="a9", event="long-night", hold=hold)
    assert result(state)[0] == ending


@pytest.mark.rule("SWARM-9.1")
def test_of_two_claims_more_bastions_win() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1}, "b": {"red-watch": 1, "old-teeth": 1, "high-step": 1}}
    state = swarm("harvest", troops=troops, bastions_to_win=2, hold=1)
    assert result(state) == ("bastions", [1])


@pytest.mark.rule("SWARM-9.1")
def test_only_a_ripe_claim_counts() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1}, "b": {"red-watch": 1, "old-teeth": 1, "high-step": 1}}
    state = swarm("harvest", troops=troops, bastions_to_win=2, looks="a1")
    assert result(state) == ("bastions", [0])


@pytest.mark.rule("SWARM-9.1", "SWARM-9.3")
def test_equal_claims_duel_and_the_round_goes_no_further() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1}, "c": {"red-watch": 1, "old-teeth": 1}}
    leaders = {"a": ["asha"], "b": ["volkan"], "c": ["brand"]}
    state = swarm("harvest", troops=troops, leaders=leaders, bastions_to_win=2, hold=1, water="a0 b0 c0")
    assert (phase_of(state), asked(state), list(state.water)) == ("duel", "ac", [0, 0, 0])
    does(state, "a", "show asha")
    does(state, "c", "show brand")
    assert result(betray(state)) == ("duel", [2])


@pytest.mark.rule("SWARM-9.1", "SWARM-9.3")
def test_equal_claims_without_leaders_go_by_the_list() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1}, "c": {"red-watch": 1, "old-teeth": 1, "sahl": 1}}
    state = swarm("harvest", troops=troops, bastions_to_win=2, hold=1)
    assert (result(state), phase_of(state)) == (("list", [2]), "over")


@pytest.mark.rule("SWARM-9.2")
def test_the_round_of_the_ending_event_is_played_to_its_end() -> None:
    state = swarm("harvest", event="long-night")
    assert phase_of(state) == "bid"
    for _lot in range(3):
        for seat in "abc":
            does(state, seat, "pass")
    assert phase_of(state) == "over"


@pytest.mark.rule("SWARM-9.2")
def test_another_round_goes_on_with_the_next() -> None:
    state = swarm("finish", decks={"event": ["drought"]})
    assert (int(state.round), state.view(0)["event"], phase_of(state)) == (2, "drought", "pray")


@pytest.mark.rule("SWARM-9.2")
def test_most_points_win() -> None:
    state = swarm("finish", event="long-night", troops={"a": {"sahl": 1}, "b": {"merit": 1, "ashar": 1}})
    assert (result(state), state.standing().scores) == (("long night", [1]), [1, 2, 0])


@pytest.mark.rule("SWARM-9.2")
@pytest.mark.parametrize(("city_points", "scores"), [(1, [1, 1, 0]), (2, [2, 1, 0]), (3, [3, 1, 0])])
def test_quests_that_grant_a_point_count_beside_the_cities(city_points: int, scores: list[int]) -> None:
    fulfilled = {"b": ["choir", "host"]}
    state = swarm("pray", troops={"a": {"sahl": 1}}, fulfilled=fulfilled, city_points=city_points)
    assert state.standing().scores == scores


@pytest.mark.rule("SWARM-9.2")
def test_a_shared_city_is_nobodys_point() -> None:
    state = swarm("finish", event="long-night", troops={"a": {"sahl": 1, "merit": 1}, "b": {"sahl": 1}})
    assert state.standing().scores == [1, 0, 0]


@pytest.mark.rule("SWARM-9.3")
def test_tied_players_without_leaders_go_by_cities_first() -> None:
    state = swarm(
        "finish", event="long-night", troops={"a": {"sahl": 1}}, fulfilled={"b": ["choir"]}, water="a0 b9", quests={}
    )
    assert result(state) == ("list", [0])


@pytest.mark.rule("SWARM-9.3")
def test_then_by_water_before_quest_cards() -> None:
    state = swarm("finish", event="long-night", water="a4 b5 c3", quests={"a": ["host", "choir", "novice"]})
    assert result(state) == ("list", [1])


@pytest.mark.rule("SWARM-9.3")
@pytest.mark.parametrize(
    ("quests", "fulfilled", "winner"),
    [
        ({"b": ["choir"]}, {}, 1),
        ({"b": ["choir"]}, {"a": ["host", "novice"]}, 0),
        ({"c": ["butcher"]}, {}, 2),
        ({"a": ["choir"]}, {"b": ["host", "novice"]}, 1),
    ],
)
def test_then_by_quest_cards_fulfilled_and_not(
    quests: dict[str, list[str]], fulfilled: dict[str, list[str]], winner: int
) -> None:
    state = swarm("finish", event="long-night", quests=quests, fulfilled=fulfilled)
    assert result(state) == ("list", [winner])


@pytest.mark.rule("SWARM-9.3")
def test_then_it_is_a_draw() -> None:
    state = swarm("finish", event="long-night", water="c4")
    assert (result(state), state.standing().share(0)) == (("draw", [0, 1]), 0.5)


@pytest.mark.rule("SWARM-9.3")
def test_only_the_tied_are_compared() -> None:
    state = swarm("finish", event="long-night", troops={"a": {"sahl": 1}, "b": {"merit": 1}}, water="a1 b2 c30")
    assert result(state) == ("list", [1])


@pytest.mark.rule("SWARM-9.2")
def test_the_others_stand_by_points_and_water() -> None:
    troops = {"a": {"sahl": 1}, "b": {"merit": 1, "ashar": 1}, "c": {"dunmouth": 1}}
    state = swarm("finish", seats=4, event="long-night", troops=troops, water="a2 b0 c3 d9")
    assert state.standing().places == [3, 1, 2, 4]


@pytest.mark.rule("SWARM-9.1")
def test_who_wins_by_bastions_stands_first_whatever_the_points() -> None:
    troops = {**THREE, "b": {"sahl": 1, "merit": 1}}
    state = swarm("harvest", troops=troops, looks="a1")
    assert (state.standing().places, state.standing().scores) == ([1, 2, 3], [0, 2, 0])


@pytest.mark.rule("SWARM-9.2")
def test_those_who_are_equal_share_a_place() -> None:
    assert swarm("harvest", troops=THREE, looks="a1").standing().places == [1, 2, 2]


def test_while_it_goes_on_nobody_has_won() -> None:
    standing = swarm("pray", troops={"a": {"sahl": 1}}).standing()
    assert (standing.ending, standing.winners, standing.places) == ("", [], [1, 2, 2])


@pytest.mark.rule("SWARM-9.2")
def test_the_end_leaves_nothing_open() -> None:
    state = swarm("harvest", troops=THREE, looks="a1")
    assert (int(state.pending()), int(state.unanswered()), int(state.duelists)) == (0, 0, 0)
    assert [list(state.legal(seat)) + list(state.asides(seat)) for seat in range(3)] == [[], [], []]
    assert state.view(-1)["over"] is True
