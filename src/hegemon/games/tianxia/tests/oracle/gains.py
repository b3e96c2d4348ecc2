"""Benefits of the oracle: parts are gained from left to right, and what they trigger first. TIANXIA-4.10"""

from __future__ import annotations

from collections.abc import Generator

from hegemon.games.tianxia import content
from hegemon.games.tianxia.tests.oracle.board import BUILDINGS, SHIPS, SPACES, TILES, Board, Space
from hegemon.games.tianxia.tests.oracle.lines import Atom, Part, plain_gains, read_benefit
from hegemon.games.tianxia.tests.oracle.parts import GOODS, RESOURCES, TRACKS, Answer, Berth, Question, Story


class Gains(Board):
    """What benefits do, and the questions they ask."""

    def ask(self, seat: int, moves: list[str]) -> Generator[Question, Answer, str]:
        """Nobody is asked what has only one answer."""
        if len(moves) == 1:
            return moves[0]
        return (yield Question({seat: tuple(moves)}))[1]

    def add_benefit(self, line: str, item: str) -> None:
        """Put a benefit before all that still waits."""
        self.waiting += reversed(read_benefit(line, item))

    def gain_all(self, seat: int) -> Story:
        """TIANXIA-4.10 Until nothing waits any more."""
        while self.waiting:
            yield from self.gain_next(seat)

    def gain_next(self, seat: int) -> Story:
        """One part: choose if there is a choice, then gain it."""
        part = self.waiting[-1]
        if len(part.choices) == 1:
            yield from self.gain_one(seat, part, part.choices[0])
            return
        possible = {f"choose {atom.kind}": atom for atom in part.choices if self.is_possible(seat, atom)}
        self.waiting.pop()
        if possible:
            self.waiting.append(part)
            answer = yield from self.ask(seat, list(possible))
            self.waiting[-1] = part.with_only(possible[answer])

    def is_possible(self, seat: int, atom: Atom) -> bool:
        """TIANXIA-4.10 What cannot be done is lost, and is no alternative."""
        return atom.is_plain() or atom.word in ("points", "card") or bool(self.answers(seat, atom))

    def answers(self, seat: int, atom: Atom) -> list[str]:
        """The ways in which something can be gained; none when it is lost."""
        if atom.gained:
            return ["choose convert", "choose none"] if self.can_pay(seat, {atom.word: atom.amount}) else []
        if atom.word in ("wall", "tower", "soldier"):
            return self.free_pieces(seat, atom.word)
        if atom.word == "governor":
            found = self.installations(seat, list(SPACES), atom.amount)
            return [*found, "choose none"] if found else []
        if atom.word == "sea":
            found = self.deliveries(seat, self.berths[content.SEA_PLACE])
            return [*found, "choose none"] if found else []
        if atom.word in TRACKS:
            return [f"climb {atom.word}"] if atom.word in self.open_tracks(seat) else []
        return {
            "resource": [f"choose {thing}" for thing in RESOURCES],
            "good": [f"choose {thing}" for thing in GOODS],
            "step": [f"climb {track}" for track in self.open_tracks(seat)],
        }[atom.word]

    def gain_one(self, seat: int, part: Part, atom: Atom) -> Story:
        """A part without alternatives; so many of a kind are gained one by one, each with what it triggers."""
        if atom.is_plain() or atom.word in ("points", "card"):
            self.waiting.pop()
            self.gain_at_once(seat, part, atom)
            return
        answers = self.answers(seat, atom)
        if not answers:
            self.waiting.pop()
            return
        answer = yield from self.ask(seat, answers)
        self.waiting.pop()
        rest = part.one_less()
        if rest and not atom.gained and atom.word not in ("governor", "sea"):
            self.waiting.append(rest)
        self.carry_out(seat, part, atom, answer)

    def gain_at_once(self, seat: int, part: Part, atom: Atom) -> None:
        """What asks nothing."""
        if atom.word == "points":
            self.seats[seat].points[part.item] += atom.amount
        elif atom.word == "card":
            for _ in range(atom.amount):
                self.draw_objective(seat)
        else:
            self.seats[seat].things[atom.word] += atom.amount

    def carry_out(self, seat: int, part: Part, atom: Atom, answer: str) -> None:
        """What was answered."""
        verb, *words = answer.split()
        if words == ["none"]:
            return
        if atom.gained:
            self.seats[seat].things[atom.word] -= atom.amount
            self.gain_at_once(seat, part, atom.gained)
        elif verb == "choose":
            self.seats[seat].things[words[0]] += 1
        elif verb == "climb":
            self.step(seat, words[0])
        elif verb == "govern":
            self.install(seat, (words[0], int(words[1])), atom.amount)
        elif verb == "deliver":
            self.deliver(seat, self.berths[content.SEA_PLACE], int(words[0]), words[1])
        else:
            self.put_piece(seat, verb, words[0])

    # What benefits and turns have in common

    def step(self, seat: int, track: str) -> None:
        """TIANXIA-1.9 One step, and what is given when it is reached; beyond the tenth it is lost."""
        tracks = self.seats[seat].tracks
        if tracks[track] < content.TRACK_STEPS:
            tracks[track] += 1
            self.add_benefit(self.step_benefit(track, tracks[track]), "steps")

    def step_benefit(self, track: str, step: int) -> str:
        return content.STEP_BENEFITS[TRACKS.index(track)][step - 1]

    def installations(self, seat: int, spaces: list[Space], off: int = 0) -> list[str]:
        """TIANXIA-4.2 Free spaces that one can pay, with a meeple from the supply."""
        if not self.seats[seat].supply:
            return []
        wood = self.seats[seat].things["wood"]
        free = [at for at in spaces if at not in self.governors]
        return [f"govern {at[0]} {at[1]}" for at in free if self.wood_price(at, off) <= wood]

    def install(self, seat: int, at: Space, off: int = 0) -> None:
        """TIANXIA-4.2, 4.11 Pay, put a meeple there, take its tile; an income building pays at once."""
        player = self.seats[seat]
        player.things["wood"] -= self.wood_price(at, off)
        player.supply -= 1
        self.governors[at] = seat
        if at in self.tile_at and self.take_tile(seat, self.tile_at[at]):
            del self.tile_at[at]
        player.things.update(plain_gains(BUILDINGS[at[0]].income))

    def take_tile(self, seat: int, tile: str) -> bool:
        """TIANXIA-4.9 A figurine kind that one has already is never taken again."""
        player = self.seats[seat]
        if tile in player.figurines:
            return False
        if tile in TILES:
            player.tiles[tile] += 1
        else:
            player.figurines.add(tile)
        return True

    def deliver(self, seat: int, berth: Berth, space: int, good: str) -> None:
        """TIANXIA-4.4 Pay, put a marker on the space, gain its benefit."""
        player = self.seats[seat]
        player.things.subtract(self.goods_asked(berth, space, good))
        berth.crates[space] = seat
        player.shipped += 1
        player.points["passives"] += self.passive(seat, content.POINTS_A_DELIVERY)
        self.add_benefit(SHIPS[berth.ship].spaces[space - 1].split(":")[1], "ships")

    def free_pieces(self, seat: int, kind: str) -> list[str]:
        """TIANXIA-4.11 The next on the own board, or a meeple of the supply, in any section with room."""
        left = self.seats[seat].supply if kind == "soldier" else len(self.stone_prices(seat, kind))
        return [f"{kind} {lane}" for lane in self.rooms(kind)] if left else []

    def put_piece(self, seat: int, kind: str, lane: str) -> None:
        """TIANXIA-1.1 On the leftmost free space of its row."""
        rows = {"wall": self.walls, "tower": self.towers, "soldier": self.soldiers}[kind]
        rows[lane].append(seat)
        if kind == "soldier":
            self.seats[seat].supply -= 1
