import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditionId, GameView } from 'runebound-engine';
import type { Move } from '../game/game.js';
import type { Answering, Asking } from './thinking.js';

/** Beside this file, and compiled where this one is. */
const thinking = fileURLToPath(new URL(`./thinking${extname(import.meta.url)}`, import.meta.url));

interface Waiting {
  resolve(action: Move): void;
  reject(error: Error): void;
}

/** The process in which bots think: started when the first is asked, and again should it fail. */
export class Bots {
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | null = null;
  #count = 0;

  /** What a bot does who has this view of a table. */
  choose(table: string, view: GameView<EditionId>): Promise<Move> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#process ??= this.#started();
      this.#ask({ id, table, view });
    });
  }

  /** A table at which nobody plays any more. */
  forget(table: string): void {
    this.#ask({ id: -1, table });
  }

  close(): void {
    this.#process?.disconnect();
  }

  #ask(asking: Asking): void {
    // What is wrong with a process that cannot be told anything, its end says.
    this.#process?.send(asking, () => {});
  }

  #started(): ChildProcess {
    const child = fork(thinking, { serialization: 'advanced' });
    child.on('message', ({ id, action, trouble }: Answering) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (action !== undefined) waiting?.resolve(action);
      else waiting?.reject(new Error(trouble));
    });
    // It could not be started, or told something: nobody is left waiting, and the next who asks has it started again.
    child.on('error', () => child.kill());
    child.once('close', () => {
      this.#process = null;
      for (const { reject } of this.#waiting.values()) reject(new Error('The bots have left.'));
      this.#waiting.clear();
    });
    return child;
  }
}
