"""The log: what is told of every act, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import append
from mypy_extensions import i64

from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    CARDS,
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
    sentences,
    table,
    without,
)


def told(state: Tianxia, act: Callable[[Tianxia], None]) -> list[str]:
    """The log of anything that is done to a state."""
    state.heard = []
    act(state)
    heard, state.heard = state.heard, None
    return [state.chronicle().sentence(event, list("ABCD")) for event in heard]


def furnished() -> Tianxia:
    """A can do anything once."""
    state = table()
    give(state, "5 coins 5 wood 5 stone 4 rice 2 silk 2 tea")
    moor(state, 0, "heron", "tea")
    moor(state, 3, "old_drum")
    lay_tile(state, "quarry", 2, "ox")
    offer(state, "crane")
    own_tile(state, "pawnshop", "raft", "scroll")
    hold(state, "masonry")
    climb(state, "sage", 1)
    state.merchants[0], state.supply[0] = 3, 11
    return state


@pytest.mark.parametrize(
    ("texts", "log"),
    [
        (["region zhao"], ["A placed a disc on Zhao for 0 coins."]),
        (
            ["region zhao", "govern quarry 2"],
            [
                "A placed a disc on Zhao for 0 coins.",
                "A installed a governor in the Quarry for 2 wood.",
                "A took a bonus tile: Ox.",
                "A gained 2 stone.",
            ],
        ),
        (
            ["region zhao", "exchange rice-jade 2", "banner", "bubble"],
            [
                "A placed a disc on Zhao for 0 coins.",
                "A exchanged 1 rice for 1 jade, 2 times.",
                "A gained 2 jade.",
                "A reached step 1 of the Steward.",
                "A gained 1 coins.",
                "A gained 1 rice.",
            ],
        ),
        (
            ["region yan", "ship yan", "deliver 3 tea"],
            [
                "A placed a disc on Yan for 0 coins.",
                "A started shipping at Yan.",
                "A delivered tea to the Heron, space 3.",
                "A scored 6 points for deliveries.",
                "A reached step 2 of the Sage.",
                "A drew an objective.",
                "A drew the objective Edicts.",
            ],
        ),
        (
            ["military fortify", "climb general", "wall longxi", "tower daijun"],
            [
                "A placed a disc on Fortify for 0 coins.",
                "A reached step 1 of the General.",
                "A built a wall at Longxi.",
                "A built a tower at Daijun.",
            ],
        ),
        (
            ["military train", "climb general", "soldier liaodong"],
            [
                "A placed a disc on Train for 0 coins.",
                "A reached step 1 of the General.",
                "A put a soldier on the wall at Liaodong.",
            ],
        ),
        (["barge jade"], ["A sent a worker to the Jade barge for 1 coin.", "A gained 1 jade."]),
        (
            ["pass crane", "climb general"],
            [
                "A passed and took place 1 in the next round.",
                "A took a bonus tile: Crane.",
                "A reached step 1 of the General.",
            ],
        ),
        (["disc"], ["A sold a disc for 2 coins.", "A gained 2 coins."]),
        (
            ["tile pawnshop", "choose convert"],
            ["A used a bonus tile: Pawnshop.", "A paid 2 coins.", "A scored 5 points for bonus tiles."],
        ),
        (
            ["tile raft", "deliver 2 silk"],
            [
                "A used a bonus tile: Raft.",
                "A delivered silk to the Old Drum, space 2.",
                "A scored 3 points for deliveries.",
                "A gained 1 rice.",
                "A scored 1 point for bonus tiles.",
            ],
        ),
        (
            ["objective masonry", "wall daijun"],
            ["A discarded the objective Masonry.", "A built a wall at Daijun."],
        ),
        (
            ["merchants", "soldier daijun"],
            ["A sent a full merchant row home.", "A put a soldier on the wall at Daijun."],
        ),
        (["home"], ["A recalled a merchant."]),
    ],
    ids=lambda value: " ".join(value[-1].split()[:2]) if value and value[0][0].islower() else "",
)
def test_the_log_tells_who_did_what_and_got_what(texts: list[str], log: list[str]) -> None:
    state = furnished()
    edicts = CARDS.index("edicts")
    state.objective_deck = append(without(state.objective_deck, edicts), i64(edicts))
    assert sentences(state, *texts) == log


def test_a_worker_who_is_pushed_off_and_a_change_of_orders_are_told() -> None:
    state = table()
    give(state, "3 coins")
    man(state, "rice", "010")
    assert sentences(state, "barge rice") == [
        "A sent a worker to the Rice barge for 3 coins.",
        "A had a worker pushed off a barge.",
        "A gained 1 rice.",
    ]
    assert sentences(state, "order coins never", seat=1) == ["B changed the answer to raiders: loses points."]


def test_an_attack_that_is_held_is_told() -> None:
    state = table()
    defend(state, "daijun", walls="1", soldiers="01")
    govern(state, "quarry", 1)
    besiege(state, "daijun", 2)
    state.round = 4
    assert told(state, attack) == [
        "Attack at Daijun: strength 2 against defence 3.",
        "B scored 7 points for prestige.",
        "A scored 4 points for prestige.",
        "A scored 1 point for soldiers.",
        "The battle at Daijun was won.",
        "B scored 1 point for a defence that held.",
        "The nomads of Daijun went back.",
        "The game ended after round 4.",
    ]


def test_a_raid_is_told_building_by_building_with_what_everyone_loses() -> None:
    state = table()
    govern(state, "masons_lodge", 2, seat=1)
    give(state, "1 coins", seat=1)
    besiege(state, "daijun", 6)
    state.round = 4
    assert told(state, attack) == [
        "Attack at Daijun: strength 6 against defence 0.",
        "Nomads raided the Quarry; strength left: 5.",
        "B lost a governor in the Masons' Lodge.",
        "Nomads raided the Masons' Lodge; strength left: 3.",
        "Nomads raided the Exchange Hall; strength left: 2.",
        "A lost 0 coins and 6 points to raiders.",
        "B lost 1 coin and 3 points to raiders.",
        "The nomads of Daijun went back.",
        "The game ended after round 4.",
    ]


def test_a_new_round_is_told_with_its_ships_nomads_and_income() -> None:
    state = table()
    moor(state, 1, "heron")
    for at in range(4, 7):
        state.crate_at[at] = 0
    state.shipped[0] = 3
    state.nomad_deck = append(without(state.nomad_deck, 0), i64(0)) if state.card else state.nomad_deck
    log = told(state, attack)
    assert log[0].endswith(" came to the sea.")
    assert log[1:7] == [
        "Round 2 began.",
        "The nomads: Dust on the Plain.",
        "Longxi: 1 step to the border, strength 4.",
        "Yunzhong: 3 steps to the border, strength 3.",
        "Daijun: 2 steps to the border, strength 5.",
        "Liaodong: 2 steps to the border, strength 3.",
    ]
    assert log[7:] == [
        "A took income.",
        "A gained 1 coins.",
        "A gained 1 rice.",
        "B took income.",
        "B gained 1 coins.",
        "B gained 1 stone.",
    ]
