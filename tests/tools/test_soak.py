"""The soak in small: what a game declares is played, counted and judged, and a line that fails says so."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest
from tests.contract import broken_hoards as broken
from tests.contract import hoard

from hegemon.conformance import knowledge
from hegemon.conformance.case import Case, cases
from hegemon.conformance.declared import declaration, declared_cases
from hegemon.conformance.trial import Outcome, Trial
from hegemon.engine import discovery
from hegemon.engine.game import Game
from hegemon.lab.fairness import Bounds, Remedy
from soak import Soak
from soaking import checks, series, trials
from soaking.finding import by_variant, measured, spoken_cases, spoken_endings

SECRET = [game for game in discovery.all_games() if checks.conceals(game)]
THOUGHTFUL = [game for game in discovery.all_games() if hasattr(declaration(game), "THINKING_GAMES")]
FAIR = [game for game in discovery.all_games() if hasattr(declaration(game), "FAIR")]


@pytest.mark.parametrize("game", THOUGHTFUL, ids=lambda game: game.name)
def test_games_between_thinking_bots_tell_who_wins_and_what_is_never_used(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series, "DESCENTS", 1)
    found = series.thoughtful(game, 1, game.least, 1)
    assert found.passed
    assert "seat 0 " in found.result
    assert "; in less than 2% of the games: " in found.result


def secrecy_in(case: Case, number: int) -> checks.Secrecy:
    return checks.secrecy_in(checks.one_game(case, number))


def first_case(game: Game, players: int) -> Case:
    found = cases(game, getattr(declaration(game), "VARIANTS", ({},)))
    return next(case for case in found if case.players == players)


def short_bounds(game: Game) -> Bounds:
    """What a game holds to be fair, in its shortest games."""
    bounds: Bounds = declaration(game).FAIR  # type: ignore[union-attr]
    return replace(bounds, options=(first_case(game, 2).options,))


@pytest.mark.parametrize("game", discovery.all_games(), ids=lambda game: game.name)
def test_checked_games_tell_how_they_end(game: Game) -> None:
    found = series.checked_games([first_case(game, 2), first_case(game, 3)], "random", 2, 1)
    assert found.passed
    assert found.many.startswith("4 games, ")
    assert found.result.startswith("no stuck state, no broken account; ")


@pytest.mark.parametrize("game", discovery.all_games(), ids=lambda game: game.name)
def test_greedy_must_win_what_is_declared(game: Game) -> None:
    assert series.duel(first_case(game, 2), 0.0, 1, 1).passed
    assert not series.duel(first_case(game, 2), 1.1, 2, 1).passed


@pytest.mark.parametrize("game", FAIR, ids=lambda game: game.name)
def test_greedy_must_win_among_random_bots_too(game: Game) -> None:
    found = series.among_random(first_case(game, 3), 0.0, 1, 1)
    assert found.passed
    assert found.many == "3 games"
    assert found.result.count("seat ") == 3
    assert not series.among_random(first_case(game, 2), 1.1, 2, 1).passed


@pytest.mark.parametrize("game", FAIR, ids=lambda game: game.name)
def test_fairness_lists_seats_and_traits_and_is_judged_by_its_bounds(game: Game) -> None:
    bounds = replace(short_bounds(game), seat=1.0, traits={}, length=(1, 1000), seed=5)
    found = series.fairness(game, bounds, 2, 1)
    assert found.passed
    assert found.result.count("seat ") == 2
    assert "median length" in found.result
    assert not series.fairness(game, replace(bounds, seat=0.4), 2, 1).passed


@pytest.mark.parametrize("game", FAIR, ids=lambda game: game.name)
def test_a_remedy_must_help(game: Game) -> None:
    bounds = short_bounds(game)
    kind = next(iter(declaration(game).traits(first_case(game, 2).start(0))))  # type: ignore[union-attr]
    found = series.remedied(game, bounds, Remedy(kind, ({},), games=1), 2, 1)
    assert not found.passed  # without leaving anything out it cannot be better
    assert found.many == "2 x 1 games"
    assert found.result.count("% off") == 2


def test_a_remedy_that_helps_is_found_to() -> None:
    """On a small map of Frontier going first is worth much; a stored action for the second makes up for it."""
    frontier = discovery.game("frontier")
    bounds: Bounds = replace(declaration(frontier).FAIR, options=({"size": "6x6"},), seed=3)  # type: ignore[union-attr]
    found = series.remedied(frontier, bounds, Remedy("turn", ({"head_start": "off"},), games=40), 2, 40)
    assert found.passed
    assert found.result.startswith("as it is: first ")
    assert "; head_start off: first " in found.result


TRIALS = [(game, trial) for game in discovery.all_games() for trial in getattr(declaration(game), "TRIALS", ())]


@pytest.mark.parametrize(("game", "trial"), TRIALS, ids=lambda one: getattr(one, "what", None) or one.name)
def test_trials_of_a_game_are_tried_and_pass(game: Game, trial: Trial) -> None:
    found = trials.tried(game, trial, 1 / len(trial.numbers))
    assert found.passed, found.result
    assert found.many.startswith("1 ")
    assert found.result == trial.passed


def test_a_trial_counts_all_its_parts_and_says_what_was_wrong() -> None:
    outcomes = [Outcome(Counter(maps=3), []), Outcome(Counter(maps=2), ["map 4: no land", "map 5: no sea"])]
    assert trials.summed(outcomes, "fine") == ("5 maps", "2 wrong: map 4: no land; map 5: no sea", False)
    assert trials.summed(outcomes[:1], "fine") == ("3 maps", "fine", True)


def test_a_trial_is_cut_into_parts_and_a_smaller_soak_tries_fewer() -> None:
    trial = Trial("maps", range(4, 12), 3, lambda numbers: Outcome(Counter(), []), "fine")
    assert trials.chunks(trial, 1) == [range(4, 7), range(7, 10), range(10, 12)]
    assert trials.chunks(trial, 0.2) == [range(4, 6)]


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
def test_leaks_are_looked_for_in_as_many_states_as_wanted(game: Game) -> None:
    found = checks.leaks(game, 2, 2 * knowledge.MOMENTS)
    assert found.passed, found.result
    assert found.many == f"{len(checks.LEAKS)} checks on {2 * knowledge.MOMENTS} states of 2 games"


def test_every_check_looks_at_the_same_states_and_another_game_has_others() -> None:
    case = Case(hoard.game_of(hoard.Hoard), 3, {}, swap=hoard.swap)
    one, other = checks.one_game(case, 1), checks.one_game(case, 2)
    assert len(one.open_moments) == knowledge.MOMENTS
    assert one.moments[-1].pending() == 0
    assert one.moments[0].lines() != other.moments[0].lines()


LEAKY = {
    broken.Transparent: "an_imagined_state_looks_the_same",
    broken.OpenToAll: "an_imagined_state_looks_the_same",
    broken.Telltale: "an_imagined_state_offers_the_same",
    broken.Chatty: "an_imagined_state_offers_the_same",
    broken.Loud: "events_tell_no_more_than_views",
    broken.Blabbing: "moves_that_look_alike_are_told_alike",
    broken.Keyless: "nobody_sees_the_dice",
}


@pytest.mark.parametrize("rules", LEAKY, ids=lambda rules: rules.__name__)
def test_a_leak_is_found_in_some_game_and_the_game_is_named(rules: type[hoard.Hoard]) -> None:
    case = Case(hoard.game_of(rules), 3, {}, swap=hoard.swap)
    failures = [failure for number in range(8) for failure in secrecy_in(case, number).failures]
    assert all(re.match(r"game \d of hoard-3-default: ", failure) for failure in failures)
    assert any(f" {LEAKY[rules]}: AssertionError: " in failure for failure in failures)


def test_what_does_not_leak_is_counted() -> None:
    case = Case(hoard.game_of(hoard.Hoard), 3, {}, swap=hoard.swap)
    found = secrecy_in(case, 1).plus(secrecy_in(case, 2))
    assert found.failures == []
    assert (found.games, found.states, found.imagined) == (2, 12, 2 * 7 * 3 * 2)
    assert 0 < found.swapped < 2 * 6 * 3


def test_a_declared_case_is_found_by_its_name() -> None:
    for game in discovery.all_games():
        case = declared_cases(game)[-1]
        assert checks.declared_case(game.name, case.name, 3).options == case.options


def test_the_cases_of_a_variant_stand_together() -> None:
    for game in discovery.all_games():
        groups = by_variant(declared_cases(game))
        assert sum(map(len, groups)) == len(declared_cases(game))
        for group in groups:
            assert len({spoken_cases([replace(case, players=2)]) for case in group}) == 1


def test_a_broken_account_is_a_line_that_failed() -> None:
    def run() -> tuple[str, str, bool]:
        raise AssertionError("there are 7 cards")

    found = measured("games", "1", run)
    assert found.spoken() == "FAILED games: , there are 7 cards"
    assert "**failed**: there are 7 cards" in found.row()


def test_endings_are_told_with_their_shares() -> None:
    assert spoken_endings(Counter({"draw": 1, "conquest": 3})) == "3 by conquest (75.0%), 1 by draw (25.0%)"


def test_a_part_of_the_soak_plays_a_part_of_everything() -> None:
    game = discovery.all_games()[0]
    assert [Soak(game, part, 1).some(2000) for part in (1.0, 0.1, 0.0001)] == [2000, 200, 1]
    assert list(Soak(game, 1.0, 1).checked("greedy", 0)) == []
