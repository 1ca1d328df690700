// The examples of the public functions. Each is written once, in the words of an edition; `npm run snippets` checks them, the tests run them.

/** What the examples of an edition say. */
interface Words {
  /** Options of a game of so many players. */
  readonly options: (players: number) => string;
  /** The legal actions at the beginning of a game, as codes. */
  readonly codes: string;
  /** An action that asks chance. */
  readonly rolls: string;
  /** What chance decides then. */
  readonly decided: string;
  /** An action that is refused, and the rule that refuses it. */
  readonly refused: readonly [action: string, rule: string];
  /** The Body of the first Hero. */
  readonly body: string;
  /** The list of what is reached. */
  readonly reached: string;
  /** The odds of an option, with what they are. */
  readonly odds: readonly [from: string, is: string];
  /** Answers of the first decision. */
  readonly answers: string;
}

const secondEdition: Words = {
  options: (players) => `{ players: ${players}, seed: 'tamalir' }`,
  codes: `['move/roll dice=5', ...]`,
  rolls: `{ type: 'move/roll', dice: 5 }`,
  decided: 'the dice are',
  refused: [`{ type: 'market/done' }`, '2e.market.actions'],
  body: `{ value: 6, base: 4, changes: [{ from: 'counters', counter: 'body', change: 2, ... }] }`,
  reached: 'spaces',
  odds: [`({ action, chance }) => [action?.type, chance]`, `[['combat/escape', 0.64], ...]`],
  answers: `['Pay 2 gold', 'Fight']`,
};

const thirdEdition: Words = {
  options: (players) => `{ scenario: 'corpse-king', players: ${players}, seed: 'tamalir' }`,
  codes: `['setup/hero card=corbin', ...]`,
  rolls: `{ type: 'move/roll' }`,
  decided: 'the dice are',
  refused: [`{ type: 'adventure/begin' }`, '3e.adventure.condition'],
  body: `{ value: 4, base: 3, changes: [{ card: 'strength', change: 1, ... }], learned: 1, free: 3 }`,
  reached: 'hexes',
  odds: [`({ action, odds: of }) => [actionCode(action), of.is]`, `[['move/roll', 'move'], ...]`],
  answers: `['Take 2 gold', 'Take the token']`,
};

/** The words of each edition. At the root, games are of Second Edition unless their options name another. */
const wordsOf = {
  root: secondEdition,
  'second-edition': secondEdition,
  'third-edition': thirdEdition,
} as const;

/** Whose functions the examples are of. */
export type Entry = keyof typeof wordsOf;

type Example = (words: Words, entry: Entry) => readonly string[];

const examples: Readonly<Record<string, Example>> = {
  createGame: ({ options }, entry) => [
    `const game = createGame(${options(3)});`,
    ...(entry === 'root'
      ? [
          `const other = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });`,
        ]
      : []),
  ],
  startGame: ({ options }) => [`const { state, events } = startGame(${options(3)});`],
  legalActions: ({ options, codes }) => [
    `legalActions(createGame(${options(2)})).map(actionCode); // ${codes}`,
  ],
  apply: ({ rolls }) => [`const next = apply(game, ${rolls}, { by: 0 });`],
  transition: ({ rolls }) => [
    `const { state, events, answers } = transition(game, ${rolls});`,
    `let twin = apply(manual, ${rolls});`,
    'for (const answer of answers) twin = apply(twin, answer);',
  ],
  explain: ({ refused: [action, rule] }) => [`explain(game, ${action}).rules[0]?.id; // '${rule}'`],
  eventsFor: () => [
    'const { state, events } = transition(game, action);',
    'for (const player of state.players.keys()) send(player, eventsFor(events, player));',
  ],
  receiveView: () => [
    'const first = receiveView(null, await response.text());',
    'const next = receiveView(first, await later.text());',
    'next.players[1] === first.players[1]; // true if nothing happened to player 1',
  ],
  predict: ({ rolls, decided }) => [
    `const { view: soon, waiting } = predict(view, ${rolls});`,
    `waiting?.actor; // 'chance': ${decided} the server's`,
  ],
  follow: () => [
    'const { state: next, events } = transition(game, action);',
    'const seen = follow(viewFor(game, 0), events); // viewFor(next, 0) without frames and chance',
  ],
  inspect: ({ body }) => [`inspect(game).players[0]?.hero?.body; // ${body}`],
  attempts: () => [
    'for (const { about, attempts: tried } of attempts(game))',
    `  for (const { action, ruling } of tried) console.log(about.is, action.type, ruling?.reason ?? 'yes');`,
  ],
  answers: ({ answers }) => [
    `answers(game)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // such as ${answers}`,
  ],
  reach: ({ reached }) => [
    `reach(game)?.${reached}[0]?.ways[0]?.actions.reduce((at, action) => apply(at, action), game); // there`,
  ],
  odds: ({ odds: [from, is] }) => [`odds(game).options.map(${from}); // ${is}`],
};

/** The documentation of a function with its example, if it has one. */
export function withExample(doc: string, name: string, entry: Entry): string {
  const lines = examples[name]?.(wordsOf[entry], entry);
  if (lines === undefined) return doc;
  const open = doc.includes('\n')
    ? doc.replace(/\n ?\*\/$/, '')
    : doc.replace(/^\/\*\* (.*) \*\/$/, '/**\n * $1');
  const example = ['@example', '```ts', ...lines, '```'].map((line) => ` * ${line}`).join('\n');
  return `${open}\n${doc.includes('\n * @') ? '' : ' *\n'}${example}\n */`;
}
