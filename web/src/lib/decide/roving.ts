/** Arrow keys go from choice to choice; the Tab key enters and leaves the whole as one. */

const CHOICES = "[data-roving]:not(:disabled)";

export function roving(node: HTMLElement): { destroy: () => void } {
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(CHOICES)];

  function settle(current?: HTMLElement): void {
    const all = items();
    const stop = current ?? all.find((item) => item === document.activeElement) ?? all[0];
    for (const item of all) {
      const wanted = item === stop ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  }

  function move(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const step = steps[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? -1 : at + step;
    if (to < 0 && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[(to + all.length) % all.length]?.focus();
  }

  const entered = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(CHOICES);
    if (item) settle(item);
  };
  const watcher = new MutationObserver(() => settle());
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  node.addEventListener("keydown", move);
  node.addEventListener("focusin", entered);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      node.removeEventListener("keydown", move);
      node.removeEventListener("focusin", entered);
    },
  };
}
