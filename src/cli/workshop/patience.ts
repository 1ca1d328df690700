import process from 'node:process';
import { setImmediate } from 'node:timers/promises';

/* Work that somebody may not wait for to its end. */

/** Ctrl-C ends the work, and what there is by then is told; pressed again it ends the command. */
export class Patience {
  /** Whether somebody has lost it. */
  lost = false;
  private readonly lose = (): void => {
    if (this.lost) process.exit(130);
    this.lost = true;
  };

  constructor() {
    process.on('SIGINT', this.lose);
  }

  /** Does piece after piece of some work, and hears Ctrl-C in between. */
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
