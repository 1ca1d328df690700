import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/index.js';
import { reaction } from '../../../src/kernel/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import { composeRuleset, rulesetOf, type SecondEditionRuleset } from '../../../src/second-edition/index.js';
import { defineModule, heroMoved, movement, reachable } from '../../../src/second-edition/rules.js';
import { upTo } from '../../depth.js';
import { choose } from '../../properties/play.js';
import { begin, modulesOf, startsWith } from '../../properties/starts.js';
import { Bench, hurt, on } from '../abilities/workshop.js';
import { reachable as byCopies } from './reach-by-copies.js';

/* Steps that share a game lead where steps on copies of their own lead. */

const sets = [
  [],
  ['travel-hazards'],
  ['island-of-dread'],
  ['seven-scions'],
  ['advanced-runebound'],
  ['cataclysm'],
  ['rituals-and-runes'],
];

/** How many ways there are. */
function compared(ruleset: Pick<SecondEditionRuleset, 'ask'>, state: GameState): number {
  const found = ruleset.ask(state, reachable);
  expect(found).toEqual(ruleset.ask(state, byCopies));
  return found?.spaces.reduce((sum, { ways }) => sum + ways.length, 0) ?? 0;
}

const walking = (modules: readonly string[], space: string, dice: readonly number[]): Scenario => ({
  game: { modules: [...modules], players: [{ hero: 'mordrog', space }, {}] },
  given: { movement: { player: 0, dice: [...dice] } },
});

/** In Tamalir, or on the Island of Dread in another town. */
const townOf = (modules: readonly string[]): string => {
  const { towns } = rulesetOf(modules).rules.content.board;
  return (towns.find(({ id }) => id === 'tamalir') ?? towns[0])?.space ?? '';
};

describe.each(sets.map((modules) => [modules.join() || 'no module', modules] as const))(
  'reach with %s',
  (_, modules) => {
    it('is the same in random games', { timeout: 120_000 }, () => {
      let [moves, ways] = [0, 0];
      const choices = fc.array(fc.noBias(fc.nat()), { minLength: 60, maxLength: 60 });
      fc.assert(
        fc.property(startsWith(modules), choices, (start, numbers) => {
          const ruleset = rulesetOf(modulesOf(start));
          let state = begin(start);
          for (const number of numbers) {
            if (state === null || state.outcome !== null) return;
            const found = compared(ruleset, state);
            ways += found;
            if (found > 0) moves++;
            const listed = ruleset.legalActions(state);
            state = ruleset.apply(state, choose(listed, number));
          }
        }),
        { numRuns: upTo(6, 60) },
      );
      expect(moves).toBeGreaterThan(20);
      expect(ways).toBeGreaterThan(200);
    });

    it('is the same with any dice', () => {
      const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
      let ways = 0;
      fc.assert(
        fc.property(dice, (faces) => {
          const state = fromScenario(walking(modules, townOf(modules), faces));
          ways += compared(rulesetOf(modules), state);
        }),
        { numRuns: upTo(12, 100) },
      );
      expect(ways).toBeGreaterThan(100);
    });
  },
);

describe('reach', () => {
  it('is the same for so many dice that the search is cut short', { timeout: 60_000 }, () => {
    const state = fromScenario(walking([], townOf([]), [1, 2, 3, 4, 5, 6, 1, 2]));
    const ruleset = rulesetOf([]);
    expect(ruleset.ask(state, reachable)?.complete).toBe(false);
    expect(compared(ruleset, state)).toBeGreaterThan(5_000);
  });

  it('is the same where a card harms or asks the Hero who enters a space', () => {
    for (const effects of [
      [hurt('you', 1)],
      [
        {
          do: 'choose',
          options: [
            { id: 'a', label: 'a', do: [] },
            { id: 'b', label: 'b', do: [] },
          ],
        },
      ],
    ]) {
      const item = { abilities: [on('space-entered', effects as never)] };
      const given = { movement: { player: 0, dice: [1, 3, 5] } };
      const { ruleset, state } = new Bench({ item }, { me: { items: ['my-item'] }, given });
      expect(compared(ruleset, state)).toBeGreaterThan(1);
    }
  });

  it('is the same where a module counts steps unseen, and looks at the dice', () => {
    const counting = defineModule({
      id: 'third-step',
      title: 'The third step gives a die',
      moduleState: () => ({ steps: 0 }),
      reactions: [
        reaction(heroMoved, (g) => {
          const memory = g.state.ext['third-step'] as { steps: number };
          const f = g.find(movement);
          if (++memory.steps === 3 && f !== undefined && f.dice.includes(5)) f.dice.push(1);
        }),
      ],
    });
    const ruleset = composeRuleset([counting]);
    const state = fromScenario(walking(['third-step'], townOf([]), [1, 3, 5, 5]), ruleset);
    const found = ruleset.ask(state, reachable);
    expect(
      found?.spaces.some(({ ways }) => ways.some(({ spent, left }) => spent.length + left.length === 5)),
    ).toBe(true);
    expect(compared(ruleset, state)).toBeGreaterThan(50);
  });
});
