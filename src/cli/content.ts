import { readFileSync } from 'node:fs';
import type { Problem } from '../kernel/index.js';
import { type ContentPack, checkContent, knownIn, rulesetOf } from '../second-edition/index.js';

/** What a check of a content pack says: lines to print, and whether all is well. */
export interface ContentReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
}

/** Checks a content pack in a JSON file against the language, the bundled cards and the bundled board. */
export function checkContentFile(file: string): ContentReport {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return failed(file, [{ path: '', message: 'The file cannot be read.' }]);
  }
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch (error) {
    return failed(file, [{ path: '', message: `The file is not JSON: ${(error as Error).message}` }]);
  }
  const problems = checkContent(pack, knownIn(rulesetOf([]).rules.content));
  if (problems.length > 0) return failed(file, problems);
  const { heroes = [], adventures = [], market = [], board } = pack as ContentPack;
  const parts = [
    count(heroes.length, 'hero', 'heroes'),
    count(adventures.length, 'adventure card'),
    count(market.length, 'market card'),
    board ? 'a board' : '',
  ];
  return { ok: true, problems, lines: [`${file}: all is well (${parts.filter(Boolean).join(', ')})`] };
}

const count = (n: number, one: string, many = `${one}s`): string =>
  n === 0 ? '' : `${n} ${n === 1 ? one : many}`;

const failed = (file: string, problems: readonly Problem[]): ContentReport => ({
  ok: false,
  problems,
  lines: [
    `${file}: ${count(problems.length, 'problem')}`,
    ...problems.map((p) => `  ${p.path || '(the whole file)'}: ${p.message}${p.rule ? ` [${p.rule}]` : ''}`),
  ],
});
