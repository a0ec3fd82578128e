/** Small things about what was told and sent. */

import type { StoryLine, Welcome } from "../net/messages";

/** Those lines of a frame that the log does not hold yet. */
export function fresh(log: StoryLine[], told: StoryLine[]): StoryLine[] {
  const known = new Set(log.slice(-RECENT).map(lineKey));
  return told.filter((line) => !known.has(lineKey(line)));
}

const RECENT = 200;

function lineKey(line: StoryLine): string {
  return `${line.ply} ${line.text}`;
}

/** Whether dice were thrown: the same ones may lie there as before, so the view alone does not tell. */
export function thrown(told: StoryLine[]): boolean {
  return told.some((line) => line.event === "rolled");
}

/** A name for something sent, by which its answer is known. */
export function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** From where on the story is new to somebody who comes back: null if it is not worth telling. */
export function news(message: Welcome): number | null {
  const seen = message.seen;
  if (seen === null || seen <= 0 || !message.you.length) return null;
  const others = message.log.filter((line) => line.ply > seen && !message.you.includes(line.seat ?? -1));
  return others.length > 0 ? seen : null;
}
