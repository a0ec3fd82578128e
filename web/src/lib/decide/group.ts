/** How a list of options is laid out: which belong together, and in which form a person picks among them. */

import type { Kind, Option } from "../net/messages";

/** buttons: one each · numbers: a keypad · amount: a stepper · bundle: counts put together · set: things ticked. */
export type Form = "buttons" | "numbers" | "amount" | "bundle" | "set";

export interface Group {
  kind: Kind;
  form: Form;
  options: Option[];
}

const MANY = 8;
const KEYPAD = 3;
const TOO_MANY_KEYS = 14;

/** The options by kind, in the order they come; what declines comes last. */
export function grouped(options: Option[]): Group[] {
  const kinds = new Map<string, Option[]>();
  for (const option of options) {
    const key = declines(option) ? "decline" : option.kind;
    kinds.set(key, [...(kinds.get(key) ?? []), option]);
  }
  const last = kinds.get("decline");
  kinds.delete("decline");
  const groups = [...kinds.values()].map((list) => ({ kind: list[0]!.kind, form: formOf(list), options: list }));
  groups.sort((a, b) => Number(b.kind === "yes_no") - Number(a.kind === "yes_no"));
  if (last) groups.push({ kind: "yes_no", form: "buttons", options: last });
  return groups;
}

/** Whether an option says no. */
export function declines(option: Option): boolean {
  return option.kind === "yes_no" && option.target === 0;
}

function formOf(options: Option[]): Form {
  const lists = options.every((option) => Array.isArray(option.target));
  const kind = options[0]!.kind;
  if (kind === "number" && distinct(options)) {
    if (options.length > TOO_MANY_KEYS) return "amount";
    if (options.length > KEYPAD && framed(options)) return "numbers";
  }
  // Dice of several faces at once are picked up one by one, even when they are few: that is how one rolls again.
  if (lists && kind === "dice" && options.some((one) => counts(one).filter((count) => count > 0).length > 1))
    return "bundle";
  if (lists && options.length > MANY) {
    if (kind === "places") return "set";
    if (kind === "goods") return "bundle";
  }
  return "buttons";
}

function distinct(options: Option[]): boolean {
  return (
    options.every((o) => typeof o.target === "number") && new Set(options.map((o) => o.target)).size === options.length
  );
}

/** Whether the labels say the same but for the number. */
function framed(options: Option[]): boolean {
  return new Set(options.map((option) => frameOf(option))).size === 1;
}

/** A label without its number: "Announce …". */
export function frameOf(option: Option): string {
  return option.label.replace(String(option.target), "…");
}

// Bundles: counts of several things, of which only some combinations are options.

/** How many of each there are at most. */
export function most(options: Option[]): number[] {
  const size = Math.max(...options.map((option) => counts(option).length));
  return Array.from({ length: size }, (_, at) => Math.max(...options.map((option) => counts(option)[at] ?? 0)));
}

export function counts(option: Option): number[] {
  return Array.isArray(option.target) ? option.target : [];
}

/** The options that hold at least these counts. */
export function reachable(options: Option[], picked: number[]): Option[] {
  return options.filter((option) => picked.every((count, at) => (counts(option)[at] ?? 0) >= count));
}

/** The options that hold exactly these counts. */
export function exact(options: Option[], picked: number[]): Option[] {
  return options.filter((option) => picked.every((count, at) => (counts(option)[at] ?? 0) === count));
}

// Sets: some of several numbered things, of which only some combinations are options.

/** Everything that is in one of them. */
export function members(options: Option[]): number[] {
  return [...new Set(options.flatMap(counts))].sort((a, b) => a - b);
}

/** The options that hold all of these. */
export function holding(options: Option[], picked: Set<number>): Option[] {
  return options.filter((option) => [...picked].every((one) => counts(option).includes(one)));
}

/** The options that hold all of these and nothing else. */
export function exactly(options: Option[], picked: Set<number>): Option[] {
  return holding(options, picked).filter((option) => counts(option).length === picked.size);
}
