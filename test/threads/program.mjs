/* A program that plays and closes nothing: all games, or some of those that never end. */
import process from 'node:process';
import { createGame } from '../.modules/src/index.js';
import { playouts } from '../.modules/src/threads/index.js';

const file = new URL('./mine.mjs', import.meta.url);
const states = [2, 3].map((players) => createGame({ players, seed: 1 }));
const stuck = process.argv[2] === 'stuck';
let played = 0;
if (!stuck) played = (await playouts(states.slice(0, 1), { count: 3, most: 20, threads: 2 }).all()).length;
else
  for await (const _ of playouts(states, { policy: { file, name: 'stuck' }, count: 3, most: 20, threads: 2 }))
    if (++played === 3) break;
console.log(`played ${played}`);
