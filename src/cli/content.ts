import type { Problem } from '../kernel/index.js';
import { type ContentPack, checkContent, knownIn, rulesetOf } from '../second-edition/index.js';
import { problemLine, readJson } from './files.js';

/** What a check of a content pack says: lines to print, and whether all is well. */
export interface ContentReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
}

/** Checks a content pack in a JSON file against the language, the bundled cards and the bundled board. */
export function checkContentFile(file: string): ContentReport {
  const read = readJson(file);
  if ('problem' in read) return failed(file, [read.problem]);
  const pack = read.value;
  const problems = checkContent(pack, knownIn(rulesetOf([]).rules.content));
  if (problems.length > 0) return failed(file, problems);
  const { heroes = [], adventures = [], market = [], further = [], decks = [], board } = pack as ContentPack;
  const parts = [
    count(heroes.length, 'hero', 'heroes'),
    count(adventures.length, 'adventure card'),
    count(market.length, 'market card'),
    count(further.length, 'card of a further sort', 'cards of further sorts'),
    count(decks.length, 'further deck'),
    board ? 'a board' : '',
  ];
  const listed = parts.filter(Boolean).join(', ') || 'no cards';
  return { ok: true, problems, lines: [`${file}: all is well (${listed})`] };
}

const count = (n: number, one: string, many = `${one}s`): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : many}`;

const failed = (file: string, problems: readonly Problem[]): ContentReport => ({
  ok: false,
  problems,
  lines: [
    `${file}: ${count(problems.length, 'problem')}`,
    ...problems.map((problem) => `  ${problemLine(problem)}`),
  ],
});
