import { Worker } from 'node:worker_threads';
import type { EditionId, GameView } from 'runebound-engine';
import type { Move } from '../game/game.js';
import type { Answering, Asking } from './worker.js';

interface Waiting {
  resolve(action: Move): void;
  reject(error: Error): void;
}

/** The thread in which bots think: started when the first is asked, and again should it fail. */
export class Bots {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #count = 0;

  /** What a bot does who has this view of a table. */
  choose(table: string, view: GameView<EditionId>): Promise<Move> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#ask({ id, table, view });
    });
  }

  /** A table at which nobody plays any more. */
  forget(table: string): void {
    if (this.#worker !== null) this.#ask({ id: -1, table });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(asking: Asking): void {
    this.#worker ??= this.#started();
    this.#worker.postMessage(asking);
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    // A server that has nothing else to do may end.
    worker.unref();
    worker.on('message', ({ id, action, trouble }: Answering) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (action !== undefined) waiting?.resolve(action);
      else waiting?.reject(new Error(trouble));
    });
    let reason = new Error('The bots have left.');
    worker.on('error', (error: Error) => {
      reason = error;
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    });
    return worker;
  }
}
