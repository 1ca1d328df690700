import type { Timepiece } from '../../../src/bots/second-edition/index.js';

/** A clock that stands still until somebody moves its hands. */
export class HandClock implements Timepiece {
  private hour = 0;
  private readonly waiting = new Map<() => void, number>();

  now(): number {
    return this.hour;
  }

  after(milliseconds: number, call: () => void): () => void {
    this.waiting.set(call, this.hour + milliseconds);
    return () => this.waiting.delete(call);
  }

  /** So much time goes by. */
  pass(milliseconds: number): void {
    this.hour += milliseconds;
    for (const [call, at] of [...this.waiting]) if (at <= this.hour && this.waiting.delete(call)) call();
  }
}
