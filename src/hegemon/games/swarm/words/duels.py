"""SWARM-9.3 The final duel told step by step: the leaders that were shown, treason, elements, and who is ahead."""

from __future__ import annotations

from typing import NamedTuple

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.drawing.hands import LEADER_NAMED, leader_card
from hegemon.games.swarm.view import View
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
NAMED = 2  # who stand together on a side by their names
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
    outcome, meaning = result_of(view)
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
    """Two against each other, with their scores; of more, who is ahead against all the others."""
    if len(duelists) <= 2:
        return [side(view, [duelist]) for duelist in duelists] + [nobody()] * (2 - len(duelists))
    ahead = next((one for one in duelists if has_won(view, one)), max(duelists, key=lambda one: one.score))
    others = [duelist for duelist in duelists if duelist is not ahead]
    return [{**side(view, some), "score": None} for some in ([ahead], others)]


def side(view: View, duelists: list[Duelist]) -> Side:
    """One who showed a leader, or several together."""
    first, is_alone = duelists[0], len(duelists) == 1
    return {
        "seat": first.seat if is_alone else -1,
        "name": capital(listed([one.name for one in duelists])) if len(duelists) <= NAMED else "The others",
        "role": "",
        "cards": [brought(leader_card("leader", LEADER_NAMED[one.leader], ""), *fate(one)) for one in duelists],
        "terms": [skill(one, is_alone) for one in duelists],
        "score": first.score,
        "won": any(has_won(view, one) for one in duelists),
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


def skill(duelist: Duelist, is_alone: bool) -> Term:
    """SWARM-9.3 The leader's skill, which may come to nothing."""
    leader = LEADER_NAMED[duelist.leader]
    why = f", beaten by {duelist.beaten_by}" if duelist.beaten_by and not duelist.is_betrayed else ""
    _, at = fate(duelist)
    seat = -1 if is_alone else duelist.seat
    return term(f"{leader.label}'s skill{why}", leader.skill, at, at > SHOWN, seat)


def elements_step(duelists: list[Duelist]) -> str:
    """SWARM-6.4 Which element beat which."""
    beaten = [one for one in duelists if one.beaten_by and not one.is_betrayed]
    if not beaten:
        return "No element beaten"
    return f"{capital(beaten[0].beaten_by)} beats {content.ELEMENTS[LEADER_NAMED[beaten[0].leader].element]}"


def has_won(view: View, duelist: Duelist) -> bool:
    return view["ending"] == "duel" and duelist.seat in view["winners"]


def verdict(view: View, duelists: list[Duelist]) -> str:
    """Who is ahead, by what."""
    scores = sorted((duelist.score for duelist in duelists), reverse=True)
    won = next((duelist for duelist in duelists if has_won(view, duelist)), None)
    second = scores[1] if len(scores) > 1 else 0
    return f"{does(won.name, 'win')} {won.score} to {second}" if won else f"Tied {scores[0]} to {second}"


def result_of(view: View) -> tuple[str, str]:
    """Whose the game is, or that it is still open."""
    if view["ending"] == "duel":
        return f"{does(player_name(view, view['winners'][0]), 'win')} the game", ""
    return OUTCOMES.get(view["ending"], GOES_ON)
