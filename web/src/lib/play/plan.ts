/** A game being set up: what the form holds, and the request it becomes. */

import type { Catalogue, GameInfo, NewGame, Options, OptionValue, SeatRequest } from "../net/messages";
import { letter } from "../parts/seats";
import { text } from "../text/en";
import { botName, gentle } from "./quick";

export interface SeatPlan {
  kind: "me" | "here" | "far" | "open" | "bot";
  name: string;
  level: string;
}

/** So many seats: those already planned stay, new ones are bots, the first is oneself. */
export function defaultSeats(
  count: number,
  before: SeatPlan[],
  offer: Catalogue,
  name: string,
  level: string,
): SeatPlan[] {
  const usual = offer.levels.some((one) => one.name === level) ? level : gentle(offer);
  return Array.from({ length: count }, (_, seat) => {
    const planned = before[seat];
    if (planned) return planned;
    return seat === 0 ? { kind: "me", name, level: usual } : { kind: "bot", name: "", level: usual };
  });
}

function seatRequest(plan: SeatPlan, seat: number): SeatRequest {
  const name = plan.name.trim();
  switch (plan.kind) {
    case "bot":
      return { kind: "bot", level: plan.level, name: botName(seat) };
    case "open":
      return { kind: "open" };
    case "me":
      return { kind: "me", name: name || text.setup.defaultName };
    case "here":
      return { kind: "here", name: name || text.setup.hereName(letter(seat)) };
    case "far":
      return { kind: "far", name: name || text.setup.farName(letter(seat)) };
  }
}

export interface Extras {
  seed: number | undefined;
  freeUndo: boolean;
  listed: boolean;
}

/** The request. Only options that were changed are sent: what goes with what is the server's to say. */
export function newGame(
  game: string,
  info: GameInfo,
  seats: SeatPlan[],
  chosen: Record<string, OptionValue>,
  extras: Extras,
): NewGame {
  const options: Options = {};
  for (const setting of info.options) {
    const value = chosen[setting.name];
    if (setting.name === "players" || value === undefined || value === "") continue;
    if (Array.isArray(value) && value.length === 0) continue;
    options[setting.name] = value;
  }
  const request: NewGame = { game, options, seats: seats.map(seatRequest) };
  if (extras.seed !== undefined) request.seed = extras.seed;
  if (extras.freeUndo) request.free_undo = true;
  if (extras.listed) request.listed = true;
  return request;
}
