"""Attacks of the oracle. TIANXIA-5"""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.games.tianxia.tests.oracle.board import BUILDINGS, STARRED
from hegemon.games.tianxia.tests.oracle.parts import Question, Story
from hegemon.games.tianxia.tests.oracle.turns import Turns


class Attacks(Turns):
    """Nomads on their last step, lane by lane."""

    def attack(self) -> Story:
        """TIANXIA-5.0 Lanes from left to right."""
        for lane in content.LANES:
            if self.nomad[lane] == self.border(lane):
                yield from self.battle(lane)

    def battle(self, lane: str) -> Story:
        """TIANXIA-5.1 to 5.6 Prestige, battle, raid, and the nomad returns."""
        best = self.award_prestige(lane)
        left = self.fight(lane)
        if not left and best >= 0:
            self.seats[best].points["defence"] += len([at for at in self.governors if at[0] in self.path(lane)])
        if left:
            yield from self.take_toll(lane, self.raid(lane, left))
        self.nomad[lane] = 0
        self.strength[lane] = self.first_strength(lane)

    def award_prestige(self, lane: str) -> int:
        """TIANXIA-5.1 Most strength gets 7, second 4, third 2; who gained most, or nobody."""
        gained: dict[int, int] = {}
        prizes = (self.dials.prestige_first, self.dials.prestige_second, self.dials.prestige_third)
        for seat, prize in zip(self.ranking(lane), prizes, strict=False):
            self.seats[seat].points["prestige"] += prize
            gained[seat] = prize
        best = max(gained, key=lambda seat: gained[seat], default=-1)
        return best if best >= 0 and gained[best] else -1

    def ranking(self, lane: str) -> list[int]:
        """TIANXIA-5.1 Ties: leftmost soldier, then leftmost wall, then leftmost tower; who has none comes after."""

        def rank(seat: int) -> tuple[int, ...]:
            rows = (self.soldiers[lane], self.walls[lane], self.towers[lane])
            return (-self.strength_of(seat, lane), *(row.index(seat) if seat in row else len(row) for row in rows))

        return sorted((seat for seat in range(self.players) if self.strength_of(seat, lane)), key=rank)

    def fight(self, lane: str) -> int:
        """TIANXIA-5.2 Towers take 2 off, walls 1; then soldiers from the left, each for 1 point. What is left."""
        left = max(0, self.strength[lane] - 2 * len(self.towers[lane]) - len(self.walls[lane]))
        while left and self.soldiers[lane]:
            seat = self.soldiers[lane].pop(0)
            self.seats[seat].supply += 1
            self.seats[seat].points["soldiers"] += 1
            left -= 1
        return left

    def raid(self, lane: str, left: int) -> int:
        """TIANXIA-5.4 Building by building, until the strength is 0. What is left."""
        for name in self.path(lane):
            if left:
                for at in [at for at in self.governors if at[0] == name]:
                    self.seats[self.governors.pop(at)].supply += 1
                self.tokens[name] += 1
                self.lay_tiles(at for at in STARRED if at[0] == name and at not in self.tile_at)
                left = max(0, left - BUILDINGS[name].raid)
        return left

    def take_toll(self, lane: str, toll: int) -> Story:
        """TIANXIA-5.5 For each point left 1 coin or 3 points; who has coins and no standing order is asked."""
        if not toll:
            return
        self.attacked, self.toll = lane, toll
        most = {seat: min(toll, player.things["coins"]) for seat, player in enumerate(self.seats)}
        asked = [seat for seat, player in enumerate(self.seats) if player.order == "ask" and most[seat]]
        while any(self.seats[seat].answer < 0 for seat in asked):
            seat, text = yield Question(
                {seat: tuple(f"lose {coins}" for coins in range(most[seat] + 1)) for seat in asked}
            )
            self.seats[seat].answer = int(text.split()[1])
        for seat, player in enumerate(self.seats):
            standing = most[seat] if player.order == "coins" else 0
            self.lose(seat, toll, player.answer if seat in asked else standing)
        self.attacked, self.toll = "", 0

    def lose(self, seat: int, toll: int, coins: int) -> None:
        """TIANXIA-5.5 Coins, and 3 points for each of the rest; points may go below 0."""
        player = self.seats[seat]
        player.things["coins"] -= coins
        player.points["penalty"] -= self.dials.penalty * (toll - coins)
        player.answer = -1
