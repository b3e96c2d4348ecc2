"""Nobody looks into another's hand by any chain of acts: sit, link, bot, back, leave, resign, vote, host, rematch.

A sample of all chains is walked here, from a seed; the soak walks all of up to two acts, and many more of three.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.table.chains import ABSENT, GOING, Act, everybody, new_world, spelled, walk
from tests.table.planting import game_of_tests
from tests.table.site import Person, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(120)]
CHAINS = 15  # for each beginning
LENGTH = 3


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows Hidden Words, and at which whoever closes the table's page is gone for long at once."""
    folder = tmp_path_factory.mktemp("site")
    with game_of_tests(tmp_path_factory.mktemp("package")), Site(folder, "--patience", "0") as running:
        yield running


@pytest.fixture(scope="module")
def people(site: Site) -> dict[str, Person]:
    return everybody(site)


@pytest.mark.parametrize("start", [GOING, ABSENT])
def test_no_chain_of_acts_shows_a_hand_to_who_has_no_right_to_it(
    site: Site, people: dict[str, Person], start: str
) -> None:
    chance = Random(11)
    chains = [walk(site, people, start, LENGTH, chance) for _ in range(CHAINS)]
    assert sum(len(chain) == LENGTH for chain in chains) > CHAINS / 2, spelled(chains)
    assert len({str(act) for chain in chains for act in chain}) > 10, "too few kinds of acts were accepted"


OLD_HOLES = [
    [Act("host", "bot", 0), Act("host", "link", 0), Act("host", "take", 0)],
    [Act("host", "bot", 0), Act("host", "link", 0), Act("onlooker", "take", 0)],
    [Act("host", "link", 3), Act("host", "take", 3), Act("host", "bot", 3)],
    [Act("holder", "resign", 0), Act("host", "link", 0), Act("host", "take", 0)],
]


@pytest.mark.parametrize("start", [GOING, ABSENT])
@pytest.mark.parametrize("hole", OLD_HOLES, ids=str)
def test_the_ways_by_which_a_host_once_read_a_hand_are_closed(
    site: Site, people: dict[str, Person], hole: list[Act], start: str
) -> None:
    world = new_world(site, people, start)
    try:
        for act in hole:
            world.try_out(act)
            world.check()
        assert len(world.done) < len(hole)
    finally:
        world.close()
