"""Tianxia once more: slow, plain, and written from the rule text alone.

A game is told as one story (`Model.story`): a generator that stops at every question. Chance is not its business: what
was drawn is read off the real table after each move (`Sight`).

    model = Model(players=3, dials=Dials(rounds=2), sight=sight)
    while model.asked():
        model.play(seat, text, sight)
    model.standing()
"""

from __future__ import annotations

from collections import Counter

from hegemon.games.tianxia import content, nomads, wares
from hegemon.games.tianxia.tests.oracle.attacks import Attacks
from hegemon.games.tianxia.tests.oracle.board import BUILDINGS, NOMADS, SHIPS
from hegemon.games.tianxia.tests.oracle.lines import plain_gains
from hegemon.games.tianxia.tests.oracle.parts import Berth, Dials, Sight, Story, Turn
from hegemon.games.tianxia.tests.oracle.scores import itemised, rank

ORDERS = {"order coins always": "coins", "order coins never": "points", "order coins ask": "ask"}  # TIANXIA-5.5


class Model(Attacks):
    """The whole state, and the story that moves it on."""

    def __init__(self, players: int, dials: Dials, sight: Sight) -> None:
        super().__init__(players, dials, sight)
        self.begin(self.story())

    def begin(self, telling: Story) -> None:
        """Tell this story from its start; tests tell parts of it from positions of their own."""
        self.telling = telling
        self.question = next(telling, None)

    # What others ask

    def asked(self) -> list[int]:
        """Who must decide; nobody when the game is over."""
        return sorted(self.question.moves) if self.question else []

    def unanswered(self) -> list[int]:
        """Those of them who have not answered yet."""
        return [seat for seat in self.asked() if self.seats[seat].answer < 0]

    def legal(self, seat: int) -> list[str]:
        """All legal moves of a seat."""
        return sorted(self.question.moves.get(seat, ())) if self.question else []

    def asides(self, seat: int) -> list[str]:
        """TIANXIA-5.5 Other standing orders, but not while the losses of a raid are asked."""
        if not self.question or self.toll:
            return []
        return [text for text, word in ORDERS.items() if word != self.seats[seat].order]

    def play(self, seat: int, text: str, sight: Sight) -> None:
        """Answer the question, or give a standing order beside it; `sight` is the real table afterwards."""
        self.sight = sight
        if text in ORDERS:
            self.seats[seat].order = ORDERS[text]
            return
        assert text in self.legal(seat), f"{text!r} is not among {self.legal(seat)}"
        try:
            self.question = self.telling.send((seat, text))
        except StopIteration:
            self.question = None

    def standing(self) -> list[int]:
        """TIANXIA-6.3 The place of each seat."""
        ranks = [rank(self, seat) for seat in range(self.players)]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def totals(self) -> list[int]:
        return [sum(itemised(self, seat).values()) for seat in range(self.players)]

    # 3 and 6: the story

    def story(self) -> Story:
        """TIANXIA-3, 6.2 Rounds of setup, income, action, attack and cleanup; none after the last attack."""
        for number in range(1, self.dials.rounds + 1):
            self.round = number
            self.set_up_round()
            self.pay_income()
            yield from self.action()
            yield from self.attack()
            if number < self.dials.rounds:
                self.clean_up()

    def set_up_round(self) -> None:
        """TIANXIA-3.1 Lay out bonus tiles; reveal a nomad card; advance nomads and adjust strengths."""
        seen = list(self.sight.table["offered"])
        drawn = [self.draw_tile(seen) for _ in range(self.players + wares.MORE_TILES_THAN_PLAYERS)]
        self.offered = [tile for tile in drawn if tile]
        self.turn_up_nomads()
        for at, lane in enumerate(content.LANES):
            self.nomad[lane] = min(self.border(lane), self.nomad[lane] + NOMADS[self.card].advance[at])
            self.strength[lane] = max(nomads.LEAST_STRENGTH, self.strength[lane] + self.growth(lane))

    def turn_up_nomads(self) -> None:
        """TIANXIA-1.11 A card that was not seen since the deck was last shuffled."""
        if not self.cards_left:
            self.cards_left = set(NOMADS)
        self.card = self.sight.table["card"]
        self.cards_left.remove(self.card)

    def pay_income(self) -> None:
        """TIANXIA-3.2 Income buildings with own governors, the own board, and 1 per own worker on a barge."""
        for at, seat in self.governors.items():
            self.seats[seat].things.update(plain_gains(BUILDINGS[at[0]].income))
        for seat, player in enumerate(self.seats):
            player.things.update(plain_gains(player.house.income))
            player.things.update({barge: row.count(seat) for barge, row in self.barges.items()})

    def action(self) -> Story:
        """TIANXIA-3.3 In turn order, one turn each until all have passed."""
        self.passed, self.lone_turns = [], 0
        while len(self.passed) < self.players:
            for seat in self.order:
                if seat not in self.passed:
                    is_alone = len(self.passed) == self.players - 1
                    yield from self.take_turn(seat)
                    self.lone_turns += is_alone
        self.turn = Turn(self.turn.seat)

    def clean_up(self) -> None:
        """TIANXIA-6.1 Tiles, discs, markers and ships; turn order is the order of passing."""
        self.box.update(self.offered)
        self.offered = []
        for place in self.discs:
            self.discs[place] = []
        for player in self.seats:
            player.discs = content.DISCS
        self.move_ships()
        self.order = list(self.passed)
        self.passed = []

    def move_ships(self) -> None:
        """TIANXIA-6.1, 1.7 Full ships leave; the others close gaps towards port 1, new ones fill from the sea end."""
        full = [at for at, berth in enumerate(self.berths) if self.is_full(berth)]
        kept = [(berth.ship, berth.crates) for at, berth in enumerate(self.berths) if berth.ship and at not in full]
        kept += [("", {})] * (content.SHIP_PLACES - len(kept))
        for berth, (ship, crates) in zip(self.berths, kept, strict=True):
            berth.ship, berth.crates, berth.markers = ship, dict(crates), set()
        self.fill_berths()
        for at in full:
            if at != content.SEA_PLACE:
                self.demands_used.update([self.berths[at].demand])
                self.draw_demand(at)

    def is_full(self, berth: Berth) -> bool:
        return bool(berth.ship) and len(berth.crates) == len(SHIPS[berth.ship].spaces)

    def stacks(self) -> dict[str, int]:
        """How many are left of what."""
        return {
            "bonus": self.stack.total(),
            "ships": len(self.ships_left),
            "demands": Counter(self.demands_left).total(),
            "nomads": len(self.cards_left),
            "objectives": len(self.deck()),
        }
