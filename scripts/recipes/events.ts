import { missingIn, type Omission, type Recipe } from './recipe.js';

/** An event that a chapter emits. */
function eventOf(said: {
  readonly edition: string;
  readonly chapter: string;
  readonly rule: string;
  /** The chapter that emits it: what stands there before and after. */
  readonly emits: { readonly file: string; readonly imports: string; readonly at: string };
  readonly words: { readonly file: string; readonly at: string };
}): Omit<Recipe, 'omission'> {
  const { emits, words } = said;
  return {
    name: `[an event](#an-event), ${said.edition === 'second-edition' ? 'Second' : 'Third'} Edition`,
    parts: [
      {
        what: 'what it means',
        edits: [{ file: said.chapter, put: '\n/**\n * A Hero spends the night at an inn.\n' }],
      },
      {
        what: 'its rules',
        edits: [{ file: said.chapter, put: ` * Rules: ${said.rule}.` }],
      },
      {
        what: 'what a screen shows',
        edits: [{ file: said.chapter, put: ' Shows: gold, `amount` gold from `player` to the bank.\n' }],
      },
      {
        what: 'its details',
        edits: [
          {
            file: said.chapter,
            put: ` */
export const innSlept = event('inn/slept', {
  player: player(), // Whose Hero.
  amount: integer(), // How much it pays.
}).changes((g, { player, amount }) => {
  playerAt(g, player).gold -= amount;
});
`,
          },
        ],
      },
      {
        what: 'where it happens',
        edits: [
          {
            file: emits.file,
            find: emits.imports,
            put: `${emits.imports}import { innSlept } from './event-kinds/index.js';\n`,
          },
          {
            file: emits.file,
            find: emits.at,
            put: `${emits.at}    if (g.state.players.length > 6)
      g.emit(innSlept, { player: f.player, amount: 1, rule: '${said.rule}' });
`,
          },
        ],
      },
      {
        what: 'its English',
        edits: [
          {
            file: words.file,
            find: words.at,
            put: `${words.at}    "event.inn/slept": "{player} sleeps at an inn for {amount} gold.",\n`,
          },
        ],
      },
    ],
    generators: ['event-kinds', 'events', 'protocol', 'vectors'],
  };
}

const unemitted: Omission = {
  part: 'where it happens',
  fails: 'generate',
  message: /base\/event-kinds\/\w+\.ts:\d+: No rule emits the event inn\/slept/,
};

export const events: readonly Recipe[] = [
  {
    ...eventOf({
      edition: 'second-edition',
      chapter: 'src/second-edition/base/event-kinds/adventures.ts',
      rule: '2e.movement.rest-discard',
      emits: {
        file: 'src/second-edition/base/turn.ts',
        imports: "import { placeHero } from './entering.js';\n",
        at: "  auto('refresh', (g, f) => {\n",
      },
      words: {
        file: 'src/words/second-edition/english.json',
        at: '    "event.turn/ended": "The turn of {player} is over.",\n',
      },
    }),
    omission: {
      part: 'its English',
      fails: 'types',
      message: missingIn('event\\.inn/slept'),
    },
    further: [unemitted],
  },
  {
    ...eventOf({
      edition: 'third-edition',
      chapter: 'src/third-edition/base/event-kinds/heroes.ts',
      rule: '3e.rest.cost',
      emits: {
        file: 'src/third-edition/base/resting.ts',
        imports: "import { matches, rollStep } from './dice.js';\n",
        at: "  auto('heal', (g, f) => {\n",
      },
      words: {
        file: 'src/words/third-edition/english.json',
        at: '    "action.stand-up": "Stand up.",\n',
      },
    }),
    omission: {
      part: 'its rules',
      fails: 'generate',
      message: /src\/third-edition\/base\/event-kinds\/heroes\.ts:\d+: .*inn\/slept/,
    },
    further: [unemitted],
  },
];
