/** One game as this client sees it: what is shown, what may be chosen, what was sent and not yet answered. */

import { mine } from "../mine.svelte";
import type {
  ChatLine,
  Frame,
  GameEntry,
  Option,
  Options,
  PastFrame,
  Seat,
  ServerMessage,
  StoryLine,
  Thinking,
  Welcome,
} from "../net/messages";
import { Line, type Connection } from "../net/socket";
import { settings } from "../settings.svelte";
import { text } from "../text/en";
import type { Listener } from "./listener";
import { Outbox, type Sent } from "./outbox.svelte";
import { Pacer, pauseAfter } from "./pacer";
import { Past } from "./past.svelte";
import { fresh, news, unique } from "./story";

const NOTHING: Option[] = [];
/** How long a press may hold up what is new, in milliseconds: somebody who drags does not want to stop the game. */
const PRESS = 700;

export class Match {
  entry = $state.raw<GameEntry | null>(null);
  options = $state.raw<Options>({});
  you = $state.raw<number[]>([]);
  seats = $state.raw<Seat[]>([]);
  connection = $state<Connection>("connecting");
  /** Whether the connection has been open before: only then is its loss worth a banner. */
  met = $state(false);
  shown = $state.raw<Frame | null>(null);
  previous = $state.raw<Frame | null>(null);
  waiting = $state(0);
  log = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Up to which ply this person had seen the game when they came; null once they have caught up. */
  since = $state<number | null>(null);
  previews = $state.raw<Map<number, string[]>>(new Map());
  thinking = $state.raw<Thinking | null>(null);
  notice = $state("");
  /** Whose hand is uncovered when several people share this screen. */
  looking = $state<number | null>(null);

  private readonly line: Line;
  private readonly outbox = new Outbox((message) => this.line.send(message));
  private readonly backward = new Past((ply) => this.line.send({ type: "at", ply }));
  private readonly pacer = new Pacer<Frame>(
    (frame, waiting) => this.show(frame, waiting),
    (frame, waiting) => this.pause(frame, waiting),
  );
  private previewed = -1;
  private first = true;

  constructor(
    readonly id: string,
    private readonly listener: Listener,
  ) {
    this.line = new Line(`/api/games/${id}/socket`, {
      opened: () => this.hello(),
      heard: (message) => this.hear(message),
      changed: (state) => {
        this.connection = state;
        if (state === "open") this.met = true;
      },
    });
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.pacer.clear();
    this.line.close();
  }

  // What can be done now.

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.you.length > 1;
  }

  /** The seat of this screen whose choice it is, if it is one's. */
  get asked(): number | null {
    const waiting = this.shown?.waiting_for ?? [];
    return waiting.find((seat) => this.you.includes(seat)) ?? null;
  }

  /** Who must take the screen before anything is shown: the next person, if hands are secret. */
  get covered(): number | null {
    if (!this.shared || this.past || this.shown?.status !== "playing") return null;
    return this.asked !== null && this.asked !== this.looking ? this.asked : null;
  }

  /** The choice that is on its way. */
  get sent(): Sent | null {
    return this.outbox.sent;
  }

  /** What is shown while looking back. */
  get past(): PastFrame | null {
    return this.backward.frame;
  }

  /** The frame on the table: an earlier one while looking back. */
  get frame(): Frame | null {
    return this.past ?? this.shown;
  }

  get choices(): Option[] {
    if (this.past || this.sent || this.waiting > 0 || this.covered !== null) return NOTHING;
    return this.shown?.ask?.options ?? NOTHING;
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The seat one speaks and acts for. */
  get self(): number | null {
    return this.shared ? (this.looking ?? this.asked) : (this.you[0] ?? null);
  }

  // What one does.

  choose(choice: number): void {
    const ask = this.shown?.ask;
    if (!ask || this.sent || !this.choices.some((option) => option.choice === choice)) return;
    this.notice = "";
    this.outbox.choose(ask, choice);
  }

  /** Uncover a hand; or cover it, and with it every line of the log that told what only its owner may know. */
  look(seat: number | null): void {
    this.looking = seat;
    if (seat === null) this.hello();
    else this.line.send({ type: "look", seat });
  }

  undo(): void {
    const undo = this.shown?.undo;
    if (undo) this.line.send({ type: "undo", id: unique(), seat: undo.seat, ply: this.shown!.ply });
  }

  askUndo(to: number): void {
    if (this.self !== null) this.line.send({ type: "ask_undo", id: unique(), seat: this.self, to });
  }

  answerUndo(seat: number, agree: boolean): void {
    this.line.send({ type: "answer_undo", id: unique(), seat, agree });
  }

  say(words: string): void {
    this.outbox.say({ type: "chat", id: unique(), seat: this.self, text: words });
  }

  /** Show the game as it was after so many choices. */
  at(ply: number): void {
    this.pacer.skip();
    const last = this.shown?.ply ?? 0;
    if (ply >= last && this.shown?.status !== "over") this.present();
    else this.backward.look(Math.max(0, Math.min(ply, last)));
  }

  /** Back from the past to what is now. */
  present(): void {
    this.backward.leave();
  }

  skip(): void {
    this.pacer.skip();
  }

  /** A finger or the mouse is down: nothing moves away from under it until it is let go. */
  pressed(): void {
    this.pacer.hold(PRESS);
  }

  /** It was let go; its click comes first, then what is new. */
  released(): void {
    setTimeout(() => this.pacer.release());
  }

  caughtUp(): void {
    this.since = null;
  }

  // What one hears.

  private hello(): void {
    const keys = Object.values(mine.get(this.id)?.keys ?? {});
    this.line.send({ type: "hello", keys, since: this.first ? null : (this.shown?.ply ?? null) });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "frame":
        this.thinking = message.thinking;
        this.pacer.push(message);
        if (!this.pacer.held) this.waiting = this.pacer.waiting;
        return;
      case "past":
        return this.backward.answered(message);
      case "previews":
        if (message.ply === this.shown?.ask?.ply)
          this.previews = new Map(message.previews.map((preview) => [preview.choice, preview.lines]));
        return;
      case "taken":
        return this.outbox.reached(this.shown?.ply ?? message.ply);
      case "refused":
        return this.refused(message);
      case "chat":
        this.chat = [...this.chat, message.line];
        return this.listener.said(message.line);
      case "presence":
        this.seats = message.seats;
        return;
      case "rematch":
        return this.rematch(message.id, message.keys);
      case "thinking":
        this.thinking = message;
        return;
      case "pong":
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.entry = message.game;
    this.options = message.options;
    this.you = message.you;
    this.seats = message.game.seats;
    this.chat = message.chat;
    this.pacer.clear();
    this.waiting = 0;
    this.log = message.log;
    this.previewed = -1;
    this.backward.unanswered();
    if (this.first) this.since = news(message);
    this.first = false;
    mine.seen(message.game);
    if (this.looking !== null) this.line.send({ type: "look", seat: this.looking });
    this.outbox.again();
  }

  private refused(message: { id: string | null; code: string; message: string }): void {
    this.notice = message.message;
    this.backward.unanswered();
    this.outbox.refused(message.id);
  }

  private rematch(id: string, keys: Record<string, string>): void {
    for (const [seat, key] of Object.entries(keys)) mine.hold(id, this.entry?.game ?? "", Number(seat), key);
    this.listener.rematch(id);
  }

  private show(frame: Frame, waiting: number): void {
    const before = this.shown;
    const follows = before !== null && frame.ply > before.ply && before.viewer === frame.viewer;
    this.previous = follows ? before : null;
    this.shown = frame;
    this.seats = frame.seats;
    this.waiting = waiting;
    if (before && frame.ply < before.ply) this.log = this.log.filter((line) => line.ply <= frame.ply);
    this.tell(frame);
    this.outbox.reached(frame.ply);
    this.uncover(frame);
    this.wonder(frame, before);
    if (frame.status === "over" && this.entry?.status !== "over") this.ended();
  }

  private tell(frame: Frame): void {
    const lines = fresh(this.log, frame.story);
    if (!lines.length) return;
    this.log = [...this.log, ...lines];
    this.listener.told(lines);
  }

  /** Cover the hand when the next question is another person's at this screen; uncover it where nothing is secret. */
  private uncover(frame: Frame): void {
    if (!this.shared || this.asked === null || this.asked === this.looking) return;
    if (text.games[this.entry?.game ?? ""]?.secrets === false) this.look(this.asked);
    else if (frame.viewer !== null && this.looking !== null) this.look(null);
  }

  /** Ask what the choices would do, once for each question. */
  private wonder(frame: Frame, before: Frame | null): void {
    const ask = frame.ask;
    if (!ask) {
      this.previews = new Map();
      return;
    }
    if (this.waiting > 0 || this.previewed === ask.ply) return;
    this.previewed = ask.ply;
    this.previews = new Map();
    this.line.send({ type: "previews", ply: ask.ply });
    if (before?.ask?.ply !== ask.ply) this.listener.asked(ask.question);
  }

  private ended(): void {
    if (!this.entry) return;
    this.entry = { ...this.entry, status: "over" };
    mine.seen(this.entry);
  }

  private pause(frame: Frame, waiting: number): number {
    if (document.hidden) return 0;
    const own = frame.story.every((line) => line.seat !== null && this.you.includes(line.seat));
    return pauseAfter(frame.story.length, own, waiting, settings.values.speed);
  }

  private readonly looked = (): void => {
    if (document.hidden) this.pacer.skip();
  };
}
