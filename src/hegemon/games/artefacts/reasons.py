"""Why a move is not allowed: the rule, and a sentence fit for the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, first, second, third, verb
from hegemon.games.artefacts import choices, moves, slots
from hegemon.games.artefacts.content import BURNT, FREE, OBSTACLE, OVER, RELIC, REWARDING, USING
from hegemon.games.artefacts.devices import POWERS, Device

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

# By phase: the rule that governs it, and what is asked.
QUESTIONS: Final = [
    ("ARTEFACTS-3.1", "Place an army in a free slot."),
    ("ARTEFACTS-4.1", "You are marching now: choose an army and where it goes, or finish."),
    ("ARTEFACTS-5.1", "Start a battle now, or skip it."),
    ("ARTEFACTS-5.2", "Support the attacker, defend the other side, or stay out."),
    ("ARTEFACTS-5.2", "The attacker asks first: support the attack, or stay out."),
    ("ARTEFACTS-5.2", "Now the defender asks: help to defend, or stay out."),
    ("ARTEFACTS-5.2", "Use an artefact or the area's power, or use nothing."),
    ("ARTEFACTS-6.4", "Choose an army that flees, or stay and fight."),
    ("ARTEFACTS-5.6", "Place an army for your victory, or none."),
    ("ARTEFACTS-5.8", "Come back: place an army in any free slot."),
    ("ARTEFACTS-4.3", "Place your new armies, or end your turn."),
]
VERBS: Final = [  # by phase, what may be said at all, beside uses of powers
    [moves.SETTLE],
    [moves.MARCH],
    [moves.FIGHT, moves.FIGHT_FROM],
    [],
    [],
    [],
    [moves.USE, moves.USE_ON],
    [moves.FLEE],
    [moves.RAISE],
    [moves.SETTLE],
    [moves.RAISE],
]


def why_not(state: Artefacts, seat: i64, move: i64) -> NotAllowed | None:
    """A rule that the move breaks; nothing when it is legal."""
    if state.phase == OVER:
        return NotAllowed("ARTEFACTS-7.1", "The game is over.")
    rule, question = QUESTIONS[state.phase]
    if seat != state.turn:
        return NotAllowed(rule, "It is not your turn.")
    if contains(choices.legal(state, seat), move):
        return None
    if not state.notation().knows(move):
        return NotAllowed("", "That is no move of this game.")
    kind = int(verb(move))
    if kind in (moves.CALL, moves.CALL_ON):
        return why_not_call(state, seat, move)
    if kind not in VERBS[state.phase]:
        return NotAllowed(rule, question)
    return BROKEN[kind](state, seat, move)


def why_not_settle(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    return not_free(state, first(move))


def why_not_raise(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    slot = first(move)
    area = state.world.area_of[slot]
    if state.reserve == 0:
        return NotAllowed("ARTEFACTS-4.3", "All new armies are placed.")
    if state.muster[area]:
        return not_free(state, slot)
    if state.phase == REWARDING:
        return NotAllowed("ARTEFACTS-5.6", f"{label(state, area)} is neither part of the battle nor next to it.")
    return NotAllowed(
        "ARTEFACTS-4.3",
        f"When your reinforcements came, {label(state, area)} was neither occupied by you nor empty beside you.",
    )


def why_not_march(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    source, target = first(move), second(move)
    if state.ground[source] != seat:
        return NotAllowed("ARTEFACTS-4.1", f"You have no army in {place(state, source)}.")
    if state.moved[source]:
        return NotAllowed("ARTEFACTS-4.1", f"The army in {place(state, source)} has moved this turn.")
    if not slots.is_enterable(state, target):
        return not_free(state, target)
    here, there = label(state, state.world.area_of[source]), label(state, state.world.area_of[target])
    return NotAllowed("ARTEFACTS-4.1", f"{there} is not next to {here}.")


def why_not_fight(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    other, area = first(move), second(move)
    source = area if verb(move) == moves.FIGHT else third(move)
    here, there = label(state, area), label(state, source)
    if state.battles == 0:
        return NotAllowed("ARTEFACTS-5.1", "You can begin no more battles this turn.")
    if other == seat:
        return NotAllowed("ARTEFACTS-5.1", "You cannot fight yourself.")
    if slots.armies(state, area, other) == 0:
        return NotAllowed("ARTEFACTS-5.1", f"That player has no army in {here}.")
    if slots.armies(state, area, seat) > 0:
        return NotAllowed("ARTEFACTS-5.1", f"You are inside {here}, and fight from there.")
    if source == area:
        return NotAllowed("ARTEFACTS-5.1", f"You have no army in {here}: say which area you fight from.")
    if not state.world.is_next(area, source):
        return NotAllowed("ARTEFACTS-5.1", f"{there} is not next to {here}.")
    return NotAllowed("ARTEFACTS-5.1", f"You have no army in {there}.")


def why_not_use(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    relic = first(move)
    device = state.world.relics[relic]
    if slots.holder_of(state, relic) != seat:
        return NotAllowed("ARTEFACTS-6.1", f"You do not hold the {device.name}.")
    if not device.users >> state.side[seat] & 1:
        return NotAllowed("ARTEFACTS-5.2", f"On your side nobody can use the {device.name}.")
    return does_not_fit(state, seat, device, state.arena, verb(move) == moves.USE_ON)


def why_not_call(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    area = first(move)
    here = label(state, area)
    kind = state.world.furniture.power_of[area]
    if kind < 0:
        return NotAllowed("ARTEFACTS-6.2", f"{here} has no power.")
    device = POWERS[kind]
    if state.spent[area]:
        return NotAllowed("ARTEFACTS-6.2", f"The {device.name} of {here} is crossed out.")
    if slots.owner_of(state, area) != seat:
        return NotAllowed("ARTEFACTS-6.2", f"Only the owner of {here} can use the {device.name}.")
    if device.step != state.phase:
        return NotAllowed("ARTEFACTS-6.2", f"This is not the moment for it. {device.name}: {device.text}")
    if state.phase == USING and (area != state.arena or not device.users >> state.side[seat] & 1):
        return NotAllowed("ARTEFACTS-6.2", f"You cannot use it in this battle. {device.name}: {device.text}")
    return does_not_fit(state, seat, device, area, verb(move) == moves.CALL_ON)


def does_not_fit(state: Artefacts, seat: i64, device: Device, area: i64, is_on: bool) -> NotAllowed:
    if device.measured(state, seat, area) == 0:
        return NotAllowed("ARTEFACTS-6.4", f"The {device.name} would do nothing now.")
    if is_on == (device.on == 0):
        return NotAllowed("ARTEFACTS-6.4", f"The {device.name} is used {'on no' if is_on else 'on a'} slot.")
    return NotAllowed("ARTEFACTS-6.4", f"The {device.name} cannot be used on that slot. {device.text}")


def why_not_flee(state: Artefacts, seat: i64, move: i64) -> NotAllowed:
    source, target = first(move), second(move)
    base = state.base[seat]
    if state.ground[source] != seat or state.world.area_of[source] != base:
        return NotAllowed("ARTEFACTS-6.4", f"No army of yours fights in {place(state, source)}.")
    if not slots.is_beside_burnt(state, source):
        return NotAllowed("ARTEFACTS-6.4", f"{place(state, source)} is not next to a crossed-out slot.")
    if not state.world.is_next(base, state.world.area_of[target]):
        return NotAllowed("ARTEFACTS-6.4", f"{place(state, target)} is not in an area next to {label(state, base)}.")
    if state.ground[target] == FREE:
        return NotAllowed("ARTEFACTS-6.4", f"{place(state, target)} is not next to a crossed-out slot.")
    return not_free(state, target)


def not_free(state: Artefacts, slot: i64) -> NotAllowed:
    """ARTEFACTS-1.5 What keeps a slot from being free."""
    ground = state.ground[slot]
    why = "an army stands there"
    if ground == BURNT:
        why = "it is crossed out"
    elif ground == OBSTACLE:
        why = "there are mountains"
    elif ground == RELIC:
        why = "an artefact lies there, for an army to march to"
    return NotAllowed("ARTEFACTS-1.5", f"{place(state, slot)} is not free: {why}.")


def place(state: Artefacts, slot: i64) -> str:
    """A slot as people read it."""
    return f"{label(state, state.world.area_of[slot])} {slot + 1}"


def label(state: Artefacts, area: i64) -> str:
    return state.world.area_names[area].title()


BROKEN: Final[dict[int, Callable[[Artefacts, i64, i64], NotAllowed]]] = {
    moves.SETTLE: why_not_settle,
    moves.MARCH: why_not_march,
    moves.FIGHT: why_not_fight,
    moves.FIGHT_FROM: why_not_fight,
    moves.USE: why_not_use,
    moves.USE_ON: why_not_use,
    moves.FLEE: why_not_flee,
    moves.RAISE: why_not_raise,
}
