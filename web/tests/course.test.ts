import { expect, test } from "vitest";

import { decisive } from "../src/lib/play/course";

test("the round from which on somebody was ahead for good", () => {
  expect(
    decisive(
      [
        [0, 1, 1, 2, 3],
        [0, 0, 2, 2, 2],
      ],
      0,
    ),
  ).toBe(5);
  expect(
    decisive(
      [
        [1, 1, 2],
        [0, 0, 1],
      ],
      0,
    ),
  ).toBe(1);
});

test("who was level at the end was never ahead for good, and neither is somebody alone", () => {
  expect(
    decisive(
      [
        [0, 2],
        [0, 2],
      ],
      0,
    ),
  ).toBeNull();
  expect(decisive([[0, 2]], 0)).toBeNull();
});
