"""What each kind of artefact and area power does, by name, written from its text. ARTEFACTS-6.4

Who may use a kind is written with letters: A the attacking side, D the defending side, O who abstains inside the area.
What gives strength *stands by*: it is measured at the count, and fits if it would measure above 0 now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hegemon.games.artefacts.tests.oracle.oracle import Model
    from hegemon.games.artefacts.tests.oracle.parts import Battle, Story

Slots = Callable[["Model", int, int], list[int]]
Measure = Callable[["Model", int], int]
Fits = Callable[["Model", int, int], list[str]]  # seat and area; the arguments it may be used with, [""] for none
Act = Callable[["Model", int, int, str], "Story"]  # seat, area and argument


@dataclass(frozen=True)
class Effect:
    """A kind: who may use it when, with which arguments, and what then happens."""

    users: str
    fits: Fits
    act: Act
    step: str = "battle"  # or move, fight, debrief: the step of the own turn in which a power is used


def battle_of(model: Model) -> Battle:
    assert model.battle
    return model.battle


def here(model: Model) -> int:
    return battle_of(model).area


# Strength


def standing_by(users: str, measure: Measure) -> Effect:
    """Strength that is not living armies."""

    def fits(model: Model, seat: int, area: int) -> list[str]:
        return [""] if measure(model, seat) > 0 else []

    def act(model: Model, seat: int, area: int, argument: str) -> Story:
        battle_of(model).standing_by.append((seat, measure))
        yield from ()

    return Effect(users, fits, act)


def the_dead(model: Model, seat: int) -> int:
    """Army of the Dead: crossed-out slots in the area count as your armies in this battle."""
    return len(model.burnt_in(here(model)))


def half_the_dead(model: Model, seat: int) -> int:
    """Charnel House."""
    return len(model.burnt_in(here(model))) // 2


def beside_the_dead(model: Model, seat: int) -> int:
    """Bone Drum: own fighting armies next to a crossed-out slot."""
    return sum(model.is_near_burnt(slot) for slot in model.fighters(battle_of(model), seat))


def marches_around(model: Model, seat: int) -> int:
    """Horn of the Marches: areas around the contested one with own armies, but for that from which they fight."""
    battle = battle_of(model)
    around = model.world.areas[battle.area].neighbours - {battle.base[seat]}
    return len(around & model.occupied_areas(seat))


# Calling off


def calling_off(users: str, stops: Callable[[Model], bool]) -> Effect:
    """The battle is called off and nothing is lost; offered only when it would be."""

    def fits(model: Model, seat: int, area: int) -> list[str]:
        return [""] if stops(model) else []

    def act(model: Model, seat: int, area: int, argument: str) -> Story:
        battle_of(model).called_off = True
        yield from ()

    return Effect(users, fits, act)


def attacking_armies(model: Model) -> int:
    """The attacking side's living armies."""
    battle = battle_of(model)
    return sum(len(model.fighters(battle, seat)) for seat in model.on_side(battle, "attack"))


def are_not_more(model: Model) -> bool:
    """Shield of Ruin: unless the attackers are more than the crossed-out slots here."""
    return not attacking_armies(model) > len(model.burnt_in(here(model)))


def are_not_fewer(model: Model) -> bool:
    """Broken Shield of Ruin: unless the attackers are fewer than the crossed-out slots here."""
    return not attacking_armies(model) < len(model.burnt_in(here(model)))


def come_from_next_door(model: Model) -> bool:
    """Watchtower."""
    return battle_of(model).source != here(model)


# Flight


def flights(model: Model, seat: int) -> list[str]:
    """From next to a crossed-out slot to a free slot next to one, in an area adjacent to theirs."""
    return [
        f"flee {start} {target}"
        for start in model.fighters(battle_of(model), seat)
        if model.is_near_burnt(start)
        for target in model.free_slots()
        if model.is_near_burnt(target) and model.are_adjacent(model.area_of(start), model.area_of(target))
    ]


def can_flee(model: Model, seat: int, area: int) -> list[str]:
    return [""] if flights(model, seat) else []


def flee(model: Model, seat: int, area: int, argument: str) -> Story:
    """They may flee one by one; slots left burn; who flees no longer fights."""
    while True:
        answer = yield from model.ask("flight", seat, flights(model, seat))
        if answer == "done":
            return
        _, start, target = answer.split()
        model.shift(int(start), int(target))


# Slots


def on_slots(users: str, slots: Slots, change: Callable[[Model, int, int], None], step: str = "battle") -> Effect:
    """Something that is done to one slot that the user names."""

    def fits(model: Model, seat: int, area: int) -> list[str]:
        return [f"on {slot}" for slot in slots(model, seat, area)]

    def act(model: Model, seat: int, area: int, argument: str) -> Story:
        change(model, seat, int(argument.split()[1]))
        yield from ()

    return Effect(users, fits, act, step)


def free_in_area(model: Model, seat: int, area: int) -> list[int]:
    return [slot for slot in model.free_slots() if model.area_of(slot) == area]


def free_where_it_fights(model: Model, seat: int, area: int) -> list[int]:
    """Levy Bell: only who fights from inside the contested area."""
    return free_in_area(model, seat, area) if battle_of(model).base[seat] == area else []


def burnt_in_area(model: Model, seat: int, area: int) -> list[int]:
    return model.burnt_in(area)


def levy(model: Model, seat: int, slot: int) -> None:
    model.place(seat, slot)


def dig(model: Model, seat: int, slot: int) -> None:
    model.burnt.remove(slot)
    model.note_change()


def burn(model: Model, seat: int, slot: int) -> None:
    model.burnt.add(slot)
    model.note_change()


def burn_all(model: Model, seat: int, area: int, argument: str) -> Story:
    """Great Pyre: all free slots of the area are crossed out."""
    model.burnt |= set(free_in_area(model, seat, area))
    model.note_change()
    yield from ()


# Losses


def always(model: Model, seat: int, area: int) -> list[str]:
    return [""]


def toll_times(factor: int) -> Act:
    """White Flag (0) and Red Scythe (2): the winners' losses times this."""

    def act(model: Model, seat: int, area: int, argument: str) -> Story:
        battle_of(model).toll *= factor
        yield from ()

    return act


# Powers of the own turn


def have_marched(model: Model, seat: int, area: int) -> list[str]:
    return [""] if model.moved & set(model.armies_in(seat, area)) else []


def march_again(model: Model, seat: int, area: int, argument: str) -> Story:
    """Relay Post: own armies in the area that have moved may move again."""
    model.moved -= set(model.armies_in(seat, area))
    yield from ()


def can_fight(model: Model, seat: int, area: int) -> list[str]:
    return [""] if model.fights(seat) else []


def fight_again(model: Model, seat: int, area: int, argument: str) -> Story:
    """Drill Yard: one more battle this turn."""
    model.battles_left += 1
    yield from ()


def store(model: Model, seat: int, area: int, argument: str) -> Story:
    """Granary: two more armies to place."""
    model.reserve += 2
    yield from ()


EFFECTS: dict[str, Effect] = {
    "army-of-the-dead": standing_by("AD", the_dead),
    "shield-of-ruin": calling_off("DO", are_not_more),
    "broken-shield-of-ruin": calling_off("DO", are_not_fewer),
    "path-to-the-underworld": Effect("AD", can_flee, flee),
    "bone-drum": standing_by("AD", beside_the_dead),
    "horn-of-the-marches": standing_by("AD", marches_around),
    "idol-of-the-threshold": standing_by("D", lambda model, seat: 3),
    "vanguard-banner": standing_by("A", lambda model, seat: 2),
    "levy-bell": on_slots("AD", free_where_it_fights, levy),
    "gravediggers-spade": on_slots("ADO", burnt_in_area, dig),
    "cinder-torch": on_slots("ADO", free_in_area, burn),
    "white-flag": Effect("ADO", always, toll_times(0)),
    "red-scythe": Effect("ADO", always, toll_times(2)),
    "old-walls": standing_by("D", lambda model, seat: 2),
    "charnel-house": standing_by("AD", half_the_dead),
    "watchtower": calling_off("DO", come_from_next_door),
    "great-pyre": Effect("ADO", lambda model, seat, area: [""] if free_in_area(model, seat, area) else [], burn_all),
    "relay-post": Effect("", have_marched, march_again, "move"),
    "drill-yard": Effect("", can_fight, fight_again, "fight"),
    "granary": Effect("", always, store, "debrief"),
    "ash-garden": on_slots("", burnt_in_area, dig, "debrief"),
}


# Curses: seat and area of the army that was destroyed; a story of changes, each of which may end the game


def grave_call(model: Model, seat: int, area: int) -> Iterator[None]:
    """One more army of the owner in the area where it died dies."""
    model.kill_some(seat, area, 1)
    yield


def tithe(model: Model, seat: int, area: int) -> Iterator[None]:
    """The owner's next debrief places two armies less."""
    model.debt[seat] += 2
    yield


def blight(model: Model, seat: int, area: int) -> Iterator[None]:
    """The two lowest free slots of that area are crossed out."""
    for slot in free_in_area(model, seat, area)[:2]:
        model.burnt.add(slot)
        yield


CURSES: dict[str, Callable[[Model, int, int], Iterator[None]]] = {
    "army-of-the-dead": grave_call,
    "bone-drum": tithe,
    "idol-of-the-threshold": blight,
    "cinder-torch": blight,
}


def slug(name: str) -> str:
    """A name as it stands in these tables."""
    return name.lower().replace("'", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", "").replace(" ", "-")
