/** What is drawn on bonus cards, guild cards and kiosk tiles: their effects in glyphs. */

import type { Glyph } from "../../lib/art/glyphs";
import { number, numbers, table } from "./figures";

const arrow: Glyph = { is: "arrow" };
const ruby: Glyph = { is: "ruby" };
const again: Glyph = { is: "again" };
const anyPlace: Glyph = { is: "place", text: "?" };
const coin = (amount: number | string): Glyph => ({ is: "coin", text: String(amount) });
const good = (kind: number, count = 1): Glyph => ({ is: "good", good: kind, count });
const any = (count = 1): Glyph => good(4, count);
const coffee = (amount: number): Glyph => ({ is: "coffee", text: String(amount) });
const place = (number_: number): Glyph => ({ is: "place", text: String(number_) });
const text = (words: string): Glyph => ({ is: "text", text: words, strong: true });
const bonus = (count = 1): Glyph => ({ is: "card", back: "bonus", count });
const guild = (count = 1): Glyph => ({ is: "card", back: "guild", count });
const dice: Glyph[] = [
  { is: "die", pips: 5 },
  { is: "die", pips: 2 },
];
const person = (piece: "merchant" | "assistant" | "family" | "companion" | "governor"): Glyph => ({
  is: "piece",
  piece,
});
const tile = (kind: number): Glyph => ({ is: "tile", good: kind });

const far = numbers("bonus_cards.far");

/** Bonus cards by number; one or two lines of glyphs. */
const BONUS: Record<number, Glyph[][]> = {
  0: [[text("+1"), any()]],
  1: [[text("+"), coin(number("bonus_cards.lira"))]],
  2: [[person("merchant"), { is: "steps", text: far.join("–") }]],
  3: [[person("merchant"), { is: "steps", text: "0" }]],
  4: [[person("assistant"), arrow, person("merchant")]],
  5: [
    [person("family"), arrow, place(12)],
    [coin(number("game.reward_lira")), text("/"), bonus()],
  ],
  6: [[place(11), arrow, any(), any(), any()]],
  7: [[place(13), again]],
  8: [[place(5), again]],
  9: [[place(16), again]],
  10: [[text("+"), coffee(number("mocha.bonus_cards.coffee"))]],
  11: [[coffee(number("mocha.bonus_cards.guild_price")), arrow, guild()]],
  12: [[coffee(1), arrow, coin(number("mocha.bonus_cards.sale_lira"))]],
  13: [[text(`≤${number("mocha.bonus_cards.swap")}`), any(), again, { is: "coffee" }]],
  14: [dice, [coin(table("mocha.bonus_cards.dice")[0]?.[1] ?? ""), { is: "coffee" }, any()]],
  15: [[{ is: "die", pips: 3 }, arrow, { is: "die", pips: number("mocha.bonus_cards.die") }]],
  16: [[person("merchant"), arrow, text("corner")]],
  17: [[place(1), again]],
  18: [[place(20), again]],
  19: [[text("+1"), { is: "letter" }]],
  20: [[good(0), text("+"), coin(number("letters.bonus_cards.lira"))]],
  21: [[good(1), text("+"), coin(number("letters.bonus_cards.lira"))]],
  22: [[good(2), text("+"), coin(number("letters.bonus_cards.lira"))]],
  23: [[good(3), text("+"), coin(number("letters.bonus_cards.lira"))]],
  24: [dice, [{ is: "letter" }, coin(5), any()]],
  25: [[any(), arrow, coin(number("letters.bonus_cards.sale_lira"))]],
  26: [[bonus(), again, bonus()]],
  27: [[person("family"), { is: "steps", text: "1" }]],
  28: [[person("merchant"), arrow, person("merchant")]],
  29: [[person("companion"), { is: "steps", text: far.join("–") }]],
  30: [[person("governor"), arrow, person("merchant")]],
  31: [[place(14), text("/"), place(15), again]],
  32: [[place(24), again]],
  33: [[coin(number("letters.bonus_cards.jump_lira")), arrow, anyPlace]],
};

const g = (name: string) => number(`mocha.guild_cards.${name}`);

/** Guild cards by number. */
const GUILDS: Record<number, Glyph[][]> = {
  1: [[text("+1"), { is: "extension" }]],
  2: [[place(2), text("+"), any(), text(`×${g("different_goods")}`)]],
  3: [[place(3), text("+"), any(), text(`×${g("different_goods")}`)]],
  4: [[place(4), text("+"), any(), text(`×${g("different_goods")}`)]],
  5: [[coin(g("four_lira")), text("+"), good(0), good(1), good(2), good(3)]],
  6: [[bonus(g("bonus_cards"))]],
  7: [
    [person("merchant"), arrow, place(7)],
    [person("assistant"), again],
  ],
  8: [[any(), text(`×${g("common_goods")}`), ...dice, arrow, good(3)]],
  9: [[place(9), text(`×${g("tea_factor")}`)]],
  10: [[good(0), good(1), good(2), arrow, coin(g("red_green_yellow_lira"))]],
  11: [[good(3), good(0), good(1), arrow, coin(g("blue_red_green_lira"))]],
  12: [[anyPlace, again]],
  13: [[any(), text(`×${g("any_goods")}`), arrow, ruby]],
  14: [[place(14), arrow, tile(0), text("/"), tile(1)]],
  15: [[place(15), arrow, tile(2), text("/"), tile(3)]],
  16: [[coin(g("gem_lira")), text("+"), { is: "coffee" }, arrow, ruby]],
  17: [[text("+"), coffee(g("five_coffee"))]],
  18: [[coffee(g("hall_coffee")), text("+"), guild(g("hall_cards"))]],
  19: [[place(19), text(`−${g("tavern_discount")}`), { is: "coffee" }]],
  20: [[place(20), text("½"), { is: "coffee" }, arrow, ruby]],
};

export function bonusGlyphs(kind: number): Glyph[][] {
  return BONUS[kind] ?? [[text("?")]];
}

export function guildGlyphs(kind: number): Glyph[][] {
  return GUILDS[kind] ?? [[text("?")]];
}
