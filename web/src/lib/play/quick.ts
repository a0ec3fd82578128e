/** The game that one click starts: this person against bots, everything else as the box says. */

import type { Catalogue, NewGame, SeatRequest } from "../net/messages";
import { text } from "../text/en";

const OPPONENTS = 2;

/** The level for somebody who has said nothing: the gentlest that plays with a plan. */
export function gentle(offer: Catalogue): string {
  const names = offer.levels.map((level) => level.name);
  const wanted = ["apprentice", "greedy"].find((name) => names.includes(name));
  return wanted ?? names[0] ?? "greedy";
}

/** A bot is called by a name, so that two of a kind can be told apart in the log. */
export function botName(seat: number): string {
  return text.setup.botNames[seat % text.setup.botNames.length]!;
}

export function quickGame(game: string, offer: Catalogue, name: string, level: string): NewGame {
  const most = Math.max(...(offer.games[game]?.players ?? [2]));
  const bots = Math.min(OPPONENTS, most - 1);
  const known = offer.levels.some((one) => one.name === level) ? level : gentle(offer);
  const seats: SeatRequest[] = [{ kind: "me", name: name || text.setup.defaultName }];
  for (let bot = 1; bot <= bots; bot += 1) seats.push({ kind: "bot", level: known, name: botName(bot) });
  return { game, options: {}, seats, free_undo: true };
}
