"""What everyone may know of a player of Tianxia: house, purse, discs, points, and in the end what they were for."""

from __future__ import annotations

from functools import cache

from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing.icons import icon
from hegemon.games.tianxia.view import SeatView, TianxiaView
from hegemon.games.tianxia.words.reading import CARDS, amount, player_name
from hegemon.kit.verdict import verdict
from hegemon.kit.words.english import counted
from hegemon.kit.words.parts import Fact, fact, item, spent
from hegemon.kit.words.parts import progress as progress_of

# TIANXIA-6.4 The items of the end as players talk of them: each a name, and what is added up in it.
ITEMS = {
    "prestige at the wall": ["prestige"],
    "soldiers and victories": ["soldiers", "defence"],
    "raiders": ["penalty"],
    "ships": ["ships", "passives"],
    "palace": ["steps", *TRACKS],
    "figurines": ["figurines"],
    "objectives": list(CARDS),
    "tiles and merchants": ["tiles", "upper parts", "merchants"],
    "leftovers": ["leftovers"],
}
ALWAYS = ("coins", "wood", "stone", "rice")  # what is told of even where there is none of it


@cache
def symbol(name: str) -> str:
    """An icon of the board beside a number."""
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{icon(name, 12, 12, 22)}</svg>'


def role(view: TianxiaView, seat: int) -> str:
    """The house of a player, and whether the player has passed."""
    shown = view["seats"][seat]
    return shown["label"] + (" · passed" if shown["passed"] and not view["over"] else "")


def facts(view: TianxiaView, seat: int) -> list[Fact]:
    """Discs, coins, resources and goods, always in the same order; in the end what points were for, most first."""
    if view["over"]:
        items = sorted(items_of(view, seat).items(), key=lambda item: -item[1])
        return [item(title.capitalize(), points) for title, points in items]
    shown = view["seats"][seat]
    found = [spent(fact(str(shown["discs"]), counted(shown["discs"], "unused disc"), symbol("disc")))]
    return found + [thing_fact(thing, number) for thing, number in shown["things"].items()]


def thing_fact(thing: str, number: int) -> Fact:
    """How much there is of a thing; of resources a phone also says that there are none."""
    one = fact(str(number), amount(number, thing), symbol(thing))
    return spent(one, none=not number) if number or thing in ALWAYS else {**one, "none": True}


def items_of(view: TianxiaView, seat: int) -> dict[str, int]:
    """TIANXIA-6.4 Every point of a player in the end, by item; items without any are left out."""
    scores = view["scores"][seat]
    sums = {item: sum(scores.get(word, 0) for word in words) for item, words in ITEMS.items()}
    return {item: points for item, points in sums.items() if points}


def progress(view: TianxiaView, seat: int) -> dict[str, object]:
    """TIANXIA-6.2 Points as everyone can see them; in the end all of them."""
    return progress_of(total(view, seat), "point", "points")


def total(view: TianxiaView, seat: int) -> int:
    return sum(view["scores"][seat].values()) if view["over"] else view["seats"][seat]["score"]


def outcome(view: TianxiaView) -> str:
    """TIANXIA-6.3 Who has won, and by what: points, then governors on the board, then coins."""
    seats = range(view["players"])
    totals = [total(view, seat) for seat in seats]
    level = [seat for seat in seats if totals[seat] == max(totals)]
    governors = [governors_of(view, seat) for seat in seats]
    coins = [view["seats"][seat]["things"]["coins"] for seat in seats]
    if len(level) == 1:
        return f"{player_name(view, level[0])} has {counted(max(totals), 'point')}{ahead(view, totals)}."
    is_level = len({governors[seat] for seat in level}) == 1
    ties, breaker = (coins, "coins") if is_level else (governors, "governors")
    names = [player_name(view, seat) for seat in seats]
    return verdict(names, totals, ("point", "points"), ties, breaker)


def ahead(view: TianxiaView, totals: list[int]) -> str:
    """By how much who has the most is before the next one."""
    second = sorted(range(len(totals)), key=lambda seat: -totals[seat])[1]
    return f", {max(totals) - totals[second]} more than {player_name(view, second)}"


def governors_of(view: TianxiaView, seat: int) -> int:
    """The governors of a player on the board."""
    return sum(space["governor"] == seat for building in view["buildings"] for space in building["spaces"])


def score(view: TianxiaView, seat: int) -> str:
    """TIANXIA-6.3 What a player has to show: points, and what breaks a tie where there is one."""
    totals = [total(view, other) for other in range(view["players"])]
    shown = counted(totals[seat], "point")
    if not view["over"] or totals.count(totals[seat]) == 1:
        return shown
    coins = view["seats"][seat]["things"]["coins"]
    return f"{shown}, {counted(governors_of(view, seat), 'governor')}, {counted(coins, 'coin')}"


def board_text(shown: SeatView) -> str:
    """What a player's board has left, in one line."""
    walls = f"next wall {shown['walls'][0]} stone" if shown["walls"] else "no wall left"
    towers = f"next tower {shown['towers'][0]} stone" if shown["towers"] else "no tower left"
    return f"{walls}, {towers}, {counted(shown['merchants'], 'merchant')} of 3"
