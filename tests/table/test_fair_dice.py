"""Dice that nobody can choose: what the server promises first, what players add, and what the record proves."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from hashlib import sha256

import pytest
from tests.table.planting import Plan, moves_of, plant, random_game, stored, truth
from tests.table.site import Person, Site, new_key

from hegemon.table.proof.checking import check_record
from hegemon.table.proof.lines import Proof, parse_proof
from hegemon.table.proof.mixing import commitment

pytestmark = [pytest.mark.once]
QUICK = {"game": "campus", "bots": "random", "players": "2"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A running server."""
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


def offered(person: Person, path: str = "/") -> dict[str, str]:
    """What a page offers, as its script sends it back, with a number of its own."""
    found = re.search(r'data-dice="(\w+) (\w+)"', person.get(path).text)
    assert found is not None
    return {"table": found[1], "commitment": found[2], "number": new_number()}


def new_number() -> str:
    return secrets.token_hex(16)


def table_at(location: str) -> str:
    return location.removeprefix("/t/").partition("?")[0]


def ended(person: Person, table: str, seat: int = 0) -> str:
    """The record of a game that bots play to its end."""
    person.post(f"/t/{table}/resign", seat=seat, key=new_key())
    with person.live(table, seat) as tab:
        tab.until(lambda parts: parts["result"] is not None)
    return person.get(f"/t/{table}/record").text


def short_game(person: Person, seats: list[str], **added: str) -> str:
    fields = {f"seat-{seat}": who for seat, who in enumerate(seats)}
    told = {"game": "campus", "players": len(seats), "pace": "0", "dial-round_limit": "1"}
    answer = person.form("/tables", **told, **fields, **added)
    assert answer.status_code == 303, answer.text
    return table_at(answer.headers["location"])


def proof_in(record: str) -> Proof:
    proof = parse_proof(record)
    assert proof is not None
    return proof


def test_a_quick_game_begins_at_once_with_what_was_promised_and_added(site: Site) -> None:
    mia = site.person("Mia")
    added = offered(mia)
    table = table_at(mia.form("/quick", **QUICK, **added).headers["location"])
    parts = mia.snapshot(table)
    assert (table, parts["stage"]) == (added["table"], "playing")
    assert (parts["commitment"], parts["numbers"]) == (added["commitment"], [added["number"], ""])


def test_the_record_proves_that_the_seed_was_mixed(site: Site) -> None:
    mia = site.person("Mia")
    added = offered(mia, "/new")
    table = short_game(mia, ["you", "bot:random"], **added)
    record = ended(mia, table)
    proof = proof_in(record)
    assert (proof.table, proof.commitment, proof.numbers) == (table, added["commitment"], (added["number"], ""))
    assert commitment(proof.secret) == added["commitment"]
    assert check_record(record).verdict == "The dice match."


def test_the_same_form_sent_twice_opens_one_table(site: Site) -> None:
    mia = site.person("Mia")
    added = offered(mia)
    answers = [mia.form("/quick", **QUICK, **added).headers["location"] for _ in range(2)]
    assert answers == [f"/t/{added['table']}"] * 2


def test_an_offer_is_good_for_one_table(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    added = offered(mia)
    mia.form("/quick", **QUICK, **added)
    others = {"game": "frontier"}
    for person, changed in ((noa, {}), (mia, {"number": new_number()}), (mia, others)):
        table = table_at(person.form("/quick", **QUICK | added | changed).headers["location"])
        parts = person.snapshot(table)
        assert table != added["table"]
        assert parts["commitment"] != added["commitment"]
        assert parts["numbers"] == ["", ""]


@pytest.mark.parametrize(
    "changed", [{"commitment": "0" * 64}, {"table": "abcdefghjk"}, {"table": ""}, {"table": "../x"}]
)
def test_a_number_counts_only_where_its_promise_came_first(site: Site, changed: dict[str, str]) -> None:
    mia = site.person("Mia")
    added = offered(mia) | changed
    table = table_at(mia.form("/quick", **QUICK, **added).headers["location"])
    assert table != added["table"]
    assert mia.snapshot(table)["numbers"] == ["", ""]


@pytest.mark.parametrize("number", ["7", "g" * 32, "A" * 32, "0" * 33])
def test_what_is_no_number_is_refused_with_what_would_be(site: Site, number: str) -> None:
    mia = site.person("Mia")
    refused = mia.form("/quick", **QUICK, **offered(mia) | {"number": number})
    assert (refused.status_code, "A number for the dice has 32 hex digits." in refused.text) == (400, True)
    table = short_game(mia, ["you", "open"])
    assert mia.post(f"/t/{table}/number", seat=0, number=number).status_code == 422
    assert mia.snapshot(table)["numbers"] == ["", ""]


def test_everybody_who_takes_a_seat_adds_a_number_and_all_can_see_it(site: Site) -> None:
    mia, noa, eve = site.person("Mia"), site.person("Noa"), site.person("Eve")
    added = offered(mia, "/new")
    table = short_game(mia, ["you", "open", "open"], public="on", **added)
    sat = new_number()
    assert eve.post(f"/t/{table}/sit", seat=2, number=sat).status_code == 200
    link = mia.post(f"/t/{table}/seats/1/link").json()["url"]
    noa.get("/invite/" + link.rpartition("/")[2])
    invited = offered(noa, "/invite")
    assert (invited["table"], invited["commitment"]) == (table, added["commitment"])
    assert noa.form("/invite", name="Noa", number=invited["number"]).status_code == 303
    for person in (mia, noa, eve, site.person()):
        assert person.snapshot(table)["numbers"] == [added["number"], invited["number"], sat]


def test_players_on_one_device_share_its_number(site: Site) -> None:
    mia = site.person("Mia")
    added = offered(mia, "/new")
    table = short_game(mia, ["you", "device", "bot:random"], **added)
    assert mia.snapshot(table)["numbers"] == [added["number"], added["number"], ""]


def test_a_browser_without_scripts_plays_and_adds_nothing(site: Site) -> None:
    mia = site.person("Mia")
    table = short_game(mia, ["you", "bot:random"])
    record = ended(mia, table)
    assert proof_in(record).numbers == ("", "")
    sentences = [finding.sentence for finding in check_record(record).findings]
    assert "The seed comes from the secret alone: no player's browser added a number." in sentences


def test_a_number_can_be_added_until_the_game_begins_and_never_changed(site: Site) -> None:
    mia = site.person("Mia")
    table, number = short_game(mia, ["you", "open"]), new_number()
    assert mia.post(f"/t/{table}/number", seat=0, number=number).status_code == 200
    assert mia.post(f"/t/{table}/number", seat=0, number=number).status_code == 200
    again = mia.post(f"/t/{table}/number", seat=0, number=new_number())
    assert (again.status_code, again.json()["sentence"]) == (409, "Seat A has added its number already.")
    mia.post(f"/t/{table}/begin")
    late = mia.post(f"/t/{table}/number", seat=0, number=new_number())
    assert (late.status_code, late.json()["error"]) == (409, "too-late")
    assert mia.snapshot(table)["numbers"] == [number, ""]


def test_who_leaves_takes_the_number_along(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = short_game(mia, ["you", "open", "open"], public="on")
    noa.post(f"/t/{table}/sit", seat=1, number=new_number())
    noa.post(f"/t/{table}/leave", seat=1)
    assert mia.snapshot(table)["numbers"] == ["", "", ""]


def test_a_person_keeps_the_number_while_a_bot_holds_the_seat(site: Site) -> None:
    mia = site.person("Mia")
    table, number = short_game(mia, ["you", "open"]), new_number()
    mia.post(f"/t/{table}/number", seat=0, number=number)
    mia.post(f"/t/{table}/seats/0/bot", bot="random")
    assert mia.client.delete(f"{site.address}/t/{table}/seats/0/bot").status_code == 200
    assert mia.snapshot(table)["numbers"] == [number, ""]


def test_numbers_and_promise_outlive_the_server(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    added = offered(mia, "/new")
    site.kill()
    site.start()
    table = short_game(mia, ["you", "open"], public="on", **added)
    site.kill()
    site.start()
    number = new_number()
    noa.post(f"/t/{table}/sit", seat=1, number=number)
    seed = truth(site, table).game_on[0].seed
    site.kill()
    site.start()
    parts = noa.snapshot(table)
    assert (table, parts["commitment"]) == (added["table"], added["commitment"])
    assert parts["numbers"] == [added["number"], number]
    assert truth(site, table).game_on[0].seed == seed


def test_a_rematch_has_a_promise_and_numbers_of_its_own(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = short_game(mia, ["you", "open"], public="on")
    noa.post(f"/t/{table}/sit", seat=1, number=new_number())
    mia.post(f"/t/{table}/resign", seat=0, key=new_key())
    ended(noa, table, 1)
    offer = mia.snapshot(table)["again"]
    number = new_number()
    assert noa.post(f"/t/{table}/number", seat=1, number=number).status_code == 200
    assert mia.snapshot(table)["again"] == {**offer, "numbers": ["", number]}
    rematch = mia.post(f"/t/{table}/rematch").json()["id"]
    parts = noa.snapshot(rematch)
    assert (rematch, parts["commitment"], parts["numbers"]) == (offer["table"], offer["commitment"], [number, ""])
    assert mia.snapshot(table)["again"] is None
    assert noa.post(f"/t/{table}/number", seat=1, number=new_number()).status_code == 409


def test_a_game_from_before_ends_with_the_seed_that_was_promised(site: Site) -> None:
    mia = site.person("Mia")
    match = random_game("campus", 2, {"round_limit": 1})
    plan = Plan("campus", [mia, "random"], mia, dials={"round_limit": 1}, moves=moves_of(match), ending="It ended.")
    table = plant(site, plan)
    record, parts = mia.get(f"/t/{table}/record").text, mia.snapshot(table)
    seed = next(line.split()[1] for line in record.splitlines() if line.startswith("seed "))
    assert sha256(int(seed).to_bytes(32, "big")).hexdigest() == parts["commitment"]
    assert (parts["numbers"], parse_proof(record)) == (None, None)
    assert check_record(record).verdict == "The dice match the seed, but the server alone chose it."


def test_a_table_that_waits_since_before_is_mixed_when_it_begins(site: Site) -> None:
    mia = site.person("Mia")
    table, number = plant(site, Plan("campus", [mia, None], mia, begun=False)), new_number()
    assert mia.post(f"/t/{table}/number", seat=0, number=number).status_code == 200
    assert mia.post(f"/t/{table}/begin").status_code == 200
    assert mia.snapshot(table)["numbers"] == [number, ""]


@pytest.mark.parametrize("seat", [1, 9])
def test_nobody_adds_a_number_for_another(site: Site, seat: int) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = short_game(mia, ["you", "open", "open"], public="on")
    noa.post(f"/t/{table}/sit", seat=1)
    before = stored(site, table)
    assert mia.post(f"/t/{table}/number", seat=seat, number=new_number()).status_code == 403
    assert stored(site, table) == before


@pytest.mark.parametrize("path", ["/check", "/t/{table}/check"])
def test_the_page_that_checks_shows_no_secret_of_a_game_that_goes_on(site: Site, path: str) -> None:
    mia = site.person("Mia")
    table = short_game(mia, ["you", "open"])
    page = mia.get(path.format(table=table))
    assert page.status_code == 200
    assert truth(site, table).row.seed not in page.text
    assert ("The game is not over yet" in page.text) == (path != "/check")
