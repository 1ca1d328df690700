import { bundledModules } from '../../src/second-edition/bundled.js';

/** The editions whose vectors there are. Each has a pass of its own, as the vectors of one never come by the rules of the other. */
export const editions = ['second-edition', 'third-edition'] as const;

export type EditionName = (typeof editions)[number];

/** A part of the code, and what is held against its mutants. */
export interface Group {
  readonly mutate: readonly string[];
  /** The edition whose published vectors are tried first, so that the tests are tried only on what lives through them; `null` without vectors. */
  readonly vectors: EditionName | null;
  readonly tests: readonly string[];
  /** Tests that are quick and notice much of what lives: they are tried before the others. */
  readonly first?: readonly string[];
}

/** Beside rules: what is told of values and what followers of events do, and what a save says of a module's memory. No ruling hangs on them. */
const telling = ['follow', 'inspect'] as const;
const saving = 'scenario-frames';

const rulesOf = (edition: EditionName, folder: string, ...tests: string[]): Group => ({
  // Cards and boards are content, and have tests of their own.
  mutate: [
    `src/${edition}/${folder}/**/*.ts`,
    `!src/${edition}/${folder}/event-kinds/**/*.ts`,
    `!src/${edition}/${folder}/content/**/*.ts`,
    ...[...telling, saving].map((name) => `!src/${edition}/${folder}/**/${name}.ts`),
  ],
  vectors: edition,
  tests,
});

const edition = 'second-edition';
const third = 'third-edition';

const rules = (folder: string, ...tests: string[]): Group =>
  rulesOf(edition, folder, `test/${edition}/${folder}/**/*.test.ts`, ...tests);

/** A group but for some files. */
const without = (files: readonly string[], group: Group): Group => ({
  ...group,
  mutate: [...group.mutate, ...files.map((file) => `!${file}`)],
});

const checks = [
  `src/${third}/base/invariants/**/*.ts`,
  `src/${third}/base/content-shape.ts`,
  `src/${third}/scenarios/*/{invariants,frames}.ts`,
];

/** What saves say of frames, and what is told of values, is tried for all modules in one place. */
const saves = `test/${edition}/saves-frames.test.ts`;
const values = `test/${edition}/inspect/values.test.ts`;

const packs = [
  'rituals-and-runes',
  'weapons-of-legend',
  'traps-and-terrors',
  'beasts-and-bandits',
  'seven-scions',
  'seven-scions-cooperative',
  'cataclysm',
];
const large = ['advanced-runebound', 'island-of-dread'];
const variants = Object.keys(bundledModules).filter((id) => ![...packs, ...large].includes(id));

/** What is tried with cards of the packs, how their actions are numbered, where their values come from, and what refusals say. */
const tried = `test/${edition}/modules/packs-{tried,refusals}.test.ts`;

/** What a save must keep: what is remembered, what is always true, and where frames may stand. */
const packChecks = [`src/${edition}/modules/{${packs.join(',')}}/**/{memory,invariants,places}.ts`];

/** What is mutated, and by what it is to be noticed. */
export const groups = {
  base: rules('base', `test/${edition}/abilities/**/*.test.ts`, `test/${edition}/worked-examples.test.ts`),
  abilities: rules('abilities'),
  variants: rules(`modules/{${variants.join(',')}}`, saves, values),
  'advanced-runebound': rules('modules/advanced-runebound', saves, values),
  'island-of-dread': rules('modules/island-of-dread', saves, values),
  packs: {
    ...without(packChecks, rules(`modules/{${packs.join(',')}}`, saves, values, tried)),
    // All but games made for each card.
    first: [
      tried,
      `test/${edition}/modules/{adventure-packs,rituals-and-runes,seven-scions,weapons-of-legend}/*.test.ts`,
      `test/${edition}/modules/cataclysm/{invariants,rules,saves}.test.ts`,
      values,
    ],
  },
  // Apart from the rules of the packs, as in Third Edition below.
  'packs-checks': {
    mutate: packChecks,
    vectors: edition,
    tests: [`test/${edition}/modules/{${packs.join(',')}}/*.test.ts`, `test/${edition}/saves*.test.ts`],
  },
  // A vector says what may be done in a position; what a save may say, and what is made of options, is no ruling.
  saves: {
    mutate: [`src/${edition}/saves/**/*.ts`, `src/${edition}/**/${saving}.ts`],
    vectors: null,
    tests: [`test/${edition}/**/*saves.test.ts`, saves],
  },
  telling: {
    mutate: [
      `src/${edition}/inspect/**/*.ts`,
      `src/${edition}/base/event-kinds/*.ts`,
      ...telling.map((name) => `src/${edition}/**/${name}.ts`),
    ],
    vectors: null,
    tests: [`test/${edition}/inspect/**/*.test.ts`, 'test/properties/follow.test.ts'],
  },
  // The tests of Third Edition lie by chapters of its rules, not by folders of its code. What is checked of saves, of positions and of packs from
  // outside stands apart: a vector says of it only what the description of a position can say, and most of that is refused before.
  'third-edition-base': {
    ...without(
      checks,
      rulesOf(
        third,
        'base',
        `test/${third}/*.test.ts`,
        `test/${third}/hard/*.test.ts`,
        `test/${third}/inspect/{attempts,reach,values}.test.ts`,
        `test/${third}/content/*.test.ts`,
        // How all actions are numbered.
        'test/learning/numbering.test.ts',
      ),
    ),
    // All but whole games, and saves.
    first: [
      `test/${third}/{adventuring,board,bounds,combat*,exchange,foreseen,hero-abilities,hidden,invariants,movement}.test.ts`,
      `test/${third}/{refusals,resting,scenarios,setup,shopping,skills,time,told,turn,villains}.test.ts`,
      `test/${third}/content/{assets,compiled,composing,scenarios,skills,tokens-and-heroes}.test.ts`,
      `test/${third}/hard/*.test.ts`,
      `test/${third}/inspect/{attempts,reach,values}.test.ts`,
    ],
  },
  'third-edition-abilities': rulesOf(
    third,
    'abilities',
    `test/${third}/{hero-abilities,skills,combat*,exchange}.test.ts`,
    `test/${third}/hard/*.test.ts`,
    `test/${third}/content/*.test.ts`,
  ),
  'third-edition-scenarios': without(
    checks,
    rulesOf(
      third,
      'scenarios/*',
      `test/${third}/{scenarios,villains,setup,saves}.test.ts`,
      `test/${third}/content/scenarios.test.ts`,
    ),
  ),
  'third-edition-checks': {
    mutate: checks,
    vectors: third,
    tests: [
      `test/${third}/{invariants,saves,villains}.test.ts`,
      `test/${third}/content/{check,composing}.test.ts`,
    ],
  },
  'third-edition-saves': {
    mutate: [`src/${third}/saves/**/*.ts`],
    vectors: null,
    tests: [`test/${third}/saves.test.ts`],
  },
  'third-edition-telling': {
    mutate: [`src/${third}/inspect/**/*.ts`, `src/${third}/base/event-kinds/*.ts`],
    vectors: null,
    tests: [
      `test/${third}/inspect/*.test.ts`,
      `test/${third}/follow.test.ts`,
      `test/properties/${third}.test.ts`,
    ],
  },
  kernel: { mutate: ['src/kernel/**/*.ts'], vectors: null, tests: ['test/kernel/**/*.test.ts'] },
} satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

export const groupNames = Object.keys(groups) as GroupName[];
