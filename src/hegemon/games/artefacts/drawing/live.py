"""The live layer of the board: who owns what, where armies stand, what is burnt, and what has just happened."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.games.artefacts.drawing import palette
from hegemon.games.artefacts.drawing.forces import battle, front, last_march
from hegemon.games.artefacts.drawing.geography import Geography, geography
from hegemon.games.artefacts.drawing.still import PLACE, TOKEN, Sheet, medallion, sheet, together
from hegemon.games.artefacts.knowledge import ArtefactsView, ArtefactView
from hegemon.games.artefacts.words.reading import area_text, attackable, slot_text
from hegemon.kit.drawing.markup import LETTERING, disc
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import COLOURS, LETTERS

RING = TOKEN + 2.5  # the radius of the line round a slot that is highlighted
BARE = PLACE  # round an empty slot where nearly all may be picked: its own line, and no second one beside it
DEPTH = 0.3  # of a colour below its wash
LOADED = TOKEN + 7.5  # and round an army that carries something
# What stands over the colours of the owners, as it does on the map.
OVERLAY = f'<g {LETTERING} pointer-events="none"><use href="#lines"/><use href="#places"/></g>'
SHRUNK = 0.38  # a burnt patch, beside its round edge
SCORCHED = 'fill="url(#scorch)" stroke="url(#scorch)" stroke-width="26" stroke-linejoin="round"'
CROSS = (
    f'<path d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5" stroke="{palette.SOOT}" stroke-width="2" stroke-linecap="round" '
    f'stroke-opacity="0.8"/>'
)

HALO = f'<circle r="{PLACE + 3.4:g}" fill="{palette.PAPER}"/>'  # round an artefact, which is as golden as some land
NOBODY = -1

Relics = dict[int, list[ArtefactView]]


def live_pieces(view: ArtefactsView) -> dict[str, str]:
    """The parts from the bottom up: land with its owners, what the map shows over it, areas with what stands there."""
    world, printed = geography(view), sheet(view)
    relics = relics_of(view)
    targets = attackable(view)
    parts = {f"land-{k}": land(world, view, k) for k in range(len(view["areas"]))}
    parts["overlay"] = OVERLAY
    parts |= {f"scars-{k}": scars(world, view, k) for k in range(len(view["areas"]))}
    parts["front"] = front(view)
    for k in range(len(view["areas"])):
        parts[f"area-{k}"] = area(world, view, k, relics, k in targets)
    parts["last"] = last_march(view, world)
    parts["battle"] = battle(view, world, printed)
    parts["names"] = names(printed, view)
    return parts


def relics_of(view: ArtefactsView) -> Relics:
    """The artefacts by the slot that they are in."""
    found: Relics = {}
    for relic in view["artefacts"]:
        if relic["slot"] >= 0:
            found.setdefault(relic["slot"], []).append(relic)
    return found


def land(world: Geography, view: ArtefactsView, area: int) -> str:
    """The wash and the edge of an owner."""
    return painted(area, view["areas"][area]["owner"])


@lru_cache(maxsize=4096)
def painted(area: int, owner: int) -> str:
    """What somebody owns has one colour everywhere: neither sea nor land is seen through it."""
    if owner < 0:
        return ""
    return (
        f'<g pointer-events="none"><use href="#area-{area}" fill="{palette.OWNED}"/>'
        f'<use href="#area-{area}" fill="{COLOURS[owner]}" fill-opacity="{DEPTH:g}"/>'
        f'<use href="#area-{area}" fill="url(#wash-{LETTERS[owner]})" stroke="{COLOURS[owner]}" stroke-width="9" '
        f'stroke-opacity="0.8" clip-path="url(#inside-{area})"/></g>'
    )


def scars(world: Geography, view: ArtefactsView, area: int) -> str:
    """The slots of an area that are burnt; no army ever stands there again, and no place for one is seen."""
    slots = view["areas"][area]["slots"]
    return scorched(world, area, tuple(slot for slot in slots if view["slots"][slot]["ground"] == "burnt"))


@lru_cache(maxsize=16384)
def scorched(world: Geography, area: int, burnt: tuple[int, ...]) -> str:
    if not burnt:
        return ""
    patches = "".join(patch(world, slot) for slot in burnt)
    return f'<g pointer-events="none" {SCORCHED} clip-path="url(#inside-{area})">{patches}</g>'


def patch(world: Geography, slot: int) -> str:
    """The burnt ground of a slot: its cell made smaller, with round corners."""
    return f'<use href="#cell-{slot}" transform="translate({pair(*world.slots[slot])}) scale({SHRUNK})"/>'


def area(world: Geography, view: ArtefactsView, area: int, relics: Relics, is_target: bool) -> str:
    """An area and its slots, as they are pointed at."""
    seen = view["areas"][area]
    slots = "".join(slot_part(world, view, slot, relics.get(slot, []), is_target) for slot in seen["slots"])
    rings = "faint" if view["phase"] == "settling" else "even"  # there nearly every slot has one
    return (
        f'<g data-area="{seen["name"]}" data-rings="{rings}" pointer-events="all" fill="none" {LETTERING}>'
        f"<title>{escape(area_text(view, area))}</title>"
        f'<use href="#area-{area}" clip-path="url(#inside-{area})"/>{slots}</g>'
    )


def names(printed: Sheet, view: ArtefactsView) -> str:
    """Names and the signs of powers, over every line and ring, and the signs of those that are used up."""
    spent = [k for k, seen in enumerate(view["areas"]) if seen["power"] and seen["spent"]]
    crossed = "".join(together(k, crossed_power(printed, k)) for k in spent)
    return f'<g class="over-rings" pointer-events="none" {LETTERING}><use href="#names"/>{crossed}</g>'


def crossed_power(printed: Sheet, area: int) -> str:
    """A power that is used up."""
    sign = printed.areas[area]
    x, y = sign.x - sign.width / 2 + 6.5, sign.y
    line = f"M{number(x - 8)} {number(y + 8)}L{number(x + 8)} {number(y - 8)}"
    return (
        disc(x, y, 8.8, palette.SPENT, palette.PAPER, 1.3)
        + f'<path d="{line}" stroke="{palette.INK}" stroke-width="2"/>'
    )


def slot_part(world: Geography, view: ArtefactsView, slot: int, relics: list[ArtefactView], is_target: bool) -> str:
    """A slot with what is in it."""
    seen = view["slots"][slot]
    radius = LOADED if relics and seen["ground"] == "army" else RING
    if view["phase"] == "settling" and seen["ground"] != "army":
        radius = BARE
    is_enemy = is_target and seen["seat"] not in (NOBODY, view["turn"])
    player = f' data-player="{LETTERS[seen["seat"]].lower()}"' if is_enemy else ""
    if is_target and seen["seat"] == view["turn"]:
        player = ' data-own=""'  # an attack goes from here
    return (
        f'<g data-slot="{slot + 1}"{player} transform="translate({pair(*world.slots[slot])})">'
        f"<title>{escape(slot_text(view, slot, relics))}</title>"
        f'<circle r="{radius:g}"/><use href="#cell-{slot}"/>'
        f"{content(view, slot, relics)}</g>"
    )


def content(view: ArtefactsView, slot: int, relics: list[ArtefactView]) -> str:
    """An army with what it carries, an artefact that lies there, or the cross of a burnt slot."""
    seen = view["slots"][slot]
    if seen["ground"] == "burnt":
        return CROSS
    if seen["ground"] == "relic":
        return HALO + medallion(relics[0]["name"], 0, 0, PLACE + 1.5, palette.GOLD, palette.GOLD_EDGE, palette.INK)
    if seen["ground"] != "army":
        return ""
    army = f'<use href="#token-{LETTERS[seen["seat"]]}"/>'
    if seen["moved"] and view["phase"] == "marching":
        army = f'<g opacity="0.55">{army}</g>'
    if relics:
        army += medallion(relics[0]["name"], 9.5, -9.5, 8.5, palette.GOLD, palette.GOLD_EDGE, palette.INK)
    return army
