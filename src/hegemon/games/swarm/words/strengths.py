"""What a battle plan comes to: its parts, and the score as the rules count it."""

from __future__ import annotations

from mypy_extensions import i64

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.clash import COMMITMENT, LEADER
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.words.reading import amount, countering


def strength(imagined: Swarm, seat: int, words: list[str]) -> tuple[str, str]:
    """SWARM-6.5 The parts of a plan with what may become of them, and its score; nothing where nobody fights."""
    state = imagined.copy()
    if state.tile < 0 or seat not in (state.left, state.right):
        return "", ""
    side = clash.side_of(state, seat)
    clash.clear(state)
    clash.lay(state, side, state.notation().parse(" ".join(["plan", *words])))
    whole, army = clash.score(state, side), state.troops[seat * content.CELLS + state.tile]
    left = army - clash.price_of_winning(state, side)
    told = f"{parts(state, side, whole)}{if_countered(state, side)}{if_outnumbered(state, side)}"
    return f"{told}; if you win, you keep {left} of {amount(int(army), 'troop')}", f"Score {whole}"


def parts(state: Swarm, side: i64, whole: i64) -> str:
    """What the score is made of: troops, skill, and what a wall or a card adds."""
    troops, skill = state.clash[side + COMMITMENT], clash.skill(state, side)
    more = whole - troops - skill
    return amount(int(troops), "troop") + (f" + {skill} skill" if skill else "") + (f" + {more} bonus" if more else "")


def if_countered(state: Swarm, side: i64) -> str:
    """SWARM-6.4 The score if the other leader's element counters the own one's."""
    by = countering(int(clash.element(state, side)))
    if not by:
        return ""
    state.clash[clash.other_side(side) + LEADER] = next(
        number for number, leader in enumerate(content.LEADERS) if content.ELEMENTS[leader.element] == by
    )
    return f"; only {clash.score(state, side)} against {by}"


def if_outnumbered(state: Swarm, side: i64) -> str:
    """SWARM-1.6 What more an ambush brings if the other commits more."""
    alone = clash.score(state, side)
    state.clash[clash.other_side(side) + COMMITMENT] = state.clash[side + COMMITMENT] + 1
    more = clash.score(state, side) - alone
    return f"; +{more} if they commit more" if more else ""
