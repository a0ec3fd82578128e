/** The keys of the game screen, and where the fingers are after an answer. */

export type Act = "rules" | "undo" | "log" | "chat" | "list" | "skip" | "back" | "on" | "now";

const KEYS: Record<string, Act> = {
  "?": "rules",
  u: "undo",
  l: "log",
  c: "chat",
  b: "list",
  " ": "skip",
  PageUp: "back",
  PageDown: "on",
  End: "now",
};

/** What can be chosen on a board. */
const TARGET = "[data-choice], button.offered";

class GameKeys {
  private byKeyboard = false;

  pointed(): void {
    this.byKeyboard = false;
  }

  pressed(event: KeyboardEvent, acts: Record<Act, () => void>, side: HTMLElement | undefined): void {
    this.byKeyboard = true;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || writing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (/^[0-9]$/.test(event.key)) {
      side?.querySelector<HTMLElement>(`[data-shortcut="${event.key}"]`)?.click();
      return;
    }
    const act = KEYS[event.key];
    // The space bar presses the button that has the focus; elsewhere it skips ahead.
    if (!act || (act === "skip" && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    acts[act]();
  }

  /** After a new question: to the first answer, if the last one was given by keyboard. */
  refocus(side: HTMLElement | undefined, table: HTMLElement | undefined): void {
    const active = document.activeElement;
    const free = !active || active === document.body || side?.contains(active) || table?.contains(active);
    if (!this.byKeyboard || !free || writing(active) || document.querySelector("dialog[open]")) return;
    if (table?.contains(active) && active?.matches(TARGET)) return;
    const first =
      side?.querySelector<HTMLElement>(".decision [data-roving]") ?? table?.querySelector<HTMLElement>(TARGET);
    first?.focus();
  }
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

export const gameKeys = new GameKeys();
