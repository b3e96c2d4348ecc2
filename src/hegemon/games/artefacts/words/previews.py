"""What a move in the making would mean. Every number is the rules' own, asked of a position that is played on.

Nothing is hidden in Artefacts, so that a move is simply made in a copy, and what has become of it is told.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import first, second
from hegemon.games.artefacts import battle, moves, slots
from hegemon.games.artefacts.content import ATTACKING, DEFENDING
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.policy import strength
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.words.moving import done_words, thing_name
from hegemon.games.artefacts.words.reading import area_name, area_named, losses_text, player_name, slot_named
from hegemon.kit.words.parts import Preview
from hegemon.kit.words.parts import preview as seen
from hegemon.kit.words.showdowns import capital, does

Imagine = Callable[[], Artefacts]


def hint(view: ArtefactsView, imagine: Imagine, words: list[str]) -> str:
    """What a move in the making means, as one text, its strengths or its price first."""
    told = preview(view, imagine, words)
    return ". ".join(capital(part) for part in (told["price"], told["about"]) if part)


def preview(view: ArtefactsView, imagine: Imagine, words: list[str]) -> Preview:
    """What it is about, what would come of it, and what it costs."""
    match words:
        case ["settle" | "raise", slot] if slot_named(view, slot) >= 0:
            return placing(view, imagine(), words, slot_named(view, slot))
        case ["march" | "flee", source, target] if slot_named(view, target) >= 0:
            return marching(view, imagine(), words, slot_named(view, source), slot_named(view, target))
        case ["fight", player, area, *source] if area_named(view, area) >= 0:
            return attacking(view, imagine(), player, area_named(view, area), area_named(view, (source or [area])[-1]))
        case ["support" | "oppose"]:
            return joining(view, imagine(), words)
        case ["use", thing, *_]:
            return using(view, imagine(), words, thing)
        case ["done"] if "loses" in done_words(view):
            return seen("", f"You lose the {done_words(view)['loses']} that you could still place")
    return seen()


def after(state: Artefacts, words: list[str]) -> Artefacts | None:
    """The position after a move of whoever is asked; none when it is no legal move."""
    try:
        move = state.notation().parse(" ".join(words))
    except NotUnderstood:
        return None
    if state.why_not(state.turn, move) is not None:
        return None
    twin = state.copy()
    twin.play(state.turn, move)
    return twin


def placing(view: ArtefactsView, state: Artefacts, words: list[str], slot: int) -> Preview:
    """Whose the area becomes, and how many armies are left to place."""
    area = view["slots"][slot]["area"]
    twin = after(state, words)
    if twin is None:
        return seen()
    left = view["reserve"] - 1
    return seen(area_name(view, area), change(view, twin, area), f"{left} left after this" if left else "")


def marching(view: ArtefactsView, state: Artefacts, words: list[str], source: int, target: int) -> Preview:
    """Whose the two areas become; the slot that is left is crossed out."""
    twin = after(state, words)
    if twin is None:
        return seen()
    here, there = view["slots"][source]["area"], view["slots"][target]["area"]
    told = [change(view, twin, area) for area in dict.fromkeys((there, here))]
    found = [
        f"takes the {relic['name']} ({relic['text'].removesuffix('.').lower()})"
        for relic in view["artefacts"]
        if relic["slot"] == target
    ]
    return seen(area_name(view, there), capital(", ".join([*found, *told])), "crosses out the slot it leaves")


def change(view: ArtefactsView, twin: Artefacts, area: int) -> str:
    """What becomes of an area: `Ravenscar becomes yours`, `Ashmere stays Bo's`."""
    before, later = view["areas"][area]["owner"], int(slots.owner_of(twin, area))
    return f"{area_name(view, area)} {'stays' if before == later else 'becomes'} {whose(view, later)}"


def whose(view: ArtefactsView, seat: int) -> str:
    if seat < 0:
        return "nobody's"
    return "yours" if seat == view["seat"] else f"{player_name(view, seat)}'s"


def attacking(view: ArtefactsView, state: Artefacts, player: str, area: int, source: int) -> Preview:
    """The strengths as long as nobody joins, and who will be asked to."""
    other, seat = "abcdef".index(player), state.turn
    if state.why_not(seat, moves.fight(other, area, source)) is not None:
        return seen()
    twin = state.copy()
    battle.begin(twin, seat, other, area, source)
    asked = [player_name(view, k) for k in range(view["players"]) if int(battle.bystanders(twin)) >> k & 1]
    told = [forecast(view, twin), *([f"{', '.join(asked)} may join"] if asked else [])]
    return seen(area_name(view, area), ". ".join(told), sums(twin))


def joining(view: ArtefactsView, state: Artefacts, words: list[str]) -> Preview:
    """The strengths with the viewer on that side, and what would be lost if nothing else happened."""
    if state.arena < 0 or state.why_not(state.turn, state.notation().parse(words[0])) is not None:
        return seen()
    twin = state.copy()
    battle.declare(twin, state.turn, ATTACKING if words[0] == "support" else DEFENDING)
    return seen("", forecast(view, twin), sums(twin))


def using(view: ArtefactsView, state: Artefacts, words: list[str], thing: str) -> Preview:
    """What it does; in a battle also what the strengths would be."""
    if not (thing.isdigit() and int(thing) <= len(view["artefacts"])) and area_named(view, thing) < 0:
        return seen()
    text = (
        view["artefacts"][int(thing) - 1]["text"] if thing.isdigit() else view["areas"][area_named(view, thing)]["text"]
    )
    move = state.notation().parse(" ".join(words)) if after(state, words) is not None else moves.DONE
    if move == moves.DONE or state.arena < 0:
        return seen(thing_name(view, thing), text)
    twin = state.copy()
    act = battle.use if thing.isdigit() else battle.call
    act(twin, state.turn, first(move), second(move))
    if twin.arena < 0:
        return seen(thing_name(view, thing), text, "no battle")
    return seen(thing_name(view, thing), f"{forecast(view, twin)}. {text}", sums(twin))


def sums(state: Artefacts) -> str:
    """Attack against defence."""
    return f"{strength(state, ATTACKING)} against {strength(state, DEFENDING)}"


def forecast(view: ArtefactsView, state: Artefacts) -> str:
    """What everyone would lose if the battle were counted now, and whose the area would be."""
    arena, keeper, later = int(state.arena), int(state.holder), state.copy()
    battle.count(later)
    return f"{capital(losses_text(view, battle.forecast(state)))}. {holding(view, later, arena, keeper)}"


def holding(view: ArtefactsView, later: Artefacts, area: int, before: int) -> str:
    """ARTEFACTS-2.1 Whose an area is after a battle; what nobody owned before is taken."""
    owner, name = int(slots.owner_of(later, area)), area_name(view, area)
    if owner >= 0:
        who = "you" if owner == view["seat"] else player_name(view, owner)
        return f"{does(who, 'keep' if owner == before else 'take')} {name}"
    is_empty = not any(int(slots.armies(later, area, seat)) for seat in range(view["players"]))
    return f"Nobody is left in {name}" if is_empty else f"Nobody owns {name}"
