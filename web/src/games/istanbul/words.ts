/** A place in words: for those who listen to the board, and for its page of help. */

import type { Scene } from "./standing";
import { standing } from "./standing-boxes";
import { listed, plural, TOKENS } from "./text";
import type { IstanbulView } from "./view";

/** Who stands at a place. */
export function company(view: IstanbulView, names: string[], place: number): string[] {
  const name = (seat: number) => names[seat] ?? `seat ${seat + 1}`;
  const found: string[] = [];
  view.seats.forEach((seat, i) => {
    if (seat.merchant === place) found.push(`${name(i)}'s merchant with ${plural(seat.crew.length, "assistant")}`);
  });
  view.neutral_merchants.forEach((at) => at === place && found.push("a neutral merchant"));
  view.seats.forEach((seat, i) => {
    if (seat.assistants.includes(place)) found.push(`${name(i)}'s assistant`);
  });
  const bystanders = view.neutral_assistants[place] ?? 0;
  if (bystanders) found.push(plural(bystanders, "neutral assistant"));
  view.letters?.companions.forEach((at, i) => at === place && found.push(`${name(i)}'s companion`));
  view.tokens.forEach((at, kind) => at === place && found.push(`the ${TOKENS[kind] ?? "token"}`));
  view.seats.forEach((seat, i) => {
    if (seat.family === place) found.push(`${name(i)}'s family member`);
  });
  if (view.letters) {
    view.letters.letters.forEach(
      (letters, i) => letters.includes(place) && found.push(`a letter of ${name(i)}'s is due`),
    );
  }
  const barrier = view.mocha?.barrier;
  if (barrier?.includes(place)) found.push("the Barrier on one side");
  return found;
}

/** The whole tile in words. */
export function aloud(scene: Scene, title: string, place: number): string {
  const here = company(scene.view, scene.names, place);
  return [`${place} ${title}.`, ...standing(scene, place).words, here.length ? `Here: ${listed(here)}.` : ""]
    .filter(Boolean)
    .join(" ");
}
