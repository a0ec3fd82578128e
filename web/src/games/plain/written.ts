/** Any plain data in words. */

export function named(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether something goes on one line. */
export function flat(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((entry) => typeof entry !== "object" || entry === null);
  return typeof value !== "object" || value === null;
}

export function written(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length ? value.map(written).join(flat(value) ? ", " : "; ") : "–";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, entry]) => `${key.replaceAll("_", " ")} ${written(entry)}`)
      .join(", ");
  return String(value);
}
