/** What tells seats apart besides colour: a letter and an outline, around the origin, 15 units in radius. */

export function letter(seat: number): string {
  return "ABCDE".charAt(seat) || String(seat + 1);
}

/** Circle, square, diamond, hexagon, shield. */
export const SHAPES = [
  "M0-15A15 15 0 0 1 0 15A15 15 0 0 1 0-15Z",
  "M-10-14H10Q14-14 14-10V10Q14 14 10 14H-10Q-14 14-14 10V-10Q-14-14-10-14Z",
  "M0-16.5L16.5 0L0 16.5L-16.5 0Z",
  "M-16 0L-8-14H8L16 0L8 14H-8Z",
  "M-14-14H14V2C14 10 6.500 14.500 0 16.500C-6.500 14.500-14 10-14 2Z",
];
