"""The state: accounts, views, reasons, sentences, quick answers."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.arena import contest
from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.events import EVERYONE, Event
from hegemon.engine.state import lowest
from hegemon.games.artefacts import GAME
from hegemon.games.artefacts.accounts import MOST_NUMBER, out_of_range
from hegemon.games.artefacts.content import MARCHING, RELIC
from hegemon.games.artefacts.devices import DEVICES
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import asked, play, refusal, table

ABROAD = {"jackdaw": "AB", "ravenscar": "AAB", "gorsefell": "AB", "vellin": "C"}


@pytest.mark.parametrize(
    ("field", "at", "value", "sentence"),
    [
        ("ground", 0, -3, "the obstacle of slot 1 has moved"),
        ("ground", 4, RELIC, "there never was an artefact in slot 5"),
        ("ground", 0, 7, "there is no ground 7"),
        ("moved", 1, 1, "no army of whose turn it is has moved to slot 2"),
        ("bearer", 0, -1, "artefact 1 and its slot disagree"),
        ("bearer", 0, 30, "nobody carries the artefact in slot 31"),
        ("spent", 9, 1, "longsound has no power to cross out"),
        ("armies", 0, 5, "the armies are miscounted"),
        ("hosts", 0, 5, "the armies are miscounted"),
        ("free", 0, 9, "the slots are miscounted"),
        ("burnt", 0, 9, "the slots are miscounted"),
        ("held", 0, 1, "the artefacts are miscounted"),
        ("side", 0, 1, "something is left of a battle"),
        ("debt", 0, -1, "there is no debt -1"),
    ],
)
def test_a_list_that_does_not_add_up_is_found(field: str, at: int, value: int, sentence: str) -> None:
    state = table(ABROAD)
    getattr(state, field)[at] = value
    assert sentence in state.audit()


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("left", 1, "the slots are miscounted"),
        ("number", 3, "no world here has the number 3"),
        ("seats", 2, "there are 3 seats, not 2"),
        ("phase", 12, "there is no phase 12"),
        ("phase", 11, "the game is over and nothing has ended it"),
        ("round", 0, "the rounds begin when everyone has settled"),
        ("round", 21, "the game should be over"),
        ("quiet", 3, "the game should be over"),
        ("reserve", 1, "1 armies are to be placed, and nobody is asked to"),
        ("turn", 1, "somebody is asked in another's turn"),
        ("arena", 3, "there is a battle without a place, or a place without a battle"),
        ("waiting", 1, "something is left of a battle"),
        ("battles", 0, "seat 0 is asked and has no choice"),
    ],
)
def test_a_number_that_does_not_add_up_is_found(field: str, value: int, sentence: str) -> None:
    state = table(ABROAD)
    setattr(state, field, value)
    assert sentence in state.audit()


RANGES = {  # of numbers in a game of three in a world of 10 areas and 50 slots: the least and the most
    "first": (0, 2),
    "active": (0, 2),
    "turn": (0, 2),
    "attacker": (-1, 2),
    "defender": (-1, 2),
    "holder": (-1, 2),
    "arena": (-1, 9),
    "source": (-1, 9),
    "reserve": (0, MOST_NUMBER - 1),
    "battles": (0, MOST_NUMBER - 1),
    "quiet": (0, MOST_NUMBER - 1),
    "toll": (0, MOST_NUMBER - 1),
    "phase": (0, 11),
    "stirred": (0, 1),
    "round": (0, 21),
    "waiting": (0, 7),
}
CELL_RANGES = {
    "ground": (-4, 2),
    "moved": (0, 1),
    "bearer": (-2, 49),
    "spent": (0, 1),
    "muster": (0, 1),
    "debt": (0, MOST_NUMBER - 1),
    "side": (0, 3),
    "base": (-1, 9),
}


@pytest.mark.parametrize("field", RANGES)
def test_a_number_has_its_range(field: str) -> None:
    state = table(ABROAD)
    least, most = RANGES[field]
    for value, is_known in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
        setattr(state, field, value)
        assert (out_of_range(state) == []) is is_known, value


@pytest.mark.parametrize("field", CELL_RANGES)
def test_every_number_of_a_list_has_its_range(field: str) -> None:
    least, most = CELL_RANGES[field]
    for value, is_known in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
        state = table(ABROAD)
        cells = getattr(state, field)
        cells[len(cells) - 1] = value
        wrong = [sentence for sentence in out_of_range(state) if sentence.startswith("there is no ")]
        assert (wrong == []) is is_known, value


@pytest.mark.parametrize("field", [*CELL_RANGES])
def test_every_list_is_as_long_as_the_world_or_the_table(field: str) -> None:
    state = table(ABROAD)
    cells = getattr(state, field)
    setattr(state, field, cells[:-1])
    assert any(f"there are {len(cells) - 1} " in sentence for sentence in state.audit())


@pytest.mark.rule("ARTEFACTS-1.2")
def test_the_numbers_of_worlds_end_where_the_book_says() -> None:
    state = GAME.start(2, 1, size="tiny")
    assert isinstance(state, Artefacts)
    for number in (-1, 1_000_000):
        state.number = number
        assert state.audit() == [f"no world here has the number {number}"]


def test_help_that_nothing_gives_is_found() -> None:
    state = table(ABROAD)
    for code, wrong in ((len(DEVICES) * 3 - 1, []), (len(DEVICES) * 3, [f"there is no help {len(DEVICES) * 3}"])):
        state.aids = vec[i64]([code])
        assert out_of_range(state) == wrong


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("attacker", 1, "a battle is fought by whose turn it is, and another"),
        ("defender", 0, "a battle is fought by whose turn it is, and another"),
        ("waiting", 0, "seat 2 is asked, and is not to be"),
        ("source", -1, "there is a battle without a place, or a place without a battle"),
    ],
)
def test_a_battle_that_cannot_be_is_found(field: str, value: int, sentence: str) -> None:
    state = table({**ABROAD, "ravenscar": "AABC"})
    play(state, "fight b ravenscar")
    setattr(state, field, value)
    assert sentence in state.audit()


def test_who_fights_has_a_place_to_fight_from() -> None:
    state = table({**ABROAD, "ravenscar": "AABC"})
    play(state, "fight b ravenscar")
    state.base[2] = 0
    assert "seat 2 fights from nowhere, or not at all" in state.audit()


@pytest.mark.rule("ARTEFACTS-5.2")
def test_a_view_shows_a_battle_with_its_sides_and_strengths_so_far() -> None:
    state = table({**ABROAD, "ravenscar": "AABCx"}, carried={"Army of the Dead": 24})
    play(state, "fight b ravenscar", "oppose")
    battle = state.view(-1)["battle"]
    assert isinstance(battle, dict)
    assert (battle["sides"], battle["strength"]) == (["attacking", "defending", "defending"], [2, 2])
    assert (battle["attacker"], battle["defender"], battle["area"], battle["source"]) == (0, 1, 4, 4)
    assert battle["waiting"] == [1, 2]


@pytest.mark.rule("ARTEFACTS-2.1", "ARTEFACTS-4.3")
def test_a_view_shows_owners_slots_and_incomes() -> None:
    view = table({**ABROAD, "gorsefell": "ABx"}, carried={"White Flag": 44}).view(0)
    assert (view["owned"], view["armies"], view["held"], view["income"]) == ([3, 0, 1], [4, 3, 1], [1, 0, 0], [3, 0, 1])
    first = [slot["ground"] for slot in view["slots"]][:4]  # type: ignore[attr-defined]
    assert first == ["army", "army", "burnt", "free"]
    flag = next(one for one in view["artefacts"] if one["holder"] == 0)  # type: ignore[attr-defined]
    assert (flag["name"], flag["slot"], flag["gone"]) == ("White Flag", 43, 0)


def test_who_is_not_asked_is_told_so() -> None:
    state = table(ABROAD)
    assert refusal(state, "done", "B") == "It is not your turn. (ARTEFACTS-5.1)"
    state = table({"gorsefell": "A", "jackdaw": "B"}, players=2, phase=MARCHING)
    assert refusal(state, "march 44 45", "B") == "It is not your turn. (ARTEFACTS-4.1)"


def test_a_world_without_artefacts_has_no_word_for_them() -> None:
    state = GAME.start(2, 1, size="tiny", artefacts=0)
    assert "use NUMBER" not in [verb.pattern() for verb in state.notation().verbs]
    assert state.why_not(int(lowest(state.pending())), 8) is not None


def test_sentences_read_well_when_the_name_is_you() -> None:
    chronicle = table(ABROAD).chronicle()
    for code, telling in chronicle.by_code.items():
        sentence = chronicle.sentence(Event(code, 0, 0, 0, 0, EVERYONE), ["You", "Bo"])
        assert sentence.endswith(".")
        for wrong in (" is ", " has ", " are ", " his ", " her ", "You's", "You was"):
            assert wrong not in sentence.replace("The world has", ""), telling.name


def test_a_quick_answer_is_always_legal() -> None:
    for seed in range(3):
        state = GAME.start(3, seed, size="tiny", artefacts=30, powers=100, allies="adjacent", two_rounds=bool(seed % 2))
        dice = seeded(seed)
        while state.pending():
            seat = lowest(state.pending())
            move = state.reply(seat, dice)
            assert state.why_not(seat, move) is None
            state.play(seat, move if seed else state.sample(seat, dice))


@pytest.mark.parametrize(
    ("armies", "elsewhere", "answer"),
    [("ABBCC", "B", "support"), ("ABBCC", "A", "oppose"), ("ABBBC", "B", "abstain"), ("AAABC", "A", "abstain")],
)
def test_a_quick_answer_joins_the_side_that_wins_with_it_against_who_owns_more(
    armies: str, elsewhere: str, answer: str
) -> None:
    state = table({"ravenscar": armies, "jackdaw": elsewhere, "vellin": "C", "gorsefell": "C"})
    play(state, "fight b ravenscar")
    assert asked(state) == "C siding"
    assert state.notation().format(state.reply(state.turn, seeded(1))) == answer


def test_an_evaluation_is_a_share_and_more_land_is_worth_more() -> None:
    state = table(ABROAD)
    assert sum(state.evaluate(seat) for seat in range(3)) == pytest.approx(0.99)
    assert state.evaluate(0) > state.evaluate(1) > 0


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(10):
        state = GAME.start(2, seed, size="tiny")
        bots = [new_bot(name, seeded(seed, 1)) for name in ("greedy", "random")]
        contest(state, bots if seed % 2 else bots[::-1], 5000)
        won += state.standing().share(0 if seed % 2 else 1)
    assert won >= 8
