/** What is pointed at on the board, and what has been opened: a tip, a menu of several ways, a page about a thing. */

import type { Option, Topic } from "../../lib/net/messages";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Pointed {
  /** The place, or 0 for something else. */
  place: number;
  options: Option[];
  /** Why it cannot be chosen. */
  closed: string;
  at: Area;
}

/** The same to be shown: what it is called, what its options would do, the room there is in the board's own measure. */
export interface Told extends Pointed {
  title: string;
  previews: Map<number, string[]>;
  room: { width: number; height: number };
}

export interface Opened {
  place: number;
  topic: Topic | undefined;
  name: string;
}

/** An element's place within another. */
export function within(root: Element, element: Element): Area {
  const [box, all] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  return { left: box.left - all.left, top: box.top - all.top, width: box.width, height: box.height };
}

export class Pointing {
  tip = $state<Pointed | null>(null);
  menu = $state<Pointed | null>(null);
  page = $state<Opened | null>(null);

  /** Show what options do, or why there are none. */
  show(tip: Pointed | null): void {
    this.tip = tip && (tip.options.length || tip.closed) ? tip : null;
  }

  /** Choose the only option, or let one be chosen of several. */
  offer(options: Option[], place: number, at: Area, choose: (choice: number) => void): void {
    const [only] = options;
    this.tip = null;
    if (options.length === 1 && only) choose(only.choice);
    else if (options.length) this.menu = { place, options, closed: "", at };
  }

  open(page: Opened): void {
    this.tip = null;
    this.page = page;
  }

  /** What was pointed at before may not be there any more. */
  clear(): void {
    this.tip = null;
    this.menu = null;
  }
}
