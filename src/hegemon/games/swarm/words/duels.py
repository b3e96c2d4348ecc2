"""SWARM-9.3 The final duel told step by step: the leaders that were shown, treason, elements, and who is ahead."""

from __future__ import annotations

from typing import NamedTuple

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.drawing.hands import LEADER_NAMED, leader_card
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words.clashes import possessive
from hegemon.games.swarm.words.reading import player_name
from hegemon.kit.verdict import listed
from hegemon.kit.words.showdowns import (
    Scene,
    Showdown,
    Side,
    Term,
    brought,
    capital,
    does,
    named,
    seats_of,
    term,
    words_of,
)

SHOWN, TREASON, ELEMENTS = range(3)  # the steps
OUTCOMES = {
    "list": ("Cities, water and quests decide", "The duel was a tie too."),
    "draw": ("The win is shared", "The duel was a tie too."),
}
GOES_ON = ("The duel goes on", "Who is still tied shows another leader.")


class Duelist(NamedTuple):
    """Who showed which leader, and what became of it."""

    seat: int
    name: str
    leader: str
    is_betrayed: bool
    beaten_by: str  # an element, or nothing

    @property
    def score(self) -> int:
        """SWARM-9.3 The skill, unless the leader was betrayed or countered."""
        return 0 if self.is_betrayed or self.beaten_by else LEADER_NAMED[self.leader].skill


def duel_shown(view: View, history: list[Scene]) -> Showdown | None:
    """The leaders that were shown last, once it is decided what came of them; none before, or where none were."""
    duelists = duelists_of(view, history)
    if not duelists or view["phase"] == "duel treason":
        return None
    is_treason = any(duelist.is_betrayed for duelist in duelists)
    outcome, meaning = result_of(view, duelists)
    return {
        "kind": "Duel",
        "title": "Final duel",
        "about": "Tied for the win: the best leader decides",
        "spot": None,
        "seats": [duelist.seat for duelist in duelists],
        "sides": sides(view, duelists),
        "steps": ["Leaders revealed", "Treason!" if is_treason else "No treason", elements_step(duelists)],
        "cry": "Treason!" if is_treason else "",
        "cried": TREASON,
        "verdict": verdict(view, duelists),
        "outcome": outcome,
        "meaning": meaning,
    }


def duelists_of(view: View, history: list[Scene]) -> list[Duelist]:
    """Who showed a leader in the last round of the duel."""
    shows = [at for at, scene in enumerate(history) if scene["name"] == "shown"]
    if not shows:
        return []
    first = max(at for at in shows if at - 1 not in shows)
    last = max(shows)
    betrayed = [leader for scene in named(history[last:], "betrayed") for leader in words_of(scene, "leader")]
    shown = {seats_of(scene)[0]: words_of(scene, "leader")[0] for scene in history[first : last + 1]}
    faithful = [LEADER_NAMED[leader].element for leader in shown.values() if leader not in betrayed]
    return [
        Duelist(seat, player_name(view, seat), leader, leader in betrayed, beaten_by(leader, faithful))
        for seat, leader in shown.items()
    ]


def beaten_by(leader: str, faithful: list[int]) -> str:
    """SWARM-9.3 The element of any leader that counters this one."""
    own = LEADER_NAMED[leader].element
    return next((content.ELEMENTS[element] for element in faithful if clash.counters(element, own)), "")


def sides(view: View, duelists: list[Duelist]) -> list[Side]:
    """Everyone who showed a leader stands alone."""
    return [side(view, duelist) for duelist in duelists] + [nobody()] * (2 - len(duelists))


def side(view: View, duelist: Duelist) -> Side:
    """Who showed which leader, and what it counts."""
    return {
        "seat": duelist.seat,
        "name": capital(duelist.name),
        "role": "",
        "cards": [brought(leader_card("leader", LEADER_NAMED[duelist.leader], ""), *fate(duelist))],
        "terms": [skill(duelist)],
        "score": duelist.score,
        "won": has_won(view, duelist),
        "losses": [],
    }


def nobody() -> Side:
    """The side of who had no leader left to show."""
    return {"seat": -1, "name": "Nobody", "role": "", "cards": [], "terms": [], "score": 0, "won": False, "losses": []}


def fate(duelist: Duelist) -> tuple[str, int]:
    """What becomes of a leader, and in which step."""
    if duelist.is_betrayed:
        return "Traitor", TREASON
    return ("Beaten", ELEMENTS) if duelist.beaten_by else ("", SHOWN)


def skill(duelist: Duelist) -> Term:
    """SWARM-9.3 The leader's skill, which may come to nothing."""
    leader, (_, at) = LEADER_NAMED[duelist.leader], fate(duelist)
    return term(f"{leader.label} ({element_of(duelist)})", leader.skill, at, at > SHOWN)


def element_of(duelist: Duelist) -> str:
    return content.ELEMENTS[LEADER_NAMED[duelist.leader].element]


def elements_step(duelists: list[Duelist]) -> str:
    """SWARM-6.4 Which element beat which."""
    beaten = [one for one in duelists if one.beaten_by and not one.is_betrayed]
    if not beaten:
        return "No element beaten"
    return f"{capital(beaten[0].beaten_by)} beats {element_of(beaten[0])}"


def has_won(view: View, duelist: Duelist) -> bool:
    return view["ending"] == "duel" and duelist.seat in view["winners"]


def verdict(view: View, duelists: list[Duelist]) -> str:
    """Who is ahead, by what."""
    scores = sorted((duelist.score for duelist in duelists), reverse=True)
    won = next((duelist for duelist in duelists if has_won(view, duelist)), None)
    second = scores[1] if len(scores) > 1 else 0
    return f"{does(won.name, 'win')} {won.score} to {second}" if won else f"Tied {scores[0]} to {second}"


def result_of(view: View, duelists: list[Duelist]) -> tuple[str, str]:
    """Whose the game is and why, or that it is still open."""
    won = next((duelist for duelist in duelists if has_won(view, duelist)), None)
    if won is not None:
        return f"{does(won.name, 'win')} the game", why(won, [one for one in duelists if one is not won])
    if view["ending"] == "duel":
        return f"{does(player_name(view, view['winners'][0]), 'win')} the game", ""
    return OUTCOMES.get(view["ending"], GOES_ON)


def why(won: Duelist, others: list[Duelist]) -> str:
    """SWARM-9.3 What came in the way of the others: treason, an element, or a higher skill."""
    told = [f"{LEADER_NAMED[one.leader].label} is a traitor" for one in others if one.is_betrayed]
    beaten = [one for one in others if one.beaten_by and not one.is_betrayed]
    told += [f"{one.beaten_by} beats {possessive(one.name)} {element_of(one)}" for one in beaten]
    less = [
        f"{LEADER_NAMED[one.leader].label}'s {one.score}" for one in others if not one.is_betrayed and not one.beaten_by
    ]
    told += [f"{LEADER_NAMED[won.leader].label}'s {won.score} beats {listed(less)}"] if less else []
    said = ", and ".join(part for part in (", ".join(told[:-1]), *told[-1:]) if part)
    return f"{capital(said)}." if said else ""
