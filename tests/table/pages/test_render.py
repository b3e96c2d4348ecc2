from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from hegemon.table.pages import render

pytestmark = pytest.mark.once
Made = Callable[[str], str]
CLOSED_BY_THEMSELVES = {"br", "hr", "img", "input", "link", "meta", "!doctype"}


class Reader(HTMLParser):
    """Reads a page and keeps its tags; a tag that is not closed in its turn is an error."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in CLOSED_BY_THEMSELVES:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def test_tags_are_closed_in_their_turn(page: str) -> None:
    assert Reader(page).tags


def test_nothing_in_a_page_needs_more_than_the_policy_allows(page: str) -> None:
    reader = Reader(page)
    assert not reader.all("style")
    for tag, attributes in reader.tags:
        assert not [name for name in attributes if name == "style" or name.startswith("on")], tag
        if tag == "script":
            assert attributes.get("src") or attributes.get("type") == "application/json"


def test_nothing_comes_from_another_host(page: str) -> None:
    for _, attributes in Reader(page).tags:
        for name in ("src", "href", "action"):
            assert (attributes.get(name) or "/").startswith(("/", "#"))
            assert not (attributes.get(name) or "").startswith("//")


def test_what_people_wrote_is_only_text(page: str) -> None:
    assert "<script>alert" not in page
    assert not [attributes for attributes in Reader(page).all("script") if not attributes]


def test_every_field_has_a_label(page: str) -> None:
    reader = Reader(page)
    labelled = {attributes.get("for") for attributes in reader.all("label")}
    for attributes in reader.all("input") + reader.all("select"):
        if attributes.get("type") not in ("hidden", "radio") and "name" in attributes:
            inside = attributes["name"] in ("players", "bots")
            assert inside or attributes.get("aria-label") or attributes.get("id") in labelled, attributes


def test_ids_are_given_once_and_all_that_are_meant_are_there(page: str) -> None:
    reader = Reader(page)
    ids = [attributes["id"] for _, attributes in reader.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    for _, attributes in reader.tags:
        for name in ("aria-describedby", "aria-labelledby", "for"):
            meant = (attributes.get(name) or "").split()
            assert set(meant) <= {*ids, "curtain-words"}  # the script writes the words of the curtain


def test_the_first_snapshot_is_what_it_was_and_cannot_end_the_script(made: Made) -> None:
    page = made("table")
    found = re.search(r'<script type="application/json" id="first">(.*?)</script>', page)
    assert found
    assert json.loads(found[1]) == ["<script>alert(1)</script>"]


@pytest.mark.parametrize("sign", ["<", ">", "&", "\u2028", "\u2029"])
def test_signs_that_mean_something_to_a_page_are_written_as_numbers(sign: str) -> None:
    safe = render.safe_json(json.dumps([sign], ensure_ascii=False))
    assert sign not in safe
    assert json.loads(safe) == [sign]


def test_the_first_page_offers_each_game_by_one_button(made: Made) -> None:
    page = made("front")
    assert page.count('action="/quick"') == page.count("Play now") == page.count('<li class="card">') >= 2


def test_the_easiest_game_comes_first_and_is_named_as_such(made: Made) -> None:
    page = made("front")
    assert page.index("Campus") < page.index("Best first game") < page.index("<h2>Frontier")
    assert page.count("Best first game") == 1


def test_a_running_game_is_one_click_away(made: Made) -> None:
    assert re.search(r'class="continue yours" href="/t/abcdefghij"', made("front"))
    assert "Swarm: your turn" in made("front")
    assert "Continue" not in made("front-empty")


def test_a_form_keeps_what_was_typed_with_the_sentence_beside_it(made: Made) -> None:
    fields = {attributes.get("id"): attributes for attributes in Reader(made("new")).all("input")}
    assert fields["dial-size"]["value"] == "<script>alert(1)</script>"
    assert fields["dial-size"]["aria-invalid"] == "true"
    assert "checked" not in fields["dial-fair_deal"]
    assert "Not so." in made("new")


def test_a_spectator_has_nothing_to_play_in_words(made: Made) -> None:
    assert "<form" not in made("text-spectator")
    assert made("text").count('name="question" value="3"') == made("text").count("<form")


def test_in_words_what_is_long_can_be_folded_and_a_count_says_its_range(made: Made) -> None:
    page = made("text")
    assert "<summary>Round 1</summary>" in page
    counts = [one for one in Reader(page).all("input") if one.get("name") == "count"]
    assert counts
    assert all(int(one["min"] or 0) == int(one["value"] or 0) < int(one["max"] or 0) for one in counts)


def test_a_static_address_tells_the_state_of_all_files() -> None:
    assert render.static("site.css") == f"/static/{render.static_digest()}/site.css"
    assert (render.STATIC / "site.css").exists()


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(5, "just now"), (61, "1 minute ago"), (7300, "2 hours ago"), (90000, "1 day ago")],
)
def test_times_are_told_in_words(seconds: int, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hegemon.table.pages.render.time.time", lambda: 1_000_000.0)
    assert render.ago(1_000_000.0 - seconds) == words
