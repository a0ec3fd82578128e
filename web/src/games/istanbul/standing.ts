/** What there is to say of a place as it stands, and the signs that say it. */

import type { Glyph } from "../../lib/art/glyphs";
import { plural } from "./text";
import type { IstanbulView, SeatView } from "./view";

export interface Scene {
  view: IstanbulView;
  viewer: number | null;
  names: string[];
  /** What the bonus cards are called. */
  card: (kind: number) => string;
  kiosk: (tile: number) => string;
}

export interface Standing {
  /** What one pays and takes there. */
  action: Glyph[];
  /** What lies on the place besides: rubies, prices, tiles to come. */
  track: Glyph[];
  /** Action and track in one line, where there is room for one only. */
  line?: Glyph[];
  /** What changes in the course of the game, for a small tile. */
  brief: Glyph[];
  /** Whether the viewer has what it takes now; null where nothing needs to be paid. */
  can: boolean | null;
  words: string[];
}

export const arrow: Glyph = { is: "arrow" };
export const gap: Glyph = { is: "gap", width: 4 };
export const coin = (amount: number | string, on = false): Glyph => ({ is: "coin", text: String(amount), on });
export const text = (words: string): Glyph => ({ is: "text", text: words });
export const small = (words: string): Glyph => ({ is: "text", text: words, small: true });
export const good = (kind: number, count = 1): Glyph => ({ is: "good", good: kind, count });
export const coffee = (amount: number): Glyph => ({ is: "coffee", text: String(amount) });
export const ruby: Glyph = { is: "ruby" };

export const rubies = (count: number): Glyph[] => (count > 0 ? [{ is: "ruby", count }] : [small("no ruby left")]);
export const bundle = (counts: number[]): Glyph[] =>
  counts.flatMap((count, kind) => (count ? [good(kind, count)] : []));

export const left = (count: number) => `${plural(count, "ruby", "rubies")} left`;

export function mine(scene: Scene): SeatView | null {
  return scene.viewer === null ? null : (scene.view.seats[scene.viewer] ?? null);
}

export function able(scene: Scene, test: (seat: SeatView) => boolean): boolean | null {
  const seat = mine(scene);
  return seat && test(seat);
}

/** Whether a barrow holds red, green, yellow, blue and any goods like these. */
export function covers(have: number[], cost: number[]): boolean {
  const rest = have.map((count, kind) => count - (cost[kind] ?? 0));
  return Math.min(...rest) >= 0 && rest.reduce((a, b) => a + b, 0) >= (cost[4] ?? 0);
}
