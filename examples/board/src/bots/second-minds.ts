import { easyBot, plannerBot, searchBot, sensibleBot } from 'runebound-engine/bots';
import { reviewSlices } from 'runebound-engine/review';
import { combatOddsOn } from 'runebound-engine/second-edition/rules';
import { rulesetOfSecond } from '../editions/second.js';
import { type EditionMinds, thought } from './minds.js';

/* The minds of Second Edition. */

export const second: EditionMinds = {
  minds: {
    easy: easyBot,
    sensible: sensibleBot,
    planner: plannerBot,
    search: (seed) => searchBot(seed, thought),
  },
  standsAt: (view, player) =>
    view.edition === 'second-edition' ? (view.players[player]?.hero.space ?? null) : null,
  fightOdds: (view, after) =>
    rulesetOfSecond(view).ask(view as never, (g) => combatOddsOn(g, { after: after as never }))?.win ?? null,
  reviewSlices: (past) => reviewSlices(past as never),
};
