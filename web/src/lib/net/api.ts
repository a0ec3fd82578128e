/** The server's plain requests. Whatever goes wrong comes back as a sentence. */

import { text } from "../text/en";
import type { Catalogue, Created, GameEntry, NewGame, SeatRequest, Topic } from "./messages";

/** Something the server refused, or could not be asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch("/api" + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("offline", text.errors.offline, 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (data as { error?: { code?: string; message?: string } } | null)?.error;
    throw new Refused(error?.code ?? "failed", error?.message ?? text.errors.failed(answer.status), answer.status);
  }
  return data as T;
}

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/catalogue"),
  create: (game: NewGame) => ask<Created>("POST", "/games", game),
  list: (page: number) => ask<{ games: GameEntry[]; more: boolean }>("GET", `/games?page=${page}`),
  game: (id: string) => ask<GameEntry>("GET", `/games/${id}`),
  join: (id: string, name: string, seat?: number) =>
    ask<{ seat: number; key: string }>("POST", `/games/${id}/join`, seat === undefined ? { name } : { name, seat }),
  leave: (id: string, key: string) => ask<unknown>("POST", `/games/${id}/leave`, {}, key),
  seat: (id: string, key: string, seat: number, what: SeatRequest) =>
    ask<unknown>("POST", `/games/${id}/seats/${seat}`, what, key),
  start: (id: string, key: string, level: string) => ask<unknown>("POST", `/games/${id}/start`, { level }, key),
  rename: (id: string, key: string, name: string) => ask<unknown>("POST", `/games/${id}/rename`, { name }, key),
  rematch: (id: string, key: string) =>
    ask<{ id: string; keys: Record<string, string> }>("POST", `/games/${id}/rematch`, {}, key),
  record: (id: string) => ask<unknown>("GET", `/games/${id}/record`),
  upload: (record: unknown) => ask<{ id: string }>("POST", "/records", { record }),
  rules: (game: string, modules: string[], variants: string[]) => {
    const query = new URLSearchParams();
    if (modules.length) query.set("modules", modules.join(","));
    if (variants.length) query.set("variants", variants.join(","));
    return ask<{ topics: Topic[] }>("GET", `/rules/${game}?${query}`);
  },
};

let known: Promise<Catalogue> | null = null;

/** What games and levels there are; asked once. */
export function catalogue(): Promise<Catalogue> {
  known ??= brought() ?? asked();
  return known;
}

/** What the page came with: nothing in development, where it does not come from the server. */
function brought(): Promise<Catalogue> | null {
  const found = document.getElementById("catalogue")?.textContent;
  return found ? Promise.resolve(JSON.parse(found) as Catalogue) : null;
}

function asked(): Promise<Catalogue> {
  return api.catalogue().catch((error: unknown) => {
    known = null;
    throw error;
  });
}

/** The sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
