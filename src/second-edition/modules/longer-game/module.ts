import { gameLength } from '../game-length.js';

/** Variant: Longer Runebound. Experience costs more, for players who find games too short (2e.longer.purpose). */
export const longerGame = gameLength({
  id: 'longer-game',
  title: 'Longer Runebound',
  conflicts: [{ module: 'shorter-game', rule: '2e.longer.purpose' }],
  costs: [6, 5, 4],
  rules: ['2e.longer.cost-1-2', '2e.longer.cost-3-4', '2e.longer.cost-5-6'],
});
