/** Arrow keys go from target to target on a board, to the nearest in their direction. */

const TARGETS = "[data-choice]";
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function boardRoving(node: HTMLElement): { destroy: () => void } {
  function move(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const active = document.activeElement as HTMLElement | null;
    if (!way || !active?.matches(TARGETS)) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(active, [...node.querySelectorAll<HTMLElement>(TARGETS)], way)?.focus();
  }
  node.addEventListener("keydown", move);
  return { destroy: () => node.removeEventListener("keydown", move) };
}

function middle(item: HTMLElement): [number, number] {
  const box = item.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const [ix, iy] = middle(item);
    const along = (ix - x) * dx + (iy - y) * dy;
    if (along <= 2) continue;
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}
