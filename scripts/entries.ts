/**
 * Everything that can be imported from the package, one line each. To add an entry, add its line and run `npm run generate -- entries`: it
 * writes the exports of package.json, the pages of the API reference (typedoc.json) and the paths of tsconfig.json. The build makes the files,
 * and `npm run size` measures the bundles.
 */

/** What can be imported under one name. */
export interface Entry {
  /** What is imported: `runebound-engine/` and this; empty for the root. */
  readonly name: string;
  /** Its file, in `src` without `.ts` and in `dist` without its ending. */
  readonly file: string;
  /** What an app imports of it when its size is measured. */
  readonly imports: string;
  /** What an app imports with it: the size is what this entry adds to that. */
  readonly beside?: { readonly name: string; readonly imports: string };
  /** The most that it may cost, in kB of gzip: all of the bundle, with what it is imported with. */
  readonly limit: number;
}

const play = { name: 'second-edition', imports: '{ createGame, legalActions, apply }' };
const composing = { name: 'second-edition', imports: '{ composeRuleset }' };

/** The documents of the register that have an entry each, with what they may cost, and what they are imported with. */
const documents: readonly (readonly [string, number, Entry['beside']?])[] = [
  ['second-edition', 98, play],
  ['second-edition-variants', 5],
  ['island-of-dread', 8],
  ['advanced', 6],
  ['expansion-packs', 11],
  ['third-edition', 103, { name: 'third-edition', imports: play.imports }],
];

export const entries: readonly Entry[] = [
  { name: '', file: 'index', imports: '{ createGame, legalActions, apply }', limit: 322 },
  { name: 'second-edition', file: 'second-edition/entries/edition', imports: play.imports, limit: 80 },
  {
    name: 'second-edition/doom-track',
    file: 'second-edition/entries/doom-track',
    imports: '{ doomTrack }',
    beside: composing,
    limit: 95,
  },
  {
    name: 'second-edition/travel-hazards',
    file: 'second-edition/entries/travel-hazards',
    imports: '{ travelHazards }',
    beside: composing,
    limit: 89,
  },
  {
    name: 'second-edition/variants',
    file: 'second-edition/entries/variants',
    imports: '{ softerKnockouts, itemLimits, allyLimits, shorterGame, longerGame }',
    beside: composing,
    limit: 86,
  },
  {
    name: 'second-edition/advanced-runebound',
    file: 'second-edition/entries/advanced-runebound',
    imports: '{ advancedRunebound }',
    beside: composing,
    limit: 101,
  },
  {
    name: 'second-edition/island-of-dread',
    file: 'second-edition/entries/island-of-dread',
    imports: '{ islandOfDread }',
    beside: composing,
    limit: 115,
  },
  {
    name: 'second-edition/rituals-and-runes',
    file: 'second-edition/entries/rituals-and-runes',
    imports: '{ ritualsAndRunes }',
    beside: composing,
    limit: 90,
  },
  {
    name: 'second-edition/weapons-of-legend',
    file: 'second-edition/entries/weapons-of-legend',
    imports: '{ weaponsOfLegend }',
    beside: composing,
    limit: 91,
  },
  {
    name: 'second-edition/traps-and-terrors',
    file: 'second-edition/entries/traps-and-terrors',
    imports: '{ trapsAndTerrors }',
    beside: composing,
    limit: 89,
  },
  {
    name: 'second-edition/beasts-and-bandits',
    file: 'second-edition/entries/beasts-and-bandits',
    imports: '{ beastsAndBandits }',
    beside: composing,
    limit: 89,
  },
  {
    name: 'second-edition/seven-scions',
    file: 'second-edition/entries/seven-scions',
    imports: '{ sevenScions, sevenScionsCooperative }',
    beside: composing,
    limit: 106,
  },
  {
    name: 'second-edition/cataclysm',
    file: 'second-edition/entries/cataclysm',
    imports: '{ cataclysm }',
    beside: composing,
    limit: 103,
  },
  {
    name: 'second-edition/modules',
    file: 'second-edition/entries/modules',
    imports: '{ bundledModules }',
    beside: composing,
    limit: 186,
  },
  {
    name: 'second-edition/saves',
    file: 'second-edition/entries/saves',
    imports: '{ parseState }',
    beside: play,
    limit: 102,
  },
  {
    name: 'second-edition/content-checks',
    file: 'second-edition/entries/content-checks',
    imports: '{ checkContent }',
    beside: play,
    limit: 126,
  },
  {
    name: 'second-edition/rules',
    file: 'second-edition/rules',
    imports: '{ lifeOf }',
    beside: composing,
    limit: 85,
  },
  {
    name: 'second-edition/words',
    file: 'words/second-edition/slim',
    imports: '{ wordsOf }',
    beside: play,
    limit: 101,
  },
  {
    name: 'second-edition/picture',
    file: 'picture/second-edition/slim',
    imports: '{ pictureOf }',
    beside: play,
    limit: 95,
  },
  { name: 'third-edition', file: 'third-edition/entries/edition', imports: play.imports, limit: 85 },
  {
    name: 'third-edition/saves',
    file: 'third-edition/entries/saves',
    imports: '{ parseState }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 102,
  },
  {
    name: 'third-edition/content-checks',
    file: 'third-edition/entries/content-checks',
    imports: '{ checkContent }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 126,
  },
  {
    name: 'third-edition/rules',
    file: 'third-edition/rules',
    imports: '{ healthOf }',
    beside: { name: 'third-edition', imports: composing.imports },
    limit: 87,
  },
  {
    name: 'third-edition/words',
    file: 'words/third-edition/index',
    imports: '{ wordsOf }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 105,
  },
  {
    name: 'third-edition/words/german',
    file: 'words/third-edition/german',
    imports: '{ german }',
    limit: 34,
  },
  {
    name: 'third-edition/bots',
    file: 'bots/third-edition/index',
    imports: '{ playGame }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 104,
  },
  {
    name: 'third-edition/scenario',
    file: 'scenario/third-edition/index',
    imports: '{ fromScenario }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 142,
  },
  {
    name: 'third-edition/picture',
    file: 'picture/third-edition/index',
    imports: '{ pictureOf }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 103,
  },
  {
    name: 'words',
    file: 'words/second-edition/index',
    imports: '{ wordsOf }',
    beside: composing,
    limit: 122,
  },
  { name: 'words/german', file: 'words/second-edition/german', imports: '{ german }', limit: 74 },
  {
    name: 'picture',
    file: 'picture/second-edition/index',
    imports: '{ pictureOf }',
    beside: composing,
    limit: 108,
  },
  { name: 'register', file: 'register/index', imports: '{ cite }', limit: 61 },
  ...documents.map(([name, limit, beside]) => ({
    name: `register/${name}`,
    file: `register/documents/${name}`,
    imports: '{ cite }',
    ...(beside && { beside }),
    limit,
  })),
  {
    name: 'table',
    file: 'table/index',
    imports: '{ createTable }',
    beside: composing,
    limit: 85,
  },
  { name: 'kernel', file: 'kernel/index', imports: '{ bindRuleset, composeRules, defineModule }', limit: 26 },
  { name: 'drafts', file: 'kernel/drafts', imports: '{ undrafted }', beside: play, limit: 85 },
  { name: 'hex', file: 'hex/index', imports: '*', limit: 2 },
  { name: 'scenario', file: 'scenario/second-edition/index', imports: '{ fromScenario }', limit: 281 },
  { name: 'conformance', file: 'conformance/index', imports: '{ readVectors, runVector }', limit: 449 },
  { name: 'desk', file: 'desk/index', imports: '{ answer, linkOf, questionIn, vectorOf }', limit: 451 },
  {
    name: 'desk/editions',
    file: 'desk/editions',
    imports: '{ editionsIn, editionsOf }',
    limit: 2,
  },
  ...(
    [
      ['second-edition', 338, 340],
      ['third-edition', 199, 201],
    ] as const
  ).flatMap(([edition, conformance, desk]) => [
    {
      name: `${edition}/conformance`,
      file: `conformance/${edition}/index`,
      imports: '{ readVectors, runVector }',
      limit: conformance,
    },
    {
      name: `${edition}/desk`,
      file: `desk/${edition}/index`,
      imports: '{ answer, linkOf, questionIn, vectorOf }',
      limit: desk,
    },
  ]),
  { name: 'bots', file: 'bots/second-edition/index', imports: '{ playGame }', limit: 289 },
  {
    name: 'review',
    file: 'review/second-edition/index',
    imports: '{ review }',
    beside: play,
    limit: 97,
  },
  {
    name: 'third-edition/review',
    file: 'review/third-edition/index',
    imports: '{ review }',
    beside: { name: 'third-edition', imports: play.imports },
    limit: 88,
  },
  { name: 'learning', file: 'learning/index', imports: '{ learningGame }', limit: 328 },
  { name: 'protocol', file: 'protocol/entry', imports: '{ openSession }', limit: 517 },
  { name: 'threads', file: 'threads/index', imports: '{ playouts }', limit: 401 },
  {
    name: 'adapters/boardgame-io',
    file: 'adapters/boardgame-io/index',
    imports: '{ gameOf, withoutSecrets, onlyOwnMoves }',
    limit: 322,
  },
];

/** Files that are built although nobody outside imports them: the command does, and a worker is started with its file. */
export const inHouse: readonly string[] = [
  'threads/worker',
  'second-edition/index',
  'third-edition/bundled',
  'protocol/index',
  'conformance/manifest',
  'kernel/content/wording',
  'kernel/problems',
];

/** Files of `tools` that are built beside the command, which imports them when it needs them. */
export const ofTools: readonly string[] = ['workshop/index', 'mcp/index', 'mcp/answers', 'mcp/said'];

const target = (file: string, types: string, code: string) => ({
  types: `./dist/${file}.${types}`,
  default: `./dist/${file}.${code}`,
});

/** What package.json exports of code. */
export const codeExports = (): Record<string, unknown> =>
  Object.fromEntries(
    entries.map(({ name, file }) => [
      name === '' ? '.' : `./${name}`,
      { import: target(file, 'd.ts', 'js'), require: target(file, 'd.cts', 'cjs') },
    ]),
  );

/** The name by which an entry is imported. */
export const specifier = (name: string): string =>
  name === '' ? 'runebound-engine' : `runebound-engine/${name}`;

/** The paths of tsconfig.json, by which this repository imports itself as users do. */
export const paths = (): Record<string, string[]> => ({
  ...Object.fromEntries(entries.map(({ name, file }) => [specifier(name), [`./src/${file}.ts`]])),
  'runebound-engine/vocabulary.json': ['./conformance/content/vocabulary.json'],
});

/** The files that the API reference is made of. */
export const pages = (): string[] => entries.map(({ file }) => `src/${file}.ts`);
