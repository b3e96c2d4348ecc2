"""Every benefit of the content, one by one: what its line says is what a player gets."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.tianxia import content, effects, objectives, season, wares
from hegemon.games.tianxia.benefits import THINGS, TRACKS, format_benefit, parse_benefit
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    REGIONS,
    climb,
    defend,
    give,
    govern,
    hold,
    legal,
    moor,
    own_tile,
    owned,
    play,
    sentences,
    stands_on,
    table,
)

PIECES = {"wall": "walls", "tower": "towers", "soldier": "soldiers", "governor": "governors", "card": "cards"}
STEPS = [(track, step) for track in range(4) for step in range(1, 11) if content.STEP_BENEFITS[track][step - 1]]
SPACES = [(ship.name, k) for ship in wares.SHIPS for k in range(len(ship.spaces))]
TEXTS = [
    *[region.bubble for region in content.REGIONS],
    *[line for track in content.STEP_BENEFITS for line in track],
    *[line.partition(":")[2].strip() for ship in wares.SHIPS for line in ship.spaces],
    *[tile.benefit for tile in wares.TILES],
    *[card.upper for card in objectives.CARDS],
    *[text for house in content.HOUSES for text in (house.income, house.merchants)],
    *[building.income for building in content.BUILDINGS],
    *[line for region in content.REGIONS for line in region.exchanges],
]


def rich() -> Tianxia:
    """Everybody's dream: enough of everything, so that no part of a benefit is lost."""
    state = table()
    give(state, "9 coins 9 wood 9 stone 9 rice 6 silk 6 tea 6 jade")
    return state


def promised(text: str, item: str) -> Counter[str]:
    """What a line of data promises to who takes the first alternative, wood, silk and the lowest tracks."""
    gained: Counter[str] = Counter()
    words = text.split()
    at = 0
    while at < len(words):
        number, word = int(words[at]), words[at + 1]
        is_paid = at + 2 < len(words) and words[at + 2] == ">"
        at += 2
        if is_paid:
            gained[word] -= number
            number, word = int(words[at + 1]), words[at + 2]
            at += 3
        add(gained, number, word, item)
        while at < len(words) and words[at] == "/":
            at += 3
    return gained


def add(gained: Counter[str], number: int, word: str, item: str) -> None:
    if word in THINGS or word in TRACKS:
        gained[word] += number
    elif word == "points":
        gained[f"points for {item}"] += number
    elif word == "step":
        gained["steps"] += number
    elif word == "resource":
        gained["wood"] += number
    elif word == "good":
        gained["silk"] += number
    elif word == "governor":
        gained["governors"] += 1
    elif word == "sea":
        gained["deliveries"] += 1
    else:
        gained[PIECES[word]] += number


def both(*counters: Counter[str]) -> Counter[str]:
    """The sum, where less than nothing counts too."""
    total: Counter[str] = Counter()
    for counter in counters:
        total.update(counter)
    return total


def finish_benefit(state: Tianxia) -> None:
    """Answer what a benefit asks: the first alternative, the cheapest governor, the track that is lowest."""
    while len(state.effects):
        options = legal(state)
        climbs = [move for move in options if move.startswith("climb")]
        options.sort(key=lambda move: stands_on(state, move.split()[1]) if climbs else 0)
        play(state, options[0])


def gained_by(state: Tianxia, *moves: str) -> Counter[str]:
    """What a player has more, or less, after some moves and what they ask."""
    before = owned(state)
    for move in moves:
        play(state, move)
        finish_benefit(state)
    after = owned(state)
    return Counter({key: after[key] - before[key] for key in after if after[key] != before[key]})


def agree(gained: Counter[str], wanted: Counter[str], paid: Counter[str] | None = None) -> None:
    """Named steps and steps of one's choice are counted together; what else was paid is known beforehand."""
    wanted = Counter(wanted)
    for word, number in (paid or Counter()).items():
        wanted[word] -= number
    steps = wanted.pop("steps", 0)
    surplus = {word: gained[word] - wanted[word] for word in {*gained, *wanted} if gained[word] != wanted[word]}
    assert sum(surplus.pop(word, 0) for word in TRACKS) == steps
    assert surplus == {}


@pytest.mark.parametrize("text", sorted(set(TEXTS) - {""}))
def test_a_benefit_is_read_and_written_alike(text: str) -> None:
    assert format_benefit(parse_benefit(text, 5)) == text


@pytest.mark.rule("TIANXIA-1.10", "TIANXIA-4.8")
@pytest.mark.parametrize("tile", wares.TILES, ids=lambda tile: tile.name)
def test_a_tile_gives_what_it_says_and_stays_face_down(tile: wares.Tile) -> None:
    state = rich()
    moor(state, 3, "salt_wife")
    own_tile(state, tile.name)
    gained = gained_by(state, f"tile {tile.name}")
    wanted = promised(tile.benefit, "tiles")
    if tile.name == "raft":
        wanted += Counter({"wood": 3, "points for ships": 1})
        agree(gained, wanted, Counter({"silk": 1}))
    elif tile.name == "decree":
        assert gained == Counter({"governors": 1, "coins": 3})  # the first: the Salt Office, whose 2 wood are off
    else:
        agree(gained, wanted)
    assert (state.view(0)["seats"][0]["tiles"], state.view(0)["seats"][0]["used"]) == ([], [tile.name])  # type: ignore[index]


@pytest.mark.rule("TIANXIA-1.12", "TIANXIA-4.8")
@pytest.mark.parametrize("card", objectives.CARDS, ids=lambda card: card.name)
def test_the_upper_part_of_an_objective_is_gained_on_discarding_it(card: objectives.Objective) -> None:
    state = rich()
    hold(state, card.name)
    agree(gained_by(state, f"objective {card.name}"), promised(card.upper, "upper parts"), Counter({"cards": 1}))
    assert state.view(1)["discards"] == [card.name]


@pytest.mark.rule("TIANXIA-1.9")
@pytest.mark.parametrize(("track", "step"), STEPS, ids=str)
def test_a_step_gives_what_it_says_when_it_is_reached(track: int, step: int) -> None:
    state = rich()
    moor(state, 3, "salt_wife")
    climb(state, TRACKS[track], step - 1)
    own_tile(state, "ox")
    state.deed, state.touched, state.passers = 5, 1, state.opening[:1]
    text = content.STEP_BENEFITS[track][step - 1]
    wanted = both(promised(text, "steps"), Counter({TRACKS[track]: 1}))
    paid = Counter({"coins": 1})
    if "sea" in text:
        wanted += Counter({"wood": 3, "points for ships": 1})
        paid["silk"] = 1
    gained = gained_by(state, f"climb {TRACKS[track]}")
    if "governor" in text:
        wanted["coins"] += 3  # the Salt Office pays at once
    agree(gained, wanted, paid)


@pytest.mark.rule("TIANXIA-1.7", "TIANXIA-4.4")
@pytest.mark.parametrize(("ship", "space"), SPACES, ids=str)
def test_a_delivery_space_gives_what_it_says(ship: str, space: int) -> None:
    state = rich()
    moor(state, 0, ship, "tea")
    moor(state, 3, "salt_wife" if ship != "salt_wife" else "heron")
    line = next(row for row in wares.SHIPS if row.name == ship).spaces[space]
    goods, _colon, benefit = line.partition(":")
    play(state, "region yan")
    gained = gained_by(state, "ship yan", f"deliver {space + 1} tea")
    paid = Counter({"tea": 1}) + promised(goods, "ships")
    wanted = both(promised(benefit, "ships"), Counter({"deliveries": 1}))
    if "sea" in benefit:
        wanted += Counter({"wood": 3, "points for ships": 1})
        paid["silk"] += 1
    if "governor" in benefit:
        gained["wood"], gained["coins"] = 0, 0
    agree(gained, wanted, paid)


@pytest.mark.rule("TIANXIA-1.3", "TIANXIA-4.1")
@pytest.mark.parametrize("region", [row for row in content.REGIONS if row.bubble], ids=lambda row: row.name)
def test_a_bubble_gives_what_it_says(region: content.Region) -> None:
    state = rich()
    moor(state, max(region.port, 0), "heron", "tea")
    play(state, f"region {region.name}")
    agree(gained_by(state, "bubble"), promised(region.bubble, "none"))
    assert "bubble" not in legal(state)


@pytest.mark.rule("TIANXIA-1.13", "TIANXIA-4.8")
@pytest.mark.parametrize("house", range(4), ids=lambda number: content.HOUSES[number].name)
def test_a_full_merchant_row_goes_home_for_the_action_of_the_house(house: int) -> None:
    state = rich()
    state.house[0], state.house[1] = house, (house + 1) % 4
    state.merchants[0], state.supply[0] = 3, 11
    agree(gained_by(state, "merchants"), promised(content.HOUSES[house].merchants, "merchants"))
    soldiers = 1 if "soldier" in content.HOUSES[house].merchants else 0
    assert (state.merchants[0], state.supply[0]) == (0, 14 - soldiers)


@pytest.mark.rule("TIANXIA-3.2", "TIANXIA-4.2")
@pytest.mark.parametrize(
    "number", [k for k, row in enumerate(content.BUILDINGS) if row.income], ids=lambda k: content.BUILDINGS[k].name
)
def test_an_income_building_pays_at_once_and_for_each_governor_at_income(number: int) -> None:
    building = content.BUILDINGS[number]
    state = rich()
    moor(state, max(content.REGIONS[REGIONS.index(building.region)].port, 0), "heron", "tea")
    play(state, f"region {building.region}")
    paid = Counter({"wood": building.cost})
    gained = gained_by(state, f"govern {building.name} 1")
    agree(gained, both(promised(building.income, "none"), Counter({"governors": 1})), paid)
    govern(state, building.name, 2)
    before = owned(state)
    season.pay_income(state)
    house = promised(content.HOUSES[0].income, "none")
    after = owned(state)
    gained = Counter({key: after[key] - before[key] for key in after if after[key] != before[key]})
    agree(gained, both(promised(building.income, "none"), promised(building.income, "none"), house))


@pytest.mark.rule("TIANXIA-3.2", "TIANXIA-1.13")
@pytest.mark.parametrize("house", range(4), ids=lambda number: content.HOUSES[number].name)
def test_every_house_has_its_income(house: int) -> None:
    state = table()
    state.house[0] = house
    season.pay_income(state)
    agree(owned(state), promised(content.HOUSES[house].income, "none"))


@pytest.mark.rule("TIANXIA-1.6", "TIANXIA-4.3")
@pytest.mark.parametrize(
    ("region", "line"), [(row.name, line) for row in content.REGIONS for line in row.exchanges], ids=str
)
def test_an_exchange_converts_what_it_lists(region: str, line: str) -> None:
    state = rich()
    word = f"{line.split()[1]}-{line.split()[4]}"
    play(state, f"region {region}")
    once = promised(line, "none")
    agree(gained_by(state, f"exchange {word} 2"), Counter({key: 2 * once[key] for key in once}))


@pytest.mark.rule("TIANXIA-4.10")
@pytest.mark.parametrize(
    "texts",
    [
        ("tile pawnshop", "choose none", "region qi", "bubble", "choose rice", "ship qi", "deliver 1 tea", "done"),
        ("military train", "climb general", "choose points"),
        ("barge wood", "done", "barge stone", "done"),
    ],
)
def test_a_move_that_tells_of_nothing_asks_anew(texts: tuple[str, ...]) -> None:
    state = table()
    moor(state, 1, "heron", "tea")
    give(state, "3 coins 1 tea")
    own_tile(state, "pawnshop")
    climb(state, "general", 7)
    state.passers = vec[i64]([1]) if texts[-1] == texts[1] else state.passers
    for text in texts:
        before = state.question()
        is_told = len(sentences(state, text)) > 0
        assert is_told or state.question() != before, text


@pytest.mark.rule("TIANXIA-4.10")
def test_who_has_one_section_left_is_not_asked_for_it_and_who_has_none_loses_the_wall() -> None:
    state = table(4)
    hold(state, "masonry")
    for lane in ("longxi", "yunzhong", "daijun"):
        defend(state, lane, walls="1230")
    state.wall_at[4 * 1 + 3], state.wall_at[4 * 2 + 3] = 1, 2
    assert sentences(state, "objective masonry") == [
        "A discarded the objective Masonry.",
        "A built a wall at Liaodong.",
    ]
    state = table(4)
    hold(state, "masonry")
    for lane, walls in (("longxi", "1111"), ("yunzhong", "2222"), ("daijun", "3333"), ("liaodong", "1230")):
        defend(state, lane, walls=walls)
    assert sentences(state, "objective masonry") == ["A discarded the objective Masonry."]


@pytest.mark.rule("TIANXIA-4.10")
@pytest.mark.parametrize(
    ("text", "in_full", "with_nothing"),
    [
        ("2 coins", True, True),
        ("3 points", True, True),
        ("1 sage", True, False),
        ("1 step", True, False),
        ("1 card", True, False),
        ("1 resource", True, True),
        ("1 wall", True, False),
        ("1 tower", True, False),
        ("1 soldier", True, False),
        ("2 governor", True, False),
        ("1 sea", True, False),
        ("2 rice > 5 points", True, False),
    ],
)
def test_an_alternative_is_offered_where_it_can_be_done(text: str, in_full: bool, with_nothing: bool) -> None:
    atom = parse_benefit(text)[0]
    assert effects.is_possible(rich(), 0, atom) == in_full
    assert effects.is_possible(spent(), 0, atom) == with_nothing


def spent() -> Tianxia:
    """Nothing is left to build with, to climb, to draw or to pay."""
    state = table()
    state.supply[0] = 0
    for track in TRACKS:
        climb(state, track, 10)
    hold(state, *[card.name for card in objectives.CARDS], seat=1)
    defend(state, "longxi", walls="0000", towers="00")
    defend(state, "daijun", walls="0", towers="0")
    return state
