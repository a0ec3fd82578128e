/** The wooden pieces, drawn to stand on the point 0, 0. A piece of a player carries his letter. */

import { bean } from "./things";
import { box, circle, group, line, n, oval, path, PAINT, words } from "./draw";

const { ivory, brass, ink, tulip } = PAINT;

/** How thick an assistant's disc is: so much higher stands what stands on it. */
export const THICK = 5.5;

const SEATS = ["#0f8279", "#b8560f", "#8a45ad", "#2b66b8", "#a8324f"];
const DARK = ["#085049", "#743406", "#552870", "#183f76", "#6b1a2f"];
export const NEUTRAL = 5;
const GREY = ["#6b6f7a", "#43464e"] as const;

export const LETTERS = "ABCDEN";

function paint(seat: number): [string, string] {
  return [SEATS[seat] ?? GREY[0], DARK[seat] ?? GREY[1]];
}

const shadow = (rx: number, ry: number) =>
  oval(2, 2, rx + 1.5, ry + 1, "rgba(0,0,0,.2)") + oval(1.5, 1.5, rx, ry, "rgba(0,0,0,.3)");

function letter(seat: number, x: number, y: number, size: number): string {
  return words(LETTERS[seat] ?? "N", x, y, { size, fill: "#fff" });
}

/** An assistant: a disc with the letter on its top. */
export function assistant(seat: number): string {
  const [light, dark] = paint(seat);
  return (
    shadow(16, 7) +
    path(`M-16 ${-THICK}V0A16 7 0 0 0 16 0V${-THICK}Z`, dark, 'stroke="rgba(0,0,0,.45)" stroke-width=".8"') +
    oval(0, -THICK, 16, 7, light, 'stroke="rgba(255,255,255,.75)" stroke-width="1"') +
    oval(0, -THICK, 11.5, 4.6, "none", 'stroke="rgba(255,255,255,.35)" stroke-width=".8"') +
    group(`translate(0 ${n(-THICK + 3.3)}) scale(1.25 .72)`, letter(seat, 0, 0, 11.5))
  );
}

/** A merchant: a bust with a turban upon a broad disc. */
export function merchant(seat: number): string {
  const [light, dark] = paint(seat);
  return (
    shadow(18, 8) +
    path("M-18 -6V0A18 8 0 0 0 18 0V-6Z", dark, 'stroke="rgba(0,0,0,.45)" stroke-width=".8"') +
    oval(0, -6, 18, 8, light, 'stroke="rgba(255,255,255,.8)" stroke-width="1.2"') +
    path(
      "M-12.5 -5C-13 -19 -8 -23 0 -23S13 -19 12.5 -5C8 -1.5 -8 -1.5 -12.5 -5Z",
      light,
      `stroke="${dark}" stroke-width="1.2"`,
    ) +
    path("M3 -23C9 -22 13 -18 12.5 -5C10 -3 7 -2.5 4 -2.3C9 -8 8 -18 3 -23Z", dark, 'opacity=".6"') +
    path("M-7 -22L0 -15L7 -22Z", ivory) +
    circle(0, -26.5, 6, "#f0d2a8", `stroke="${dark}" stroke-width=".6"`) +
    path("M-2.8 -23.5Q0 -19.5 2.8 -23.5Q0 -21.8 -2.8 -23.5Z", "#4a3420") +
    path("M-8.5 -28C-10 -37 10 -37 8.5 -28C5 -31 -5 -31 -8.5 -28Z", "#fffaf0", `stroke="${dark}" stroke-width=".9"`) +
    line("M-6.5 -31C-2 -34.5 3 -34.5 7 -31.5M-5 -33.5C-1 -36 3 -35.5 5.5 -33.5", "#c9b58a", 0.9) +
    circle(0, -32, 1.7, tulip) +
    letter(seat, 0, -5.5, 12)
  );
}

/** A family member: smaller, with a fez. */
export function family(seat: number): string {
  const [light, dark] = paint(seat);
  return (
    shadow(10, 4) +
    path(
      "M-9.5 0C-10 -11 -6 -14.5 0 -14.5S10 -11 9.5 0C6 2.5 -6 2.5 -9.5 0Z",
      light,
      `stroke="#fff" stroke-width="1.1"`,
    ) +
    circle(0, -17, 4.6, "#f0d2a8", `stroke="${dark}" stroke-width=".6"`) +
    path("M-4 -18.5L-3 -25H3L4 -18.5C2 -19.6 -2 -19.6 -4 -18.5Z", tulip, `stroke="${dark}" stroke-width=".6"`) +
    line("M0 -25C3 -26 5 -24 5 -20.5", ink, 0.9) +
    letter(seat, 0, -2, 10.5)
  );
}

/** A companion: a traveller with a staff. */
export function companion(seat: number): string {
  const [light, dark] = paint(seat);
  return (
    shadow(10, 4) +
    line("M11 1V-24", "#6b4420", 1.8) +
    circle(11, -24, 2, brass) +
    path(
      "M-9.5 0C-10 -11 -6 -15 0 -15S10 -11 9.5 0C6 2.5 -6 2.5 -9.5 0Z",
      light,
      `stroke="${brass}" stroke-width="1.4"`,
    ) +
    circle(0, -17.5, 4.6, "#f0d2a8", `stroke="${dark}" stroke-width=".6"`) +
    path("M-7 -18.5C-4 -24.5 4 -24.5 7 -18.5C3 -20 -3 -20 -7 -18.5Z", dark) +
    letter(seat, 0, -2, 10.5)
  );
}

const robe = (fill: string) =>
  path("M-10 0C-10 -10 -6.5 -15 0 -15S10 -10 10 0C6 2.5 -6 2.5 -10 0Z", fill, 'stroke="#fff" stroke-width="1"');

/** Those whom the dice move about: Governor, Smuggler, Coffee trader, Courier. */
export function token(kind: number): string {
  const face = circle(0, -18, 5, "#f0d2a8", 'stroke="#0005" stroke-width=".6"');
  switch (kind) {
    case 0:
      return (
        shadow(11, 4.5) +
        robe("#5b2a86") +
        line("M0 -14V0", brass, 1.6) +
        circle(0, -9, 1.3, brass) +
        circle(0, -4.5, 1.3, brass) +
        face +
        path("M-7.5 -20C-9 -30 9 -30 7.5 -20C4 -22 -4 -22 -7.5 -20Z", "#fff", 'stroke="#5b2a86" stroke-width=".8"') +
        path("M0 -33l2 4l-2 4l-2 -4Z", tulip) +
        circle(0, -25, 1.5, brass)
      );
    case 1:
      return (
        shadow(11, 4.5) +
        path(
          "M-10.5 0C-11 -16 -8 -27 0 -27S11 -16 10.5 0C6 2.5 -6 2.5 -10.5 0Z",
          "#22212b",
          'stroke="#fff" stroke-width="1"',
        ) +
        oval(0, -17.5, 4.6, 5.2, "#0c0b10") +
        circle(-1.8, -17.5, 1.1, "#ffd977") +
        circle(1.8, -17.5, 1.1, "#ffd977") +
        path("M-5 -8H5V-1C2 0 -2 0 -5 -1Z", "#8a6a3c") +
        line("M-5 -5H5", "#5b421f", 0.9)
      );
    case 2:
      return (
        shadow(11, 4.5) +
        robe("#6b3d1c") +
        face +
        path("M-4.8 -20L-4 -28H4L4.8 -20Z", "#a8322b", 'stroke="#fff" stroke-width=".5"') +
        path("M-3 -16.5Q0 -14 3 -16.5V-14.5Q0 -11.5 -3 -14.5Z", "#3a2410") +
        group("translate(0 -6)", bean(0, 0, 5, 25))
      );
    case 3:
      return (
        shadow(11, 4.5) +
        robe("#2c4f8c") +
        face +
        path("M-7 -20L-2 -26.5L8 -21Z", "#2c4f8c", 'stroke="#fff" stroke-width=".6"') +
        line("M-2 -26C-6 -32 -10 -30 -9 -26", tulip, 1.6) +
        box(-6, -10, 12, 8.5, "#fffaf0", 1, 'stroke="#1d3560" stroke-width=".6"') +
        line("M-6 -9.5L0 -5L6 -9.5", "#1d3560", 0.9) +
        circle(0, -4.5, 1.5, tulip)
      );
    default:
      return shadow(11, 4.5) + robe(GREY[0]) + face;
  }
}

/** The Barrier between two places, 54 long, lying from left to right. */
export const BARRIER =
  box(-27, -5, 54, 8, "#fffaf0", 2, 'stroke="#4a120e" stroke-width="1"') +
  path("M-25 3L-19 -5H-12L-18 3ZM-11 3L-5 -5H2L-4 3ZM3 3L9 -5H16L10 3ZM17 3L23 -5H26.5V-3L22 3Z", tulip) +
  circle(-27, -1, 4.5, "url(#art-brass)", 'stroke="#5b3a17" stroke-width=".8"') +
  circle(27, -1, 4.5, "url(#art-brass)", 'stroke="#5b3a17" stroke-width=".8"');

/** The badge of a seat: each has a shape of its own besides colour and letter; 20 × 20 around 0, 0. */
export function badge(seat: number): string {
  const [light, dark] = paint(seat);
  const rim = `stroke="rgba(255,255,255,.85)" stroke-width="1.2"`;
  const shapes = [
    circle(0, 0, 9.2, light, rim),
    box(-8.5, -8.5, 17, 17, light, 2.5, rim),
    path("M0 -10.5L10.5 0L0 10.5L-10.5 0Z", light, rim),
    path("M-9.5 0L-4.8 -8.6H4.8L9.5 0L4.8 8.6H-4.8Z", light, rim),
    path("M-8.5 -8.5H8.5V1C8.5 6 4 9 0 10.5C-4 9 -8.5 6 -8.5 1Z", light, rim),
  ];
  return (
    (shapes[seat] ?? circle(0, 0, 9, GREY[0], rim)) +
    words(LETTERS[seat] ?? "N", 0, 4.2, {
      size: 12,
      fill: "#fff",
      more: `stroke="${dark}" stroke-width=".4" paint-order="stroke"`,
    })
  );
}
