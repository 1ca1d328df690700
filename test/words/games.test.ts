import { describe, expect, it } from 'vitest';
import { actionCode } from '../../src/index.js';
import { bundledModules, rulesetOf, type SecondEditionState } from '../../src/second-edition/index.js';
import { createNarrator, wordsOf } from '../../src/words/second-edition/index.js';
import { upTo } from '../depth.js';
import { choose } from '../properties/play.js';
import { wrongIn } from './sentences.js';

/* Random games of all module sets: everything offered, asked, refused and told reads like a sentence. */

const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
  ['doom-track', 'travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits', 'shorter-game'],
  ['item-limits', 'ally-limits', 'island-of-dread'],
  ['island-of-dread', 'rituals-and-runes'],
];

/** Whole numbers that follow from one. */
function numbersFrom(seed: number): () => number {
  let word = (seed * 0x9e3779b9 + 7) | 0;
  return () => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return (word ^ (word >>> 13)) >>> 0;
  };
}

const moves = upTo(200, 400);

describe.each(sets.map((modules) => [modules.join(' + ') || 'the base game', modules] as const))(
  'random games with %s',
  (_name, modules) => {
    const ruleset = rulesetOf(modules);

    it.each(['seeded', 'manual'] as const)(
      'are put in sentences, when chance is %s',
      { timeout: 120_000 },
      (chance) => {
        const seed = modules.length * 10 + (chance === 'manual' ? 1 : 0);
        const next = numbersFrom(seed);
        const begin = () =>
          ruleset.startGame({ players: 3, seed: `words ${seed}`, chance, modules: [...modules] } as never);
        let { state, events } = begin();
        const words = wordsOf(ruleset);
        const narrator = createNarrator(words);
        const sound = (text: string, of: unknown): void => {
          const wrong = wrongIn(text);
          if (wrong !== null) throw new Error(`seed ${seed}, ${JSON.stringify(of)}: ${wrong}`);
        };
        // By hand there are questions to chance besides; all else is said as before.
        const most = chance === 'manual' ? moves / 4 : moves;
        for (let move = 0; move < most && state.outcome === null; move++) {
          const said = words.at(state);
          for (const event of events)
            for (const form of ['long', 'short'] as const) sound(said.describe(event, { form }), event);
          for (const line of narrator.tell(events, state)) sound(line.text, line);
          const decision = ruleset.decision(state);
          sound(said.ask(decision), decision);
          const actions = ruleset.legalActions(state);
          const labels = actions.slice(0, 60).map((action) => {
            sound(said.describe(action, { by: 1 }), action);
            const label = said.describe(action, { form: 'short' });
            sound(label, action);
            return label;
          });
          const twice = labels.findIndex((label, at) => labels.indexOf(label) !== at);
          if (twice >= 0)
            throw new Error(
              `seed ${seed}: "${labels[twice]}" is ${actionCode(actions[twice] as never)} and ${actionCode(actions[labels.indexOf(labels[twice] as string)] as never)}`,
            );
          if (move % 10 === 0)
            sound(said.reason(ruleset.explain(state, { type: 'market/done' })), 'market/done');
          ({ state, events } = ruleset.transition(state, choose(actions as never, next()) as never));
        }
        expect((state as SecondEditionState).turn).toBeGreaterThan(1);
      },
    );
  },
);
