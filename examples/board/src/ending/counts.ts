import { endingTexts as t } from '../texts/ending.js';

/** What a count is called in a game of these modules. */
export const countName = (name: string, modules: readonly string[]): string =>
  (name === 'story' ? t.stories[modules[0] ?? ''] : undefined) ?? t.counts[name] ?? name;
