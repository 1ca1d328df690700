import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditionId, GameView } from 'runebound-engine';
import type { Move } from '../game/game.js';
import type { Strength } from './strengths.js';
import type { Answering, Asking, Forgetting } from './thinking.js';

/** Beside this file, and compiled where this one is. */
const thinking = fileURLToPath(new URL(`./thinking${extname(import.meta.url)}`, import.meta.url));

interface Waiting {
  resolve(action: Move): void;
  reject(error: Error): void;
}

/** So many bots that search have their whole time, one after the other; more of them share that. */
const unhurried = 4;
/** Milliseconds that a bot has to search, however many wait. */
const least = 50;

/** All bots: those that search think in a process of their own, so that no other waits for them. */
export class Bots {
  readonly #quick = new Thinkers();
  readonly #searching = new Thinkers();
  /** The milliseconds of a choice that is searched for. */
  readonly #thinking: number;
  constructor(thinking: number) {
    this.#thinking = thinking;
  }

  /** What a bot does who has this view of a table. */
  choose(table: string, view: GameView<EditionId>, strength: Strength): Promise<Move> {
    const thinkers = strength === 'search' ? this.#searching : this.#quick;
    const share = (unhurried * this.#thinking) / (thinkers.waiting + 1);
    const budget = Math.min(this.#thinking, Math.max(least, share));
    return thinkers.choose({ table, view, strength, budget });
  }

  /** A table at which nobody plays any more. */
  forget(table: string): void {
    for (const thinkers of [this.#quick, this.#searching]) thinkers.forget(table);
  }

  close(): void {
    for (const thinkers of [this.#quick, this.#searching]) thinkers.close();
  }
}

/** A process in which bots think: started when the first is asked, and again should it fail. */
class Thinkers {
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | null = null;
  #count = 0;

  get waiting(): number {
    return this.#waiting.size;
  }

  choose(asking: Omit<Asking, 'id'>): Promise<Move> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#process ??= this.#started();
      this.#ask({ id, ...asking });
    });
  }

  forget(table: string): void {
    this.#ask({ table });
  }

  close(): void {
    // It may be in the midst of a search, and hears nothing then.
    this.#process?.kill();
  }

  #ask(asking: Asking | Forgetting): void {
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
