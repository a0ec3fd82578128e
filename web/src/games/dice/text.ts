/** The words of the Dice Game's board. */

import type { Card, Tile } from "./view";

const COLOURS = ["red", "green", "yellow", "blue", "brown"];
const SYMBOLS: Record<string, string> = {
  R: "red",
  G: "green",
  Y: "yellow",
  B: "blue",
  W: "brown",
  K: "crystal",
  L: "Lira",
  M: "marker of choice",
  T: "tile",
  X: "ruby",
  D: "card die",
};

export const diceText = {
  areas: ["Red", "Green", "Yellow", "Blue", "Goods carpet", "Lira carpet", "Mosque"],
  colours: COLOURS,
  onTable: "On the table",
  noDice: "No dice on the table.",
  actions: (count: number) => (count === 1 ? "1 action left" : `${count} actions left`),
  display: "Mosque tiles",
  stack: (count: number) => `${count} more in the stack`,
  cards: "Bazaar cards",
  rubies: "Rubies and what they cost",
  noneLeft: "none left",
  tilesForRuby: (count: number) => `${count} tiles`,
  ability: (tile: Tile) =>
    ({
      lira: "Lira each turn",
      crystal: "A crystal each turn",
      card: "A card each turn",
      action: "One more action",
      goods: `${capital(COLOURS[tile.good ?? 4] ?? "")} with coins`,
      die: "One more die",
    })[tile.ability],
  cost: (cost: number[]) =>
    cost
      .map((count, good) => (count ? `${count} ${COLOURS[good]}` : ""))
      .filter(Boolean)
      .join(", "),
  price: (area: number, price: number) =>
    area === 5 ? `${price} Lira` : area === 4 ? (price ? `one each + ${price} any` : "one each") : `${price}`,
  priceInWords: (area: number, price: number) =>
    area === 5
      ? `${price} Lira`
      : area === 4
        ? `one good of each colour${price ? ` and ${price} of any` : ""}`
        : `${price} ${COLOURS[area]} goods`,
  seat: (lira: number, crystals: number, dice: number) => `${lira} Lira, ${crystals} crystals, ${dice} dice`,
  card,
  own: "You",
  others: "Others",
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One half of a bazaar card, from its signs: "2K > W + 2L". */
function card(half: string): string {
  const [asked, gained, have] = half.includes(">")
    ? [...half.split(">"), false]
    : half.includes(":")
      ? [...half.split(":"), true]
      : ["", half, false];
  const gain = things(String(gained), " or ");
  return asked ? `${have ? "have" : "give"} ${things(String(asked), " or ")}: ${gain}` : gain;
}

function things(signs: string, either: string): string {
  return signs
    .split("/")
    .map((one) =>
      one
        .split("+")
        .map((part) => {
          const [, count, sign] = /^(\d*)([A-Z])$/.exec(part.trim()) ?? ["", "", part.trim()];
          return `${count || 1} ${SYMBOLS[sign ?? ""] ?? sign}`;
        })
        .join(" + "),
    )
    .join(either);
}

export type { Card };
