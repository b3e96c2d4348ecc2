"""Events reach those who may know and nobody else, and a chronicle makes sentences of them."""

from __future__ import annotations

import pytest
from tests.engine.toys import lay, new_sealed

from hegemon.engine.events import DICE, EVERYONE, SEAT, Chronicle, Event, Telling
from hegemon.engine.notation import COUNT, Kind
from hegemon.engine.state import SPECTATOR

CARD = Kind("card", ["ace", "two"], ["The Ace", "The Two"])
DRAWN, BEATEN, ROLLED = 3, 9, 11
TOLD = Chronicle(
    [
        Telling(DRAWN, "drawn", [SEAT, CARD, COUNT], "{0} draws {1} and {2} more."),
        Telling(BEATEN, "beaten", [SEAT, SEAT], "{1} is beaten by {0}."),
        Telling(ROLLED, "rolled", [DICE, DICE, COUNT], "{0} against {1}: {2} lost."),
    ]
)


def event(kind: int, *values: int, audience: int = EVERYONE) -> Event:
    first, second, third, fourth = (*values, 0, 0, 0, 0)[:4]
    return Event(kind, first, second, third, fourth, audience)


@pytest.mark.parametrize(
    ("audience", "knows"),
    [(EVERYONE, [-1, 0, 1, 2, 61]), (0b1, [0]), (0b110, [1, 2]), (0, []), (1 << 61, [61])],
)
def test_an_event_is_seen_by_its_audience(audience: int, knows: list[int]) -> None:
    assert [seat for seat in (SPECTATOR, 0, 1, 2, 61) if event(1, audience=audience).seen_by(seat)] == knows


def test_an_audience_of_all_seats_leaves_spectators_out() -> None:
    assert not event(1, audience=0b11).seen_by(SPECTATOR)


def test_an_event_has_four_values() -> None:
    assert event(1, 5, -6, 2**40, 8).values() == [5, -6, 2**40, 8]


def test_a_sentence_has_the_players_names_and_the_things_labels() -> None:
    assert TOLD.sentence(event(DRAWN, 1, 0, 12), ["Ada", "Bo"]) == "Bo draws The Ace and 12 more."
    assert TOLD.sentence(event(BEATEN, 1, 0), ["Ada", "Bo"]) == "Ada is beaten by Bo."


def test_dice_are_told_apart_where_people_read_them() -> None:
    rolled = event(ROLLED, 551, 43, 12)
    assert TOLD.sentence(rolled, ["Ada", "Bo"]) == "5 5 1 against 4 3: 12 lost."


def test_a_value_below_nought_is_nobody() -> None:
    assert TOLD.sentence(event(BEATEN, -1, 0), ["Ada", "Bo"]) == "Ada is beaten by nobody."


def test_braces_in_a_name_are_letters_like_others() -> None:
    assert TOLD.sentence(event(BEATEN, 0, 1), ["{1}", "{x!r}"]) == "{x!r} is beaten by {1}."


@pytest.mark.parametrize(("count", "said"), [(1, "1 tile."), (2, "2 tiles."), (0, "0 tiles."), (11, "11 tiles.")])
def test_what_is_counted_is_told_as_one_or_many_and_names_stay_as_they_are(count: int, said: str) -> None:
    told = Chronicle([Telling(1, "took", [SEAT, COUNT], "{0} took {1} tile(s).")])
    for name in ("Mia(s)", "Player 1", "{1}"):
        assert told.sentence(Event(1, 0, count, 0, 0, EVERYONE), [name]) == f"{name} took {said}"


def test_an_event_has_the_name_of_its_kind() -> None:
    assert (TOLD.name(event(DRAWN)), TOLD.name(event(BEATEN))) == ("drawn", "beaten")


def test_a_kind_that_nobody_told_of_is_a_plain_sentence_and_cannot_be_taken_back() -> None:
    unheard_of = event(77, 1, 2)
    assert TOLD.sentence(unheard_of, ["Ada", "Bo"]) == "Something happens."
    assert (TOLD.knows(unheard_of), TOLD.knows(event(DRAWN))) == (False, True)
    assert (TOLD.name(unheard_of), TOLD.reveals(unheard_of)) == ("unknown", True)
    assert TOLD.telling(unheard_of).kinds == []


def test_nothing_is_told_when_nobody_listens() -> None:
    state = new_sealed(2, 1)
    state.play(0, state.legal(0)[0])
    assert state.heard is None


def test_what_is_not_said_of_an_event_is_nought_and_for_everyone() -> None:
    state = new_sealed(2, 1)
    state.heard = []
    state.tell(7)
    state.tell(8, 1, 2, 3, 4, 0b10)
    told = [(one.kind, one.values(), one.audience) for one in state.heard]
    assert told == [(7, [0, 0, 0, 0], EVERYONE), (8, [1, 2, 3, 4], 0b10)]


def test_what_happens_is_told_in_order_to_who_listens() -> None:
    state = new_sealed(2, 1)
    state.heard = []
    for seat in (0, 1):
        state.play(seat, lay(state.hand(seat)[0]))
    names = [state.chronicle().name(one) for one in state.heard]
    assert names == ["laid", "laid", "turned", "turned", "won", "prize"]
    assert [one.audience for one in state.heard] == [1, 2, -1, -1, -1, -1]


def test_nobody_listens_to_a_copy() -> None:
    state = new_sealed(2, 1)
    state.heard = []
    state.copy().play(0, state.legal(0)[0])
    assert state.heard == []
