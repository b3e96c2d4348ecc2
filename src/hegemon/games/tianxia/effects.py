"""Benefits that are being gained: the parts that are still to come, and what the player is asked on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import first, pack, second, verb
from hegemon.games.tianxia import benefits, events, military, moves, purse, region, shipping
from hegemon.games.tianxia.benefits import (
    ALTERNATIVES,
    AS_POINTS,
    FIRST_GOOD,
    FIRST_RESOURCE,
    TRACK_COUNT,
    alternative,
    amount_of,
    gained_amount,
    gained_what,
    item_of,
    kind_of,
    one_less,
    only,
    what_of,
)
from hegemon.games.tianxia.board_facts import has
from hegemon.games.tianxia.content import SEA_PLACE, SPACES
from hegemon.kit.cards import top, without_top

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def resolve(state: Tianxia, seat: i64) -> None:
    """TIANXIA-4.10 Gain part after part until the player has a choice; what cannot be done is lost."""
    while len(state.effects) > 0:
        part = top(state.effects)
        if is_plain(part):
            state.effects = without_top(state.effects)
            carry_out(state, seat, part)
            continue
        options = legal(state, seat)
        if len(options) > 1:
            return
        if len(options) == 1:
            answer(state, seat, options[0])
        else:
            state.effects = without_top(state.effects)
            tell_lost(state, seat, part)


def tell_lost(state: Tianxia, seat: i64, part: i64) -> None:
    """TIANXIA-4.10 A delivery that cannot be made is lost, and said to be: a step brings it rather than a choice."""
    if alternative(part, 1) == 0 and kind_of(part) == benefits.SEA:
        state.tell(events.SHIPPED_NOTHING, seat)


def progress(state: Tianxia) -> i64:
    """How much is left to be gained, as a number that every choice changes."""
    left: i64 = len(state.effects)
    return left * 2 + (1 if left > 0 and alternative(top(state.effects), 1) != 0 else 0)


def is_plain(part: i64) -> bool:
    """Is nothing to be chosen?"""
    if alternative(part, 1) != 0:
        return False
    kind = kind_of(part)
    return kind in (benefits.GAIN, benefits.POINTS, benefits.STEP, benefits.DRAW)


def carry_out(state: Tianxia, seat: i64, part: i64) -> None:
    """Gain a part that asks nothing."""
    kind, amount = kind_of(part), amount_of(part)
    if kind == benefits.GAIN:
        purse.gain(state, seat, what_of(part), amount)
    elif kind == benefits.POINTS:
        purse.score(state, seat, item_of(part), amount)
    elif kind == benefits.STEP:
        put_back(state, one_less(part))
        purse.step(state, seat, what_of(part))
    elif purse.can_draw(state):
        put_back(state, one_less(part))
        purse.draw_objective(state, seat)


def put_back(state: Tianxia, rest: i64) -> None:
    """What is left of a part comes after what its first piece triggers."""
    if rest:
        state.effects = append(state.effects, rest)


def legal(state: Tianxia, seat: i64) -> vec[i64]:
    """The choices of the part that is next; none when it cannot be done."""
    part = top(state.effects)
    if alternative(part, 1) == 0:
        return legal_atom(state, seat, part)
    listed = vec[i64]()
    for which in range(i64(ALTERNATIVES)):
        atom = alternative(part, which)
        if atom != 0 and is_possible(state, seat, atom):
            listed = append(listed, pack(moves.CHOOSE, choice_of(atom)))
    return listed


def choice_of(atom: i64) -> i64:
    """The word that names an alternative."""
    kind = kind_of(atom)
    if kind == benefits.GAIN:
        return what_of(atom)
    return moves.CHOOSE_CONVERT if kind == benefits.CONVERT else moves.CHOOSE_KIND + kind


def is_possible(state: Tianxia, seat: i64, atom: i64) -> bool:
    """Would an alternative give anything?"""
    kind = kind_of(atom)
    if kind in (benefits.GAIN, benefits.POINTS):
        return True
    if kind == benefits.STEP:
        return purse.can_step(state, seat, what_of(atom))
    if kind == benefits.DRAW:
        return purse.can_draw(state)
    return len(legal_atom(state, seat, atom)) > 0


def legal_atom(state: Tianxia, seat: i64, atom: i64) -> vec[i64]:
    """The choices of one alternative; governor, sea and conversion may be declined."""
    kind = kind_of(atom)
    listed = vec[i64]()
    if kind in (benefits.RESOURCE, benefits.GOOD):
        start: i64 = FIRST_RESOURCE if kind == benefits.RESOURCE else FIRST_GOOD
        for thing in range(start, start + 3):
            listed = append(listed, pack(moves.CHOOSE, thing))
        return listed
    if kind == benefits.ANY_STEP:
        return legal_climbs(state, seat, listed)
    if kind == benefits.WALL:
        return military.legal_walls(state, seat, listed)
    if kind == benefits.TOWER:
        return military.legal_towers(state, seat, listed)
    if kind == benefits.SOLDIER:
        return military.legal_soldiers(state, seat, listed)
    if kind == benefits.GOVERNOR:
        listed = region.legal_governs(state, seat, -1, amount_of(atom), listed)
    elif kind == benefits.SEA:
        listed = shipping.legal_at_sea(state, seat, listed)
    elif has(state, seat, what_of(atom)) >= amount_of(atom):
        listed = append(listed, pack(moves.CHOOSE, moves.CHOOSE_CONVERT))
    return append(listed, pack(moves.CHOOSE, moves.CHOOSE_NONE)) if len(listed) > 0 else listed


def legal_climbs(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    for track in range(i64(TRACK_COUNT)):
        if purse.can_step(state, seat, track):
            listed = append(listed, pack(moves.CLIMB, track))
    return listed


def answer(state: Tianxia, seat: i64, move: i64) -> None:
    """Carry out what was chosen for the part that is next."""
    part = top(state.effects)
    state.effects = without_top(state.effects)
    if alternative(part, 1) != 0:
        for which in range(i64(ALTERNATIVES)):
            if alternative(part, which) != 0 and choice_of(alternative(part, which)) == first(move):
                state.effects = append(state.effects, only(part, which))
    elif verb(move) != moves.CHOOSE:
        place(state, seat, part, move)
    elif first(move) == moves.CHOOSE_CONVERT:
        convert(state, seat, part)
    elif first(move) != moves.CHOOSE_NONE:
        put_back(state, one_less(part))
        purse.gain(state, seat, first(move), 1)


def place(state: Tianxia, seat: i64, part: i64, move: i64) -> None:
    """TIANXIA-4.11 A step, or a piece that an effect puts on the board."""
    kind = verb(move)
    if kind == moves.GOVERN:
        region.install(state, seat, first(move) * SPACES + second(move), amount_of(part))
        return
    if kind == moves.DELIVER:
        shipping.deliver(state, seat, SEA_PLACE, first(move), second(move))
        return
    put_back(state, one_less(part))
    if kind == moves.CLIMB:
        purse.step(state, seat, first(move))
    elif kind == moves.WALL:
        military.build_wall(state, seat, first(move))
    elif kind == moves.TOWER:
        military.build_tower(state, seat, first(move))
    else:
        military.station(state, seat, first(move))


def convert(state: Tianxia, seat: i64, part: i64) -> None:
    """TIANXIA-4.10 A conversion that was not declined."""
    purse.pay(state, seat, what_of(part), amount_of(part))
    state.tell(events.CONVERTED, seat, amount_of(part), what_of(part))
    if gained_what(part) == AS_POINTS:
        purse.score(state, seat, item_of(part), gained_amount(part))
    else:
        purse.gain(state, seat, gained_what(part), gained_amount(part))
