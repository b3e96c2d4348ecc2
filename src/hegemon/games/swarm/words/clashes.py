"""A battle in one line: who beat whom, where and by how much, or who was betrayed."""

from __future__ import annotations

from typing import Any

from hegemon.kit.verdict import listed

Scene = dict[str, Any]
YOU = "you"


def battle_part(scenes: list[Scene]) -> str:
    """SWARM-6.3, SWARM-6.6 How a battle ended, or the plans where it has not ended yet."""
    named = {name: [scene["told"] for scene in scenes if scene["name"] == name] for name in NAMES}
    if named["betrayed"]:
        return betrayal(named["betrayed"], named["returned"])
    if named["won"]:
        return victory(named["won"][0], named["scored"], named["lost"])
    if named["scored"]:
        return standoff(named["scored"], named["lost"])
    return f"Plans: {'; '.join(plan(told, named['tactics']) for told in named['plan'])}"


NAMES = ("plan", "tactics", "betrayed", "returned", "scored", "lost", "won")


def betrayal(betrayed: list[list[str]], returned: list[list[str]]) -> str:
    """As in: Treason at Salt Keep: Cleo had bought Rill, your 5 troops went home."""
    where = f" at {returned[0][1]}" if returned else ""
    home = {told[0]: told[2] for told in returned}
    told = [f"{called(*one)}{went_home(one[2], home.get(one[2], ''))}" for one in betrayed]
    return f"Treason{where}: {'; '.join(told)}"


def called(caller: str, leader: str, victim: str) -> str:
    """Who had bought a leader, or called treason on one of their own."""
    if caller != victim:
        return f"{caller} had bought {leader}"
    return f"{caller} called treason on {'your' if caller == YOU else 'their'} own {leader}"


def went_home(victim: str, number: str) -> str:
    troops = "troop" if number == "1" else "troops"
    return f", {possessive(victim)} {number} {troops} went home" if number else ""


def victory(won: list[str], scored: list[list[str]], lost: list[list[str]]) -> str:
    """As in: You beat Cleo at Salt Keep 9 to 6, losing 3."""
    winner, tile = won
    own = next(score for name, score in scored if name == winner)
    loser, other = next(((name, score) for name, score in scored if name != winner), scored[-1])  # namesakes may fight
    losses = {name: number for name, _, number in lost}
    cost = f", losing {losses[winner]}" if winner in losses else " without losses"
    toll = f"; you lost {losses[loser]}" if loser == YOU and loser in losses else cost
    return f"{winner} beat {loser} at {tile} {own} to {other}{toll}"


def standoff(scored: list[list[str]], lost: list[list[str]]) -> str:
    """As in: You and Cleo tied at Salt Keep 5 to 5, both armies lost."""
    names = listed([name for name, _ in scored])
    where = f" at {lost[0][1]}" if lost else ""
    return f"{names} tied{where} {scored[0][1]} to {scored[1][1]}, both armies lost"


def plan(told: list[str], tactics: list[list[str]]) -> str:
    """As in: Bo 4 troops with Pyra and Banner."""
    name, leader, troops = told
    card = next((card for user, card in tactics if user == name), "")
    count = "1 troop" if troops == "1" else f"{troops} troops"
    return f"{name} {count} with {'no leader' if leader == 'nobody' else leader}" + (f" and {card}" if card else "")


def plain(scene: Scene) -> str:
    """An event as a part of a line."""
    return str(scene["text"]).rstrip(".")


def possessive(name: str) -> str:
    """A player as an owner.

    >>> possessive("Bo"), possessive("you")
    ("Bo's", 'your')
    """
    return "your" if name == YOU else f"{name}'s"
