"""Chapter 7: attackers, defenders, bowmen and catapults."""

from __future__ import annotations

import pytest

from hegemon.games.frontier.tests.positions import (
    attack,
    attacks,
    defence,
    does,
    frontier,
    hand,
    left,
    moves,
    reached,
    refused,
)

AROUND = "b2 c2 d2 b3 d3 b4 c4 d4"  # at distance 1 from c3
FAR = "a1 b1 c1 d1 e1 a2 e2 a3 e3 a4 e4 a5 b5 c5 d5 e5"  # at distance 2
FARTHER = "f1 f2 f3 f4 f5 f6 a6 c6"


def centre(word: str, **tiles: str) -> str:
    """A map of 6 by 6 with something on c3, and on some other tiles."""
    names = {f"{letter}{row}": "." for row in range(1, 7) for letter in "abcdef"}
    names.update({"c3": word, **tiles})
    cells = list(names.values())
    return "\n".join(" ".join(cells[row * 6 : row * 6 + 6]) for row in range(6))


@pytest.mark.rule("FRONTIER-7.1", "FRONTIER-7.2", "FRONTIER-7.3")
@pytest.mark.parametrize("kind", ["an attacker", "a defender", "a bowman", "a catapult"])
def test_a_soldier_takes_one_material_and_no_action(kind: str) -> None:
    state = frontier("A", has="log material material")
    assert does(state, f"train {kind.split()[1]} a1") == [f"A trained {kind} on a1."]
    assert (hand(state), left(state), int(state.spent)) == ("log material", 10, 0)


@pytest.mark.rule("FRONTIER-7.1", "FRONTIER-7.2", "FRONTIER-7.3")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("attacker", "FRONTIER-7.1"),
        ("defender", "FRONTIER-7.1"),
        ("bowman", "FRONTIER-7.2"),
        ("catapult", "FRONTIER-7.3"),
    ],
)
def test_a_soldier_is_trained_on_an_own_tile_without_one(kind: str, rule: str) -> None:
    state = frontier("A+attacker B . A+bowman", has="material")
    assert refused(state, f"train {kind} a1") == (rule, "There is already an attacker on a1.")
    assert refused(state, f"train {kind} d1") == (rule, "There is already a bowman on d1.")
    assert refused(state, f"train {kind} b1") == (rule, "b1 isn't yours.")
    assert refused(state, f"train {kind} c1") == (rule, "c1 isn't yours.")
    poor = frontier("A", has="log iron")
    assert refused(poor, f"train {kind} a1") == (rule, "A soldier costs 1 material, and you have none.")


@pytest.mark.rule("FRONTIER-7.1")
def test_what_can_be_trained_is_listed() -> None:
    state = frontier("A A+woods A+water A+defender", has="material")
    kinds = ["attacker", "defender", "bowman"]
    everywhere = [f"{kind} {name}" for kind in kinds for name in ("a1", "b1", "c1", "a9")]
    assert moves(state, "train") == [*everywhere, "catapult a1", "catapult c1", "catapult a9"]


@pytest.mark.rule("FRONTIER-7.1", "FRONTIER-5.2")
@pytest.mark.parametrize(
    ("word", "near", "own", "help_"),
    [("A", 1, 1, 1), ("A+attacker", 2, 1, 1), ("A+defender", 1, 2, 2), ("A+bowman", 0, 0, 0), ("A+catapult", 0, 1, 0)],
)
def test_what_a_soldier_does_close_by(word: str, near: int, own: int, help_: int) -> None:
    state = frontier(centre(word))
    assert attacks(state, AROUND) == [near] * 8
    assert defence(state, "c3") == own
    supported = frontier(centre("A", d4=word))
    assert defence(supported, "c3") == 1 + help_


@pytest.mark.rule("FRONTIER-7.1", "FRONTIER-7.2", "FRONTIER-7.3", "FRONTIER-5.2")
@pytest.mark.parametrize(
    ("soldier", "near", "own", "help_"),
    [("attacker", 4, 3, 3), ("defender", 3, 4, 4), ("bowman", 2, 2, 2), ("catapult", 0, 3, 0)],
)
def test_what_a_soldier_does_in_a_fortification(soldier: str, near: int, own: int, help_: int) -> None:
    state = frontier(centre(f"A+fortification+{soldier}"))
    assert (attacks(state, AROUND), defence(state, "c3")) == ([near] * 8, own)
    assert defence(frontier(centre("A", d4=f"A+fortification+{soldier}")), "c3") == 1 + help_


@pytest.mark.rule("FRONTIER-7.1", "FRONTIER-5.4")
@pytest.mark.parametrize(("soldier", "own"), [("attacker", 0), ("defender", 1), ("bowman", 0), ("catapult", 0)])
def test_what_a_soldier_does_in_the_desert(soldier: str, own: int) -> None:
    assert defence(frontier(centre(f"A+desert+{soldier}")), "c3") == own


@pytest.mark.rule("FRONTIER-7.1", "FRONTIER-7.2", "FRONTIER-7.3")
@pytest.mark.parametrize("soldier", ["attacker", "defender", "bowman", "catapult"])
def test_training_changes_what_is_kept_along(soldier: str) -> None:
    state = frontier(centre("A", e3="B+fortification", d3="A"), has="material")
    does(state, f"train {soldier} c3")
    drawn = frontier(centre(f"A+{soldier}", e3="B+fortification", d3="A"))
    names = f"{AROUND} {FAR} {FARTHER}"
    assert attacks(state, names) == attacks(drawn, names)
    assert [defence(state, name) for name in ("c3", "d3", "e3")] == [defence(drawn, n) for n in ("c3", "d3", "e3")]


@pytest.mark.rule("FRONTIER-7.2")
def test_a_bowman_shoots_exactly_two_steps_in_every_direction() -> None:
    state = frontier(centre("A+bowman"))
    assert attacks(state, AROUND) == [0] * 8
    assert attacks(state, FAR) == [1] * 16
    assert attacks(state, FARTHER) == [0] * 8


@pytest.mark.rule("FRONTIER-7.2")
def test_a_bowman_moves_one_point_whatever_the_power_of_the_tile() -> None:
    state = frontier(centre("A+mountain+bowman"))
    assert (attacks(state, AROUND), attacks(state, FAR), defence(state, "c3")) == ([2] * 8, [1] * 16, 2)


@pytest.mark.rule("FRONTIER-7.2", "FRONTIER-5.2")
@pytest.mark.parametrize("name", FAR.split())
def test_a_bowman_defends_own_tiles_at_exactly_two_steps(name: str) -> None:
    beyond = "f1" if name == "e5" else "f6"
    state = frontier(centre("A+bowman", **{name: "A", beyond: "A"}))
    assert (defence(state, name), defence(state, beyond), defence(state, "c3")) == (2, 1, 0)


@pytest.mark.rule("FRONTIER-7.2")
def test_a_bowman_defends_nobody_else() -> None:
    assert defence(frontier(centre("A+bowman", e3="B")), "e3") == 1


@pytest.mark.rule("FRONTIER-7.2")
def test_bowmen_add_up() -> None:
    state = frontier(". A+bowman .\n. . .\nA+bowman . A+bowman\n. B .")
    assert attack(state, "b3") == 1
    state = frontier("A+bowman . A+bowman\n. . .\n. B .")
    assert (attack(state, "b3"), reached(state, "b3")) == (2, "b3")


@pytest.mark.rule("FRONTIER-7.2")
@pytest.mark.parametrize(
    ("name", "between"),
    [
        ("a1", "b2"),
        ("c1", "c2"),
        ("e1", "d2"),
        ("a3", "b3"),
        ("e3", "d3"),
        ("a5", "b4"),
        ("c5", "c4"),
        ("e5", "d4"),
    ],
)
@pytest.mark.parametrize(
    ("element", "hits"), [("mountain", 0), ("woods", 0), ("lake", 1), ("castle", 1), ("stumps", 1)]
)
def test_a_straight_shot_crosses_the_tile_in_the_middle(name: str, between: str, element: str, hits: int) -> None:
    word = f"B+{element}" if element == "stumps" else element
    assert attack(frontier(centre("A+bowman", **{between: word})), name) == hits
    assert defence(frontier(centre("A+bowman", **{between: word, name: "A"})), name) == 1 + hits


@pytest.mark.rule("FRONTIER-7.2")
@pytest.mark.parametrize(
    ("name", "straight", "slanting"),
    [
        ("b1", "c2", "b2"),
        ("d1", "c2", "d2"),
        ("a2", "b3", "b2"),
        ("e2", "d3", "d2"),
        ("a4", "b3", "b4"),
        ("e4", "d3", "d4"),
        ("b5", "c4", "b4"),
        ("d5", "c4", "d4"),
    ],
)
def test_a_bent_shot_is_stopped_only_by_both_tiles_between(name: str, straight: str, slanting: str) -> None:
    one = frontier(centre("A+bowman", **{straight: "mountain"}))
    other = frontier(centre("A+bowman", **{slanting: "woods"}))
    both = frontier(centre("A+bowman", **{straight: "mountain", slanting: "woods"}))
    lakes = frontier(centre("A+bowman", **{straight: "lake", slanting: "woods"}))
    assert [attack(state, name) for state in (one, other, both, lakes)] == [1, 1, 0, 1]


@pytest.mark.rule("FRONTIER-7.2")
@pytest.mark.parametrize("owner", ["", "A+", "B+"])
def test_shots_are_stopped_whoever_owns_what_lies_between(owner: str) -> None:
    state = frontier(centre("A+bowman", d3=f"{owner}woods", d4=f"{owner}mountain"))
    close_by = 2 if owner == "A+" else 0  # the woods themselves
    assert attack(state, "e3") == close_by + (3 if owner == "A+" else 0)


@pytest.mark.rule("FRONTIER-7.2", "FRONTIER-6.1")
def test_chopping_lets_shots_of_every_side_through() -> None:
    state = frontier("A+bowman A+woods B+bowman")
    assert (attack(state, "c1"), attack(state, "a1", "B")) == (2, 0)  # the woods attack with 2
    does(state, "chop b1")
    assert (attack(state, "c1"), attack(state, "a1", "B")) == (1 + 1, 1)


@pytest.mark.rule("FRONTIER-7.2", "FRONTIER-5.3")
def test_a_bowman_alone_conquers_only_what_does_not_defend_itself() -> None:
    assert reached(frontier(centre("A+bowman", e3="B+desert", c5="B", a3="B+desert+defender")), "e3 c5 a3") == "e3"


@pytest.mark.rule("FRONTIER-7.2", "FRONTIER-4.5")
def test_bowmen_help_to_overcome_an_element() -> None:
    assert reached(frontier("A+bowman A lake"), "c1") == "c1"
    assert reached(frontier("A A lake"), "c1") == ""
    assert reached(frontier("A+bowman A mountain"), "c1") == ""


@pytest.mark.rule("FRONTIER-7.3")
@pytest.mark.parametrize(
    ("word", "hits"),
    [
        ("castle", 3),
        ("B+castle", 3),
        ("B+fortification", 3),
        ("B+fortification!", 3),
        ("B+mountain+fortification", 3),
        ("B+water+port", 3),
        ("B+water+port!", 3),
        ("B", 0),
        (".", 0),
        ("B+water", 0),
        ("mountain", 0),
        ("woods", 0),
        ("lake", 0),
        ("village", 0),
        ("B+defender", 0),
    ],
)
def test_a_catapult_hits_castles_fortifications_and_ports(word: str, hits: int) -> None:
    for name in FAR.split():
        assert attack(frontier(centre("A+catapult", **{name: word})), name) == hits


@pytest.mark.rule("FRONTIER-7.3")
def test_a_catapult_hits_at_exactly_two_steps() -> None:
    for name in f"{AROUND} {FARTHER}".split():
        assert attack(frontier(centre("A+catapult", **{name: "castle"})), name) == 0


@pytest.mark.rule("FRONTIER-7.3")
def test_the_tile_of_a_catapult_attacks_nothing_else_and_helps_nobody() -> None:
    state = frontier(centre("A+mountain", d3="A+fortification+catapult", e3="B", b5="A+fortification"))
    assert (attack(state, "e3"), defence(state, "c3"), defence(state, "d3")) == (0, 3, 6)
    assert defence(state, "b5") == 3


@pytest.mark.rule("FRONTIER-7.3")
@pytest.mark.parametrize(("element", "hits"), [("mountain", 0), ("woods", 0), ("lake", 3), ("castle", 3), (".", 3)])
def test_a_catapult_shoots_over_open_ground(element: str, hits: int) -> None:
    assert attack(frontier(centre("A+catapult", d3=element, e3="B+fortification")), "e3") == hits
    bent = centre("A+catapult", d3="woods", d4=element, e4="B+fortification")
    assert attack(frontier(bent), "e4") == hits


@pytest.mark.rule("FRONTIER-7.3")
@pytest.mark.parametrize("element", ["mountain", "lake", "woods", "castle"])
def test_a_catapult_stands_on_a_tile_without_an_element(element: str) -> None:
    sentence = "A catapult needs open ground, and a1 isn't."
    state = frontier(f"A+{element}", has="material")
    assert refused(state, "train catapult a1") == ("FRONTIER-7.3", sentence)
    assert refused(state, "train bowman a1") == ("", "allowed")


@pytest.mark.rule("FRONTIER-7.3", "FRONTIER-6.1")
def test_a_catapult_stands_where_woods_were_chopped() -> None:
    state = frontier("A+woods . B+fortification", has="material")
    does(state, "chop a1", "train catapult a1")
    assert attack(state, "c1") == 3


@pytest.mark.rule("FRONTIER-7.3", "FRONTIER-6.1")
def test_a_catapult_sees_what_was_hidden_by_woods() -> None:
    state = frontier("A+catapult A+woods castle")
    assert attack(state, "c1") == 2
    does(state, "chop b1")
    assert (attack(state, "c1"), reached(state, "c1")) == (4, "c1")


@pytest.mark.rule("FRONTIER-7.3", "FRONTIER-8.1", "FRONTIER-8.2")
def test_a_catapult_aims_at_what_is_built_later() -> None:
    state = frontier("A+catapult . B water\n. . . B", turn="B", stored=(0, 0), others={"B": "log log log log"})
    assert attack(state, "c1") == 0
    does(state, "build fortification c1")
    assert attack(state, "c1") == 3
    state = frontier("A+catapult . water B\nA+catapult woods woods .", turn="B", others={"B": "log log"})
    does(state, "build port c1")
    assert attack(state, "c1") == 6


@pytest.mark.rule("FRONTIER-7.3", "FRONTIER-5.3")
def test_a_catapult_alone_conquers_a_port_but_no_fortification() -> None:
    state = frontier(centre("A+catapult", e3="B+water+port", c5="B+fortification", a3="B+water+port!"))
    assert reached(state, "e3 c5 a3") == "e3"


@pytest.mark.rule("FRONTIER-7.3")
def test_an_own_catapult_does_not_help_to_defend() -> None:
    assert defence(frontier(centre("A+catapult", e3="A+fortification")), "e3") == 3
