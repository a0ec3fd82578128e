/** The board of each game, fetched when it is needed. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/net/messages";

type Board = Component<BoardProps>;

const found = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The board that draws a game. */
export async function board(game: string): Promise<Board> {
  const load = found[`./${game}/Board.svelte`] ?? found["./plain/Board.svelte"];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}
