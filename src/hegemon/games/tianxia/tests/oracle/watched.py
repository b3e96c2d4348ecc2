"""The oracle with a tally of what seldom happens, so that a gap in what is compared is seen."""

from __future__ import annotations

from collections import Counter

from hegemon.games.tianxia import content, wares
from hegemon.games.tianxia.tests.oracle.board import Space
from hegemon.games.tianxia.tests.oracle.lines import Atom
from hegemon.games.tianxia.tests.oracle.oracle import Model
from hegemon.games.tianxia.tests.oracle.parts import NEUTRAL, Dials, Sight, Story


class Watched(Model):
    """Everything as in the oracle; rare things are counted when they happen."""

    def __init__(self, players: int, dials: Dials, sight: Sight, tally: Counter[str]) -> None:
        self.tally = tally
        super().__init__(players, dials, sight)

    def note(self, what: str, happened: object = True) -> None:
        self.tally[f"met: {what}"] += bool(happened)

    def draw_tile(self, seen: list[str]) -> str:
        self.note("the box is reshuffled", not self.stack.total() and self.box.total())
        self.note("neither stack nor box has a tile", not self.stack.total() and not self.box.total())
        return super().draw_tile(seen)

    def draw_objective(self, seat: int) -> None:
        self.note("the objective deck is made anew", not self.deck() and self.discards)
        self.note("no objective is left", not self.deck() and not self.discards)
        super().draw_objective(seat)

    def draw_demand(self, place: int) -> None:
        self.note("a demand tile is drawn in play", self.round)
        self.note("demand tiles are reshuffled", not self.demands_left.total())
        super().draw_demand(place)

    def turn_up_nomads(self) -> None:
        self.note("the nomad deck is reshuffled", not self.cards_left)
        super().turn_up_nomads()

    def move_ships(self) -> None:
        full = [at for at, berth in enumerate(self.berths) if self.is_full(berth)]
        self.note("the ship at sea is full", content.SEA_PLACE in full)
        self.note("several ships are full", len(full) > 1)
        super().move_ships()
        self.note("a place for ships stays empty", not all(berth.ship for berth in self.berths))

    def answers(self, seat: int, atom: Atom) -> list[str]:
        found = super().answers(seat, atom)
        self.note(f"lost: {atom.word}{' converted' if atom.gained else ''}", not found)
        return found

    def gain_next(self, seat: int) -> Story:
        part = self.waiting[-1]
        possible = [atom for atom in part.choices if len(part.choices) > 1 and self.is_possible(seat, atom)]
        self.note("an alternative cannot be done", possible and len(possible) < len(part.choices))
        yield from super().gain_next(seat)

    def install(self, seat: int, at: Space, off: int = 0) -> None:
        self.note("a governor on a cost token", self.tokens[at[0]])
        self.note("a second governor in one building", any(own[0] == at[0] for own in self.governors_of(seat)))
        self.note("a governor by effect for nothing", off and not self.wood_price(at, off))
        before = len(self.seats[seat].figurines)
        super().install(seat, at, off)
        self.note("a figurine after passing", self.turn.deed == "pass" and len(self.seats[seat].figurines) > before)
        self.note("a figurine stays where it is", at in self.tile_at)

    def region_moves(self, seat: int) -> list[str]:
        moves = super().region_moves(seat)
        turn = self.turn
        self.note("nothing can be done any more", "done" in moves and not turn.parts & {"govern", "exchange", "ship"})
        self.note("a delivery is owed", turn.action == "ship" and not turn.times and "done" not in moves)
        self.note("a delivery is owed no more", turn.action == "ship" and not turn.times and "done" in moves)
        self.note("an action waits for banner or bubble", set(moves) and set(moves) <= {"banner", "bubble"})
        return moves

    def turn_moves(self, seat: int) -> list[str]:
        moves = super().turn_moves(seat)
        self.note(
            "only passing is left by the dial", self.dials.lone_turns and self.lone_turns >= self.dials.lone_turns
        )
        self.note("no tile may be taken", "pass" in moves and self.offered)
        self.note("no tile lies there", "pass" in moves and not self.offered)
        self.note("neither a meeple nor a neutral worker", not self.seats[seat].supply and not self.barge_moves(seat))
        return moves

    def begin_barge(self, seat: int, barge: str) -> None:
        self.note("a neutral worker", not self.seats[seat].supply)
        super().begin_barge(seat, barge)

    def push_off(self, worker: int) -> None:
        self.note("a neutral worker is pushed off", worker == NEUTRAL)
        self.note("pushed off with a full row", worker != NEUTRAL and self.seats[worker].merchants == content.MERCHANTS)
        super().push_off(worker)

    def has_passive(self, seat: int, hook: int) -> bool:
        found = super().has_passive(seat, hook)
        self.note(f"passive {hook}", found)
        return found

    def ranking(self, lane: str) -> list[int]:
        ranking = super().ranking(lane)
        strengths = [self.strength_of(seat, lane) for seat in ranking]
        self.note("nobody defends", not ranking)
        self.note("a tie in strength", len(set(strengths)) < len(strengths))
        tied = [seat for seat in ranking if strengths.count(self.strength_of(seat, lane)) > 1]
        self.note("a tie without soldiers", tied and not set(tied) & set(self.soldiers[lane]))
        bare = set(self.soldiers[lane]) | set(self.walls[lane])
        self.note("a tie of towers alone", len(set(tied) - bare) > 1)
        return ranking

    def fight(self, lane: str) -> int:
        before = len(self.soldiers[lane])
        left = super().fight(lane)
        self.note("a battle is won", not left)
        self.note("soldiers slide to the left", before > len(self.soldiers[lane]) > 0)
        return left

    def raid(self, lane: str, left: int) -> int:
        self.note("a governor is raided", any(at[0] == self.path(lane)[0] for at in self.governors))
        rest = super().raid(lane, left)
        self.note("a raid ends at 0", not rest)
        self.note("raiders come through", rest)
        return rest

    def lose(self, seat: int, toll: int, coins: int) -> None:
        self.note("points below 0", sum(self.seats[seat].points.values()) < 0)
        super().lose(seat, toll, coins)

    def climbs(self, seat: int) -> list[str]:
        found = super().climbs(seat)
        self.note("a step is bought with a track full", found and len(found) < len(content.TRACK_LABELS))
        self.note("all figurines", len(self.seats[seat].figurines) == wares.FIGURINE_COUNT)
        return found

    def standing(self) -> list[int]:
        places = super().standing()
        totals = self.totals()
        self.note("equal points in the end", len(set(totals)) < len(totals))
        self.note("a shared place", len(set(places)) < len(places))
        return places
