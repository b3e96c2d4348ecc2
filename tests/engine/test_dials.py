"""Dials: each kind takes what it declares, refuses the rest in one sentence, and has its default."""

from __future__ import annotations

import pytest

from hegemon.engine.dials import Dial, Value, choice, format_value, number, settle, switch, text
from hegemon.engine.errors import NotUnderstood


def check_map(name: str) -> object:
    if not name.startswith("random:"):
        raise NotUnderstood(f"there is no map {name!r}")
    return None


ROUNDS = number("round_limit", 60, -5, 200, "Rounds.")
FAIR = switch("fair_deal", True, "Deal again.")
TIES = choice("ties", "defender", ["defender", "attacker"], "Who wins ties.")
MAP = text("map", "random:1", "random:NUMBER", check_map, "Where.")
DIALS = [ROUNDS, FAIR, TIES, MAP]


def refusal(dial: Dial, given: object) -> str:
    with pytest.raises(NotUnderstood) as caught:
        dial.parse(given)
    return str(caught.value)


@pytest.mark.parametrize(("given", "value"), [("60", 60), (60, 60), ("-5", -5), (200, 200), ("007", 7), ("-0", 0)])
def test_a_number_is_taken_from_text_and_from_a_number(given: object, value: int) -> None:
    assert ROUNDS.parse(given) == value


@pytest.mark.parametrize("given", [-6, 201, "201", "", "x", "1.0", 1.0, "+1", " 1", "1 ", "٣", "²", True, None])
def test_another_number_is_refused_with_the_range(given: object) -> None:
    assert refusal(ROUNDS, given) == f"round_limit takes -5 to 200, not {str(given)!r}"


@pytest.mark.parametrize("given", ["on", "ON", "true", "Yes", "1", 1, True])
def test_a_switch_is_turned_on(given: object) -> None:
    assert FAIR.parse(given) is True


@pytest.mark.parametrize("given", ["off", "False", "no", "0", 0, False])
def test_a_switch_is_turned_off(given: object) -> None:
    assert FAIR.parse(given) is False


@pytest.mark.parametrize("given", ["", "maybe", 2, None, 1.0])
def test_a_switch_knows_nothing_between(given: object) -> None:
    assert refusal(FAIR, given) == f"fair_deal takes on or off, not {str(given)!r}"


def test_a_choice_takes_one_of_its_words() -> None:
    assert [TIES.parse(word) for word in ("defender", "attacker")] == ["defender", "attacker"]


@pytest.mark.parametrize("given", ["Defender", "", None, 0, ["defender"]])
def test_a_choice_refuses_other_words(given: object) -> None:
    assert refusal(TIES, given) == f"ties takes defender or attacker, not {str(given)!r}"


def test_a_text_is_checked_by_the_game() -> None:
    assert MAP.parse("random:7") == "random:7"
    assert refusal(MAP, "moon") == "there is no map 'moon'"


def test_a_text_that_is_a_number_is_taken_from_a_number() -> None:
    seen: list[str] = []
    plot = text("plot", "1", "a NUMBER", seen.append, "Which.")
    assert plot.parse(7) == plot.parse("7") == "7"
    assert seen == ["7", "7"]
    assert refusal(MAP, 7) == "there is no map '7'"


def test_a_choice_that_is_a_number_is_taken_from_a_number() -> None:
    sides = choice("sides", "2", ["2", "4"], "How many.")
    assert sides.parse(4) == "4"
    assert refusal(sides, 3) == "sides takes 2 or 4, not '3'"


@pytest.mark.parametrize("given", [1.5, None, True])
def test_a_text_refuses_what_is_none(given: object) -> None:
    assert refusal(MAP, given) == f"map takes random:NUMBER, not {str(given)!r}"


def test_the_range_is_said_in_words() -> None:
    ranges = [dial.range_text() for dial in DIALS]
    assert ranges == ["-5 to 200", "on or off", "defender or attacker", "random:NUMBER"]


@pytest.mark.parametrize(
    ("value", "word"), [(True, "on"), (False, "off"), (0, "0"), (-3, "-3"), ("random:1", "random:1")]
)
def test_a_value_is_written_as_it_is_read(value: Value, word: str) -> None:
    assert format_value(value) == word


def test_every_value_comes_back_from_its_text() -> None:
    for options in ({}, {"round_limit": -5, "fair_deal": False, "ties": "attacker", "map": "random:9"}):
        settled = settle(DIALS, options, 2)
        assert settle(DIALS, {name: format_value(value) for name, value in settled.items()}, 2) == settled


def test_what_is_not_given_has_its_default() -> None:
    expected = {"round_limit": 9, "fair_deal": True, "ties": "defender", "map": "random:1"}
    assert settle(DIALS, {"round_limit": "9"}, 2) == expected


def test_options_come_in_the_order_of_the_dials() -> None:
    assert list(settle(DIALS, {"map": "random:2", "ties": "attacker"}, 2)) == [
        "round_limit",
        "fair_deal",
        "ties",
        "map",
    ]


def test_a_default_may_depend_on_the_players() -> None:
    size = number("size", 10, 1, 99, "Size.")
    size.by_players = lambda players: 10 * players
    assert [settle([size], {}, players)["size"] for players in (2, 6)] == [20, 60]
    assert settle([size], {"size": 7}, 6) == {"size": 7}


def test_a_default_may_depend_on_the_dials_before_it() -> None:
    size, rounds = number("size", 10, 1, 99, "Size."), number("rounds", 30, 1, 999, "Rounds.")
    rounds.by_options = lambda players, options: players * int(options.get("size", 10))
    assert settle([size, rounds], {}, 2) == {"size": 10, "rounds": 20}
    assert settle([size, rounds], {"size": 7}, 3) == {"size": 7, "rounds": 21}
    assert settle([size, rounds], {"size": 7, "rounds": 5}, 3) == {"size": 7, "rounds": 5}
    assert rounds.default_for(4) == 40


def test_an_unknown_dial_is_answered_with_the_nearest() -> None:
    with pytest.raises(NotUnderstood, match="there is no dial 'round_limits' here; did you mean round_limit"):
        settle(DIALS, {"round_limits": 3}, 2)


def test_the_first_wrong_value_is_said() -> None:
    with pytest.raises(NotUnderstood, match="fair_deal takes on or off"):
        settle(DIALS, {"round_limit": 3, "fair_deal": "perhaps"}, 2)
