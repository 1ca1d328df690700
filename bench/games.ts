import { playGame } from '../src/bots/second-edition/index.js';
import { createGame, simulate } from '../src/index.js';
import { flatMonteCarlo } from './monte-carlo.js';
import { programs, type Ready, type Row, several } from './rows.js';
import { uct } from './uct.js';
import { midGame, PLAYERS } from './walks.js';

/* What a bot or a study does: whole games, and searching for a move. */

const group = 'Whole games and search';

/** Rows that take many actions each. */
export const gameRows: readonly Row[] = [
  {
    id: 'whole game of four random players, doom-track',
    group,
    program: 'doom-track',
    unit: 'games',
    count: 10,
    open: wholeGames,
  },
  {
    id: 'sensible bots, thinking included',
    group,
    program: 'bots',
    unit: 'actions',
    count: 500,
    open: bots,
  },
  {
    id: 'flat Monte-Carlo',
    group,
    program: programs.search,
    unit: 'iterations',
    count: 400,
    open: () => searches(flatMonteCarlo),
  },
  { id: 'UCT', group, program: programs.search, unit: 'iterations', count: 400, open: () => searches(uct) },
];

/** Each round the same games. With the doom track they end, after some two thousand actions. */
function wholeGames(): Ready {
  return (units) => () => {
    for (let seed = 0; seed < units; seed++) {
      const sim = simulate(createGame({ players: PLAYERS, seed, modules: ['doom-track'] }), {
        seed,
        check: false,
      });
      sim.playout('random');
      if (sim.outcome === null) throw new Error('A random game with the doom track did not end.');
    }
    return units;
  };
}

/** The first ten turns of each player, in game after game. */
function bots(): Ready {
  let seed = 0;
  return several(() => playGame({ players: PLAYERS, seed: seed++, maxTurns: 10 }).actions.length);
}

/** Searches of 200 iterations, all from one position. */
function searches(search: typeof uct): Ready {
  const root = simulate(midGame(), { seed: 'search', check: false });
  return several((most) => {
    const iterations = Math.min(200, most);
    search(root, iterations);
    return iterations;
  });
}
