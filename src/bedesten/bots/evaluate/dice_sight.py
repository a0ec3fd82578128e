"""What a learned value sees of a Dice Game position: a seat's belongings, how near its next rubies are, and the race."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.names import BROWN, CRYSTAL, GOODS, GOODS_CARPET, LIRA, LIRA_CARPET, MOSQUE, RESOURCES
from bedesten.games.dice.state import State

SIZES: Final[list[int]] = [
    7,  # rubies the seat needs
    7,  # rubies the best of its rivals needs
    14,  # the round
    2,  # whether it has had its turn in this round
    3,  # players
    2,  # whether it is the last of the round
    31,  # Lira
    9,  # pairs of Lira missing for the next ruby
    14,  # half the price of that ruby
    2,  # whether the Lira do for two
    5,  # crystals
    5,  # brown markers
    13,  # markers of the four goods
    5,  # different goods among them
    7,  # goods missing for the ruby of one good that is nearest
    7,  # for the next
    7,  # for the next
    7,  # for the next
    9,  # goods missing for the ruby of the goods carpet
    3,  # Lira tiles
    3,  # crystal tiles
    3,  # card tiles
    3,  # action tiles
    3,  # goods tiles
    3,  # die tiles
    7,  # tiles
    6,  # tiles missing for the mosque's ruby; 0 if there is none to be had
]
"""How many cases each thing seen has: from none to so many or more."""
STARTS: Final[list[int]] = [sum(SIZES[:i]) for i in range(len(SIZES))]
"""The number of the first case of each."""
CASES: Final = sum(SIZES)


def sight(s: State, seat: int, active: int, round: int) -> list[int]:
    """The case of each thing seen by a seat, when the active seat is about to have its turn in this round."""
    rules = s.rules
    players = rules.players
    at = seat * RESOURCES
    resources = s.resources
    rubies = s.rubies
    target = rules.target
    most = 0
    for other in range(players):
        if other != seat and rubies[other] > most:
            most = rubies[other]
    brown = resources[at + BROWN]
    tracks = rules.tracks
    taken = s.taken

    lira = resources[at + LIRA]
    step = taken[LIRA_CARPET]
    track = tracks[LIRA_CARPET]
    price = track[step] if step < len(track) else 99
    two = price + track[step + 1] if step + 1 < len(track) else 99

    markers = kinds = 0
    first = second = third = fourth = 9
    for good in range(GOODS):
        have = resources[at + good]
        markers += have
        if have:
            kinds += 1
        step = taken[good]
        prices = tracks[good]
        if step < len(prices):
            missing = prices[step] - have - brown
            if missing < 0:
                missing = 0
            if missing < first:
                fourth = third
                third = second
                second = first
                first = missing
            elif missing < second:
                fourth = third
                third = second
                second = missing
            elif missing < third:
                fourth = third
                third = missing
            elif missing < fourth:
                fourth = missing
    step = taken[GOODS_CARPET]
    carpet = 9
    if step < len(tracks[GOODS_CARPET]):
        carpet = max(0, GOODS - kinds - brown, GOODS + tracks[GOODS_CARPET][step] - markers - brown)

    owned = s.tiles[seat]
    abilities = [0, 0, 0, 0, 0, 0]
    for tile in owned:
        abilities[rules.abilities[tile]] += 1
    short = 0
    if not s.claimed >> seat & 1 and taken[MOSQUE] < rules.rubies[MOSQUE]:
        short = rules.tiles_for_ruby - len(owned)

    seen = [
        target - rubies[seat],
        target - most,
        round - 1,
        1 if seat < active else 0,
        players - 2,
        1 if seat == players - 1 else 0,
        lira,
        (price - lira + 1) // 2,
        price // 2,
        1 if lira >= two else 0,
        resources[at + CRYSTAL],
        brown,
        markers,
        kinds,
        first,
        second,
        third,
        fourth,
        carpet,
        abilities[0],
        abilities[1],
        abilities[2],
        abilities[3],
        abilities[4],
        abilities[5],
        len(owned),
        short,
    ]
    for i in range(len(seen)):
        case = seen[i]
        if case < 0:
            case = 0
        elif case >= SIZES[i]:
            case = SIZES[i] - 1
        seen[i] = STARTS[i] + case
    return seen
