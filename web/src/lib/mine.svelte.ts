/** The games this browser has seats in, with their keys: whoever has the key has the seat. */

import type { Created, GameEntry, NewGame, Status } from "./net/messages";
import { read, write } from "./storage";

export interface MyGame {
  id: string;
  game: string;
  /** Keys of the seats played from this browser, by seat. */
  keys: Record<string, string>;
  /** Keys of seats meant for people far away: to be passed on, not played. */
  invites: Record<string, string>;
  names: string[];
  status: Status;
  /** When it was last looked at. */
  at: number;
}

const MOST = 60;

class MyGames {
  games = $state<MyGame[]>(read<MyGame[]>("games", []));

  get(id: string): MyGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Remember a game just made: the seats for people far away are invitations. */
  made(asked: NewGame, created: Created): void {
    const keys: Record<string, string> = {};
    const invites: Record<string, string> = {};
    for (const [seat, key] of Object.entries(created.keys)) {
      if (asked.seats[Number(seat)]?.kind === "far") invites[seat] = key;
      else keys[seat] = key;
    }
    this.keep({
      id: created.id,
      game: asked.game,
      keys,
      invites,
      names: created.seats.map((seat) => seat.name),
      status: created.seats.some((seat) => seat.kind === "open") ? "waiting" : "playing",
      at: Date.now(),
    });
  }

  /** Remember the key of a seat: by an invitation, by joining, by a rematch. */
  hold(id: string, game: string, seat: number, key: string): void {
    const known = this.get(id);
    const base: MyGame = known ?? { id, game, keys: {}, invites: {}, names: [], status: "playing", at: 0 };
    this.keep({ ...base, keys: { ...base.keys, [seat]: key }, at: Date.now() });
  }

  /** Bring up to date what is known of a game one has a seat in. */
  seen(entry: GameEntry): void {
    const known = this.get(entry.id);
    if (!known) return;
    const names = entry.seats.map((seat) => seat.name);
    this.keep({ ...known, game: entry.game, names, status: entry.status, at: Date.now() });
  }

  forget(id: string): void {
    this.store(this.games.filter((game) => game.id !== id));
  }

  private keep(game: MyGame): void {
    this.store([game, ...this.games.filter((other) => other.id !== game.id)].slice(0, MOST));
  }

  private store(games: MyGame[]): void {
    this.games = games;
    write("games", games);
  }
}

export const mine = new MyGames();
