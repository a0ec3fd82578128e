/** How the board shares out the room it is given. */

export type Mode = "wide" | "tall" | "low";

export interface Room {
  mode: Mode;
  /** The width of the players' column, or the height of their strip on a tall screen. */
  side: number;
  /** The height of the bar with the own things. */
  bar: number;
  tile: { width: number; height: number };
  gap: number;
  grid: { width: number; height: number };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function fit(
  width: number,
  height: number,
  columns: number,
  rows: number,
  gap: number,
  slim: number,
  broad: number,
): Pick<Room, "tile" | "gap" | "grid"> {
  let wide = (width - gap * (columns - 1)) / columns;
  let high = (height - gap * (rows - 1)) / rows;
  if (wide > high * broad) wide = high * broad;
  if (high > wide * slim) high = wide * slim;
  const tile = { width: Math.max(40, Math.floor(wide)), height: Math.max(40, Math.floor(high)) };
  return {
    tile,
    gap,
    grid: { width: tile.width * columns + gap * (columns - 1), height: tile.height * rows + gap * (rows - 1) },
  };
}

export function share(width: number, height: number, columns: number, rows: number): Room {
  if (width < 620 && height >= width * 0.95) {
    const side = 46;
    const bar = height > 560 ? 172 : 84;
    return { mode: "tall", side, bar, ...fit(width, height - side - bar - 12, columns, rows, 5, 1.4, 1.35) };
  }
  if (height < 480) {
    const side = clamp(width * 0.34, 200, 300);
    return { mode: "low", side, bar: 0, ...fit(width - side - 8, height, columns, rows, 5, 1.25, 1.45) };
  }
  const side = width >= 1000 ? 222 : 188;
  const bar = clamp(height * 0.155, 102, 138);
  const gap = columns > 4 ? 8 : 11;
  return { mode: "wide", side, bar, ...fit(width - side - 18, height - bar - 14, columns, rows, gap, 1.04, 1.5) };
}
