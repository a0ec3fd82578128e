/**
 * The small signs of which actions, costs, cards and tracks are written. Each is drawn around the middle of a line that is
 * 20 high; a row of them is laid out by `row`.
 */

import { box, circle, group, line, n, oval, path, PAINT, repeated, words } from "./draw";
import {
  cardBack,
  coin,
  die,
  good,
  letter,
  medallion,
  mosqueTile,
  piece,
  type Piece,
  RIM,
  seal,
  tavernTile,
} from "./signs";
import { bean, gem } from "./things";

const { ink, tulip, turquoise } = PAINT;

export type Glyph =
  | { is: "good"; good: number; count?: number; faint?: boolean }
  | { is: "coin"; text: string; on?: boolean; faint?: boolean }
  | { is: "ruby"; count?: number; faint?: boolean }
  | { is: "coffee"; text?: string; faint?: boolean }
  | { is: "text"; text: string; strong?: boolean; small?: boolean; faint?: boolean }
  | { is: "arrow" }
  | { is: "gap"; width: number }
  | { is: "die"; pips: number }
  | { is: "card"; back: "bonus" | "guild"; count?: number; faint?: boolean }
  | { is: "letter"; text?: string }
  | { is: "seal"; text?: string }
  | { is: "tile"; good: number; text?: string; faint?: boolean }
  | { is: "tavern"; tile: number; text?: string; faint?: boolean }
  | { is: "place"; text: string }
  | { is: "kiosk"; text: string }
  | { is: "piece"; piece: Piece }
  | { is: "again" }
  | { is: "steps"; text: string }
  | { is: "extension" }
  | { is: "barrier" };

const SCALE_TEXT = 13;

/** How wide a glyph is on a line that is 20 high. */
function width(glyph: Glyph): number {
  switch (glyph.is) {
    case "good":
      return 18 + ((glyph.count ?? 1) - 1) * 15;
    case "ruby":
      return 19 + ((glyph.count ?? 1) - 1) * 12;
    case "card":
      return 15 + ((glyph.count ?? 1) - 1) * 6;
    case "coin":
    case "seal":
    case "place":
      return 20;
    case "coffee":
      return glyph.text ? 16 + glyph.text.length * 6.5 : 15;
    case "text":
      return glyph.text.length * SCALE_TEXT * (glyph.small ? 0.44 : 0.5) + 2;
    case "arrow":
      return 18;
    case "gap":
      return glyph.width;
    case "letter":
      return 22;
    case "steps":
      return 24;
    default:
      return 19;
  }
}

function drawing(glyph: Glyph): string {
  switch (glyph.is) {
    case "good":
      return repeated(glyph.count ?? 1, (i) =>
        group(`translate(${n((i - ((glyph.count ?? 1) - 1) / 2) * 15)} 0)`, good(glyph.good)),
      );
    case "ruby":
      return repeated(glyph.count ?? 1, (i) => gem((i - ((glyph.count ?? 1) - 1) / 2) * 12, -0.5, 8));
    case "coin":
      return coin(glyph.text, glyph.on);
    case "coffee": {
      const wide = glyph.text ? glyph.text.length * 3.25 : 0;
      return (
        group(`translate(${n(wide)} 0)`, bean(0, 0, 8.5, 25)) +
        (glyph.text ? words(glyph.text, wide - 8.5, 4.4, { size: SCALE_TEXT, fill: ink, anchor: "end" }) : "")
      );
    }
    case "text":
      return words(glyph.text, 0, 4.3, { size: glyph.small ? 11.5 : SCALE_TEXT, fill: glyph.strong ? ink : "#5b3a17" });
    case "arrow":
      return line("M-6 0H5.5M1.5 -4L6 0L1.5 4", "#6b4a1c", 2.2);
    case "gap":
      return "";
    case "die":
      return die(glyph.pips);
    case "card":
      return repeated(glyph.count ?? 1, (i) =>
        group(`translate(${n((i - ((glyph.count ?? 1) - 1) / 2) * 6)} 0)`, cardBack(glyph.back)),
      );
    case "letter":
      return letter(glyph.text);
    case "seal":
      return seal(glyph.text);
    case "tile":
      return mosqueTile(glyph.good, glyph.text);
    case "tavern":
      return tavernTile(glyph.tile, glyph.text);
    case "place":
      return medallion(glyph.text, 9.5);
    case "kiosk":
      return box(-8.5, -8.5, 17, 17, "#1c6b57", 3, RIM) + words(glyph.text, 0, 4, { size: 11, fill: "#fff" });
    case "piece":
      return piece(glyph.piece);
    case "again":
      return line("M5.5 -4.5A7 7 0 1 0 7 1.5", turquoise, 2.4) + path("M2.5 -5L8.5 -8L8.2 -1.5Z", turquoise);
    case "steps":
      return (
        oval(-6, 1, 2.8, 4.5, "#6b4a1c", 'transform="rotate(-12 -6 1)"') +
        oval(-0.5, -3, 2.8, 4.5, "#6b4a1c", 'transform="rotate(12 -.5 -3)"') +
        words(glyph.text, 8.5, 4.3, { size: 10, fill: ink })
      );
    case "extension":
      return (
        box(-8.5, -5, 17, 11, "#a06c38", 1.5, 'stroke="#5b3a17" stroke-width=".8"') +
        line("M-8 -1.3H8M-8 2.4H8", "#5b3a17", 0.7) +
        circle(5.5, -5, 4.5, leafy) +
        line("M3.2 -5H7.8M5.5 -7.3V-2.7", "#fff", 1.3)
      );
    case "barrier":
      return (
        box(-9, -3.5, 18, 6, "#fff", 1, 'stroke="#5b1410" stroke-width=".8"') +
        path("M-8.5 2.5L-4.5 -3.5H-1L-5 2.5ZM-.5 2.5L3.5 -3.5H7L3 2.5Z", tulip) +
        line("M-6.5 2.5V8M6.5 2.5V8", "#5b3a17", 1.8)
      );
  }
}

const leafy = "#2f7a40";

export interface Row {
  /** The middle of the row. */
  x: number;
  y: number;
  /** How wide it may become. */
  most: number;
  /** How high a line is, if the row is not too wide for that. */
  high: number;
}

/** A row of glyphs, centred, made smaller if there are too many for the room. */
export function row(glyphs: Glyph[], { x, y, most, high }: Row): string {
  const space = 3;
  const all = glyphs.reduce((sum, glyph) => sum + width(glyph) + space, -space);
  if (all <= 0) return "";
  const scale = Math.min(high / 20, most / all);
  let left = -all / 2;
  const parts = glyphs.map((glyph) => {
    const wide = width(glyph);
    const middle = left + wide / 2;
    left += wide + space;
    const faint = "faint" in glyph && glyph.faint ? ' opacity=".38"' : "";
    return `<g transform="translate(${n(middle)} 0)"${faint}>${drawing(glyph)}</g>`;
  });
  return group(`translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})`, ...parts);
}

/** How wide a row is, drawn at a height. */
export function rowWidth(glyphs: Glyph[], high: number): number {
  return (glyphs.reduce((sum, glyph) => sum + width(glyph) + 3, -3) * high) / 20;
}
