/** The view of the Dice Game, as the server sends it. */

export interface Tile {
  tile: number;
  ability: "lira" | "crystal" | "card" | "action" | "goods" | "die";
  good: number | null;
  cost: number[];
}

export interface Area {
  area: number;
  prices: number[];
  taken: number;
  left: number;
}

export interface Card {
  card: number;
  own: string;
  others: string;
}

export interface DiceSeat {
  lira: number;
  crystals: number;
  /** Red, green, yellow, blue, brown. */
  markers: number[];
  rubies: number;
  tiles: Tile[];
  dice: number;
  mosque: boolean;
}

export interface DiceView {
  round: number;
  active: number;
  over: boolean;
  chooser: number | null;
  target: number;
  tiles_for_ruby: number;
  actions: number;
  /** How many dice show red, green, yellow, blue, a coin, a card. */
  dice: number[];
  spare_dice: number;
  seats: DiceSeat[];
  display: Tile[];
  stack: number;
  areas: Area[];
  supply: number[];
  deck: number;
  revealed: Card[];
}

/** The areas that rubies lie on, by number: four colours, then these. */
export const CARPET = 4;
export const LIRA = 5;
export const MOSQUE = 6;
