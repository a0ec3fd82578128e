/** Sentences for those who cannot see the board: what is put here is read aloud. */

class Announcer {
  sentence = $state("");

  /** Say something, after what was said in the same moment. */
  say(words: string): void {
    if (!words) return;
    this.pending.push(words);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.sentence = this.pending.splice(0).join(" ");
    }, 60);
  }

  private pending: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
}

export const announcer = new Announcer();
