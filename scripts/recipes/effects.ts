import type { Recipe } from './recipe.js';

const generators = ['effects', 'hooks', 'content-schemas', 'content-page'];

const gaining = 'src/second-edition/abilities/effects/gaining.ts';
const having = 'src/third-edition/abilities/effects/having.ts';
const fighting = 'src/third-edition/abilities/effects/fighting.ts';

const part = (what: string, file: string, put: string) => ({ what, edits: [{ file, put }] });

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
    const p = playerState(g, f.player);
    const amount = Math.min(p.gold, e.most);
    p.gold = raised(p.gold, amount);
    // What changes on the table has an event: clients follow the game by events alone.
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
    possessions.gainGold(g, f.player, Math.min(playerState(g, f.player).gold, e.most), CARD),
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
];
