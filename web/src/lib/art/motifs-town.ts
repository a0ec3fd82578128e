/** The other places of the base game, each a scene of 120 × 100 that stands on the line y = 96. */

import {
  awning,
  battlements,
  crescent,
  dome,
  halo,
  lantern,
  minaret,
  opening,
  openings,
  steam,
  wall,
} from "./architecture";
import { at, box, circle, group, line, mirrored, n, oval, path, PAINT, repeated } from "./draw";
import { fruitBall, gem } from "./things";

const { ivory, parchment, sand, brass, bronze, tulip, rose, turquoise, aqua, leaf, shade } = PAINT;

function fountain(): string {
  const jet = (dx: number) => line(`M60 60C${60 + dx * 0.4} 50 ${60 + dx} 58 ${60 + dx} 76`, aqua, 1.8);
  return (
    crescent(60, 22, 5) +
    path("M22 44C34 40 46 34 60 20C74 34 86 40 98 44L100 48H20Z", ivory) +
    path("M60 20C74 34 86 40 98 44L100 48H70C72 38 66 28 60 20Z", parchment) +
    box(22, 47, 76, 4, brass, 1) +
    [27, 45, 75, 93]
      .map(
        (x) =>
          box(x - 2, 51, 4, 27, ivory) +
          box(x + 0.4, 51, 1.6, 27, sand, 0, 'opacity=".5"') +
          box(x - 3, 51, 6, 2.5, brass),
      )
      .join("") +
    oval(60, 62, 9, 2.6, parchment) +
    box(58.5, 62, 3, 16, parchment) +
    [-14, -7, 7, 14].map(jet).join("") +
    circle(60, 57, 2, aqua) +
    path("M18 76H102L96 94Q60 99 24 94Z", ivory) +
    path("M70 76H102L96 94Q84 96.5 70 97Z", parchment) +
    oval(60, 76.5, 42, 4.5, "#3fb4b6") +
    oval(60, 75.8, 34, 2.8, aqua) +
    repeated(6, (i) => path(`M${30 + i * 12} 84l3 3.5l-3 3.5l-3 -3.5Z`, turquoise))
  );
}

function blackMarket(): string {
  return (
    lantern(93, 20, 22, 7) +
    box(78, 78, 32, 18, "#8a6a3c", 1.5) +
    line("M78 84H110M78 90H110M86 78V96M102 78V96", "#5b421f", 1.3) +
    path("M94 78l4 -6l4 6l-4 5Z", aqua) +
    path("M56 24C68 26 74 38 73 50C82 58 86 78 87 96H25C26 78 30 58 39 50C38 38 44 26 56 24Z", "#5d566b") +
    path("M56 24C68 26 74 38 73 50C82 58 86 78 87 96H64C70 80 68 60 62 50Z", "#474155") +
    path("M56 32C64 33 67 42 66 50C64 56 60 59 56 60C52 59 48 56 46 50C45 42 48 33 56 32Z", "#16131c") +
    oval(51.5, 46, 2.3, 1.5, "#ffd977") +
    oval(60.5, 46, 2.3, 1.5, "#ffd977") +
    path("M46 55Q56 64 66 55L69 66Q56 72 43 66Z", tulip) +
    line("M44 66C40 76 40 86 42 96M69 66C73 76 73 86 71 96", "rgba(0,0,0,.3)", 1.4) +
    group(
      "rotate(-24 34 74)",
      path("M32.5 46L34 40L35.5 46V68H32.5Z", "#e9eef2"),
      box(28, 67, 12, 3, brass, 1.5),
      box(32, 70, 4, 9, bronze, 1),
    ) +
    circle(36, 76, 4.5, "#e7c6a0")
  );
}

const teaGlass = (x: number, y: number, s: number) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(s)})`,
    oval(0, 0, 15, 3.6, ivory),
    oval(0, -0.8, 11, 2.2, parchment),
    path(
      "M-9 -30C-8 -22 -5 -18 -5.5 -14C-6 -9 -9 -8 -8 -2H8C9 -8 6 -9 5.5 -14C5 -18 8 -22 9 -30Z",
      "rgba(255,255,255,.35)",
    ),
    path(
      "M-8 -25C-7 -20 -4.5 -17 -4.8 -13.5C-5.3 -9 -8 -7 -7.2 -3H7.2C8 -7 5.3 -9 4.8 -13.5C4.5 -17 7 -20 8 -25Z",
      "#c2491d",
    ),
    path("M-8 -25H8L7.4 -22H-7.4Z", "#e88a4a"),
    line("M-9 -30H9", brass, 1.6),
    line("M-6 -23C-5 -18 -3 -16 -3 -13", "rgba(255,255,255,.6)", 1.2),
  );

function teaHouse(): string {
  return (
    steam(84, 54, 24) +
    path("M26 66C26 58 34 54 44 54S62 58 62 66C66 76 66 88 60 94H28C22 88 22 76 26 66Z", brass) +
    path("M48 54C58 55 62 60 62 66C66 76 66 88 60 94H48C56 84 56 66 48 54Z", bronze) +
    path("M62 70C70 68 72 76 77 72L79 75C74 84 68 82 63 84Z", brass) +
    line("M25 68C14 66 12 84 23 86", ivory, 3) +
    box(30, 51, 28, 4, ivory, 2) +
    path("M31 42C31 36 36 33 44 33S57 36 57 42C60 46 59 50 56 51H32C29 50 28 46 31 42Z", ivory) +
    path("M46 33C54 33.5 57 37 57 42C60 46 59 50 56 51H47C52 46 51 38 46 33Z", parchment) +
    path("M57 42C63 40 64 46 68 43L69.5 46C66 52 61 51 57 50Z", ivory) +
    line("M31 42C23 41 23 51 31 50", brass, 2.3) +
    path("M38 33Q44 27 50 33Z", tulip) +
    circle(44, 28, 2.3, brass) +
    teaGlass(88, 94, 1.15) +
    line("M14 96H108", sand, 1.6)
  );
}

function largeMarket(): string {
  return (
    dome(60, 34, 13) +
    crescent(60, 21, 4) +
    dome(31, 41, 11) +
    dome(89, 41, 11) +
    wall(14, 96, 92, 57) +
    box(14, 39, 92, 4, brass) +
    openings([30, 60, 90], 92, 22, 40, "rgba(30,20,8,.75)") +
    awning(16, 58, 28, 9, 5, tulip) +
    awning(46, 58, 28, 9, 5, turquoise) +
    awning(76, 58, 28, 9, 5, leaf) +
    repeated(3, (i) => box(18 + i * 30, 83, 24, 13, sand, 1.5) + box(18 + i * 30, 83, 24, 3, parchment, 1)) +
    [
      [22, tulip],
      [28, brass],
      [34, leaf],
      [52, brass],
      [58, turquoise],
      [64, rose],
      [82, leaf],
      [88, tulip],
      [94, brass],
    ]
      .map(([x, fill]) => circle(Number(x) + 2, 82, 3.2, String(fill)))
      .join("")
  );
}

function smallMarket(): string {
  return (
    box(24, 46, 3.5, 50, parchment) +
    box(92.5, 46, 3.5, 50, parchment) +
    box(27, 60, 66, 24, "rgba(0,0,0,.28)") +
    awning(16, 34, 88, 18, 8, tulip) +
    box(22, 31, 76, 4, brass, 2) +
    line("M60 58V80M44 63L76 59", brass, 2) +
    circle(60, 58, 2.5, brass) +
    line("M44 63l-6 11M44 63l6 11M76 59l-6 11M76 59l6 11", ivory, 1) +
    path("M36 74H52C51 80 37 80 36 74Z", brass) +
    path("M68 70H84C83 76 69 76 68 70Z", brass) +
    fruitBall(44, 71.5, 3.5, "#e8604c", "#b93427") +
    path("M73 70q3 -6 6 0Z", "#9fc46a") +
    box(18, 80, 84, 16, ivory, 2) +
    box(18, 80, 84, 4, sand, 2) +
    line("M32 84V96M46 84V96M60 84V96M74 84V96M88 84V96", parchment, 1.4) +
    repeated(5, (i) => path(`M${25 + i * 14 + 7} 87l2.4 3l-2.4 3l-2.4 -3Z`, turquoise))
  );
}

function policeStation(): string {
  return (
    line("M60 34V14", parchment, 1.6) +
    path("M60 14H80L75 19L80 24H60Z", tulip) +
    path("M68 16.7a2.7 2.7 0 1 0 0 4.6a2.1 2.1 0 1 1 0 -4.6Z", ivory) +
    wall(44, 96, 32, 60) +
    battlements(42, 37, 36, 5) +
    box(42, 36, 36, 5, parchment) +
    wall(14, 96, 26, 44) +
    battlements(12, 53, 30, 4) +
    box(12, 52, 30, 4, parchment) +
    wall(80, 96, 26, 44) +
    battlements(78, 53, 30, 4) +
    box(78, 52, 30, 4, parchment) +
    box(62, 41, 14, 55, shade, 0, 'opacity=".3"') +
    opening(60, 96, 22, 38, "#1d2740") +
    line("M53 66V96M60 60V96M67 66V96M49 74H71M49 82H71M49 90H71", sand, 1.3) +
    opening(60, 53, 7, 10, "#1d2740") +
    openings([27, 93], 74, 6, 12, "#1d2740") +
    mirrored(60, line("M37 96L53 52", bronze, 2.2) + path("M53 52l-3.5 -1.5l5.5 -9l1.5 10.5Z", "#e9eef2"))
  );
}

function palace(): string {
  const tower = (x: number) =>
    wall(x - 8, 96, 16, 46) +
    box(x + 2, 52, 6, 44, shade, 0, 'opacity=".3"') +
    path(`M${x - 10} 51L${x} 24L${x + 10} 51Z`, brass) +
    path(`M${x} 24L${x + 10} 51H${x + 2}Z`, bronze) +
    box(x - 9.5, 50, 19, 3.5, parchment, 1) +
    crescent(x, 25, 3.4) +
    openings([x], 72, 5.5, 11, "#4a1430") +
    opening(x, 90, 5.5, 11, "#4a1430");
  return (
    dome(60, 44, 22, ivory, 0.95) +
    line("M60 22V44M49 26C46 32 46 38 46 44M71 26C74 32 74 38 74 44", "rgba(0,0,0,.14)", 0.9) +
    crescent(60, 22, 6) +
    wall(32, 96, 56, 52) +
    box(32, 44, 56, 4, brass) +
    battlements(32, 44, 56, 8) +
    opening(60, 96, 26, 42, brass) +
    opening(60, 96, 21, 37, "#4a1430") +
    box(44, 50, 32, 4, turquoise, 1) +
    openings([39, 81], 74, 6, 13, "#4a1430") +
    path("M52 96V84Q60 76 68 84V96Z", "#7f1f3f") +
    line("M60 80V96", brass, 1) +
    tower(22) +
    tower(98)
  );
}

function smallMosque(): string {
  return (
    minaret(95, 96, 72, 6) +
    dome(54, 52, 25) +
    crescent(54, 31, 6) +
    box(30, 51, 48, 5, brass, 1) +
    wall(26, 96, 56, 41) +
    openings([35, 54, 73], 75, 7, 13, turquoise) +
    dome(23, 72, 10) +
    dome(85, 72, 10) +
    wall(12, 96, 22, 25) +
    wall(74, 96, 22, 25) +
    openings([23, 85], 96, 9, 18, "#0d3f41") +
    opening(54, 96, 17, 25, brass) +
    opening(54, 96, 13.5, 21.5, "#0d3f41")
  );
}

function greatMosque(): string {
  return (
    minaret(12, 96, 66, 5) +
    minaret(108, 96, 66, 5) +
    minaret(27, 90, 66, 4.5) +
    minaret(93, 90, 66, 4.5) +
    dome(60, 44, 20) +
    crescent(60, 27, 6) +
    box(40, 43, 40, 4, brass, 1) +
    wall(42, 60, 36, 13) +
    openings([47, 53.5, 60, 66.5, 73], 58, 3.5, 7, "#0c3a52") +
    dome(43, 64, 14) +
    dome(77, 64, 14) +
    box(29, 63, 62, 4, brass, 1) +
    wall(28, 96, 64, 30) +
    dome(28, 80, 9.5) +
    dome(92, 80, 9.5) +
    wall(18, 96, 20, 17) +
    wall(82, 96, 20, 17) +
    openings([41, 50, 70, 79], 80, 5, 10, "#2c7fa8") +
    openings([28, 92], 96, 7, 11, "#0c3a52") +
    opening(60, 96, 16, 26, brass) +
    opening(60, 96, 12.5, 22, "#0c3a52") +
    openings([45, 75], 96, 6, 11, "#0c3a52")
  );
}

function gemstoneDealer(): string {
  return (
    halo(60, 52, 34) +
    repeated(8, (i) => {
      const a = (i * Math.PI) / 4 + Math.PI / 8;
      return line(
        `M${n(60 + Math.cos(a) * 30)} ${n(50 + Math.sin(a) * 27)}L${n(60 + Math.cos(a) * 37)} ${n(50 + Math.sin(a) * 33)}`,
        brass,
        1.6,
      );
    }) +
    path("M22 84C22 76 34 74 60 74S98 76 98 84L104 96H16Z", ivory) +
    path("M70 74.3C88 75 98 78 98 84L104 96H76C82 88 80 80 70 74.3Z", parchment) +
    line("M22 85C40 90 80 90 98 85", brass, 1.6) +
    circle(17, 94, 3, brass) +
    circle(103, 94, 3, brass) +
    gem(60, 54, 23) +
    at(88, 30, path("M0 -7L1.6 -1.6L7 0L1.6 1.6L0 7L-1.6 1.6L-7 0L-1.6 -1.6Z", "#fff6da")) +
    at(33, 36, group("scale(.6)", path("M0 -7L1.6 -1.6L7 0L1.6 1.6L0 7L-1.6 1.6L-7 0L-1.6 -1.6Z", "#fff6da")))
  );
}

export const TOWN: Record<number, () => string> = {
  7: fountain,
  8: blackMarket,
  9: teaHouse,
  10: largeMarket,
  11: smallMarket,
  12: policeStation,
  13: palace,
  14: smallMosque,
  15: greatMosque,
  16: gemstoneDealer,
};
