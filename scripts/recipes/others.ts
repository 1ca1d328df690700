import type { Recipe } from './recipe.js';

const english = 'src/words/second-edition/english.json';
const knockout = 'src/second-edition/base/knockout.ts';
const keptGold = 'examples/kept-gold.ts';

/** A word, a reason, and a rule that a module changes. */
export const others: readonly Recipe[] = [
  {
    name: '[a word](#a-word-or-a-reason)',
    parts: [
      {
        what: 'its text',
        edits: [{ file: english, find: '"Nobody wins the game: {how}."', put: '"Nobody wins: {how}."' }],
      },
    ],
    generators: [],
    omission: {
      part: 'the name of a value in it',
      wrong: [{ file: english, find: '"Nobody wins: {how}."', put: '"Nobody wins: {who}."' }],
      fails: ['npx', 'vitest', 'run', 'test/words/complete.test.ts'],
      message: /event\.game\/lost: who/,
    },
  },
  {
    name: '[a reason](#a-word-or-a-reason)',
    parts: [
      {
        what: 'its text',
        edits: [
          {
            file: knockout,
            find: "forbid('2e.defeat.card-protected');",
            put: "forbid('2e.defeat.card-protected', 'This card stays with you.');",
          },
        ],
      },
    ],
    generators: ['reasons'],
    omission: {
      part: 'to run `npm run generate`',
      fails: 'check',
      message: /Stale: src\/words\/second-edition\/known-reasons\.ts/,
    },
  },
  {
    name: '[a rule in a module of your own](#change-a-rule-in-a-module-of-your-own)',
    parts: [
      {
        what: 'its module',
        edits: [
          {
            file: keptGold,
            put: `import { composeRuleset, defineModule, override } from 'runebound-engine';
import { losesGold } from 'runebound-engine/second-edition/rules';

export const keptGold = defineModule({
  id: 'kept-gold',
  title: 'Kept Gold',
`,
          },
        ],
      },
      {
        what: 'the text of its rule',
        edits: [
          {
            file: keptGold,
            put: "  rules: [{ id: 'house.kept-gold.no-loss', text: 'A knockout takes no gold.' }],\n",
          },
        ],
      },
      {
        what: 'its override',
        edits: [
          {
            file: keptGold,
            put: `  overrides: [override(losesGold, () => () => false)],
  citesInstead: { '2e.knockout.gold': 'house.kept-gold.no-loss' },
});

console.log(composeRuleset([keptGold]).createGame({ players: 2, seed: 1 }).modules.join()); // kept-gold
`,
          },
        ],
      },
    ],
    generators: [],
    omission: {
      part: 'the text of its rule',
      fails: ['npx', 'tsx', keptGold],
      message: /kept-gold cites house\.kept-gold\.no-loss/,
    },
  },
];
