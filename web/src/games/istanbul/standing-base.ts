/** The places of the base game as they stand. */

import type { Glyph } from "../../lib/art/glyphs";
import { number, numbers, table } from "./figures";
import {
  able,
  arrow,
  bundle,
  coffee,
  coin,
  covers,
  gap,
  good,
  left,
  mine,
  rubies,
  ruby,
  small,
  text,
  type Scene,
  type Standing,
} from "./standing";
import { GOOD_NAMES, GOODS, goods, listed, mail, plural } from "./text";

function wainwright(scene: Scene): Standing {
  const { price, rubies: count } = scene.view.wainwright;
  const full = number("barrow.extensions");
  return {
    action: [coin(price), arrow, { is: "extension" }, gap, small(`no. ${full}`), arrow, ruby],
    track: rubies(count),
    line: [coin(price), arrow, { is: "extension" }, gap, ruby, small(`×${count}`)],
    brief: [coin(price), { is: "ruby" }, small(`×${count}`)],
    can: able(scene, (seat) => seat.lira >= price && seat.extensions < full),
    words: [`${price} Lira for an extension of the barrow; extension ${full} gives a ruby (${left(count)}).`],
  };
}

const warehouse =
  (kind: number) =>
  (scene: Scene): Standing => {
    const seat = mine(scene);
    const room = seat ? seat.capacity - (seat.goods[kind] ?? 0) : null;
    return {
      action: [
        arrow,
        good(kind, room !== null && room > 0 && room < 6 ? room : 1),
        text(room === null ? "fill up" : room ? "" : "full"),
      ].filter((glyph) => glyph.is !== "text" || glyph.text),
      track: [],
      brief: [good(kind)],
      can: null,
      words: [
        `Fill up your barrow with ${GOODS[kind]} goods (${GOOD_NAMES[kind]})${room === null ? "" : `: you have room for ${room}`}.`,
      ],
    };
  };

function space(gain: number[], faint: boolean): Glyph {
  const kind = gain.findIndex((amount) => amount > 0);
  return kind === 4 ? { is: "coin", text: String(gain[4]), faint } : { is: "good", good: kind, faint };
}

function postOffice(scene: Scene): Standing {
  const top = table("post_office.top");
  const bottom = table("post_office.bottom");
  const { down, gain } = scene.view.mail;
  const shown = (moved: number) => [...top.slice(0, moved), ...bottom.slice(moved)];
  const after = shown((down + 1) % (top.length + 1));
  const sum = [0, 1, 2, 3, 4].map((kind) => after.reduce((all, each) => all + (each[kind] ?? 0), 0));
  return {
    action: [arrow, ...shown(down).map((each) => space(each, false))],
    track: [small("then"), ...after.map((each) => space(each, true))],
    brief: shown(down).map((each) => space(each, false)),
    can: null,
    words: [`Collect ${mail(gain)}.`, `Next time it is ${mail(sum)}.`],
  };
}

function caravansary(scene: Scene): Standing {
  const count = number("caravansary.cards");
  const { discards, deck, mocha } = scene.view;
  const leader = scene.view.caravan_leader;
  const top = discards.at(-1);
  const named = top === undefined ? "no discards" : scene.card(top);
  const sips = mocha ? number("mocha.caravansary_coffee") : 0;
  return {
    action: [{ is: "card", back: "bonus", count }, ...(sips ? [coffee(sips)] : []), arrow, small("discard 1")],
    track: [small(named)],
    brief: [{ is: "card", back: "bonus", count }, ...(sips ? [{ is: "coffee" } as Glyph] : [])],
    can: null,
    words: [
      `Take ${count} bonus cards${sips ? ` and ${sips} coffee` : ""}, then discard one.`,
      `${plural(deck, "card")} in the pile; ${top === undefined ? "nothing is discarded" : `on top of the ${discards.length} discarded lies “${named}”`}.`,
      ...(leader === undefined || leader === null ? [] : [`${scene.names[leader]} leads the caravan and keeps both.`]),
    ],
  };
}

function fountain(scene: Scene): Standing {
  const out = mine(scene)?.assistants.length ?? null;
  const companion: Glyph[] = scene.view.letters ? [{ is: "piece", piece: "companion" }] : [];
  return {
    action: [{ is: "piece", piece: "assistant" }, ...companion, arrow, { is: "piece", piece: "merchant" }],
    track: [],
    brief: [{ is: "piece", piece: "assistant" }, ...companion, { is: "again" }],
    can: null,
    words: [
      `Any number of your assistants come back${companion.length ? ", and your companion" : ""}${out === null ? "" : `; ${out} of yours are out`}.`,
      "Nobody is paid here.",
    ],
  };
}

function blackMarket(): Standing {
  const blue = numbers("black_market.blue");
  const steps = blue.flatMap((count, i) => (count && count !== blue[i - 1] ? [{ roll: i + 2, count }] : []));
  return {
    action: [
      good(0),
      small("/"),
      good(1),
      small("/"),
      good(2),
      text("+"),
      { is: "die", pips: 6 },
      { is: "die", pips: 3 },
      arrow,
      good(3),
    ],
    track: steps.flatMap(({ roll, count }) => [text(`${roll}+`), good(3, count), gap]),
    line: [good(0), small("/"), good(1), small("/"), good(2), text("+"), { is: "die", pips: 6 }, arrow, good(3)],
    brief: [{ is: "die", pips: 6 }, arrow, good(3)],
    can: null,
    words: [
      `Take one red, green or yellow good and roll: ${listed(steps.map(({ roll, count }) => `${roll} or more gives ${count} blue`))}.`,
    ],
  };
}

function teaHouse(): Standing {
  const [low, high, comfort] = [number("tea_house.lowest"), number("tea_house.highest"), number("tea_house.comfort")];
  return {
    action: [text(`${low}–${high}`), { is: "die", pips: 5 }, { is: "die", pips: 4 }, arrow, coin("?")],
    track: [small("else"), coin(comfort)],
    line: [
      text(`${low}–${high}`),
      { is: "die", pips: 5 },
      { is: "die", pips: 4 },
      arrow,
      coin("?"),
      small("/"),
      coin(comfort),
    ],
    brief: [{ is: "die", pips: 5 }, arrow, coin("?")],
    can: null,
    words: [`Announce ${low} to ${high} and roll: that many Lira if you reach it, else ${comfort}.`],
  };
}

const market =
  (which: 0 | 1) =>
  (scene: Scene): Standing => {
    const here = scene.view.markets[which];
    if (!here.open)
      return { action: [text("?")], track: [], brief: [text("?")], can: null, words: ["No demand lies open."] };
    const wanted = here.open;
    const seat = mine(scene);
    const sells = seat ? wanted.reduce((sum, count, kind) => sum + Math.min(count, seat.goods[kind] ?? 0), 0) : 0;
    const pays = here.revenue.slice(1);
    return {
      action: bundle(wanted),
      track: pays.map((lira, i) => coin(lira, i + 1 === sells)),
      line: [...bundle(wanted), arrow, coin(here.revenue[sells] || (pays.at(-1) ?? 0), sells > 0)],
      brief: bundle(wanted),
      can: seat && sells > 0,
      words: [
        `Buys ${goods(wanted)}, for ${pays.join(", ")} Lira for 1 to ${pays.length} goods.`,
        ...(sells ? [`You could sell ${plural(sells, "good")} for ${here.revenue[sells]} Lira.`] : []),
        `${plural(here.unseen, "demand tile")} not yet seen.`,
      ],
    };
  };

function policeStation(): Standing {
  return {
    action: [{ is: "piece", piece: "family" }, arrow, { is: "place", text: "?" }],
    track: [],
    brief: [{ is: "piece", piece: "family" }, arrow, { is: "place", text: "?" }],
    can: null,
    words: ["Send your family member to any place and act there."],
  };
}

const NO_RUBY: Standing = {
  action: [small("no ruby left")],
  track: [],
  brief: [small("none left")],
  can: false,
  words: ["No ruby is left."],
};

function palace(scene: Scene): Standing {
  const { cost, left: count } = scene.view.palace;
  if (!cost) return NO_RUBY;
  return {
    action: [...bundle(cost), arrow, ruby],
    track: rubies(count),
    line: [...bundle(cost), arrow, ruby, small(`×${count}`)],
    brief: bundle(cost),
    can: able(scene, (seat) => covers(seat.goods, cost)),
    words: [`Deliver ${goods(cost)} for a ruby (${left(count)}).`],
  };
}

const mosque =
  (which: 0 | 1) =>
  (scene: Scene): Standing => {
    const here = scene.view.mosques[which];
    const seat = mine(scene);
    const stacks = here.stacks.map(({ good: kind, tiles }) => ({
      kind,
      top: tiles[0],
      owned: seat?.tiles.includes(kind) ?? false,
      count: tiles.length,
    }));
    const tiles = (more: boolean): Glyph[] =>
      stacks.flatMap(({ kind, top, owned, count }) => [
        {
          is: "tile",
          good: kind,
          text: owned ? "✓" : top === undefined ? "–" : String(top),
          faint: !owned && top === undefined,
        } as Glyph,
        ...(more ? [small(`×${count}`), gap] : []),
      ]);
    return {
      action: tiles(true),
      track: [
        { is: "tile", good: stacks[0]?.kind ?? 0 },
        text("+"),
        { is: "tile", good: stacks[1]?.kind ?? 0 },
        arrow,
        ...rubies(here.rubies),
      ],
      line: [...tiles(true), ruby, small(`×${here.rubies}`)],
      brief: [...tiles(false), ruby, small(`×${here.rubies}`)],
      can: able(scene, (own) =>
        stacks.some(({ kind, top, owned }) => !owned && top !== undefined && (own.goods[kind] ?? 0) >= top),
      ),
      words: [
        ...stacks.map(({ kind, top, owned, count }) => {
          const state = owned
            ? "is yours"
            : top === undefined
              ? "is gone"
              : `asks for ${plural(top, "good")} and takes one (${plural(count, "tile")} left)`;
          return `The ${GOODS[kind]} tile ${state}.`;
        }),
        `Both tiles give a ruby (${left(here.rubies)}).`,
      ],
    };
  };

function gemstones(scene: Scene): Standing {
  const { price, left: count } = scene.view.gemstones;
  if (price < 0) return NO_RUBY;
  return {
    action: [coin(price), arrow, ruby],
    track: rubies(count),
    line: [coin(price), arrow, ruby, small(`×${count}`)],
    brief: [coin(price), arrow, ruby],
    can: able(scene, (seat) => seat.lira >= price),
    words: [`A ruby for ${price} Lira (${left(count)}).`],
  };
}

export const BASE: Record<number, (scene: Scene) => Standing> = {
  1: wainwright,
  2: warehouse(0),
  3: warehouse(1),
  4: warehouse(2),
  5: postOffice,
  6: caravansary,
  7: fountain,
  8: blackMarket,
  9: teaHouse,
  10: market(0),
  11: market(1),
  12: policeStation,
  13: palace,
  14: mosque(0),
  15: mosque(1),
  16: gemstones,
};
