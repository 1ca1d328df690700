import { it } from 'vitest';
import { playGames } from './play.js';
import { starts } from './starts.js';

/* Random games, without modules and with any that go together, keep every promise of the rules in every state. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 10);
const LENGTH = 120;

it('random games keep every promise in every state', { timeout: 300_000 }, () =>
  playGames(starts, RUNS, LENGTH),
);
