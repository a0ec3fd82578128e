import { beforeAll, expect, test, vi } from "vitest";

let parse: typeof import("../src/lib/router.svelte").parse;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "", origin: "http://table", pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parse } = await import("../src/lib/router.svelte"));
});

test("a link to a seat carries its key, a link to a game none", () => {
  expect(parse("#/game/abcDEF_-12345678/seat/2/k3y")).toEqual({
    screen: "game",
    id: "abcDEF_-12345678",
    seat: 2,
    key: "k3y",
  });
  expect(parse("#/game/abc")).toEqual({ screen: "game", id: "abc", seat: null, key: null });
});

test("what makes no sense leads to the lobby, and never into an address", () => {
  for (const odd of ["", "#", "#/nowhere", "#/game/", "#/game/../../etc", "#/game/a%2Fb"])
    expect(parse(odd)).toEqual({ screen: "lobby" });
  expect(parse("#/game/abc/seat/x/key")).toMatchObject({ seat: null, key: null });
});
