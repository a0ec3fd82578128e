/** Motion from the difference of two views: things fly. Dice roll when the story says so. What slides does so by itself. */

import { flights, fly } from "./flights";
import { within } from "./pointing.svelte";
import type { IstanbulView } from "./view";

/** How long a movement takes at speed 1, in milliseconds. */
const NORMAL = 300;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a movement takes at a speed; 0 where nothing is to move. */
export function paced(speed: number): number {
  const still = speed <= 0 || calm.matches || document.documentElement.dataset.motion === "off";
  return still ? 0 : NORMAL / speed;
}

export class Motion {
  /** Changes with every roll. */
  roll = $state(0);
  /** Where the dice were cast, as long as they lie there. */
  cast = $state<{ x: number; y: number } | null>(null);
  #lying: ReturnType<typeof setTimeout> | undefined;

  /** Show how one view became the next. */
  show(
    was: IstanbulView,
    is: IstanbulView,
    rolled: boolean,
    viewer: number | null,
    root: HTMLElement,
    layer: HTMLElement,
    pace: number,
  ) {
    fly(flights(was, is, viewer), root, layer, pace);
    if (!rolled) return;
    this.roll += 1;
    const tile = root.querySelector(`[data-place="${is.seats[was.active]?.merchant ?? 0}"]`);
    if (!tile) return;
    const at = within(root, tile);
    this.cast = { x: at.left + at.width / 2, y: at.top + at.height * 0.4 };
    clearTimeout(this.#lying);
    this.#lying = setTimeout(() => (this.cast = null), pace * 5);
  }

  /** Whoever clicks or types does not want to wait. */
  skip(root: HTMLElement): void {
    this.cast = null;
    for (const motion of root.getAnimations({ subtree: true })) {
      const endless = motion.effect?.getComputedTiming().iterations === Infinity;
      if (!endless && !(motion instanceof CSSAnimation)) motion.finish();
    }
  }
}
