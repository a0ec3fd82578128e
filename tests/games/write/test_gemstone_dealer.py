"""Location 2: a ruby for Lira."""

from .helpers import at, choose, events, turn


def test_ten_lira_buy_a_ruby():
    s = at(2, lira=12, lira_filled=15)
    assert (s.rubies[0], s.lira[0], s.lira_filled[0]) == (1, 2, 15)


def test_nine_lira_do_not():
    s = choose(turn(display=(2, 9), lira=9, lira_filled=30), 2)
    assert 2 not in s.options()


def test_the_price_stays_the_same():
    s = at(2, lira=20)
    assert s.lira[0] == 10
    assert at(2, lira=10, rubies=5).lira[0] == 0


def test_it_is_no_ruby_of_the_palace():
    s = at(2, lira=10)
    assert (s.palace_rubies[:4], s.taken) == ([0, 0, 0, 0], 0)
    assert events(s, "gained_ruby") == [(0, 2, 0)]
