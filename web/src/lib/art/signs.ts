/** The signs of which glyphs are made, each drawn around 0, 0 and about 20 high. */

import { box, circle, group, line, n, oval, path, PAINT, repeated, words } from "./draw";
import { bean } from "./things";

const { ivory, parchment, sand, brass, ink, tulip, rose } = PAINT;

export type Piece = "merchant" | "assistant" | "family" | "companion" | "governor" | "smuggler" | "trader" | "courier";

/** The colours of goods, then of any good and of coffee. */
export const GOOD_COLOURS = ["#b92a24", "#2f7a40", "#b07c06", "#2660b4", "#5b4a2c", "#5a3418"];

/** The light edge of tokens and tiles. */
export const RIM = 'stroke="rgba(255,255,255,.7)" stroke-width="1"';

/** What is painted on each good's token: bolt, sack, fruit, ring; then a question mark for any. */
const GOOD_SIGNS = [
  path("M-5 -4.5H3V4.5H-5Z", "#fff") +
    oval(3.2, 0, 2.1, 4.5, "#f7c9c2") +
    line("M3.2 -2a1.2 2.2 0 1 1 -.6 3.4", "#8d1f1a", 0.8) +
    line("M-3 -4.5V4.5M-1.5 -4.5V4.5", "#e88", 0.9),
  path("M-5.5 1.5C-3 -1 -1 -5.5 0 -5.5S3 -1 5.5 1.5Z", "#e6f3b8") +
    path("M-6 1.5H6C6.5 5 4 6 3 6H-3C-4 6 -6.5 5 -6 1.5Z", "#fff"),
  circle(0, 1.2, 4.8, "#fff") +
    circle(-1.5, -0.3, 1.2, "#ffe9a8") +
    line("M0 -3.5Q0 -6 2 -6.5", "#fff", 1.3) +
    path("M1.5 -5.2c2 -2 4 -1.2 4.5 0c-1.5 1.5 -3.5 1.3 -4.5 0Z", "#fff"),
  circle(0, 2, 3.8, "none", 'stroke="#fff" stroke-width="1.7"') +
    path("M-2.6 -6H2.6L4 -3.8L0 -0.2L-4 -3.8Z", "#fff") +
    line("M-4 -3.8H4", "#7fb0ef", 0.7),
];

export function good(kind: number): string {
  const colour = GOOD_COLOURS[kind] ?? ink;
  if (kind > 4) return bean(0, 0, 8, 25);
  if (kind === 4) {
    const quarter = (x: number, y: number, fill: string) => box(x, y, 8, 8, fill, 1);
    return (
      quarter(-8.3, -8.3, GOOD_COLOURS[0] ?? "") +
      quarter(0.3, -8.3, GOOD_COLOURS[1] ?? "") +
      quarter(-8.3, 0.3, GOOD_COLOURS[2] ?? "") +
      quarter(0.3, 0.3, GOOD_COLOURS[3] ?? "") +
      circle(0, 0, 5, ivory) +
      words("?", 0, 3.4, { size: 9.5, fill: ink })
    );
  }
  return box(-8.5, -8.5, 17, 17, colour, 4, RIM) + (GOOD_SIGNS[kind] ?? "");
}

export function coin(text: string, on = false): string {
  const size = text.length > 2 ? 8.5 : 11;
  return (
    circle(0, 0, 9.5, "url(#art-brass)", `stroke="${on ? "#fff3c4" : "#7d5a17"}" stroke-width="${on ? 1.8 : 1}"`) +
    circle(0, 0, 7.3, "none", 'stroke="#7d5a17" stroke-width=".6" stroke-dasharray="1 1"') +
    (text
      ? words(text, 0, size * 0.35, { size, fill: "#2f2003" })
      : path("M1.8 -4.8a5 5 0 1 0 0 9.6a4 4 0 1 1 0 -9.6Z", "#6b4a10") +
        path("M3.6 -2.3l.7 1.6l1.7 .1l-1.3 1.1l.4 1.7l-1.5 -.9l-1.5 .9l.4 -1.7l-1.3 -1.1l1.7 -.1Z", "#6b4a10"))
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function die(pips: number): string {
  return (
    box(-8.5, -8.5, 17, 17, "#fffaf0", 4, `stroke="#5b3a17" stroke-width="1"`) +
    path("M-8 4.5A4 4 0 0 0 -4.5 8H4.5A4 4 0 0 0 8 4.5V3A50 50 0 0 1 -8 3Z", parchment, 'opacity=".7"') +
    (PIPS[pips] ?? []).map(([x, y]) => circle(x * 4.5, y * 4.5, 1.7, pips === 1 ? tulip : ink)).join("")
  );
}

export function cardBack(back: "bonus" | "guild"): string {
  const fill = back === "guild" ? "#1f5a5c" : "#7f1f3f";
  return (
    box(-6.5, -9, 13, 18, ivory, 2, 'stroke="#5b3a17" stroke-width=".7"') +
    box(-5, -7.5, 10, 15, fill, 1.2) +
    (back === "guild" ? bean(0, 0, 4, 25) : path("M0 -4.5L3 0L0 4.5L-3 0Z", brass))
  );
}

export function letter(text = ""): string {
  return (
    box(-10, -7, 20, 14, "#fffaf0", 1.5, `stroke="#6b4a1c" stroke-width=".9"`) +
    (text
      ? line("M-9.5 -6.5L0 -1L9.5 -6.5", sand, 0.9) + words(text, 0, 5.6, { size: 8.5, fill: ink })
      : line("M-9.5 -6.5L0 1L9.5 -6.5", "#6b4a1c", 1) + circle(0, 1.5, 2.8, tulip))
  );
}

export function seal(text = ""): string {
  const edge = repeated(10, (i) => {
    const a = (i * Math.PI) / 5;
    return circle(Math.cos(a) * 7.2, Math.sin(a) * 7.2, 2.2, "#a3221c");
  });
  return (
    edge +
    circle(0, 0, 8, "#b82a23") +
    circle(0, 0, 5.8, "none", `stroke="${rose}" stroke-width=".9"`) +
    (text
      ? words(text, 0, 3.5, { size: 9.5, fill: "#fff" })
      : path("M2 -3.4a3.8 3.8 0 1 0 0 6.8a3 3 0 1 1 0 -6.8Z", ivory))
  );
}

/** A mosque tile of a good's colour, with the number of goods it asks for. */
export function mosqueTile(kind: number, text = ""): string {
  return (
    path("M-8 9V-1C-8 -6 -3 -6.5 0 -10C3 -6.5 8 -6 8 -1V9Z", GOOD_COLOURS[kind] ?? ink, RIM) +
    (text ? words(text, 0, 6, { size: 11, fill: "#fff" }) : group("translate(0 2) scale(.62)", GOOD_SIGNS[kind] ?? ""))
  );
}

/** The Tavern's tiles: 0 for movement, an arrow each way, 1 for encounters, a hand. */
export function tavernTile(kind: number, text = ""): string {
  const sign =
    kind === 0
      ? line("M-5.5 -2H5.5M-5.5 -2l2.5 -2.5M-5.5 -2l2.5 2.5M5.5 -2l-2.5 -2.5M5.5 -2l-2.5 2.5", "#fff", 1.5)
      : circle(-2.6, -4, 2, "#fff") +
        path("M-6 2C-6 -3 .8 -3 .8 2Z", "#fff") +
        circle(3.4, -3.4, 1.7, "#f7d9a0") +
        path("M.9 2C1 -2 6 -2 6 2Z", "#f7d9a0");
  return (
    box(-8.5, -9, 17, 18, kind === 0 ? "#5f2340" : "#2c4f8c", 2.5, RIM) +
    (text ? sign + words(text, 0, 8, { size: 7.5, fill: "#ffe9a8" }) : group("translate(0 2)", sign))
  );
}

export function medallion(text: string, r = 10): string {
  return group(
    `scale(${n(r / 10)})`,
    circle(0, 0, 10, "url(#art-brass)", 'stroke="#6b4a10" stroke-width=".8"'),
    repeated(16, (i) => {
      const a = (i * Math.PI) / 8;
      return circle(Math.cos(a) * 8.5, Math.sin(a) * 8.5, 0.55, "#7d5a17");
    }),
    circle(0, 0, 7.2, "none", 'stroke="#7d5a17" stroke-width=".6"'),
    words(text, 0, 3.7, { size: 10.5, fill: "#2f2003" }),
  );
}

const head = (fill: string, y = -5, r = 3.2) => circle(0, y, r, fill);

/** People as small flat signs. */
export function piece(kind: Piece): string {
  const cloak = (fill: string) => path("M-6 9C-6 1 -4 -2 0 -2S6 1 6 9Z", fill);
  switch (kind) {
    case "merchant":
      return (
        oval(0, 5, 9, 4.2, "#5b3a17") +
        oval(0, 3, 9, 4.2, "#8a5c2b") +
        cloth() +
        circle(0, -1.5, 3, "#f0d2a8") +
        path("M-4.5 -2.5C-5 -8 5 -8 4.5 -2.5C2 -4.5 -2 -4.5 -4.5 -2.5Z", "#5b3a17") +
        circle(0, -5, 1.1, tulip)
      );
    case "assistant":
      return (
        path("M-9 -1V3A9 4.2 0 0 0 9 3V-1Z", "#5b3a17") +
        oval(0, -1, 9, 4.2, "#8a5c2b", `stroke="#fff6" stroke-width=".8"`)
      );
    case "family":
      return head("#5b3a17") + cloak("#5b3a17") + path("M-2.2 3l2.2 -2l2.2 2v3.5h-4.4Z", ivory);
    case "companion":
      return head("#1f5a5c") + cloak("#1f5a5c") + path("M-2.5 3.5H2.5L0 7Z", brass);
    case "governor":
      return (
        cloak("#5b2a86") +
        head("#f0d2a8", -4.5, 2.6) +
        path("M-4.5 -5C-5 -10 5 -10 4.5 -5Z", "#fff", 'stroke="#5b2a86" stroke-width=".8"') +
        circle(0, -7.3, 1.1, tulip)
      );
    case "smuggler":
      return (
        path("M-6.5 9C-7 0 -5 -9 0 -9S7 0 6.5 9Z", "#1b1b22") +
        oval(0, -3.5, 2.8, 3, "#4a4652") +
        circle(-1.1, -3.5, 0.7, "#ffd977") +
        circle(1.1, -3.5, 0.7, "#ffd977")
      );
    case "trader":
      return (
        cloak("#6b3d1c") +
        head("#f0d2a8", -4.5, 2.8) +
        path("M-3 -6L-2.5 -10H2.5L3 -6Z", "#a8322b") +
        bean(0, 4, 3.6, 20)
      );
    case "courier":
      return (
        cloak("#2c4f8c") +
        head("#f0d2a8", -4.5, 2.8) +
        path("M-4.5 -5.5L4.5 -7.5L1 -9.5Z", "#2c4f8c") +
        box(-4, 1.5, 8, 5.5, "#fff", 0.8) +
        line("M-4 2L0 4.8L4 2", "#2c4f8c", 0.8)
      );
  }
}

const cloth = () => path("M-5.5 3.5C-5 0 5 0 5.5 3.5Z", ivory);
