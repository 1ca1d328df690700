import { describe, expect, it } from 'vitest';
import { type Bot, nimbleBot, sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode, bundledModules, composeRuleset } from '../../src/index.js';

/* What bots keep in mind is told by the rules in force: with rules composed anew, nothing is remembered. */

const tables = [['doom-track', 'travel-hazards'], ['island-of-dread'], ['cataclysm']];
const STRIDE = 7;

describe.each<[string, (seed: string) => Bot]>([
  ['sensible', sensibleBot],
  ['nimble', nimbleBot],
])('a %s bot', (_, botOf) => {
  it.each(tables)(
    'does what one would that has seen few of the positions before: its memory holds nothing that has changed (%s)',
    (...ids) => {
      const modules = ids.flatMap((id) => bundledModules[id] ?? []);
      const [everything, little] = [composeRuleset(modules), composeRuleset(modules)];
      const setup = { players: 3, modules: ids, seed: 'm' };
      const table = everything.simulate(everything.createGame(setup), { chance: 'state' });
      const [bots, others] = [[0, 1, 2].map((at) => botOf(`${at}`)), [0, 1, 2].map((at) => botOf(`${at}`))];
      const [chosen, instead]: [string[], string[]] = [[], []];
      for (let step = 0; step < 1_500 && table.outcome === null; step++) {
        const decision = table.decision();
        if (decision === null || decision.actor === 'chance') throw new Error('A player was to decide.');
        const { actor: player } = decision;
        const legal = table.legalActions();
        const view = table.view(player);
        const action = bots[player]?.choose(view, legal, { player, decision, ruleset: everything });
        if (action === undefined) throw new Error('A bot has to choose.');
        if (step % STRIDE === 0) {
          const other = others[player]?.choose(view, legal, { player, decision, ruleset: little });
          chosen.push(`${step} ${actionCode(action)}`);
          instead.push(`${step} ${other && actionCode(other)}`);
        }
        table.apply(action);
      }
      expect(chosen.length).toBeGreaterThan(100);
      expect(instead).toEqual(chosen);
    },
  );
});
