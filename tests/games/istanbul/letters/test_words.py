"""Letters & Seals in words."""

import pytest

from bedesten.games.istanbul.modules.letters.names import (
    ANYWHERE,
    AT_HAND,
    AUCTION_HOUSE,
    COURIER,
    DELIVERED,
    EMBASSY,
    FAMILY_STEP,
    KIOSK,
    SECRET_SOCIETY,
    SELL_GOOD,
    TO_MERCHANT,
    USE_TOKEN,
)
from bedesten.games.istanbul.names import FOUNTAIN, POST_OFFICE, STAY, TEA_HOUSE, WAINWRIGHT

from ..helpers import asks, barrow, choose, play
from .helpers import at, companion_to, finishing, game, letter, meeting, set_out, tile, turn

NAMES = ["Ada", "Bo", "Cy"]


def label(state, choice):
    assert choice in state.options(), state.options()
    return game().describe(state, choice)["label"]


def using(number, **fields):
    others = [n for n in (7, 8, 9, 10) if n != number][:3]
    s = at(KIOSK, **fields)
    return choose(s, 1, letter(1), *[tile(n) for n in (number, *others)], number)


def placed(**fields):
    return turn(companion=AT_HAND, **fields)


SIX = {"delivered": [1, 2, 3]}
SAID = [
    (at(EMBASSY), 1, "Take 2 letters"),
    (at(KIOSK), 1, "Take a letter and turn up 4 tiles"),
    (choose(at(KIOSK), 1, letter(1), *[tile(n) for n in (11, 7, 8, 9)]), 11, "Tile 11: 1 bonus card"),
    (using(17, lira=10), 1, "Pay 10 Lira for an extension"),
    (using(18, goods=barrow(1, 1, 1, 1)), 1, "Pay 1 red, 1 green, 1 yellow and 1 blue for an extension"),
    (using(15), 1, "Take your companion to your supply"),
    (using(15), 0, "Leave it unused"),
    (using(19), 1, "Your merchant goes to the Fountain"),
    (using(20, goods=barrow(red=1)), 101, "Pay 1 red good for a letter"),
    (using(20), 201, "Give a letter to the Wainwright for a good"),
    (using(20, delivered=[9]), 230, "Give a delivered letter for a good"),
    (using(21, hand=[STAY]), 101 + STAY, "Discard Stay for a letter"),
    (using(22, lira=2), 100, "Pay 2 Lira for a letter"),
    (using(22, lira=2), 201, "Give a letter to the Wainwright for 3 Lira"),
    (using(24, lira=2), 100, "Pay 2 Lira for a bonus card"),
    (at(AUCTION_HOUSE), 4, "Take 1 blue good and hold the auction"),
    (at(AUCTION_HOUSE, goods=barrow(2, 2, 2, 2)), 9, "No good, the barrow is full: just the auction"),
    (choose(at(AUCTION_HOUSE, lira=4), 1), 3, "Bid 3 Lira"),
    (choose(at(AUCTION_HOUSE, lira=4, rivals=[{"lira": 9}]), 1, 3), 0, "Pass at 3 Lira"),
    (at(SECRET_SOCIETY, **SIX), 13, "Give 6 seals for the next ruby of the Sultan's Palace and 3 Lira"),
    (at(SECRET_SOCIETY, society=3, **SIX), 16, "Give 6 seals for the next ruby of the Gemstone Dealer"),
    (finishing(**SIX), 1, "Another turn for 3 seals"),
    (choose(finishing(letters=[3, 4, 5], delivered=[9]), 1), 3, "A letter to the Spice Warehouse: 1 seal"),
    (choose(finishing(letters=[3, 4, 5], delivered=[9]), 1), DELIVERED, "A delivered letter: 2 seals"),
    (at(FOUNTAIN, out=[1, 5]), 3, "Return from Wainwright and Post Office"),
    (at(FOUNTAIN, out=[1, 5]), 4, "Your companion comes to your supply"),
    (at(FOUNTAIN, out=[1, 5]), 5, "Return from Wainwright, and your companion comes to your supply"),
    (choose(meeting(9, tokens=[0, 0, 0, 9], lira=2), 1 + COURIER, letter(5)), 5, "Give a letter to the Post Office"),
    (meeting(9, tokens=[0, 0, 0, 9]), 1 + COURIER, "Use the Courier"),
    (choose(turn(hand=[SELL_GOOD], goods=barrow(1, 1)), play(SELL_GOOD)), 2, "Sell 1 green good for 7 Lira"),
    (choose(turn(hand=[FAMILY_STEP], family=3), play(FAMILY_STEP)), 21, "Your family member acts at the Embassy"),
    (
        choose(turn(place=9, hand=[TO_MERCHANT], rivals=[{"merchant": 5}]), play(TO_MERCHANT)),
        1,
        "The merchant of seat 2, at the Post Office",
    ),
    (
        choose(turn(hand=[ANYWHERE], lira=3, tokens=[9, 0, 0, 9]), play(ANYWHERE)),
        9,
        "Tea House (meet the Governor and Courier)",
    ),
    (choose(turn(hand=[USE_TOKEN]), play(USE_TOKEN)), COURIER, "Use the Courier"),
    (turn("meet", POST_OFFICE, lira=9, rivals=[{"companion": 5, "merchant": 5}]), 1, "Pay 4 Lira"),
]


@pytest.mark.parametrize(("state", "choice", "text"), SAID, ids=[text for _, _, text in SAID])
def test_a_choice_says_what_it_does(state, choice, text):
    assert label(state, choice) == text


def test_the_companions_choices_are_said():
    s = placed(place=TEA_HOUSE)
    assert label(s, set_out(s)) == "Set your companion beside your merchant at the Tea House"
    choose(s, set_out(s))
    assert label(s, companion_to(s, WAINWRIGHT)) == "Your companion goes to the Wainwright"


@pytest.mark.parametrize("state", [state for state, _, _ in SAID], ids=[text for _, _, text in SAID])
def test_every_choice_there_has_a_label_of_its_own_and_the_question_is_asked(state):
    labels = [game().describe(state, option)["label"] for option in state.options()]
    assert len(set(labels)) == len(labels) and all(labels)
    assert game().question(state)
    assert asks(state)


STORIES = [
    (("got_letter", 0, 9, 0), "Ada receives a letter to the Tea House"),
    (("delivered", 0, 9, 0), "Ada delivers the letter to the Tea House"),
    (("gave_letter", 0, 9, 0), "Ada gives a letter to the Tea House away"),
    (("gave_delivered", 1, 0, 0), "Bo gives a delivered letter away"),
    (("letters_shuffled", 0, 0, 0), "Ada sees the used letters become the new supply"),
    (("extra_turn", 0, 0, 0), "Ada buys another turn"),
    (("companion_called", 0, 0, 0), "Ada takes the companion to the personal supply"),
    (("companion_set_out", 0, 7, 0), "Ada sets the companion on the Fountain"),
    (("companion_moved", 0, 22, 0), "Ada sends the companion to the Kiosk"),
    (("kiosk_tile", 0, 12, 0), "Ada turns up a kiosk tile: 2 Lira"),
    (("chose_tile", 2, 12, 0), "Cy gets the kiosk tile: 2 Lira"),
    (("rolled_one", 1, 4, 0), "Bo rolls a 4"),
    (("bid", 1, 4, 0), "Bo bids 4 Lira"),
    (("passed", 1, 0, 0), "Bo passes"),
    (("won_auction", 1, 4, 0), "Bo wins the auction for 4 Lira"),
]


@pytest.mark.parametrize(("event", "text"), STORIES, ids=[event[0] for event, _ in STORIES])
def test_every_event_has_a_story(event, text):
    assert [game().story(event, viewer, NAMES) for viewer in (0, 1, None)] == [text] * 3


def test_every_place_card_and_token_has_a_name():
    from bedesten.games.istanbul import wording

    assert [wording.PLACES[place] for place in range(21, 25)] == ["Embassy", "Kiosk", "Auction House", "Secret Society"]
    assert all(wording.CARDS[card] for card in range(19, 34))
    assert len(set(wording.CARDS.values())) == len(wording.CARDS)
    assert wording.TOKENS[COURIER] == "Courier"
