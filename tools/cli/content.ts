import type { VectorOptions } from '../../src/conformance/index.js';
import type { Problem } from '../../src/kernel/index.js';
import {
  bundledModules,
  type Card,
  type ContentPack,
  checkContent,
  riseOfTheDragonLords,
  type SecondEditionModule,
} from '../../src/second-edition/index.js';
import { rulesetWith, type ScenarioId } from '../../src/third-edition/bundled.js';
import type { ContentPack as ThirdEditionPack } from '../../src/third-edition/content/pack.js';
import {
  checkContent as checkThirdEdition,
  knownIn,
} from '../../src/third-edition/entries/content-checks.js';
import { problemLine, readJson } from './files.js';
import { many } from './terminal.js';

export interface ContentReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
  /** The ids that it replaces, by their owner; empty for an invalid pack. */
  readonly replaces: Readonly<Record<string, readonly string[]>>;
}

export const ownModules = ({ ruleset, modules = [] }: VectorOptions): readonly SecondEditionModule[] =>
  ruleset ? ruleset.rules.modules.slice(1) : modules;

type Lists = Readonly<Record<string, readonly [one: string, many?: string]>>;
type Listed = { readonly [list: string]: readonly { readonly id: string }[] | undefined };

/** The lists of a pack: what one of their members is called, and several. */
const listsOfSecond: Lists = {
  heroes: ['hero', 'heroes'],
  adventures: ['adventure card'],
  market: ['market card'],
  further: ['card of a further sort', 'cards of further sorts'],
  decks: ['further deck'],
};
const listsOfThird: Lists = {
  heroes: ['hero', 'heroes'],
  assets: ['asset'],
  skills: ['skill'],
  adventures: ['adventure card'],
  stories: ['story card'],
  villains: ['villain'],
  tokens: ['combat token'],
};

/** Checks packs that are played together: each knows those before it. */
function checkPacks<P extends object>(
  files: readonly string[],
  lists: Lists,
  check: (value: unknown, before: readonly P[]) => readonly Problem[],
  ownerOf: (id: string) => string | undefined,
): readonly ContentReport[] {
  const sound: P[] = [];
  const fileOf = new Map<string, string>();
  return files.map((file) => {
    const read = readJson(file);
    const problems = 'problem' in read ? [read.problem] : check(read.value, sound);
    if ('problem' in read || problems.length > 0)
      return {
        ok: false,
        problems,
        replaces: {},
        lines: [`${file}: ${count(problems, 'problem')}`, ...problems.map((one) => `  ${problemLine(one)}`)],
      };
    const pack = read.value as P;
    sound.push(pack);
    const ids = Object.keys(lists).flatMap((list) =>
      list === 'decks' ? [] : ((pack as Listed)[list] ?? []).map(({ id }) => id),
    );
    const replaces: Record<string, string[]> = {};
    for (const id of ids) {
      const owner = fileOf.get(id) ?? ownerOf(id);
      if (owner !== undefined) replaces[owner] = [...(replaces[owner] ?? []), id];
    }
    for (const id of ids) fileOf.set(id, file);
    return { ok: true, problems, replaces, lines: soundLines(file, brought(pack, lists), replaces) };
  });
}

const soundLines = (file: string, brings: string, replaces: ContentReport['replaces']): string[] => [
  `${file}: all is well (${brings})`,
  ...Object.entries(replaces).map(
    ([owner, ids]) =>
      `  note: ${ids.join(', ')} ${ids.length === 1 ? 'replaces the card' : 'replace the cards'} of the same id of ${owner}`,
  ),
];

const brought = (pack: object, lists: Lists): string =>
  [
    ...Object.entries(lists).map(([list, names]) => count((pack as Listed)[list] ?? [], ...names)),
    'board' in pack && pack.board ? 'a board' : '',
  ]
    .filter(Boolean)
    .join(', ') || 'no cards';

const count = ({ length }: readonly unknown[], one: string, several?: string): string =>
  length === 0 ? '' : many(length, one, several);

const cardsOf = ({
  heroes = [],
  adventures = [],
  market = [],
  further = [],
}: ContentPack): readonly Card[] => [...heroes, ...adventures, ...market, ...further];

/** Packs that are played together: each knows the cards, decks and boards of the box, of modules, and of packs before it. */
export function checkContentFiles(
  files: readonly string[],
  given: VectorOptions = {},
  bundled: readonly SecondEditionModule[] = Object.values(bundledModules),
): readonly ContentReport[] {
  const own = ownModules(given);
  // Requirements of a class or sort of card come from every module, in force or not.
  const modules = new Map([...Object.values(bundledModules), ...own].map((module) => [module.id, module]));
  const boxes = [
    { owner: 'the base game', pack: riseOfTheDragonLords },
    ...[...bundled, ...own].flatMap(({ id, content }) =>
      content === undefined ? [] : [{ owner: `the module ${id}`, pack: content as ContentPack }],
    ),
  ];
  const boards = boxes.flatMap(({ pack }) => pack.board ?? []);
  const owners = new Map(boxes.flatMap(({ owner, pack }) => cardsOf(pack).map(({ id }) => [id, owner])));
  return checkPacks<ContentPack>(
    files,
    listsOfSecond,
    (value, before) => {
      const packs = [...boxes.map(({ pack }) => pack), ...before];
      const known = packs.flatMap(cardsOf);
      return checkContent(value, {
        cards: Object.fromEntries(known.map((card) => [card.id, card])),
        skills: known.flatMap((card) => (card.kind === 'hero' ? Object.keys(card.skills ?? {}) : [])),
        decks: packs.flatMap(({ decks = [] }) => decks.map(({ id }) => id)),
        // An author's board replaces the one before; no two modules with a board are ever in force together.
        board: before.findLast(({ board }) => board)?.board ?? {
          towns: boards.flatMap(({ towns }) => towns),
          spaces: boards.flatMap(({ spaces }) => spaces),
        },
        modules: modules.values(),
      });
    },
    (id) => owners.get(id),
  );
}

/** Packs of Third Edition that are played together in a scenario. */
export function checkPacksOfScenario(
  files: readonly string[],
  scenario: ScenarioId,
): readonly ContentReport[] {
  const { cards, tokens } = rulesetWith(scenario, []).rules.content;
  return checkPacks<ThirdEditionPack>(
    files,
    listsOfThird,
    (value, before) => {
      const { content, moduleIds } = rulesetWith(scenario, before).rules;
      return checkThirdEdition(value, knownIn(content, moduleIds));
    },
    (id) => (cards[id] || tokens[id] ? 'the box' : undefined),
  );
}
