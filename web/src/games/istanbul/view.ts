/** What the engine's view of Istanbul holds: the shape of `frame.view`. */

import type { View } from "../../lib/net/messages";

export interface SeatView {
  lira: number;
  rubies: number;
  goods: number[];
  capacity: number;
  extensions: number;
  /** Mosque tiles, by good. */
  tiles: number[];
  merchant: number;
  /** The assistants under the merchant from the bottommost up: 0 an own one, 1 a neutral one. */
  crew: number[];
  /** Where assistants were left. */
  assistants: number[];
  family: number;
  cards: number;
  /** The bonus cards, where the viewer may know them. */
  hand: number[] | null;
  /** Those of them that everybody has seen. */
  shown: number[];
}

export interface Market {
  open: number[] | null;
  seen: number[];
  unseen: number;
  revenue: number[];
}

export interface Mosque {
  place: number;
  rubies: number;
  stacks: { good: number; tiles: number[] }[];
}

export interface Mocha {
  coffee: number[];
  guild_cards: number[];
  /** The viewer's guild cards; where all hands are open, those of every seat. */
  guild_hand: number[] | number[][] | null;
  guild_deck: number;
  guild_discards: number[];
  /** The prices of the tiles that are left, of each kind. */
  tavern: number[][];
  tavern_tiles: number[][];
  barrier: [number, number] | null;
  gatekeeper: number | null;
  baksheesh: number[];
  coffee_house: { taken: number; price: number };
}

export interface Letters {
  /** The places that each seat's letters go to. */
  letters: number[][];
  delivered: number[];
  seals: number[];
  supply: number;
  discards: number;
  /** Where each seat's companion is: -1 at hand, 0 in the general supply, else a place. */
  companions: number[];
  extra_turns: boolean[];
  kiosk: { open: number[]; stack: number; discards: number[] };
  secret_society: { uses: number; lira: number };
}

export interface IstanbulView {
  grid: number[];
  columns: number;
  round: number;
  active: number;
  over: boolean;
  asking: string | null;
  chooser: number | null;
  yellow_tile_used: boolean;
  tokens_used: number[];
  target: number;
  dice: [number, number];
  seats: SeatView[];
  /** Where Governor, Smuggler and their like are. */
  tokens: number[];
  neutral_merchants: number[];
  /** How many neutral assistants are at each place; empty if they do not play. */
  neutral_assistants: number[];
  deck: number;
  discards: number[];
  mail: { down: number; gain: number[] };
  markets: [Market, Market];
  palace: { taken: number; left: number; cost: number[] | null };
  gemstones: { taken: number; left: number; price: number };
  mosques: [Mosque, Mosque];
  wainwright: { price: number; rubies: number };
  mocha?: Mocha;
  letters?: Letters;
  caravan_leader?: number | null;
}

export function istanbul(view: View): IstanbulView {
  return view as unknown as IstanbulView;
}

/** A seat's guild cards, as far as the viewer may know them. */
export function guildHand(view: IstanbulView, viewer: number | null, seat: number): number[] | null {
  const hand = view.mocha?.guild_hand ?? null;
  if (hand === null) return null;
  const lists = hand.every((entry) => Array.isArray(entry)) && hand.length > 0;
  if (lists) return (hand as number[][])[seat] ?? null;
  return seat === viewer ? (hand as number[]) : null;
}
