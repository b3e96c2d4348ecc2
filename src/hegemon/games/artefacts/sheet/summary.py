"""The rules in short, for the back of the sheet, with the numbers of the game that is played."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.games.artefacts.content import OPENING, SIZES
from hegemon.games.artefacts.dials import ADJACENT, CAPPED, DIFFERENCE, EXTRA, K_TH, TOTAL
from hegemon.kit.sheet.text import Chapter, chapters_of

NUMBERS = ["no", "one", "two", "three", "four"]
LOSSES = {
    CAPPED: "as many armies as its total was higher, but at most the loser's total",
    DIFFERENCE: "as many armies as its total was higher",
    TOTAL: "as many armies as the loser's total",
}
ASKED = {
    "inside": "every other player with armies there",
    ADJACENT: "every other player with armies there or next door",
}
JOINED = {
    "inside": "all armies that you have there",
    ADJACENT: "all armies that you have there; from next door, those of the one area where you have most",
}
ONE_ROUND = "says in turn, clockwise from the attacker: support, oppose or abstain"
TWO_ROUNDS = "is asked in turn, clockwise from the attacker, for support; then those who gave none, to oppose"
FEWER = " In round 1 the first player raises at most 1 army, the second 2, and so on."
COUNTED = {"full": "Raise that many new armies", "half": "Raise half as many new armies, rounded up"}


def chapters(options: Options) -> list[Chapter]:
    """Headings and paragraphs, for whatever number of players."""
    starting, rewards, battles = (int(options[name]) for name in ("starting_armies", "rewards", "battles"))
    words: dict[str, object] = {
        "starting": armies(starting),
        "order": ", every other round backwards" if options["snake"] else "",
        "battles": "one battle" if battles == 1 else f"up to {NUMBERS[battles]} battles, one after the other",
        "asked": ASKED[str(options["allies"])],
        "joined": JOINED[str(options["allies"])],
        "answers": TWO_ROUNDS if options["two_rounds"] else ONE_ROUND,
        "losses": LOSSES[str(options["losses"])],
        "counted": COUNTED[str(options["debrief"])],
        "opening": opening(str(options["opening"]), str(options["size"])),
        "reward": f"Every winner may then place {armies(rewards)} in or next to the areas of the battle."
        if rewards
        else "",
        "rounds": options["round_limit"],
    }
    return chapters_of(TEXT.format(**words))


def armies(number: int) -> str:
    """So many armies, in words.

    >>> armies(1), armies(2)
    ('one army', 'two armies')
    """
    return f"{NUMBERS[number]} {'army' if number == 1 else 'armies'}"


def opening(chosen: str, size: str) -> str:
    """ARTEFACTS-4.4 What those who go later are given for it, for every number of players."""
    if chosen == K_TH:
        return FEWER
    if chosen != EXTRA:
        return ""
    crowds = [players for players in OPENING if players <= SIZES[size][5]]
    rows = [f"{players} players|{' '.join(f'+{more}' for more in OPENING[players])}" for players in crowds]
    return "\n\n".join([" In round 1 raise some more, by your place in the turn order:", *rows])


# A heading after #; paragraphs with empty lines between them.
TEXT = """
# What it is about

Armies burn the ground that they leave. When no slot is free any more, who owns most areas has won; then most armies;
else the win is shared.

You own an area|if you have more armies there than anybody else. If that is equal, who of those holds more artefacts;
else nobody.

A slot is free|if it is empty: no army, no artefact, no obstacle, not crossed out. Areas are adjacent where they touch,
also by a sea lane, which is an area like others but belongs to no continent.

# Before you begin

Draw lots for who goes first; turns go clockwise. One army each in turn{order}, in any free slot, until everybody has
{starting}.

# Your turn

Move, fight, reinforce, in this order. You may leave out any of it.

Move|as many of your armies as you like, each once: to a free slot in the same area or an adjacent one. Cross out
the slot that you leave. An army may also enter the slot of an artefact that nobody has taken: you hold it now.

Fight|{battles}; see below.

Reinforce.|Count the areas that you own, and the bonus of every continent whose areas are all yours. {counted}, or
fewer: in free slots of areas where you had an army when your reinforcements came, or of areas next to those where
nobody had.{opening}

# A battle

Name another player and an area where that player has armies. If you have armies there, all of those fight. If not, all
of one adjacent area fight for you; they do not move in.

Sides.|Now {asked} {answers}. Promises bind nobody. Who joins a side adds {joined}.

Artefacts and the area's power.|First the attacker, then the defender, then all others there, clockwise; each as many
as fit, but nobody twice. Who abstains may use only what adds no strength. What is used is crossed out.

Count|the armies of each side and what adds strength. Equal: nothing happens. Else the lower side is wiped out: cross
out all armies with which it fought.

The winners|lose {losses}. Strength that is no army takes losses first. The rest is shared by all who fought on that
side, rounded down. What somebody has not got is lost by who owned the area when the battle began. What remains is
forgiven.

{reward} Who has no army left at all comes back at once with {starting}, in any free slots.

Who dies?|Armies without an artefact first, then those with one; each time that with the lowest slot number.

# Artefacts and powers

An artefact goes where the army goes that took it, and is destroyed with that army; a curse then strikes at once. You
use it once, in a battle in which you attack, defend, or have armies in the area, wherever it is.

A power|is for whoever owns the area, once: in a battle for that area, or in the step of your turn that its text names.

Each can be used only when it would do something now.

# The end

At once, when no slot is free. Also after {rounds} rounds, or when for a whole round nothing at all has changed.

# With the pencil

Write your letter into the slots of your armies, and cross it out with the slot. Beside the list, write your letter by
each artefact that you take; cross out what is used or destroyed, and every round when it is over.
"""
