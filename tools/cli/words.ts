import type { VectorOptions } from '../../src/conformance/index.js';
import { EngineError, type Problem } from '../../src/kernel/index.js';
import * as secondEdition from '../../src/words/second-edition/index.js';
import * as thirdEdition from '../../src/words/third-edition/index.js';
import { problemLine, readJson } from './files.js';
import { rulesToCheck } from './module.js';

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

export interface WordsOptions {
  /** Missing keys are allowed: English replaces them. */
  readonly partial?: boolean;
  readonly edition?: EditionOfWords;
  /** Rules of somebody's own: their keys alone are asked for. The edition is theirs. */
  readonly own?: VectorOptions;
}

/** The words of an edition, and the keys of rules of somebody's own. */
function wordsOf({ edition = 'second-edition', own = {} }: WordsOptions) {
  if (own.ruleset === undefined && own.modules === undefined)
    return { ...editions[edition], rulesets: undefined, keys: editions[edition].wordKeys() };
  const { ruleset } = rulesToCheck(own);
  const words = editions[ruleset.rules.edition as EditionOfWords];
  const known = new Set(words.wordKeys().map(({ key }) => key));
  return {
    ...words,
    rulesets: [ruleset],
    keys: words.wordKeys([ruleset]).filter(({ key }) => !known.has(key)),
  };
}

export function checkWordsFile(file: string, options: WordsOptions = {}): ReturnType<typeof failed> {
  const { partial = false } = options;
  const { checkCatalogue, rulesets, keys } = wordsOf(options);
  const read = readJson(file);
  if ('problem' in read) return failed(file, read.problem);
  try {
    const {
      ok,
      missing: all,
      unknown,
      malformed,
      content,
    } = checkCatalogue(read.value as Catalogue, rulesets);
    const asked = new Set(keys.filter((key) => key.english !== null && !key.content).map(({ key }) => key));
    const missing = all.filter((key) => asked.has(key));
    const whole = ok && (partial || missing.length === 0);
    return {
      ok: whole,
      missing,
      unknown,
      malformed,
      lines: [
        `${file}: ${whole ? 'all is well' : 'not whole'} (${asked.size - missing.length} messages told, ${missing.length} missing, ${content} names and texts of cards and places)`,
        ...section('unknown, nothing asks for it', unknown),
        ...section(
          'malformed',
          malformed.map((problem) => problemLine(problem)),
        ),
        ...section('missing, told in English', partial ? [] : missing),
      ],
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return failed(file, { path: '', message: error.message });
  }
}

export function wordsTemplate(withContent: boolean, options: WordsOptions = {}): Catalogue {
  const { keys } = wordsOf(options);
  return {
    locale: 'en',
    messages: Object.fromEntries(
      keys
        .filter(({ english, content }) => english !== null && (withContent || !content))
        .map(({ key, english }) => [key, english ?? '']),
    ),
  };
}
