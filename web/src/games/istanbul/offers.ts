/** Which of the choices the board itself offers, and where: on a place, on a card of the hand, in the barrow, on a letter. */

import type { Ask, Closed, Option } from "../../lib/net/messages";
import { guildHand, type IstanbulView } from "./view";

/** Guild cards among the cards of choices: so much is added to their numbers. */
export const GUILD = 100;
/** Letters among what lies in the hand. */
export const LETTER = 200;
/** The good that stands for coffee. */
export const COFFEE = 4;

/** Questions in which a place means the letter that goes there. */
const LETTERS = new Set(["seals.pay", "courier.pay", "kiosk.use"]);
/** Questions in which a card lies somewhere else than in the hand. */
const NOT_FROM_HAND = new Set(["caravansary.take", "caravansary.take_next"]);

export interface Offers {
  places: Map<number, Option[]>;
  /** Pairs of neighbouring places between which the Barrier may go, as "a-b". */
  borders: Map<string, Option>;
  cards: Map<number, Option[]>;
  goods: Map<number, Option[]>;
  letters: Map<number, Option[]>;
  tokens: Map<number, Option[]>;
  seats: Map<number, Option[]>;
  /** Why a place cannot be chosen. */
  closed: Map<number, string>;
  /** The choices that need no other way to be made. */
  offered: Set<number>;
}

export function border(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function add(map: Map<number, Option[]>, key: number, option: Option): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** Where each option is offered. Pieces are small to hit, so what they offer is left to the decision panel as well. */
export function offers(view: IstanbulView, viewer: number | null, ask: Ask | null, options: Option[]): Offers {
  const found: Offers = {
    places: new Map(),
    borders: new Map(),
    cards: new Map(),
    goods: new Map(),
    letters: new Map(),
    tokens: new Map(),
    seats: new Map(),
    closed: new Map(),
    offered: new Set(),
  };
  const step = ask?.step ?? "";
  const seat = viewer ?? ask?.seat ?? 0;
  const hand = view.seats[seat]?.hand ?? [];
  const guild = guildHand(view, viewer, seat) ?? [];
  const letters = view.letters?.letters[seat] ?? [];
  for (const option of options) {
    const { kind, target, choice } = option;
    if (kind === "places" && step === "tavern.barrier" && Array.isArray(target) && target.length === 2) {
      found.borders.set(border(target[0] ?? 0, target[1] ?? 0), option);
      found.offered.add(choice);
    }
    if (typeof target !== "number") continue;
    if (kind === "place" && LETTERS.has(step)) {
      if (letters.includes(target)) {
        add(found.letters, target, option);
        found.offered.add(choice);
      }
    } else if (kind === "place" && view.grid.includes(target)) {
      add(found.places, target, option);
      found.offered.add(choice);
    } else if (kind === "card" && !NOT_FROM_HAND.has(step)) {
      if (target >= GUILD ? guild.includes(target - GUILD) : hand.includes(target)) {
        add(found.cards, target, option);
        found.offered.add(choice);
      }
    } else if (kind === "good" && target < (view.mocha ? COFFEE + 1 : COFFEE)) {
      add(found.goods, target, option);
      found.offered.add(choice);
    } else if (kind === "token") {
      add(found.tokens, target, option);
    } else if (kind === "seat") {
      add(found.seats, target, option);
    }
  }
  for (const { kind, target, reason } of ask?.closed ?? ([] as Closed[])) {
    if (kind === "place" && typeof target === "number") found.closed.set(target, reason);
  }
  return found;
}
