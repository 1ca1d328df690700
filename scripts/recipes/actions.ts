import { type Edit, missingIn, type Omission, type Recipe } from './recipe.js';

const after = (file: string, find: string, put: string): Edit => ({ file, find, put: find + put });

/** An action that a step of a chapter, or of a module, offers. */
function actionOf(said: {
  readonly whose: string;
  readonly type: string;
  readonly chapter: string;
  readonly begin: string;
  /** Its candidates: the part of its declaration that is easily forgotten. */
  readonly candidates: string;
  readonly end: string;
  readonly offer: readonly [find: string, put: string];
  readonly words: readonly [file: string, at: string, text: string];
}): Omit<Recipe, 'omission'> & Readonly<Record<'candidates' | 'offer' | 'english', Omission>> {
  const { chapter, type, whose } = said;
  const [file, at, text] = said.words;
  return {
    name: `[an action](#an-action), ${whose}`,
    parts: [
      { what: 'its declaration', edits: [{ file: chapter, put: said.begin }] },
      { what: 'its candidates', edits: [{ file: chapter, put: said.candidates }] },
      { what: 'what it does', edits: [{ file: chapter, put: said.end }] },
      { what: 'its offer', edits: [{ file: chapter, find: said.offer[0], put: said.offer[1] }] },
      {
        what: 'its English',
        edits: [after(file, at, `${/^ */.exec(at)?.[0]}"action.${type}": "${text}",\n`)],
      },
    ],
    generators: ['actions', 'protocol', 'vectors', 'hooks'],
    candidates: {
      part: 'its candidates',
      fails: 'types',
      message: new RegExp(`${chapter}\\(\\d+,\\d+\\): .*Property 'candidates' is missing`, 's'),
    },
    offer: {
      part: 'its offer',
      fails: 'generate',
      message: new RegExp(`${chapter}:\\d+: The action ${type} is offered nowhere`),
    },
    english: {
      part: 'its English',
      fails: 'types',
      message: missingIn(`action\\.${type}`),
    },
  };
}

const market = 'src/second-edition/base/market.ts';
const resting = 'src/third-edition/base/resting.ts';
const upkeep = 'src/second-edition/modules/ally-limits/upkeep.ts';

const second = actionOf({
  whose: 'Second Edition',
  type: 'inn/sleep',
  chapter: market,
  begin: `
/** A night at an inn (2e.movement.rest-discard). */
const sleep = action<MarketFrame>()('inn/sleep', {
  parameters: { character: 'id' },
  moment: '2e.movement.rest-discard',
`,
  candidates: `  candidates(g, f, add) {
    for (const { card } of partyOf(g, f.player)) add({ type: 'inn/sleep', character: card });
  },
`,
  end: `  refuse: (g, f, { character }) =>
    characterIn(playerState(g, f.player), character) ? null : forbid('2e.movement.rest-discard'),
  run(g, f, { character }) {
    heal(g, character, 0, 1);
  },
});
`,
  offer: ['healing, useAbility, done],', 'healing, useAbility, sleep, done],'],
  words: [
    'src/words/second-edition/english.json',
    '    "action.market/done": "Leave the market.",\n',
    'Let {character} sleep at the inn.',
  ],
});

const third = actionOf({
  whose: 'Third Edition',
  type: 'inn/sleep',
  chapter: resting,
  begin: `
/** A night at an inn (3e.rest.cost). */
const sleep = action<RestFrame>()('inn/sleep', {
  parameters: { card: 'id' },
  moment: '3e.rest.cost',
`,
  candidates: `  candidates(g, f, add) {
    add({ type: 'inn/sleep', card: playerState(g, f.player).hero });
  },
`,
  end: `  refuse: (g, f, { card }) => (card === playerState(g, f.player).hero ? null : forbid('3e.rest.cost')),
  run: (g, f) => heal(g, f.player, 1, '3e.rest.cost'),
});
`,
  offer: ['[reroll, rerollAll, restWell]', '[reroll, rerollAll, sleep, restWell]'],
  words: [
    'src/words/third-edition/english.json',
    '    "action.rest/heal": "Leave the dice as they are, and heal.",\n',
    '{card} sleeps at the inn.',
  ],
});

const ofModule = actionOf({
  whose: 'a bundled module',
  type: 'upkeep/sleep',
  chapter: upkeep,
  begin: `
/** An Ally that is not paid for stays at the inn (2e.ally-limits.unpaid). */
const sleep = action<MarketFrame>()('upkeep/sleep', {
  parameters: { ally: 'id' },
  moment: '2e.ally-limits.unpaid',
`,
  candidates: `  candidates(g, f, add) {
    for (const ally of owed(g, f.player)) add({ type: 'upkeep/sleep', ally });
  },
`,
  end: `  refuse: (g, f, { ally }) => (owed(g, f.player).includes(ally) ? null : forbid('2e.ally-limits.unpaid')),
  run: (g, f, { ally }) => leave(g, f.player, ally),
});
`,
  offer: ['[pay, dismiss]', '[pay, sleep, dismiss]'],
  words: [
    'src/words/second-edition/english/variants.json',
    '  "action.upkeep/pay.short": "Pay {ally}",\n',
    'Leave {ally} at the inn.',
  ],
});

/** The action of Second Edition with a parameter that is called as no thing is. */
const nameless: Omission = {
  part: 'what its parameter names',
  wrong: [
    {
      file: market,
      find: "{ character: 'id' },\n  moment: '2e.movement.rest-discard'",
      put: "{ sleeper: 'id' },\n  moment: '2e.movement.rest-discard'",
    },
  ],
  fails: 'generate',
  message: /market\.ts:\d+: Nothing says what "sleeper" of the action inn\/sleep names/,
};

export const actions: readonly Recipe[] = [
  { ...second, omission: second.english, further: [second.offer, second.candidates, nameless] },
  { ...third, omission: third.offer, further: [third.english, third.candidates] },
  { ...ofModule, omission: ofModule.offer, further: [ofModule.english, ofModule.candidates] },
];
