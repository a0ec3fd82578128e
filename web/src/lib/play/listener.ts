import type { ChatLine, StoryLine } from "../net/messages";

/** Who wants to hear what happens: announcements, sounds, the title of the page. */
export interface Listener {
  told: (lines: StoryLine[]) => void;
  asked: (question: string) => void;
  said: (line: ChatLine) => void;
  rematch: (id: string) => void;
}
