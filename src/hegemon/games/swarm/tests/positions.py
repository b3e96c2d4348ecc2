"""Positions of Swarm from small literals, with clean accounts, and words to play and to look at them.

Whatever is not said is filled in: 5 water each, all other troops in reserve, all other cards in their decks in the
order of the content (the first of a table on top), everyone a seer, for that specialty changes nothing after the setup,
and traitors that nobody has as leaders. The rules themselves open the phase, so who is asked is theirs to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.engine.state import seats_in, submit
from hegemon.games.swarm import GAME, cards, flow, movement, prayer
from hegemon.games.swarm.board_facts import tiles_occupied
from hegemon.games.swarm.content import (
    CELLS,
    COVERTS,
    ELEMENTS,
    EVENTS,
    LEADERS,
    PAYS_POINT,
    QUESTS,
    SPECIALTIES,
)
from hegemon.games.swarm.phases import DEPLOYING, DISCARDED, DONE, GONE, KEEPING, LAID, LOT_NAMES, MOVING
from hegemon.games.swarm.state import Swarm, blank
from hegemon.kit.cards import IN_DECK, everyone
from hegemon.kit.seats import all_seats

LETTERS = "abcdef"
# North is up; only the swarm crosses the edges. The cells of the first row are a1 b1 c1 d1 e1.
PLAIN = """
    crow-gate    sahl        ember-temple  merit        salt-keep
    flint-waste  blue-basin  sanctuary     clay-temple  still-pan
    ashar        red-watch   grey-sea      old-teeth    dunmouth
    reed-temple  bone-field  deep-basin    high-step    well-temple
"""
USUAL_WATER = 5
TRAITORS_EACH = 4
Piles = Mapping[str, Mapping[str, int]]  # by seat: a tile or an element, and how many
Hands = Mapping[str, Sequence[str]]  # by seat, or by deck: names
NOBODY: dict[str, dict[str, int]] = {}
NOTHING: dict[str, list[str]] = {}

OPENINGS: dict[str, Callable[[Swarm], None]] = {
    "keep": lambda state: state.ask_all(KEEPING, all_seats(state.seats)),
    "deploy": lambda state: state.ask_one(DEPLOYING, state.start),
    "event": flow.begin_round,
    "pray": prayer.ask,
    "drop": flow.begin_movement,
    "move": lambda state: movement.ask(state, MOVING, state.start),
    "battle": flow.begin_battles,
    "harvest": flow.after_battles,
    "quest": lambda state: flow.open_lot(state, 0),
    "leader": lambda state: flow.open_lot(state, 1),
    "covert": lambda state: flow.open_lot(state, 2),
    "quests": lambda state: flow.look_at_quests(state, state.start),
    "finish": flow.finish_round,
}
SETUP = ("keep", "deploy")


def swarm(
    phase: str = "move",
    *,
    seats: int = 3,
    start: str = "a",
    event: str = "dawn-shower",
    swarm: str = "still-pan",
    layout: str = PLAIN,
    troops: Piles = NOBODY,
    moved: Piles = NOBODY,
    inside: Piles = NOBODY,
    came: Hands = NOTHING,
    water: str = "",
    wins: str = "",
    looks: str = "",
    specialty: Mapping[str, str] | None = None,
    leaders: Hands = NOTHING,
    coverts: Hands = NOTHING,
    wards: str = "",
    quests: Hands = NOTHING,
    fulfilled: Hands = NOTHING,
    traitors: Mapping[str, str] | None = None,
    discarded: Sequence[str] = (),
    gone: Sequence[str] = (),
    fought: Sequence[str] = (),
    prays: str = "",
    decks: Hands = NOTHING,
    **dials: object,
) -> Swarm:
    """A state at the opening of a phase of round 1; `event` is its card, which the phase `event` reveals.

    `troops={"a": {"sahl": 3}}` stand on tiles, `inside={"a": {"fire": 2}}` are in temples; of the troops, `moved` have
    moved already, and tiles that a seat `came` to were not its own when the movement began. `water="a9 b0"`, `wins` and
    `looks` go by seat; `wards="aab"` are laid; `prays="b"` sits the round out. `decks={"quest": ["host"]}` are cards on
    top, the first topmost; the decks are event, quest, leader and covert.
    """
    state = blank(seats, GAME.settle(seats, dials))
    state.dice = seeded(1)
    state.start = state.turn = LETTERS.index(start)
    lay(state, layout, swarm)
    deal(state, {"quest": quests, "leader": leaders, "covert": coverts}, fulfilled, wards)
    put_away(state, discarded, gone)
    give_specialties(state, specialty or {})
    place(state, troops, moved, inside)
    state.water, state.wins, state.looks = (
        by_seat(seats, text, usual) for text, usual in ((water, USUAL_WATER), (wins, 0), (looks, 0))
    )
    give_traitors(state, traitors or {}, phase == "keep")
    stack(state, decks, event, phase)
    state.prays = bits(LETTERS.index(seat) for seat in prays)
    state.fought = bits(leader_number(name) for name in fought)
    stand(state, came)
    return opened(state, phase)


def lay(state: Swarm, layout: str, swarm: str) -> None:
    """The tiles as drawn; where dials change the tiles, those that are not drawn take the cells of the missing."""
    names = tile_names(state)
    drawn = layout.split()
    spare = iter([name for name in names if name not in drawn])
    for cell, name in enumerate(drawn):
        state.tile_at[cell] = names.index(name if name in names else next(spare))
    state.derive()
    state.swarm = state.swarm_from = state.cell_of[names.index(swarm)]


def deal(state: Swarm, hands: Mapping[str, Hands], fulfilled: Hands, wards: str) -> None:
    """Cards into hands; everything else is in the decks."""
    for lot in range(len(LOT_NAMES)):
        for card in range(len(cards.places_of(state, lot))):
            cards.places_of(state, lot)[card] = IN_DECK
    for lot, name in enumerate(LOT_NAMES):
        for letter, names in hands[name].items():
            for card_name in names:
                put(state, lot, card_name, LETTERS.index(letter), 1 << LETTERS.index(letter))
    for letter in wards:
        put(state, 2, "ward", LAID + LETTERS.index(letter), 1 << LETTERS.index(letter))
    for letter, names in fulfilled.items():
        for card_name in names:
            card = put(state, 0, card_name, DONE + LETTERS.index(letter), int(everyone(state.seats)))
            state.points[LETTERS.index(letter)] += QUESTS[card].amount if QUESTS[card].reward == PAYS_POINT else 0


def put_away(state: Swarm, discarded: Sequence[str], gone: Sequence[str]) -> None:
    """Covert cards among the discards, face up, and leaders out of the game."""
    for name in discarded:
        put(state, 2, name, DISCARDED, int(everyone(state.seats)))
    for name in gone:
        put(state, 1, name, GONE, int(everyone(state.seats)))


def put(state: Swarm, lot: int, name: str, where: int, knowers: int) -> int:
    """Take a card of this name out of the deck and put it somewhere; its number."""
    places = cards.places_of(state, lot)
    card = next(card for card in range(len(places)) if places[card] == IN_DECK and card_name(state, lot, card) == name)
    places[card] = where
    cards.known_of(state, lot)[card] = knowers
    return card


def give_specialties(state: Swarm, specialty: Mapping[str, str]) -> None:
    names = [card.name for card in SPECIALTIES]
    for seat in range(int(state.seats)):
        state.specialty[seat] = names.index(specialty.get(LETTERS[seat], "seer"))


def place(state: Swarm, troops: Piles, moved: Piles, inside: Piles) -> None:
    """Troops on tiles and in temples; the rest is in reserve."""
    for seat, letter in enumerate(LETTERS[: int(state.seats)]):
        for tile, number in enumerate(tile_names(state)):
            state.troops[seat * CELLS + tile] = troops.get(letter, {}).get(number, 0)
            state.arrived[seat * CELLS + tile] = moved.get(letter, {}).get(number, 0)
        for element, name in enumerate(ELEMENTS):
            state.inside[seat * 4 + element] = inside.get(letter, {}).get(name, 0)
        out = sum(troops.get(letter, {}).values()) + sum(inside.get(letter, {}).values())
        more = SPECIALTIES[state.specialty[seat]].troops
        state.reserve[seat] = state.world.starting_troops + more - out


def give_traitors(state: Swarm, kept: Mapping[str, str], choosing: bool) -> None:
    """Four traitor cards each, the kept one first; leaders in play are drawn last."""
    named = [leader_number(name) for name in kept.values()]
    pool = [leader for leader in range(len(LEADERS)) if leader not in named]
    pool.sort(key=lambda leader: state.leader_at[leader] != IN_DECK)
    for seat in range(int(state.seats)):
        if LETTERS[seat] not in kept:
            named.append(first := pool.pop(0))
        else:
            first = leader_number(kept[LETTERS[seat]])
        state.drawn[seat * TRAITORS_EACH] = first
        state.traitor[seat] = -1 if choosing else first
    for seat in range(int(state.seats)):
        for k in range(1, TRAITORS_EACH):
            state.drawn[seat * TRAITORS_EACH + k] = pool.pop(0)


def stack(state: Swarm, decks: Hands, event: str, phase: str) -> None:
    """The decks; the card of the round is on top of the events when it is still to be revealed."""
    for lot, name in enumerate(LOT_NAMES):
        places = cards.places_of(state, lot)
        lying = [card for card in range(len(places)) if places[card] == IN_DECK]
        cards.set_deck(state, lot, piled(lying, [card_name(state, lot, card) for card in lying], decks.get(name, ())))
    names = [card.name for card in EVENTS]
    lying = [card for card in range(len(EVENTS)) if phase in SETUP or names[card] != event]
    state.events = piled(lying, [names[card] for card in lying], decks.get("event", ()))
    if phase == "event":
        state.events = append(state.events, names.index(event))
    elif phase not in SETUP:
        state.round, state.event = 1, names.index(event)


def piled(lying: list[int], names: list[str], top: Sequence[str]) -> vec[i64]:
    """A deck, its top card last: these cards on top, the others below them in order."""
    chosen: list[int] = []
    for name in top:
        chosen.append(next(card for card, label in zip(lying, names) if label == name and card not in chosen))
    deck = chosen + [card for card in lying if card not in chosen]
    return vec[i64]([i64(card) for card in reversed(deck)])


def stand(state: Swarm, came: Hands) -> None:
    """Who was where when the movement began."""
    for seat in range(int(state.seats)):
        newly = bits(tile_names(state).index(name) for name in came.get(LETTERS[seat], ()))
        state.stood[seat] = tiles_occupied(state, seat) & ~newly


def opened(state: Swarm, phase: str) -> Swarm:
    """The rules begin the phase; whatever they tell is heard."""
    state.heard = []
    OPENINGS[phase](state)
    flow.run(state)
    assert state.audit() == []
    return state


def emptied(state: Swarm, deck: str) -> Swarm:
    """The same with nothing left in a deck: quests fulfilled by the last seat, leaders gone, coverts in its hand."""
    lot, last = LOT_NAMES.index(deck), int(state.seats) - 1
    for card in cards.deck_of(state, lot):
        cards.places_of(state, lot)[card] = (DONE + last, GONE, last)[lot]
    cards.set_deck(state, lot, vec[i64]())
    assert state.audit() == []
    return state


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def by_seat(seats: int, text: str, usual: int) -> vec[i64]:
    """Numbers by seat from `a9 b0`, and the usual one for the others."""
    given = {word[0]: int(word[1:]) for word in text.split()}
    assert set(given) <= set(LETTERS[:seats])
    return vec[i64]([i64(given.get(letter, usual)) for letter in LETTERS[:seats]])


def tile_names(state: Swarm) -> list[str]:
    return [tile.name for tile in state.world.tiles]


def leader_number(name: str) -> int:
    return [leader.name for leader in LEADERS].index(name)


def card_name(state: Swarm, lot: int, card: int) -> str:
    if lot == 2:
        return COVERTS[state.world.covert_kind[card]].name
    return QUESTS[card].name if lot == 0 else LEADERS[card].name


def does(state: Swarm, seat: str, *moves: str) -> Swarm:
    """Play checked moves of a seat; after each the accounts must add up."""
    for text in moves:
        submit(state, LETTERS.index(seat), int(state.notation().parse(text)))
        assert state.audit() == []
    return state


def all_do(state: Swarm, move: str) -> Swarm:
    """Everyone whose answer is missing gives the same one."""
    for seat in seats_in(state.unanswered()):
        does(state, LETTERS[seat], move)
    return state


def refused(state: Swarm, seat: str, text: str) -> tuple[str, str]:
    """The rule against a move and its sentence; nothing has changed. A legal move gives ("", "allowed")."""
    before = state.digest()
    reason = state.why_not(LETTERS.index(seat), state.notation().parse(text))
    assert state.digest() == before
    return ("", "allowed") if reason is None else (reason.rule, reason.sentence)


def legal(state: Swarm, seat: str) -> list[str]:
    """The legal answers of a seat, spans written `drop sahl 1-2`."""
    return [state.notation().format(entry) for entry in state.legal(LETTERS.index(seat))]


def asides(state: Swarm, seat: str) -> list[str]:
    return [state.notation().format(entry) for entry in state.asides(LETTERS.index(seat))]


def heard(state: Swarm, seat: str = "") -> list[str]:
    """The log since the last look as a seat reads it, the players called A, B, C ...; without a seat a spectator's."""
    events, state.heard = state.heard or [], []
    reader = LETTERS.index(seat) if seat else -1
    names = list(LETTERS.upper())
    return [state.chronicle().sentence(event, names) for event in events if event.seen_by(reader)]


def sees(state: Swarm, seat: str = "") -> Any:
    """What a seat, or a spectator, sees, as plain data to look into."""
    return state.view(LETTERS.index(seat) if seat else -1)


def asked(state: Swarm) -> str:
    """The seats that are asked: `abc`."""
    return "".join(LETTERS[seat] for seat in seats_in(state.pending()))


def waiting(state: Swarm) -> str:
    """The seats whose answer is missing."""
    return "".join(LETTERS[seat] for seat in seats_in(state.unanswered()))


def on(state: Swarm, seat: str) -> dict[str, int]:
    """The troops of a seat on tiles."""
    numbers = [int(state.troops[LETTERS.index(seat) * CELLS + tile]) for tile in range(CELLS)]
    return {name: number for name, number in zip(tile_names(state), numbers) if number}


def within(state: Swarm, seat: str) -> dict[str, int]:
    """The troops of a seat inside temples."""
    numbers = [int(state.inside[LETTERS.index(seat) * 4 + element]) for element in range(4)]
    return {name: number for name, number in zip(ELEMENTS, numbers) if number}


def hand(state: Swarm, lot: str, seat: str) -> list[str]:
    """The quests, leaders or covert cards in a hand, by name."""
    number = LOT_NAMES.index(lot)
    places = cards.places_of(state, number)
    return [card_name(state, number, card) for card in range(len(places)) if places[card] == LETTERS.index(seat)]


def deck(state: Swarm, lot: str) -> list[str]:
    """A deck by name, the top card first."""
    if lot == "event":
        return [EVENTS[card].name for card in reversed(list(state.events))]
    number = LOT_NAMES.index(lot)
    return [card_name(state, number, int(card)) for card in reversed(list(cards.deck_of(state, number)))]


def swarm_at(state: Swarm) -> str:
    return tile_names(state)[int(state.tile_at[state.swarm])]
