"""The card that does what the topmost discard says."""

import pytest

from bedesten.games.istanbul.modules.letters.names import (
    ANYWHERE,
    COMPANION_FAR,
    COPY,
    DICE_REWARD,
    FAMILY_STEP,
    GOOD_AND_LIRA,
    MOSQUE_AGAIN,
    ONE_LETTER,
    SECRET_SOCIETY,
    SELL_GOOD,
    SOCIETY_AGAIN,
    TO_MERCHANT,
    USE_TOKEN,
)
from bedesten.games.istanbul.names import (
    ANY_GOODS,
    CARAVANSARY,
    FIVE_LIRA,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    GREEN,
    LONG_MOVE,
    ONE_GOOD,
    PALACE_AGAIN,
    POLICE_STATION,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    RED,
    RETURN_ASSISTANT,
    RETURN_FAMILY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)

from ..helpers import asks, barrow, choose, crew_size, done, draw, goods, play, plays, reveal, roll, sold
from .helpers import at, finishing, game, letter, turn


def copying(card, state=turn, *where, hand=(), **fields):
    """The card on top of the discards is copied."""
    s = state(*where, hand=[COPY, *hand], discards=(LONG_MOVE, card), **fields)
    return choose(s, play(COPY))


def resolved(state, card):
    """Whether the copied card lies where it lay, with this one on top of it."""
    return state.discards == (LONG_MOVE, card, COPY) and COPY not in state.hand[0] and card not in state.hand[0]


def test_five_lira_are_taken_again():
    s = copying(FIVE_LIRA)
    assert (s.lira[0], asks(s)) == (5, "turn.move")
    assert resolved(s, FIVE_LIRA)


def test_questions_of_the_card_are_asked_and_it_is_discarded_last():
    s = copying(ONE_GOOD)
    assert (asks(s), s.discards, s.hand[0]) == ("cards.choose_good", (LONG_MOVE, ONE_GOOD), ())
    choose(s, GREEN + 1)
    assert goods(s) == barrow(green=1)
    assert resolved(s, ONE_GOOD)


COPIES = [
    (LONG_MOVE, turn, {"place": TEA_HOUSE}, [24], lambda s: s.merchant[0] == 24),
    (STAY, turn, {"place": TEA_HOUSE}, [], lambda s: s.merchant[0] == TEA_HOUSE and asks(s) == "turn.assist"),
    (RETURN_ASSISTANT, turn, {"out": [1, 9], "crew": 2}, [9], lambda s: s.places_out(0) == [1] and crew_size(s) == 3),
    (RETURN_FAMILY, turn, {"family": 9}, [0], lambda s: s.family[0] == POLICE_STATION and s.lira[0] == 3),
    (ONE_LETTER, turn, {}, [letter(5)], lambda s: s.letters[0] == (5,)),
    (GOOD_AND_LIRA, turn, {}, [], lambda s: goods(s) == barrow(red=1) and s.lira[0] == 3),
    (DICE_REWARD, turn, {}, [roll(3, 4)], lambda s: s.lira[0] == 5),
    (SELL_GOOD, turn, {"goods": barrow(1, 1)}, [1], lambda s: s.lira[0] == 7 and goods(s) == barrow(green=1)),
    (
        FAMILY_STEP,
        turn,
        {"family": WAINWRIGHT},
        [FRUIT_WAREHOUSE, 1],
        lambda s: goods(s) == barrow(yellow=2) and done(s),
    ),
    (TO_MERCHANT, turn, {"place": TEA_HOUSE}, [1], lambda s: s.merchant[0] == FOUNTAIN),
    (COMPANION_FAR, turn, {"companion": TEA_HOUSE}, [CARAVANSARY], lambda s: s.companion[0] == CARAVANSARY),
    (
        USE_TOKEN,
        turn,
        {"lira": 2},
        [1, RED + 1, 0, roll(1, 1)],
        lambda s: s.tokens[1] == 2 and goods(s) == barrow(red=1),
    ),
    (ANYWHERE, turn, {"lira": 3}, [TEA_HOUSE], lambda s: s.merchant[0] == TEA_HOUSE and s.lira[0] == 0),
]


@pytest.mark.parametrize(("card", "state", "fields", "choices", "holds"), COPIES, ids=[str(row[0]) for row in COPIES])
def test_every_card_that_can_be_played_now_can_be_copied(card, state, fields, choices, holds):
    s = choose(copying(card, state, **fields), *choices)
    assert holds(s)
    assert resolved(s, card)


def test_any_goods_may_be_sold_by_it():
    s = copying(ANY_GOODS, at, SMALL_MARKET, goods=barrow(blue=2))
    choose(s, sold(blue=2), reveal(1))
    assert s.lira[0] == 5
    assert s.discards == (LONG_MOVE, ANY_GOODS, COPY)


@pytest.mark.parametrize(
    ("card", "place", "fields", "first", "more"),
    [
        (POST_OFFICE_AGAIN, POST_OFFICE, {}, 1, []),
        (GEMSTONE_AGAIN, GEMSTONE_DEALER, {"lira": 40}, 1, []),
        (PALACE_AGAIN, SULTANS_PALACE, {"extensions": 3, "goods": barrow(5, 5, 5, 5)}, 2111, [2112]),
        (MOSQUE_AGAIN, SMALL_MOSQUE, {"goods": barrow(2, 2)}, RED + 1, []),
        (SOCIETY_AGAIN, SECRET_SOCIETY, {"delivered": [1] * 6}, SULTANS_PALACE, [SULTANS_PALACE]),
    ],
)
def test_cards_that_repeat_an_action_are_copied_where_they_are_offered(card, place, fields, first, more):
    s = at(place, hand=[COPY], discards=(LONG_MOVE, card), **fields)
    assert play(COPY) not in s.options()
    choose(s, first)
    assert (asks(s), s.options()) == ("cards.again", [0, play(COPY)])
    choose(s, play(COPY), *more)
    assert s.discards == (LONG_MOVE, card, COPY)
    assert (s.mail, s.gems, s.palace, s.tiles[0], s.rubies[0]) == {
        POST_OFFICE: (2, 0, 0, 0, 0),
        GEMSTONE_DEALER: (0, 2, 0, 0, 2),
        SULTANS_PALACE: (0, 0, 2, 0, 2),
        SMALL_MOSQUE: (0, 0, 0, 3, 1),
        SECRET_SOCIETY: (0, 0, 2, 0, 2),
    }[place]


def test_an_action_repeated_by_a_card_may_be_repeated_by_its_copy():
    s = at(POST_OFFICE, hand=[COPY, POST_OFFICE_AGAIN])
    choose(s, 1, play(POST_OFFICE_AGAIN))
    assert (asks(s), plays(s)) == ("cards.again", [COPY])
    choose(s, play(COPY))
    assert (s.mail, s.discards) == (3, (POST_OFFICE_AGAIN, COPY))


@pytest.mark.parametrize(
    ("card", "state"),
    [
        (LONG_MOVE, at(WAINWRIGHT, hand=[COPY], discards=(LONG_MOVE,), lira=7)),
        (POST_OFFICE_AGAIN, turn(hand=[COPY], discards=(POST_OFFICE_AGAIN,))),
        (ANY_GOODS, turn(hand=[COPY], discards=(ANY_GOODS,), goods=barrow(red=1))),
        (RETURN_FAMILY, turn(hand=[COPY], discards=(RETURN_FAMILY,))),
        (SELL_GOOD, turn(hand=[COPY], discards=(SELL_GOOD,))),
        (COMPANION_FAR, turn(hand=[COPY], discards=(COMPANION_FAR,))),
        (15, turn(bazaar=True, hand=[COPY], discards=(15,))),
    ],
    ids=lambda given: str(given) if isinstance(given, int) else "here",
)
def test_a_card_that_could_not_be_played_now_cannot_be_copied(card, state):
    assert state.discards[-1] == card
    assert plays(state) == []


def test_without_discards_there_is_nothing_to_copy():
    assert plays(turn(hand=[COPY])) == []


def test_another_card_of_its_kind_cannot_be_copied():
    assert plays(turn(hand=[COPY], discards=(FIVE_LIRA, COPY))) == []
    s = copying(FIVE_LIRA, hand=[COPY])
    assert plays(s) == [], "the second copy finds the first one on top"


def test_only_the_topmost_counts():
    assert plays(turn(hand=[COPY], discards=(FIVE_LIRA, POST_OFFICE_AGAIN))) == []


def test_a_card_played_just_before_may_be_copied():
    s = choose(turn(hand=[COPY, FIVE_LIRA]), play(FIVE_LIRA), play(COPY))
    assert (s.lira[0], s.discards, s.hand[0]) == (10, (FIVE_LIRA, COPY), ())


def test_a_card_of_the_same_kind_in_the_hand_stays_there_and_known_if_it_was():
    s = turn(hand=[COPY, FIVE_LIRA], shown=[FIVE_LIRA], discards=(FIVE_LIRA,))
    choose(s, play(COPY))
    assert (s.hand[0], s.shown[0], s.discards) == ((FIVE_LIRA,), (FIVE_LIRA,), (FIVE_LIRA, COPY))


def test_if_the_discards_are_turned_over_meanwhile_only_this_card_lies_there():
    s = turn(hand=[COPY], discards=(LONG_MOVE, RETURN_FAMILY), family=TEA_HOUSE, deck=[STAY])
    choose(s, play(COPY), 1)
    assert (s.hand[0], s.discards) == ((STAY,), (COPY,))
    assert [card for card, count in enumerate(s.deck) if count] == [LONG_MOVE, RETURN_FAMILY]


def test_inside_an_action_what_can_be_played_there_can_be_copied_there():
    s = choose(at(CARAVANSARY, hand=[COPY], discards=(FIVE_LIRA,)), 1, draw(STAY))
    assert plays(s) == [COPY]
    choose(s, play(COPY))
    assert (s.lira[0], s.discards) == (5, (FIVE_LIRA, COPY))


def test_a_card_owed_cannot_be_played_away_by_copying():
    s = at(CARAVANSARY, hand=[COPY], discards=(FIVE_LIRA,), deck=[])
    choose(s, 1)
    while asks(s) == "caravansary.take_next":
        choose(s, 1)
    assert len(s.hand[0]) + len(s.discards) + sum(s.deck) == 2
    assert s.lira[0] == 0


def test_after_the_last_round_it_gives_nothing():
    s = finishing(seat=2, rubies=6, hand=[COPY], discards=(FIVE_LIRA,))
    choose(s, 0)
    assert s.over()


def test_the_log_names_both():
    s = turn(hand=[COPY], discards=(FIVE_LIRA,))
    s.log = []
    choose(s, play(COPY))
    told = [game().story(event, None, ["Ada", "Bo", "Cy"]) for event in s.log]
    assert told == ["Ada plays Copy the last card", "Ada plays Five Lira", "Ada gains 5 Lira"]
