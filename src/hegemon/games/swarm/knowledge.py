"""What a seat, or a spectator, may know of Swarm: an allow-list of plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.state import bit, seats_in
from hegemon.games.swarm import cards, clash, content, deals, ending, phases, quests, world
from hegemon.games.swarm.board_facts import controlled, has
from hegemon.kit.cards import is_known, top

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm
    from hegemon.games.swarm.view import (
        AuctionView,
        BattleView,
        CardsView,
        DuelView,
        HandView,
        KnownView,
        OfferView,
        QuestionView,
        SeatView,
        SideView,
        TableView,
        TileView,
        View,
    )

FATES = {-1: "", clash.WAS_BETRAYED: "betrayed", clash.WAS_KILLED: "killed"}


def view(state: Swarm, seat: i64) -> View:
    """The table as this seat sees it; seat -1 is a spectator."""
    return {
        **table_view(state, seat),
        **cards_view(state, seat),
        **question_view(state),
        "offers": offers_view(state, seat),
        "hand": hand_view(state, seat) if seat >= 0 else {},
        "options": dict(state.world.options),
    }


def table_view(state: Swarm, seat: i64) -> TableView:
    """The board and the players."""
    return {
        "game": "swarm",
        "players": int(state.seats),
        "seat": int(seat),
        "round": int(state.round),
        "start": int(state.start),
        "event": content.EVENTS[state.event].name if state.event >= 0 else "",
        "rain": list(content.EVENTS[state.event].cells) if state.event >= 0 else [],
        "swarm": int(state.swarm),
        "swarm_path": swarm_path(state),
        "tiles": [tile_view(state, i64(cell)) for cell in range(content.CELLS)],
        "seats": [seat_view(state, i64(other), seat) for other in range(int(state.seats))],
    }


def cards_view(state: Swarm, seat: i64) -> CardsView:
    """Decks, discards, and what this seat can name of what lies in them."""
    return {
        "decks": {
            "events": len(state.events),
            "quests": len(state.quests),
            "leaders": len(state.leaders),
            "coverts": len(state.coverts),
        },
        "discards": coverts_at(state, phases.DISCARDED),
        "face_down": len(coverts_at(state, phases.FACE_DOWN)),
        "gone": [content.LEADERS[k].name for k in range(len(content.LEADERS)) if state.leader_at[k] == phases.GONE],
        "fought": [content.LEADERS[k].name for k in range(len(content.LEADERS)) if int(state.fought) >> k & 1],
        "known": [known_in_deck(state, i64(lot), seat) for lot in range(phases.LOTS)],
    }


def question_view(state: Swarm) -> QuestionView:
    """What is asked of whom, and what it is about."""
    return {
        "phase": phases.PHASES[state.phase].name,
        "turn": int(state.turn),
        "asked": seats_in(state.asked),
        "marches": int(state.marches),
        "place": state.world.tiles[state.tile].name if state.tile >= 0 else "",
        "battle": battle_view(state),
        "auction": auction_view(state),
        "duel": duel_view(state),
        "winners": seats_in(state.winners),
        "ending": phases.ENDINGS[state.ending],
        "over": state.phase == phases.OVER,
    }


def swarm_path(state: Swarm) -> list[int]:
    """The cells over which the swarm came this round, the first where it was before; lures are not in it."""
    path = [int(state.swarm_from)]
    if state.event < 0:
        return path
    for _step in range(state.world.event_steps[state.event]):
        path.append(int(world.wrapped_step(path[-1], state.world.event_direction[state.event])))
    return path


def tile_view(state: Swarm, cell: i64) -> TileView:
    tile = state.tile_at[cell]
    seats = range(int(state.seats))
    inside = [0 for _ in seats]
    if state.world.tile_kind[tile] == content.TEMPLE:
        inside = [int(state.inside[seat * 4 + tile - 1]) for seat in seats]
    return {
        "name": state.world.tiles[tile].name,
        "label": state.world.tiles[tile].label,
        "kind": content.TILE_KINDS[state.world.tile_kind[tile]],
        "cell": int(cell),
        "troops": [int(state.troops[seat * content.CELLS + tile]) for seat in seats],
        "arrived": [int(state.arrived[seat * content.CELLS + tile]) for seat in seats],
        "stood": [int(state.stood[seat]) >> int(tile) & 1 for seat in seats],
        "inside": inside,
    }


def seat_view(state: Swarm, other: i64, seat: i64) -> SeatView:
    """What everyone sees of a player, and which cards in its hand this seat happens to know."""
    return {
        "water": int(state.water[other]),
        "reserve": int(state.reserve[other]),
        "specialty": content.SPECIALTIES[state.specialty[other]].name,
        "prays": bool(state.prays & bit(other)),
        "leaders": int(cards.hand_size(state, phases.LEADER_LOT, other)),
        "coverts": int(cards.hand_size(state, phases.COVERT_LOT, other)),
        "quests": int(cards.hand_size(state, phases.QUEST_LOT, other)),
        "fulfilled": [
            content.QUESTS[k].name for k in range(len(content.QUESTS)) if state.quest_at[k] == phases.DONE + other
        ],
        "known_leaders": known_in_hand(state, phases.LEADER_LOT, other, seat),
        "known_coverts": known_in_hand(state, phases.COVERT_LOT, other, seat),
        "known_quests": known_in_hand(state, phases.QUEST_LOT, other, seat),
        "traitor": content.LEADERS[state.traitor[other]].name if state.spent & bit(other) else "",
        "wins": int(state.wins[other]),
        "bastions": int(controlled(state, other, content.BASTION)),
        "bastions_held": int(state.looks[other]),
        "points": int(ending.points_of(state, other)),
        "payable": int(deals.payable(state, other)),
    }


def card_name(state: Swarm, lot: i64, card: i64) -> str:
    if lot == phases.LEADER_LOT:
        return content.LEADERS[card].name
    return content.QUESTS[card].name if lot == phases.QUEST_LOT else content.COVERTS[state.world.covert_kind[card]].name


def known_in_hand(state: Swarm, lot: i64, other: i64, seat: i64) -> list[str]:
    """The cards in a hand that this seat can name."""
    places, known = cards.places_of(state, lot), cards.known_of(state, lot)
    found: list[str] = []
    for card in range(i64(len(places))):
        if (places[card] == other or places[card] == phases.LAID + other) and is_known(known[card], seat, state.seats):
            found.append(card_name(state, lot, card))
    return found


def known_in_deck(state: Swarm, lot: i64, seat: i64) -> KnownView:
    """The cards of a deck that this seat can name, by their distance from the bottom, and those it put away."""
    known, places = cards.known_of(state, lot), cards.places_of(state, lot)
    deck = cards.deck_of(state, lot)
    lying: dict[str, str] = {}
    for at in range(i64(len(deck))):
        if is_known(known[deck[at]], seat, state.seats):
            lying[str(int(at))] = card_name(state, lot, deck[at])
    put_away = [
        card_name(state, lot, i64(card))
        for card in range(len(places))
        if places[card] == phases.FACE_DOWN and is_known(known[card], seat, state.seats)
    ]
    return {"deck": phases.LOT_NAMES[lot], "from_bottom": lying, "put_away": put_away}


def battle_view(state: Swarm) -> BattleView:
    """The last battle: who, where, and what was shown."""
    if state.left < 0:
        return {}
    return {
        "tile": state.world.tiles[state.tile].name if state.tile >= 0 else "",
        "left": side_view(state, state.left, 0),
        "right": side_view(state, state.right, clash.SIDE),
    }


def side_view(state: Swarm, seat: i64, side: i64) -> SideView:
    leader, card = state.clash[side + clash.LEADER], state.clash[side + clash.TACTICS_CARD]
    return {
        "seat": int(seat),
        "leader": content.LEADERS[leader].name if leader >= 0 else "",
        "commitment": int(state.clash[side + clash.COMMITMENT]),
        "tactics": content.COVERTS[state.world.covert_kind[card]].name if card >= 0 else "",
        "score": int(state.clash[side + clash.SCORE]),
        "fate": FATES[int(state.clash[side + clash.BETRAYED])],
    }


def auction_view(state: Swarm) -> AuctionView:
    return {
        "lot": phases.LOT_NAMES[state.lot],
        "bid": int(state.bid),
        "bidder": int(state.bidder),
        "passed": seats_in(state.passed),
    }


def duel_view(state: Swarm) -> DuelView:
    return {
        "duelists": seats_in(state.duelists),
        "shown": [content.LEADERS[leader].name if leader >= 0 else "" for leader in state.shown],
        "used": [content.LEADERS[k].name for k in range(len(content.LEADERS)) if int(state.dueled) >> k & 1],
    }


def offers_view(state: Swarm, seat: i64) -> list[OfferView]:
    """Offers that this seat has made or received."""
    found: list[OfferView] = []
    for other in range(state.seats):
        target = state.offer_to[other]
        if target >= 0 and seat >= 0 and (other == seat or target == seat):
            give, want = int(state.offer_give[other]), int(state.offer_want[other])
            found.append({"from": int(other), "to": int(target), "give": give, "want": want})
    return found


def hand_view(state: Swarm, seat: i64) -> HandView:
    """What only this seat sees."""
    four = [content.LEADERS[state.drawn[seat * world.TRAITORS_DRAWN + k]].name for k in range(world.TRAITORS_DRAWN)]
    kept = content.LEADERS[state.traitor[seat]].name if state.traitor[seat] >= 0 else ""
    answer = state.answer[seat]
    held = [k for k in range(len(content.QUESTS)) if state.quest_at[k] == seat]
    return {
        "leaders": [content.LEADERS[k].name for k in range(len(content.LEADERS)) if state.leader_at[k] == seat],
        "coverts": coverts_at(state, seat),
        "wards": len(coverts_at(state, phases.LAID + seat)),
        "quests": [content.QUESTS[k].name for k in held],
        "quests_so_far": [int(quests.measure(state, seat, state.world.quest_kind[k])) for k in held],
        "quests_met": [quests.holds(state, seat, k) for k in held],
        "traitor": kept,
        "traitors": four,
        "answer": state.world.notation.format(answer) if answer >= 0 else "",
        "limit": int(state.limit[seat]),
        "set_aside": int(deals.set_aside(state, seat)),
        "spare": int(deals.spare(state, seat)),
        "deals": int(state.deals[seat]),
        "order_treason": phases.ORDERS[state.order_treason[seat]],
        "order_shrine": phases.ORDERS[state.order_shrine[seat]],
        "next_event": content.EVENTS[top(state.events)].name if sees_event(state, seat) else "",
    }


def sees_event(state: Swarm, seat: i64) -> bool:
    """SWARM-1.7 The seer sees the next event."""
    return has(state, seat, content.SEER) and len(state.events) > 0


def coverts_at(state: Swarm, place: i64) -> list[str]:
    return [
        content.COVERTS[state.world.covert_kind[card]].name
        for card in range(len(state.covert_at))
        if state.covert_at[card] == place
    ]
