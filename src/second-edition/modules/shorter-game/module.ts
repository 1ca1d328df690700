import { gameLength } from '../game-length.js';

/** Variant: Shorter Runebound. Experience costs less, for players who find games too long (2e.shorter.purpose). */
export const shorterGame = gameLength({
  id: 'shorter-game',
  title: 'Shorter Runebound',
  // Both replace the same cost table.
  conflicts: [{ module: 'longer-game', rule: '2e.shorter.purpose' }],
  costs: [4, 3, 2],
  rules: ['2e.shorter.cost-1-2', '2e.shorter.cost-3-4', '2e.shorter.cost-5-6'],
});
