/** Small things that appear in many drawings: a cut ruby, a coffee bean, a fruit. */

import { circle, group, line, n, oval, path } from "./draw";

/** A cut ruby around a point. */
export function gem(x: number, y: number, r: number): string {
  return group(
    `translate(${n(x)} ${n(y)}) scale(${n(r / 10)})`,
    path("M-6 -8H6L11 -2L0 10L-11 -2Z", "#d3122f"),
    path("M-6 -8L-4 -2H-11Z", "#f0566a"),
    path("M-6 -8H6L4 -2H-4Z", "#ff8d9b"),
    path("M6 -8L11 -2H4Z", "#e22b45"),
    path("M-11 -2H-4L0 10Z", "#b50d27"),
    path("M-4 -2H4L0 10Z", "#e02a44"),
    path("M4 -2H11L0 10Z", "#8c0a1f"),
    line("M-6 -8H6L11 -2L0 10L-11 -2Z", "#5d0615", 0.7),
  );
}

/** A coffee bean around a point, turned by so many degrees. */
export function bean(x: number, y: number, r: number, turn = 0): string {
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(r / 10)})`,
    oval(0, 0, 7.4, 10, "#7a4a25"),
    path("M2.5 -9.5C8 -7 9.5 5 2 9.8C5 3 6 -3 2.5 -9.5Z", "#552f13"),
    line("M1 -9.5C-4 -4 4 4 -1 9.5", "#e7c59a", 1.5),
  );
}

/** A round fruit with light from the left. */
export const fruitBall = (x: number, y: number, r: number, light: string, dark: string) =>
  circle(x, y, r, light) +
  path(
    `M${n(x + r * 0.3)} ${n(y - r * 0.95)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}A${n(r * 1.25)} ${n(r * 1.25)} 0 0 0 ${n(x + r * 0.3)} ${n(y - r * 0.95)}Z`,
    dark,
  ) +
  oval(
    x - r * 0.38,
    y - r * 0.38,
    r * 0.2,
    r * 0.3,
    "rgba(255,255,255,.55)",
    `transform="rotate(35 ${n(x - r * 0.38)} ${n(y - r * 0.38)})"`,
  );
