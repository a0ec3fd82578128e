/** Looking back: one asks for a ply and is shown it. Asked faster than it is answered, only the last wish counts. */

import type { PastFrame } from "../net/messages";

export class Past {
  frame = $state.raw<PastFrame | null>(null);
  /** The ply that one wants to see, until it is there. */
  private wished: number | null = null;

  constructor(private readonly ask: (ply: number) => void) {}

  look(ply: number): void {
    const free = this.wished === null;
    this.wished = ply;
    if (free) this.ask(ply);
  }

  /** What was asked for is there. If one has gone back to now meanwhile, it comes too late. */
  answered(frame: PastFrame): void {
    const wished = this.wished;
    if (wished === null) return;
    this.frame = frame;
    this.wished = null;
    if (wished !== frame.ply) this.look(wished);
  }

  /** No answer will come any more. */
  unanswered(): void {
    this.wished = null;
  }

  leave(): void {
    this.wished = null;
    this.frame = null;
  }
}
