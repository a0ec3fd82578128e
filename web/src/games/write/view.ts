/** The view of Choose & Write, as the server sends it. */

export interface WriteSeat {
  rubies: number;
  /** Goods filled in and not crossed off: fabric, spice, fruit, jewelry. */
  goods: number[];
  goods_filled: number[];
  lira: number;
  lira_filled: number;
  bonus: number;
  bonus_filled: number;
  icons: number[];
  improvements: number[];
  goods_rubies: number;
  lira_rubies: number;
  palace_rubies: number[];
  open_spaces: number;
  /** The location card in hand; null if one may not know it, 0 if there is none. */
  card: number | null;
  goods_cards: number;
  goods_hand: number[] | null;
  guild_cards: number;
  guild_hand: number[] | null;
}

export interface WriteView {
  round: number;
  active: number;
  acting: number;
  over: boolean;
  asking: string | null;
  chooser: number | null;
  target: number;
  played: number;
  display: number[];
  deck: number;
  palace: { price: number[]; taken: boolean }[];
  ruby_deck: number;
  caravan: { open: number | null };
  seats: WriteSeat[];
  sheet: {
    /** Which location covers each half square. */
    grid: number[][];
    icons: number[];
    column: number;
    column_rubies: number[];
    lira: number[];
    bonus_actions: number;
    warehouse_goods: number[];
    warehouse_income: number[];
    tea_income: number[];
    rings: number;
  };
}

/** The first of the palace's letters; the numbered locations come before. */
export const PALACE = 15;
export const TEA_HOUSE = 8;
/** Locations with improvement squares, in the order of a seat's improvements. */
export const IMPROVABLE = [1, 5, 8, 10, 14];

/** Whose sheet is shown: the viewer's; to an onlooker that of whoever is asked, or whose turn it is. */
export function sheetOf(view: WriteView, viewer: number | null): number {
  if (viewer !== null) return viewer;
  return view.chooser !== null && view.chooser >= 0 ? view.chooser : view.active;
}
