import type { Recipe } from './recipe.js';

const generators = ['effects', 'hooks', 'content-schemas', 'content-page'];

const gaining = 'src/second-edition/abilities/effects/gaining.ts';
const having = 'src/third-edition/abilities/effects/having.ts';
const fighting = 'src/third-edition/abilities/effects/fighting.ts';

const conditions = 'src/second-edition/abilities/conditions/having.ts';
const words = 'src/third-edition/abilities/word-tables.ts';

const part = (what: string, file: string, put: string) => ({ what, edits: [{ file, put }] });

/** A word of a list, before another line. */
const word = (file: string, put: string, before: string, what = 'the word') => ({
  what,
  edits: [{ file, find: before, put: `${put}${before}` }],
});

/** A card effect in both editions, and an ability for combat tokens. */
export const effects: readonly Recipe[] = [
  {
    name: '[a card effect](#a-card-effect), Second Edition',
    parts: [
      part(
        'its schema',
        gaining,
        `
/** Your gold is doubled. */
export const doubleGoldSchema: EffectSchema<'double-gold'> = {
  fields: {
    /** The most that is gained. */
    most: '1..20',
  },
};
`,
      ),
      part(
        'what it does',
        gaining,
        `export const doubleGold: EffectRule<'double-gold'> = {
  act(g, f, e) {
    const amount = Math.min(playerState(g, f.player).gold, e.most);
    // What changes on the table has an event, which makes the change: clients follow the game by events alone.
    if (amount > 0) g.emit(goldGained, { player: f.player, amount, by: f.card, rule: '2e.bank.income' });
  },
};
`,
      ),
      part(
        'its text',
        gaining,
        `export const doubleGoldText: EffectText<'double-gold'> = {
  text: 'double your gold, up to {most} more',
  values: ({ most }) => ({ most }),
};
`,
      ),
      part(
        'its worth',
        gaining,
        `export const doubleGoldWorth: EffectWorth<'double-gold'> = {
  worth: (e, { own }) => Math.min(e.most, own.gold),
};
`,
      ),
    ],
    generators,
    omission: {
      part: 'its text',
      fails: 'types',
      message: /second-edition\/abilities\/effects\/index\.ts.*'"double-gold"' is missing/,
    },
  },
  {
    name: '[a card effect](#a-card-effect), Third Edition',
    parts: [
      part(
        'its schema',
        having,
        `
/** Your gold is doubled. */
export const doubleGoldSchema: EffectSchema<'double-gold'> = {
  fields: { most: '1..20' },
};
`,
      ),
      part(
        'what it does',
        having,
        `export const doubleGold: EffectRule<'double-gold'> = {
  act: (g, f, e) =>
    possessions.gainGold(g, f.player, Math.min(g.state.players[f.player]?.gold ?? 0, e.most), CARD),
};
`,
      ),
      part(
        'its text',
        having,
        `export const doubleGoldText: EffectText<'double-gold'> = {
  text: 'double your gold, up to {most} more',
  values: ({ most }) => ({ most }),
};
`,
      ),
      part('its worth', having, `export const doubleGoldWorth: EffectWorth<'double-gold'> = {};\n`),
    ],
    generators,
    omission: {
      part: 'what it does',
      fails: 'types',
      message: /third-edition\/abilities\/effects\/index\.ts.*'"double-gold"' is missing/,
    },
  },
  {
    name: '[a combat token ability](#a-combat-token-ability-third-edition), Third Edition',
    parts: [
      part(
        'its schema',
        fighting,
        `
/** No symbol counts double on your tokens any longer. */
export const undoubleSchema: EffectSchema<'undouble'> = {
  only: 'in combat',
};
`,
      ),
      part(
        'what it does',
        fighting,
        `export const undouble: EffectRule<'undouble'> = {
  act(g, f) {
    const fight = g.find(combat);
    if (fight !== undefined) fight.sides[ownSide(f, fight)].doubled = [];
  },
};
`,
      ),
      part(
        'its text',
        fighting,
        `export const undoubleText: EffectText<'undouble'> = {
  text: 'no symbol counts double',
};
`,
      ),
      part('its worth', fighting, `export const undoubleWorth: EffectWorth<'undouble'> = {};\n`),
    ],
    generators,
    omission: {
      part: 'its worth',
      fails: 'types',
      message: /third-edition\/abilities\/effects\/index\.ts.*undouble.* is missing/,
    },
  },
  {
    name: '[a condition](#a-condition-trigger-or-modifier), Second Edition',
    parts: [
      part(
        'its schema',
        conditions,
        `
/** Whether your Hero has no wound. */
export const unhurtSchema: ConditionSchema<'unhurt'> = { value: 'boolean' };
`,
      ),
      part(
        'when it holds',
        conditions,
        `export const unhurtRule: ConditionRule<'unhurt'> = {
  holds: (g, wanted, { player }) => (playerState(g, player).hero.wounds === 0) === wanted,
  says: (wanted) => (wanted ? why\`a Hero without wounds\` : why\`a Hero with wounds\`),
};
`,
      ),
      part(
        'its text',
        conditions,
        `export const unhurtText: ConditionText<'unhurt'> = {
  text: '{yes, select, yes {without wounds} other {with wounds}}',
};
`,
      ),
    ],
    generators: [...generators, 'reasons'],
    omission: {
      part: 'its text',
      fails: 'types',
      message: /second-edition\/abilities\/conditions\/index\.ts.*'?unhurt'? is missing/,
    },
  },
  {
    name: '[a trigger](#a-condition-trigger-or-modifier), Second Edition',
    parts: [
      word(
        'src/second-edition/abilities/triggers.ts',
        `  /** The player's Hero has ended its turn in a town. */
  'turn-ended-in-town': { text: 'when you end your turn in a town' },
`,
        `  /** Of the player whose card it is; of every player for an Event. */\n  'turn-start'`,
      ),
      {
        what: 'its rule',
        edits: [
          {
            file: 'src/second-edition/base/turn.ts',
            find: `    runTriggers(g, 'turn-end', f.player);\n`,
            put: `    runTriggers(g, 'turn-end', f.player);
    if (playerState(g, f.player).hero.space !== null) runTriggers(g, 'turn-ended-in-town', f.player);
`,
          },
        ],
      },
    ],
    generators,
    omission: {
      part: 'its rule',
      fails: 'generate',
      message: /abilities\/triggers\.ts:\d+: no rule names 'turn-ended-in-town'/,
    },
  },
  {
    name: '[a modifier](#a-condition-trigger-or-modifier), Second Edition',
    parts: [
      word(
        'src/second-edition/abilities/modifiers.ts',
        `  /** How many gold pieces a turn brings. */
  income: { text: 'gold a turn', hero: true },
`,
        `  /** What an Item costs at a market. */`,
      ),
      part(
        'its rule',
        'src/second-edition/base/characters.ts',
        `
/** What a turn brings a player. */
export const incomeOf = (g: G, player: number): number =>
  changeOf(g, 'income', player, playerState(g, player).hero.card);
`,
      ),
    ],
    generators,
    omission: {
      part: 'its rule',
      fails: 'generate',
      message: /abilities\/modifiers\.ts:\d+: no rule names 'income'/,
    },
  },
  {
    name: '[a trigger](#a-condition-trigger-or-modifier), Third Edition',
    parts: [
      word(
        words,
        `  /** You have drawn a trophy from a deck. */
  'trophy-drawn': { text: 'when you draw a trophy' },
`,
        `  /** You have rested. */`,
      ),
      word(words, "  'trophy-drawn': 1,\n", '  rested: 1.2,', 'its worth'),
      {
        what: 'its rule',
        edits: [
          {
            file: 'src/third-edition/base/module.ts',
            find: `  reaction(trophyDrawn, `,
            put: `  reaction(trophyDrawn, (g, { player }) => runTriggers(g, 'trophy-drawn', player)),
  reaction(trophyDrawn, `,
          },
        ],
      },
    ],
    generators,
    omission: {
      part: 'its worth',
      fails: 'types',
      message: /abilities\/word-tables\.ts.*trophy-drawn.* is missing/,
    },
    further: [
      {
        part: 'its rule',
        fails: 'generate',
        message: /abilities\/word-tables\.ts:\d+: no rule names 'trophy-drawn'/,
      },
    ],
  },
];
