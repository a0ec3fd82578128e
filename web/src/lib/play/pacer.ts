/** Shows one thing after another with a pause behind each, so that a person can follow what bots do in no time. */

export class Pacer<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param show called for each thing, with how many are still to come
   * @param pause how long a thing stays alone, in milliseconds; asked when it has been shown
   */
  constructor(
    private readonly show: (thing: T, waiting: number) => void,
    private readonly pause: (thing: T, waiting: number) => number,
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  push(thing: T): void {
    this.queue.push(thing);
    if (this.timer === undefined) this.next();
  }

  /** Whether nothing new is shown for a moment. */
  get held(): boolean {
    return this.holding !== undefined;
  }

  /** Show nothing new until it is released, or for so many milliseconds at most. */
  hold(longest: number): void {
    clearTimeout(this.holding);
    this.holding = setTimeout(() => this.release(), longest);
  }

  release(): void {
    clearTimeout(this.holding);
    this.holding = undefined;
    if (this.timer === undefined) this.next();
  }

  /** Show all that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift()!, this.queue.length);
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.holding);
    this.holding = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length && !this.held) {
      const thing = this.queue.shift()!;
      this.show(thing, this.queue.length);
      const pause = this.pause(thing, this.queue.length);
      if (pause > 0) {
        this.timer = setTimeout(() => this.next(), pause);
        return;
      }
    }
  }
}

const QUIET = 200;
const EVENT = 850;
const LINE = 220;
const LONGEST = 1_800;
const OWN = 350;
const MANY = 12;

/** How long a frame stays before the next is shown. */
export function pauseAfter(lines: number, own: boolean, waiting: number, speed: number): number {
  if (speed === 0) return 0;
  const told = own ? OWN : Math.min(EVENT + LINE * (lines - 1), LONGEST);
  const hurry = waiting > MANY ? 3 : 1;
  return (lines === 0 ? QUIET : told) / speed / hurry;
}
