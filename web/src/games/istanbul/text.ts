/** The words of the Istanbul board in English. */

export const GOODS = ["red", "green", "yellow", "blue", "any", "coffee"] as const;
export const GOOD_NAMES = ["fabric", "spice", "fruit", "jewellery"] as const;
export const TOKENS = ["Governor", "Smuggler", "Coffee trader", "Courier"] as const;
export const LETTERS = "ABCDE";

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

export function goods(counts: number[]): string {
  return listed(counts.flatMap((count, kind) => (count ? [`${count} ${GOODS[kind] ?? ""}`] : [])));
}

/** Goods and Lira, as the Post Office gives them. */
export function mail(gain: number[]): string {
  const kinds = gain.slice(0, 4).flatMap((count, kind) => (count ? [`${count} ${GOODS[kind] ?? ""}`] : []));
  return listed([...kinds, ...(gain[4] ? [`${gain[4]} Lira`] : [])]);
}

export const TEXT = {
  bazaar: "The bazaar",
  seats: "Players",
  yours: "Your barrow and hand",
  hand: "Your cards",
  noCards: "No cards",
  close: "Close",
  here: "Here now",
  now: "As it stands",
  canPay: "you can pay this now",
  lira: "Lira",
  round: (round: number) => `Round ${round}`,
  target: (target: number) => `${plural(target, "ruby", "rubies")} end it`,
  pile: (deck: number, discards: number) => `${plural(deck, "card")} in the pile, ${discards} discarded`,
  rolled: (low: number, high: number) => (low ? `Rolled ${low} and ${high}: ${low + high}` : `Rolled ${high}`),
  letter: (place: string) => `A letter to the ${place}: 1 seal, 2 once it is delivered.`,
  card: (number: number) => `Card ${number}`,
  place: (number: number) => `Place ${number}`,
  seat: (number: number) => `Seat ${number + 1}`,
  mosqueTile: (colour: string) => `${colour} mosque tile`,
  tavernTiles: ["Movement tile", "Encounter tile"],
  leads: "leads the caravan",
  companion: "companion at hand",
  delivered: "delivered letters, 2 seals each",
  info: "Look things up",
  infoOn: "Tap a place to read about it",
  severalWays: "Several ways to do this",
  looking: (name: string) => `${name}'s things`,
};
