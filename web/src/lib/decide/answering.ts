/** What every way to answer a question is given, and how it shows what an option would do. */

import type { Option } from "../net/messages";

export interface Answering {
  onchoose: (choice: number) => void;
  /** Called with the option that somebody looks at, and with null when nobody does. */
  onpreview: (choice: number | null) => void;
}

export interface Answers extends Answering {
  options: Option[];
  game: string;
}

/** What a button listens to so that its option is previewed while the mouse or the keyboard is on it. */
export function previewing(choice: number, onpreview: Answering["onpreview"]) {
  const show = () => onpreview(choice);
  const hide = () => onpreview(null);
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && show(),
    onpointerleave: hide,
    onfocus: show,
    onblur: hide,
  };
}
