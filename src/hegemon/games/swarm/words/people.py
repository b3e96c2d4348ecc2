"""What stands beside the board: the event, the players, the own hand with its texts, the last battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from hegemon.games.swarm.view import SeatView, View
from hegemon.games.swarm.words.course import claims, duel_text, event_text, plans
from hegemon.games.swarm.words.notes import answer_note, known, power, quest_notes, traitor_notes, ward_notes
from hegemon.games.swarm.words.reading import (
    COVERTS,
    EVENTS,
    QUESTS,
    SPECIALTIES,
    cell_name,
    leader_text,
    player_name,
    tile_named,
)
from hegemon.kit.verdict import listed

LONGEST_NAME = 10
Column = Literal["water", "reserve", "leaders", "coverts", "quests", "points"]
COLUMNS: dict[Column, int] = {"water": 6, "reserve": 8, "leaders": 8, "coverts": 8, "quests": 7, "points": 7}


def event_lines(view: View, sign: str = "") -> list[str]:
    """The event of this round, or where the swarm starts; the sign is that of rain on a board in characters."""
    if not view["event"]:
        begun = f"{sign} means rain. " if sign else ""
        return [f"{begun}No event yet. The swarm is on {cell_name(view['swarm'])}."]
    rain, went = event_text(view)
    return [f"{EVENTS[view['event']].label}: {rain.replace('Rain on', f'Rain ({sign}) on') if sign else rain} {went}"]


def seat_lines(view: View, badge: Callable[[int], str]) -> list[str]:
    """A table of the players in the order of their seats: what everybody knows of them."""
    head = (
        f"    {'':{LONGEST_NAME}}" + "".join(f"{column:>{width}}" for column, width in COLUMNS.items()) + "  specialty"
    )
    return [head, *(seat_line(view, seat, badge(seat)) for seat in range(view["players"]))]


def seat_line(view: View, seat: int, badge: str) -> str:
    shown = view["seats"][seat]
    token = ">" if seat == view["start"] else " "
    name = player_name(view, seat)[:LONGEST_NAME]
    numbers = "".join(f"{shown[column]:>{width}}" for column, width in COLUMNS.items())
    return f"{badge}{token}{name:{LONGEST_NAME}}{numbers}  {title(shown)}"


def title(shown: SeatView) -> str:
    """The specialty of a player, and whether the player sits this round out."""
    return SPECIALTIES[shown["specialty"]].label + (" (prays)" if shown["prays"] else "")


def claim_lines(view: View) -> list[str]:
    """SWARM-9.1 Who may win soon."""
    return claims(view)


def battle_lines(view: View) -> list[str]:
    """What the last battle showed; nothing while plans are still being made."""
    battle = view["battle"]
    if not battle or battle["left"]["commitment"] < 1:
        return []
    tile = tile_named(view, battle["tile"])
    at = f" at {tile['label']}" if tile is not None and view["phase"] != "foe" else ""
    now = view["phase"] in ("treason", "shrine")
    return [f"{'Battle' if now else 'Last battle'}{at}. {plans(view)}"]


def duel_lines(view: View) -> list[str]:
    """Who is in the duel, with the leader that was shown."""
    return [f"Final duel. {duel_text(view)}"] if view["duel"]["duelists"] else []


def hand_lines(view: View) -> list[str]:
    """The own hand, each card with its text, and what else the viewer alone knows; a spectator has none."""
    hand = view["hand"]
    if not hand:
        return []
    leaders = [leader_text(name, "has fought" if name in view["fought"] else "") for name in hand["leaders"]]
    lines = [f"Your leaders: {', '.join(leaders) or 'none'}."]
    lines += [f"Covert card {COVERTS[name].label}: {COVERTS[name].text}" for name in hand["coverts"]]
    if not hand["traitor"]:
        lines.append(f"Traitor cards to choose from: {listed([leader_text(name) for name in hand['traitors']])}.")
    for name, so_far in zip(hand["quests"], quest_notes(view)):
        lines.append(f"Quest {so_far['title']}: {QUESTS[name].text} Now {so_far['text']}.")
    others = [*answer_note(view), *traitor_notes(view), power(view), *ward_notes(view), *known(view)]
    return [*lines, *(": ".join(part for part in (one["title"], one["text"]) if part) + "." for one in others)]
