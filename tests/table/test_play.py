"""People and bots play at a table: over HTTP and live connections, to the end."""

from __future__ import annotations

import json

import pytest
from tests.table.site import Live, Parts, Person, Site, first_move, new_key

pytestmark = pytest.mark.once
SHORT: dict[str, dict[str, object]] = {
    "campus": {"round_limit": 2},
    "frontier": {"size": "7x7", "round_limit": 4},
    "swarm": {"bastions_to_win": 2, "hold": 1, "ending_among_last": 18, "rain_on_top": 0},
    "tianxia": {"rounds": 1},
}


def two_people(site: Site, game: str, *others: str, **dials: object) -> tuple[str, Live, Live]:
    """A table with Mia on the first seat and Noa, who came by link, on the second."""
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open(game, ["you", "open", *others], dials)
    mia.invite(table, 1, noa)
    return table, mia.live(table, 0), noa.live(table, 1)


def play_on(tabs: list[Live], moves: int) -> int:
    """Let the people play what their pages offer first, until it is over or they have made so many moves."""
    for tab in tabs:
        tab.until(lambda parts: parts["stage"] in ("playing", "over"))
    for made in range(moves):
        asked = wait_for_turn(tabs)
        if asked is None:
            return made
        answer = asked.play(first_move(asked.parts, made))
        assert answer.status_code == 200, answer.text
        before = moment_of(asked.parts)
        asked.until(lambda parts, was=before: not parts["line"]["yours"] or moment_of(parts) != was)
    return moves


def moment_of(parts: Parts) -> tuple[int, int]:
    """Which question is open, and how much this reader has noticed: a ward opens none, and only its seat notices."""
    return parts["line"]["question"], parts["moments"]["count"]


def wait_for_turn(tabs: list[Live]) -> Live | None:
    """A tab whose seat is awaited, or nothing when the game is over."""
    while True:
        for tab in tabs:
            tab.drain(0.01)
            if tab.parts["stage"] == "over":
                return None
            if tab.parts["line"]["yours"]:
                return tab


def test_a_key_that_is_known_with_another_move_is_refused(site: Site) -> None:
    table, mia, noa = two_people(site, "campus")
    tab = wait_for_turn([one for one in (mia, noa) if one.until(lambda parts: parts["stage"] == "playing")])
    assert tab is not None
    seat, question, key = tab.seat or 0, tab.parts["line"]["question"], new_key()
    first, other = first_move(tab.parts), first_move(tab.parts, 1)
    assert first != other
    assert tab.person.play(table, seat, question, first, key).status_code == 200
    for move in (other, "nonsense", "end"):
        refused = tab.person.play(table, seat, question, move, key)
        assert (refused.status_code, refused.json()["error"]) == (409, "key-used")
    assert tab.person.play(table, seat, question, f"  {first} ", key).status_code == 200


def test_a_key_that_is_known_with_other_words_is_refused(site: Site) -> None:
    table, mia, _ = two_people(site, "campus")
    key, talk = new_key(), f"/t/{table}/chat"
    assert mia.person.post(talk, seat=0, text="hello", key=key).status_code == 200
    assert mia.person.post(talk, seat=0, text="hello", key=key).status_code == 200
    for other in ({"text": "goodbye"}, {"text": "hello", "to": 1}):
        refused = mia.person.post(talk, seat=0, key=key, **other)
        assert (refused.status_code, refused.json()["error"]) == (409, "key-used")
    assert [line["text"] for line in mia.person.snapshot(table, 0)["chat"]["lines"]] == ["hello"]


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_a_bot_play_to_the_end(site: Site, game: str) -> None:
    table, mia, noa = two_people(site, game, "bot:random", **SHORT[game])
    play_on([mia, noa], 2000)
    for tab in (mia, noa):
        tab.until(lambda parts: parts["result"] is not None)
    results = [tab.parts["result"] | {"told": ""} for tab in (mia, noa)]  # who won is told to each in their own words
    assert results[0] == results[1]
    assert mia.parts["board"] == noa.parts["board"]
    assert mia.person.get(f"/t/{table}/record").text.startswith("hegemon record 1")
    assert_asking_is_answered(mia.person, table)


def assert_asking_is_answered(person: Person, table: str) -> None:
    """A page that asked about a move while the game came to its end did nothing wrong."""
    assert person.post(f"/t/{table}/hint", seat=0, words=["attack"]).json() == {
        "what": "",
        "about": "",
        "price": "",
        "chance": None,
        "spends": None,
        "sum": [],
        "besides": [],
    }
    why = person.post(f"/t/{table}/why", seat=0, move="pass").json()
    assert why == {"allowed": False, "sentence": "The game is over.", "rule": ""}


@pytest.mark.parametrize("game", ["campus", "frontier"])
def test_a_move_sends_only_the_pieces_of_the_board_that_it_changes(site: Site, game: str) -> None:
    _, mia, noa = two_people(site, game)
    tab = wait_for_turn_of(mia, noa)
    before, first = tab.parts["board"]["pieces"], len(tab.texts)
    tab.play(first_move(tab.parts, 1))
    tab.drain()
    boards = [update["board"] for update in map(json.loads, tab.texts[first:]) if "board" in update]
    assert [list(board) for board in boards] == [["pieces"]]
    assert 0 < len(boards[0]["pieces"]) < len(before) / 10


def test_a_move_sent_again_with_its_key_is_played_once(site: Site) -> None:
    table, mia, noa = two_people(site, "campus")
    tab = wait_for_turn_of(mia, noa)
    key, move = new_key(), first_move(tab.parts)
    question = tab.parts["line"]["question"]
    answers = [tab.person.play(table, tab.seat or 0, question, move, key) for _ in range(3)]
    tab.drain()
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert tab.parts["moments"]["count"] == 1


def wait_for_turn_of(*tabs: Live) -> Live:
    for tab in tabs:
        tab.until(lambda parts: parts["stage"] == "playing")
    found = wait_for_turn(list(tabs))
    assert found is not None
    return found


def test_an_answer_to_a_question_that_is_past_is_refused_with_a_sentence(site: Site) -> None:
    table, mia, noa = two_people(site, "campus")
    tab = wait_for_turn_of(mia, noa)
    move, question = first_move(tab.parts), tab.parts["line"]["question"]
    assert tab.play(move).status_code == 200
    late = tab.person.play(table, tab.seat or 0, question, move)
    assert (late.status_code, late.json()["error"]) == (409, "moved-on")


def test_secret_answers_given_at_the_same_time_never_collide(site: Site) -> None:
    _, mia, noa = two_people(site, "swarm")
    for tab in (mia, noa):
        tab.until(lambda parts: parts["stage"] == "playing" and parts["line"]["yours"])
    question = mia.parts["line"]["question"]
    first, second = mia.play(first_move(mia.parts)), noa.play(first_move(noa.parts))
    assert (first.status_code, second.status_code) == (200, 200)
    for tab in (mia, noa):
        tab.until(lambda parts: parts["line"]["question"] > question)


def test_nobody_is_told_that_another_has_answered_in_secret(site: Site) -> None:
    _, mia, noa = two_people(site, "swarm")
    for tab in (mia, noa):
        tab.until(lambda parts: parts["stage"] == "playing" and parts["line"]["yours"])
        tab.drain()
    assert mia.play(first_move(mia.parts)).status_code == 200
    with pytest.raises(TimeoutError):
        noa.next(0.4)
    assert mia.next()["answered"] is True


def test_a_secret_answer_can_be_given_anew_until_all_are_in(site: Site) -> None:
    _, mia, noa = two_people(site, "swarm")
    for tab in (mia, noa):
        tab.until(lambda parts: parts["stage"] == "playing" and parts["line"]["yours"])
    kept = [first_move(mia.parts, which) for which in (0, 1)]
    assert [mia.play(move).status_code for move in kept] == [200, 200]
    assert noa.play(first_move(noa.parts)).status_code == 200
    mia.until(lambda parts: not parts["answered"] and parts["moments"]["count"] > 0)
    traitor = next(note for note in mia.parts["notes"] if note["title"] == "Traitor")
    assert kept[1].split()[1] in traitor["text"].lower()


def test_two_tabs_of_one_seat_agree(site: Site) -> None:
    table, mia, noa = two_people(site, "campus", "bot:random")
    other = mia.person.live(table, 0)
    play_on([mia, noa], 6)
    mia.drain(1.0)
    other.until(lambda parts: parts["seq"] >= mia.parts["seq"])
    assert {name: other.parts[name] for name in ("board", "log", "line", "picks")} == {
        name: mia.parts[name] for name in ("board", "log", "line", "picks")
    }


def test_who_was_away_is_given_what_they_missed(site: Site) -> None:
    table, mia, noa = two_people(site, "campus")
    tab = wait_for_turn_of(mia, noa)
    tab.drain()
    epoch, seq, before = tab.parts["epoch"], tab.parts["seq"], tab.parts
    tab.close()
    assert tab.play(first_move(before)).status_code == 200
    again = tab.person.live(table, tab.seat, epoch, seq)
    again.parts = before
    assert [(message["type"], message["seq"]) for message in [again.next()]] == [("update", seq + 1)]


def test_who_missed_too_much_is_given_everything(site: Site) -> None:
    table, mia, _ = two_people(site, "campus")
    mia.until(lambda parts: parts["stage"] == "playing")
    again = mia.person.live(table, 0, "another", 5)
    assert again.next()["type"] == "snapshot"


def test_an_own_move_is_taken_back_before_anything_else_happened(site: Site) -> None:
    table, mia, noa = two_people(site, "campus")
    tab = wait_for_turn_of(mia, noa)
    board = tab.parts["board"]
    assert tab.play(first_move(tab.parts)).status_code == 200
    tab.until(lambda parts: parts["take_back"] and parts["board"] != board)
    assert tab.person.post(f"/t/{table}/back", seat=tab.seat, key=new_key()).status_code == 200
    tab.until(lambda parts: parts["board"] == board)
    assert [line["undone"] for line in tab.parts["log"] if line["seat"] == tab.seat][-2:] == [True, False]


def test_a_whisper_reaches_two_seats_and_nobody_else(site: Site) -> None:
    table, mia, noa = two_people(site, "campus", "bot:random")
    watcher = site.person().live(table)
    mia.person.post(f"/t/{table}/chat", seat=0, text="hello all", key=new_key())
    mia.person.post(f"/t/{table}/chat", seat=0, to=2, text="for you alone", key=new_key())
    noa.person.post(f"/t/{table}/chat", seat=1, to=0, text="psst", key=new_key())
    for tab in (mia, noa, watcher):
        tab.drain(0.4)
    heard = [[line["text"] for line in tab.parts["chat"]] for tab in (mia, noa, watcher)]
    assert heard == [["hello all", "for you alone", "psst"], ["hello all", "psst"], ["hello all"]]


def test_a_bot_plays_for_who_has_gone_and_gives_the_seat_back(site: Site) -> None:
    table, mia, noa = two_people(site, "campus", "bot:random")
    noa.close()
    assert mia.person.post(f"/t/{table}/seats/1/bot", bot="random").status_code == 200
    mia.until(lambda parts: parts["seats"][1]["kind"] == "bot")
    assert noa.person.post(f"/t/{table}/seats/1/back").status_code == 200
    mia.until(lambda parts: parts["seats"][1]["kind"] == "person")


def test_a_seat_can_be_carried_to_another_browser_by_its_holder_alone(site: Site) -> None:
    table, mia, noa = two_people(site, "campus", "bot:random")
    assert mia.person.post(f"/t/{table}/seats/1/link").status_code == 403
    phone = site.person()
    noa.person.invite(table, 1, phone)
    assert phone.snapshot(table, 1)["mine"] == [1]
    assert noa.person.get(f"/t/{table}/snapshot?seat=1").status_code == 403


def test_a_link_works_once_and_not_after_it_was_revoked(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("campus", ["you", "open", "open"])
    link = mia.post(f"/t/{table}/seats/1/link").json()["url"].rpartition("/")[2]
    mia.client.delete(f"{site.address}/t/{table}/seats/1/link")
    noa.get(f"/invite/{link}")
    assert noa.form("/invite").status_code == 404


def test_looking_at_an_invitation_takes_no_seat_and_shows_no_token(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("campus", ["you", "open", "open"])
    token = mia.post(f"/t/{table}/seats/1/link").json()["url"].rpartition("/")[2]
    opened = noa.get(f"/invite/{token}")
    assert (opened.status_code, opened.headers["location"]) == (303, "/invite")
    page = noa.get("/invite", headers={"accept": "text/html"})
    assert (page.status_code, token in page.text) == (200, False)
    assert mia.snapshot(table)["seats"][1]["kind"] == "open"


def test_a_rematch_is_opened_once_with_everyone_one_seat_further(site: Site) -> None:
    table, mia, noa = two_people(site, "campus", round_limit=1)
    play_on([mia, noa], 500)
    first = mia.person.post(f"/t/{table}/rematch").json()["id"]
    second = noa.person.post(f"/t/{table}/rematch").json()["id"]
    assert first == second
    assert [seat["name"] for seat in mia.person.snapshot(first)["seats"]] == ["Noa", "Mia"]


def test_the_moments_of_a_game_can_be_seen_again_from_the_own_place(site: Site) -> None:
    table, mia, noa = two_people(site, "campus", "bot:random")
    mia.until(lambda parts: parts["stage"] == "playing")
    start = mia.person.get(f"/t/{table}/at/0?seat=0").json()
    play_on([mia, noa], 4)
    assert mia.person.get(f"/t/{table}/at/0?seat=0").json()["board"] == start["board"]
    assert noa.person.get(f"/t/{table}/at/0?seat=0").status_code == 403


def test_a_person_alone_holds_several_seats(site: Site) -> None:
    mia: Person = site.person("Mia")
    table = mia.open("swarm", ["you", "device"])
    tab = mia.live(table, 0)
    tab.until(lambda parts: parts["stage"] == "playing")
    assert (tab.parts["mine"], tab.parts["awaited"], tab.parts["conceals"]) == ([0, 1], [0, 1], True)
    tab.play(first_move(tab.parts))
    tab.until(lambda parts: parts["awaited"] == [1])
