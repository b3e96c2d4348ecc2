"""Chapter 3, the moves of a turn: who may go where, and what troops have done before."""

from __future__ import annotations

import pytest

from hegemon.games.campus import moves
from hegemon.games.campus.phases import MOVING, PLACING
from hegemon.games.campus.tests.positions import at, campus, dice_showing, history, legal, play, turn_of
from hegemon.games.campus.turn import order


@pytest.mark.rule("CAMPUS-3.3")
def test_moves_go_to_neighbours_as_attack_or_as_reinforcement() -> None:
    state = campus({"fysik": "A4", "kemi": "A2"})
    assert legal(state) == [
        "end",
        "attack fysik vasa-sodra 1-3",
        "reinforce fysik kemi 1-3",
        "attack fysik sspa 1-3",
        "attack fysik karhuset 1-3",
        "attack kemi chalmersvillan 1",
        "reinforce kemi fysik 1",
        "attack kemi maskin 1",
        "attack kemi horsalarna 1",
    ]


@pytest.mark.rule("CAMPUS-3.3")
def test_the_four_moves_are_written_as_the_rule_book_says() -> None:
    parse = campus({"fysik": "A4"}).notation().parse
    assert parse("place fysik 2") == moves.place(3, 2)
    assert parse("attack fysik sspa 3") == moves.attack(3, 5, 3)
    assert parse("reinforce kemi fysik 1") == moves.reinforce(4, 3, 1)
    assert parse("end") == moves.end()


@pytest.mark.rule("CAMPUS-3.3")
def test_nobody_has_to_move() -> None:
    state = campus({"fysik": "A4"})
    play(state, "end")
    assert (turn_of(state), state.phase, at(state, "fysik")) == ("B", PLACING, "A4")


@pytest.mark.rule("CAMPUS-3.3")
def test_a_player_makes_as_many_moves_as_wanted_in_any_order() -> None:
    state = campus({"fysik": "A9", "kemi": "A1", "sspa": "B1"})
    state.dice = dice_showing("641:2")
    play(state, "reinforce fysik kemi 2", "attack fysik sspa 3", "reinforce fysik kemi 1")
    assert (turn_of(state), state.phase) == ("A", MOVING)
    assert [at(state, name) for name in ("fysik", "kemi", "sspa")] == ["A3", "A4", "A3"]


@pytest.mark.rule("CAMPUS-3.3")
def test_only_whose_turn_it_is_may_move() -> None:
    state = campus({"fysik": "A4"})
    assert (state.pending(), len(state.legal(0)), len(state.legal(1))) == (1, 5, 0)


@pytest.mark.rule("CAMPUS-3.4")
def test_troops_that_reinforced_do_not_move_again() -> None:
    state = campus({"fysik": "A4", "kemi": "A1"})
    play(state, "reinforce fysik kemi 3")
    assert (at(state, "fysik"), at(state, "kemi"), history(state, "kemi")) == ("A1", "A4", "f1 v0")
    assert [text for text in legal(state) if " kemi " in text] == [
        "attack kemi chalmersvillan 1",
        "reinforce kemi fysik 1",
        "attack kemi maskin 1",
        "attack kemi horsalarna 1",
    ]


@pytest.mark.rule("CAMPUS-3.4")
def test_a_territory_whose_troops_are_all_done_has_no_moves() -> None:
    state = campus({"fysik": "A4 f0", "kemi": "A3 f0"})
    assert legal(state) == ["end"]


@pytest.mark.rule("CAMPUS-3.4")
def test_fresh_troops_beside_done_ones_may_still_move() -> None:
    state = campus({"fysik": "A4 f2", "kemi": "A1"})
    assert "reinforce fysik kemi 1-2" in legal(state)
    assert "attack fysik sspa 1-2" in legal(state)


@pytest.mark.rule("CAMPUS-3.5", "CAMPUS-4.4")
def test_troops_that_won_may_attack_on_and_may_not_reinforce() -> None:
    state = campus({"fysik": "A5", "sspa": "B1"})
    state.dice = dice_showing("611:5")
    play(state, "attack fysik sspa 4")
    assert [text for text in legal(state) if text.split()[1:2] == ["sspa"]] == [
        "attack sspa maskin 1-3",
        "attack sspa vag-och-vatten 1-3",
        "attack sspa arkitektur 1-3",
        "attack sspa karhuset 1-3",
    ]


@pytest.mark.rule("CAMPUS-3.5")
def test_vanguard_takes_one_territory_after_another() -> None:
    state = campus({"fysik": "A5", "sspa": "B1", "maskin": "B1"})
    state.dice = dice_showing("611:5")
    play(state, "attack fysik sspa 4")
    state.dice = dice_showing("611:5")
    play(state, "attack sspa maskin 3")
    assert [at(state, name) for name in ("fysik", "sspa", "maskin")] == ["A1", "A1", "A3"]
    assert [history(state, name) for name in ("fysik", "sspa", "maskin")] == ["f1 v0", "f0 v1", "f0 v3"]


@pytest.mark.rule("CAMPUS-3.6")
@pytest.mark.parametrize(
    ("garrison", "attackers", "movers"),
    [
        ("A6 f3 v1", "1-4", "1-3"),
        ("A4 f3 v1", "1-3", "1-3"),
        ("A3 f3 v0", "1-2", "1-2"),
        ("A5 f0 v5", "1-4", ""),
        ("A5 f0 v2", "1-2", ""),
        ("A5 f1 v0", "1", "1"),
        ("A2 f1 v1", "1", "1"),
        ("A1 f1 v0", "", ""),
        ("A1 f0 v1", "", ""),
    ],
)
def test_fresh_and_vanguard_attack_fresh_reinforce_and_one_stays(garrison: str, attackers: str, movers: str) -> None:
    texts = legal(campus({"kemi": garrison, "fysik": "A1"}))
    attacks = {text.rsplit(" ", 1)[1] for text in texts if text.startswith("attack kemi")}
    reinforcements = {text.rsplit(" ", 1)[1] for text in texts if text.startswith("reinforce kemi")}
    assert (attacks, reinforcements) == ({attackers} - {""}, {movers} - {""})


@pytest.mark.rule("CAMPUS-3.6")
@pytest.mark.parametrize(("committed", "left"), [(1, "f3 v1"), (2, "f3 v0"), (3, "f2 v0"), (4, "f1 v0")])
def test_vanguard_goes_first(committed: int, left: str) -> None:
    state = campus({"kemi": "A7 f3 v2", "maskin": "B9"}, fight="one_roll")
    state.dice = dice_showing("1:66" if committed == 1 else "11:66" if committed == 2 else "111:66")
    play(state, f"attack kemi maskin {committed}")
    stopped = max(committed - 2, 0)
    assert at(state, "kemi") == f"A{7 - committed + stopped}"
    assert history(state, "kemi") == f"{left[:2]} v{int(left[4]) + stopped}"


@pytest.mark.rule("CAMPUS-3.6")
def test_all_troops_are_fresh_again_on_the_owners_next_turn() -> None:
    state = campus({"fysik": "A4 f1 v2", "kemi": "B2"})
    play(state, "end")
    assert [history(state, name) for name in ("fysik", "kemi")] == ["f0 v0", "f2 v0"]
    play(state, f"place kemi {state.reserve[1]}", "end")
    assert history(state, "fysik") == "f4 v0"


@pytest.mark.rule("CAMPUS-3.6")
def test_the_history_of_a_turn_is_that_of_its_player_alone() -> None:
    state = campus({"fysik": "A4", "kemi": "A3"})
    assert {history(state, name) for name in state.world.map.names} == {"f4 v0", "f3 v0", "f0 v0"}
    play(state, "reinforce fysik kemi 1", "end")
    assert sum(state.fresh) == 11
    assert sum(state.vanguard) == 0


@pytest.mark.rule("CAMPUS-3.7")
def test_one_troop_stays_on_a_territory_that_is_left() -> None:
    state = campus({"fysik": "A3", "kemi": "A1"})
    play(state, "reinforce fysik kemi 2")
    assert (at(state, "fysik"), at(state, "kemi")) == ("A1", "A3")
    assert not [text for text in legal(state) if text.split()[1:2] == ["fysik"]]


@pytest.mark.rule("CAMPUS-2.4")
def test_the_next_player_in_turn_order_is_next() -> None:
    state = campus({"fysik": "A2", "kemi": "C2", "edit": "D2"}, players=4, turn="D", first="C")
    play(state, "end")
    assert (turn_of(state), state.round) == ("A", 1)


@pytest.mark.rule("CAMPUS-2.4")
def test_turn_order_is_the_seats_in_order_from_the_first() -> None:
    state = campus({"fysik": "A2", "kemi": "C2", "edit": "D2"}, players=4, first="C")
    assert [int(order(state, seat)) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.rule("CAMPUS-5.1")
def test_players_who_are_out_are_passed_over() -> None:
    state = campus({"fysik": "A2", "kemi": "D2"}, rest="A1", players=4, fallen="BC")
    play(state, "end")
    assert turn_of(state) == "D"
    play(state, f"place kemi {state.reserve[3]}", "end")
    assert turn_of(state) == "A"
