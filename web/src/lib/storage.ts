/** What this browser remembers. A browser that remembers nothing is no reason to stop. */

const PREFIX = "bedesten.";

export function read<T>(name: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? otherwise : (JSON.parse(stored) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the game goes on without.
  }
}
