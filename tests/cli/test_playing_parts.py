from __future__ import annotations

import pytest
from tests.cli.tables import campus, of
from tests.engine.toys import SEALED

import hegemon
from hegemon.cli.failures import Refusal
from hegemon.cli.playing import picking, telling
from hegemon.cli.playing.menu import plain_question, shown_counts
from hegemon.cli.playing.results import headline, listed
from hegemon.cli.playing.seating import Player, bots_for, parse_seats, remembered
from hegemon.cli.playing.terminal import Terminal
from hegemon.cli.screen import fitting, in_columns
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.notation import COUNT, Kind, Verb
from hegemon.engine.picker import Picks
from hegemon.engine.state import Standing
from hegemon.presentation.plain import describe_plainly


def test_seats_that_are_not_named_are_bots_of_the_usual_level() -> None:
    assert parse_seats("human", 3) == [Player("Ada", "human"), Player("Bo", "medium"), Player("Cleo", "medium")]
    assert parse_seats("random,Mia=human", 2) == [Player("Ada", "random"), Player("Mia", "human")]


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "a\nb", "Bo (greedy)"])
def test_a_name_is_made_of_ordinary_characters(name: str) -> None:
    with pytest.raises(Refusal, match="cannot be a player's name"):
        parse_seats(f"{name}=human", 2)


def test_a_record_remembers_who_is_a_bot() -> None:
    players = [Player("Ada", "human"), Player("Bo", "greedy"), Player("Mia (away)", "human")]
    assert remembered([player.tagged for player in players]) == players


def test_bots_have_dice_of_another_key_than_the_game() -> None:
    match = campus()
    bots = bots_for(parse_seats("random,random", 2), match.seed)
    keys = [list(bots[seat].dice.key) for seat in (0, 1)]
    assert keys[0] != keys[1]
    assert list(match.state.dice.key) not in keys


def test_a_path_skips_questions_with_one_answer_but_never_plays_unasked() -> None:
    match = campus(starting_troops=5, batch=10)
    path = picking.Path(match, 1).skipped()
    assert (path.words, path.picks.kind) == (["place"], "territory")
    last = picking.Path(of(SEALED, 2, 1), 0)
    assert last.skipped().words == ["lay"]


def test_words_after_the_end_of_a_move_are_refused() -> None:
    with pytest.raises(NotUnderstood, match="`place fysik 4` is complete; leave out '5'"):
        picking.follow(picking.Path(campus(starting_troops=5, batch=10), 1), ["place", "fysik", "4", "5"])


def test_part_of_a_name_is_enough_when_it_is_the_only_one() -> None:
    picks = Picks("territory")
    for number, name in enumerate(["vasa-norra", "vasa-sodra", "kemi"]):
        picks.add(number, name, name)
    assert picking.chosen(picks, "sod", False) == (1, "vasa-sodra")
    assert picking.chosen(picks, "3", True) == (2, "kemi")
    with pytest.raises(picking.Ambiguous, match="'vasa' could be vasa-norra or vasa-sodra"):
        picking.chosen(picks, "vasa", False)
    with pytest.raises(NotUnderstood, match="'3' is not a territory you can choose here"):
        picking.chosen(picks, "3", False)


def test_a_name_that_is_a_number_goes_before_the_number_of_a_line() -> None:
    picks = Picks("column")
    for number, name in enumerate(["2", "1"]):
        picks.add(number, name, name)
    assert picking.chosen(picks, "2", True) == (0, "2")


def test_counts_are_numbers_within_the_range_or_words_for_its_ends() -> None:
    picks = Picks("count")
    picks.add_range(2, 5)
    assert [picking.chosen(picks, word, True)[0] for word in ("3", "all", "min")] == [3, 5, 2]
    for word in ("1", "6", "-3", "three", "9" * 30, "٣"):
        with pytest.raises(NotUnderstood, match="is not a count you can choose here; choose 2-5"):
            picking.chosen(picks, word, True)


STACK = Kind("stack", ["left", "right"])
CARD = Kind("card", ["ace", "king"])


@pytest.mark.parametrize(
    ("parts", "questions"),
    [
        ([STACK, STACK, COUNT], ["From which stack?", "To which stack?", "How many?"]),
        ([STACK, CARD], ["Which stack?", "Which card?"]),
        ([STACK, "for", STACK], ["Which stack?", "Which stack?"]),
        ([CARD, STACK, STACK], ["Which card?", "From which stack?", "To which stack?"]),
    ],
)
def test_two_of_a_kind_are_asked_for_as_from_and_to(parts: list[Kind | str], questions: list[str]) -> None:
    verb = Verb(1, "move", parts)
    assert [plain_question(verb, which) for which in range(len(verb.kinds))] == questions


@pytest.mark.parametrize("game", hegemon.all_games(), ids=repr)
def test_the_questions_of_a_game_fit_its_moves(game: Game) -> None:
    verbs = {verb.pattern(): len(verb.kinds) for verb in game.new(game.least, 1).notation.verbs}
    for pattern, questions in Terminal(game).questions.items():
        assert verbs[pattern] == len(questions)
        assert all(question.endswith("?") for question in questions)


def test_many_counts_are_shown_evenly_with_both_ends() -> None:
    picks = Picks("count")
    picks.add_range(1, 100)
    shown = shown_counts(picks)
    assert (shown[0], shown[-1], len(shown)) == (1, 100, 12)


def test_a_long_turn_is_told_by_its_last_deeds() -> None:
    match = campus(batch=1, starting_troops=30)
    while len(match.moves) < 20:
        match.play_move(match.pending[0], int(match.state.legal(match.pending[0])[0]) & ((1 << 46) - 1))
    lines = telling.turn_lines(match, match.moves, None)
    assert len(lines) == telling.TURN_LINES
    assert lines[0] == "... 13 earlier (type `log`)"


def test_secrets_of_others_are_not_told() -> None:
    match = of(SEALED, 2, 1)
    match.play_move(0, int(match.state.legal(0)[0]) & ((1 << 46) - 1))
    assert telling.turn_lines(match, match.moves, 1) == []
    assert telling.turn_lines(match, match.moves, None) == []
    assert len(telling.own_lines(match, match.moves[-1], 0)) == 1


def test_any_view_can_be_shown_as_text() -> None:
    view = {
        "round_limit": 3,
        "names": ["Ada", "Bo"],
        "held": [1, 2],
        "over": False,
        "cards": [{"name": "x", "worth": 2}],
    }
    text = describe_plainly(view)
    assert text == "Round limit: 3\nOver: no\n\nseat  held\nAda   1\nBo    2\n\nCards:\nname  worth\nx     2"


def test_a_game_without_a_module_for_the_terminal_is_shown_plainly() -> None:
    terminal = Terminal(SEALED)
    match = SEALED.new(2, 1)
    view = match.view(0)
    assert terminal.board(view) == describe_plainly(view)
    assert (terminal.hint(view, lambda: match.imagined(0), ["lay"]), terminal.governs(view), terminal.moment(view)) == (
        "",
        [],
        "",
    )


def test_lists_of_names_read_well() -> None:
    assert [listed(names) for names in ([], ["Ada"], ["Ada", "Bo"])] == ["", "Ada", "Ada and Bo"]


def test_a_shared_win_is_said_to_be_shared() -> None:
    class Done:
        names = ("Ada", "Bo", "Cleo")
        standing = Standing([1, 1, 3], [5, 5, 1], "round limit")

    words = "Ada and Bo are level and share the win."
    assert headline(Done(), "") == "Ada and Bo share the victory: round limit."  # type: ignore[arg-type]
    assert headline(Done(), words) == words  # type: ignore[arg-type]


def test_a_win_is_told_in_the_words_of_the_game_if_it_has_any() -> None:
    class Done:
        names = ("Ada", "Bo")
        standing = Standing([2, 1], [5, 8], "round limit")

    assert headline(Done(), "") == "Bo wins: round limit."  # type: ignore[arg-type]
    told = headline(Done(), "Bo holds the most tiles: 8.")  # type: ignore[arg-type]
    assert told == "Bo holds the most tiles: 8. Bo wins."


def test_a_list_is_set_in_columns_that_are_read_downwards() -> None:
    assert in_columns([], 40) == []
    assert in_columns(["a", "b", "c", "d", "e"], 9) == ["a   c   e", "b   d"]


def test_output_that_is_no_terminal_has_no_colours() -> None:
    assert fitting("\x1b[48;5;25;38;5;231m A \x1b[0m") == " A "


def test_games_in_folders_have_the_face_of_their_folder() -> None:
    terminal = Terminal(hegemon.game("campus"))
    assert terminal.moment(campus().view()) == "seat 1 is placing 3 troops"
