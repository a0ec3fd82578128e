/**
 * The figures that are printed on tiles and cards and never change in a game, read from the engine's own files, so that
 * they stand in one place. What does change in a game comes from the view.
 */

import base from "../../../../src/bedesten/games/istanbul/components.toml?raw";
import letters from "../../../../src/bedesten/games/istanbul/modules/letters/components.toml?raw";
import mocha from "../../../../src/bedesten/games/istanbul/modules/mocha/components.toml?raw";

type Figure = number | number[] | number[][];

const TABLE = /^\[([\w.]+)\]$/;
const ENTRY = /^(\w+) = \{ value = (\[.*\]|\d+), from = /;

/** The figures of a components file by their dotted names: every entry stands on one line. */
export function read(toml: string): Map<string, Figure> {
  const found = new Map<string, Figure>();
  let table = "";
  for (const line of toml.split("\n")) {
    const name = TABLE.exec(line.trim())?.[1];
    if (name) table = name;
    const entry = ENTRY.exec(line);
    if (entry?.[1] && entry[2]) found.set(`${table}.${entry[1]}`, JSON.parse(entry[2]) as Figure);
  }
  return found;
}

const FIGURES = new Map([...read(mocha), ...read(letters), ...read(base)]);

function figure(name: string): Figure {
  const value = FIGURES.get(name);
  if (value === undefined) throw new Error(`the components have no ${name}`);
  return value;
}

export const number = (name: string): number => figure(name) as number;
export const numbers = (name: string): number[] => figure(name) as number[];
export const table = (name: string): number[][] => figure(name) as number[][];
