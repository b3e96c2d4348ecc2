"""How passing, paying raiders and free actions are offered and told."""

from __future__ import annotations

from hegemon.games.tianxia import words
from hegemon.games.tianxia.tests.positions import climb, give, hold, lay_tile, offer, play, table
from hegemon.games.tianxia.tests.scenes import besieged, hint, lines, seen


def test_who_can_only_pass_is_told_to_take_a_bonus_tile() -> None:
    state = table()
    offer(state, "purse")
    state.discs[0] = 0
    state.sold[0] = 3
    hold(state, "watch")
    assert words.prompt(seen(state)) == "Take a bonus tile to pass"


def test_passing_has_a_button_which_asks_for_a_bonus_tile() -> None:
    said = words.verbs(seen(table()))["pass"]
    assert (said["label"], said["steps"], said["ends"]) == ("Pass", ["Choose a bonus tile to take"], True)


def test_the_log_says_with_which_tile_one_passed_and_for_which_place() -> None:
    state = table()
    offer(state, "ox")
    assert lines(state, "pass ox", reader=1)[0] == "Ada passed and took the Ox; first next round"


def test_paying_raiders_begins_with_all_they_want_or_all_one_has() -> None:
    state = besieged()
    assert [words.verbs(seen(state, seat))["lose"]["start"] for seat in (0, 1)] == [2, 1]
    assert words.button(seen(state, 0), ["lose", "{n}"]) == "Pay {n} in coins"


def test_who_only_watches_raiders_is_offered_nothing_to_pay() -> None:
    assert words.verbs({**seen(besieged()), "seat": -1})["lose"]["start"] == 0


def test_what_is_played_with_the_last_pick_and_what_asks_first() -> None:
    offered = words.verbs(seen(table()))
    direct = {word for word, said in offered.items() if said.get("direct")}
    assert direct == {"govern", "ship", "deliver", "wall", "tower", "soldier", "choose"}
    assert {word: said["loses"] for word, said in offered.items() if "loses" in said} == {
        "disc": "a disc for this round",
        "objective": "the objective",
    }


def test_free_actions_stand_at_the_side_of_every_question() -> None:
    state = table()
    offered = words.verbs(seen(state))
    assert {word for word, said in offered.items() if said.get("side")} == {
        "disc",
        "tile",
        "objective",
        "merchants",
        "home",
    }


def test_a_second_disc_on_the_wall_says_its_price() -> None:
    shown = seen(table())
    assert words.button({**shown, "discs": {**shown["discs"], "fortify": 2}}, ["military", "fortify"]).endswith(
        ": 2 coins"
    )


def test_a_space_tells_of_the_tile_that_lies_in_it() -> None:
    state = table()
    give(state, "4 wood")
    lay_tile(state, "quarry", 2, "logs")
    play(state, "region zhao")
    assert "the Logs tile" in hint(state, "govern quarry 2")
    assert "bonus tile" not in hint(state, "govern quarry 1")


def test_the_steps_that_a_move_brings_are_those_of_who_moves() -> None:
    state = table()
    climb(state, "general", 2)
    play(state, "military fortify", "climb sage", "done", "military train")
    assert state.turn == 1
    assert hint(state, "climb sage") == "You get 1 step on the Sage track"
