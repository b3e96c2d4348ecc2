"""The board and the cards of Tianxia, drawn as SVG from a seat's view."""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.drawing import palette, sideways, upright
from hegemon.games.tianxia.drawing.hands import cards
from hegemon.games.tianxia.drawing.houses import house_panels
from hegemon.games.tianxia.drawing.lanes import lane_piece
from hegemon.games.tianxia.drawing.order import order_piece
from hegemon.games.tianxia.drawing.palace import track_piece
from hegemon.games.tianxia.drawing.places import HEIGHT, WIDTH
from hegemon.games.tianxia.drawing.regions import region_piece
from hegemon.games.tianxia.drawing.ships import ship_piece
from hegemon.games.tianxia.drawing.shore import BARGE_WIDTH, barge_piece, bonus_piece, drill_piece
from hegemon.games.tianxia.drawing.standing import standing_piece
from hegemon.games.tianxia.drawing.still import still_layer
from hegemon.games.tianxia.view import TianxiaView
from hegemon.kit.drawing.markup import LETTERING, box, document, live_group, placed
from hegemon.kit.drawing.panels import pictures

__all__ = ["cards", "draw", "ground", "panels", "pieces", "still", "view_box"]

IN_A_ROW = 3  # player boards below the map of a whole picture
RIM = 12
FINE = ' data-fine=""'  # what is read from near on a phone held sideways


def draw(view: TianxiaView) -> str:
    """The whole board as an SVG document that needs nothing beside it: the map, and the player boards below it."""
    houses = house_panels(view)
    down = houses[0].height + RIM
    height = HEIGHT + -(-len(houses) // IN_A_ROW) * down + 2 * RIM
    below = []
    for k, house in enumerate(houses):
        row, column = divmod(k, IN_A_ROW)
        below.append(placed(house.markup, column * (WIDTH + RIM) / IN_A_ROW, HEIGHT + RIM + row * down))
    ground = box(-RIM, -RIM, WIDTH + 2 * RIM, height, palette.GROUND[0])
    content = ground + still(view) + live_group(pieces(view)) + f'<g id="panels">{"".join(below)}</g>'
    return document(f"{-RIM} {-RIM} {WIDTH + 2 * RIM} {height}", "Tianxia", content)


def view_box(view: TianxiaView) -> str:
    """What of the sheet is shown: all."""
    return f"0 0 {WIDTH} {HEIGHT}"


def still(view: TianxiaView) -> str:
    """What is printed on the board, as a group with the id `still`: the same in every game."""
    return still_layer()


def pieces(view: TianxiaView) -> dict[str, str]:
    """The parts that change, one for each thing that a move may touch."""
    regions, drills = view["regions"][: content.REGION_COUNT], view["regions"][content.REGION_COUNT :]
    parts = {f"lane-{lane['name']}": lane_piece(view, k) for k, lane in enumerate(view["lanes"])}
    parts |= {f"drill-{drill['name']}": drill_piece(view, drill, k) for k, drill in enumerate(drills)}
    parts |= {f"region-{region['name']}": region_piece(view, region) for region in regions}
    parts |= {f"track-{k}": track_piece(view, k) for k in range(len(content.TRACK_LABELS))}
    parts |= {f"ship-{ship['place']}": ship_piece(view, k) for k, ship in enumerate(view["ships"])}
    parts |= {f"barge-{name}": barge_piece(view, k) for k, name in enumerate(content.BARGES)}
    parts |= {"order": order_piece(view), "bonus": bonus_piece(view), "standing": standing_piece(view)}
    moved = moved_pieces(view)
    marks = {key: f"{FINE * key.startswith(('track', 'ship'))}{moved.get(key, '')}" for key in parts}
    return {key: f'<g {LETTERING} data-rings="thin"{marks[key]}>{markup}</g>' for key, markup in parts.items()}


def moved_pieces(view: TianxiaView) -> dict[str, str]:
    """Where pieces stand on a phone that are drawn as they are elsewhere; others have more than one drawing."""
    ships = {
        f"ship-{ship['place']}": upright.ship_moved(k) + sideways.ship_moved(k) for k, ship in enumerate(view["ships"])
    }
    barges = {f"barge-{name}": sideways.barge_moved(k, BARGE_WIDTH) for k, name in enumerate(content.BARGES)}
    return ships | barges | {f"track-{k}": sideways.palace_moved() for k in range(len(content.TRACK_LABELS))}


def ground(view: TianxiaView) -> tuple[str, str]:
    """The silk around the board, in the light and in the dark."""
    return palette.GROUND


def panels(view: TianxiaView) -> dict[str, str]:
    """The player boards."""
    return pictures(house_panels(view))
