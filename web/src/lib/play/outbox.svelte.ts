/** What was sent and not yet answered: it goes out again when a lost connection is back, and the server counts it once. */

import type { Ask, ClientMessage } from "../net/messages";
import { unique } from "./story";

export interface Sent {
  id: string;
  seat: number;
  ply: number;
  choice: number;
}

export class Outbox {
  /** The choice that waits for its answer; until then no other can be made. */
  sent = $state.raw<Sent | null>(null);
  private unsaid: ClientMessage[] = [];

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  choose(ask: Ask, choice: number): void {
    this.sent = { id: unique(), seat: ask.seat, ply: ask.ply, choice };
    this.send({ type: "choose", ...this.sent });
  }

  say(message: ClientMessage): void {
    if (!this.send(message)) this.unsaid.push(message);
  }

  again(): void {
    if (this.sent) this.send({ type: "choose", ...this.sent });
    for (const said of this.unsaid.splice(0)) this.send(said);
  }

  refused(id: string | null): void {
    if (id === this.sent?.id) this.sent = null;
  }

  /** The game stands at this ply: what was sent for another one is done with. */
  reached(ply: number): void {
    if (this.sent && ply !== this.sent.ply) this.sent = null;
  }
}
