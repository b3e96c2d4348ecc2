"""Chapter 5: a battle from its beginning to the losses. `flow` asks the questions in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY, bit
from hegemon.games.artefacts import effects, events, losses, slots
from hegemon.games.artefacts.content import ABSTAINING, APART, ATTACKING, DEFENDING, GONE
from hegemon.games.artefacts.devices import ARTEFACTS, DEVICES, Device
from hegemon.kit.seats import count_bits, in_order

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def begin(state: Artefacts, seat: i64, other: i64, area: i64, source: i64) -> None:
    """ARTEFACTS-5.1 Attacker and defender fight with all armies of the areas that they fight from."""
    state.attacker, state.defender, state.arena, state.source = seat, other, area, source
    state.holder = slots.owner_of(state, area)
    state.battles -= 1
    state.toll = 1
    join(state, seat, ATTACKING, source)
    join(state, other, DEFENDING, area)
    if source == area:
        state.tell(events.ATTACKED, seat, other, area)
    else:
        state.tell(events.ATTACKED_FROM, seat, other, area, source)


def join(state: Artefacts, seat: i64, side: i64, base: i64) -> None:
    state.side[seat] = side
    state.base[seat] = base


def bystanders(state: Artefacts) -> i64:
    """ARTEFACTS-5.2 The other players inside the contested area, or by the dial also next door, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.side[seat] == APART and station(state, seat) >= 0:
            seats |= bit(seat)
    return seats


def station(state: Artefacts, seat: i64) -> i64:
    """ARTEFACTS-5.2 Where a bystander would fight from: inside, else by the dial next door where it has most armies."""
    if slots.armies(state, state.arena, seat) > 0:
        return state.arena
    best: i64 = -1
    if state.house.asks_next_door:
        links = state.world.next
        for k in range(links.starts[state.arena], links.starts[state.arena + 1]):
            number = slots.armies(state, links.links[k], seat)
            if number > 0 and (best < 0 or number > slots.armies(state, best, seat)):
                best = links.links[k]
    return best


def declare(state: Artefacts, seat: i64, side: i64) -> None:
    """ARTEFACTS-5.2 A supporter adds all armies it has there; who abstains joins no side."""
    if side == ABSTAINING:
        state.side[seat] = ABSTAINING
        state.tell(events.ABSTAINED, seat)
        return
    join(state, seat, side, station(state, seat))
    number = effects.fielded(state, seat)
    if side == ATTACKING:
        state.tell(events.SUPPORTED, seat, state.attacker, number)
    else:
        state.tell(events.OPPOSED, seat, state.attacker, number)


def abstainers(state: Artefacts) -> i64:
    """Those who were asked and joined no side, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.side[seat] == ABSTAINING:
            seats |= bit(seat)
    return seats


def users(state: Artefacts) -> i64:
    """ARTEFACTS-6.3 Those who may use something in this battle, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if may_use(state, seat):
            seats |= bit(seat)
    return seats


def may_use(state: Artefacts, seat: i64) -> bool:
    """ARTEFACTS-6.3 Is the seat a principal, or inside the contested area?"""
    return seat == state.attacker or seat == state.defender or slots.armies(state, state.arena, seat) > 0


def fits(state: Artefacts, seat: i64, device: Device, area: i64) -> bool:
    """ARTEFACTS-5.2, ARTEFACTS-6.2 Is this its step, may the seat's side use it, and would it do anything?"""
    if device.step != state.phase or device.measured(state, seat, area) == 0:
        return False
    return state.arena < 0 or (device.users >> state.side[seat] & 1 == 1 and may_use(state, seat))


def use(state: Artefacts, seat: i64, relic: i64, slot: i64) -> None:
    """ARTEFACTS-6.3 An artefact is used, and is then crossed out: it is held no longer."""
    state.bearer[relic] = GONE
    state.held[seat] -= 1
    state.stirred = 1
    state.tell(events.USED, seat, relic)
    take_effect(state, seat, state.world.furniture.relic_kind[relic], state.arena, slot)


def call(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """ARTEFACTS-6.2 An area power is used by the area's owner, and is then crossed out."""
    state.spent[area] = 1
    state.stirred = 1
    state.tell(events.CALLED_POWER, seat, area, area)
    take_effect(state, seat, len(ARTEFACTS) + state.world.furniture.power_of[area], area, slot)


def take_effect(state: Artefacts, seat: i64, kind: i64, area: i64, slot: i64) -> None:
    """ARTEFACTS-6.4 What has no act of its own stands by until the count."""
    act = DEVICES[kind].act
    if act is None:
        state.aids = append(state.aids, kind * state.seats + seat)
    else:
        act(state, seat, area, slot)


def aid(state: Artefacts, side: i64) -> i64:
    """ARTEFACTS-6.4 The strength of a side that is not living armies: what stands by, measured now."""
    strength: i64 = 0
    for code in state.aids:
        seat = code % state.seats
        if state.side[seat] == side:
            strength += DEVICES[code // state.seats].measured(state, seat, state.arena)
    return strength


def count(state: Artefacts) -> i64:
    """ARTEFACTS-5.3, ARTEFACTS-5.5 The sides are counted, and losses are taken; who has won, as bits."""
    attack, defence = effects.living(state, ATTACKING), effects.living(state, DEFENDING)
    attack_aid, defence_aid = aid(state, ATTACKING), aid(state, DEFENDING)
    state.tell(events.COUNTED, state.arena, attack + attack_aid, defence + defence_aid)
    lead = attack + attack_aid - defence - defence_aid
    if attack == 0 or defence == 0:  # ARTEFACTS-6.4 who has no army left has lost, and the winners lose nothing
        lead = attack - defence
        state.toll = 0
    if lead == 0:
        state.tell(events.DRAWN, state.arena)
        return 0
    if lead > 0:
        return won(state, ATTACKING, price(state, lead, defence + defence_aid, attack_aid))
    return won(state, DEFENDING, price(state, -lead, attack + attack_aid, defence_aid))


def forecast(state: Artefacts) -> list[int]:
    """ARTEFACTS-5.3, ARTEFACTS-5.4 By seat: the armies that would be lost if the sides were counted as they stand."""
    twin = state.copy()
    count(twin)
    return [int(before - later) for before, later in zip(state.hosts, twin.hosts)]


def price(state: Artefacts, lead: i64, beaten: i64, aid: i64) -> i64:
    """ARTEFACTS-5.4 What the winning side loses, after what is not living armies has taken its part."""
    total = lead if state.house.by_difference else beaten
    if state.house.is_capped:
        total = min(lead, beaten)
    return max(i64(0), total * state.toll - aid)


def won(state: Artefacts, side: i64, total: i64) -> i64:
    """ARTEFACTS-5.3, ARTEFACTS-5.4 The other side is wiped out, the winners share the losses; who they are, as bits."""
    state.tell(events.WON, state.attacker if side == ATTACKING else state.defender, state.arena, total)
    winners = contributors(state, side)
    share = total // count_bits(winners)
    unborne: i64 = 0
    owed = state.house.none_yet[:]
    for seat in range(state.seats):
        if winners >> seat & 1:
            owed[seat] = min(share, effects.fielded(state, seat))
            unborne += share - owed[seat]
        elif state.side[seat] == ATTACKING + DEFENDING - side:
            owed[seat] = effects.fielded(state, seat)
    take_losses(state, owed, winners, False)
    take_losses(state, owed, winners, True)
    if state.holder >= 0:
        losses.lose(state, state.holder, state.arena, unborne)
    return winners


def contributors(state: Artefacts, side: i64) -> i64:
    """ARTEFACTS-5.6 Those of a side who had an army in the count, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.side[seat] == side and effects.fielded(state, seat) > 0:
            seats |= bit(seat)
    return seats


def take_losses(state: Artefacts, owed: vec[i64], winners: i64, is_winner: bool) -> None:
    """ARTEFACTS-5.4 Clockwise from the attacker, the losers or the winners lose what they owe."""
    for place in range(state.seats):
        seat = in_order(state.attacker, place, state.seats)
        if owed[seat] > 0 and (winners >> seat & 1 == 1) == is_winner:
            losses.lose(state, seat, state.base[seat], owed[seat])


def open_rewards(state: Artefacts) -> None:
    """ARTEFACTS-5.6 Rewards go into the contested area, the attacker's, or one adjacent to either."""
    for area in range(state.world.areas):
        is_near = state.world.is_next(area, state.arena) or state.world.is_next(area, state.source)
        state.muster[area] = 1 if is_near or area == state.arena or area == state.source else 0


def those(state: Artefacts, among: i64, has_army: bool) -> i64:
    """Those of some seats who have an army left, or have none, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if among >> seat & 1 and (state.hosts[seat] > 0) == has_army:
            seats |= bit(seat)
    return seats


def end(state: Artefacts) -> None:
    """What belongs to one battle ends with it."""
    state.attacker, state.defender, state.holder = NOBODY, NOBODY, NOBODY
    state.arena, state.source = -1, -1
    state.aids = vec[i64]()
    state.toll = 1
    for seat in range(state.seats):
        join(state, seat, APART, -1)
