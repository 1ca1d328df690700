/* What examples in comments use and do not declare: names that the package exports, and values that every reader can imagine. */

type Names = Readonly<Record<string, string>>;

/** Names with the entry that exports them. */
const from = (specifier: string, names: string, types = ''): Names =>
  Object.fromEntries([
    ...names.split(' ').map((name) => [name, `import { ${name} } from '${specifier}';`]),
    ...types.split(' ').map((name) => [name, `import type { ${name} } from '${specifier}';`]),
  ]);

const functions =
  'apply composeRuleset createGame decision defineModule legalActions serialize startGame transition viewFor';

const both: Names = {
  ...from('runebound-engine', 'actionCode secondEdition thirdEdition', 'PlayerState'),
  ...from(
    'runebound-engine/kernel',
    'detail eventKind forbid hidden override reaction why',
    'Deck EventOf FrameOf GameTypes Ruleset StateOf ViewOf',
  ),
  ...from('runebound-engine/conformance', 'readVectors'),
  ...from('runebound-engine/hex', 'adjacency'),
  ...from('runebound-engine/register', 'cite'),
  ...from('runebound-engine/threads', 'createPool playouts'),
  ...from('node:module', 'createRequire'),
  ...from('node:fs', 'readFileSync'),
  Client: `const { Client } = createRequire(import.meta.url)('boardgame.io/client');`,
  FlatFile: `const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server');`,
  action: `const [action] = legalActions(game); if (action === undefined) throw new Error('There is no action.');`,
  card: `const card = detail<string>('card');`,
  choose: 'const choose = (indices: readonly number[]): number => indices[0] ?? 0;',
  client: `const client = Client({ game: gameOf({}), numPlayers: 2, debug: false }); client.updatePlayerID(Object.keys(client.getState().ctx.activePlayers)[0]);`,
  document: `const document = { body: { innerHTML: '' } };`,
  draw: 'const draw = (shown: object): unknown => shown;',
  game: 'const game = createGame(options);',
  gold: 'const gold = 2;',
  greet: 'const greet = (...whom: readonly unknown[]): unknown => whom;',
  later: 'const later = new Response(JSON.stringify(viewFor(game, 0)));',
  localStorage: 'const localStorage = { getItem: (_key: string): string | null => serialize(game) };',
  player: `const player = detail<number>('player');`,
  pool: 'const pool = createPool({ threads: 1 });',
  price: 'const price = 5;',
  response: 'const response = new Response(JSON.stringify(viewFor(game, 0)));',
  send: 'const send = (player: number, events: readonly object[]): unknown => [player, events];',
  slept: `const slept = eventKind('inn/slept', { meaning: 'A Hero spent the night at an inn.', details: { player: player('Whose Hero.') }, rules: ['house.inns.rest'] });`,
  state: 'const state = game;',
  states: 'const states = [game];',
  vector: `const [vector] = readVectors(JSON.parse(text)); if (vector === undefined) throw new Error('There is no vector.');`,
  view: 'const view = viewFor(game, 0);',
};

const secondEdition: Names = {
  ...both,
  ...from('runebound-engine/second-edition', `${functions} riseOfTheDragonLords rulesetOf`, 'WoundsTaken'),
  ...from(
    'runebound-engine/second-edition/rules',
    'cardTaken goldGained lifeOf market ofBoard playerState turn',
    'G',
  ),
  ...from('runebound-engine/second-edition/doom-track', 'doomTrack'),
  ...from('runebound-engine/bots', 'sensibleBot', 'Player'),
  ...from('runebound-engine/scenario', 'fromScenario startScenario'),
  ...from('runebound-engine/words', 'storyText words wordsOf'),
  Action: `import type { SecondEditionAction as Action } from 'runebound-engine/second-edition';`,
  cardId: `import { cardId } from '@/src/second-edition/base/schemas.js';`,
  event: `const [event] = startGame(options).events; if (event === undefined) throw new Error('There is no event.');`,
  g: 'let g!: G; ruleset.ask(game, (table) => { g = table; return null; });',
  inns: `const inns = defineModule({ id: 'inns', title: 'Inns' });`,
  manual: `let manual = createGame({ players: options.players, chance: 'manual' }); for (const answer of startGame(options).answers) manual = apply(manual, answer);`,
  options: `const options = { players: [{ hero: 'mordrog' }, {}], seed: 3 } as const;`,
  ruleset: 'const ruleset = composeRuleset();',
  seat: `import { seat } from '@/src/second-edition/base/schemas.js';`,
  text: `const text = readFileSync('conformance/second-edition/escape.json', 'utf8');`,
};

const thirdEdition: Names = {
  ...both,
  ...from('runebound-engine/third-edition', `${functions} rulesetOf`),
  ...from('runebound-engine/third-edition/content-checks', 'checkContent'),
  ...from('runebound-engine/third-edition/rules', 'turn'),
  ...from('runebound-engine/third-edition/scenario', 'fromScenario startScenario'),
  ...from('runebound-engine/third-edition/words', 'storyText words wordsOf'),
  game: `const game = fromScenario({ game: { scenario: 'corpse-king', players: [{ hero: 'corbin', hex: 'tamalir' }, { hero: 'lyssa' }] }, given: { turn: { player: 0, step: 'act' } } });`,
  inns: `const inns = defineModule({ id: 'inns', title: 'Inns', edition: 'third-edition' });`,
  manual: 'let manual = game;',
  options: `const options = { scenario: 'corpse-king', players: 2, seed: 7 } as const;`,
  pack: `const pack = { id: 'mine', name: 'Mine', skills: [] };`,
  ruleset: `const ruleset = rulesetOf('corpse-king');`,
  text: `const text = JSON.stringify({ id: 'mine', name: 'Mine', skills: [] });`,
};

const { defineModule = '', inns = '' } = thirdEdition;

/** Names that mean something else in some files. */
const elsewhere: readonly (readonly [path: RegExp, names: Names])[] = [
  [
    /^src\/adapters\//,
    {
      game: 'const game = gameOf({});',
      Server: '',
      ...from('runebound-engine/adapters/boardgame-io', 'gameOf'),
    },
  ],
  [
    /^src\/words\/second-edition\/slim\.ts/,
    from('runebound-engine/second-edition/words', 'doomTrackWords wordsOf'),
  ],
  [
    /^src\/picture\/second-edition\/slim\.ts/,
    from('runebound-engine/second-edition/picture', 'doomTrackPicture drawingSlices pictureOf'),
  ],
  [
    /^src\/picture\/third-edition\/picture\.ts/,
    from('runebound-engine/third-edition/picture', 'drawingOf drawingSlices'),
  ],
  [
    /^src\/words\/(speech|second-edition\/speaking)\.ts/,
    { words: `import { words as wordsIn } from 'runebound-engine/words'; const words = wordsIn(state);` },
  ],
  [
    /^src\/conformance\//,
    {
      ...from('runebound-engine', 'composeRuleset'),
      ...from('runebound-engine/conformance', 'playVector runVector runVectors vocabularyOf'),
    },
  ],
  [
    /^src\/desk\//,
    from('runebound-engine/desk', 'answer linkOf questionIn questionOfView readQuestion snippetOf'),
  ],
  [/^src\/kernel\/events/, { g: `const g: Pick<G, 'emit'> = { emit: () => undefined };` }],
  [/^src\/kernel\/follow\.ts/, from('runebound-engine/second-edition/rules', 'onEvent')],
  [
    /^src\/kernel\/game-types/,
    { InnState: 'type InnState = Envelope;', ...from('runebound-engine/kernel', 'detail', 'Envelope') },
  ],
  [/^src\/compose-ruleset\.ts/, { defineModule, inns }],
  [
    /^src\/kernel\/decks\.ts/,
    {
      decks: `const decks: { skills: Deck } = { skills: { top: [], pool: [], bottom: [] } };`,
      handOfSomebodyElse: 'const handOfSomebodyElse = [unknownCard];',
      content: `const content = { skills: ['first-aid'] };`,
    },
  ],
];

/** What the names mean in a file, by the edition that it is of. */
export const givenIn = (file: string): Names => (/third-edition/.test(file) ? thirdEdition : secondEdition);

/** What stands before all else that a name may mean in a file. */
export const insteadIn = (file: string): Names =>
  Object.assign({}, ...elsewhere.flatMap(([path, names]) => (path.test(file) ? [names] : [])));
