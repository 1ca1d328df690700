import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import type { Prices } from './prices.js';
import type { Order, PriceOrder, Row } from './rows.js';

const entry = fileURLToPath(import.meta.resolve('./worker.ts'));
const outDir = fileURLToPath(new URL(`../node_modules/.cache/bench-${process.pid}`, import.meta.url));

/** Bundles programs of the benchmark as the package is shipped, for plain Node: without helpers, each in a file of its own, which may be named. */
export const bundle = (programs: string[] | Record<string, string>, folder: string): Promise<void> =>
  build({
    config: false,
    entry: programs,
    outDir: folder,
    format: ['cjs'],
    target: 'es2022',
    platform: 'node',
    silent: true,
    // boardgame.io's package files suit bundlers only, and it brings an Immer of its own.
    noExternal: [/./],
  });

/**
 * Processes that do rounds of rows: one for each program, because a process that plays by many rules at once is slower at each of them, and
 * nobody's program does.
 *
 * They run code as it is shipped: bundled without helpers, by plain Node. Under tsx every inner function is given its name anew each time it is
 * made, which alone costs a third of the speed.
 */
export async function startWorkers() {
  await bundle([entry], outDir);
  const workers = new Map<string, { readonly process: ChildProcess; readonly end: Promise<null> }>();

  function workerFor(program: string) {
    const known = workers.get(program);
    if (known) return known;
    const started = fork(`${outDir}/worker.cjs`, {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const worker = { process: started, end: once(started, 'exit').then(() => null) };
    workers.set(program, worker);
    return worker;
  }

  async function told(program: string, order: Order): Promise<unknown> {
    const worker = workerFor(program);
    worker.process.send(order);
    const answer = await Promise.race([once(worker.process, 'message'), worker.end]);
    if (answer === null) throw new Error(`"${program}" came to no end: its process stopped.`);
    return answer[0];
  }

  return {
    /** Has a round of a row done: how many of its units go into a second. */
    speedOf: async ({ id, program }: Row, units: number): Promise<number> =>
      (await told(program, { id, units })) as number,
    /** Has some actions done whose pieces are priced: watched rules are a program of their own. */
    pricesOf: async (order: PriceOrder): Promise<Prices> =>
      (await told(`${order.set}, ${order.play}, priced`, order)) as Prices,
    stop(): void {
      for (const worker of workers.values()) worker.process.kill();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
