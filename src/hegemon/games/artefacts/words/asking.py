"""What the table says of a moment of Artefacts: to the one who is asked, to those who wait, and of each player."""

from __future__ import annotations

from hegemon.games.artefacts.drawing.symbols import SYMBOLS
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.words.reading import curse_text, held_by, player_name
from hegemon.kit.words.english import counted
from hegemon.kit.words.parts import Fact, Speech, fact
from hegemon.kit.words.parts import progress as progress_of
from hegemon.kit.words.parts import speech as speech_to

TURN = ["March", "Battle", "Reinforce"]  # chapter 4: the steps of a turn
STEPS = {"marching": 0, "raising": 2}  # by phase; between them is the battle
BETWEEN = {"settling": "Setup", "over": "Game over"}

PROMPTS = {
    "fighting": "Start a battle, or skip it",
    "siding": "{attacker} attacks, {sums}. Pick a side",
    "supporting": "Support {attacker}? It stands at {sums}",
    "opposing": "Help {defender} defend? It stands at {sums}",
    "using": "The battle stands at {sums}. Use an artefact or power?",
    "fleeing": "Choose an army that flees, or stay and fight",
    "rewarding": "You won! Place {armies} where you fought or next door",
    "returning": "You were wiped out. Return with {armies}",
    "raising": "Place {new armies}",
}
MOMENTS = {
    "settling": "{name} is placing an army",
    "marching": "{name} is marching",
    "fighting": "{name} is choosing a battle",
    "siding": "{name} is choosing a side, {sums}",
    "supporting": "{name} is choosing a side, {sums}",
    "opposing": "{name} is choosing a side, {sums}",
    "using": "{name} may use artefacts, {sums}",
    "fleeing": "{name} is fleeing from the battle",
    "rewarding": "{name} won and is placing {armies}",
    "returning": "{name} is returning with {armies}",
    "raising": "{name} is placing {new armies}",
    "over": "The game is over",
}
DOING = {
    "marching": "marching",
    "fighting": "attacking",
    "siding": "deciding",
    "supporting": "deciding",
    "opposing": "deciding",
    "using": "deciding",
    "fleeing": "fleeing",
}
PLEAS = {
    "support": "Will you support me? By my reckoning it pays for you too.",
    "oppose": "Will you help me defend? By my reckoning it pays for you too.",
}


def prompt(view: ArtefactsView) -> str:
    """What the player who is asked has to do."""
    room = sum(area["free"] for area in view["areas"] if area["muster"])
    if view["phase"] == "raising" and not (view["reserve"] and room):
        return "Use a power, or end your turn"
    if view["phase"] == "settling":
        return f"Place army {view['armies'][view['turn']] + 1} of {view['starting']} in a free slot"
    if view["phase"] == "marching":
        return marching_prompt(view)
    if view["phase"] == "raising" and room < view["reserve"]:
        return f"Place {room} of {view['reserve']} new armies (no more free slots)"
    many = view["phase"] == "raising" and view["reserve"] > 1
    return told(view, PROMPTS[view["phase"]]) + (" (one per slot)" if many else "")


def moment(view: ArtefactsView) -> str:
    """What is going on, for those who wait."""
    return told(view, MOMENTS[view["phase"]])


def told(view: ArtefactsView, text: str) -> str:
    """A text with the names and numbers of the moment in its gaps."""
    fight = view["battle"]
    filling = {
        "name": player_name(view, view["turn"]),
        "armies": counted(view["reserve"], "army", "armies"),
        "new armies": counted(view["reserve"], "new army", "new armies"),
        "sums": "\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}".join(map(str, fight["strength"])) if fight else "",
        "attacker": player_name(view, fight["attacker"]) if fight else "",
        "defender": player_name(view, fight["defender"]) if fight else "",
    }
    for gap, words in filling.items():
        text = text.replace("{" + gap + "}", words)
    return text


def marching_prompt(view: ArtefactsView) -> str:
    """ARTEFACTS-4.1 With how many armies there are to be moved."""
    number = fresh(view)
    told = f"March armies, or finish ({number} of {view['armies'][view['turn']]} can march)"
    return told if number else "Use a power, or finish"


def fresh(view: ArtefactsView) -> int:
    """ARTEFACTS-4.1 How many armies of the player in turn have not moved, and have a slot to go to."""
    entered = {slot["area"] for slot in view["slots"] if slot["ground"] in ("free", "relic")}
    own = [slot["area"] for slot in view["slots"] if slot["seat"] == view["turn"] and not slot["moved"]]
    return sum(not entered.isdisjoint((area, *view["areas"][area]["next"])) for area in own)


def doing(view: ArtefactsView, seat: int) -> str:
    """What a player who is asked is doing."""
    return DOING.get(view["phase"], "placing")


def speech(view: ArtefactsView, words: list[str]) -> Speech | None:
    """ARTEFACTS-5.2 What a leader of a battle says to whoever is asked for a side."""
    return speech_to(view["turn"], PLEAS[words[0]]) if words[0] in PLEAS else None


def heading(view: ArtefactsView) -> str:
    """How far the game is."""
    return BETWEEN.get(view["phase"]) or f"Round {view['round']} of {view['round_limit']}"


def phases(view: ArtefactsView) -> dict[str, object]:
    """The steps of a turn, and which of them it is."""
    return {"names": TURN, "now": -1 if view["phase"] in BETWEEN else STEPS.get(view["phase"], 1)}


def facts(view: ArtefactsView, seat: int) -> list[Fact]:
    """Armies, artefacts, and what the next reinforcements bring while there is one."""
    armies = counted(view["armies"][seat], "army", "armies")
    found = [fact(armies)]
    held = [view["artefacts"][k] for k in held_by(view, seat)]
    if held:
        texts = " · ".join(f"{relic['name']}: {relic['text']}{curse_text(relic)}" for relic in held)
        found.append(fact(str(len(held)), texts, SYMBOLS["artefacts"]))
    if view["round"] and not view["over"]:
        debt = view["debt"][seat]
        less = f", less {debt} for a curse" if debt else ""
        coming = max(0, view["income"][seat] - debt)
        if not coming and not debt:
            return found
        found.append(
            fact(f"+{coming} a turn", f"{counted(coming, 'new army', 'new armies')} as reinforcements now{less}")
        )
    return found


def progress(view: ArtefactsView, seat: int) -> dict[str, object]:
    """ARTEFACTS-7.1 Areas decide."""
    return progress_of(view["owned"][seat], "area", "areas")
