import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pacer, pauseAfter } from "../src/lib/play/pacer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first thing is shown at once, the next when its pause is over", () => {
  const shown: string[] = [];
  const pacer = new Pacer<string>(
    (thing) => shown.push(thing),
    () => 100,
  );
  pacer.push("a");
  pacer.push("b");
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b"]);
});

test("skipping shows all that waits, in order", () => {
  const shown: [string, number][] = [];
  const pacer = new Pacer<string>(
    (thing, waiting) => shown.push([thing, waiting]),
    () => 100,
  );
  for (const thing of ["a", "b", "c"]) pacer.push(thing);
  pacer.skip();
  expect(shown).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 0],
  ]);
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(3);
});

test("without pauses everything is shown as it comes, and what was cleared never", () => {
  const shown: string[] = [];
  let pause = 0;
  const pacer = new Pacer<string>(
    (thing) => shown.push(thing),
    () => pause,
  );
  pacer.push("a");
  pacer.push("b");
  pause = 50;
  pacer.push("c");
  pacer.push("d");
  pacer.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("pauses grow with what there is to read and shrink with speed and with the queue", () => {
  expect(pauseAfter(3, false, 0, 1)).toBeGreaterThan(pauseAfter(1, false, 0, 1));
  expect(pauseAfter(1, true, 0, 1)).toBeLessThan(pauseAfter(1, false, 0, 1));
  expect(pauseAfter(1, false, 0, 2)).toBe(pauseAfter(1, false, 0, 1) / 2);
  expect(pauseAfter(1, false, 40, 1)).toBeLessThan(pauseAfter(1, false, 0, 1));
  expect(pauseAfter(5, false, 0, 0)).toBe(0);
});

test("while it is held nothing new is shown; then all goes on, at the latest by itself", () => {
  const shown: string[] = [];
  const pacer = new Pacer<string>(
    (thing) => shown.push(thing),
    () => 0,
  );
  pacer.hold(500);
  pacer.push("a");
  expect([pacer.held, shown]).toEqual([true, []]);
  pacer.release();
  expect([pacer.held, shown]).toEqual([false, ["a"]]);
  pacer.hold(500);
  pacer.push("b");
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["a", "b"]);
  pacer.hold(500);
  pacer.push("c");
  pacer.skip();
  expect(shown).toEqual(["a", "b", "c"]);
});
