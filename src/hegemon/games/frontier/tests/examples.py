"""The drawn examples of the rule book: positions, and what the rules themselves say about them.

Each example is a block of RULES.md under the name that it has here; `book.py` puts it there.
"""

from __future__ import annotations

from collections.abc import Callable

from hegemon.games.frontier import expansion, power
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.scenes import legal, play, rows, scene
from hegemon.games.frontier.tests.sketches import sketch
from hegemon.games.frontier.tests.sums import attack_sum, defence_sum, verdict

DRAWINGS = {
    "reading": """
        A*      A+bowman    .           .
        A+woods A           castle      B+fortification!
        .       A           snow        B
    """,
    "range": """
        . . . . . .
        . . . . . .
        . A . . . .
        . . . . . .
        . . . . . .
    """,
    "jumping": """
        . . .        . .
        . . mountain . .
        . A mountain . .
        . . .        . .
        . . .        . .
    """,
    "corners": """
        . mountain .        .
        . A        mountain .
        . .        .        .
    """,
    "snow": """
        . . snow .    .
        . A snow .    .
        . . .    snow .
        . . .    .    .
    """,
    "frost": """
        . . .      . .
        . . A+snow . .
        . . .      . .
    """,
    "ships": """
        .     .            water water . .
        A     A+water+port water water . .
        .     .            .     .     . .
        water .            .     .     . .
    """,
    "climbing": """
        lake A .        .
        .    A mountain .
        .    A .        .
        .    . woods    .
    """,
    "conquest": """
        A          B B
        A+mountain B B+defender
        A+attacker . .
    """,
    "desert": """
        A B        B
        A .        .
        A B+desert B
    """,
    "coast": """
        A+water      . .
        A+water+port B B+bowman
        A+water      . .
    """,
    "gold": """
        . . .        .        .
        . A .        gold     .
        . . village  mountain .
    """,
    "shots": """
        . .        .        . .
        . woods    woods    . .
        . mountain A+bowman . .
        . .        .        . .
        . .        .        . .
    """,
    "bowman near": """
        A+bowman A B B+bowman
    """,
    "bowman behind": """
        A+bowman A B B B+bowman
    """,
    "catapult": """
        .          A .               .
        A+catapult A B+fortification B
        .          . .               .
    """,
    "harbour": """
        .          . water        .
        A+catapult . B+water+port .
        .          . .            .
    """,
    "fortress": """
        A*+fortification+defender A .
        A                         A .
        .                         . .
    """,
    "turn": """
        A  A+woods .        .
        A* A       material B
        .  village .        B
    """,
}


def position(name: str) -> Frontier:
    """The position of an example, on A's turn."""
    return scene(DRAWINGS[name])


def board(name: str, state: Frontier, answers: dict[int, str] | None = None) -> str:
    """The part of a map that its drawing is about."""
    lines = rows(DRAWINGS[name])
    return sketch(state.view(-1), answers or {}, len(lines), len(lines[0]))


def priced(name: str) -> str:
    """A board with what A would pay for each tile."""
    return board(name, position(name), costs(position(name)))


def costs(state: Frontier) -> dict[int, str]:
    """What A pays now for each tile of nobody, and `x` where a tile is near enough but A cannot take it."""
    takes = {move.split()[1] for move in legal(state) if move.startswith("take")}
    names = state.world.grid.names
    near = [number for number in range(int(state.world.tiles)) if is_near(state, number)]
    return {number: str(expansion.cost_of(state, number)) if names[number] in takes else "x" for number in near}


def is_near(state: Frontier, number: int) -> bool:
    """Is a tile no further from A's territory than A may ever reach?"""
    world = state.world
    for own in range(int(world.tiles)):
        reach = world.range + (1 if state.ground.is_water(own) else 0)
        if state.owner[own] == 0 and world.grid.distance(own, number) <= reach:
            return True
    return False


def judged(name: str, *questions: str, price: bool = False) -> str:
    """A board, and the sums for some tiles: `A c2` asks whether A may take c2."""
    state = position(name)
    parts = [priced(name) if price else board(name, state)]
    parts += [verdict(state, *question.split()) for question in questions]
    return "\n\n".join(parts)


def conquest() -> str:
    """A border that breaks: a tile that was too strong falls after its neighbour."""
    state = position("conquest")
    before = judged("conquest", "A b1", "A b2")
    play(state, "take b2")
    return f"{before}\n\nAda conquers b2. Now\n\n{verdict(state, 'A', 'b1')}"


def gold() -> str:
    """A board with gold, and the moves that take it."""
    moves = [move for move in legal(position("gold")) if "gold" in move]
    return f"{priced('gold')}\n\n" + "\n".join(moves)


def shots() -> str:
    """A's attack on every tile, by a lone bowman."""
    state = position("shots")
    return board("shots", state, {n: str(power.attack_on(state, 0, n)) for n in range(int(state.world.tiles))})


def bowmen() -> str:
    """A bowman right behind the border, and one two steps behind it."""
    return f"{judged('bowman near', 'A c1')}\n\n{judged('bowman behind', 'A c1')}"


def coast() -> str:
    """Ships against the coast, and the coast against ships."""
    state = position("coast")
    return "\n\n".join([judged("coast", "A b2"), attack_sum(state, "B", "a2"), defence_sum(state, "a2")])


def fortress() -> str:
    """A spawn that is hard to take."""
    state = position("fortress")
    return f"{board('fortress', state)}\n\n{defence_sum(state, 'a1')}"


def warehouse() -> str:
    """The end of a turn with too much in hand, without and with something dropped."""
    lines = ["in hand: a log, a material, an iron and 8 actions", ""]
    for moves in (["end"], ["drop log", "end"]):
        state = scene("A*", stored=(8,), resources="log material iron")
        told = [sentence for sentence in play(state, *moves) if sentence.startswith("Ada")]
        lines += [f"{', '.join(moves):<16}{strip(state)}", *(f"{'':<16}{sentence}" for sentence in told), ""]
    return "\n".join(lines).rstrip()


def strip(state: Frontier) -> str:
    """A's warehouse, place by place: five for each log, material and iron, one for each stored action."""
    view = state.view(0)
    kept = "".join(5 * letter * number for letter, number in zip("LMI", view["resources"][0]))  # type: ignore[index]
    kept += "*" * view["stored"][0]  # type: ignore[index]
    whole = kept.ljust(int(str(view["capacity"])), ".")
    return " ".join(whole[place : place + 5] for place in range(0, len(whole), 5))


TURN = ["take b3", "take c2", "train defender c2", "chop b1", "build fortification c2", "take d2", "end"]


def turn() -> str:
    """A whole turn: every move, what it did, and the actions that were left."""
    state = scene(DRAWINGS["turn"], stored=(4,), resources="log", loot=(2,))
    lines = [board("turn", state), ""]
    for move in TURN:
        told = [sentence for sentence in play(state, move) if sentence.startswith("Ada")]
        left = int(state.stored[0])
        lines += [f"{move:<24}{told[0]:<48}{left} left", *(f"{'':<24}{sentence}" for sentence in told[1:])]
    return "\n".join([*lines, "", board("turn", state)])


EXAMPLES: dict[str, Callable[[], str]] = {
    "reading": lambda: priced("reading"),
    "range": lambda: priced("range"),
    "jumping": lambda: priced("jumping"),
    "corners": lambda: priced("corners"),
    "snow": lambda: f"{priced('snow')}\n\n{priced('frost')}",
    "ships": lambda: priced("ships"),
    "climbing": lambda: judged("climbing", "A a1", "A c2", "A c4", price=True),
    "conquest": conquest,
    "desert": lambda: judged("desert", "A b1", "A b3"),
    "coast": coast,
    "gold": gold,
    "shots": shots,
    "bowmen": bowmen,
    "catapult": lambda: judged("catapult", "A c2"),
    "harbour": lambda: judged("harbour", "A c2"),
    "fortress": fortress,
    "warehouse": warehouse,
    "turn": turn,
}
