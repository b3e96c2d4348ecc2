"""The state: accounts, views, secrets, sentences, quick answers, and the greedy bot."""

from __future__ import annotations

import pytest
from librt.vecs import append
from mypy_extensions import i64

from hegemon.bots.arena import contest
from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.events import EVERYONE, Event
from hegemon.engine.state import lowest
from hegemon.games.tianxia import GAME, content, moves, phases
from hegemon.games.tianxia.tests import book
from hegemon.games.tianxia.tests.positions import (
    CARDS,
    attack,
    besiege,
    climb,
    defend,
    give,
    govern,
    hold,
    man,
    moor,
    offer,
    own_tile,
    play,
    refusal,
    table,
)
from hegemon.kit.cards import IN_DECK


@pytest.mark.rule("TIANXIA-1.13")
@pytest.mark.parametrize(
    ("field", "at", "value", "sentence"),
    [
        ("supply", 0, 13, "seat 0 has 13 meeples"),
        ("governor_at", 0, 1, "seat 1 has 15 meeples"),
        ("soldier_at", 0, 1, "seat 1 has 15 meeples"),
        ("merchants", 1, 4, "seat 1 has too many merchants"),
        ("discs", 1, 2, "seat 1 has 2 discs"),
        ("sold", 0, 1, "seat 0 has 4 discs"),
        ("placed", 0, 1, "seat 0 has 4 discs"),
        ("shipped", 0, -1, "there is no number -1"),
        ("crate_at", 0, 0, "seat 0 has delivered more than its markers allow, or fewer times than it has markers out"),
        ("wall_at", 1, 0, "a row of the wall has a gap"),
        ("tower_at", 1, 0, "a row of the wall has a gap"),
        ("barge_at", 2, 8, "a barge has a gap"),
        ("barge_at", 0, 5, "there is no worker 5"),
        ("nomad", 0, 4, "the nomad of lane 1 is nowhere"),
        ("governor_at", 5, 0, "there is no governor space 5"),
        ("tile_at", 1, 3, "no bonus tile belongs to governor space 1"),
        ("tile_at", 0, 3, "there are 5 of bonus tile 3, not 4"),
        ("tiles", 0, 1, "there are 4 of bonus tile 6, not 3"),
        ("used", 1, 1, "there are 4 of bonus tile 7, not 3"),
        ("figurines", 1, 1, "there are 5 of bonus tile 0, not 4"),
        ("offered", 0, 1, "there are 5 of bonus tile 0, not 4"),
        ("box", 17, 1, "there are 4 of bonus tile 17, not 3"),
        ("objective_at", 3, 0, "objective 3 is 1 times in the deck and at 0"),
        ("demand_box", 0, 1, "there are 4 demand tiles of good 0"),
        ("opening", 0, 1, "a seat is twice in the turn order"),
        ("order", 0, 1, "a seat is twice in the turn order"),
        ("answer", 0, 1, "the answer of seat 0 is lost, or was never given"),
        ("house", 0, 4, "there is no house 4"),
        ("strength", 0, 0, "there is no strength 0"),
        ("ship_at", 0, 99, "there is no ship 99"),
        ("track", 0, 11, "there is no step 11"),
        ("loss_order", 0, 3, "there is no order 3"),
        ("demand", 0, 3, "there is no good 3"),
        ("ropes", 0, 4, "there is no set of seats 4"),
        ("crate_at", 0, 2, "there is no owner 2"),
    ],
)
def test_a_list_that_does_not_add_up_is_found(field: str, at: int, value: int, sentence: str) -> None:
    state = table()
    getattr(state, field)[at] = value
    assert sentence in state.audit()


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("seats", 3, "there are 2 seats, not 3"),
        ("phase", 3, "there is no phase 3"),
        ("phase", phases.OVER, "nobody is asked, or somebody after the end"),
        ("phase", phases.LOSING, "raiders take something at the wrong time"),
        ("round", 5, "there is no round 5"),
        ("turn", 1, "another is asked than whose turn it is"),
        ("asked", 0, "nobody is asked, or somebody after the end"),
        ("answered", 1, "somebody has answered who was not asked"),
        ("toll", 1, "raiders take something at the wrong time"),
        ("lane", 1, "raiders take something at the wrong time"),
        ("deed", phases.REGION, "there is a region without a turn in it, or such a turn without a region"),
        ("deed", phases.BARGE, "a turn that has not begun has parts"),
        ("deed", phases.CLOSING, "a turn that is over goes on"),
        ("place", 1, "there is a region without a turn in it, or such a turn without a region"),
        ("times", 1, "a turn that has not begun has parts"),
        ("card", -1, "there is no nomad card -1"),
        ("current", phases.EXCHANGE, "an action goes on that was not begun"),
        ("done_parts", phases.SHIP, "somebody ships where there is no port"),
    ],
)
def test_a_number_that_does_not_add_up_is_found(field: str, value: int, sentence: str) -> None:
    state = table()
    setattr(state, field, value)
    assert sentence in state.audit()


def test_stacks_that_cannot_be_are_found() -> None:
    state = table()
    state.ship_deck = append(state.ship_deck, state.ship_at[0])
    assert f"ship {state.ship_at[0]} is in two places" in state.audit()
    state = table()
    state.nomad_deck = append(state.nomad_deck, state.card)
    assert "a nomad card is in two places" in state.audit()
    state = table()
    state.passers = append(state.passers, i64(0))
    assert "seat 0 has passed and plays" in state.audit()
    state.passers = append(state.passers, i64(0))
    assert "a seat has passed twice" in state.audit()
    state = table()
    state.effects = append(state.effects, i64(15))
    assert "there is no benefit 15" in state.audit()
    state.effects = append(state.effects[:0], i64(0x21))
    assert "a turn that has not begun has parts" in state.audit()
    state.touched = 1
    assert "seat 0 is asked and has no choice" in state.audit()


@pytest.mark.rule("TIANXIA-1.1", "TIANXIA-5.1")
def test_a_view_shows_the_wall_with_what_is_derived() -> None:
    state = table()
    defend(state, "daijun", walls="01", towers="1", soldiers="0")
    besiege(state, "daijun", 6)
    lane = state.view(-1)["lanes"][2]  # type: ignore[index]
    assert (lane["defence"], lane["strengths"], lane["strength"], lane["attacked"]) == (5, [2, 3], 6, True)
    assert (lane["walls"], lane["towers"], lane["soldiers"]) == ([0, 1, -1, -1], [1, -1], [0, -1, -1, -1, -1, -1])
    assert lane["path"] == ["quarry", "masons_lodge", "exchange_hall"]


def test_a_view_shows_regions_buildings_ships_barges_and_players() -> None:
    state = table()
    govern(state, "quarry", 2, 1)
    moor(state, 1, "heron", "silk")
    man(state, "rice", "0n")
    own_tile(state, "ox", "purse", seat=1)
    climb(state, "sage", 4, 1)
    give(state, "3 tea", 1)
    offer(state, "raft")
    view = state.view(0)
    assert view["buildings"][6]["spaces"][1] == {"wood": 2, "governor": 1, "tile": ""}  # type: ignore[index]
    assert view["ships"][1]["demand"] == "silk"  # type: ignore[index]
    assert view["ships"][1]["spaces"][2] == {"goods": "1 tea", "benefit": "6 points 1 sage", "crate": -1}  # type: ignore[index]
    assert view["barges"]["rice"] == [0, 8, -1]  # type: ignore[index]
    assert view["offered"] == ["raft"]
    other = view["seats"][1]  # type: ignore[index]
    assert (other["figurines"], other["tiles"], other["tracks"], other["things"]["tea"]) == (
        ["ox"],
        ["purse"],
        [0, 0, 4, 0],
        3,
    )
    assert (other["score"], other["supply"], other["walls"]) == (
        1 + content.STEP_POINTS[4],
        13,
        content.HOUSES[1].walls,
    )
    assert [region["name"] for region in view["regions"]][-2:] == ["fortify", "train"]  # type: ignore[attr-defined]


def test_a_view_shows_prices_with_all_discounts() -> None:
    state = table()
    state.placed[2 * 2] = 2
    govern(state, "toll_house", 1)
    govern(state, "masons_lodge", 1, 1)
    man(state, "rice", "001")
    defend(state, "daijun", walls="00", towers="11")
    defend(state, "liaodong", towers="1")
    view = state.view(0)
    assert (view["discs"]["han"], view["discs"]["train"]) == (1, 0)  # type: ignore[index]
    assert view["fares"] == {"wood": 1, "stone": 1, "rice": 3, "jade": 1}
    prices = [seat["prices"] for seat in view["seats"]]  # type: ignore[attr-defined]
    assert prices == [{"wall": 3, "tower": 3, "soldier": 2}, {"wall": 1, "tower": -1, "soldier": 2}]


def test_a_view_tells_which_action_of_a_region_goes_on() -> None:
    state = table()
    give(state, "2 rice")
    assert state.view(0)["action"] == ""
    play(state, "region zhao", "exchange rice-jade 1")
    assert (state.view(0)["action"], state.view(0)["parts"]) == ("exchange", ["exchange"])


@pytest.mark.rule("TIANXIA-1.12")
def test_objectives_in_hand_are_seen_by_their_holder_alone() -> None:
    state = table()
    hold(state, "watch", seat=1)
    assert state.view(1)["hand"] == {"objectives": ["watch"], "worth": [0], "answer": -1}
    assert state.view(0)["hand"] == {"objectives": [], "worth": [], "answer": -1}
    assert state.view(-1)["hand"] == {}
    assert state.view(0)["seats"][1]["objectives"] == 1  # type: ignore[index]
    assert "watch" not in str({key: value for key, value in state.view(0).items() if key != "options"})


def test_a_seat_imagines_other_hands_and_stacks_anew_and_keeps_what_it_knows() -> None:
    state = table()
    hold(state, "watch", "levies", seat=0)
    hold(state, "harmony", seat=1)
    hold(state, "renown")
    play(state, "objective renown")
    worlds = [state.imagine(0, seeded(seed)) for seed in range(40)]
    assert all(world.audit() == [] for world in worlds)
    mine = [CARDS.index("watch"), CARDS.index("levies")]
    assert all([int(world.objective_at[card]) for card in mine] == [0, 0] for world in worlds)
    assert all(world.objective_at[CARDS.index("renown")] == phases.DISCARDED for world in worlds)
    assert len({tuple(k for k, place in enumerate(world.objective_at) if place == 1) for world in worlds}) > 5
    for field in ("stack", "ship_deck", "demand_deck", "nomad_deck", "objective_deck"):
        assert len({str(list(getattr(world, field))) for world in worlds}) > 5
        if field != "objective_deck":
            assert {str(sorted(getattr(world, field))) for world in worlds} == {str(sorted(getattr(state, field)))}


@pytest.mark.rule("TIANXIA-5.5")
def test_a_sealed_answer_is_shown_to_nobody_and_imagined_by_nobody() -> None:
    state = table(loss_order="ask")
    for seat in (0, 1):
        give(state, "5 coins", seat)
    besiege(state, "longxi", 8)
    attack(state)
    before = state.view(1)
    play(state, "lose 2", seat=0)
    assert state.view(1) == before
    assert state.view(0)["hand"]["answer"] == 2  # type: ignore[index]
    imagined = state.imagine(1, seeded(1))
    assert (imagined.unanswered(), int(imagined.answer[0])) == (0b11, -1)


def test_in_the_end_hands_are_shown_and_nothing_is_concealed() -> None:
    state = table()
    hold(state, "watch", seat=1)
    assert state.conceals()
    state.round = 4
    attack(state)
    assert not state.conceals()
    assert state.view(0)["shown"] == [[], ["watch"]]
    world = state.imagine(0, seeded(3))
    assert int(world.objective_at[CARDS.index("watch")]) == 1
    assert IN_DECK in [int(place) for place in world.objective_at]


def test_a_standing_while_the_game_goes_on_tells_nothing_of_objectives() -> None:
    state = table()
    climb(state, "sage", 6)
    hold(state, "classics")
    assert state.standing().scores == [content.STEP_POINTS[6], 0]
    assert not state.standing().over


def test_sentences_read_well_when_the_name_is_you() -> None:
    chronicle = table().chronicle()
    for code, telling in chronicle.by_code.items():
        sentence = chronicle.sentence(Event(code, 0, 0, 0, 0, EVERYONE), ["You", "Bo"])
        assert sentence.endswith(".")
        for wrong in (" is ", " has ", " are ", " his ", " her ", "You's", "You was", "You goes"):
            assert wrong not in sentence, telling.name


def test_every_verb_has_a_reason_when_it_is_not_allowed() -> None:
    state = table()
    give(state, "9 coins 9 wood 9 stone 9 rice 3 silk 3 tea 3 jade")
    texts = ["region yan", "govern quarry 1", "exchange rice-jade 1", "ship yan", "deliver 1 silk", "military train"]
    texts += ["wall longxi", "tower longxi", "soldier longxi", "barge wood", "pass", "climb sage", "disc", "tile raft"]
    texts += ["objective watch", "merchants", "home", "banner", "bubble", "choose wood", "lose 1", "done"]
    play(state, "barge wood")
    for text in texts:
        if text not in ("disc", "done"):
            assert "(TIANXIA-" in refusal(state, text), text
    assert {text.split()[0] for text in texts} == {row.word for row in moves.ROWS} - {"order"}
    assert refusal(state, "choose wood") == "There is nothing to choose now. (TIANXIA-4.10)"
    assert refusal(state, "lose 1") == "Nobody asks you for losses now. (TIANXIA-5.5)"


def test_the_tables_of_the_rule_book_are_those_of_the_content() -> None:
    written = GAME.rules.read_text(encoding="utf-8")
    assert book.renewed(written) == written


@pytest.mark.parametrize("seed", range(3))
def test_a_quick_answer_is_always_legal_and_leads_to_the_end_of_the_turn(seed: int) -> None:
    state = GAME.start(2 + seed, seed, loss_order="ask" if seed == 1 else "coins", nomad_strength=50)
    dice = seeded(seed)
    while state.pending():
        seat = lowest(state.unanswered())
        move = state.reply(seat, dice)
        assert state.why_not(seat, move) is None
        state.play(seat, move)
    assert max(state.standing().scores) > 20


def test_a_turn_is_settled_when_nothing_of_it_has_been_done() -> None:
    state = table()
    give(state, "3 coins")
    assert state.settled()
    play(state, "disc")
    assert not state.settled()
    play(state, "barge wood", "done")
    assert state.settled()


def test_an_evaluation_is_a_share_and_points_are_worth_something() -> None:
    state = table(3)
    even = [state.evaluate(seat) for seat in range(3)]
    assert sum(even) == pytest.approx(1.0)
    state.points[0] += 10
    assert state.evaluate(0) > even[0] > 0
    state.round = 4
    attack(state)
    assert [state.evaluate(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_greedy_takes_a_turn_that_pays_as_a_whole() -> None:
    """It begins the region for the sake of deliveries that are three moves away."""
    state = table()
    moor(state, 0, "heron", "tea")
    give(state, "4 tea")
    greedy = new_bot("greedy", seeded(1))
    state.round = 4
    played: list[str] = []
    while state.turn == 0 and len(played) < 12:
        move = greedy.answer(state, 0)
        played.append(state.notation().format(move))
        play(state, played[-1])
    assert {"region yan", "ship yan", "deliver 1 tea"} <= set(played)


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(2):
        state = GAME.start(2, seed, rounds=2)
        bots = [new_bot(name, seeded(seed, 1)) for name in ("greedy", "random")]
        contest(state, bots if seed % 2 else bots[::-1], 5000)
        won += state.standing().share(0 if seed % 2 else 1)
    assert won == 2
