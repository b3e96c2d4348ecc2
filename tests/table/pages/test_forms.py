from __future__ import annotations

import re

import pytest

import hegemon
from hegemon.engine.dials import Dial, choice, number, switch, text
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.pages import dialform, forms, pictures
from hegemon.table.pages.models import MineRow

pytestmark = pytest.mark.once


def check_word(word: str) -> None:
    if word != "far":
        raise NotUnderstood(f"nobody knows {word!r}")


def with_dials(dials: list[Dial]) -> Game:
    return Game("toy", "Toy", "A <toy>.", 1, (2, 4), dials, lambda *_: None, lambda *_: None, "toy")


@pytest.fixture
def game() -> Game:
    where = text("where", "far", "far or near", check_word, "Where it is played.")
    where.by_players = lambda players: "near" if players == 2 else "far"
    return with_dials(
        [
            number("round_limit", 60, 1, 200, "When it ends."),
            switch("fair", True, "Is it?"),
            choice("ties", "both", ["both", "none"], "Who wins."),
            where,
        ]
    )


def test_fields_come_from_the_declarations(game: Game) -> None:
    rounds, fair, ties, where = dialform.dial_fields(game, {}, {})
    assert (rounds.label, rounds.value, rounds.low, rounds.high, rounds.takes) == (
        "Round limit",
        "60",
        1,
        200,
        "1 to 200",
    )
    assert (fair.kind, fair.value) == ("switch", "on")
    assert (ties.choices, ties.value) == (("both", "none"), "both")
    assert (where.value, where.usual) == ("", "near for 2 players, far for 3 to 4")


def test_a_form_is_read_dial_by_dial_and_each_mistake_has_its_sentence(game: Game) -> None:
    given, errors = dialform.read_dials(
        game, {"dial-round_limit": "900", "dial-fair": "off", "dial-ties": "none", "dial-where": "up", "players": "3"}
    )
    assert given == {"fair": False, "ties": "none"}
    assert errors == {
        "dial-round_limit": "Round limit takes 1 to 200, not '900'.",
        "dial-where": "Nobody knows 'up'.",
    }


def test_what_is_left_empty_keeps_its_default(game: Game) -> None:
    assert dialform.read_dials(game, {"dial-round_limit": " ", "dial-where": ""}) == ({}, {})


def test_only_what_differs_is_told_of_a_table(game: Game) -> None:
    usual = game.settle(2, {})
    assert dialform.changed_dials(game, 2, usual) == ""
    assert dialform.changed_dials(game, 2, {**usual, "round_limit": 30, "fair": False}) == "Round limit: 30, Fair: off"


def test_a_new_table_seats_the_guest_and_keeps_a_seat_for_a_friend(game: Game) -> None:
    form = forms.new_form(game, [game])
    assert [seat.chosen for seat in form.seats] == ["you", "open", "bot:medium", "bot:medium"]
    assert (form.players, form.public) == (3, False)


def test_a_form_keeps_what_was_typed(game: Game) -> None:
    form = forms.new_form(game, [game], {"players": "4", "seat-2": "open", "public": "on", "pace": "2"}, {"": "No."})
    assert (form.players, form.seats[2].chosen, form.public, form.pace, form.error) == (4, "open", True, "2", "No.")


def test_a_number_of_players_that_cannot_be_is_not_kept(game: Game) -> None:
    assert forms.new_form(game, [game], {"players": "77"}).players == 3


def test_a_move_from_the_list_takes_the_count_beside_it() -> None:
    assert forms.counted_move("attack fysik kemi 1-7", "3") == "attack fysik kemi 3"
    with pytest.raises(NotUnderstood, match="how many"):
        forms.counted_move("attack fysik kemi 1-7", " ")


@pytest.mark.parametrize("name", ["campus", "swarm"])
def test_a_game_has_a_picture_of_its_own_board(name: str) -> None:
    picture = pictures.picture(name)
    assert picture.startswith("<svg")
    assert hegemon.game(name).title in picture
    assert picture is pictures.picture(name)
    assert len(pictures.packed_picture(name)) < 20_000


def test_pictures_leave_out_what_only_serves_who_points_at_them() -> None:
    names = [game.name for game in hegemon.all_games()]
    assert all(pictures.picture(name).count("<title>") == 1 for name in names)
    assert not any(re.search(' data-|pointer-events|id="piece-', pictures.picture(name)) for name in names)
    assert sum(len(pictures.packed_picture(name)) for name in names) < 98_000  # most of what the first page weighs


def test_a_picture_shows_the_middle_of_a_game() -> None:
    view = pictures.scene(hegemon.game("campus"))
    assert view["names"] == ["Ada", "Bo", "Cleo"]
    assert int(str(view["round"])) > 1


def test_a_game_without_a_board_gets_its_title(game: Game) -> None:
    assert ">Toy</text>" in pictures.plain_picture(game)


@pytest.mark.parametrize(
    ("rows", "level"),
    [
        ([], "easy"),
        ([("Campus", 1.0, "hard")], "easy"),
        ([("Frontier", 1.0, "hard"), ("Frontier", 2.0, "master"), ("Campus", 3.0, "easy")], "master"),
        ([("Frontier", 1.0, "")], "medium"),  # with friends
        ([("Frontier", 1.0, "greedy")], "medium"),  # which is not offered
    ],
)
def test_a_first_game_of_a_kind_has_easy_bots_and_later_ones_those_of_the_last(
    rows: list[tuple[str, float, str]], level: str
) -> None:
    mine = [MineRow("abcdefghij", title, "", "over", False, "", at, bot=bot) for title, at, bot in rows]
    assert forms.game_card(hegemon.game("frontier"), mine).level == level
