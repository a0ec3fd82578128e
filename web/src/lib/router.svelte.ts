/** Where one is: everything behind the # of the address, so that the server never sees the keys in links. */

export type Route =
  | { screen: "lobby" }
  | { screen: "setup"; game: string }
  | { screen: "game"; id: string; seat: number | null; key: string | null }
  | { screen: "record" }
  | { screen: "credits" };

const KEY = /^[A-Za-z0-9_-]+$/;

/** The route that a fragment stands for; the lobby if it makes no sense. */
export function parse(fragment: string): Route {
  const [first, second, third, seat, key] = fragment.replace(/^#?\/?/, "").split("/");
  if (first === "new" && second) return { screen: "setup", game: second };
  if (first === "record") return { screen: "record" };
  if (first === "credits") return { screen: "credits" };
  if (first === "game" && second && KEY.test(second)) {
    const invited = third === "seat" && /^\d$/.test(seat ?? "") && KEY.test(key ?? "");
    return { screen: "game", id: second, seat: invited ? Number(seat) : null, key: invited ? key! : null };
  }
  return { screen: "lobby" };
}

export function gameLink(id: string): string {
  return `#/game/${id}`;
}

/** The address to send to somebody: with a key it is the seat itself. */
export function invitation(id: string, seat?: number, key?: string): string {
  const base = location.origin + location.pathname;
  return base + gameLink(id) + (key === undefined ? "" : `/seat/${seat}/${key}`);
}

class Router {
  route = $state<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
    });
  }

  /** Go somewhere, leaving a step to go back to unless told otherwise. */
  go(fragment: string, replace = false): void {
    if (replace) {
      history.replaceState(null, "", fragment);
      this.route = parse(fragment);
    } else {
      location.hash = fragment;
    }
  }
}

export const router = new Router();
