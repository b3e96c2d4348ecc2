"""What the viewer alone knows and has not to play: quests, the traitor, a special power, orders, others' cards."""

from __future__ import annotations

from hegemon.games.swarm import content
from hegemon.games.swarm.content import DIRECTIONS
from hegemon.games.swarm.drawing.hands import shows_quests
from hegemon.games.swarm.drawing.symbols import SYMBOLS
from hegemon.games.swarm.drawing.wars import FOUGHT
from hegemon.games.swarm.phases import COVERT_LOT, LEADER_LOT
from hegemon.games.swarm.view import View
from hegemon.games.swarm.words.buttons import choice_text
from hegemon.games.swarm.words.reading import (
    COVERTS,
    EVENTS,
    LEADERS,
    QUESTS,
    SPECIALTIES,
    amount,
    cell_name,
    leader_text,
    player_name,
)
from hegemon.kit.verdict import listed
from hegemon.kit.words.parts import Note, note

# By kind of quest: what is counted; and where less is better, of what at most so many may be left.
COUNTED = {
    content.HOLD_CITIES: "cities",
    content.HOLD_BASTIONS: "bastions",
    content.HOLD_BASINS: "basins",
    content.BE_INSIDE: "troops in temples",
    content.SAVE_WATER: "water",
    content.WIN_BATTLES: "wins this round",
    content.COMMAND_ELEMENTS: "elements led",
    content.SPREAD_OUT: "tiles occupied",
    content.NEAR_SWARM: "tiles by the swarm",
}
ONE = {"cities": "city", "bastions": "bastion", "basins": "basin", "wins this round": "win this round"}
AT_MOST = {content.FIELD_ALL: "in reserve", content.BE_THIRSTY: "water"}
REWARDS = {
    content.PAYS_WATER: "water",
    content.PAYS_TROOPS: "troop",
    content.PAYS_COVERT: "covert card",
    content.PAYS_LEADER: "leader",
    content.PAYS_POINT: "point",
}
POWERS = {
    "seer": "You see the next event",
    "tactician": "Leaders bought at auction are paid to you",
    "clandestine": "Covert cards bought at auction are paid to you",
    "nomad": "Your first move each round is free",
    "steward": f"You harvest {content.STEWARD_WATER} more water",
    "warlord": f"You have {content.SPECIALTIES[content.WARLORD].troops} more troops",
    "hermit": f"Your prayers bring {content.HERMIT_TROOPS} more troop",
    "sapper": f"+{content.SAPPER_STRENGTH} at bastions you do not defend",
    "herald": f"Each troop you drop costs {content.HERALD_DISCOUNT} water less",
}
DECKS = {"seer": "event", "tactician": "leader", "clandestine": "covert card"}  # whose top card is seen
ANSWERED = {"treason": "You called treason", "pass": "You passed"}
ORDERS = {
    "treason": {"always": "call treason when you can", "never": "never call treason"},
    "shrine": {"always": "always enter temples", "never": "never enter temples"},
}


def notes(view: View) -> list[Note]:
    """What stands beside the viewer's cards; nothing for a spectator."""
    if not view["hand"]:
        return []
    quests = [] if shows_quests(view) else quest_notes(view)
    orders = answer_note(view, "change it in Settings")
    return [*orders, *stuck(view), *quests, *traitor_notes(view), power(view), *ward_notes(view), *known(view)]


def answer_note(view: View, change: str = "`order {} ask` takes it back") -> list[Note]:
    """The sealed answer, the limit of a bid and standing orders with how to change them."""
    hand, found = view["hand"], []
    if hand["answer"] in ANSWERED:
        found.append(note(ANSWERED[hand["answer"]], "", SYMBOLS["order"]))
    elif hand["answer"]:
        held = f", {hand['set_aside']} water set aside" if hand["set_aside"] else ""
        found.append(note("Your choice", choice_text(view, hand["answer"].split()) + held, SYMBOLS["order"]))
    if hand["limit"] and view["phase"] == "bid":
        found.append(note("Your bid", f"raised for you up to {hand['limit']}", SYMBOLS["auction"]))
    for question, order in (("treason", hand["order_treason"]), ("shrine", hand["order_shrine"])):
        if order in ORDERS[question]:
            text = f"{ORDERS[question][order]} ({change.format(question)})"
            found.append(note("Standing order", text, SYMBOLS["order"]))
    return found


def stuck(view: View) -> list[Note]:
    """SWARM-5.3, SWARM-5.4 Who has troops only where others stand is not asked to move, and reads why."""
    seat = view["seat"]
    own = [tile for tile in view["tiles"] if tile["troops"][seat]]
    shared = [tile for tile in own if tile["kind"] != "sanctuary" and sum(number > 0 for number in tile["troops"]) > 1]
    if view["phase"] not in ("move", *FOUGHT) or not own or len(shared) < len(own):
        return []
    return [note("No moves", "all your troops are in battles, so none of them can move", SYMBOLS["battle"])]


def quest_notes(view: View) -> list[Note]:
    """SWARM-8.3 Each quest with how far it is and what it pays."""
    hand = view["hand"]
    rows = zip(hand["quests"], hand["quests_so_far"], hand["quests_met"])
    return [note(QUESTS[name].label, quest_text(name, far, met), SYMBOLS["quest"]) for name, far, met in rows]


def quest_text(name: str, so_far: int, is_met: bool) -> str:
    """How far a quest is, and what it pays.

    >>> quest_text("butcher", 0, False), quest_text("host", 1, True)
    ('0 of 2 wins this round (reward: 1 point)', 'done: hold the Sanctuary alone (reward: 1 covert card)')
    >>> quest_text("dry-throat", 5, False)
    '5 water, 2 at most (reward: 4 water)'
    """
    quest = QUESTS[name]
    done, reward = "done: " if is_met else "", f"(reward: {reward_of(quest)})"
    if quest.kind in AT_MOST:
        return f"{done}{so_far} {AT_MOST[quest.kind]}, {quest.need} at most {reward}"
    if quest.kind == content.HOLD_SANCTUARY:
        return f"{done}hold the Sanctuary alone {reward}"
    what = COUNTED[quest.kind]
    return f"{done}{so_far} of {quest.need} {ONE.get(what, what) if quest.need == 1 else what} {reward}"


def reward_of(quest: content.Quest) -> str:
    """What a quest pays."""
    return amount(quest.amount, REWARDS[quest.reward])


def traitor_notes(view: View) -> list[Note]:
    """SWARM-2.4 The traitor, and the three leaders that nobody can betray any more."""
    hand = view["hand"]
    if not hand["traitor"]:
        return []
    leader, spent = LEADERS[hand["traitor"]], ", used" if view["seats"][view["seat"]]["traitor"] else ""
    away = [LEADERS[name].label for name in hand["traitors"] if name != hand["traitor"]]
    seat = next((k for k, shown in enumerate(view["seats"]) if leader.name in shown["known_leaders"]), view["seat"])
    leads = f", leads for {player_name(view, seat)}" if seat != view["seat"] else ""
    kept = f"{leader.label}, {content.ELEMENTS[leader.element]} {leader.skill}{leads}{spent}"
    return [note("Traitor", f"{kept}. Safe from treason: {', '.join(away)}", SYMBOLS["traitor"])]


def power(view: View) -> Note:
    """The specialty, with the card that it lets its owner see."""
    specialty = view["seats"][view["seat"]]["specialty"]
    seen = next_card(view)
    coming = f". Next {DECKS[specialty]}: {seen}" if seen else ""
    return note(SPECIALTIES[specialty].label, POWERS[specialty] + coming, SYMBOLS["points"])


def next_card(view: View) -> str:
    """SWARM-1.7 The card on top of a deck, for who holds that deck."""
    if view["hand"]["next_event"]:
        card = EVENTS[view["hand"]["next_event"]]
        wet = listed([cell_name(cell) for cell in card.cells])
        rain = f", rain on {wet}" if wet else f". {card.text[:-1]}"
        return f"{card.label}, the swarm moves {card.steps} {DIRECTIONS[card.direction]}{rain}"
    specialty, decks, known_cards = view["seats"][view["seat"]]["specialty"], view["decks"], view["known"]
    if specialty == "tactician":
        top = known_cards[LEADER_LOT]["from_bottom"].get(str(decks["leaders"] - 1), "")
        return leader_text(top) if top else ""
    if specialty == "clandestine":
        top = known_cards[COVERT_LOT]["from_bottom"].get(str(decks["coverts"] - 1), "")
        return COVERTS[top].label if top else ""
    return ""


def ward_notes(view: View) -> list[Note]:
    """Wards that lie in wait."""
    laid = note("Ward laid", "cancels the next thief, spy or unrest", SYMBOLS["ward"])
    return [laid] * view["hand"]["wards"]


def known(view: View) -> list[Note]:
    """Cards in others' hands that the viewer can name."""
    found = []
    for seat, shown in enumerate(view["seats"]):
        fought = view["fought"]
        cards = [leader_text(name, "has fought" if name in fought else "") for name in shown["known_leaders"]]
        cards += [COVERTS[name].label for name in shown["known_coverts"]]
        cards += [QUESTS[name].label for name in shown["known_quests"]]
        if cards and seat != view["seat"]:
            found.append(f"{player_name(view, seat)} has {', '.join(cards)}")
    return [note("Known cards", "; ".join(found), SYMBOLS["eye"])] if found else []
