"""Thinking a turn through: what each choice promises a seat, chance averaged, up to where others decide."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.bots.evaluate.value import NO_ANSWER, UNKNOWN, Value
from bedesten.kernel.pick import pick
from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE

SAMPLES: Final = 6
"""How many outcomes of a chance stand for all of them, if there are more."""
OVERDRAWN: Final = 0
"""How far below one a budget may go where the value cannot be trusted: so many questions more are looked into."""
FEW: Final = 12
"""With more answers than these such a question is left alone."""


def best_choice(state: Stacked[Any], seat: int, value: Value[Any], rng: Random, budget: int) -> int:
    """The option of this seat that promises most when its turn is over."""
    options = state.legal
    promises = scores(state, seat, value, rng, budget)
    best = 0
    for i in range(len(options)):
        if promises[i] > promises[best]:
            best = i
    return options[best]


def scores(state: Stacked[Any], seat: int, value: Value[Any], rng: Random, budget: int) -> list[float]:
    """What each option promises when the turn is over."""
    weighed = value.weighed(state, budget)
    if weighed:
        return weighed
    mark = value.turn(state)
    options = state.legal
    share = max(1, budget // len(options))
    found: list[float] = []
    for choice in options:
        after: Stacked[Any] = state.copy()
        after.apply(choice)
        found.append(promise(after, seat, value, rng, share, mark))
    return found


def promise(state: Stacked[Any], seat: int, value: Value[Any], rng: Random, budget: int, mark: int) -> float:
    """What a position promises: its own value where the turn is over or the budget spent, else what may follow."""
    if not state.stack or value.turn(state) != mark:
        return value.of(state, seat)
    chooser = state.seat()
    if chooser == CHANCE:
        return chance(state, seat, value, rng, budget, mark)
    if chooser != seat and budget > 1:
        answer = value.answer(state)
        if answer != NO_ANSWER:
            answered: Stacked[Any] = state.copy()
            answered.apply(answer)
            return promise(answered, seat, value, rng, budget, mark)
    if chooser != seat or budget < OVERDRAWN or (budget <= 1 and value.settled(state)):
        return value.of(state, seat)
    weighed = value.weighed(state, budget)
    if weighed:
        return max(weighed)
    options = state.legal
    if budget <= 1 and len(options) > FEW:
        return value.of(state, seat)
    share = max(1, budget // len(options)) if budget > 1 else budget - 1
    most = -1e18
    for choice in options:
        after: Stacked[Any] = state.copy()
        after.apply(choice)
        worth = promise(after, seat, value, rng, share, mark)
        if worth > most:
            most = worth
    return most


def chance(state: Stacked[Any], seat: int, value: Value[Any], rng: Random, budget: int, mark: int) -> float:
    """The mean over all outcomes, or over some of them drawn by their weights; one at least, whatever the budget."""
    known = value.averaged(state, seat, rng, budget, mark)
    if known > UNKNOWN:
        return known
    options = state.legal
    weights = state.weights()
    total = 0.0
    if budget >= len(options):
        sum_of_weights = 0
        for i in range(len(options)):
            after: Stacked[Any] = state.copy()
            after.apply(options[i])
            total += weights[i] * promise(after, seat, value, rng, max(1, budget // len(options)), mark)
            sum_of_weights += weights[i]
        return total / sum_of_weights
    samples = min(SAMPLES, max(1, budget))
    for _ in range(samples):
        after = state.copy()
        after.apply(pick(options, weights, rng.random()))
        total += promise(after, seat, value, rng, budget // samples, mark)
    return total / samples
