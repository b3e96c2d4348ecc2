"""Chapter 4: committed troops, dice, losses, and moving in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.campus import choices, ending
from hegemon.games.campus.events import ATTACKED, CONQUERED, REPELLED, ROLLED
from hegemon.games.campus.odds import power_of_six, sorted_faces

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


def attack(state: Campus, seat: i64, source: i64, target: i64, committed: i64) -> None:
    """CAMPUS-4.1, CAMPUS-4.3 The committed troops roll until they or the defenders are gone; nobody retreats."""
    state.tell(ATTACKED, seat, source, target, committed)
    commit(state, source, committed)
    defenders = state.troops[target]
    attackers = committed
    attackers, defenders = roll(state, attackers, defenders)
    while state.world.to_the_end and attackers > 0 and defenders > 0:
        attackers, defenders = roll(state, attackers, defenders)
    state.lost[seat] += committed - attackers
    state.lost[state.owner[target]] += state.troops[target] - defenders
    state.troops[target] = defenders
    if defenders == 0:
        move_in(state, seat, target, attackers)
    else:
        state.tell(REPELLED, state.owner[target], target, defenders)
        stop(state, source, attackers)
    choices.count_ways(state, source)


def commit(state: Campus, source: i64, committed: i64) -> None:
    """CAMPUS-3.6 Vanguard goes first; fresh troops make up the number."""
    vanguard = min(committed, state.vanguard[source])
    state.vanguard[source] -= vanguard
    state.fresh[source] -= committed - vanguard
    state.troops[source] -= committed


def roll(state: Campus, attackers: i64, defenders: i64) -> tuple[i64, i64]:
    """CAMPUS-4.1, CAMPUS-4.2 One roll of the most dice each side may throw; who is left."""
    dice = min(attackers, state.world.attack_dice)
    against = min(defenders, state.world.defence_dice)
    rolled = state.dice.roll(dice + against)
    lost = state.world.losses.attacker_loses(dice, against, rolled)
    beaten = min(dice, against) - lost
    if state.heard is not None:
        tell_roll(state, rolled, dice, against, lost)
    return attackers - lost, defenders - beaten


def tell_roll(state: Campus, rolled: i64, dice: i64, against: i64, lost: i64) -> None:
    """The faces of each side, highest first, are read as one number: 653 is a six, a five and a three."""
    attack_faces = as_number(sorted_faces(rolled, dice))
    defence_faces = as_number(sorted_faces(rolled // power_of_six(dice), against))
    state.tell(ROLLED, attack_faces, defence_faces, lost, min(dice, against) - lost)


def as_number(faces: list[int]) -> i64:
    number: i64 = 0
    for face in faces:
        number = number * 10 + face
    return number


def move_in(state: Campus, seat: i64, target: i64, troops: i64) -> None:
    """CAMPUS-4.4 Every surviving committed troop moves in, as vanguard, and the territory changes owner."""
    loser = state.owner[target]
    state.owner[target] = seat
    state.troops[target] = troops
    state.vanguard[target] = troops
    state.held[seat] += 1
    state.held[loser] -= 1
    state.tell(CONQUERED, seat, target, loser, troops)
    choices.count_around(state, target)
    if state.held[loser] == 0:
        ending.fall(state, loser)


def stop(state: Campus, source: i64, troops: i64) -> None:
    """CAMPUS-3.6 One roll at a time: committed troops that stop become vanguard where they stand."""
    state.troops[source] += troops
    state.vanguard[source] += troops
