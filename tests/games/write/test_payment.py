"""Paying goods: goods cards one by one, the sheet for the rest. No legal payment is out of reach."""

from itertools import chain, combinations

import pytest

from bedesten.games.write.rules import PAIRS

from .helpers import FABRIC, FRUIT, JEWELRY, SHEET, SPICE, A, asks, choose, goods, guild, lay, turn

AT_A = {"display": (A, 9)}


def delivering(**fields):
    """The active player delivers to letter A, which asks for one good of each kind unless said otherwise."""
    return choose(turn(**{**AT_A, **fields}), A, A)


def test_without_goods_cards_the_sheet_pays_without_a_question():
    s = delivering(goods=[2, 1, 1, 1])
    assert (goods(s), s.rubies[0]) == ([1, 0, 0, 0], 1)


def test_with_nothing_on_the_sheet_the_cards_pay_without_a_question():
    s = delivering(goods_hand=[0, 5])
    assert (s.goods_hand[0], s.rubies[0], s.cards_played[0]) == ((), 1, 2)


def test_a_card_that_gives_something_may_be_laid_down_though_the_sheet_would_do():
    s = delivering(goods=[1, 1, 1, 1], goods_hand=[0])
    assert (asks(s), s.options()) == ("payment.pay", [SHEET, lay(FABRIC, SPICE)])
    choose(s, lay(FABRIC, SPICE))
    assert (goods(s), s.rubies[0]) == ([1, 1, 0, 0], 1)


def test_or_it_is_kept():
    s = choose(delivering(goods=[1, 1, 1, 1], goods_hand=[0]), SHEET)
    assert (goods(s), s.goods_hand[0], s.cards_played[0]) == ([0, 0, 0, 0], (0,), 0)


def test_a_card_gives_as_many_goods_as_are_needed():
    s = delivering(goods=[1, 0, 1, 1], goods_hand=[0])
    assert goods(s) == [1, 0, 0, 0]


def test_a_good_that_is_not_needed_is_forfeited():
    s = delivering(goods=[0, 1, 1, 1], goods_hand=[6])
    assert (goods(s), s.goods_hand[0]) == ([0, 0, 0, 0], ())


def test_after_the_first_card_only_cards_that_still_give_something_are_offered():
    s = delivering(goods=[1, 1, 1, 1], goods_hand=[0, 0, 5, 6])
    assert s.options() == [SHEET, lay(FABRIC, SPICE), lay(FRUIT, JEWELRY), lay(FABRIC, FABRIC)]
    choose(s, lay(FABRIC, SPICE))
    assert s.options() == [SHEET, lay(FRUIT, JEWELRY)]
    choose(s, lay(FRUIT, JEWELRY))
    assert (goods(s), s.goods_hand[0], s.rubies[0]) == ([1, 1, 1, 1], (0, 6), 1)


def test_a_wasteful_card_may_be_laid_down_too():
    s = choose(delivering(goods=[1, 1, 1, 1], goods_hand=[6]), lay(FABRIC, FABRIC))
    assert goods(s) == [1, 0, 0, 0]


def test_paying_from_the_sheet_is_not_offered_while_it_does_not_suffice():
    s = delivering(goods=[1, 1, 1, 0], goods_hand=[2, 9])
    assert s.options() == [lay(FABRIC, JEWELRY), lay(JEWELRY, JEWELRY)]


def test_what_cards_and_sheet_together_lack_cannot_be_delivered():
    assert A not in choose(turn(**AT_A, goods=[1, 1, 0, 0], goods_hand=[6, 7]), A).options()
    assert A in choose(turn(**AT_A, goods=[1, 1, 0, 0], goods_hand=[8, 9]), A).options()


def test_goods_of_choice_are_crossed_off_one_by_one():
    s = choose(turn(lira=5, guild_hand=[10], goods=[2, 0, 1, 1]), guild(10))
    assert (asks(s), s.options()) == ("payment.spend_one", [FABRIC, FRUIT, JEWELRY])
    choose(s, FABRIC, JEWELRY)
    assert s.options() == [FABRIC, FRUIT]
    choose(s, FRUIT)
    assert (goods(s), s.rubies[0]) == ([1, 0, 0, 0], 1)


def test_cards_pay_goods_of_choice_too_two_at_a_time():
    s = choose(turn(lira=5, guild_hand=[10], goods=[1, 1, 1, 0], goods_hand=[9, 0]), guild(10))
    assert s.options() == [SHEET, lay(FABRIC, SPICE), lay(JEWELRY, JEWELRY)]
    choose(s, lay(JEWELRY, JEWELRY))
    assert s.options() == [SHEET, lay(FABRIC, SPICE)]
    choose(s, SHEET)
    assert s.options() == [FABRIC, SPICE, FRUIT]


def test_the_last_of_them_may_cost_a_whole_card():
    s = choose(turn(lira=5, guild_hand=[10], goods_hand=[0, 1]), guild(10), lay(FABRIC, SPICE))
    assert (s.goods_hand[0], s.rubies[0], sum(s.owed)) == ((), 1, 0)


@pytest.mark.parametrize("need", [(1, 1, 1, 1), (2, 1, 1, 0), (2, 2, 0, 0), (3, 1, 0, 1)])
@pytest.mark.parametrize("sheet", [(0, 0, 0, 0), (1, 1, 1, 1), (3, 2, 0, 0), (3, 3, 3, 3)])
def test_every_set_of_cards_that_may_pay_is_reachable_and_no_other(need, sheet):
    held = (0, 0, 2, 6, 9)
    letters = [ruby_cards(need), (5,), (10,), (15,)]
    s = turn(display=(A, 9), letters=letters, goods=list(sheet), goods_hand=held)
    options = choose(s, A).options()
    wanted = payments(need, sheet, held)
    assert (A in options) == bool(wanted)
    if wanted:
        assert paid_sets(choose(s, A), held) == wanted


def ruby_cards(need):
    """Ruby cards that together ask for this."""
    found = {(1, 1, 1, 1): (0,), (2, 1, 1, 0): (1,), (2, 2, 0, 0): (4,), (3, 1, 0, 1): (2, 0)}
    return found[need]


def payments(need, sheet, held):
    """All sets of cards that can be laid down in some order, each giving something, the sheet paying the rest."""
    found = set()
    subsets = chain.from_iterable(combinations(range(len(held)), n) for n in range(len(held) + 1))
    for subset in subsets:
        cards = [held[i] for i in subset]
        left = give_all(list(need), cards)
        if left is not None and all(a <= b for a, b in zip(left, sheet, strict=True)):
            found.add((tuple(sorted(cards)), tuple(left)))
    return found


def give_all(need, cards):
    """What is still needed when the cards were laid down in an order in which each gives something; None if none is."""
    if not cards:
        return need
    for at, card in enumerate(cards):
        left = list(need)
        for good in PAIRS[card]:
            left[good] -= left[good] > 0
        if left != need:
            rest = give_all(left, cards[:at] + cards[at + 1 :])
            if rest is not None:
                return rest
    return None


def paid_sets(s, held):
    """All that the engine lets one pay: the cards, and the goods from the sheet."""
    before = goods(s)
    found = set()

    def pay(state):
        if asks(state) == "payment.pay":
            for choice in state.options():
                after = state.copy()
                after.apply(choice)
                pay(after)
            return
        cards = list(held)
        for card in state.goods_hand[0]:
            cards.remove(card)
        from_sheet = tuple(a - b for a, b in zip(before, goods(state), strict=True))
        found.add((tuple(sorted(cards)), from_sheet))

    pay(s)
    return found
