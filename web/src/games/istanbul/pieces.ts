/** Who stands where: every piece on the board with a name of its own, so that it can be followed from view to view. */

import { shape } from "../../lib/art/tile";
import { NEUTRAL, THICK } from "../../lib/art/pieces";
import type { IstanbulView } from "./view";

export type Figure = "merchant" | "assistant" | "family" | "companion" | "token";

export interface Standing {
  id: string;
  figure: Figure;
  /** Whose it is; for tokens their number. */
  whose: number;
  place: number;
  /** In a merchant's stack: how many are below. */
  above?: number;
  /** Whose stack, if it is in one. */
  under?: string;
}

export interface Placed extends Standing {
  x: number;
  y: number;
  scale: number;
  /** What lies further down on the page is in front. */
  depth: number;
}

/** Where each assistant is: on a place, or in the stack of a merchant. */
export type Whereabouts = Map<string, string>;

/** Give names to assistants: who stays where he was keeps his name, the rest take what names are left. */
function named(prefix: string, spots: string[], before: Whereabouts): [string, string][] {
  const free = [...before].filter(([id]) => id.startsWith(prefix));
  const found: [string, string][] = [];
  const open: string[] = [];
  for (const spot of spots) {
    const index = free.findIndex(([, where]) => where === spot);
    if (index < 0) open.push(spot);
    else found.push([free.splice(index, 1)[0]?.[0] ?? "", spot]);
  }
  const taken = new Set([...found.map(([id]) => id), ...free.map(([id]) => id)]);
  let next = 0;
  for (const spot of open) {
    let id = free.shift()?.[0];
    while (id === undefined) {
      if (!taken.has(`${prefix}${next}`)) id = `${prefix}${next}`;
      next += 1;
    }
    taken.add(id);
    found.push([id, spot]);
  }
  return found;
}

/** Where all assistants are now, their names agreeing with where they were before. */
export function whereabouts(view: IstanbulView, before: Whereabouts): Whereabouts {
  const found: [string, string][] = [];
  view.seats.forEach((seat, number) => {
    const stack = seat.crew.filter((whose) => whose === 0).map(() => `stack:${number}`);
    found.push(...named(`assistant:${number}:`, [...seat.assistants.map(String), ...stack], before));
  });
  const neutral = view.seats.flatMap((seat, number) =>
    seat.crew.filter((whose) => whose === 1).map(() => `stack:${number}`),
  );
  const out = view.neutral_assistants.flatMap((count, place) => Array.from({ length: count }, () => String(place)));
  found.push(...named(`assistant:${NEUTRAL}:`, [...out, ...neutral], before));
  return new Map(found);
}

/** Every piece on the board. */
export function pieces(view: IstanbulView, places: Whereabouts): Standing[] {
  const found: Standing[] = [];
  view.seats.forEach((seat, number) => {
    const stack = [...places].filter(([, where]) => where === `stack:${number}`).map(([id]) => id);
    const own = stack.filter((id) => !id.startsWith(`assistant:${NEUTRAL}:`));
    const neutral = stack.filter((id) => id.startsWith(`assistant:${NEUTRAL}:`));
    seat.crew.forEach((whose, above) => {
      const id = whose ? neutral.shift() : own.shift();
      if (id)
        found.push({
          id,
          figure: "assistant",
          whose: whose ? NEUTRAL : number,
          place: seat.merchant,
          above,
          under: `merchant:${number}`,
        });
    });
    found.push({
      id: `merchant:${number}`,
      figure: "merchant",
      whose: number,
      place: seat.merchant,
      above: seat.crew.length,
    });
    if (seat.family) found.push({ id: `family:${number}`, figure: "family", whose: number, place: seat.family });
  });
  for (const [id, where] of places) {
    if (!where.startsWith("stack"))
      found.push({ id, figure: "assistant", whose: Number(id.split(":")[1]), place: Number(where) });
  }
  view.neutral_merchants.forEach((place, i) =>
    found.push({ id: `neutral:${i}`, figure: "merchant", whose: NEUTRAL, place, above: 0 }),
  );
  view.letters?.companions.forEach((place, seat) => {
    if (place > 0) found.push({ id: `companion:${seat}`, figure: "companion", whose: seat, place });
  });
  view.tokens.forEach((place, kind) => {
    if (place > 0) found.push({ id: `token:${kind}`, figure: "token", whose: kind, place });
  });
  return found;
}

export interface Layout {
  columns: number;
  width: number;
  height: number;
  gap: number;
}

export function corner(layout: Layout, index: number): { x: number; y: number } {
  return {
    x: (index % layout.columns) * (layout.width + layout.gap),
    y: Math.floor(index / layout.columns) * (layout.height + layout.gap),
  };
}

/** Where on the page each piece stands. */
export function placed(view: IstanbulView, standing: Standing[], layout: Layout): Placed[] {
  const found: Placed[] = [];
  view.grid.forEach((place, index) => {
    const here = standing.filter((each) => each.place === place);
    if (!place || !here.length) return;
    const { x, y } = corner(layout, index);
    for (const { piece, dx, dy, lift = 0, scale } of arranged(here, layout.width, layout.height)) {
      const depth = Math.round(y + dy) * 12 + (piece.above ?? 0);
      found.push({ ...piece, x: x + dx, y: y + dy - lift, scale, depth });
    }
  });
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

interface Spot {
  piece: Standing;
  dx: number;
  dy: number;
  /** How high above the ground, on a stack. */
  lift?: number;
  scale: number;
}

/** The pieces of one place: merchants to the right and left of the arch, assistants beside them, the others above. */
function arranged(here: Standing[], width: number, height: number): Spot[] {
  const { ground, scale, small } = shape(width, height);
  const base = ground - (small ? 7 : 6) * scale;
  const bodies = here.filter(({ figure }) => figure === "companion" || figure === "merchant");
  const stacks = stacked(bodies, here, width, base, scale, small);
  const discs = here.filter(({ figure, under }) => figure === "assistant" && under === undefined);
  const others = here.filter(({ figure }) => figure === "family" || figure === "token");
  // Merchants on high stacks would hide whoever stands above them.
  const high = height < 150 || bodies.some(({ above = 0 }) => above > 2);
  const aside = high ? Math.min(2, Math.ceil(bodies.length / 2)) : 0;
  return [
    ...stacks,
    ...left(discs, bodies.length > 1, width, base, scale, small),
    ...above(others, aside, width, scale),
  ];
}

/** Merchants and companions, the first on the right, the next on the left, and what is under each. */
function stacked(
  bodies: Standing[],
  here: Standing[],
  width: number,
  base: number,
  scale: number,
  small: boolean,
): Spot[] {
  const room = width - 52 * scale - 8;
  const step = Math.min((small ? 30 : 36) * scale, bodies.length > 1 ? room / (bodies.length - 1) : room);
  const thick = THICK * scale * (small ? 0.7 : 1);
  return bodies.flatMap((body, i) => {
    const far = 21 * scale + 4 + Math.floor(i / 2) * step;
    // On the left a high stack leaves the number free.
    const free = !small && (body.above ?? 0) > 2 ? 12 * scale : 0;
    const dx = i % 2 ? far + free : width - far;
    const crew = here.filter(({ under }) => under === body.id);
    return [body, ...crew].map((piece) => ({ piece, dx, dy: base, lift: (piece.above ?? 0) * thick, scale }));
  });
}

/** Assistants that were left here: on the left, or in the middle if somebody stands there. */
function left(
  discs: Standing[],
  occupied: boolean,
  width: number,
  base: number,
  scale: number,
  small: boolean,
): Spot[] {
  const size = scale * (small ? 0.86 : 0.92);
  return discs.map((piece, i) => {
    if (occupied)
      return { piece, dx: width / 2 + (i - (discs.length - 1) / 2) * 26 * size, dy: base + 4 * size, scale: size };
    const [column, row] = [Math.floor(i / 3), i % 3];
    return { piece, dx: 19 * scale + 5 + column * 28 * size, dy: base - row * (small ? 10 : 13) * scale, scale: size };
  });
}

/** Tokens and family members, from the upper right corner on, or so many of them further in. */
function above(others: Standing[], aside: number, width: number, scale: number): Spot[] {
  const wide = 23 * scale;
  const across = Math.max(1, Math.min(others.length, Math.floor((width - 40 * scale - 16) / wide)));
  return others.map((piece, i) => ({
    piece,
    dx: width - 16 * scale - 3 - aside * wide - (i % across) * wide,
    dy: 36 * scale + 2 + Math.floor(i / across) * 30 * scale,
    scale,
  }));
}
