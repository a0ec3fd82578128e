"""Paying in goods: every legal payment can be reached, a sensible one is offered first, the only one is not asked for."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from .helpers import (
    FACES,
    FOUR,
    MARKERS,
    OTHERWISE,
    PAIR,
    RUBY,
    SUGGESTED,
    THREE,
    TWO,
    asks,
    choose,
    dice,
    labels,
    markers,
    pay,
    take,
    tile,
    turn,
)

LIRA_TILE = tile("lira", "RRR")
GREEN_TILE = tile("goods G", "GGG")
DIE_TILE = tile("die", "RGYB")

# What each purchase asks for, slot by slot: a colour, or anything (*). Different goods are told apart by "different".
SLOTS = {
    **{choice: good * 2 for good, choice in PAIR.items()},
    TWO: "different 2",
    THREE: "different 3",
    FOUR: "different 4",
    RUBY["R"]: "RRRR",
    RUBY["G"]: "GGGGG",
    RUBY["Y"]: "YYYYYY",
    RUBY["goods"]: "RGYB**",
    take(LIRA_TILE): "RRR",
    take(GREEN_TILE): "GGG",
    take(DIE_TILE): "RGYB",
}
TAKEN = [0, 1, 2, 3, 2, 6, 0]
"""The first red ruby is on offer, the second green, the third yellow, no blue; the third of the goods carpet; no Lira."""


def fits(units: str, slots: str) -> bool:
    """Whether goods can be laid on the slots one to one, by trying."""
    if slots.startswith("different"):
        coloured = units.replace("W", "")
        return len(units) == int(slots[-1]) and len(set(coloured)) == len(coloured) and len(units) <= 4
    if len(units) != len(slots):
        return False
    if not units:
        return True
    first, rest = units[0], units[1:]
    return any(
        fits(rest, slots[:at] + slots[at + 1 :])
        for at, slot in enumerate(slots)
        if slot in (first, "*") or first == "W"
        if slots.index(slot) == at
    )


def legal_payments(on_dice: str, held: str, slots: str) -> set[tuple[str, str]]:
    """What is left of dice and markers after each legal payment: by going through every part of both."""
    found = set()
    kinds = [("die", good, on_dice.count(good)) for good in "RGYB"] + [
        ("marker", good, held.count(good)) for good in MARKERS
    ]
    for counts in product(*(range(count + 1) for _, _, count in kinds)):
        units = "".join(good * count for (_, good, _), count in zip(kinds, counts, strict=True))
        if fits(units, slots):
            used = {(what, good): count for (what, good, _), count in zip(kinds, counts, strict=True)}
            left = "".join(face * (on_dice.count(face) - used.get(("die", face), 0)) for face in FACES)
            kept = "".join(good * (held.count(good) - used["marker", good]) for good in MARKERS)
            found.add((left, kept))
    return found


GAINED = {**{choice: good for good, choice in PAIR.items()}, THREE: "W"}


def without_gain(held: str, purchase: int) -> str:
    """The markers before the purchase brought its own."""
    left = Counter(held) - Counter(GAINED.get(purchase, ""))
    return "".join(good * left[good] for good in MARKERS)


def reached_payments(state, purchase: int) -> list[tuple[str, str]]:
    """What is left after each way of answering the questions about a payment."""
    open_ends = [choose(state.copy(), purchase)]
    found = []
    while open_ends:
        s = open_ends.pop()
        if asks(s) in ("payment.pay", "payment.good"):
            for choice in s.options():
                after = s.copy()
                after.apply(choice)
                open_ends.append(after)
        else:
            found.append((dice(s), without_gain(markers(s), purchase)))
    return found


def shopping(on_dice: str, held: str):
    """In the middle of a turn with an action tile's worth of actions to come, so that the dice stay on the table."""
    return turn(
        dice=on_dice + "L",
        markers=held,
        actions=3,
        taken=list(TAKEN),
        display=[LIRA_TILE, GREEN_TILE, DIE_TILE],
    )


def check(on_dice: str, held: str) -> int:
    """Hold every purchase against the payments found by trying; says how many payments there were."""
    s = shopping(on_dice, held)
    offered = set(s.options()) if asks(s) == "turn.act" else set()
    payments = 0
    for purchase, slots in SLOTS.items():
        legal = legal_payments(on_dice + "L", held, slots)
        assert (purchase in offered) == bool(legal), f"{on_dice} {held}: {purchase}"
        if legal:
            reached = reached_payments(s, purchase)
            assert set(reached) == legal, f"{on_dice} {held}: {purchase}"
            # The suggestion can be reached the long way too; nothing else comes twice.
            assert len(reached) == len(legal) + (len(legal) > 1)
            assert (asks(choose(s.copy(), purchase)) == "payment.pay") == (len(legal) > 1)
            payments += len(legal)
    return payments


def test_reachable_and_legal_payments_are_the_same_with_two_colours_and_brown():
    """Every position with up to two dice and two markers of red and green each and up to three brown markers."""
    payments = 0
    for red, green, reds, greens, brown in product(range(3), range(3), range(3), range(3), range(4)):
        payments += check("R" * red + "G" * green, "R" * reds + "G" * greens + "W" * brown)
    assert payments > 5000


def test_reachable_and_legal_payments_are_the_same_with_all_colours():
    """Every set of up to one die and one marker of each colour, with and without two brown markers."""
    for thrown in product(range(2), repeat=4):
        for held in product(range(2), repeat=4):
            for brown in (0, 2):
                check(
                    "".join(good * many for good, many in zip("RGYB", thrown, strict=True)),
                    "".join(good * many for good, many in zip("RGYB", held, strict=True)) + "W" * brown,
                )


@pytest.mark.parametrize("seed", range(40))
def test_reachable_and_legal_payments_are_the_same_in_larger_positions(seed):
    rng = Random(seed)
    on_dice = "".join(sorted(rng.choices("RGYB", k=rng.randrange(7)), key="RGYB".index))
    held = "".join(sorted(rng.choices("RGYBW", k=rng.randrange(7)), key="RGYBW".index))
    check(on_dice, held)


# What is suggested.


def suggested(state, purchase):
    s = choose(state, purchase)
    assert asks(s) == "payment.pay" and s.options() == [SUGGESTED, OTHERWISE]
    return choose(s, SUGGESTED)


def test_dice_are_suggested_before_markers_and_markers_before_brown_ones():
    s = suggested(shopping("RR", "RRRW"), RUBY["R"])
    assert (dice(s), markers(s)) == ("L", "RW")
    s = suggested(shopping("R", "RRW"), take(LIRA_TILE))
    assert (dice(s), markers(s)) == ("L", "W")


def test_of_different_goods_those_are_suggested_of_which_there_are_most_dice():
    s = suggested(shopping("RGGYYYB", ""), TWO)
    assert dice(s) == "RGYYBL"


def test_a_marker_is_suggested_only_for_a_colour_that_no_die_shows():
    s = suggested(shopping("RG", "RYW"), THREE)
    assert (dice(s), markers(s)) == ("L", "RWW")  # one brown marker more than before: that is the gain


def test_the_carpet_is_suggested_to_be_paid_with_dice_first_and_brown_ones_last():
    s = suggested(shopping("RRRGY", "BBW"), RUBY["goods"])
    assert (dice(s), markers(s)) == ("L", "BW")


# How it is asked.


def test_the_only_payment_is_not_asked_for():
    s = choose(shopping("RR", "G"), PAIR["R"])
    assert asks(s) == "turn.act" and (dice(s), markers(s)) == ("L", "RG")


def test_in_another_way_one_says_good_by_good_what_goes_and_brown_ones_pay_the_rest():
    s = choose(shopping("RRGG", "RYBWWW"), RUBY["goods"], OTHERWISE)
    assert asks(s) == "payment.good"
    choose(s, pay(dice=1), pay(dice=1), pay())
    # No yellow good: so the blue marker and all brown ones must go, which is not asked for.
    assert asks(s) == "turn.act" and s.rubies[0] == 1
    assert (dice(s), markers(s)) == ("RGL", "RY")


def test_a_good_without_a_choice_is_passed_over():
    s = choose(shopping("RR", "RYWW"), take(DIE_TILE), OTHERWISE)
    # No green and no blue goods: two brown markers must stand for them, so red and yellow ones are real.
    assert s.options() == [pay(markers=1), pay(dice=1)]
    choose(s, pay(markers=1))
    assert (dice(s), markers(s)) == ("RRL", "")


def test_nothing_goes_before_the_payment_is_complete():
    s = choose(shopping("RRGG", "RYBWWW"), RUBY["goods"], OTHERWISE, pay(dice=1), pay(dice=1))
    assert asks(s) == "payment.good" and s.rubies[0] == 0
    assert (dice(s), markers(s)) == ("RRGGL", "RYBWWW")


def test_the_choices_are_told_in_words():
    s = choose(turn(dice="RR", markers="RW"), PAIR["R"])
    assert labels(s) == ["Pay 2 red dice", "Pay in another way"]
    choose(s, OTHERWISE)
    assert labels(s) == ["1 red marker", "1 red die", "1 red die and 1 red marker", "2 red dice"]


def test_more_than_the_price_is_never_taken():
    s = choose(shopping("RRRRR", "RRR"), PAIR["R"], OTHERWISE)
    assert {choice // 100 + choice % 100 for choice in s.options()} == {2}
