"""What the table says of a moment of Tianxia: to the one who is asked, and to those who wait."""

from __future__ import annotations

from hegemon.games.tianxia.content import TRACK_STEPS
from hegemon.games.tianxia.drawing.benefits import parted, spoken
from hegemon.games.tianxia.view import TianxiaView
from hegemon.games.tianxia.words.possible import actions_left, gifts_left, most_exchanges, pieces_left
from hegemon.games.tianxia.words.reading import LABELS, effect_of, player_name, ship_to_load, who_asks
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted, fitting

LONGEST = 60  # characters of a prompt
ROOM = 40  # of them for actions
ENDING = "End your turn"
CLOSING = "Before your turn ends: "  # what End turn took brought a choice
PASSED = "You passed. Anything else before your turn ends?"
ROUND = ["Setup", "Income", "Actions", "Attack", "Cleanup"]  # chapter 3
ACTIONS, ATTACK = 2, 3

# By kind of the benefit that is gained: what has to be chosen for it.
CHOOSING = {
    "resource": "Choose a resource to gain",
    "good": "Choose a good to gain",
    "step": "Choose a track to climb",
    "wall": "Choose a section for a free wall",
    "tower": "Choose a section for a free tower",
    "soldier": "Choose a section for a free soldier",
    "sea": "Deliver to the ship at sea, or decline",
}
OFFERS = {"govern": "install a governor", "exchange": "exchange goods", "ship": "ship goods"}
MOMENTS = {
    "": "{name} is choosing an action",
    "region": "{name} is acting in {place}",
    "fortify": "{name} is fortifying the wall",
    "train": "{name} is training soldiers",
    "barge": "{name} is sending a worker",
    "pass": "{name} is passing",
    "closing": "{name} is ending a turn",
}
DOING = {
    "region": "acting",
    "fortify": "fortifying",
    "train": "training",
    "barge": "hiring",
    "pass": "passing",
}


def prompt(view: TianxiaView) -> str:
    """What the player who is asked has to do."""
    if view["phase"] == "losing":
        return f"Raiders want {counted(view['toll'], 'coin')}. Pay how many? (secret)"
    if view["effects"]:
        said = gaining(effect_of(view))
        return fitting(f"{CLOSING}{lower(said)}", said, most=LONGEST) if view["deed"] == "closing" else said
    asked = PROMPTS.get(view["deed"])
    return asked(view) if asked else beginning(view)


def gaining(effect: str) -> str:
    """What has to be chosen for a benefit.

    >>> gaining("2 resource"), gaining("1 tower / 3 points")
    ('Choose a resource to gain (2 left)', 'Choose 1 free tower or 3 points')
    >>> gaining("2 governor"), gaining("2 rice > 5 points")
    ('Install a governor for 2 wood less, or decline', 'Pay 2 rice for 5 points, or decline')
    """
    if "/" in effect:
        return fitting(f"Choose {spoken(effect)}", "Choose one of the benefits", most=LONGEST)
    if ">" in effect:
        return f"Pay {spoken(effect)}, or decline"
    number, word = parted(effect)[0].split()
    if word == "governor":
        return f"Install a governor for {number} wood less, or decline"
    return CHOOSING[word] + (f" ({number} left)" if int(number) > 1 else "")


def beginning(view: TianxiaView) -> str:
    """TIANXIA-3.3 The kinds of turn; TIANXIA-4.7 one passes by taking a bonus tile, as long as there are any."""
    own = who_asks(view)
    if not own["things"]["coins"] and not own["discs"]:
        return "Take a bonus tile to pass" if view["offered"] else "Pass"
    return "Place a disc, send a worker or pass" if own["discs"] else "Send a worker to a barge or pass"


def in_region(view: TianxiaView) -> str:
    """TIANXIA-4.1 At least one action, then more or the end; banner and bubble at any time."""
    place, left, gifts = LABELS[view["place"]], actions_left(view), listed(gifts_left(view))
    if view["action"] == "ship" and not view["times"]:
        return f"Deliver goods to the {ship_to_load(view)['label']}"
    if {"govern", "exchange", "ship"} & set(view["parts"]):
        return fitting(*done_exchanging(view, going_on(place, left, gifts)), most=LONGEST)
    if not left:
        return f"First take {gifts}" if gifts else ENDING
    if not gifts:
        return f"{offers(left, '')} in {place}"
    said = f"In {place}: take {gifts}"
    return fitting(f"{said}, and {lower(offers(left, ''))}", f"{said}, and an action", most=LONGEST)


def done_exchanging(view: TianxiaView, said: str) -> list[str]:
    """TIANXIA-4.3 Why there is no exchange any more, where all that a turn allows are made."""
    most = most_exchanges(view)
    is_done = view["action"] == "exchange" and view["times"] >= most
    return [f"All {most} exchanges of this turn made. {said}", f"All {most} exchanges made. {said}", said][
        2 - 2 * is_done :
    ]


def going_on(place: str, actions: list[str], gifts: str) -> str:
    """TIANXIA-4.1 After an action: what can still be taken and done, or the end.

    >>> going_on("Qin", [], "the step and 2 stone"), going_on("Qin", [], "")
    ('Take the step and 2 stone, or end your turn', 'End your turn')
    >>> going_on("Han", ["govern", "exchange"], "the step, 2 coins and 1 rice")
    'Take the step, 2 coins and 1 rice, act, or end your turn'
    """
    if not actions and not gifts:
        return ENDING
    said = offers(actions, f" in {place}") if actions else ""
    if not gifts:
        return f"{said}, or end your turn"
    more = [f"Take {gifts}{f', {part}' if part else ''}, or end your turn" for part in (lower(said), "act", "")]
    return fitting(*(more if actions else more[-1:]), most=LONGEST)


def lower(words: str) -> str:
    """Words that go on in a sentence."""
    return words[:1].lower() + words[1:]


def offers(actions: list[str], where: str) -> str:
    """Actions to choose among, or where there are too many to name them all a word for them.

    >>> offers(["govern", "exchange"], ""), offers(["govern", "exchange", "ship"], " in Qi")
    ('Install a governor or exchange goods', 'Take another action in Qi')
    """
    said = " or ".join(OFFERS[action] for action in actions)
    return f"{said[:1].upper()}{said[1:]}" if len(said) <= ROOM else f"Take another action{where}"


def on_the_wall(view: TianxiaView) -> str:
    """TIANXIA-4.5 Walls and towers for stone, soldiers for rice."""
    built = [f"a {piece}" for piece in pieces_left(view)]
    if not built:
        return ENDING
    return (
        "Train soldiers, or end your turn" if "a soldier" in built else f"Build {' or '.join(built)}, or end your turn"
    )


def after_passing(view: TianxiaView) -> str:
    """TIANXIA-4.7 With n figurines up to n steps may be bought."""
    steps, price = steps_left(view), int(str(view["options"]["step_price"]))
    if not steps:
        return PASSED
    cost = f" for {counted(price, 'coin')}{' each' if steps > 1 else ''}" if price else ""
    bought = "a palace step" if steps == 1 else f"up to {steps} palace steps"
    return f"{'Buy' if price else 'Take'} {bought}{cost}, or end your turn"


def steps_left(view: TianxiaView) -> int:
    """TIANXIA-4.7 The palace steps that the player in turn could buy still."""
    own, price = who_asks(view), int(str(view["options"]["step_price"]))
    if view["deed"] != "pass" or view["effects"]:
        return 0
    room = sum(TRACK_STEPS - step for step in own["tracks"])
    affordable = own["things"]["coins"] // price if price else room
    return min(len(own["figurines"]) - view["times"], room, affordable)


PROMPTS = {
    "region": in_region,
    "fortify": on_the_wall,
    "train": on_the_wall,
    "barge": lambda view: ENDING,
    "pass": after_passing,
}


def moment(view: TianxiaView) -> str:
    """What is going on, for those who wait."""
    if view["over"]:
        return "The game is over"
    if view["phase"] == "turn":
        place = LABELS.get(view["place"], "")
        return MOMENTS[view["deed"]].format(name=player_name(view, view["turn"]), place=place)
    asked = view["asked"]
    if len(asked) > 1:
        return f"{len(asked)} players are paying raiders"
    return f"{player_name(view, asked[0])} is paying raiders"


def doing(view: TianxiaView, seat: int) -> str:
    """What a player who is asked is doing."""
    return "paying" if view["phase"] == "losing" else DOING.get(view["deed"], "choosing")


def heading(view: TianxiaView) -> str:
    """How far the game is."""
    return "Game over" if view["over"] else f"Round {view['round']} of {view['rounds']}"


def phases(view: TianxiaView) -> dict[str, object]:
    """TIANXIA-3.1 The parts of a round, and which of them it is."""
    return {"names": ROUND, "now": -1 if view["over"] else ATTACK if view["phase"] == "losing" else ACTIONS}
