import type { VectorOptions } from '../../conformance/index.js';
import type { Problem } from '../../kernel/index.js';
import type { BoardData } from '../../second-edition/content/board-types.js';
import {
  bundledModules,
  type Card,
  type ContentPack,
  checkContent,
  riseOfTheDragonLords,
  type SecondEditionModule,
} from '../../second-edition/index.js';
import { problemLine, readJson } from './files.js';

export interface ContentReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
  /** The ids that it replaces; empty for an invalid pack. */
  readonly replaces: Replaced;
}

export const ownModules = ({ ruleset, modules = [] }: VectorOptions): readonly SecondEditionModule[] =>
  ruleset ? ruleset.rules.modules.slice(1) : modules;

export const checkContentFile = (file: string): ContentReport =>
  checkContentFiles([file])[0] ?? failed(file, []);

export type Replaced = Readonly<Record<string, readonly string[]>>;

export function replacements(ids: readonly string[], ownerOf: (id: string) => string | undefined): Replaced {
  const replaced: Record<string, string[]> = {};
  for (const id of ids) {
    const owner = ownerOf(id);
    if (owner !== undefined) replaced[owner] = [...(replaced[owner] ?? []), id];
  }
  return replaced;
}

export const passed = (file: string, brings: string, replaces: Replaced): ContentReport => ({
  ok: true,
  problems: [],
  replaces,
  lines: [
    `${file}: all is well (${brings})`,
    ...Object.entries(replaces).map(
      ([owner, cards]) =>
        `  note: ${cards.join(', ')} ${cards.length === 1 ? 'replaces the card' : 'replace the cards'} of the same id of ${owner}`,
    ),
  ],
});

const cardsOf = ({
  heroes = [],
  adventures = [],
  market = [],
  further = [],
}: ContentPack): readonly Card[] => [...heroes, ...adventures, ...market, ...further];

class Shelf {
  readonly cards: Record<string, Card> = {};
  readonly skills = new Set<string>();
  readonly decks = new Set<string>();
  board: Pick<BoardData, 'towns' | 'spaces'> = { towns: [], spaces: [] };
  private readonly owners = new Map<string, string>();

  /** Adds a pack. An author's board replaces the one before; no two modules with a board are ever in force together. */
  add(pack: ContentPack, owner: string, isBundled: boolean): void {
    for (const card of cardsOf(pack)) {
      this.cards[card.id] = card;
      this.owners.set(card.id, owner);
      if (card.kind === 'hero') for (const skill of Object.keys(card.skills ?? {})) this.skills.add(skill);
    }
    for (const { id } of pack.decks ?? []) this.decks.add(id);
    const { board } = pack;
    if (board === undefined) return;
    const { towns, spaces } = this.board;
    this.board = isBundled
      ? { towns: [...towns, ...board.towns], spaces: [...spaces, ...board.spaces] }
      : board;
  }

  replacedBy = (pack: ContentPack): Replaced =>
    replacements(
      cardsOf(pack).map(({ id }) => id),
      (id) => this.owners.get(id),
    );
}

/** Packs that are played together: each knows the cards, decks and boards of the box, of modules, and of packs before it. */
export function checkContentFiles(
  files: readonly string[],
  given: VectorOptions = {},
  bundled: readonly SecondEditionModule[] = Object.values(bundledModules),
): readonly ContentReport[] {
  const own = ownModules(given);
  // Requirements of a class or sort of card come from every module, in force or not.
  const modules = new Map([...Object.values(bundledModules), ...own].map((module) => [module.id, module]));
  const shelf = new Shelf();
  shelf.add(riseOfTheDragonLords, 'the base game', true);
  for (const { id, content } of [...bundled, ...own])
    if (content !== undefined) shelf.add(content as ContentPack, `the module ${id}`, true);
  return files.map((file) => {
    const read = readJson(file);
    if ('problem' in read) return failed(file, [read.problem]);
    const { cards, skills, decks, board } = shelf;
    const problems = checkContent(read.value, { cards, skills, decks, board, modules: modules.values() });
    if (problems.length > 0) return failed(file, problems);
    const pack = read.value as ContentPack;
    const report = passed(file, brought(pack), shelf.replacedBy(pack));
    shelf.add(pack, file, false);
    return report;
  });
}

export const listed = (
  counts: readonly (readonly [part: readonly unknown[] | undefined, one: string, many?: string])[],
  board: unknown,
): string =>
  [...counts.map(([part, one, many]) => count(part?.length ?? 0, one, many)), board ? 'a board' : '']
    .filter(Boolean)
    .join(', ') || 'no cards';

const brought = ({ heroes, adventures, market, further, decks, board }: ContentPack): string =>
  listed(
    [
      [heroes, 'hero', 'heroes'],
      [adventures, 'adventure card'],
      [market, 'market card'],
      [further, 'card of a further sort', 'cards of further sorts'],
      [decks, 'further deck'],
    ],
    board,
  );

const count = (n: number, one: string, many = `${one}s`): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : many}`;

export const failed = (file: string, problems: readonly Problem[]): ContentReport => ({
  ok: false,
  problems,
  replaces: {},
  lines: [
    `${file}: ${count(problems.length, 'problem')}`,
    ...problems.map((problem) => `  ${problemLine(problem)}`),
  ],
});
