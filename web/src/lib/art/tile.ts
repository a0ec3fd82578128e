/** A place as a drawn tile of any size: İznik border, arch with its scene, medallion, name, action and track. */

import { type Glyph, row, rowWidth } from "./glyphs";
import { medallion } from "./signs";
import { at, box, circle, group, line, mirrored, n, path, PAINT, words } from "./draw";
import { colour, scene } from "./places";

const { ivory, brass } = PAINT;

export interface TileArt {
  place: number;
  name: string;
  width: number;
  height: number;
  action: Glyph[];
  track: Glyph[];
  /** Both in one line, for a tile that has room for one. */
  line: Glyph[];
  brief: Glyph[];
  /** Draw a tick beside the action: it can be paid now. */
  can: boolean;
}

export interface Shape {
  /** Where things that stand on the tile stand: the foot of the arch. */
  ground: number;
  /** How big pieces are on it, 1 on a tile of 216 × 168. */
  scale: number;
  small: boolean;
  /** The two sides of the arch. */
  left: number;
  right: number;
}

interface Plan extends Shape {
  top: number;
  ribbon: number;
  line: number;
  rows: number;
  disc: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Below these a tile is small: it shows its number, its scene and what changes. */
const FULL = { width: 124, height: 92 };

function plan(width: number, height: number): Plan {
  const small = width < FULL.width || height < FULL.height;
  if (small) {
    const disc = clamp(Math.min(width, height) * 0.125, 8, 11);
    const strip = clamp(height * 0.17, 12, 18);
    // A name is written only where it can be read.
    const ribbon = width >= 82 && height >= 88 ? 13 : 0;
    const ground = height - strip - ribbon - 7;
    const wide = Math.min(width - 12, (ground - 5) * 1.32);
    return {
      small,
      ground,
      scale: clamp(Math.min(width / 118, height / 100), 0.5, 0.9),
      top: 6,
      ribbon,
      line: strip,
      rows: 1,
      disc,
      left: (width - wide) / 2,
      right: (width + wide) / 2,
    };
  }
  const rows = height >= 132 ? 2 : 1;
  const ribbon = clamp(height * 0.115, 15.5, 20);
  const strip = rows === 2 ? clamp(height * 0.118, 16, 21) : clamp(height * 0.16, 16.5, 21);
  const ground = height - ribbon - strip * rows - (rows === 2 ? 14 : 11);
  const wide = Math.min(width * 0.64, (ground - 8) * 1.3);
  return {
    small,
    ground,
    scale: clamp(Math.min(width / 196, height / 146), 0.7, 1.15),
    top: 7,
    ribbon,
    line: strip,
    rows,
    disc: clamp(height * 0.09, 11, 16),
    left: (width - wide) / 2,
    right: (width + wide) / 2,
  };
}

export function shape(width: number, height: number): Shape {
  return plan(width, height);
}

function archway(left: number, right: number, top: number, foot: number): string {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const high = foot - top;
  const spring = n(top + high * 0.52);
  const [a, b] = [n(left), n(right)];
  return `M${a} ${n(foot)}V${spring}C${a} ${n(top + high * 0.2)} ${n(middle - half * 0.38)} ${n(top + high * 0.21)} ${n(middle)} ${n(top)}C${n(middle + half * 0.38)} ${n(top + high * 0.21)} ${b} ${n(top + high * 0.2)} ${b} ${spring}V${n(foot)}Z`;
}

/** A tulip and two carnations on curved stems, as on the tiles of İznik: 40 × 90, growing from 20, 90. */
const SPRIG =
  line("M20 90C16 70 26 56 20 34M20 70C10 64 8 56 9 48M20 60C30 54 33 46 31 36", "#2f6fa8", 1.5) +
  path("M20 78C8 78 4 68 4 60C12 62 19 68 20 78Z", "#2f8f86") +
  path("M20 84C30 84 36 76 36 68C28 69 21 74 20 84Z", "#2f8f86") +
  path("M13 36C11 26 15 18 20 12C25 18 29 26 27 36C23 39 17 39 13 36Z", "#c8322b") +
  path("M20 12C17 20 17 30 20 38C23 30 23 20 20 12Z", "#ef8a7c") +
  circle(9, 45, 4.5, "#2f6fa8") +
  circle(9, 45, 1.8, ivory) +
  circle(31, 33, 4, "#2f6fa8") +
  circle(31, 33, 1.6, ivory);

function corner(tint: string): string {
  return path("M8 0H14C14 7.5 7.5 14 0 14V8Q0 0 8 0Z", tint, 'opacity=".92"') + circle(6.6, 6.6, 2, brass);
}

/** The tick that says: this can be paid now. */
function tick(x: number, y: number, r: number): string {
  return at(
    x,
    y,
    circle(0, 0, r, "#1d7a3e", 'stroke="#fff" stroke-width="1"'),
    line(
      `M${n(-r * 0.45)} ${n(r * 0.02)}L${n(-r * 0.1)} ${n(r * 0.4)}L${n(r * 0.5)} ${n(-r * 0.38)}`,
      "#fff",
      r * 0.28,
    ),
  );
}

function ground(art: TileArt, tint: string, small: boolean): string {
  const { width: w, height: h } = art;
  const round = small ? 8 : 11;
  const edge = small ? 2.5 : 4;
  const corners = small
    ? ""
    : at(edge, edge, corner(tint)) +
      group(`translate(${n(w - edge)} ${n(edge)}) scale(-1 1)`, corner(tint)) +
      group(`translate(${n(edge)} ${n(h - edge)}) scale(1 -1)`, corner(tint)) +
      group(`translate(${n(w - edge)} ${n(h - edge)}) scale(-1 -1)`, corner(tint));
  return (
    box(0, 0, w, h, "url(#art-paper)", round) +
    corners +
    box(
      edge,
      edge,
      w - 2 * edge,
      h - 2 * edge,
      "none",
      round - edge / 2,
      `stroke="${tint}" stroke-width="${small ? 1.2 : 1.6}"`,
    ) +
    (small
      ? ""
      : box(
          edge + 3,
          edge + 3,
          w - 2 * edge - 6,
          h - 2 * edge - 6,
          "none",
          round - 4,
          `stroke="${brass}" stroke-width=".8"`,
        ))
  );
}

function window(art: TileArt, tint: string, p: Plan): string {
  const d = archway(p.left, p.right, p.top, p.ground);
  const [wide, high] = [p.right - p.left, p.ground - p.top];
  const scale = Math.min(wide / 124, high / 101);
  return (
    path(d, tint) +
    path(d, "url(#art-lattice)", 'opacity=".16"') +
    path(d, "url(#art-sky)") +
    group(
      `translate(${n(art.width / 2 - 60 * scale)} ${n(p.ground - 97 * scale)}) scale(${scale.toFixed(3)})`,
      scene(art.place),
    ) +
    line(d, "url(#art-brass)", p.small ? 1.6 : 2.4)
  );
}

function sprigs(art: TileArt, p: Plan): string {
  const room = p.left - 9;
  if (p.small || room < 26 || p.ground < 70) return "";
  const scale = Math.min(room / 40, (p.ground - 40) / 90);
  return `<g opacity=".3">${mirrored(art.width / 2, group(`translate(${n(9 + (room - 40 * scale) / 2)} ${n(p.ground - 90 * scale)}) scale(${scale.toFixed(3)})`, SPRIG))}</g>`;
}

function ribbon(art: TileArt, tint: string, p: Plan): string {
  const { width: w } = art;
  if (p.small) {
    const size = Math.min(11.5, (w - 9) / (art.name.length * 0.49));
    return (
      box(2.5, p.ground, w - 5, p.ribbon, tint) +
      words(art.name, w / 2, p.ground + p.ribbon / 2 + size * 0.34, { size, fill: ivory })
    );
  }
  const [y, h] = [p.ground + 2, p.ribbon];
  const size = Math.min(h * 0.74, ((w - 34) / Math.max(8, art.name.length)) * 1.42);
  return (
    box(11, y, w - 22, h, tint, 2) +
    line(`M11 ${n(y)}H${n(w - 11)}M11 ${n(y + h)}H${n(w - 11)}`, brass, 1) +
    words(art.name, w / 2, y + h * 0.5 + size * 0.36, {
      size,
      fill: ivory,
      font: "display",
      more: 'letter-spacing=".04em"',
    })
  );
}

function foot(art: TileArt, p: Plan): string {
  const { width: w } = art;
  const most = w - (art.can ? 48 : 26);
  if (p.small) {
    const y = p.ground + p.ribbon + 3 + p.line / 2;
    const room = w - (art.can ? 26 : 12);
    return (
      row(art.brief, { x: w / 2 - (art.can ? 6 : 0), y, most: room, high: p.line }) +
      (art.can ? tick(w - 11, y, 5.5) : "")
    );
  }
  const first = p.ground + 2 + p.ribbon + 3 + p.line / 2;
  const single = p.rows === 1 || !art.track.length;
  const y = single && p.rows === 2 ? first + p.line / 2 : first;
  const high = single && p.rows === 2 ? p.line * 1.2 : p.line;
  const shown = p.rows === 1 ? art.line : art.action;
  const wide = Math.min(most, rowWidth(shown, high));
  return (
    row(shown, { x: w / 2 - (art.can ? 8 : 0), y, most, high }) +
    (art.can ? tick(w / 2 - 8 + wide / 2 + 11, y, clamp(p.line * 0.36, 5.5, 7)) : "") +
    (single ? "" : row(art.track, { x: w / 2, y: first + p.line + 1, most: w - 30, high: p.line * 0.92 }))
  );
}

/** The whole tile, for an svg of its width and height. */
export function tile(art: TileArt): string {
  const p = plan(art.width, art.height);
  const tint = colour(art.place);
  return (
    ground(art, tint, p.small) +
    sprigs(art, p) +
    window(art, tint, p) +
    (p.ribbon ? ribbon(art, tint, p) : "") +
    foot(art, p) +
    at(p.disc + (p.small ? 3 : 6), p.disc + (p.small ? 3 : 6), medallion(String(art.place), p.disc))
  );
}

/** What the drawings refer to; stands once on a page. */
export const DEFS = `
<linearGradient id="art-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f9e6a8"/><stop offset=".5" stop-color="#c79a3a"/><stop offset="1" stop-color="#8f6820"/></linearGradient>
<linearGradient id="art-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf6ea"/><stop offset="1" stop-color="#efe4cc"/></linearGradient>
<linearGradient id="art-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
<pattern id="art-lattice" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 0L12 6L6 12L0 6Z" stroke="#fff" stroke-width=".9" fill="none"/></pattern>`;
