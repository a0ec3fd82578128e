/** The places of the base game where wares are made, stored and carried, each a scene of 120 × 100 that stands on the line y = 96. */

import camel from "icon:camel";

import { openings, wall } from "./architecture";
import { box, circle, group, line, n, oval, path, PAINT, repeated } from "./draw";
import { fruitBall } from "./things";

const { ivory, parchment, sand, brass, bronze, ink, tulip, rose, turquoise } = PAINT;

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, "none", `stroke="${ivory}" stroke-width="${n(r * 0.24)}"`) +
  repeated(4, (i) => {
    const a = (i * Math.PI) / 4 + 0.3;
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
    return line(`M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`, parchment, r * 0.13);
  }) +
  circle(x, y, r * 0.26, brass) +
  circle(x, y, r * 0.1, ink);

function wainwright(): string {
  return (
    line("M24 47L37 34M84 30L97 43", parchment, 3) +
    path("M32 30l9 9l-4 4l-9 -9Z", brass) +
    path("M88 26l-10 4l10 10l4 -10Z", brass) +
    path("M40 50H104L94 76H54Z", ivory) +
    path("M40 50H104L102.5 54H41.8Z", parchment) +
    line("M45 58H100M49 66H97", sand, 1.1) +
    line("M58 50L64 76M74 50L75 76M90 50L86 76", sand, 1.1) +
    line("M30 80L54 76H94L112 64", brass, 3.2) +
    line("M88 77L92 95", brass, 3.2) +
    wheel(30, 81, 13.5)
  );
}

const bolt = (x: number, y: number, w: number, r: number, light: string, dark: string) =>
  box(x, y - r, w, 2 * r, light, 1) +
  box(x, y + r * 0.25, w, r * 0.75, dark, 1) +
  line(
    `M${n(x + w * 0.2)} ${n(y - r)}V${n(y + r)}M${n(x + w * 0.28)} ${n(y - r)}V${n(y + r)}M${n(x + w * 0.62)} ${n(y - r)}V${n(y + r)}M${n(x + w * 0.7)} ${n(y - r)}V${n(y + r)}`,
    brass,
    1,
  ) +
  oval(x + w, y, r * 0.55, r, parchment) +
  line(
    `M${n(x + w)} ${n(y - r * 0.7)}a${n(r * 0.4)} ${n(r * 0.7)} 0 1 1 ${n(-r * 0.3)} ${n(r * 0.9)}a${n(r * 0.25)} ${n(r * 0.4)} 0 1 1 ${n(r * 0.4)} ${n(-r * 0.2)}`,
    bronze,
    0.9,
  );

function fabric(): string {
  return (
    path("M22 58C34 50 44 62 56 54L62 96H16C22 84 18 70 22 58Z", ivory) +
    line("M29 58C30 70 27 84 26 96M40 59C42 72 40 84 40 96M51 57C54 70 53 84 55 96", sand, 1) +
    line("M19 88C30 84 46 88 60 84M20 80C32 76 46 80 60 76", tulip, 1.6) +
    bolt(52, 87, 44, 9, "#f2d7a2", "#cda866") +
    bolt(58, 69, 42, 9, "#ef8a7a", "#b8443a") +
    bolt(44, 51, 46, 9, ivory, parchment)
  );
}

const sack = (x: number, w: number, heap: string, dark: string, top: number) =>
  path(
    `M${n(x - w * 0.44)} 74Q${n(x - w * 0.2)} ${n(top + 6)} ${n(x)} ${n(top)}Q${n(x + w * 0.2)} ${n(top + 6)} ${n(x + w * 0.44)} 74Z`,
    heap,
  ) +
  path(
    `M${n(x)} ${n(top)}Q${n(x + w * 0.2)} ${n(top + 6)} ${n(x + w * 0.44)} 74H${n(x + w * 0.08)}Q${n(x + w * 0.14)} ${n(top + 12)} ${n(x)} ${n(top)}Z`,
    dark,
  ) +
  path(
    `M${n(x - w * 0.46)} 75C${n(x - w * 0.62)} 84 ${n(x - w * 0.52)} 96 ${n(x - w * 0.4)} 96H${n(x + w * 0.4)}C${n(x + w * 0.52)} 96 ${n(x + w * 0.62)} 84 ${n(x + w * 0.46)} 75Z`,
    ivory,
  ) +
  path(
    `M${n(x + w * 0.16)} 76C${n(x + w * 0.28)} 84 ${n(x + w * 0.24)} 92 ${n(x + w * 0.18)} 96H${n(x + w * 0.4)}C${n(x + w * 0.52)} 96 ${n(x + w * 0.62)} 84 ${n(x + w * 0.46)} 75Z`,
    parchment,
  ) +
  box(x - w * 0.5, 71.5, w, 6, parchment, 3) +
  line(`M${n(x - w * 0.44)} 74.5H${n(x + w * 0.44)}`, sand, 1);

function spice(): string {
  return (
    sack(28, 34, "#e9b23c", "#c28a1e", 50) +
    sack(92, 34, "#d8562f", "#a83c1c", 52) +
    sack(60, 40, "#9fc46a", "#6f9a42", 40) +
    group(
      "rotate(28 74 46)",
      box(72.5, 22, 3, 22, brass, 1.5),
      path("M66 42H82V48C82 56 66 56 66 48Z", bronze),
      path("M68 43H80V46C80 51 68 51 68 46Z", "#c9e39a"),
    )
  );
}

function fruit(): string {
  const grapes = [
    [80, 54],
    [88, 54],
    [96, 54],
    [84, 61],
    [92, 61],
    [88, 68],
    [96, 62],
  ] as const;
  return (
    path("M74 50C70 40 78 36 86 38C84 46 80 50 74 50Z", "#7fb069") +
    fruitBall(60, 56, 15, "#e8604c", "#b93427") +
    path("M55 41l2 -6l3 4l3 -4l2 6Z", "#b93427") +
    fruitBall(36, 62, 12, "#f5d35c", "#d6a626") +
    line("M36 50q1 -5 5 -6", bronze, 1.6) +
    path("M41 44c5 -4 9 -2 10 1c-4 3 -8 2 -10 -1Z", "#7fb069") +
    grapes.map(([x, y]) => fruitBall(x, y, 5, "#8f6bb8", "#5f3f8c")).join("") +
    path("M18 68H102C102 84 90 96 76 96H44C30 96 18 84 18 68Z", ivory) +
    path("M76 68H102C102 84 90 96 76 96H66C78 90 80 78 76 68Z", parchment) +
    line("M22 76C40 82 80 82 98 76M29 86C46 91 74 91 91 86", turquoise, 1.8) +
    box(15, 65, 90, 5.5, brass, 2.7)
  );
}

function postOffice(): string {
  return (
    path(
      "M40 28C48 18 60 20 66 28C74 22 86 22 94 14C94 26 86 36 72 40C66 46 56 46 50 42L38 44C42 40 42 38 44 36C40 34 38 32 40 28Z",
      ivory,
    ) +
    path("M66 28C74 22 86 22 94 14C94 26 86 36 72 40C68 38 66 34 66 28Z", parchment) +
    path("M40 28l-6 2l6 2Z", brass) +
    circle(45, 28.5, 1.3, ink) +
    box(24, 50, 72, 45, ivory, 3) +
    path("M24 92L54 68H66L96 92Q96 95 93 95H27Q24 95 24 92Z", parchment) +
    path("M24 53Q24 50 27 50H93Q96 50 96 53L63 77Q60 79 57 77Z", "#fffaf0") +
    line("M25 52L57 77Q60 79 63 77L95 52", sand, 1.3) +
    circle(60, 77, 9.5, tulip) +
    circle(60, 77, 6.6, "none", `stroke="${rose}" stroke-width="1"`) +
    path("M60 72l1.5 3.4l3.7 .4l-2.8 2.5l.8 3.7l-3.2 -1.9l-3.2 1.9l.8 -3.7l-2.8 -2.5l3.7 -.4Z", ivory)
  );
}

function caravansary(): string {
  return (
    circle(26, 42, 8, "#ffe9a8", 'opacity=".9"') +
    path("M4 84Q30 66 60 78T118 72V96H4Z", "rgba(0,0,0,.16)") +
    wall(6, 96, 26, 30, "rgba(246,239,224,.35)") +
    openings([13, 25], 96, 8, 18, "rgba(0,0,0,.3)") +
    group("translate(24 27) scale(.138)", path(camel, ivory)) +
    path("M44 37C47 41 52 41 55 37L60 40L61 57H40L41 40Z", tulip) +
    path("M40.3 52H60.7L61 57H40Z", brass) +
    line("M43 57v4M47 57v4M51 57v4M55 57v4M59 57v4", brass, 1.2) +
    path("M50.5 42.5l3 3.5l-3 3.5l-3 -3.5Z", ivory) +
    line("M2 96H118", sand, 1.6)
  );
}

export const WARES: Record<number, () => string> = {
  1: wainwright,
  2: fabric,
  3: spice,
  4: fruit,
  5: postOffice,
  6: caravansary,
};
