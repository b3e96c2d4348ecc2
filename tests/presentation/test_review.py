"""A game looked back at: curves, win chances and where they turned, luck, deeds, and how it is plotted."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from hegemon.bots.roster import new_bot
from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.moves import count, counted
from hegemon.presentation import Presentation
from hegemon.presentation.review.chances import is_telling, smoothed, turning_points
from hegemon.presentation.review.leads import leads_of
from hegemon.presentation.review.luck import luck_of
from hegemon.presentation.review.plot import Frame, plot
from hegemon.presentation.review.review import Counted, Review, review_of

NAMES = ["Ada", "Bo <&> Co", "Cleo"]


def played(game: str, seed: int, **dials: object) -> Match:
    """A game of three bots to its end."""
    found = discovery.game(game)
    match = Match(found, 3, found.settle(3, dials), seed, NAMES)
    match.deal()
    bot = new_bot("greedy", seeded(seed))
    while not match.over:
        seat = match.unanswered[0]
        match.play_move(seat, int(bot.choose(match.state.imagine(seat, seeded(len(match.moves))), seat)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played("campus", 7, map="johanneberg", round_limit=6)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return review_of(match, Presentation(match.game, strict=True))


def test_curves_lead_from_the_deal_to_the_standing(match: Match, review: Review) -> None:
    territories = review.curves[0]
    assert territories.title == "Territories"
    assert territories.values[0] == match.fresh_state().standing().scores
    assert territories.values[-1] == match.standing.scores
    assert (review.moments[0], review.moments[-1]) == (0, len(match.moves))


def test_a_game_without_curves_of_its_own_shows_its_scores(match: Match) -> None:
    presentation = Presentation(match.game, strict=True)
    presentation.curves = lambda view: []  # type: ignore[method-assign]
    curves = review_of(match, presentation).curves
    assert [curve.title for curve in curves] == ["Score"]
    assert curves[0].values[-1] == match.standing.scores


def test_chances_are_shares_of_one_win_and_end_with_the_winner(match: Match, review: Review) -> None:
    assert len(review.chances) == len(match.moves) + 1
    assert all(sum(then) == pytest.approx(1) for then in review.chances)
    assert review.chances[-1] == [match.standing.share(seat) for seat in range(3)]


def test_deeds_are_counted_from_what_was_told(match: Match, review: Review) -> None:
    taken = next(tally for tally in review.deeds if tally.title == "Territories taken")
    lost = next(tally for tally in review.deeds if tally.title == "Territories lost")
    told = [sum(line.startswith(f"{name} took") for line in match.log()) for name in NAMES]
    assert taken.counts == told
    assert sum(lost.counts) == sum(taken.counts) > 0


def test_prices_are_plotted_as_they_were_paid() -> None:
    match = played("swarm", 3)
    line = review_of(match, Presentation(match.game, strict=True)).curves[-1]
    bought = [re.fullmatch(r"(.*) bought the .* for (\d+) water\.", told) for told in match.log()]
    paid = [sum(int(one[2]) for one in bought if one and one[1] == name) for name in NAMES]
    assert line.title == "Water paid at auction"
    assert line.values[0] == [0, 0, 0]
    assert line.values[-1] == paid
    assert sum(paid) > 0
    assert all(before <= after for seat in range(3) for before, after in pairwise(row[seat] for row in line.values))


@pytest.mark.parametrize("game", discovery.folders())
def test_every_game_has_curves_by_seat_and_deeds_of_events_that_it_tells(game: str) -> None:
    found = discovery.game(game)
    match = found.new(players=3, seed=1)
    presentation = Presentation(found, strict=True)
    chronicle = match.state.chronicle()
    kinds = {telling.name: telling.kinds for telling in chronicle.by_code.values()}
    assert 1 <= len(presentation.curves(match.view())) <= 3
    assert all(len(curve["values"]) == 3 for curve in presentation.curves(match.view()))
    for deed in presentation.deeds():
        assert kinds[deed["event"]][deed["seat"]].name == "seat", deed
        assert deed["sums"] < 0 or kinds[deed["event"]][deed["sums"]].name == "count", deed


def test_the_turn_of_a_game_is_found_where_the_chances_change_for_good() -> None:
    chances = [[0.5, 0.5]] * 60 + [[0.8, 0.2]] * 60 + [[1.0, 0.0]]
    [turn] = turning_points(chances)
    assert turn.move == 60
    assert [turn.before[0], turn.after[0], turn.swing] == pytest.approx([0.5, 0.8, 0.3])


def test_what_goes_up_and_down_with_every_turn_is_no_turning_point() -> None:
    chances = [[0.7, 0.3], [0.3, 0.7]] * 60 + [[1.0, 0.0]]
    assert turning_points(chances) == []
    assert smoothed(chances)[60] == pytest.approx([0.5, 0.5], abs=0.05)
    assert smoothed(chances)[-1] == [1.0, 0.0]


def test_who_won_an_attack_was_lucky_and_who_lost_one_was_not() -> None:
    attacks = [first_attack(seed) for seed in range(12)]
    assert {took for took, _ in attacks} == {True, False}
    for took, luck in attacks:
        assert luck is None or (luck > 0) == took  # none: with such odds the dice decided nothing


def first_attack(seed: int) -> tuple[bool, float | None]:
    """Was the first attack of a game, with a troop or two, won, and how lucky was who attacked?"""
    match = discovery.game("campus").new(players=2, seed=seed, map="johanneberg")
    while not any(step.text.startswith("attack") for step in match.moves):
        seat = match.unanswered[0]
        attacks = [entry for entry in match.legal_entries(seat) if match.notation.format(entry).startswith("attack")]
        move = counted(attacks[0], min(2, count(attacks[0]))) if attacks else match.state.sample(seat, seeded(seed))
        match.play_move(seat, int(move))
    luck = luck_of(match)
    return any(" took " in line for line in match.log()), luck[match.moves[-1].seat] if luck else None


def test_the_same_game_has_the_same_luck(match: Match, review: Review) -> None:
    assert luck_of(match) == review.luck


def test_where_no_dice_decide_there_is_no_luck() -> None:
    assert (
        review_of(played("artefacts", 2, size="tiny", map="2"), Presentation(discovery.game("artefacts"))).luck is None
    )


def test_chances_are_worth_a_look_where_somebody_was_ahead_for_a_while() -> None:
    assert is_telling([[0.5, 0.5]] * 30 + [[0.62, 0.38]] * 30 + [[1.0, 0.0]])
    assert not is_telling([[0.9, 0.1]] * 10 + [[0.55, 0.45]] * 50 + [[1.0, 0.0]])


def test_a_line_that_never_changes_or_is_the_same_for_all_tells_nothing() -> None:
    assert Counted("Tiles", [[1, 1], [3, 1]]).is_telling
    assert not Counted("Buildings", [[0, 0], [0, 0]]).is_telling
    assert not Counted("Spawns", [[1, 2], [1, 2]]).is_telling


def test_the_lead_is_told_where_it_went_over_for_a_while() -> None:
    values = [[1, 1]] * 10 + [[2, 1]] * 20 + [[2, 3]] + [[4, 3]] * 20 + [[4, 6]] * 20
    [lead] = leads_of(values, list(range(len(values))))
    assert (lead.move, lead.seat, lead.held, lead.next) == (51, 1, 6, 4)


def test_a_plot_of_chances_ends_at_what_came() -> None:
    frame = Frame(NAMES, 0, [], [], percent=True)
    picture = ElementTree.fromstring(plot("Chances", [[0.3, 0.3, 0.4], [1, 0, 0]], [0.0, 1.0], frame))
    assert [one.text for one in picture.iterfind("g[@class='grid']/text")][-1] == "100%"
    ends = {one.get("class"): float(one[1].get("cy", "0")) for one in picture if one.get("class", "").startswith("by-")}
    assert ends["by-0 own"] < ends["by-1"] == ends["by-2"]


def test_a_plot_tells_seats_apart_by_dash_and_class_and_names_them() -> None:
    frame = Frame(NAMES, 0, [(0.0, "1")], [0.5])
    picture = ElementTree.fromstring(plot("Tiles", [[0, 1, 2], [9, 4, 2]], [0.0, 1.0], frame))
    lines = [one for one in picture if one.get("class", "").startswith("by-")]
    assert sorted(one.get("class", "") for one in lines) == ["by-0 own", "by-1", "by-2"]
    assert len({one[0].get("stroke-dasharray") for one in lines}) == 3
    assert [one.text for one in picture.iterfind("g[@class='names']/text")] == ["Ada", "Bo <&> Co", "Cleo"]
    assert [one.text for one in picture.iterfind("g[@class='marks']/text")] == ["1"]
    assert picture.findtext("title") == "Tiles: Ada 9, Bo <&> Co 4, Cleo 2 in the end"


def test_names_of_lines_that_end_alike_share_a_row_and_others_are_led_to() -> None:
    frame = Frame(["You", "Bo", "Cleo", "Dan"], 0, [], [])
    picture = ElementTree.fromstring(plot("Tiles", [[9] * 4, [90, 0, 0, 0]], [0.0, 1.0], frame))
    names = picture.find("g[@class='names']")
    assert names is not None
    assert ["".join(one.itertext()) for one in names.iterfind("text")] == ["You", "Bo, Cleo", "Dan"]
    assert len(names.findall("path")) == 1  # from the end of three lines to the row above it


def test_lines_of_small_counts_that_lie_upon_each_other_are_drawn_beside_each_other() -> None:
    few, many = (
        ElementTree.fromstring(plot("Bastions", [[most, most]] * 2, [0.0, 1.0], Frame(["Ada", "Bo"], 0, [], [])))
        for most in (2, 40)
    )
    assert [len({one.get("cy") for one in picture.iter("circle")}) for picture in (few, many)] == [2, 1]


def test_a_plot_names_its_rounds_once_and_what_the_end_brought_has_a_step_of_its_own() -> None:
    frame = Frame(["Ada", "Bo"], 0, [(0.2, "1"), (0.8, "2")], [])
    picture = ElementTree.fromstring(plot("Points", [[0, 1], [5, 6], [50, 9]], [0.0, 0.99, 1.0], frame))
    assert [one.text for one in picture.iterfind("g[@class='times']/text")] == ["Round", "1", "2", "End"]
    path = next(one for one in picture if one.get("class") == "by-1")[0].get("d", "")
    *_, before, end = (float(point.split()[0]) for point in path[1:].split("L"))
    assert end - before > 10
