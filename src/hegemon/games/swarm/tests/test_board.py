"""The board and the cards: pictures from a view, and nothing that the view does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, count, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.state import SPECTATOR, lowest
from hegemon.games.swarm import GAME, board, content, policy
from hegemon.games.swarm.drawing import cards, glyphs
from hegemon.games.swarm.drawing.live import crowd, gate, rows, tile_group
from hegemon.games.swarm.drawing.shapes import BOARD_HEIGHT, BOARD_WIDTH, CELL_HEIGHT, CELL_WIDTH, middle
from hegemon.games.swarm.drawing.trail import BEYOND, round_names, step_between, stretch, trail
from hegemon.games.swarm.state import Swarm
from hegemon.kit.drawing.lettering import text_width, wrapped
from hegemon.kit.drawing.markup import live_group
from hegemon.kit.drawing.outlines import pair

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [
    *[("leader", card.name) for card in content.LEADERS],
    *[("traitor", card.name) for card in content.LEADERS],
    *[("event", card.name) for card in content.EVENTS],
    *[("covert", card.name) for card in content.COVERTS],
    *[("quest", card.name) for card in content.QUESTS],
    *[("specialty", card.name) for card in content.SPECIALTIES],
]
SEATS = range(2, 7)
USED = {"move", "bid", "plan", "shrine", "over"}  # phases of which tests want a view

View = Any  # of which tests change what they like


def seen(state: Swarm, seat: int) -> View:
    return state.view(seat)


def live(shown: View) -> str:
    return live_group(board.pieces(shown))


def states(players: int, seed: int = 5) -> Iterator[Swarm]:
    """Every state of a game in which all answer as they come."""
    state, dice = GAME.new(players=players, seed=seed).state, seeded(seed)
    assert isinstance(state, Swarm)
    while state.pending():
        yield state
        seat = lowest(state.unanswered())
        state.play(seat, policy.reply(state, seat, dice))
    yield state


@cache
def views(players: int) -> dict[str, View]:
    """One view of a spectator for each phase, the last one of each in a game; as many games as all phases need."""
    found: dict[str, View] = {}
    games = count(5)
    while not found.keys() >= USED:
        shown = [state.view(SPECTATOR) for state in states(players, seed=next(games))]
        found = {**{str(one["phase"]): one for one in shown}, **found}
    return found


def view(phase: str = "move", players: int = 4, **changes: Any) -> View:
    return {**views(players)[phase], **changes}


def with_tile(shown: View, kind: str, **changes: Any) -> View:
    """The same view with another state of its first tile of a kind."""
    at = next(tile["cell"] for tile in shown["tiles"] if tile["kind"] == kind)
    tiles = [{**tile, **changes} if tile["cell"] == at else tile for tile in shown["tiles"]]
    return {**shown, "tiles": tiles}


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def words(picture: str) -> str:
    return " ".join(parsed(picture).itertext())


def titles(picture: str) -> dict[str, str]:
    groups = parsed(picture).findall(f".//{SVG}g[@data-tile]")
    return {str(group.get("data-tile")): str(group.findtext(f"{SVG}title")) for group in groups}


def needs_nothing(picture: str) -> bool:
    """Are all ids of its own, each there once, and is there nothing that runs or is fetched?"""
    identities = [element.get("id") for element in parsed(picture).iter() if element.get("id")]
    wanted = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)}
    outside = re.search(r'<script|<style|style=|<image|@import|\son[a-z]+="|href="[^#]', picture)
    return len(identities) == len(set(identities)) and wanted <= set(identities) and not outside


@pytest.mark.parametrize("players", SEATS)
def test_a_picture_of_every_phase_needs_nothing_beside_it(players: int) -> None:
    for shown in views(players).values():
        assert needs_nothing(board.draw(shown)), shown["phase"]
        assert needs_nothing(board.draw(shown, wide=True)), shown["phase"]


def test_the_layers_are_two_groups() -> None:
    root = parsed(board.draw(view()))
    assert [group.get("id") for group in root.findall(f"{SVG}g")] == ["still", "live", "panels"]
    assert root.get("viewBox", "").startswith(" ".join(board.view_box(view()).split()[:3]))


def test_the_still_layer_depends_on_the_layout_alone() -> None:
    still = board.still(view("move"))
    assert still in board.draw(view("move"))
    assert still in board.draw(view("over", tiles=view("move")["tiles"]))
    other = [{**tile, "cell": cell} for cell, tile in enumerate(reversed(view("over")["tiles"]))]
    assert still not in board.draw(view("over", tiles=other))


def test_every_tile_is_a_group_with_its_cell_and_a_title() -> None:
    shown = view()
    groups = parsed(board.draw(shown)).findall(f".//{SVG}g[@data-tile]")
    assert [group.get("data-tile") for group in groups] == [tile["name"] for tile in shown["tiles"]]
    assert [group.get("data-cell") for group in groups] == content.CELL_NAMES
    assert {group.get("data-temple") for group in groups} == {*content.ELEMENTS, None}


def test_a_title_says_who_is_there() -> None:
    troops, inside = [2, 0, 1, 0], [0, 3, 0, 0]
    shown = with_tile(view(names=["Ada", "Grace", "Joan"], rain=[]), "temple", troops=troops, inside=inside)
    title = next(title for title in titles(board.draw(shown)).values() if "temple of" in title and "Ada" in title)
    assert "Ada 2 troops — Joan 1 troop — Grace 3 inside" in title


def test_a_title_says_where_the_swarm_is_and_where_it_rains() -> None:
    found = titles(board.draw(view(swarm=7, swarm_path=[7], rain=[3, 11])))
    assert [cell for cell, title in enumerate(found.values()) if "the swarm is here" in title] == [7]
    assert [cell for cell, title in enumerate(found.values()) if "raining" in title] == [3, 11]


def test_only_a_tile_held_alone_has_a_frame() -> None:
    bare = view(tiles=[{**tile, "troops": [0] * 4} for tile in view()["tiles"]])
    alone = with_tile(bare, "city", troops=[0, 3, 0, 0])
    shared = with_tile(bare, "city", troops=[1, 3, 0, 0])
    assert "url(#wash-" not in live(bare)
    assert live(alone).count("url(#wash-B)") == 1
    assert "url(#wash-" not in live(shared)


def test_a_seat_that_is_not_at_the_table_is_not_drawn() -> None:
    picture = board.draw(view(players=2))
    live = picture[picture.index('<g id="live">') :]
    assert len(re.findall("data-player=", live)) == 2
    assert ">C</text>" not in live


def test_a_crowd_is_made_smaller_and_stays_on_its_tile() -> None:
    assert "scale(0." in crowd(0, (1,) * 6, (1,) * 6)
    assert "scale(" not in crowd(0, (1, 1, 0, 0, 0, 0), (0,) * 6)


def test_rows_are_read_from_the_top_and_filled_from_below() -> None:
    assert rows([(0, 1), (1, 1), (2, 1)], 2) == [[(1, 1), (2, 1)], [(0, 1)]]


@pytest.mark.parametrize(
    ("one", "other", "step"),
    [(0, 1, (1, 0)), (4, 0, (1, 0)), (0, 4, (-1, 0)), (0, 5, (0, 1)), (17, 2, (0, 1)), (2, 17, (0, -1)), (0, 6, None)],
)
def test_the_swarm_steps_round_the_edges(one: int, other: int, step: tuple[int, int] | None) -> None:
    assert step_between(one, other) == step


def test_a_trail_over_the_edge_goes_out_and_comes_in() -> None:
    east, south = stretch(4, 0), stretch(17, 2)
    assert [east[0][1][0], east[1][0][0]] == [BOARD_WIDTH + BEYOND, -BEYOND]
    assert [south[0][1][1], south[1][0][1]] == [BOARD_HEIGHT + BEYOND, -BEYOND]
    assert len(stretch(0, 1)) == 1


def test_a_trail_that_goes_over_the_edge_says_where_it_goes_on() -> None:
    labels = re.findall(r">([a-e][1-4])</text>", trail((4, 0), 0))
    assert labels == ["a1", "e1"]
    assert not re.search(r"</text>", trail((0, 1), 1))


@pytest.mark.parametrize("path", [(2, 7, 12, 17, 2), (17, 12, 7, 2, 17)])
def test_a_trail_goes_over_no_name(path: tuple[int, ...]) -> None:
    lines = [part for one, other in pairwise(path) for whole in stretch(one, other) for part in round_names(*whole)]
    names = [(row * CELL_HEIGHT + 6, row * CELL_HEIGHT + 17) for row in range(content.HEIGHT)]
    for (_, begin), (_, end) in lines:
        assert not any(begin < foot and top < end for top, foot in names)
    assert sum(end - begin for (_, begin), (_, end) in lines) > 2 * BOARD_HEIGHT / 3


def test_the_names_of_tiles_stay_within_them_whatever_letters_a_browser_has() -> None:
    shown = view()
    texts = parsed(f"<svg xmlns='http://www.w3.org/2000/svg'>{board.still(shown)}</svg>").findall(
        f".//{SVG}g[@id='names']//{SVG}text"
    )
    assert len(texts) == len(shown["tiles"])
    assert all(float(text.get("textLength", "999")) <= CELL_WIDTH - 14 for text in texts)


def test_a_swarm_that_has_not_moved_leaves_no_trail() -> None:
    assert 'id="trail"' not in live(view(swarm=7, swarm_path=[7], phase="drop"))
    assert 'id="trail"' in live(view(swarm=8, swarm_path=[7, 8], phase="drop"))


def test_once_troops_have_dropped_the_way_of_the_swarm_is_no_news() -> None:
    assert 'id="trail"' not in live(view(swarm=8, swarm_path=[7, 8], phase="move"))


def test_the_table_says_how_everyone_stands() -> None:
    seats = [{**seat, "water": 41, "reserve": 17, "points": 3} for seat in view()["seats"]]
    picture = board.draw(view(seats=seats, names=["Ada"], start=0))
    assert {"41", "17", "3", "Ada", "Player D"} <= set(parsed(picture).itertext())
    row = parsed(picture).find(f".//{SVG}g[@data-player='a']/{SVG}title")
    assert row is not None
    assert "Ada: 41 water, 17 reserve" in str(row.text)
    assert "start player" in str(row.text)


def test_who_prays_is_marked() -> None:
    seats = [{**seat, "prays": number == 2} for number, seat in enumerate(view()["seats"])]
    assert board.draw(view(seats=seats)).count("<title>prays</title>") == 1


def test_the_event_is_shown_with_its_text() -> None:
    shown = words(board.draw(view(event="sandstorm")))
    card = next(card for card in content.EVENTS if card.name == "sandstorm")
    assert card.text in shown
    assert f"The swarm goes {card.steps} east" in shown


def test_an_auction_shows_bid_and_bidder_only_while_there_is_one() -> None:
    lot = {"lot": "quest", "bid": 37, "bidder": 1, "passed": [0]}
    assert "Auction: a quest" in words(board.draw(view("bid", auction=lot)))
    assert "37" in set(parsed(board.draw(view("bid", auction=lot))).itertext())
    assert "Auction" not in words(board.draw(view("move", auction=lot)))


def side(seat: int, **changes: Any) -> View:
    return {"seat": seat, "leader": "", "commitment": -1, "tactics": "", "score": -1, "fate": "", **changes}


def test_plans_that_are_not_turned_up_show_nothing() -> None:
    fight = {"tile": "sahl", "left": side(0), "right": side(1)}
    assert words(board.draw(view("plan", battle=fight))).count("plans in secret") == 2
    assert "-1" not in set(parsed(board.draw(view("plan", battle=fight))).itertext())


def test_a_battle_is_shown_side_by_side() -> None:
    left = side(0, leader="volkan", commitment=3, tactics="banner", score=11)
    right = side(2, leader="brook", commitment=1, score=1, fate="killed")
    shown = words(board.draw(view("shrine", battle={"tile": "sahl", "left": left, "right": right})))
    assert "Battle for Sahl" in shown
    assert "Volkan 6" in shown
    assert "commits 3 + Banner" in shown
    assert "1 Brook" in shown
    assert "killed" in shown


def test_a_finished_game_names_the_winner() -> None:
    shown = words(board.draw(view("over", names=["Ada"], winners=[0], ending="bastions")))
    assert "the end: Ada holds the bastions" in shown


def test_names_of_players_are_text_and_not_markup() -> None:
    picture = board.draw(view(names=["<b>Ada</b>", '"&"', "x" * 200, ""]))
    assert "<b>" not in picture
    assert "<b>Ada</b>" in words(picture)
    assert "..." in words(picture)


def test_a_change_on_one_tile_changes_its_own_parts() -> None:
    bare = view(tiles=[{**tile, "troops": [0] * 4} for tile in view()["tiles"]])
    name = next(tile["name"] for tile in bare["tiles"] if tile["kind"] == "city")
    before, after = board.pieces(bare), board.pieces(with_tile(bare, "city", troops=[0, 3, 0, 0]))
    assert [key for key in before if before[key] != after[key]] == [f"ground-{name}", f"tile-{name}"]


def test_there_is_a_glyph_for_every_kind_of_card() -> None:
    assert set(glyphs.COVERT_GLYPHS) == {card.name for card in content.COVERTS}
    assert set(glyphs.EVENT_GLYPHS) == {card.effect for card in content.EVENTS}
    assert set(glyphs.SPECIALTY_GLYPHS) == {card.name for card in content.SPECIALTIES}
    assert set(glyphs.REWARD_GLYPHS) == {card.reward for card in content.QUESTS}
    named = (glyphs.COVERT_GLYPHS, glyphs.EVENT_GLYPHS, glyphs.SPECIALTY_GLYPHS, glyphs.REWARD_GLYPHS)
    assert {glyph for glyphs_of in named for glyph in glyphs_of.values()} <= set(glyphs.GLYPHS)


@pytest.mark.parametrize(("kind", "name"), CARDS)
def test_a_card_has_its_title_its_text_and_fits(kind: str, name: str) -> None:
    picture = board.card(kind, name)
    root = parsed(picture)
    assert needs_nothing(picture)
    assert cards.LABELS[kind][name] in words(picture)
    for element in root.iter(f"{SVG}text"):
        assert text_width(str(element.text)) * float(str(element.get("font-size"))) < cards.CARD_WIDTH - 28
        assert 0 < float(str(element.get("y"))) < cards.CARD_HEIGHT - 10


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, name in CARDS if kind not in ("leader", "traitor")])
def test_no_word_of_a_text_is_left_out(kind: str, name: str) -> None:
    tables: dict[str, list[Any]] = {
        "event": list(content.EVENTS),
        "covert": list(content.COVERTS),
        "quest": list(content.QUESTS),
        "specialty": list(content.SPECIALTIES),
    }
    card = next(card for card in tables[kind] if card.name == name)
    assert card.text.removeprefix("Tactics: ").lower() in words(board.card(kind, name)).lower()


def test_a_rain_card_marks_its_cells() -> None:
    card = next(card for card in content.EVENTS if len(card.cells) == 3)
    names = " ".join(content.CELL_NAMES[cell] for cell in card.cells)
    assert names in words(board.card("event", card.name))
    assert board.card("event", card.name).count("scale(0.5)") == 3


@pytest.mark.parametrize("kind", list(cards.FACES))
def test_the_back_of_a_deck_is_the_same_for_all_its_cards(kind: str) -> None:
    assert f"{kind.capitalize()}, face down" in words(board.card(kind, "back"))
    assert board.card(kind, "back") not in {board.card(one, name) for one, name in CARDS}


def test_a_text_is_broken_where_it_must() -> None:
    assert wrapped("one two three", 100) == ["one two three"]
    assert wrapped("one two three", 4.4) == ["one two", "three"]
    assert wrapped("incomprehensibilities a", 2) == ["incomprehensibilities", "a"]


def hidden_cards(state: Swarm) -> set[str]:
    """The labels of all cards in hands that a spectator does not see anywhere."""
    hands: list[Any] = [state.view(seat)["hand"] for seat in range(int(state.seats))]
    leaders = {name for hand in hands for name in [*hand["leaders"], hand["traitor"], *hand["traitors"]]}
    found = {card.label for card in content.LEADERS if card.name in leaders}
    found |= {card.label for card in content.COVERTS if any(card.name in hand["coverts"] for hand in hands)}
    return found | {card.label for card in content.QUESTS if any(card.name in hand["quests"] for hand in hands)}


def public_labels(state: Swarm) -> set[str]:
    """The labels that are on the table: leaders and tactics of the last battle, those of the duel."""
    shown: Any = state.view(SPECTATOR)
    sides = [shown["battle"][side] for side in ("left", "right")] if shown["battle"] else []
    names = {*shown["duel"]["shown"], *[side["leader"] for side in sides], *[side["tactics"] for side in sides]}
    tables: list[Any] = [*content.LEADERS, *content.COVERTS]
    return {card.label for card in tables if card.name in names}


@pytest.mark.parametrize("players", [3, 6])
def test_a_spectators_picture_names_no_card_of_a_hand(players: int) -> None:
    looked_for = 0
    for state in chain.from_iterable(states(players, seed=seed) for seed in range(9, 12)):
        hidden = hidden_cards(state) - public_labels(state)
        looked_for += len(hidden)
        told = set(re.findall(r"[\w'-]+", words(board.draw(seen(state, SPECTATOR)))))
        assert not {label for label in hidden if set(re.findall(r"[\w'-]+", label)) <= told}, state.phase
    assert looked_for > 1000


@pytest.mark.parametrize(("troops", "aside"), [((0, 0), 28), ((3, 0), 28), ((3, 2), -2)])
def test_an_arrow_goes_past_the_badges_of_a_tile(troops: tuple[int, int], aside: int) -> None:
    x, y = middle(7)
    assert gate(7, troops) == (x + aside, y)
    drawn = tile_group(("sahl", "Sahl", "city", 7), troops, (0, 0), ("Ada", "Bo"), False, False)
    assert f'data-gate="{pair(x + aside, y)}"' in drawn


def test_the_names_of_tiles_stay_above_arrows() -> None:
    assert '<g id="names" class="above"' in board.still(view())
