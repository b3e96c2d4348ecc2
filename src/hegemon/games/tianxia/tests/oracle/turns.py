"""Turns of the oracle: region, military, barge and pass, and the free actions between. TIANXIA-4"""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.tests.oracle.board import BUILDINGS, CARDS, REGIONS, SPACES, TILES
from hegemon.games.tianxia.tests.oracle.gains import Gains
from hegemon.games.tianxia.tests.oracle.lines import plain_gains
from hegemon.games.tianxia.tests.oracle.parts import FREE, NEUTRAL, Berth, Story, Turn

ACTIONS = {"govern", "exchange", "ship"}


class Turns(Gains):
    """One turn at a time, told move by move until its `done`."""

    def take_turn(self, seat: int) -> Story:
        """TIANXIA-4 One of four kinds, with free actions before, within and after."""
        self.turn = Turn(seat)
        while not self.turn.deed:
            answer = yield from self.ask(seat, [*self.turn_moves(seat), *self.free_moves(seat)])
            verb, *words = answer.split()
            if verb in FREE:
                yield from self.free_action(seat, answer)
                continue
            begin = {"region": self.begin_region, "military": self.begin_military, "barge": self.begin_barge}
            begin.get(verb, self.begin_pass)(seat, words[0] if words else "")
            yield from self.gain_all(seat)
        yield from self.go_on(seat)

    def go_on(self, seat: int) -> Story:
        """TIANXIA-4.1 Parts of the turn until `done`; choices opened then still belong to the turn."""
        while True:
            answer = yield from self.ask(seat, [*self.part_moves(seat), *self.free_moves(seat)])
            if answer == "done":
                break
            if answer.split()[0] in FREE:
                yield from self.free_action(seat, answer)
            else:
                self.do_part(seat, *answer.split())
                yield from self.gain_all(seat)
        if self.turn.deed == "region":
            self.turn.deed = "closing"
            yield from self.take_the_rest(seat)

    def turn_moves(self, seat: int) -> list[str]:
        """TIANXIA-4.1, 4.5, 4.6, 4.7 The kinds of turn that are possible."""
        if self.dials.lone_turns and self.lone_turns >= self.dials.lone_turns:
            return self.passes(seat)
        regions = [f"region {name}" for name in REGIONS if self.can_place(seat, name) and self.can_act(seat, name)]
        drills = [f"military {name}" for name in ("fortify", "train") if self.can_place(seat, name)]
        return [*regions, *drills, *self.barge_moves(seat), *self.passes(seat)]

    def part_moves(self, seat: int) -> list[str]:
        """What belongs to the kind of turn that is under way, and `done`."""
        if self.turn.deed == "region":
            return self.region_moves(seat)
        if self.turn.deed in ("fortify", "train"):
            return [*self.military_moves(seat), "done"]
        if self.turn.deed == "pass":
            return [*self.climbs(seat), "done"]
        return ["done"]

    def do_part(self, seat: int, verb: str, *words: str) -> None:
        """A part of the turn under way."""
        if verb in ("banner", "bubble"):
            self.take_part(seat, verb)
        elif verb in ("wall", "tower", "soldier"):
            self.buy_piece(seat, verb, words[0])
        elif verb == "climb":
            self.turn.times += 1
            self.seats[seat].things["coins"] -= self.dials.step_price
            self.step(seat, words[0])
        else:
            self.act(seat, verb, words)

    # 4.1: regions

    def can_place(self, seat: int, place: str) -> bool:
        """TIANXIA-4.1 A disc, and 1 coin for every disc already there."""
        player = self.seats[seat]
        return player.discs > 0 and player.things["coins"] >= self.disc_price(seat, place)

    def place_disc(self, seat: int, place: str) -> None:
        self.seats[seat].things["coins"] -= self.disc_price(seat, place)
        self.seats[seat].discs -= 1
        self.discs[place].append(seat)

    def begin_region(self, seat: int, region: str) -> None:
        self.place_disc(seat, region)
        self.turn.deed, self.turn.place = "region", region

    def can_act(self, seat: int, region: str) -> bool:
        """TIANXIA-4.1 One action with what one has, the banner's step and the bubble counted in."""
        player = self.seats[seat]
        kept = player.things.copy()
        if self.turn.place != region:
            player.things["coins"] -= self.disc_price(seat, region)
        for name in ("banner", "bubble"):
            if name in self.open_parts(seat, region):
                player.things.update(plain_gains(self.part_benefit(seat, region, name)))
        found = [*self.governs(seat, region), *self.exchanges(seat, region), *self.ships(seat, region)]
        player.things = kept
        return bool(found)

    def open_parts(self, seat: int, region: str) -> list[str]:
        """Banner and bubble, where there is something left to take."""
        taken = self.turn.parts if self.turn.place == region else set()
        is_open = {"banner": REGIONS[region].banner in self.open_tracks(seat), "bubble": bool(REGIONS[region].bubble)}
        return [name for name in is_open if is_open[name] and name not in taken]

    def part_benefit(self, seat: int, region: str, name: str) -> str:
        """What the step of the banner would give, or the bubble gives."""
        row = REGIONS[region]
        return (
            row.bubble if name == "bubble" else self.step_benefit(row.banner, self.seats[seat].tracks[row.banner] + 1)
        )

    def take_part(self, seat: int, name: str) -> None:
        self.turn.parts.add(name)
        if name == "banner":
            self.step(seat, REGIONS[self.turn.place].banner)
        else:
            self.add_benefit(REGIONS[self.turn.place].bubble, "")

    def take_the_rest(self, seat: int) -> Story:
        """TIANXIA-4.1 What of banner and bubble is not yet taken at `done` is taken then, the banner first."""
        for name in reversed(self.open_parts(seat, self.turn.place)):
            self.take_part(seat, name)
        self.turn.parts |= {"banner", "bubble"}
        yield from self.gain_all(seat)

    def region_moves(self, seat: int) -> list[str]:
        """TIANXIA-4.1 Each kind of action at most once, at least one in all."""
        turn, region = self.turn, self.turn.place
        between = self.open_parts(seat, region)
        owed = self.deliveries(seat, self.berth_of(region)) if turn.action == "ship" else []
        if owed and not turn.times:
            return [*between, *owed]
        moves = [*between, *owed, *self.governs(seat, region), *self.exchanges(seat, region), *self.ships(seat, region)]
        return [*moves, "done"] if turn.parts & ACTIONS or not self.can_act(seat, region) else moves

    def is_over(self, action: str, region: str) -> bool:
        """TIANXIA-4.1 An action ends when another begins."""
        return self.turn.place == region and action in self.turn.parts and self.turn.action != action

    def governs(self, seat: int, region: str) -> list[str]:
        """TIANXIA-4.2"""
        if self.turn.place == region and "govern" in self.turn.parts:
            return []
        here = [at for at in SPACES if BUILDINGS[at[0]].region == region]
        return self.installations(seat, here)

    def exchanges(self, seat: int, region: str) -> list[str]:
        """TIANXIA-4.3 Up to 4 conversions in the turn, freely spread over the region's list."""
        if self.is_over("exchange", region):
            return []
        left = self.most_conversions(seat) - (self.turn.times if self.turn.action == "exchange" else 0)
        moves = []
        for line in REGIONS[region].exchanges:
            amount, paid, _, _, gained = line.split()
            most = min(left, self.seats[seat].things[paid] // int(amount))
            moves += [f"exchange {paid}-{gained} {times}" for times in range(1, most + 1)]
        return moves

    def ships(self, seat: int, region: str) -> list[str]:
        """TIANXIA-4.4 A marker of each kind, none of the own at the port, and at least one delivery."""
        if REGIONS[region].port < 0:
            return []
        berth = self.berth_of(region)
        if seat in berth.markers or not self.markers_left(seat) or not self.deliveries(seat, berth):
            return []
        return [f"ship {region}"]

    def berth_of(self, region: str) -> Berth:
        return self.berths[REGIONS[region].port]

    def act(self, seat: int, verb: str, words: tuple[str, ...]) -> None:
        """TIANXIA-4.2, 4.3, 4.4"""
        turn = self.turn
        if verb == "deliver":
            turn.times += 1
            self.deliver(seat, self.berth_of(turn.place), int(words[0]), words[1])
            return
        turn.times = turn.times if turn.action == verb else 0
        turn.action = verb
        turn.parts.add(verb)
        if verb == "govern":
            self.install(seat, (words[0], int(words[1])))
        elif verb == "exchange":
            self.exchange(seat, words[0], int(words[1]))
        else:
            self.berth_of(turn.place).markers.add(seat)

    def exchange(self, seat: int, name: str, times: int) -> None:
        """TIANXIA-4.3"""
        self.turn.times += times
        for line in REGIONS[self.turn.place].exchanges:
            amount, paid, _, more, gained = line.split()
            if name == f"{paid}-{gained}":
                self.seats[seat].things[paid] -= times * int(amount)
                self.seats[seat].things[gained] += times * int(more)

    # 4.5: military

    def begin_military(self, seat: int, drill: str) -> None:
        """TIANXIA-4.5 A disc, then one step on any track; with all full it is skipped."""
        self.place_disc(seat, drill)
        self.turn.deed = drill
        self.add_benefit("1 step", "")

    def military_moves(self, seat: int) -> list[str]:
        """TIANXIA-4.5 Walls and towers in ascending order of stone, or soldiers at 2 rice."""
        kinds = ("wall", "tower") if self.turn.deed == "fortify" else ("soldier",)
        return [
            move
            for kind in kinds
            for move in self.free_pieces(seat, kind)
            if self.can_pay(seat, self.piece_price(seat, kind))
        ]

    def piece_price(self, seat: int, kind: str) -> dict[str, int]:
        return {"rice": self.rice_price(seat)} if kind == "soldier" else {"stone": self.stone_price(seat, kind)}

    def buy_piece(self, seat: int, kind: str, lane: str) -> None:
        self.seats[seat].things.subtract(self.piece_price(seat, kind))
        self.put_piece(seat, kind, lane)

    # 4.6: barges

    def barge_moves(self, seat: int) -> list[str]:
        """TIANXIA-4.6 For who can pay it and has a worker, or finds a neutral one."""
        player = self.seats[seat]
        if not player.supply and self.neutral_workers() >= self.dials.neutral_workers:
            return []
        return [f"barge {name}" for name in self.barges if self.barge_price(seat, name) <= player.things["coins"]]

    def begin_barge(self, seat: int, barge: str) -> None:
        """TIANXIA-4.6 The worker enters at the left; a fourth is pushed off."""
        player, row = self.seats[seat], self.barges[barge]
        player.things["coins"] -= self.barge_price(seat, barge)
        player.things[barge] += 1
        row.insert(0, seat if player.supply else NEUTRAL)
        player.supply -= 1 if player.supply else 0
        self.turn.deed = "barge"
        if len(row) > content.BARGE_PLACES:
            self.push_off(row.pop())

    def push_off(self, worker: int) -> None:
        """TIANXIA-4.6 To its owner's merchant row, or to the supply if that is full; a neutral goes to the box."""
        if worker == NEUTRAL:
            return
        owner = self.seats[worker]
        if owner.merchants < content.MERCHANTS:
            owner.merchants += 1
        else:
            owner.supply += 1

    # 4.7: passing

    def passes(self, seat: int) -> list[str]:
        """TIANXIA-4.7, 4.9 With one of the tiles below the round track; without any where none may be taken."""
        held = self.seats[seat].figurines
        return [f"pass {tile}" for tile in sorted(set(self.offered) - held)] or ["pass"]

    def begin_pass(self, seat: int, tile: str) -> None:
        """TIANXIA-4.7 The topmost free place in next round's order, and one tile."""
        self.passed.append(seat)
        self.turn.deed = "pass"
        if tile:
            self.offered.remove(tile)
            self.take_tile(seat, tile)

    def climbs(self, seat: int) -> list[str]:
        """TIANXIA-4.7 With n figurines up to n steps, 1 coin each."""
        player = self.seats[seat]
        if self.turn.times >= len(player.figurines) or player.things["coins"] < self.dials.step_price:
            return []
        return [f"climb {track}" for track in self.open_tracks(seat)]

    # 4.8: free actions

    def free_moves(self, seat: int) -> list[str]:
        """TIANXIA-4.8 Any number on the own turn."""
        player = self.seats[seat]
        return [
            *(["disc"] if player.discs else []),
            *(f"tile {tile}" for tile in TILES if player.tiles[tile]),
            *(f"objective {card}" for card in sorted(player.hand)),
            *(["merchants"] if player.merchants == content.MERCHANTS else []),
            *(["home"] if player.merchants else []),
        ]

    def free_action(self, seat: int, text: str) -> Story:
        """TIANXIA-4.8"""
        verb, *words = text.split()
        player = self.seats[seat]
        if verb == "disc":
            player.discs -= 1
            player.things["coins"] += self.dials.disc_coins
        elif verb == "tile":
            player.tiles[words[0]] -= 1
            player.used[words[0]] += 1
            self.add_benefit(TILES[words[0]], "tiles")
        elif verb == "objective":
            player.hand.remove(words[0])
            self.discards.add(words[0])
            self.add_benefit(CARDS[words[0]].upper, "upper parts")
        else:
            self.send_home(seat, verb)
        yield from self.gain_all(seat)

    def send_home(self, seat: int, verb: str) -> None:
        """TIANXIA-4.8 A full merchant row for its action, or one merchant."""
        player = self.seats[seat]
        going = content.MERCHANTS if verb == "merchants" else 1
        player.merchants -= going
        player.supply += going
        if verb == "merchants":
            self.add_benefit(player.house.merchants, "merchants")
