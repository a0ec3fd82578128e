/** Parts of buildings that several drawings share: domes, minarets, arches, awnings. */

import { box, circle, line, n, path, PAINT, repeated } from "./draw";

const { ivory, parchment, sand, brass, bronze, shade } = PAINT;

/** A crescent on a rod whose foot is at x, y. */
export function crescent(x: number, y: number, size = 5): string {
  const top = y - size * 1.5;
  return (
    line(`M${n(x)} ${n(y)}V${n(top + size * 0.4)}`, brass, size * 0.28) +
    path(
      `M${n(x + size * 0.5)} ${n(top - size * 0.7)}a${n(size * 0.62)} ${n(size * 0.62)} 0 1 0 0 ${n(size * 0.98)}a${n(size * 0.5)} ${n(size * 0.5)} 0 1 1 0 ${n(-size * 0.98)}Z`,
      brass,
    )
  );
}

/** A dome that stands on a line at y, with light from the left. */
export function dome(x: number, y: number, r: number, fill: string = ivory, height = 0.86): string {
  const h = r * height;
  const d = `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - h * 0.75)} ${n(x - r * 0.5)} ${n(y - h)} ${n(x)} ${n(y - h * 1.06)}C${n(x + r * 0.5)} ${n(y - h)} ${n(x + r)} ${n(y - h * 0.75)} ${n(x + r)} ${n(y)}Z`;
  const dark = `M${n(x + r * 0.25)} ${n(y - h)}C${n(x + r * 0.75)} ${n(y - h * 0.85)} ${n(x + r)} ${n(y - h * 0.5)} ${n(x + r)} ${n(y)}H${n(x + r * 0.5)}C${n(x + r * 0.62)} ${n(y - h * 0.45)} ${n(x + r * 0.5)} ${n(y - h * 0.8)} ${n(x + r * 0.25)} ${n(y - h)}Z`;
  return (
    path(d, fill) +
    path(dark, shade, 'opacity=".45"') +
    line(
      `M${n(x - r * 0.45)} ${n(y)}C${n(x - r * 0.5)} ${n(y - h * 0.6)} ${n(x - r * 0.2)} ${n(y - h * 0.95)} ${n(x)} ${n(y - h * 1.04)}`,
      "rgba(0,0,0,.16)",
      0.7,
    )
  );
}

/** A slim tower with a balcony and a pointed cap, its foot at x, y. */
export function minaret(x: number, y: number, height: number, width = 4): string {
  const w = width / 2;
  const cap = y - height;
  const roof = height * 0.2;
  const balcony = cap + roof + height * 0.14;
  return (
    box(x - w, cap + roof - 1, width, height - roof + 1, ivory) +
    box(x + w * 0.25, cap + roof - 1, w * 0.75, height - roof + 1, shade, 0, 'opacity=".5"') +
    path(`M${n(x - w * 1.15)} ${n(cap + roof)}L${n(x)} ${n(cap)}L${n(x + w * 1.15)} ${n(cap + roof)}Z`, brass) +
    path(`M${n(x)} ${n(cap)}L${n(x + w * 1.15)} ${n(cap + roof)}H${n(x + w * 0.2)}Z`, bronze) +
    path(
      `M${n(x - w * 1.7)} ${n(balcony)}H${n(x + w * 1.7)}L${n(x + w)} ${n(balcony + w * 1.3)}H${n(x - w)}Z`,
      parchment,
    ) +
    line(`M${n(x)} ${n(cap)}v${n(-width * 0.7)}`, brass, 0.9)
  );
}

/** A pointed doorway or window whose sill is at y. */
export function opening(x: number, y: number, w: number, h: number, fill: string): string {
  const half = w / 2;
  return path(
    `M${n(x - half)} ${n(y)}V${n(y - h * 0.55)}C${n(x - half)} ${n(y - h * 0.82)} ${n(x - half * 0.4)} ${n(y - h * 0.88)} ${n(x)} ${n(y - h)}C${n(x + half * 0.4)} ${n(y - h * 0.88)} ${n(x + half)} ${n(y - h * 0.82)} ${n(x + half)} ${n(y - h * 0.55)}V${n(y)}Z`,
    fill,
  );
}

export function openings(xs: number[], y: number, w: number, h: number, fill: string): string {
  return xs.map((x) => opening(x, y, w, h, fill)).join("");
}

/** A wall from x to x with its foot at y. */
export function wall(x: number, y: number, w: number, h: number, fill: string = ivory): string {
  return box(x, y - h, w, h, fill) + box(x, y - h, w, Math.min(2, h), sand, 0, 'opacity=".55"');
}

/** A striped awning with a scalloped edge. */
export function awning(x: number, y: number, w: number, h: number, stripes: number, colour: string): string {
  const step = w / stripes;
  return repeated(stripes, (i) => {
    const left = x + i * step;
    const lean = (side: number) => (side - (x + w / 2)) * 0.16;
    const a = left - lean(left);
    const b = left + step - lean(left + step);
    return path(
      `M${n(a)} ${n(y)}H${n(b)}L${n(left + step)} ${n(y + h)}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0Z`,
      i % 2 ? ivory : colour,
    );
  });
}

/** Battlements along a wall's top. */
export function battlements(x: number, y: number, w: number, count: number, fill: string = ivory): string {
  const step = w / (count * 2 - 1);
  return repeated(count, (i) => box(x + i * 2 * step, y - step, step, step + 0.5, fill));
}

/** A round-headed banner that hangs from a rod. */
export function banner(x: number, y: number, w: number, h: number, fill: string): string {
  return (
    path(
      `M${n(x - w / 2)} ${n(y)}H${n(x + w / 2)}V${n(y + h)}L${n(x)} ${n(y + h - w * 0.42)}L${n(x - w / 2)} ${n(y + h)}Z`,
      fill,
    ) + line(`M${n(x - w / 2 - 1.5)} ${n(y)}H${n(x + w / 2 + 1.5)}`, brass, 1.3)
  );
}

/** A flame, its foot at x, y. */
export function flame(x: number, y: number, size: number): string {
  const s = size;
  return (
    path(
      `M${n(x)} ${n(y)}C${n(x - s * 0.6)} ${n(y)} ${n(x - s * 0.62)} ${n(y - s * 0.6)} ${n(x - s * 0.22)} ${n(y - s * 0.95)}C${n(x - s * 0.2)} ${n(y - s * 0.7)} ${n(x - s * 0.02)} ${n(y - s * 0.72)} ${n(x + s * 0.05)} ${n(y - s * 1.5)}C${n(x + s * 0.62)} ${n(y - s * 0.95)} ${n(x + s * 0.66)} ${n(y)} ${n(x)} ${n(y)}Z`,
      "#f08a24",
    ) +
    path(
      `M${n(x)} ${n(y)}C${n(x - s * 0.3)} ${n(y)} ${n(x - s * 0.3)} ${n(y - s * 0.35)} ${n(x - s * 0.05)} ${n(y - s * 0.75)}C${n(x + s * 0.34)} ${n(y - s * 0.45)} ${n(x + s * 0.34)} ${n(y)} ${n(x)} ${n(y)}Z`,
      "#ffe08a",
    )
  );
}

/** Steam that rises in a few curls. */
export function steam(x: number, y: number, height: number, curls = 2): string {
  return repeated(curls, (i) => {
    const left = x + (i - (curls - 1) / 2) * 7;
    const h = height * (i % 2 ? 0.8 : 1);
    return line(
      `M${n(left)} ${n(y)}c-4 ${n(-h * 0.3)} 4 ${n(-h * 0.4)} 0 ${n(-h * 0.6)}s1 ${n(-h * 0.3)} 2 ${n(-h * 0.4)}`,
      "rgba(255,255,255,.75)",
      1.8,
    );
  });
}

/** Light around a lamp. */
export function halo(x: number, y: number, r: number): string {
  return circle(x, y, r, "#ffe9a8", 'opacity=".14"') + circle(x, y, r * 0.6, "#ffe9a8", 'opacity=".2"');
}

/** A hanging lamp of pierced brass. */
export function lantern(x: number, top: number, drop: number, size = 6): string {
  const y = top + drop;
  return (
    halo(x, y + size * 0.8, size * 2.6) +
    line(`M${n(x)} ${n(top)}V${n(y)}`, brass, 0.8) +
    path(
      `M${n(x - size * 0.5)} ${n(y + size * 0.3)}L${n(x)} ${n(y - size * 0.3)}L${n(x + size * 0.5)} ${n(y + size * 0.3)}Z`,
      bronze,
    ) +
    path(
      `M${n(x - size * 0.5)} ${n(y + size * 0.3)}H${n(x + size * 0.5)}L${n(x + size * 0.75)} ${n(y + size)}L${n(x)} ${n(y + size * 1.9)}L${n(x - size * 0.75)} ${n(y + size)}Z`,
      brass,
    ) +
    path(
      `M${n(x - size * 0.24)} ${n(y + size * 0.45)}H${n(x + size * 0.24)}L${n(x + size * 0.36)} ${n(y + size)}L${n(x)} ${n(y + size * 1.5)}L${n(x - size * 0.36)} ${n(y + size)}Z`,
      "#fff2c0",
    )
  );
}
