"""Check of bots: they play on what their seat can imagine, handed over as text, and on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from hegemon import form
from hegemon.bots.bot import Bot
from hegemon.bots.random import Random
from hegemon.bots.roster import new_bot, own_names
from hegemon.bots.search.search import Search
from hegemon.conformance.case import Case, spaced
from hegemon.conformance.walk import random_step
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.state import State, lowest, seats_in, submit

DESCENTS = 24  # of a searching bot for a decision
ANSWERS = {form.COMPILED: 400, form.INTERPRETED: 6}  # of a bot in one game; a random one takes over after that
SEARCHED = {form.COMPILED: 40, form.INTERPRETED: 2}  # of a searching bot
MOMENTS = {form.COMPILED: 12, form.INTERPRETED: 2}  # at which a bot must not see the truth

NewBot = Callable[[Dice], Bot]


def bots_finish_on_imagined_positions(case: Case) -> None:
    """Every bot gets the text of an imagined position for each decision, and the game comes to its end."""
    for kind, name in kinds().items():
        state = case.start(0)
        bots = [new_bot(name, case.dice(1100 + seat), descents=DESCENTS) for seat in range(case.players)]
        bots_play(case, state, bots, answers_of(kind))
        assert state.pending() == 0, f"{case.name}: {name} does not come to an end"


def kinds() -> dict[type[Bot], str]:
    """A bot of each kind; those that differ in how long they think are of one."""
    return {type(new_bot(name, seeded(0), descents=DESCENTS)): name for name in own_names()}


def bots_play(case: Case, state: State, bots: list[Bot], answers: int) -> None:
    """Let the bots answer so many times, then random ones."""
    dice = case.dice(1200)
    for played in range(case.limit):
        if not state.pending():
            return
        seat = int(lowest(state.unanswered()))
        if played < answers:
            submit(state, seat, answer(case, state, seat, bots[seat]))
        elif step := random_step(state, dice):
            state.play(step.seat, step.move)


def answer(case: Case, state: State, seat: int, bot: Bot) -> int:
    """What the bot plays; the true state stays on this side of the text."""
    position = state.imagine(seat, bot.dice).lines()
    return int(bot.choose(case.loaded(position), seat))


def answers_of(kind: type[Bot]) -> int:
    """A random bot is quick enough for a whole game in every form."""
    if kind is Random:
        return 1 << 30
    return SEARCHED[form.FORM] if kind is Search else ANSWERS[form.FORM]


def bots_know_no_more_than_their_seat(case: Case) -> None:
    """Where a seat cannot tell two states apart, a bot with the same dice chooses the same in both."""
    hiding = [state for state in case.open_moments if state.conceals()]
    for state in spaced(hiding, MOMENTS[form.FORM]):
        for name in kinds().values():
            seen = truths_seen(case, state, partial(quick_bot, name))
            assert not list(seen), f"{case.name}: {name} chooses by what its seat cannot see"


def quick_bot(name: str, dice: Dice) -> Bot:
    """A bot of this name that does not think for long."""
    return new_bot(name, dice, descents=DESCENTS)


def truths_seen(case: Case, state: State, new: NewBot) -> Iterator[int]:
    """The seats for which a bot chooses otherwise in other states that look the same to them: imagined, or swapped."""
    for seat in seats_in(state.unanswered()):
        others = [state.imagine(seat, case.dice(1300 + seat)), case.swap(state, seat, case.dice(1350 + seat))]
        worlds = [state, *[world for world in others if world is not None]]
        chosen = {int(new(case.dice(1400 + seat)).answer(world, seat)) for world in worlds}
        if len(chosen) > 1:
            yield seat
