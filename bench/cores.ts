import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, ROUNDS, WARM_ROUNDS } from './measure.js';
import { bundle } from './workers.js';

/* What all cores play together, beside what one of them plays: batches of 100,000 actions, in turns. */

/** What the row is called: `--only` finds it by that. */
export const coresRow = 'playouts on all cores';

/** A batch that was played. */
export interface Batch {
  readonly actions: number;
  /** Milliseconds on the clock. */
  readonly clock: number;
  /** Milliseconds of all processors together. */
  readonly processors: number;
}

/** What a batch is to be: so many actions of so many threads. */
export interface BatchOrder {
  readonly threads: number;
  readonly actions: number;
}

/** What was found. */
export interface Cores {
  readonly threads: number;
  /** Actions a second, on the clock: of the calling thread alone, and of all threads. */
  readonly alone: number;
  readonly together: number;
  /** Actions a second of processor time, of the calling thread alone. */
  readonly perProcessor: number;
  /** What all threads play, as a share of what so many times one thread would: on the clock. On a busy machine it is anything. */
  readonly share: number;
  /** The same in processor time: what sending and sharing the memory cost. It does not count waiting. */
  readonly work: number;
}

const ACTIONS = 100_000;

/** @param play - has a batch played */
export async function coresOf(
  play: (order: BatchOrder) => Promise<Batch>,
  share = 1,
  threads = availableParallelism(),
): Promise<Cores> {
  const actions = ACTIONS * share;
  const both = [1, threads];
  for (let i = 0; i < WARM_ROUNDS; i++) for (const many of both) await play({ threads: many, actions });
  const rounds: (readonly [Batch, Batch])[] = [];
  for (let i = 0; i < ROUNDS; i++)
    rounds.push([await play({ threads: 1, actions }), await play({ threads, actions })]);
  const speed = (at: 0 | 1, time: 'clock' | 'processors'): number =>
    median(rounds.map((round) => (1000 * round[at].actions) / round[at][time]));
  const [alone, together, perProcessor] = [speed(0, 'clock'), speed(1, 'clock'), speed(0, 'processors')];
  return {
    threads,
    alone,
    together,
    perProcessor,
    share: together / (threads * alone),
    work: speed(1, 'processors') / perProcessor,
  };
}

/** Measures in a process of its own, by plain Node. */
export async function measureCores(share = 1): Promise<Cores> {
  const folder = mkdtempSync(join(tmpdir(), 'cores-'));
  let child: ChildProcess | null = null;
  try {
    await bundle(
      {
        'cores-child': fileURLToPath(new URL('./cores-child.ts', import.meta.url)),
        'cores-thread': fileURLToPath(new URL('../src/threads/worker.ts', import.meta.url)),
      },
      folder,
    );
    const playing = fork(join(folder, 'cores-child.cjs'), {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child = playing;
    const ended = once(playing, 'exit').then(() => null);
    return await coresOf(async (order) => {
      playing.send(order);
      const answer = await Promise.race([once(playing, 'message'), ended]);
      if (answer === null) throw new Error(`"${coresRow}" came to no end: its process stopped.`);
      return answer[0];
    }, share);
  } finally {
    child?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
