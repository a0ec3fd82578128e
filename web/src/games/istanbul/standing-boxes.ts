/** The places of the expansions as they stand. */

import type { Glyph } from "../../lib/art/glyphs";
import { number, numbers } from "./figures";
import {
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
import { BASE } from "./standing-base";
import { goods, plural } from "./text";

const ANY = 4;

function coffeeOf(scene: Scene): number | null {
  return scene.viewer === null ? null : (scene.view.mocha?.coffee[scene.viewer] ?? null);
}

function roastingPlant(): Standing {
  const [price, gain] = [number("mocha.roasting_plant.lira"), number("mocha.roasting_plant.coffee")];
  return {
    action: [coin(price), small("/"), good(ANY), small("/"), { is: "card", back: "bonus" }, arrow, coffee(gain)],
    track: [small("each once")],
    brief: [arrow, coffee(gain)],
    can: null,
    words: [`Up to three exchanges, each for ${gain} coffee: ${price} Lira, any good, a card.`],
  };
}

function guildHall(scene: Scene): Standing {
  const [gain, cards] = [number("mocha.guild_hall.coffee"), number("mocha.guild_hall.cards")];
  const pile = scene.view.mocha?.guild_deck ?? 0;
  return {
    action: [coffee(gain), { is: "card", back: "guild", count: cards }, arrow, small("discard 1")],
    track: [small(`${pile} in the pile`)],
    brief: [{ is: "coffee" }, { is: "card", back: "guild", count: cards }],
    can: null,
    words: [
      `Take ${gain} coffee and ${cards} guild cards, then discard one of them. ${plural(pile, "guild card")} in the pile.`,
    ],
  };
}

function tavern(scene: Scene): Standing {
  const mocha = scene.view.mocha;
  const price = number("mocha.tavern.barrier_price");
  const bribe = number("mocha.tavern.baksheesh_coffee");
  const wanted = mocha?.baksheesh ?? [];
  const tiles = [0, 1].map((kind) => ({
    kind,
    price: mocha?.tavern[kind]?.[0],
    owned: scene.viewer !== null && (mocha?.tavern_tiles[scene.viewer]?.includes(kind) ?? false),
  }));
  const have = coffeeOf(scene);
  const seat = mine(scene);
  const names = ["movement", "encounter"];
  return {
    action: [
      { is: "barrier" },
      coffee(price),
      gap,
      ...tiles.map(({ kind, price: cost, owned }): Glyph => ({
        is: "tavern",
        tile: kind,
        text: owned ? "✓" : String(cost ?? "–"),
        faint: !owned && cost === undefined,
      })),
    ],
    track: [coffee(bribe), text("+"), ...bundle(wanted), arrow, ruby],
    brief: [coffee(bribe), ...bundle(wanted), ruby],
    can:
      have === null || !seat
        ? null
        : have >=
            Math.min(
              price,
              ...tiles.flatMap(({ price: cost, owned }) => (owned || cost === undefined ? [] : [cost])),
            ) ||
          (have >= bribe && covers(seat.goods, wanted)),
    words: [
      `The Barrier for ${price} coffee.`,
      ...tiles.map(
        ({ kind, price: cost, owned }) =>
          `The ${names[kind]} tile ${owned ? "is yours" : cost === undefined ? "is gone" : `for ${cost} coffee`}.`,
      ),
      `Baksheesh: ${bribe} coffee and ${goods(wanted)} for a ruby.`,
    ],
  };
}

function coffeeHouse(scene: Scene): Standing {
  const here = scene.view.mocha?.coffee_house ?? { taken: 0, price: 0 };
  const count = Math.max(1, numbers("mocha.coffee_house.track").length - here.taken);
  const have = coffeeOf(scene);
  return {
    action: [coffee(here.price), arrow, ruby],
    track: rubies(count),
    line: [coffee(here.price), arrow, ruby, small(`×${count}`)],
    brief: [coffee(here.price), arrow, ruby],
    can: have === null ? null : have >= here.price,
    words: [`A ruby for ${here.price} coffee (${left(count)}).`],
  };
}

function embassy(scene: Scene): Standing {
  const count = number("letters.embassy.letters");
  const supply = scene.view.letters?.supply ?? 0;
  return {
    action: [arrow, ...Array.from({ length: count }, (): Glyph => ({ is: "letter" }))],
    track: [small(`${supply} in supply`)],
    brief: Array.from({ length: count }, (): Glyph => ({ is: "letter" })),
    can: null,
    words: [`Take ${count} letters; ${supply} are in the supply.`],
  };
}

function kiosk(scene: Scene): Standing {
  const open = scene.view.letters?.kiosk.open ?? [];
  const stack = scene.view.letters?.kiosk.stack ?? 0;
  const turned = scene.view.seats.length + 1;
  const lying = open.map((tile): Glyph => ({ is: "kiosk", text: String(tile) }));
  return {
    action: open.length ? lying : [{ is: "letter" }, text("+"), { is: "kiosk", text: "?" }, small(`×${turned}`)],
    track: [small(`${stack} in the stack`)],
    brief: open.length ? lying : [{ is: "letter" }, { is: "kiosk", text: "?" }],
    can: null,
    words: open.length
      ? [`Open at the Kiosk: ${open.map((tile) => `${tile}, ${scene.kiosk(tile)}`).join("; ")}.`]
      : [`Take a letter; then ${turned} tiles are turned up and everybody chooses one.`],
  };
}

function auctionHouse(): Standing {
  const cards = number("letters.auction_house.cards");
  return {
    action: [good(ANY), gap, small("bid"), coin("?"), arrow, { is: "card", back: "bonus", count: cards }],
    track: [],
    brief: [good(ANY), { is: "card", back: "bonus", count: cards }],
    can: null,
    words: [`Take any one good; then ${cards} bonus cards go to the best bid.`],
  };
}

function secretSociety(scene: Scene): Standing {
  const need = number("letters.secret_society.seals");
  const bonus = scene.view.letters?.secret_society.lira ?? 0;
  const have = scene.viewer === null ? null : (scene.view.letters?.seals[scene.viewer] ?? 0);
  return {
    action: [{ is: "seal", text: String(need) }, arrow, ruby, ...(bonus ? [text("+"), coin(bonus)] : [])],
    track: have === null ? [] : [small(`you have ${have}`)],
    brief: [{ is: "seal", text: String(need) }, arrow, ruby],
    can: have === null ? null : have >= need,
    words: [
      `Letters with ${need} seals for the next ruby of the Palace or the Gemstone Dealer${bonus ? ` and ${bonus} Lira` : ""}.`,
    ],
  };
}

function catacombs(): Standing {
  return {
    action: [good(ANY), small("/"), { is: "coffee" }, arrow, { is: "place", text: "?" }],
    track: [],
    brief: [arrow, { is: "place", text: "?" }],
    can: null,
    words: ["Take any one good or a coffee; then go to any place."],
  };
}

const PLACES: Record<number, (scene: Scene) => Standing> = {
  ...BASE,
  17: roastingPlant,
  18: guildHall,
  19: tavern,
  20: coffeeHouse,
  21: embassy,
  22: kiosk,
  23: auctionHouse,
  24: secretSociety,
  25: catacombs,
};

const UNKNOWN: Standing = { action: [], track: [], brief: [], can: null, words: [] };

/** A place as it stands; nothing for one that this board does not know. */
export function standing(scene: Scene, place: number): Standing {
  return PLACES[place]?.(scene) ?? UNKNOWN;
}
