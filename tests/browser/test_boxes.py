"""Tables measured in a browser: nothing is cut, covered, too small or out of reach, and the main button stays put.

Here some moments of each game are drawn by lot, and the menu is looked at in one game; the soak measures all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser
from tests.browser.boxes import LEAST_SHARE, SCREENS, SIZES, Size, Surveyor, extremes
from tests.browser.moments import Moment, moments_of_bots, moments_of_records
from tests.table.site import Site

from hegemon.engine import discovery

pytestmark = [pytest.mark.once, pytest.mark.timeout(240)]
SEED = 7
WITH_MENU = "swarm"  # whose settings are the most
MOST = 120  # moves of a game of random bots
DESK = Size(1280, 800)
SIDEWAYS = Size(844, 390, True)

# What would be seen to be wrong, by what is found.
FAULTS = {
    "small: #prompt": "#prompt { font-size: 11px !important }",
    "clipped: #heading": "#heading { width: 12px; overflow: hidden; white-space: nowrap }",
    "clipped: #asked …": "#asked { flex: 0 0 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }",
    "overlap: #players and #notice": "#notice { display: block !important; height: 60px; margin-top: -40px }",
    "overlap: #zoom and #board": "#zoom { top: auto; bottom: 0 } .caption { display: block !important; height: 60px }",
    "target: #menu": "#table #menu { width: 20px; min-width: 20px; height: 20px; min-height: 20px }",
    "outside: #confirm": "#dock { transform: translateY(60px) }",
    "scrolls: the page across": "#table { width: 110vw }",
    "small: #board text": "#board text { font-size: 3px !important }",
}

# The same beside a phone held sideways, where nobody would scroll to see the rest of a line.
FAULTS_SIDEWAYS = {
    "scrolls: .dock-body down": ".dock-body { max-height: 20px }",
    "clipped: #dock div.dock-body down": ".dock-body { max-height: 38px }",
}

WEAR = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.fixture(scope="module")
def surveyor(browser: Browser, site: Site) -> Iterator[Surveyor]:
    """Measures for all games, so that the main button has one place in all of them."""
    made = Surveyor(site, browser, Random(SEED))
    yield made
    made.visitor.context.close()
    assert made.visitor.complaints == []


def some_moments(game: str, lot: Random) -> list[Moment]:
    """A question for the fewest and one for the most players, and an end."""
    asked = [lot.choice(list(moments_of_bots(game, players, SEED, "random", MOST))) for players in extremes(game)]
    return [*asked, lot.choice([moment for moment in moments_of_records(game) if moment.ending])]


@pytest.mark.parametrize("game", discovery.folders())
def test_everything_has_its_place_at_every_size(surveyor: Surveyor, game: str) -> None:
    surveyor.lot.seed(f"{SEED} {game}")  # the same moments in whatever order the games come
    for moment in some_moments(game, surveyor.lot):
        surveyor.survey(moment)
    surveyor.survey_room(game, extremes(game)[-1])
    if game == WITH_MENU:
        surveyor.survey_menu(next(moments_of_bots(game, extremes(game)[-1], SEED, "random", 1)))
    problems = surveyor.toll.problems()
    assert not problems, "\n".join(problems)
    assert min(surveyor.toll.shares[game]) >= LEAST_SHARE


@pytest.fixture(scope="module")
def plain(surveyor: Surveyor) -> Iterator[Surveyor]:
    """A table at which something will be spoilt."""
    sizes, surveyor.sizes = surveyor.sizes, SCREENS[:1]
    surveyor.open(next(moments_of_bots("campus", 2, SEED, "random", 1)), 0)
    yield surveyor
    surveyor.sizes = sizes


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_named(plain: Surveyor, fault: str) -> None:
    assert plain.glass.measure(DESK)["findings"] == []
    found = spoilt(plain, FAULTS[fault], DESK)
    assert any(line.startswith(fault) for line in found), found


@pytest.mark.parametrize("fault", FAULTS_SIDEWAYS)
def test_what_is_cut_beside_a_phone_held_sideways_is_named(plain: Surveyor, fault: str) -> None:
    assert plain.glass.measure(SIDEWAYS)["findings"] == []
    found = spoilt(plain, FAULTS_SIDEWAYS[fault], SIDEWAYS)
    assert any(line.startswith(fault) for line in found), found


def spoilt(plain: Surveyor, style: str, size: Size) -> list[str]:
    """What is found where this is worn."""
    plain.glass.page.evaluate(WEAR, style)
    found = [f"{finding['kind']}: {finding['what']}" for finding in plain.glass.measure(size)["findings"]]
    plain.glass.page.evaluate(WEAR, "")
    return found


def test_a_button_that_moves_is_named(plain: Surveyor) -> None:
    toll = type(plain.toll)()
    toll.add(DESK, "as it is", "campus", plain.glass.measure(DESK))
    assert toll.problems() == []
    plain.glass.page.evaluate("document.querySelector('.acts').style.marginBottom = '9px'")
    toll.add(DESK, "higher", "campus", plain.glass.measure(DESK))
    plain.glass.page.evaluate("document.querySelector('.acts').style.marginBottom = ''")
    assert [line.partition(":")[0] for line in toll.problems()] == ["moved"]


def test_the_sizes_are_those_that_were_promised() -> None:
    assert {320, 390, 768, 1024, 1280, 1440, 1920} <= {size.width for size in SIZES}
    assert {size.width < size.height for size in SIZES if size.is_touch} == {True, False}
