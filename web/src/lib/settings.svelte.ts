/** How this person likes it; kept in this browser. */

import { read, write } from "./storage";

export type Theme = "auto" | "dark" | "light";

export interface Settings {
  name: string;
  theme: Theme;
  /** 1 is normal, 2 twice as fast; 0 shows every move at once. */
  speed: number;
  sound: boolean;
  motion: boolean;
  notifications: boolean;
  level: string;
}

export const SPEEDS = [0.5, 1, 2, 4, 0];

const DEFAULTS: Settings = {
  name: "",
  theme: "auto",
  speed: 1,
  sound: false,
  motion: true,
  notifications: false,
  level: "",
};

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  values = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>("settings", {}) });
  systemDark = $state(dark.matches);
  systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
  }

  set<K extends keyof Settings>(name: K, value: Settings[K]): void {
    this.values[name] = value;
    write("settings", this.values);
  }

  get theme(): "dark" | "light" {
    const wanted = this.values.theme;
    return wanted === "auto" ? (this.systemDark ? "dark" : "light") : wanted;
  }

  get motion(): boolean {
    return this.values.motion && !this.systemStill;
  }

  /** How fast the board moves: 0 if nothing should move. */
  get boardSpeed(): number {
    return this.motion ? this.values.speed : 0;
  }
}

export const settings = new Preferences();
