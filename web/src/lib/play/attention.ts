/** Ways to say "your turn" to somebody who looks elsewhere: the title, a chime, a notice of the browser. */

import { text } from "../text/en";

let notice: Notification | null = null;

/** Somebody is asked a question, or nobody any more. */
export function calling(question: string | null, title = text.title, notify = false): void {
  document.title = question === null ? `${title} · ${text.title}` : `${text.yourTurnTitle} · ${title}`;
  notice?.close();
  notice = null;
  if (question === null || !notify || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  notice = new Notification(text.notify.title, { body: text.notify.body(question), icon: "/icon.svg", tag: "turn" });
  notice.onclick = () => window.focus();
}

let audio: AudioContext | null = null;

/** Two soft notes. */
export function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  [660, 880].forEach((pitch, index) => {
    const tone = audio!.createOscillator();
    const loud = audio!.createGain();
    const start = now + index * 0.14;
    tone.frequency.value = pitch;
    tone.type = "sine";
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loud).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}
