import { easyBot, searchBot, sensibleBot } from 'runebound-engine/third-edition/bots';
import { reviewSlices } from 'runebound-engine/third-edition/review';
import { type EditionMinds, thought } from './minds.js';

/* The minds of Third Edition. */

export const third: EditionMinds = {
  minds: {
    easy: easyBot,
    sensible: sensibleBot,
    planner: sensibleBot,
    search: (seed) => searchBot(seed, thought),
  },
  standsAt: (view, player) => (view.edition === 'third-edition' ? (view.players[player]?.hex ?? null) : null),
  // Tokens are cast in it: no exact odds are known.
  fightOdds: () => null,
  reviewSlices: (past) => reviewSlices(past as never),
};
