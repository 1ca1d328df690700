import { EngineError, type Problem } from '../../src/kernel/index.js';
import * as secondEdition from '../../src/words/second-edition/index.js';
import * as thirdEdition from '../../src/words/third-edition/index.js';
import { problemLine, readJson } from './files.js';

type Catalogue = secondEdition.Catalogue;

const editions = { 'second-edition': secondEdition, 'third-edition': thirdEdition } as const;

export type EditionOfWords = keyof typeof editions;
export const editionsOfWords = Object.keys(editions) as readonly EditionOfWords[];

const failed = (file: string, problem: Problem) => ({
  ok: false,
  missing: [] as readonly string[],
  unknown: [] as readonly string[],
  malformed: [problem] as readonly Problem[],
  lines: [`${file}: ${problemLine(problem)}`],
});

const section = (title: string, keys: readonly string[]): string[] =>
  keys.length === 0 ? [] : [`  ${title}: ${keys.length}`, ...keys.map((key) => `    ${key}`)];

/** With `partial`, missing keys are allowed: English replaces them. */
export function checkWordsFile(
  file: string,
  { partial = false, edition = 'second-edition' }: { partial?: boolean; edition?: EditionOfWords } = {},
): ReturnType<typeof failed> {
  const { checkCatalogue, wordKeys } = editions[edition];
  const read = readJson(file);
  if ('problem' in read) return failed(file, read.problem);
  try {
    const { ok, missing, unknown, malformed, content } = checkCatalogue(read.value as Catalogue);
    const whole = ok && (partial || missing.length === 0);
    return {
      ok: whole,
      missing,
      unknown,
      malformed,
      lines: [
        `${file}: ${whole ? 'all is well' : 'not whole'} (${wordKeys().filter((key) => key.english !== null && !key.content).length - missing.length} messages told, ${missing.length} missing, ${content} names and texts of cards and places)`,
        ...section('unknown, nothing asks for it', unknown),
        ...section(
          'malformed',
          malformed.map((problem) => problemLine(problem)),
        ),
        ...section('missing, told in English', missing),
      ],
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return failed(file, { path: '', message: error.message });
  }
}

export const wordsTemplate = (
  withContent: boolean,
  edition: EditionOfWords = 'second-edition',
): Catalogue => ({
  locale: 'en',
  messages: Object.fromEntries(
    editions[edition]
      .wordKeys()
      .filter(({ english, content }) => english !== null && (withContent || !content))
      .map(({ key, english }) => [key, english ?? '']),
  ),
});
