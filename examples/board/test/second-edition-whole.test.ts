import { wholeGames } from './whole-games.js';

/** The doom track ends a game, and six players fill it sooner than two. */
const quick = { third: false, modules: ['doom-track', 'shorter-game'], players: 6 } as const;

wholeGames('Second Edition', {
  phone: { ...quick, seed: '15' },
  tablet: { ...quick, seed: '14' },
  desk: { ...quick, seed: '44' },
  keys: { ...quick, seed: '15' },
});
