"""Artefacts once more: slow, plain, and written from the rule text alone.

A game is told as one story (`Model.story`): a generator that stops at every question. Nothing is kept along that can be
counted, and a game that ends "at once" leaves the story by an exception. What a kind of artefact or power does stands
in `effects.py`.

    model = Model(world, players=3, dials=Dials(two_rounds=True))
    while model.asked():
        model.play(random.choice(model.legal()))
    model.standing()
"""

from __future__ import annotations

from collections.abc import Generator

from hegemon.games.artefacts.tests.oracle.effects import CURSES, EFFECTS
from hegemon.games.artefacts.tests.oracle.ground import Ground
from hegemon.games.artefacts.tests.oracle.parts import (
    ATTACK,
    DEFEND,
    LETTERS,
    NOBODY,
    Battle,
    Dials,
    GameOver,
    Question,
    Story,
)
from hegemon.games.artefacts.tests.oracle.world import World


class Model(Ground):
    """The whole state, and the story that moves it on."""

    def __init__(self, world: World, players: int, dials: Dials | None = None, first: int = 0) -> None:
        super().__init__(world, players, dials, first)
        self.begin(self.story())

    # What others ask

    def asked(self) -> list[int]:
        """Who must decide; nobody when the game is over."""
        return [self.question.seat] if self.question else []

    def legal(self) -> list[str]:
        """All legal moves of who is asked."""
        return sorted(self.question.moves) if self.question else []

    def play(self, text: str) -> None:
        """Answer the question."""
        assert text in self.legal(), f"{text!r} is not among {self.legal()}"
        try:
            self.question = self.telling.send(text)
        except StopIteration:
            self.question = None

    def standing(self) -> list[int]:
        """ARTEFACTS-7.1 The place of each seat: most areas owned, then most armies, else shared."""
        scores = [(self.owned_count(seat), len(self.armies_of(seat))) for seat in self.seats()]
        return [1 + sum(other > score for other in scores) for score in scores]

    def begin(self, telling: Story) -> None:
        """Tell this story from its start; tests tell parts of it from positions of their own."""
        self.telling = telling
        self.question = next(telling, None)

    # 7, 3 and 4: the story

    def story(self) -> Story:
        """ARTEFACTS-7.1, 7.2 Setup and rounds, until an end."""
        try:
            yield from self.setup()
            while self.round < self.dials.round_limit:
                self.round += 1
                for seat in self.clockwise_from(self.first):
                    yield from self.one_turn(seat)
            self.ending = "round limit"
        except GameOver as over:
            self.ending = str(over)

    def setup(self) -> Story:
        """ARTEFACTS-3.1 In turn order 1 army each, always clockwise (snake: every other army in reverse order)."""
        for lap in range(self.dials.starting_armies):
            backwards = self.dials.snake and lap % 2 == 1
            for seat in self.clockwise_from(self.first)[:: -1 if backwards else 1]:
                yield from self.settle(seat)

    def settle(self, seat: int) -> Story:
        """ARTEFACTS-3.1, 5.8 One army in any free slot."""
        answer = yield Question("settle", seat, tuple(f"settle {slot}" for slot in self.free_slots()))
        self.place(seat, int(answer.split()[1]))

    def one_turn(self, seat: int) -> Story:
        """ARTEFACTS-4, 7.2 Move, battle, debrief; each optional. A standstill is noticed when a turn ends."""
        self.turn, self.moved, self.is_still = seat, set(), True
        self.battles_left = self.dials.battles
        yield from self.move_step(seat)
        yield from self.battle_step(seat)
        yield from self.debrief_step(seat)
        self.still_turns = self.still_turns + 1 if self.is_still else 0
        is_last = self.round == self.dials.round_limit and seat == self.clockwise_from(self.first)[-1]
        if self.still_turns >= self.players and not is_last:
            raise GameOver("standstill")

    def move_step(self, seat: int) -> Story:
        """ARTEFACTS-4.1 Any number of own armies, each once a turn; the slot it leaves is crossed out for good."""
        while True:
            answer = yield from self.ask("move", seat, [*self.marches(seat), *self.step_powers(seat, "move")])
            if answer == "done":
                return
            if answer.startswith("use"):
                yield from self.use(seat, answer)
                continue
            _, start, target = answer.split()
            self.moved.add(int(target))
            self.shift(int(start), int(target))

    def marches(self, seat: int) -> list[str]:
        """ARTEFACTS-4.1, 4.2 To a free slot, or an artefact nobody has taken, in the same area or an adjacent one."""
        return [
            f"march {start} {target}"
            for start in self.armies_of(seat)
            if start not in self.moved
            for target in self.slots_near(self.area_of(start))
            if self.is_free(target) or self.lying_in(target)
        ]

    def battle_step(self, seat: int) -> Story:
        """ARTEFACTS-5 At most one battle a turn (dial: several, one after the other)."""
        while True:
            fights = self.fights(seat) if self.battles_left else []
            answer = yield from self.ask("battle", seat, [*fights, *self.step_powers(seat, "fight")])
            if answer == "done":
                return
            if answer.startswith("use"):
                yield from self.use(seat, answer)
                continue
            self.battles_left -= 1
            yield from self.fight(seat, answer)

    def debrief_step(self, seat: int) -> Story:
        """ARTEFACTS-4.3 Place as many new armies as areas are owned, plus bonuses; or fewer."""
        areas = self.debrief_areas(seat)
        self.reserve = self.debrief_count(seat)
        self.debt[seat] = 0
        while True:
            raises = [f"raise {slot}" for slot in self.free_slots() if self.reserve and self.area_of(slot) in areas]
            answer = yield from self.ask("debrief", seat, [*raises, *self.step_powers(seat, "debrief")])
            if answer == "done":
                return
            if answer.startswith("use"):
                yield from self.use(seat, answer)
                continue
            self.reserve -= 1
            self.place(seat, int(answer.split()[1]))

    def debrief_count(self, seat: int) -> int:
        """ARTEFACTS-4.3, 4.4 The full count or half of it, less by the opening and by what the Tithe wants."""
        return max(0, self.opening_limit(seat, self.full_count(seat)) - self.debt[seat])

    def opening_limit(self, seat: int, count: int) -> int:
        """ARTEFACTS-4.4 In round 1 the k-th debrief places at most k armies, or more or fewer by place."""
        place = self.clockwise_from(self.first).index(seat)
        if self.dials.opening == "off" or self.round > 1:
            return count
        return min(count, 1 + place) if self.dials.opening == "k_th" else max(0, count + self.dials.extra[place])

    # 5: battle

    def fights(self, seat: int) -> list[str]:
        """ARTEFACTS-5.1 Another player in an area you occupy, or in one adjacent, then from a chosen area."""
        occupied = self.occupied_areas(seat)
        moves = []
        for number, area in self.world.areas.items():
            for other in self.seats_in(number) - {seat}:
                move = f"fight {LETTERS[other]} {area.name}"
                if number in occupied:
                    moves.append(move)
                else:
                    sources = occupied & area.neighbours
                    moves += [f"{move} from {self.world.areas[source].name}" for source in sources]
        return moves

    def fight(self, seat: int, text: str) -> Story:
        """ARTEFACTS-5.1 to 5.8 Sides, artefacts, count, rewards, returns."""
        words = text.split()
        area = self.area_numbers[words[2]]
        source = self.area_numbers[words[4]] if len(words) > 3 else area
        battle = Battle(seat, LETTERS.index(words[1]), area, source, self.owner(area))
        battle.side = {battle.attacker: ATTACK, battle.defender: DEFEND}
        battle.base = {other: self.base(battle, other) for other in self.seats()}
        self.battle = battle
        yield from self.declare_sides(battle)
        yield from self.use_artefacts(battle)
        winners = self.count_battle(battle)
        yield from self.reward(battle, winners)
        yield from self.return_to_play(seat)
        self.battle = None

    def declare_sides(self, battle: Battle) -> Story:
        """ARTEFACTS-5.2 Each other player inside is asked, clockwise from the attacker (two rounds: by side)."""
        both = {"support": ATTACK, "oppose": DEFEND}
        rounds = [{"support": ATTACK}, {"oppose": DEFEND}] if self.dials.two_rounds else [both]
        for offers in rounds:
            for seat in self.clockwise_from(battle.attacker):
                if seat not in battle.side and self.armies_in(seat, battle.base[seat]):
                    answer = yield Question("sides", seat, (*offers, "abstain"))
                    if answer != "abstain":
                        battle.side[seat] = offers[answer]

    def base(self, battle: Battle, seat: int) -> int:
        """ARTEFACTS-5.1, 5.2 Where a seat fights: inside (dial `allies`: or the adjacent area where it has most)."""
        if seat == battle.attacker:
            return battle.source
        if self.dials.allies == "inside" or seat in self.seats_in(battle.area):
            return battle.area
        around = sorted(self.world.areas[battle.area].neighbours)
        return max(around, key=lambda area: len(self.armies_in(seat, area)), default=battle.area)

    def use_artefacts(self, battle: Battle) -> Story:
        """ARTEFACTS-5.2, 6.3 Attacker, defender, others clockwise; each any number in one pass."""
        principals = [battle.attacker, battle.defender]
        others = [seat for seat in self.clockwise_from(battle.attacker) if seat not in principals]
        for seat in [*principals, *others]:
            while not battle.called_off:
                answer = yield from self.ask("artefacts", seat, self.battle_uses(battle, seat))
                if answer == "done":
                    break
                yield from self.use(seat, answer)

    def battle_uses(self, battle: Battle, seat: int) -> list[str]:
        """ARTEFACTS-5.2, 6.2, 6.3 What fits: own artefacts of a principal or one inside, and the area's power."""
        if seat not in (battle.attacker, battle.defender) and seat not in self.seats_in(battle.area):
            return []
        offers = [(str(artefact.number), artefact.kind) for artefact in self.held_by(seat)]
        if self.owner(battle.area) == seat and battle.area in self.powers:
            offers.append((self.world.areas[battle.area].name, self.powers[battle.area]))
        letter = {ATTACK: "A", DEFEND: "D"}.get(battle.side.get(seat, ""), "O")
        return [
            f"use {name} {argument}".strip()
            for name, kind in offers
            if EFFECTS[kind].step == "battle" and letter in EFFECTS[kind].users
            for argument in EFFECTS[kind].fits(self, seat, battle.area)
        ]

    def count_battle(self, battle: Battle) -> list[int]:
        """ARTEFACTS-5.3 to 5.5 The lower total is wiped out, the winning side takes losses; the winners."""
        if battle.called_off:
            return []
        attackers, defenders = self.contributors(battle, ATTACK), self.contributors(battle, DEFEND)
        if not attackers or not defenders:
            return attackers or defenders
        totals = {side: self.total(battle, side) for side in (ATTACK, DEFEND)}
        if totals[ATTACK] == totals[DEFEND]:
            return []
        winner, loser = (ATTACK, DEFEND) if totals[ATTACK] > totals[DEFEND] else (DEFEND, ATTACK)
        self.bury(battle, self.deaths(battle, winner, loser))
        return attackers if winner == ATTACK else defenders

    def deaths(self, battle: Battle, winner: str, loser: str) -> list[tuple[int, int, int]]:
        """ARTEFACTS-5.3, 5.4 Who loses how many in which area: losers, winners, then the owner for who cannot."""
        contributors = self.contributors(battle, winner)
        share = self.losses(battle, winner, loser) // len(contributors)
        taken = {seat: min(share, len(self.fighters(battle, seat))) for seat in contributors}
        suffered = share * len(contributors) - sum(taken.values())
        return [
            *((seat, battle.base[seat], len(self.fighters(battle, seat))) for seat in self.on_side(battle, loser)),
            *((seat, battle.base[seat], count) for seat, count in taken.items()),
            (battle.owner, battle.area, suffered),
        ]

    def bury(self, battle: Battle, deaths: list[tuple[int, int, int]]) -> None:
        """ARTEFACTS-5.8 Losses and curses, in order; all amounts were fixed at the count."""
        for seat, area, count in deaths:
            self.kill_some(seat, area, count)
        self.look_for_the_end()

    def losses(self, battle: Battle, winner: str, loser: str) -> int:
        """ARTEFACTS-5.4 What the winning side loses, after what is not living has taken its part."""
        high, low = self.total(battle, winner), self.total(battle, loser)
        losses = {"capped": min(high - low, low), "difference": high - low, "total": low}[self.dials.losses]
        return max(0, losses * battle.toll - self.not_living(battle, winner))

    def total(self, battle: Battle, side: str) -> int:
        """ARTEFACTS-5.2 The armies of everyone on a side, and strength that is not living."""
        living = sum(len(self.fighters(battle, seat)) for seat in self.on_side(battle, side))
        return living + self.not_living(battle, side)

    def not_living(self, battle: Battle, side: str) -> int:
        """ARTEFACTS-5.4, 6.4 The dead, walls and the like of a side, measured now."""
        return sum(measure(self, seat) for seat, measure in battle.standing_by if battle.side[seat] == side)

    def kill_some(self, seat: int, area: int, count: int) -> None:
        """ARTEFACTS-5.7 Those without an artefact die first, then carriers, each by lowest slot number."""
        for _ in range(count):
            candidates = sorted(self.armies_in(seat, area), key=lambda slot: (bool(self.carried_in(slot)), slot))
            if candidates:
                self.kill(candidates[0])

    def reward(self, battle: Battle, winners: list[int]) -> Story:
        """ARTEFACTS-5.6 Every winner may place an army in or next to an area involved, clockwise from the attacker."""
        involved = {battle.area, battle.source}
        areas = involved | {other for area in involved for other in self.world.areas[area].neighbours}
        for seat in winners:
            for _ in range(self.dials.rewards if self.armies_of(seat) else 0):
                raises = [f"raise {slot}" for slot in self.free_slots() if self.area_of(slot) in areas]
                answer = yield from self.ask("reward", seat, raises)
                if answer == "done":
                    break
                self.place(seat, int(answer.split()[1]))

    def return_to_play(self, first: int) -> Story:
        """ARTEFACTS-5.8 Who is left without any army places as many as at setup, clockwise from the attacker."""
        for seat in self.clockwise_from(first):
            if not self.armies_of(seat):
                for _ in range(self.dials.starting_armies):
                    yield from self.settle(seat)

    # 6: artefacts and powers

    def step_powers(self, seat: int, step: str) -> list[str]:
        """ARTEFACTS-6.2 Powers of areas you own, in the step of your own turn that their text names."""
        return [
            f"use {self.world.areas[area].name} {argument}".strip()
            for area, kind in self.powers.items()
            if self.owner(area) == seat and EFFECTS[kind].step == step
            for argument in EFFECTS[kind].fits(self, seat, area)
        ]

    def use(self, seat: int, text: str) -> Story:
        """ARTEFACTS-6.2, 6.3 Cross it out, and do what it says."""
        _, name, *argument = text.split()
        self.is_still = False
        if name in self.area_numbers:
            area = self.area_numbers[name]
            kind = self.powers.pop(area)
        else:
            area = self.battle.area if self.battle else NOBODY
            kind = self.use_up(int(name))
        yield from EFFECTS[kind].act(self, seat, area, " ".join(argument))

    def use_up(self, number: int) -> str:
        """ARTEFACTS-6.1, 6.3 Used up, an artefact is held no longer; its kind."""
        artefact = next(one for one in self.artefacts if one.number == number)
        artefact.gone = True
        return artefact.kind

    # Changes of slots: the game may end at each of them

    def place(self, seat: int, slot: int) -> None:
        """A new army stands here."""
        self.armies[slot] = seat
        self.note_change()

    def shift(self, start: int, target: int) -> None:
        """ARTEFACTS-4.1, 4.2, 6.1 An army goes with what it carries, takes what lies there, burns what it leaves."""
        seat = self.armies.pop(start)
        for artefact in self.carried_in(start):
            artefact.slot = target
        for artefact in self.lying_in(target):
            artefact.holder = seat
        self.burnt.add(start)
        self.armies[target] = seat
        self.note_change()

    def kill(self, slot: int) -> None:
        """ARTEFACTS-5.7, 6.1 The slot is crossed out; what the army carried is destroyed, and may curse its owner."""
        carried = sorted(self.carried_in(slot), key=lambda artefact: artefact.number)
        seat = self.armies.pop(slot)
        self.burnt.add(slot)
        self.is_still = False
        for artefact in carried:
            artefact.gone = True
        for artefact in carried:
            for _ in CURSES[artefact.kind](self, seat, self.area_of(slot)) if artefact.kind in CURSES else ():
                self.look_for_the_end()

    def note_change(self) -> None:
        """A slot has changed."""
        self.is_still = False
        self.look_for_the_end()

    def look_for_the_end(self) -> None:
        """ARTEFACTS-7.1 The game ends at once when no free slot is left."""
        if not self.free_slots():
            raise GameOver("no free slot")

    def ask(self, step: str, seat: int, moves: list[str]) -> Generator[Question, str, str]:
        """ARTEFACTS-5.2 A choice that may be declined; who has nothing to choose is not asked."""
        if not moves:
            return "done"
        return (yield Question(step, seat, (*moves, "done")))
