"""SWARM-6.3 to SWARM-6.8 A battle told step by step: plans, treason, tactics, elements, scores, and what it cost.

Scores, losses and fates are those that the rules told; the lines of a sum are what a plan brought, and whatever the
score has beyond them is what the place gives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.drawing.hands import LEADER_NAMED, SHORT, covert_card, leader_card
from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.words.clashes import YOU, possessive
from hegemon.games.swarm.words.duels import duel_shown
from hegemon.games.swarm.words.reading import COVERTS, QUESTS, amount, occupants, player_name, tile_named
from hegemon.kit.verdict import listed
from hegemon.kit.words.showdowns import (
    Brought,
    Scene,
    Showdown,
    Side,
    Term,
    Toll,
    brought,
    capital,
    does,
    named,
    owner,
    seats_of,
    term,
    toll,
    words_of,
)

PLANS, TREASON, TACTICS, ELEMENTS, PLACE = range(5)  # the steps
SETTLE = ("scored", "betrayed")  # a battle
DECIDE = (*SETTLE, "shown", "ended")  # a battle, or perhaps the duel
ENDS = ("battle", "claim", "harvested", "event", "fulfilled", "ended", "duel")  # with what another thing begins
ADDS = {"banner": content.BANNER_STRENGTH, "ambush": content.AMBUSH_STRENGTH}


class Plan(NamedTuple):
    """What one side laid open, and what the rules told of it."""

    seat: int
    name: str
    leader: str
    committed: int
    tactics: str
    is_killed: bool
    is_betrayed: bool
    score: int | None
    lost: int


class Battle(NamedTuple):
    """A battle as it was told."""

    tile: TileView
    left: Plan
    right: Plan
    winner: int  # a seat, or -1
    scenes: list[Scene]

    @property
    def plans(self) -> tuple[Plan, Plan]:
        return self.left, self.right


def showdowns(view: View, scenes: list[Scene], earlier: Callable[[], list[Scene]]) -> list[Showdown]:
    """The battle or the duel that a move decided; there is never more than one, for each has plans of its own."""
    decided = next((at for at, scene in enumerate(scenes) if scene["name"] in DECIDE), None)
    if decided is None:
        return []
    before = earlier()
    told = part_of([*before, *scenes], len(before) + decided)
    if told and told[0]["name"] == "duel":
        duel = duel_shown(view, told)
        return [] if duel is None else [duel]
    battle = battle_of(view, told) if told and scenes[decided]["name"] in SETTLE else None
    return [] if battle is None else [shown(view, battle)]


def part_of(history: list[Scene], decided: int) -> list[Scene]:
    """From the announcement of what was decided there to the beginning of something else."""
    starts = [at for at in range(decided, -1, -1) if history[at]["name"] in ("battle", "duel")]
    ends = [at for at in range(decided, len(history)) if history[at]["name"] in ENDS]
    return history[starts[0] : ends[0] if ends else None] if starts else []


def battle_of(view: View, told: list[Scene]) -> Battle | None:
    """The battle of these events; none where its plans were not told."""
    seats, tile = seats_of(told[0]), tile_named(view, words_of(told[0], "tile")[0])
    if tile is None or len(named(told, "plan")) != len(seats):
        return None
    left, right = (plan_of(view, told, seat) for seat in seats)
    won = named(told, "won")
    return Battle(tile, left, right, seats_of(won[0])[0] if won else -1, told)


def plan_of(view: View, told: list[Scene], seat: int) -> Plan:
    """What this seat laid open."""
    own = [scene for scene in told if seats_of(scene)[:1] == [seat]]
    plan, scored = named(own, "plan")[0], named(own, "scored")
    betrayed = [leader for scene in named(told, "betrayed") for leader in words_of(scene, "leader")]
    leader = "".join(words_of(plan, "leader"))
    return Plan(
        seat=seat,
        name=player_name(view, seat),
        leader=leader,
        committed=plan["values"][0],
        tactics="".join(word for scene in named(own, "tactics") for word in words_of(scene, "covert")),
        is_killed=bool(named(own, "killed")),
        is_betrayed=leader in betrayed,
        score=scored[0]["values"][0] if scored else None,
        lost=sum(scene["values"][0] for scene in named(own, "lost", "returned")),
    )


def shown(view: View, battle: Battle) -> Showdown:
    """All that is shown of a battle."""
    left, right = battle.plans
    is_treason = left.is_betrayed or right.is_betrayed
    return {
        "kind": "Battle",
        "title": f"Battle for {battle.tile['label']}",
        "about": about(battle),
        "spot": ("tile", battle.tile["name"]),
        "seats": [left.seat, right.seat, *callers(battle)],
        "sides": [side(view, battle, left, right), side(view, battle, right, left)],
        "steps": ["Plans revealed"] if is_treason else steps(view, battle),
        "cry": "Treason!" if is_treason else "",
        "cried": TREASON,
        "verdict": called_by(view, battle) if is_treason else verdict(battle),
        "outcome": homecoming(battle) if is_treason else outcome(battle),
        "meaning": unmasked(view, battle) if is_treason else meaning(view, battle),
    }


def about(battle: Battle) -> str:
    """What is fought for, unless its name says so; who attacks stands with the sides."""
    return "" if battle.tile["kind"] in battle.tile["name"] else capital(battle.tile["kind"])


def is_defending(battle: Battle, plan: Plan) -> bool:
    """SWARM-6.5 Were its troops there when the movement phase began, and the other's not?"""
    stood = [seat for seat in (battle.left.seat, battle.right.seat) if battle.tile["stood"][seat]]
    return stood == [plan.seat]


def callers(battle: Battle) -> list[int]:
    """Who called treason from beside the battle."""
    seats = [seats_of(scene)[0] for scene in named(battle.scenes, "betrayed")]
    return [seat for seat in dict.fromkeys(seats) if seat not in (battle.left.seat, battle.right.seat)]


def side(view: View, battle: Battle, own: Plan, other: Plan) -> Side:
    """One side: the army, the cards, the sum, and the losses."""
    stay = battle.tile["troops"][own.seat]
    part = "defend" if is_defending(battle, own) else "attack" if is_defending(battle, other) else "fight"
    return {
        "seat": own.seat,
        "name": capital(own.name),
        "role": f"{part if own.name == YOU else f'{part}s'} with {amount(stay + own.lost, 'troop')}",
        "cards": cards(view, own, other),
        "terms": terms(view, battle, own, other),
        "score": own.score,
        "won": own.seat == battle.winner,
        "losses": [cost(battle, own, stay)],
    }


def cost(battle: Battle, own: Plan, stay: int) -> Toll:
    """What it cost one side: troops that are lost, or that go home alive."""
    if own.is_betrayed:
        return {**toll(own.seat, own.lost, "go home" if own.lost > 1 else "goes home"), "alive": True}
    if stay:
        return toll(own.seat, own.lost, "1 stays" if stay == 1 else f"{stay} stay")
    return toll(own.seat, own.lost, "all lost" if own.lost else "none left")


def cards(view: View, own: Plan, other: Plan) -> list[Brought]:
    """SWARM-6.2 The leader and the tactics card, and what becomes of them."""
    found = []
    if own.leader:
        fate = ("Traitor", TREASON) if own.is_betrayed else ("Killed", TACTICS) if own.is_killed else ("", 0)
        if not fate[0] and is_countered(own, other):
            fate = ("Beaten", ELEMENTS)
        found.append(brought(leader_card("leader", LEADER_NAMED[own.leader], ""), *fate))
    if own.tactics:
        fate = ("Void", TACTICS) if is_cancelled(own, other) else ("", 0)
        found.append(brought({**covert_card(view, own.tactics), "rule": SHORT[own.tactics]}, *fate))
    return found


def is_cancelled(own: Plan, other: Plan) -> bool:
    """SWARM-1.6 A mirage voids the other tactics card."""
    return bool(own.tactics) and other.tactics == "mirage"


def is_countered(own: Plan, other: Plan) -> bool:
    """SWARM-6.4 Does the other leader, if it lives, counter this one? After treason nobody does."""
    if not own.leader or not other.leader or own.is_killed or other.is_killed:
        return False
    if own.is_betrayed or other.is_betrayed:
        return False
    return bool(clash.counters(LEADER_NAMED[other.leader].element, LEADER_NAMED[own.leader].element))


def terms(view: View, battle: Battle, own: Plan, other: Plan) -> list[Term]:
    """SWARM-6.5 Commitment, skill, tactics, and what the score has beyond them: the wall, or a sapper against it."""
    found = [term("Committed troops", str(own.committed), TREASON if own.is_betrayed else PLANS, own.is_betrayed)]
    counted = own.committed
    if own.leader:
        skill = skill_term(own, other)
        counted += 0 if skill["struck"] else LEADER_NAMED[own.leader].skill
        found.append(skill)
    else:
        found.append(term("No leader", "0", PLANS))
    if own.tactics:
        found.append(tactics_term(own, other))
        counted += added(own, other)
    if own.score is not None and own.score != counted:
        is_sapper = not is_defending(battle, own) and view["seats"][own.seat]["specialty"] == "sapper"
        found.append(term("Sapper" if is_sapper else "Bastion walls", own.score - counted, PLACE))
    return found


def skill_term(own: Plan, other: Plan) -> Term:
    """SWARM-6.4 The leader's skill, unless it was killed, betrayed or countered."""
    leader = LEADER_NAMED[own.leader]
    text, at, struck = f"{leader.label} ({content.ELEMENTS[leader.element]})", PLANS, False
    if own.is_betrayed:
        at, struck = TREASON, True
    elif own.is_killed:
        at, struck = TACTICS, True
    elif is_countered(own, other):
        at, struck = ELEMENTS, True
    return term(text, leader.skill, at, struck)


def added(own: Plan, other: Plan) -> int:
    """SWARM-1.6 What the tactics card adds to the score."""
    if is_cancelled(own, other) or (own.tactics == "ambush" and own.committed >= other.committed):
        return 0
    return ADDS.get(own.tactics, 0)


def tactics_term(own: Plan, other: Plan) -> Term:
    """SWARM-1.6 What the tactics card does."""
    label = COVERTS[own.tactics].label
    if own.is_betrayed:
        return term(label, "void", TREASON, struck=True)
    if is_cancelled(own, other):
        return term(label, "cancelled", TACTICS, struck=True)
    more = added(own, other)
    return term(label, more or effect(own, other), TACTICS)


def effect(own: Plan, other: Plan) -> str:
    """What a tactics card does that adds nothing."""
    enemy = LEADER_NAMED[other.leader].label if other.leader else ""
    if own.tactics == "dagger":
        return f"kills {enemy}" if other.is_killed else "kills nobody"
    if own.tactics == "mirage":
        return f"cancels {COVERTS[other.tactics].label}" if other.tactics else "nothing to cancel"
    if own.tactics == "shield" and own.leader:
        return f"protects {LEADER_NAMED[own.leader].label}"
    return EFFECTS.get(own.tactics, "")


EFFECTS = {"ambush": "not outnumbered", "surgeon": "saves the troops", "bluff": "a bluff", "shield": "protects nobody"}


def steps(view: View, battle: Battle) -> list[str]:
    """SWARM-6.8 What happened in which order."""
    left, right = battle.plans
    found = ["Plans revealed", "No treason", tactics_step(left, right), elements_step(left, right)]
    gifts = [one for plan, other in ((left, right), (right, left)) for one in terms(view, battle, plan, other)]
    return found + [f"{one['text']} {one['value']}" for one in gifts if one["at"] == PLACE][:1]


def tactics_step(left: Plan, right: Plan) -> str:
    """The tactics that changed most: a mirage, a dagger, a shield, or whatever was added."""
    pairs = sorted(((left, right), (right, left)), key=lambda pair: WEIGHT.get(pair[0].tactics, 9))
    for own, other in pairs:
        if not own.tactics or is_cancelled(own, other):
            continue
        more = added(own, other)
        return f"{COVERTS[own.tactics].label} {f'{more:+d}' if more else effect(own, other)}"
    return "No tactics"


WEIGHT = {name: at for at, name in enumerate(("mirage", "dagger", "shield", "ambush", "banner", "surgeon", "bluff"))}


def elements_step(left: Plan, right: Plan) -> str:
    """SWARM-6.4 Which element beat which."""
    for own, other in ((left, right), (right, left)):
        if is_countered(own, other):
            winner, loser = (content.ELEMENTS[LEADER_NAMED[plan.leader].element] for plan in (other, own))
            return f"{capital(winner)} beats {loser}"
    return "No element beaten"


def verdict(battle: Battle) -> str:
    """SWARM-6.6 Who won, by what."""
    left, right = battle.plans
    if battle.winner < 0:
        return f"Tied {left.score} to {right.score}"
    won, lost = (left, right) if battle.winner == left.seat else (right, left)
    return f"{does(won.name, 'win')} {won.score} to {lost.score}"


def outcome(battle: Battle) -> str:
    """SWARM-6.6 Whose the tile is now."""
    label = battle.tile["label"]
    if battle.winner < 0:
        return "Both armies are lost"
    won = battle.left if battle.winner == battle.left.seat else battle.right
    there = occupants(battle.tile)
    if not there:
        return f"Nobody holds {label}"
    if there != [won.seat]:
        return f"{does(won.name, 'win')} at {label}"
    return f"{does(won.name, 'hold' if is_defending(battle, won) else 'take')} {label}"


def meaning(view: View, battle: Battle) -> str:
    """SWARM-6.6, SWARM-9.1 Why a winner has nothing of it, or how near the win by bastions is."""
    if battle.winner >= 0 and not occupants(battle.tile):
        return spent(battle)
    if battle.winner < 0 or occupants(battle.tile) != [battle.winner]:
        return ""
    if battle.tile["kind"] != "bastion":
        return ""
    won = battle.left if battle.winner == battle.left.seat else battle.right
    held, need = view["seats"][won.seat]["bastions"], view["options"]["bastions_to_win"]
    if held < need:
        return f"{does(won.name, 'hold')} {held} of the {need} bastions that win."
    rounds = view["options"]["hold"]
    return f"{does(won.name, 'hold')} {held} bastions. Keeping {need} through the battles of {rounds} rounds wins."


def spent(battle: Battle) -> str:
    """SWARM-6.6 A winner loses what was committed; here it was all there was."""
    won, lost = battle.plans if battle.winner == battle.left.seat else battle.plans[::-1]
    return f"{does(won.name, 'beat')} {lost.name}, but committed and lost every troop."


def homecoming(battle: Battle) -> str:
    """SWARM-6.3 A betrayed army goes home, and the place is left to the other."""
    gone, stays = sorted(battle.plans, key=lambda plan: not plan.is_betrayed)
    if stays.is_betrayed:
        return "Both armies go home"
    if occupants(battle.tile) != [stays.seat]:
        return f"{owner(gone.name)} army goes home"
    return f"{does(stays.name, 'hold' if is_defending(battle, stays) else 'take')} {battle.tile['label']}"


def called_by(view: View, battle: Battle) -> str:
    """SWARM-6.3 Who called treason, by which a battle is decided before any score, or betrayed a leader of its own."""
    betrayals = named(battle.scenes, "betrayed")
    victim = betrayed_by(battle, betrayals[0])
    if len(betrayals) == 1 and seats_of(betrayals[0])[0] == victim.seat:
        own = "your" if victim.name == YOU else "their"
        return f"{capital(victim.name)} betrayed {own} own {LEADER_NAMED[victim.leader].label}"
    seats = dict.fromkeys(seats_of(scene)[0] for scene in betrayals)
    return f"{capital(listed([player_name(view, seat) for seat in seats]))} called treason"


def unmasked(view: View, battle: Battle) -> str:
    """SWARM-3.2, SWARM-6.3 Who had bought which leader, and whose army goes home for it."""
    told = [treason_told(view, battle, scene) for scene in named(battle.scenes, "betrayed")]
    return " ".join([*told, *no_win(view, battle)])


def treason_told(view: View, battle: Battle, scene: Scene) -> str:
    """One treason: who called it on whose leader, unless that was its own, and what becomes of the army."""
    victim = betrayed_by(battle, scene)
    home = f"{possessive(victim.name)} {amount(victim.lost, 'troop')} {'go' if victim.lost > 1 else 'goes'} home"
    if seats_of(scene)[0] == victim.seat:
        return f"{capital(home)} unharmed."
    name, label = player_name(view, seats_of(scene)[0]), LEADER_NAMED[victim.leader].label
    return f"{capital(name)} had bought {label}: {home}."


def betrayed_by(battle: Battle, scene: Scene) -> Plan:
    """Whose leader a treason was called on."""
    leader = words_of(scene, "leader")[0]
    return next(plan for plan in battle.plans if plan.leader == leader)


def no_win(view: View, battle: Battle) -> list[str]:
    """SWARM-6.3 Such a battle has no winner: who stays there may have a quest that counts wins."""
    stays = [plan.seat for plan in battle.plans if not plan.is_betrayed]
    quests = [QUESTS[name] for name in view["hand"].get("quests", [])] if view["seat"] in stays else []
    return [f"This does not count for {quest.label}." for quest in quests if quest.kind == content.WIN_BATTLES]
