"""Tianxia in words: prompts, moves as they are offered and what they would bring, the log, the end."""

from __future__ import annotations

import re

import pytest

from hegemon.games.tianxia import content, words
from hegemon.games.tianxia.drawing.benefits import spoken
from hegemon.games.tianxia.terminal import show
from hegemon.games.tianxia.tests.positions import (
    attack,
    besiege,
    climb,
    defend,
    give,
    govern,
    hold,
    lay_tile,
    man,
    moor,
    offer,
    own_tile,
    play,
    table,
)
from hegemon.games.tianxia.tests.scenes import (
    Position,
    at_table,
    besieged,
    hint,
    lines,
    passing,
    raided,
    seen,
    told,
    using,
)
from hegemon.presentation.scenes import addressed


@pytest.mark.parametrize(
    ("position", "prompt", "moment"),
    [
        (at_table("2 coins"), "Place a disc, send a worker or pass", "Ada is choosing an action"),
        (
            at_table("1 rice", "region zhao"),
            "In Zhao: take the step, 1 coin and 1 rice, and an action",
            "Ada is acting in Zhao",
        ),
        (
            at_table("3 rice", "region zhao", "exchange rice-jade 1"),
            "Take the step, 1 coin and 1 rice, act, or end your turn",
            "Ada is acting in Zhao",
        ),
        (at_table("", "military train"), "Choose a track to climb", "Ada is training soldiers"),
        (
            at_table("4 rice", "military train", "climb sage"),
            "Train soldiers, or end your turn",
            "Ada is training soldiers",
        ),
        (passing, "Buy up to 2 palace steps for 1 coin each, or end your turn", "Ada is passing"),
        (using("chest"), "Choose a good to gain", "Ada is choosing an action"),
        (using("decree"), "Install a governor for 3 wood less, or decline", "Ada is choosing an action"),
        (using("pawnshop", "2 coins"), "Pay 2 coins for 5 points, or decline", "Ada is choosing an action"),
        (besieged, "Raiders want 3 coins. Pay how many? (secret)", "2 players are paying raiders"),
    ],
)
def test_who_is_asked_is_told_what_to_do_and_the_others_what_happens(
    position: Position, prompt: str, moment: str
) -> None:
    state = position()
    assert words.prompt(seen(state)) == prompt
    assert words.moment(seen(state)) == moment


def test_who_has_neither_disc_nor_coin_is_told_to_pass() -> None:
    state = table()
    state.discs[0] = 0
    state.sold[0] = 3
    hold(state, "watch")
    assert words.prompt(seen(state)) == "Pass"
    give(state, "1 coins")
    assert words.prompt(seen(state)) == "Send a worker to a barge or pass"


@pytest.mark.parametrize(
    ("position", "move", "button"),
    [
        (at_table("2 coins"), "region zhao", "Place a disc on Zhao"),
        (at_table("2 coins"), "military fortify", "Fortify the wall"),
        (at_table("2 coins"), "military train", "Train soldiers"),
        (at_table("2 coins"), "barge jade", "Send to the jade barge: 1 coin"),
        (at_table("2 wood", "region zhao"), "govern quarry 2", "Govern the Quarry: 2 wood"),
        (using("decree", "1 wood"), "govern customs_house 1", "Govern the Customs House: free"),
        (at_table("2 rice", "region zhao"), "exchange rice-jade {n}", "Exchange {n} rice for jade"),
        (at_table("", "military fortify"), "climb sage", "Climb to Sage step 1"),
        (passing, "climb sage", "Climb to Sage step 1: 1 coin"),
        (at_table("1 stone", "region han"), "banner", "Climb to Sage step 1"),
        (at_table("3 stone", "military fortify", "climb sage"), "wall daijun", "Build a wall at Daijun: 1 stone"),
        (using("beacon"), "wall daijun", "Build a wall at Daijun"),
        (at_table("1 stone", "region han"), "bubble", "Take 2 coins, 1 rice"),
        (using("pawnshop", "2 coins"), "choose convert", "Pay 2 coins for 5 points"),
        (using("pawnshop", "2 coins"), "choose none", "Decline"),
        (using("chest"), "choose tea", "Take 1 tea"),
        (at_table(""), "disc", "Sell a disc: +2 coins"),
        (at_table(""), "merchants", "Merchants: 1 free soldier"),
        (at_table(""), "objective masonry", "Discard Masonry for 1 free wall"),
        (at_table(""), "tile logs", "Logs: 2 wood and 1 coin"),
        (at_table(""), "pass tortoise", "Pass and take the Tortoise"),
        (besieged, "lose {n}", "Pay {n} in coins"),
    ],
)
def test_the_main_button_says_what_a_move_does(position: Position, move: str, button: str) -> None:
    assert words.button(seen(position()), move.split()) == button


def test_one_of_several_benefits_is_named_with_its_amount() -> None:
    state = table()
    climb(state, "general", 7)
    play(state, "military train", "climb general")
    shown = seen(state)
    assert words.prompt(shown) == "Choose 1 free tower or 3 points"
    assert words.button(shown, ["choose", "points"]) == "Take 3 points"
    assert words.button(shown, ["choose", "tower"]) == "Take 1 free tower"


def test_a_delivery_names_the_good_and_what_the_space_gives() -> None:
    state = table()
    give(state, "1 tea")
    moor(state, 0, "heron", "tea")
    play(state, "region yan", "ship yan")
    assert words.button(seen(state), ["deliver", "1", "tea"]) == "Deliver tea: 4 points"
    assert words.prompt(seen(state)) == "Deliver goods to the Heron"
    assert hint(state, "deliver 1 tea") == "You get 4 points; costs 1 tea"


@pytest.mark.parametrize(("price", "prompt"), [(1, "Buy a palace step for 1 coin"), (0, "Take a palace step")])
def test_who_passed_with_a_figurine_is_told_what_a_step_costs(price: int, prompt: str) -> None:
    state = table(step_price=price)
    give(state, "1 coins")
    offer(state, "ox")
    play(state, "pass ox")
    assert words.prompt(seen(state)) == f"{prompt}, or end your turn"


def test_steps_that_figurines_allow_are_not_given_away_with_one_click() -> None:
    state = passing()
    assert words.verbs(seen(state))["done"]["loses"] == "2 palace steps"
    play(state, "climb sage", "climb steward")
    assert "loses" not in words.verbs(seen(state))["done"]


def test_everyone_sees_where_the_attack_comes_and_how_it_stands() -> None:
    state = table()
    besiege(state, "longxi", 6)
    defend(state, "longxi", walls="011", soldiers="1")
    note = words.notice(seen(state))
    assert note is not None
    assert note["title"] == "Attack on Longxi"
    assert note["text"] == "The wall is 2 short, 4 to 6. Top defender: Bo, 3."
    assert note["short"] == "Attack on Longxi: 2 short, 4 to 6"
    defend(state, "longxi", towers="0")
    told = str(words.notice(seen(state))["text"])  # type: ignore[index]
    assert told == "The wall holds, 6 to 6. Top defenders: you and Bo, 3 each."


def test_two_attacks_of_a_round_stand_in_a_table() -> None:
    state = table()
    besiege(state, "longxi", 6)
    besiege(state, "daijun", 2)
    defend(state, "daijun", walls="011", soldiers="1")
    rows = words.notice(seen(state))["rows"]  # type: ignore[index]
    assert rows == [["Longxi", "falls, 0 to 6", "nobody"], ["Daijun", "holds, 4 to 2", "Bo, 3"]]


def test_a_section_without_defenders_has_no_strongest() -> None:
    state = table()
    besiege(state, "longxi", 6)
    assert str(words.notice(seen(state))["text"]).endswith("Nobody defends it.")  # type: ignore[index]


def test_without_an_attack_the_nearest_nomads_are_told_of() -> None:
    note = words.notice(seen(table()))
    assert note is not None
    assert (note["title"], note["text"]) == (
        "No attack this round",
        "Longxi is closest, three steps away (wall 0, nomads 3).",
    )


def test_raiders_are_told_with_what_everyone_loses() -> None:
    note = words.notice(seen(besieged()))
    assert note is not None
    assert (note["title"], note["text"]) == (
        "Raiders at Liaodong",
        "Everyone loses 3 coins, or 3 points for each coin not paid.",
    )


@pytest.mark.parametrize(
    ("position", "move", "line"),
    [
        (at_table("1 rice"), "region zhao", "You placed a disc on Zhao"),
        (at_table("1 coins"), "barge jade", "You sent a worker to the jade barge for 1 coin and got 1 jade"),
        (
            at_table("1 wood", "region zhao"),
            "govern quarry 1",
            "You installed a governor in the Quarry for 1 wood and got 2 stone",
        ),
        (at_table("3 rice", "region zhao"), "exchange rice-jade 3", "You exchanged 3 rice for 3 jade"),
        (at_table("", "military train"), "climb sage", "You climbed to step 1 on the Sage track"),
        (using("chest"), "choose tea", "You got 1 tea and 1 coin"),
        (using("pawnshop", "2 coins"), "choose convert", "You paid 2 coins for 5 points"),
        (at_table(""), "disc", "You sold a disc for 2 coins"),
    ],
)
def test_a_move_is_one_line_of_the_log_with_what_it_brought(position: Position, move: str, line: str) -> None:
    assert addressed(lines(position(), move)[0]) == line


def test_a_governor_who_finds_a_tile_tells_of_it() -> None:
    state = table()
    give(state, "2 wood")
    lay_tile(state, "quarry", 2, "carp")
    (line,) = lines(state, "region zhao", "govern quarry 2", reader=1)
    assert line == "Ada installed a governor in the Quarry for 2 wood and got 2 stone and the Carp tile"


def test_a_battle_is_one_line_with_who_scored_and_who_lost_what() -> None:
    state = raided("coins")
    defend(state, "liaodong", walls="0")
    (line,) = told(state, lambda: attack(state))[:1]
    assert line["lost"] == [(1, "building", "ferry_office")]
    assert line["text"] == (
        "Liaodong fell, 1 against 9: you +7; raided: Ferry Office, Silk Works and Customs House; "
        "Bo lost 1 governor. "
        "Raiders took: you 2 coins, Bo 1 coin and 3 points"
    )


def test_answers_to_raiders_are_told_together() -> None:
    state = besieged()
    play(state, "lose 2", seat=0)
    (line,) = told(state, lambda: play(state, "lose 0", seat=1), reader=1)[:1]
    assert line["text"] == "Raiders took: you 9 points, Ada 2 coins and 3 points"


def test_a_round_begins_with_its_nomads_and_incomes_in_lines_of_their_own() -> None:
    state = table()
    besiege(state, "longxi", 1)
    man(state, "jade", "1")
    rows = [str(line["text"]) for line in told(state, lambda: attack(state))]
    assert rows[0] == "Longxi fell, 0 against 1; raided: Salt Office"
    assert re.fullmatch(r"Round 2: [\w ]+, (no attack this round|attack at .+)", rows[-2])
    own, other = (spoken(house.income).replace(" and ", ", ") for house in content.HOUSES[:2])
    assert rows[-1] == f"Income: you {own}; Bo {other}, 1 jade"


def test_the_end_is_itemised_by_what_points_were_for() -> None:
    state = table(rounds=1)
    climb(state, "sage", 10)
    own_tile(state, "ox", "crane")
    hold(state, "long_wall")
    defend(state, "daijun", walls="00")
    give(state, "11 coins")
    rows = told(state, lambda: attack(state))
    assert rows[-1]["text"] == "The game ended after round 1. Points for objectives: you 6"
    shown = seen(state)
    assert [fact["text"] for fact in words.facts(shown, 0)] == [
        "Palace 14",
        "Objectives 6",
        "Figurines 3",
        "Leftovers 2",
    ]
    assert words.score(shown, 0) == "25 points"
    assert words.outcome(shown) == "Ada has 25 points, 25 more than Bo."


@pytest.mark.parametrize(
    ("governors", "reason"),
    [("1", "and Bo has more governors."), ("", "and Ada has more coins.")],
)
def test_a_tie_is_told_with_what_broke_it(governors: str, reason: str) -> None:
    state = table(rounds=1)
    give(state, "2 coins")
    give(state, "1 coins", seat=1)
    for seat in governors:
        govern(state, "quarry", 1, seat=int(seat))
    attack(state)
    assert words.outcome(seen(state)).endswith(reason)


def test_a_player_is_shown_with_house_purse_and_points() -> None:
    state = table()
    give(state, "3 coins 1 jade")
    shown = seen(state)
    assert words.role(shown, 0) == "House of Ying"
    assert [fact["title"] for fact in words.facts(shown, 0)] == [
        "3 unused discs",
        "3 coins",
        "0 wood",
        "0 stone",
        "0 rice",
        "0 silk",
        "0 tea",
        "1 jade",
    ]
    none = [fact["title"] for fact in words.facts(shown, 0) if fact.get("none")]
    assert none == ["0 wood", "0 stone", "0 rice", "0 silk", "0 tea"]
    assert [fact["title"] for fact in words.facts(shown, 0) if not fact.get("purse")] == ["0 silk", "0 tea"]
    assert words.progress(shown, 0)["title"] == "points"


def test_objectives_are_told_to_their_owner_alone() -> None:
    state = table()
    hold(state, "masonry")
    defend(state, "daijun", walls="00")
    own = words.describe(seen(state))
    line = "Masonry: 5 points for every two walls, at most 10 (now 5); or discard it for 1 free wall."
    assert line in own
    for other in (1, -1):
        assert "Masonry" not in words.describe(seen(state, other))


def test_beside_the_hand_stands_what_the_own_board_brings_and_has_left() -> None:
    told = {note["title"]: note["text"] for note in words.notes(seen(table()))}
    assert told["Income"] == "1 coin and 1 rice"
    assert told["Costs"] == "Wall 1, tower 3 stone; soldier 2 rice"
    assert told["Merchants"] == "0 of 3; a row earns 1 free soldier"
    texts = [note["text"] for seat in range(4) for note in words.notes(seen(table(4), seat))]
    assert max(len(text) for text in texts) < 38  # so that each has a line of its own beside the hand
    assert words.notes(seen(table(), -1)) == []


def test_the_income_counts_house_governors_and_workers() -> None:
    state = table()
    govern(state, "quarry", 1)
    govern(state, "quarry", 2, seat=1)
    man(state, "jade", "0n0")
    told = {note["title"]: note["text"] for note in words.notes(seen(state))}
    assert told["Income"] == "1 coin, 2 stone, 1 rice and 2 jade"


def test_figurines_that_one_has_stand_beside_the_hand() -> None:
    state = table()
    own_tile(state, "ox", "tiger")
    told = {note["title"]: note["text"] for note in words.notes(seen(state))}
    assert told["Figurines"] == "Ox and Tiger (3 points)"


def test_a_raised_price_and_a_full_barge_are_explained_where_they_are_seen() -> None:
    state = table()
    told = {note["title"]: note["text"] for note in words.notes(seen(state))}
    assert not told.keys() & {"Raided", "Full barge"}
    state.tokens[0] = 1
    man(state, "jade", "nn1")
    told = {note["title"]: note["text"] for note in words.notes(seen(state))}
    assert told["Raided"] == "Governors there cost more wood"
    assert told["Full barge"] == "A new worker pushes one off"


def test_a_worker_that_is_pushed_off_a_barge_is_told_of() -> None:
    state = table()
    give(state, "2 coins")
    man(state, "jade", "nn1")
    assert hint(state, "barge jade").startswith("You get 1 jade; and 1 jade each round; Bo's worker is pushed off")
    (line,) = lines(state, "barge jade", reader=1)
    assert line.endswith("and got 1 jade; your worker was pushed off")


def test_the_position_is_told_in_sentences_without_a_word_of_the_notation() -> None:
    state = table()
    give(state, "2 coins")
    govern(state, "salt_office", 1, seat=1)
    man(state, "wood", "1n")
    text = words.describe(seen(state))
    assert text.startswith("Round 1 of 4: Ada is choosing an action.")
    assert "Salt Office, raid 1. Income of 3 coins. Spaces 1: Bo; 2: 3 wood; 3: 4 wood." in text
    assert "Wood: Bo, a neutral worker." in text
    assert "_" not in text


def test_a_terminal_shows_all_parts_within_a_hundred_columns() -> None:
    state = table(4)
    besiege(state, "longxi", 6)
    defend(state, "longxi", walls="01", soldiers="2")
    govern(state, "exchange_hall", 2, seat=3)
    man(state, "jade", "3n1")
    hold(state, "watch", "renown")
    text = re.sub(r"\x1b\[[0-9;]*m", "", show(seen(state)))
    rows = text.split("\n")
    assert max(len(row) for row in rows) < 100
    assert rows[2].startswith("battle    6 against 3 ")
    assert [part for part in ("WALL", "MAP", "PALACE", "RIVER", "SHIPS", "TILES") if part not in text] == []
    assert re.search(r"exchange_hall +1 D ", text)
    assert re.search(r"jade +DnB", text)
