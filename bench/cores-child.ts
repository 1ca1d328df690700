import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPool } from '../src/threads/index.js';
import type { Batch, BatchOrder } from './cores.js';
import { midGame } from './walks.js';

/* Plays batches on so many threads, in a process of its own. */

/** Actions of a game: a fiftieth of a second, as a search plays them. */
const LENGTH = 500;

const pool = createPool({ threads: 1_024, worker: pathToFileURL(join(__dirname, 'cores-thread.cjs')) });
const state = midGame();

process.on('message', async ({ threads, actions }: BatchOrder) => {
  const count = Math.ceil(actions / LENGTH);
  const begun = [performance.now(), process.cpuUsage()] as const;
  const games = await pool.playouts([state], { count, most: LENGTH, seed: 'cores', threads }).all();
  const clock = performance.now() - begun[0];
  const { user, system } = process.cpuUsage(begun[1]);
  const batch: Batch = {
    actions: games.reduce((sum, game) => sum + game.actions, 0),
    clock,
    processors: (user + system) / 1000,
  };
  process.send?.(batch);
});
