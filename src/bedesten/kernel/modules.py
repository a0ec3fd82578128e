"""Modules: what an expansion or a variant adds to a base game, and how they are put together.

A base game names its moments. A module hangs effects on them, adds content to tables, or edits the turn by name.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from bedesten.kernel.step import Effect, Step

S = TypeVar("S")


class Edit(Generic[S]):
    """A change to the turn: put a step before, after or in the place of the step with this key."""

    def __init__(self, how: str, key: str, step: Step[S]) -> None:
        self.how: Final = how
        self.key: Final = key
        self.step: Final = step


def before(key: str, step: Step[S]) -> Edit[S]:
    return Edit("before", key, step)


def after(key: str, step: Step[S]) -> Edit[S]:
    return Edit("after", key, step)


def instead(key: str, step: Step[S]) -> Edit[S]:
    return Edit("instead", key, step)


class Module(Generic[S]):
    """One printed box or variant: the moments it hangs effects on, and how it edits the turn."""

    def __init__(
        self,
        name: str,
        moments: dict[int, Effect[S]] | None = None,
        turn: list[Edit[S]] | None = None,
    ) -> None:
        self.name: Final = name
        self.moments: Final[dict[int, Effect[S]]] = moments or {}
        self.turn: Final[list[Edit[S]]] = turn or []


class Moment(Generic[S]):
    """What the modules do at a moment."""

    def __init__(self, effects: list[Effect[S]]) -> None:
        self.effects: Final[list[Effect[S]]] = effects
        """The last module's first, so that the first one's ends on top of the stack."""
        self.only: Final[Effect[S] | None] = effects[0] if len(effects) == 1 else None
        """The effect of the one module that acts here, if it is one: it can do without the stack."""


def hang(modules: list[Module[S]], moments: int) -> list[Moment[S]]:
    """Every moment with the effects that hang on it."""
    return [Moment([m.moments[k] for m in reversed(modules) if k in m.moments]) for k in range(moments)]


def edit(turn: list[Step[S]], modules: list[Module[S]]) -> list[Step[S]]:
    """The turn with every module's edits made, in the order of the modules.

    A step put in the place of another answers to its name too, so that two modules can speak of the same one.
    """
    steps = list(turn)
    names = [step.key for step in turn]
    for module in modules:
        for change in module.turn:
            at = names.index(change.key)
            if change.how == "instead":
                steps[at] = change.step
                continue
            at += change.how == "after"
            steps.insert(at, change.step)
            names.insert(at, change.step.key)
    return steps
