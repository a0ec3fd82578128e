import { expect, test } from "vitest";

import { exact, exactly, grouped, holding, members, most, reachable } from "../src/lib/decide/group";
import type { Kind, Option, Target } from "../src/lib/net/messages";

function option(choice: number, kind: Kind, target: Target, label = `${choice}`): Option {
  return { choice, kind, target, label };
}

test("yes comes first, no comes last, the rest between them by kind", () => {
  const groups = grouped([
    option(0, "yes_no", 0, "No action here"),
    option(7, "card", 3),
    option(1, "yes_no", 1, "Collect"),
    option(8, "card", 4),
    option(9, "place", 4),
  ]);
  expect(groups.map((group) => group.options.map((one) => one.choice))).toEqual([[1], [7, 8], [9], [0]]);
});

test("a few numbers are a keypad, very many a stepper, unlike ones plain buttons", () => {
  const announce = Array.from({ length: 10 }, (_, at) => option(at + 3, "number", at + 3, `Announce ${at + 3}`));
  const bids = Array.from({ length: 40 }, (_, at) => option(at + 1, "number", at + 1, `Bid ${at + 1} Lira`));
  const unlike = [option(1, "number", 1, "A goods card"), option(2, "number", 2, "A good of your choice")];
  expect(grouped(announce)[0]?.form).toBe("numbers");
  expect(grouped(bids)[0]?.form).toBe("amount");
  expect(grouped(unlike)[0]?.form).toBe("buttons");
});

const swaps = [
  option(1, "goods", [1, 0, 0]),
  option(2, "goods", [2, 0, 0]),
  option(3, "goods", [1, 1, 0]),
  option(4, "goods", [0, 0, 3]),
];

test("a bundle can be put together piece by piece, never to a dead end", () => {
  expect(most(swaps)).toEqual([2, 1, 3]);
  expect(reachable(swaps, [1, 0, 0]).map((one) => one.choice)).toEqual([1, 2, 3]);
  expect(reachable(swaps, [1, 0, 1])).toEqual([]);
  expect(exact(swaps, [1, 1, 0]).map((one) => one.choice)).toEqual([3]);
  expect(exact(swaps, [0, 0, 2])).toEqual([]);
});

test("a set of places is found by what is ticked", () => {
  const returns = [
    option(1, "places", [3]),
    option(2, "places", [6]),
    option(3, "places", [3, 6]),
    option(4, "places", [9, 6]),
  ];
  expect(members(returns)).toEqual([3, 6, 9]);
  expect(holding(returns, new Set([6])).map((one) => one.choice)).toEqual([2, 3, 4]);
  expect(exactly(returns, new Set([6, 3])).map((one) => one.choice)).toEqual([3]);
});

test("long lists of bundles and of places get a form of their own, short ones stay buttons", () => {
  const many = Array.from({ length: 12 }, (_, at) => option(at, "goods", [at, 1]));
  const pairs = Array.from({ length: 12 }, (_, at) => option(at, "places", [1, at + 2]));
  expect(grouped(many)[0]?.form).toBe("bundle");
  expect(grouped(pairs)[0]?.form).toBe("set");
  expect(grouped(swaps)[0]?.form).toBe("buttons");
});

test("dice are picked up one by one where they can be combined, else they are plain buttons", () => {
  const reroll = [option(1, "dice", [1, 0]), option(2, "dice", [0, 1]), option(3, "dice", [1, 1])];
  const use = [option(1, "dice", [1, 0]), option(2, "dice", [0, 1])];
  expect(grouped(reroll)[0]?.form).toBe("bundle");
  expect(grouped(use)[0]?.form).toBe("buttons");
});
