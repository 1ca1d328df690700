import type { Catalogues } from './play/game.js';
import { CommandError, plain } from './terminal.js';

/** The languages that the command speaks. */
export type Language = 'en' | 'de';

/** The option that chooses the language. */
export const languageOption = ['--language <language>', 'the language: en or de; en if left out'] as const;

/** What `--language` says; English without it. @throws CommandError for another one */
export function languageIn(text = 'en'): Language {
  if (text === 'en' || text === 'de') return text;
  throw new CommandError(`--language is en or de, not "${plain(text)}".`);
}

/** The catalogues of a language; `undefined` for English. */
export async function cataloguesOf(language: Language): Promise<Catalogues | undefined> {
  if (language === 'en') return undefined;
  const [second, third] = await Promise.all([
    import('../../src/words/second-edition/german.js'),
    import('../../src/words/third-edition/german.js'),
  ]);
  return { 'second-edition': [second.german], 'third-edition': [third.german] };
}
