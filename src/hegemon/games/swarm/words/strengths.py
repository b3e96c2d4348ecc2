"""What a battle plan comes to: its parts, and the score as the rules count it."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.clash import COMMITMENT, LEADER, NOTHING, TACTICS_CARD
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.words.reading import COVERTS, LEADERS, amount, countering


class Strength(NamedTuple):
    """A plan in one sentence with its score, and as a sum with what may become of it."""

    told: str
    score: str
    rows: list[tuple[str, str]]
    besides: list[str]


def strength(imagined: Swarm, seat: int, words: list[str]) -> Strength | None:
    """SWARM-6.5 The parts of a plan with what may become of them, and its score; none where nobody fights."""
    state = imagined.copy()
    if state.tile < 0 or seat not in (state.left, state.right):
        return None
    side = clash.side_of(state, seat)
    clash.clear(state)
    clash.lay(state, side, state.notation().parse(" ".join(["plan", *words])))
    whole, army = clash.score(state, side), state.troops[seat * content.CELLS + state.tile]
    kept = f"if you win, you keep {army - clash.price_of_winning(state, side)} of {amount(int(army), 'troop')}"
    table = rows(state, side, whole, words)
    found = [if_countered(state, side), if_outnumbered(state, side), kept]
    besides = [part for part in found if part]
    told = "; ".join([parts(state, side, whole), *besides])
    return Strength(told, f"Score {whole}", table, [part[0].upper() + part[1:] for part in besides])


def parts(state: Swarm, side: i64, whole: i64) -> str:
    """What the score is made of: troops, skill, and what a wall or a card adds."""
    troops, skill = state.clash[side + COMMITMENT], clash.skill(state, side)
    more = whole - troops - skill
    return amount(int(troops), "troop") + (f" + {skill} skill" if skill else "") + (f" + {more} bonus" if more else "")


def rows(state: Swarm, side: i64, whole: i64, words: list[str]) -> list[tuple[str, str]]:
    """The same as a table, by name: the troops, the leader, the wall of a bastion, the tactics card."""
    bare = state.copy()
    bare.clash[side + TACTICS_CARD] = NOTHING
    without, troops, skill = clash.score(bare, side), state.clash[side + COMMITMENT], clash.skill(bare, side)
    found = [("Troops", str(troops))]
    found += [(f"{LEADERS[words[0]].label}'s skill", f"+{skill}")] if skill else []
    found += [("Bastion walls", f"+{without - troops - skill}")] if without > troops + skill else []
    return found + ([(COVERTS[words[1]].label, added(whole - without))] if len(words) > 2 else [])


def added(more: i64) -> str:
    """What a card adds to the score, if it is that what it does."""
    return f"+{more}" if more > 0 else "–"


def if_countered(state: Swarm, side: i64) -> str:
    """SWARM-6.4 The score if the other leader's element counters the own one's."""
    by = countering(int(clash.element(state, side)))
    if not by:
        return ""
    against = state.copy()
    against.clash[clash.other_side(side) + LEADER] = next(
        number for number, leader in enumerate(content.LEADERS) if content.ELEMENTS[leader.element] == by
    )
    return f"only {clash.score(against, side)} against {by}: skill 0"


def if_outnumbered(state: Swarm, side: i64) -> str:
    """SWARM-1.6 What more an ambush brings if the other commits more."""
    alone = clash.score(state, side)
    outnumbered = state.copy()
    outnumbered.clash[clash.other_side(side) + COMMITMENT] = state.clash[side + COMMITMENT] + 1
    more = clash.score(outnumbered, side) - alone
    return f"+{more} if they commit more" if more else ""
