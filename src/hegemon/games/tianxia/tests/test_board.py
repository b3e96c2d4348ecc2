"""The board: a picture from a view, with everything on it that a move can name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from xml.etree import ElementTree

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.engine.state import seats_in
from hegemon.games.tianxia import GAME, board, content, nomads, objectives, wares
from hegemon.games.tianxia.benefits import KIND_WORDS, THINGS, TRACKS
from hegemon.games.tianxia.drawing import places
from hegemon.games.tianxia.drawing.benefits import parted, row, spoken
from hegemon.games.tianxia.drawing.icons import FIGURINES, ICONS
from hegemon.games.tianxia.drawing.lanes import lane_title
from hegemon.games.tianxia.drawing.regions import region_piece
from hegemon.games.tianxia.knowledge import view
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
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
    table,
)
from hegemon.games.tianxia.view import TianxiaView

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
ON_BOARD = ["region", "building", "space", "conversion", "port", "delivery", "drill"]
ON_BOARD += ["section", "barge", "bonus", "track"]
IN_HAND = ["tile", "objective"]


def seen(state: Tianxia, seat: int = -1) -> TianxiaView:
    return {**view(state, seat), "names": NAMES[: int(state.seats)]}


def marked(markup: str) -> set[tuple[str, str]]:
    """Everything that can be pointed at, by kind and word."""
    return set(re.findall(r'data-([a-z]+)="([\w-]+)"', markup))


def titles(markup: str, kind: str) -> dict[str, str]:
    """What the things of a kind say of themselves."""
    found = re.findall(rf'data-{kind}="([\w-]+)"[^>]*><title>([^<]*)</title>', markup)
    return {word: unescape(title) for word, title in found}


def changed(state: Tianxia, *texts: str) -> list[str]:
    """The pieces that some moves change."""
    before = board.pieces(seen(state))
    play(state, *texts)
    after = board.pieces(seen(state))
    return [key for key in after if after[key] != before[key]]


def moments(seed: int, players: int) -> Iterator[Tianxia]:
    """A game played by lot, move by move."""
    state = GAME.start(players, seed, rounds=2)
    assert isinstance(state, Tianxia)
    dice = seeded(seed)
    while state.pending():
        yield state
        seat = seats_in(state.pending())[0]
        state.play(seat, sample(state.legal(seat), dice))


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (4, 4)])
def test_all_that_a_legal_move_can_name_is_on_the_board_or_in_the_hand(seed: int, players: int) -> None:
    for number, state in enumerate(moments(seed, players)):
        if number % 7:
            continue
        shown = marked("".join(board.pieces(seen(state)).values()))
        for seat in seats_in(state.pending()):
            held = {(card["kind"], card["word"]) for card in board.cards(seen(state, seat))}
            for move in state.legal(seat):
                for kind, word in named(state, int(move)):
                    assert kind not in ON_BOARD or (kind, word) in shown, (kind, word)
                    assert kind not in IN_HAND or (kind, word) in held, (kind, word)


def named(state: Tianxia, move: int) -> list[tuple[str, str]]:
    """The things that a move names, by kind and word."""
    kinds, words = state.notation().verb_of(move).kinds, state.notation().format(move).split()
    return [(kind.name, word) for kind, word in zip(kinds, words[1:])]


def test_a_board_is_one_picture_in_which_every_benefit_says_what_it_is() -> None:
    state = table(4)
    whole = board.draw(seen(state))
    root = ElementTree.fromstring(whole)
    told = [unescape(title.text or "") for title in root.iter("{http://www.w3.org/2000/svg}title")]
    for track in content.STEP_BENEFITS:
        for benefit in filter(None, track):
            assert any(text.endswith(f": {spoken(benefit)}") for text in told), benefit
    for region in content.REGIONS:
        assert not region.bubble or f"Bubble: {spoken(region.bubble)}" in told
        assert all(f"Exchange: {spoken(line)}" in told for line in region.exchanges)


def every_benefit() -> list[str]:
    """Every line of benefits in the content."""
    lines = [benefit for track in content.STEP_BENEFITS for benefit in track if benefit]
    lines += [line.partition(":")[2].strip() for ship in wares.SHIPS for line in ship.spaces]
    lines += [tile.benefit for tile in wares.TILES] + [card.upper for card in objectives.CARDS]
    return lines + [house.merchants for house in content.HOUSES] + [house.income for house in content.HOUSES]


@pytest.mark.parametrize("benefit", sorted(set(every_benefit())))
def test_a_benefit_is_shown_by_an_icon_for_each_of_its_parts(benefit: str) -> None:
    markup, width = row(benefit)
    parts = [part.split()[1] for part in parted(benefit) if " " in part]
    assert re.findall(r"#icon-(\w+)", markup) == parts
    assert f"<title>{spoken(benefit)}</title>" in markup
    assert width > 0


def test_every_word_of_the_vocabulary_has_an_icon() -> None:
    assert {*THINGS, *TRACKS, *KIND_WORDS} <= set(ICONS)
    assert set(FIGURINES) == set(wares.FIGURINES)


def test_the_still_part_is_the_same_in_every_game() -> None:
    state = table(2)
    before = board.still(seen(state)), board.view_box(seen(state))
    other = GAME.start(4, 9, tower_spaces=3)
    assert isinstance(other, Tianxia)
    assert (board.still(seen(other)), board.view_box(seen(other))) == before


def test_a_worker_changes_the_barge_and_what_is_told_of_the_houses() -> None:
    state = table(2)
    give(state, "3 coins 9 wood")
    give(state, "3 coins 9 wood", seat=1)
    touched = changed(state, "barge wood")
    assert "barge-wood" in touched
    assert not [key for key in touched if key.startswith(("lane", "region", "track", "ship", "bonus"))]


def test_a_governor_changes_one_region() -> None:
    state = table(2)
    give(state, "9 coins 9 wood")
    hold(state, "levies")
    play(state, "region zhao")
    assert changed(state, "govern quarry 1") == ["region-zhao"]


def test_a_wall_changes_one_section_and_the_price_of_the_next() -> None:
    state = table(2)
    give(state, "9 stone")
    hold(state, "levies")
    play(state, "military fortify", "climb sage")
    assert changed(state, "wall daijun") == ["lane-daijun"]


def test_what_a_disc_costs_stands_beside_that_which_lies_there() -> None:
    shown = seen(table())
    region = next(one for one in shown["regions"] if one["name"] == "qin")
    region["discs"], shown["discs"]["qin"] = [0, 1], 1
    found = re.findall(r'cx="([\d.]+)" cy="173" r="([\d.]+)"', region_piece(shown, region))
    (disc, radius), _, (fee, its_radius) = [(float(x), float(r)) for x, r in found]
    assert fee - its_radius >= disc + radius


def test_spaces_are_asked_for_only_where_a_governor_may_be_installed() -> None:
    state = table(2)
    give(state, "9 coins 9 wood")
    assert not titles(board.draw(seen(state)), "space")
    play(state, "region han")
    assert titles(board.draw(seen(state)), "space") == {
        "1": "Masons' Lodge, space 1: 1 wood",
        "2": "Masons' Lodge, space 2: 2 wood",
    }


def test_deliveries_are_asked_for_only_on_the_ship_that_is_loaded() -> None:
    state = table(2)
    give(state, "9 jade")
    moor(state, 1, "heron", "jade")
    play(state, "region qi", "ship qi")
    assert titles(board.draw(seen(state)), "delivery") == {
        "1": "Heron, space 1: deliver 1 jade for 4 points",
        "2": "Heron, space 2: deliver 1 jade for 4 coins",
        "3": "Heron, space 3: deliver 1 jade and 1 tea for 6 points and 1 step on the Sage track",
    }


def test_a_forecast_says_who_would_win_and_when() -> None:
    state = table(2)
    besiege(state, "longxi", 4)
    defend(state, "longxi", walls="01", soldiers="1")
    falls = seen(state)["lanes"][0]
    assert lane_title(seen(state), falls) == (
        "Longxi: defence 3 against nomads 4, the wall would fall; attack this round. Strength: Ada 1, Bo 2."
    )
    before = board.pieces(seen(state))["lane-longxi"]
    defend(state, "longxi", walls="010")
    holds = board.pieces(seen(state))["lane-longxi"]
    assert "the wall would hold" in holds
    assert colour_of_forecast(before) != colour_of_forecast(holds)


def colour_of_forecast(piece: str) -> str:
    """The fill of the plate on which both numbers stand."""
    found = re.search(r'height="22" rx="11" fill="(#\w+)"', piece)
    assert found
    return found[1]


def test_governors_tiles_and_raided_buildings_are_shown() -> None:
    state = table(2)
    govern(state, "quarry", 2, seat=1)
    state.tokens[6] = 2
    piece = board.pieces(seen(state))["region-zhao"]
    assert "Quarry, space 2: governor of Bo" in piece
    assert "Raided: governors cost 2 wood more" in piece
    assert "Quarry, space 1: 3 wood (2 of it since raiders were here)" in piece


def test_everybody_is_drawn_the_same_board() -> None:
    state = GAME.start(3, 5)
    assert isinstance(state, Tianxia)
    common = board.pieces(seen(state)), board.panels(seen(state))
    for seat in range(3):
        assert (board.pieces(seen(state, seat)), board.panels(seen(state, seat))) == common


def test_objectives_in_hand_are_told_to_their_owner_alone() -> None:
    state = table(2)
    hold(state, "levies", "harmony")
    assert [card["word"] for card in board.cards(seen(state, 0))] == ["levies", "harmony"]
    assert board.cards(seen(state, 1)) == []
    assert board.cards(seen(state)) == []
    shown = board.draw(seen(state)) + "".join(board.panels(seen(state)).values())
    assert "Levies" not in shown
    assert "Harmony" not in shown


def test_a_card_says_what_it_is_worth_and_what_it_gives() -> None:
    state = table(2)
    hold(state, "long_wall")
    own_tile(state, "logs", "tiger")
    defend(state, "daijun", walls="00")
    wall, logs = board.cards(seen(state, 0))
    assert (wall["value"], wall["rule"]) == ("now 6", "3 per wall, max\u00a012")
    assert wall["text"] == "At the end: 3 points per wall, max\u00a012 (now 6). Or discard for 2 stone."
    assert (logs["kind"], logs["rule"]) == ("tile", "2 wood and 1 coin")


@pytest.mark.parametrize("card", objectives.CARDS, ids=lambda card: card.name)
def test_the_rule_of_every_objective_fits_on_its_card(card: objectives.Objective) -> None:
    state = table(2)
    hold(state, card.name)
    assert len(board.cards(seen(state, 0))[0]["rule"]) <= 40


@pytest.mark.parametrize("tile", wares.TILES, ids=lambda tile: tile.name)
def test_the_rule_of_every_tile_fits_on_its_card(tile: wares.Tile) -> None:
    state = table(2)
    own_tile(state, tile.name)
    assert len(board.cards(seen(state, 0))[0]["rule"]) <= 40


def test_bonus_tiles_can_be_told_apart() -> None:
    state = table(4)
    offer(state, *wares.FIGURINES)
    told = titles(board.pieces(seen(state))["bonus"], "bonus")
    assert list(told) == wares.FIGURINES
    assert len(set(told.values())) == len(told)


def test_a_player_board_tells_what_a_house_has_left() -> None:
    state = table(2)
    give(state, "7 silk")
    own_tile(state, "ox", "decree")
    panel = board.panels(seen(state))["house-0"]
    ElementTree.fromstring(panel)
    house = content.HOUSES[0]
    assert house.label in panel
    assert ">7</text>" in panel
    assert f"Stone for the next towers: {', '.join(str(cost) for cost in house.towers)}" in panel
    assert "Decree, a bonus tile to use once: a governor anywhere, 3 wood off" in panel


def test_the_nomads_have_lanes_of_their_own() -> None:
    state = table(2)
    drawn = titles(board.draw(seen(state)), "section")
    assert list(drawn) == content.LANES
    assert all(str(first) in drawn[lane] for lane, first in zip(content.LANES, nomads.FIRST_STRENGTH[2]))


def test_what_whoever_has_the_turn_cannot_pay_can_be_pale() -> None:
    state = table(2)
    give(state, "1 wood")
    piece = board.pieces(seen(state))["region-zhao"]
    prices = re.findall(r'<g class="dear">.*?>(\d)</text>', piece)
    assert prices
    assert min(int(price) for price in prices) == 2


def test_raised_prices_are_marked_once_beside_the_name_of_a_building() -> None:
    state = table(2)
    assert not re.findall("Raided: governors cost", board.pieces(seen(state))["region-qin"])
    state.tokens[0] = 1
    piece = "".join(board.pieces(seen(state)).values())
    assert len(re.findall("Raided: governors cost 1 wood more", piece)) == 2  # seen from near and from far


def test_over_a_full_barge_stands_whose_worker_the_next_one_pushes_off() -> None:
    state = table(2)
    assert "pushes off" not in board.pieces(seen(state))["barge-wood"]
    man(state, "wood", "01n")
    assert "The next one pushes off the neutral worker" in board.pieces(seen(state))["barge-wood"]


@pytest.mark.parametrize("held", ["upright", "sideways"])
def test_a_phone_has_drawings_of_its_own_for_what_it_shows_elsewhere(held: str) -> None:
    pieces = board.pieces(seen(table(2)))
    for key in ("drill-fortify", "drill-train", "order", *(f"track-{k}" for k in range(4))):
        assert re.search(rf'data-only="[a-z ]*\b{held}\b', pieces[key]), key


def test_of_the_last_board_a_phone_held_upright_shows_wall_and_regions() -> None:
    shown = re.findall(r'data-last-upright="([^"]+)"', board.draw(seen(table(2))))
    assert shown == [f"{places.MAP_LEFT - 8} 0 {4 * places.COLUMN + 16} {places.MAP_FOOT + 8}"]


def test_where_the_palace_is_on_another_page_its_steps_and_deliveries_are_told() -> None:
    state = table(2)
    before = board.pieces(seen(state))["standing"]
    climb(state, "general", 7)
    assert before != board.pieces(seen(state))["standing"]
    assert "General 7" in board.pieces(seen(state))["standing"]
