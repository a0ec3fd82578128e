/** What each place looks like: its colour and its scene. */

import { BOXES } from "./motifs-boxes";
import { TOWN } from "./motifs-town";
import { WARES } from "./motifs-wares";

const SCENES: Record<number, () => string> = { ...WARES, ...TOWN, ...BOXES };

/** The ground colour of each place; ivory letters are readable on all of them. */
const COLOURS: Record<number, string> = {
  1: "#7a5230",
  2: "#9d2b2b",
  3: "#2f6e3d",
  4: "#8f640c",
  5: "#6a4a7d",
  6: "#8a5c2b",
  7: "#17767a",
  8: "#34313d",
  9: "#8a4b24",
  10: "#27557f",
  11: "#3f6a7d",
  12: "#3a4a6b",
  13: "#7f1f3f",
  14: "#157072",
  15: "#0f4f6d",
  16: "#a11f3b",
  17: "#6b3d1c",
  18: "#1f5a5c",
  19: "#5f2340",
  20: "#4c3323",
  21: "#2c4f8c",
  22: "#1c6b57",
  23: "#69411f",
  24: "#3c2a5e",
  25: "#2b3f4c",
};

const drawn = new Map<number, string>();

/** The scene of a place, 120 × 100, standing on the line y = 96; empty for a place we know nothing of. */
export function scene(place: number): string {
  let drawing = drawn.get(place);
  if (drawing === undefined) {
    drawing = SCENES[place]?.() ?? "";
    drawn.set(place, drawing);
  }
  return drawing;
}

export function colour(place: number): string {
  return COLOURS[place] ?? "#3a4a6b";
}
