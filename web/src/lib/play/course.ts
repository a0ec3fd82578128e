/** What the course of a game tells, from everybody's rubies at the end of each round. */

/** The round from which on a seat was ahead of all others to the end; null if it never was. */
export function decisive(rubies: number[][], seat: number): number | null {
  const own = rubies[seat] ?? [];
  const others = rubies.filter((_, other) => other !== seat);
  let round = own.length;
  while (round > 0 && others.every((row) => (row[round - 1] ?? 0) < own[round - 1]!)) round -= 1;
  return others.length > 0 && round < own.length ? round + 1 : null;
}
