/** A wheelbarrow with its goods, seen from the side: four shelves, a space for each good it can hold. */

import { box, circle, line, n, path, repeated } from "./draw";
import { good } from "./signs";
import { gem } from "./things";

/** The measures of the drawing. */
export const BARROW = { high: 112, left: 42, cell: 27, row: 21, top: 7 };

const { high, left, cell, row, top } = BARROW;
const FLOOR = 6 + 4 * row;
const WHEEL = { x: 24, y: FLOOR + 1 };
const SHADES = ["#e0574f", "#5bb06c", "#e6b53c", "#5b97e6"];

export function barrowWidth(most: number): number {
  return left + most * cell + 34;
}

function wheel(): string {
  const { x, y } = WHEEL;
  return (
    circle(x, y, 19, "#2f1d0c") +
    circle(x, y, 15.5, "none", 'stroke="#a87440" stroke-width="4"') +
    circle(x, y, 18.3, "none", 'stroke="#c79a3a" stroke-width="1.6"') +
    repeated(5, (i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 5) * 14, Math.sin((i * Math.PI) / 5) * 14];
      return line(`M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`, "#d8b062", 1.9);
    }) +
    circle(x, y, 4.5, "#c79a3a") +
    circle(x, y, 1.8, "#2f1d0c")
  );
}

function cart(most: number): string {
  const right = left + most * cell + 3;
  const end = barrowWidth(most);
  const shelf = (i: number) => {
    const [a, b, y] = [left - 10 + i * 2, right + 7 - i * 1.4, 4 + i * row];
    return path(`M${n(a)} ${n(y)}H${n(b)}V${n(y + 1.5)}H${n(a)}Z`, "#bb8850");
  };
  const beam = (drop: number) =>
    `M${WHEEL.x} ${WHEEL.y}L${left} ${FLOOR + 4 + drop}H${right}L${end - 9} ${FLOOR - 21 + drop}`;
  return (
    line(beam(1), "#5b3a17", 6.5) +
    line(beam(0), "#a87440", 4) +
    line(`M${end - 14} ${FLOOR - 14}L${end - 7} ${FLOOR - 23}`, "#c8322b", 6) +
    path(`M${right - 24} ${FLOOR + 4}h7l4 ${high - FLOOR - 7}h-6Z`, "#8a5a2c") +
    path(`M${left - 13} 1H${right + 9}L${right + 3} ${FLOOR + 5}H${left - 3}Z`, "#6b4420") +
    path(`M${left - 11} 4H${right + 7}L${right + 1.5} ${FLOOR + 2}H${left - 2}Z`, "#9c6a38") +
    repeated(4, shelf) +
    repeated(3, (i) =>
      line(`M${n(left - 8 + i * 2.2)} ${5 + (i + 1) * row}H${n(right + 5 - i * 1.4)}`, "#5f3c1a", 1.2),
    ) +
    path(`M${left - 14.5} 0H${right + 10.5}V4.5H${left - 13.5}Z`, "#c79a3a") +
    line(`M${left - 14} 4.5H${right + 10}`, "#7d5a17", 1) +
    wheel()
  );
}

function space(kind: number, index: number, there: boolean, full: boolean): string {
  const [x, y, w, h] = [left + index * cell, top + kind * row, cell - 3, row - 4];
  const edge = there
    ? `stroke="${SHADES[kind]}" stroke-width="1.6"`
    : 'stroke="rgba(255,255,255,.4)" stroke-width="1" stroke-dasharray="2.5 2.5"';
  return (
    box(x, y, w, h, there ? "#2a180a" : "rgba(0,0,0,.16)", 3.5, edge) +
    (there
      ? `<g transform="translate(${n(x + w / 2)} ${n(y + h / 2)}) scale(.88)"${full ? "" : ' opacity=".42"'}>${good(kind)}</g>`
      : "")
  );
}

/** A barrow with so many of each good, room for `capacity` of each, and at most `most` once it is complete. */
export function barrow(goods: number[], capacity: number, most: number): string {
  const shelves = goods.map((count, kind) => repeated(most, (i) => space(kind, i, i < capacity, i < count))).join("");
  // The ruby that the last extension earns, until it is earned.
  const prize = capacity < most ? gem(left + most * cell - 15, 4, 8) : "";
  return cart(most) + shelves + prize;
}
