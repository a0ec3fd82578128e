/** A connection that mends itself: it opens, and opens again when it is lost, until it is closed for good. */

import type { ClientMessage, ServerMessage } from "./messages";

export type Connection = "connecting" | "open" | "lost";

export interface Hearer {
  opened: () => void;
  heard: (message: ServerMessage) => void;
  changed: (state: Connection) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    this.open();
  }

  /** Send now; says whether it could be sent. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    clearTimeout(this.again);
    this.rest();
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.again);
    this.hearer.changed("connecting");
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.pinging = setInterval(() => this.ping(), PING_EVERY);
      this.hearer.opened();
      this.hearer.changed("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.hearer.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private ping(): void {
    this.send({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(this.drop, PONG_WITHIN);
  }

  private rest(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silence);
  }

  private lost(): void {
    this.rest();
    this.socket = null;
    if (this.closed) return;
    this.hearer.changed("lost");
    // A little chance in the wait keeps a whole table from knocking at the same moment.
    this.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A socket without network can look open for minutes: give it up at once. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lost();
    socket.close();
  };

  private readonly hurry = (): void => {
    if (this.socket || this.closed) return;
    this.wait = FIRST_WAIT;
    this.open();
  };
}
