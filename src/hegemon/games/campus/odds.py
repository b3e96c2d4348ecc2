"""What dice do in an attack, exactly: a table of every roll, and from it the chances of whole attacks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

WIDTH = 8  # rows of the offset table: defence dice never reach it


class LossTable:
    """CAMPUS-4.1, CAMPUS-4.2 What the attacker loses in every roll of up to so many dice a side."""

    def __init__(self, attack_dice: i64, defence_dice: i64, tie_to_defender: bool) -> None:
        self.attack_dice = attack_dice
        self.defence_dice = defence_dice
        self.offsets = vec[i64]([0] * 64)
        self.lost = vec[u8]()
        for attackers in range(i64(1), attack_dice + 1):
            for defenders in range(i64(1), defence_dice + 1):
                self.offsets[attackers * 8 + defenders] = i64(len(self.lost))
                for rolled in range(power_of_six(attackers + defenders)):
                    lost = attacker_losses(rolled, attackers, defenders, tie_to_defender)
                    self.lost = append(self.lost, u8(lost))

    def attacker_loses(self, attackers: i64, defenders: i64, rolled: i64) -> i64:
        """Troops the attacker loses in this roll; the defender loses the rest of the pairs."""
        return i64(self.lost[self.offsets[attackers * 8 + defenders] + rolled])

    def distribution(self, attackers: i64, defenders: i64) -> list[int]:
        """In how many of all rolls the attacker loses 0, 1, 2 ... troops."""
        ways = [0] * (int(min(attackers, defenders)) + 1)
        for rolled in range(power_of_six(attackers + defenders)):
            ways[self.attacker_loses(attackers, defenders, rolled)] += 1
        return ways


def attacker_losses(rolled: i64, attackers: i64, defenders: i64, tie_to_defender: bool) -> i64:
    """CAMPUS-4.2 Highest against highest, then the next pair; the lower die of a pair loses a troop."""
    attack = sorted_faces(rolled, attackers)
    defence = sorted_faces(rolled // power_of_six(attackers), defenders)
    lost: i64 = 0
    for pair in range(min(attackers, defenders)):
        if attack[pair] < defence[pair] or (tie_to_defender and attack[pair] == defence[pair]):
            lost += 1
    return lost


def sorted_faces(rolled: i64, dice: i64) -> list[int]:
    """The faces of the first dice of a roll, highest first."""
    faces: list[int] = []
    for _die in range(dice):
        faces.append(int(rolled % 6) + 1)
        rolled //= 6
    faces.sort(reverse=True)
    return faces


def power_of_six(dice: i64) -> i64:
    power: i64 = 1
    for _die in range(dice):
        power *= 6
    return power


class Odds:
    """CAMPUS-4.5 The chance that so many troops beat so many, fought to the end; made once, as far as asked."""

    def __init__(self, losses: LossTable) -> None:
        self.losses = losses
        self.shares: dict[int, list[float]] = {}
        self.rows: list[list[float]] = [[]]

    def win(self, attackers: int, defenders: int) -> float:
        """The chance that the attackers take the territory.

        >>> odds = Odds(LossTable(3, 2, True))
        >>> round(odds.win(1, 1), 4), round(odds.win(3, 2), 4)
        (0.4167, 0.656)
        """
        if defenders <= 0:
            return 1.0
        if attackers <= 0:
            return 0.0
        self.grow(attackers, defenders)
        return self.rows[attackers][defenders]

    def grow(self, attackers: int, defenders: int) -> None:
        """Fill the table up to these numbers; each cell follows from cells above and to the left of it."""
        for row in range(1, attackers + 1):
            if row == len(self.rows):
                self.rows.append([1.0])
            for column in range(len(self.rows[row]), defenders + 1):
                self.rows[row].append(self.cell(row, column))

    def cell(self, attackers: int, defenders: int) -> float:
        dice = min(attackers, int(self.losses.attack_dice))
        against = min(defenders, int(self.losses.defence_dice))
        pairs = min(dice, against)
        chance = 0.0
        for lost, share in enumerate(self.roll_shares(dice, against)):
            left = attackers - lost
            if left > 0:
                chance += share * self.rows[left][defenders - (pairs - lost)]
        return chance

    def roll_shares(self, dice: int, against: int) -> list[float]:
        """How likely the attacker loses 0, 1, 2 ... troops in one roll."""
        known = self.shares.get(dice * WIDTH + against)
        if known is None:
            ways = self.losses.distribution(dice, against)
            known = [way / sum(ways) for way in ways]
            self.shares[dice * WIDTH + against] = known
        return known
