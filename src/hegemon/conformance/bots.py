"""Check of bots: they play on what their seat can imagine, handed over as text, and on nothing else."""

from __future__ import annotations

from hegemon import form
from hegemon.bots.bot import Bot
from hegemon.bots.roster import bot_names, new_bot
from hegemon.conformance.case import Case
from hegemon.conformance.walk import random_step
from hegemon.engine.state import State, lowest, submit

ANSWERS = {form.COMPILED: 400, form.INTERPRETED: 6}  # of a bot in one game; a random one takes over after that


def bots_finish_on_imagined_positions(case: Case) -> None:
    """Every bot gets the text of an imagined position for each decision, and the game comes to its end."""
    for name in bot_names():
        state = case.start(0)
        bots = [new_bot(name, case.dice(1100 + seat)) for seat in range(case.players)]
        bots_play(case, state, bots, answers_of(name))
        assert state.pending() == 0, f"{case.name}: {name} does not come to an end"


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


def answers_of(name: str) -> int:
    """A random bot is quick enough for a whole game in every form."""
    return ANSWERS[form.FORM] if name != "random" else 1 << 30
