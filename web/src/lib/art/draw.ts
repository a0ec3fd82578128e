/**
 * The pencil: small functions that write SVG. A drawing is a string of markup made from our own numbers and words alone;
 * whatever comes from elsewhere goes through `words`, which escapes it.
 */

/** The paints of every drawing. */
export const PAINT = {
  ivory: "#f6efe0",
  parchment: "#dcc9a0",
  sand: "#b99a66",
  brass: "#e2b659",
  bronze: "#9a6f22",
  ink: "#2a1c07",
  night: "#12233f",
  tulip: "#c8322b",
  rose: "#ef7a6c",
  turquoise: "#1f8a8c",
  aqua: "#8fd8d6",
  leaf: "#3f8f4f",
  shade: "rgba(0,0,0,.32)",
  mist: "rgba(255,255,255,.22)",
} as const;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A number as short as it can be without being seen to be so. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width = 1.6, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, round = 0, more = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(round)}" fill="${fill}" ${more}/>`;
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join("")}</g>`;
}

export function at(x: number, y: number, ...parts: string[]): string {
  return group(`translate(${n(x)} ${n(y)})`, ...parts);
}

export interface Lettering {
  size: number;
  fill: string;
  font?: "text" | "display";
  anchor?: "start" | "middle" | "end";
  more?: string;
}

/** Words, centred unless said otherwise. */
export function words(text: string, x: number, y: number, how: Lettering): string {
  const kind = how.font === "display" ? "art-display" : "art-text";
  return `<text class="${kind}" x="${n(x)}" y="${n(y)}" font-size="${n(how.size)}" text-anchor="${how.anchor ?? "middle"}" fill="${how.fill}" ${how.more ?? ""}>${escape(text)}</text>`;
}

/** The same drawing on both sides of an upright line. */
export function mirrored(middle: number, drawing: string): string {
  return drawing + group(`translate(${n(2 * middle)} 0) scale(-1 1)`, drawing);
}

export function repeated(count: number, drawing: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => drawing(index)).join("");
}
