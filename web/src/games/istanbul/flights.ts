/** What flies when one view becomes the next: goods, Lira, rubies, coffee and cards, between places and players. */

import { type Glyph, row, rowWidth } from "../../lib/art/glyphs";
import type { IstanbulView, SeatView } from "./view";

export interface Flight {
  glyph: Glyph;
  /** Names of anchors on the page, the first that is there counts. */
  from: string[];
  to: string[];
}

const MOST = 4;

/** Where a seat's things are: in the own bar if it shows them, else in the seat's panel. */
function spot(seat: number, viewer: number | null, what: string): string[] {
  const barrow = what.startsWith("good") ? [`seat:${seat}:barrow`] : [];
  return [...(seat === viewer ? [`own:${what}`] : []), `seat:${seat}:${what}`, ...barrow, `seat:${seat}`];
}

/** Whoever gained what another lost in the same moment. */
function counterpart(changes: number[], seat: number): number | null {
  const sign = Math.sign(changes[seat] ?? 0);
  const others = changes.flatMap((change, other) =>
    other !== seat && Math.sign(change) === -sign && change ? [other] : [],
  );
  return others.length === 1 ? (others[0] ?? null) : null;
}

export function flights(before: IstanbulView, after: IstanbulView, viewer: number | null): Flight[] {
  const found: Flight[] = [];
  const place = (seat: number) => [`tile:${after.seats[seat]?.merchant ?? 0}`];
  const each = (read: (seat: SeatView, index: number) => number, view: IstanbulView) => view.seats.map(read);

  const send = (
    what: string,
    read: (view: IstanbulView) => number[],
    glyph: (amount: number) => Glyph,
    single = false,
  ) => {
    const was = read(before);
    const changes = read(after).map((now, seat) => now - (was[seat] ?? 0));
    changes.forEach((change, seat) => {
      if (!change) return;
      const other = counterpart(changes, seat);
      if (other !== null && change < 0) return;
      const home = spot(seat, viewer, what);
      const away = other === null ? place(seat) : spot(other, viewer, what);
      const count = single ? 1 : Math.min(MOST, Math.abs(change));
      for (let i = 0; i < count; i += 1)
        found.push(
          change > 0 ? { glyph: glyph(change), from: away, to: home } : { glyph: glyph(-change), from: home, to: away },
        );
    });
  };

  send(
    "lira",
    (view) => each((seat) => seat.lira, view),
    (amount) => ({ is: "coin", text: String(amount) }),
    true,
  );
  [0, 1, 2, 3].forEach((good) =>
    send(
      `good:${good}`,
      (view) => each((seat) => seat.goods[good] ?? 0, view),
      () => ({ is: "good", good }),
    ),
  );
  send(
    "ruby",
    (view) => each((seat) => seat.rubies, view),
    () => ({ is: "ruby" }),
  );
  send(
    "hand",
    (view) => each((seat) => seat.cards, view),
    () => ({ is: "card", back: "bonus" }),
  );
  if (after.mocha && before.mocha) {
    send(
      "coffee",
      (view) => view.mocha?.coffee ?? [],
      () => ({ is: "coffee" }),
    );
    send(
      "hand",
      (view) => view.mocha?.guild_cards ?? [],
      () => ({ is: "card", back: "guild" }),
    );
  }
  if (after.letters && before.letters)
    send(
      "hand",
      (view) => (view.letters?.letters ?? []).map((letters) => letters.length),
      () => ({ is: "letter" }),
    );
  return found;
}

const HIGH = 30;

interface Point {
  x: number;
  y: number;
}

/** Let them fly over a layer, one a little after the other; each lasts so many milliseconds. */
export function fly(list: Flight[], root: HTMLElement, layer: HTMLElement, duration: number): void {
  if (!list.length) return;
  const origin = layer.getBoundingClientRect();
  const known = new Map<string, Point | null>();
  const find = (name: string): Point | null => {
    const box = root.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top } : null;
  };
  const middle = (names: string[]): Point | null => {
    for (const name of names) {
      if (!known.has(name)) known.set(name, find(name));
      const point = known.get(name);
      if (point) return point;
    }
    return null;
  };
  // All is measured before anything is added: measuring after each would lay the page out anew every time.
  const ways = list.map((flight) => ({ glyph: flight.glyph, from: middle(flight.from), to: middle(flight.to) }));
  ways.forEach(({ glyph, from, to }, i) => {
    if (from && to) launch(glyph, from, to, layer, duration, i * duration * 0.14);
  });
}

function launch(glyph: Glyph, from: Point, to: Point, layer: HTMLElement, duration: number, delay: number): void {
  const width = Math.ceil(rowWidth([glyph], HIGH)) + 2;
  const piece = document.createElement("div");
  piece.className = "flight";
  piece.innerHTML = `<svg width="${width}" height="${HIGH}" viewBox="0 0 ${width} ${HIGH}">${row([glyph], { x: width / 2, y: HIGH / 2, most: width, high: HIGH })}</svg>`;
  layer.append(piece);
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  const step = (x: number, y: number, scale: number) =>
    `translate(${x - width / 2}px, ${y - HIGH / 2}px) scale(${scale})`;
  const moving = piece.animate(
    [
      { transform: step(from.x, from.y, 0.5), opacity: 0 },
      { transform: step(from.x, from.y - 8, 1.15), opacity: 1, offset: 0.15 },
      { transform: step((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.25), opacity: 1, offset: 0.55 },
      { transform: step(to.x, to.y, 0.75), opacity: 1, offset: 0.95 },
      { transform: step(to.x, to.y, 0.6), opacity: 0 },
    ],
    { duration: duration * 1.5, delay, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
  moving.onfinish = () => piece.remove();
  moving.oncancel = () => piece.remove();
}
