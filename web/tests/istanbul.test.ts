import { describe, expect, it } from "vitest";

import { words } from "../src/lib/art/draw";
import { scene as drawn } from "../src/lib/art/places";
import { tile } from "../src/lib/art/tile";
import type { Ask, Option } from "../src/lib/net/messages";
import { number, read, table } from "../src/games/istanbul/figures";
import { flights } from "../src/games/istanbul/flights";
import { border, offers } from "../src/games/istanbul/offers";
import { corner, pieces, placed, whereabouts } from "../src/games/istanbul/pieces";
import { share } from "../src/games/istanbul/room";
import type { Scene } from "../src/games/istanbul/standing";
import { standing } from "../src/games/istanbul/standing-boxes";
import type { IstanbulView, SeatView } from "../src/games/istanbul/view";
import { aloud } from "../src/games/istanbul/words";

function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    lira: 5,
    rubies: 0,
    goods: [1, 0, 0, 2],
    capacity: 2,
    extensions: 0,
    tiles: [],
    merchant: 7,
    crew: [0, 0, 0, 0],
    assistants: [],
    family: 12,
    cards: 1,
    hand: null,
    shown: [],
    ...changes,
  };
}

function view(changes: Partial<IstanbulView> = {}): IstanbulView {
  return {
    grid: Array.from({ length: 25 }, (_, i) => i + 1),
    columns: 5,
    round: 3,
    active: 0,
    over: false,
    asking: null,
    chooser: 0,
    yellow_tile_used: false,
    tokens_used: [],
    target: 6,
    dice: [2, 5],
    seats: [seat({ hand: [1] }), seat()],
    tokens: [4, 9, 10, 11],
    neutral_merchants: [3],
    neutral_assistants: [],
    deck: 20,
    discards: [2],
    mail: { down: 1, gain: [1, 0, 1, 0, 2] },
    markets: [
      { open: [2, 1, 0, 2], seen: [0], unseen: 4, revenue: [0, 3, 7, 12, 18, 25] },
      { open: [1, 1, 2, 1], seen: [0], unseen: 4, revenue: [0, 2, 5, 9, 14, 20] },
    ],
    palace: { taken: 1, left: 5, cost: [1, 1, 1, 1, 1] },
    gemstones: { taken: 0, left: 9, price: 15 },
    mosques: [
      {
        place: 14,
        rubies: 2,
        stacks: [
          { good: 0, tiles: [2, 4] },
          { good: 1, tiles: [] },
        ],
      },
      {
        place: 15,
        rubies: 2,
        stacks: [
          { good: 2, tiles: [2] },
          { good: 3, tiles: [2] },
        ],
      },
    ],
    wainwright: { price: 7, rubies: 2 },
    mocha: {
      coffee: [3, 1],
      guild_cards: [1, 0],
      guild_hand: [6],
      guild_deck: 12,
      guild_discards: [],
      tavern: [[1, 2], []],
      tavern_tiles: [[], [1]],
      barrier: [3, 4],
      gatekeeper: 1,
      baksheesh: [0, 0, 3, 0],
      coffee_house: { taken: 1, price: 7 },
    },
    letters: {
      letters: [[9, 16], []],
      delivered: [0, 1],
      seals: [2, 2],
      supply: 30,
      discards: 0,
      companions: [8, -1],
      extra_turns: [true, true],
      kiosk: { open: [], stack: 24, discards: [] },
      secret_society: { uses: 0, lira: 3 },
    },
    caravan_leader: 1,
    ...changes,
  };
}

const sceneOf = (its: IstanbulView, viewer: number | null = 0): Scene => ({
  view: its,
  viewer,
  names: ["Ayşe", "Derya"],
  card: (kind) => `card ${kind}`,
  kiosk: (which) => `tile ${which}`,
});

const option = (choice: number, kind: Option["kind"], target: Option["target"]): Option => ({
  choice,
  kind,
  target,
  label: `choice ${choice}`,
});

const ask = (step: string, options: Option[]): Ask => ({ seat: 0, ply: 1, step, question: "?", options, closed: [] });

describe("the printed figures", () => {
  it("are read line by line with the name of their table", () => {
    const found = read(
      '[tea_house]\nlowest = { value = 3, from = "printed" }\n[a.b]\nc = { value = [[1, 2], [3]], from = "x" }',
    );
    expect(found.get("tea_house.lowest")).toBe(3);
    expect(found.get("a.b.c")).toEqual([[1, 2], [3]]);
  });

  it("come from the engine's own files", () => {
    expect(number("game.merchant_fee")).toBeGreaterThan(0);
    expect(table("post_office.top")).toHaveLength(4);
    expect(() => number("no.such")).toThrow("no.such");
  });
});

describe("a place", () => {
  const its = view();

  it.each(its.grid)("%i is drawn, stands somehow and can be told in words", (place) => {
    expect(drawn(place)).not.toBe("");
    const stands = standing(sceneOf(its), place);
    expect(stands.action.length).toBeGreaterThan(0);
    expect(stands.brief.length).toBeGreaterThan(0);
    expect(aloud(sceneOf(its), "Name", place)).toMatch(/^\d+ Name\. .+\.$/);
    for (const [width, height] of [
      [216, 168],
      [140, 100],
      [72, 92],
    ] as const) {
      const art = tile({
        ...stands,
        place,
        name: "Name",
        width,
        height,
        line: stands.line ?? stands.action,
        can: true,
      });
      expect(art).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("says what can be paid, and nothing of the kind to a spectator", () => {
    expect(standing(sceneOf(its), 16).can).toBe(false);
    expect(standing(sceneOf(view({ seats: [seat({ lira: 15 }), seat()] })), 16).can).toBe(true);
    expect(standing(sceneOf(its, null), 16).can).toBe(null);
  });

  it("counts any goods of the Sultan's price among those that are left over", () => {
    const able = (goods: number[]) => standing(sceneOf(view({ seats: [seat({ goods }), seat()] })), 13).can;
    expect(able([1, 1, 1, 1])).toBe(false);
    expect(able([1, 1, 1, 2])).toBe(true);
    expect(able([0, 2, 2, 2])).toBe(false);
  });

  it("never takes words for markup", () => {
    expect(words("<b>&", 0, 0, { size: 9, fill: "#000" })).toContain("&lt;b&gt;&amp;");
  });
});

describe("assistants", () => {
  it("keep their names where they stay, and one of the stack is left behind", () => {
    const first = whereabouts(view({ seats: [seat({ assistants: [5], crew: [0, 0, 0] }), seat()] }), new Map());
    const stayed = [...first].find(([, where]) => where === "5")?.[0];
    const next = whereabouts(view({ seats: [seat({ assistants: [5, 9], crew: [0, 0] }), seat()] }), first);
    expect(next.get(stayed ?? "")).toBe("5");
    const left = [...next].find(([id, where]) => where === "9" && id.startsWith("assistant:0:"))?.[0];
    expect(first.get(left ?? "")).toBe("stack:0");
    expect(next.size).toBe(first.size);
  });

  it("stand under their merchant, each a little higher, and never twice", () => {
    const its = view();
    const all = pieces(its, whereabouts(its, new Map()));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const layout = { columns: 5, width: 140, height: 100, gap: 8 };
    const spots = placed(its, all, layout);
    const stack = spots.filter(({ under }) => under === "merchant:0").sort((a, b) => (a.above ?? 0) - (b.above ?? 0));
    const merchant = spots.find(({ id }) => id === "merchant:0");
    expect(stack).toHaveLength(4);
    expect(stack.every((disc, i) => i === 0 || disc.y < (stack[i - 1]?.y ?? 0))).toBe(true);
    expect(merchant?.y).toBeLessThan(stack[3]?.y ?? 0);
    expect(merchant?.depth).toBeGreaterThan(stack[3]?.depth ?? Infinity);
    for (const spot of spots) {
      const at = corner(layout, its.grid.indexOf(spot.place));
      expect(spot.x).toBeGreaterThan(at.x);
      expect(spot.x).toBeLessThan(at.x + layout.width);
      expect(spot.y).toBeLessThan(at.y + layout.height);
    }
  });
});

describe("what the board offers", () => {
  it("puts places on tiles, cards on the hand, goods on the barrow", () => {
    const all = [
      option(1, "place", 9),
      option(2, "card", 1),
      option(3, "card", 106),
      option(4, "good", 0),
      option(5, "yes_no", 0),
    ];
    const found = offers(view(), 0, ask("turn.move", all), all);
    expect(found.places.get(9)).toEqual([all[0]]);
    expect([...found.cards.keys()]).toEqual([1, 106]);
    expect(found.offered).toEqual(new Set([1, 2, 3, 4]));
  });

  it("leaves to the panel what it cannot show", () => {
    const all = [
      option(1, "place", 99),
      option(2, "card", 8),
      option(3, "card", null),
      option(4, "token", 0),
      option(5, "seat", 1),
    ];
    const found = offers(view(), 0, ask("turn.encounters", all), all);
    expect(found.offered.size).toBe(0);
    expect(found.tokens.get(0)).toHaveLength(1);
  });

  it("takes a place for the letter that goes there when letters are paid", () => {
    const all = [option(16, "place", 16), option(21, "place", 21)];
    const found = offers(view(), 0, ask("seals.pay", all), all);
    expect(found.places.size).toBe(0);
    expect([...found.letters.keys()]).toEqual([16]);
    expect(found.offered).toEqual(new Set([16]));
  });

  it("does not take a discarded card for one of the hand", () => {
    const all = [option(2, "card", 1)];
    expect(offers(view(), 0, ask("caravansary.take", all), all).offered.size).toBe(0);
  });

  it("offers the Barrier between two places, in whichever order they are named", () => {
    const all = [option(1, "places", [8, 3])];
    expect(offers(view(), 0, ask("tavern.barrier", all), all).borders.get(border(3, 8))).toEqual(all[0]);
  });
});

describe("what flies", () => {
  it("goes from the place to whoever gains", () => {
    const found = flights(view(), view({ seats: [seat({ lira: 13, hand: [1] }), seat()] }), 0);
    expect(found).toEqual([
      { glyph: { is: "coin", text: "8" }, from: ["tile:7"], to: ["own:lira", "seat:0:lira", "seat:0"] },
    ]);
  });

  it("goes once from payer to payee", () => {
    const found = flights(view(), view({ seats: [seat({ lira: 3, hand: [1] }), seat({ lira: 7 })] }), 0);
    expect(found).toHaveLength(1);
    expect(found[0]?.from[0]).toBe("own:lira");
    expect(found[0]?.to[0]).toBe("seat:1:lira");
  });

  it("is nothing when nothing changes", () => {
    expect(flights(view(), view(), null)).toEqual([]);
  });
});

describe("the room", () => {
  const sizes = [
    [1110, 854],
    [980, 674],
    [390, 700],
    [390, 460],
    [594, 352],
  ] as const;
  const grids = [
    [4, 4],
    [5, 4],
    [5, 5],
  ] as const;

  it.each(sizes.flatMap(([w, h]) => grids.map(([c, r]) => [w, h, c, r] as const)))(
    "of %i × %i holds a grid of %i × %i with what stands beside it",
    (width, height, columns, rows) => {
      const found = share(width, height, columns, rows);
      const beside = found.mode === "tall" ? 0 : found.side;
      const above = found.mode === "tall" ? found.side : 0;
      expect(found.grid.width + beside).toBeLessThanOrEqual(width);
      expect(found.grid.height + above + found.bar).toBeLessThanOrEqual(height);
      expect(Math.min(found.tile.width, found.tile.height)).toBeGreaterThanOrEqual(56);
    },
  );
});
