import type { VectorOptions } from '../conformance/index.js';
import type { Problem } from '../kernel/index.js';
import {
  bundledModules,
  type ContentPack,
  checkContent,
  composeRuleset,
  knownIn,
  riseOfTheDragonLords,
  type SecondEditionModule,
} from '../second-edition/index.js';
import { problemLine, readJson } from './files.js';

/** What a check of a content pack says: lines to print, and whether all is well. */
export interface ContentReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
}

/** The rule modules of an author's own, out of what a file of theirs exports. */
export const ownModules = ({ ruleset, modules = [] }: VectorOptions): readonly SecondEditionModule[] =>
  ruleset ? ruleset.rules.modules.slice(1) : modules;

/** Checks a content pack in a JSON file against the language, the bundled cards and the bundled board. */
export const checkContentFile = (file: string): ContentReport =>
  checkContentFiles([file])[0] ?? failed(file, []);

/**
 * Checks packs that are played together, in this order: each knows the cards, the decks and the board of those before
 * it, and of those before a card of the same id is replaced. Their cards may be of what the bundled modules bring, and of what modules
 * of the author's own do.
 */
export function checkContentFiles(
  files: readonly string[],
  given: VectorOptions = {},
): readonly ContentReport[] {
  const own = ownModules(given);
  const known = new Map([...Object.values(bundledModules), ...own].map((module) => [module.id, module]));
  const packs = own.flatMap(({ content }) => (content === undefined ? [] : [content as ContentPack]));
  const sound: ContentPack[] = [];
  return files.map((file) => {
    const { content } = composeRuleset([], [riseOfTheDragonLords, ...packs, ...sound]).rules;
    const read = readJson(file);
    if ('problem' in read) return failed(file, [read.problem]);
    const problems = checkContent(read.value, knownIn(content, known.values()));
    if (problems.length > 0) return failed(file, problems);
    const pack = read.value as ContentPack;
    sound.push(pack);
    const ids = [pack.heroes, pack.adventures, pack.market, pack.further].flatMap((cards = []) =>
      cards.map(({ id }) => id),
    );
    const replaced = ids.filter((id) => content.cards[id] !== undefined);
    const note = `  note: ${replaced.join(', ')} ${replaced.length === 1 ? 'replaces the card' : 'replace the cards'} of the same id`;
    return {
      ok: true,
      problems,
      lines: [`${file}: all is well (${listed(pack)})`, ...(replaced.length > 0 ? [note] : [])],
    };
  });
}

function listed({
  heroes = [],
  adventures = [],
  market = [],
  further = [],
  decks = [],
  board,
}: ContentPack): string {
  const parts = [
    count(heroes.length, 'hero', 'heroes'),
    count(adventures.length, 'adventure card'),
    count(market.length, 'market card'),
    count(further.length, 'card of a further sort', 'cards of further sorts'),
    count(decks.length, 'further deck'),
    board ? 'a board' : '',
  ];
  return parts.filter(Boolean).join(', ') || 'no cards';
}

/** So many of something, in words; nothing for none. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : many}`;

/** What is said of a pack that cannot be played with. */
export const failed = (file: string, problems: readonly Problem[]): ContentReport => ({
  ok: false,
  problems,
  lines: [
    `${file}: ${count(problems.length, 'problem')}`,
    ...problems.map((problem) => `  ${problemLine(problem)}`),
  ],
});
