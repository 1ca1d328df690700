import process from 'node:process';
import { setImmediate } from 'node:timers/promises';

/** Ctrl-C ends the work and prints the results so far; pressed again it ends the command. */
export class Patience {
  private readonly controller = new AbortController();
  private readonly lose = (): void => {
    if (this.lost) process.exit(130);
    this.controller.abort();
  };

  constructor() {
    process.on('SIGINT', this.lose);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get lost(): boolean {
    return this.signal.aborted;
  }

  /** Does the work piece by piece, and reacts to Ctrl-C in between. */
  async *through<T>(work: Iterable<T>): AsyncGenerator<T, void> {
    for (const piece of work) {
      yield piece;
      await setImmediate();
      if (this.lost) return;
    }
  }

  end(): void {
    process.off('SIGINT', this.lose);
  }
}
