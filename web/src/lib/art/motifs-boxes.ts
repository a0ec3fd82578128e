/** The places of the expansions, each a scene of 120 × 100 that stands on the line y = 96. */

import { awning, banner, crescent, flame, halo, lantern, opening, openings, steam, wall } from "./architecture";
import { box, circle, group, line, mirrored, n, oval, path, PAINT, repeated } from "./draw";
import { bean } from "./things";

const { ivory, parchment, sand, brass, bronze, ink, tulip, rose, turquoise, aqua, leaf } = PAINT;

function roastingPlant(): string {
  return (
    box(86, 30, 12, 40, parchment) +
    box(84, 28, 16, 5, brass, 1) +
    circle(94, 20, 5, "rgba(255,255,255,.4)") +
    circle(86, 14, 4, "rgba(255,255,255,.28)") +
    circle(79, 10, 2.8, "rgba(255,255,255,.2)") +
    path("M18 96L26 72H94L102 96Z", ivory) +
    path("M74 72H94L102 96H80Z", parchment) +
    path("M34 96C34 78 86 78 86 96Z", "#2a1608") +
    flame(48, 96, 8) +
    flame(60, 96, 11) +
    flame(72, 96, 8) +
    oval(60, 55, 30, 19, bronze) +
    oval(60, 53, 30, 18, brass) +
    oval(60, 53, 23, 12.5, "#3a200c") +
    [
      [46, 53, 30],
      [54, 49, 80],
      [62, 54, 10],
      [71, 50, 120],
      [54, 58, 100],
      [66, 60, 60],
      [75, 56, 20],
      [60, 45, 50],
    ]
      .map(([x, y, turn]) => bean(x ?? 0, y ?? 0, 5.2, turn))
      .join("") +
    line("M30 53H14V64", ivory, 3) +
    circle(14, 66, 3.5, tulip)
  );
}

function guildHall(): string {
  return (
    path("M12 46L60 20L108 46Z", ivory) +
    path("M60 20L108 46H72Z", parchment) +
    path("M34 42L60 28L86 42Z", "#1d4e6b") +
    circle(60, 36.5, 4.6, brass) +
    path("M60 33l1 2.4l2.5 .2l-2 1.7l.7 2.5l-2.2 -1.4l-2.2 1.4l.7 -2.5l-2 -1.7l2.5 -.2Z", ink) +
    box(12, 46, 96, 5, brass) +
    box(18, 51, 84, 39, "rgba(0,0,0,.3)") +
    [22, 47, 73, 98]
      .map(
        (x) =>
          box(x - 4, 51, 8, 39, ivory) +
          box(x + 0.5, 51, 3.5, 39, sand, 0, 'opacity=".55"') +
          box(x - 5.5, 51, 11, 3.5, parchment) +
          box(x - 5.5, 87, 11, 3.5, parchment),
      )
      .join("") +
    banner(34.5, 57, 11, 27, tulip) +
    banner(60, 57, 13, 31, turquoise) +
    banner(85.5, 57, 11, 27, leaf) +
    circle(34.5, 66, 3, ivory) +
    bean(60, 68, 5, 20) +
    path("M85.5 62l3 4l-3 4l-3 -4Z", ivory) +
    box(10, 90, 100, 6, parchment, 1)
  );
}

const goblet = (x: number, y: number, s: number) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(s)})`,
    path("M-9 -30H9C9 -20 6 -15 2 -13.5V-4H7L8 0H-8L-7 -4H-2V-13.5C-6 -15 -9 -20 -9 -30Z", brass),
    path("M3 -30H9C9 -20 6 -15 2 -13.5V-4H7L8 0H1V-14C4 -18 4 -24 3 -30Z", bronze),
    oval(0, -30, 9, 2.4, "#7a1430"),
  );

function tavern(): string {
  return (
    lantern(60, 8, 10, 7) +
    path("M40 36H52V44C62 50 66 60 64 72C62 82 56 86 46 86S30 82 28 72C26 60 30 50 40 44Z", ivory) +
    path("M47 36H52V44C62 50 66 60 64 72C62 82 56 86 46 86C58 78 58 54 47 46Z", parchment) +
    line("M40 40C30 40 28 50 32 56M52 40C62 40 64 50 60 56", brass, 2.6) +
    box(37, 33, 18, 4.5, brass, 2) +
    line("M28.5 64C38 69 54 69 64 64M28.5 70C38 75 54 75 64 70", turquoise, 2) +
    path("M46 58l3 4l-3 4l-3 -4Z", tulip) +
    goblet(82, 86, 1.12) +
    goblet(99, 86, 0.86) +
    box(10, 86, 100, 6, "#8a5a2c", 1.5) +
    box(10, 86, 100, 2, "#b9834a", 1) +
    box(18, 92, 6, 6, "#6b4420") +
    box(96, 92, 6, 6, "#6b4420")
  );
}

function coffeeHouse(): string {
  return (
    steam(60, 40, 26, 3) +
    path("M24 54H62L66 80C66 90 60 95 43 95S20 90 20 80Z", brass) +
    path("M48 54H62L66 80C66 90 60 95 43 95C56 88 54 68 48 54Z", bronze) +
    path("M22 50H64L62 56H24Z", "#f2d489") +
    path("M22 50L14 46L24 56Z", brass) +
    oval(43, 51, 19, 2.6, "#3a200c") +
    line("M63 60L104 36", ivory, 4.5) +
    line("M100 38.4L106 35", tulip, 5) +
    line("M22 72C34 76 54 76 65 72", "rgba(0,0,0,.25)", 1.6) +
    path("M72 72H104C104 84 98 92 88 92S72 84 72 72Z", ivory) +
    path("M92 72H104C104 84 98 92 88 92C94 86 94 78 92 72Z", parchment) +
    line("M103 75C112 73 112 85 101 85", ivory, 2.6) +
    oval(88, 72.5, 15.5, 3, "#552f13") +
    line("M76 80C82 83 94 83 100 80", turquoise, 1.8) +
    oval(88, 94.5, 21, 2.8, parchment)
  );
}

function embassy(): string {
  const flag =
    line("M40 46L20 16", parchment, 1.8) +
    path("M20 16C30 10 34 20 44 14L50 25C40 30 36 20 26 26Z", tulip) +
    path("M26.8 26.3C36.5 20 40.5 30 50 25L48 21C39 26 34 17 24.5 22.3Z", ivory);
  return (
    mirrored(60, flag) +
    wall(20, 96, 80, 48) +
    path("M16 48L60 34L104 48Z", parchment) +
    box(16, 47, 88, 4, brass, 1) +
    circle(60, 43.5, 3.2, turquoise) +
    openings([31, 45.5, 74.5, 89], 70, 7, 14, "#27406b") +
    openings([31, 89], 92, 7, 14, "#27406b") +
    box(42, 70, 36, 3, brass, 1) +
    line("M44 70V64M50 70V64M56 70V64M64 70V64M70 70V64M76 70V64M42 64H78", sand, 1.2) +
    opening(60, 64, 8, 11, "#27406b") +
    opening(60, 96, 17, 21, brass) +
    opening(60, 96, 13, 17.5, "#27406b") +
    path("M40 96V84h6v12ZM74 96V84h6v12Z", sand)
  );
}

function kiosk(): string {
  return (
    crescent(60, 22, 5) +
    path("M60 20C64 30 84 32 92 48H28C36 32 56 30 60 20Z", ivory) +
    path("M60 20C64 30 84 32 92 48H70C70 38 64 30 60 20Z", parchment) +
    line("M60 24C56 34 50 40 46 48M60 24C64 34 70 40 74 48", "rgba(0,0,0,.15)", 1) +
    box(24, 47, 72, 4.5, brass, 2) +
    awning(26, 51, 68, 7, 10, turquoise) +
    box(28, 55, 64, 24, "rgba(0,0,0,.25)") +
    [30, 50, 70, 90].map((x) => box(x - 1.8, 51, 3.6, 30, ivory)).join("") +
    repeated(3, (i) => box(34 + i * 20, 62, 12, 12, ivory, 2, `stroke="${brass}" stroke-width="1"`)) +
    circle(40, 68, 3, tulip) +
    path("M60 64l3.5 4l-3.5 4l-3.5 -4Z", turquoise) +
    path("M80 64l1.2 2.8l3 .2l-2.3 2l.7 3l-2.6 -1.6l-2.6 1.6l.7 -3l-2.3 -2l3 -.2Z", brass) +
    path("M20 78H100L94 96H26Z", ivory) +
    path("M80 78H100L94 96H78Z", parchment) +
    box(18, 76, 84, 4, sand, 2) +
    repeated(5, (i) => path(`M${34 + i * 13} 83l3 4.5l-3 4.5l-3 -4.5Z`, i % 2 ? tulip : turquoise))
  );
}

function auctionHouse(): string {
  return (
    group(
      "rotate(-14 40 44)",
      box(24, 30, 26, 36, ivory, 3, `stroke="${sand}" stroke-width="1"`),
      box(28, 34, 18, 28, turquoise, 2),
      path("M37 40l5 8l-5 8l-5 -8Z", brass),
    ) +
    group(
      "rotate(10 82 44)",
      box(66, 28, 26, 36, ivory, 3, `stroke="${sand}" stroke-width="1"`),
      box(70, 32, 18, 28, tulip, 2),
      path("M79 38l5 8l-5 8l-5 -8Z", brass),
    ) +
    group(
      "rotate(-32 62 62)",
      box(44, 46, 36, 19, "#8a5a2c", 4),
      box(44, 57, 36, 8, "#6b4420", 4),
      box(47.5, 45, 5, 21, brass, 1),
      box(71.5, 45, 5, 21, brass, 1),
      box(59.5, 64, 5.5, 34, "#a06c38", 2.5),
    ) +
    oval(40, 91, 23, 5, "#6b4420") +
    path("M17 86H63V91C63 97.5 17 97.5 17 91Z", "#8a5a2c") +
    oval(40, 86, 23, 4.5, "#b9834a") +
    line("M22 72l-5 -4M30 68l-2 -6M18 79l-6 -1", brass, 2)
  );
}

function secretSociety(): string {
  return (
    halo(60, 46, 30) +
    repeated(9, (i) => {
      const a = Math.PI + (i * Math.PI) / 8;
      return line(
        `M${n(60 + Math.cos(a) * 29)} ${n(50 + Math.sin(a) * 25)}L${n(60 + Math.cos(a) * (i % 2 ? 34 : 38))} ${n(50 + Math.sin(a) * (i % 2 ? 30 : 34))}`,
        brass,
        1.7,
      );
    }) +
    path("M26 50C38 30 82 30 94 50C82 68 38 68 26 50Z", ivory) +
    circle(60, 49.5, 12, turquoise) +
    circle(60, 49.5, 12, "none", `stroke="${brass}" stroke-width="1.6"`) +
    circle(60, 49.5, 5.5, ink) +
    circle(63.5, 46, 2.2, ivory) +
    line("M26 50C38 30 82 30 94 50", brass, 2) +
    path("M24 80H96V94H24Z", ivory) +
    path("M24 80H96V83H24Z", parchment) +
    oval(24, 87, 4, 8, parchment) +
    oval(96, 87, 4, 8, parchment) +
    oval(24, 87, 1.8, 4.5, sand) +
    oval(96, 87, 1.8, 4.5, sand) +
    line("M34 86H50M34 90H46M70 86H86M74 90H86", sand, 1.2) +
    path("M55 86L52 98L58 95L60 98L62 95L68 98L65 86Z", "#8d1f1a") +
    circle(60, 85, 8.5, tulip) +
    circle(60, 85, 5.8, "none", `stroke="${rose}" stroke-width="1"`) +
    path("M62.5 81.8a4 4 0 1 0 0 6.4a3.2 3.2 0 1 1 0 -6.4Z", ivory)
  );
}

function catacombs(): string {
  const column = (x: number, w: number, top: number, foot: number) =>
    box(x - w / 2, top, w, foot - top, ivory) +
    box(x + w * 0.1, top, w * 0.4, foot - top, sand, 0, 'opacity=".6"') +
    path(`M${n(x - w)} ${n(top)}H${n(x + w)}L${n(x + w / 2)} ${n(top + w * 0.8)}H${n(x - w / 2)}Z`, parchment) +
    box(x - w * 0.8, foot - w * 0.5, w * 1.6, w * 0.5, parchment);
  return (
    halo(60, 60, 30) +
    path(
      "M8 40C8 24 34 24 34 40M34 40C34 16 86 16 86 40M86 40C86 24 112 24 112 40",
      "none",
      `stroke="${parchment}" stroke-width="5"`,
    ) +
    path("M44 44C44 32 76 32 76 44", "none", `stroke="${sand}" stroke-width="3"`) +
    box(42.5, 44, 3.5, 30, sand) +
    box(74, 44, 3.5, 30, sand) +
    path("M48 96L55 66H65L72 96Z", "rgba(255,233,168,.4)") +
    repeated(5, (i) => box(46 - i * -1.9, 90 - i * 6, 28 - i * 3.8, 3, i % 2 ? parchment : ivory)) +
    column(34, 9, 40, 86) +
    column(86, 9, 40, 86) +
    column(10, 8, 40, 90) +
    column(110, 8, 40, 90) +
    line("M86 58l8 -4", bronze, 2.5) +
    flame(95, 55, 6.5) +
    line("M34 58l-8 -4", bronze, 2.5) +
    flame(25, 55, 6.5) +
    path("M4 88Q20 84 46 90V97H4ZM74 90Q100 84 116 88V97H74Z", turquoise, 'opacity=".8"') +
    line("M10 92H34M84 92H108M18 95H40M80 95H100", aqua, 1)
  );
}

export const BOXES: Record<number, () => string> = {
  17: roastingPlant,
  18: guildHall,
  19: tavern,
  20: coffeeHouse,
  21: embassy,
  22: kiosk,
  23: auctionHouse,
  24: secretSociety,
  25: catacombs,
};
